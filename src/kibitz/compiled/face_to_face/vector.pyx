"""Thousands of games of Face to Face at a time: stepped, observed and started anew in compiled code."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from kibitz.compiled.common.bits cimport below, count, lowest, stream
from kibitz.compiled.face_to_face.rules cimport CARDS, CODES, END, HAND, NOBODY, Packed, legal
from kibitz.compiled.face_to_face.observations cimport COLUMNS, PILES, Log, act, fill_draw, observe, put_mask

ctypedef bint Terms
"""Whether a lone last card may be placed alone."""


cdef struct Play:
    # One game: its position, its random numbers, and its legal actions.
    Packed at
    Log log
    uint64_t rng
    uint64_t piles[PILES]
    bint may_end


cdef inline Terms terms_of(bint lone_last_card) noexcept:
    return lone_last_card


cdef inline bint is_legal(const Play* game, int code) noexcept nogil:
    if code == END:
        return game.may_end
    return 0 < code < CODES and (game.piles[code >> 6] >> (code & 63)) & 1


cdef int choose(const Play* game, uint64_t* rng) noexcept nogil:
    """A random legal action."""
    cdef int counts[PILES]
    cdef int pile, total = 0, left
    cdef uint64_t cards
    for pile in range(PILES):
        counts[pile] = count(game.piles[pile])
        total += counts[pile]
    left = below(rng, total + game.may_end)
    for pile in range(PILES):
        if left < counts[pile]:
            cards = game.piles[pile]
            while left:
                cards &= cards - 1
                left -= 1
            return pile * COLUMNS + lowest(cards)
        left -= counts[pile]
    return END


cdef inline void restart(Terms lone_last_card, Play* game) noexcept nogil:
    """Shuffle, draw six each, and draw lots for who starts (F1). Both can always place two cards at first."""
    cdef int owner, i, j
    cdef uint8_t card
    cdef Packed* at = &game.at
    memset(at, 0, sizeof(Packed))
    memset(&game.log, 0, sizeof(Log))
    for owner in range(2):
        fill_draw(at, owner)
        for i in range(CARDS - 1, 0, -1):
            j = below(&game.rng, i + 1)
            card = at.draw[owner][i]
            at.draw[owner][i] = at.draw[owner][j]
            at.draw[owner][j] = card
        for i in range(HAND):
            at.draw_count[owner] -= 1
            at.hands[owner] |= <uint64_t>1 << at.draw[owner][at.draw_count[owner]]
        at.up[owner] = 1
        at.down[owner] = 60
    at.lone_last_card = lone_last_card
    at.starter = at.seat = below(&game.rng, 2)
    at.turn = 1
    at.winner = NOBODY
    legal(at, game.piles, &game.may_end)


cdef inline bint advance(
    Terms lone_last_card, Play* game, int code, float* rewards, int16_t* final, bint by_round
) noexcept nogil:
    """One step of one game and its rewards; returns whether the game is over."""
    act(&game.at, &game.log, code)
    rewards[0] = rewards[1] = 0
    if game.at.winner != NOBODY:
        score(&game.at, rewards, final, by_round)
        return True
    legal(&game.at, game.piles, &game.may_end)
    return False


cdef void score(const Packed* at, float* rewards, int16_t* final, bint by_round) noexcept nogil:
    """The result: the cards placed, or 1 for the winner and −1 for the loser."""
    cdef int owner
    for owner in range(2):
        final[owner] = CARDS - count(at.hands[owner]) - at.draw_count[owner]
        if by_round:
            rewards[owner] = final[owner]
        else:
            rewards[owner] = 1 if owner == at.winner else -1


cdef inline void show(
    Terms lone_last_card, const Play* game, int8_t* seat, int8_t* row, int16_t* numbers, int8_t* mask
) noexcept nogil:
    """Who acts, what they see, and what they may do."""
    seat[0] = game.at.seat
    observe(&game.at, &game.log, game.at.seat, row, numbers)
    put_mask(game.piles, game.may_end, mask)


include "../common/vector.pxi"

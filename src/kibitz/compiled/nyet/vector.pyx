"""Thousands of games of Nyet! at a time: stepped, observed and started anew in compiled code."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from kibitz.compiled.common.bits cimport below, pick, stream
from kibitz.compiled.nyet.rules cimport DEAL, OVER, Packed, Rules, Tables, actor, deal_cards
from kibitz.compiled.nyet.observations cimport Log, act, choice_bit, observe, own_legal, put_mask

ctypedef const Tables* Terms


cdef struct Play:
    # One game: its position, its random numbers, and its legal actions.
    Packed at
    Log log
    uint64_t rng
    uint64_t choices
    int16_t block
    int8_t seat


cdef inline Terms terms_of(Rules rules) except NULL:
    return &rules.tables


cdef inline void restart(Terms rules, Play* game) noexcept nogil:
    memset(&game.at, 0, sizeof(Packed))
    memset(&game.log, 0, sizeof(Log))
    game.at.dealer = below(&game.rng, rules.players)
    deal_cards(rules, &game.at, &game.rng)
    look(rules, game)


cdef inline void look(Terms rules, Play* game) noexcept nogil:
    """Who acts, and what they may do."""
    game.seat = actor(rules, &game.at)
    game.block = own_legal(rules, &game.at, game.seat, &game.choices)


cdef inline bint is_legal(const Play* game, int code) noexcept nogil:
    return game.choices & choice_bit(game.block, code) != 0


cdef inline int choose(const Play* game, uint64_t* rng) noexcept nogil:
    """A random legal action."""
    return game.block + pick(game.choices, rng)


cdef inline bint advance(
    Terms rules, Play* game, int code, float* rewards, int16_t* final, bint by_round
) noexcept nogil:
    """One step of one game and its rewards; returns whether the game is over."""
    cdef int seat
    act(rules, &game.at, &game.log, game.seat, code)
    for seat in range(rules.players):
        rewards[seat] = game.at.points[seat] if by_round and game.at.phase >= DEAL else 0
    if game.at.phase == OVER:
        for seat in range(rules.players):
            final[seat] = game.at.scores[seat]
        if not by_round:
            put_result(rules, &game.at, rewards)
        return True
    if game.at.phase == DEAL:
        memset(&game.log, 0, sizeof(Log))
        deal_cards(rules, &game.at, &game.rng)
    look(rules, game)
    return False


cdef void put_result(Terms rules, const Packed* at, float* rewards) noexcept nogil:
    """The result: 1 for a sole win, less for a shared one, paid evenly by the losers (N9)."""
    cdef int seat, best = at.scores[0], winners = 0
    for seat in range(rules.players):
        best = max(best, at.scores[seat])
    for seat in range(rules.players):
        winners += at.scores[seat] == best
    for seat in range(rules.players):
        rewards[seat] = ((<float>rules.players / winners if at.scores[seat] == best else 0) - 1) / (rules.players - 1)


cdef inline void show(
    Terms rules, const Play* game, int8_t* seat, int8_t* row, int16_t* numbers, int8_t* mask
) noexcept nogil:
    """Who acts, what they see, and what they may do."""
    seat[0] = game.seat
    observe(rules, &game.at, &game.log, game.seat, row, numbers)
    put_mask(game.block, game.choices, mask)


include "../common/vector.pxi"

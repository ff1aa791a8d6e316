"""Positions of Face to Face with their results, to train the networks on."""

from libc.stdint cimport uint64_t
from libc.string cimport memset

from kibitz.fast.bits cimport below, draw, lowest, stream
from kibitz.fast.face_to_face cimport CARDS, HAND, NOBODY, Packed, end_turn, legal, place
from kibitz.fast.face_to_face_playout cimport THUMB, shuffle_draw
from kibitz.fast.face_to_face_reply cimport reply
from kibitz.fast.face_to_face_thumb cimport FEW, Thumb, thumb_placements
from kibitz.fast.face_to_face_value cimport INPUTS, features

from kibitz.fast.face_to_face_value import load_networks

cdef enum:
    TURNS = 120
    LAST_WHIM = 40


cdef float fraction(uint64_t* rng) noexcept nogil:
    return (draw(rng) >> 40) * (1.0 / 16777216)


cdef void deal(Packed* at, uint64_t* rng) noexcept nogil:
    """A new game (F1)."""
    cdef int seat, i
    memset(at, 0, sizeof(Packed))
    at.winner = NOBODY
    at.turn = 1
    for seat in range(2):
        at.up[seat] = 1
        at.down[seat] = 60
        at.unplaced[seat] = ((<uint64_t>1 << CARDS) - 1) << 2
        shuffle_draw(at, seat, at.unplaced[seat], rng)
        for i in range(HAND):
            at.draw_count[seat] -= 1
            at.hands[seat] |= <uint64_t>1 << at.draw[seat][at.draw_count[seat]]


cdef void place_anything(Packed* at, uint64_t* rng) noexcept nogil:
    """One card on any pile that takes it."""
    cdef uint64_t piles[4]
    cdef bint may_end
    cdef int pile = below(rng, 4)
    legal(at, piles, &may_end)
    while piles[pile] == 0:
        pile = (pile + 1) % 4
    place(at, pile, lowest(piles[pile]))


cdef void whimsical(Packed* at, uint64_t* rng) noexcept nogil:
    """A turn of odd taste, so that odd positions come up."""
    cdef Thumb taste
    taste.help = 3 * fraction(rng)
    taste.card = 4 * fraction(rng) - 1
    taste.gap = fraction(rng)
    if below(rng, 4) == 0:
        place_anything(at, rng)
    if at.winner == NOBODY:
        thumb_placements(at, &taste)


def play_games(float[:, ::1] inputs, float[::1] won, *, uint64_t seed, bint replies=False):
    """Fill the rows with ends of turns from games by rule of thumb or of replies, and whether their player won.

    Up to a random turn play is whimsical; only what it leads to is kept, so that every result is that of sound
    play. Every row is used.
    """
    cdef Packed at
    cdef uint64_t rng
    cdef int row = 0, rows = inputs.shape[0], first, i, game = 0, whims
    cdef int mover[TURNS]
    if inputs.shape[1] != INPUTS or won.shape[0] != rows:
        raise ValueError(f"{INPUTS} inputs and one result a row are wanted")
    load_networks()
    with nogil:
        while row < rows:
            rng = stream(seed, game)
            game += 1
            deal(&at, &rng)
            whims = below(&rng, LAST_WHIM)
            first = row
            while at.winner == NOBODY:
                if at.turn <= whims:
                    whimsical(&at, &rng)
                elif replies:
                    reply(&at, &THUMB, FEW)
                else:
                    thumb_placements(&at, &THUMB)
                if at.winner != NOBODY:
                    break
                if at.turn >= whims and row < rows and row - first < TURNS:
                    features(&at, &inputs[row, 0])
                    mover[row - first] = at.seat
                    row += 1
                end_turn(&at)
            for i in range(first, row):
                won[i] = mover[i - first] == at.winner

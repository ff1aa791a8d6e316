"""Whether a player whose draw pile is empty can place the whole hand this turn: an exact search.

Rollouts play two or three cheap cards a turn. Without this they keep cards back that could all be placed, and lose games
that are won.
"""

from libc.stdint cimport uint64_t
from libc.string cimport memset

from kibitz.compiled.common.bits cimport lowest
from kibitz.compiled.face_to_face.rules cimport HAND, NOBODY, Packed, legal, place

cdef enum:
    FINISH_KEYS = 1 << (HAND + 7)

cdef struct Finisher:
    # The piles at the start, a number for each card, and the positions from which the rest can't be placed, by `finish_key`.
    int up
    int down
    char slot[64]
    char tried[FINISH_KEYS]


cdef inline int finish_key(const Finisher* finisher, const Packed* at) noexcept nogil:
    """A position within the turn as a number: the cards left, the card on each own pile, and whether one was given."""
    cdef int me = at.seat, key = at.gave
    cdef uint64_t rest = at.hands[me]
    while rest:
        key |= 2 << finisher.slot[lowest(rest)]
        rest &= rest - 1
    if at.up[me] != finisher.up:
        key |= (1 + finisher.slot[at.up[me]]) << (HAND + 1)
    if at.down[me] != finisher.down:
        key |= (1 + finisher.slot[at.down[me]]) << (HAND + 4)
    return key


cdef inline bint finish_from(Finisher* finisher, Packed* at) noexcept nogil:
    """Place all that is left, if there is a way."""
    cdef uint64_t piles[4]
    cdef bint may_end
    cdef int pile, card, key = finish_key(finisher, at)
    cdef Packed after
    if finisher.tried[key]:
        return False
    finisher.tried[key] = True
    legal(at, piles, &may_end)
    for pile in range(4):
        while piles[pile]:
            card = lowest(piles[pile])
            piles[pile] &= piles[pile] - 1
            after = at[0]
            place(&after, pile, card)
            if after.winner == at.seat or (after.winner == NOBODY and finish_from(finisher, &after)):
                at[0] = after
                return True
    return False


cdef inline bint finish_turn(Packed* at) noexcept nogil:
    """Place the whole hand and win, if there is a way; whether there was."""
    cdef Finisher finisher
    cdef uint64_t rest = at.hands[at.seat]
    cdef int n = 0
    if at.draw_count[at.seat] or at.winner != NOBODY:
        return False
    while rest:
        finisher.slot[lowest(rest)] = n
        rest &= rest - 1
        n += 1
    finisher.up = at.up[at.seat]
    finisher.down = at.down[at.seat]
    memset(finisher.tried, 0, sizeof(finisher.tried))
    return finish_from(&finisher, at)

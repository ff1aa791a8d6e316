"""The Game: Face to Face on plain integers.

A card is its number and a set of cards a 64-bit integer. An action is pile × 64 + card, the piles in the order `up`,
`down`, `opp-up`, `opp-down`; 0 ends the turn.
"""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t

cdef enum:
    CARDS = 58
    HAND = 6
    JUMP = 10
    END = 0
    CODES = 256
    NOBODY = -1

cdef enum:
    UP
    DOWN
    OPP_UP
    OPP_DOWN

cdef struct Packed:
    # A full position, hidden cards included; `draw` is drawn from its end, `unplaced` is hand and draw pile together.
    uint64_t hands[2]
    uint64_t unplaced[2]
    uint8_t draw[2][CARDS]
    int8_t draw_count[2]
    int8_t up[2]
    int8_t down[2]
    int8_t lone_last_card
    int8_t starter
    int8_t seat
    int8_t count
    int8_t gave
    int8_t winner
    int8_t stuck
    int16_t turn


cdef inline uint64_t above(int top) noexcept nogil:
    """The cards higher than one."""
    return ~<uint64_t>0 << (top + 1)


cdef inline uint64_t beneath(int top) noexcept nogil:
    """The cards lower than one."""
    return (<uint64_t>1 << top) - 1


cdef inline uint64_t fits_up(int top) noexcept nogil:
    """What goes on an ascending pile: higher cards, and the one exactly ten lower (F2.1, F2.2)."""
    return above(top) | (<uint64_t>1 << (top - JUMP) if top > JUMP else 0)


cdef inline uint64_t fits_down(int top) noexcept nogil:
    """What goes on a descending pile: lower cards, and the one exactly ten higher (F2.1, F2.2)."""
    return beneath(top) | (<uint64_t>1 << (top + JUMP) if top + JUMP < 60 else 0)


cdef inline uint64_t own_fits(uint64_t hand, int up, int down) noexcept nogil:
    return hand & (fits_up(up) | fits_down(down))


cdef inline uint64_t gift_fits(uint64_t hand, int opp_up, int opp_down) noexcept nogil:
    """What improves an opponent's pile (F2.3)."""
    return hand & (beneath(opp_up) | above(opp_down))


cdef bint can_go_on(const Packed* at) noexcept nogil
cdef int asked(const Packed* at) noexcept nogil
cdef void legal(const Packed* at, uint64_t* piles, bint* may_end) noexcept nogil
cdef void place(Packed* at, int pile, int card) noexcept nogil
cdef void end_turn(Packed* at) noexcept nogil
cdef void step(Packed* at, int code) noexcept nogil


cdef class Position:
    cdef Packed at
    cdef readonly tuple placed

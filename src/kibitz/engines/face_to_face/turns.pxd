"""All ways to end a turn of Face to Face, and what one is worth in a world."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint32_t, uint64_t

from kibitz.compiled.face_to_face.rules cimport HAND, Packed
from kibitz.engines.face_to_face.value cimport Network

cdef enum:
    # Six cards lie in at most 4,717 ways in the hand and on the piles; each may come first on four piles, or the end.
    KEYS = 1 << 16
    WAYS = 1 << 13
    ACTIONS = 4 * HAND + 1

cdef struct Way:
    # One way to go on, to the end of the turn or on the way there: where it leaves the piles and the hand.
    float worth
    uint32_t firsts
    uint64_t hand
    uint64_t placed
    int8_t up
    int8_t down
    int8_t opp_up
    int8_t opp_down
    int8_t gave
    int8_t number
    int8_t won
    int8_t ends
    uint8_t length
    uint8_t codes[HAND]

cdef struct Explorer:
    # All ways of a turn, judged by a network; the actions it may begin with are the bits of `firsts`, `found` leads
    # from keys to ways.
    const Network* net
    Way ways[WAYS]
    int count
    uint8_t actions[ACTIONS]
    int action_count
    int16_t found[KEYS]
    uint8_t slot[64]
    Packed start


cdef void explore_turn(Explorer* explorer, const Packed* at, const Network* net) noexcept nogil
cdef void follow(Packed* at, const Way* way) noexcept nogil
cdef float chance_in(
    const Way* way, const Packed* world, int turns, int few, const Network* net
) noexcept nogil

"""All plans for a turn of Face to Face, and rollouts of a plan in a world."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint32_t, uint64_t

from kibitz.compiled.face_to_face.rules cimport HAND, Packed
from kibitz.engines.face_to_face.value cimport Network

cdef enum:
    # Six cards in the hand or on the piles make at most 4,717 positions. A turn begins with a card on one of four
    # piles, or ends.
    KEYS = 1 << 16
    MOST_PLANS = 1 << 13
    ACTIONS = 4 * HAND + 1

cdef struct Plan:
    # A complete or partial plan for the turn, and the piles and the hand it leads to.
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
    # All plans of a turn, evaluated by a network. The bits of a plan's `firsts` are the actions it can begin with, in
    # the order of `actions`; `found` maps position keys to plans.
    const Network* net
    Plan plans[MOST_PLANS]
    int count
    uint8_t actions[ACTIONS]
    int action_count
    int16_t found[KEYS]
    uint8_t slot[64]
    Packed start


cdef void find_plans(Explorer* explorer, const Packed* at, const Network* net) noexcept nogil
cdef void play_plan(Packed* at, const Plan* plan) noexcept nogil
cdef float rollout(
    const Plan* plan, const Packed* world, int turns, int candidates, const Network* net, float* points
) noexcept nogil

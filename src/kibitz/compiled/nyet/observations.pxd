"""Layout of a seat's observation of Nyet!: a row of small numbers, seats counted from the viewer."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t

from libc.string cimport memset

from kibitz.compiled.nyet.rules cimport BOXES, CODES, LINES, SEATS, TEAM_OF, Packed, Tables
from kibitz.compiled.common.rows cimport put_bits

cdef enum:
    CARDS = 64
    ALL_BOXES = LINES * BOXES

cdef enum:
    # The first column of each field of an observation.
    PHASE_AT = 0
    PLAYERS_AT = PHASE_AT + 7
    RULES_AT = PLAYERS_AT + 4
    DEALER_AT = RULES_AT + 2
    TO_ACT_AT = DEALER_AT + SEATS
    HAND_AT = TO_ACT_AT + SEATS
    GIVEN_AT = HAND_AT + CARDS
    RECEIVED_AT = GIVEN_AT + CARDS
    HAND_SIZES_AT = RECEIVED_AT + CARDS
    GIVEN_SIZES_AT = HAND_SIZES_AT + SEATS
    OPEN_AT = GIVEN_SIZES_AT + SEATS
    COVERED_BY_AT = OPEN_AT + ALL_BOXES
    COVERED_WHEN_AT = COVERED_BY_AT + SEATS * ALL_BOXES
    TEAM_AT = COVERED_WHEN_AT + ALL_BOXES
    BONUS_AT = TEAM_AT + SEATS
    LEADER_AT = BONUS_AT + SEATS
    WINNING_AT = LEADER_AT + SEATS
    PLAYED_BY_AT = WINNING_AT + SEATS
    PLAYED_WHEN_AT = PLAYED_BY_AT + SEATS * CARDS
    TRICK_AT = PLAYED_WHEN_AT + CARDS
    TAKEN_AT = TRICK_AT + CARDS
    LOOT_AT = TAKEN_AT + SEATS
    OBSERVATION = LOOT_AT + SEATS

cdef enum:
    # The numbers too large for a row of bytes.
    ROUND_AT = 0
    ROUNDS_AT = 1
    TARGET_AT = 2
    SCORES_AT = 3
    NUMBERS = SCORES_AT + SEATS


cdef struct Log:
    # The public actions of this round in the form shown: who covered which boxes and played which cards, and when.
    uint64_t covered[SEATS]
    uint64_t played[SEATS]
    uint64_t trick
    uint8_t covered_when[ALL_BOXES]
    uint8_t played_when[CARDS]


cdef inline uint64_t choice_bit(int block, int code) noexcept nogil:
    """A code's bit in the set of choices of a block; 0 if it's in another block."""
    return <uint64_t>1 << (code - block) if block <= code < block + 64 else 0


cdef inline void put_mask(int block, uint64_t choices, int8_t* mask) noexcept nogil:
    """Write the legal codes; the last block is only half as long."""
    memset(mask, 0, CODES)
    put_bits(choices, &mask[block], 64 if block < TEAM_OF else CODES - TEAM_OF)


cdef void act(const Tables* rules, Packed* at, Log* log, int seat, int code) noexcept nogil
cdef void observe(
    const Tables* rules, const Packed* at, const Log* log, int viewer, int8_t* row, int16_t* numbers
) noexcept nogil
cdef int own_legal(const Tables* rules, const Packed* at, int seat, uint64_t* choices) noexcept nogil
cdef int own_code(const Tables* rules, int seat, int code) noexcept nogil
cdef int table_code(const Tables* rules, int seat, int code) noexcept nogil

"""Layout of a player's observation of Face to Face: a row of small numbers, the viewer's before the opponent's."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t

from kibitz.compiled.face_to_face.rules cimport Packed

cdef enum:
    # Cards and pile tops have one column per card number.
    COLUMNS = 64
    PILES = 4

cdef enum:
    # The first column of each field of an observation.
    TO_ACT_AT = 0
    STARTER_AT = TO_ACT_AT + 2
    WINNER_AT = STARTER_AT + 2
    STUCK_AT = WINNER_AT + 2
    RULES_AT = STUCK_AT + 1
    GAVE_AT = RULES_AT + 1
    COUNT_AT = GAVE_AT + 1
    ASKED_AT = COUNT_AT + 1
    WILL_DRAW_AT = ASKED_AT + 1
    HAND_SIZES_AT = WILL_DRAW_AT + 1
    DRAW_SIZES_AT = HAND_SIZES_AT + 2
    HAND_AT = DRAW_SIZES_AT + 2
    TOPS_AT = HAND_AT + COLUMNS
    PLACED_ON_AT = TOPS_AT + PILES * COLUMNS
    PLACED_WHEN_AT = PLACED_ON_AT + 2 * PILES * COLUMNS
    OBSERVATION = PLACED_WHEN_AT + 2 * COLUMNS

cdef enum:
    # The numbers too large for a row of bytes, or wanted beside it.
    TURN_AT = 0
    PLACED_AT = 1
    NUMBERS = PLACED_AT + 2


cdef struct Log:
    # The placements so far in the form shown: who placed which cards where, and when.
    uint64_t placed[2][PILES]
    uint8_t when[2][COLUMNS]
    uint8_t count


cdef void act(Packed* at, Log* log, int code) noexcept nogil
cdef int cards_to_draw(const Packed* at) noexcept nogil
cdef void observe(const Packed* at, const Log* log, int viewer, int8_t* row, int16_t* numbers) noexcept nogil
cdef void put_mask(const uint64_t* piles, bint may_end, int8_t* mask) noexcept nogil
cdef void fill_draw(Packed* at, int owner) noexcept nogil

"""Nyet! on plain integers.

A card is a number: colour × 16 + slot, where the slots of a colour are its cards in ascending order and equal cards
have neighbouring slots. A set of cards is a 64-bit integer. Boxes of the board are numbered line × 8 + box.
"""

from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint64_t

from kibitz.compiled.common.bits cimport count, lowest

cdef enum:
    SEATS = 5
    LINES = 5
    BOXES = 8
    NO_COLOUR = 4
    NOBODY = -1
    TRUMP_KEY = 32
    SUPER_KEY = 64

cdef enum Phase:
    NYET
    TEAM
    BONUS
    GIVE
    TRICKS
    DEAL
    OVER

cdef enum Code:
    """The first code of each kind of action; a card, box, seat or set of seats is added to it."""
    PLAY = 0
    DISCARD = 64
    PASS = 128
    COVER = 192
    HOLDER = 232
    TEAM_OF = 256
    CODES = 288

cdef struct Tables:
    # Everything the options fix for all rounds.
    int8_t players
    int8_t hand_size
    int8_t vetoer
    int8_t bonus_used
    int8_t holder_tricks
    int8_t super_in_colour
    int16_t rounds
    int16_t target
    uint64_t boxes
    uint64_t teams[SEATS]
    int8_t give_cards[BOXES]
    int8_t give_ones[BOXES]
    int8_t give_to[BOXES]
    int8_t trump[BOXES]
    int8_t supertrump[BOXES]
    int16_t points[BOXES]
    uint64_t deck
    uint64_t ones
    uint64_t singles
    uint8_t deck_size
    uint8_t cards[64]
    uint64_t kind[64]
    uint8_t keys[1600]

cdef struct Packed:
    # A full position, hidden cards included.
    uint64_t hands[SEATS]
    uint64_t given[SEATS]
    uint64_t aside
    uint64_t open_boxes
    uint64_t supers
    uint64_t follow[SEATS]
    int32_t scores[SEATS]
    int32_t points[SEATS]
    int16_t round
    int16_t value
    int8_t phase
    int8_t dealer
    int8_t turn
    int8_t leader
    int8_t first
    int8_t discard
    int8_t trump
    int8_t supertrump
    int8_t bonus
    int8_t winning
    uint8_t team
    uint8_t best_key
    uint8_t token_count
    uint8_t play_count
    uint8_t trick_size
    uint8_t taken[SEATS]
    uint8_t loot[SEATS]
    uint8_t tokens[LINES * BOXES]
    uint8_t plays[64]


cdef inline const uint8_t* strengths(const Tables* rules, const Packed* at) noexcept nogil:
    """Every card's strength under the terms: plain cards by rank, trumps from TRUMP_KEY, supertrumps SUPER_KEY."""
    return &rules.keys[(at.trump * 5 + at.supertrump) * 64]


cdef inline uint64_t asked(const Packed* at, int led) noexcept nogil:
    """The cards that follow a led card (N6.1, N6.3)."""
    return at.follow[4] if (at.supers >> led) & 1 else at.follow[led >> 4]


cdef inline int next_seat(const Tables* rules, int seat) noexcept nogil:
    return seat + 1 if seat + 1 < rules.players else 0


cdef inline bint same_team(const Packed* at, int seat, int other) noexcept nogil:
    return ((at.team >> seat) ^ (at.team >> other)) & 1 == 0


cdef int actor(const Tables* rules, const Packed* at) noexcept nogil
cdef int legal(const Tables* rules, const Packed* at, int seat, uint64_t* choices) noexcept nogil
cdef void step(const Tables* rules, Packed* at, int seat, int code) noexcept nogil
cdef void begin_round(const Tables* rules, Packed* at) noexcept nogil
cdef void deal_cards(const Tables* rules, Packed* at, uint64_t* rng) noexcept nogil
cdef void score_round(const Tables* rules, Packed* at) noexcept nogil
cdef uint64_t givable(const Tables* rules, const Packed* at, int seat) noexcept nogil
cdef uint64_t named(const Tables* rules, uint64_t cards) noexcept nogil


cdef class Rules:
    cdef Tables tables
    cdef readonly object codes


cdef class Position:
    cdef Packed at
    cdef readonly Rules rules
    cdef readonly bytes seed
    cdef readonly tuple history

"""What the solver keeps in memory: cards as bits, the fixed facts of an ending, the position, the table.

A hand is 63 bits. Suit 0 takes bits 0–17: three 1s, the values 2–13, three supertrumps. Suits 1–3 take 15 bits each:
three 1s, the values 2–13. Suit 0 is the trump colour; without trump it is the supertrumps' printed colour, and the
supertrumps are a suit of their own, number 4.

The two sides are called home (1) and away (0). A count is what home takes minus what away takes, each trick or loot
times the weight of its taker. Who wants the count to grow is a fact of its own: at −2 points it is the other side.
"""

from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

cdef enum:
    PLAYERS = 5
    SUITS = 4
    SUPER_SUIT = 4
    CARDS = 63
    PLIES = 84
    MOVES = 16
    SUPER_BIT = 15
    TRUMP_STRENGTH = 32
    NO_CARD = -1
    NO_COLOUR = 4
    HISTORY_LIMIT = 25

cdef enum:
    SUPERS = 0x38000

cdef inline uint64_t card_bit(int card) noexcept nogil:
    return <uint64_t>1 << card

cdef inline int suit_base(int suit) noexcept nogil:
    """The bit of a suit's first card."""
    return 0 if suit == 0 else 3 + 15 * suit

cdef inline uint64_t low_ones() noexcept nogil:
    """All 1s that are not supertrumps."""
    return 7 | <uint64_t>7 << 18 | <uint64_t>7 << 33 | <uint64_t>7 << 48

cdef inline uint64_t all_ones() noexcept nogil:
    return low_ones() | SUPERS

cdef inline int move_card(int32_t move) noexcept nogil:
    return move & 255

cdef inline int move_low(int32_t move) noexcept nogil:
    return move >> 8 & 255

cdef inline uint64_t ones_mark(int suit) noexcept nogil:
    """In a set of relevant cards: the 1s of this suit tied, so that it matters exactly who holds how many."""
    return <uint64_t>1 << suit_base(suit)

# The 1s of each player and suit are counted in a vector of twenty fields of three bits, the highest bit a guard.
cdef inline int field_shift(int player, int suit) noexcept nogil:
    return 3 * (player * SUITS + suit)

cdef inline uint64_t each_field(int value) noexcept nogil:
    return <uint64_t>0x249249249249249 * <uint64_t>value

cdef struct Table:
    # the trick as it lies, in one word
    int8_t led
    int8_t best
    int8_t taker
    int8_t strength
    int8_t contenders   # cards in the trick that had to be beaten by rank
    int8_t unused[3]

cdef struct Ones:
    # where the 1s are, by side, in one word
    int8_t lying[2]     # in the trick
    int8_t held[2]      # in hands, supertrumps apart
    int8_t supers[2]    # supertrumps in hands
    int8_t unused[2]

cdef struct Node:
    int player
    int position
    int tricks          # tricks left, this one included
    Table table
    Ones ones
    uint64_t lying_fields
    # what a completed trick means
    uint64_t trick_relevant
    uint64_t trick_captured
    # to take the move back
    uint64_t saved_hash
    uint64_t saved_ones
    uint64_t saved_owners
    # the proof below this node
    uint64_t relevant   # cards whose rank mattered
    uint64_t captured   # fields of 1s whose capture was counted
    int cutter          # the card that settled the question, if one did
    # the cards to try: score × 65536 + lowest × 256 + highest of a run of equal cards
    int count
    int32_t moves[MOVES]

cdef struct Proof:
    uint64_t owners[SUITS]
    uint64_t ones
    int16_t bound
    uint16_t depths     # four bits a suit: how many of the top cards must have the same owners
    uint8_t exact       # a bit a suit: the 1s must be the same
    uint8_t is_lower
    int8_t move

cdef struct Entry:
    # a line of the cache; entries of one key lie side by side in blocks, whose first says the rest
    Proof proof
    uint64_t key
    uint32_t following  # the next block of the chain
    uint16_t room
    uint16_t used

cdef struct Search:
    # the ending
    int players
    int trump           # whether suit 0 is the trump colour
    int size[2]
    int top_weight[2]
    int least_weight[2]
    int side[PLAYERS]
    int weight[PLAYERS]
    int loot[PLAYERS]       # what the loss of a 1 may cost the player's side
    int raises[PLAYERS]     # whether the player wants the count to grow
    int colour[SUITS]       # which colour each suit is
    int supertrump
    int suits               # 4, or 5 where the supertrumps are a suit of their own
    uint64_t trumps         # all cards that beat the colour led
    uint64_t suit_mask[SUITS + 1]
    uint64_t plain[SUITS + 1]     # the cards of a suit that are not 1s
    uint64_t follow[SUITS + 1]    # the cards that follow when the suit is led
    uint64_t side_fields[2]
    uint8_t suit[64]
    uint8_t kind[64]        # the suit, supertrumps always apart
    uint8_t strength[64]
    uint64_t hash_of[PLAYERS][SUITS + 1]
    uint64_t hash_leader[PLAYERS]
    # the position
    uint64_t hands[PLAYERS]
    uint64_t remaining
    uint64_t owners[SUITS]  # who holds the cards that are not 1s, highest first, three bits each
    uint64_t ones
    uint64_t hash
    bint learns             # whether 1s were dealt: without them the history misleads
    int8_t history[PLAYERS][64]   # how often a card settled the question, or failed to, at its place in the trick
    # limits
    uint64_t nodes
    uint64_t node_limit
    uint64_t next_look
    double deadline
    int stopped
    int root            # how many cards lay in the trick at first
    # the table
    uint64_t* heads
    Entry* pool
    void* pool_memory
    uint32_t used
    uint32_t pool_size
    uint32_t head_mask
    uint32_t generation
    Node path[PLIES]

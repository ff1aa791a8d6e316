"""What the solver keeps in memory: cards as bits, the fixed facts of an ending, the position, the table.

A hand is 63 bits. Suit 0 takes bits 0–17: three 1s, the values 2–13, three supertrumps. Suits 1–3 take 15 bits each:
three 1s, the values 2–13. Suit 0 is the trump colour; without trump it is the supertrumps' printed colour, and the
supertrumps are a suit of their own, number 4.

The two sides are called home (1) and away (0). A count is what home takes minus what away takes, each trick or loot
times the weight of its taker. Who wants the count to grow is a fact of its own: at −2 points it is the other side.
"""

from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t

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
    RANKS = 12
    RANK_SETS = 4096
    LINE = 64
    SIZES = 8

cdef enum:
    SUPERS = 0x38000

cdef enum:
    # who takes a trick, for the one who plays a card
    LOST
    PARTNERS
    OWN

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

cdef inline int length_shift(int player, int kind) noexcept nogil:
    """Where in its word of lengths a count stands."""
    return 20 * (player if player < 3 else player - 3) + 4 * kind

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

cdef struct Facts:
    # what playing a card adds to the numbers of the same names in a node; a line of the cache
    uint64_t remaining
    uint64_t lying
    uint64_t lengths[2]
    uint64_t ones
    uint64_t lying_fields   # the card's field of 1s, if it is one and no supertrump
    uint64_t tally
    int8_t suit
    int8_t strength
    int8_t unused[6]

cdef struct Coming:
    # what those who play at a place of the trick or after it can bring to a suit led; -1 is nothing
    int8_t most[PLAYERS + 1][2]     # the strongest card, by side; where tricks are bad, each keeps as low as can be
    int8_t side[PLAYERS + 1]        # who has the strongest of all, of equal ones the last
    int8_t forced[PLAYERS + 1][2]   # how many of a side must play a 1
    int8_t ruffs[2]     # how many of a side can trump it
    int8_t ones[2]      # how many of a side have a 1 of it

cdef struct Node:
    # the position, hands apart; the words in the order of Facts
    uint64_t remaining
    uint64_t lying
    uint64_t lengths[2]     # how many cards of each kind players hold, four bits each: three players, then two
    uint64_t ones           # who holds which 1s, in fields
    uint64_t lying_fields
    uint64_t tally          # how many 1s each side has in the trick, in hands, and of supertrumps in hands: bytes
    uint64_t key            # at the start of a trick: the table's key
    int player
    int position
    int tricks              # tricks left, this one included
    # the trick as it lies
    Coming* ahead           # what may come
    int led
    int best                # the card that takes it so far
    int strength
    int taker
    # what a completed trick means
    uint64_t trick_relevant
    uint64_t trick_captured
    int cutter              # the card that settled the question, if one did
    # the cards to try: score × 65536 + lowest × 256 + highest of a run of equal cards
    int count
    int32_t moves[MOVES]
    Coming coming[SUITS + 1]    # where the trick begins: for each suit that may be led

cdef struct Liking:
    # how much each sign speaks for an answer when a search orders them
    int trick
    int strength[3]     # an eighth of a point of its strength, by who takes the trick
    int one[3]
    int trump
    int forced_from     # a 1 that an opponent, or a partner, must play
    int forced_own
    int ruff
    int idle_ruff       # the trick is a partner's already
    int beats           # a card that follows and takes the trick so far
    int last_beats
    int discard_length
    int discard_single
    int discard_winner
    int discard[MOVES]  # what its length says, by that length
    int history         # the most that former searches may say

cdef extern from "kibitz/engines/nyet/solver/lead_weights.h" nogil:
    ctypedef struct Leading "kibitz_leading":
        int hint
        int history
        int taken[3]
        int strength[3]
        int one[3]
        int trump
        int forced_from
        int forced_own
        int winner
        int length
        int single
        int pair
        int ruff_own
        int ruff_against
        int ones_own
        int ones_against
    const Leading LEADS_BY_PLAYERS[2][4]
    const Leading LEADS_WITHOUT_ONES

cdef struct Pattern:
    # the owners of the top cards of each suit, and which of them a proof relied on
    uint64_t owners
    uint64_t mask

cdef struct Proof:
    uint64_t owners     # of the next five cards of each suit, where they matter
    uint64_t lowest     # of the last ones
    uint64_t ones
    int16_t bound
    uint16_t depths     # four bits a suit: how many of the top cards must have the same owners
    uint8_t exact       # a bit a suit: the 1s must be the same
    uint8_t is_lower
    uint8_t deep        # whether cards below the pattern mattered: 1 the next five, 2 the last ones too
    int8_t move

cdef struct Block:
    # followed by its patterns and then its proofs
    uint32_t next_spare     # the next block of this size that was given back
    uint16_t size           # its lines, as a power of two
    uint16_t room
    uint64_t unused

cdef struct Head:
    # where the proofs of a key are
    uint64_t key
    uint32_t line
    uint16_t used
    uint16_t generation

cdef struct Search:
    # the ending
    int players
    int trump           # whether suit 0 is the trump colour
    int size[2]
    int top_weight[2]
    int least_weight[2]
    int side[PLAYERS]
    int weight[PLAYERS]
    int before[PLAYERS]
    int after[PLAYERS]
    int loot[PLAYERS]       # what the loss of a 1 may cost the player's side
    int raises[PLAYERS]     # whether the player wants the count to grow
    bint wants              # whether tricks are good for those who take them
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
    int8_t reach[64]        # the strength of the card before: of the highest of a set, moved up a bit, -1 for none
    int8_t power[SUITS + 1][64]   # the strength of a card when a suit is led; -1 where it can take nothing
    Facts facts[64]
    uint64_t top_places[2 * RANKS + 1]  # see mask_of
    uint64_t dealt[2]       # the cards of each side
    # the position
    uint64_t hands[PLAYERS]
    int hopes               # how many sure tricks are looked for at most: more are seldom found
    bint learns             # whether 1s were dealt: without them the history misleads
    int8_t history[PLAYERS][64]   # how often a card settled the question, or failed to, at its place in the trick
    bint likes              # whether the following are known
    Liking like
    const Leading* leading
    int16_t liked[3][64]    # what speaks for an answer by itself, by who takes the trick
    int16_t liked_lead[3][64]
    # the proof that the last search ended with
    uint64_t relevant       # cards whose rank mattered
    uint64_t captured       # fields of 1s whose capture was counted
    # limits
    uint64_t nodes
    uint64_t node_limit
    uint64_t next_look
    double deadline
    int stopped
    int root            # how many cards lay in the trick at first
    # the table
    Head* heads
    Head* all_heads
    char* pool
    void* pool_memory
    uint32_t used       # lines of the cache, in blocks
    uint32_t pool_lines
    uint32_t head_mask
    uint32_t most_heads
    uint32_t keys
    uint32_t spare[SIZES]
    uint16_t generation
    Node path[PLIES]
    # of every set of a suit's cards that are not 1s: who holds them, highest first, three bits each from bit 44 down,
    # 7 for nobody
    uint64_t charted        # the cards whose sets are in the chart
    uint64_t chart[SUITS][RANK_SETS]

cdef inline int length(Node* node, int player, int kind) noexcept nogil:
    """How many cards of a suit a player holds; supertrumps are a kind of their own."""
    return node.lengths[player >= 3] >> length_shift(player, kind) & 15

cdef inline uint64_t owners(Search* s, Node* node, int suit) noexcept nogil:
    """Who holds the cards of a suit that are not 1s, highest first."""
    return s.chart[suit][node.remaining >> (suit_base(suit) + 3) & (RANK_SETS - 1)]

cdef inline int lying_ones(Node* node, int side) noexcept nogil:
    """How many 1s of a side are in the trick."""
    return node.tally >> (8 * side) & 255

cdef inline int held_ones(Node* node, int side) noexcept nogil:
    """How many 1s a side has in hands, supertrumps apart."""
    return node.tally >> (16 + 8 * side) & 255

cdef inline int held_supers(Node* node, int side) noexcept nogil:
    """How many supertrumps a side has in hands."""
    return node.tally >> (32 + 8 * side) & 255

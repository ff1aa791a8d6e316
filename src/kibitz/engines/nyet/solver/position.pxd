"""The solver's data structures: cards as bits, the constants of an ending, the position, the transposition table.

A hand is 63 bits. Suit 0 takes bits 0–17: three 1s, the values 2–13, three supertrumps. Suits 1–3 take 15 bits each:
three 1s, the values 2–13. Suit 0 is the trump colour; without trump it is the supertrumps' printed colour, and the
supertrumps are a suit of their own, number 4.

The two sides are called home (1) and away (0). A count is what home takes minus what away takes, each trick or loot
times the weight of its taker. Which side wants the count to grow is stored separately: at −2 points it is away.
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
    # who takes a trick, as seen by the player of a card: the opponents, a partner, that player
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
    """The shift of a suit length in its word."""
    return 20 * (player if player < 3 else player - 3) + 4 * kind

cdef inline int move_card(int32_t move) noexcept nogil:
    return move & 255

cdef inline int move_low(int32_t move) noexcept nogil:
    return move >> 8 & 255

cdef inline uint64_t ones_mark(int suit) noexcept nogil:
    """In a set of relevant cards: 1s of this suit tied for a trick, so it matters exactly who holds how many."""
    return <uint64_t>1 << suit_base(suit)

# The 1s of each player and suit are counted in a vector of twenty fields of three bits, the highest bit a guard.
cdef inline int field_shift(int player, int suit) noexcept nogil:
    return 3 * (player * SUITS + suit)

cdef inline uint64_t each_field(int value) noexcept nogil:
    return <uint64_t>0x249249249249249 * <uint64_t>value

cdef struct Facts:
    # what playing a card adds to the numbers of the same names in a node; one cache line
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
    # what the players at a place of the trick and after it can play to a suit led; -1 is nothing
    int8_t most[PLAYERS + 1][2]     # the strongest card, by side; where tricks are bad, everyone plays low
    int8_t side[PLAYERS + 1]        # the side with the strongest card, of equal ones the last
    int8_t forced[PLAYERS + 1][2]   # the number of players of a side that must play a 1
    int8_t ruffs[2]     # the number of players of a side that can trump it
    int8_t ones[2]      # the number of players of a side that hold a 1 of it

cdef struct Node:
    # the position without the hands; the words in the order of Facts
    uint64_t remaining
    uint64_t lying
    uint64_t lengths[2]     # the number of cards of each kind in each hand, four bits each: three players, then two
    uint64_t ones           # who holds which 1s, in fields
    uint64_t lying_fields
    uint64_t tally          # by side, in bytes: 1s in the trick, 1s in hands, supertrumps in hands
    uint64_t key            # at the start of a trick: the key for the transposition table
    int player
    int position
    int tricks              # tricks left, this one included
    # the trick so far
    Coming* ahead           # what the players still to come can play
    int led
    int best                # the card that takes it so far
    int strength
    int taker
    # what a completed trick means
    uint64_t trick_relevant
    uint64_t trick_captured
    int cutter              # the card that caused a cutoff, if one did
    # the cards to try: score × 65536 + lowest × 256 + highest of a run of equivalent cards
    int count
    int32_t moves[MOVES]
    Coming coming[SUITS + 1]    # where the trick begins: for each suit that may be led

cdef struct OrderWeights:
    # the weight of each feature of an answer in the move ordering
    int trick
    int strength[3]     # in eighths, per point of its strength, by who takes the trick
    int one[3]
    int trump
    int forced_from     # a 1 that an opponent, or a partner, must play
    int forced_own
    int ruff
    int idle_ruff       # a partner is winning the trick already
    int beats           # a card that follows and beats the trick so far
    int last_beats
    int discard_length
    int discard_single
    int discard_winner
    int discard[MOVES]  # by the length of the suit
    int history         # the limit of the history

cdef extern from "kibitz/engines/nyet/solver/lead_weights.h" nogil:
    ctypedef struct LeadWeights "kibitz_leading":
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
    const LeadWeights LEADS_BY_PLAYERS[2][4]
    const LeadWeights LEADS_WITHOUT_ONES

cdef struct Pattern:
    # of a table entry: the owners of the top cards of each suit, and which of them its proof relied on
    uint64_t owners
    uint64_t mask

cdef struct Entry:
    # a bound in the transposition table, and what its proof relied on
    uint64_t owners     # of the next five cards of each suit, if they matter
    uint64_t lowest     # of the last ones
    uint64_t ones
    int16_t bound
    uint16_t depths     # four bits per suit: how many of the top cards must have the same owners
    uint8_t exact       # a bit per suit: the 1s must be the same
    uint8_t is_lower
    uint8_t deep        # whether cards below the pattern mattered: 1 the next five, 2 the last ones too
    int8_t move

cdef struct Block:
    # followed by its patterns and then its entries
    uint32_t next_spare     # the next free block of this size
    uint16_t size           # its cache lines, as a power of two
    uint16_t room
    uint64_t unused

cdef struct Head:
    # where the entries of a key are
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
    int loot[PLAYERS]       # the most that losing a 1 may cost the player's side
    int raises[PLAYERS]     # whether the player wants the count to grow
    bint tricks_good        # whether a side wants to take tricks
    int colour[SUITS]       # which colour each suit is
    int supertrump
    int suits               # 4, or 5 where the supertrumps are a suit of their own
    uint64_t trumps         # all cards that beat the colour led
    uint64_t suit_mask[SUITS + 1]
    uint64_t plain[SUITS + 1]     # the cards of a suit that are not 1s
    uint64_t follow[SUITS + 1]    # the cards that follow when the suit is led
    uint64_t side_fields[2]
    uint8_t suit[64]
    uint8_t kind[64]        # the suit, or SUPER_SUIT for supertrumps
    uint8_t strength[64]
    int8_t reach[64]        # by bit + 1: the strength of that card; -1 at 0, for an empty set
    int8_t power[SUITS + 1][64]   # the strength of a card when a suit is led; -1 if it can't take the trick
    Facts facts[64]
    uint64_t top_places[2 * RANKS + 1]  # see mask_of
    uint64_t dealt[2]       # the cards of each side
    # the position
    uint64_t hands[PLAYERS]
    int most_sure           # how many sure tricks to look for at most: more are seldom found
    bint uses_history       # whether 1s were dealt: without them the history misleads
    int8_t history[PLAYERS][64]   # history heuristic, by place in the trick and card
    bint order_known        # whether the following are set
    OrderWeights answer_weights
    const LeadWeights* lead_weights
    int16_t answer_scores[3][64]  # the score of a card by itself, by who takes the trick
    int16_t lead_scores[3][64]
    # what the proof of the last search relied on
    uint64_t relevant       # cards whose rank mattered
    uint64_t captured       # fields of 1s whose capture was counted
    # limits
    uint64_t nodes
    uint64_t node_limit
    uint64_t next_look
    double deadline
    int stopped
    int root            # the number of cards in the trick at the root
    # the transposition table
    Head* heads
    Head* all_heads
    char* pool
    void* pool_memory
    uint32_t used       # cache lines in blocks
    uint32_t pool_lines
    uint32_t head_mask
    uint32_t most_heads
    uint32_t keys
    uint32_t spare[SIZES]
    uint16_t generation
    Node path[PLIES]
    # for every set of a suit's cards other than 1s: who holds them, highest first, three bits each from bit 44 down,
    # 7 for nobody
    uint64_t charted        # the cards covered by the chart
    uint64_t chart[SUITS][RANK_SETS]

cdef inline int length(Node* node, int player, int kind) noexcept nogil:
    """The number of cards of a suit a player holds; supertrumps count as a suit of their own."""
    return node.lengths[player >= 3] >> length_shift(player, kind) & 15

cdef inline uint64_t owners(Search* s, Node* node, int suit) noexcept nogil:
    """Who holds the cards of a suit other than 1s, highest first."""
    return s.chart[suit][node.remaining >> (suit_base(suit) + 3) & (RANK_SETS - 1)]

cdef inline int lying_ones(Node* node, int side) noexcept nogil:
    """The number of a side's 1s in the trick."""
    return node.tally >> (8 * side) & 255

cdef inline int held_ones(Node* node, int side) noexcept nogil:
    """The number of 1s in a side's hands, without supertrumps."""
    return node.tally >> (16 + 8 * side) & 255

cdef inline int held_supers(Node* node, int side) noexcept nogil:
    """The number of supertrumps in a side's hands."""
    return node.tally >> (32 + 8 * side) & 255

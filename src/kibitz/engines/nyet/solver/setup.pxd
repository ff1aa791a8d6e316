"""Setting up an ending for the search: cards as bits, terms, stakes, the position at the root."""

from libc.stdint cimport uint64_t
from libc.string cimport memset

from kibitz.compiled.common.bits cimport highest, lowest
from kibitz.engines.nyet.solver.position cimport (
    CARDS, MOVES, NO_COLOUR, RANK_SETS, SUITS, SUPER_BIT, SUPER_SUIT, SUPERS, TRUMP_STRENGTH, Facts, Node, Search,
    all_ones, card_bit, field_shift, length_shift, suit_base,
)
from kibitz.engines.nyet.solver.moves cimport predict_trick, new_trick
from kibitz.engines.nyet.solver.table cimport FEWEST_HEADS, chart_places, clear_table, use_heads

cdef inline void fixed_tables(Search* s) noexcept nogil:
    """Fill in what is the same for every ending."""
    cdef int bit, suit
    for bit in range(63):
        suit = 0 if bit < 18 else 1 + (bit - 18) // 15
        s.suit[bit] = suit
        s.kind[bit] = SUPER_SUIT if card_bit(bit) & SUPERS else suit
        s.strength[bit] = bit - suit_base(suit)
        if card_bit(bit) & all_ones():
            s.strength[bit] = SUPER_BIT if card_bit(bit) & SUPERS else 2
        s.suit_mask[suit] |= card_bit(bit)
    s.suit_mask[SUPER_SUIT] = SUPERS
    for suit in range(SUITS):
        s.plain[suit] = s.suit_mask[suit] & ~all_ones()
    chart_places(s)

cdef inline void set_terms(Search* s, int trump, int supertrump, bint in_colour) noexcept nogil:
    """Set each suit's colour, trumps, and which cards follow; colours are numbers, NO_COLOUR for none."""
    cdef int suit = 1, bit, colour
    s.trump = trump != NO_COLOUR
    s.colour[0] = trump if s.trump else supertrump if supertrump != NO_COLOUR else 0
    for colour in range(SUITS):
        if colour != s.colour[0]:
            s.colour[suit] = colour
            suit += 1
    s.supertrump = supertrump
    s.suits = SUITS if s.trump else SUITS + 1
    s.suit_mask[0] = 0x3FFFF if s.trump else 0x7FFF
    s.trumps = s.suit_mask[0] if s.trump else SUPERS
    for bit in range(18):
        s.strength[bit] = SUPER_BIT if bit >= SUPER_BIT else bit if bit > 2 else 2
        if card_bit(bit) & s.trumps:
            s.strength[bit] += TRUMP_STRENGTH
        if card_bit(bit) & SUPERS:
            s.suit[bit] = 0 if s.trump else SUPER_SUIT
    s.reach[0] = -1
    for bit in range(CARDS):
        s.reach[bit + 1] = s.strength[bit]
    for suit in range(SUITS + 1):
        s.follow[suit] = s.suit_mask[suit]
        if in_colour and suit < SUITS and s.colour[suit] == supertrump:
            s.follow[suit] |= SUPERS
        for bit in range(CARDS):
            s.power[suit][bit] = s.strength[bit] if card_bit(bit) & (s.suit_mask[suit] | s.trumps) else -1

cdef inline void set_stakes(Search* s, int players, int home, const int* weights, bint rising) noexcept nogil:
    """Set the two sides, the weight of each seat's tricks, and whether home wants the count to grow."""
    cdef int seat, side
    s.players = players
    s.tricks_good = rising
    s.size[0] = s.size[1] = 0
    s.top_weight[0] = s.top_weight[1] = 0
    s.least_weight[0] = s.least_weight[1] = 100
    for seat in range(players):
        side = home >> seat & 1
        s.side[seat] = side
        s.weight[seat] = weights[seat]
        s.before[seat] = (seat + players - 1) % players
        s.after[seat] = (seat + 1) % players
        s.raises[seat] = side == rising
        s.size[side] += 1
        s.top_weight[side] = max(s.top_weight[side], weights[seat])
        s.least_weight[side] = min(s.least_weight[side], weights[seat])
    for seat in range(players):
        s.loot[seat] = s.top_weight[1 - s.side[seat]]

cdef inline void start(Search* s, int leader, int tricks) noexcept nogil:
    """Set up the root from the hands, at the start of a trick, with an empty transposition table."""
    cdef Node* node = &s.path[0]
    cdef Facts* facts
    cdef int player, suit, side, card
    cdef uint64_t cards
    node.remaining = node.ones = node.tally = 0
    node.lengths[0] = node.lengths[1] = 0
    s.side_fields[0] = s.side_fields[1] = 0
    s.dealt[0] = s.dealt[1] = 0
    memset(s.history, 0, sizeof(s.history))
    for player in range(s.players):
        side = s.side[player]
        for suit in range(SUITS):
            node.ones |= <uint64_t>(3 if side else 0) << field_shift(player, suit)
            s.side_fields[side] |= <uint64_t>7 << field_shift(player, suit)
        cards = s.hands[player]
        s.dealt[side] |= cards
        node.remaining |= cards
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            facts = &s.facts[card]
            note_facts(s, facts, card, player)
            node.lengths[0] -= facts.lengths[0]
            node.lengths[1] -= facts.lengths[1]
            node.ones -= facts.ones
            if facts.tally:
                node.tally += (<uint64_t>1 << 8 * side) - facts.tally
    new_trick(node, leader, tricks)
    predict_trick(s, node)
    s.uses_history = (node.remaining & all_ones()) != 0
    s.most_sure = MOVES if not s.uses_history else 2 if s.tricks_good else 3
    s.charted = 0
    s.order_known = False
    use_heads(s, FEWEST_HEADS)
    clear_table(s)

cdef inline void note_facts(Search* s, Facts* facts, int card, int player) noexcept nogil:
    """Note what changes in a node when a player plays a card."""
    cdef int side = s.side[player], suit = s.suit[card]
    cdef uint64_t one
    facts.suit = suit
    facts.strength = s.strength[card]
    facts.remaining = -card_bit(card)
    facts.lying = card_bit(card)
    facts.lengths[player < 3] = 0
    facts.lengths[player >= 3] = -(<uint64_t>1 << length_shift(player, s.kind[card]))
    facts.ones = facts.lying_fields = facts.tally = 0
    if card_bit(card) & SUPERS:
        facts.tally = (<uint64_t>1 << 8 * side) - (<uint64_t>1 << (32 + 8 * side))
    elif card_bit(card) & all_ones():
        one = <uint64_t>1 << field_shift(player, suit)
        facts.lying_fields = 7 * one
        facts.ones = one if side else -one
        facts.tally = (<uint64_t>1 << 8 * side) - (<uint64_t>1 << (16 + 8 * side))

cdef inline void chart_owners(Search* s, Node* node) noexcept nogil:
    """Fill the chart of owners for every subset of the remaining cards: card by card from the lowest, for each set of
    lower ones."""
    cdef int suit, player, rank
    cdef uint64_t dealt, lower, left, owner
    cdef uint64_t* chart
    if not node.remaining & ~s.charted:
        return
    s.charted = node.remaining
    for suit in range(SUITS):
        chart = s.chart[suit]
        chart[0] = (<uint64_t>1 << 45) - 1
        dealt = node.remaining >> (suit_base(suit) + 3) & (RANK_SETS - 1)
        lower = 0
        while dealt:
            rank = lowest(dealt)
            dealt &= dealt - 1
            owner = 0
            for player in range(s.players):
                if s.hands[player] >> (suit_base(suit) + 3 + rank) & 1:
                    owner = <uint64_t>player << 42
            left = lower
            while True:
                chart[left | card_bit(rank)] = owner | chart[left] >> 3
                if not left:
                    break
                left = (left - 1) & lower
            lower |= card_bit(rank)

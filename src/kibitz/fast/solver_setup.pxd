"""How an ending is laid out for the search: cards as bits, terms, stakes, the position at the start."""

from libc.stdint cimport uint64_t
from libc.string cimport memset

from kibitz.fast.bits cimport count, highest, lowest, mix
from kibitz.fast.solver_deal cimport (
    NO_COLOUR, PLAYERS, SUITS, SUPER_BIT, SUPER_SUIT, SUPERS, TRUMP_STRENGTH, Node, Ones, Search,
    all_ones, card_bit, field_shift, low_ones, suit_base,
)
from kibitz.fast.solver_moves cimport new_trick

cdef inline void fixed_tables(Search* s) noexcept nogil:
    """What is the same for every ending."""
    cdef int bit, suit, player
    for player in range(PLAYERS):
        s.hash_leader[player] = mix(1000 + player)
        for suit in range(SUITS + 1):
            s.hash_of[player][suit] = mix(player * 8 + suit + 1)
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

cdef inline void set_terms(Search* s, int trump, int supertrump, bint in_colour) noexcept nogil:
    """Which colour each suit is, what is trump, and what follows; colours are numbers, NO_COLOUR for none."""
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
    for suit in range(SUITS + 1):
        s.follow[suit] = s.suit_mask[suit]
        if in_colour and suit < SUITS and s.colour[suit] == supertrump:
            s.follow[suit] |= SUPERS

cdef inline void set_stakes(Search* s, int players, int home, const int* weights, bint rising) noexcept nogil:
    """The two sides, what each seat's tricks weigh, and whether home wants the count to grow."""
    cdef int seat, side
    s.players = players
    s.size[0] = s.size[1] = 0
    s.top_weight[0] = s.top_weight[1] = 0
    s.least_weight[0] = s.least_weight[1] = 100
    for seat in range(players):
        side = home >> seat & 1
        s.side[seat] = side
        s.weight[seat] = weights[seat]
        s.raises[seat] = side == rising
        s.size[side] += 1
        s.top_weight[side] = max(s.top_weight[side], weights[seat])
        s.least_weight[side] = min(s.least_weight[side], weights[seat])
    for seat in range(players):
        s.loot[seat] = s.top_weight[1 - s.side[seat]]

cdef inline void start(Search* s, int leader, int tricks) noexcept nogil:
    """The position that the hands mean, at the start of a trick, with an empty table."""
    cdef Node* node = &s.path[0]
    cdef int player, suit, card, place, side, ones, shift
    cdef uint64_t cards
    s.remaining = s.hash = s.ones = 0
    s.side_fields[0] = s.side_fields[1] = 0
    memset(&node.ones, 0, sizeof(Ones))
    memset(s.history, 0, sizeof(s.history))
    for player in range(s.players):
        side = s.side[player]
        s.remaining |= s.hands[player]
        node.ones.held[side] += count(s.hands[player] & low_ones())
        node.ones.supers[side] += count(s.hands[player] & SUPERS)
        cards = s.hands[player]
        while cards:
            s.hash += s.hash_of[player][s.kind[lowest(cards)]]
            cards &= cards - 1
        for suit in range(SUITS):
            shift = field_shift(player, suit)
            ones = count(s.hands[player] & s.suit_mask[suit] & low_ones())
            s.ones |= <uint64_t>(3 - ones if side else ones) << shift
            s.side_fields[side] |= <uint64_t>7 << shift
    for suit in range(SUITS):
        s.owners[suit] = (<uint64_t>1 << 36) - 1
        place = 0
        cards = s.remaining & s.plain[suit]
        while cards:
            card = highest(cards)
            cards ^= card_bit(card)
            for player in range(s.players):
                if s.hands[player] & card_bit(card):
                    s.owners[suit] ^= <uint64_t>(7 ^ player) << (33 - 3 * place)
            place += 1
    new_trick(node, leader, tricks)
    s.learns = (s.remaining & all_ones()) != 0
    s.used = 0
    s.generation += 1

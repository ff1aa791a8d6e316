"""The cards worth trying, the most promising first, and how a card changes the position and changes it back."""

from libc.stdint cimport int32_t, uint64_t

from kibitz.fast.bits cimport count, highest, lowest
from kibitz.fast.solver_bounds cimport rank_mark
from kibitz.fast.solver_table cimport fetch_head
from kibitz.fast.solver_deal cimport (
    HISTORY_LIMIT, SUPERS, Node, Search, Table, all_ones, card_bit, field_shift, low_ones, move_card,
)

cdef inline uint64_t legal_cards(Search* s, Node* node) noexcept nogil:
    """Those that follow, or all (N6.1, N6.2)."""
    cdef uint64_t hand = s.hands[node.player], following
    if node.position == 0:
        return hand
    following = hand & s.follow[node.table.led]
    return following if following else hand

cdef inline void list_moves(Search* s, Node* node) noexcept nogil:
    """One card for each run of equal ones: nothing that others still hold, nor the best card lying, is between."""
    cdef uint64_t cards = legal_cards(s, node), others = s.remaining ^ s.hands[node.player], plain, rest
    cdef int card, low, below, n = 0
    if node.position:
        others |= card_bit(node.table.best)
    while cards:
        card = low = highest(cards)
        if card_bit(card) & SUPERS:
            cards &= ~<uint64_t>SUPERS
        elif card_bit(card) & all_ones():
            cards &= ~(s.suit_mask[s.suit[card]] & low_ones())
        else:
            cards ^= card_bit(card)
            plain = s.plain[s.suit[card]]
            rest = cards & plain
            while rest:
                below = highest(rest)
                if others & plain & (card_bit(low) - card_bit(below)):
                    break
                low = below
                rest ^= card_bit(below)
                cards ^= card_bit(below)
        node.moves[n] = low << 8 | card
        n += 1
    node.count = n

cdef inline int answer(Search* s, Node* node, int led, bint wants, int* by) noexcept nogil:
    """The strength that those still to play will probably bring, and who: at their best if tricks are wanted."""
    cdef int player = node.player, turn, strength, best = -1
    cdef uint64_t hand, cards
    by[0] = -1
    for turn in range(node.position + 1, s.players):
        player += 1
        if player == s.players:
            player = 0
        hand = s.hands[player]
        cards = hand & s.follow[led]
        strength = -1
        if cards:
            strength = s.strength[highest(cards) if wants else lowest(cards)]
        else:
            cards = hand & s.trumps
            if cards and (wants or cards == hand):
                strength = s.strength[highest(cards) if wants else lowest(cards)]
        if strength >= best and strength >= 0:
            best = strength
            by[0] = player
    return best

cdef inline void score_moves(Search* s, Node* node, int hint) noexcept nogil:
    """How promising each card is: who will take the trick, what lies in it, what the card costs, how it fared before."""
    cdef int player = node.player, side = s.side[player], i, card, suit, led, strength, power, taker, score, is_one
    cdef int by = -1, coming = -1, asked = -1
    cdef bint wants = s.raises[player] == side
    for i in range(node.count):
        card = move_card(node.moves[i])
        suit = s.suit[card]
        led = node.table.led if node.position else suit
        if led != asked:
            asked = led
            coming = answer(s, node, led, wants, &by)
        strength = s.strength[card]
        power = strength if suit == led or card_bit(card) & s.trumps else -1
        taker = player
        if node.position and power < node.table.strength:
            taker = node.table.taker
            power = node.table.strength
        if coming >= power:
            taker = by
        is_one = (card_bit(card) & all_ones()) != 0
        if s.side[taker] == side:
            score = (1 + node.ones.lying[1 - side]) * 64
        else:
            score = -(1 + node.ones.lying[side] + is_one) * 64
        if not wants:
            score = strength - score
        else:
            if is_one and s.side[taker] == side and not card_bit(card) & s.trumps:
                score += 24
            score -= strength
        score += s.history[node.position][card]
        if card == hint:
            score += 2000
        node.moves[i] += score * 65536

cdef inline int next_move(Node* node, int done) noexcept nogil:
    """Bring the most promising of the moves not yet tried to place `done`; its card."""
    cdef int i, best = done
    cdef int32_t move = node.moves[done]
    for i in range(done + 1, node.count):
        if node.moves[i] > node.moves[best]:
            best = i
    node.moves[done] = node.moves[best]
    node.moves[best] = move
    return move_card(node.moves[done])

cdef inline void learn(Search* s, Node* node, int done) noexcept nogil:
    """A move settled the question after others had failed: next time it goes before them."""
    cdef int i, card, before
    for i in range(done + 1):
        card = move_card(node.moves[i])
        before = s.history[node.position][card]
        if i == done:
            s.history[node.position][card] = min(before + node.tricks, HISTORY_LIMIT)
        else:
            s.history[node.position][card] = max(before - node.tricks, -HISTORY_LIMIT)

cdef inline uint64_t owners_without(uint64_t owners, int place) noexcept nogil:
    """The owners after the card at this place from the top has gone; empty places are 7."""
    cdef uint64_t below = (<uint64_t>1 << (33 - 3 * place)) - 1
    return (owners & ~(below << 3 | 7)) | (owners & below) << 3 | 7

cdef inline int advance(Search* s, Node* node, int card) noexcept nogil:
    """Play a card: the next node is filled in; what the trick counts if the card completes it."""
    cdef Node* child = node + 1
    cdef uint64_t bit = card_bit(card)
    cdef int player = node.player, side = s.side[player], suit = s.suit[card], shift, gain
    node.saved_hash = s.hash
    node.saved_ones = s.ones
    child.lying_fields = node.lying_fields
    child.ones = node.ones
    s.hash -= s.hash_of[player][s.kind[card]]
    if bit & all_ones():
        child.ones.lying[side] += 1
        if bit & SUPERS:
            child.ones.supers[side] -= 1
        else:
            child.ones.held[side] -= 1
            shift = field_shift(player, suit)
            child.lying_fields |= <uint64_t>7 << shift
            s.ones += <uint64_t>1 << shift if side else -(<uint64_t>1 << shift)
    else:
        node.saved_owners = s.owners[suit]
        s.owners[suit] = owners_without(s.owners[suit], count(s.remaining & s.plain[suit] & ~(bit | (bit - 1))))
    s.hands[player] ^= bit
    s.remaining ^= bit
    child.table = node.table
    lay(s, &child.table, player, card, node.position == 0)
    if node.position + 1 < s.players:
        child.player = player + 1 if player + 1 < s.players else 0
        child.position = node.position + 1
        child.tricks = node.tricks
        node.trick_relevant = 0
        node.trick_captured = 0
        return 0
    side = s.side[child.table.taker]
    gain = s.weight[child.table.taker] * (1 + child.ones.lying[1 - side])
    node.trick_captured = child.lying_fields & s.side_fields[1 - side]
    node.trick_relevant = rank_mark(s, child.table.best) if child.table.contenders > 1 else 0
    new_trick(child, child.table.taker, node.tricks - 1)
    fetch_head(s, child.player)
    return gain if side else -gain

cdef inline void lay(Search* s, Table* table, int player, int card, bint leads) noexcept nogil:
    """A card more in the trick: of equal cards the later one takes it (N6.4)."""
    cdef int strength = s.strength[card], suit = s.suit[card]
    if leads:
        table.led = suit
        table.contenders = 0
        table.strength = -1
        table.best = card
    elif not card_bit(card) & (s.suit_mask[table.led] | s.trumps):
        return
    if suit == s.suit[table.best]:
        table.contenders += 1
    elif strength >= table.strength:
        table.contenders = 1
    if strength >= table.strength:
        table.best = card
        table.taker = player
        table.strength = strength

cdef inline void new_trick(Node* node, int leader, int tricks) noexcept nogil:
    """Nothing lies on the table."""
    node.player = leader
    node.position = 0
    node.tricks = tricks
    node.ones.lying[0] = node.ones.lying[1] = 0
    node.lying_fields = 0

cdef inline void retract(Search* s, Node* node, int card) noexcept nogil:
    """Take a card back."""
    cdef uint64_t bit = card_bit(card)
    s.hands[node.player] ^= bit
    s.remaining ^= bit
    s.hash = node.saved_hash
    s.ones = node.saved_ones
    if not bit & all_ones():
        s.owners[s.suit[card]] = node.saved_owners

cdef inline int last_trick(Search* s, Node* node) noexcept nogil:
    """Everybody has one card left."""
    cdef Table table = node.table
    cdef int player = node.player, turn, card, side, gain
    cdef uint64_t fields = 0
    for turn in range(s.players):
        card = lowest(s.hands[player])
        lay(s, &table, player, card, turn == 0)
        if card_bit(card) & low_ones():
            fields |= <uint64_t>7 << field_shift(player, s.suit[card])
        player = player + 1 if player + 1 < s.players else 0
    side = s.side[table.taker]
    node.captured = fields & s.side_fields[1 - side]
    node.relevant = rank_mark(s, table.best) if table.contenders > 1 else 0
    gain = s.weight[table.taker] * (1 + node.ones.held[1 - side] + node.ones.supers[1 - side])
    return gain if side else -gain

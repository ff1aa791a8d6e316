"""The cards worth trying, the most promising first, and how a card changes the position and changes it back."""

from libc.stdint cimport int16_t, uint64_t

from kibitz.fast.bits cimport count, highest, lowest
from kibitz.fast.solver_bounds cimport rank_mark
from kibitz.fast.solver_deal cimport (
    SUPERS, TRUMP_STRENGTH, Move, Node, Search, all_ones, card_bit, field_shift, low_ones,
)

cdef inline uint64_t legal_cards(Search* s, Node* node) noexcept nogil:
    """Those that follow, or all (N6.1, N6.2)."""
    cdef uint64_t hand = s.hands[node.player], following
    if node.position == 0:
        return hand
    following = hand & s.follow[node.led]
    return following if following else hand

cdef inline void list_moves(Search* s, Node* node) noexcept nogil:
    """One card for each run of equal ones: nothing that others still hold, nor the best card lying, is between."""
    cdef uint64_t cards = legal_cards(s, node), others = s.remaining ^ s.hands[node.player], plain, rest
    cdef int card, low, below, n = 0
    if node.position:
        others |= card_bit(node.best)
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
        node.moves[n].card = card
        node.moves[n].low = low
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
    """How promising each card is: who will take the trick, what lies in it, and what the card costs."""
    cdef int player = node.player, side = s.side[player], i, card, suit, led, strength, power, taker, score, is_one
    cdef int by = -1, coming = -1, asked = -1
    cdef bint wants = s.raises[player] == side
    for i in range(node.count):
        card = node.moves[i].card
        suit = s.suit[card]
        led = node.led if node.position else suit
        if led != asked:
            asked = led
            coming = answer(s, node, led, wants, &by)
        strength = s.strength[card]
        power = strength if suit == led or card_bit(card) & s.trumps else -1
        taker = player
        if node.position and power < node.best_strength:
            taker = node.best_player
            power = node.best_strength
        if coming >= power:
            taker = by
        is_one = (card_bit(card) & all_ones()) != 0
        if s.side[taker] == side:
            score = (1 + node.lying[1 - side]) * 64
        else:
            score = -(1 + node.lying[side] + is_one) * 64
        if not wants:
            score = -score
            score += strength
        else:
            if is_one and s.side[taker] == side and not card_bit(card) & s.trumps:
                score += 24
            score -= strength
        if card == node.killer:
            score += 40
        if card == hint:
            score += 2000
        node.moves[i].score = score

cdef inline int next_move(Node* node, int done) noexcept nogil:
    """Bring the most promising of the moves not yet tried to place `done`."""
    cdef int i, best = done
    cdef Move move
    for i in range(done + 1, node.count):
        if node.moves[i].score > node.moves[best].score:
            best = i
    if best != done:
        move = node.moves[best]
        while best > done:
            node.moves[best] = node.moves[best - 1]
            best -= 1
        node.moves[done] = move
    return node.moves[done].card

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
    child.lying[0] = node.lying[0]
    child.lying[1] = node.lying[1]
    child.held[0] = node.held[0]
    child.held[1] = node.held[1]
    s.hash -= s.hash_of[player][s.kind[card]]
    if bit & all_ones():
        child.lying[side] += 1
        child.held[side] -= 1
        if bit & low_ones():
            shift = field_shift(player, suit)
            child.lying_fields |= <uint64_t>7 << shift
            s.ones += <uint64_t>1 << shift if side else -(<uint64_t>1 << shift)
    else:
        node.saved_owners = s.owners[suit]
        s.owners[suit] = owners_without(s.owners[suit], count(s.remaining & s.plain[suit] & ~(bit | (bit - 1))))
    s.hands[player] ^= bit
    s.remaining ^= bit
    child.led = node.led
    child.best = node.best
    child.best_player = node.best_player
    child.best_strength = node.best_strength
    child.contenders = node.contenders
    if node.position == 0:
        child.led = suit
        child.best = card
        child.best_player = player
        child.best_strength = s.strength[card]
        child.contenders = 1
    elif bit & (s.suit_mask[node.led] | s.trumps):
        if suit == s.suit[node.best]:
            child.contenders += 1
        elif s.strength[card] >= node.best_strength:
            child.contenders = 1
        if s.strength[card] >= node.best_strength:
            child.best = card
            child.best_player = player
            child.best_strength = s.strength[card]
    if node.position + 1 < s.players:
        child.player = player + 1 if player + 1 < s.players else 0
        child.position = node.position + 1
        child.tricks = node.tricks
        node.trick_relevant = 0
        node.trick_captured = 0
        return 0
    side = s.side[child.best_player]
    gain = s.weight[child.best_player] * (1 + child.lying[1 - side])
    node.trick_captured = child.lying_fields & s.side_fields[1 - side]
    node.trick_relevant = rank_mark(s, child.best) if child.contenders > 1 else 0
    new_trick(child, child.best_player, node.tricks - 1)
    return gain if side else -gain

cdef inline void new_trick(Node* node, int leader, int tricks) noexcept nogil:
    """Nothing lies on the table."""
    node.player = leader
    node.position = 0
    node.tricks = tricks
    node.led = 0
    node.best = -1
    node.best_player = leader
    node.best_strength = -1
    node.contenders = 0
    node.lying[0] = node.lying[1] = 0
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

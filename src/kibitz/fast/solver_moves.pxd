"""The cards worth trying, the most promising first, and how a card changes the position and changes it back."""

from libc.stdint cimport int32_t, uint64_t

from kibitz.fast.bits cimport highest, lowest
from kibitz.fast.solver_bounds cimport most, rank_mark
from kibitz.fast.solver_table cimport fetch_head, position_key
from kibitz.fast.solver_deal cimport (
    SUITS, SUPER_BIT, SUPERS, Coming, Facts, Node, Search, all_ones, card_bit, held_ones, held_supers,
    length, low_ones, lying_ones, move_card,
)

cdef enum:
    HISTORY_LIMIT = 25  # what former searches may say at most of what a player should play

cdef inline uint64_t legal_cards(Search* s, Node* node) noexcept nogil:
    """Those that follow, or all (N6.1, N6.2)."""
    cdef uint64_t hand = s.hands[node.player], following
    if node.position == 0:
        return hand
    following = hand & s.follow[node.led]
    return following if following else hand

cdef inline void list_moves(Search* s, Node* node) noexcept nogil:
    """One card for each run of equal ones: nothing that others still hold, nor the best card lying, is between.

    All runs are found at once: in each stretch of cards that are either the player's or gone, a carry sent in from
    below runs through what is gone and stops at the lowest card of the player.
    """
    cdef uint64_t cards = legal_cards(s, node), others = node.remaining ^ s.hands[node.player]
    cdef uint64_t plain, free, first, above
    cdef int low, n = 0
    if node.position:
        others |= card_bit(node.best)
    else:
        foresee(s, node)
    plain = cards & ~all_ones()
    free = ~(others | all_ones())
    first = ((free & ~plain) + (free & ~(free << 1))) & plain
    while first:
        low = lowest(first)
        first &= first - 1
        above = ~free & -card_bit(low)
        node.moves[n] = low << 8 | highest(plain & ((above & -above) - 1))
        n += 1
    above = cards & low_ones()
    first = above & ~(above << 1 | above << 2)
    above = cards & SUPERS
    first |= above & -above
    while first:
        low = lowest(first)
        first &= first - 1
        node.moves[n] = low << 8 | low
        n += 1
    node.count = n

cdef inline void foresee(Search* s, Node* node) noexcept nogil:
    """What the others can bring to each suit that the leader may lead; it holds until the trick is over."""
    cdef int suit
    for suit in range(SUITS + 1):
        if s.hands[node.player] & s.suit_mask[suit]:
            foresee_suit(s, node, suit)

cdef inline void foresee_suit(Search* s, Node* node, int led) noexcept nogil:
    cdef Coming* coming = &node.coming[led]
    cdef int player = node.player, place, side, most, likely
    cdef uint64_t hand, cards, plain
    for side in range(2):
        coming.most[side][s.players] = -1
        coming.forced[side][s.players] = 0
        coming.ruffs[side] = coming.ones[side] = 0
    coming.likely[s.players] = -1
    coming.likely_side[s.players] = 0
    for place in range(s.players - 1, 0, -1):
        player = player - 1 if player else s.players - 1
        side = s.side[player]
        hand = s.hands[player]
        cards = hand & s.follow[led]
        most = likely = -1
        coming.forced[1 - side][place] = coming.forced[1 - side][place + 1]
        coming.forced[side][place] = coming.forced[side][place + 1] + (not (cards if cards else hand) & ~all_ones())
        coming.ones[side] += (cards & low_ones()) != 0
        if cards:
            plain = cards & ~<uint64_t>SUPERS
            most = s.strength[SUPER_BIT if cards & SUPERS else highest(cards)]
            likely = s.strength[lowest(plain)] if plain else most
        else:
            cards = hand & s.trumps
            if cards:
                coming.ruffs[side] += 1
                most = s.strength[highest(cards)]
                if cards == hand:
                    likely = s.strength[lowest(cards)]
        if s.raises[player] == side:
            likely = most
        else:
            most = likely
        coming.most[1 - side][place] = coming.most[1 - side][place + 1]
        coming.most[side][place] = max(coming.most[side][place + 1], most)
        if likely > coming.likely[place + 1]:
            coming.likely[place] = likely
            coming.likely_side[place] = side
        else:
            coming.likely[place] = coming.likely[place + 1]
            coming.likely_side[place] = coming.likely_side[place + 1]

cdef inline void score_moves(Search* s, Node* node) noexcept nogil:
    """How promising each card is for a player: who will take the trick, what lies in it, what the card costs, how it
    fared before. What a search should try first is another question."""
    cdef int side = s.side[node.player], position = node.position, place = position + 1, lying = node.strength
    cdef int own = s.side[node.taker] == side, i, card, led = -1, power, score, is_one
    cdef int later = -1, later_own = 0, gain = 64 * (1 + lying_ones(node, 1 - side))
    cdef int loss = -64 * (1 + lying_ones(node, side))
    cdef bint takes
    cdef Coming* coming
    for i in range(node.count):
        card = move_card(node.moves[i])
        if position == 0 or led < 0:
            led = node.led if position else s.facts[card].suit
            coming = &(node - position).coming[led]
            later = coming.likely[place]
            later_own = coming.likely_side[place] == side
        power = s.power[led][card]
        takes = True
        if position and power < lying:
            takes = own
            power = lying
        if later >= power:
            takes = later_own
        is_one = (card_bit(card) & all_ones()) != 0
        score = gain if takes else loss - 64 * is_one
        if not s.wants:
            score = s.facts[card].strength - score
        else:
            if is_one and takes and not card_bit(card) & s.trumps:
                score += 24
            score -= s.facts[card].strength
        score += min(max(s.history[position][card], -HISTORY_LIMIT), HISTORY_LIMIT)
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
            s.history[node.position][card] = min(before + node.tricks, s.like.history)
        else:
            s.history[node.position][card] = max(before - node.tricks, -s.like.history)

cdef inline int advance(Search* s, Node* node, int card) noexcept nogil:
    """Play a card: the next node is filled in; what the trick counts if the card completes it."""
    cdef Node* child = node + 1
    cdef Facts* facts = &s.facts[card]
    cdef uint64_t bit = card_bit(card)
    cdef int player = node.player, side, gain, power, led, best = node.best, strength = node.strength, taker = node.taker
    s.hands[player] ^= bit
    child.remaining = node.remaining ^ bit
    child.lengths[0] = node.lengths[0] - facts.lengths[0]
    child.lengths[1] = node.lengths[1] - facts.lengths[1]
    child.ones = node.ones + facts.ones
    child.tally = node.tally + facts.tally
    child.lying = node.lying | bit
    child.lying_fields = node.lying_fields | facts.fields
    led = node.led if node.position else facts.suit
    power = s.power[led][card]
    if power >= strength:  # of equal cards the later one takes the trick (N6.4)
        best = card
        strength = power
        taker = player
    node.trick_relevant = 0
    node.trick_captured = 0
    if node.position + 1 < s.players:
        child.led = led
        child.best = best
        child.strength = strength
        child.taker = taker
        child.player = player + 1 if player + 1 < s.players else 0
        child.position = node.position + 1
        child.tricks = node.tricks
        return 0
    side = s.side[taker]
    gain = s.weight[taker] * (1 + lying_ones(child, 1 - side))
    node.trick_captured = child.lying_fields & s.side_fields[1 - side]
    if child.lying & s.suit_mask[s.facts[best].suit] & ~card_bit(best):
        node.trick_relevant = rank_mark(s, best)
    new_trick(child, taker, node.tricks - 1)
    fetch_head(s, child.key)
    return gain if side else -gain

cdef inline void new_trick(Node* node, int leader, int tricks) noexcept nogil:
    """Nothing lies on the table."""
    node.player = node.taker = leader
    node.position = 0
    node.tricks = tricks
    node.strength = -1
    node.tally &= ~<uint64_t>0xFFFF
    node.lying = 0
    node.lying_fields = 0
    node.key = position_key(node)

cdef inline void retract(Search* s, Node* node, int card) noexcept nogil:
    """Take a card back."""
    s.hands[node.player] ^= card_bit(card)

cdef inline int last_trick(Search* s, Node* node, int need) noexcept nogil:
    """Everybody has one card left."""
    cdef int player = node.player, turn, card, side, gain, led, power, taker = 0, best = 0, strength = -1
    cdef uint64_t fields = 0
    gain = most(s, node, 1, 1)
    if need > gain:
        return gain
    gain = -most(s, node, 0, 1)
    if need <= gain:
        return gain
    led = s.facts[lowest(s.hands[player])].suit
    for turn in range(s.players):
        card = lowest(s.hands[player])
        power = s.power[led][card]
        if power >= strength:
            strength = power
            best = card
            taker = player
        fields |= s.facts[card].fields
        player = player + 1 if player + 1 < s.players else 0
    side = s.side[taker]
    node.captured = fields & s.side_fields[1 - side]
    if node.remaining & s.suit_mask[s.facts[best].suit] & ~card_bit(best):
        node.relevant = rank_mark(s, best)
    gain = s.weight[taker] * (1 + held_ones(node, 1 - side) + held_supers(node, 1 - side))
    return gain if side else -gain

"""Move generation: the cards worth trying, what they may meet, and playing and retracting a card."""

from libc.stdint cimport int32_t, uint64_t

from kibitz.compiled.common.bits cimport highest, lowest
from kibitz.engines.nyet.solver.bounds cimport most, rank_mark, weakest_of
from kibitz.engines.nyet.solver.table cimport fetch_head, position_key
from kibitz.engines.nyet.solver.position cimport (
    SUITS, SUPER_BIT, SUPERS, Coming, Facts, Node, Search, all_ones, card_bit, held_ones, held_supers,
    length, low_ones, lying_ones, move_card,
)

cdef enum:
    HISTORY_LIMIT = 25  # the most the history may add to a card's score in rollouts

cdef inline uint64_t legal_cards(Search* s, Node* node) noexcept nogil:
    """The cards that follow, or all if none does (N6.1, N6.2)."""
    cdef uint64_t hand = s.hands[node.player], following
    if node.position == 0:
        return hand
    following = hand & s.follow[node.led]
    return following if following else hand

cdef inline uint64_t run_starts(uint64_t cards, uint64_t free) noexcept nogil:
    """The lowest card of each run of equivalent cards: between them are only cards of the player or already played.

    All runs are found at once: in each stretch of cards that are either the player's or played, a carry from below
    passes the played cards and stops at the player's lowest card. Equal 1s are one run, too.
    """
    cdef uint64_t plain = cards & ~all_ones(), ones = cards & low_ones(), supers = cards & SUPERS
    cdef uint64_t starts = ((free & ~plain) + (free & ~(free << 1))) & plain
    return starts | (ones & ~(ones << 1 | ones << 2)) | (supers & -supers)

cdef inline int run_end(uint64_t cards, uint64_t free, int low) noexcept nogil:
    """The highest card of the run that starts with a card."""
    cdef uint64_t above = ~free & -card_bit(low)
    return highest(cards & ~all_ones() & ((above & -above) - 1) | card_bit(low))

cdef inline uint64_t free_cards(Search* s, Node* node) noexcept nogil:
    """Cards that are the player's or already played, without 1s; the best card of the trick doesn't count as played."""
    cdef uint64_t others = node.remaining ^ s.hands[node.player]
    if node.position:
        others |= card_bit(node.best)
    return ~(others | all_ones())

cdef inline void list_moves(Search* s, Node* node) noexcept nogil:
    """List one card, the highest, for each run of equivalent cards."""
    cdef uint64_t cards = legal_cards(s, node), free = free_cards(s, node), starts = run_starts(cards, free)
    cdef int low, n = 0
    if node.position == 0:
        predict_trick(s, node)
    while starts:
        low = lowest(starts)
        starts &= starts - 1
        node.moves[n] = low << 8 | run_end(cards, free, low)
        n += 1
    node.count = n

cdef inline void predict_trick(Search* s, Node* node) noexcept nogil:
    """Predict what the others can play to each suit that may be led; this holds until the trick is over."""
    cdef int suit
    for suit in range(SUITS + 1):
        if s.hands[node.player] & s.suit_mask[suit]:
            predict_suit(s, node, suit)

cdef inline void predict_suit(Search* s, Node* node, int led) noexcept nogil:
    """Predict one suit, from the last player to the first; without branches on hands, which mispredict."""
    cdef Coming* coming = &node.coming[led]
    cdef int player = node.player, place, side, brought, strongest = -1, whose = 0
    cdef int most[2]
    cdef int forced[2]
    cdef int ruffs[2]
    cdef int ones[2]
    cdef uint64_t hand, follows, legal, brings
    most[0] = most[1] = -1
    forced[0] = forced[1] = ruffs[0] = ruffs[1] = ones[0] = ones[1] = 0
    for place in range(s.players, 0, -1):
        coming.side[place] = whose
        coming.most[place][0] = most[0]
        coming.most[place][1] = most[1]
        coming.forced[place][0] = forced[0]
        coming.forced[place][1] = forced[1]
        if place == 1:
            break
        player = s.before[player]
        side = s.side[player]
        hand = s.hands[player]
        follows = hand & s.follow[led]
        legal = follows | hand & -<uint64_t>(follows == 0)
        brings = legal & (s.follow[led] | s.trumps)
        ones[side] += (follows & low_ones()) != 0
        forced[side] += (legal & ~all_ones()) == 0
        ruffs[side] += (brings != 0) & (follows == 0)
        if not s.tricks_good:
            brings = weakest_of(legal, brings)
        brings = brings & SUPERS if brings & SUPERS else brings
        brought = s.reach[highest(brings << 1 | 1)]
        most[side] = brought if brought > most[side] else most[side]
        whose = side if brought > strongest else whose
        strongest = brought if brought > strongest else strongest
    coming.ruffs[0] = ruffs[0]
    coming.ruffs[1] = ruffs[1]
    coming.ones[0] = ones[0]
    coming.ones[1] = ones[1]

cdef inline void score_moves(Search* s, Node* node) noexcept nogil:
    """Score each card for a rollout: who will take the trick, what lies in it, what the card costs, and its history.

    The move ordering of the search is separate (`order.pxd`)."""
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
            coming = node.ahead if position else &node.coming[led]
            later = max(coming.most[place][0], coming.most[place][1])
            later_own = coming.side[place] == side
        power = s.power[led][card]
        takes = True
        if position and power < lying:
            takes = own
            power = lying
        if later >= power:
            takes = later_own
        is_one = (card_bit(card) & all_ones()) != 0
        score = gain if takes else loss - 64 * is_one
        if not s.tricks_good:
            score = s.facts[card].strength - score
        else:
            if is_one and takes and not card_bit(card) & s.trumps:
                score += 24
            score -= s.facts[card].strength
        score += min(max(s.history[position][card], -HISTORY_LIMIT), HISTORY_LIMIT)
        node.moves[i] += score * 65536

cdef inline int next_move(Node* node, int done) noexcept nogil:
    """Move the best of the moves not yet tried to index `done`; returns its card."""
    cdef int i, best = done
    cdef int32_t move = node.moves[done]
    for i in range(done + 1, node.count):
        if node.moves[i] > node.moves[best]:
            best = i
    node.moves[done] = node.moves[best]
    node.moves[best] = move
    return move_card(node.moves[done])

cdef inline void update_history(Search* s, Node* node, int done) noexcept nogil:
    """History heuristic: a move caused a cutoff after others had failed, so next time it goes before them."""
    cdef int i, card, before
    for i in range(done + 1):
        card = move_card(node.moves[i])
        before = s.history[node.position][card]
        if i == done:
            s.history[node.position][card] = min(before + node.tricks, s.answer_weights.history)
        else:
            s.history[node.position][card] = max(before - node.tricks, -s.answer_weights.history)

cdef inline int advance(Search* s, Node* node, int card) noexcept nogil:
    """Play a card and fill in the next node; returns the count of the trick if the card completes it."""
    if node.position + 1 < s.players:
        put(s, node, card)
        return 0
    return complete(s, node, card)

cdef inline void put(Search* s, Node* node, int card) noexcept nogil:
    """Play a card that does not complete the trick."""
    cdef Node* child = node + 1
    cdef int power, led = node.led if node.position else s.facts[card].suit
    move(s, node, card)
    power = s.power[led][card]
    child.led = led
    child.ahead = node.ahead if node.position else &node.coming[led]
    child.tricks = node.tricks
    child.position = node.position + 1
    child.player = s.after[node.player]
    if power >= node.strength:  # of equal cards the later one takes the trick (N6.4)
        child.best = card
        child.strength = power
        child.taker = node.player
    else:
        child.best = node.best
        child.strength = node.strength
        child.taker = node.taker

cdef inline void move(Search* s, Node* node, int card) noexcept nogil:
    """Move a card from the hand to the table."""
    cdef Node* child = node + 1
    cdef Facts* facts = &s.facts[card]
    # all sums before all stores, so that compilers can vectorize them
    cdef uint64_t remaining = node.remaining + facts.remaining, lying = node.lying + facts.lying
    cdef uint64_t first_lengths = node.lengths[0] + facts.lengths[0], lengths = node.lengths[1] + facts.lengths[1]
    cdef uint64_t ones = node.ones + facts.ones, fields = node.lying_fields + facts.lying_fields
    cdef uint64_t tally = node.tally + facts.tally
    child.remaining = remaining
    child.lying = lying
    child.lengths[0] = first_lengths
    child.lengths[1] = lengths
    child.ones = ones
    child.lying_fields = fields
    child.tally = tally
    s.hands[node.player] ^= card_bit(card)

cdef inline int complete(Search* s, Node* node, int card) noexcept nogil:
    """Play the last card of a trick; returns the trick's count, and leaves in the node what its taker relied on."""
    cdef Node* child = node + 1
    cdef int best = node.best, taker = node.taker, side, gain
    move(s, node, card)
    if s.power[node.led][card] >= node.strength:
        best = card
        taker = node.player
    side = s.side[taker]
    gain = s.weight[taker] * (1 + lying_ones(child, 1 - side))
    node.trick_captured = child.lying_fields & s.side_fields[1 - side]
    node.trick_relevant = rank_mark(s, best) if child.lying & s.suit_mask[s.facts[best].suit] & ~card_bit(best) else 0
    new_trick(child, taker, node.tricks - 1)
    fetch_head(s, child.key)
    return gain if side else -gain

cdef inline void new_trick(Node* node, int leader, int tricks) noexcept nogil:
    """Start a trick: no card has been played to it."""
    node.player = node.taker = leader
    node.position = 0
    node.tricks = tricks
    node.strength = -1
    node.tally &= ~<uint64_t>0xFFFF
    node.lying = 0
    node.lying_fields = 0
    node.key = position_key(node)

cdef inline void retract(Search* s, Node* node, int card) noexcept nogil:
    """Take a card back into the hand."""
    s.hands[node.player] ^= card_bit(card)

cdef inline int last_trick(Search* s, Node* node, int need) noexcept nogil:
    """The last trick, where everybody has one card left: a bound or the exact count."""
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
        fields |= s.facts[card].lying_fields
        player = player + 1 if player + 1 < s.players else 0
    side = s.side[taker]
    s.captured = fields & s.side_fields[1 - side]
    if node.remaining & s.suit_mask[s.facts[best].suit] & (
        s.dealt[1 - side] if s.top_weight[side] == s.least_weight[side] else ~card_bit(best)
    ):
        s.relevant = rank_mark(s, best)
    gain = s.weight[taker] * (1 + held_ones(node, 1 - side) + held_supers(node, 1 - side))
    return gain if side else -gain

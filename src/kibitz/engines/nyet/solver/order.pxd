"""Move ordering: which card a search tries first.

A wrong first card in the first tricks costs more than anything else, because its whole subtree is searched in vain. The
weights for answers were tuned on endings that no benchmark or test uses, separately for rounds where tricks are good
and where they are bad; for rounds without 1s, on some of the DDS deals. The weights for leads were fitted for each
number of players (`lead_weights.h`). A trick is worth 64.
"""

from libc.stdint cimport int8_t, int16_t, int32_t, uint64_t

from kibitz.compiled.common.bits cimport lowest
from kibitz.engines.nyet.solver.position cimport (
    CARDS, LEADS_BY_PLAYERS, LEADS_WITHOUT_ONES, LOST, MOVES, OWN, PARTNERS, TRUMP_STRENGTH, Coming, LeadWeights, Node,
    OrderWeights, Search, all_ones, card_bit, length, lying_ones, move_card,
)
from kibitz.engines.nyet.solver.moves cimport free_cards, legal_cards, list_moves, run_end, run_starts

cdef inline void set_order_weights(Search* s) noexcept nogil:
    """Set the weights for this ending, and the part of a card's score that depends on the card alone."""
    cdef OrderWeights* weights = &s.answer_weights
    cdef int card, taken, held
    if s.order_known:
        return
    s.order_known = True
    weights.trick = 64 if s.tricks_good else -64
    if not s.tricks_good:
        s.lead_weights = &LEADS_BY_PLAYERS[0][s.players - 2]
        weights.strength[LOST], weights.strength[PARTNERS], weights.strength[OWN] = 8, 8, 9
        weights.one[LOST], weights.one[PARTNERS], weights.one[OWN] = 64, -16, -16
        weights.trump = 24
        weights.forced_from, weights.forced_own = 32, 0
        weights.ruff, weights.idle_ruff, weights.beats, weights.last_beats = -8, 8, 8, 0
        weights.discard_length, weights.discard_single, weights.discard_winner = -7, 40, -8
        weights.history = 117
    elif s.uses_history:
        s.lead_weights = &LEADS_BY_PLAYERS[1][s.players - 2]
        weights.strength[LOST], weights.strength[PARTNERS], weights.strength[OWN] = -8, -8, -11
        weights.one[LOST], weights.one[PARTNERS], weights.one[OWN] = -64, 58, 58
        weights.trump = 10
        weights.forced_from, weights.forced_own = 70, 32
        weights.ruff, weights.idle_ruff, weights.beats, weights.last_beats = -12, -24, 0, 8
        weights.discard_length, weights.discard_single, weights.discard_winner = -3, 0, -16
        weights.history = 40
    else:
        s.lead_weights = &LEADS_WITHOUT_ONES
        weights.strength[LOST] = weights.strength[PARTNERS] = weights.strength[OWN] = -8
        weights.one[LOST] = weights.one[PARTNERS] = weights.one[OWN] = 0
        weights.trump = -32
        weights.forced_from = weights.forced_own = 0
        weights.ruff, weights.idle_ruff, weights.beats, weights.last_beats = 20, 0, 0, 0
        weights.discard_length, weights.discard_single, weights.discard_winner = 5, 0, 0
        weights.history = 0
    for held in range(MOVES):
        weights.discard[held] = weights.discard_length * held + (weights.discard_single if held == 1 else 0)
    for card in range(CARDS):
        for taken in range(3):
            s.answer_scores[taken][card] = card_score(s, card, taken, weights.strength, weights.one, weights.trump)
            s.lead_scores[taken][card] = s.lead_weights.taken[taken] + card_score(
                s, card, taken, s.lead_weights.strength, s.lead_weights.one, s.lead_weights.trump
            )

cdef inline int card_score(
    Search* s, int card, int taken, const int* strength, const int* one, int trump
) noexcept nogil:
    """The part of a card's score that doesn't depend on other hands, given who takes the trick."""
    cdef int score, is_trump = (card_bit(card) & s.trumps) != 0
    score = (s.strength[card] - (TRUMP_STRENGTH if is_trump else 0)) * strength[taken] >> 3
    if is_trump:
        score += trump
    if card_bit(card) & all_ones() and (taken == LOST or not is_trump):
        score += one[taken]
    return score

cdef inline void order_moves(Search* s, Node* node, int hint) noexcept nogil:
    """List and score the cards: who will take the trick, what lies in it, what the card costs, and its history.

    The hint is the lead that caused a cutoff in a similar position.
    """
    if node.position:
        list_answers(s, node, legal_cards(s, node))
    else:
        list_moves(s, node)
        if node.count > 1:
            order_leads(s, node, hint)

cdef inline void order_leads(Search* s, Node* node, int hint) noexcept nogil:
    """Score leads; the suit matters as much as the card: who can trump it, who holds 1s of it, how long it is."""
    cdef int side = s.side[node.player], other = 1 - side, i, card, suit, seen = -1, held, power, taken, score
    cdef int later = 0, own = 0, gain = 0, loss = 0, in_suit = 0
    cdef const LeadWeights* weights = s.lead_weights
    cdef Coming* coming
    for i in range(node.count):
        card = move_card(node.moves[i])
        suit = s.facts[card].suit
        if suit != seen:
            seen = suit
            coming = &node.coming[suit]
            later = max(coming.most[1][0], coming.most[1][1])
            own = PARTNERS if coming.side[1] == side else LOST
            gain = weights.forced_from * coming.forced[1][other]
            loss = -weights.forced_own * coming.forced[1][side]
            in_suit = weights.ones_own * coming.ones[side] + weights.ones_against * coming.ones[other]
            if not s.suit_mask[suit] & s.trumps:
                held = length(node, node.player, suit)
                in_suit += weights.length * held
                in_suit += weights.ruff_own * coming.ruffs[side] + weights.ruff_against * coming.ruffs[other]
                if held <= 2:
                    in_suit += weights.single if held == 1 else weights.pair
        power = s.power[suit][card]
        taken = own if later >= power else OWN
        score = in_suit + (loss if taken == LOST else gain) + s.lead_scores[taken][card]
        score += s.history[0][card] * weights.history >> 6
        if not (node.remaining & s.suit_mask[suit] & ~s.hands[node.player]) >> card:
            score += weights.winner
        if card == hint:
            score += weights.hint
        node.moves[i] += score * 65536

cdef inline void list_answers(Search* s, Node* node, uint64_t cards) noexcept nogil:
    """List the answers, with the most promising first."""
    cdef uint64_t free = free_cards(s, node), starts = run_starts(cards, free)
    node.count = 1
    node.moves[0] = lowest(starts) << 8 | run_end(cards, free, lowest(starts))
    if starts & (starts - 1):
        score_answers(s, node, cards, free, starts)

cdef inline void score_answers(Search* s, Node* node, uint64_t cards, uint64_t free, uint64_t starts) noexcept nogil:
    """List and score the answers when there is a choice."""
    cdef int side = s.side[node.player], other = 1 - side, place = node.position + 1, lying = node.strength
    cdef Coming* coming = node.ahead
    cdef OrderWeights* weights = &s.answer_weights
    cdef int later = max(coming.most[place][0], coming.most[place][1]), low, card, takes, score, n = 0, best = 0
    cdef int beats = 0
    cdef int32_t move, best_move = -2147483647
    cdef bint later_own = coming.side[place] == side
    cdef bint own = later_own if later >= lying else s.side[node.taker] == side
    cdef bint follows = (cards & s.follow[node.led]) != 0
    cdef int gain = weights.trick * (1 + lying_ones(node, other)) + weights.forced_from * coming.forced[place][other]
    cdef int loss = -weights.trick * (1 + lying_ones(node, side)) - weights.forced_own * coming.forced[place][side]
    # the three cases: the card doesn't beat the trick so far, it does but a later card beats it, it takes the trick
    cdef int worth[3]
    cdef const int16_t* base[3]
    cdef const int8_t* power = s.power[node.led]
    cdef const int8_t* history = s.history[node.position]
    if follows:
        beats = weights.last_beats if place == s.players else weights.beats
    worth[0] = gain if own else loss
    worth[1] = gain + beats if later_own else loss
    worth[2] = gain + beats
    base[0] = s.answer_scores[own]
    base[1] = s.answer_scores[later_own]
    base[2] = s.answer_scores[OWN]
    while starts:
        low = lowest(starts)
        starts &= starts - 1
        card = run_end(cards, free, low)
        takes = (power[card] >= lying) << (power[card] > later)
        score = worth[takes] + base[takes][card] + history[card]
        if not follows:
            score += weights.ruff if card_bit(card) & s.trumps else discard(s, node, card)
            if card_bit(card) & s.trumps and own and later < lying:
                score += weights.idle_ruff
        move = score * 65536 + (low << 8 | card)
        node.moves[n] = move
        best = n if move > best_move else best
        best_move = max(move, best_move)
        n += 1
    node.count = n
    node.moves[best] = node.moves[0]
    node.moves[0] = best_move

cdef inline int discard(Search* s, Node* node, int card) noexcept nogil:
    """The score of a discard for its suit."""
    cdef int suit = s.facts[card].suit
    cdef uint64_t higher = (node.remaining & s.plain[suit] & ~s.hands[node.player]) >> card
    cdef bint wins = not higher | card_bit(card) & all_ones()
    return s.answer_weights.discard[length(node, node.player, suit)] + s.answer_weights.discard_winner * wins

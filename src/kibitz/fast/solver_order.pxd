"""Which card a search tries first.

A wrong first card in the first tricks costs more than anything else: all that follows it is searched in vain. How much
each sign speaks for an answer was tried out on endings that no bench or test uses, apart for rounds where tricks are
wanted and where they are not; for rounds without 1s, on some of the DDS deals. How much it speaks for a lead was fitted,
for each number of players (`solver_leads.h`). A trick is worth 64.
"""

from kibitz.fast.solver_deal cimport (
    CARDS, LEADS_BY_PLAYERS, LEADS_WITHOUT_ONES, LOST, OWN, PARTNERS, TRUMP_STRENGTH, Coming, Leading, Liking, Node,
    Search, all_ones, card_bit, length, lying_ones, move_card,
)

cdef inline void set_likings(Search* s) noexcept nogil:
    """What speaks for a card in this ending, and how much."""
    cdef Liking* like = &s.like
    cdef int card, taken
    if s.likes:
        return
    s.likes = True
    if not s.wants:
        s.leading = &LEADS_BY_PLAYERS[0][s.players - 2]
        like.strength[LOST], like.strength[PARTNERS], like.strength[OWN] = 8, 8, 9
        like.one[LOST], like.one[PARTNERS], like.one[OWN] = 64, -16, -16
        like.trump = 24
        like.forced_from, like.forced_own = 32, 0
        like.ruff, like.idle_ruff, like.beats, like.last_beats = -8, 8, 8, 0
        like.discard_length, like.discard_single, like.discard_winner = -7, 40, -8
        like.history = 117
    elif s.learns:
        s.leading = &LEADS_BY_PLAYERS[1][s.players - 2]
        like.strength[LOST], like.strength[PARTNERS], like.strength[OWN] = -8, -8, -11
        like.one[LOST], like.one[PARTNERS], like.one[OWN] = -64, 58, 58
        like.trump = 10
        like.forced_from, like.forced_own = 70, 32
        like.ruff, like.idle_ruff, like.beats, like.last_beats = -12, -24, 0, 8
        like.discard_length, like.discard_single, like.discard_winner = -3, 0, -16
        like.history = 40
    else:
        s.leading = &LEADS_WITHOUT_ONES
        like.strength[LOST] = like.strength[PARTNERS] = like.strength[OWN] = -8
        like.one[LOST] = like.one[PARTNERS] = like.one[OWN] = 0
        like.trump = -32
        like.forced_from = like.forced_own = 0
        like.ruff, like.idle_ruff, like.beats, like.last_beats = 20, 0, 0, 0
        like.discard_length, like.discard_single, like.discard_winner = 5, 0, 0
        like.history = 0
    for card in range(CARDS):
        for taken in range(3):
            s.liked[taken][card] = by_itself(s, card, taken, like.strength, like.one, like.trump)
            s.liked_lead[taken][card] = s.leading.taken[taken] + by_itself(
                s, card, taken, s.leading.strength, s.leading.one, s.leading.trump
            )

cdef inline int by_itself(
    Search* s, int card, int taken, const int* strength, const int* one, int trump
) noexcept nogil:
    """What speaks for a card whatever else is in hands, by who takes the trick."""
    cdef int score, is_trump = (card_bit(card) & s.trumps) != 0
    score = (s.strength[card] - (TRUMP_STRENGTH if is_trump else 0)) * strength[taken] >> 3
    if is_trump:
        score += trump
    if card_bit(card) & all_ones() and (taken == LOST or not is_trump):
        score += one[taken]
    return score

cdef inline void order_moves(Search* s, Node* node, int hint) noexcept nogil:
    """Score the cards: who will take the trick, what lies in it, what the card costs, how it fared before.

    A hint is the lead that settled a like question.
    """
    if node.position:
        order_answers(s, node)
    else:
        order_leads(s, node, hint)

cdef inline void order_leads(Search* s, Node* node, int hint) noexcept nogil:
    """The suit speaks for a lead as much as the card: who can trump it, who has 1s of it, how long it is."""
    cdef int side = s.side[node.player], other = 1 - side, i, card, suit, seen = -1, held, power, taken, score
    cdef int later = 0, own = 0, gain = 0, loss = 0, in_suit = 0
    cdef const Leading* like = s.leading
    cdef Coming* coming
    for i in range(node.count):
        card = move_card(node.moves[i])
        suit = s.facts[card].suit
        if suit != seen:
            seen = suit
            coming = &node.coming[suit]
            later = coming.likely[1]
            own = PARTNERS if coming.likely_side[1] == side else LOST
            gain = like.forced_from * coming.forced[other][1]
            loss = -like.forced_own * coming.forced[side][1]
            in_suit = like.ones_own * coming.ones[side] + like.ones_against * coming.ones[other]
            if not s.suit_mask[suit] & s.trumps:
                held = length(node, node.player, suit)
                in_suit += like.length * held
                in_suit += like.ruff_own * coming.ruffs[side] + like.ruff_against * coming.ruffs[other]
                if held <= 2:
                    in_suit += like.single if held == 1 else like.pair
        power = s.power[suit][card]
        taken = own if later >= power else OWN
        score = in_suit + (loss if taken == LOST else gain) + s.liked_lead[taken][card]
        score += s.history[0][card] * like.history >> 6
        if not (node.remaining & s.suit_mask[suit] & ~s.hands[node.player]) >> card:
            score += like.winner
        if card == hint:
            score += like.hint
        node.moves[i] += score * 65536

cdef inline void order_answers(Search* s, Node* node) noexcept nogil:
    """Cards that follow, trumps, discards."""
    cdef int side = s.side[node.player], other = 1 - side, place = node.position + 1, lying = node.strength, led = node.led
    cdef Coming* coming = &(node - node.position).coming[led]
    cdef Liking* like = &s.like
    cdef int later = coming.likely[place], later_own = PARTNERS if coming.likely_side[place] == side else LOST
    cdef int sign = 64 if s.wants else -64, i, card, suit, power, taken, score, held
    cdef int gain = sign * (1 + lying_ones(node, other)) + like.forced_from * coming.forced[other][place]
    cdef int loss = -sign * (1 + lying_ones(node, side)) - like.forced_own * coming.forced[side][place]
    cdef int beaten = later_own, beats = like.last_beats if place == s.players else like.beats
    if later < lying:
        beaten = PARTNERS if s.side[node.taker] == side else LOST
    for i in range(node.count):
        card = move_card(node.moves[i])
        suit = s.facts[card].suit
        power = s.power[led][card]
        taken = beaten if power < lying else later_own if later >= power else OWN
        score = (loss if taken == LOST else gain) + s.liked[taken][card] + s.history[node.position][card]
        if suit != led:
            if card_bit(card) & s.trumps:
                score += like.ruff
                if later < lying and s.side[node.taker] == side:
                    score += like.idle_ruff
            else:
                held = length(node, node.player, suit)
                score += like.discard_length * held
                if held == 1:
                    score += like.discard_single
                if not card_bit(card) & all_ones() and not (node.remaining & s.plain[suit] & ~s.hands[node.player]) >> card:
                    score += like.discard_winner
        elif power > lying and taken != LOST:
            score += beats
        node.moves[i] += score * 65536

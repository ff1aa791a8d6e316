"""Which card a search tries first.

A wrong first card in the first tricks costs more than anything else: all that follows it is searched in vain. How much
each sign speaks for an answer was tried out on endings that no bench or test uses, apart for rounds where tricks are
wanted and where they are not; for rounds without 1s, on some of the DDS deals. How much it speaks for a lead was
fitted, for each number of players (`solver_leads.h`). A trick is worth 64.
"""

from libc.stdint cimport int8_t, int16_t, int32_t, uint64_t

from kibitz.compiled.common.bits cimport lowest
from kibitz.engines.nyet.solver.position cimport (
    CARDS, LEADS_BY_PLAYERS, LEADS_WITHOUT_ONES, LOST, MOVES, OWN, PARTNERS, TRUMP_STRENGTH, Coming, Leading, Liking,
    Node, Search, all_ones, card_bit, length, lying_ones, move_card,
)
from kibitz.engines.nyet.solver.moves cimport free_cards, legal_cards, list_moves, run_end, run_starts

cdef inline void set_likings(Search* s) noexcept nogil:
    """What speaks for a card in this ending, and how much."""
    cdef Liking* like = &s.like
    cdef int card, taken, held
    if s.likes:
        return
    s.likes = True
    like.trick = 64 if s.wants else -64
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
    for held in range(MOVES):
        like.discard[held] = like.discard_length * held + (like.discard_single if held == 1 else 0)
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
    """List and score the cards: who will take the trick, what lies in it, what the card costs, how it fared before.

    A hint is the lead that settled a like question.
    """
    if node.position:
        list_answers(s, node, legal_cards(s, node))
    else:
        list_moves(s, node)
        if node.count > 1:
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
            later = max(coming.most[1][0], coming.most[1][1])
            own = PARTNERS if coming.side[1] == side else LOST
            gain = like.forced_from * coming.forced[1][other]
            loss = -like.forced_own * coming.forced[1][side]
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

cdef inline void list_answers(Search* s, Node* node, uint64_t cards) noexcept nogil:
    """List cards that follow, trumps, discards; the most promising is the first."""
    cdef uint64_t free = free_cards(s, node), starts = run_starts(cards, free)
    node.count = 1
    node.moves[0] = lowest(starts) << 8 | run_end(cards, free, lowest(starts))
    if starts & (starts - 1):
        score_answers(s, node, cards, free, starts)

cdef inline void score_answers(Search* s, Node* node, uint64_t cards, uint64_t free, uint64_t starts) noexcept nogil:
    """List and score where there is a choice."""
    cdef int side = s.side[node.player], other = 1 - side, place = node.position + 1, lying = node.strength
    cdef Coming* coming = node.ahead
    cdef Liking* like = &s.like
    cdef int later = max(coming.most[place][0], coming.most[place][1]), low, card, takes, score, n = 0, best = 0
    cdef int beats = 0
    cdef int32_t move, best_move = -2147483647
    cdef bint later_own = coming.side[place] == side
    cdef bint own = later_own if later >= lying else s.side[node.taker] == side
    cdef bint follows = (cards & s.follow[node.led]) != 0
    cdef int gain = like.trick * (1 + lying_ones(node, other)) + like.forced_from * coming.forced[place][other]
    cdef int loss = -like.trick * (1 + lying_ones(node, side)) - like.forced_own * coming.forced[place][side]
    # who takes the trick if the card does not, if a later card beats it, if it does
    cdef int worth[3]
    cdef const int16_t* liked[3]
    cdef const int8_t* power = s.power[node.led]
    cdef const int8_t* history = s.history[node.position]
    if follows:
        beats = like.last_beats if place == s.players else like.beats
    worth[0] = gain if own else loss
    worth[1] = gain + beats if later_own else loss
    worth[2] = gain + beats
    liked[0] = s.liked[own]
    liked[1] = s.liked[later_own]
    liked[2] = s.liked[OWN]
    while starts:
        low = lowest(starts)
        starts &= starts - 1
        card = run_end(cards, free, low)
        takes = (power[card] >= lying) << (power[card] > later)
        score = worth[takes] + liked[takes][card] + history[card]
        if not follows:
            score += like.ruff if card_bit(card) & s.trumps else discard(s, node, card)
            if card_bit(card) & s.trumps and own and later < lying:
                score += like.idle_ruff
        move = score * 65536 + (low << 8 | card)
        node.moves[n] = move
        best = n if move > best_move else best
        best_move = max(move, best_move)
        n += 1
    node.count = n
    node.moves[best] = node.moves[0]
    node.moves[0] = best_move

cdef inline int discard(Search* s, Node* node, int card) noexcept nogil:
    """How much its suit speaks for a discard."""
    cdef int suit = s.facts[card].suit
    cdef uint64_t higher = (node.remaining & s.plain[suit] & ~s.hands[node.player]) >> card
    cdef bint wins = not higher | card_bit(card) & all_ones()
    return s.like.discard[length(node, node.player, suit)] + s.like.discard_winner * wins

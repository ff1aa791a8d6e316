"""Rollouts of the tricks inside the solver: open-hand rollouts, and rollouts with a solved end.

In an open-hand rollout every seat sees all hands and plays the card that the solver's move ordering likes best, with
some noise. Policy rollouts, where every seat plays from its information set, are in `policy/card`.
"""

from libc.stdint cimport int16_t, uint64_t

from kibitz.compiled.common.bits cimport below, count, lowest
from kibitz.compiled.nyet.rules cimport Packed, SEATS, Tables, score_round
from kibitz.engines.nyet.solver.search cimport best_line, equivalent, first_guess, limits, settle
from kibitz.engines.nyet.solver.position cimport (
    MOVES, Node, PLIES, Search, SUITS, SUPER_BIT, card_bit, move_card, move_low, suit_base,
)
from kibitz.engines.nyet.solver.moves cimport advance, list_moves, next_move, retract, score_moves
from kibitz.engines.nyet.solver.setup cimport set_stakes, set_terms, start

cdef enum:
    STEPS = 12      # the resolution of the weights
    NOISE = 20


cdef inline uint64_t to_solver_cards(Search* s, uint64_t cards) noexcept nogil:
    """A set of cards in the solver's numbering: suits in its order, supertrumps apart."""
    cdef uint64_t out = 0, suit_cards
    cdef int suit
    for suit in range(SUITS):
        suit_cards = (cards >> (16 * s.colour[suit])) & 0x7FFF
        if s.colour[suit] == s.supertrump:
            out |= (suit_cards & 7) << SUPER_BIT
            suit_cards &= ~<uint64_t>7
        out |= suit_cards << suit_base(suit)
    return out


cdef inline Node* set_up(const Tables* rules, const Packed* at, Search* s) noexcept nogil:
    """Set up the position in the solver, replaying the trick; returns the node where the seat is to play."""
    cdef int seat, i, first = at.play_count - at.trick_size
    cdef uint64_t laid[SEATS]
    for seat in range(rules.players):
        s.hands[seat] = to_solver_cards(s, at.hands[seat])
    seat = at.leader
    for i in range(at.trick_size):
        laid[i] = to_solver_cards(s, card_bit(at.plays[first + i]))
        s.hands[seat] |= laid[i]
        seat = seat + 1 if seat + 1 < rules.players else 0
    start(s, at.leader, count(s.hands[at.leader]))
    for i in range(at.trick_size):
        advance(s, &s.path[i], lowest(laid[i]))
    return &s.path[at.trick_size]


cdef inline int open_card(Search* s, Node* node, uint64_t* rng) noexcept nogil:
    """The most promising card, with noise."""
    cdef int i
    list_moves(s, node)
    if node.count > 1:
        score_moves(s, node)
        for i in range(node.count):
            node.moves[i] += <int>below(rng, NOISE) * 65536
    return next_move(node, 0)


cdef inline void open_rollout(const Tables* rules, Packed* at, Search* s, uint64_t* rng) noexcept nogil:
    """An open-hand rollout to the end of the round, and the score."""
    cdef int weights[SEATS]
    cdef int seat, gain
    cdef Node* node
    for seat in range(rules.players):
        weights[seat] = 1
    set_terms(s, at.trump, at.supertrump, rules.super_in_colour)
    set_stakes(s, rules.players, at.team, weights, at.value > 0)
    node = set_up(rules, at, s)
    while node.tricks:
        gain = advance(s, node, open_card(s, node, rng))
        node += 1
        if gain:
            at.taken[node.player] += gain if gain > 0 else -gain
    score_round(rules, at)


cdef inline void add_gain(int* counts, int gain) noexcept nogil:
    """Add what a trick brings to its taker's side."""
    counts[gain > 0] += gain if gain > 0 else -gain


cdef inline void add_best_line(Search* s, Node* node, int value, int* counts) noexcept nogil:
    """Add what each side takes in a line of best play; the value of the position is known."""
    cdef int16_t line[PLIES]
    cdef int k, length = best_line(s, node, value, line)
    for k in range(length):
        add_gain(counts, advance(s, node, line[k]))
        node += 1
    for k in range(length - 1, -1, -1):
        node -= 1
        retract(s, node, line[k])


cdef inline int open_rollout_value(Search* s, Node* node, int exact, uint64_t* rng, int* counts) noexcept nogil:
    """The count of an open-hand rollout whose last tricks are solved; adds what each side takes."""
    cdef int line[PLIES]
    cdef int length = 0, value = 0, gain, low, high, i
    while node.tricks > exact or node.position:
        line[length] = open_card(s, node, rng)
        gain = advance(s, node, line[length])
        add_gain(counts, gain)
        value += gain
        length += 1
        node += 1
    limits(s, node, &low, &high)
    settle(s, node, &low, &high, first_guess(s, node))
    if not s.stopped:
        add_best_line(s, node, low, counts)
    for i in range(length - 1, -1, -1):
        node -= 1
        retract(s, node, line[i])
    return value + low


cdef inline int rollout_values(
    Search* s, Node* node, int exact, uint64_t rng, uint64_t* groups, int* values, int* counts
) noexcept nogil:
    """The count after each card, equal cards together, by an open-hand rollout whose last tricks are solved.

    Also what each side takes, two numbers a card.
    """
    cdef int cards[MOVES]
    cdef int i, gain, n
    cdef uint64_t same
    list_moves(s, node)
    n = node.count
    for i in range(n):
        cards[i] = move_card(node.moves[i])
        groups[i] = s.hands[node.player] & equivalent(s, cards[i], move_low(node.moves[i]))
    for i in range(n):
        same = rng
        counts[2 * i] = counts[2 * i + 1] = 0
        gain = advance(s, node, cards[i])
        add_gain(&counts[2 * i], gain)
        values[i] = gain + open_rollout_value(s, node + 1, exact, &same, &counts[2 * i])
        retract(s, node, cards[i])
        if s.stopped:
            break
    return n


cdef inline void solved_counts(Search* s, Node* node, int n, const int* values, int* counts) noexcept nogil:
    """What each side takes after each card under best play, two numbers a card; the cards' values are known."""
    cdef int i, card, gain, value
    for i in range(n):
        counts[2 * i] = counts[2 * i + 1] = 0
        card = move_card(node.moves[i])
        gain = advance(s, node, card)
        add_gain(&counts[2 * i], gain)
        value = values[i] - gain
        settle(s, node + 1, &value, &value, value)  # nothing to search; this only refreshes the owner table
        add_best_line(s, node + 1, value, &counts[2 * i])
        retract(s, node, card)
        if s.stopped:
            break


cdef inline double own_slope(int value, const double* gradient) noexcept nogil:
    """What a count of one's own side is worth; at −2 points, what it costs."""
    return gradient[1] if value > 0 else -gradient[1]


cdef inline double other_slope(int value, const double* gradient) noexcept nogil:
    """What a count of the other side costs; at −2 points, what it is worth."""
    return -gradient[0] if value > 0 else gradient[0]


cdef inline void choose_parts(int value, const double* gradient, int* part) noexcept nogil:
    """Small integers in proportion to the gradient by the sides' counts: the weights of the other side and of one's own.

    The solver knows two sides with opposite goals. A player who wants their own side to take less, since the partner
    gains twice as much by it, still plays for the side in the solver; for them a unit may be worth less than nothing.
    """
    cdef double own = own_slope(value, gradient), other = other_slope(value, gradient), most = max(own, other)
    part[0] = part[1] = 1
    if min(own, other) < 0 or most <= 0:
        return
    part[1] = <int>(own / most * STEPS + 0.5)
    part[0] = <int>(other / most * STEPS + 0.5)
    if part[0] * 4 > 3 * STEPS and part[1] * 4 > 3 * STEPS:
        part[0] = part[1] = 1
    elif part[1] * 2 > STEPS and part[0] * 2 > STEPS:
        part[1] = 3 if own >= other else 2
        part[0] = 3 if other > own else 2
    else:
        part[1] = 2 if own >= other else 1
        part[0] = 2 if other > own else 1


cdef inline double unit_value(int value, const double* gradient, const int* part) noexcept nogil:
    """What one unit of the solver's count is worth, given the parts of the sides."""
    cdef double own = own_slope(value, gradient), other = other_slope(value, gradient)
    cdef double unit = max(own, other) / max(part[0], part[1])
    if min(own, other) < 0:
        unit = (own + other) / (part[0] + part[1])
    return unit if value > 0 else -unit


cdef inline void seat_weights(
    const Tables* rules, const Packed* at, int home, const int* part, int* weights
) noexcept nogil:
    """The weight of each seat's tricks in the solver: its side's part, twice that for a holder whose tricks count double."""
    cdef int seat
    for seat in range(rules.players):
        weights[seat] = part[home >> seat & 1] * (2 if rules.holder_tricks and seat == at.bonus else 1)

"""A packed position of the tricks in the solver: lines that look likely, and solved ends."""

from libc.stdint cimport int16_t, uint64_t

from kibitz.fast.bits cimport below, count, lowest
from kibitz.fast.nyet cimport Packed, SEATS, Tables, score_round
from kibitz.fast.solver cimport best_line, equals, first_guess, limits, settle
from kibitz.fast.solver_deal cimport MOVES, Node, PLIES, Search, SUITS, SUPER_BIT, card_bit, move_card, move_low, suit_base
from kibitz.fast.solver_moves cimport advance, list_moves, next_move, retract, score_moves
from kibitz.fast.solver_setup cimport set_stakes, set_terms, start

cdef enum:
    FINE = 12
    WHIM = 20


cdef inline uint64_t packed_to_solver(Search* s, uint64_t cards) noexcept nogil:
    """A set of cards as the solver numbers them: suits in its order, supertrumps apart."""
    cdef uint64_t out = 0, suit_cards
    cdef int suit
    for suit in range(SUITS):
        suit_cards = (cards >> (16 * s.colour[suit])) & 0x7FFF
        if s.colour[suit] == s.supertrump:
            out |= (suit_cards & 7) << SUPER_BIT
            suit_cards &= ~<uint64_t>7
        out |= suit_cards << suit_base(suit)
    return out


cdef inline Node* lay_out(const Tables* rules, const Packed* at, Search* s) noexcept nogil:
    """The position in the solver, the cards of the trick played again; the node where the seat is to play."""
    cdef int seat, i, first = at.play_count - at.trick_size
    cdef uint64_t laid[SEATS]
    for seat in range(rules.players):
        s.hands[seat] = packed_to_solver(s, at.hands[seat])
    seat = at.leader
    for i in range(at.trick_size):
        laid[i] = packed_to_solver(s, card_bit(at.plays[first + i]))
        s.hands[seat] |= laid[i]
        seat = seat + 1 if seat + 1 < rules.players else 0
    start(s, at.leader, count(s.hands[at.leader]))
    for i in range(at.trick_size):
        advance(s, &s.path[i], lowest(laid[i]))
    return &s.path[at.trick_size]


cdef inline int likely_card(Search* s, Node* node, uint64_t* rng) noexcept nogil:
    """What looks best, with a whim."""
    cdef int i
    list_moves(s, node)
    if node.count > 1:
        score_moves(s, node)
        for i in range(node.count):
            node.moves[i] += <int>below(rng, WHIM) * 65536
    return next_move(node, 0)


cdef inline void play_likely(const Tables* rules, Packed* at, Search* s, uint64_t* rng) noexcept nogil:
    """The rest of the tricks, everyone playing what looks best with all hands seen, and the score."""
    cdef int weights[SEATS]
    cdef int seat, gain
    cdef Node* node
    for seat in range(rules.players):
        weights[seat] = 1
    set_terms(s, at.trump, at.supertrump, rules.super_in_colour)
    set_stakes(s, rules.players, at.team, weights, at.value > 0)
    node = lay_out(rules, at, s)
    while node.tricks:
        gain = advance(s, node, likely_card(s, node, rng))
        node += 1
        if gain:
            at.taken[node.player] += gain if gain > 0 else -gain
    score_round(rules, at)


cdef inline int likely_value(Search* s, Node* node, int exact, uint64_t* rng) noexcept nogil:
    """The count when everyone plays what looks best with all hands seen, and the last tricks are solved."""
    cdef int line[PLIES]
    cdef int length = 0, value = 0, low, high, i
    while node.tricks > exact or node.position:
        line[length] = likely_card(s, node, rng)
        value += advance(s, node, line[length])
        length += 1
        node += 1
    limits(s, node, &low, &high)
    settle(s, node, &low, &high, first_guess(s, node))
    for i in range(length - 1, -1, -1):
        node -= 1
        retract(s, node, line[i])
    return value + low


cdef inline int guided_values(
    Search* s, Node* node, int exact, uint64_t rng, uint64_t* groups, int* values
) noexcept nogil:
    """The count after each card, equal cards together, when a likely line is played before the end is solved."""
    cdef int cards[MOVES]
    cdef int i, gain, n
    cdef uint64_t same
    list_moves(s, node)
    n = node.count
    for i in range(n):
        cards[i] = move_card(node.moves[i])
        groups[i] = s.hands[node.player] & equals(s, cards[i], move_low(node.moves[i]))
    for i in range(n):
        same = rng
        gain = advance(s, node, cards[i])
        values[i] = gain + likely_value(s, node + 1, exact, &same)
        retract(s, node, cards[i])
        if s.stopped:
            break
    return n


cdef inline void solved_counts(Search* s, Node* node, int n, const int* values, int* counts) noexcept nogil:
    """What each side takes after each card, two numbers a card, if both play their best; the cards' values are known."""
    cdef int16_t line[PLIES]
    cdef int i, k, card, gain, value, length
    cdef Node* at
    for i in range(n):
        counts[2 * i] = counts[2 * i + 1] = 0
        card = move_card(node.moves[i])
        gain = advance(s, node, card)
        value = values[i] - gain
        settle(s, node + 1, &value, &value, value)  # nothing to search, but who holds what may have been forgotten
        length = best_line(s, node + 1, value, line)
        at = node
        for k in range(length + 1):
            counts[2 * i + (gain > 0)] += gain if gain > 0 else -gain
            at += 1
            if k < length:
                gain = advance(s, at, line[k])
        for k in range(length - 1, -1, -1):
            at -= 1
            retract(s, at, line[k])
        retract(s, node, card)
        if s.stopped:
            break


cdef inline double fine_weights(
    const Tables* rules, const Packed* at, int home, const double* slope, int* part, int* weights
) noexcept nogil:
    """Small whole weights of the sides' counts in the proportion of the slopes; what one unit of the count is worth.

    The solver knows two sides that want the same things of opposite counts. Who would rather see his own side take less,
    since his partner gains twice as much by it, is reckoned to play on for it, and may value the difference below 0.
    """
    cdef double own = slope[1] if at.value > 0 else -slope[1], other = -slope[0] if at.value > 0 else slope[0]
    cdef double most = max(own, other), unit
    cdef int seat, side, twice
    if min(own, other) < 0 or most <= 0:
        part[0] = part[1] = 1
        unit = (own + other) / 2
    else:
        part[1] = <int>(own / most * FINE + 0.5)
        part[0] = <int>(other / most * FINE + 0.5)
        if part[0] * 4 > 3 * FINE and part[1] * 4 > 3 * FINE:
            part[0] = part[1] = 1
            unit = most
        elif part[1] * 2 > FINE and part[0] * 2 > FINE:
            part[1] = 3 if own >= other else 2
            part[0] = 3 if other > own else 2
            unit = most / 3
        else:
            part[1] = 2 if own >= other else 1
            part[0] = 2 if other > own else 1
            unit = most / 2
    for seat in range(rules.players):
        side = home >> seat & 1
        twice = 2 if rules.holder_tricks and seat == at.bonus else 1
        weights[seat] = part[side] * twice
    return unit if at.value > 0 else -unit

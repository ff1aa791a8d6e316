"""Vetoes by heuristic: the value of each box to a hand, and the gain from covering it.

The same gains choose vetoes in rollouts and give the likelihood of a veto that was seen.
"""

from libc.stdint cimport uint64_t

from kibitz.compiled.common.bits cimport chance, count, lowest
from kibitz.compiled.nyet.rules cimport BOXES, LINES, NO_COLOUR, Tables
from kibitz.engines.nyet.card_value cimport (
    FIRST_PLAYER_VALUE, PLAIN_ONE_VALUE, SUPERTRUMP_VALUE, TRUMP_ONE_VALUE, giving_value, long_trump_value, plain_value,
    trump_value,
)

cdef enum:
    SLOTS = 16
    ALL_BOXES = 40

cdef struct CardValues:
    # The value of every card, plain and as a trump, by its slot in a colour; and the value of an average hand.
    double plain[SLOTS]
    double trump[SLOTS]
    double mean_hand
    double mean_hand_super

cdef struct HandEstimate:
    # A hand's expected tricks under each trump and supertrump, and what it gains from giving up cards.
    double tricks[5][5]
    double mean_hand
    double mean_hand_super
    double gifts[BOXES]
    double noise[ALL_BOXES]
    int seat

cdef extern from * nogil:
    """
    #define NOISE 0.5
    """
    const double NOISE


cdef inline CardValues card_values_for(const Tables* rules) noexcept nogil:
    """The value of every card, and of an average hand."""
    cdef CardValues by_slot
    cdef int slot, top = rules.deck_size // 4 - 2
    cdef double share, plain = 0, trump = 0
    for slot in range(SLOTS):
        by_slot.plain[slot] = by_slot.trump[slot] = 0
        if 3 <= slot <= top + 1:
            by_slot.plain[slot] = plain_value(slot - 1, top)
            by_slot.trump[slot] = trump_value(slot - 1, top)
            plain += by_slot.plain[slot]
            trump += by_slot.trump[slot]
    share = <double>rules.hand_size / rules.deck_size
    by_slot.mean_hand = share * (3 * plain + trump + 3 * TRUMP_ONE_VALUE + 9 * PLAIN_ONE_VALUE)
    by_slot.mean_hand_super = by_slot.mean_hand + share * 3 * (SUPERTRUMP_VALUE - PLAIN_ONE_VALUE)
    return by_slot


cdef inline void estimate_hand(
    HandEstimate* estimate, const CardValues* by_slot, const Tables* rules, uint64_t hand, int seat
) noexcept nogil:
    """Estimate a hand under every trump and supertrump."""
    cdef double plain[5]
    cdef double trump[5]
    cdef double all_plain = 0, value
    cdef int ones[5]
    cdef int length[5]
    cdef int colour, slot, t, s, all_ones = 0, trumps
    cdef uint64_t rest
    for colour in range(4):
        rest = (hand >> (16 * colour)) & 0xFFFF
        ones[colour] = count(rest & 7)
        length[colour] = count(rest)
        all_ones += ones[colour]
        plain[colour] = trump[colour] = 0
        rest &= ~<uint64_t>7
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            plain[colour] += by_slot.plain[slot]
            trump[colour] += by_slot.trump[slot]
        all_plain += plain[colour]
    plain[NO_COLOUR] = trump[NO_COLOUR] = 0
    ones[NO_COLOUR] = length[NO_COLOUR] = 0
    for t in range(5):
        for s in range(5):
            value = all_plain - plain[t] + trump[t] + all_ones * PLAIN_ONE_VALUE
            value += ones[s] * (SUPERTRUMP_VALUE - PLAIN_ONE_VALUE)
            trumps = length[t]
            if s != t:
                value += ones[t] * (TRUMP_ONE_VALUE - PLAIN_ONE_VALUE)
                trumps += ones[s]
            estimate.tricks[t][s] = value + long_trump_value(trumps)
    for s in range(BOXES):
        estimate.gifts[s] = giving_value(rules.give_cards[s], rules.give_ones[s], rules.give_to[s] != 0, all_ones)
    for s in range(ALL_BOXES):
        estimate.noise[s] = 0
    estimate.mean_hand = by_slot.mean_hand
    estimate.mean_hand_super = by_slot.mean_hand_super
    estimate.seat = seat


cdef inline void draw_preferences(HandEstimate* estimate, uint64_t* rng) noexcept nogil:
    """Noise on the gains, the same for the whole round: no two players value boxes exactly alike."""
    cdef int box
    for box in range(ALL_BOXES):
        estimate.noise[box] = NOISE * chance(rng)


cdef inline uint64_t veto_gains(
    const Tables* rules, uint64_t open_boxes, const HandEstimate* estimate, double* gains
) noexcept nogil:
    """The gain from covering each box that may be covered; returns the set of these boxes."""
    cdef double values[ALL_BOXES]
    cdef double scale = 0, strength = 0, sum, mean
    cdef int n[LINES]
    cdef int line, number, settled_super, value = 0
    cdef uint64_t rest, other, boxes = 0
    for line in range(LINES):
        n[line] = count((open_boxes >> (line * BOXES)) & 0xFF)
    rest = (open_boxes >> (4 * BOXES)) & 0xFF
    while rest:
        value = rules.points[lowest(rest)]
        rest &= rest - 1
        scale += value if value > 0 else -value
    scale /= n[4]
    if n[4] == 1 and value < 0:
        scale = -scale
    rest = (open_boxes >> (3 * BOXES)) & 0xFF
    settled_super = rules.supertrump[lowest(rest)] if n[3] == 1 else NO_COLOUR
    while rest:
        number = lowest(rest)
        rest &= rest - 1
        sum = 0
        other = (open_boxes >> (2 * BOXES)) & 0xFF
        while other:
            sum += estimate.tricks[rules.trump[lowest(other)]][rules.supertrump[number]]
            other &= other - 1
        sum /= n[2]
        values[3 * BOXES + number] = scale * sum
        strength += sum - (estimate.mean_hand if rules.supertrump[number] == NO_COLOUR else estimate.mean_hand_super)
    strength /= n[3]
    for line in range(LINES):
        if n[line] < 2:
            continue
        mean = 0
        rest = (open_boxes >> (line * BOXES)) & 0xFF
        boxes |= rest << (line * BOXES)
        other = rest
        while other:
            number = lowest(other)
            other &= other - 1
            if line == 0:
                values[number] = FIRST_PLAYER_VALUE * (scale if scale > 0 else -scale) if number == estimate.seat else 0
            elif line == 1:
                values[BOXES + number] = scale * estimate.gifts[number]
            elif line == 2:
                values[2 * BOXES + number] = scale * estimate.tricks[rules.trump[number]][settled_super]
            elif line == 4:
                values[4 * BOXES + number] = rules.points[number] * strength
            mean += values[line * BOXES + number]
        mean /= n[line]
        while rest:
            number = line * BOXES + lowest(rest)
            rest &= rest - 1
            gains[number] = (mean - values[number]) / (n[line] - 1) + estimate.noise[number]
    return boxes


cdef inline int best_box(uint64_t boxes, const double* gains) noexcept nogil:
    """The box with the largest gain, the first of equal ones."""
    cdef int box, best = lowest(boxes)
    while boxes:
        box = lowest(boxes)
        boxes &= boxes - 1
        if gains[box] > gains[best]:
            best = box
    return best


cdef inline int heuristic_veto(const Tables* rules, uint64_t open_boxes, const HandEstimate* estimate) noexcept nogil:
    """The box that a player covers."""
    cdef double gains[ALL_BOXES]
    cdef uint64_t boxes = veto_gains(rules, open_boxes, estimate, gains)
    return best_box(boxes, gains)

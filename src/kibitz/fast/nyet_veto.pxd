"""Vetoes by rules of thumb: what a hand would like of each box, and which it would rather see covered.

The same likings choose the vetoes of playouts and say how well a hand explains a veto that was seen.
"""

from libc.math cimport sqrt
from libc.stdint cimport uint64_t

from kibitz.fast.bits cimport chance, count, lowest
from kibitz.fast.nyet cimport BOXES, LINES, NO_COLOUR, Tables

cdef enum:
    SLOTS = 16
    ALL_BOXES = 40

cdef struct Worths:
    # Tricks that cards promise before play, by their slot in a colour.
    double plain[SLOTS]
    double trump[SLOTS]
    double usual
    double usual_super

cdef struct Mind:
    # What a hand promises under each trump and supertrump, and what it makes of giving up cards.
    double promise[5][5]
    double usual
    double usual_super
    double gifts[BOXES]
    double whims[ALL_BOXES]
    int seat

cdef extern from * nogil:
    """
    #define LOOSE_ONE (-0.45)
    #define TRUMP_ONE (-0.2)
    #define SUPERTRUMP 0.9
    #define FIRST_SEAT 1.5
    #define WHIMS 0.5
    """
    const double LOOSE_ONE, TRUMP_ONE, SUPERTRUMP
    const double FIRST_SEAT
    const double WHIMS


cdef inline Worths weigh_cards(const Tables* rules) noexcept nogil:
    """The worth of every card, and of a hand on average."""
    cdef Worths worths
    cdef int slot, top = rules.deck_size // 4 - 2
    cdef double height, plain = 0, trump = 0
    for slot in range(SLOTS):
        worths.plain[slot] = worths.trump[slot] = 0
        height = (slot - 1) / <double>top
        if 3 <= slot <= top + 1:
            worths.plain[slot] = 0.7 * height * height * height * height * height
            worths.trump[slot] = 0.25 + 0.65 * height * height
            plain += worths.plain[slot]
            trump += worths.trump[slot]
    height = <double>rules.hand_size / rules.deck_size
    worths.usual = height * (3 * plain + trump + 3 * TRUMP_ONE + 9 * LOOSE_ONE)
    worths.usual_super = worths.usual + height * 3 * (SUPERTRUMP - LOOSE_ONE)
    return worths


cdef inline void make_up(
    Mind* mind, const Worths* worths, const Tables* rules, uint64_t hand, int seat
) noexcept nogil:
    """Make up a mind about a hand."""
    cdef double plain[5]
    cdef double trump[5]
    cdef double all_plain = 0, value
    cdef int ones[5]
    cdef int length[5]
    cdef int colour, slot, t, s, loose = 0, long_trump
    cdef uint64_t rest
    for colour in range(4):
        rest = (hand >> (16 * colour)) & 0xFFFF
        ones[colour] = count(rest & 7)
        length[colour] = count(rest)
        loose += ones[colour]
        plain[colour] = trump[colour] = 0
        rest &= ~<uint64_t>7
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            plain[colour] += worths.plain[slot]
            trump[colour] += worths.trump[slot]
        all_plain += plain[colour]
    plain[NO_COLOUR] = trump[NO_COLOUR] = 0
    ones[NO_COLOUR] = length[NO_COLOUR] = 0
    for t in range(5):
        for s in range(5):
            value = all_plain - plain[t] + trump[t] + loose * LOOSE_ONE + ones[s] * (SUPERTRUMP - LOOSE_ONE)
            long_trump = length[t] - 4
            if s != t:
                value += ones[t] * (TRUMP_ONE - LOOSE_ONE)
                long_trump += ones[s]
            if long_trump > 0:
                value += 0.12 * long_trump * sqrt(<double>long_trump)
            mind.promise[t][s] = value
    for s in range(BOXES):
        if rules.give_cards[s] == 0 or not rules.give_ones[s]:
            mind.gifts[s] = -0.3 if loose else 0.1
        elif rules.give_to[s]:
            mind.gifts[s] = 0.4 if loose else 0.0
        elif rules.give_cards[s] == 1:
            mind.gifts[s] = 0.3 if loose else 0.1
        else:
            mind.gifts[s] = 0.5 if loose > 1 else 0.1
    for s in range(ALL_BOXES):
        mind.whims[s] = 0
    mind.usual = worths.usual
    mind.usual_super = worths.usual_super
    mind.seat = seat


cdef inline void have_whims(Mind* mind, uint64_t* rng) noexcept nogil:
    """Nobody weighs boxes exactly like another."""
    cdef int box
    for box in range(ALL_BOXES):
        mind.whims[box] = WHIMS * chance(rng)


cdef inline uint64_t weigh_boxes(const Tables* rules, uint64_t open_boxes, const Mind* mind, double* gains) noexcept nogil:
    """How much a player would gain by covering each box that may be covered; which those are."""
    cdef double likings[ALL_BOXES]
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
            sum += mind.promise[rules.trump[lowest(other)]][rules.supertrump[number]]
            other &= other - 1
        sum /= n[2]
        likings[3 * BOXES + number] = scale * sum
        strength += sum - (mind.usual if rules.supertrump[number] == NO_COLOUR else mind.usual_super)
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
                likings[number] = FIRST_SEAT * (scale if scale > 0 else -scale) if number == mind.seat else 0
            elif line == 1:
                likings[BOXES + number] = scale * mind.gifts[number]
            elif line == 2:
                likings[2 * BOXES + number] = scale * mind.promise[rules.trump[number]][settled_super]
            elif line == 4:
                likings[4 * BOXES + number] = rules.points[number] * strength
            mean += likings[line * BOXES + number]
        mean /= n[line]
        while rest:
            number = line * BOXES + lowest(rest)
            rest &= rest - 1
            gains[number] = (mean - likings[number]) / (n[line] - 1) + mind.whims[number]
    return boxes


cdef inline int most_gained(uint64_t boxes, const double* gains) noexcept nogil:
    """The box whose covering gains most, the first of equal ones."""
    cdef int box, best = lowest(boxes)
    while boxes:
        box = lowest(boxes)
        boxes &= boxes - 1
        if gains[box] > gains[best]:
            best = box
    return best


cdef inline int favourite(const Tables* rules, uint64_t open_boxes, const Mind* mind) noexcept nogil:
    """The box that a player covers."""
    cdef double gains[ALL_BOXES]
    cdef uint64_t boxes = weigh_boxes(rules, open_boxes, mind, gains)
    return most_gained(boxes, gains)

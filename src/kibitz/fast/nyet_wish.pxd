"""Vetoes as hands wish: by how much a seat may expect to lead under terms that may still come, and which box it would
therefore rather see covered."""

from libc.stdint cimport uint64_t

from kibitz.fast.bits cimport count, lowest, whim
from kibitz.fast.nyet cimport BOXES, LINES, SEATS, Tables
from kibitz.fast.nyet_value cimport GIFTS, WISHERS, WISHES, Hand, describe, dream, gift_kind, network
from kibitz.fast.nyet_veto cimport ALL_BOXES, most_gained

cdef struct Wishes:
    # The lead a seat expects, a point of the round's value, where points are good and where they are bad, in parts that
    # are added up: by trump and supertrump, what a box of gifts adds, what being first player or not adds.
    float hand[2][5][5]
    float gift[2][BOXES]
    float first[2][2]
    float whims[ALL_BOXES]
    int seat

cdef extern from * nogil:
    """
    static const double WISH_HEAT[6] = {0, 0, 1.3, 1.4, 0.6, 0.8};
    """
    # By the number of players: how far from their hands' wishes searching players cover boxes (`bench/nyet_vetoes.py`).
    const double WISH_HEAT[SEATS + 1]


cdef inline void make_wishes(
    Wishes* wishes, const Tables* rules, uint64_t open_boxes, uint64_t hand, int seat
) noexcept nogil:
    """What a hand wishes for, under all terms that may still come."""
    cdef uint64_t trumps = (open_boxes >> (2 * BOXES)) & 0xFF, supers
    cdef Hand seen
    cdef int box, number, sign, pairs = count(trumps) * count((open_boxes >> (3 * BOXES)) & 0xFF)
    wishes.seat = seat
    for box in range(ALL_BOXES):
        wishes.whims[box] = 0
    for sign in range(2):
        wishes.first[sign][0] = wishes.first[sign][1] = 0
        for box in range(BOXES):
            wishes.gift[sign][box] = 0
    while trumps:
        number = lowest(trumps)
        trumps &= trumps - 1
        supers = (open_boxes >> (3 * BOXES)) & 0xFF
        while supers:
            describe(rules, rules.trump[number], rules.supertrump[lowest(supers)], hand, seen.x)
            for sign in range(2):
                wishes.hand[sign][rules.trump[number]][rules.supertrump[lowest(supers)]] = add_wishes(
                    wishes, rules, open_boxes, &seen, sign, 1.0 / pairs
                )
            supers &= supers - 1


cdef inline float add_wishes(
    Wishes* wishes, const Tables* rules, uint64_t open_boxes, const Hand* seen, int sign, float share
) noexcept nogil:
    """What a hand expects under a trump and a supertrump; gifts and being first add their share of what they change."""
    cdef float found[WISHES]
    cdef float mean = 0
    cdef uint64_t gifts = (open_boxes >> BOXES) & 0xFF, rest = gifts
    cdef int box, kind, first, kinds = count(gifts)
    dream(&WISHERS[network(rules, sign)], seen, found)
    while rest:
        kind = gift_kind(rules, lowest(rest))
        rest &= rest - 1
        mean += (found[kind] + found[GIFTS + kind]) / (2 * kinds)
    while gifts:
        box = lowest(gifts)
        gifts &= gifts - 1
        kind = gift_kind(rules, box)
        wishes.gift[sign][box] += ((found[kind] + found[GIFTS + kind]) / 2 - mean) * share
        for first in range(2):
            wishes.first[sign][first] += (found[GIFTS * first + kind] - mean) * share / kinds
    return mean


cdef inline void wish_oddly(Wishes* wishes, const Tables* rules, uint64_t open_boxes, uint64_t* rng) noexcept nogil:
    """A player knows more than a hand tells, and weighs boxes like nobody else."""
    cdef double heat = WISH_HEAT[rules.players]
    while open_boxes:
        wishes.whims[lowest(open_boxes)] = heat * whim(rng)
        open_boxes &= open_boxes - 1


cdef inline uint64_t weigh_wishes(
    const Tables* rules, uint64_t open_boxes, const Wishes* wishes, double* gains
) noexcept nogil:
    """How much a seat would gain by covering each box that may be covered; which those are.

    As if of the boxes still open in every line each were as likely to stay.
    """
    cdef float likings[ALL_BOXES]
    cdef float means[2]
    cdef float firsts[2]
    cdef float good = 0, bad = 0, mine, value, mean
    cdef int n[LINES]
    cdef int line, number, other, box, sign
    cdef uint64_t rest, supers, boxes = 0
    for line in range(LINES):
        n[line] = count((open_boxes >> (line * BOXES)) & 0xFF)
    rest = (open_boxes >> (4 * BOXES)) & 0xFF
    while rest:
        value = rules.points[lowest(rest)]
        rest &= rest - 1
        if value > 0:
            good += value
        else:
            bad -= value
    good /= n[4]
    bad /= n[4]
    mine = (open_boxes >> wishes.seat & 1) / <float>n[0]
    means[0] = means[1] = 0
    rest = (open_boxes >> (3 * BOXES)) & 0xFF
    while rest:
        likings[3 * BOXES + lowest(rest)] = 0
        rest &= rest - 1
    rest = (open_boxes >> (2 * BOXES)) & 0xFF
    while rest:
        number = lowest(rest)
        rest &= rest - 1
        likings[2 * BOXES + number] = 0
        supers = (open_boxes >> (3 * BOXES)) & 0xFF
        while supers:
            other = lowest(supers)
            supers &= supers - 1
            means[0] += wishes.hand[0][rules.trump[number]][rules.supertrump[other]]
            means[1] += wishes.hand[1][rules.trump[number]][rules.supertrump[other]]
            value = good * wishes.hand[0][rules.trump[number]][rules.supertrump[other]]
            value += bad * wishes.hand[1][rules.trump[number]][rules.supertrump[other]]
            likings[2 * BOXES + number] += value / n[3]
            likings[3 * BOXES + other] += value / n[2]
    means[0] /= n[2] * n[3]
    means[1] /= n[2] * n[3]
    rest = (open_boxes >> BOXES) & 0xFF
    while rest:
        number = lowest(rest)
        rest &= rest - 1
        likings[BOXES + number] = good * wishes.gift[0][number] + bad * wishes.gift[1][number]
        means[0] += wishes.gift[0][number] / n[1]
        means[1] += wishes.gift[1][number] / n[1]
    for sign in range(2):
        firsts[sign] = good * wishes.first[0][sign] + bad * wishes.first[1][sign]
        means[sign] += wishes.first[sign][0] + mine * (wishes.first[sign][1] - wishes.first[sign][0])
    for line in range(LINES):
        if n[line] < 2:
            continue
        mean = 0
        rest = (open_boxes >> (line * BOXES)) & 0xFF
        boxes |= rest << (line * BOXES)
        while rest:
            number = lowest(rest)
            rest &= rest - 1
            if line == 0:
                likings[number] = firsts[number == wishes.seat]
            elif line == 4:
                value = rules.points[number]
                likings[4 * BOXES + number] = value * means[0] if value > 0 else -value * means[1]
            mean += likings[line * BOXES + number]
        mean /= n[line]
        rest = (open_boxes >> (line * BOXES)) & 0xFF
        while rest:
            box = line * BOXES + lowest(rest)
            rest &= rest - 1
            gains[box] = (mean - likings[box]) / (n[line] - 1) + wishes.whims[box]
    return boxes


cdef inline int dearest(const Tables* rules, uint64_t open_boxes, const Wishes* wishes) noexcept nogil:
    """The box that a seat covers."""
    cdef double gains[ALL_BOXES]
    cdef uint64_t boxes = weigh_wishes(rules, open_boxes, wishes, gains)
    return most_gained(boxes, gains)

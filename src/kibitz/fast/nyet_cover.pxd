"""How players who think use to cover boxes: small networks tell, from a hand and the board, what speaks for each box.

They learned it from vetoes of searching bots (`training/nyet_cover.py`); there is one for every number of players
and each line of the board. What they tell chooses the vetoes of playouts and says how well a hand explains a veto that
was seen. `nyet_veto` does the same by rules of thumb.
"""

from libc.math cimport exp
from libc.stdint cimport uint64_t

from kibitz.fast.bits cimport count, lowest, whim
from kibitz.fast.nyet cimport BOXES, LINES, NO_COLOUR, SEATS, Tables
from kibitz.fast.nyet_veto cimport ALL_BOXES, Mind, Worths, make_up, most_gained

cdef enum:
    COMMON = 7      # signs that are the same for all boxes of a line
    SIGNS = 18
    UNITS = 24
    TOPS = 4
    COLOURS = NO_COLOUR + 1

cdef struct Coverer:
    float first[SIGNS][UNITS]
    float first_bias[UNITS]
    float second[UNITS]
    float second_bias

cdef struct Stock:
    # What a hand promises under each trump and supertrump, and what it holds of each colour.
    Mind mind
    float ones[COLOURS]
    float length[COLOURS]
    float tops[COLOURS][TOPS]   # whether it has the highest card, the next one, and so on
    float all_ones
    float most_ones

cdef struct Range:
    float least
    float most

cdef struct Outlook:
    # What the boxes still open have in store for a hand, each being as likely to stay.
    int n[LINES]
    float by_trump[COLOURS]     # the hand's promise
    float by_super[COLOURS]
    Range trumps
    Range supers
    float mean
    float most
    float usual         # what a hand promises on average
    float length        # how many trumps the hand will have
    float good          # points that may come, and those that may be lost
    float bad
    Range points

cdef Coverer COVERERS[SEATS - 1][LINES]


cdef inline void take_stock(
    Stock* stock, const Worths* worths, const Tables* rules, uint64_t hand, int seat
) noexcept nogil:
    """Look a hand over, before any veto."""
    cdef int colour, i, top = rules.deck_size // 4 - 1
    cdef uint64_t cards
    make_up(&stock.mind, worths, rules, hand, seat)
    stock.all_ones = stock.most_ones = 0
    for colour in range(COLOURS):
        cards = hand >> (16 * colour) & 0xFFFF if colour < NO_COLOUR else 0
        stock.ones[colour] = count(cards & 7)
        stock.length[colour] = count(cards)
        for i in range(TOPS):
            stock.tops[colour][i] = cards >> (top - i) & 1
        stock.all_ones += stock.ones[colour]
        stock.most_ones = max(stock.most_ones, stock.ones[colour])


cdef inline void widen(Range* found, float value) noexcept nogil:
    """Have a range hold this value, too."""
    found.least = min(found.least, value)
    found.most = max(found.most, value)


cdef inline void look_out(
    Outlook* outlook, const Tables* rules, uint64_t open_boxes, const Stock* stock
) noexcept nogil:
    cdef uint64_t trumps = (open_boxes >> (2 * BOXES)) & 0xFF, supers = (open_boxes >> (3 * BOXES)) & 0xFF, rest, more
    cdef float value
    cdef int line, trump, supertrump
    for line in range(LINES):
        outlook.n[line] = count((open_boxes >> (line * BOXES)) & 0xFF)
    for trump in range(COLOURS):
        outlook.by_trump[trump] = outlook.by_super[trump] = 0
    outlook.trumps.least = outlook.supers.least = outlook.points.least = 1e9
    outlook.trumps.most = outlook.supers.most = outlook.points.most = outlook.most = -1e9
    outlook.mean = outlook.usual = outlook.length = outlook.good = outlook.bad = 0
    rest = trumps
    while rest:
        trump = rules.trump[lowest(rest)]
        rest &= rest - 1
        more = supers
        while more:
            supertrump = rules.supertrump[lowest(more)]
            more &= more - 1
            value = stock.mind.promise[trump][supertrump]
            outlook.by_trump[trump] += value / outlook.n[3]
            outlook.by_super[supertrump] += value / outlook.n[2]
            outlook.most = max(outlook.most, value)
        outlook.mean += outlook.by_trump[trump] / outlook.n[2]
        outlook.length += stock.length[trump] / outlook.n[2]
        widen(&outlook.trumps, outlook.by_trump[trump])
    rest = supers
    while rest:
        supertrump = rules.supertrump[lowest(rest)]
        rest &= rest - 1
        outlook.usual += (stock.mind.usual if supertrump == NO_COLOUR else stock.mind.usual_super) / outlook.n[3]
        widen(&outlook.supers, outlook.by_super[supertrump])
    rest = (open_boxes >> (4 * BOXES)) & 0xFF
    while rest:
        value = rules.points[lowest(rest)]
        rest &= rest - 1
        outlook.good += max(value, 0) / outlook.n[4]
        outlook.bad += max(-value, 0) / outlook.n[4]
        widen(&outlook.points, value)


cdef inline int gift_kind(const Tables* rules, int box) noexcept nogil:
    """What kind of giving up cards a box asks for."""
    if rules.give_cards[box] == 0:
        return 0
    if rules.give_to[box]:
        return 1
    if rules.give_cards[box] == 1:
        return 2 if rules.give_ones[box] else 3
    return 4


cdef inline void see_common(
    uint64_t open_boxes, const Stock* stock, const Outlook* outlook, int line, float* x
) noexcept nogil:
    """The signs that are the same for all boxes of a line, each number of about -1 to 1."""
    x[0] = 1.0 / (outlook.n[line] - 1)
    x[1] = (count(open_boxes) - LINES) / 20.0
    x[2] = outlook.good / 3
    x[3] = outlook.bad
    x[4] = outlook.mean - outlook.usual
    x[5] = open_boxes >> stock.mind.seat & 1
    x[6] = 1.0 / outlook.n[0]


cdef inline void see_box(
    const Tables* rules, const Stock* stock, const Outlook* outlook, int line, int number, float* x
) noexcept nogil:
    """The other signs: how the box would suit the hand, and what else is in store."""
    cdef int i, colour, seat = stock.mind.seat
    cdef float value
    for i in range(COMMON, SIGNS):
        x[i] = 0
    if line == 0:
        x[7] = number == seat
        x[8] = number == (seat + 1) % rules.players
        x[9] = (number + 1) % rules.players == seat
        x[10] = outlook.n[2] / 4.0
        x[11] = outlook.n[4] / 4.0
    elif line == 1:
        x[7 + gift_kind(rules, number)] = 1
        x[12] = stock.all_ones / 3
        x[13] = stock.most_ones / 2
    elif line == 2:
        colour = rules.trump[number]
        x[7] = outlook.by_trump[colour] - outlook.mean
        x[8] = stock.length[colour] / 4
        for i in range(TOPS):
            x[9 + i] = stock.tops[colour][i]
        x[13] = stock.ones[colour] / 2
        x[14] = colour == NO_COLOUR
        x[15] = outlook.trumps.most - outlook.mean
        x[16] = outlook.trumps.least - outlook.mean
        x[17] = 1.0 / outlook.n[3]
    elif line == 3:
        colour = rules.supertrump[number]
        x[7] = outlook.by_super[colour] - outlook.mean
        x[8] = stock.ones[colour] / 2
        x[9] = colour == NO_COLOUR
        x[10] = stock.all_ones / 3
        x[11] = outlook.supers.most - outlook.mean
        x[12] = outlook.supers.least - outlook.mean
        x[13] = 1.0 / outlook.n[2]
        x[14] = outlook.length / 4
    else:
        value = rules.points[number]
        x[7] = value / 4
        x[8] = value < 0
        x[9] = value == outlook.points.most
        x[10] = value == outlook.points.least
        x[11] = outlook.most - outlook.mean
        x[12] = 1.0 / outlook.n[2]
        x[13] = 1.0 / outlook.n[3]
        x[14] = outlook.points.most / 4


cdef inline uint64_t speak_for(
    const Tables* rules, uint64_t open_boxes, const Stock* stock, double* scores
) noexcept nogil:
    """How much speaks for each box that may be covered, as logarithms of likelihood; which those are."""
    cdef Outlook outlook
    cdef const Coverer* net
    cdef float x[SIGNS]
    cdef float common[UNITS]
    cdef float units[UNITS]
    cdef float total
    cdef uint64_t rest, boxes = 0
    cdef int line, number, i, j
    look_out(&outlook, rules, open_boxes, stock)
    for line in range(LINES):
        if outlook.n[line] < 2:
            continue
        net = &COVERERS[rules.players - 2][line]
        see_common(open_boxes, stock, &outlook, line, x)
        for j in range(UNITS):
            common[j] = net.first_bias[j]
        for i in range(COMMON):
            for j in range(UNITS):
                common[j] += x[i] * net.first[i][j]
        rest = (open_boxes >> (line * BOXES)) & 0xFF
        boxes |= rest << (line * BOXES)
        while rest:
            number = lowest(rest)
            rest &= rest - 1
            see_box(rules, stock, &outlook, line, number, x)
            for j in range(UNITS):
                units[j] = common[j]
            for i in range(COMMON, SIGNS):
                if x[i] != 0:
                    for j in range(UNITS):
                        units[j] += x[i] * net.first[i][j]
            total = net.second_bias
            for j in range(UNITS):
                total += (units[j] if units[j] > 0 else 0) * net.second[j]
            scores[line * BOXES + number] = total
    return boxes


cdef inline void draw_whims(uint64_t open_boxes, double* whims, uint64_t* rng) noexcept nogil:
    """Noise for one veto: with it, boxes are covered as often as they are likely to be."""
    while open_boxes:
        whims[lowest(open_boxes)] = whim(rng)
        open_boxes &= open_boxes - 1


cdef inline int covered_box(
    const Tables* rules, uint64_t open_boxes, const Stock* stock, const double* whims
) noexcept nogil:
    """The box that a player covers; without whims the likeliest."""
    cdef double scores[ALL_BOXES]
    cdef uint64_t boxes = speak_for(rules, open_boxes, stock, scores), rest = boxes
    while whims != NULL and rest:
        scores[lowest(rest)] += whims[lowest(rest)]
        rest &= rest - 1
    return most_gained(boxes, scores)


cdef inline double cover_chance(
    const Tables* rules, uint64_t open_boxes, const Stock* stock, int box
) noexcept nogil:
    """How likely a player is to cover a box."""
    cdef double scores[ALL_BOXES]
    cdef double sum = 0
    cdef uint64_t rest = speak_for(rules, open_boxes, stock, scores)
    while rest:
        sum += exp(scores[lowest(rest)] - scores[box])
        rest &= rest - 1
    return 1 / sum

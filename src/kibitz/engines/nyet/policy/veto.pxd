"""The veto policy: small networks that give, from a hand and the board, the probability of covering each box.

There is one network for every number of players and line of the board, trained on vetoes of searching bots
(`training/nyet_veto_policy.py`). A softmax over the logits of all boxes chooses vetoes in rollouts and gives the
likelihood of a veto that was seen. `veto_heuristic` does the same without networks.
"""

from libc.math cimport exp
from libc.stdint cimport uint64_t

from kibitz.compiled.common.bits cimport count, lowest, gumbel
from kibitz.compiled.nyet.rules cimport BOXES, LINES, NO_COLOUR, SEATS, Tables
from kibitz.engines.nyet.policy.veto_heuristic cimport ALL_BOXES, HandEstimate, CardValues, estimate_hand, best_box

cdef enum:
    SHARED = 7      # features that are the same for all boxes of a line
    FEATURES = 18
    HIDDEN = 24
    TOPS = 4
    COLOURS = NO_COLOUR + 1

cdef struct VetoNetwork:
    float first[FEATURES][HIDDEN]
    float first_bias[HIDDEN]
    float second[HIDDEN]
    float second_bias

cdef struct HandFeatures:
    # A hand's heuristic estimate, and what it holds of each colour.
    HandEstimate estimate
    float ones[COLOURS]
    float length[COLOURS]
    float tops[COLOURS][TOPS]   # whether it has the highest card, the next one, and so on
    float all_ones
    float most_ones

cdef struct Range:
    float least
    float most

cdef struct BoardFeatures:
    # What the open boxes mean for a hand if each is equally likely to stay open.
    int n[LINES]
    float by_trump[COLOURS]     # the hand's expected tricks
    float by_super[COLOURS]
    Range trumps
    Range supers
    float mean
    float most
    float mean_hand     # the expected tricks of an average hand
    float length        # the expected number of trumps in the hand
    float good          # expected points a trick, positive and negative parts
    float bad
    Range points

cdef VetoNetwork VETO_NETWORKS[SEATS - 1][LINES]


cdef inline void hand_features(
    HandFeatures* hand, const CardValues* values, const Tables* rules, uint64_t cards, int seat
) noexcept nogil:
    """The features of a hand alone."""
    cdef int colour, i, top = rules.deck_size // 4 - 1
    cdef uint64_t held
    estimate_hand(&hand.estimate, values, rules, cards, seat)
    hand.all_ones = hand.most_ones = 0
    for colour in range(COLOURS):
        held = cards >> (16 * colour) & 0xFFFF if colour < NO_COLOUR else 0
        hand.ones[colour] = count(held & 7)
        hand.length[colour] = count(held)
        for i in range(TOPS):
            hand.tops[colour][i] = held >> (top - i) & 1
        hand.all_ones += hand.ones[colour]
        hand.most_ones = max(hand.most_ones, hand.ones[colour])


cdef inline void widen(Range* found, float value) noexcept nogil:
    """Extend a range to include a value."""
    found.least = min(found.least, value)
    found.most = max(found.most, value)


cdef inline void board_features(
    BoardFeatures* board, const Tables* rules, uint64_t open_boxes, const HandFeatures* hand
) noexcept nogil:
    """The features of the open boxes for a hand."""
    cdef uint64_t trumps = (open_boxes >> (2 * BOXES)) & 0xFF, supers = (open_boxes >> (3 * BOXES)) & 0xFF, rest, more
    cdef float value
    cdef int line, trump, supertrump
    for line in range(LINES):
        board.n[line] = count((open_boxes >> (line * BOXES)) & 0xFF)
    for trump in range(COLOURS):
        board.by_trump[trump] = board.by_super[trump] = 0
    board.trumps.least = board.supers.least = board.points.least = 1e9
    board.trumps.most = board.supers.most = board.points.most = board.most = -1e9
    board.mean = board.mean_hand = board.length = board.good = board.bad = 0
    rest = trumps
    while rest:
        trump = rules.trump[lowest(rest)]
        rest &= rest - 1
        more = supers
        while more:
            supertrump = rules.supertrump[lowest(more)]
            more &= more - 1
            value = hand.estimate.tricks[trump][supertrump]
            board.by_trump[trump] += value / board.n[3]
            board.by_super[supertrump] += value / board.n[2]
            board.most = max(board.most, value)
        board.mean += board.by_trump[trump] / board.n[2]
        board.length += hand.length[trump] / board.n[2]
        widen(&board.trumps, board.by_trump[trump])
    rest = supers
    while rest:
        supertrump = rules.supertrump[lowest(rest)]
        rest &= rest - 1
        if supertrump == NO_COLOUR:
            board.mean_hand += hand.estimate.mean_hand / board.n[3]
        else:
            board.mean_hand += hand.estimate.mean_hand_super / board.n[3]
        widen(&board.supers, board.by_super[supertrump])
    rest = (open_boxes >> (4 * BOXES)) & 0xFF
    while rest:
        value = rules.points[lowest(rest)]
        rest &= rest - 1
        board.good += max(value, 0) / board.n[4]
        board.bad += max(-value, 0) / board.n[4]
        widen(&board.points, value)


cdef inline int gift_kind(const Tables* rules, int box) noexcept nogil:
    """The kind of gift that a box asks for, as a class."""
    if rules.give_cards[box] == 0:
        return 0
    if rules.give_to[box]:
        return 1
    if rules.give_cards[box] == 1:
        return 2 if rules.give_ones[box] else 3
    return 4


cdef inline void line_features(
    uint64_t open_boxes, const HandFeatures* hand, const BoardFeatures* board, int line, float* x
) noexcept nogil:
    """The features shared by all boxes of a line, each about -1 to 1."""
    x[0] = 1.0 / (board.n[line] - 1)
    x[1] = (count(open_boxes) - LINES) / 20.0
    x[2] = board.good / 3
    x[3] = board.bad
    x[4] = board.mean - board.mean_hand
    x[5] = open_boxes >> hand.estimate.seat & 1
    x[6] = 1.0 / board.n[0]


cdef inline void box_features(
    const Tables* rules, const HandFeatures* hand, const BoardFeatures* board, int line, int number, float* x
) noexcept nogil:
    """The features of one box: how it suits the hand, and what the other open boxes may bring."""
    cdef int i, colour, seat = hand.estimate.seat
    cdef float value
    for i in range(SHARED, FEATURES):
        x[i] = 0
    if line == 0:
        x[7] = number == seat
        x[8] = number == (seat + 1) % rules.players
        x[9] = (number + 1) % rules.players == seat
        x[10] = board.n[2] / 4.0
        x[11] = board.n[4] / 4.0
    elif line == 1:
        x[7 + gift_kind(rules, number)] = 1
        x[12] = hand.all_ones / 3
        x[13] = hand.most_ones / 2
    elif line == 2:
        colour = rules.trump[number]
        x[7] = board.by_trump[colour] - board.mean
        x[8] = hand.length[colour] / 4
        for i in range(TOPS):
            x[9 + i] = hand.tops[colour][i]
        x[13] = hand.ones[colour] / 2
        x[14] = colour == NO_COLOUR
        x[15] = board.trumps.most - board.mean
        x[16] = board.trumps.least - board.mean
        x[17] = 1.0 / board.n[3]
    elif line == 3:
        colour = rules.supertrump[number]
        x[7] = board.by_super[colour] - board.mean
        x[8] = hand.ones[colour] / 2
        x[9] = colour == NO_COLOUR
        x[10] = hand.all_ones / 3
        x[11] = board.supers.most - board.mean
        x[12] = board.supers.least - board.mean
        x[13] = 1.0 / board.n[2]
        x[14] = board.length / 4
    else:
        value = rules.points[number]
        x[7] = value / 4
        x[8] = value < 0
        x[9] = value == board.points.most
        x[10] = value == board.points.least
        x[11] = board.most - board.mean
        x[12] = 1.0 / board.n[2]
        x[13] = 1.0 / board.n[3]
        x[14] = board.points.most / 4


cdef inline uint64_t veto_logits(
    const Tables* rules, uint64_t open_boxes, const HandFeatures* hand, double* scores
) noexcept nogil:
    """The logit of each box that may be covered; returns the set of these boxes."""
    cdef BoardFeatures board
    cdef const VetoNetwork* net
    cdef float x[FEATURES]
    cdef float shared[HIDDEN]
    cdef float units[HIDDEN]
    cdef float total
    cdef uint64_t rest, boxes = 0
    cdef int line, number, i, j
    board_features(&board, rules, open_boxes, hand)
    for line in range(LINES):
        if board.n[line] < 2:
            continue
        net = &VETO_NETWORKS[rules.players - 2][line]
        line_features(open_boxes, hand, &board, line, x)
        for j in range(HIDDEN):
            shared[j] = net.first_bias[j]
        for i in range(SHARED):
            for j in range(HIDDEN):
                shared[j] += x[i] * net.first[i][j]
        rest = (open_boxes >> (line * BOXES)) & 0xFF
        boxes |= rest << (line * BOXES)
        while rest:
            number = lowest(rest)
            rest &= rest - 1
            box_features(rules, hand, &board, line, number, x)
            for j in range(HIDDEN):
                units[j] = shared[j]
            for i in range(SHARED, FEATURES):
                if x[i] != 0:
                    for j in range(HIDDEN):
                        units[j] += x[i] * net.first[i][j]
            total = net.second_bias
            for j in range(HIDDEN):
                total += (units[j] if units[j] > 0 else 0) * net.second[j]
            scores[line * BOXES + number] = total
    return boxes


cdef inline void draw_noise(uint64_t open_boxes, double* noise, uint64_t* rng) noexcept nogil:
    """Gumbel noise for one veto: with it, the best box is a sample from the softmax."""
    while open_boxes:
        noise[lowest(open_boxes)] = gumbel(rng)
        open_boxes &= open_boxes - 1


cdef inline int network_veto(
    const Tables* rules, uint64_t open_boxes, const HandFeatures* hand, const double* noise
) noexcept nogil:
    """The box that a player covers: a sample, or without noise the most probable one."""
    cdef double scores[ALL_BOXES]
    cdef uint64_t boxes = veto_logits(rules, open_boxes, hand, scores), rest = boxes
    while noise != NULL and rest:
        scores[lowest(rest)] += noise[lowest(rest)]
        rest &= rest - 1
    return best_box(boxes, scores)


cdef inline double veto_probability(
    const Tables* rules, uint64_t open_boxes, const HandFeatures* hand, int box
) noexcept nogil:
    """The probability that a player covers a box."""
    cdef double scores[ALL_BOXES]
    cdef double sum = 0
    cdef uint64_t rest = veto_logits(rules, open_boxes, hand, scores)
    while rest:
        sum += exp(scores[lowest(rest)] - scores[box])
        rest &= rest - 1
    return 1 / sum

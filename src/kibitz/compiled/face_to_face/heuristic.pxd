"""Heuristics for Face to Face: a whole turn at a time, the cheapest one the hand allows.

The cost of a placement is the number of cards it leaves behind: the player's unplaced cards that could go on that pile
before and can't now. All of this is in the player's information set.
"""

from libc.stdint cimport uint64_t

from kibitz.compiled.common.bits cimport count, lowest
from kibitz.compiled.face_to_face.rules cimport (
    DOWN, HAND, JUMP, NOBODY, OPP_DOWN, OPP_UP, Packed, UP, above, asked, beneath, end_turn, place,
)

cdef enum:
    NEVER = 1000
    MOST_CANDIDATES = 8

cdef struct Costs:
    # Weights of what else counts, in cards left behind: cards that a gift frees for the opponent; each extra card in
    # hand after drawing; each step a pile moves, whatever cards lie in between.
    float help
    float card
    float gap


cdef struct Turn:
    # Up to two placements and their cost.
    float cost
    int first
    int second


cdef struct Turns:
    # The `wanted` cheapest turns, cheapest first; and the costs of the cheapest turn without a gift, of the cheapest
    # single card on an own pile, and of the cheapest gift.
    int count
    int wanted
    Turn best[MOST_CANDIDATES]
    float own
    float single
    float gift


cdef inline int left_up(uint64_t unplaced, int top, int card) noexcept nogil:
    """The number of unplaced cards that an ascending pile leaves behind by going from its top to a higher card."""
    return count(unplaced & above(top) & beneath(card))


cdef inline int left_down(uint64_t unplaced, int top, int card) noexcept nogil:
    return count(unplaced & above(card) & beneath(top))


cdef inline float freed(uint64_t unplaced, int low, int high, const Costs* costs) noexcept nogil:
    """The value of moving a pile back from one card to the other: the cards it can take again."""
    return count(unplaced & above(low - 1) & beneath(high + 1)) + costs.gap * (high - low)


cdef inline void gift(const Packed* at, int card, const Costs* costs, float* cost, int* code) noexcept nogil:
    """The cheaper opponent pile to give a card to; the cost is the number of cards this frees for the opponent."""
    cdef int you = 1 - at.seat
    cdef float other
    cost[0] = NEVER
    code[0] = 0
    if card < at.up[you]:
        cost[0] = freed(at.unplaced[you] & ~(<uint64_t>1 << card), card, at.up[you], costs) * costs.help
        code[0] = OPP_UP * 64 + card
    if card > at.down[you]:
        other = freed(at.unplaced[you] & ~(<uint64_t>1 << card), at.down[you], card, costs) * costs.help
        if other < cost[0]:
            cost[0] = other
            code[0] = OPP_DOWN * 64 + card


cdef inline void offer(Turns* turns, float cost, int first, int second) noexcept nogil:
    cdef int i = turns.count
    if i == turns.wanted:
        i -= 1
        if cost >= turns.best[i].cost:
            return
    elif cost >= NEVER // 2:
        return
    else:
        turns.count += 1
    while i and turns.best[i - 1].cost > cost:
        turns.best[i] = turns.best[i - 1]
        i -= 1
    turns.best[i].cost = cost
    turns.best[i].first = first
    turns.best[i].second = second


cdef inline void cheapest(const Packed* at, int needed, const Costs* costs, Turns* turns) noexcept nogil:
    """The cheapest single placements or pairs; jumps back are included only if the first of a pair allows them."""
    cdef int cards[HAND]
    cdef float ups[HAND]
    cdef float downs[HAND]
    cdef int gift_codes[HAND]
    cdef float gifts[HAND]
    cdef int me = at.seat, up = at.up[at.seat], down = at.down[at.seat], n = 0, i, j, low, high
    cdef uint64_t rest = at.hands[me], unplaced = at.unplaced[me]
    cdef float refill = 0, cost
    cdef bint low_up, high_down
    turns.count = 0
    turns.single = turns.gift = NEVER
    while rest and n < HAND:
        cards[n] = lowest(rest)
        rest &= rest - 1
        ups[n] = left_up(unplaced, up, cards[n]) + costs.gap * (cards[n] - up) if cards[n] > up else NEVER
        downs[n] = left_down(unplaced, down, cards[n]) + costs.gap * (down - cards[n]) if cards[n] < down else NEVER
        gifts[n] = NEVER
        gift_codes[n] = 0
        if not at.gave:
            gift(at, cards[n], costs, &gifts[n], &gift_codes[n])
        turns.single = min(turns.single, min(ups[n], downs[n]))
        turns.gift = min(turns.gift, gifts[n])
        n += 1
    turns.own = turns.single if needed == 1 else NEVER
    if not at.gave:
        refill = costs.card * max(0, min(HAND - n + needed, at.draw_count[me]) - 2)
    for i in range(n):
        if needed == 1:
            offer(turns, ups[i], UP * 64 + cards[i], 0)
            offer(turns, downs[i], DOWN * 64 + cards[i], 0)
            offer(turns, gifts[i] - refill, gift_codes[i], 0)
            continue
        low = cards[i]
        low_up = low > up
        for j in range(i + 1, n):
            high = cards[j]
            high_down = high < down
            if high == low + JUMP and high > up:
                cost = ups[i] if low_up else -freed(unplaced, low, up, costs)
                turns.own = min(turns.own, cost)
                offer(turns, cost, UP * 64 + high, UP * 64 + low)
            if high == low + JUMP and low < down:
                cost = downs[j] if high_down else -freed(unplaced, down, high, costs)
                turns.own = min(turns.own, cost)
                offer(turns, cost, DOWN * 64 + low, DOWN * 64 + high)
            if low_up:
                turns.own = min(turns.own, ups[j] - 1)
                offer(turns, ups[j] - 1, UP * 64 + low, UP * 64 + high)
            if high_down:
                turns.own = min(turns.own, downs[i] - 1)
                offer(turns, downs[i] - 1, DOWN * 64 + high, DOWN * 64 + low)
            cost = ups[i] + downs[j]
            turns.own = min(turns.own, cost)
            offer(turns, cost, UP * 64 + low, DOWN * 64 + high)
            cost = downs[i] + ups[j] - low_up - high_down
            turns.own = min(turns.own, cost)
            offer(turns, cost, DOWN * 64 + low, UP * 64 + high)
            if not at.gave:
                offer(turns, gifts[i] + ups[j] - low_up - refill, gift_codes[i], UP * 64 + high)
                offer(turns, gifts[i] + downs[j] - refill, gift_codes[i], DOWN * 64 + high)
                offer(turns, gifts[j] + ups[i] - refill, gift_codes[j], UP * 64 + low)
                offer(turns, gifts[j] + downs[i] - high_down - refill, gift_codes[j], DOWN * 64 + low)


cdef inline bint jump_back(Packed* at) noexcept nogil:
    """Jump back if possible (F2.2)."""
    cdef int me = at.seat, up = at.up[at.seat] - JUMP, down = at.down[at.seat] + JUMP
    if up > 1 and (at.hands[me] >> up) & 1:
        place(at, UP, up)
        return True
    if down < 60 and (at.hands[me] >> down) & 1:
        place(at, DOWN, down)
        return True
    return False


cdef inline void place_all(Packed* at) noexcept nogil:
    """Place a hand that fits completely, each side in order."""
    cdef int me = at.seat
    cdef uint64_t rest
    while at.winner == NOBODY and at.hands[me] & above(at.up[me]):
        place(at, UP, lowest(at.hands[me] & above(at.up[me])))
    while at.winner == NOBODY and at.hands[me] & beneath(at.down[me]):
        rest = at.hands[me] & beneath(at.down[me])
        while rest & (rest - 1):
            rest &= rest - 1
        place(at, DOWN, lowest(rest))


cdef inline void heuristic_turn(Packed* at, const Costs* costs) noexcept nogil:
    """Play the rest of a turn."""
    heuristic_placements(at, costs)
    if at.winner == NOBODY:
        end_turn(at)


cdef inline void play_out(Packed* at, const Turn* turn, int needed) noexcept nogil:
    """Make the placements of a turn, as many as needed."""
    place(at, turn.first >> 6, turn.first & 63)
    if needed == 2 and at.winner == NOBODY:
        place(at, turn.second >> 6, turn.second & 63)


cdef inline bint play_plain(Packed* at) noexcept nogil:
    """Jump back and place a last hand that fits, which needs no choice; whether that was the whole turn."""
    while jump_back(at):
        if at.winner != NOBODY:
            return True
    if at.draw_count[at.seat] == 0 and at.hands[at.seat] & ~(above(at.up[at.seat]) | beneath(at.down[at.seat])) == 0:
        place_all(at)
        return True
    return False


cdef inline void play_more(Packed* at, const Costs* costs) noexcept nogil:
    """Place more cards than the turn asks for while they're drawn again, and jump back."""
    cdef Turns turns
    turns.wanted = 1
    while at.winner == NOBODY and at.gave and at.draw_count[at.seat] > HAND - count(at.hands[at.seat]):
        if jump_back(at):
            continue
        cheapest(at, 1, costs, &turns)
        if turns.count == 0 or turns.best[0].cost >= costs.card:
            break
        play_out(at, &turns.best[0], 1)
    while at.winner == NOBODY and jump_back(at):
        pass


cdef inline void heuristic_placements(Packed* at, const Costs* costs) noexcept nogil:
    """Play the rest of a turn except its end: jumps back, the cheapest cards it asks for, more only if drawn again."""
    cdef int needed
    cdef Turns turns
    if play_plain(at):
        return
    needed = asked(at) - at.count
    if needed > 0:
        turns.wanted = 1
        cheapest(at, needed, costs, &turns)
        play_out(at, &turns.best[0], needed)
    play_more(at, costs)

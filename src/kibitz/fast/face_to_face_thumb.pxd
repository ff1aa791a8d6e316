"""Rules of thumb for Face to Face: a whole turn at a time, in the cheapest way the hand allows.

A placement costs as many cards as it leaves behind: unplaced cards of one's own that could go on that pile before and
cannot now. A player sees all he needs for this.
"""

from libc.stdint cimport uint64_t

from kibitz.fast.bits cimport count, lowest
from kibitz.fast.face_to_face cimport (
    DOWN, HAND, JUMP, NOBODY, OPP_DOWN, OPP_UP, Packed, UP, above, asked, beneath, end_turn, place,
)

cdef enum:
    NEVER = 1000

cdef struct Thumb:
    # What else counts, in cards left behind: what a gift frees for the opponent, relative to the same for oneself; each
    # card more in the hand after drawing; and each step a pile moves, whatever lies on the way.
    float help
    float card
    float gap


cdef struct Turn:
    # Up to two placements and what they cost.
    float cost
    int first
    int second


cdef inline int left_up(uint64_t unplaced, int top, int card) noexcept nogil:
    """How many unplaced cards an ascending pile leaves behind when it goes from its top to a higher card."""
    return count(unplaced & above(top) & beneath(card))


cdef inline int left_down(uint64_t unplaced, int top, int card) noexcept nogil:
    return count(unplaced & above(card) & beneath(top))


cdef inline void gift(const Packed* at, int card, const Thumb* thumb, float* cost, int* code) noexcept nogil:
    """The cheaper pile of the opponent's to give a card to; how many cards it frees for him is what it costs."""
    cdef int you = 1 - at.seat, freed
    cdef float other
    cost[0] = NEVER
    code[0] = 0
    if card < at.up[you]:
        freed = count(at.unplaced[you] & above(card) & beneath(at.up[you] + 1))
        cost[0] = (freed + thumb.gap * (at.up[you] - card)) * thumb.help
        code[0] = OPP_UP * 64 + card
    if card > at.down[you]:
        freed = count(at.unplaced[you] & above(at.down[you] - 1) & beneath(card))
        other = (freed + thumb.gap * (card - at.down[you])) * thumb.help
        if other < cost[0]:
            cost[0] = other
            code[0] = OPP_DOWN * 64 + card


cdef inline void offer(Turn* best, float cost, int first, int second) noexcept nogil:
    if cost < best.cost:
        best.cost = cost
        best.first = first
        best.second = second


cdef inline Turn cheapest(const Packed* at, int needed, const Thumb* thumb) noexcept nogil:
    """The cheapest one or two placements; of jumps back only those that the first of two makes possible."""
    cdef Turn best
    cdef int cards[HAND]
    cdef float ups[HAND]
    cdef float downs[HAND]
    cdef int gift_codes[HAND]
    cdef float gifts[HAND]
    cdef int me = at.seat, up = at.up[at.seat], down = at.down[at.seat], n = 0, i, j, low, high
    cdef uint64_t rest = at.hands[me], unplaced = at.unplaced[me]
    cdef float refill = 0
    cdef bint low_up, high_down
    best.cost = NEVER
    best.first = best.second = 0
    while rest and n < HAND:
        cards[n] = lowest(rest)
        rest &= rest - 1
        ups[n] = left_up(unplaced, up, cards[n]) + thumb.gap * (cards[n] - up) if cards[n] > up else NEVER
        downs[n] = left_down(unplaced, down, cards[n]) + thumb.gap * (down - cards[n]) if cards[n] < down else NEVER
        gifts[n] = NEVER
        gift_codes[n] = 0
        if not at.gave:
            gift(at, cards[n], thumb, &gifts[n], &gift_codes[n])
        n += 1
    if not at.gave:
        refill = thumb.card * max(0, min(HAND - n + needed, at.draw_count[me]) - 2)
    for i in range(n):
        if needed == 1:
            offer(&best, ups[i], UP * 64 + cards[i], 0)
            offer(&best, downs[i], DOWN * 64 + cards[i], 0)
            offer(&best, gifts[i] - refill, gift_codes[i], 0)
            continue
        low = cards[i]
        low_up = low > up
        for j in range(i + 1, n):
            high = cards[j]
            high_down = high < down
            if high == low + JUMP:
                offer(&best, ups[i], UP * 64 + high, UP * 64 + low)
                offer(&best, downs[j], DOWN * 64 + low, DOWN * 64 + high)
            if low_up:
                offer(&best, ups[j] - 1, UP * 64 + low, UP * 64 + high)
            if high_down:
                offer(&best, downs[i] - 1, DOWN * 64 + high, DOWN * 64 + low)
            offer(&best, ups[i] + downs[j], UP * 64 + low, DOWN * 64 + high)
            offer(&best, downs[i] + ups[j] - low_up - high_down, DOWN * 64 + low, UP * 64 + high)
            if not at.gave:
                offer(&best, gifts[i] + ups[j] - low_up - refill, gift_codes[i], UP * 64 + high)
                offer(&best, gifts[i] + downs[j] - refill, gift_codes[i], DOWN * 64 + high)
                offer(&best, gifts[j] + ups[i] - refill, gift_codes[j], UP * 64 + low)
                offer(&best, gifts[j] + downs[i] - high_down - refill, gift_codes[j], DOWN * 64 + low)
    return best


cdef inline bint jump_back(Packed* at) noexcept nogil:
    """Take a jump back if there is one (F2.2)."""
    cdef int me = at.seat, up = at.up[at.seat] - JUMP, down = at.down[at.seat] + JUMP
    if up > 1 and (at.hands[me] >> up) & 1:
        place(at, UP, up)
        return True
    if down < 60 and (at.hands[me] >> down) & 1:
        place(at, DOWN, down)
        return True
    return False


cdef inline void place_all(Packed* at) noexcept nogil:
    """Place cards that all fit, each on its own side, outwards."""
    cdef int me = at.seat
    cdef uint64_t rest
    while at.winner == NOBODY and at.hands[me] & above(at.up[me]):
        place(at, UP, lowest(at.hands[me] & above(at.up[me])))
    while at.winner == NOBODY and at.hands[me] & beneath(at.down[me]):
        rest = at.hands[me] & beneath(at.down[me])
        while rest & (rest - 1):
            rest &= rest - 1
        place(at, DOWN, lowest(rest))


cdef inline void thumb_turn(Packed* at, const Thumb* thumb) noexcept nogil:
    """The rest of a turn."""
    thumb_placements(at, thumb)
    if at.winner == NOBODY:
        end_turn(at)


cdef inline void thumb_placements(Packed* at, const Thumb* thumb) noexcept nogil:
    """The rest of a turn but for its end: jumps back, the cheapest cards it asks for, more only where drawn again."""
    cdef int me = at.seat, needed
    cdef Turn turn
    while jump_back(at):
        if at.winner != NOBODY:
            return
    if at.draw_count[me] == 0 and at.hands[me] & ~(above(at.up[me]) | beneath(at.down[me])) == 0:
        place_all(at)
        return
    needed = asked(at) - at.count
    if needed > 0:
        turn = cheapest(at, needed, thumb)
        place(at, turn.first >> 6, turn.first & 63)
        if needed == 2 and at.winner == NOBODY:
            place(at, turn.second >> 6, turn.second & 63)
    while at.winner == NOBODY and at.gave and at.draw_count[me] > HAND - count(at.hands[me]):
        if jump_back(at):
            continue
        turn = cheapest(at, 1, thumb)
        if turn.cost >= thumb.card:
            break
        place(at, turn.first >> 6, turn.first & 63)
    while at.winner == NOBODY and jump_back(at):
        pass

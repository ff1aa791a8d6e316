"""Bounds that settle a position at the start of a trick without search.

Each says which cards' ranks it relied on, in `node.relevant`. Counts of 1s need no mention: the table compares them.
"""

from libc.stdint cimport uint64_t

from kibitz.fast.bits cimport count, highest, lowest
from kibitz.fast.solver_deal cimport (
    Node, PLAYERS, SUITS, SUPERS, Search, all_ones, card_bit, low_ones, ones_mark,
)
from kibitz.fast.solver_table cimport nth_highest

cdef inline int most(Search* s, Node* node, int side, int tricks) noexcept nogil:
    """The most a side can make of so many tricks: all of them, with every 1 they can hold.

    A supertrump is captured by another supertrump only.
    """
    cdef int other = 1 - side, loot = tricks * s.size[other], ones = node.ones.held[other]
    if node.ones.supers[side]:
        ones += node.ones.supers[other]
    if loot > ones:
        loot = ones
    return s.top_weight[side] * (tricks + loot)

cdef inline bint by_limits(Search* s, Node* node, int need, int* bound) noexcept nogil:
    """No side can make more than every trick and every 1."""
    bound[0] = most(s, node, 1, node.tricks)
    if need > bound[0]:
        return True
    bound[0] = -most(s, node, 0, node.tricks)
    return need <= bound[0]

cdef inline bint by_sure_tricks(
    Search* s, Node* node, int need, int side, int weight, int sure, int* bound
) noexcept nogil:
    """Whether so many sure tricks of a side settle it: the rest may all go to the other side."""
    cdef int worth = weight * sure - most(s, node, 1 - side, node.tricks - sure)
    bound[0] = worth if side else -worth
    return need <= worth if side else need > -worth

cdef inline bint by_trumps(Search* s, Node* node, int need, int* bound) noexcept nogil:
    """Whoever holds the top trumps wins a trick for his side with each, whenever he plays it.

    Each opposing supertrump beats one of them; a partner's higher trump may take the trick instead.
    """
    cdef uint64_t cards = s.remaining & s.plain[0] if s.trump else 0
    cdef uint64_t owners = s.owners[0]
    cdef int supers[2]
    cdef int best[2]
    cdef int tops[PLAYERS]
    cdef int player, side, sure, run = 0, owner, top_side = -1, left = count(cards)
    supers[0] = supers[1] = 0
    best[0] = best[1] = 0
    for player in range(s.players):
        tops[player] = count(s.hands[player] & SUPERS)
        supers[s.side[player]] += tops[player]
    if left:
        top_side = s.side[owners >> 33 & 7]
        while run < left:
            owner = owners >> (33 - 3 * run) & 7
            if s.side[owner] != top_side:
                break
            tops[owner] += 1
            run += 1
    for player in range(s.players):
        side = s.side[player]
        if tops[player] > best[side]:
            best[side] = tops[player]
    for side in range(2):
        sure = best[side] - supers[1 - side]
        if sure > 0 and by_sure_tricks(s, node, need, side, s.least_weight[side], sure, bound):
            if side == top_side:
                node.relevant |= nth_highest(cards, run)
            return True
    return False

cdef inline int cashable(Search* s, int leader, int suit, uint64_t* used) noexcept nogil:
    """How many tricks a leader can take at once in a suit; `used` gains the lowest card whose rank that needs."""
    cdef int run, player, length
    cdef uint64_t mine = s.hands[leader] & s.suit_mask[suit]
    cdef uint64_t others = (s.remaining ^ s.hands[leader]) & s.suit_mask[suit]
    cdef uint64_t winners, high
    cdef bint is_trump = (s.suit_mask[suit] & s.trumps) != 0
    if not mine:
        return 0
    winners = mine
    if others:
        if is_trump and others & SUPERS:
            return 0
        winners &= ~low_ones()
        high = others & ~all_ones()
        if high:
            winners &= ~((<uint64_t>2 << highest(high)) - 1)
    run = count(winners)
    if not is_trump:
        for player in range(s.players):
            if player == leader or not s.hands[player] & s.trumps:
                continue
            length = count(s.hands[player] & s.suit_mask[suit])
            if s.hands[player] & s.follow[suit] & s.trumps:
                # a supertrump of this colour: opponents may play it, partners must when they have nothing else
                if s.side[player] != s.side[leader]:
                    return 0
                if length < run:
                    run = length
            elif s.side[player] != s.side[leader] and length < run:
                run = length
    winners &= ~all_ones()
    if run and others and winners:
        length = count(winners)
        while length > run:
            winners &= winners - 1
            length -= 1
        used[0] |= card_bit(lowest(winners))
    return run

cdef inline int cash(Search* s, int leader, uint64_t* used) noexcept nogil:
    """How many tricks a leader can take at once from the top of his suits."""
    cdef int side = s.side[leader], suit, player, free, tricks = 0, trump_tricks = 0
    for suit in range(s.suits):
        if s.suit_mask[suit] & s.trumps:
            trump_tricks = cashable(s, leader, suit, used)
        else:
            tricks += cashable(s, leader, suit, used)
    if s.remaining & s.trumps:
        for player in range(s.players):
            # a partner must not be forced to trump and so to take the lead
            if player != leader and s.side[player] == side and s.hands[player] & s.trumps:
                free = count(s.hands[player] & ~s.trumps)
                if free < tricks:
                    tricks = free
    return tricks + trump_tricks

cdef inline bint by_cashing(Search* s, Node* node, int need, int* bound) noexcept nogil:
    """A leader who wants tricks takes those he holds from the top; the rest may all go to the other side."""
    cdef int leader = node.player, side = s.side[leader], tricks
    cdef uint64_t used = 0
    if side != s.raises[leader]:
        return False
    tricks = cash(s, leader, &used)
    if tricks and by_sure_tricks(s, node, need, side, s.weight[leader], tricks, bound):
        node.relevant |= used
        return True
    return False

cdef inline bint by_waiting(Search* s, Node* node, int need, int* bound) noexcept nogil:
    """Where the leader's side has no trumps, opponents with the top of every suit he has take the trick, and then cash."""
    cdef int leader = node.player, side = 1 - s.side[leader], suit, player, tricks, fewest = node.tricks
    cdef uint64_t used = 0
    if s.raises[leader] == side:
        return False
    for player in range(s.players):
        if s.side[player] != side and s.hands[player] & s.trumps:
            return False
    for suit in range(SUITS):
        if s.hands[leader] & s.suit_mask[suit]:
            player = s.owners[suit] >> 33 & 7
            # his top card must keep the lead: a partner's supertrump of that colour may have to take it
            if player == 7 or s.side[player] != side or not cashable(s, player, suit, &used):
                return False
            tricks = cash(s, player, &used)
            if tricks < fewest:
                fewest = tricks
    if by_sure_tricks(s, node, need, side, s.least_weight[side], fewest, bound):
        node.relevant |= used
        return True
    return False

cdef inline uint64_t rank_mark(Search* s, int best) noexcept nogil:
    """What to remember when a card took a trick by its rank; supertrumps are counted exactly anyway."""
    if card_bit(best) & SUPERS:
        return 0
    if card_bit(best) & low_ones():
        return ones_mark(s.suit[best])
    return card_bit(best)

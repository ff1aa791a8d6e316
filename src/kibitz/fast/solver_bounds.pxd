"""Bounds that settle a position without search, mostly at the start of a trick.

Each says which cards' ranks it relied on, in `node.relevant`. Counts of 1s need no mention: the table compares them.
"""

from libc.stdint cimport uint64_t

from kibitz.fast.bits cimport count, highest
from kibitz.fast.solver_deal cimport (
    Node, PLAYERS, SUITS, SUPER_SUIT, SUPERS, Search, TRUMP_STRENGTH, all_ones, card_bit, held_ones, held_supers,
    length, low_ones, lying_ones, ones_mark, owners,
)
from kibitz.fast.solver_table cimport nth_highest

cdef inline int most(Search* s, Node* node, int side, int tricks) noexcept nogil:
    """The most a side can make of so many tricks: all of them, with every 1 they can hold.

    A supertrump is captured by another supertrump only.
    """
    cdef int other = 1 - side, loot = tricks * s.size[other], ones = held_ones(node, other)
    if held_supers(node, side):
        ones += held_supers(node, other)
    if loot > ones:
        loot = ones
    return s.top_weight[side] * (tricks + loot)

cdef inline int sure_needed(Search* s, Node* node, int need, int side, int* worth) noexcept nogil:
    """How many sure tricks of a side settle the question, the rest all going to the other side; and what that is worth.

    One more than there are, if none do.
    """
    cdef int goal = need if side else 1 - need, sure = 0
    worth[0] = -most(s, node, 1 - side, node.tricks)
    while worth[0] < goal:
        sure += 1
        if sure > node.tricks:
            return sure
        worth[0] = s.least_weight[side] * sure - most(s, node, 1 - side, node.tricks - sure)
    return sure

cdef inline int sure_trumps(Search* s, Node* node, int side, int wanted, uint64_t* used) noexcept nogil:
    """How many tricks, up to those wanted, one player's top trumps are sure to win for his side, whenever played.

    Each opposing supertrump beats one of them; a partner's higher trump may take the trick instead.
    """
    cdef int player, longest = 0, best = 0, run = 0, depth = 0, supers = held_supers(node, 1 - side)
    cdef int tops[PLAYERS]
    cdef uint64_t holders
    for player in range(s.players):
        if s.side[player] == side:
            tops[player] = length(node, player, SUPER_SUIT)
            best = max(best, tops[player])
            longest = max(longest, tops[player] + length(node, player, 0))
    wanted += supers
    if s.trump and best < wanted and longest > supers:
        holders = owners(s, node, 0)
        while best < wanted:
            player = holders >> 42 & 7
            if player == 7 or s.side[player] != side:
                break
            run += 1
            tops[player] += 1
            if tops[player] > best:
                best = tops[player]
                depth = run
            holders = holders << 3 | 7
    best = min(best, wanted) - supers
    if best > 0 and depth:
        used[0] |= nth_highest(node.remaining & s.plain[0], depth)
    return max(best, 0)

cdef inline int cashable(Search* s, Node* node, int leader, int suit, int wanted, uint64_t* used) noexcept nogil:
    """How many tricks, up to those wanted, a leader can take at once in a suit; `used` gains the lowest card whose rank
    that needs."""
    cdef int run, player
    cdef uint64_t mine = s.hands[leader] & s.suit_mask[suit]
    cdef uint64_t others = (node.remaining ^ s.hands[leader]) & s.suit_mask[suit]
    cdef uint64_t winners, high
    cdef bint is_trump = (s.suit_mask[suit] & s.trumps) != 0
    winners = mine
    if others:
        if is_trump and others & SUPERS:
            return 0
        winners &= ~low_ones()
        high = others & ~all_ones()
        if high:
            winners &= ~((<uint64_t>2 << highest(high)) - 1)
    if not winners:
        return 0
    run = min(wanted, count(winners))
    if not is_trump:
        for player in range(s.players):
            if player == leader or not s.hands[player] & s.trumps:
                continue
            if s.hands[player] & s.follow[suit] & s.trumps:
                # a supertrump of this colour: opponents may play it, partners must when they have nothing else
                if s.side[player] != s.side[leader]:
                    return 0
                run = min(run, length(node, player, suit))
            elif s.side[player] != s.side[leader]:
                run = min(run, length(node, player, suit))
    if run and others:
        high = nth_highest(winners, run)
        if not high & all_ones():
            used[0] |= high
    return run

cdef inline int cash(Search* s, Node* node, int leader, int wanted, uint64_t* used) noexcept nogil:
    """How many tricks, up to those wanted, a leader takes from the top of his suits, and his side with top trumps."""
    cdef int side = s.side[leader], suit, player, tricks = 0, free = wanted, trumps = 0, sure
    cdef uint64_t trumps_used = 0, sure_used = 0
    if node.remaining & s.trumps:
        trumps = cashable(s, node, leader, 0 if s.trump else SUPER_SUIT, wanted, &trumps_used)
        sure = sure_trumps(s, node, side, wanted, &sure_used)
        if sure > trumps:
            trumps = sure
            trumps_used = sure_used
        used[0] |= trumps_used
        for player in range(s.players):
            # a partner must not be forced to trump and so to take the lead
            if player != leader and s.side[player] == side and s.hands[player] & s.trumps:
                free = min(free, node.tricks - count(s.hands[player] & s.trumps))
    free = min(free, wanted - trumps)
    for suit in range(1 if s.trump else 0, SUITS):
        if free <= 0:
            break
        sure = cashable(s, node, leader, suit, free, used)
        tricks += sure
        free -= sure
    return trumps + tricks

cdef inline bint by_waiting(Search* s, Node* node, int wanted) noexcept nogil:
    """Where the leader's side has no trumps, opponents with the top of every suit he has take the trick, then cash."""
    cdef int leader = node.player, side = 1 - s.side[leader], suit, player
    cdef uint64_t used = 0
    for player in range(s.players):
        if s.side[player] != side and s.hands[player] & s.trumps:
            return False
    for suit in range(SUITS):
        if s.hands[leader] & s.suit_mask[suit]:
            player = owners(s, node, suit) >> 42 & 7
            # his top card must keep the lead: a partner's supertrump of that colour may have to take it
            if player == 7 or s.side[player] != side or not cashable(s, node, player, suit, 1, &used):
                return False
            if cash(s, node, player, wanted, &used) < wanted:
                return False
    node.relevant |= used
    return True

cdef inline bint by_bounds(Search* s, Node* node, int need, int* bound) noexcept nogil:
    """Whether so many tricks are sure for a side that the question is settled, whoever takes the rest."""
    cdef int side, wanted, worth = 0, leader = node.player
    cdef uint64_t used
    cdef bint wants = s.raises[leader] == s.side[leader]
    for side in range(2):
        wanted = sure_needed(s, node, need, side, &worth)
        bound[0] = worth if side else -worth
        if wanted == 0:
            return True
        if wanted > node.tricks:
            continue
        used = 0
        if wants and s.side[leader] == side:
            if cash(s, node, leader, wanted, &used) >= wanted:
                node.relevant |= used
                return True
        else:
            if sure_trumps(s, node, side, wanted, &used) >= wanted:
                node.relevant |= used
                return True
            if wants and by_waiting(s, node, wanted):
                return True
    return False

cdef inline bint by_lying(Search* s, Node* node, int need, int* bound) noexcept nogil:
    """In the middle of a trick that is lost for a side: whether all the rest is too little for it."""
    cdef int taker = s.side[node.taker], other = 1 - taker, worth
    cdef int coming = (node - node.position).coming[node.led].most[other][node.position]
    if coming >= node.strength:
        return False
    worth = s.top_weight[other] * (node.tricks - 1 + held_ones(node, taker) + held_supers(node, taker))
    worth -= s.least_weight[taker] * (1 + lying_ones(node, other))
    bound[0] = -worth if taker else worth
    if need > -worth if taker else need <= worth:
        return False
    if coming >= (TRUMP_STRENGTH if node.strength >= TRUMP_STRENGTH else 0) or (
        node.lying & s.suit_mask[s.facts[node.best].suit] & ~card_bit(node.best)
    ):
        node.relevant = rank_mark(s, node.best)
    node.captured = node.lying_fields & s.side_fields[other]
    return True

cdef inline uint64_t rank_mark(Search* s, int best) noexcept nogil:
    """What to remember when a card took a trick by its rank; supertrumps are counted exactly anyway."""
    if card_bit(best) & SUPERS:
        return 0
    if card_bit(best) & low_ones():
        return ones_mark(s.suit[best])
    return card_bit(best)

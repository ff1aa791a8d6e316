"""Bounds that decide a null-window search at once, mostly at the start of a trick.

Each leaves the cards whose ranks it relied on in `s.relevant`. The number of 1s needs no mention: the transposition
table compares them anyway.
"""

from libc.stdint cimport uint64_t

from kibitz.compiled.common.bits cimport count, highest, lowest
from kibitz.engines.nyet.solver.position cimport (
    NO_CARD, Node, PLAYERS, SUITS, SUPER_SUIT, SUPERS, Search, TRUMP_STRENGTH, all_ones, card_bit,
    held_ones, held_supers, length, low_ones, lying_ones, ones_mark, owners,
)
from kibitz.engines.nyet.solver.table cimport nth_highest

cdef inline int most(Search* s, Node* node, int side, int tricks) noexcept nogil:
    """The most a side can count in this many tricks: all of them, with every 1 they can capture.

    Only a supertrump can capture a supertrump.
    """
    cdef int other = 1 - side, loot = tricks * s.size[other], ones = held_ones(node, other)
    if held_supers(node, side):
        ones += held_supers(node, other)
    if loot > ones:
        loot = ones
    return s.top_weight[side] * (tricks + loot)

cdef inline int sure_needed(Search* s, Node* node, int need, int side, int worth, int* bound) noexcept nogil:
    """The number of sure tricks of a side that decide the search if the other side takes the rest; and their bound.

    It exceeds the tricks left, or `s.most_sure`, if no number does. `worth` is the side's count without any sure trick.
    """
    cdef int goal = need if side else 1 - need, sure = 0, limit = min(node.tricks, s.most_sure)
    while worth < goal and sure <= limit:
        sure += 1
        worth = s.least_weight[side] * sure - most(s, node, 1 - side, node.tricks - sure)
    bound[0] = worth if side else -worth
    return sure

cdef inline int sure_trumps(Search* s, Node* node, int side, int wanted, uint64_t* used) noexcept nogil:
    """The number of tricks, up to those wanted, that one player's trumps win for the side whenever they're played.

    A trump loses only to an opponent's higher trump, and each of those beats at most one.
    """
    cdef int player, supers, against = held_supers(node, 1 - side), best = 0, depth = 0, run = 0, longest = 0
    cdef int sure[PLAYERS]
    cdef uint64_t holders, higher = 0   # in bytes: how many higher trumps opponents still have for a player's next one
    for player in range(s.players):
        if s.side[player] == side:
            supers = length(node, player, SUPER_SUIT)
            longest = max(longest, supers + length(node, player, 0))
            sure[player] = max(supers - against, 0)
            higher |= <uint64_t>max(against - supers, 0) << (8 * player)
            best = max(best, sure[player])
    if longest <= against:
        return 0
    if s.trump and best < wanted:
        holders = owners(s, node, 0)
        while True:
            player = holders >> 42 & 7
            if player == 7:
                break
            holders = holders << 3 | 7
            run += 1
            if s.side[player] != side:
                higher += <uint64_t>0x0101010101
            elif higher >> (8 * player) & 255:
                higher -= <uint64_t>1 << (8 * player)
            else:
                sure[player] += 1
                if sure[player] > best:
                    best = sure[player]
                    depth = run
                    if best == wanted:
                        break
    if depth:
        used[0] |= nth_highest(node.remaining & s.plain[0], depth)
    return min(best, wanted)

cdef inline int cashable(Search* s, Node* node, int leader, int suit, int wanted, uint64_t* used) noexcept nogil:
    """The number of tricks, up to those wanted, that a leader can cash in a suit; adds the lowest card whose rank this
    relies on to `used`."""
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

cdef inline int cash(Search* s, Node* node, int wanted, uint64_t* used) noexcept nogil:
    """The number of tricks, up to those wanted, that a leader cashes or the side's trumps are sure to win."""
    cdef int leader = node.player, side = s.side[leader], suit, player, tricks = 0, free = wanted, trumps = 0, sure
    cdef uint64_t trumps_used = 0, sure_used = 0
    if node.remaining & s.trumps:
        trumps = cashable(s, node, leader, 0 if s.trump else SUPER_SUIT, wanted, &trumps_used)
        if trumps < wanted:
            sure = sure_trumps(s, node, side, wanted, &sure_used)
            if sure > trumps:
                trumps = sure
                trumps_used = sure_used
        used[0] |= trumps_used
        if trumps == wanted:
            return trumps
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

cdef inline uint64_t weakest_of(uint64_t legal, uint64_t brings) noexcept nogil:
    """The weakest legal card; 0 if there is one that can't take a trick."""
    cdef uint64_t plain = brings & ~<uint64_t>SUPERS
    if legal != brings:
        return 0
    return plain & -plain if plain else brings

cdef inline int weakest(Search* s, int player, int led) noexcept nogil:
    """The weakest card a player may play when a suit is led; NO_CARD if there is one that can't take a trick."""
    cdef uint64_t hand = s.hands[player], follows = hand & s.follow[led], legal = follows if follows else hand
    cdef uint64_t card = weakest_of(legal, legal & (s.follow[led] | s.trumps))
    return lowest(card) if card else NO_CARD

cdef inline uint64_t thrown(Search* s, int player, int card) noexcept nogil:
    """The field of a 1 that a player gets rid of with this card, or with any card; 0 for none."""
    cdef uint64_t ones
    if card != NO_CARD:
        return s.facts[card].lying_fields
    ones = s.hands[player] & low_ones() & ~s.trumps
    return s.facts[lowest(ones)].lying_fields if ones else 0

cdef inline bint must_take(Search* s, Node* node, int side, int loot) noexcept nogil:
    """Where tricks are bad: whether a side must take the trick that begins, though all play their weakest cards, and
    capture `loot` 1s that its opponents throw into it.

    With an opposing leader one such suit is enough; with a leader of the side, every suit must be one.
    """
    cdef int suit, player, card, lacking, leading = s.side[node.player] == side
    cdef int best[2]
    cdef int by[2]
    cdef uint64_t used = 0, captured = 0, fields, field
    for suit in range(s.suits):
        if not s.hands[node.player] & s.suit_mask[suit]:
            continue
        best[0] = best[1] = -1
        lacking = loot
        fields = 0
        for player in range(s.players):
            card = lowest(s.hands[player] & s.suit_mask[suit]) if player == node.player else weakest(s, player, suit)
            if card >= 0 and s.power[suit][card] > best[s.side[player]]:
                best[s.side[player]] = s.power[suit][card]
                by[s.side[player]] = card
            if lacking and s.side[player] != side:
                field = thrown(s, player, card)
                fields |= field
                lacking -= field != 0
        if best[side] > best[1 - side] and not lacking:
            captured |= fields
            if best[1 - side] >= (TRUMP_STRENGTH if best[side] >= TRUMP_STRENGTH else 0):
                used |= rank_mark(s, by[side])
            if not leading:
                break
        elif leading:
            return False
    else:
        if not leading:
            return False
    s.relevant = used
    s.captured = captured
    return True

cdef inline bint forced(Search* s, Node* node, int need, int side, int* bound) noexcept nogil:
    """Where tricks are bad: whether a side must take the trick that begins, and that decides the search."""
    cdef int goal = need if side else 1 - need, loot = 0, limit = min(s.size[1 - side], held_ones(node, 1 - side))
    cdef int worth = s.least_weight[side] - most(s, node, 1 - side, node.tricks - 1)
    while worth < goal and loot <= limit:
        loot += 1
        worth += s.least_weight[side]
    bound[0] = worth if side else -worth
    return loot <= limit and must_take(s, node, side, loot)

cdef inline int most_trumps(Search* s, Node* node, int side) noexcept nogil:
    """The length of the longest trump holding of a side."""
    cdef int player, longest = 0
    for player in range(s.players):
        if s.side[player] == side:
            longest = max(longest, length(node, player, 0) + length(node, player, SUPER_SUIT))
    return longest

cdef inline bint by_sure_tricks(Search* s, Node* node, int side, int wanted) noexcept nogil:
    """Whether this many tricks are sure for a side."""
    cdef uint64_t used = 0
    cdef bint leads = s.side[node.player] == side, wants = s.raises[node.player] == s.side[node.player]
    if wanted > min(node.tricks, s.most_sure):
        return False
    if wants and leads:
        if cash(s, node, wanted, &used) < wanted:
            return False
    elif most_trumps(s, node, side) < wanted or sure_trumps(s, node, side, wanted, &used) < wanted:
        return False
    s.relevant = used
    return True

cdef inline bint by_trick_so_far(Search* s, Node* node, int need, int* bound) noexcept nogil:
    """In the middle of a trick: whether it decides the search that a side can't take it (or, where tricks are bad, need
    not), assuming the worst for the other side in the rest."""
    cdef int taker = s.side[node.taker], other = 1 - taker, worth
    cdef int coming = node.ahead.most[node.position][other]
    if coming >= node.strength:
        return False
    worth = most(s, node, other, node.tricks - 1) - s.least_weight[taker] * (1 + lying_ones(node, other))
    bound[0] = -worth if taker else worth
    if need > -worth if taker else need <= worth:
        return False
    s.relevant = 0
    if coming >= (TRUMP_STRENGTH if node.strength >= TRUMP_STRENGTH else 0) or (
        node.lying & s.suit_mask[s.facts[node.best].suit] & s.dealt[other]
    ):
        s.relevant = rank_mark(s, node.best)
    s.captured = node.lying_fields & s.side_fields[other]
    return True

cdef inline uint64_t rank_mark(Search* s, int best) noexcept nogil:
    """The mark in `s.relevant` for a card that took a trick by its rank; supertrumps are counted exactly anyway."""
    if card_bit(best) & SUPERS:
        return 0
    if card_bit(best) & low_ones():
        return ones_mark(s.suit[best])
    return card_bit(best)

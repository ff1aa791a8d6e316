"""Whole turns of Face to Face: every way to end the turn, and how good each is some turns later."""

from array import array

from libc.stdint cimport uint32_t, uint64_t
from libc.stdlib cimport free, malloc, qsort
from libc.string cimport memset

from kibitz.compiled.common.bits cimport lowest
from kibitz.compiled.common.clock cimport now
from kibitz.compiled.face_to_face.rules cimport END, NOBODY, Packed, Position, end_turn, legal, place
from kibitz.compiled.face_to_face.playout cimport DEFAULT_COSTS, Worlds
from kibitz.engines.face_to_face.reply cimport reply
from kibitz.compiled.face_to_face.heuristic cimport MOST_CANDIDATES, heuristic_placements
from kibitz.engines.face_to_face.value cimport PLANNING, REPLYING, SEARCHING, Network, chance, prospects

from kibitz.engines.face_to_face.value import load_networks

cdef float CERTAIN = 1000


cdef void explore_turn(Explorer* explorer, const Packed* at, const Network* net) noexcept nogil:
    """Find every way to end a turn, most promising first, and with which actions each can begin.

    Ways grow card by card, so that all that lead to a position are known before it is gone on from.
    """
    cdef uint64_t rest = at.hands[at.seat]
    cdef int n = 0
    while rest:
        explorer.slot[lowest(rest)] = n
        rest &= rest - 1
        n += 1
    memset(explorer.found, -1, sizeof(explorer.found))
    explorer.start = at[0]
    explorer.net = net
    explorer.action_count = 0
    explorer.count = 1
    memset(&explorer.ways[0], 0, sizeof(Way))
    lead_to(&explorer.ways[0], at, at)
    n = 0
    while n < explorer.count:
        go_on(explorer, n)
        n += 1
    keep_ends(explorer)
    qsort(explorer.ways, explorer.count, sizeof(Way), by_worth)


cdef int key_of(const Explorer* explorer, const Packed* at) noexcept nogil:
    """A position within the turn as a number: the cards left in the hand, and which card tops each pile, if any."""
    cdef const Packed* start = &explorer.start
    cdef int me = at.seat, you = 1 - at.seat, key = 0
    cdef uint64_t rest = at.hands[me]
    while rest:
        key |= 1 << explorer.slot[lowest(rest)]
        rest &= rest - 1
    if at.up[me] != start.up[me]:
        key |= (1 + explorer.slot[at.up[me]]) << 6
    if at.down[me] != start.down[me]:
        key |= (1 + explorer.slot[at.down[me]]) << 9
    if at.up[you] != start.up[you]:
        key |= (1 + explorer.slot[at.up[you]]) << 12
    elif at.down[you] != start.down[you]:
        key |= (7 + explorer.slot[at.down[you]]) << 12
    return key


cdef void lead_to(Way* way, const Packed* at, const Packed* start) noexcept nogil:
    """Note where a way leads."""
    cdef int me = start.seat, you = 1 - start.seat
    way.hand = at.hands[me]
    way.placed = at.unplaced[me] ^ start.unplaced[me]
    way.up = at.up[me]
    way.down = at.down[me]
    way.opp_up = at.up[you]
    way.opp_down = at.down[you]
    way.gave = at.gave
    way.number = at.count
    way.won = at.winner == me


cdef void go_on(Explorer* explorer, int number) noexcept nogil:
    """Add the ways that are a card longer, where they are new and the turn is not lost."""
    cdef uint64_t piles[4]
    cdef bint may_end
    cdef int pile, code, found
    cdef uint32_t firsts
    cdef Packed at = explorer.start, after
    cdef Way* way = &explorer.ways[number]
    if way.won:
        way.ends = True
        way.worth = CERTAIN
        return
    follow(&at, way)
    legal(&at, piles, &may_end)
    for pile in range(4):
        while piles[pile]:
            code = pile * 64 + lowest(piles[pile])
            piles[pile] &= piles[pile] - 1
            firsts = way.firsts if number else first_bit(explorer, code)
            after = at
            place(&after, pile, code & 63)
            if after.winner == 1 - at.seat:
                continue
            found = key_of(explorer, &after)
            if explorer.found[found] < 0:
                explorer.found[found] = explorer.count
                explorer.ways[explorer.count] = way[0]
                lengthen(&explorer.ways[explorer.count], code)
                lead_to(&explorer.ways[explorer.count], &after, &explorer.start)
                explorer.count += 1
            explorer.ways[explorer.found[found]].firsts |= firsts
    if may_end:
        way.ends = True
        way.worth = prospects(explorer.net, &at)
        if number == 0:
            way.firsts = first_bit(explorer, END)


cdef void lengthen(Way* way, int code) noexcept nogil:
    way.codes[way.length] = code
    way.length += 1
    way.firsts = 0


cdef uint32_t first_bit(Explorer* explorer, int code) noexcept nogil:
    """The bit of an action that the turn may begin with."""
    explorer.actions[explorer.action_count] = code
    explorer.action_count += 1
    return <uint32_t>1 << (explorer.action_count - 1)


cdef void keep_ends(Explorer* explorer) noexcept nogil:
    """Forget the ways that stop before the turn may end."""
    cdef int i, kept = 0
    for i in range(explorer.count):
        if explorer.ways[i].ends:
            explorer.ways[kept] = explorer.ways[i]
            kept += 1
    explorer.count = kept


cdef void follow(Packed* at, const Way* way) noexcept nogil:
    """The turn played as planned, but for its end."""
    cdef int me = at.seat, you = 1 - at.seat
    at.hands[me] = way.hand
    at.unplaced[me] ^= way.placed
    at.up[me] = way.up
    at.down[me] = way.down
    at.up[you] = way.opp_up
    at.down[you] = way.opp_down
    at.gave = way.gave
    at.count = way.number


cdef int by_worth(const void* a, const void* b) noexcept nogil:
    cdef float first = (<const Way*>a).worth, second = (<const Way*>b).worth
    return (first < second) - (first > second)


cdef class Plans:
    """All ways to end a turn that lead to different positions, most promising first.

    They are judged by the network that learned from searching players, or by those that learned from quicker ones.
    """

    cdef Explorer* explorer

    def __cinit__(self):
        self.explorer = NULL

    def __dealloc__(self):
        free(self.explorer)

    def __init__(self, Position position not None, *, bint searched=False):
        load_networks()
        if position.at.winner != NOBODY:
            raise ValueError("the game is over: there is no turn to plan")
        self.explorer = <Explorer*>malloc(sizeof(Explorer))
        if self.explorer == NULL:
            raise MemoryError
        with nogil:
            explore_turn(self.explorer, &position.at, &SEARCHING if searched else &PLANNING)

    def __len__(self):
        return self.explorer.count

    def codes(self, int number):
        """The actions of one way, to the end of the turn."""
        cdef Way* way = self.way(number)
        codes = [way.codes[i] for i in range(way.length)]
        return codes if way.won else [*codes, END]

    def firsts(self, int number):
        """The actions with which the same end of the turn can be reached, if the others follow in the right order."""
        cdef Way* way = self.way(number)
        return [self.explorer.actions[i] for i in range(self.explorer.action_count) if way.firsts >> i & 1]

    def promising(self, int number):
        """So many of the best ways, and for each action the best that it can begin."""
        cdef uint32_t begun = 0
        cdef int i
        chosen = []
        for i in range(self.explorer.count):
            if i < number or self.explorer.ways[i].firsts & ~begun:
                chosen.append(i)
            begun |= self.explorer.ways[i].firsts
        return chosen

    def worth(self, int number):
        """The chance to win by one way, as the network sees it without looking further."""
        return chance(self.way(number).worth)

    cdef Way* way(self, int number) except NULL:
        if not 0 <= number < self.explorer.count:
            raise IndexError(f"there is no way {number}")
        return &self.explorer.ways[number]

    def chances(self, Worlds worlds not None, ways, *, int turns, int few, double seconds=0):
        """The chances to win by some ways in the same worlds: in how many, each way's sum, and that of its squares.

        So many turns are played, each as the best of the cheapest few, or by rule of thumb alone if these are one; then
        a network judges, before the next card is drawn. Where time is limited fewer worlds may do, but at least one.
        """
        cdef double deadline = now() + seconds if seconds else 0
        cdef int i, j, number = len(ways)
        cdef float found
        cdef const Network* net = judge(self.explorer, few)
        cdef int[::1] tried = array("i", ways)
        sums, squares = array("d", bytes(8 * number)), array("d", bytes(8 * number))
        cdef double[::1] total = sums, square = squares
        for way in ways:
            self.way(way)
        if worlds.count == 0:
            raise ValueError("there are no worlds to try ways in")
        check_few(few)
        with nogil:
            for i in range(worlds.count):
                for j in range(number):
                    found = chance_in(&self.explorer.ways[tried[j]], &worlds.all[i], turns, few, net)
                    total[j] += found
                    square[j] += found * found
                if deadline and now() >= deadline:
                    break
            else:
                i = worlds.count - 1
        return i + 1, sums, squares


cdef int check_few(int few) except -1:
    if not 1 <= few <= MOST_CANDIDATES:
        raise ValueError(f"replies are chosen from 1 to {MOST_CANDIDATES} turns, not {few}")
    return 0


cdef const Network* judge(const Explorer* explorer, int few) noexcept nogil:
    """Who judges where a way leads: whoever judged the ways, or who knows replies better."""
    return &REPLYING if few > 1 and explorer.net == &PLANNING else explorer.net


cdef float chance_in(
    const Way* way, const Packed* world, int turns, int few, const Network* net
) noexcept nogil:
    cdef Packed at
    cdef int me = world.seat
    cdef float found
    if way.won:
        return 1
    at = world[0]
    follow(&at, way)
    while turns > 0 and at.winner == NOBODY:
        end_turn(&at)
        if at.winner == NOBODY:
            if few > 1:
                reply(&at, &DEFAULT_COSTS, few, net)
            else:
                heuristic_placements(&at, &DEFAULT_COSTS)
        turns -= 1
    if at.winner != NOBODY:
        return at.winner == me
    found = chance(prospects(net, &at))
    return found if at.seat == me else 1 - found


def reply_to(Position position not None, *, int few):
    """A copy of the position after the rest of the turn but for its end, as it is played in `chances`."""
    load_networks()
    check_few(few)
    if position.at.winner != NOBODY:
        raise ValueError("the game is over: there is no turn to play")
    cdef Position twin = position.copy()
    with nogil:
        reply(&twin.at, &DEFAULT_COSTS, few, &REPLYING)
    return twin

"""Whole turns of Face to Face: every way to end the turn, and how good each is some turns later."""

from libc.stdint cimport int8_t, int32_t, uint8_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, qsort

from kibitz.fast.bits cimport lowest
from kibitz.fast.face_to_face cimport END, HAND, NOBODY, Packed, Position, end_turn, legal, place
from kibitz.fast.face_to_face_playout cimport THUMB, Worlds
from kibitz.fast.face_to_face_thumb cimport thumb_placements
from kibitz.fast.face_to_face_value cimport chance, prospects

from kibitz.fast.face_to_face_value import load_network

cdef enum:
    KEYS = 1 << 16
    WAYS = 1 << 14

cdef float CERTAIN = 1000

cdef struct Way:
    # One way to go on to the end of the turn: where it leaves the piles and the hand.
    float worth
    uint64_t hand
    uint64_t placed
    int8_t up
    int8_t down
    int8_t opp_up
    int8_t opp_down
    int8_t gave
    int8_t number
    int8_t won
    uint8_t length
    uint8_t codes[HAND]

cdef struct Explorer:
    # What is known while the ways of a turn are explored.
    uint8_t seen[KEYS]
    uint8_t slot[64]
    Packed start
    Way path
    Way* ways
    int count


cdef void explore_turn(Explorer* explorer, const Packed* at, Way* ways) noexcept nogil:
    """Note every way to end a turn."""
    cdef uint64_t rest = at.hands[at.seat]
    cdef int n = 0
    while rest:
        explorer.slot[lowest(rest)] = n
        rest &= rest - 1
        n += 1
    explorer.start = at[0]
    explorer.ways = ways
    explorer.count = 0
    explorer.path.length = 0
    explore(explorer, at)


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


cdef void explore(Explorer* explorer, const Packed* at) noexcept nogil:
    """Look at a position within the turn, once, and go on from it in every way; lost turns are left out."""
    cdef uint64_t piles[4]
    cdef bint may_end
    cdef int pile, key
    cdef Packed after
    cdef Way* path = &explorer.path
    if at.winner != NOBODY and at.winner != at.seat:
        return
    key = key_of(explorer, at)
    if explorer.seen[key]:
        return
    explorer.seen[key] = True
    if at.winner == at.seat:
        note(explorer, at)
        return
    legal(at, piles, &may_end)
    if may_end:
        note(explorer, at)
    for pile in range(4):
        while piles[pile]:
            after = at[0]
            path.codes[path.length] = pile * 64 + lowest(piles[pile])
            path.length += 1
            place(&after, pile, lowest(piles[pile]))
            explore(explorer, &after)
            path.length -= 1
            piles[pile] &= piles[pile] - 1


cdef void note(Explorer* explorer, const Packed* at) noexcept nogil:
    """An end of the turn: how good it is, and the way to it."""
    cdef Way* way
    cdef int me = at.seat, you = 1 - at.seat
    cdef bint won = at.winner == me
    cdef float worth = CERTAIN if won else prospects(at)
    way = &explorer.ways[explorer.count]
    explorer.count += 1
    way[0] = explorer.path
    way.worth = worth
    way.hand = at.hands[me]
    way.placed = at.unplaced[me] ^ explorer.start.unplaced[me]
    way.up = at.up[me]
    way.down = at.down[me]
    way.opp_up = at.up[you]
    way.opp_down = at.down[you]
    way.gave = at.gave
    way.number = at.count
    way.won = won


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
    """All ways to end a turn that lead to different positions, most promising first."""

    cdef Way* ways
    cdef readonly int count

    def __cinit__(self):
        self.ways = NULL

    def __dealloc__(self):
        free(self.ways)

    def __init__(self, Position position not None):
        cdef Explorer* explorer
        load_network()
        if position.at.winner != NOBODY:
            raise ValueError("the game is over: there is no turn to plan")
        self.ways = <Way*>malloc(WAYS * sizeof(Way))
        explorer = <Explorer*>calloc(1, sizeof(Explorer))
        if self.ways == NULL or explorer == NULL:
            raise MemoryError
        with nogil:
            explore_turn(explorer, &position.at, self.ways)
            self.count = explorer.count
            qsort(self.ways, self.count, sizeof(Way), by_worth)
            free(explorer)

    def __len__(self):
        return self.count

    def codes(self, int number):
        """The actions of one way, to the end of the turn."""
        cdef Way* way = &self.ways[self.check(number)]
        codes = [way.codes[i] for i in range(way.length)]
        return codes if way.won else [*codes, END]

    def worth(self, int number):
        """The chance to win by one way, as the network sees it without looking further."""
        return chance(self.ways[self.check(number)].worth)

    cdef int check(self, int number) except -1:
        if not 0 <= number < self.count:
            raise IndexError(f"there is no way {number}")
        return number

    def chances(self, Worlds worlds not None, int way, int start, int stop, *, int turns):
        """The chances to win by one way in the worlds from one number up to another: their sum, and that of their squares.

        So many turns are played by rule of thumb; then the network judges, before the next card is drawn.
        """
        cdef double total = 0, squares = 0, found
        cdef int i
        self.check(way)
        if not 0 <= start <= stop <= worlds.count:
            raise IndexError(f"there are no worlds {start} to {stop}")
        with nogil:
            for i in range(start, stop):
                found = chance_in(&self.ways[way], &worlds.all[i], turns)
                total += found
                squares += found * found
        return total, squares


cdef float chance_in(const Way* way, const Packed* world, int turns) noexcept nogil:
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
            thumb_placements(&at, &THUMB)
        turns -= 1
    if at.winner != NOBODY:
        return at.winner == me
    found = chance(prospects(&at))
    return found if at.seat == me else 1 - found

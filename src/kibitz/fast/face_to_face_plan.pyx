"""Whole turns of Face to Face: every way to end the turn, what each costs by rule of thumb, and what playouts say."""

from libc.stdint cimport int8_t, int32_t, uint8_t, uint64_t
from libc.stdlib cimport free, malloc, qsort
from libc.string cimport memset

from kibitz.fast.bits cimport count, lowest, stream
from kibitz.fast.face_to_face cimport (
    CODES, DOWN, END, HAND, NOBODY, OPP_DOWN, OPP_UP, Packed, Position, UP,
    above, beneath, end_turn, legal, place,
)
from kibitz.fast.face_to_face_playout cimport THUMB, Worlds, play_thumb
from kibitz.fast.face_to_face_thumb cimport NEVER, Thumb

from kibitz.fast.bulk import share_out, zeros

cdef enum:
    KEYS = 1 << 16
    WAYS = 1 << 14

cdef struct Way:
    # One way to go on to the end of the turn: where it leaves the piles and the hand.
    float cost
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


cdef int by_cost(const void* a, const void* b) noexcept nogil:
    cdef float first = (<const Way*>a).cost, second = (<const Way*>b).cost
    return (first > second) - (first < second)


cdef class Plans:
    """All ways to end a turn that lead to different positions, cheapest first."""

    cdef Position start
    cdef Way* ways
    cdef readonly int count
    cdef uint8_t* seen
    cdef int slot[64]

    def __cinit__(self):
        self.ways = <Way*>malloc(WAYS * sizeof(Way))
        self.seen = <uint8_t*>malloc(KEYS)
        if self.ways == NULL or self.seen == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.ways)
        free(self.seen)

    def __init__(self, Position position not None):
        cdef uint64_t rest = position.at.hands[position.at.seat]
        cdef Way way
        cdef int n = 0
        if position.at.winner != NOBODY:
            raise ValueError("the game is over: there is no turn to plan")
        self.start = position
        while rest:
            self.slot[lowest(rest)] = n
            rest &= rest - 1
            n += 1
        memset(&way, 0, sizeof(Way))
        with nogil:
            memset(self.seen, 0, KEYS)
            self.explore(&position.at, &way)
            qsort(self.ways, self.count, sizeof(Way), by_cost)

    cdef int key(self, const Packed* at) noexcept nogil:
        """A position within the turn as a number: the cards left in the hand, and which card tops each pile, if any."""
        cdef const Packed* start = &self.start.at
        cdef int me = at.seat, you = 1 - at.seat, key = 0, given = 0
        cdef uint64_t rest = at.hands[me]
        while rest:
            key |= 1 << self.slot[lowest(rest)]
            rest &= rest - 1
        if at.up[me] != start.up[me]:
            key |= (1 + self.slot[at.up[me]]) << 6
        if at.down[me] != start.down[me]:
            key |= (1 + self.slot[at.down[me]]) << 9
        if at.up[you] != start.up[you]:
            given = 1 + self.slot[at.up[you]]
        elif at.down[you] != start.down[you]:
            given = 7 + self.slot[at.down[you]]
        return key | given << 12

    cdef void explore(self, const Packed* at, Way* way) noexcept nogil:
        """Note a position within the turn, once, and go on from it in every way; lost turns are left out."""
        cdef uint64_t piles[4]
        cdef bint may_end
        cdef int pile, key
        cdef Packed after
        key = self.key(at)
        if self.seen[key] or (at.winner != NOBODY and at.winner != at.seat):
            return
        self.seen[key] = True
        if at.winner == at.seat:
            self.note(at, way)
            return
        legal(at, piles, &may_end)
        if may_end:
            self.note(at, way)
        for pile in range(4):
            while piles[pile]:
                after = at[0]
                way.codes[way.length] = pile * 64 + lowest(piles[pile])
                way.length += 1
                place(&after, pile, lowest(piles[pile]))
                self.explore(&after, way)
                way.length -= 1
                piles[pile] &= piles[pile] - 1

    cdef void note(self, const Packed* at, const Way* path) noexcept nogil:
        cdef Way* way = &self.ways[self.count]
        cdef int me = at.seat, you = 1 - at.seat
        way[0] = path[0]
        way.hand = at.hands[me]
        way.placed = at.unplaced[me] ^ self.start.at.unplaced[me]
        way.up = at.up[me]
        way.down = at.down[me]
        way.opp_up = at.up[you]
        way.opp_down = at.down[you]
        way.gave = at.gave
        way.number = at.count
        way.won = at.winner == me
        way.cost = turn_cost(&self.start.at, at, &THUMB)
        self.count += 1

    def __len__(self):
        return self.count

    def codes(self, int number):
        """The actions of one way, to the end of the turn."""
        cdef Way* way = &self.ways[self.check(number)]
        codes = [way.codes[i] for i in range(way.length)]
        return codes if way.won else [*codes, END]

    def cost(self, int number):
        """What a way costs by rule of thumb."""
        return self.ways[self.check(number)].cost

    cdef int check(self, int number) except -1:
        if not 0 <= number < self.count:
            raise IndexError(f"there is no way {number}")
        return number

    def wins(self, Worlds worlds not None, ways, int start, int stop, *, threads=1):
        """How many of the worlds from one number up to another each way wins, both sides playing on by rule of thumb."""
        cdef int number = len(ways), i
        if not 0 <= start <= stop <= worlds.count:
            raise IndexError(f"there are no worlds {start} to {stop}")
        won = zeros(number)
        cdef int32_t[::1] results = won
        cdef int32_t[::1] chosen = zeros(number)
        for i in range(number):
            chosen[i] = self.check(ways[i])

        def work(int first, int last):
            cdef int w, world
            with nogil:
                for w in range(first, last):
                    for world in range(start, stop):
                        results[w] += self.wins_world(&self.ways[chosen[w]], &worlds.all[world])

        share_out(work, number, threads)
        return won.tolist()

    cdef bint wins_world(self, const Way* way, const Packed* world) noexcept nogil:
        cdef Packed at
        cdef int me = world.seat
        if way.won:
            return True
        at = world[0]
        follow(&at, way)
        end_turn(&at)
        play_thumb(&at, &THUMB)
        return at.winner == me


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


cdef float turn_cost(const Packed* before, const Packed* at, const Thumb* thumb) noexcept nogil:
    """What a turn leaves behind: own cards barred from a pile, or from both; cards freed for the opponent; a short hand."""
    cdef int me = at.seat, you = 1 - at.seat, drawn, hand = count(at.hands[me])
    cdef uint64_t own = at.unplaced[me], his = at.unplaced[you], up, down
    cdef float cost
    if at.winner == me:
        return -NEVER
    up = own & beneath(at.up[me])
    down = own & above(at.down[me])
    cost = count(up) + count(down) + thumb.dead * count(up & down)
    cost += thumb.help * (
        count(his & above(at.up[you])) + count(his & beneath(at.down[you]))
        - count(his & above(before.up[you])) - count(his & beneath(before.down[you]))
    )
    drawn = min(HAND - hand if at.gave else 2, at.draw_count[me])
    return cost - thumb.card * (hand + drawn)

"""Worlds (determinizations) of Nyet!: full positions sampled from a view, uniform over all consistent deals.

Places that may hold the same cards form a group; cards that fit the same groups form a kind. For every group and every
number of cards left of each kind, the deals to this group and the later ones are counted once per view. A world is then
drawn group by group with these counts as weights.
"""

from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy

from kibitz.compiled.common.bits cimport below, chance, count, draw, lowest, pick, stream
from kibitz.compiled.nyet.rules cimport Packed, Position, SEATS, Tables, step
from kibitz.compiled.nyet.playout cimport play_round

from kibitz.compiled.common.bulk import check_number, share_out, zeros
from kibitz.compiled.nyet.hidden import GIVEN, hidden

cdef enum:
    KINDS = 24
    SPLIT_ONES_BELOW = 20
    TRIES = 100000

cdef double CHOOSE[65][65]


cdef void fill_choose() noexcept:
    cdef int n, k
    for n in range(65):
        CHOOSE[n][0] = 1
        for k in range(1, 65):
            CHOOSE[n][k] = 0 if n == 0 else CHOOSE[n - 1][k - 1] + CHOOSE[n - 1][k]


fill_choose()


cdef struct Deals:
    int groups
    int kinds
    int group_size[PLACES]
    uint64_t fits[PLACES]
    int kind_size[KINDS]
    uint64_t kind_cards[KINDS]
    int stride[KINDS]
    int table
    double* ways


cdef double ways(Deals* deals, int group, int* left) noexcept nogil:
    """The number of deals to this group and the later ones; negative table entries aren't counted yet."""
    cdef int k, at = group * deals.table
    if group == deals.groups - 1:
        for k in range(deals.kinds):
            if left[k] and not (deals.fits[group] >> k) & 1:
                return 0
        return 1
    for k in range(deals.kinds - 1):
        at += left[k] * deals.stride[k]
    if deals.ways[at] < 0:
        deals.ways[at] = ways_from(deals, group, 0, deals.group_size[group], left, 1)
    return deals.ways[at]


cdef double ways_from(Deals* deals, int group, int k, int room, int* left, double weight) noexcept nogil:
    """The number of deals, summed over everything the group may take of this kind and the later ones."""
    cdef int t, n = left[k], most = min(n, room) if (deals.fits[group] >> k) & 1 else 0
    cdef double total = 0
    if k == deals.kinds - 1:
        if room > most:
            return 0
        left[k] = n - room
        total = weight * CHOOSE[n][room] * ways(deals, group + 1, left)
    else:
        for t in range(most + 1):
            left[k] = n - t
            total += ways_from(deals, group, k + 1, room - t, left, weight * CHOOSE[n][t])
    left[k] = n
    return total


cdef bint choose(Deals* deals, int group, int k, int room, int* left, double weight, double* target) noexcept nogil:
    """Give a group the cards that the target falls on; `left` is what remains."""
    cdef int t, n = left[k], most = min(n, room) if (deals.fits[group] >> k) & 1 else 0
    if k == deals.kinds - 1:
        if room > most:
            return False
        left[k] = n - room
        target[0] -= weight * CHOOSE[n][room] * ways(deals, group + 1, left)
        if target[0] < 0:
            return True
    else:
        for t in range(most + 1):
            left[k] = n - t
            if choose(deals, group, k + 1, room - t, left, weight * CHOOSE[n][t], target):
                return True
    left[k] = n
    return False


cdef inline void shuffle(uint8_t* cards, int n, uint64_t* rng) noexcept nogil:
    cdef int i, j
    cdef uint8_t card
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


cdef class Worlds:
    """An array of full positions."""

    def __dealloc__(self):
        free(self.all)

    def __len__(self):
        return self.count

    def position(self, int number):
        """One of the worlds, with its own seed for later rounds."""
        if not 0 <= number < self.count:
            raise IndexError(f"there is no world {number}")
        cdef Position position = Position.__new__(Position)
        cdef uint64_t rng = stream(~self.seed, number)
        position.at = self.all[number]
        position.rules = self.rules
        position.history = self.history
        position.seed = b"".join([int(draw(&rng)).to_bytes(8, "big") for _ in range(4)])
        return position

    def values(self, int seat, codes, *, int repeats=1, uint64_t seed, bint heuristic=True, threads=1):
        """The points of this round by world, code and seat, summed over `repeats` playouts.

        Within a world every code is followed by the same random numbers.
        """
        cdef int players = self.rules.tables.players, actions = len(codes), i
        check_number("worlds", self.count, least=1)
        check_number("actions", actions, least=1)
        legal = self.position(0).legal_mask(seat)
        for code in codes:
            if code < 0 or not legal >> code & 1:
                raise ValueError(f"code {code} is not legal for seat {seat} now")
        out = zeros(self.count, actions, players)
        cdef int32_t[:, :, ::1] points = out
        cdef int32_t[::1] chosen = zeros(actions)
        for i, code in enumerate(codes):
            chosen[i] = code

        def work(int start, int stop):
            cdef const Tables* rules = &self.rules.tables
            cdef Packed at
            cdef uint64_t rng
            cdef int world, action, repeat, p
            with nogil:
                for world in range(start, stop):
                    for action in range(actions):
                        rng = stream(seed, world)
                        for repeat in range(repeats):
                            at = self.all[world]
                            step(rules, &at, seat, chosen[action])
                            play_round(rules, &at, &rng, heuristic)
                            for p in range(players):
                                points[world, action, p] += at.points[p]

        share_out(work, self.count, threads)
        return out


cdef Worlds room_for(int number, Worlds like):
    """Room for worlds of the same view, not filled in."""
    cdef Worlds worlds = make_room(number)
    worlds.rules = like.rules
    worlds.history = like.history
    worlds.hiding = like.hiding
    worlds.seed = like.seed
    return worlds


cdef Worlds make_room(int number):
    cdef Worlds worlds = Worlds.__new__(Worlds)
    worlds.all = <Packed*>malloc(max(1, number) * sizeof(Packed))
    if worlds.all == NULL:
        raise MemoryError
    worlds.count = number
    return worlds


cdef class Sampler:
    """Samples worlds consistent with a view: hand sizes, known cards, voids, and no forbidden 1 given up."""

    cdef Deals deals
    cdef Position base
    cdef Hiding hiding
    cdef uint64_t no_ones
    cdef int size[PLACES]
    cdef int group[PLACES]

    def __cinit__(self):
        self.deals.ways = NULL

    def __dealloc__(self):
        free(self.deals.ways)

    def __init__(self, view):
        found = hidden(view)
        self.base = found.position
        self.hiding.unseen = found.unseen
        self.hiding.passers = len(found.passers)
        for i, (giver, receiver) in enumerate(found.passers):
            self.hiding.giver[i] = giver
            self.hiding.receiver[i] = receiver
        self.hiding.pass_ones = self.base.rules.tables.give_ones[self.base.at.discard]
        self._note_played(found)
        self._arrange(found.places)
        if not self._any():
            self._arrange(found.after_a_one())
        if not self._any():
            raise ValueError("no deal fits this view")

    def _note_played(self, found):
        cdef Packed* at = &self.base.at
        cdef int i, seat
        for i in range(SEATS):
            self.hiding.played[i] = 0
        for i, seat in enumerate(found.players):
            self.hiding.played[seat] |= <uint64_t>1 << at.plays[i]

    def _arrange(self, places):
        """Sort places into groups and cards into kinds, and make room for the counts."""
        cdef uint64_t ones = self.base.rules.tables.ones, bit, rest
        cdef int i, k, g
        cdef tuple pattern
        split = count(self.hiding.unseen) < SPLIT_ONES_BELOW
        self.no_ones = 0
        masks = []
        self.hiding.places = len(places)
        for i, place in enumerate(places):
            banned = place.banned
            if place.number >= GIVEN and banned == ones and not split:
                self.no_ones |= <uint64_t>1 << i
                banned = 0
            self.hiding.allowed[i] = self.hiding.unseen & ~place.banned
            allowed = self.hiding.unseen & ~banned
            if allowed not in masks:
                masks.append(allowed)
            self.hiding.number[i] = place.number
            self.size[i] = place.size
        masks.sort(key=int.bit_count)
        self.deals.groups = len(masks)
        for g in range(self.deals.groups):
            self.deals.group_size[g] = 0
            self.deals.fits[g] = 0
        for i, place in enumerate(places):
            banned = 0 if (self.no_ones >> i) & 1 else place.banned
            self.group[i] = masks.index(self.hiding.unseen & ~banned)
            self.deals.group_size[self.group[i]] += place.size
        kinds = {}
        rest = self.hiding.unseen
        while rest:
            bit = rest & -rest
            rest ^= bit
            pattern = tuple([mask & bit != 0 for mask in masks])
            kinds[pattern] = kinds.get(pattern, 0) | bit
        ordered = sorted(kinds.items(), key=lambda item: item[1].bit_count())
        self.deals.kinds = len(ordered)
        self.deals.table = 1
        for k, (pattern, cards) in enumerate(ordered):
            self.deals.kind_cards[k] = cards
            self.deals.kind_size[k] = count(cards)
            for g in range(self.deals.groups):
                self.deals.fits[g] |= <uint64_t>pattern[g] << k
            self.deals.stride[k] = self.deals.table
            if k < self.deals.kinds - 1:
                self.deals.table *= self.deals.kind_size[k] + 1
        free(self.deals.ways)
        self.deals.ways = <double*>malloc(max(1, self.deals.groups * self.deals.table) * sizeof(double))
        if self.deals.ways == NULL:
            raise MemoryError
        for i in range(self.deals.groups * self.deals.table):
            self.deals.ways[i] = -1

    def _any(self):
        """Whether a consistent deal exists; this also fills in every count that sampling may need."""
        cdef int left[KINDS]
        memcpy(left, self.deals.kind_size, sizeof(left))
        return self.deals.groups == 0 or ways(&self.deals, 0, left) > 0

    def worlds(self, int number, *, uint64_t seed, threads=1):
        """Sample worlds; world i is the same whatever the number and the threads."""
        check_number("worlds", number, least=0)
        cdef Worlds worlds = make_room(number)
        worlds.rules = self.base.rules
        worlds.history = self.base.history
        worlds.hiding = self.hiding
        worlds.seed = seed

        def work(int start, int stop):
            cdef uint64_t rng
            cdef int i, tries
            with nogil:
                for i in range(start, stop):
                    rng = stream(seed, i)
                    worlds.all[i] = self.base.at
                    for tries in range(TRIES):
                        if self.deal(&worlds.all[i], &rng):
                            break
                    self.pass_cards(&worlds.all[i], &rng)

        share_out(work, number, threads)
        return worlds

    cdef bint deal(self, Packed* at, uint64_t* rng) noexcept nogil:
        """Deal the unseen cards; False if a 1 landed where none may be."""
        cdef uint8_t stacks[KINDS][64]
        cdef uint8_t pool[64]
        cdef uint64_t held[PLACES]
        cdef int before[KINDS]
        cdef int left[KINDS]
        cdef int g, k, i, n, size
        cdef uint64_t rest, bits
        cdef double target
        for k in range(self.deals.kinds):
            rest = self.deals.kind_cards[k]
            n = 0
            while rest:
                stacks[k][n] = lowest(rest)
                rest &= rest - 1
                n += 1
            left[k] = n
            shuffle(stacks[k], n, rng)
        for g in range(self.deals.groups):
            memcpy(before, left, sizeof(left))
            if g < self.deals.groups - 1:
                target = chance(rng) * ways(&self.deals, g, left)
                choose(&self.deals, g, 0, self.deals.group_size[g], left, 1, &target)
            else:
                for k in range(self.deals.kinds):
                    left[k] = 0
            size = 0
            for k in range(self.deals.kinds):
                for n in range(left[k], before[k]):
                    pool[size] = stacks[k][n]
                    size += 1
            if size > 1:
                shuffle(pool, size, rng)
            for i in range(self.hiding.places):
                if self.group[i] == g:
                    held[i] = 0
                    for n in range(self.size[i]):
                        size -= 1
                        held[i] |= <uint64_t>1 << pool[size]
        for i in range(self.hiding.places):
            if (self.no_ones >> i) & 1 and held[i] & self.base.rules.tables.ones:
                return False
        for i in range(self.hiding.places):
            n = self.hiding.number[i] & 7
            if self.hiding.number[i] < 8:
                at.hands[n] = (at.hands[n] & ~self.hiding.unseen) | held[i]
            elif self.hiding.number[i] < 16:
                at.given[n] = (at.given[n] & ~self.hiding.unseen) | held[i]
            else:
                at.aside = (at.aside & ~self.hiding.unseen) | held[i]
        return True

    cdef void pass_cards(self, Packed* at, uint64_t* rng) noexcept nogil:
        """Pick the cards that others passed, among those their receivers hold or have played."""
        cdef int i, n, giver, to
        cdef uint64_t candidates, bit
        for i in range(self.hiding.passers):
            giver = self.hiding.giver[i]
            to = self.hiding.receiver[i]
            candidates = at.hands[to] | self.hiding.played[to]
            if not self.hiding.pass_ones:
                candidates &= ~self.base.rules.tables.ones
            n = count(at.given[giver])
            at.given[giver] = 0
            while n and candidates:
                bit = <uint64_t>1 << pick(candidates, rng)
                at.given[giver] |= bit
                candidates ^= bit
                n -= 1

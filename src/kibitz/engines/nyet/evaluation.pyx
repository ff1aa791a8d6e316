"""What each action of a seat is worth, over many worlds: by playouts, or near the end of a round by solving them."""

from libc.math cimport exp, hypot, sqrt
from libc.stdint cimport uint64_t
from libc.string cimport memcmp

from kibitz.fast.bits cimport count, stream
from kibitz.fast.clock cimport now
from kibitz.fast.nyet cimport BOXES, COVER, LINES, NYET, PLAY, Packed, SEATS, TRICKS, Tables, step
from kibitz.fast.nyet_cover cimport Stock, covered_box, draw_whims, take_stock
from kibitz.fast.nyet_habits cimport play_habitually
from kibitz.fast.nyet_judge cimport SEEING, foresee_points
from kibitz.fast.nyet_lines cimport fine_weights, guided_values, lay_out, packed_to_solver, play_likely, solved_counts
from kibitz.fast.nyet_policy cimport reach_tricks
from kibitz.fast.nyet_sample cimport Worlds
from kibitz.fast.nyet_veto cimport ALL_BOXES, Mind, Worths, favourite, have_whims, make_up, weigh_cards
from kibitz.fast.solver cimport Solver, card_values, set_limits
from kibitz.fast.solver_deal cimport MOVES, Node, Search
from kibitz.fast.solver_setup cimport set_stakes, set_terms

from kibitz.fast.nyet_cover import load_coverers
from kibitz.fast.nyet_value import load_networks

cdef enum:
    CODES = 64

cdef extern from * nogil:
    """
    #define SHARED 0.6
    #define LEAST_SPREAD 6.0
    #define LEANING 1e-6
    #define OFF_BY 1.6
    """
    const double SHARED  # what of each trick left a side may hope for, loot included
    const double LEAST_SPREAD
    const double LEANING  # what points are worth beside the chance to win the game now
    const double OFF_BY  # the spread of what the networks expect of a round about what comes, a point of its value


cdef const Packed* find_world(Worlds worlds, int number) except NULL:
    if not 0 <= number < worlds.count:
        raise IndexError(f"there is no world {number}")
    return &worlds.all[number]


cdef class Evaluation:
    """Running means of what actions are worth to a seat: its chance to win the game, as the scores stand.

    The points of a round are added to the scores, and each seat's chance to end ahead is taken as if the rounds still
    to come added noise of size `spread`; with none to come the best score wins, ties shared.
    """

    cdef int seat
    cdef int players
    cdef int actions
    cdef int codes[CODES]
    cdef double spread
    cdef int target
    cdef double later_spread
    cdef readonly int worlds
    cdef double squares
    cdef double latest[CODES]
    cdef double sums[CODES]
    cdef double products[CODES][CODES]

    def __init__(self, int seat, int players, codes, *, double spread, int target=0, double later_spread=0):
        if not 0 < len(codes) <= CODES:
            raise ValueError(f"1–{CODES} actions can be weighed, not {len(codes)}")
        self.seat = seat
        self.players = players
        self.actions = len(codes)
        for i, code in enumerate(codes):
            self.codes[i] = code
        self.spread = spread
        self.target = target
        self.later_spread = later_spread

    cdef double chance(self, const double* totals, double off_by=0) noexcept nogil:
        """The seat's chance to win with these totals after the round, which may be off by some noise."""
        return self.chance_amid(totals, hypot(self.spread, off_by), hypot(self.later_spread, off_by))

    cdef double chance_amid(self, const double* totals, double spread, double later_spread) noexcept nogil:
        """The same with noise of size `spread`, or of `later_spread` where nobody has reached the target."""
        cdef int seat, ties = 0
        cdef double best = totals[0], sum = 0
        for seat in range(self.players):
            if totals[seat] > best:
                best = totals[seat]
        if self.target and best < self.target:
            spread = later_spread
        if spread <= 0:
            for seat in range(self.players):
                ties += totals[seat] == best
            return 1.0 / ties if totals[self.seat] == best else 0.0
        for seat in range(self.players):
            sum += exp((totals[seat] - best) / spread)
        return exp((totals[self.seat] - best) / spread) / sum

    def play_out(
        self, Worlds worlds not None, numbers, Solver solver not None, *,
        bint judged=False, uint64_t seed, double seconds=0
    ):
        """Weigh every choice before the tricks, in some of the worlds, by playing the round to its end.

        Or, judged, by what networks expect at the first lead, vetoes being chosen as players who think use to, and
        teams by such expectations, too.
        """
        cdef const Tables* rules = &worlds.rules.tables
        cdef const Packed* world
        cdef Worths worths = weigh_cards(rules)
        cdef double deadline = now() + seconds if seconds else 0
        cdef uint64_t begin
        cdef int number
        if judged:
            load_networks()
            load_coverers()
        with solver:
            for number in numbers:
                world = find_world(worlds, number)
                if world.phase >= TRICKS:
                    raise ValueError("cards are weighed by solving, not by playing out")
                begin = stream(seed, self.worlds)
                with nogil:
                    if world.phase == NYET:
                        self.veto_world(rules, &worths, world, NULL if judged else solver.s, begin)
                    else:
                        self.choose_world(rules, world, NULL if judged else solver.s, begin)
                if deadline and now() >= deadline:
                    break

    cdef void choose_world(self, const Tables* rules, const Packed* world, Search* s, uint64_t begin) noexcept nogil:
        """Try every choice in one world, followed by the same random numbers."""
        cdef double values[CODES]
        cdef Packed at
        cdef int action
        cdef uint64_t rng
        for action in range(self.actions):
            rng = begin
            at = world[0]
            step(rules, &at, self.seat, self.codes[action])
            values[action] = self.result(rules, &at, s, &rng)
        self.note(values, 1)

    cdef void veto_world(
        self, const Tables* rules, const Worths* worths, const Packed* world, Search* s, uint64_t begin
    ) noexcept nogil:
        """Try every veto in one world: all cover on as their hands like it, and terms reached twice are played once."""
        cdef Mind minds[SEATS]
        cdef Stock stocks[SEATS]
        cdef double whims[LINES * BOXES][ALL_BOXES]
        cdef uint64_t reached[CODES]
        cdef double worth[CODES]
        cdef double values[CODES]
        cdef const double* odd
        cdef Packed at
        cdef uint64_t rng = begin, then
        cdef int seat, action, i, box, found = 0
        for seat in range(self.players):
            if s == NULL:
                take_stock(&stocks[seat], worths, rules, world.hands[seat], seat)
            else:
                make_up(&minds[seat], worths, rules, world.hands[seat], seat)
                have_whims(&minds[seat], &rng)
        if s == NULL:
            for i in range(count(world.open_boxes) - LINES):
                draw_whims(world.open_boxes, whims[world.token_count + i], &rng)
        then = rng
        for action in range(self.actions):
            at = world[0]
            step(rules, &at, self.seat, self.codes[action])
            while at.phase == NYET:
                if s == NULL:
                    odd = NULL if at.turn == self.seat else whims[at.token_count]
                    box = covered_box(rules, at.open_boxes, &stocks[at.turn], odd)
                else:
                    box = favourite(rules, at.open_boxes, &minds[at.turn])
                step(rules, &at, at.turn, COVER + box)
            i = 0
            while i < found and reached[i] != at.open_boxes:
                i += 1
            if i == found:
                rng = then
                reached[i] = at.open_boxes
                worth[i] = self.result(rules, &at, s, &rng)
                found += 1
            values[action] = worth[i]
        self.note(values, 1)

    cdef double result(self, const Tables* rules, Packed* at, Search* s, uint64_t* rng) noexcept nogil:
        """The chance to win when the rest of the round is played out; without a solver, judged at the first lead."""
        cdef double totals[SEATS]
        cdef int seat
        if s == NULL:
            foresee_points(rules, at, SEEING[self.players], rng, totals)
            for seat in range(self.players):
                totals[seat] += at.scores[seat]
            return self.chance(totals, OFF_BY * (at.value if at.value > 0 else -at.value))
        reach_tricks(rules, at, rng)
        if at.phase == TRICKS:
            play_likely(rules, at, s, rng)
        for seat in range(self.players):
            totals[seat] = at.scores[seat]
        return self.chance(totals)

    def solve(
        self, Worlds worlds not None, numbers, Solver solver not None, *,
        int exact, int ends=2, int blind=0, uint64_t seed, double seconds=0, int nodes=0
    ):
        """Weigh every card in some of the worlds; how many were finished in time.

        With no more than `exact` tricks left both teams play perfectly, all hands seen. Before that, each plays the card
        that the solver would try first until `ends` tricks are left: many quick lines tell more than a few long thoughts. The
        chance to win is taken as linear in the counts of the teams, about where they stand now. Only if the round is solved and
        the game may end with it, it is the one that best play leads to, and points tell cards apart where that is the same. So
        many `blind` lines, played to the end by what each seat sees, count as much as the others. Equal worlds in a row are
        solved once.
        """
        cdef const Tables* rules = &worlds.rules.tables
        cdef const Packed* world
        cdef const Packed* before = NULL
        cdef int number, copies = 0, done = 0
        cdef double deadline = now() + seconds if seconds else 0
        with solver:
            for number in numbers:
                world = find_world(worlds, number)
                if world.phase != TRICKS:
                    raise ValueError("only tricks can be solved")
                with nogil:
                    if before == NULL or memcmp(before.hands, world.hands, sizeof(world.hands)):
                        set_limits(solver.s, nodes, deadline)
                        before = world if self.solve_world(rules, world, solver.s, exact, ends, stream(seed, number)) else NULL
                        if before != NULL and blind and count(world.hands[self.seat]) > exact:
                            self.play_blindly(rules, world, blind, stream(~seed, number))
                        copies = 0
                    if before != NULL:
                        copies += 1
                        done += 1
                        self.note(self.latest, copies)
                if deadline and now() >= deadline:
                    break
        return done

    cdef int solve_world(
        self, const Tables* rules, const Packed* at, Search* s, int exact, int ends, uint64_t rng
    ) noexcept nogil:
        cdef int part[2]
        cdef int weights[SEATS]
        cdef int lows[MOVES]
        cdef int highs[MOVES]
        cdef int counts[2 * MOVES]
        cdef uint64_t groups[MOVES]
        cdef double slope[2]
        cdef double base, unit
        cdef int groups_found, i, action
        cdef int home = at.team if (at.team >> self.seat) & 1 else ((1 << self.players) - 1) ^ at.team
        cdef bint decisive = count(at.hands[self.seat]) <= exact and self.may_end(rules, at, home)
        cdef Node* node
        base = self.slopes(rules, at, home, slope)
        unit = fine_weights(rules, at, home, slope, part, weights)
        base -= unit * SHARED * count(at.hands[at.turn]) * (part[1] - part[0])
        set_terms(s, at.trump, at.supertrump, rules.super_in_colour)
        set_stakes(s, self.players, home, weights, at.value > 0)
        node = lay_out(rules, at, s)
        if node.tricks <= exact:
            groups_found = card_values(s, node, groups, lows, highs)
            if decisive and not s.stopped:
                solved_counts(s, node, groups_found, lows, counts)
        else:
            groups_found = guided_values(s, node, min(exact, ends), rng, groups, lows)
        if s.stopped:
            return 0
        for action in range(self.actions):
            for i in range(groups_found):
                if groups[i] & packed_to_solver(s, rules.kind[self.codes[action] - PLAY]):
                    self.latest[action] = base + unit * lows[i]
                    if decisive:
                        self.latest[action] *= LEANING
                        self.latest[action] += self.reached(rules, at, home, part, &counts[2 * i])
                    break
        return 1

    cdef bint may_end(self, const Tables* rules, const Packed* at, int home) noexcept nogil:
        """Whether the game may end with this round: nothing is to come, or a seat can reach the target."""
        cdef double totals[SEATS]
        cdef double counts[2]
        cdef int seat, most = count(at.hands[at.turn]) + at.trick_size
        if not self.target:
            return self.spread <= 0
        for seat in range(self.players):
            most += count(at.hands[seat] & rules.ones)
        self.counted(rules, at, home, counts)
        for seat in range(2):
            counts[seat] += 2 * most if rules.holder_tricks else most
        self.written(rules, at, home, counts, totals)
        for seat in range(self.players):
            if totals[seat] >= self.target:
                return True
        return False

    cdef double reached(
        self, const Tables* rules, const Packed* at, int home, const int* part, const int* gained
    ) noexcept nogil:
        """The chance to win if the sides gain such counts, times their parts, in what is left of the round."""
        cdef double totals[SEATS]
        cdef double counts[2]
        cdef int side
        self.counted(rules, at, home, counts)
        for side in range(2):
            counts[side] += gained[side] // part[side]
        self.written(rules, at, home, counts, totals)
        return self.chance(totals)

    cdef void play_blindly(self, const Tables* rules, const Packed* world, int lines, uint64_t begin) noexcept nogil:
        """Add to what the cards are worth in a world how they fare when nobody sees another's hand, in equal parts."""
        cdef double totals[SEATS]
        cdef double sum
        cdef Packed at
        cdef uint64_t rng
        cdef int action, line, seat
        for action in range(self.actions):
            sum = 0
            rng = begin
            for line in range(lines):
                at = world[0]
                step(rules, &at, self.seat, self.codes[action])
                play_habitually(rules, &at, &rng)
                for seat in range(self.players):
                    totals[seat] = at.scores[seat]
                sum += self.chance(totals)
            self.latest[action] = (self.latest[action] + sum / lines) / 2

    cdef void note(self, const double* values, int copies) noexcept nogil:
        """What the actions are worth in one world more, the so many-th of equal ones."""
        cdef int i, j
        for i in range(self.actions):
            self.sums[i] += values[i]
            for j in range(i + 1):
                self.products[i][j] += values[i] * values[j]
        self.worlds += 1
        self.squares += 2 * copies - 1

    cdef double slopes(self, const Tables* rules, const Packed* at, int home, double* slope) noexcept nogil:
        """How the chance to win moves with a trick more for either side, and the chance if the rest were shared."""
        cdef double totals[SEATS]
        cdef double counts[2]
        cdef double step_size, up, down
        cdef int side, left = count(at.hands[at.turn])
        self.counted(rules, at, home, counts)
        counts[0] += left * SHARED
        counts[1] += left * SHARED
        step_size = 1 + left / 4.0
        for side in range(2):
            counts[side] += step_size
            self.written(rules, at, home, counts, totals)
            up = self.smooth_chance(totals)
            counts[side] -= 2 * step_size
            self.written(rules, at, home, counts, totals)
            down = self.smooth_chance(totals)
            counts[side] += step_size
            slope[side] = (up - down) / (2 * step_size)
        self.written(rules, at, home, counts, totals)
        return self.smooth_chance(totals)

    cdef void counted(self, const Tables* rules, const Packed* at, int home, double* counts) noexcept nogil:
        """The sides' counts so far (N8, N8.2)."""
        cdef int seat
        counts[0] = counts[1] = 0
        for seat in range(self.players):
            counts[home >> seat & 1] += (at.taken[seat] + at.loot[seat]) * (2 if rules.holder_tricks and seat == at.bonus else 1)

    cdef void written(
        self, const Tables* rules, const Packed* at, int home, const double* counts, double* totals
    ) noexcept nogil:
        """The totals if the round ended with these counts (N8)."""
        cdef int seat
        for seat in range(self.players):
            totals[seat] = counts[home >> seat & 1] * at.value
            if seat == at.bonus and not rules.holder_tricks:
                totals[seat] *= 2
            totals[seat] += at.scores[seat]

    cdef double smooth_chance(self, const double* totals) noexcept nogil:
        """The chance to win with enough noise that a slope means something in the last round too."""
        return self.chance_amid(totals, max(self.spread, LEAST_SPREAD), max(self.later_spread, LEAST_SPREAD))

    def means(self):
        """What each action is worth, in the order of the codes."""
        return [self.sums[i] / max(1, self.worlds) for i in range(self.actions)]

    def errors(self):
        """The standard error of each mean; of worlds that count as one it says nothing."""
        cdef int i, n = max(1, self.worlds)
        found = []
        for i in range(self.actions):
            mean = self.sums[i] / n
            found.append(sqrt(max(0.0, self.products[i][i] / n - mean * mean) / max(1.0, self.different() - 1)))
        return found

    cpdef double different(self):
        """As how many worlds those that were weighed count: equal ones tell no more than one."""
        return <double>self.worlds * self.worlds / max(1.0, self.squares)

    def clear(self, *, double sureness):
        """Whether the best action leads every other, world by world, by so many standard errors, or never differs."""
        cdef int i, best = 0, n = self.worlds
        cdef double lead, squares
        for i in range(self.actions):
            if self.sums[i] > self.sums[best]:
                best = i
        for i in range(self.actions):
            lead = (self.sums[best] - self.sums[i]) / max(1, n)
            squares = self.products[best][best] + self.products[i][i]
            squares -= 2 * (self.products[best][i] if i < best else self.products[i][best])
            if lead < sureness * sqrt(max(0.0, squares / max(1, n) - lead * lead) / max(1.0, self.different() - 1)) - 1e-9:
                return False
        return True

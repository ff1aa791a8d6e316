"""The value of each action of a seat, averaged over worlds: by rollouts, or near the end of a round by the solver."""

from libc.math cimport exp, hypot, sqrt
from libc.stdint cimport uint64_t
from libc.string cimport memcmp

from kibitz.compiled.common.bits cimport count, stream
from kibitz.compiled.common.clock cimport now
from kibitz.compiled.nyet.rules cimport (
    BOXES, COVER, LINES, NYET, PLAY, Packed, Position, SEATS, TRICKS, Tables, step,
)
from kibitz.compiled.nyet.sample cimport Worlds
from kibitz.engines.nyet.policy.card cimport policy_rollout
from kibitz.engines.nyet.rollout cimport (
    open_rollout, rollout_values, set_up, side_weights, solved_counts, to_solver_cards,
)
from kibitz.engines.nyet.round_value cimport INFORMED, predict_points
from kibitz.engines.nyet.solver.position cimport MOVES, Node, Search
from kibitz.engines.nyet.solver.search cimport Solver, move_values, set_limits
from kibitz.engines.nyet.solver.setup cimport set_stakes, set_terms
from kibitz.engines.nyet.policy.team cimport play_to_first_lead
from kibitz.engines.nyet.policy.veto_heuristic cimport (
    ALL_BOXES, CardValues, HandEstimate, card_values_for, draw_preferences, estimate_hand, heuristic_veto,
)
from kibitz.engines.nyet.policy.veto cimport HandFeatures, draw_noise, hand_features, network_veto

from kibitz.engines.nyet import value
from kibitz.engines.nyet.policy import veto as veto_policy

cdef enum:
    CODES = 64

cdef extern from * nogil:
    """
    #define EXPECTED_SHARE 0.6
    #define LEAST_SPREAD 6.0
    #define TIE_BREAK 1e-6
    #define NETWORK_ERROR 1.6
    """
    const double EXPECTED_SHARE  # what a side expects of each trick left, loot included
    const double LEAST_SPREAD
    const double TIE_BREAK  # the weight of points beside the probability of winning the game now
    const double NETWORK_ERROR  # the spread of results around the value network's, per point of the round's value


cdef const Packed* find_world(Worlds worlds, int number) except NULL:
    if not 0 <= number < worlds.count:
        raise IndexError(f"there is no world {number}")
    return &worlds.all[number]


cdef class Evaluation:
    """Running means of the value of actions: a seat's probability of winning the game, given the scores.

    The points of a round are added to the scores; later rounds add noise of size `spread`, so the probability of ending
    ahead is a softmax of the scores. Without later rounds the best score wins, and ties are shared.
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
    cdef double world_values[CODES]
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

    cdef double win_probability(self, const double* totals, double error=0) noexcept nogil:
        """The seat's probability of winning with these totals after the round, which may have an error."""
        return self.noisy_win_probability(totals, hypot(self.spread, error), hypot(self.later_spread, error))

    cdef double noisy_win_probability(self, const double* totals, double spread, double later_spread) noexcept nogil:
        """The same with noise of size `spread`, or of `later_spread` if nobody has reached the target."""
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

    def roll_out(
        self, Worlds worlds not None, numbers, Solver solver not None, *,
        bint networks=False, uint64_t seed, double seconds=0
    ):
        """Evaluate every action before the tricks, in some of the worlds, by a rollout to the end of the round.

        With `networks`, rollouts stop at the first lead, where the value network evaluates them; vetoes on the way are
        sampled from the veto policy network, and teams are chosen by the value network.
        """
        cdef const Tables* rules = &worlds.rules.tables
        cdef const Packed* world
        cdef CardValues by_slot = card_values_for(rules)
        cdef double deadline = now() + seconds if seconds else 0
        cdef uint64_t begin
        cdef int number
        if networks:
            value.load_networks()
            veto_policy.load_networks()
        with solver:
            for number in numbers:
                world = find_world(worlds, number)
                if world.phase >= TRICKS:
                    raise ValueError("cards are evaluated by `solve`, not by `roll_out`")
                begin = stream(seed, self.worlds)
                with nogil:
                    if world.phase == NYET:
                        self.try_vetoes(rules, &by_slot, world, NULL if networks else solver.s, begin)
                    else:
                        self.try_actions(rules, world, NULL if networks else solver.s, begin)
                if deadline and now() >= deadline:
                    break

    cdef void try_actions(self, const Tables* rules, const Packed* world, Search* s, uint64_t begin) noexcept nogil:
        """Try every action in one world, followed by the same random numbers."""
        cdef double values[CODES]
        cdef Packed at
        cdef int action
        cdef uint64_t rng
        for action in range(self.actions):
            rng = begin
            at = world[0]
            step(rules, &at, self.seat, self.codes[action])
            values[action] = self.result(rules, &at, s, &rng)
        self.add(values, 1)

    cdef void try_vetoes(
        self, const Tables* rules, const CardValues* by_slot, const Packed* world, Search* s, uint64_t begin
    ) noexcept nogil:
        """Try every veto in one world; terms that several vetoes lead to are evaluated once."""
        cdef HandEstimate estimates[SEATS]
        cdef HandFeatures features[SEATS]
        cdef double noise[LINES * BOXES][ALL_BOXES]
        cdef uint64_t reached[CODES]
        cdef double reached_values[CODES]
        cdef double values[CODES]
        cdef const double* own_noise
        cdef Packed at
        cdef uint64_t rng = begin, then
        cdef int seat, action, i, box, found = 0
        for seat in range(self.players):
            if s == NULL:
                hand_features(&features[seat], by_slot, rules, world.hands[seat], seat)
            else:
                estimate_hand(&estimates[seat], by_slot, rules, world.hands[seat], seat)
                draw_preferences(&estimates[seat], &rng)
        if s == NULL:
            for i in range(count(world.open_boxes) - LINES):
                draw_noise(world.open_boxes, noise[world.token_count + i], &rng)
        then = rng
        for action in range(self.actions):
            at = world[0]
            step(rules, &at, self.seat, self.codes[action])
            while at.phase == NYET:
                if s == NULL:
                    own_noise = NULL if at.turn == self.seat else noise[at.token_count]
                    box = network_veto(rules, at.open_boxes, &features[at.turn], own_noise)
                else:
                    box = heuristic_veto(rules, at.open_boxes, &estimates[at.turn])
                step(rules, &at, at.turn, COVER + box)
            i = 0
            while i < found and reached[i] != at.open_boxes:
                i += 1
            if i == found:
                rng = then
                reached[i] = at.open_boxes
                reached_values[i] = self.result(rules, &at, s, &rng)
                found += 1
            values[action] = reached_values[i]
        self.add(values, 1)

    cdef double result(self, const Tables* rules, Packed* at, Search* s, uint64_t* rng) noexcept nogil:
        """The probability of winning after a rollout; without a solver, by the value network at the first lead."""
        cdef double totals[SEATS]
        cdef int seat
        if s == NULL:
            predict_points(rules, at, INFORMED[self.players], rng, totals)
            for seat in range(self.players):
                totals[seat] += at.scores[seat]
            return self.win_probability(totals, NETWORK_ERROR * (at.value if at.value > 0 else -at.value))
        play_to_first_lead(rules, at, rng)
        if at.phase == TRICKS:
            open_rollout(rules, at, s, rng)
        for seat in range(self.players):
            totals[seat] = at.scores[seat]
        return self.win_probability(totals)

    def solve(
        self, Worlds worlds not None, numbers, Solver solver not None, *,
        int exact, int ends=2, int policy_rollouts=0, uint64_t seed, double seconds=0, int nodes=0
    ):
        """Evaluate every card in some of the worlds; returns the number of worlds finished in time.

        With at most `exact` tricks left both teams play perfectly, all hands open. Earlier, an open-hand rollout leads
        to the last `ends` tricks, which are solved: many quick rollouts tell more than a few long searches. The
        probability of winning is linearized in the teams' counts around where they stand. Only if the round is solved
        and the game may end with it, the value is the probability that best play leads to, and points break ties. The
        mean of `policy_rollouts` to the end of the round, every seat playing from its information set, counts half.
        Equal worlds in a row are solved once.
        """
        cdef const Tables* rules = &worlds.rules.tables
        cdef const Packed* world
        cdef const Packed* before = NULL
        cdef int number, solved, copies = 0, done = 0
        cdef double deadline = now() + seconds if seconds else 0
        with solver:
            for number in numbers:
                world = find_world(worlds, number)
                if world.phase != TRICKS:
                    raise ValueError("only tricks can be solved")
                with nogil:
                    if before == NULL or memcmp(before.hands, world.hands, sizeof(world.hands)):
                        set_limits(solver.s, nodes, deadline)
                        solved = self.solve_world(rules, world, solver.s, exact, ends, stream(seed, number))
                        before = world if solved else NULL
                        if before != NULL and policy_rollouts and count(world.hands[self.seat]) > exact:
                            self.add_policy_rollouts(rules, world, policy_rollouts, stream(~seed, number))
                        copies = 0
                    if before != NULL:
                        copies += 1
                        done += 1
                        self.add(self.world_values, copies)
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
        cdef double by_count[2]
        cdef double base, unit
        cdef int groups_found, i, action
        cdef int home = at.team if (at.team >> self.seat) & 1 else ((1 << self.players) - 1) ^ at.team
        cdef bint decisive = count(at.hands[self.seat]) <= exact and self.may_end(rules, at, home)
        cdef Node* node
        base = self.gradient(rules, at, home, by_count)
        unit = side_weights(rules, at, home, by_count, part, weights)
        base -= unit * EXPECTED_SHARE * count(at.hands[at.turn]) * (part[1] - part[0])
        set_terms(s, at.trump, at.supertrump, rules.super_in_colour)
        set_stakes(s, self.players, home, weights, at.value > 0)
        node = set_up(rules, at, s)
        if node.tricks <= exact:
            groups_found = move_values(s, node, groups, lows, highs)
            if decisive and not s.stopped:
                solved_counts(s, node, groups_found, lows, counts)
        else:
            groups_found = rollout_values(s, node, min(exact, ends), rng, groups, lows)
        if s.stopped:
            return 0
        for action in range(self.actions):
            for i in range(groups_found):
                if groups[i] & to_solver_cards(s, rules.kind[self.codes[action] - PLAY]):
                    self.world_values[action] = base + unit * lows[i]
                    if decisive:
                        self.world_values[action] *= TIE_BREAK
                        self.world_values[action] += self.reached(rules, at, home, part, &counts[2 * i])
                    break
        return 1

    cdef bint may_end(self, const Tables* rules, const Packed* at, int home) noexcept nogil:
        """Whether the game may end with this round: it's the last, or a seat can reach the target."""
        cdef double totals[SEATS]
        cdef double counts[2]
        cdef int seat, most = count(at.hands[at.turn]) + at.trick_size
        if not self.target:
            return self.spread <= 0
        for seat in range(self.players):
            most += count(at.hands[seat] & rules.ones)
        self.counts_so_far(rules, at, home, counts)
        for seat in range(2):
            counts[seat] += 2 * most if rules.holder_tricks else most
        self.round_totals(rules, at, home, counts, totals)
        for seat in range(self.players):
            if totals[seat] >= self.target:
                return True
        return False

    cdef double reached(
        self, const Tables* rules, const Packed* at, int home, const int* part, const int* gained
    ) noexcept nogil:
        """The probability of winning if the sides gain these counts, multiplied by their parts, from here on."""
        cdef double totals[SEATS]
        cdef double counts[2]
        cdef int side
        self.counts_so_far(rules, at, home, counts)
        for side in range(2):
            counts[side] += gained[side] // part[side]
        self.round_totals(rules, at, home, counts, totals)
        return self.win_probability(totals)

    cdef void add_policy_rollouts(
        self, const Tables* rules, const Packed* world, int rollouts, uint64_t begin
    ) noexcept nogil:
        """Average the values of the cards in a world with the mean of policy rollouts."""
        cdef double totals[SEATS]
        cdef double sum
        cdef Packed at
        cdef uint64_t rng
        cdef int action, rollout, seat
        for action in range(self.actions):
            sum = 0
            rng = begin
            for rollout in range(rollouts):
                at = world[0]
                step(rules, &at, self.seat, self.codes[action])
                policy_rollout(rules, &at, &rng)
                for seat in range(self.players):
                    totals[seat] = at.scores[seat]
                sum += self.win_probability(totals)
            self.world_values[action] = (self.world_values[action] + sum / rollouts) / 2

    cdef void add(self, const double* values, int copies) noexcept nogil:
        """Add the values of the actions in another world, of which this is the copy number `copies`."""
        cdef int i, j
        for i in range(self.actions):
            self.sums[i] += values[i]
            for j in range(i + 1):
                self.products[i][j] += values[i] * values[j]
        self.worlds += 1
        self.squares += 2 * copies - 1

    cdef double gradient(self, const Tables* rules, const Packed* at, int home, double* by_count) noexcept nogil:
        """The gradient of the probability of winning by the sides' counts; returns the probability itself."""
        cdef double totals[SEATS]
        cdef double counts[2]
        cdef double step_size, up, down
        cdef int side, left = count(at.hands[at.turn])
        self.counts_so_far(rules, at, home, counts)
        counts[0] += left * EXPECTED_SHARE
        counts[1] += left * EXPECTED_SHARE
        step_size = 1 + left / 4.0
        for side in range(2):
            counts[side] += step_size
            self.round_totals(rules, at, home, counts, totals)
            up = self.smooth_win_probability(totals)
            counts[side] -= 2 * step_size
            self.round_totals(rules, at, home, counts, totals)
            down = self.smooth_win_probability(totals)
            counts[side] += step_size
            by_count[side] = (up - down) / (2 * step_size)
        self.round_totals(rules, at, home, counts, totals)
        return self.smooth_win_probability(totals)

    cdef void counts_so_far(self, const Tables* rules, const Packed* at, int home, double* counts) noexcept nogil:
        """The sides' counts so far (N8, N8.2)."""
        cdef int seat
        cdef bint twice
        counts[0] = counts[1] = 0
        for seat in range(self.players):
            twice = rules.holder_tricks and seat == at.bonus
            counts[home >> seat & 1] += (at.taken[seat] + at.loot[seat]) * (2 if twice else 1)

    cdef void round_totals(
        self, const Tables* rules, const Packed* at, int home, const double* counts, double* totals
    ) noexcept nogil:
        """The totals if the round ended with these counts (N8)."""
        cdef int seat
        for seat in range(self.players):
            totals[seat] = counts[home >> seat & 1] * at.value
            if seat == at.bonus and not rules.holder_tricks:
                totals[seat] *= 2
            totals[seat] += at.scores[seat]

    cdef double smooth_win_probability(self, const double* totals) noexcept nogil:
        """The probability of winning with enough noise for a useful gradient in the last round."""
        return self.noisy_win_probability(totals, max(self.spread, LEAST_SPREAD), max(self.later_spread, LEAST_SPREAD))

    def means(self):
        """The mean value of each action, in the order of the codes."""
        return [self.sums[i] / max(1, self.worlds) for i in range(self.actions)]

    def errors(self):
        """The standard error of each mean; meaningless if the effective sample size is 1."""
        cdef int i, n = max(1, self.worlds)
        found = []
        for i in range(self.actions):
            mean = self.sums[i] / n
            variance = max(0.0, self.products[i][i] / n - mean * mean)
            found.append(sqrt(variance / max(1.0, self.effective_sample_size() - 1)))
        return found

    cpdef double effective_sample_size(self):
        """Kish's effective sample size: equal worlds tell no more than one."""
        return <double>self.worlds * self.worlds / max(1.0, self.squares)

    def is_clear(self, *, double confidence):
        """Whether the best action leads each other, paired by world, by this many standard errors, or never differs."""
        cdef int i, best = 0, n = self.worlds
        cdef double lead, squares, variance
        for i in range(self.actions):
            if self.sums[i] > self.sums[best]:
                best = i
        for i in range(self.actions):
            lead = (self.sums[best] - self.sums[i]) / max(1, n)
            squares = self.products[best][best] + self.products[i][i]
            squares -= 2 * (self.products[best][i] if i < best else self.products[i][best])
            variance = max(0.0, squares / max(1, n) - lead * lead)
            if lead < confidence * sqrt(variance / max(1.0, self.effective_sample_size() - 1)) - 1e-9:
                return False
        return True


def finish_tricks(Position position not None, *, uint64_t seed):
    """A copy of a position in the tricks after a policy rollout to the score of its round."""
    if position.at.phase != TRICKS:
        raise ValueError("only tricks are rolled out by the card policy")
    cdef Position twin = position.copy()
    cdef uint64_t rng = stream(seed, 0)
    with nogil:
        policy_rollout(&twin.rules.tables, &twin.at, &rng)
    return twin

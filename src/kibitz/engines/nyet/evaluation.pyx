"""The value of each action of a seat, averaged over worlds: by rollouts, or near the end of a round by the solver."""

from libc.stdint cimport uint64_t
from libc.string cimport memcmp

from kibitz.compiled.common.bits cimport count, stream
from kibitz.compiled.common.clock cimport now
from kibitz.compiled.nyet.rules cimport (
    BOXES, COVER, LINES, NYET, PLAY, Packed, Position, SEATS, TRICKS, Tables, step,
)
from kibitz.compiled.nyet.sample cimport Worlds
from kibitz.engines.nyet.policy.card cimport policy_rollout
from kibitz.engines.nyet.interest cimport (
    EXPECTED_SHARE, Interest, gradients, lead_points, may_end, reached_totals, win_probability,
)
from kibitz.engines.nyet.moments cimport CODES, Moments, add_world, lead_error, mean_error, mean_lead
from kibitz.engines.nyet.rollout cimport (
    choose_parts, open_rollout, rollout_values, seat_weights, set_up, solved_counts, to_solver_cards, unit_value,
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

cdef extern from * nogil:
    """
    #define NETWORK_ERROR 1.6
    """
    const double NETWORK_ERROR  # the spread of results around the value network's, per point of the round's value

POINTS_WEIGHT = 5e-4
"""What a point at the end of the game is worth, in probability of winning."""


cdef const Packed* find_world(Worlds worlds, int number) except NULL:
    if not 0 <= number < worlds.count:
        raise IndexError(f"there is no world {number}")
    return &worlds.all[number]


cdef class Evaluation:
    """Running means of the values of actions: a seat's probability of winning the game, given the scores, and points.

    The points of a round are added to the scores; later rounds add noise of size `spread`, so the probability of ending
    ahead is a softmax of the scores. Without later rounds the best score wins, and ties are shared. The points of an
    action are the seat's lead at the end, over the mean of the other scores; later rounds don't change what is
    expected of it. What a player maximizes, the worth of an action, is the probability plus `points_weight` for each
    point. With `keep`, the values of every world are kept in `chances` and `points`, in the order of the codes.
    """

    cdef Interest interest
    cdef int seat
    cdef int players
    cdef int actions
    cdef int codes[CODES]
    cdef readonly int worlds
    cdef double squares
    cdef double world_chances[CODES]
    cdef double world_points[CODES]
    cdef Moments chance_moments
    cdef Moments points_moments
    cdef Moments worth_moments
    cdef readonly list chances
    cdef readonly list points

    def __init__(
        self, int seat, int players, codes, *,
        double spread, int target=0, double later_spread=0, points_weight=POINTS_WEIGHT, bint keep=False
    ):
        if not 0 < len(codes) <= CODES:
            raise ValueError(f"1–{CODES} actions can be weighed, not {len(codes)}")
        self.seat = self.interest.seat = seat
        self.players = self.interest.players = players
        self.actions = len(codes)
        for i, code in enumerate(codes):
            self.codes[i] = code
        self.interest.spread = spread
        self.interest.target = target
        self.interest.later_spread = later_spread
        self.interest.points_weight = points_weight
        self.chances = [] if keep else None
        self.points = [] if keep else None

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
                    self.add(1)
                self.keep_world()
                if deadline and now() >= deadline:
                    break

    cdef void try_actions(self, const Tables* rules, const Packed* world, Search* s, uint64_t begin) noexcept nogil:
        """Try every action in one world, followed by the same random numbers."""
        cdef Packed at
        cdef int action
        cdef uint64_t rng
        for action in range(self.actions):
            rng = begin
            at = world[0]
            step(rules, &at, self.seat, self.codes[action])
            self.roll_out_from(rules, &at, s, &rng, action)

    cdef void try_vetoes(
        self, const Tables* rules, const CardValues* by_slot, const Packed* world, Search* s, uint64_t begin
    ) noexcept nogil:
        """Try every veto in one world; terms that several vetoes lead to are evaluated once."""
        cdef HandEstimate estimates[SEATS]
        cdef HandFeatures features[SEATS]
        cdef double noise[LINES * BOXES][ALL_BOXES]
        cdef uint64_t reached[CODES]
        cdef int reached_by[CODES]
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
                reached_by[i] = action
                self.roll_out_from(rules, &at, s, &rng, action)
                found += 1
            self.world_chances[action] = self.world_chances[reached_by[i]]
            self.world_points[action] = self.world_points[reached_by[i]]

    cdef void roll_out_from(
        self, const Tables* rules, Packed* at, Search* s, uint64_t* rng, int action
    ) noexcept nogil:
        """Note an action's values after a rollout; without a solver, by the value network at the first lead."""
        cdef double totals[SEATS]
        cdef double error = 0
        cdef int seat
        if s == NULL:
            predict_points(rules, at, INFORMED[self.players], rng, totals)
            for seat in range(self.players):
                totals[seat] += at.scores[seat]
            error = NETWORK_ERROR * (at.value if at.value > 0 else -at.value)
        else:
            play_to_first_lead(rules, at, rng)
            if at.phase == TRICKS:
                open_rollout(rules, at, s, rng)
            for seat in range(self.players):
                totals[seat] = at.scores[seat]
        self.world_chances[action] = win_probability(&self.interest, totals, error)
        self.world_points[action] = lead_points(&self.interest, totals)

    def solve(
        self, Worlds worlds not None, numbers, Solver solver not None, *,
        int exact, int ends=2, int policy_rollouts=0, uint64_t seed, double seconds=0, int nodes=0
    ):
        """Evaluate every card in some of the worlds; returns the number of worlds finished in time.

        With at most `exact` tricks left both teams play perfectly, all hands open. Earlier, an open-hand rollout leads
        to the last `ends` tricks, which are solved: many quick rollouts tell more than a few long searches. The
        probability of winning is linearized in the teams' counts around where they stand. Only if the round is solved
        and the game may end with it, it is the probability that best play leads to. Points are those that best play
        leads to. The mean of `policy_rollouts` to the end of the round, every seat playing from its information set,
        counts half. Equal worlds in a row are solved once.
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
                        self.add(copies)
                if before != NULL:
                    self.keep_world()
                if deadline and now() >= deadline:
                    break
        return done

    cdef int solve_world(
        self, const Tables* rules, const Packed* at, Search* s, int exact, int ends, uint64_t rng
    ) noexcept nogil:
        """Note the values of every card in a world; returns 0 if the limits were reached first."""
        cdef int part[2]
        cdef int weights[SEATS]
        cdef int lows[MOVES]
        cdef int highs[MOVES]
        cdef int counts[2 * MOVES]
        cdef uint64_t groups[MOVES]
        cdef double by_count[2]
        cdef double wanted[2]
        cdef double totals[SEATS]
        cdef double base, unit
        cdef int groups_found, i, action
        cdef int home = at.team if (at.team >> self.seat) & 1 else ((1 << self.players) - 1) ^ at.team
        cdef bint decisive = count(at.hands[self.seat]) <= exact and may_end(&self.interest, rules, at, home)
        cdef Node* node
        base = gradients(&self.interest, rules, at, home, by_count, wanted)
        choose_parts(at.value, wanted, part)
        unit = unit_value(at.value, by_count, part)
        base -= unit * EXPECTED_SHARE * count(at.hands[at.turn]) * (part[1] - part[0])
        seat_weights(rules, at, home, part, weights)
        set_terms(s, at.trump, at.supertrump, rules.super_in_colour)
        set_stakes(s, self.players, home, weights, at.value > 0)
        node = set_up(rules, at, s)
        if node.tricks <= exact:
            groups_found = move_values(s, node, groups, lows, highs)
            if not s.stopped:
                solved_counts(s, node, groups_found, lows, counts)
        else:
            groups_found = rollout_values(s, node, min(exact, ends), rng, groups, lows, counts)
        if s.stopped:
            return 0
        for action in range(self.actions):
            for i in range(groups_found):
                if groups[i] & to_solver_cards(s, rules.kind[self.codes[action] - PLAY]):
                    reached_totals(&self.interest, rules, at, home, part, &counts[2 * i], totals)
                    self.world_points[action] = lead_points(&self.interest, totals)
                    if decisive:
                        self.world_chances[action] = win_probability(&self.interest, totals)
                    else:
                        self.world_chances[action] = base + unit * lows[i]
                    break
        return 1

    cdef void add_policy_rollouts(
        self, const Tables* rules, const Packed* world, int rollouts, uint64_t begin
    ) noexcept nogil:
        """Average the values of the cards in a world with the mean of policy rollouts."""
        cdef double totals[SEATS]
        cdef double chance, points
        cdef Packed at
        cdef uint64_t rng
        cdef int action, rollout, seat
        for action in range(self.actions):
            chance = points = 0
            rng = begin
            for rollout in range(rollouts):
                at = world[0]
                step(rules, &at, self.seat, self.codes[action])
                policy_rollout(rules, &at, &rng)
                for seat in range(self.players):
                    totals[seat] = at.scores[seat]
                chance += win_probability(&self.interest, totals)
                points += lead_points(&self.interest, totals)
            self.world_chances[action] = (self.world_chances[action] + chance / rollouts) / 2
            self.world_points[action] = (self.world_points[action] + points / rollouts) / 2

    cdef void add(self, int copies) noexcept nogil:
        """Add the values of the actions in another world, of which this is the copy number `copies`."""
        cdef double worths[CODES]
        cdef int i
        for i in range(self.actions):
            worths[i] = self.world_chances[i] + self.interest.points_weight * self.world_points[i]
        add_world(&self.chance_moments, self.actions, self.world_chances)
        add_world(&self.points_moments, self.actions, self.world_points)
        add_world(&self.worth_moments, self.actions, worths)
        self.worlds += 1
        self.squares += 2 * copies - 1

    cdef keep_world(self):
        """Keep the values of the world added last, if they are wanted."""
        if self.chances is not None:
            self.chances.append([self.world_chances[i] for i in range(self.actions)])
            self.points.append([self.world_points[i] for i in range(self.actions)])

    def means(self):
        """The mean probability of winning after each action, in the order of the codes."""
        return self.means_of(&self.chance_moments)

    def errors(self):
        """The standard error of each mean; meaningless if the effective sample size is 1."""
        return self.errors_of(&self.chance_moments)

    def points_means(self):
        """The mean points of each action: the lead at the end of the game over the mean of the other scores."""
        return self.means_of(&self.points_moments)

    def points_errors(self):
        """The standard error of each mean in points."""
        return self.errors_of(&self.points_moments)

    def worth_means(self):
        """The mean worth of each action: its probability of winning, and a little for each point."""
        return self.means_of(&self.worth_moments)

    def lead(self, int one, int other):
        """How far one action leads another, world by world, in probability: the mean and its standard error."""
        return self.lead_of(&self.chance_moments, one, other)

    def points_lead(self, int one, int other):
        """The same in points."""
        return self.lead_of(&self.points_moments, one, other)

    def worth_lead(self, int one, int other):
        """The same in worth."""
        return self.lead_of(&self.worth_moments, one, other)

    cdef list means_of(self, const Moments* moments):
        return [moments.sums[i] / max(1, self.worlds) for i in range(self.actions)]

    cdef list errors_of(self, const Moments* moments):
        cdef double size = self.effective_sample_size()
        return [mean_error(moments, i, self.worlds, size) for i in range(self.actions)]

    cdef tuple lead_of(self, const Moments* moments, int one, int other):
        if not (0 <= one < self.actions and 0 <= other < self.actions):
            raise IndexError(f"there are {self.actions} actions, not {one} and {other}")
        error = lead_error(moments, one, other, self.worlds, self.effective_sample_size())
        return mean_lead(moments, one, other, self.worlds), error

    cpdef double effective_sample_size(self):
        """Kish's effective sample size: equal worlds tell no more than one."""
        return <double>self.worlds * self.worlds / max(1.0, self.squares)

    def is_clear(self, *, double confidence):
        """Whether the worthiest action leads each other, world by world, by this many errors, or never differs."""
        cdef int i, best = 0, n = self.worlds
        cdef double size = self.effective_sample_size()
        for i in range(self.actions):
            if self.worth_moments.sums[i] > self.worth_moments.sums[best]:
                best = i
        for i in range(self.actions):
            if mean_lead(&self.worth_moments, best, i, n) < confidence * lead_error(&self.worth_moments, best, i, n, size) - 1e-9:
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

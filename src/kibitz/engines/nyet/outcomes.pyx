"""What every action leads to, world by world: the points of every seat after the round, and everyone's chance to win.

`evaluation` adds such values up for a bot that must decide; here they are kept apart, for whoever compares actions world
by world.
"""

from array import array

from libc.math cimport exp, hypot
from libc.stdint cimport uint64_t

from kibitz.compiled.common.bits cimport count, stream
from kibitz.compiled.nyet.rules cimport (
    BONUS, BOXES, COVER, GIVE, LINES, NOBODY, NYET, PLAY, Packed, Position, SEATS, TRICKS, Tables, deal_cards, step,
)
from kibitz.compiled.nyet.sample cimport Worlds
from kibitz.engines.nyet.policy.card cimport policy_rollout, policy_rollout_until
from kibitz.engines.nyet.policy.team cimport play_to_first_lead
from kibitz.engines.nyet.policy.veto cimport HandFeatures, draw_noise, hand_features, network_veto
from kibitz.engines.nyet.policy.veto_heuristic cimport ALL_BOXES, CardValues, card_values_for
from kibitz.engines.nyet.rollout cimport add_best_line, open_rollout, set_up, solved_counts, to_solver_cards
from kibitz.engines.nyet.round_value cimport INFORMED, predict_points
from kibitz.engines.nyet.solver.position cimport MOVES, Node, Search
from kibitz.engines.nyet.solver.search cimport Solver, first_guess, limits, move_values, set_limits, settle
from kibitz.engines.nyet.solver.setup cimport set_stakes, set_terms

from kibitz.engines.nyet import value
from kibitz.engines.nyet.policy import veto as veto_policy

cdef enum:
    CODES = 64
    NO_ACTION = -1

cdef extern from * nogil:
    """
    #define NETWORK_ERROR 1.6
    """
    const double NETWORK_ERROR  # the spread of results around the value network's, per point of the round's value

cdef struct Race:
    # How scores become chances: noise of size `spread`, or of `later_spread` while nobody has reached the target.
    int players
    double spread
    int target
    double later_spread


cdef void win_shares(const Race* race, const double* totals, double error, double* chances) noexcept nogil:
    """Add everyone's chance to win with these totals after the round, which may have an error."""
    cdef int seat, ties = 0
    cdef double best = totals[0], sum = 0, spread = race.spread
    for seat in range(race.players):
        if totals[seat] > best:
            best = totals[seat]
    if race.target and best < race.target:
        spread = race.later_spread
    spread = hypot(spread, error)
    if spread <= 0:
        for seat in range(race.players):
            ties += totals[seat] == best
        for seat in range(race.players):
            if totals[seat] == best:
                chances[seat] += 1.0 / ties
        return
    for seat in range(race.players):
        sum += exp((totals[seat] - best) / spread)
    for seat in range(race.players):
        chances[seat] += exp((totals[seat] - best) / spread) / sum


cdef void finish(
    const Tables* rules, Packed* at, Search* s, const Race* race, bint networks, bint informed, uint64_t* rng,
    double* points, double* chances
) noexcept nogil:
    """Play the round on, and add its points and the chances.

    With `networks` the value network evaluates the first lead. Otherwise the tricks are rolled out: all hands open, or
    with `informed` false every seat from its information set.
    """
    cdef double totals[SEATS]
    cdef double gained[SEATS]
    cdef int seat
    cdef double error = 0
    if at.phase < TRICKS and networks:
        predict_points(rules, at, INFORMED[rules.players], rng, gained)
        error = NETWORK_ERROR * (at.value if at.value > 0 else -at.value)
        for seat in range(rules.players):
            totals[seat] = at.scores[seat] + gained[seat]
    else:
        for seat in range(rules.players):
            gained[seat] = -at.scores[seat]
        play_to_first_lead(rules, at, rng)
        if at.phase == TRICKS:
            if informed:
                open_rollout(rules, at, s, rng)
            else:
                policy_rollout(rules, at, rng)
        for seat in range(rules.players):
            totals[seat] = at.scores[seat]
            gained[seat] += at.scores[seat]
    for seat in range(rules.players):
        points[seat] += gained[seat]
    win_shares(race, totals, error, chances)


cdef void try_vetoes(
    const Tables* rules, const CardValues* by_slot, const Packed* world, Search* s, const Race* race, int seat,
    int actions, const int* codes, int rollouts, uint64_t seed, double* points, double* chances
) noexcept nogil:
    """Try every veto in one world; terms that several vetoes lead to are evaluated once for each rollout."""
    cdef HandFeatures features[SEATS]
    cdef double noise[LINES * BOXES][ALL_BOXES]
    cdef uint64_t reached[CODES]
    cdef double reached_points[CODES][SEATS]
    cdef double reached_chances[CODES][SEATS]
    cdef Packed at
    cdef uint64_t rng, then
    cdef int other, action, i, k, found, players = rules.players
    for other in range(players):
        hand_features(&features[other], by_slot, rules, world.hands[other], other)
    for k in range(rollouts):
        rng = stream(seed, k)
        for i in range(count(world.open_boxes) - LINES):
            draw_noise(world.open_boxes, noise[world.token_count + i], &rng)
        then = rng
        found = 0
        for action in range(actions):
            at = world[0]
            if codes[action] != NO_ACTION:
                step(rules, &at, seat, codes[action])
            while at.phase == NYET:
                step(rules, &at, at.turn, COVER + network_veto(
                    rules, at.open_boxes, &features[at.turn], noise[at.token_count]
                ))
            i = 0
            while i < found and reached[i] != at.open_boxes:
                i += 1
            if i == found:
                rng = then
                reached[i] = at.open_boxes
                for other in range(players):
                    reached_points[i][other] = reached_chances[i][other] = 0
                finish(rules, &at, s, race, True, True, &rng, reached_points[i], reached_chances[i])
                found += 1
            for other in range(players):
                points[action * players + other] += reached_points[i][other]
                chances[action * players + other] += reached_chances[i][other]


cdef void try_actions(
    const Tables* rules, const Packed* world, Search* s, const Race* race, int seat, int actions, const int* codes,
    int rollouts, uint64_t seed, double* points, double* chances
) noexcept nogil:
    """Try every action in one world, each followed by the same random numbers."""
    cdef Packed at
    cdef uint64_t rng
    cdef int action, k
    cdef bint networks = world.phase < GIVE
    for k in range(rollouts):
        for action in range(actions):
            rng = stream(seed, k)
            at = world[0]
            if codes[action] != NO_ACTION:
                step(rules, &at, seat, codes[action])
            finish(
                rules, &at, s, race, networks, k & 1 == 0, &rng,
                &points[action * rules.players], &chances[action * rules.players]
            )


cdef int set_up_terms(const Tables* rules, const Packed* at, int seat, Search* s) noexcept nogil:
    """Tell the solver what is played for: the difference of what both sides take; returns the seat's side."""
    cdef int weights[SEATS]
    cdef int other, players = rules.players
    cdef int home = at.team if (at.team >> seat) & 1 else ((1 << players) - 1) ^ at.team
    for other in range(players):
        weights[other] = 2 if rules.holder_tricks and other == at.bonus else 1
    set_terms(s, at.trump, at.supertrump, rules.super_in_colour)
    set_stakes(s, players, home, weights, at.value > 0)
    return home


cdef void add_solved(
    const Tables* rules, const Packed* at, int home, const int* gained, const Race* race, double* points, double* chances
) noexcept nogil:
    """Add the points and chances of a round in which each side gains so much more."""
    cdef double totals[SEATS]
    cdef double counts[2]
    cdef int other, players = rules.players
    cdef bint twice
    counts[0] = gained[0]
    counts[1] = gained[1]
    for other in range(players):
        twice = rules.holder_tricks and other == at.bonus
        counts[home >> other & 1] += (at.taken[other] + at.loot[other]) * (2 if twice else 1)
    for other in range(players):
        totals[other] = counts[home >> other & 1] * at.value
        if other == at.bonus and not rules.holder_tricks:
            totals[other] *= 2
        points[other] += totals[other]
        totals[other] += at.scores[other]
    win_shares(race, totals, 0, chances)


cdef bint solve_cards(
    const Tables* rules, const Packed* world, Search* s, const Race* race, int seat, int actions, const int* codes,
    double* points, double* chances
) noexcept nogil:
    """Solve the rest of the round after every card: both sides play for the difference of what they take."""
    cdef int lows[MOVES]
    cdef int highs[MOVES]
    cdef int gained[2 * MOVES]
    cdef uint64_t groups[MOVES]
    cdef int found, i, action, players = rules.players, home = set_up_terms(rules, world, seat, s)
    cdef Node* node = set_up(rules, world, s)
    found = move_values(s, node, groups, lows, highs)
    if not s.stopped:
        solved_counts(s, node, found, lows, gained)
    if s.stopped:
        return False
    for action in range(actions):
        for i in range(found):
            if groups[i] & to_solver_cards(s, rules.kind[codes[action] - PLAY]):
                add_solved(
                    rules, world, home, &gained[2 * i], race, &points[action * players], &chances[action * players]
                )
                break
    return True


cdef void play_unseen(
    const Tables* rules, const Packed* world, Search* s, const Race* race, int seat, int actions, const int* codes,
    int exact, int rollouts, uint64_t seed, double* points, double* chances
) noexcept nogil:
    """Try every card; everyone goes on from their information set until `exact` tricks are left, which are solved."""
    cdef Packed at
    cdef Node* node
    cdef int gained[2]
    cdef int action, k, low, high, players = rules.players, home
    cdef uint64_t rng
    for k in range(rollouts):
        for action in range(actions):
            rng = stream(seed, k)
            at = world[0]
            step(rules, &at, seat, codes[action])
            policy_rollout_until(rules, &at, exact, &rng)
            home = set_up_terms(rules, &at, seat, s)
            node = set_up(rules, &at, s)
            limits(s, node, &low, &high)
            settle(s, node, &low, &high, first_guess(s, node))
            gained[0] = gained[1] = 0
            add_best_line(s, node, low, gained)
            add_solved(rules, &at, home, gained, race, &points[action * players], &chances[action * players])


cdef bint try_world(
    const Tables* rules, const CardValues* by_slot, const Packed* world, Search* s, const Race* race, int seat,
    int actions, const int* codes, int exact, int endgame, int rollouts, uint64_t seed, double* points,
    double* chances
) noexcept nogil:
    """The mean points and chances of every action in one world; whether they were solved."""
    cdef int i, left = count(world.hands[seat]) if world.phase == TRICKS and codes[0] != NO_ACTION else 0
    if 0 < left <= exact:
        return solve_cards(rules, world, s, race, seat, actions, codes, points, chances)
    if world.phase == NYET:
        try_vetoes(rules, by_slot, world, s, race, seat, actions, codes, rollouts, seed, points, chances)
    elif 0 < exact < left <= endgame:
        play_unseen(rules, world, s, race, seat, actions, codes, exact, rollouts, seed, points, chances)
    else:
        try_actions(rules, world, s, race, seat, actions, codes, rollouts, seed, points, chances)
    for i in range(actions * rules.players):
        points[i] /= rollouts
        chances[i] /= rollouts
    return False


cdef read_race(Race* race, int players, given):
    race.players = players
    race.spread, race.target, race.later_spread = given


cdef read_codes(int* codes, given):
    cdef int i
    if not 0 < len(given) <= CODES:
        raise ValueError(f"1–{CODES} actions can be weighed, not {len(given)}")
    for i in range(len(given)):
        codes[i] = given[i]


cdef shaped(found, tuple shape):
    return memoryview(found).cast("B").cast("d", shape)


def outcomes(
    Worlds worlds not None, int seat, given, Solver solver not None, *, race, int exact, int rollouts, uint64_t seed,
    int endgame=0, int first=0
):
    """Points and chances of every seat after every action in every world: two blocks, world × action × seat.

    With at most `exact` cards in the hand the rest of the round is solved. Otherwise this many rollouts are averaged. Those
    from at most `endgame` cards see no hidden ones before the last `exact` tricks: who knows all cards plays an ending too
    well. World i has the random numbers of number `first` + i.
    """
    cdef int codes[CODES]
    cdef Race terms
    cdef const Tables* rules = &worlds.rules.tables
    cdef CardValues by_slot = card_values_for(rules)
    cdef int actions = len(given), players = rules.players, i, size = actions * players
    read_codes(codes, given)
    read_race(&terms, players, race)
    load()
    found, shares = array("d", bytes(8 * worlds.count * size)), array("d", bytes(8 * worlds.count * size))
    cdef double[::1] points = found, chances = shares
    with solver:
        with nogil:
            for i in range(worlds.count):
                set_limits(solver.s, 0, 0)
                try_world(
                    rules, &by_slot, &worlds.all[i], solver.s, &terms, seat, actions, codes, exact, endgame,
                    rollouts, stream(seed, first + i), &points[i * size], &chances[i * size]
                )
    shape = worlds.count, actions, players
    return shaped(found, shape), shaped(shares, shape)


def open_outcomes(
    Position position not None, int seat, given, Solver solver not None, *, race, int exact, int rollouts,
    uint64_t seed, int batches=1
):
    """The same with all cards on the table, in several independent batches: batch × action × seat; and whether solved.

    Without codes, what is to be expected before anybody acts.
    """
    cdef int codes[CODES]
    cdef Race terms
    cdef const Tables* rules = &position.rules.tables
    cdef CardValues by_slot = card_values_for(rules)
    cdef int actions, players = rules.players, i, size
    cdef bint solved = False
    actions = max(1, len(given))
    size = actions * players
    read_codes(codes, given or [NO_ACTION])
    read_race(&terms, players, race)
    load()
    found, shares = array("d", bytes(8 * batches * size)), array("d", bytes(8 * batches * size))
    cdef double[::1] points = found, chances = shares
    with solver:
        with nogil:
            for i in range(batches):
                set_limits(solver.s, 0, 0)
                solved = try_world(
                    rules, &by_slot, &position.at, solver.s, &terms, seat, actions, codes, exact, 0, rollouts,
                    stream(seed, i), &points[i * size], &chances[i * size]
                )
    shape = batches, actions, players
    return shaped(found, shape), shaped(shares, shape), solved


def dealt_points(Position position not None, int number, Solver solver not None, *, race, int rollouts, uint64_t seed):
    """The points everyone should make of other deals: deal × seat; each seat deals equally often."""
    cdef Race terms
    cdef const Tables* rules = &position.rules.tables
    cdef CardValues by_slot = card_values_for(rules)
    cdef int players = rules.players, i, k, seat
    cdef int nothing = NO_ACTION
    cdef double chances[SEATS]
    cdef Packed at
    cdef uint64_t rng
    read_race(&terms, players, race)
    load()
    found = array("d", bytes(8 * number * players))
    cdef double[::1] points = found
    with solver:
        with nogil:
            for i in range(number):
                rng = stream(seed, i)
                at = position.at
                at.dealer = i % players
                deal_cards(rules, &at, &rng)
                try_vetoes(
                    rules, &by_slot, &at, solver.s, &terms, 0, 1, &nothing, rollouts, stream(~seed, i),
                    &points[i * players], chances
                )
                for seat in range(players):
                    points[i * players + seat] /= rollouts
    return shaped(found, (number, players))


cdef load():
    value.load_networks()
    veto_policy.load_networks()

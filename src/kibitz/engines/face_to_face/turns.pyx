"""Whole turns of Face to Face: every plan for the turn, and its probability of winning by rollouts of a few turns."""

from array import array

from libc.math cimport sqrt
from libc.stdint cimport uint32_t, uint64_t
from libc.stdlib cimport free, malloc, qsort
from libc.string cimport memset

from kibitz.compiled.common.bits cimport count, lowest
from kibitz.compiled.common.clock cimport now
from kibitz.compiled.face_to_face.rules cimport END, NOBODY, Packed, Position, end_turn, legal, place
from kibitz.compiled.face_to_face.playout cimport DEFAULT_COSTS, Worlds
from kibitz.engines.face_to_face.finish cimport finish_turn
from kibitz.engines.face_to_face.reply cimport reply
from kibitz.compiled.face_to_face.heuristic cimport MOST_CANDIDATES, heuristic_placements
from kibitz.engines.face_to_face.value cimport (
    INPUTS, MARGIN, MARGIN_UNIT, PLANNING, REPLYING, SEARCHING, Network, cards_won, features, logit, sigmoid, win_logit,
)

from kibitz.engines.face_to_face.value import load_networks

cdef float CERTAIN = 1000


cdef void find_plans(Explorer* explorer, const Packed* at, const Network* net) noexcept nogil:
    """Find every plan for the turn, most promising first, and the actions each can begin with.

    The search is breadth-first by cards, so all plans that lead to a position are known before it is extended.
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
    memset(&explorer.plans[0], 0, sizeof(Plan))
    note_end(&explorer.plans[0], at, at)
    n = 0
    while n < explorer.count:
        extend(explorer, n)
        n += 1
    keep_complete(explorer)
    qsort(explorer.plans, explorer.count, sizeof(Plan), by_worth)


cdef int key_of(const Explorer* explorer, const Packed* at) noexcept nogil:
    """A position within the turn as a number: the cards left in hand, and the card placed on top of each pile."""
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


cdef void note_end(Plan* plan, const Packed* at, const Packed* start) noexcept nogil:
    """Note the position a plan leads to."""
    cdef int me = start.seat, you = 1 - start.seat
    plan.hand = at.hands[me]
    plan.placed = at.unplaced[me] ^ start.unplaced[me]
    plan.up = at.up[me]
    plan.down = at.down[me]
    plan.opp_up = at.up[you]
    plan.opp_down = at.down[you]
    plan.gave = at.gave
    plan.number = at.count
    plan.won = at.winner == me


cdef void extend(Explorer* explorer, int number) noexcept nogil:
    """Add the plans that are one card longer, unless they are known or lose the game."""
    cdef uint64_t piles[4]
    cdef bint may_end
    cdef int pile, code, found
    cdef uint32_t firsts
    cdef Packed at = explorer.start, after
    cdef Plan* plan = &explorer.plans[number]
    if plan.won:
        plan.ends = True
        plan.worth = CERTAIN
        return
    play_plan(&at, plan)
    legal(&at, piles, &may_end)
    for pile in range(4):
        while piles[pile]:
            code = pile * 64 + lowest(piles[pile])
            piles[pile] &= piles[pile] - 1
            firsts = plan.firsts if number else first_bit(explorer, code)
            after = at
            place(&after, pile, code & 63)
            if after.winner == 1 - at.seat:
                continue
            found = key_of(explorer, &after)
            if explorer.found[found] < 0:
                explorer.found[found] = explorer.count
                explorer.plans[explorer.count] = plan[0]
                add_card(&explorer.plans[explorer.count], code)
                note_end(&explorer.plans[explorer.count], &after, &explorer.start)
                explorer.count += 1
            explorer.plans[explorer.found[found]].firsts |= firsts
    if may_end:
        plan.ends = True
        plan.worth = win_logit(explorer.net, &at)
        if number == 0:
            plan.firsts = first_bit(explorer, END)


cdef void add_card(Plan* plan, int code) noexcept nogil:
    plan.codes[plan.length] = code
    plan.length += 1
    plan.firsts = 0


cdef uint32_t first_bit(Explorer* explorer, int code) noexcept nogil:
    """A new bit for an action that the turn can begin with."""
    explorer.actions[explorer.action_count] = code
    explorer.action_count += 1
    return <uint32_t>1 << (explorer.action_count - 1)


cdef void keep_complete(Explorer* explorer) noexcept nogil:
    """Drop the plans that stop before the turn may end."""
    cdef int i, kept = 0
    for i in range(explorer.count):
        if explorer.plans[i].ends:
            explorer.plans[kept] = explorer.plans[i]
            kept += 1
    explorer.count = kept


cdef void play_plan(Packed* at, const Plan* plan) noexcept nogil:
    """Play a plan, except the end of the turn."""
    cdef int me = at.seat, you = 1 - at.seat
    at.hands[me] = plan.hand
    at.unplaced[me] ^= plan.placed
    at.up[me] = plan.up
    at.down[me] = plan.down
    at.up[you] = plan.opp_up
    at.down[you] = plan.opp_down
    at.gave = plan.gave
    at.count = plan.number


cdef int by_worth(const void* a, const void* b) noexcept nogil:
    cdef float first = (<const Plan*>a).worth, second = (<const Plan*>b).worth
    return (first < second) - (first > second)


cdef class Plans:
    """All plans for a turn that lead to different positions, most promising first.

    With `searching` they are evaluated by the network that learned from searching players, else by those that learned
    from heuristic games and replies.
    """

    cdef Explorer* explorer

    def __cinit__(self):
        self.explorer = NULL

    def __dealloc__(self):
        free(self.explorer)

    def __init__(self, Position position not None, *, bint searching=False):
        load_networks()
        if position.at.winner != NOBODY:
            raise ValueError("the game is over: there is no turn to plan")
        self.explorer = <Explorer*>malloc(sizeof(Explorer))
        if self.explorer == NULL:
            raise MemoryError
        with nogil:
            find_plans(self.explorer, &position.at, &SEARCHING if searching else &PLANNING)

    def __len__(self):
        return self.explorer.count

    def codes(self, int number):
        """The actions of a plan, including the end of the turn."""
        cdef Plan* plan = self.plan(number)
        codes = [plan.codes[i] for i in range(plan.length)]
        return codes if plan.won else [*codes, END]

    def first_actions(self, int number):
        """The actions from which the plan's final position can be reached, if the others follow in the right order."""
        cdef Plan* plan = self.plan(number)
        return [self.explorer.actions[i] for i in range(self.explorer.action_count) if plan.firsts >> i & 1]

    def waste(self, int number):
        """What breaks ties between plans that are worth the same: a gift, then how far one's own piles move."""
        cdef const Packed* start = &self.explorer.start
        cdef Plan* plan = self.plan(number)
        return bool(plan.gave), plan.up - start.up[start.seat] + start.down[start.seat] - plan.down

    def promising(self, int number):
        """The best plans, this many of them, and for each action the best plan that begins with it."""
        cdef uint32_t begun = 0
        cdef int i
        chosen = []
        for i in range(self.explorer.count):
            if i < number or self.explorer.plans[i].firsts & ~begun:
                chosen.append(i)
            begun |= self.explorer.plans[i].firsts
        return chosen

    def worth(self, int number):
        """The network's probability of winning with a plan, without rollouts."""
        return sigmoid(self.plan(number).worth)

    cdef Plan* plan(self, int number) except NULL:
        if not 0 <= number < self.explorer.count:
            raise IndexError(f"there is no plan {number}")
        return &self.explorer.plans[number]

    def evaluate(self, Worlds worlds not None, plans, *, int turns, int candidates, double seconds=0):
        """Roll plans out in the same worlds: by plan the probability of winning in each world, and the points.

        Points are the cards that the loser has left in the end, negative if that is this player. A rollout plays
        `turns` turns, each the best of that many cheap candidates, or by heuristic if `candidates` is 1; a hand that can
        be placed whole and wins is always placed. Networks
        evaluate the last turn before its player draws. When the seconds are up, the remaining worlds are left out, but
        one is always finished.
        """
        cdef double deadline = now() + seconds if seconds else 0
        cdef int i, j, number = len(plans), all = worlds.count
        cdef const Network* net = rollout_network(self.explorer, candidates)
        cdef int[::1] tried = array("i", plans)
        chances, points = array("f", bytes(4 * number * all)), array("f", bytes(4 * number * all))
        cdef float[::1] chance = chances, cards = points
        for plan in plans:
            self.plan(plan)
        if worlds.count == 0:
            raise ValueError("there are no worlds to try plans in")
        check_candidates(candidates)
        with nogil:
            for i in range(worlds.count):
                for j in range(number):
                    chance[j * all + i] = rollout(
                        &self.explorer.plans[tried[j]], &worlds.all[i], turns, candidates, net, &cards[j * all + i]
                    )
                if deadline and now() >= deadline:
                    break
            else:
                i = worlds.count - 1
        done = i + 1
        return [(chances[j * all : j * all + done], points[j * all : j * all + done]) for j in range(number)]


cdef int check_candidates(int candidates) except -1:
    if not 1 <= candidates <= MOST_CANDIDATES:
        raise ValueError(f"replies are chosen from 1 to {MOST_CANDIDATES} turns, not {candidates}")
    return 0


cdef const Network* rollout_network(const Explorer* explorer, int candidates) noexcept nogil:
    """The network for rollouts: the one that evaluated the plans, or `REPLYING` for replies after `PLANNING`."""
    return &REPLYING if candidates > 1 and explorer.net == &PLANNING else explorer.net


cdef float rollout(
    const Plan* plan, const Packed* world, int turns, int candidates, const Network* net, float* points
) noexcept nogil:
    """The probability of winning after a plan, and the points."""
    cdef Packed at = world[0]
    cdef float x[INPUTS]
    cdef int me = world.seat
    cdef float found
    play_plan(&at, plan)
    if plan.won:
        points[0] = count(at.unplaced[1 - me])
        return 1
    while turns > 0 and at.winner == NOBODY:
        end_turn(&at)
        if at.winner == NOBODY and not finish_turn(&at):
            if candidates > 1:
                reply(&at, &DEFAULT_COSTS, candidates, net)
            else:
                heuristic_placements(&at, &DEFAULT_COSTS)
        turns -= 1
    if at.winner != NOBODY:
        points[0] = cards_won(&at, me)
        return at.winner == me
    features(&at, x)
    found = sigmoid(logit(net, x))
    points[0] = MARGIN_UNIT * logit(&MARGIN, x) * (1 if at.seat == me else -1)
    return found if at.seat == me else 1 - found


def mean_and_error(const float[::1] values not None):
    """The mean and its standard error, which is infinite for a single value."""
    cdef double sum = 0, squares = 0
    cdef Py_ssize_t i, n = values.shape[0]
    for i in range(n):
        sum += values[i]
        squares += <double>values[i] * values[i]
    return estimate(n, sum, squares)


def mean_lead(const float[::1] one not None, const float[::1] other not None):
    """How far one plan leads another, world by world, in the worlds that both were tried in."""
    cdef double sum = 0, squares = 0, lead
    cdef Py_ssize_t i, n = min(one.shape[0], other.shape[0])
    for i in range(n):
        lead = <double>one[i] - other[i]
        sum += lead
        squares += lead * lead
    return estimate(n, sum, squares)


cdef tuple estimate(Py_ssize_t n, double sum, double squares):
    if n < 2:
        return (sum if n else 0.0), float("inf")
    return sum / n, sqrt(max(0.0, squares / n - sum / n * (sum / n)) / (n - 1))


def reply_to(Position position not None, *, int candidates):
    """A copy of the position after the rest of the turn except its end, as rollouts play it."""
    load_networks()
    check_candidates(candidates)
    if position.at.winner != NOBODY:
        raise ValueError("the game is over: there is no turn to play")
    cdef Position twin = position.copy()
    with nogil:
        reply(&twin.at, &DEFAULT_COSTS, candidates, &REPLYING)
    return twin

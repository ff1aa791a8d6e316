"""What each action of a seat is worth, over many worlds: by playouts, or near the end of a round by solving them."""

from libc.math cimport exp, sqrt
from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.string cimport memset

from kibitz.fast.bits cimport below, count, draw, lowest, pick, stream
from kibitz.fast.nyet cimport (
    BOXES, COVER, LINES, NYET, PLAY, Packed, Position, SEATS, TRICKS, TRUMP_KEY, Tables, legal, score_round, step, strengths,
)
from kibitz.fast.nyet_policy cimport reach_tricks
from kibitz.fast.solver cimport Solver, card_values, equals, first_guess, limits, now, set_limits, settle
from kibitz.fast.solver_deal cimport MOVES, NO_CARD, Node, PLIES, Search, SUITS, SUPER_BIT, card_bit, move_card, move_low, suit_base
from kibitz.fast.solver_moves cimport advance, list_moves, next_move, retract, score_moves
from kibitz.fast.solver_setup cimport set_stakes, set_terms, start

cdef enum:
    CODES = 64
    FINE = 12
    WHIM = 20

cdef double TRUMP_LIKING = 0.5
cdef double SUPER_LIKING = 0.8


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
    cdef double sums[CODES]
    cdef double squares[CODES]
    cdef double box_sums[CODES]
    cdef double box_squares[CODES]
    cdef int box_counts[CODES]

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

    cdef double chance(self, const double* totals) noexcept nogil:
        """The seat's chance to win with these totals after the round."""
        cdef int seat, ties = 0
        cdef double best = totals[0], sum = 0, spread = self.spread
        for seat in range(self.players):
            if totals[seat] > best:
                best = totals[seat]
        if self.target and best < self.target:
            spread = self.later_spread
        if spread <= 0:
            for seat in range(self.players):
                ties += totals[seat] == best
            return 1.0 / ties if totals[self.seat] == best else 0.0
        for seat in range(self.players):
            sum += exp((totals[seat] - best) / spread)
        return exp((totals[self.seat] - best) / spread) / sum

    def play_out(self, worlds, numbers, Solver solver not None, *, uint64_t seed):
        """Weigh every action in some of the worlds by playing the round to its end."""
        cdef Position world
        cdef int number, action
        cdef uint64_t begin, rng
        cdef double value
        with solver:
            for number in numbers:
                world = worlds.position(number)
                begin = stream(seed, number)
                with nogil:
                    for action in range(self.actions):
                        rng = begin
                        value = self.outcome(&world.rules.tables, &world.at, self.codes[action], solver.s, &rng)
                        self.note(action, value)
                self.worlds += 1

    cdef double outcome(
        self, const Tables* rules, const Packed* world, int code, Search* s, uint64_t* rng
    ) noexcept nogil:
        """The chance to win after an action and a round played out."""
        cdef Packed at = world[0]
        step(rules, &at, self.seat, code)
        return self.result(rules, &at, s, rng)

    cdef double result(self, const Tables* rules, Packed* at, Search* s, uint64_t* rng) noexcept nogil:
        """The chance to win when the rest of the round is played out."""
        cdef double totals[SEATS]
        cdef int seat
        reach_tricks(rules, at, rng)
        if at.phase == TRICKS:
            play_likely(rules, at, s, rng)
        for seat in range(self.players):
            totals[seat] = at.scores[seat]
        return self.chance(totals)

    def survey(self, worlds, numbers, Solver solver not None, *, int repeats, uint64_t seed):
        """Weigh vetoes: what rounds are worth by the box of each line that is left open in the end.

        Covering a box keeps it from being the one: that helps by the chance that it would have been, times how much
        better the other boxes of its line are on average. Every playout tells something of all five lines.
        """
        cdef Position world
        cdef Packed at
        cdef int number, repeat
        cdef uint64_t rng, choices
        cdef double value
        with solver:
            for number in numbers:
                world = worlds.position(number)
                if world.at.phase != NYET:
                    raise ValueError("only vetoes are surveyed")
                rng = stream(seed, number)
                with nogil:
                    for repeat in range(repeats):
                        at = world.at
                        legal(&world.rules.tables, &at, self.seat, &choices)
                        step(&world.rules.tables, &at, self.seat, COVER + pick(choices, &rng))
                        value = self.result(&world.rules.tables, &at, solver.s, &rng)
                        self.note_boxes(at.open_boxes, value)
                self.worlds += 1

    cdef void note_boxes(self, uint64_t left_open, double value) noexcept nogil:
        cdef int box
        while left_open:
            box = lowest(left_open)
            left_open &= left_open - 1
            self.box_sums[box] += value
            self.box_squares[box] += value * value
            self.box_counts[box] += 1

    def surveyed(self):
        """What each veto is worth and the standard error of that, from the survey."""
        cdef int action, box, other, line
        found = []
        for action in range(self.actions):
            box = self.codes[action] - COVER
            line = box // BOXES * BOXES
            total = sum([self.box_counts[line + other] for other in range(BOXES)])
            every = sum([self.box_sums[line + other] for other in range(BOXES)])
            n, rest = self.box_counts[box], total - self.box_counts[box]
            if not n or not rest:
                found.append((every / max(1, total), 0.0))
                continue
            mean, others = self.box_sums[box] / n, (every - self.box_sums[box]) / rest
            spread = sqrt(max(0.0, self.box_squares[box] / n - mean * mean))
            found.append((every / total + n / total * (others - mean), n / total * spread / sqrt(n)))
        return found

    def solve(
        self, worlds, numbers, Solver solver not None, *,
        int exact, uint64_t seed, double seconds=0, int nodes=0
    ):
        """Weigh every card in some of the worlds with all hands seen; how many were finished in time.

        With no more than `exact` tricks left both teams play perfectly. Before that, each plays the card that the solver
        would try first. The chance to win is taken as linear in the counts of the teams, about where they stand now.
        """
        cdef Position world
        cdef int number, done = 0
        cdef double deadline = now() + seconds if seconds else 0
        with solver:
            for number in numbers:
                world = worlds.position(number)
                if world.at.phase != TRICKS:
                    raise ValueError("only tricks can be solved")
                with nogil:
                    done += self.solve_world(
                        &world.rules.tables, &world.at, solver.s, exact, stream(seed, number), nodes, deadline
                    )
                if deadline and now() >= deadline:
                    break
        self.worlds += done
        return done

    cdef int solve_world(
        self, const Tables* rules, const Packed* at, Search* s, int exact, uint64_t rng, int nodes, double deadline
    ) noexcept nogil:
        cdef int weights[SEATS]
        cdef int lows[MOVES]
        cdef int highs[MOVES]
        cdef uint64_t groups[MOVES]
        cdef double slope[2]
        cdef double base, unit
        cdef int groups_found, i, action
        cdef int home = at.team if (at.team >> self.seat) & 1 else ((1 << self.players) - 1) ^ at.team
        cdef Node* node
        base = self.slopes(rules, at, home, slope)
        unit = fine_weights(rules, at, home, slope, weights)
        set_terms(s, at.trump, at.supertrump, rules.super_in_colour)
        set_stakes(s, self.players, home, weights, at.value > 0)
        node = lay_out(rules, at, s)
        set_limits(s, nodes, deadline)
        if node.tricks <= exact:
            groups_found = card_values(s, node, groups, lows, highs)
        else:
            groups_found = guided_values(s, node, exact, rng, groups, lows)
        if s.stopped:
            return 0
        for action in range(self.actions):
            for i in range(groups_found):
                if groups[i] & packed_to_solver(s, rules.kind[self.codes[action] - PLAY]):
                    self.note(action, base + unit * lows[i])
                    break
        return 1

    cdef void note(self, int action, double value) noexcept nogil:
        self.sums[action] += value
        self.squares[action] += value * value

    cdef double slopes(self, const Tables* rules, const Packed* at, int home, double* slope) noexcept nogil:
        """How the chance to win moves with a trick more for either side, and the chance if the rest were shared."""
        cdef double totals[SEATS]
        cdef double counts[2]
        cdef double step_size, up, down
        cdef int side, seat, left = count(at.hands[at.turn])
        for side in range(2):
            counts[side] = 0
            for seat in range(self.players):
                if (home >> seat & 1) == side:
                    counts[side] += (at.taken[seat] + at.loot[seat]) * (2 if rules.holder_tricks and seat == at.bonus else 1)
        counts[0] += left * 0.6
        counts[1] += left * 0.6
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
        cdef double chance, spread = self.spread, later = self.later_spread
        self.spread = max(spread, 6.0)
        self.later_spread = max(later, 6.0)
        chance = self.chance(totals)
        self.spread = spread
        self.later_spread = later
        return chance

    def means(self):
        """What each action is worth, in the order of the codes."""
        return [self.sums[i] / max(1, self.worlds) for i in range(self.actions)]

    def errors(self):
        """The standard error of each mean."""
        cdef int n = max(1, self.worlds)
        found = []
        for i in range(self.actions):
            mean = self.sums[i] / n
            found.append(sqrt(max(0.0, self.squares[i] / n - mean * mean) / max(1, n - 1)))
        return found


cdef void play_likely(const Tables* rules, Packed* at, Search* s, uint64_t* rng) noexcept nogil:
    """The rest of the tricks, everyone playing what looks best with all hands seen, and the score."""
    cdef int weights[SEATS]
    cdef int seat, gain
    cdef Node* node
    for seat in range(rules.players):
        weights[seat] = 1
    set_terms(s, at.trump, at.supertrump, rules.super_in_colour)
    set_stakes(s, rules.players, at.team, weights, at.value > 0)
    node = lay_out(rules, at, s)
    while node.tricks:
        gain = advance(s, node, likely_card(s, node, rng))
        node += 1
        if gain:
            at.taken[node.player] += gain if gain > 0 else -gain
    score_round(rules, at)


cdef inline int likely_card(Search* s, Node* node, uint64_t* rng) noexcept nogil:
    """What the solver would try first, with a whim."""
    cdef int i
    list_moves(s, node)
    if node.count > 1:
        score_moves(s, node, NO_CARD)
        for i in range(node.count):
            node.moves[i] += <int>below(rng, WHIM) * 65536
    return next_move(node, 0)


def likely(worlds, int number, *, uint64_t seed):
    """The numbers of worlds drawn again, each as often as the vetoes of this round make it likely.

    A seat covers trumps and supertrumps of colours it is short of: a world where it was long in them counts less.
    """
    cdef Position world
    cdef int i, at = 0, total = len(worlds)
    cdef uint64_t rng = stream(seed, 0)
    cdef double sum = 0, reach, target
    cdef list weights = []
    for i in range(total):
        world = worlds.position(i)
        weights.append(exp(veto_evidence(&world.rules.tables, &world.at)))
        sum += weights[i]
    found = []
    target = (draw(&rng) >> 11) * (1.0 / 9007199254740992.0)
    reach = weights[0] / sum * number
    for i in range(number):
        while target + i > reach and at + 1 < total:
            at += 1
            reach += weights[at] / sum * number
        found.append(at)
    return found


cdef double veto_evidence(const Tables* rules, const Packed* at) noexcept nogil:
    """The logarithm of how well the hands explain who covered which trump and supertrump boxes."""
    cdef uint64_t dealt[SEATS]
    cdef uint64_t open_boxes = rules.boxes, line_boxes
    cdef int i, seat, box, line, colour, n
    cdef double mean, evidence = 0
    hands_at_first(rules, at, dealt)
    seat = (at.dealer + rules.vetoer) % rules.players
    for i in range(at.token_count):
        box = at.tokens[i]
        line = box // BOXES
        if line == 2 or line == 3:
            line_boxes = (open_boxes >> (line * BOXES)) & 0xFF
            n = count(line_boxes)
            mean = 0
            while line_boxes:
                colour = lowest(line_boxes)
                line_boxes &= line_boxes - 1
                mean += liking(rules, dealt[seat], line, colour) / n
            evidence += mean - liking(rules, dealt[seat], line, box % BOXES)
        open_boxes ^= <uint64_t>1 << box
        seat = seat + 1 if seat + 1 < rules.players else 0
    return evidence


cdef inline double liking(const Tables* rules, uint64_t hand, int line, int number) noexcept nogil:
    """How much a hand is inclined to keep a trump or supertrump box open."""
    cdef int colour = rules.trump[number] if line == 2 else rules.supertrump[number]
    cdef uint64_t cards = hand & (<uint64_t>0xFFFF << (16 * colour))
    if colour == 4:
        return TRUMP_LIKING * 3 if line == 2 else SUPER_LIKING * 0.6
    return TRUMP_LIKING * count(cards) if line == 2 else SUPER_LIKING * count(cards & rules.ones)


cdef void hands_at_first(const Tables* rules, const Packed* at, uint64_t* dealt) noexcept nogil:
    """The hands before anything was given up or played."""
    cdef const uint8_t* keys = strengths(rules, at)
    cdef int players = rules.players, to = rules.give_to[at.discard]
    cdef int seat, leader = at.first, i, best = 0, taker = 0, card, led = 0
    for seat in range(players):
        dealt[seat] = at.hands[seat]
    for i in range(at.play_count):
        card = at.plays[i]
        if i % players == 0:
            leader = taker if i else at.first
            led = card
            best = -1
        seat = (leader + i % players) % players
        dealt[seat] |= card_bit(card)
        if keys[card] >= best and (keys[card] >= TRUMP_KEY or card >> 4 == led >> 4):
            best = keys[card]
            taker = seat
    for seat in range(players):
        if at.phase == TRICKS and to:
            dealt[(seat + to) % players] &= ~at.given[seat]
        dealt[seat] |= at.given[seat]


cdef int guided_values(
    Search* s, Node* node, int exact, uint64_t rng, uint64_t* groups, int* values
) noexcept nogil:
    """The count after each card, equal cards together, when a likely line is played before the end is solved."""
    cdef int cards[MOVES]
    cdef int i, gain, n
    cdef uint64_t same
    list_moves(s, node)
    n = node.count
    for i in range(n):
        cards[i] = move_card(node.moves[i])
        groups[i] = s.hands[node.player] & equals(s, cards[i], move_low(node.moves[i]))
    for i in range(n):
        same = rng
        gain = advance(s, node, cards[i])
        values[i] = gain + likely_value(s, node + 1, exact, &same)
        retract(s, node, cards[i])
        if s.stopped:
            break
    return n


cdef int likely_value(Search* s, Node* node, int exact, uint64_t* rng) noexcept nogil:
    """The count when everyone plays what looks best with all hands seen, and the last tricks are solved."""
    cdef int line[PLIES]
    cdef int length = 0, value = 0, low, high, i
    while node.tricks > exact or node.position:
        line[length] = likely_card(s, node, rng)
        value += advance(s, node, line[length])
        length += 1
        node += 1
    limits(s, node, &low, &high)
    settle(s, node, &low, &high, first_guess(s, node))
    for i in range(length - 1, -1, -1):
        node -= 1
        retract(s, node, line[i])
    return value + low


cdef double fine_weights(const Tables* rules, const Packed* at, int home, const double* slope, int* weights) noexcept nogil:
    """Small whole weights in the proportion of the slopes; what one unit of the count is worth."""
    cdef double own = abs(slope[1]), other = abs(slope[0]), most = max(own, other), unit
    cdef int seat, side, twice
    cdef int part[2]
    if most <= 0:
        part[0] = part[1] = 1
        unit = 0
    else:
        part[1] = <int>(own / most * FINE + 0.5)
        part[0] = <int>(other / most * FINE + 0.5)
        if part[0] * 4 > 3 * FINE and part[1] * 4 > 3 * FINE:
            part[0] = part[1] = 1
            unit = most
        elif part[1] * 2 > FINE and part[0] * 2 > FINE:
            part[1] = 3 if own >= other else 2
            part[0] = 3 if other > own else 2
            unit = most / 3
        else:
            part[1] = 2 if own >= other else 1
            part[0] = 2 if other > own else 1
            unit = most / 2
    for seat in range(rules.players):
        side = home >> seat & 1
        twice = 2 if rules.holder_tricks and seat == at.bonus else 1
        weights[seat] = part[side] * twice
    return unit if at.value > 0 else -unit


cdef uint64_t packed_to_solver(Search* s, uint64_t cards) noexcept nogil:
    """A set of cards as the solver numbers them: suits in its order, supertrumps apart."""
    cdef uint64_t out = 0, suit_cards
    cdef int suit
    for suit in range(SUITS):
        suit_cards = (cards >> (16 * s.colour[suit])) & 0x7FFF
        if s.colour[suit] == s.supertrump:
            out |= (suit_cards & 7) << SUPER_BIT
            suit_cards &= ~<uint64_t>7
        out |= suit_cards << suit_base(suit)
    return out


cdef Node* lay_out(const Tables* rules, const Packed* at, Search* s) noexcept nogil:
    """The position in the solver, the cards of the trick played again; the node where the seat is to play."""
    cdef int seat, i, first = at.play_count - at.trick_size
    cdef uint64_t laid[SEATS]
    for seat in range(rules.players):
        s.hands[seat] = packed_to_solver(s, at.hands[seat])
    seat = at.leader
    for i in range(at.trick_size):
        laid[i] = packed_to_solver(s, card_bit(at.plays[first + i]))
        s.hands[seat] |= laid[i]
        seat = seat + 1 if seat + 1 < rules.players else 0
    start(s, at.leader, count(s.hands[at.leader]))
    for i in range(at.trick_size):
        advance(s, &s.path[i], lowest(laid[i]))
    return &s.path[at.trick_size]

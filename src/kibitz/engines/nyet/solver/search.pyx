"""The exact solver for Nyet!'s tricks: every card is in sight, and both sides play perfectly.

Null-window searches narrow the bounds until the count is exact, starting near a first guess (`guess.pxd`). A
transposition table stores bounds that hold for many positions (`table.pxd`), and other bounds need no search at all
(`bounds.pxd`). One card is tried for each run of equivalent cards (`moves.pxd`), the most promising first
(`order.pxd`), and none that must fail as another did (`failed_moves.pxd`).
"""

from libc.stdint cimport int16_t, uint64_t
from libc.stdlib cimport calloc, free, malloc

from kibitz.compiled.common.bits cimport lowest
from kibitz.compiled.common.clock cimport now
from kibitz.engines.nyet.solver.bounds cimport by_trick_so_far, by_sure_tricks, forced, most, sure_needed
from kibitz.engines.nyet.solver.position cimport (
    Head, LINE, MOVES, NO_CARD, PLAYERS, PLIES, SUITS, SUPER_BIT, SUPERS, Node, Entry, Search, all_ones, card_bit,
    held_ones, held_supers, low_ones, lying_ones, move_card, move_low, suit_base,
)
from kibitz.engines.nyet.solver.failed_moves cimport Failed, all_failed, none_failed, note_failed
from kibitz.engines.nyet.solver.guess cimport LONG, NOISE, ROLLOUTS, linear_guess, rollout_count, size_correction
from kibitz.engines.nyet.solver.moves cimport (
    advance, complete, last_trick, legal_cards, next_move, put, retract, update_history,
)
from kibitz.engines.nyet.solver.order cimport list_answers, order_moves, set_order_weights
from kibitz.engines.nyet.solver.setup cimport chart_owners, fixed_tables, set_stakes, set_terms, start
from kibitz.engines.nyet.solver.table cimport FEWEST_HEADS, probe_table, recall_entry, store_entry

from functools import cache
from math import gcd

from kibitz.engines.nyet.solver.ending import Bounds, Solution
from kibitz.games.nyet.cards import COLOURS
from kibitz.games.nyet.editions import NONE, SupertrumpFollows

BOXES = (*COLOURS, NONE)

cdef enum:
    LOOK_EVERY = 2048

cdef void set_limits(Search* s, uint64_t nodes, double deadline) noexcept nogil:
    """Limit the nodes and the time of the next searches; 0 is no limit."""
    s.nodes = 0
    s.stopped = 0
    s.node_limit = nodes
    s.deadline = deadline
    s.next_look = min(<uint64_t>LOOK_EVERY, nodes) if nodes else LOOK_EVERY

cdef void look_at_limits(Search* s) noexcept nogil:
    """Stop if the nodes or the time are used up."""
    s.next_look = s.nodes + LOOK_EVERY
    if s.node_limit and s.nodes >= s.node_limit:
        s.stopped = 1
    if s.deadline and now() >= s.deadline:
        s.stopped = 1
    if s.node_limit and s.next_look > s.node_limit:
        s.next_look = s.node_limit

cdef inline bint out_of_limits(Search* s) noexcept nogil:
    """Count a node; whether a limit is reached."""
    s.nodes += 1
    if s.nodes >= s.next_look:
        look_at_limits(s)
    return s.stopped

cdef int search(Search* s, Node* node, int need) noexcept nogil:
    """A null-window search: does the count from here reach `need`? A result that does is a lower bound, else an upper.

    What the proof relied on is left in `s`. After a stop the result means nothing.
    """
    return answer(s, node, need) if node.position else lead(s, node, need)

cdef int lead(Search* s, Node* node, int need) noexcept nogil:
    """Search at the start of a trick."""
    cdef int bound = 0, hint = NO_CARD
    if out_of_limits(s):
        return 0
    s.relevant = s.captured = 0
    if node.tricks <= 1:
        return last_trick(s, node, need) if node.tricks else 0
    if settled_at_once(s, node, need, &bound, &hint):
        return bound
    order_moves(s, node, hint)
    next_move(node, 0)
    bound = try_moves(s, node, need)
    if not s.stopped:
        store_entry(s, node, bound, bound >= need, node.cutter)
    return bound

cdef int answer(Search* s, Node* node, int need) noexcept nogil:
    """Search in the middle of a trick."""
    cdef int bound = 0
    cdef uint64_t cards
    if out_of_limits(s):
        return 0
    if by_trick_so_far(s, node, need, &bound):
        return bound
    cards = legal_cards(s, node)
    if not cards & (cards - 1):
        return play(s, node, need, lowest(cards))
    list_answers(s, node, cards)
    return try_moves(s, node, need)

cdef inline int play(Search* s, Node* node, int need, int card) noexcept nogil:
    """Search after a card; what the trick's taker relied on becomes part of the proof."""
    cdef int value, gain
    if node.position + 1 < s.players:
        put(s, node, card)
        value = answer(s, node + 1, need)
    else:
        gain = complete(s, node, card)
        value = lead(s, node + 1, need - gain) + gain
        s.relevant |= node.trick_relevant
        s.captured |= node.trick_captured
    retract(s, node, card)
    return value

cdef inline bint settled_at_once(Search* s, Node* node, int need, int* bound, int* hint) noexcept nogil:
    """Whether bounds or the transposition table decide the search at the start of a trick; if not, perhaps a hint."""
    cdef int away = most(s, node, 0, node.tricks), home = most(s, node, 1, node.tricks)
    cdef Entry* entry
    if need > home or need <= -away:
        bound[0] = home if need > home else -away
        return True
    if not s.tricks_good and (
        forced(s, node, need, 0, bound) or forced(s, node, need, 1, bound) or sure(s, node, need, home, away, bound)
    ):
        return True
    entry = probe_table(s, node, need, hint, bound)
    if entry is not NULL:
        recall_entry(s, node, entry)
        return True
    return s.tricks_good and sure(s, node, need, home, away, bound)

cdef inline bint sure(Search* s, Node* node, int need, int home, int away, int* bound) noexcept nogil:
    """Whether sure tricks decide the search."""
    cdef int wanted = sure_needed(s, node, need, 0, -home, bound)
    if by_sure_tricks(s, node, 0, wanted):
        return True
    wanted = sure_needed(s, node, need, 1, -away, bound)
    return by_sure_tricks(s, node, 1, wanted)

cdef inline int try_moves(Search* s, Node* node, int need) noexcept nogil:
    """Search the cards one by one until one causes a cutoff; the first one has been chosen already."""
    cdef Failed failed
    cdef int i, card, value, raises = s.raises[node.player]
    none_failed(s, node, &failed)
    node.cutter = NO_CARD
    for i in range(node.count):
        card = next_move(node, i) if i else move_card(node.moves[0])
        if card_bit(card) & failed.cards:
            continue
        value = play(s, node, need, card)
        if s.stopped:
            return 0
        if (value >= need) == raises:
            node.cutter = card
            if i and s.uses_history:
                update_history(s, node, i)
            return value
        note_failed(s, node, need, i, value, &failed)
    return all_failed(s, &failed)

cdef int settle(Search* s, Node* node, int* low, int* high, int guess) noexcept nogil:
    """Narrow the bounds by null-window searches until they meet or a limit is reached; returns how many."""
    cdef int value, passes = 0
    set_order_weights(s)
    chart_owners(s, node)
    while low[0] < high[0]:
        if guess <= low[0]:
            guess = low[0] + 1
        if guess > high[0]:
            guess = high[0]
        value = search(s, node, guess)
        if s.stopped:
            break
        passes += 1
        if value >= guess:
            low[0] = value
            guess = value + 1
        else:
            high[0] = value
            guess = value
    return passes

cdef int first_guess(Search* s, Node* node) noexcept nogil:
    """A first guess at the count: a mean of the linear guess and of rollouts, several of them before a long search."""
    cdef uint64_t rng = 1
    cdef int thousandths, i
    cdef bint asks_more
    set_order_weights(s)
    thousandths = 1000 * rollout_count(s, node, 0, &rng)
    if node.tricks < LONG:
        thousandths = (linear_guess(s, node) + thousandths) // 2
    else:
        for i in range(ROLLOUTS):
            thousandths += 1000 * rollout_count(s, node, NOISE, &rng)
        thousandths = 3 * linear_guess(s, node) + 7 * thousandths // (ROLLOUTS + 1) + 10 * size_correction(s, node)
        thousandths = thousandths // 10
    # of the two null windows next to the guess, the cheaper one asks more of the smaller side, or at −2 of the larger;
    # without 1s it would ask for a whole trick more
    asks_more = s.uses_history and (s.size[1] <= s.size[0] if s.tricks_good else s.size[1] >= s.size[0])
    return (thousandths + 1000500) // 1000 - (999 if asks_more else 1000)


cdef class Solver:
    """A solver with its own transposition table; use one per thread."""

    def __cinit__(self, *, int table_mb=32):
        cdef uint64_t lines = <uint64_t>max(table_mb, 1) * 1024 * 1024 // LINE
        self.s = <Search*>calloc(1, sizeof(Search))
        if self.s is NULL:
            raise MemoryError
        self.s.most_heads = FEWEST_HEADS
        while self.s.most_heads < lines // 4:
            self.s.most_heads *= 2
        self.s.all_heads = <Head*>calloc(2 * <uint64_t>self.s.most_heads, sizeof(Head))
        self.s.pool_memory = malloc((lines + 2) * LINE)
        if self.s.all_heads is NULL or self.s.pool_memory is NULL:
            raise MemoryError
        # blocks start where cache lines do
        self.s.pool = <char*>((<uint64_t>self.s.pool_memory + LINE - 1) // LINE * LINE)
        self.s.pool_lines = lines
        self.s.generation = 1
        fixed_tables(self.s)

    def __dealloc__(self):
        if self.s is not NULL:
            free(self.s.all_heads)
            free(self.s.pool_memory)
            free(self.s)

    def solve(self, ending, *, nodes=None, seconds=None, line=True):
        """The value of an ending and, if wanted, a principal variation; bounds only if a limit was reached first."""
        return self._run(ending, nodes, seconds, each_card=False, line=line)

    def values(self, ending, *, nodes=None, seconds=None):
        """The value of every legal card; bounds only where a limit was reached first."""
        return self._run(ending, nodes, seconds, each_card=True, line=False)

    def _run(self, ending, nodes, seconds, *, each_card, line):
        with self:
            unit = self._load(ending)
            self._limit(nodes, seconds)
            return self._values(unit) if each_card else self._solve(unit, line)

    def __enter__(self):
        """Reserve the solver: no other thread may use it meanwhile."""
        if self.busy:
            raise RuntimeError("this solver is at work in another thread: give each thread its own")
        self.busy = True
        return self

    def __exit__(self, *raised):
        self.busy = False

    def _limit(self, nodes, seconds):
        if nodes is not None and nodes < 1:
            raise ValueError("a limit of at least one node is needed")
        set_limits(self.s, nodes or 0, now() + seconds if seconds is not None else 0)

    def _load(self, ending):
        """Set up a position; returns the value of one unit of the count, negative if the team wants it to fall."""
        cdef int players = len(ending.hands), seat, i
        cdef uint64_t free, dealt = 0
        hands = [list(hand) for hand in ending.hands]
        for i, card in enumerate(ending.trick):
            hands[(ending.leader + i) % players].append(card)
        check_ending(ending, hands)
        unit = read_stakes(self.s, ending)
        self.card_of, bits = read_terms(self.s, ending)
        for seat in range(players):
            self.s.hands[seat] = 0
            for card in hands[seat]:
                free = <uint64_t>bits.get(card, 0) & ~dealt
                if not free:
                    raise ValueError(f"there is no such card, or there are too many of it: {card}")
                self.s.hands[seat] |= free & -free
                dealt |= free & -free
        start(self.s, ending.leader, len(hands[0]))
        for i, card in enumerate(ending.trick):
            self._play(&self.s.path[i], card)
        self.s.root = len(ending.trick)
        return unit

    cdef _play(self, Node* node, card):
        """Replay a card of the trick so far."""
        cdef uint64_t legal = legal_cards(self.s, node)
        while legal:
            bit = lowest(legal)
            legal &= legal - 1
            if self.card_of[bit] == card:
                advance(self.s, node, bit)
                return
        raise ValueError(f"{card} does not follow the card led")

    def _solve(self, unit, bint with_line):
        cdef Search* s = self.s
        cdef Node* root = &s.path[s.root]
        cdef int low, high, length = 0
        cdef int16_t line[PLIES]
        limits(s, root, &low, &high)
        with nogil:
            settle(s, root, &low, &high, first_guess(s, root))
            if low == high and with_line:
                length = best_line(s, root, low, line)
        return Solution(in_stakes(low, high, unit), tuple([self.card_of[line[i]] for i in range(length)]), s.nodes)

    def _values(self, unit):
        cdef Search* s = self.s
        cdef int i, n
        cdef int lows[MOVES]
        cdef int highs[MOVES]
        cdef uint64_t groups[MOVES]
        with nogil:
            n = move_values(s, &s.path[s.root], groups, lows, highs)
        values = {}
        for i in range(n):
            for bit in range(64):
                if groups[i] >> bit & 1:
                    values[self.card_of[bit]] = in_stakes(lows[i], highs[i], unit)
        return values


def check_ending(ending, hands):
    """ValueError, saying what is wrong, if no game can reach the ending."""
    players = len(hands)
    if not 2 <= players <= PLAYERS:
        raise ValueError(f"2–5 hands are needed, not {players}")
    if max(len(hand) for hand in hands) > MOVES:
        raise ValueError(f"no hand may have more than {MOVES} cards")
    if len(ending.trick) >= players or len({len(hand) for hand in hands}) > 1:
        raise ValueError("every seat must hold as many cards as the leader, those of the trick included")
    if len(ending.stakes) != players:
        raise ValueError(f"stakes for {players} seats are needed, not {len(ending.stakes)}")
    if not 0 < len(set(ending.team)) < players or not set(ending.team) <= set(range(players)):
        raise ValueError(f"the team must be some of the {players} seats, and not all")
    if not 0 <= ending.leader < players:
        raise ValueError(f"the leader must be one of the {players} seats")


cdef read_stakes(Search* s, ending):
    """Set sides and weights; returns the value of one unit of the count to the team."""
    cdef int seat, players = len(ending.hands)
    cdef int weights[PLAYERS]
    own = [ending.stakes[seat] if seat in ending.team else -ending.stakes[seat] for seat in range(players)]
    unit = gcd(*own)
    if unit == 0 or (min(own) < 0 < max(own)):
        raise ValueError("stakes must have one sign for the team and the other for its opponents, and not all be 0")
    if max(map(abs, own)) // unit > 100:
        raise ValueError("no stake may be more than 100 times another")
    for seat in range(players):
        weights[seat] = abs(own[seat]) // unit
    rising = max(own) > 0
    set_stakes(s, players, sum([1 << seat for seat in set(ending.team)]), weights, rising)
    return unit if rising else -unit


cdef tuple read_terms(Search* s, ending):
    """Set suits and trumps; returns which card each bit is, and which bits each card has."""
    terms = ending.terms
    in_colour = ending.supertrump_follows is SupertrumpFollows.TRUMP_AND_COLOUR
    set_terms(s, BOXES.index(terms.trump), BOXES.index(terms.supertrump), in_colour)
    return name_cards(tuple([COLOURS[s.colour[suit]] for suit in range(SUITS)]), terms.supertrump)


@cache
def name_cards(colours, supertrump):
    """Which card each bit is, and which bits each card has, when the suits have these colours."""
    cdef int suit, bit
    cards = [""] * 64
    for suit, colour in enumerate(colours):
        for bit in range(15):
            if bit >= 3 or colour != supertrump:
                cards[suit_base(suit) + bit] = f"{colour}{max(bit - 1, 1)}"
    for bit in range(3 if supertrump != NONE else 0):
        cards[SUPER_BIT + bit] = f"{supertrump}1"
    bits = {}
    for bit, card in enumerate(cards):
        if card:
            bits[card] = bits.get(card, 0) | card_bit(bit)
    return cards, bits


cdef void limits(Search* s, Node* node, int* low, int* high) noexcept nogil:
    """The trivial bounds of the count: every trick, and every 1 in hands and in the trick."""
    high[0] = s.top_weight[1] * (node.tricks + held_ones(node, 0) + held_supers(node, 0) + lying_ones(node, 0))
    low[0] = -s.top_weight[0] * (node.tricks + held_ones(node, 1) + held_supers(node, 1) + lying_ones(node, 1))


cdef int move_values(Search* s, Node* node, uint64_t* groups, int* lows, int* highs) noexcept nogil:
    """The count after each card, equivalent cards together; returns the number of groups."""
    cdef int i, card, gain, guess = first_guess(s, node), n
    cdef Node* child = node + 1
    order_moves(s, node, NO_CARD)
    n = node.count
    for i in range(n):
        limits(s, node, &lows[i], &highs[i])
        card = next_move(node, i)
        groups[i] = s.hands[node.player] & equivalent(s, card, move_low(node.moves[i]))
        gain = advance(s, node, card)
        lows[i] -= gain
        highs[i] -= gain
        if not s.stopped:
            settle(s, child, &lows[i], &highs[i], guess - gain)
        lows[i] += gain
        highs[i] += gain
        guess = lows[i]
        retract(s, node, card)
    return n


cdef uint64_t equivalent(Search* s, int card, int low) noexcept nogil:
    """The cards of a run; equal 1s are equivalent."""
    if card_bit(card) & SUPERS:
        return SUPERS
    if card_bit(card) & all_ones():
        return s.suit_mask[s.suit[card]] & low_ones()
    return s.plain[s.suit[card]] & ((<uint64_t>2 << card) - card_bit(low))


cdef int best_line(Search* s, Node* root, int value, int16_t* line) noexcept nogil:
    """A principal variation: cards that keep the value, to the end; returns their number."""
    cdef Node* node = root
    cdef int length = 0, i, card = NO_CARD, gain = 0, found, need
    while node.tricks and not s.stopped:
        order_moves(s, node, NO_CARD)
        need = value if s.raises[node.player] else value + 1
        for i in range(node.count):
            card = next_move(node, i)
            gain = advance(s, node, card)
            found = search(s, node + 1, need - gain) + gain
            if s.stopped or (found >= need) == s.raises[node.player]:
                break
            retract(s, node, card)
        if s.stopped:
            retract(s, node, card)
            break
        value -= gain
        line[length] = card
        length += 1
        node += 1
    for i in range(length - 1, -1, -1):
        node -= 1
        retract(s, node, line[i])
    return length


cdef in_stakes(int low, int high, unit):
    return Bounds(low * unit, high * unit) if unit > 0 else Bounds(high * unit, low * unit)

"""What every plan for a turn leads to, world by world; and what a position is worth before and after a draw.

`turns` adds such values up for a bot that must decide; here they are kept apart, for whoever compares plans world by world.
"""

from array import array

from libc.stdint cimport uint64_t
from libc.stdlib cimport free, malloc

from kibitz.compiled.common.bits cimport count, lowest, stream
from kibitz.compiled.face_to_face.heuristic cimport heuristic_placements
from kibitz.compiled.face_to_face.playout cimport DEFAULT_COSTS, Worlds
from kibitz.compiled.face_to_face.rules cimport CARDS, END, NOBODY, Packed, Position, end_turn
from kibitz.engines.face_to_face.finish cimport finish_turn
from kibitz.engines.face_to_face.reply cimport reply
from kibitz.engines.face_to_face.turns cimport Explorer, Plan, find_plans, play_plan
from kibitz.engines.face_to_face.value cimport SEARCHING, sigmoid, win_logit

from kibitz.engines.face_to_face.value import load_networks

cdef enum:
    LONG = 200      # turns, more than any game has


cdef inline void play_turn(Packed* at, int candidates) noexcept nogil:
    """Play a turn except its end: all cards if that wins, else a few cheap ones."""
    if finish_turn(at):
        return
    if candidates > 1:
        reply(at, &DEFAULT_COSTS, candidates, &SEARCHING)
    else:
        heuristic_placements(at, &DEFAULT_COSTS)


cdef double play_on(Packed* at, int me, int turns, int candidates) noexcept nogil:
    """Play some turns from the start of one; the probability that `me` wins, by the network before the last draw."""
    cdef double found
    while at.winner == NOBODY:
        play_turn(at, candidates)
        turns -= 1
        if at.winner != NOBODY or turns <= 0:
            break
        end_turn(at)
    if at.winner != NOBODY:
        return at.winner == me
    found = sigmoid(win_logit(&SEARCHING, at))
    return found if at.seat == me else 1 - found


cdef double two_leaves(Packed* at, int me, int turns, int candidates) noexcept nogil:
    """The mean of the network's values at the end of a turn of either player: it may favour who moved last."""
    cdef Packed then = at[0]
    return (play_on(&then, me, turns, candidates) + play_on(at, me, turns + 1, candidates)) / 2


cdef double lead_at_end(Packed* at, int me, int candidates) noexcept nogil:
    """Play a turn's end and everything after it; by how many cards `me` has placed more."""
    cdef int left = LONG
    while at.winner == NOBODY and left:
        end_turn(at)
        if at.winner == NOBODY:
            play_turn(at, candidates)
        left -= 1
    return count(at.unplaced[1 - me]) - count(at.unplaced[me])


cdef void shuffle_by_key(Packed* at, int seat, uint64_t rng, bint redealt) noexcept nogil:
    """Put a draw pile into random order: every card has a key, whatever else is in the pile.

    So two piles that differ in a few cards, shuffled by the same numbers, differ in those cards only. With `redealt` the
    hand is shuffled into the pile first and dealt anew, as someone who can't see it must expect it.
    """
    cdef int size = count(at.hands[seat]) if redealt else 0
    cdef uint64_t cards = at.unplaced[seat] if redealt else at.unplaced[seat] & ~at.hands[seat]
    cdef uint64_t keys[CARDS]
    cdef uint64_t key
    cdef int n = 0, i, card
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        key = stream(rng, card)
        i = n
        while i and keys[i - 1] > key:
            keys[i] = keys[i - 1]
            at.draw[seat][i] = at.draw[seat][i - 1]
            i -= 1
        keys[i] = key
        at.draw[seat][i] = card
        n += 1
    if redealt:
        at.hands[seat] = 0
        for i in range(size):
            at.hands[seat] |= <uint64_t>1 << at.draw[seat][i]
        n -= size
        for i in range(n):
            at.draw[seat][i] = at.draw[seat][i + size]
    at.draw_count[seat] = n


cdef class Turn:
    """All plans for the rest of a turn, most promising first."""

    cdef Explorer* explorer

    def __cinit__(self):
        self.explorer = NULL

    def __dealloc__(self):
        free(self.explorer)

    def __init__(self, Position position not None):
        load_networks()
        if position.at.winner != NOBODY:
            raise ValueError("the game is over: there is no turn to plan")
        self.explorer = <Explorer*>malloc(sizeof(Explorer))
        if self.explorer == NULL:
            raise MemoryError
        with nogil:
            find_plans(self.explorer, &position.at, &SEARCHING)

    def __len__(self):
        return self.explorer.count

    def codes(self, int number):
        """The actions of a plan, including the end of the turn."""
        cdef Plan* plan = self.plan(number)
        codes = [plan.codes[i] for i in range(plan.length)]
        return codes if plan.won else [*codes, END]

    def first_actions(self, int number):
        """The actions the plan can begin with."""
        cdef Plan* plan = self.plan(number)
        return [self.explorer.actions[i] for i in range(self.explorer.action_count) if plan.firsts >> i & 1]

    cdef Plan* plan(self, int number) except NULL:
        if not 0 <= number < self.explorer.count:
            raise IndexError(f"there is no plan {number}")
        return &self.explorer.plans[number]

    def outcomes(self, Worlds worlds not None, plans, *, int turns, int candidates, bint cards=True):
        """The chance to win and the lead in cards after each plan in each world: two blocks, world × plan.

        The chance is the network's after `turns` turns of replies, the lead what heuristic turns to the end leave.
        """
        cdef int i, j, number = len(plans)
        cdef int[::1] tried = array("i", plans)
        cdef Packed at
        cdef int me = self.explorer.start.seat
        for plan in plans:
            self.plan(plan)
        found, ahead = array("d", bytes(8 * worlds.count * number)), array("d", bytes(8 * worlds.count * number))
        cdef double[::1] chances = found, leads = ahead
        with nogil:
            for i in range(worlds.count):
                for j in range(number):
                    at = worlds.all[i]
                    self.try_plan(&at, tried[j], me, turns, candidates, cards, &chances[i * number + j], &leads[i * number + j])
        shape = worlds.count, number
        return memoryview(found).cast("B").cast("d", shape), memoryview(ahead).cast("B").cast("d", shape)

    cdef void try_plan(
        self, Packed* at, int number, int me, int turns, int candidates, bint cards, double* chance, double* lead
    ) noexcept nogil:
        cdef const Plan* plan = &self.explorer.plans[number]
        cdef Packed then
        play_plan(at, plan)
        if plan.won:
            at.winner = me
            chance[0] = 1
            lead[0] = count(at.unplaced[1 - me])
            return
        then = at[0]
        end_turn(&then)
        chance[0] = then.winner == me if then.winner != NOBODY else play_on(&then, me, turns, candidates)
        lead[0] = lead_at_end(at, me, 1) if cards else 0


def open_chances(Position position not None, plans, Turn turn not None, variants):
    """The chance to win and the lead after each plan with the true cards, by each variant of rollouts: variant × plan.

    A variant is the number of turns and of candidates.
    """
    cdef int i, j, number = len(plans), me = position.at.seat, turns, candidates
    cdef Packed at
    for plan in plans:
        turn.plan(plan)
    load_networks()
    found = array("d", bytes(8 * len(variants) * number))
    ahead = array("d", bytes(8 * len(variants) * number))
    cdef double[::1] chances = found, leads = ahead
    cdef int[::1] tried = array("i", plans)
    for i, (turns, candidates) in enumerate(variants):
        for j in range(number):
            at = position.at
            turn.try_plan(&at, tried[j], me, turns, candidates, False, &chances[i * number + j], &leads[i * number + j])
            at = position.at
            play_plan(&at, &turn.explorer.plans[tried[j]])
            if turn.explorer.plans[tried[j]].won:
                at.winner = me
            leads[i * number + j] = lead_at_end(&at, me, candidates)
    shape = len(variants), number
    return memoryview(found).cast("B").cast("d", shape), memoryview(ahead).cast("B").cast("d", shape)


def position_value(
    Position position not None, int number, *, bint draw, int turns, int candidates, uint64_t seed, int seat=0,
    int hidden=NOBODY
):
    """A seat's mean chance to win over shuffles of both draw piles, all hands open: the mean, and the mean of squares.

    With `draw` the turn ends first: its player draws from the shuffled pile. A hand that is `hidden` is dealt anew with
    every shuffle.
    """
    cdef Packed at
    cdef int i, owner
    cdef double found, sum = 0, squares = 0
    load_networks()
    with nogil:
        for i in range(number):
            at = position.at
            for owner in range(2):
                shuffle_by_key(&at, owner, stream(seed, 2 * i + owner), owner == hidden)
            if draw and at.winner == NOBODY:
                end_turn(&at)
            found = at.winner == seat if at.winner != NOBODY else two_leaves(&at, seat, turns, candidates)
            sum += found
            squares += found * found
    return sum / number, squares / number

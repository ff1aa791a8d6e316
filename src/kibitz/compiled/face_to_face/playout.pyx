"""Playouts of Face to Face, many at a time without holding the GIL; and worlds sampled from a view."""

from libc.stdint cimport int32_t, uint64_t
from libc.stdlib cimport free, malloc

from kibitz.compiled.common.bits cimport below, count, lowest, pick, stream
from kibitz.compiled.face_to_face.rules cimport CARDS, NOBODY, Packed, Position, can_go_on, end_turn, legal, place
from kibitz.compiled.face_to_face.heuristic cimport Costs, heuristic_turn

from kibitz.compiled.common.bulk import check_number, share_out, zeros
from kibitz.compiled.face_to_face.pack import from_view

cdef enum:
    TRIES = 1000000

DEFAULT_COSTS.help = 1.0
DEFAULT_COSTS.card = 0.0
DEFAULT_COSTS.gap = 0.2


cdef void play_random(Packed* at, uint64_t* rng) noexcept nogil:
    """Play uniformly random legal actions to the end."""
    cdef uint64_t piles[4]
    cdef bint may_end
    cdef int chosen, pile, n
    while at.winner == NOBODY:
        legal(at, piles, &may_end)
        chosen = below(rng, count(piles[0]) + count(piles[1]) + count(piles[2]) + count(piles[3]) + may_end)
        for pile in range(4):
            n = count(piles[pile])
            if chosen < n:
                while chosen:
                    piles[pile] &= piles[pile] - 1
                    chosen -= 1
                place(at, pile, lowest(piles[pile]))
                break
            chosen -= n
        else:
            end_turn(at)


cdef void play_heuristic(Packed* at, const Costs* costs) noexcept nogil:
    while at.winner == NOBODY:
        heuristic_turn(at, costs)


cdef class Worlds:
    """An array of full positions."""

    def __dealloc__(self):
        free(self.all)

    def __len__(self):
        return self.count

    def position(self, int number):
        """One of the worlds."""
        if not 0 <= number < self.count:
            raise IndexError(f"there is no world {number}")
        cdef Position position = Position.__new__(Position)
        position.at = self.all[number]
        position.placed = self.placed
        return position


def worlds(view, int number, *, uint64_t seed, int first=0, threads=1):
    """Worlds (determinizations): full positions sampled uniformly from a viewer's information set; the game isn't over.

    Each player's unseen cards are in random order in the draw pile, and at random in a hidden hand. The one constraint:
    a hidden hand of the player to act must be able to go on. World i, counted from the first, is the same whatever the
    number and the threads.
    """
    cdef Position base
    cdef Worlds drawn = Worlds.__new__(Worlds)
    cdef int seen[2]
    cdef int sizes[2]
    cdef int known[2]
    cdef bint failed = False
    if view.outcome is not None:
        raise ValueError("the game is over: there are no worlds to draw")
    check_number("worlds", number, least=0)
    base = from_view(view)
    for seat in range(2):
        seen[seat] = view.hands[seat] is not None
        sizes[seat] = view.hand_sizes[seat]
        known[seat] = view.draw[seat] is not None
    drawn.all = <Packed*>malloc(max(1, number) * sizeof(Packed))
    if drawn.all == NULL:
        raise MemoryError
    drawn.count = number
    drawn.placed = base.placed

    def work(int start, int stop):
        nonlocal failed
        cdef uint64_t rng, bit
        cdef Packed* at
        cdef int i, seat, tries, n
        cdef bint fits
        with nogil:
            for i in range(start, stop):
                rng = stream(seed, first + i)
                at = &drawn.all[i]
                at[0] = base.at
                for tries in range(TRIES):
                    for seat in range(2):
                        if not seen[seat]:
                            at.hands[seat] = 0
                            for n in range(sizes[seat]):
                                bit = <uint64_t>1 << pick(at.unplaced[seat] & ~at.hands[seat], &rng)
                                at.hands[seat] |= bit
                    fits = seen[at.seat] or can_go_on(at)
                    if fits:
                        break
                if not fits:
                    with gil:
                        failed = True
                for seat in range(2):
                    if not known[seat]:
                        shuffle_draw(at, seat, at.unplaced[seat] & ~at.hands[seat], &rng)

    share_out(work, number, threads)
    if failed:
        raise ValueError("hardly any hand is consistent with this view")
    return drawn


def playouts(
    Position position not None, int number, *, uint64_t seed, bint heuristic=False, bint shuffled=True, threads=1
):
    """The winner and the number of cards each player places, playout by playout.

    Actions are random, or whole turns are chosen by heuristics; the draw piles are shuffled first unless `shuffled` is
    False. Playout i is the same whatever the number and the threads.
    """
    if position.at.winner != NOBODY:
        raise ValueError("the game is over: there is nothing to play out")
    check_number("playouts", number, least=1)
    out = zeros(number, 3)
    cdef int32_t[:, ::1] results = out

    def work(int start, int stop):
        cdef uint64_t rng
        cdef Packed at
        cdef int i, seat
        with nogil:
            for i in range(start, stop):
                rng = stream(seed, i)
                at = position.at
                if shuffled:
                    for seat in range(2):
                        shuffle_draw(&at, seat, at.unplaced[seat] & ~at.hands[seat], &rng)
                if heuristic:
                    play_heuristic(&at, &DEFAULT_COSTS)
                else:
                    play_random(&at, &rng)
                results[i, 0] = at.winner
                for seat in range(2):
                    results[i, 1 + seat] = CARDS - count(at.unplaced[seat])

    share_out(work, number, threads)
    return out


def heuristic_turn_of(Position position not None):
    """A copy of the position after the rest of the turn, played by heuristics; `placed` isn't updated."""
    if position.at.winner != NOBODY:
        raise ValueError("the game is over: there is no turn to play")
    cdef Position twin = position.copy()
    with nogil:
        heuristic_turn(&twin.at, &DEFAULT_COSTS)
    return twin

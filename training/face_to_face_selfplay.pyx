"""Ends of turns of Face to Face to train a network on: with how their games went, or with what search makes of them."""

from libc.stdint cimport uint64_t
from libc.stdlib cimport free, malloc, qsort
from libc.string cimport memset

from kibitz.compiled.common.bits cimport below, count, draw, lowest, pick, stream
from kibitz.compiled.face_to_face.rules cimport CARDS, HAND, NOBODY, Packed, end_turn, legal, place
from kibitz.engines.face_to_face.turns cimport WAYS, Explorer, chance_in, explore_turn, follow
from kibitz.compiled.face_to_face.playout cimport DEFAULT_COSTS, shuffle_draw
from kibitz.engines.face_to_face.reply cimport reply
from kibitz.compiled.face_to_face.heuristic cimport MOST_CANDIDATES, Costs, heuristic_placements
from kibitz.engines.face_to_face.value cimport INPUTS, REPLYING, SEARCHING, features

from kibitz.engines.face_to_face.value import load_networks

cdef enum:
    TURNS = 120
    LAST_WHIM = 40
    WHIMS = 20
    KEEP = 3

cdef struct Tried:
    # What a way has come to: the sum of its chances to win over some worlds.
    int way
    int worlds
    float total

cdef struct Search:
    # Ways of one turn: the most promising and some of the others, best first once they are tried.
    Explorer explorer
    Tried tried[WAYS]
    int count


cdef float fraction(uint64_t* rng) noexcept nogil:
    return (draw(rng) >> 40) * (1.0 / 16777216)


cdef void deal(Packed* at, uint64_t* rng) noexcept nogil:
    """A new game (F1)."""
    cdef int seat, i
    memset(at, 0, sizeof(Packed))
    at.winner = NOBODY
    at.turn = 1
    for seat in range(2):
        at.up[seat] = 1
        at.down[seat] = 60
        at.unplaced[seat] = ((<uint64_t>1 << CARDS) - 1) << 2
        shuffle_draw(at, seat, at.unplaced[seat], rng)
        for i in range(HAND):
            at.draw_count[seat] -= 1
            at.hands[seat] |= <uint64_t>1 << at.draw[seat][at.draw_count[seat]]


cdef void place_anything(Packed* at, uint64_t* rng) noexcept nogil:
    """One card on any pile that takes it."""
    cdef uint64_t piles[4]
    cdef bint may_end
    cdef int pile = below(rng, 4)
    legal(at, piles, &may_end)
    while piles[pile] == 0:
        pile = (pile + 1) % 4
    place(at, pile, lowest(piles[pile]))


cdef void whimsical(Packed* at, uint64_t* rng) noexcept nogil:
    """A turn of odd taste, so that odd positions come up."""
    cdef Costs taste
    taste.help = 3 * fraction(rng)
    taste.card = 4 * fraction(rng) - 1
    taste.gap = fraction(rng)
    if below(rng, 4) == 0:
        place_anything(at, rng)
    if at.winner == NOBODY:
        heuristic_placements(at, &taste)


def play_games(float[:, ::1] inputs, float[::1] won, *, uint64_t seed, bint replies=False):
    """Fill the rows with ends of turns from games by rule of thumb or of replies, and whether their player won.

    Up to a random turn play is whimsical; only what it leads to is kept, so that every result is that of sound
    play. Every row is used.
    """
    cdef Packed at
    cdef uint64_t rng
    cdef int row = 0, rows = inputs.shape[0], first, i, game = 0, whims
    cdef int mover[TURNS]
    if inputs.shape[1] != INPUTS or won.shape[0] != rows:
        raise ValueError(f"{INPUTS} inputs and one result a row are wanted")
    load_networks()
    with nogil:
        while row < rows:
            rng = stream(seed, game)
            game += 1
            deal(&at, &rng)
            whims = below(&rng, LAST_WHIM)
            first = row
            while at.winner == NOBODY:
                if at.turn <= whims:
                    whimsical(&at, &rng)
                elif replies:
                    reply(&at, &DEFAULT_COSTS, MOST_CANDIDATES, &REPLYING)
                else:
                    heuristic_placements(&at, &DEFAULT_COSTS)
                if at.winner != NOBODY:
                    break
                if at.turn >= whims and row < rows and row - first < TURNS:
                    features(&at, &inputs[row, 0])
                    mover[row - first] = at.seat
                    row += 1
                end_turn(&at)
            for i in range(first, row):
                won[i] = mover[i - first] == at.winner


cdef void imagine(Packed* world, const Packed* at, uint64_t* rng) noexcept nogil:
    """A position that the player at turn cannot tell from the true one."""
    cdef int you = 1 - at.seat, seat, i
    world[0] = at[0]
    world.hands[you] = 0
    for i in range(count(at.hands[you])):
        world.hands[you] |= <uint64_t>1 << pick(at.unplaced[you] & ~world.hands[you], rng)
    for seat in range(2):
        shuffle_draw(world, seat, world.unplaced[seat] & ~world.hands[seat], rng)


cdef void choose_ways(Search* search, int ways, int odd, uint64_t* rng) noexcept nogil:
    """The most promising ways, and odd ones spread over the rest."""
    cdef int all = search.explorer.count, rest, i, at
    search.count = min(ways, all)
    rest = all - search.count
    odd = min(odd, rest)
    for i in range(search.count):
        search.tried[i].way = i
    for i in range(odd):
        at = i * rest // odd
        search.tried[search.count].way = all - rest + at + below(rng, (i + 1) * rest // odd - at)
        search.count += 1
    for i in range(search.count):
        search.tried[i].worlds = 0
        search.tried[i].total = 0


cdef int by_mean(const void* a, const void* b) noexcept nogil:
    cdef const Tried* first = <const Tried*>a
    cdef const Tried* second = <const Tried*>b
    cdef float x = first.total / first.worlds, y = second.total / second.worlds
    return (x < y) - (x > y)


cdef void try_ways(Search* search, const Packed* at, int playouts, int turns, int few, uint64_t* rng) noexcept nogil:
    """Try the ways, then the best third of them in more worlds, and so on, with as many playouts each time."""
    cdef int stages = 1, size = search.count, i, j
    cdef Packed world
    while size > KEEP:
        size = max(2, size // KEEP)
        stages += 1
    size = search.count
    while True:
        for j in range(max(1, playouts // stages // size)):
            imagine(&world, at, rng)
            for i in range(size):
                search.tried[i].total += chance_in(
                    &search.explorer.ways[search.tried[i].way], &world, turns, few, &SEARCHING
                )
                search.tried[i].worlds += 1
        qsort(search.tried, size, sizeof(Tried), by_mean)
        if size <= KEEP:
            return
        size = max(2, size // KEEP)


def searching_games(
    float[:, ::1] inputs, float[::1] chances, float[::1] worlds, float[::1] won, *,
    uint64_t seed, int ways, int odd, int playouts, int turns, int few, int best=10,
):
    """Fill the rows with ways to end a turn that were tried in games of searching players, and what they came to.

    That is a chance to win, from how many worlds, and, of ways that were chosen, whether their player won (of others
    -1). Of each turn the best ways and all odd ones are kept. Half of the games begin with whims. Every row is used.
    """
    cdef Packed at, after
    cdef uint64_t rng
    cdef int row = 0, rows = inputs.shape[0], first, i, game = 0, whims, turn
    cdef int chosen[TURNS]
    cdef int mover[TURNS]
    cdef Search* search
    if inputs.shape[1] != INPUTS or not rows == chances.shape[0] == worlds.shape[0] == won.shape[0]:
        raise ValueError(f"{INPUTS} inputs, a chance, a number of worlds and a result a row are wanted")
    if ways < 1 or not 1 <= few <= MOST_CANDIDATES:
        raise ValueError(f"one way or more, and replies chosen from 1 to {MOST_CANDIDATES} turns, are wanted, not {ways} and {few}")
    if best < 1:
        raise ValueError(f"of each turn at least the best way is kept, not {best}")
    load_networks()
    search = <Search*>malloc(sizeof(Search))
    if search == NULL:
        raise MemoryError
    with nogil:
        while row < rows:
            rng = stream(seed, game)
            game += 1
            deal(&at, &rng)
            whims = below(&rng, 2) * below(&rng, LAST_WHIM)
            turn = 0
            while at.winner == NOBODY:
                explore_turn(&search.explorer, &at, &SEARCHING)
                if search.explorer.count == 0 or search.explorer.ways[0].won:
                    at.winner = at.seat if search.explorer.count else 1 - at.seat
                    break
                if at.turn <= whims:
                    follow(&at, &search.explorer.ways[below(&rng, min(WHIMS, search.explorer.count))])
                    end_turn(&at)
                    continue
                choose_ways(search, ways, odd, &rng)
                try_ways(search, &at, playouts, turns, few, &rng)
                if row < rows and turn < TURNS:
                    chosen[turn] = row
                    mover[turn] = at.seat
                    turn += 1
                for i in range(search.count):
                    if row < rows and (i < best or search.tried[i].way >= ways):
                        after = at
                        follow(&after, &search.explorer.ways[search.tried[i].way])
                        features(&after, &inputs[row, 0])
                        chances[row] = search.tried[i].total / search.tried[i].worlds
                        worlds[row] = search.tried[i].worlds
                        won[row] = -1
                        row += 1
                follow(&at, &search.explorer.ways[search.tried[0].way])
                end_turn(&at)
            for i in range(turn):
                won[chosen[i]] = mover[i] == at.winner
    free(search)

"""Self-play for Face to Face: ends of turns as training rows, with the result of the game or the value search found."""

from libc.stdint cimport uint64_t
from libc.stdlib cimport free, malloc, qsort
from libc.string cimport memset

from kibitz.compiled.common.bits cimport below, count, draw, lowest, pick, stream
from kibitz.compiled.face_to_face.rules cimport CARDS, HAND, NOBODY, Packed, end_turn, legal, place
from kibitz.engines.face_to_face.turns cimport MOST_PLANS, Explorer, rollout, find_plans, play_plan
from kibitz.compiled.face_to_face.playout cimport DEFAULT_COSTS, shuffle_draw
from kibitz.engines.face_to_face.reply cimport reply
from kibitz.compiled.face_to_face.heuristic cimport MOST_CANDIDATES, Costs, heuristic_placements
from kibitz.engines.face_to_face.value cimport INPUTS, REPLYING, SEARCHING, cards_won, features

from kibitz.engines.face_to_face.value import load_networks

cdef enum:
    TURNS = 120
    MOST_RANDOM_TURNS = 40
    RANDOM_AMONG = 20
    KEEP = 3

cdef struct Tried:
    # The results of a plan: the sum of its probabilities of winning over some worlds.
    int plan
    int worlds
    float total

cdef struct Search:
    # The plans tried in one turn: the most promising and some others, best first after they were tried.
    Explorer explorer
    Tried tried[MOST_PLANS]
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
    """Place the lowest card that fits a random pile."""
    cdef uint64_t piles[4]
    cdef bint may_end
    cdef int pile = below(rng, 4)
    legal(at, piles, &may_end)
    while piles[pile] == 0:
        pile = (pile + 1) % 4
    place(at, pile, lowest(piles[pile]))


cdef void random_style_turn(Packed* at, uint64_t* rng) noexcept nogil:
    """Play a turn with random cost weights, so that odd positions come up."""
    cdef Costs costs
    costs.help = 3 * fraction(rng)
    costs.card = 4 * fraction(rng) - 1
    costs.gap = fraction(rng)
    if below(rng, 4) == 0:
        place_anything(at, rng)
    if at.winner == NOBODY:
        heuristic_placements(at, &costs)


def play_games(float[:, ::1] inputs, float[::1] won, *, uint64_t seed, bint replies=False, bint margins=False):
    """Fill the rows with ends of turns from heuristic games or games of replies, and whether their player won.

    With `margins`, the cards that the loser had left in the end, negative if that was their player.

    A game begins with a random number of turns of random style. Only later turns are kept, so every result is that of
    sound play. Every row is used.
    """
    cdef Packed at
    cdef uint64_t rng
    cdef int row = 0, rows = inputs.shape[0], first, i, game = 0, random_turns
    cdef int mover[TURNS]
    if inputs.shape[1] != INPUTS or won.shape[0] != rows:
        raise ValueError(f"each row needs {INPUTS} inputs and one result")
    load_networks()
    with nogil:
        while row < rows:
            rng = stream(seed, game)
            game += 1
            deal(&at, &rng)
            random_turns = below(&rng, MOST_RANDOM_TURNS)
            first = row
            while at.winner == NOBODY:
                if at.turn <= random_turns:
                    random_style_turn(&at, &rng)
                elif replies:
                    reply(&at, &DEFAULT_COSTS, MOST_CANDIDATES, &REPLYING)
                else:
                    heuristic_placements(&at, &DEFAULT_COSTS)
                if at.winner != NOBODY:
                    break
                if at.turn >= random_turns and row < rows and row - first < TURNS:
                    features(&at, &inputs[row, 0])
                    mover[row - first] = at.seat
                    row += 1
                end_turn(&at)
            for i in range(first, row):
                won[i] = cards_won(&at, mover[i - first]) if margins else mover[i - first] == at.winner


cdef void sample_world(Packed* world, const Packed* at, uint64_t* rng) noexcept nogil:
    """Sample a world that the player to move can't tell from the true position."""
    cdef int you = 1 - at.seat, seat, i
    world[0] = at[0]
    world.hands[you] = 0
    for i in range(count(at.hands[you])):
        world.hands[you] |= <uint64_t>1 << pick(at.unplaced[you] & ~world.hands[you], rng)
    for seat in range(2):
        shuffle_draw(world, seat, world.unplaced[seat] & ~world.hands[seat], rng)


cdef void choose_plans(Search* search, int plans, int odd, uint64_t* rng) noexcept nogil:
    """Choose the most promising plans, and odd ones spread over the rest."""
    cdef int all = search.explorer.count, rest, i, at
    search.count = min(plans, all)
    rest = all - search.count
    odd = min(odd, rest)
    for i in range(search.count):
        search.tried[i].plan = i
    for i in range(odd):
        at = i * rest // odd
        search.tried[search.count].plan = all - rest + at + below(rng, (i + 1) * rest // odd - at)
        search.count += 1
    for i in range(search.count):
        search.tried[i].worlds = 0
        search.tried[i].total = 0


cdef int by_mean(const void* a, const void* b) noexcept nogil:
    cdef const Tried* first = <const Tried*>a
    cdef const Tried* second = <const Tried*>b
    cdef float x = first.total / first.worlds, y = second.total / second.worlds
    return (x < y) - (x > y)


cdef void try_plans(
    Search* search, const Packed* at, int rollouts, int turns, int candidates, uint64_t* rng
) noexcept nogil:
    """Try the plans, then the best third in more worlds, and so on, with equally many rollouts per stage."""
    cdef int stages = 1, size = search.count, i, j
    cdef float points
    cdef Packed world
    while size > KEEP:
        size = max(2, size // KEEP)
        stages += 1
    size = search.count
    while True:
        for j in range(max(1, rollouts // stages // size)):
            sample_world(&world, at, rng)
            for i in range(size):
                search.tried[i].total += rollout(
                    &search.explorer.plans[search.tried[i].plan], &world, turns, candidates, &SEARCHING, &points
                )
                search.tried[i].worlds += 1
        qsort(search.tried, size, sizeof(Tried), by_mean)
        if size <= KEEP:
            return
        size = max(2, size // KEEP)


def searching_games(
    float[:, ::1] inputs, float[::1] chances, float[::1] worlds, float[::1] won, *,
    uint64_t seed, int plans, int odd, int rollouts, int turns, int candidates, int best=10,
):
    """Fill the rows with plans that were tried in games of searching players.

    A row has the probability of winning that search found, from how many worlds, and whether the player won, if the
    plan was played (-1 if not). Of each turn, the best plans and all odd ones are kept. Half of the games begin with
    random turns. Every row is used.
    """
    cdef Packed at, after
    cdef uint64_t rng
    cdef int row = 0, rows = inputs.shape[0], first, i, game = 0, random_turns, turn
    cdef int chosen[TURNS]
    cdef int mover[TURNS]
    cdef Search* search
    if inputs.shape[1] != INPUTS or not rows == chances.shape[0] == worlds.shape[0] == won.shape[0]:
        raise ValueError(f"each row needs {INPUTS} inputs, a probability, a number of worlds and a result")
    if plans < 1 or not 1 <= candidates <= MOST_CANDIDATES:
        raise ValueError(
            f"at least one plan and 1 to {MOST_CANDIDATES} candidates are needed, not {plans} and {candidates}"
        )
    if best < 1:
        raise ValueError(f"at least the best plan of each turn must be kept, not {best}")
    load_networks()
    search = <Search*>malloc(sizeof(Search))
    if search == NULL:
        raise MemoryError
    with nogil:
        while row < rows:
            rng = stream(seed, game)
            game += 1
            deal(&at, &rng)
            random_turns = below(&rng, 2) * below(&rng, MOST_RANDOM_TURNS)
            turn = 0
            while at.winner == NOBODY:
                find_plans(&search.explorer, &at, &SEARCHING)
                if search.explorer.count == 0 or search.explorer.plans[0].won:
                    at.winner = at.seat if search.explorer.count else 1 - at.seat
                    break
                if at.turn <= random_turns:
                    play_plan(&at, &search.explorer.plans[below(&rng, min(RANDOM_AMONG, search.explorer.count))])
                    end_turn(&at)
                    continue
                choose_plans(search, plans, odd, &rng)
                try_plans(search, &at, rollouts, turns, candidates, &rng)
                if row < rows and turn < TURNS:
                    chosen[turn] = row
                    mover[turn] = at.seat
                    turn += 1
                for i in range(search.count):
                    if row < rows and (i < best or search.tried[i].plan >= plans):
                        after = at
                        play_plan(&after, &search.explorer.plans[search.tried[i].plan])
                        features(&after, &inputs[row, 0])
                        chances[row] = search.tried[i].total / search.tried[i].worlds
                        worlds[row] = search.tried[i].worlds
                        won[row] = -1
                        row += 1
                play_plan(&at, &search.explorer.plans[search.tried[0].plan])
                end_turn(&at)
            for i in range(turn):
                won[chosen[i]] = mover[i] == at.winner
    free(search)

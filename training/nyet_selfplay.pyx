"""Rounds of Nyet! to train the networks on that judge the first lead."""

from libc.stdint cimport uint64_t
from libc.string cimport memset

from kibitz.fast.bits cimport below, pick, stream
from kibitz.fast.nyet cimport COVER, NYET, Packed, Position, Rules, SEATS, TEAM, TRICKS, Tables, deal_cards, legal, step
from kibitz.fast.nyet_habits cimport play_habitually
from kibitz.fast.nyet_judge cimport SEEING, foresee_points
from kibitz.fast.nyet_lines cimport play_likely
from kibitz.fast.nyet_policy cimport reach_tricks
from kibitz.fast.nyet_value cimport INPUTS, Hand, describe_seats
from kibitz.fast.nyet_veto cimport Mind, Worths, favourite, have_whims, make_up, weigh_cards
from kibitz.fast.solver cimport Solver
from kibitz.fast.solver_deal cimport Search

from kibitz.fast.nyet_value import load_networks


cdef void settle_terms(
    const Tables* rules, const Worths* worths, int odd, Packed* at, uint64_t* rng
) noexcept nogil:
    """A deal and its NYET! phase, by thumb; one veto in so many is odd, so that all sorts of terms come."""
    cdef Mind minds[SEATS]
    cdef uint64_t choices
    cdef int seat, box
    memset(at, 0, sizeof(Packed))
    at.dealer = below(rng, rules.players)
    deal_cards(rules, at, rng)
    for seat in range(rules.players):
        make_up(&minds[seat], worths, rules, at.hands[seat], seat)
        have_whims(&minds[seat], rng)
    while at.phase == NYET:
        if below(rng, odd) == 0:
            legal(rules, at, at.turn, &choices)
            box = pick(choices, rng)
        else:
            box = favourite(rules, at.open_boxes, &minds[at.turn])
        step(rules, at, at.turn, COVER + box)


cdef void play_lines(
    const Tables* rules, const Packed* at, Search* s, int lines, uint64_t* rng, double* counts
) noexcept nogil:
    """What each seat takes, the mean of so many lines with all hands seen and as many by what each seat sees."""
    cdef Packed then
    cdef int i, seat
    for seat in range(SEATS):
        counts[seat] = 0
    for i in range(2 * lines):
        then = at[0]
        if i < lines:
            play_likely(rules, &then, s, rng)
        else:
            play_habitually(rules, &then, rng)
        for seat in range(rules.players):
            counts[seat] += (then.taken[seat] + then.loot[seat]) / (2.0 * lines)


def first_leads(
    Rules rules not None, float[:, :, ::1] inputs, float[:, ::1] counts, float[:, ::1] sides, Solver solver not None, *,
    bint negative, int lines, uint64_t seed
):
    """Fill the rows with hands at first leads where points are good, or bad, what each seat takes from there, and its team.

    Half of the teams are chosen by chance, so that all sorts of them come up.
    """
    cdef const Tables* tables = &rules.tables
    cdef Worths worths = weigh_cards(tables)
    cdef Packed at
    cdef Hand hands[SEATS]
    cdef double found[SEATS]
    cdef uint64_t rng, choices
    cdef int row, seat, i, block, rows = inputs.shape[0]
    with solver, nogil:
        for row in range(rows):
            rng = stream(seed, row)
            settle_terms(tables, &worths, 3, &at, &rng)
            at.value = -2 if negative else 1 + below(&rng, 4)
            if at.phase == TEAM and below(&rng, 2):
                block = legal(tables, &at, at.turn, &choices)
                step(tables, &at, at.turn, block + pick(choices, &rng))
            reach_tricks(tables, &at, &rng)
            describe_seats(tables, &at, hands)
            play_lines(tables, &at, solver.s, lines, &rng, found)
            for seat in range(tables.players):
                counts[row, seat] = found[seat]
                sides[row, seat] = at.team >> seat & 1
                for i in range(INPUTS):
                    inputs[row, seat, i] = hands[seat].x[i]


def foreseen(Position position not None, *, uint64_t seed, seeing=None):
    """The points that every seat may expect of a round whose terms stand and whose tricks have not begun.

    Of a hundred first players so many choose teams seeing all hands; None: as many as bots reckon with.
    """
    if position.at.phase == NYET or position.at.phase > TRICKS or position.at.play_count:
        raise ValueError("points are foreseen when the terms stand, and before the tricks begin")
    cdef const Tables* rules = &position.rules.tables
    cdef Packed at = position.at
    cdef double points[SEATS]
    cdef uint64_t rng = stream(seed, 0)
    cdef unsigned int seers = SEEING[rules.players] if seeing is None else seeing
    load_networks()
    foresee_points(rules, &at, seers, &rng, points)
    return [points[seat] for seat in range(rules.players)]

"""Rounds of Nyet! to train the networks on that judge the first lead and know what hands may wish for."""

from libc.stdint cimport uint64_t
from libc.string cimport memset

from kibitz.fast.bits cimport below, pick, stream
from kibitz.fast.nyet cimport COVER, NYET, Packed, Position, Rules, SEATS, TEAM, TRICKS, Tables, deal_cards, legal, step
from kibitz.fast.nyet_habits cimport play_habitually
from kibitz.fast.nyet_judge cimport SEEING, foresee_points, lead_of
from kibitz.fast.nyet_lines cimport play_likely
from kibitz.fast.nyet_policy cimport reach_tricks
from kibitz.fast.nyet_value cimport GIFTS, INPUTS, SEEN, Hand, describe, describe_seats, gift_kind
from kibitz.fast.nyet_veto cimport ALL_BOXES, Mind, Worths, favourite, have_whims, make_up, weigh_cards
from kibitz.fast.nyet_wish cimport Wishes, dearest, make_wishes, weigh_wishes, wish_oddly
from kibitz.fast.solver cimport Solver
from kibitz.fast.solver_deal cimport Search

from kibitz.fast.nyet_value import load_networks


cdef void settle_terms(
    const Tables* rules, const Worths* worths, bint wishing, int odd, Packed* at, uint64_t* rng
) noexcept nogil:
    """A deal and its NYET! phase, by thumb or as hands wish; one veto in so many is odd, so that all sorts of terms come."""
    cdef Mind minds[SEATS]
    cdef Wishes wishes[SEATS]
    cdef uint64_t choices
    cdef int seat, box
    memset(at, 0, sizeof(Packed))
    at.dealer = below(rng, rules.players)
    deal_cards(rules, at, rng)
    for seat in range(rules.players):
        if wishing:
            make_wishes(&wishes[seat], rules, at.open_boxes, at.hands[seat], seat)
            wish_oddly(&wishes[seat], rules, at.open_boxes, rng)
        else:
            make_up(&minds[seat], worths, rules, at.hands[seat], seat)
            have_whims(&minds[seat], rng)
    while at.phase == NYET:
        if below(rng, odd) == 0:
            legal(rules, at, at.turn, &choices)
            box = pick(choices, rng)
        elif wishing:
            box = dearest(rules, at.open_boxes, &wishes[at.turn])
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
            settle_terms(tables, &worths, False, 3, &at, &rng)
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


def settled_hands(
    Rules rules not None, float[:, :, ::1] inputs, float[:, ::1] leads, int[:, ::1] sorts, *,
    bint negative, bint wishing, uint64_t seed
):
    """Fill the rows with hands when the terms stand, by how much each seat may expect to lead a point of the round's
    value, and under what sort of terms: the kind of gifts, and whether the seat is first player.

    The vetoes are chosen by thumb, or as the networks wish.
    """
    cdef const Tables* tables = &rules.tables
    cdef Worths worths = weigh_cards(tables)
    cdef Packed at
    cdef Hand hand
    cdef double points[SEATS]
    cdef int row, seat, i, rows = inputs.shape[0]
    cdef uint64_t rng
    with nogil:
        for row in range(rows):
            rng = stream(seed, row)
            settle_terms(tables, &worths, wishing, 6, &at, &rng)
            at.value = -1 if negative else 1
            for seat in range(tables.players):
                describe(tables, at.trump, at.supertrump, at.hands[seat], hand.x)
                for i in range(SEEN):
                    inputs[row, seat, i] = hand.x[i]
                sorts[row, seat] = gift_kind(tables, at.discard) + (GIFTS if seat == at.first else 0)
            foresee_points(tables, &at, SEEING[tables.players], &rng, points)
            for seat in range(tables.players):
                leads[row, seat] = lead_of(tables.players, seat, points)


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


def wished_gains(Position position not None, int seat):
    """What a seat would gain, a point of lead, by covering each box, as far as its own hand tells; boxes are codes."""
    if position.at.phase != NYET:
        raise ValueError("boxes are covered in the NYET! phase")
    cdef const Tables* rules = &position.rules.tables
    cdef Wishes wishes
    cdef double gains[ALL_BOXES]
    cdef uint64_t boxes
    load_networks()
    make_wishes(&wishes, rules, position.at.open_boxes, position.at.hands[seat], seat)
    boxes = weigh_wishes(rules, position.at.open_boxes, &wishes, gains)
    return {COVER + box: gains[box] for box in range(ALL_BOXES) if boxes >> box & 1}

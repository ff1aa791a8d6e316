"""Self-play rounds of Nyet!: training data for the value networks."""

from libc.stdint cimport uint64_t
from libc.string cimport memset

from kibitz.compiled.common.bits cimport below, pick, stream
from kibitz.compiled.nyet.rules cimport (
    COVER, NYET, Packed, Position, Rules, SEATS, TEAM, TRICKS, Tables, deal_cards, legal, step,
)
from kibitz.engines.nyet.policy.card cimport policy_rollout
from kibitz.engines.nyet.rollout cimport open_rollout
from kibitz.engines.nyet.round_value cimport INFORMED, predict_points
from kibitz.engines.nyet.solver.position cimport Search
from kibitz.engines.nyet.solver.search cimport Solver
from kibitz.engines.nyet.policy.team cimport play_to_first_lead
from kibitz.engines.nyet.value cimport INPUTS, HandInputs, all_inputs
from kibitz.engines.nyet.policy.veto_heuristic cimport (
    CardValues, HandEstimate, card_values_for, draw_preferences, estimate_hand, heuristic_veto,
)

from kibitz.engines.nyet.value import load_networks


cdef void settle_terms(
    const Tables* rules, const CardValues* by_slot, int random_every, Packed* at, uint64_t* rng
) noexcept nogil:
    """A deal and its NYET! phase by heuristics; one veto in `random_every` is random, for a variety of terms."""
    cdef HandEstimate estimates[SEATS]
    cdef uint64_t choices
    cdef int seat, box
    memset(at, 0, sizeof(Packed))
    at.dealer = below(rng, rules.players)
    deal_cards(rules, at, rng)
    for seat in range(rules.players):
        estimate_hand(&estimates[seat], by_slot, rules, at.hands[seat], seat)
        draw_preferences(&estimates[seat], rng)
    while at.phase == NYET:
        if below(rng, random_every) == 0:
            legal(rules, at, at.turn, &choices)
            box = pick(choices, rng)
        else:
            box = heuristic_veto(rules, at.open_boxes, &estimates[at.turn])
        step(rules, at, at.turn, COVER + box)


cdef void roll_out(
    const Tables* rules, const Packed* at, Search* s, int rollouts, uint64_t* rng, double* counts
) noexcept nogil:
    """What each seat takes: the mean of open-hand rollouts and as many policy rollouts."""
    cdef Packed then
    cdef int i, seat
    for seat in range(SEATS):
        counts[seat] = 0
    for i in range(2 * rollouts):
        then = at[0]
        if i < rollouts:
            open_rollout(rules, &then, s, rng)
        else:
            policy_rollout(rules, &then, rng)
        for seat in range(rules.players):
            counts[seat] += (then.taken[seat] + then.loot[seat]) / (2.0 * rollouts)


def first_leads(
    Rules rules not None, float[:, :, ::1] inputs, float[:, ::1] counts, float[:, ::1] sides, Solver solver not None, *,
    bint negative, int rollouts, uint64_t seed
):
    """Fill the rows with hands at first leads where points are good, or bad, what each seat takes, and its side.

    Half of the teams are random, for variety.
    """
    cdef const Tables* tables = &rules.tables
    cdef CardValues by_slot = card_values_for(tables)
    cdef Packed at
    cdef HandInputs hands[SEATS]
    cdef double found[SEATS]
    cdef uint64_t rng, choices
    cdef int row, seat, i, block, rows = inputs.shape[0]
    with solver, nogil:
        for row in range(rows):
            rng = stream(seed, row)
            settle_terms(tables, &by_slot, 3, &at, &rng)
            at.value = -2 if negative else 1 + below(&rng, 4)
            if at.phase == TEAM and below(&rng, 2):
                block = legal(tables, &at, at.turn, &choices)
                step(tables, &at, at.turn, block + pick(choices, &rng))
            play_to_first_lead(tables, &at, &rng)
            all_inputs(tables, &at, hands)
            roll_out(tables, &at, solver.s, rollouts, &rng, found)
            for seat in range(tables.players):
                counts[row, seat] = found[seat]
                sides[row, seat] = at.team >> seat & 1
                for i in range(INPUTS):
                    inputs[row, seat, i] = hands[seat].x[i]


def expected_points(Position position not None, *, uint64_t seed, informed=None):
    """The expected points of every seat in a round with terms and without a card played, by the value network.

    `informed` percent of first players see all hands when they choose teams; None: as many as bots assume.
    """
    if position.at.phase == NYET or position.at.phase > TRICKS or position.at.play_count:
        raise ValueError("points are expected between the terms and the first card")
    cdef const Tables* rules = &position.rules.tables
    cdef Packed at = position.at
    cdef double points[SEATS]
    cdef uint64_t rng = stream(seed, 0)
    cdef unsigned int percent = INFORMED[rules.players] if informed is None else informed
    load_networks()
    predict_points(rules, &at, percent, &rng, points)
    return [points[seat] for seat in range(rules.players)]

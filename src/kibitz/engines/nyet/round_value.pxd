"""Rounds cut off at the first lead and evaluated by the value network, which also chooses teams on the way there."""

from libc.stdint cimport uint64_t

from kibitz.compiled.common.bits cimport below, count, lowest
from kibitz.compiled.nyet.rules cimport BONUS, HOLDER, NOBODY, Packed, SEATS, TEAM, TEAM_OF, TRICKS, Tables, actor, step
from kibitz.compiled.nyet.heuristic cimport heuristic_action
from kibitz.engines.nyet.value cimport (
    HIDDEN, Embedding, HandInputs, Network, all_inputs, embed, predict_counts, value_network,
)

cdef extern from * nogil:
    """
    static const unsigned int INFORMED[6] = {0, 0, 0, 73, 81, 50};
    #define TIE 1e-3
    """
    # By the number of players: the percentage of first players modelled as seeing all hands, fitted so that first
    # players lead by as much as masters do after their choices (`bench/nyet_first.py`).
    const unsigned int INFORMED[SEATS + 1]
    const double TIE


cdef inline void round_points(
    const Tables* rules, int value, int team, int bonus, const float* counts, double* points
) noexcept nogil:
    """The points of every seat, given what each takes (N8)."""
    cdef double sums[2]
    cdef int seat
    sums[0] = sums[1] = 0
    for seat in range(rules.players):
        sums[team >> seat & 1] += counts[seat] * (2 if rules.holder_tricks and seat == bonus else 1)
    for seat in range(rules.players):
        points[seat] = sums[team >> seat & 1] * value
        if seat == bonus and not rules.holder_tricks:
            points[seat] *= 2


cdef inline double lead_over_mean(int players, int seat, const double* points) noexcept nogil:
    """A seat's lead over the mean of the others."""
    cdef double sum = 0
    cdef int other
    for other in range(players):
        sum += points[other]
    return points[seat] - (sum - points[seat]) / (players - 1)


cdef inline void embed_hands(const Tables* rules, const Packed* at, Embedding* hands) noexcept nogil:
    """The embeddings of all hands."""
    cdef HandInputs inputs[SEATS]
    cdef const Network* net = value_network(rules, at)
    cdef int seat
    all_inputs(rules, at, inputs)
    for seat in range(rules.players):
        hands[seat] = embed(net, &inputs[seat])


cdef inline void average(int players, int viewer, float* first) noexcept nogil:
    """Replace one number of every hand but the viewer's by their mean; `first` points to the first hand's."""
    cdef int seat, apart = sizeof(Embedding) // sizeof(float)
    cdef float mean = 0
    for seat in range(players):
        if seat != viewer:
            mean += first[seat * apart]
    mean /= players - 1
    for seat in range(players):
        if seat != viewer:
            first[seat * apart] = mean


cdef inline void average_others(int players, int viewer, Embedding* hands) noexcept nogil:
    """Make all hands but the viewer's look alike."""
    cdef int j
    for j in range(HIDDEN):
        average(players, viewer, &hands[0].own[j])
        average(players, viewer, &hands[0].team[j])
        average(players, viewer, &hands[0].others[j])


cdef inline int best_holder(
    const Tables* rules, int value, int seat, int team, const float* counts, double* lead
) noexcept nogil:
    """The best holder of the bonus card for the seat that chooses, and that seat's lead then."""
    cdef double points[SEATS]
    cdef double found
    cdef int size = count(team), small, holder, best = NOBODY
    if not rules.bonus_used:
        round_points(rules, value, team, NOBODY, counts, points)
        lead[0] = lead_over_mean(rules.players, seat, points)
        return NOBODY
    small = team if 2 * size < rules.players else ((1 << rules.players) - 1) ^ team
    while small:
        holder = lowest(small)
        small &= small - 1
        round_points(rules, value, team, holder, counts, points)
        found = lead_over_mean(rules.players, seat, points)
        if best == NOBODY or found > lead[0]:
            lead[0] = found
            best = holder
    return best


cdef inline int choose_by_value(
    const Tables* rules, const Packed* at, unsigned int informed, uint64_t* rng
) noexcept nogil:
    """The team, or the holder of the bonus card, with the highest value for the first player.

    Vetoes tell the first player something about the other hands. To model that, `informed` percent of first players see
    all hands, the rest see them as alike. (Shrinking the other hands towards their mean is no model of it: their order,
    and so the choice, stays the same.)
    """
    cdef Embedding hands[SEATS]
    cdef float counts[SEATS]
    cdef const Network* net = value_network(rules, at)
    cdef uint64_t teams = rules.teams[at.turn]
    cdef int team, best = lowest(teams), equal = 0
    cdef double lead = 0, most = -1e9
    embed_hands(rules, at, hands)
    if below(rng, 100) >= informed:
        average_others(rules.players, at.turn, hands)
    if at.phase == BONUS:
        predict_counts(net, rules.players, at.team, hands, counts)
        return HOLDER + best_holder(rules, at.value, at.turn, at.team, counts, &lead)
    while teams:
        team = lowest(teams)
        teams &= teams - 1
        predict_counts(net, rules.players, team, hands, counts)
        best_holder(rules, at.value, at.turn, team, counts, &lead)
        equal = 1 if lead > most + TIE else equal + (lead > most - TIE)
        if lead > most + TIE or lead > most - TIE and below(rng, equal) == 0:
            most = lead
            best = team
    return TEAM_OF + best


cdef inline void predict_points(
    const Tables* rules, Packed* at, unsigned int informed, uint64_t* rng, double* points
) noexcept nogil:
    """Play up to the first lead, and predict the points of every seat."""
    cdef Embedding hands[SEATS]
    cdef float counts[SEATS]
    cdef int code
    while at.phase < TRICKS:
        if at.phase == TEAM or at.phase == BONUS:
            code = choose_by_value(rules, at, informed, rng)
        else:
            code = heuristic_action(rules, at, actor(rules, at), rng)
        step(rules, at, actor(rules, at), code)
    embed_hands(rules, at, hands)
    predict_counts(value_network(rules, at), rules.players, at.team, hands, counts)
    round_points(rules, at.value, at.team, at.bonus, counts, points)

"""Rounds judged at the first lead instead of being played out: teams are chosen by what the networks expect of them."""

from libc.stdint cimport uint64_t

from kibitz.fast.bits cimport below, count, lowest
from kibitz.fast.nyet cimport BONUS, HOLDER, NOBODY, Packed, SEATS, TEAM, TEAM_OF, TRICKS, Tables, actor, step
from kibitz.fast.nyet_thumb cimport thumb_code
from kibitz.fast.nyet_value cimport HIDDEN, Hand, Network, Traits, describe_seats, foresee, judge, traits

cdef extern from * nogil:
    """
    static const unsigned int SEEING[6] = {0, 0, 0, 73, 81, 50};
    #define HARDLY_MORE 1e-3
    """
    # By the number of players: as many first players in a hundred see all hands as it takes for all to lead by what masters
    # lead by after their choices (`bench/nyet_first.py`).
    const unsigned int SEEING[SEATS + 1]
    const double HARDLY_MORE


cdef inline void points_of(
    const Tables* rules, int value, int team, int bonus, const float* counts, double* points
) noexcept nogil:
    """The points of every seat if each takes so much (N8)."""
    cdef double sums[2]
    cdef int seat
    sums[0] = sums[1] = 0
    for seat in range(rules.players):
        sums[team >> seat & 1] += counts[seat] * (2 if rules.holder_tricks and seat == bonus else 1)
    for seat in range(rules.players):
        points[seat] = sums[team >> seat & 1] * value
        if seat == bonus and not rules.holder_tricks:
            points[seat] *= 2


cdef inline double lead_of(int players, int seat, const double* points) noexcept nogil:
    """By how much a seat is ahead of the others' mean."""
    cdef double sum = 0
    cdef int other
    for other in range(players):
        sum += points[other]
    return points[seat] - (sum - points[seat]) / (players - 1)


cdef inline void see_all(const Tables* rules, const Packed* at, Traits* found) noexcept nogil:
    """The traits of all hands."""
    cdef Hand hands[SEATS]
    cdef const Network* net = judge(rules, at)
    cdef int seat
    describe_seats(rules, at, hands)
    for seat in range(rules.players):
        found[seat] = traits(net, &hands[seat])


cdef inline void level(int players, int viewer, float* first) noexcept nogil:
    """One number of every hand but the viewer's becomes their mean; the first hand's is given."""
    cdef int seat, apart = sizeof(Traits) // sizeof(float)
    cdef float mean = 0
    for seat in range(players):
        if seat != viewer:
            mean += first[seat * apart]
    mean /= players - 1
    for seat in range(players):
        if seat != viewer:
            first[seat * apart] = mean


cdef inline void hide_others(int players, int viewer, Traits* found) noexcept nogil:
    """All hands but the viewer's are alike."""
    cdef int j
    for j in range(HIDDEN):
        level(players, viewer, &found[0].own[j])
        level(players, viewer, &found[0].team[j])
        level(players, viewer, &found[0].others[j])


cdef inline int best_holder(
    const Tables* rules, int value, int seat, int team, const float* counts, double* lead
) noexcept nogil:
    """Who should hold the bonus card of a team, for a seat that may say so, and by how much the seat is then ahead."""
    cdef double points[SEATS]
    cdef double found
    cdef int size = count(team), small, holder, best = NOBODY
    if not rules.bonus_used:
        points_of(rules, value, team, NOBODY, counts, points)
        lead[0] = lead_of(rules.players, seat, points)
        return NOBODY
    small = team if 2 * size < rules.players else ((1 << rules.players) - 1) ^ team
    while small:
        holder = lowest(small)
        small &= small - 1
        points_of(rules, value, team, holder, counts, points)
        found = lead_of(rules.players, seat, points)
        if best == NOBODY or found > lead[0]:
            lead[0] = found
            best = holder
    return best


cdef inline int judged_choice(
    const Tables* rules, const Packed* at, unsigned int seeing, uint64_t* rng
) noexcept nogil:
    """The team, or the holder of the bonus card, that promises the first player most.

    First players have read a part of the other hands in the vetoes. So many of a hundred choose as if they saw all of
    them, the rest as if all were alike. (Hands seen dimly, each drawn towards their mean, would be no model of that: their
    order, and so the choice, stays the same.)
    """
    cdef Traits found[SEATS]
    cdef float counts[SEATS]
    cdef const Network* net = judge(rules, at)
    cdef uint64_t teams = rules.teams[at.turn]
    cdef int team, best = lowest(teams), equal = 0
    cdef double lead = 0, most = -1e9
    see_all(rules, at, found)
    if below(rng, 100) >= seeing:
        hide_others(rules.players, at.turn, found)
    if at.phase == BONUS:
        foresee(net, rules.players, at.team, found, counts)
        return HOLDER + best_holder(rules, at.value, at.turn, at.team, counts, &lead)
    while teams:
        team = lowest(teams)
        teams &= teams - 1
        foresee(net, rules.players, team, found, counts)
        best_holder(rules, at.value, at.turn, team, counts, &lead)
        equal = 1 if lead > most + HARDLY_MORE else equal + (lead > most - HARDLY_MORE)
        if lead > most + HARDLY_MORE or lead > most - HARDLY_MORE and below(rng, equal) == 0:
            most = lead
            best = team
    return TEAM_OF + best


cdef inline void foresee_points(
    const Tables* rules, Packed* at, unsigned int seeing, uint64_t* rng, double* points
) noexcept nogil:
    """Everything up to the first lead, and the points that every seat may then expect."""
    cdef Traits found[SEATS]
    cdef float counts[SEATS]
    cdef int code
    while at.phase < TRICKS:
        if at.phase == TEAM or at.phase == BONUS:
            code = judged_choice(rules, at, seeing, rng)
        else:
            code = thumb_code(rules, at, actor(rules, at), rng)
        step(rules, at, actor(rules, at), code)
    see_all(rules, at, found)
    foresee(judge(rules, at), rules.players, at.team, found, counts)
    points_of(rules, at.value, at.team, at.bonus, counts, points)

"""What a seat wants: the chance to win the game, and points, given the scores and what the round brings."""

from libc.math cimport exp, hypot

from kibitz.compiled.common.bits cimport count
from kibitz.compiled.nyet.rules cimport Packed, SEATS, Tables
from kibitz.engines.nyet.round_value cimport lead_over_mean

cdef extern from * nogil:
    """
    #define EXPECTED_SHARE 0.6
    #define LEAST_SPREAD 6.0
    """
    const double EXPECTED_SHARE  # what a side expects of each trick left, loot included
    const double LEAST_SPREAD

cdef struct Interest:
    int seat
    int players
    double spread           # of the noise that later rounds add to the scores
    int target
    double later_spread     # the same if nobody has reached the target
    double points_weight    # what a point is worth, in probability of winning


cdef inline double lead_points(const Interest* interest, const double* totals) noexcept nogil:
    """The seat's points: its lead over the mean of the other totals."""
    return lead_over_mean(interest.players, interest.seat, totals)


cdef inline double noisy_win_probability(
    const Interest* interest, const double* totals, double spread, double later_spread
) noexcept nogil:
    """The probability of winning with these totals after the round, and noise of size `spread` from later rounds.

    The noise is of size `later_spread` if nobody has reached the target.
    """
    cdef int seat, ties = 0
    cdef double best = totals[0], sum = 0
    for seat in range(interest.players):
        if totals[seat] > best:
            best = totals[seat]
    if interest.target and best < interest.target:
        spread = later_spread
    if spread <= 0:
        for seat in range(interest.players):
            ties += totals[seat] == best
        return 1.0 / ties if totals[interest.seat] == best else 0.0
    for seat in range(interest.players):
        sum += exp((totals[seat] - best) / spread)
    return exp((totals[interest.seat] - best) / spread) / sum


cdef inline double win_probability(const Interest* interest, const double* totals, double error=0) noexcept nogil:
    """The same with the noise of the rounds to come; the totals may have an error."""
    return noisy_win_probability(interest, totals, hypot(interest.spread, error), hypot(interest.later_spread, error))


cdef inline double smooth_win_probability(const Interest* interest, const double* totals) noexcept nogil:
    """The probability of winning with enough noise for a useful gradient in the last round."""
    cdef double later_spread = max(interest.later_spread, LEAST_SPREAD)
    return noisy_win_probability(interest, totals, max(interest.spread, LEAST_SPREAD), later_spread)


cdef inline void counts_so_far(
    const Interest* interest, const Tables* rules, const Packed* at, int home, double* counts
) noexcept nogil:
    """The sides' counts so far (N8, N8.2)."""
    cdef int seat
    cdef bint twice
    counts[0] = counts[1] = 0
    for seat in range(interest.players):
        twice = rules.holder_tricks and seat == at.bonus
        counts[home >> seat & 1] += (at.taken[seat] + at.loot[seat]) * (2 if twice else 1)


cdef inline void round_totals(
    const Interest* interest, const Tables* rules, const Packed* at, int home, const double* counts, double* totals
) noexcept nogil:
    """The totals if the round ended with these counts (N8)."""
    cdef int seat
    for seat in range(interest.players):
        totals[seat] = counts[home >> seat & 1] * at.value
        if seat == at.bonus and not rules.holder_tricks:
            totals[seat] *= 2
        totals[seat] += at.scores[seat]


cdef inline void reached_totals(
    const Interest* interest, const Tables* rules, const Packed* at, int home, const int* part, const int* gained,
    double* totals
) noexcept nogil:
    """The totals if the sides gain these counts, multiplied by their parts, from here on."""
    cdef double counts[2]
    cdef int side
    counts_so_far(interest, rules, at, home, counts)
    for side in range(2):
        counts[side] += gained[side] // part[side]
    round_totals(interest, rules, at, home, counts, totals)


cdef inline bint may_end(const Interest* interest, const Tables* rules, const Packed* at, int home) noexcept nogil:
    """Whether the game may end with this round: it's the last, or a seat can reach the target."""
    cdef double totals[SEATS]
    cdef double counts[2]
    cdef int seat, most = count(at.hands[at.turn]) + at.trick_size
    if not interest.target:
        return interest.spread <= 0
    for seat in range(interest.players):
        most += count(at.hands[seat] & rules.ones)
    counts_so_far(interest, rules, at, home, counts)
    for seat in range(2):
        counts[seat] += 2 * most if rules.holder_tricks else most
    round_totals(interest, rules, at, home, counts, totals)
    for seat in range(interest.players):
        if totals[seat] >= interest.target:
            return True
    return False


cdef inline double gradients(
    const Interest* interest, const Tables* rules, const Packed* at, int home, double* by_count, double* wanted
) noexcept nogil:
    """The gradient by the sides' counts of the probability of winning and of an action's worth.

    Returns the probability itself.
    """
    cdef double totals[SEATS]
    cdef double counts[2]
    cdef double step_size, up, down, lead
    cdef int side, left = count(at.hands[at.turn])
    counts_so_far(interest, rules, at, home, counts)
    counts[0] += left * EXPECTED_SHARE
    counts[1] += left * EXPECTED_SHARE
    step_size = 1 + left / 4.0
    for side in range(2):
        counts[side] += step_size
        round_totals(interest, rules, at, home, counts, totals)
        up = smooth_win_probability(interest, totals)
        lead = lead_points(interest, totals)
        counts[side] -= 2 * step_size
        round_totals(interest, rules, at, home, counts, totals)
        down = smooth_win_probability(interest, totals)
        lead -= lead_points(interest, totals)
        counts[side] += step_size
        by_count[side] = (up - down) / (2 * step_size)
        wanted[side] = by_count[side] + interest.points_weight * lead / (2 * step_size)
    round_totals(interest, rules, at, home, counts, totals)
    return smooth_win_probability(interest, totals)

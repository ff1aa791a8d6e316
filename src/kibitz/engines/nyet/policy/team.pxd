"""The heuristic policy for teams and the bonus card, by the hands' expected tricks; and play up to the first lead."""

from libc.stdint cimport int32_t, uint8_t, uint64_t

from kibitz.compiled.common.bits cimport below, count, lowest
from kibitz.compiled.nyet.rules cimport (
    BONUS, HOLDER, Packed, SEATS, TEAM, TEAM_OF, TRICKS, Tables, actor, step, strengths,
)
from kibitz.compiled.nyet.heuristic cimport heuristic_action
from kibitz.engines.nyet.card_value cimport card_value, hundredths

cdef inline int hand_value(const Tables* rules, const Packed* at, uint64_t hand) noexcept nogil:
    """A hand's expected tricks under the terms, in hundredths; at least 30."""
    cdef const uint8_t* keys = strengths(rules, at)
    cdef int card, total = 0, top = rules.deck_size // 4 - 2
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        total += hundredths(card_value(keys[card], (rules.ones >> card) & 1, top))
    return total if total > 30 else 30

cdef inline void estimate_hands(
    const Tables* rules, const Packed* at, int seat, uint64_t* rng, int* hand_values
) noexcept nogil:
    """A seat's estimates of all hands: its own exactly, the others partly, as it can infer them from the vetoes."""
    cdef int other, mean = 0
    for other in range(rules.players):
        hand_values[other] = hand_value(rules, at, at.hands[other])
        mean += hand_values[other]
    mean //= rules.players
    for other in range(rules.players):
        if other != seat:
            hand_values[other] = mean + (hand_values[other] - mean) * 2 // 5 + <int>below(rng, 80) - 40
            if hand_values[other] < 10:
                hand_values[other] = 10

cdef inline double team_value(
    const Tables* rules, const Packed* at, int seat, int team, const int* hand_values
) noexcept nogil:
    """The points that a team should bring its first player, over the mean of the others."""
    cdef double side[2]
    cdef double points, own = 0, rest = 0
    cdef int other, small, size = count(team)
    side[0] = side[1] = 0
    small = team if 2 * size < rules.players else ((1 << rules.players) - 1) ^ team
    for other in range(rules.players):
        side[(team >> other) & 1] += hand_values[other]
    for other in range(rules.players):
        points = side[(team >> other) & 1] * at.value
        if rules.bonus_used and (small >> other) & 1:
            if count(small) == 1:
                points *= 2
            elif (small >> seat) & 1:
                points *= 2 if other == seat else 1
            else:
                points *= 1.5
        if other == seat:
            own = points
        else:
            rest += points
    return own - rest / (rules.players - 1)

cdef inline int choose_team(const Tables* rules, const Packed* at, uint64_t* rng) noexcept nogil:
    """The team with the highest value for the first player."""
    cdef int hand_values[SEATS]
    cdef uint64_t teams = rules.teams[at.turn]
    cdef int team, best = lowest(teams)
    cdef double value, most = -1e9
    estimate_hands(rules, at, at.turn, rng, hand_values)
    while teams:
        team = lowest(teams)
        teams &= teams - 1
        value = team_value(rules, at, at.turn, team, hand_values)
        if value > most:
            most = value
            best = team
    return TEAM_OF + best

cdef inline int choose_holder(const Tables* rules, const Packed* at, uint64_t* rng) noexcept nogil:
    """The bonus card's holder: oneself where it helps, else the hand that should make most, or least, of it."""
    cdef int hand_values[SEATS]
    cdef int pair = at.team if count(at.team) == 2 else ((1 << rules.players) - 1) ^ at.team
    cdef int one = lowest(pair), other = lowest(pair & (pair - 1)), seat = at.turn
    cdef bint mine = (pair >> seat) & 1, good = (at.value > 0) == mine
    if mine and not rules.holder_tricks:
        return HOLDER + (seat if at.value > 0 else one if other == seat else other)
    estimate_hands(rules, at, seat, rng, hand_values)
    if rules.holder_tricks:
        return HOLDER + (one if (hand_values[one] > hand_values[other]) == good else other)
    return HOLDER + (one if (at.scores[one] < at.scores[other]) == (at.value > 0) else other)

cdef inline void play_to_first_lead(const Tables* rules, Packed* at, uint64_t* rng) noexcept nogil:
    """Play by heuristics up to the first lead."""
    cdef int code
    while at.phase < TRICKS:
        if at.phase == TEAM:
            code = choose_team(rules, at, rng)
        elif at.phase == BONUS:
            code = choose_holder(rules, at, rng)
        else:
            code = heuristic_action(rules, at, actor(rules, at), rng)
        step(rules, at, actor(rules, at), code)

"""The likelihood of a world: how probable the other seats' actions were, given the hands they hold in it.

A seat is one of two types of players, and its actions show which: one follows heuristics, so that its vetoes and gifts
say much about its hand; the other searches, and its actions say less. Each type chooses by a softmax with a temperature
of its own, and now and then at random (with probability epsilon). Temperatures and epsilons maximize the likelihood of
the true hands in rounds of bots.
"""

from libc.math cimport exp, log
from libc.stdint cimport uint8_t, uint64_t

from kibitz.compiled.common.bits cimport count, lowest
from kibitz.compiled.nyet.rules cimport (
    BOXES, GIVE, LINES, NYET, Packed, SEATS, TRICKS, Tables, next_seat, same_team, strengths,
)
from kibitz.engines.nyet.policy.card cimport (
    CARD_WEIGHTS, PLAYER_TYPES, SEARCHER, Played, classify_choice, replay_tricks,
)
from kibitz.engines.nyet.card_value cimport card_value
from kibitz.engines.nyet.solver.position cimport card_bit
from kibitz.engines.nyet.policy.team cimport hand_value, team_value
from kibitz.engines.nyet.policy.veto_heuristic cimport ALL_BOXES, CardValues, card_values_for, veto_gains
from kibitz.engines.nyet.policy.veto cimport HandFeatures, hand_features, veto_probability

cdef extern from * nogil:
    """
    static const double VETO_TEMPERATURE[2] = {0.1, 0.66}, VETO_EPSILON[2] = {0.08, 0.08};
    static const double TEAM_TEMPERATURE[2] = {1.5, 1.5}, TEAM_EPSILON[2] = {0.1, 0.2};
    static const double GIFT_TEMPERATURE[2] = {0.1, 0.22}, GIFT_EPSILON[2] = {0.02, 0.05};
    static const double CARD_EPSILON[2] = {0.02, 0.1};
    #define NETWORK_VETO_EPSILON 0.03
    #define INFERRED_FROM_VETOES 0.3
    """
    const double VETO_TEMPERATURE[PLAYER_TYPES]
    const double VETO_EPSILON[PLAYER_TYPES]
    const double TEAM_TEMPERATURE[PLAYER_TYPES]
    const double TEAM_EPSILON[PLAYER_TYPES]
    const double GIFT_TEMPERATURE[PLAYER_TYPES]
    const double GIFT_EPSILON[PLAYER_TYPES]
    const double CARD_EPSILON[PLAYER_TYPES]
    const double NETWORK_VETO_EPSILON  # where the veto policy network gives the probabilities
    const double INFERRED_FROM_VETOES  # the share of another hand's difference from the mean that vetoes reveal

cdef struct PublicActions:
    # The public actions of a round: the same in all worlds of a view.
    CardValues card_values
    int viewer
    bint networks   # whether the likelihood of vetoes comes from networks or from heuristics
    uint64_t open_boxes[LINES * BOXES]
    int vetoer[LINES * BOXES]
    Played plays[64]
    uint64_t played[SEATS]

cdef struct WorldLikelihood:
    # The hands of a world before cards were given up and before the first lead, and the likelihood of all actions.
    uint64_t dealt[SEATS]
    uint64_t at_first_lead[SEATS]
    uint64_t given[SEATS]
    double likelihood[SEATS][PLAYER_TYPES]
    double log_likelihood


cdef inline void collect_actions(
    const Tables* rules, const Packed* at, int viewer, bint networks, PublicActions* actions
) noexcept nogil:
    """Collect the public actions."""
    cdef uint64_t open_boxes = rules.boxes
    cdef int i, seat = (at.dealer + rules.vetoer) % rules.players
    actions.card_values = card_values_for(rules)
    actions.viewer = viewer
    actions.networks = networks
    for i in range(at.token_count):
        actions.open_boxes[i] = open_boxes
        actions.vetoer[i] = seat
        open_boxes ^= <uint64_t>1 << at.tokens[i]
        seat = next_seat(rules, seat)
    replay_tricks(rules, at, actions.plays, actions.played)


cdef inline void world_likelihood(
    const Tables* rules, const PublicActions* actions, const Packed* at, WorldLikelihood* world,
    const WorldLikelihood* before
) noexcept nogil:
    """The likelihood of a world; seats with the same cards as in `before` are not evaluated again."""
    cdef int seat, t
    cdef double team[PLAYER_TYPES]
    restore_hands(rules, actions, at, world)
    for seat in range(rules.players):
        if seat == actions.viewer:
            continue
        if (
            before != NULL and before.dealt[seat] == world.dealt[seat] and before.given[seat] == world.given[seat]
            and before.at_first_lead[seat] == world.at_first_lead[seat]
        ):
            for t in range(PLAYER_TYPES):
                world.likelihood[seat][t] = before.likelihood[seat][t]
        else:
            seat_likelihood(rules, actions, at, world, seat)
    for t in range(PLAYER_TYPES):
        team[t] = 1
    if at.phase > NYET and at.team and rules.players > 2 and at.first != actions.viewer:
        team_likelihood(rules, at, world.dealt, team)
    world.log_likelihood = 0
    for seat in range(rules.players):
        if seat == actions.viewer:
            continue
        if seat == at.first:
            world.log_likelihood += log(world.likelihood[seat][0] * team[0] + world.likelihood[seat][1] * team[1])
        else:
            world.log_likelihood += log(world.likelihood[seat][0] + world.likelihood[seat][1])


cdef inline void restore_hands(
    const Tables* rules, const PublicActions* actions, const Packed* at, WorldLikelihood* world
) noexcept nogil:
    """The hands before anything was played, and before anything was given up."""
    cdef int seat, to = rules.give_to[at.discard] if at.phase == TRICKS else 0
    for seat in range(rules.players):
        world.at_first_lead[seat] = world.dealt[seat] = at.hands[seat] | actions.played[seat]
        world.given[seat] = at.given[seat]
    if at.phase == NYET:
        return
    if to:
        for seat in range(rules.players):
            world.dealt[(seat + to) % rules.players] &= ~at.given[seat]
    for seat in range(rules.players):
        world.dealt[seat] |= at.given[seat]


cdef inline void seat_likelihood(
    const Tables* rules, const PublicActions* actions, const Packed* at, WorldLikelihood* world, int seat
) noexcept nogil:
    """The likelihood of a seat's actions with this hand, for each type of player."""
    cdef HandFeatures hand
    cdef double* likelihood = world.likelihood[seat]
    cdef int i
    likelihood[0] = likelihood[1] = 0.5
    hand_features(&hand, &actions.card_values, rules, world.dealt[seat], seat)
    for i in range(at.token_count):
        if actions.vetoer[i] == seat:
            veto_likelihood(rules, actions.open_boxes[i], &hand, at.tokens[i], actions.networks, likelihood)
    if (at.phase == GIVE or at.phase == TRICKS) and at.given[seat]:
        gift_likelihood(rules, at, seat, world.dealt[seat], likelihood)
    if at.phase == TRICKS:
        card_likelihood(rules, actions, at, seat, world.at_first_lead[seat], likelihood)


cdef inline void veto_likelihood(
    const Tables* rules, uint64_t open_boxes, const HandFeatures* hand, int covered, bint networks, double* likelihood
) noexcept nogil:
    """The likelihood of a veto: boxes that suit the hand are rarely covered."""
    cdef double gains[ALL_BOXES]
    cdef double sums[PLAYER_TYPES]
    cdef uint64_t rest = veto_gains(rules, open_boxes, &hand.estimate, gains)
    cdef int box, t, n = count(rest)
    sums[0] = sums[1] = 0
    while rest:
        box = lowest(rest)
        rest &= rest - 1
        for t in range(PLAYER_TYPES):
            sums[t] += exp((gains[box] - gains[covered]) / VETO_TEMPERATURE[t])
    for t in range(PLAYER_TYPES):
        if networks and t == SEARCHER:
            sums[t] = veto_probability(rules, open_boxes, hand, covered)
            likelihood[t] *= (1 - NETWORK_VETO_EPSILON) * sums[t] + NETWORK_VETO_EPSILON / n
        else:
            likelihood[t] *= (1 - VETO_EPSILON[t]) / sums[t] + VETO_EPSILON[t] / n


cdef inline void team_likelihood(
    const Tables* rules, const Packed* at, const uint64_t* dealt, double* likelihood
) noexcept nogil:
    """The likelihood of the team: first players maximize its value, knowing their hand and a part of the others."""
    cdef int hand_values[SEATS]
    cdef double sums[PLAYER_TYPES]
    cdef uint64_t teams = rules.teams[at.first]
    cdef int seat, t, mean = 0, n = count(teams)
    cdef double chosen, other, scale = 100.0 * (at.value if at.value > 0 else -at.value)
    for seat in range(rules.players):
        hand_values[seat] = hand_value(rules, at, dealt[seat])
        mean += hand_values[seat] if seat != at.first else 0
    mean //= rules.players - 1
    for seat in range(rules.players):
        if seat != at.first:
            hand_values[seat] = mean + <int>((hand_values[seat] - mean) * INFERRED_FROM_VETOES)
    chosen = team_value(rules, at, at.first, at.team, hand_values)
    sums[0] = sums[1] = 0
    while teams:
        other = team_value(rules, at, at.first, lowest(teams), hand_values)
        teams &= teams - 1
        for t in range(PLAYER_TYPES):
            sums[t] += exp((other - chosen) / (scale * TEAM_TEMPERATURE[t]))
    for t in range(PLAYER_TYPES):
        likelihood[t] *= (1 - TEAM_EPSILON[t]) / sums[t] + TEAM_EPSILON[t] / n


cdef inline void gift_likelihood(
    const Tables* rules, const Packed* at, int seat, uint64_t hand, double* likelihood
) noexcept nogil:
    """The likelihood of a gift: the least useful cards go first, and a partner gets useful ones."""
    cdef const uint8_t* keys = strengths(rules, at)
    cdef uint64_t others = hand & ~rules.ones
    cdef uint64_t rest = others if others and not rules.give_ones[at.discard] else hand
    cdef int card, t, n = count(rest), to = rules.give_to[at.discard], top = rules.deck_size // 4 - 2
    cdef double sums[PLAYER_TYPES]
    cdef double given[PLAYER_TYPES]
    cdef double gain, weight
    cdef bint partner = to and same_team(at, seat, (seat + to) % rules.players)
    for t in range(PLAYER_TYPES):
        sums[t] = 0
        given[t] = 1
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        gain = -card_value(keys[card], (rules.ones >> card) & 1, top)
        if (at.value < 0) != partner:
            gain = -gain
        for t in range(PLAYER_TYPES):
            weight = exp(gain / GIFT_TEMPERATURE[t])
            sums[t] += weight
            if (at.given[seat] >> card) & 1:
                given[t] *= weight
    for t in range(PLAYER_TYPES):
        if count(at.given[seat]) == 2:
            given[t] *= 2 / sums[t]
        likelihood[t] *= (1 - GIFT_EPSILON[t]) * given[t] / sums[t] + GIFT_EPSILON[t] / max(1, n)


cdef inline void card_likelihood(
    const Tables* rules, const PublicActions* actions, const Packed* at, int seat, uint64_t hand, double* likelihood
) noexcept nogil:
    """The likelihood of the cards played, by the card policy."""
    cdef const uint8_t* keys = strengths(rules, at)
    cdef const Played* play
    cdef uint8_t classes[64]
    cdef int number, i, n, t, chosen = 0
    cdef double sum
    for number in range(at.play_count):
        play = &actions.plays[number]
        if play.seat != seat:
            continue
        n = classify_choice(rules, keys, play, hand, classes, &chosen)
        hand &= ~card_bit(play.card)
        if n < 2:
            continue
        for t in range(PLAYER_TYPES):
            sum = 0
            for i in range(n):
                sum += CARD_WEIGHTS[t][play.situation][classes[i]]
            likelihood[t] *= (
                (1 - CARD_EPSILON[t]) * CARD_WEIGHTS[t][play.situation][chosen] / sum + CARD_EPSILON[t] / n
            )

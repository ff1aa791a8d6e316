"""How playouts reach the tricks: teams and the bonus card by what hands promise, the rest by rules of thumb."""

from libc.stdint cimport int32_t, uint8_t, uint64_t

from kibitz.fast.bits cimport below, count, lowest
from kibitz.fast.nyet cimport BONUS, HOLDER, Packed, SEATS, SUPER_KEY, TEAM, TEAM_OF, TRICKS, TRUMP_KEY, Tables, actor, step, strengths
from kibitz.fast.nyet_thumb cimport thumb_code

cdef inline int card_worth(int key, bint one, int top) noexcept nogil:
    """Hundredths of a trick that a card promises before play, less the loot it may become."""
    cdef int value
    if key >= SUPER_KEY:
        return 90
    if key >= TRUMP_KEY:
        value = key - TRUMP_KEY
        return -20 if one else 25 + 65 * value * value // (top * top)
    if one:
        return -45
    return 70 * key * key * key * key * key // (top * top * top * top * top)

cdef inline int hand_worth(const Tables* rules, const Packed* at, int seat) noexcept nogil:
    """Hundredths of tricks that a hand promises under the terms."""
    cdef const uint8_t* keys = strengths(rules, at)
    cdef uint64_t rest = at.hands[seat]
    cdef int card, total = 0, top = rules.deck_size // 4 - 2
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        total += card_worth(keys[card], (rules.ones >> card) & 1, top)
    return total if total > 30 else 30

cdef inline void guess_worths(const Tables* rules, const Packed* at, int seat, uint64_t* rng, int* worths) noexcept nogil:
    """What a seat thinks of all hands: its own it sees, of the others it has read a part in the vetoes."""
    cdef int other, mean = 0
    for other in range(rules.players):
        worths[other] = hand_worth(rules, at, other)
        mean += worths[other]
    mean //= rules.players
    for other in range(rules.players):
        if other != seat:
            worths[other] = mean + (worths[other] - mean) * 2 // 5 + <int>below(rng, 80) - 40
            if worths[other] < 10:
                worths[other] = 10

cdef inline double promise(const Tables* rules, const Packed* at, int seat, int team, const int* worths) noexcept nogil:
    """Points a team promises its first player over the mean of the others."""
    cdef double side[2]
    cdef double points, own = 0, rest = 0
    cdef int other, small, size = count(team)
    side[0] = side[1] = 0
    small = team if 2 * size < rules.players else ((1 << rules.players) - 1) ^ team
    for other in range(rules.players):
        side[(team >> other) & 1] += worths[other]
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
    """The team that promises the first player most."""
    cdef int worths[SEATS]
    cdef uint64_t teams = rules.teams[at.turn]
    cdef int team, best = lowest(teams)
    cdef double value, most = -1e9
    guess_worths(rules, at, at.turn, rng, worths)
    while teams:
        team = lowest(teams)
        teams &= teams - 1
        value = promise(rules, at, at.turn, team, worths)
        if value > most:
            most = value
            best = team
    return TEAM_OF + best

cdef inline int choose_holder(const Tables* rules, const Packed* at, uint64_t* rng) noexcept nogil:
    """The bonus card: to oneself where it helps, to the hand that makes most or least of it where that counts."""
    cdef int worths[SEATS]
    cdef int pair = at.team if count(at.team) == 2 else ((1 << rules.players) - 1) ^ at.team
    cdef int one = lowest(pair), other = lowest(pair & (pair - 1)), seat = at.turn
    cdef bint mine = (pair >> seat) & 1, good = (at.value > 0) == mine
    if mine and not rules.holder_tricks:
        return HOLDER + (seat if at.value > 0 else one if other == seat else other)
    guess_worths(rules, at, seat, rng, worths)
    if rules.holder_tricks:
        return HOLDER + (one if (worths[one] > worths[other]) == good else other)
    return HOLDER + (one if (at.scores[one] < at.scores[other]) == (at.value > 0) else other)

cdef inline void reach_tricks(const Tables* rules, Packed* at, uint64_t* rng) noexcept nogil:
    """Everything up to the first lead."""
    cdef int code
    while at.phase < TRICKS:
        if at.phase == TEAM:
            code = choose_team(rules, at, rng)
        elif at.phase == BONUS:
            code = choose_holder(rules, at, rng)
        else:
            code = thumb_code(rules, at, actor(rules, at), rng)
        step(rules, at, actor(rules, at), code)

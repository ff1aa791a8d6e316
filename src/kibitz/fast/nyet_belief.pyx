"""Which worlds to believe in: those whose hands explain the vetoes and gifts that were seen."""

from libc.math cimport exp, log
from libc.stdint cimport uint8_t, uint64_t

from kibitz.fast.bits cimport count, draw, lowest, stream
from kibitz.fast.nyet cimport GIVE, NYET, Packed, SEATS, SUPER_KEY, TRICKS, TRUMP_KEY, Tables, next_seat, same_team, strengths
from kibitz.fast.nyet_sample cimport Worlds
from kibitz.fast.nyet_veto cimport ALL_BOXES, Mind, Worths, make_up, veto_evidence, weigh_cards
from kibitz.fast.solver_deal cimport card_bit

cdef double GIFT_HEAT = 0.2
cdef double ODD_GIFT = 0.1


def likely(Worlds worlds not None, int number, *, int viewer, uint64_t seed):
    """The numbers of worlds drawn again, each as often as what the other seats did makes it likely."""
    cdef int i, at = 0, total = worlds.count
    cdef uint64_t rng = stream(seed, 0)
    cdef double sum = 0, most = -1e300, reach, target
    cdef Worths worths = weigh_cards(&worlds.rules.tables)
    cdef list weights = []
    for i in range(total):
        weights.append(evidence(&worlds.rules.tables, &worths, &worlds.all[i], viewer))
        most = max(most, weights[i])
    for i in range(total):
        weights[i] = exp(weights[i] - most)
        sum += weights[i]
    found = []
    target = (draw(&rng) >> 11) * (1.0 / 9007199254740992.0)
    reach = weights[0] / sum * number
    for i in range(number):
        while target + i > reach and at + 1 < total:
            at += 1
            reach += weights[at] / sum * number
        found.append(at)
    return found


cdef double evidence(const Tables* rules, const Worths* worths, const Packed* at, int viewer) noexcept nogil:
    """The logarithm of how likely the other seats were to cover and give up what they did with these hands."""
    cdef uint64_t dealt[SEATS]
    cdef Mind minds[SEATS]
    cdef uint64_t open_boxes = rules.boxes
    cdef int i, seat
    cdef double sum = 0
    hands_at_first(rules, at, dealt)
    for seat in range(rules.players):
        if seat != viewer:
            make_up(&minds[seat], worths, rules, dealt[seat], seat)
    seat = (at.dealer + rules.vetoer) % rules.players
    for i in range(at.token_count):
        if seat != viewer:
            sum += veto_evidence(rules, open_boxes, &minds[seat], at.tokens[i])
        open_boxes ^= <uint64_t>1 << at.tokens[i]
        seat = next_seat(rules, seat)
    if at.phase == GIVE or at.phase == TRICKS:
        for seat in range(rules.players):
            if seat != viewer and at.given[seat]:
                sum += gift_evidence(rules, worths, at, seat, dealt[seat])
    return sum


cdef double gift_evidence(
    const Tables* rules, const Worths* worths, const Packed* at, int seat, uint64_t hand
) noexcept nogil:
    """The logarithm of how likely a seat was to part with the cards it gave up."""
    cdef const uint8_t* keys = strengths(rules, at)
    cdef uint64_t others = hand & ~rules.ones
    cdef uint64_t rest = others if others and not rules.give_ones[at.discard] else hand
    cdef int card, n = count(rest), to = rules.give_to[at.discard]
    cdef double sum = 0, given = 1, liking
    cdef bint partner = to and same_team(at, seat, (seat + to) % rules.players)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if keys[card] >= SUPER_KEY:
            liking = -0.9
        elif (rules.ones >> card) & 1:
            liking = 0.2 if keys[card] >= TRUMP_KEY else 0.45
        else:
            liking = -(worths.trump[card & 15] if keys[card] >= TRUMP_KEY else worths.plain[card & 15])
        if (at.value < 0) != partner:
            liking = -liking
        liking = exp(liking / GIFT_HEAT)
        sum += liking
        if (at.given[seat] >> card) & 1:
            given *= liking
    if count(at.given[seat]) == 2:
        given /= sum
    return log((1 - ODD_GIFT) * given / sum + ODD_GIFT / max(1, n))


cdef void hands_at_first(const Tables* rules, const Packed* at, uint64_t* dealt) noexcept nogil:
    """The hands before anything was given up or played."""
    cdef const uint8_t* keys = strengths(rules, at)
    cdef int players = rules.players, to = rules.give_to[at.discard]
    cdef int seat, leader = at.first, i, best = 0, taker = 0, card, led = 0
    for seat in range(players):
        dealt[seat] = at.hands[seat]
    if at.phase == NYET:
        return
    for i in range(at.play_count):
        card = at.plays[i]
        if i % players == 0:
            leader = taker if i else at.first
            led = card
            best = -1
        seat = (leader + i % players) % players
        dealt[seat] |= card_bit(card)
        if keys[card] >= best and (keys[card] >= TRUMP_KEY or card >> 4 == led >> 4):
            best = keys[card]
            taker = seat
    for seat in range(players):
        if at.phase == TRICKS and to:
            dealt[(seat + to) % players] &= ~at.given[seat]
    for seat in range(players):
        dealt[seat] |= at.given[seat]

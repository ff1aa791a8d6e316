"""How likely the other seats were to do all that was seen of them, had they held the hands of a world.

A seat is one of two kinds of players, and what it does tells which: one that goes by rules of thumb, and whose vetoes and
gifts say much, or one that thinks, and says less. Neither never does anything odd. The numbers were fitted to rounds of
bots, so that the hands they truly held are as likely as can be among all.
"""

from libc.math cimport exp, log
from libc.stdint cimport uint8_t, uint64_t

from kibitz.fast.bits cimport count, lowest
from kibitz.fast.nyet cimport (
    BOXES, GIVE, LINES, NYET, Packed, SEATS, SUPER_KEY, TRICKS, TRUMP_KEY, Tables, next_seat, same_team, strengths,
)
from kibitz.fast.nyet_cover cimport Stock, cover_chance, take_stock
from kibitz.fast.nyet_habits cimport KINDS, LIKED, THINKS, Played, sort_choice, tell_plays
from kibitz.fast.nyet_policy cimport card_worth, promise
from kibitz.fast.nyet_veto cimport ALL_BOXES, Mind, Worths, weigh_boxes, weigh_cards
from kibitz.fast.solver_deal cimport card_bit

cdef extern from * nogil:
    """
    static const double VETO_HEAT[2] = {0.1, 0.66}, ODD_VETO[2] = {0.08, 0.08};
    static const double TEAM_HEAT[2] = {1.5, 1.5}, ODD_TEAM[2] = {0.1, 0.2};
    static const double GIFT_HEAT[2] = {0.1, 0.22}, ODD_GIFT[2] = {0.02, 0.05};
    static const double ODD_CARD[2] = {0.02, 0.1};
    #define ODD_COVER 0.03
    #define READ_IN_VETOES 0.3
    """
    const double VETO_HEAT[KINDS]
    const double ODD_VETO[KINDS]
    const double TEAM_HEAT[KINDS]
    const double ODD_TEAM[KINDS]
    const double GIFT_HEAT[KINDS]
    const double ODD_GIFT[KINDS]
    const double ODD_CARD[KINDS]
    const double ODD_COVER  # where networks say how those who think cover boxes
    const double READ_IN_VETOES

cdef struct Told:
    # What was seen of a round: the same in all worlds of a view.
    Worths worths
    int viewer
    bint learned    # whether vetoes are read by networks, or by rules of thumb
    uint64_t open_boxes[LINES * BOXES]
    int vetoer[LINES * BOXES]
    Played plays[64]
    uint64_t played[SEATS]

cdef struct Reading:
    # The hands of a world before anything was given up and before anything was played, and how well they explain it.
    uint64_t dealt[SEATS]
    uint64_t led[SEATS]
    uint64_t given[SEATS]
    double likely[SEATS][KINDS]
    double sum


cdef inline void tell(
    const Tables* rules, const Packed* at, int viewer, bint learned, Told* told
) noexcept nogil:
    """What everyone saw."""
    cdef uint64_t open_boxes = rules.boxes
    cdef int i, seat = (at.dealer + rules.vetoer) % rules.players
    told.worths = weigh_cards(rules)
    told.viewer = viewer
    told.learned = learned
    for i in range(at.token_count):
        told.open_boxes[i] = open_boxes
        told.vetoer[i] = seat
        open_boxes ^= <uint64_t>1 << at.tokens[i]
        seat = next_seat(rules, seat)
    tell_plays(rules, at, told.plays, told.played)


cdef inline void read_world(
    const Tables* rules, const Told* told, const Packed* at, Reading* reading, const Reading* before
) noexcept nogil:
    """How well a world explains what was seen; seats with the hands they had before are not read again."""
    cdef int seat, kind
    cdef double team[KINDS]
    take_back(rules, told, at, reading)
    for seat in range(rules.players):
        if seat == told.viewer:
            continue
        if (
            before != NULL and before.dealt[seat] == reading.dealt[seat] and before.led[seat] == reading.led[seat]
            and before.given[seat] == reading.given[seat]
        ):
            for kind in range(KINDS):
                reading.likely[seat][kind] = before.likely[seat][kind]
        else:
            read_seat(rules, told, at, reading, seat)
    for kind in range(KINDS):
        team[kind] = 1
    if at.phase > NYET and at.team and rules.players > 2 and at.first != told.viewer:
        note_team(rules, at, reading.dealt, team)
    reading.sum = 0
    for seat in range(rules.players):
        if seat == told.viewer:
            continue
        if seat == at.first:
            reading.sum += log(reading.likely[seat][0] * team[0] + reading.likely[seat][1] * team[1])
        else:
            reading.sum += log(reading.likely[seat][0] + reading.likely[seat][1])


cdef inline void take_back(const Tables* rules, const Told* told, const Packed* at, Reading* reading) noexcept nogil:
    """The hands before anything was played, and before anything was given up."""
    cdef int seat, to = rules.give_to[at.discard] if at.phase == TRICKS else 0
    for seat in range(rules.players):
        reading.led[seat] = reading.dealt[seat] = at.hands[seat] | told.played[seat]
        reading.given[seat] = at.given[seat]
    if at.phase == NYET:
        return
    if to:
        for seat in range(rules.players):
            reading.dealt[(seat + to) % rules.players] &= ~at.given[seat]
    for seat in range(rules.players):
        reading.dealt[seat] |= at.given[seat]


cdef inline void read_seat(
    const Tables* rules, const Told* told, const Packed* at, Reading* reading, int seat
) noexcept nogil:
    """How likely each kind of player was to do what a seat did, had it held this hand."""
    cdef Stock stock
    cdef double* likely = reading.likely[seat]
    cdef int i
    likely[0] = likely[1] = 0.5
    take_stock(&stock, &told.worths, rules, reading.dealt[seat], seat)
    for i in range(at.token_count):
        if told.vetoer[i] == seat:
            note_veto(rules, told.open_boxes[i], &stock, at.tokens[i], told.learned, likely)
    if (at.phase == GIVE or at.phase == TRICKS) and at.given[seat]:
        note_gift(rules, &told.worths, at, seat, reading.dealt[seat], likely)
    if at.phase == TRICKS:
        note_plays(rules, told, at, seat, reading.led[seat], likely)


cdef inline void note_veto(
    const Tables* rules, uint64_t open_boxes, const Stock* stock, int covered, bint learned, double* likely
) noexcept nogil:
    """A box that suits the hand was hardly covered."""
    cdef double gains[ALL_BOXES]
    cdef double sums[KINDS]
    cdef uint64_t rest = weigh_boxes(rules, open_boxes, &stock.mind, gains)
    cdef int box, kind, n = count(rest)
    sums[0] = sums[1] = 0
    while rest:
        box = lowest(rest)
        rest &= rest - 1
        for kind in range(KINDS):
            sums[kind] += exp((gains[box] - gains[covered]) / VETO_HEAT[kind])
    for kind in range(KINDS):
        if learned and kind == THINKS:
            likely[kind] *= (1 - ODD_COVER) * cover_chance(rules, open_boxes, stock, covered) + ODD_COVER / n
        else:
            likely[kind] *= (1 - ODD_VETO[kind]) / sums[kind] + ODD_VETO[kind] / n


cdef inline int worth_before_play(const Tables* rules, const Packed* at, uint64_t hand) noexcept nogil:
    """Hundredths of tricks that a hand promised."""
    cdef const uint8_t* keys = strengths(rules, at)
    cdef int card, total = 0, top = rules.deck_size // 4 - 2
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        total += card_worth(keys[card], (rules.ones >> card) & 1, top)
    return max(total, 30)


cdef inline void note_team(const Tables* rules, const Packed* at, const uint64_t* dealt, double* likely) noexcept nogil:
    """The first player chose what promised him most: he saw his hand, and read a part of the others in the vetoes."""
    cdef int worths[SEATS]
    cdef double sums[KINDS]
    cdef uint64_t teams = rules.teams[at.first]
    cdef int seat, kind, mean = 0, n = count(teams)
    cdef double chosen, other, scale = 100.0 * (at.value if at.value > 0 else -at.value)
    for seat in range(rules.players):
        worths[seat] = worth_before_play(rules, at, dealt[seat])
        mean += worths[seat] if seat != at.first else 0
    mean //= rules.players - 1
    for seat in range(rules.players):
        if seat != at.first:
            worths[seat] = mean + <int>((worths[seat] - mean) * READ_IN_VETOES)
    chosen = promise(rules, at, at.first, at.team, worths)
    sums[0] = sums[1] = 0
    while teams:
        other = promise(rules, at, at.first, lowest(teams), worths)
        teams &= teams - 1
        for kind in range(KINDS):
            sums[kind] += exp((other - chosen) / (scale * TEAM_HEAT[kind]))
    for kind in range(KINDS):
        likely[kind] *= (1 - ODD_TEAM[kind]) / sums[kind] + ODD_TEAM[kind] / n


cdef inline void note_gift(
    const Tables* rules, const Worths* worths, const Packed* at, int seat, uint64_t hand, double* likely
) noexcept nogil:
    """What serves least is given up first; a partner is given what serves him."""
    cdef const uint8_t* keys = strengths(rules, at)
    cdef uint64_t others = hand & ~rules.ones
    cdef uint64_t rest = others if others and not rules.give_ones[at.discard] else hand
    cdef int card, kind, n = count(rest), to = rules.give_to[at.discard]
    cdef double sums[KINDS]
    cdef double given[KINDS]
    cdef double liking, warmth
    cdef bint partner = to and same_team(at, seat, (seat + to) % rules.players)
    for kind in range(KINDS):
        sums[kind] = 0
        given[kind] = 1
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
        for kind in range(KINDS):
            warmth = exp(liking / GIFT_HEAT[kind])
            sums[kind] += warmth
            if (at.given[seat] >> card) & 1:
                given[kind] *= warmth
    for kind in range(KINDS):
        if count(at.given[seat]) == 2:
            given[kind] *= 2 / sums[kind]
        likely[kind] *= (1 - ODD_GIFT[kind]) * given[kind] / sums[kind] + ODD_GIFT[kind] / max(1, n)


cdef inline void note_plays(
    const Tables* rules, const Told* told, const Packed* at, int seat, uint64_t hand, double* likely
) noexcept nogil:
    """A card of a sort that the hand had better ones to was hardly played."""
    cdef const uint8_t* keys = strengths(rules, at)
    cdef const Played* play
    cdef uint8_t sorts[64]
    cdef int number, i, n, kind, chosen = 0
    cdef double sum
    for number in range(at.play_count):
        play = &told.plays[number]
        if play.seat != seat:
            continue
        n = sort_choice(rules, keys, play, hand, sorts, &chosen)
        hand &= ~card_bit(play.card)
        if n < 2:
            continue
        for kind in range(KINDS):
            sum = 0
            for i in range(n):
                sum += LIKED[kind][play.situation][sorts[i]]
            likely[kind] *= (1 - ODD_CARD[kind]) * LIKED[kind][play.situation][chosen] / sum + ODD_CARD[kind] / n

"""Nyet! for machine learning: what a seat sees and may do as rows of numbers.

Seats are counted from the viewer (itself 0, its left 1, …), in observations and in action codes.
"""

from libc.string cimport memcpy, memset

from kibitz.compiled.common.bits cimport count, lowest
from kibitz.compiled.common.chance cimport codes_of, outcomes_of
from kibitz.compiled.nyet.rules cimport (
    BONUS, CODES, COVER, DEAL, DISCARD, GIVE, HOLDER, NOBODY, NYET, TEAM, TEAM_OF, TRICKS,
    Position, Rules, actor, begin_round, legal, named, next_seat, same_team, step,
)
from kibitz.compiled.common.rows cimport put_bits

from kibitz.compiled.nyet.pack import rules_for
from kibitz.games.shuffle import Stream

ACTIONS = CODES
OBSERVATION_SIZE = OBSERVATION
NUMBERS_SIZE = NUMBERS

FIELDS = {
    "phase": (PHASE_AT, 7, ()),
    "players": (PLAYERS_AT, 4, ()),
    "rules": (RULES_AT, 2, ()),
    "dealer": (DEALER_AT, SEATS, ()),
    "to_act": (TO_ACT_AT, SEATS, ()),
    "hand": (HAND_AT, CARDS, ()),
    "given": (GIVEN_AT, CARDS, ()),
    "received": (RECEIVED_AT, CARDS, ()),
    "hand_sizes": (HAND_SIZES_AT, SEATS, ()),
    "given_sizes": (GIVEN_SIZES_AT, SEATS, ()),
    "open": (OPEN_AT, ALL_BOXES, (LINES, BOXES)),
    "covered_by": (COVERED_BY_AT, SEATS * ALL_BOXES, (SEATS, LINES, BOXES)),
    "covered_when": (COVERED_WHEN_AT, ALL_BOXES, (LINES, BOXES)),
    "team": (TEAM_AT, SEATS, ()),
    "bonus": (BONUS_AT, SEATS, ()),
    "leader": (LEADER_AT, SEATS, ()),
    "winning": (WINNING_AT, SEATS, ()),
    "played_by": (PLAYED_BY_AT, SEATS * CARDS, (SEATS, CARDS)),
    "played_when": (PLAYED_WHEN_AT, CARDS, ()),
    "trick": (TRICK_AT, CARDS, ()),
    "taken": (TAKEN_AT, SEATS, ()),
    "loot": (LOOT_AT, SEATS, ()),
}
"""The first column, length and shape of each field of an observation."""

NUMBER_FIELDS = {
    "round": (ROUND_AT, 1, ()),
    "rounds": (ROUNDS_AT, 1, ()),
    "target": (TARGET_AT, 1, ()),
    "scores": (SCORES_AT, SEATS, ()),
}
"""The same for the numbers."""


cdef inline int seat_from(const Tables* rules, int viewer, int seat) noexcept nogil:
    """A seat, counted from the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + rules.players


cdef inline int seat_at(const Tables* rules, int viewer, int away) noexcept nogil:
    """The seat that is `away` to the left of the viewer."""
    cdef int seat = viewer + away
    return seat - rules.players if seat >= rules.players else seat


cdef inline uint64_t turned(const Tables* rules, uint64_t seats, int viewer) noexcept nogil:
    """A set of seats, counted from the viewer."""
    return ((seats >> viewer) | (seats << (rules.players - viewer))) & ((1 << rules.players) - 1)


cdef int own_code(const Tables* rules, int seat, int code) noexcept nogil:
    """An action code with seats counted from its player."""
    if COVER <= code < COVER + rules.players:
        return COVER + seat_from(rules, seat, code - COVER)
    if HOLDER <= code < HOLDER + rules.players:
        return HOLDER + seat_from(rules, seat, code - HOLDER)
    if code >= TEAM_OF:
        return TEAM_OF + <int>turned(rules, code - TEAM_OF, seat)
    return code


cdef int table_code(const Tables* rules, int seat, int code) noexcept nogil:
    """An action code with the table's seat numbers; the inverse of `own_code`."""
    if COVER <= code < COVER + rules.players:
        return COVER + seat_at(rules, seat, code - COVER)
    if HOLDER <= code < HOLDER + rules.players:
        return HOLDER + seat_at(rules, seat, code - HOLDER)
    if code >= TEAM_OF:
        return TEAM_OF + <int>turned(rules, code - TEAM_OF, rules.players - seat if seat else 0)
    return code


cdef int own_legal(const Tables* rules, const Packed* at, int seat, uint64_t* choices) noexcept nogil:
    """A seat's legal codes, seats counted from it: a set within a block of 64 codes; returns the block."""
    cdef int block = legal(rules, at, seat, choices)
    cdef uint64_t teams, all_seats = (1 << rules.players) - 1
    if choices[0] == 0 or seat == 0:
        return block
    if at.phase == NYET:
        choices[0] = (choices[0] & ~all_seats) | turned(rules, choices[0] & all_seats, seat)
    elif at.phase == BONUS:
        choices[0] = turned(rules, choices[0] >> (HOLDER - COVER), seat) << (HOLDER - COVER)
    elif at.phase == TEAM:
        teams = choices[0]
        choices[0] = 0
        while teams:
            choices[0] |= <uint64_t>1 << turned(rules, lowest(teams), seat)
            teams &= teams - 1
    return block


cdef void act(const Tables* rules, Packed* at, Log* log, int seat, int code) noexcept nogil:
    """Play a legal action, given in the player's own seat numbers, and log what it shows."""
    cdef int card
    cdef uint64_t kind
    code = table_code(rules, seat, code)
    if code < DISCARD:
        kind = rules.kind[code]
        if kind & (kind - 1):
            kind &= ~(log.played[0] | log.played[1] | log.played[2] | log.played[3] | log.played[4])
        card = lowest(kind)
        if at.trick_size == 0:
            log.trick = 0
        log.trick |= <uint64_t>1 << card
        log.played[seat] |= <uint64_t>1 << card
        log.played_when[card] = at.play_count + 1
    elif COVER <= code < HOLDER:
        log.covered[seat] |= <uint64_t>1 << (code - COVER)
        log.covered_when[code - COVER] = at.token_count + 1
    step(rules, at, seat, code)


cdef uint64_t shown_cards(const Tables* rules, uint64_t cards) noexcept nogil:
    """A set of cards in the form shown: k equal cards are the k lowest numbers of their kind."""
    cdef uint64_t shown = cards & rules.singles, equal = cards & ~rules.singles, kind, copies
    while equal:
        kind = rules.kind[lowest(equal)]
        copies = equal & kind
        equal ^= copies
        while copies:
            shown |= kind & -kind
            kind &= kind - 1
            copies &= copies - 1
    return shown


cdef inline void put_cards(const Tables* rules, uint64_t cards, int8_t* row) noexcept nogil:
    put_bits(shown_cards(rules, cards), row, CARDS)


cdef inline void put_boxes(const Tables* rules, uint64_t boxes, int viewer, int8_t* row) noexcept nogil:
    """A set of boxes; the first line has one box per seat."""
    put_bits((boxes & ~<uint64_t>255) | turned(rules, boxes & 255, viewer), row, ALL_BOXES)


cdef void observe(
    const Tables* rules, const Packed* at, const Log* log, int viewer, int8_t* row, int16_t* numbers
) noexcept nogil:
    """Everything a seat sees of the round, and the scores; an empty table before there is a dealer."""
    cdef int seat = viewer, away, giver
    memset(row, 0, HAND_AT)
    memset(&row[HAND_SIZES_AT], 0, OPEN_AT - HAND_SIZES_AT)
    memset(&row[TEAM_AT], 0, PLAYED_BY_AT - TEAM_AT)
    row[PHASE_AT + at.phase] = 1
    row[PLAYERS_AT + rules.players - 2] = 1
    row[RULES_AT] = rules.holder_tricks
    row[RULES_AT + 1] = rules.super_in_colour
    numbers[ROUND_AT] = at.round
    numbers[ROUNDS_AT] = rules.rounds
    numbers[TARGET_AT] = rules.target
    put_cards(rules, at.hands[viewer], &row[HAND_AT])
    put_cards(rules, at.given[viewer], &row[GIVEN_AT])
    put_boxes(rules, at.open_boxes, viewer, &row[OPEN_AT])
    memcpy(&row[COVERED_WHEN_AT], log.covered_when, ALL_BOXES)
    memcpy(&row[PLAYED_WHEN_AT], log.played_when, CARDS)
    put_bits(log.trick if at.trick_size else 0, &row[TRICK_AT], CARDS)
    for away in range(SEATS):
        if away >= rules.players:
            memset(&row[COVERED_BY_AT + away * ALL_BOXES], 0, ALL_BOXES)
            memset(&row[PLAYED_BY_AT + away * CARDS], 0, CARDS)
            row[TAKEN_AT + away] = row[LOOT_AT + away] = 0
            numbers[SCORES_AT + away] = 0
            continue
        put_boxes(rules, log.covered[seat], viewer, &row[COVERED_BY_AT + away * ALL_BOXES])
        put_bits(log.played[seat], &row[PLAYED_BY_AT + away * CARDS], CARDS)
        row[COVERED_WHEN_AT + away] = log.covered_when[seat]
        row[HAND_SIZES_AT + away] = count(at.hands[seat])
        row[TAKEN_AT + away] = at.taken[seat]
        row[LOOT_AT + away] = at.loot[seat]
        numbers[SCORES_AT + away] = at.scores[seat]
        if at.given[seat]:
            row[GIVEN_SIZES_AT + away] = count(at.given[seat])
        if at.team and same_team(at, seat, viewer):
            row[TEAM_AT + away] = 1
        if at.phase == GIVE and row[GIVEN_SIZES_AT + away] < rules.give_cards[at.discard]:
            row[TO_ACT_AT + away] = 1
        seat = next_seat(rules, seat)
    if at.dealer != NOBODY:
        row[DEALER_AT + seat_from(rules, viewer, at.dealer)] = 1
    if at.phase < DEAL and at.phase != GIVE:
        row[TO_ACT_AT + seat_from(rules, viewer, at.turn)] = 1
    if at.bonus != NOBODY:
        row[BONUS_AT + seat_from(rules, viewer, at.bonus)] = 1
    if at.winning != NOBODY:
        row[WINNING_AT + seat_from(rules, viewer, at.winning)] = 1
    giver = NOBODY
    if at.phase == TEAM or at.team:
        row[LEADER_AT + seat_from(rules, viewer, at.leader)] = 1
        if at.phase >= TRICKS and rules.give_to[at.discard]:
            giver = (viewer + rules.players - rules.give_to[at.discard]) % rules.players
    put_cards(rules, 0 if giver == NOBODY else at.given[giver], &row[RECEIVED_AT])


cdef class One(Position):
    """One game, stepped by action codes; its cards come from a seed, or one by one from chance.

    `scored` holds the points of a round from the action that ended it until the next. Chance codes are the first
    dealer's seat, then the number of each card dealt, the lowest of equal cards. A game dealt by chance keeps its
    `past`: each round as it was after its last card.
    """

    cdef Log log
    cdef int dealt
    cdef readonly tuple scored
    cdef readonly tuple past

    def __init__(self, Rules rules):
        memset(&self.at, 0, sizeof(Packed))
        memset(&self.log, 0, sizeof(Log))
        self.rules = rules
        self.seed = b""
        self.history = self.past = ()
        begin_round(&rules.tables, &self.at)
        self.at.dealer = NOBODY
        self.at.phase = DEAL
        self.at.aside = rules.tables.deck

    def begin(self, bytes seed):
        """Start a game whose deals all follow from a seed (N1, N2)."""
        cdef int players = self.rules.tables.players
        self.seed = seed
        self.at.dealer = (Stream(seed, "nyet/dealer").below(players) + players - 1) % players
        self.deal()

    def copy(self):
        cdef One twin = One.__new__(One)
        twin.at = self.at
        twin.log = self.log
        twin.dealt = self.dealt
        twin.rules = self.rules
        twin.seed = self.seed
        twin.history = self.history
        twin.scored = self.scored
        twin.past = self.past
        return twin

    def __deepcopy__(self, memo):
        return self.copy()

    def __reduce__(self):
        at, log = (<char*>&self.at)[:sizeof(Packed)], (<char*>&self.log)[:sizeof(Log)]
        kept = self.seed, self.history, self.scored, self.past, self.dealt
        return _restored, (self.rules.codes.rules.options, kept, at, log)

    @property
    def player(self):
        """Who acts: a seat, −1 for chance, −4 when the game is over."""
        if self.at.phase < DEAL:
            return actor(&self.rules.tables, &self.at)
        return -1 if self.at.phase == DEAL else -4

    def choices(self):
        """The legal codes of the current player, chance included, ascending."""
        cdef uint64_t choices = 0
        cdef int block = 0
        if self.at.phase < DEAL:
            block = own_legal(&self.rules.tables, &self.at, actor(&self.rules.tables, &self.at), &choices)
        elif self.at.phase == DEAL:
            choices = self._chances()
        return codes_of(choices, block)

    cdef uint64_t _chances(self):
        """The chance codes: the seats before there is a dealer, then the cards left."""
        if self.at.dealer == NOBODY:
            return (1 << self.rules.tables.players) - 1
        return named(&self.rules.tables, self.at.aside)

    cpdef play(self, int code):
        """Play an action of the current player; ValueError if it is not legal."""
        cdef uint64_t choices
        cdef int block, seat = actor(&self.rules.tables, &self.at)
        if seat == NOBODY:
            raise ValueError("nobody is to act")
        block = own_legal(&self.rules.tables, &self.at, seat, &choices)
        if choices & choice_bit(block, code) == 0:
            raise ValueError(f"action {code} is not legal now")
        act(&self.rules.tables, &self.at, &self.log, seat, code)
        self.scored = None
        if self.at.phase >= DEAL:
            self.scored = tuple([self.at.points[seat] for seat in range(self.rules.tables.players)])
            self.history = (*self.history, self.rules.codes.score_line(self.fields))
            if self.at.phase == DEAL:
                if self.seed:
                    self.deal()
                else:
                    self._collect()
                memset(&self.log, 0, sizeof(Log))

    def _collect(self):
        """Record the round, and return all cards to the new dealer (N1)."""
        cdef One ended = self.copy()
        ended.at.phase = TRICKS
        ended.past = ()
        self.past = (*self.past, ended)
        self.at.dealer = next_seat(&self.rules.tables, self.at.dealer)
        begin_round(&self.rules.tables, &self.at)
        self.at.phase = DEAL
        self.at.aside = self.rules.tables.deck
        self.dealt = 0

    def outcomes(self):
        """The chance outcomes with their probabilities."""
        cdef uint64_t choices = self._chances() if self.at.phase == DEAL else 0
        if self.at.dealer == NOBODY:
            return outcomes_of(choices, choices, NULL)
        return outcomes_of(choices, self.at.aside, self.rules.tables.kind)

    cpdef chance(self, int code):
        """Let chance choose the first dealer, or the next card dealt; ValueError if it cannot."""
        cdef const Tables* rules = &self.rules.tables
        cdef uint64_t card
        cdef int seat
        if self.at.phase != DEAL or not 0 <= code < CARDS:
            raise ValueError(f"chance cannot choose {code} now")
        if self.at.dealer == NOBODY:
            if code >= rules.players:
                raise ValueError(f"there is no seat {code}")
            self.at.dealer = code
            return
        card = self.at.aside & rules.kind[code]
        if card == 0 or lowest(rules.kind[code]) != code:
            raise ValueError(f"chance cannot deal card {code} now")
        card &= -card
        seat = (self.at.dealer + 1 + self.dealt) % rules.players
        self.at.aside ^= card
        self.at.hands[seat] |= card
        self.dealt += 1
        if self.dealt == rules.players * rules.hand_size:
            self.at.round += 1
            begin_round(rules, &self.at)

    def advance(self, int code):
        """Play a code for chance or for the current player."""
        if self.at.phase == DEAL:
            self.chance(code)
        else:
            self.play(code)

    def see(self, int seat, int8_t[::1] row, int16_t[::1] numbers):
        """Write what a seat sees."""
        if not 0 <= seat < self.rules.tables.players or row.shape[0] < OBSERVATION or numbers.shape[0] < NUMBERS:
            raise IndexError("no such seat, or no room")
        observe(&self.rules.tables, &self.at, &self.log, seat, &row[0], &numbers[0])

    def allow(self, int seat, int8_t[::1] mask):
        """Write what a seat may do now: nothing unless it acts next."""
        cdef uint64_t choices = 0
        cdef int block = 0
        if mask.shape[0] < CODES:
            raise IndexError("no room for the mask")
        if self.at.phase < DEAL and seat == actor(&self.rules.tables, &self.at):
            block = own_legal(&self.rules.tables, &self.at, seat, &choices)
        put_mask(block, choices, &mask[0])

    def own(self, int seat, int code):
        """A table's action code with seats counted from a seat."""
        return own_code(&self.rules.tables, seat, code)

    def table(self, int seat, int code):
        """A seat's action code with the table's seat numbers."""
        return table_code(&self.rules.tables, seat, code)

    def draws(self, int seat):
        """Always empty: Nyet! deals all cards at once."""
        return []

    def public_text(self):
        """Everything public about the round, as text."""
        cdef const Tables* rules = &self.rules.tables
        cdef Packed* at = &self.at
        cdef int i
        texts, cards = self.rules.codes.text, self.rules.codes.cards
        words = [f"round {at.round}, dealer {at.dealer}, phase {at.phase}, scores"]
        words += [str(at.scores[i]) for i in range(rules.players)]
        words += ["|", *[texts[COVER + at.tokens[i]] for i in range(at.token_count)]]
        if at.team:
            words += ["|", texts[TEAM_OF + at.team]]
        if at.bonus != NOBODY:
            words.append(f"| bonus {at.bonus}")
        words += ["| given", *[str(count(at.given[i])) for i in range(rules.players)]]
        words += ["| played", *[cards[at.plays[i]] for i in range(at.play_count)]]
        return " ".join(words)

    def private_text(self, int seat):
        """What only one seat knows of the round, as text."""
        cdef const Tables* rules = &self.rules.tables
        cdef Packed* at = &self.at
        codes = self.rules.codes
        words = [f"seat {seat} | hand", *codes.cards_in(shown_cards(rules, at.hands[seat]))]
        if at.given[seat]:
            words += ["| gave", *codes.cards_in(shown_cards(rules, at.given[seat]))]
        if at.team and at.phase >= TRICKS and rules.give_to[at.discard]:
            giver = (seat + rules.players - rules.give_to[at.discard]) % rules.players
            words += ["| got", *codes.cards_in(shown_cards(rules, at.given[giver]))]
        return " ".join(words)

    def text(self, int seat, int code):
        """A seat's action in the notation."""
        return self.rules.codes.text[table_code(&self.rules.tables, seat, code)]


def _restored(options, kept, bytes at, bytes log):
    """A pickled game."""
    cdef One game = One(rules_for(options))
    if len(at) != sizeof(Packed) or len(log) != sizeof(Log):
        raise ValueError("pickled by another version of Kibitz")
    memcpy(&game.at, <const char*>at, sizeof(Packed))
    memcpy(&game.log, <const char*>log, sizeof(Log))
    game.seed, game.history, game.scored, game.past, game.dealt = kept
    return game

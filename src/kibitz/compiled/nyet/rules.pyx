"""Nyet!'s rules on plain integers, in rulebook order, and the position that steps by action codes."""

from libc.string cimport memset

from kibitz.compiled.common.bits cimport below

from kibitz.games.shuffle import Stream


cdef uint64_t LINE_BOXES = 0xFF
cdef uint64_t COLOUR_CARDS = 0xFFFF


cdef int actor(const Tables* rules, const Packed* at) noexcept nogil:
    """Who acts next: while cards are given up, clockwise from the first player, one card at a time (N5)."""
    cdef int seat, fewest, i, given, found
    if at.phase != GIVE:
        return at.turn if at.phase < DEAL else NOBODY
    fewest = rules.give_cards[at.discard]
    found = NOBODY
    seat = at.first
    for i in range(rules.players):
        given = count(at.given[seat])
        if given < fewest:
            fewest = given
            found = seat
        seat = next_seat(rules, seat)
    return found


cdef uint64_t coverable(const Packed* at) noexcept nogil:
    """The open boxes, but the last of each line (N3.1, N3.2)."""
    cdef uint64_t boxes = at.open_boxes, line
    cdef int i
    for i in range(LINES):
        line = at.open_boxes & (LINE_BOXES << (i * BOXES))
        if line & (line - 1) == 0:
            boxes &= ~line
    return boxes


cdef uint64_t holders(const Tables* rules, const Packed* at) noexcept nogil:
    """Those who may hold the bonus card: the smaller team (N4.2)."""
    cdef uint64_t others = ((1 << rules.players) - 1) & ~at.team
    return at.team if count(at.team) <= count(others) else others


cdef uint64_t givable(const Tables* rules, const Packed* at, int seat) noexcept nogil:
    """The cards of a hand that may be given up; where 1s may not go, a 1 only from a hand of nothing else (N5.2)."""
    cdef uint64_t hand = at.hands[seat], others = hand & ~rules.ones
    return hand if rules.give_ones[at.discard] or others == 0 else others


cdef uint64_t playable(const Packed* at, int seat) noexcept nogil:
    """The cards that follow, or all if none does (N6.1, N6.2)."""
    cdef uint64_t hand = at.hands[seat], following
    if at.trick_size == 0:
        return hand
    following = hand & asked(at, at.plays[at.play_count - at.trick_size])
    return following if following else hand


cdef uint64_t named(const Tables* rules, uint64_t cards) noexcept nogil:
    """A set with equal cards replaced by the lowest number of their kind, which names them all."""
    cdef uint64_t out = cards & rules.singles, rest = cards & ~rules.singles, kind
    while rest:
        kind = rules.kind[lowest(rest)]
        out |= kind & -kind
        rest &= ~kind
    return out


cdef int legal(const Tables* rules, const Packed* at, int seat, uint64_t* choices) noexcept nogil:
    """What a seat may do, as a set within a block of 64 codes; the block."""
    choices[0] = 0
    if at.phase == NYET:
        if seat == at.turn:
            choices[0] = coverable(at)
        return COVER
    if at.phase == TEAM:
        if seat == at.turn:
            choices[0] = rules.teams[seat]
        return TEAM_OF
    if at.phase == BONUS:
        if seat == at.turn:
            choices[0] = holders(rules, at) << (HOLDER - COVER)
        return COVER
    if at.phase == GIVE:
        if count(at.given[seat]) < rules.give_cards[at.discard]:
            choices[0] = named(rules, givable(rules, at, seat))
        return PASS if rules.give_to[at.discard] else DISCARD
    if at.phase == TRICKS and seat == at.turn:
        choices[0] = named(rules, playable(at, seat))
    return PLAY


cdef void begin_round(const Tables* rules, Packed* at) noexcept nogil:
    """A clean board; the caller sets dealer, round, scores and cards."""
    at.open_boxes = rules.boxes
    at.phase = NYET
    at.turn = (at.dealer + rules.vetoer) % rules.players
    at.leader = 0
    at.first = at.discard = at.trump = at.supertrump = 0
    at.value = 0
    at.bonus = at.winning = NOBODY
    at.supers = 0
    at.team = at.best_key = at.token_count = at.play_count = at.trick_size = 0
    memset(at.follow, 0, sizeof(at.follow))
    memset(at.given, 0, sizeof(at.given))
    memset(at.taken, 0, sizeof(at.taken))
    memset(at.loot, 0, sizeof(at.loot))
    memset(at.tokens, 0, sizeof(at.tokens))
    memset(at.plays, 0, sizeof(at.plays))


cdef void deal_cards(const Tables* rules, Packed* at, uint64_t* rng) noexcept nogil:
    """Deal the next round from a stream of random numbers; the deal moves one seat to the left (N1, N2)."""
    cdef uint8_t cards[64]
    cdef uint8_t card
    cdef int i, j, seat, dealt = rules.players * rules.hand_size
    cdef uint64_t left = rules.deck
    for i in range(rules.deck_size):
        cards[i] = rules.cards[i]
    at.dealer = next_seat(rules, at.dealer)
    at.round += 1
    begin_round(rules, at)
    memset(at.hands, 0, sizeof(at.hands))
    seat = at.dealer
    for i in range(dealt):
        j = i + below(rng, rules.deck_size - i)
        card = cards[j]
        cards[j] = cards[i]
        seat = next_seat(rules, seat)
        at.hands[seat] |= <uint64_t>1 << card
        left ^= <uint64_t>1 << card
    at.aside = left


cdef void cover(const Tables* rules, Packed* at, int box) noexcept nogil:
    """Cover a box; when every line has one open box left, the terms stand (N3)."""
    at.open_boxes ^= <uint64_t>1 << box
    at.tokens[at.token_count] = box
    at.token_count += 1
    if coverable(at):
        at.turn = next_seat(rules, at.turn)
        return
    settle(rules, at)
    if rules.teams[at.first] & (rules.teams[at.first] - 1):
        at.phase = TEAM
    else:
        form_team(rules, at, lowest(rules.teams[at.first]))


cdef int open_box(const Packed* at, int line) noexcept nogil:
    return lowest(at.open_boxes >> (line * BOXES))


cdef void settle(const Tables* rules, Packed* at) noexcept nogil:
    """Set the terms of the round, and which cards follow which (N3.3, N6.3)."""
    cdef int suit
    cdef uint64_t own
    at.first = at.turn = at.leader = open_box(at, 0)
    at.discard = open_box(at, 1)
    at.trump = rules.trump[open_box(at, 2)]
    at.supertrump = rules.supertrump[open_box(at, 3)]
    at.value = rules.points[open_box(at, 4)]
    at.supers = rules.ones & (COLOUR_CARDS << (16 * at.supertrump)) if at.supertrump != NO_COLOUR else 0
    for suit in range(4):
        own = rules.deck & (COLOUR_CARDS << (16 * suit))
        if suit == at.trump:
            own |= at.supers
        elif not rules.super_in_colour:
            own &= ~at.supers
        at.follow[suit] = own
    at.follow[4] = at.follow[at.trump] if at.trump != NO_COLOUR else at.supers


cdef void form_team(const Tables* rules, Packed* at, int team) noexcept nogil:
    """Set the team; a lone player takes the bonus card, otherwise the first player gives it (N4)."""
    cdef uint64_t candidates
    at.team = team
    at.phase = BONUS
    candidates = holders(rules, at) if rules.bonus_used else 0
    if candidates == 0:
        begin_giving(rules, at)
    elif candidates & (candidates - 1) == 0:
        give_bonus(rules, at, lowest(candidates))


cdef void give_bonus(const Tables* rules, Packed* at, int seat) noexcept nogil:
    at.bonus = seat
    begin_giving(rules, at)


cdef void begin_giving(const Tables* rules, Packed* at) noexcept nogil:
    at.phase = GIVE if rules.give_cards[at.discard] else TRICKS


cdef void give(const Tables* rules, Packed* at, int seat, uint64_t card) noexcept nogil:
    """Lay a card aside; when all have chosen, passed cards move together (N5)."""
    cdef int giver, to = rules.give_to[at.discard]
    at.hands[seat] ^= card
    at.given[seat] |= card
    for giver in range(rules.players):
        if count(at.given[giver]) < rules.give_cards[at.discard]:
            return
    if to:
        for giver in range(rules.players):
            at.hands[(giver + to) % rules.players] |= at.given[giver]
    at.phase = TRICKS


cdef void play(const Tables* rules, Packed* at, int card) noexcept nogil:
    """Play a card; a full trick goes to its taker, who leads next (N6)."""
    cdef int key = strengths(rules, at)[card], led
    cdef uint64_t bit = <uint64_t>1 << card
    at.hands[at.turn] ^= bit
    if at.trick_size == 0:
        at.best_key = key
        at.winning = at.turn
    elif key >= at.best_key:
        led = at.plays[at.play_count - at.trick_size]
        if key >= TRUMP_KEY or card >> 4 == led >> 4:
            at.best_key = key
            at.winning = at.turn
    at.plays[at.play_count] = card
    at.play_count += 1
    at.trick_size += 1
    if at.trick_size < rules.players:
        at.turn = next_seat(rules, at.turn)
    else:
        take_trick(rules, at)


cdef void take_trick(const Tables* rules, Packed* at) noexcept nogil:
    """The opponents' 1s are the taker's loot; the round ends when hands are empty (N6.5, N7)."""
    cdef int i, seat = at.leader, taker = at.winning
    for i in range(at.play_count - rules.players, at.play_count):
        if (rules.ones >> at.plays[i]) & 1 and not same_team(at, seat, taker):
            at.loot[taker] += 1
        seat = next_seat(rules, seat)
    at.taken[taker] += 1
    at.leader = at.turn = taker
    at.winning = NOBODY
    at.trick_size = at.best_key = 0
    if at.hands[taker] == 0:
        score_round(rules, at)


cdef void score_round(const Tables* rules, Packed* at) noexcept nogil:
    """Every seat writes down its team's tricks and loot, times the points (N8); the game may be over (N9)."""
    cdef int sums[2]
    cdef int seat, side
    sums[0] = sums[1] = 0
    for seat in range(rules.players):
        side = (at.team >> seat) & 1
        sums[side] += (at.taken[seat] + at.loot[seat]) * (2 if rules.holder_tricks and seat == at.bonus else 1)
    for seat in range(rules.players):
        at.points[seat] = sums[(at.team >> seat) & 1] * at.value
        if seat == at.bonus and not rules.holder_tricks:
            at.points[seat] *= 2
        at.scores[seat] += at.points[seat]
    at.phase = OVER if is_last(rules, at) else DEAL


cdef bint is_last(const Tables* rules, const Packed* at) noexcept nogil:
    """Whether the game ends with this round: it's the last, or someone has reached the target (N9, N9.1)."""
    cdef int seat
    if rules.rounds:
        return at.round >= rules.rounds
    for seat in range(rules.players):
        if at.scores[seat] >= rules.target:
            return True
    return False


cdef void step(const Tables* rules, Packed* at, int seat, int code) noexcept nogil:
    """Play a legal action; of equal cards, the lowest number goes first."""
    cdef uint64_t copies
    if code < COVER:
        copies = at.hands[seat] & rules.kind[code & 63]
        if code < DISCARD:
            play(rules, at, lowest(copies))
        else:
            give(rules, at, seat, copies & -copies)
    elif code < HOLDER:
        cover(rules, at, code - COVER)
    elif code < TEAM_OF:
        give_bonus(rules, at, code - HOLDER)
    else:
        form_team(rules, at, code - TEAM_OF)


cdef class Rules:
    """A table's rules as lookup tables; `codes` says what the numbers mean."""

    def __init__(self, codes):
        self.codes = codes
        self.tables = codes.tables()


cdef class Position:
    """A mutable position; `copy` it to keep it."""

    def __init__(self, Rules rules, *, hands, aside, dealer, number, scores, seed, history):
        cdef int seat
        memset(&self.at, 0, sizeof(Packed))
        self.rules = rules
        self.seed = seed
        self.history = history
        for seat in range(rules.tables.players):
            self.at.hands[seat] = hands[seat]
            self.at.scores[seat] = scores[seat]
        self.at.aside = aside
        self.at.dealer = dealer
        self.at.round = number
        begin_round(&rules.tables, &self.at)

    def copy(self):
        cdef Position twin = Position.__new__(Position)
        twin.at = self.at
        twin.rules = self.rules
        twin.seed = self.seed
        twin.history = self.history
        return twin

    @property
    def fields(self):
        """Every field of the packed position by name."""
        cdef dict fields = self.at
        fields["tokens"] = list(self.at.tokens[:self.at.token_count])
        fields["plays"] = list(self.at.plays[:self.at.play_count])
        fields["taken"] = list(self.at.taken[:SEATS])
        fields["loot"] = list(self.at.loot[:SEATS])
        return fields

    @property
    def over(self):
        return self.at.phase == OVER

    @property
    def actor(self):
        cdef int seat = actor(&self.rules.tables, &self.at)
        return None if seat == NOBODY else seat

    @property
    def scores(self):
        return tuple([self.at.scores[seat] for seat in range(self.rules.tables.players)])

    def legal_mask(self, int seat):
        """The codes a seat may choose now, as a set of bits."""
        cdef uint64_t choices
        cdef int block
        if not 0 <= seat < self.rules.tables.players:
            raise IndexError(f"there is no seat {seat}")
        block = legal(&self.rules.tables, &self.at, seat, &choices)
        return int(choices) << block

    def legal(self, int seat):
        """The codes a seat may choose now, ascending."""
        cdef uint64_t choices
        cdef int block
        if not 0 <= seat < self.rules.tables.players:
            raise IndexError(f"there is no seat {seat}")
        block = legal(&self.rules.tables, &self.at, seat, &choices)
        codes = []
        while choices:
            codes.append(block + lowest(choices))
            choices &= choices - 1
        return codes

    def step(self, int seat, int code):
        """Play an action; when a round is over, the next is dealt from the seed."""
        if not 0 <= code < CODES or not self.legal_mask(seat) >> code & 1:
            raise ValueError(f"code {code} is not legal for seat {seat} now")
        self.replay(seat, code)

    def replay(self, int seat, int code):
        """Play an action that is known to be legal."""
        with nogil:
            step(&self.rules.tables, &self.at, seat, code)
        if self.at.phase >= DEAL:
            self.history = (*self.history, self.rules.codes.score_line(self.fields))
        if self.at.phase == DEAL:
            self.deal()

    def deal(self):
        """Deal the next round from the seed (N2)."""
        cdef int players = self.rules.tables.players, dealt = players * self.rules.tables.hand_size
        cdef int seat
        self.at.round += 1
        self.at.dealer = next_seat(&self.rules.tables, self.at.dealer)
        order = Stream(self.seed, f"nyet/round/{self.at.round}").shuffle([*self.rules.codes.cards])
        for seat in range(players):
            cards = order[(seat + players - self.at.dealer - 1) % players : dealt : players]
            self.at.hands[seat] = sum(1 << card for card in cards)
        self.at.aside = sum(1 << card for card in order[dealt:])
        memset(self.at.points, 0, sizeof(self.at.points))
        begin_round(&self.rules.tables, &self.at)

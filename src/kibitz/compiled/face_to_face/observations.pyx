"""Face to Face for machine learning: what a player sees and may do as rows of numbers.

Of any two values the viewer's comes first. Action codes name piles from the player's side already.
"""

from libc.string cimport memcpy, memset

from kibitz.compiled.common.bits cimport count
from kibitz.compiled.common.chance cimport codes_of, outcomes_of
from kibitz.compiled.face_to_face.rules cimport CARDS, CODES, END, HAND, NOBODY, Position, asked, legal, step
from kibitz.compiled.common.rows cimport put_bits

from kibitz.compiled.face_to_face.pack import TEXT, cards_in
from kibitz.games.shuffle import Stream

ACTIONS = CODES
OBSERVATION_SIZE = OBSERVATION
NUMBERS_SIZE = NUMBERS

FIELDS = {
    "to_act": (TO_ACT_AT, 2, ()),
    "starter": (STARTER_AT, 2, ()),
    "winner": (WINNER_AT, 2, ()),
    "stuck": (STUCK_AT, 1, ()),
    "rules": (RULES_AT, 1, ()),
    "gave": (GAVE_AT, 1, ()),
    "count": (COUNT_AT, 1, ()),
    "asked": (ASKED_AT, 1, ()),
    "will_draw": (WILL_DRAW_AT, 1, ()),
    "hand_sizes": (HAND_SIZES_AT, 2, ()),
    "draw_sizes": (DRAW_SIZES_AT, 2, ()),
    "hand": (HAND_AT, COLUMNS, ()),
    "tops": (TOPS_AT, PILES * COLUMNS, (PILES, COLUMNS)),
    "placed_on": (PLACED_ON_AT, 2 * PILES * COLUMNS, (2, PILES, COLUMNS)),
    "placed_when": (PLACED_WHEN_AT, 2 * COLUMNS, (2, COLUMNS)),
}
"""The first column, length and shape of each field of an observation."""

NUMBER_FIELDS = {"turn": (TURN_AT, 1, ()), "placed": (PLACED_AT, 2, ())}
"""The same for the numbers."""

FIRST_CARD, LAST_CARD = 2, 59


cdef void act(Packed* at, Log* log, int code) noexcept nogil:
    """Play a legal action and log what it shows."""
    if code != END:
        log.count += 1
        log.placed[at.seat][code >> 6] |= <uint64_t>1 << (code & 63)
        log.when[at.seat][code & 63] = log.count
    step(at, code)


cdef int cards_to_draw(const Packed* at) noexcept nogil:
    """The number of cards drawn if the turn ends now (F3)."""
    cdef int wanted = HAND - count(at.hands[at.seat]) if at.gave else 2
    return min(wanted, at.draw_count[at.seat])


cdef void fill_draw(Packed* at, int owner) noexcept nogil:
    """Fill a draw pile with all number cards, in order."""
    cdef int i
    at.unplaced[owner] = 0
    for i in range(CARDS):
        at.draw[owner][i] = i + 2
        at.unplaced[owner] |= <uint64_t>1 << (i + 2)
    at.draw_count[owner] = CARDS


cdef void observe(const Packed* at, const Log* log, int viewer, int8_t* row, int16_t* numbers) noexcept nogil:
    """Everything a player sees."""
    cdef int other = 1 - viewer, side, pile, seat
    memset(row, 0, PLACED_ON_AT)
    if at.winner == NOBODY and at.seat != NOBODY:
        row[TO_ACT_AT + (at.seat ^ viewer)] = 1
    if at.starter != NOBODY:
        row[STARTER_AT + (at.starter ^ viewer)] = 1
    if at.winner != NOBODY:
        row[WINNER_AT + (at.winner ^ viewer)] = 1
    row[STUCK_AT] = at.stuck
    row[RULES_AT] = at.lone_last_card
    row[GAVE_AT] = at.gave
    row[COUNT_AT] = at.count
    if at.seat != NOBODY:
        row[ASKED_AT] = asked(at)
        row[WILL_DRAW_AT] = cards_to_draw(at)
    put_bits(at.hands[viewer], &row[HAND_AT], COLUMNS)
    row[TOPS_AT + at.up[viewer]] = 1
    row[TOPS_AT + COLUMNS + at.down[viewer]] = 1
    row[TOPS_AT + 2 * COLUMNS + at.up[other]] = 1
    row[TOPS_AT + 3 * COLUMNS + at.down[other]] = 1
    numbers[TURN_AT] = at.turn
    for side in range(2):
        seat = side ^ viewer
        row[HAND_SIZES_AT + side] = count(at.hands[seat])
        row[DRAW_SIZES_AT + side] = at.draw_count[seat]
        numbers[PLACED_AT + side] = CARDS - row[HAND_SIZES_AT + side] - at.draw_count[seat]
        memcpy(&row[PLACED_WHEN_AT + side * COLUMNS], log.when[seat], COLUMNS)
        for pile in range(PILES):
            put_bits(log.placed[seat][pile], &row[PLACED_ON_AT + (side * PILES + pile) * COLUMNS], COLUMNS)


cdef void put_mask(const uint64_t* piles, bint may_end, int8_t* mask) noexcept nogil:
    """Write the legal codes."""
    cdef int pile
    for pile in range(PILES):
        put_bits(piles[pile], &mask[pile * COLUMNS], COLUMNS)
    mask[END] = may_end


cdef class One(Position):
    """One game, stepped by action codes; its cards come from a seed, or one by one from chance.

    `scored` holds the number of cards each has placed once the game is over. Chance codes are the seat that starts,
    then the cards drawn: six for the first seat, six for the second, and those drawn at the end of each turn.
    """

    cdef Log log
    cdef uint8_t drawn[2][CARDS]
    cdef uint8_t drawn_count[2]
    cdef bint by_chance
    cdef int chosen
    cdef readonly tuple scored
    cdef readonly tuple past

    def __init__(self, *, bint lone_last_card):
        cdef int owner
        memset(&self.at, 0, sizeof(Packed))
        memset(&self.log, 0, sizeof(Log))
        for owner in range(2):
            fill_draw(&self.at, owner)
            self.at.up[owner], self.at.down[owner] = 1, 60
        self.at.lone_last_card = lone_last_card
        self.at.starter = self.at.seat = self.at.winner = NOBODY
        self.placed = self.past = ()
        self.by_chance = True

    def begin(self, bytes seed):
        """Start a game whose draw piles follow from a seed (F1)."""
        cdef int owner, i
        self.by_chance = False
        for owner in range(2):
            cards = Stream(seed, f"face-to-face/pile/{owner}").shuffle(list(range(FIRST_CARD, LAST_CARD + 1)))
            for i in range(CARDS):
                self.at.draw[owner][CARDS - 1 - i] = cards[i]
            for i in range(HAND):
                self._draw(owner)
        self._start(Stream(seed, "face-to-face/starter").below(2))

    cdef _draw(self, int owner):
        """Draw the top card of a draw pile."""
        self.at.draw_count[owner] -= 1
        self._note(owner, self.at.draw[owner][self.at.draw_count[owner]])
        self.at.hands[owner] |= <uint64_t>1 << self.at.draw[owner][self.at.draw_count[owner]]

    cdef _note(self, int owner, int card):
        self.drawn[owner][self.drawn_count[owner]] = card
        self.drawn_count[owner] += 1

    cdef _start(self, int seat):
        self.at.starter = self.at.seat = seat
        self.at.turn = 1

    def copy(self):
        cdef One twin = One.__new__(One)
        twin.at = self.at
        twin.log = self.log
        memcpy(twin.drawn, self.drawn, sizeof(self.drawn))
        memcpy(twin.drawn_count, self.drawn_count, sizeof(self.drawn_count))
        twin.by_chance = self.by_chance
        twin.chosen = self.chosen
        twin.scored = self.scored
        twin.placed = self.placed
        twin.past = ()
        return twin

    def __deepcopy__(self, memo):
        return self.copy()

    def __reduce__(self):
        at, log = (<char*>&self.at)[:sizeof(Packed)], (<char*>&self.log)[:sizeof(Log)]
        drawn = [bytes(self.drawn[owner][:self.drawn_count[owner]]) for owner in range(2)]
        return _restored, (at, log, drawn, self.by_chance, self.chosen, self.scored, self.placed)

    @property
    def player(self):
        """Who acts: a seat, −1 for chance, −4 when the game is over."""
        return self._player()

    cdef int _player(self):
        if self.at.winner != NOBODY:
            return -4
        return -1 if self.chosen or self._dealing() else self.at.seat

    cdef bint _dealing(self):
        """Whether the first hands are still being drawn."""
        return self.at.starter == NOBODY or self.drawn_count[0] < HAND or self.drawn_count[1] < HAND

    def choices(self):
        """The legal codes of the current player, chance included, ascending."""
        cdef uint64_t piles[PILES]
        cdef bint may_end
        cdef int pile, player = self._player()
        cdef list codes
        if player == -1:
            return codes_of(self._chances(), 0)
        if player < 0:
            return []
        legal(&self.at, piles, &may_end)
        codes = codes_of(piles[0] | (<uint64_t>may_end << END), 0)
        for pile in range(1, PILES):
            if piles[pile]:
                codes += codes_of(piles[pile], pile * COLUMNS)
        return codes

    cpdef play(self, int code):
        """Play an action of the current player; ValueError if it is not legal."""
        cdef uint64_t piles[PILES]
        cdef bint may_end
        if self._player() < 0:
            raise ValueError("nobody is to act")
        legal(&self.at, piles, &may_end)
        if not 0 <= code < CODES or not (may_end if code == END else (piles[code >> 6] >> (code & 63)) & 1):
            raise ValueError(f"action {code} is not legal now")
        if code == END:
            if self.by_chance and cards_to_draw(&self.at):
                self.chosen = -1
                return
            self._end_turn()
        else:
            self.placed += ((self.at.turn, self.at.seat, code),)
            act(&self.at, &self.log, code)
        self._score()

    cdef _end_turn(self):
        """End the turn and draw from the top of the draw pile (F3)."""
        cdef int i, owner = self.at.seat
        for i in range(cards_to_draw(&self.at)):
            self._note(owner, self.at.draw[owner][self.at.draw_count[owner] - 1 - i])
        act(&self.at, &self.log, END)

    cdef _score(self):
        if self.at.winner != NOBODY:
            self.scored = self.scores

    cdef int _drawer(self):
        """Whose card chance chooses next."""
        if not self._dealing():
            return self.at.seat
        return 0 if self.drawn_count[0] < HAND else 1

    def outcomes(self):
        """The chance outcomes with their probabilities."""
        cdef uint64_t choices = self._chances() if self._player() == -1 else 0
        return outcomes_of(choices, choices, NULL)

    cdef uint64_t _chances(self):
        """The chance codes: the seats before one starts, then the draw pile without the cards this draw took."""
        cdef int owner, i
        cdef uint64_t cards
        if self.at.starter == NOBODY:
            return 3
        owner = self._drawer()
        cards = self.at.unplaced[owner] ^ self.at.hands[owner]
        for i in range(1, self.chosen + 1):
            cards ^= <uint64_t>1 << self.at.draw[owner][self.at.draw_count[owner] - i]
        return cards

    cpdef chance(self, int code):
        """Let chance choose who starts, or the next card drawn; ValueError if it cannot."""
        cdef int owner, already, last, i
        if self._player() != -1:
            raise ValueError(f"chance cannot choose {code} now")
        if self.at.starter == NOBODY:
            if not 0 <= code < 2:
                raise ValueError(f"there is no seat {code}")
            self._start(code)
            return
        owner, already = self._drawer(), max(self.chosen, 0)
        last = self.at.draw_count[owner] - 1 - already
        for i in range(last + 1):
            if self.at.draw[owner][i] == code:
                break
        else:
            raise ValueError(f"card {code} is not in the draw pile of seat {owner}")
        self.at.draw[owner][i] = self.at.draw[owner][last]
        self.at.draw[owner][last] = code
        if self._dealing():
            self._draw(owner)
            return
        self.chosen = already + 1
        if self.chosen == cards_to_draw(&self.at):
            self.chosen = 0
            self._end_turn()
            self._score()

    def advance(self, int code):
        """Play a code for chance or for the current player."""
        if self._player() == -1:
            self.chance(code)
        else:
            self.play(code)

    def see(self, int seat, int8_t[::1] row, int16_t[::1] numbers):
        """Write what a player sees."""
        if not 0 <= seat < 2 or row.shape[0] < OBSERVATION or numbers.shape[0] < NUMBERS:
            raise IndexError("no such seat, or no room")
        observe(&self.at, &self.log, seat, &row[0], &numbers[0])

    def allow(self, int seat, int8_t[::1] mask):
        """Write what a player may do now: nothing out of turn."""
        cdef uint64_t piles[PILES]
        cdef bint may_end = False
        if mask.shape[0] < CODES:
            raise IndexError("no room for the mask")
        memset(piles, 0, sizeof(piles))
        if self._player() == seat:
            legal(&self.at, piles, &may_end)
        put_mask(piles, may_end, &mask[0])

    def draws(self, int seat):
        """The cards a player has drawn, in order, starting with the first hand of six."""
        return [self.drawn[seat][i] for i in range(self.drawn_count[seat])]

    def public_text(self):
        """Everything public, as text."""
        sizes = f"hands {count(self.at.hands[0])} {count(self.at.hands[1])}"
        words = [f"starter {self.at.starter}, turn {self.at.turn}, {sizes} |"]
        return " ".join(words + [f"{turn}:{TEXT[code]}" for turn, _, code in self.placed])

    def private_text(self, int seat):
        """What only one player knows, as text: the hand, and all cards drawn, in order."""
        return f"seat {seat} | hand {cards_in(self.at.hands[seat])} | drew {self.draws(seat)}"

    def text(self, int seat, int code):
        """An action in the notation."""
        return TEXT[code]


def _restored(bytes at, bytes log, drawn, by_chance, chosen, scored, placed):
    """A pickled game."""
    cdef One game = One(lone_last_card=False)
    cdef int owner, i
    if len(at) != sizeof(Packed) or len(log) != sizeof(Log):
        raise ValueError("pickled by another version of Kibitz")
    memcpy(&game.at, <const char*>at, sizeof(Packed))
    memcpy(&game.log, <const char*>log, sizeof(Log))
    for owner in range(2):
        for i, card in enumerate(drawn[owner]):
            game.drawn[owner][i] = card
        game.drawn_count[owner] = len(drawn[owner])
    game.by_chance, game.chosen, game.scored, game.placed = by_chance, chosen, scored, placed
    return game

"""Thousands of games of Nyet! at a time: stepped, observed and started anew in compiled code."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from kibitz.fast.bits cimport below, pick, stream
from kibitz.fast.nyet cimport DEAL, OVER, Packed, Rules, Tables, actor, deal_cards
from kibitz.fast.nyet_rows cimport Log, act, choice_bit, observe, own_legal, put_mask


cdef struct Play:
    # One game of many: its position, its stream of random numbers, and what may be done in it now.
    Packed at
    Log log
    uint64_t rng
    uint64_t choices
    int16_t block
    int8_t seat


cdef class Many:
    """Thousands of games stepped together; a game that ends is followed by a new one at once.

    All arrays are the caller's and are filled in place: who acts, what that seat sees and may do, what each seat earned
    with the last step, whether the game ended with it, and the scores of the games that did.
    """

    cdef Play* games
    cdef readonly int size
    cdef readonly Rules rules
    cdef readonly bint by_round
    cdef uint64_t chooser

    def __cinit__(self, Rules rules, int size, *, bint by_round):
        self.games = <Play*>calloc(size, sizeof(Play))
        if self.games == NULL:
            raise MemoryError(f"no room for {size} games")
        self.size = size
        self.rules = rules
        self.by_round = by_round

    def __dealloc__(self):
        free(self.games)

    def reset(self, uint64_t seed):
        """Start all games anew; the same seed gives the same deals for ever."""
        cdef int i
        self.chooser = stream(seed, <uint64_t>-1)
        for i in range(self.size):
            self.games[i].rng = stream(seed, i)
            restart(&self.rules.tables, &self.games[i])

    def write(self, int8_t[::1] seats, int8_t[:, ::1] rows, int16_t[:, ::1] numbers, int8_t[:, ::1] masks):
        """Write who acts in each game, what that seat sees and what it may do."""
        cdef int i
        cdef Play* game
        with nogil:
            for i in range(self.size):
                game = &self.games[i]
                seats[i] = game.seat
                observe(&self.rules.tables, &game.at, &game.log, game.seat, &rows[i, 0], &numbers[i, 0])
                put_mask(game.block, game.choices, &masks[i, 0])

    def step(self, int16_t[::1] actions, float[:, ::1] rewards, uint8_t[::1] done, int16_t[:, ::1] final):
        """Play an action in each game; IndexError names the first game in which it is not legal, and none is played."""
        cdef int i, bad = -1
        cdef Play* game
        with nogil:
            for i in range(self.size):
                if self.games[i].choices & choice_bit(self.games[i].block, actions[i]) == 0:
                    bad = i
                    break
            else:
                for i in range(self.size):
                    advance(&self.rules.tables, &self.games[i], actions[i], &rewards[i, 0], &done[i], &final[i, 0], self.by_round)
        if bad >= 0:
            raise IndexError(f"action {actions[bad]} is not legal in game {bad}")

    def sample(self, int16_t[::1] actions):
        """Write a random legal action for each game."""
        cdef int i
        with nogil:
            for i in range(self.size):
                actions[i] = self.games[i].block + pick(self.games[i].choices, &self.chooser)


cdef void restart(const Tables* rules, Play* game) noexcept nogil:
    memset(&game.at, 0, sizeof(Packed))
    memset(&game.log, 0, sizeof(Log))
    game.at.dealer = below(&game.rng, rules.players)
    deal_cards(rules, &game.at, &game.rng)
    look(rules, game)


cdef void look(const Tables* rules, Play* game) noexcept nogil:
    game.seat = actor(rules, &game.at)
    game.block = own_legal(rules, &game.at, game.seat, &game.choices)


cdef void advance(
    const Tables* rules, Play* game, int code, float* rewards, uint8_t* done, int16_t* final, bint by_round
) noexcept nogil:
    """One step of one game, and what it earned."""
    cdef int seat
    act(rules, &game.at, &game.log, game.seat, code)
    done[0] = game.at.phase == OVER
    for seat in range(rules.players):
        rewards[seat] = game.at.points[seat] if by_round and game.at.phase >= DEAL else 0
    if game.at.phase == DEAL:
        memset(&game.log, 0, sizeof(Log))
        deal_cards(rules, &game.at, &game.rng)
    elif game.at.phase == OVER:
        for seat in range(rules.players):
            final[seat] = game.at.scores[seat]
        if not by_round:
            put_result(rules, &game.at, rewards)
        restart(rules, game)
        return
    look(rules, game)


cdef void put_result(const Tables* rules, const Packed* at, float* rewards) noexcept nogil:
    """What the game was worth: 1 for a win that is not shared, less where it is, and the losers pay it evenly (N9)."""
    cdef int seat, best = at.scores[0], winners = 0
    for seat in range(rules.players):
        best = max(best, at.scores[seat])
    for seat in range(rules.players):
        winners += at.scores[seat] == best
    for seat in range(rules.players):
        rewards[seat] = ((<float>rules.players / winners if at.scores[seat] == best else 0) - 1) / (rules.players - 1)

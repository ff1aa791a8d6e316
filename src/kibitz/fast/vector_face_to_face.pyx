"""Thousands of games of Face to Face at a time: stepped, observed and started anew in compiled code."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from kibitz.fast.bits cimport below, count, lowest, stream
from kibitz.fast.face_to_face cimport CARDS, CODES, END, HAND, NOBODY, Packed, legal
from kibitz.fast.face_to_face_rows cimport COLUMNS, PILES, Log, act, fill_draw, observe, put_mask


cdef struct Play:
    # One game of many: its position, its stream of random numbers, and what may be done in it now.
    Packed at
    Log log
    uint64_t rng
    uint64_t piles[PILES]
    bint may_end


cdef class Many:
    """Thousands of games stepped together; a game that ends is followed by a new one at once.

    All arrays are the caller's and are filled in place: who acts, what that player sees and may do, what each earned with
    the last step, whether the game ended with it, and how many cards each had placed in the games that did.
    """

    cdef Play* games
    cdef readonly int size
    cdef readonly bint lone_last_card
    cdef readonly bint by_round
    cdef uint64_t chooser

    def __cinit__(self, int size, *, bint lone_last_card, bint by_round):
        self.games = <Play*>calloc(size, sizeof(Play))
        if self.games == NULL:
            raise MemoryError(f"no room for {size} games")
        self.size = size
        self.lone_last_card = lone_last_card
        self.by_round = by_round

    def __dealloc__(self):
        free(self.games)

    def reset(self, uint64_t seed):
        """Start all games anew; the same seed gives the same draw piles for ever."""
        cdef int i
        self.chooser = stream(seed, <uint64_t>-1)
        for i in range(self.size):
            self.games[i].rng = stream(seed, i)
            restart(&self.games[i], self.lone_last_card)

    def write(self, int8_t[::1] seats, int8_t[:, ::1] rows, int16_t[:, ::1] numbers, int8_t[:, ::1] masks):
        """Write who acts in each game, what that player sees and what he may do."""
        cdef int i
        cdef Play* game
        with nogil:
            for i in range(self.size):
                game = &self.games[i]
                seats[i] = game.at.seat
                observe(&game.at, &game.log, game.at.seat, &rows[i, 0], &numbers[i, 0])
                put_mask(game.piles, game.may_end, &masks[i, 0])

    def step(self, int16_t[::1] actions, float[:, ::1] rewards, uint8_t[::1] done, int16_t[:, ::1] final):
        """Play an action in each game; IndexError names the first game in which it is not legal, and none is played."""
        cdef int i, bad = -1
        with nogil:
            for i in range(self.size):
                if not is_legal(&self.games[i], actions[i]):
                    bad = i
                    break
            else:
                for i in range(self.size):
                    act(&self.games[i].at, &self.games[i].log, actions[i])
                    done[i] = self.games[i].at.winner != NOBODY
                    rewards[i, 0] = rewards[i, 1] = 0
                    if done[i]:
                        score(&self.games[i].at, &rewards[i, 0], &final[i, 0], self.by_round)
                        restart(&self.games[i], self.lone_last_card)
                    else:
                        legal(&self.games[i].at, self.games[i].piles, &self.games[i].may_end)
        if bad >= 0:
            raise IndexError(f"action {actions[bad]} is not legal in game {bad}")

    def sample(self, int16_t[::1] actions):
        """Write a random legal action for each game."""
        cdef int i
        with nogil:
            for i in range(self.size):
                actions[i] = choose(&self.games[i], &self.chooser)


cdef bint is_legal(const Play* game, int code) noexcept nogil:
    if code == END:
        return game.may_end
    return 0 < code < CODES and (game.piles[code >> 6] >> (code & 63)) & 1


cdef int choose(const Play* game, uint64_t* rng) noexcept nogil:
    """A random legal action."""
    cdef int counts[PILES]
    cdef int pile, total = 0, left
    cdef uint64_t cards
    for pile in range(PILES):
        counts[pile] = count(game.piles[pile])
        total += counts[pile]
    left = below(rng, total + game.may_end)
    for pile in range(PILES):
        if left < counts[pile]:
            cards = game.piles[pile]
            while left:
                cards &= cards - 1
                left -= 1
            return pile * COLUMNS + lowest(cards)
        left -= counts[pile]
    return END


cdef void restart(Play* game, bint lone_last_card) noexcept nogil:
    """Both shuffle and take six; a draw decides who starts (F1). Both can always place two cards then."""
    cdef int owner, i, j
    cdef uint8_t card
    cdef Packed* at = &game.at
    memset(at, 0, sizeof(Packed))
    memset(&game.log, 0, sizeof(Log))
    for owner in range(2):
        fill_draw(at, owner)
        for i in range(CARDS - 1, 0, -1):
            j = below(&game.rng, i + 1)
            card = at.draw[owner][i]
            at.draw[owner][i] = at.draw[owner][j]
            at.draw[owner][j] = card
        for i in range(HAND):
            at.draw_count[owner] -= 1
            at.hands[owner] |= <uint64_t>1 << at.draw[owner][at.draw_count[owner]]
        at.up[owner] = 1
        at.down[owner] = 60
    at.lone_last_card = lone_last_card
    at.starter = at.seat = below(&game.rng, 2)
    at.turn = 1
    at.winner = NOBODY
    legal(at, game.piles, &game.may_end)


cdef void score(const Packed* at, float* rewards, int16_t* final, bint by_round) noexcept nogil:
    """What the game was worth: the cards placed, or 1 for the winner and −1 for the loser."""
    cdef int owner
    for owner in range(2):
        final[owner] = CARDS - count(at.hands[owner]) - at.draw_count[owner]
        if by_round:
            rewards[owner] = final[owner]
        else:
            rewards[owner] = 1 if owner == at.winner else -1

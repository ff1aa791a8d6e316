# Thousands of games stepped together. The file that includes this one defines the game: `Terms` and `terms_of` (the
# rules of a table), `Play` (one game), and `restart`, `is_legal`, `choose`, `advance` and `show`.

cdef class Many:
    """Thousands of games stepped together; when one ends, a new one starts at once.

    The caller owns all arrays; they are filled in place: who acts, what that seat sees and may do, each seat's reward
    for the last step, whether the game ended with it, and the scores of the games that did.
    """

    cdef Play* games
    cdef readonly int size
    cdef readonly object rules
    cdef Terms terms
    cdef readonly bint by_round
    cdef uint64_t chooser

    def __cinit__(self, rules, int size, *, bint by_round):
        self.rules = rules
        self.terms = terms_of(rules)
        self.games = <Play*>calloc(size, sizeof(Play))
        if self.games == NULL:
            raise MemoryError(f"no room for {size} games")
        self.size = size
        self.by_round = by_round

    def __dealloc__(self):
        free(self.games)

    def reset(self, uint64_t seed):
        """Start all games anew; the same seed always gives the same cards."""
        cdef int i
        self.chooser = stream(seed, <uint64_t>-1)
        for i in range(self.size):
            self.games[i].rng = stream(seed, i)
            restart(self.terms, &self.games[i])

    def write(self, int8_t[::1] seats, int8_t[:, ::1] rows, int16_t[:, ::1] numbers, int8_t[:, ::1] masks):
        """Write who acts in each game, what that seat sees and what it may do."""
        cdef int i
        with nogil:
            for i in range(self.size):
                show(self.terms, &self.games[i], &seats[i], &rows[i, 0], &numbers[i, 0], &masks[i, 0])

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
                    done[i] = advance(
                        self.terms, &self.games[i], actions[i], &rewards[i, 0], &final[i, 0], self.by_round
                    )
                    if done[i]:
                        restart(self.terms, &self.games[i])
        if bad >= 0:
            raise IndexError(f"action {actions[bad]} is not legal in game {bad}")

    def sample(self, int16_t[::1] actions):
        """Write a random legal action for each game."""
        cdef int i
        with nogil:
            for i in range(self.size):
                actions[i] = choose(&self.games[i], &self.chooser)

"""The heuristic value of a card: the tricks it should take, minus the loot it may become, estimated before play.

All heuristics take their numbers from here: vetoes, teams, gifts, the likelihood of those, and the greedy bot, which
reads them in Python as `CARD_VALUES` and `giving_value` (`value.pyx`). The value of a card that isn't a 1 grows with a
power of its rank.
"""

from libc.math cimport sqrt

from kibitz.compiled.nyet.rules cimport SUPER_KEY, TRUMP_KEY

cdef extern from * nogil:
    """
    #define SUPERTRUMP_VALUE 0.9
    #define TRUMP_ONE_VALUE (-0.2)
    #define PLAIN_ONE_VALUE (-0.45)
    #define PLAIN_TOP_VALUE 0.7
    #define TRUMP_BASE_VALUE 0.25
    #define TRUMP_TOP_VALUE 0.65
    #define LONG_TRUMP_VALUE 0.12
    #define FIRST_PLAYER_VALUE 1.5
    """
    const double SUPERTRUMP_VALUE
    const double TRUMP_ONE_VALUE
    const double PLAIN_ONE_VALUE        # likely to become loot
    const double PLAIN_TOP_VALUE        # the highest plain card
    const double TRUMP_BASE_VALUE       # any trump, and what the highest one has on top of that
    const double TRUMP_TOP_VALUE
    const double LONG_TRUMP_VALUE       # a fifth trump
    const double FIRST_PLAYER_VALUE     # choosing the teams, in tricks

cdef enum:
    PLAIN_POWER = 5
    TRUMP_POWER = 2
    SHORT_TRUMPS = 4


cdef inline double scaled(double value, double height, int power) noexcept nogil:
    """A value times a power."""
    while power:
        value *= height
        power -= 1
    return value


cdef inline double plain_value(int rank, int top) noexcept nogil:
    """A plain card other than a 1; `top` is the highest rank in the deck."""
    return scaled(PLAIN_TOP_VALUE, rank / <double>top, PLAIN_POWER)


cdef inline double trump_value(int rank, int top) noexcept nogil:
    """A trump other than a 1."""
    return TRUMP_BASE_VALUE + scaled(TRUMP_TOP_VALUE, rank / <double>top, TRUMP_POWER)


cdef inline double card_value(int key, bint one, int top) noexcept nogil:
    """Any card, by its strength under the terms."""
    if key >= SUPER_KEY:
        return SUPERTRUMP_VALUE
    if key >= TRUMP_KEY:
        return TRUMP_ONE_VALUE if one else trump_value(key - TRUMP_KEY, top)
    return PLAIN_ONE_VALUE if one else plain_value(key, top)


cdef inline double long_trump_value(int trumps) noexcept nogil:
    """What a hand with more than four trumps adds to the sum of its cards: the power 1.5 of those beyond."""
    cdef int beyond = trumps - SHORT_TRUMPS
    return LONG_TRUMP_VALUE * beyond * sqrt(<double>beyond) if beyond > 0 else 0


cdef inline double giving_value(int cards, bint ones_too, bint to_the_left, int ones) noexcept nogil:
    """What a hand with this many 1s gains from a box on the discard line, in tricks: 1s are best given away."""
    if cards == 0 or not ones_too:
        return -0.3 if ones else 0.1
    if to_the_left:
        return 0.4 if ones else 0.0
    if cards == 1:
        return 0.3 if ones else 0.1
    return 0.5 if ones > 1 else 0.1


cdef inline int hundredths(double value) noexcept nogil:
    """A value in hundredths of a trick, rounded down; values are above -10."""
    return <int>(100 * value + 1000 + 1e-9) - 1000

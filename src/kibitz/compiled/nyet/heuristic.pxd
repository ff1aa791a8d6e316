"""Heuristics for Nyet! that are cheap enough for playouts.

Every function sees only the player's information set: the hand, the trick, the terms and the teams.
"""

from libc.stdint cimport uint8_t, uint64_t

from kibitz.compiled.common.bits cimport below, count, lowest, pick
from kibitz.compiled.nyet.rules cimport (
    BONUS, BOXES, COVER, NO_COLOUR, NYET, Packed, TRUMP_KEY, Tables, givable, legal, same_team, strengths,
)

cdef enum:
    RANDOM_EVERY = 16   # one card in this many is random
    FIRST_LINE = 0
    TRUMP_LINE = 2
    SUPERTRUMP_LINE = 3


cdef inline int heuristic_lead(const uint8_t* keys, uint64_t hand, bint negative, uint64_t* rng) noexcept nogil:
    """Lead high from a plain colour, or low when tricks cost; avoid plain 1s unless tricks cost."""
    cdef uint64_t rest = hand
    cdef int card, key, best = -1, score, most = -1000
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        key = keys[card]
        if negative:
            score = -key
        elif key == 1:
            score = -100
        elif key < TRUMP_KEY:
            score = key if key >= 10 else 10 - key
        else:
            score = 1
        score = score * 4 + below(rng, 4)
        if score > most:
            most = score
            best = card
    return best


cdef inline int heuristic_follow(
    const uint8_t* keys,
    uint64_t choices,
    uint64_t led,
    int best_key,
    bint ours,
    bint last,
    uint64_t ones,
    bint negative,
) noexcept nogil:
    """Win cheaply what the other team is winning, give a 1 to a partner, keep 1s from them; the reverse at −2."""
    cdef int card, key, low_win = -1, high_win = -1, low_lose = -1, high_lose = -1, one = -1
    cdef uint64_t rest = choices, bit
    while rest:
        bit = rest & -rest
        card = lowest(rest)
        rest ^= bit
        key = keys[card]
        if key >= best_key and (key >= TRUMP_KEY or bit & led):
            if low_win < 0 or key < keys[low_win]:
                low_win = card
            if high_win < 0 or key > keys[high_win]:
                high_win = card
        elif bit & ones:
            one = card
        else:
            if low_lose < 0 or key < keys[low_lose]:
                low_lose = card
            if high_lose < 0 or key > keys[high_lose]:
                high_lose = card
    if negative:
        if one >= 0 and (not ours or high_lose < 0):
            return one
        if high_lose >= 0:
            return high_lose
        return high_win if last else low_win
    if ours and (last or best_key >= 12):
        if one >= 0:
            return one
        return low_lose if low_lose >= 0 else low_win
    if low_win >= 0:
        return high_win if not last and keys[high_win] < TRUMP_KEY else low_win
    return low_lose if low_lose >= 0 else one


cdef inline int heuristic_give(const Tables* rules, const Packed* at, int seat) noexcept nogil:
    """Give up the lowest card, or the highest when tricks cost; a partner gets the reverse."""
    cdef const uint8_t* keys = strengths(rules, at)
    cdef uint64_t rest = givable(rules, at, seat)
    cdef int card, to = rules.give_to[at.discard], found = lowest(rest)
    cdef bint high = at.value < 0
    if to and same_team(at, seat, (seat + to) % rules.players):
        high = not high
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if keys[card] > keys[found] if high else keys[card] < keys[found]:
            found = card
    return found


cdef inline int box_value(const Tables* rules, const Packed* at, int seat, int box) noexcept nogil:
    """The value of leaving a box open, compared with the other boxes of its line."""
    cdef uint64_t hand = at.hands[seat]
    cdef int line = box // BOXES, number = box % BOXES, colour
    if line == FIRST_LINE:
        return 3 if number == seat else 0
    if line == TRUMP_LINE or line == SUPERTRUMP_LINE:
        colour = rules.trump[number] if line == TRUMP_LINE else rules.supertrump[number]
        if colour == NO_COLOUR:
            return 3 if line == TRUMP_LINE else 1
        if line == SUPERTRUMP_LINE:
            return 2 * count(hand & rules.ones & (<uint64_t>0xFFFF << (16 * colour)))
        return count(hand & (<uint64_t>0xFFFF << (16 * colour)))
    return 0


cdef inline int heuristic_action(const Tables* rules, const Packed* at, int seat, uint64_t* rng) noexcept nogil:
    """An action before the tricks: veto the least useful box of a random line; teams and bonus holder at random."""
    cdef uint64_t choices, rest
    cdef int block = legal(rules, at, seat, &choices), line, box, score, least = 1000, found = 0
    if at.phase == NYET:
        line = pick(choices, rng) // BOXES
        rest = choices & (<uint64_t>0xFF << (line * BOXES))
        while rest:
            box = lowest(rest)
            rest &= rest - 1
            score = box_value(rules, at, seat, box) * 4 + below(rng, 4)
            if score < least:
                least = score
                found = box
        return COVER + found
    if at.phase <= BONUS:
        return block + pick(choices, rng)
    return block + lowest(rules.kind[heuristic_give(rules, at, seat)])

"""What a hidden hand of Face to Face may be: the cards that explain best what their player placed before."""

from array import array
from itertools import groupby
from operator import itemgetter

from libc.math cimport exp
from libc.stdint cimport uint64_t
from libc.stdlib cimport free, malloc

from kibitz.fast.bits cimport count, draw, pick, stream
from kibitz.fast.face_to_face cimport CARDS, DOWN, HAND, OPP_UP, Packed, Position, UP
from kibitz.fast.face_to_face_thumb cimport FEW, Thumb, Turns, cheapest, freed, left_down, left_up
from kibitz.fast.face_to_face_value cimport jumps

from kibitz.fast.face_to_face_pack import from_view

cdef enum:
    # Nobody has more turns: each places two of the 58 cards.
    TURNS = CARDS // 2
    # A turn is explained by its last cards, those that it must place.
    LAST = 2

# How players weigh cards, fitted to games of the greedy and the searching bots: what told most of the hidden hands.
cdef Thumb LIKING
LIKING.help = 0.8
LIKING.card = 1.0
LIKING.gap = 0.3
cdef double HEAT = 2.8
cdef double ODD = 0.1
cdef double MISSED = 0.5

cdef struct Seen:
    # A turn as everyone saw it: the position before its last cards, all of its cards, those before the last ones, what
    # the last ones cost, the cards that would jump back after it, and how many its player drew then.
    Packed at
    uint64_t placed
    uint64_t before
    uint64_t missed
    float cost
    int drawn

cdef struct Guess:
    # A hand that may be held now, the same player's hand some turns ago, and how well it explains the last turn seen.
    uint64_t now
    uint64_t then
    double weight


def likely_hands(view, int seat, int number, *, uint64_t seed, int back=8):
    """So many hands, as sets, that the seat may hold after its last turn, each as often as it is likely.

    Before anything is known of its player's taste any hand of unplaced cards is as likely. Told backwards, a game is
    simple: which cards of a hand were drawn last is anybody's guess, and before that the cards placed were in the hand.
    So guesses are led back turn by turn, and after each those are kept that explain what was placed.
    """
    cdef Position base = from_view(view)
    cdef Seen turns[TURNS]
    cdef int size = view.hand_sizes[seat], found = see_turns(base.placed, seat, turns), i, k
    cdef uint64_t rng = stream(seed, 0)
    cdef Guess* guesses = <Guess*>malloc(2 * max(1, number) * sizeof(Guess))
    if guesses == NULL:
        raise MemoryError
    hands = array("Q", bytes(8 * number))
    cdef uint64_t[::1] out = hands
    with nogil:
        for i in range(number):
            guesses[i].now = guesses[i].then = some_of(base.at.unplaced[seat], size, &rng)
        for k in range(found - 1, max(0, found - back) - 1, -1):
            for i in range(number):
                guesses[i].then ^= some_of(guesses[i].then, turns[k].drawn, &rng)
                guesses[i].then |= turns[k].placed
                guesses[i].weight = evidence(&turns[k], seat, guesses[i].then)
            keep_likely(guesses, number, &rng)
        for i in range(number):
            out[i] = guesses[i].now
    free(guesses)
    return hands


cdef uint64_t some_of(uint64_t cards, int number, uint64_t* rng) noexcept nogil:
    """So many of the cards, or all if there are fewer."""
    cdef uint64_t chosen = 0
    while number > 0 and cards:
        chosen |= <uint64_t>1 << pick(cards, rng)
        cards &= ~chosen
        number -= 1
    return chosen


cdef void keep_likely(Guess* guesses, int number, uint64_t* rng) noexcept nogil:
    """Draw as many again, each as often as its weight says."""
    cdef Guess* old = guesses + number
    cdef int i, at = 0
    cdef double sum = 0, reach, target
    for i in range(number):
        old[i] = guesses[i]
        sum += guesses[i].weight
    target = (draw(rng) >> 11) * (1.0 / 9007199254740992.0)
    reach = old[0].weight / sum * number
    for i in range(number):
        while target + i > reach and at + 1 < number:
            at += 1
            reach += old[at].weight / sum * number
        guesses[i] = old[at]


cdef int see_turns(placed, int seat, Seen* turns) except -1:
    """The turns of a seat that are over, in order; how many."""
    cdef Packed at
    cdef Seen* seen
    cdef int held = HAND, left = CARDS - HAND, found = 0, i, n, code
    at.up[0] = at.up[1] = 1
    at.down[0] = at.down[1] = 60
    at.unplaced[0] = at.unplaced[1] = ((<uint64_t>1 << CARDS) - 1) << 2
    at.seat = seat
    for (_, mover), turn in groupby(placed, key=itemgetter(0, 1)):
        codes = [code for _, _, code in turn]
        n = len(codes)
        at.gave = at.count = 0
        if mover != seat or found == TURNS:
            for code in codes:
                lay(&at, mover, code)
            continue
        seen = &turns[found]
        found += 1
        seen.placed = seen.before = 0
        seen.cost = 0
        at.draw_count[seat] = left
        for i in range(n):
            code = codes[i]
            if i == max(0, n - LAST):
                seen.at = at
                seen.before = seen.placed
            if i >= n - LAST:
                seen.cost += price(&at, seat, code)
            seen.placed |= <uint64_t>1 << (code & 63)
            lay(&at, seat, code)
        seen.missed = jumps(at.up[seat], at.down[seat])
        held -= n
        seen.drawn = min(HAND - held if at.gave else 2, left)
        held += seen.drawn
        left -= seen.drawn
    return found


cdef void lay(Packed* at, int seat, int code) noexcept nogil:
    """A card that was placed, by either player."""
    cdef int pile = code >> 6, card = code & 63, owner = seat if pile < OPP_UP else 1 - seat
    at.unplaced[seat] &= ~(<uint64_t>1 << card)
    if pile == UP or pile == OPP_UP:
        at.up[owner] = card
    else:
        at.down[owner] = card
    if pile >= OPP_UP:
        at.gave = True
    at.count += 1


cdef float price(const Packed* at, int seat, int code) noexcept nogil:
    """What a placement costs its player, as in `cheapest`."""
    cdef int pile = code >> 6, card = code & 63
    cdef uint64_t mine = at.unplaced[seat], other = at.unplaced[1 - seat]
    cdef int up = at.up[seat], down = at.down[seat]
    if pile == UP:
        if card > up:
            return left_up(mine, up, card) + LIKING.gap * (card - up)
        return -freed(mine & ~(<uint64_t>1 << card), card, up, &LIKING)
    if pile == DOWN:
        if card < down:
            return left_down(mine, down, card) + LIKING.gap * (down - card)
        return -freed(mine & ~(<uint64_t>1 << card), down, card, &LIKING)
    if pile == OPP_UP:
        return freed(other & ~(<uint64_t>1 << card), card, at.up[1 - seat], &LIKING) * LIKING.help
    return freed(other & ~(<uint64_t>1 << card), at.down[1 - seat], card, &LIKING) * LIKING.help


cdef double evidence(const Seen* seen, int seat, uint64_t hand) noexcept nogil:
    """How likely a player with this hand was to place what he placed: cheap turns are, dear ones are not."""
    cdef Packed at = seen.at
    cdef Turns turns
    cdef int i, needed = LAST if count(seen.placed ^ seen.before) == LAST else 1
    cdef double sum = 1
    at.hands[seat] = hand & ~seen.before
    turns.wanted = FEW
    cheapest(&at, needed, &LIKING, &turns)
    for i in range(turns.count):
        sum += exp((seen.cost - turns.best[i].cost) / HEAT)
    sum = (1 - ODD) / sum + ODD / FEW
    if hand & ~seen.placed & seen.missed:
        sum *= MISSED
    return sum

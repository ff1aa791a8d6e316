"""Which worlds to believe in: those whose hands explain the vetoes, teams, gifts and cards that were seen."""

from libc.math cimport exp
from libc.stdint cimport uint8_t, uint64_t

from kibitz.fast.bits cimport below, chance, pick, stream
from kibitz.fast.nyet cimport Packed, Tables, strengths
from kibitz.fast.nyet_evidence cimport Reading, Told, read_world, tell
from kibitz.fast cimport nyet_habits
from kibitz.fast.nyet_habits cimport sort_choice
from kibitz.fast.nyet_sample cimport Hiding, Worlds, room_for
from kibitz.fast.solver_deal cimport card_bit

from kibitz.fast.nyet_cover import load_coverers

cdef enum:
    PASSES = 8

SITUATIONS = nyet_habits.SITUATIONS
SORTS = nyet_habits.SORTS


def weigh(Worlds worlds not None, *, int viewer, bint learned=False):
    """The logarithm of how likely the other seats were to do what they did, world by world.

    What they covered is read by rules of thumb, or by what networks have learned of vetoes.
    """
    cdef const Tables* rules = &worlds.rules.tables
    cdef Told told
    cdef Reading reading
    cdef int i
    if learned:
        load_coverers()
    found = []
    for i in range(worlds.count):
        if i == 0:
            tell(rules, &worlds.all[0], viewer, learned, &told)
        read_world(rules, &told, &worlds.all[i], &reading, NULL)
        found.append(reading.sum)
    return found


def likely(Worlds drawn not None, int number, *, int viewer, uint64_t seed, bint learned=False):
    """So many of the worlds drawn, each as often as what the other seats did makes it likely."""
    cdef Worlds worlds = room_for(number, drawn)
    cdef list logs = weigh(drawn, viewer=viewer, learned=learned)
    cdef uint64_t rng = stream(seed, 0)
    cdef double most = max(logs), sum = 0, reach, target = chance(&rng)
    cdef int i, at = 0
    cdef list weights = [exp(found - most) for found in logs]
    for i in range(drawn.count):
        sum += weights[i]
    reach = weights[0] / sum * number
    for i in range(number):
        while target + i > reach and at + 1 < drawn.count:
            at += 1
            reach += weights[at] / sum * number
        worlds.all[i] = drawn.all[at]
    return worlds


def wander(Worlds before not None, int steps, *, int viewer, uint64_t seed, bint learned=False):
    """The same worlds so many steps on.

    In a step two unseen cards change places: always where that makes what was seen likelier, else as seldom as it makes
    it less likely (Metropolis). Worlds stay as likely as they should be, and those that were equal part.
    """
    cdef Worlds worlds = room_for(before.count, before)
    cdef const Tables* rules = &worlds.rules.tables
    cdef Told told
    cdef Reading reading
    cdef uint64_t rng
    cdef int i, step
    if learned:
        load_coverers()
    with nogil:
        for i in range(worlds.count):
            if i == 0:
                tell(rules, &before.all[0], viewer, learned, &told)
            worlds.all[i] = before.all[i]
            read_world(rules, &told, &worlds.all[i], &reading, NULL)
            rng = stream(seed, i)
            for step in range(steps):
                shift(rules, &told, &worlds.hiding, &worlds.all[i], &reading, &rng)
    return worlds


cdef void shift(
    const Tables* rules, const Told* told, const Hiding* hiding, Packed* at, Reading* reading, uint64_t* rng
) noexcept nogil:
    """One step; where cards were passed unseen, it may also be that another card was the one passed."""
    cdef Packed other = at[0]
    cdef Reading then
    if hiding.passers and below(rng, PASSES) == 0:
        if not pass_another(rules, hiding, &other, rng):
            return
    elif not swap(rules, hiding, &other, rng):
        return
    read_world(rules, told, &other, &then, reading)
    if then.sum >= reading.sum or chance(rng) < exp(then.sum - reading.sum):
        at[0] = other
        reading[0] = then


cdef bint pass_another(const Tables* rules, const Hiding* hiding, Packed* at, uint64_t* rng) noexcept nogil:
    """Another card that the receiver has or has played is the one that was passed; False if there is none."""
    cdef int passer = below(rng, hiding.passers), giver = hiding.giver[passer], to = hiding.receiver[passer]
    cdef uint64_t candidates = (at.hands[to] | hiding.played[to]) & ~at.given[giver]
    if not hiding.pass_ones:
        candidates &= ~rules.ones
    if not candidates or not at.given[giver]:
        return False
    at.given[giver] ^= card_bit(pick(at.given[giver], rng)) | card_bit(pick(candidates, rng))
    return True


cdef bint swap(const Tables* rules, const Hiding* hiding, Packed* at, uint64_t* rng) noexcept nogil:
    """Two unseen cards change places; False if they may not."""
    cdef uint64_t both, one, other
    cdef int i, here = -1, there = -1
    if not hiding.unseen:
        return False
    one = card_bit(pick(hiding.unseen, rng))
    other = card_bit(pick(hiding.unseen, rng))
    both = one | other
    for i in range(hiding.places):
        if place(hiding, at, i)[0] & one:
            here = i
        if place(hiding, at, i)[0] & other:
            there = i
    if here == there or not hiding.allowed[here] & other or not hiding.allowed[there] & one:
        return False
    place(hiding, at, here)[0] ^= both
    place(hiding, at, there)[0] ^= both
    for i in range(hiding.passers):
        if at.given[hiding.giver[i]] & both:
            if not hiding.pass_ones and both & rules.ones:
                return False
            at.given[hiding.giver[i]] ^= both
    return True


cdef inline uint64_t* place(const Hiding* hiding, Packed* at, int number) noexcept nogil:
    """The cards that lie in a place."""
    cdef int name = hiding.number[number]
    return &at.hands[name] if name < 8 else &at.given[name & 7] if name < 16 else &at.aside


def card_choices(Worlds worlds not None):
    """The cards that were chosen in the first world: situation, sort, and how many cards of each sort there were."""
    cdef const Tables* rules = &worlds.rules.tables
    cdef const Packed* at = &worlds.all[0]
    cdef Told told
    cdef uint8_t sorts[64]
    cdef uint64_t hand
    cdef int seat, number, i, n, chosen = 0
    tell(rules, at, -1, False, &told)
    found = []
    for seat in range(rules.players):
        hand = at.hands[seat] | told.played[seat]
        for number in range(at.play_count):
            if told.plays[number].seat != seat:
                continue
            n = sort_choice(rules, strengths(rules, at), &told.plays[number], hand, sorts, &chosen)
            hand &= ~card_bit(told.plays[number].card)
            if n > 1:
                counts = [0] * SORTS
                for i in range(n):
                    counts[sorts[i]] += 1
                found.append((told.plays[number].situation, chosen, counts))
    return found

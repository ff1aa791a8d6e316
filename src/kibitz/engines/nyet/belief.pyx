"""The belief about hidden hands: worlds sampled in proportion to the likelihood of all actions seen.

Few worlds drawn uniformly explain a whole round. So worlds are resampled by importance weights first, and then moved by
Metropolis steps that leave the distribution as it is.
"""

from libc.math cimport exp
from libc.stdint cimport uint8_t, uint64_t

from kibitz.compiled.common.bits cimport below, chance, pick, stream
from kibitz.compiled.nyet.rules cimport Packed, Tables, strengths
from kibitz.compiled.nyet.sample cimport Hiding, Worlds, room_for
from kibitz.engines.nyet.policy cimport card as card_policy
from kibitz.engines.nyet.policy.card cimport classify_choice
from kibitz.engines.nyet.likelihood cimport PublicActions, WorldLikelihood, collect_actions, world_likelihood
from kibitz.engines.nyet.solver.position cimport card_bit

from kibitz.engines.nyet.policy.veto import load_networks

cdef enum:
    PASS_EVERY = 8      # one step in this many changes which card was passed

SITUATIONS = card_policy.SITUATIONS
CARD_CLASSES = card_policy.CARD_CLASSES


def log_likelihoods(Worlds worlds not None, *, int viewer, bint networks=False):
    """The log likelihood of the other seats' actions, world by world.

    The likelihood of vetoes comes from heuristics or from the veto policy networks.
    """
    cdef const Tables* rules = &worlds.rules.tables
    cdef PublicActions actions
    cdef WorldLikelihood world
    cdef int i
    if networks:
        load_networks()
    found = []
    for i in range(worlds.count):
        if i == 0:
            collect_actions(rules, &worlds.all[0], viewer, networks, &actions)
        world_likelihood(rules, &actions, &worlds.all[i], &world, NULL)
        found.append(world.log_likelihood)
    return found


def resample(Worlds drawn not None, int number, *, int viewer, uint64_t seed, bint networks=False):
    """Systematic resampling: `number` of the worlds drawn, in proportion to their importance weights."""
    cdef Worlds worlds = room_for(number, drawn)
    cdef list logs = log_likelihoods(drawn, viewer=viewer, networks=networks)
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


def metropolis(Worlds before not None, int steps, *, int viewer, uint64_t seed, bint networks=False):
    """The same worlds after some Metropolis steps.

    A step swaps two unseen cards. It is accepted if the likelihood rises, otherwise with probability equal to the ratio
    of the likelihoods. The posterior stays as it is, and worlds that were equal drift apart.
    """
    cdef Worlds worlds = room_for(before.count, before)
    cdef const Tables* rules = &worlds.rules.tables
    cdef PublicActions actions
    cdef WorldLikelihood world
    cdef uint64_t rng
    cdef int i, step
    if networks:
        load_networks()
    with nogil:
        for i in range(worlds.count):
            if i == 0:
                collect_actions(rules, &before.all[0], viewer, networks, &actions)
            worlds.all[i] = before.all[i]
            world_likelihood(rules, &actions, &worlds.all[i], &world, NULL)
            rng = stream(seed, i)
            for step in range(steps):
                metropolis_step(rules, &actions, &worlds.hiding, &worlds.all[i], &world, &rng)
    return worlds


cdef void metropolis_step(
    const Tables* rules, const PublicActions* actions, const Hiding* hiding, Packed* at, WorldLikelihood* world,
    uint64_t* rng
) noexcept nogil:
    """One step: a swap, or where cards were passed unseen, sometimes another passed card."""
    cdef Packed other = at[0]
    cdef WorldLikelihood then
    if hiding.passers and below(rng, PASS_EVERY) == 0:
        if not pass_another(rules, hiding, &other, rng):
            return
    elif not swap(rules, hiding, &other, rng):
        return
    world_likelihood(rules, actions, &other, &then, world)
    if then.log_likelihood >= world.log_likelihood or chance(rng) < exp(then.log_likelihood - world.log_likelihood):
        at[0] = other
        world[0] = then


cdef bint pass_another(const Tables* rules, const Hiding* hiding, Packed* at, uint64_t* rng) noexcept nogil:
    """Let another card that the receiver holds or has played be the one passed; False if there is none."""
    cdef int passer = below(rng, hiding.passers), giver = hiding.giver[passer], to = hiding.receiver[passer]
    cdef uint64_t candidates = (at.hands[to] | hiding.played[to]) & ~at.given[giver]
    if not hiding.pass_ones:
        candidates &= ~rules.ones
    if not candidates or not at.given[giver]:
        return False
    at.given[giver] ^= card_bit(pick(at.given[giver], rng)) | card_bit(pick(candidates, rng))
    return True


cdef bint swap(const Tables* rules, const Hiding* hiding, Packed* at, uint64_t* rng) noexcept nogil:
    """Swap two unseen cards; False if their places don't allow it."""
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
    """The cards in a place."""
    cdef int name = hiding.number[number]
    return &at.hands[name] if name < 8 else &at.given[name & 7] if name < 16 else &at.aside


def card_choices(Worlds worlds not None):
    """Every choice of a card in the first world: situation, class chosen, and the number of cards of each class."""
    cdef const Tables* rules = &worlds.rules.tables
    cdef const Packed* at = &worlds.all[0]
    cdef PublicActions actions
    cdef uint8_t classes[64]
    cdef uint64_t hand
    cdef int seat, number, i, n, chosen = 0
    collect_actions(rules, at, -1, False, &actions)
    found = []
    for seat in range(rules.players):
        hand = at.hands[seat] | actions.played[seat]
        for number in range(at.play_count):
            if actions.plays[number].seat != seat:
                continue
            n = classify_choice(rules, strengths(rules, at), &actions.plays[number], hand, classes, &chosen)
            hand &= ~card_bit(actions.plays[number].card)
            if n > 1:
                counts = [0] * CARD_CLASSES
                for i in range(n):
                    counts[classes[i]] += 1
                found.append((actions.plays[number].situation, chosen, counts))
    return found

"""The card policy: a probability for every card, given the player's information set.

Cards are classified by what they would do to the trick. In each situation every class has a weight, and a card is
played with probability proportional to the weight of its class. The weights were fitted to rounds of bots, separately
for two types of players: those who follow heuristics and those who search (`training/nyet_card_policy.py`).
"""

from libc.stdint cimport uint8_t, uint64_t

from kibitz.compiled.common.bits cimport chance, count, lowest
from kibitz.compiled.nyet.rules cimport (
    NOBODY, PLAY, Packed, SEATS, SUPER_KEY, TRICKS, TRUMP_KEY, Tables, asked, named, same_team, step, strengths,
)
from kibitz.engines.nyet.solver.position cimport card_bit

cdef enum:
    SEARCHER = 1
    PLAYER_TYPES = 2
    SITUATIONS = 18
    CARD_CLASSES = 12

cdef enum LeadClass:
    """Classes of cards to lead; nothing of its colour that is still to be played beats a boss."""
    LEAD_SUPER
    LEAD_TRUMP_BOSS
    LEAD_TRUMP_ONE
    LEAD_TRUMP
    LEAD_ONE
    LEAD_BOSS
    LEAD_HIGH
    LEAD_MIDDLE
    LEAD_LOW
    LEAD_SHORT_MIDDLE
    LEAD_SHORT_LOW

cdef enum FollowClass:
    """Classes of cards to follow with: those that beat the best card so far, and those that don't."""
    WIN_LOWEST
    WIN_HIGHEST
    WIN_BETWEEN
    WIN_ONLY
    WIN_SUPER
    WIN_ONE
    LOSE_ONE
    LOSE_LOWEST
    LOSE_HIGHEST
    LOSE_BETWEEN
    LOSE_ONLY
    LOSE_TRUMP

cdef extern from "kibitz/engines/nyet/policy/card.h" nogil:
    const double CARD_WEIGHTS "kibitz_card_weights"[PLAYER_TYPES][SITUATIONS][CARD_CLASSES]

cdef struct Played:
    # A card that was played, and the public context of the choice.
    int seat
    int card
    int led
    int best_key
    int situation
    uint64_t following
    uint64_t unplayed


cdef inline int situation(const Tables* rules, const Packed* at, int place, bint follows, bint ours) noexcept nogil:
    """The situation of a choice: its place in the trick, following or not, our team ahead in the trick or not."""
    cdef int found = 9 if at.value < 0 else 0
    if place:
        found += 1 if follows else 2
        found += 2 if place == rules.players - 1 else 0
        found += 4 if ours else 0
    return found


cdef inline void replay_tricks(const Tables* rules, const Packed* at, Played* plays, uint64_t* played) noexcept nogil:
    """Replay the tricks so far: the context of every card, and the cards that each seat has played."""
    cdef const uint8_t* keys = strengths(rules, at)
    cdef int i, place, card, seat, leader, taker = at.first, best_key = 0, led = NOBODY
    cdef uint64_t unplayed = rules.deck, following
    leader = taker
    for seat in range(rules.players):
        played[seat] = 0
    for i in range(at.play_count):
        card = at.plays[i]
        place = i % rules.players
        if place == 0:
            leader = taker
            led = NOBODY
        seat = (leader + place) % rules.players
        following = 0 if place == 0 else asked(at, led)
        plays[i].seat = seat
        plays[i].card = card
        plays[i].led = led
        plays[i].best_key = best_key
        plays[i].unplayed = unplayed
        plays[i].situation = situation(rules, at, place, following & card_bit(card) != 0, same_team(at, seat, taker))
        plays[i].following = following if following & card_bit(card) else rules.deck
        if place == 0 or (keys[card] >= best_key and (keys[card] >= TRUMP_KEY or card >> 4 == led >> 4)):
            best_key = keys[card]
            taker = seat
        if place == 0:
            led = card
        unplayed ^= card_bit(card)
        played[seat] |= card_bit(card)


cdef inline int lead_class(
    const Tables* rules, const uint8_t* keys, uint64_t hand, uint64_t unplayed, int card
) noexcept nogil:
    """The class of a card as a lead."""
    cdef uint64_t colour = <uint64_t>0xFFFF << (card & 48), above = unplayed & colour & ~((card_bit(card) << 1) - 1)
    cdef int key = keys[card], top = rules.deck_size // 4 - 2
    cdef bint one = (rules.ones >> card) & 1, short
    if key >= SUPER_KEY:
        return LEAD_SUPER
    if key >= TRUMP_KEY:
        return LEAD_TRUMP_ONE if one else LEAD_TRUMP if above else LEAD_TRUMP_BOSS
    if one:
        return LEAD_ONE
    if not above:
        return LEAD_BOSS
    if key > top - 3:
        return LEAD_HIGH
    short = count(hand & colour) < 3
    if 2 * key > top:
        return LEAD_SHORT_MIDDLE if short else LEAD_MIDDLE
    return LEAD_SHORT_LOW if short else LEAD_LOW


cdef inline int classify_cards(
    const Tables* rules, const uint8_t* keys, const Played* play, uint64_t choices, uint8_t* classes
) noexcept nogil:
    """The class of each card to choose from, lowest card first; returns their number."""
    cdef int card, key, n = 0
    cdef int low_win = 255, high_win = -1, low_lose = 255, high_lose = -1
    cdef uint64_t rest = choices
    cdef bint one
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        key = keys[card]
        one = (rules.ones >> card) & 1
        if play.led == NOBODY:
            classes[n] = lead_class(rules, keys, choices, play.unplayed, card)
        elif key >= play.best_key and (key >= TRUMP_KEY or card >> 4 == play.led >> 4):
            classes[n] = WIN_SUPER if key >= SUPER_KEY else WIN_ONE if one else WIN_BETWEEN
            if classes[n] == WIN_BETWEEN:
                low_win = min(low_win, key)
                high_win = max(high_win, key)
        elif one:
            classes[n] = LOSE_ONE
        elif key >= TRUMP_KEY and play.following == rules.deck:
            classes[n] = LOSE_TRUMP
        else:
            classes[n] = LOSE_BETWEEN
            low_lose = min(low_lose, key)
            high_lose = max(high_lose, key)
        n += 1
    if play.led == NOBODY:
        return n
    rest = choices
    n = 0
    while rest:
        key = keys[lowest(rest)]
        rest &= rest - 1
        if classes[n] == WIN_BETWEEN:
            if key == low_win:
                classes[n] = WIN_ONLY if key == high_win else WIN_LOWEST
            elif key == high_win:
                classes[n] = WIN_HIGHEST
        elif classes[n] == LOSE_BETWEEN:
            if key == low_lose:
                classes[n] = LOSE_ONLY if key == high_lose else LOSE_LOWEST
            elif key == high_lose:
                classes[n] = LOSE_HIGHEST
        n += 1
    return n


cdef inline int classify_choice(
    const Tables* rules, const uint8_t* keys, const Played* play, uint64_t hand, uint8_t* classes, int* chosen
) noexcept nogil:
    """The classes of the cards a hand could choose from, and of the card chosen; returns their number."""
    cdef uint64_t choices = named(rules, hand & play.following), kind = rules.kind[play.card]
    cdef int n
    if choices & (choices - 1) == 0:
        return 1
    n = classify_cards(rules, keys, play, choices, classes)
    chosen[0] = classes[count(choices & ((kind & -kind) - 1))]
    return n


cdef inline int sample_card(const Tables* rules, const Packed* at, uint64_t unplayed, uint64_t* rng) noexcept nogil:
    """A card sampled from the policy of a searching player, given hand, trick and the cards played."""
    cdef Played play
    cdef uint8_t classes[64]
    cdef uint64_t hand = at.hands[at.turn], following = 0, choices
    cdef bint ours = False
    cdef double left = 0
    cdef int i, n
    play.led = NOBODY
    play.best_key = 0
    play.unplayed = unplayed
    if at.trick_size:
        play.led = at.plays[at.play_count - at.trick_size]
        play.best_key = at.best_key
        following = hand & asked(at, play.led)
        ours = same_team(at, at.turn, at.winning)
    play.following = following if following else rules.deck
    play.situation = situation(rules, at, at.trick_size, following != 0, ours)
    choices = named(rules, hand & play.following)
    n = classify_cards(rules, strengths(rules, at), &play, choices, classes)
    for i in range(n):
        left += CARD_WEIGHTS[SEARCHER][play.situation][classes[i]]
    left *= chance(rng)
    for i in range(n - 1):
        left -= CARD_WEIGHTS[SEARCHER][play.situation][classes[i]]
        if left < 0:
            break
        choices &= choices - 1
    return lowest(choices)


cdef inline void policy_rollout_until(const Tables* rules, Packed* at, int left, uint64_t* rng) noexcept nogil:
    """Play on until a trick begins with at most this many cards in each hand, every seat sampling from the policy given
    its information set; with 0 to the end of the round, which is scored."""
    cdef uint64_t unplayed = rules.deck
    cdef int i, card
    for i in range(at.play_count):
        unplayed &= ~card_bit(at.plays[i])
    while at.phase == TRICKS and (at.trick_size or count(at.hands[at.turn]) > left):
        card = sample_card(rules, at, unplayed, rng)
        unplayed &= ~card_bit(card)
        step(rules, at, at.turn, PLAY + card)


cdef inline void policy_rollout(const Tables* rules, Packed* at, uint64_t* rng) noexcept nogil:
    """Play out the tricks by the policy, and score the round."""
    policy_rollout_until(rules, at, 0, rng)

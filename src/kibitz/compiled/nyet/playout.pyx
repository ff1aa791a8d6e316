"""Playouts of Nyet!: rounds or whole games played to the end, many times, without holding the GIL."""

from libc.stdint cimport int32_t, int64_t, uint8_t, uint64_t

from kibitz.compiled.common.bits cimport below, pick, stream
from kibitz.compiled.nyet.rules cimport (
    DEAL, OVER, PLAY, Packed, Position, SEATS, TRICKS, TRUMP_KEY, Tables,
    actor, asked, deal_cards, legal, next_seat, same_team, score_round, step, strengths,
)
from kibitz.compiled.nyet.heuristic cimport RANDOM_EVERY, heuristic_action, heuristic_follow, heuristic_lead

from kibitz.compiled.common.bulk import check_number, share_out, zeros


cdef inline void whole_tricks(const Tables* rules, Packed* at, uint64_t* rng, bint heuristic) noexcept nogil:
    """Tricks from a lead to the end of the round: the innermost loop, on local variables."""
    cdef uint64_t hands[SEATS]
    cdef uint8_t team[SEATS]
    cdef const uint8_t* keys = strengths(rules, at)
    cdef uint64_t ones = rules.ones, hand, choices, led, bit
    cdef int players = rules.players, leader = at.leader, plays = at.play_count
    cdef int seat, i, card, key, best, taker, colour
    cdef int ones_of[2]
    cdef bint negative = at.value < 0
    for seat in range(players):
        hands[seat] = at.hands[seat]
        team[seat] = (at.team >> seat) & 1
        at.hands[seat] = 0
    while hands[leader]:
        ones_of[0] = ones_of[1] = 0
        hand = hands[leader]
        if heuristic and below(rng, RANDOM_EVERY):
            card = heuristic_lead(keys, hand, negative, rng)
        else:
            card = pick(hand, rng)
        bit = <uint64_t>1 << card
        hands[leader] = hand ^ bit
        ones_of[team[leader]] += bit & ones != 0
        at.plays[plays] = card
        led = asked(at, card)
        colour = card >> 4
        best = keys[card]
        taker = seat = leader
        for i in range(1, players):
            seat = next_seat(rules, seat)
            hand = hands[seat]
            choices = hand & led
            if choices == 0:
                choices = hand
            if heuristic and below(rng, RANDOM_EVERY):
                card = heuristic_follow(
                    keys, choices, led, best, team[taker] == team[seat], i == players - 1, ones, negative
                )
            else:
                card = pick(choices, rng)
            bit = <uint64_t>1 << card
            hands[seat] = hand ^ bit
            ones_of[team[seat]] += bit & ones != 0
            at.plays[plays + i] = card
            key = keys[card]
            if key >= best and (key >= TRUMP_KEY or card >> 4 == colour):
                best = key
                taker = seat
        plays += players
        at.taken[taker] += 1
        at.loot[taker] += ones_of[1 - team[taker]]
        leader = taker
    at.play_count = plays
    at.leader = at.turn = leader


cdef int choose_card(const Tables* rules, const Packed* at, uint64_t* rng, bint heuristic) noexcept nogil:
    """A card for a trick that has begun."""
    cdef uint64_t hand = at.hands[at.turn], led, choices
    cdef int first = at.plays[at.play_count - at.trick_size]
    cdef bint ours, last
    led = asked(at, first)
    choices = hand & led
    if choices == 0:
        choices = hand
    if heuristic and below(rng, RANDOM_EVERY):
        ours = same_team(at, at.turn, at.winning)
        last = at.trick_size == rules.players - 1
        return heuristic_follow(strengths(rules, at), choices, led, at.best_key, ours, last, rules.ones, at.value < 0)
    return pick(choices, rng)


cdef void play_tricks(const Tables* rules, Packed* at, uint64_t* rng, bint heuristic) noexcept nogil:
    """The rest of the tricks, and the score."""
    while at.trick_size and at.phase == TRICKS:
        step(rules, at, at.turn, PLAY + choose_card(rules, at, rng, heuristic))
    if at.phase != TRICKS:
        return
    if heuristic:
        whole_tricks(rules, at, rng, True)
    else:
        whole_tricks(rules, at, rng, False)
    score_round(rules, at)


cdef void play_round(const Tables* rules, Packed* at, uint64_t* rng, bint heuristic) noexcept nogil:
    """Everything up to the score of this round."""
    cdef uint64_t choices
    cdef int seat, block
    while at.phase < TRICKS:
        seat = actor(rules, at)
        if heuristic:
            step(rules, at, seat, heuristic_action(rules, at, seat, rng))
        else:
            block = legal(rules, at, seat, &choices)
            step(rules, at, seat, block + pick(choices, rng))
    if at.phase == TRICKS:
        play_tricks(rules, at, rng, heuristic)


def finish_round(Position position not None, *, uint64_t seed, bint heuristic=False):
    """A copy of the position played to the score of its round; the next isn't dealt."""
    cdef Position twin = position.copy()
    cdef uint64_t rng = stream(seed, 0)
    with nogil:
        play_round(&twin.rules.tables, &twin.at, &rng, heuristic)
    return twin


def deal_next(Position position not None, *, uint64_t seed):
    """A copy of a position at the end of a round with the next one dealt, as in playouts of whole games."""
    if position.at.phase != DEAL:
        raise ValueError("the next round is dealt only at the end of a round")
    cdef Position twin = position.copy()
    cdef uint64_t rng = stream(seed, 0)
    with nogil:
        deal_cards(&twin.rules.tables, &twin.at, &rng)
    return twin


def playouts(
    Position position not None, int count, *, uint64_t seed, bint heuristic=False, bint whole_game=False, threads=1
):
    """The points of each seat in `count` playouts: of this round, or at the end of the game.

    Cards are uniformly random among the legal ones, or chosen by heuristics. Later rounds are dealt from the playout's
    own random numbers. Playout i is the same whatever the count and the threads.
    """
    cdef int players = position.rules.tables.players
    if position.at.phase >= DEAL:
        raise ValueError("the round is over: there is nothing to play out")
    check_number("playouts", count, least=1)
    out = zeros(count, players)
    cdef int32_t[:, ::1] points = out

    def work(int start, int stop):
        cdef const Tables* rules = &position.rules.tables
        cdef Packed at
        cdef uint64_t rng
        cdef int i, seat
        with nogil:
            for i in range(start, stop):
                rng = stream(seed, i)
                at = position.at
                play_round(rules, &at, &rng, heuristic)
                while whole_game and at.phase == DEAL:
                    deal_cards(rules, &at, &rng)
                    play_round(rules, &at, &rng, heuristic)
                for seat in range(players):
                    points[i, seat] = at.scores[seat] if whole_game else at.points[seat]

    share_out(work, count, threads)
    return out


def step_games(Position position not None, int games, *, uint64_t seed):
    """Play random games through the rules, listing the legal actions at every step; returns the number of actions."""
    cdef const Tables* rules = &position.rules.tables
    cdef Packed at
    cdef uint64_t rng, choices
    cdef int game, seat, block
    cdef int64_t actions = 0
    with nogil:
        for game in range(games):
            rng = stream(seed, game)
            at = position.at
            while at.phase != OVER:
                if at.phase == DEAL:
                    deal_cards(rules, &at, &rng)
                seat = actor(rules, &at)
                block = legal(rules, &at, seat, &choices)
                step(rules, &at, seat, block + pick(choices, &rng))
                actions += 1
    return actions

"""What others did tells of their hands: worlds that explain it are believed in more, and all that are fit the view."""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import fmean

import pytest

from kibitz.fast.nyet_belief import SITUATIONS, SORTS, card_choices, likely, wander, weigh
from kibitz.fast.nyet_pack import unpack
from kibitz.fast.nyet_sample import Sampler, Worlds
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import Hand, colour, is_one, value
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase, State
from kibitz.games.nyet.tricks import best_card, is_supertrump
from packed_walks import played_again, states, table

DRAWN = 400


def rounds(players: int, seed: int) -> Iterator[State]:
    """The states of rounds played at random."""
    chance = random.Random(seed)
    while True:
        yield from states(table(players, "en", rounds=1), chance)


def told(
    state: State, viewer: int, measure: Callable[[State], float], *, learned: bool = False
) -> tuple[float, float, float]:
    """The mean of something hidden: over all worlds, over the likely ones, and over worlds that wandered there."""
    drawn = Sampler(GAME.view(state, viewer)).worlds(DRAWN, seed=1)
    picked = likely(drawn, DRAWN, viewer=viewer, seed=2, learned=learned)
    wandered = wander(drawn, 150, viewer=viewer, seed=3, learned=learned)
    return mean(drawn, measure), mean(picked, measure), mean(wandered, measure)


def mean(worlds: Worlds, measure: Callable[[State], float]) -> float:
    return fmean(measure(unpack(worlds.position(number))) for number in range(len(worlds)))


@pytest.mark.parametrize("learned", [False, True])
def test_vetoes_tell_what_a_hand_lacks(learned: bool) -> None:
    """A seat that covered a trump colour holds fewer cards of it in the worlds that are believed in than in all."""
    state = next(s for s in rounds(4, seed=6) if len(s.board) == 12)
    token = next(token for token in state.board if token.line == "trump" and token.seat != state.turn)

    def length(world: State) -> float:
        return sum(colour(card) == token.box for card in world.hands[token.seat])

    every, picked, wandered = told(state, state.turn, length, learned=learned)
    assert picked < every - 0.2
    assert wandered < every - 0.2


def test_gifts_are_what_serves_least() -> None:
    """Where points are good, more of the cards given up are 1s in the worlds that are believed in than in all."""
    state = next(
        s for s in rounds(4, seed=7) if s.phase is Phase.TRICKS and terms(s).discard == "1" and terms(s).points > 0
    )

    def ones(world: State) -> float:
        return fmean(is_one(card) for seat, hand in enumerate(world.given) if seat != state.turn for card in hand)

    every, picked, wandered = told(state, state.turn, ones)
    assert picked > every + 0.2
    assert wandered > every + 0.2


def test_who_plays_alone_is_strong() -> None:
    """Of two views that differ in the team only: who chose to be alone has more trumps than who took a partner."""
    found = (s for s in rounds(3, seed=8) if s.phase is Phase.TEAM and terms(s).points > 0)
    for state in islice(found, 3):
        first, viewer = state.turn, (state.turn + 1) % 3

        def trumps(world: State, first: int = first) -> float:
            return sum(is_trump(card, terms(world)) for card in world.hands[first])

        alone = told(GAME.play(state, first, GAME.parse(f"team {first}")).state, viewer, trumps)
        pair = "+".join(map(str, sorted({first, (first + 2) % 3})))
        together = told(GAME.play(state, first, GAME.parse(f"team {pair}")).state, viewer, trumps)
        assert alone[0] == together[0]
        assert alone[1] > together[1]
        assert alone[2] > together[2]


def test_who_lets_a_trick_go_could_hardly_take_it() -> None:
    """Last to play, points being good, a seat leaves the trick to the others: it seldom had a card to take it."""
    shifts = []
    for state in rounds(4, seed=9):
        if state.phase is not Phase.TRICKS or state.tricks or len(state.trick) != 3 or terms(state).points < 0:
            continue
        last, led, number = state.turn, colour(state.trick[0]), best_card(state.trick, terms(state))
        best = state.trick[number]
        low = [card for card in state.hands[last] if colour(card) == led and 1 < value(card) < value(best)]
        taken_by_others = (last in state.team) != ((state.leader + number) % 4 in state.team)
        if is_trump(best, terms(state)) or not low or not taken_by_others:
            continue

        def higher(world: State, last: int = last, best: str = best) -> float:
            return any(colour(card) == colour(best) and value(card) > value(best) for card in world.hands[last])

        before = told(state, state.leader, higher)
        after = told(GAME.play(state, last, GAME.parse(f"play {min(low, key=value)}")).state, state.leader, higher)
        shifts.append([(new - after[0]) - (old - before[0]) for old, new in zip(before[1:], after[1:], strict=True)])
        if len(shifts) == 8:
            break
    assert all(fmean(shift) < -0.05 for shift in zip(*shifts, strict=True))


@pytest.mark.parametrize("edition", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_worlds_that_wandered_look_the_same_and_could_have_happened(players: int, edition: str) -> None:
    """Cards change places only as the view allows: the rules accept the round again from its deal."""
    chance = random.Random(f"wander {players} {edition}")
    for game in range(4):
        options = table(players, edition, no_trump_box=game % 2 == 0)
        for number, state in enumerate(islice(states(options, chance), game, None, 7)):
            viewer = chance.randrange(players)
            view = GAME.view(state, viewer)
            worlds = wander(Sampler(view).worlds(2, seed=number), 60, viewer=viewer, seed=number)
            for i in range(len(worlds)):
                world = unpack(worlds.position(i))
                assert GAME.view(world, viewer) == view
                assert played_again(world) == world


def test_worlds_wander_as_often_as_they_are_likely() -> None:
    """Near the end, where all worlds can be listed, each is reached as often as its likelihood says."""
    tested = 0
    for state in rounds(3, seed=10):
        if state.phase is not Phase.TRICKS or max(map(len, state.hands)) != 3 or state.trick:
            continue
        if terms(state).discard != "none":
            continue
        viewer = state.turn
        drawn = Sampler(GAME.view(state, viewer)).worlds(2000, seed=1)
        hands = [unpack(drawn.position(number)).hands for number in range(len(drawn))]
        likelihoods = [math.exp(log) for log in weigh(drawn, viewer=viewer)]
        weights: defaultdict[tuple[Hand, ...], float] = defaultdict(float)
        for hand, likelihood in zip(hands, likelihoods, strict=True):
            weights[hand] += likelihood
        wandered = wander(drawn, 200, viewer=viewer, seed=2)
        reached = Counter(unpack(wandered.position(number)).hands for number in range(len(wandered)))
        total = sum(weights.values())
        apart = sum(abs(weights[hand] / total - reached[hand] / len(wandered)) for hand in {*weights, *reached})
        assert apart / 2 < 0.08
        tested += 1
        if tested == 5:
            return


def test_the_same_seed_believes_in_the_same_worlds() -> None:
    state = next(s for s in rounds(5, seed=11) if s.phase is Phase.TRICKS and len(s.tricks) == 3)
    drawn = Sampler(GAME.view(state, state.turn)).worlds(40, seed=1)

    def found(seed: int) -> list[State]:
        worlds = wander(likely(drawn, 8, viewer=state.turn, seed=seed), 20, viewer=state.turn, seed=seed)
        return [unpack(worlds.position(number)) for number in range(8)]

    assert found(3) == found(3)
    assert found(3) != found(4)


def test_choices_of_cards_are_told_apart_by_what_they_do() -> None:
    """What habits are learned from: each choice has its situation, and the card chosen is among those there were."""
    state = next(s for s in rounds(4, seed=12) if s.phase is Phase.TRICKS and len(s.tricks) == 12)
    found = card_choices(Sampler(GAME.view(state, "open")).worlds(1, seed=0))
    assert 20 < len(found) <= 48 + len(state.trick)
    for situation, sort, counts in found:
        assert 0 <= situation < SITUATIONS
        assert len(counts) == SORTS
        assert counts[sort] > 0
        assert sum(counts) > 1


def terms(state: State) -> Terms:
    assert state.terms is not None
    return state.terms


def is_trump(card: str, terms: Terms) -> bool:
    return colour(card) == terms.trump or is_supertrump(card, terms)

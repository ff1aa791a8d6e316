"""The belief about hidden hands: it follows the likelihood of the others' actions, and every world fits the view."""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import fmean

import pytest

from kibitz.compiled.nyet.pack import unpack
from kibitz.compiled.nyet.sample import Sampler, Worlds
from kibitz.engines.nyet.belief import CARD_CLASSES, SITUATIONS, card_choices, log_likelihoods, metropolis, resample
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


def means(
    state: State, viewer: int, measure: Callable[[State], float], *, networks: bool = False
) -> tuple[float, float, float]:
    """The mean of something hidden: over uniform worlds, after resampling, and after Metropolis steps."""
    drawn = Sampler(GAME.view(state, viewer)).worlds(DRAWN, seed=1)
    resampled = resample(drawn, DRAWN, viewer=viewer, seed=2, networks=networks)
    moved = metropolis(drawn, 150, viewer=viewer, seed=3, networks=networks)
    return mean(drawn, measure), mean(resampled, measure), mean(moved, measure)


def mean(worlds: Worlds, measure: Callable[[State], float]) -> float:
    return fmean(measure(unpack(worlds.position(number))) for number in range(len(worlds)))


@pytest.mark.parametrize("networks", [False, True])
def test_vetoes_tell_what_a_hand_lacks(networks: bool) -> None:
    """A seat that covered a trump colour holds fewer cards of it under the belief than in uniform worlds."""
    state = next(s for s in rounds(4, seed=6) if len(s.board) == 12)
    token = next(token for token in state.board if token.line == "trump" and token.seat != state.turn)

    def length(world: State) -> float:
        return sum(colour(card) == token.box for card in world.hands[token.seat])

    uniform, resampled, moved = means(state, state.turn, length, networks=networks)
    assert resampled < uniform - 0.2
    assert moved < uniform - 0.2


def test_gifts_are_the_least_useful_cards() -> None:
    """If points are good, more of the cards given up are 1s under the belief than in uniform worlds."""
    state = next(
        s for s in rounds(4, seed=7) if s.phase is Phase.TRICKS and terms(s).discard == "1" and terms(s).points > 0
    )

    def ones(world: State) -> float:
        return fmean(is_one(card) for seat, hand in enumerate(world.given) if seat != state.turn for card in hand)

    uniform, resampled, moved = means(state, state.turn, ones)
    assert resampled > uniform + 0.2
    assert moved > uniform + 0.2


def test_a_first_player_who_plays_alone_is_strong() -> None:
    """In two views that differ only in the team, the first player has more trumps alone than with a partner."""
    found = (s for s in rounds(3, seed=8) if s.phase is Phase.TEAM and terms(s).points > 0)
    for state in islice(found, 3):
        first, viewer = state.turn, (state.turn + 1) % 3

        def trumps(world: State, first: int = first) -> float:
            return sum(is_trump(card, terms(world)) for card in world.hands[first])

        alone = means(GAME.play(state, first, GAME.parse(f"team {first}")).state, viewer, trumps)
        pair = "+".join(map(str, sorted({first, (first + 2) % 3})))
        together = means(GAME.play(state, first, GAME.parse(f"team {pair}")).state, viewer, trumps)
        assert alone[0] == together[0]
        assert alone[1] > together[1]
        assert alone[2] > together[2]


def test_a_seat_that_lets_a_trick_go_could_hardly_take_it() -> None:
    """If the last to play leaves a trick to the others though points are good, it rarely had a card to take it."""
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

        before = means(state, state.leader, higher)
        after = means(GAME.play(state, last, GAME.parse(f"play {min(low, key=value)}")).state, state.leader, higher)
        shifts.append([(new - after[0]) - (old - before[0]) for old, new in zip(before[1:], after[1:], strict=True)])
        if len(shifts) == 8:
            break
    assert all(fmean(shift) < -0.05 for shift in zip(*shifts, strict=True))


@pytest.mark.parametrize("edition", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_worlds_after_metropolis_steps_fit_the_view_and_the_rules(players: int, edition: str) -> None:
    """Swaps respect the view: the rules accept the round again from its deal."""
    chance = random.Random(f"metropolis {players} {edition}")
    for game in range(4):
        options = table(players, edition, no_trump_box=game % 2 == 0)
        for number, state in enumerate(islice(states(options, chance), game, None, 7)):
            viewer = chance.randrange(players)
            view = GAME.view(state, viewer)
            worlds = metropolis(Sampler(view).worlds(2, seed=number), 60, viewer=viewer, seed=number)
            for i in range(len(worlds)):
                world = unpack(worlds.position(i))
                assert GAME.view(world, viewer) == view
                assert played_again(world) == world


def test_metropolis_samples_the_posterior() -> None:
    """Near the end, where all worlds can be listed, each is reached in proportion to its likelihood."""
    tested = 0
    for state in rounds(3, seed=10):
        if state.phase is not Phase.TRICKS or max(map(len, state.hands)) != 3 or state.trick:
            continue
        if terms(state).discard != "none":
            continue
        viewer = state.turn
        drawn = Sampler(GAME.view(state, viewer)).worlds(2000, seed=1)
        hands = [unpack(drawn.position(number)).hands for number in range(len(drawn))]
        likelihoods = [math.exp(log) for log in log_likelihoods(drawn, viewer=viewer)]
        weights: defaultdict[tuple[Hand, ...], float] = defaultdict(float)
        for hand, likelihood in zip(hands, likelihoods, strict=True):
            weights[hand] += likelihood
        moved = metropolis(drawn, 200, viewer=viewer, seed=2)
        reached = Counter(unpack(moved.position(number)).hands for number in range(len(moved)))
        total = sum(weights.values())
        apart = sum(abs(weights[hand] / total - reached[hand] / len(moved)) for hand in {*weights, *reached})
        assert apart / 2 < 0.08
        tested += 1
        if tested == 5:
            return


def test_the_same_seed_gives_the_same_worlds() -> None:
    state = next(s for s in rounds(5, seed=11) if s.phase is Phase.TRICKS and len(s.tricks) == 3)
    drawn = Sampler(GAME.view(state, state.turn)).worlds(40, seed=1)

    def found(seed: int) -> list[State]:
        worlds = metropolis(resample(drawn, 8, viewer=state.turn, seed=seed), 20, viewer=state.turn, seed=seed)
        return [unpack(worlds.position(number)) for number in range(8)]

    assert found(3) == found(3)
    assert found(3) != found(4)


def test_choices_of_cards_are_classified() -> None:
    """What the card policy is fitted to: each choice has a situation, and the class chosen was available."""
    state = next(s for s in rounds(4, seed=12) if s.phase is Phase.TRICKS and len(s.tricks) == 12)
    found = card_choices(Sampler(GAME.view(state, "open")).worlds(1, seed=0))
    assert 20 < len(found) <= 48 + len(state.trick)
    for situation, chosen, counts in found:
        assert 0 <= situation < SITUATIONS
        assert len(counts) == CARD_CLASSES
        assert counts[chosen] > 0
        assert sum(counts) > 1


def terms(state: State) -> Terms:
    assert state.terms is not None
    return state.terms


def is_trump(card: str, terms: Terms) -> bool:
    return colour(card) == terms.trump or is_supertrump(card, terms)

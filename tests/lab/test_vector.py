"""Thousands of games at once are the same games: each step agrees with a single game given the same cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest

from kibitz.compiled.face_to_face import observations as face_to_face_rows
from kibitz.compiled.nyet import observations as nyet_rows
from kibitz.compiled.nyet.pack import rules_for
from kibitz.games.core import BadOptions, find_game
from kibitz.games.face_to_face.piles import HAND_SIZE
from kibitz.lab.rewards import result_rewards
from kibitz.lab.vector import VectorEnv

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("nyet", {"players": 2, "rounds": 1}),
    ("nyet", {"players": 3, "edition": "pl", "rounds": 2}),
    ("nyet", {"players": 4, "no_trump_box": True, "target": 20}),
    ("nyet", {"players": 5, "rounds": 1}),
    ("face-to-face", {}),
    ("face-to-face", {"lone_last_card": True}),
]


CHANCE, OVER = -1, -4


class Moment(NamedTuple):
    """What one game of many showed before a step, and the result of the step."""

    seat: int
    row: Any
    numbers: Any
    mask: Any
    action: int
    reward: list[float]

    def part(self, fields: dict[str, tuple[int, int, Any]], name: str) -> list[int]:
        at, size, _ = fields[name]
        return np.flatnonzero(self.row[at : at + size]).tolist()


def first_games(env: VectorEnv) -> list[list[Moment]]:
    """The first game of every row, step by step to its end."""
    games: list[list[Moment]] = [[] for _ in range(env.games)]
    going_on = set(range(env.games))
    while going_on:
        seats, actions = env.seat.tolist(), env.sample().tolist()
        rows, numbers, masks = env.observation.copy(), env.numbers.copy(), env.mask.copy()
        env.step(np.array(actions))
        for at in going_on:
            earned = env.reward[at].tolist()
            games[at].append(Moment(seats[at], rows[at], numbers[at], masks[at], actions[at], earned))
        going_on -= set(np.flatnonzero(env.done).tolist())
    return games


def dealt_nyet(one: nyet_rows.One, game: list[Moment]) -> Callable[[], int]:
    """Deals a single game the hands that each seat showed when it first acted in a round."""
    players, cards = one.rules.codes.rules.options.players, one.rules.codes
    hands: dict[tuple[int, int], list[int]] = {}
    for at in game:
        shown = [cards.numbers[cards.cards[n]][0] for n in at.part(nyet_rows.FIELDS, "hand")]
        hands.setdefault((int(at.numbers[0]), at.seat), shown)
    (away,) = game[0].part(nyet_rows.FIELDS, "dealer")
    dealer = (game[0].seat + away) % players
    turns = [
        hands[number, (dealer + number + turn) % players][turn // players]
        for number in range(1, max(number for number, _ in hands) + 1)
        for turn in range(players * len(hands[1, 0]))
    ]
    return iter([dealer, *turns]).__next__


def dealt_duel(one: face_to_face_rows.One, game: list[Moment], guessed: list[int]) -> Callable[[], int]:
    """Deals a single game each player's cards in the order they showed; the last cards drawn may never have shown."""
    draws: dict[int, list[int]] = defaultdict(list)
    for at in game:
        draws[at.seat] += sorted(set(at.part(face_to_face_rows.FIELDS, "hand")) - {*draws[at.seat]})
    (away,) = game[0].part(face_to_face_rows.FIELDS, "starter")
    drawn = [0, 0]

    def deal() -> int:
        if one.fields["starter"] < 0:
            return (game[0].seat + away) % 2
        owner = sum(drawn) // HAND_SIZE if sum(drawn) < 2 * HAND_SIZE else one.fields["seat"]
        drawn[owner] += 1
        if drawn[owner] <= len(draws[owner]):
            return draws[owner][drawn[owner] - 1]
        guessed.append(one.choices()[0])
        return guessed[-1]

    return deal


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_each_step_is_that_of_a_single_game_with_the_same_cards(game: str, options: dict[str, Any]) -> None:
    env = VectorEnv(game, 6, seed=7, reward="points", **options)
    row, numbers, mask = (np.zeros_like(array[0]) for array in (env.observation, env.numbers, env.mask))
    ended = 0
    for moments in first_games(env):
        one: Any
        guessed: list[int] = []
        if game == "nyet":
            one = nyet_rows.One(rules_for(env.options))
            deal = dealt_nyet(one, moments)
        else:
            one = face_to_face_rows.One(lone_last_card=env.options.lone_last_card)
            deal = dealt_duel(one, moments, guessed)
        while one.player == CHANCE:
            one.advance(deal())
        for moment in moments:
            assert one.player == moment.seat
            one.see(moment.seat, row, numbers)
            one.allow(moment.seat, mask)
            assert np.array_equal(row, moment.row)
            assert np.array_equal(numbers, moment.numbers)
            assert np.array_equal(mask, moment.mask)
            one.advance(moment.action)
            earned = one.scored
            while one.player == CHANCE:
                one.advance(deal())
            if guessed and moment is moments[-1]:  # who is stuck with cards that never showed
                earned = one.scores
            assert moment.reward == list(earned or one.scored or [0] * env.players)
        assert guessed or one.player == OVER
        ended += one.player == OVER
    assert ended >= 2


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_same_seed_gives_the_same_games(game: str, options: dict[str, Any]) -> None:
    one, two = VectorEnv(game, 32, seed=3, **options), VectorEnv(game, 32, seed=3, **options)
    other = VectorEnv(game, 32, seed=4, **options)
    assert not np.array_equal(one.observation, other.observation)
    for _ in range(200):
        actions = one.sample().copy()
        assert np.array_equal(actions, two.sample())
        for env in (one, two):
            env.step(actions)
        for name in ("seat", "observation", "numbers", "mask", "reward", "done", "final"):
            assert np.array_equal(getattr(one, name), getattr(two, name))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_masks_hold_exactly_what_may_be_played(game: str, options: dict[str, Any]) -> None:
    env = VectorEnv(game, 16, seed=1, **options)
    for _ in range(120):
        assert env.mask.any(axis=1).all()
        wrong = env.sample().copy()
        wrong[7] = int(np.flatnonzero(env.mask[7] == 0)[0])
        before = env.observation.copy()
        with pytest.raises(IndexError, match=f"action {wrong[7]} is not legal in game 7"):
            env.step(wrong)
        for odd in (-1, 70_000, int(np.flatnonzero(env.mask[7])[0]) + 2**16):
            wide = env.sample().astype(np.int64)
            wide[7] = odd
            with pytest.raises(IndexError, match=f"action {odd} is not legal in game 7"):
                env.step(wide)
        assert np.array_equal(env.observation, before)
        rng = np.random.default_rng(5)
        env.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in env.mask]))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_games_end_are_scored_and_restart(game: str, options: dict[str, Any]) -> None:
    by_points = VectorEnv(game, 64, seed=2, reward="points", **options)
    by_result = VectorEnv(game, 64, seed=2, reward="result", **options)
    earned = np.zeros((64, by_points.players))
    ended = 0
    for _ in range(900):
        actions = by_points.sample().copy()
        by_points.step(actions)
        by_result.step(actions)
        earned += by_points.reward
        assert np.array_equal(by_points.done, by_result.done)
        assert not by_result.reward[by_result.done == 0].any()
        for row in np.flatnonzero(by_points.done):
            final = by_points.final[row]
            if game == "nyet":
                best = tuple(np.flatnonzero(final == final.max()).tolist())
                assert by_result.reward[row] == pytest.approx(result_rewards(by_points.players, best))
            else:
                assert sorted(by_result.reward[row]) == [-1, 1]
            assert earned[row].tolist() == final.tolist()
            earned[row] = 0
            ended += 1
        assert by_points.numbers[by_points.done == 1][:, 0].tolist() == [1] * int(by_points.done.sum())
    assert ended > 50


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hands_are_dealt_fairly(players: int) -> None:
    """Over many deals every card is equally often in the first actor's hand."""
    env = VectorEnv("nyet", 6000, seed=9, players=players)
    rules = find_game("nyet").options({"players": players})
    hand = env.observation[:, 23 : 23 + 64].astype(float)
    size = hand.sum(axis=1)
    assert set(size) == {15.0 if rules.players in (2, 4) else 16.0 if rules.players == 3 else 12.0}
    plain = hand.mean(axis=0).reshape(4, 16)[:, 3 : 12 if players == 3 else 15]
    expected = size[0] / (48 if players == 3 else 60)
    assert np.abs(plain - expected).max() < 0.03


def test_bad_arguments_are_named() -> None:
    with pytest.raises(BadOptions):
        VectorEnv("chess", 5)
    with pytest.raises(BadOptions):
        VectorEnv("nyet", 5, players=7)
    with pytest.raises(ValueError, match="reward is 'points' or 'result', not 'fame'"):
        VectorEnv("nyet", 5, reward="fame")
    with pytest.raises(ValueError, match="at least one game"):
        VectorEnv("nyet", 0)

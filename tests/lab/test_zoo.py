"""The PettingZoo environments pass PettingZoo's own tests, and are the same games."""

from __future__ import annotations

import pickle
import random
import warnings
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from kibitz.games.core import BadOptions
from kibitz.games.record import verify
from kibitz.lab import face_to_face_v0, nyet_v0
from kibitz.lab.zoo import CardTableEnv

TABLES: list[tuple[ModuleType, dict[str, Any]]] = [
    (nyet_v0, {}),
    (nyet_v0, {"players": 2, "rounds": 1, "reward": "result"}),
    (nyet_v0, {"players": 3, "edition": "pl", "rounds": 2}),
    (nyet_v0, {"players": 5, "no_trump_box": True, "target": 30}),
    (face_to_face_v0, {}),
    (face_to_face_v0, {"lone_last_card": True, "reward": "points"}),
]
ABOUT_DICTS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""The warnings of api_test for environments with dict observations that aren't on its list of names. An array would
avoid them, but render_test and performance_benchmark look for the mask only in a dict."""


def play_through(env: CardTableEnv, seed: int) -> dict[str, float]:
    """Play random legal actions to the end; the sum of each agent's rewards."""
    rng, total = random.Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, done, _, _ = env.last()
        total[agent] += reward
        assert isinstance(observation, dict)
        env.step(None if done else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return total


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_api_test_passes_without_a_warning(module: ModuleType, options: dict[str, Any]) -> None:
    api_test(module.env(layout="flat", **options), num_cycles=200)


@pytest.mark.parametrize("module", [nyet_v0, face_to_face_v0])
def test_api_test_passes_with_dict_observations(module: ModuleType) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(module.env(), num_cycles=100)
    assert {str(each.message) for each in caught} == ABOUT_DICTS


@pytest.mark.parametrize("layout", ["dict", "flat"])
@pytest.mark.parametrize(("module", "options"), TABLES)
def test_seed_test_passes_without_a_warning(module: ModuleType, options: dict[str, Any], layout: str) -> None:
    seed_test(lambda: module.env(layout=layout, **options), num_cycles=100)


@pytest.mark.parametrize("module", [nyet_v0, face_to_face_v0])
def test_render_test_passes_without_a_warning(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert "hand" in capsys.readouterr().out or module is nyet_v0


def test_performance_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(nyet_v0.env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_a_game_played_in_the_environment_is_a_game_of_the_rules(module: ModuleType, options: dict[str, Any]) -> None:
    env = module.raw_env(**options)
    for seed in range(3):
        earned = play_through(env, seed)
        outcome = verify(env.record())
        assert outcome is not None
        if env.reward == "points":
            assert tuple(earned.values()) == outcome.scores
        else:
            best = max(earned.values())
            assert tuple(seat for seat, each in enumerate(earned.values()) if each == best) == outcome.winners
            assert sum(earned.values()) == pytest.approx(0)
            assert best == pytest.approx(1 if len(outcome.winners) == 1 else 0)


def test_both_environments_are_in_pettingzoos_registry() -> None:
    env = pettingzoo.make("aec", "kibitz/nyet-v0", players=3)
    assert env.unwrapped.options.players == 3
    assert str(pettingzoo.make("aec", "kibitz/face-to-face-v0").unwrapped) == "face_to_face_v0"


def test_the_same_seed_deals_the_same_cards_and_the_next_reset_others() -> None:
    env, twin = nyet_v0.raw_env(), nyet_v0.raw_env()
    env.reset(seed=5)
    twin.reset(seed=5)
    assert env.seed == twin.seed
    first = env.seed
    env.reset()
    twin.reset()
    assert env.seed == twin.seed != first


@pytest.mark.parametrize("module", [nyet_v0, face_to_face_v0])
def test_an_illegal_action_is_refused_and_changes_nothing(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    before = env.observe("player_0")
    illegal = int(np.flatnonzero(env.mask(env.agent_selection) == 0)[0])
    for action in (illegal, -1, 100_000):
        with pytest.raises(ValueError, match=f"action {action} is not legal"):
            env.step(action)
    with pytest.raises(ValueError, match="must act"):
        env.step(None)
    assert str(env.observe("player_0")) == str(before)
    with pytest.raises(ValueError, match="render_mode"):
        env.render()


def test_bad_options_are_named() -> None:
    with pytest.raises(BadOptions) as caught:
        nyet_v0.env(players=9)
    assert caught.value.refusal.params == {"option": "players", "value": "9", "allowed": "2–5"}
    with pytest.raises(ValueError, match="nonsense"):
        nyet_v0.env(reward="nonsense")


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_an_environment_pickles(module: ModuleType, options: dict[str, Any]) -> None:
    twin = pickle.loads(pickle.dumps(module.raw_env(**options)))
    assert play_through(twin, 3) == play_through(module.raw_env(**options), 3)


@pytest.mark.parametrize("module", [nyet_v0, face_to_face_v0])
def test_pictures_and_text_show_the_table(module: ModuleType) -> None:
    env = module.raw_env(render_mode="rgb_array")
    env.reset(seed=2)
    first = env.render()
    assert first.shape[2] == 3
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 5
    hand = env.view().hands[0]
    assert " ".join(map(str, hand)) in env.describe()
    for _ in range(3):
        env.step(int(np.flatnonzero(env.mask(env.agent_selection))[0]))
    assert (env.render() != first).any()

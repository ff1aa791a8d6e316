"""The OpenSpiel games pass OpenSpiel's own tests, and are the same games."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import kibitz.lab.openspiel  # noqa: F401  registers the games
from kibitz.compiled.face_to_face.pack import unpack as unpack_duel
from kibitz.compiled.nyet.pack import unpack as unpack_nyet
from kibitz.games.core import find_game

TABLES = [
    "python_kibitz_nyet(players=2,rounds=2)",
    "python_kibitz_nyet(players=3,edition=pl,rounds=1)",
    "python_kibitz_nyet(players=4,no_trump_box=True,rounds=1,reward=result)",
    "python_kibitz_nyet(players=5,rounds=2)",
    "python_kibitz_face_to_face",
    "python_kibitz_face_to_face(lone_last_card=True)",
]
RUN_THEIRS = """
import sys, unittest
import kibitz.lab.openspiel
{load}
done = unittest.TextTestRunner(stream=sys.stderr, verbosity=2).run(suite)
sys.exit(0 if done.wasSuccessful() and done.testsRun == {count} else 1)
"""
SIM_TESTS = """
from open_spiel.python.tests.games_sim_test import GamesSimTest
names = [name for name in unittest.defaultTestLoader.getTestCaseNames(GamesSimTest) if "kibitz" in name]
suite = unittest.TestSuite(map(GamesSimTest, names))
"""
API_TESTS = """
from open_spiel.integration_tests import api_test
api_test.FLAGS(["api_test", "--test_only_games=python_kibitz_.*"])
suite = api_test.load_tests(unittest.defaultTestLoader, None, None)
"""


def to_a_decision(game: Any, rng: random.Random, moves: int) -> Any:
    """A state after some moves, where a player has a choice."""
    state = game.new_initial_state()
    while state.is_chance_node() or moves > 0 or len(state.legal_actions()) < 2:
        moves -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            return to_a_decision(game, rng, 0)
    return state


@pytest.mark.parametrize("table", TABLES)
def test_random_sim_test_passes_with_serialisation(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("load", "count"), [(SIM_TESTS, 6), (API_TESTS, 10)])
def test_games_sim_test_and_the_api_tests_of_the_wheel_pass(load: str, count: int) -> None:
    script = RUN_THEIRS.format(load=load, count=count)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert "kibitz_nyet" in done.stderr
    assert "kibitz_face_to_face" in done.stderr


@pytest.mark.parametrize("table", TABLES)
def test_resampling_changes_only_what_the_player_does_not_know(table: str) -> None:
    game, rng = pyspiel.load_game(table), random.Random(table)
    moved = 0
    for moves in range(0, 90, 6):
        state = to_a_decision(game, rng, moves)
        player = state.current_player()
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.current_player() == player
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.returns() == state.returns()
        moved += str(twin) != str(state)
        copy = game.new_initial_state()
        for action in twin.history():
            copy.apply_action(action)
        assert str(copy) == str(twin)
    assert moved >= 12


@pytest.mark.parametrize("table", ["python_kibitz_nyet(players=3,rounds=1)", "python_kibitz_face_to_face"])
def test_the_ismcts_bot_plays(table: str) -> None:
    game, rng = pyspiel.load_game(table), random.Random(1)
    state = to_a_decision(game, rng, 45 if "nyet" in table else 10)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=20, random_state=np.random.RandomState(2))
    for _ in range(2):
        assert bot.step(state.clone()) in state.legal_actions()


@pytest.mark.parametrize("table", TABLES)
def test_a_game_dealt_by_chance_is_a_game_of_the_rules(table: str) -> None:
    """At every decision the reference rules, given the same cards, allow the same actions with the same results."""
    game, rng = pyspiel.load_game(table), random.Random(table)
    rules = find_game("nyet" if "nyet" in table else "face-to-face")
    unpack: Any = unpack_nyet if "nyet" in table else unpack_duel
    state = game.new_initial_state()
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        if state.is_chance_node():
            state.apply_action(action)
            continue
        player, at = state.current_player(), unpack(state.at)
        texts = {state.action_to_string(player, code): code for code in state.legal_actions()}
        assert set(texts) == set(map(str, rules.legal(at, player)))
        after = rules.play(at, player, rules.parse(state.action_to_string(player, action))).state
        state.apply_action(action)
        if not state.is_chance_node():
            now = unpack(state.at)
            assert (now.hands, rules.outcome(now)) == (after.hands, rules.outcome(after))
    assert rules.outcome(unpack(state.at)) is not None


def test_the_game_type_says_what_the_game_is() -> None:
    kind = pyspiel.load_game("python_kibitz_nyet").get_type()
    assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert kind.provides_information_state_tensor
    assert kind.provides_observation_string


@pytest.mark.parametrize("table", TABLES)
def test_chance_deals_every_card_with_its_probability(table: str) -> None:
    state = pyspiel.load_game(table).new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert [code for code, _ in outcomes] == state.legal_actions()
        state.apply_action(outcomes[-1][0])
    with pytest.raises(pyspiel.SpielError):
        state.legal_actions(-1)


@pytest.mark.parametrize("table", TABLES)
def test_states_pickle_in_the_middle_of_a_deal_and_of_a_turn(table: str) -> None:
    game, rng = pyspiel.load_game(table), random.Random(2)
    state = game.new_initial_state()
    for _ in range(150):
        if state.is_terminal():
            break
        twin = pickle.loads(pickle.dumps(state))
        assert str(twin) == str(state)
        action = rng.choice(state.legal_actions())
        twin.apply_action(action)
        state.apply_action(action)
        assert str(twin) == str(state)
        assert twin.history() == state.history()


def test_bad_parameters_are_named() -> None:
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game("python_kibitz_nyet(players=9)")
    with pytest.raises(Exception, match="reward"):
        pyspiel.load_game("python_kibitz_nyet(reward=fame)")

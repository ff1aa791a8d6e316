"""Thousands of games at once on NumPy arrays, for training: `VectorEnv("nyet", 4096, players=4)`."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kibitz.games.core import find_game
from kibitz.lab.parts import needed_part
from kibitz.lab.zoo import Reward

Bytes: TypeAlias = NDArray[np.int8]


class VectorEnv:
    """Games that are stepped together; each array has one row per game and is filled in place by `reset` and `step`.

    When a game ends, the same step starts a new one: `done`, `reward` and `final` then belong to the old game, and
    everything else to the new one.
    """

    seat: Bytes
    """The seat to act."""
    observation: Bytes
    """Its observation, laid out as in the PettingZoo environment."""
    numbers: NDArray[np.int16]
    """The larger numbers of its observation."""
    mask: Bytes
    """Its legal actions."""
    reward: NDArray[np.float32]
    """The reward of each seat for the last step."""
    done: NDArray[np.uint8]
    """Whether the game ended with the last step."""
    final: NDArray[np.int16]
    """The final scores of the game that ended last in this row."""

    def __init__(
        self, game: str, games: int, *, seed: int = 0, reward: Reward | str = Reward.POINTS, **options: Any
    ) -> None:
        if games < 1:
            raise ValueError(f"at least one game is needed, not {games}")
        rules, part = find_game(game), needed_part(game, "vector")
        self.options = rules.options(options)
        self.players = rules.seats(self.options)
        self.games = games
        self._many = part.many(self.options, games, by_round=Reward(reward) is Reward.POINTS)
        self.seat = np.zeros(games, np.int8)
        self.observation = np.zeros((games, part.OBSERVATION_SIZE), np.int8)
        self.numbers = np.zeros((games, part.NUMBERS_SIZE), np.int16)
        self.mask = np.zeros((games, part.ACTIONS), np.int8)
        self.reward = np.zeros((games, self.players), np.float32)
        self.done = np.zeros(games, np.uint8)
        self.final = np.zeros((games, self.players), np.int16)
        self._actions = np.zeros(games, np.int16)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start all games anew; the same seed gives the same cards."""
        self._many.reset(seed)
        for array in (self.reward, self.done, self.final):
            array.fill(0)
        self._write()

    def step(self, actions: NDArray[Any]) -> None:
        """Play one action in each game; if one is not legal, IndexError names its game, and no action is played."""
        given = np.broadcast_to(actions, self.games)
        self._actions[:] = given
        if given.dtype != np.int16 and len(changed := np.flatnonzero(self._actions != given)):
            raise IndexError(f"action {given[changed[0]]} is not legal in game {changed[0]}")
        self._many.step(self._actions, self.reward, self.done, self.final)
        self._write()

    def sample(self) -> NDArray[np.int16]:
        """A random legal action for each game, from the environment's own generator; the next call overwrites them."""
        self._many.sample(self._actions)
        return self._actions

    def _write(self) -> None:
        self._many.write(self.seat, self.observation, self.numbers, self.mask)

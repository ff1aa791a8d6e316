"""The base of both OpenSpiel games: a state around one compiled game, and its observations."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
import pyspiel
from numpy.typing import NDArray

from kibitz.games.core import Seat

CHANCE, TERMINAL = -1, -4
"""OpenSpiel's player numbers for chance and for the end of the game."""


class ChanceGame(Protocol):
    """A compiled game in which chance deals the cards one by one."""

    @property
    def fields(self) -> dict[str, Any]: ...
    @property
    def player(self) -> int: ...
    @property
    def past(self) -> tuple[Any, ...]: ...
    def choices(self) -> list[int]: ...
    def outcomes(self) -> list[tuple[int, float]]: ...
    def advance(self, code: int) -> None: ...
    def see(self, seat: Seat, row: NDArray[np.int8], numbers: NDArray[np.int16]) -> None: ...
    def draws(self, seat: Seat) -> list[int]: ...
    def public_text(self) -> str: ...
    def private_text(self, seat: Seat) -> str: ...
    def text(self, seat: Seat, code: int) -> str: ...


class CardState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of either game. Its only data is `at`, which copies and pickles itself in compiled code.

    The methods that programs call most are overridden, because the base class would come back through C++.
    """

    def __init__(self, game: CardGame) -> None:
        super().__init__(game)
        self.at = game.new_game()

    def current_player(self) -> int:
        return self.at.player

    def is_terminal(self) -> bool:
        return self.at.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.at.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None or player == self.at.player:
            return self.at.choices()
        if player < 0 and not self.is_terminal():
            raise pyspiel.SpielError(f"{player} is not a player and has no legal actions")
        return []

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  C++ asks for the current player
        return self.at.choices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.outcomes()

    def _apply_action(self, action: int) -> None:
        self.at.advance(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.chance_text(action) if player == CHANCE else self.at.text(player, action)

    @abstractmethod
    def chance_text(self, action: int) -> str:
        """The meaning of a chance code in this state."""

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CardState:
        """A state in the same information set of this player, with everything hidden sampled again."""
        twin: CardState = self.get_game().new_initial_state()
        self.redo(twin, player, random.Random(sampler()))  # noqa: S311  the caller's random numbers
        return twin

    @abstractmethod
    def redo(self, twin: CardState, player: Seat, rng: random.Random) -> None:
        """Apply the whole history to a new state, with everything the player can't know sampled again."""

    def __str__(self) -> str:
        return "\n".join([self.at.public_text(), *(self.at.private_text(seat) for seat in range(self.num_players()))])


def game_type(
    short_name: str, long_name: str, *, seats: tuple[int, int], utility: Any, rewards: Any, parameters: dict[str, Any]
) -> Any:
    """The OpenSpiel type of a game: seats act in turn, chance deals the cards, and hands are hidden."""
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=rewards,
        min_num_players=seats[0],
        max_num_players=seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class CardGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Either game."""

    row_size: int
    numbers_size: int
    private: tuple[slice, ...]
    """The parts of an observation that only its player knows."""
    remembered: int
    """The number of rounds in an information state."""
    drawn = 0
    """The number of columns for the order in which a player drew cards; 0 if cards are dealt at once."""
    chance_nodes: int

    @abstractmethod
    def new_game(self) -> ChanceGame:
        """A game before its first chance node."""

    def max_chance_nodes_in_history(self) -> int:
        return self.chance_nodes

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> CardObserver:
        """An observer of the current observation, or with perfect recall of all observations so far."""
        return CardObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class CardObserver:
    """Writes observations: a row of small numbers and a few larger ones, with perfect recall for every round."""

    def __init__(self, game: CardGame, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations take no parameters, but {params} were given")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer may see the private information of all players")
        self._recalls = kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._seen = np.zeros(game.row_size, np.int8)
        self._seen[:] = self._public
        for part in game.private:
            self._seen[part] = self._private
        rounds, players = (game.remembered if self._recalls else 1), game.num_players()
        drawn = game.drawn if self._recalls and self._private else 0
        sizes = players, rounds * game.row_size, rounds * game.numbers_size, drawn
        self.tensor = np.zeros(sum(sizes), np.float32)
        whose, rows, numbers, order = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {
            "player": whose,
            "observation": rows.reshape(rounds, game.row_size),
            "numbers": numbers.reshape(rounds, game.numbers_size),
        }
        if drawn:
            self.dict["drawn"] = order
        self._row = np.zeros(game.row_size, np.int8)
        self._numbers = np.zeros(game.numbers_size, np.int16)

    def set_from(self, state: CardState, player: int) -> None:
        """Write a player's observation; later rounds are zeros."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        for number, at in enumerate(self._rounds(state)):
            at.see(player, self._row, self._numbers)
            np.multiply(self._row, self._seen, out=self.dict["observation"][number])
            if self._public:
                self.dict["numbers"][number] = self._numbers
        if "drawn" in self.dict:
            for number, card in enumerate(state.at.draws(player), start=1):
                self.dict["drawn"][card] = number

    def string_from(self, state: CardState, player: int) -> str:
        """The observation as text."""
        words: list[str] = []
        for at in self._rounds(state):
            words += [at.public_text()] if self._public else []
            words += [at.private_text(player)] if self._private else []
        return "\n".join(words)

    def _rounds(self, state: CardState) -> tuple[Any, ...]:
        return (*state.at.past, state.at) if self._recalls else (state.at,)

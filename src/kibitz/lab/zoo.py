"""The base of both PettingZoo environments: one compiled game, stepped by action codes, observed as arrays."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, ClassVar, Literal, Protocol, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from PIL.Image import Image

from kibitz.games.core import OPEN, AnyGame, Seat
from kibitz.games.record import Record, make
from kibitz.games.shuffle import SEED_BYTES
from kibitz.lab.rewards import result_rewards

Observation: TypeAlias = dict[str, NDArray[Any]] | NDArray[np.int16]
RenderMode: TypeAlias = Literal["human", "ansi", "rgb_array"]


class NamedChoice(StrEnum):
    """An enum whose ValueError lists the allowed values."""

    @classmethod
    def _missing_(cls, value: object) -> None:
        raise ValueError(f"{cls.__name__.lower()} is {' or '.join(map(repr, map(str, cls)))}, not {value!r}")


class Reward(NamedChoice):
    """What an agent is rewarded for."""

    POINTS = "points"
    """The points of each round when it is scored."""
    RESULT = "result"
    """The result of the game: 1 for a sole win, less for a shared one, paid evenly by the losers."""


class Layout(NamedChoice):
    """How an observation is laid out."""

    DICT = "dict"
    """A dict of arrays, the action mask among them."""
    FLAT = "flat"
    """One array, with the action mask in `infos`."""


class OneGame(Protocol):
    """A compiled game that learning programs step."""

    scored: tuple[int, ...] | None

    @property
    def player(self) -> int: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    def begin(self, seed: bytes) -> None: ...
    def play(self, code: int) -> None: ...
    def see(self, seat: Seat, row: NDArray[np.int8], numbers: NDArray[np.int16]) -> None: ...
    def allow(self, seat: Seat, mask: NDArray[np.int8]) -> None: ...
    def text(self, seat: Seat, code: int) -> str: ...


class TableRenderer(Protocol):
    """Renders a view with all cards open."""

    def describe(self, view: Any) -> str: ...
    def draw(self, view: Any) -> Image: ...


class CardTableEnv(AECEnv[str, Observation, int], ABC):  # type: ignore[misc]  # PettingZoo has no types
    """One table with one agent per seat; every deal follows from the seed given to `reset`."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }
    game: ClassVar[AnyGame]
    actions: ClassVar[int]
    row_size: ClassVar[int]
    numbers_size: ClassVar[int]
    table: TableRenderer
    at: Any

    def __init__(
        self,
        given: Mapping[str, object],
        *,
        reward: Reward | str,
        layout: Layout | str,
        render_mode: RenderMode | None,
    ) -> None:
        super().__init__()
        self.options = self.game.options({name: value for name, value in given.items() if value is not None})
        self.reward = Reward(reward)
        self.layout = Layout(layout)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats(self.options))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self.agents: list[str] = []

    @abstractmethod
    def new_game(self) -> OneGame:
        """A game that hasn't begun."""

    @abstractmethod
    def winners(self) -> tuple[Seat, ...]:
        """The winners of a finished game."""

    @abstractmethod
    def whole(self) -> Any:
        """The game as a state of the rules."""

    def view(self) -> Any:
        """The view with every card open."""
        return self.game.view(self.whole(), OPEN)

    def describe(self) -> str:
        """The table in text."""
        return self.table.describe(self.view())

    def draw(self) -> Image:
        """The table as a picture."""
        return self.table.draw(self.view())

    def _space(self) -> spaces.Space[Any]:
        if self.layout is Layout.FLAT:
            return spaces.Box(-32768, 32767, (self.row_size + self.numbers_size,), np.int16)
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 127, (self.row_size,), np.int8),
                "numbers": spaces.Box(-32768, 32767, (self.numbers_size,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  none yet
        """Begin a new game; without a seed, the next game of the current random sequence."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.seed = self._random.bytes(SEED_BYTES)
        self.played: list[tuple[Seat, int]] = []
        self.at = self.new_game()
        self.at.begin(self.seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._rewarded = False
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Select the agent to act next, and put its mask into `infos` if it isn't part of the observation."""
        self.agent_selection = self.possible_agents[self.at.player]
        if self.layout is Layout.FLAT:
            self.infos = {agent: {"action_mask": self.mask(agent)} for agent in self.agents}

    def mask(self, agent: str) -> NDArray[np.int8]:
        """The legal actions of an agent; none unless it acts next."""
        mask = np.empty(self.actions, np.int8)
        self.at.allow(self._seats[agent], mask)
        return mask

    def observe(self, agent: str) -> Observation:
        row, numbers = np.empty(self.row_size, np.int8), np.empty(self.numbers_size, np.int16)
        self.at.see(self._seats[agent], row, numbers)
        if self.layout is Layout.FLAT:
            return np.concatenate((row, numbers), dtype=np.int16)
        return {"observation": row, "numbers": numbers, "action_mask": self.mask(agent)}

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent; ValueError if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is not done must act")
        self.at.play(int(action))
        self.played.append((self._seats[agent], int(action)))
        self._cumulative_rewards[agent] = 0.0
        over = self.at.player < 0
        earned = self._earned(over=over)
        if earned is not None:
            self.rewards = dict(zip(self.agents, earned, strict=True))
            self._accumulate_rewards()
        elif self._rewarded:
            self._clear_rewards()
        self._rewarded = earned is not None
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def record(self) -> Record:
        """The game as a record that replays and verifies by itself."""
        actions = [(seat, self.game.parse(self.at.text(seat, code))) for seat, code in self.played]
        return make(self.game, self.options, self.seed, tuple(self.possible_agents), actions)

    def _earned(self, *, over: bool) -> list[float] | None:
        """The reward of each agent for the last action; None for no reward."""
        if self.reward is Reward.RESULT:
            return result_rewards(len(self.possible_agents), self.winners()) if over else None
        return [float(points) for points in self.at.scored] if self.at.scored is not None else None

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table with all cards open, as the render mode says."""
        match self.render_mode:
            case "ansi":
                return self.describe()
            case "human":
                print(self.describe())
                return None
            case "rgb_array":
                return np.asarray(self.draw().convert("RGB"))
            case _:
                raise ValueError("make the environment with render_mode='human', 'ansi' or 'rgb_array'")

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(raw: CardTableEnv) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's guard against calls out of order; it refuses illegal actions itself."""
    return wrappers.OrderEnforcingWrapper(raw)

"""Nyet! as a PettingZoo environment: `nyet_v0.env(players=4)`."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, register

from kibitz.compiled.nyet.observations import ACTIONS, NUMBERS_SIZE, OBSERVATION_SIZE, One
from kibitz.compiled.nyet.pack import rules_for, unpack
from kibitz.games.core import Seat, find_game
from kibitz.games.nyet.state import State
from kibitz.lab.nyet import picture as nyet_table
from kibitz.lab.zoo import CardTableEnv, Layout, Observation, RenderMode, Reward, wrapped


class raw_env(CardTableEnv, EzPickle):  # noqa: N801  PettingZoo's own name for it
    """The environment; options are those of the game, with the same defaults."""

    metadata: ClassVar[dict[str, Any]] = CardTableEnv.metadata | {"name": "nyet_v0"}
    game = find_game("nyet")
    actions = ACTIONS
    row_size = OBSERVATION_SIZE
    numbers_size = NUMBERS_SIZE
    table = nyet_table
    at: One

    def __init__(
        self,
        *,
        players: int = 4,
        edition: str = "en",
        bonus_rule: str | None = None,
        supertrump_follows: str | None = None,
        no_trump_box: bool = False,
        rounds: int | None = None,
        target: int | None = None,
        reward: Reward | str = Reward.POINTS,
        layout: Layout | str = Layout.DICT,
        render_mode: RenderMode | None = None,
    ) -> None:
        given: dict[str, Any] = {
            "players": players,
            "edition": edition,
            "bonus_rule": bonus_rule,
            "supertrump_follows": supertrump_follows,
            "no_trump_box": no_trump_box,
            "rounds": rounds,
            "target": target,
        }
        EzPickle.__init__(self, **given, reward=reward, layout=layout, render_mode=render_mode)
        super().__init__(given, reward=reward, layout=layout, render_mode=render_mode)

    def new_game(self) -> One:
        return One(rules_for(self.options))

    def winners(self) -> tuple[Seat, ...]:
        scores = self.at.scores
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    def whole(self) -> State:
        return unpack(self.at)


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """The environment, guarded against calls out of order."""
    return wrapped(raw_env(**options))


register("aec", "kibitz/nyet-v0", env)

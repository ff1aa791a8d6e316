"""The Game: Face to Face as a PettingZoo environment: `face_to_face_v0.env()`."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, register

from kibitz.compiled.face_to_face.observations import ACTIONS, NUMBERS_SIZE, OBSERVATION_SIZE, One
from kibitz.compiled.face_to_face.pack import unpack
from kibitz.games.core import Seat, find_game
from kibitz.games.face_to_face.state import State
from kibitz.lab.face_to_face import picture as face_to_face_table
from kibitz.lab.zoo import CardTableEnv, Layout, Observation, RenderMode, Reward, wrapped


class raw_env(CardTableEnv, EzPickle):  # noqa: N801  PettingZoo's own name for it
    """The environment; options are those of the game."""

    metadata: ClassVar[dict[str, Any]] = CardTableEnv.metadata | {"name": "face_to_face_v0"}
    game = find_game("face-to-face")
    actions = ACTIONS
    row_size = OBSERVATION_SIZE
    numbers_size = NUMBERS_SIZE
    table = face_to_face_table
    at: One

    def __init__(
        self,
        *,
        lone_last_card: bool = False,
        reward: Reward | str = Reward.RESULT,
        layout: Layout | str = Layout.DICT,
        render_mode: RenderMode | None = None,
    ) -> None:
        given = {"lone_last_card": lone_last_card}
        EzPickle.__init__(self, **given, reward=reward, layout=layout, render_mode=render_mode)
        super().__init__(given, reward=reward, layout=layout, render_mode=render_mode)

    def new_game(self) -> One:
        return One(lone_last_card=self.options.lone_last_card)

    def winners(self) -> tuple[Seat, ...]:
        return () if self.at.winner is None else (self.at.winner,)

    def whole(self) -> State:
        return unpack(self.at)


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """The environment, guarded against calls out of order."""
    return wrapped(raw_env(**options))


register("aec", "kibitz/face-to-face-v0", env)

"""Face to Face for `VectorEnv`: the sizes of its arrays, and games that are stepped together."""

from __future__ import annotations

from kibitz.compiled.face_to_face.observations import ACTIONS, NUMBERS_SIZE, OBSERVATION_SIZE
from kibitz.compiled.face_to_face.vector import Many
from kibitz.games.face_to_face.options import Options

__all__ = ["ACTIONS", "NUMBERS_SIZE", "OBSERVATION_SIZE", "many"]


def many(options: Options, games: int, *, by_round: bool) -> Many:
    """Games that are stepped together, rewarded by the cards placed or by result."""
    return Many(options.lone_last_card, games, by_round=by_round)

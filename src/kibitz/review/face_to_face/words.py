"""Why a choice in Face to Face was wrong, unlucky or lucky: claims computed from worlds and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kibitz.games.face_to_face.view import View
from kibitz.review.model import Label, Line, Reason
from kibitz.review.prices import Found
from kibitz.review.replayed import Replayed

if TYPE_CHECKING:
    from kibitz.review.face_to_face.review import Weighed


def explain(
    game: Replayed, step: int, view: View, weighed: Weighed, found: Found, label: Label
) -> tuple[tuple[Reason, ...], tuple[Line, ...]]:
    return (), ()

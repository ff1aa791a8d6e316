"""Why a choice in Nyet! was wrong, unlucky or lucky: claims computed from worlds and solver."""

from __future__ import annotations

from kibitz.compiled.nyet.sample import Worlds
from kibitz.games.nyet.view import View
from kibitz.review.model import Label, Line, Reason
from kibitz.review.prices import Found, Sample
from kibitz.review.replayed import Replayed


def explain(
    game: Replayed, step: int, view: View, sample: Sample, worlds: list[Worlds], found: Found, label: Label
) -> tuple[tuple[Reason, ...], tuple[Line, ...]]:
    return (), ()

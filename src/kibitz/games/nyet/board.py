"""The NYET! board: five lines of boxes, covered one by one until each line shows a single open box (N3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from kibitz.games.core import Refusal, Seat
from kibitz.games.nyet.editions import Box, Line, Ruleset


class Token(Struct, frozen=True, array_like=True):
    """A token on a box, and who put it there."""

    line: Line
    box: Box
    seat: Seat


Board: TypeAlias = tuple[Token, ...]
"""The tokens in the order they were placed."""


class Terms(Struct, frozen=True):
    """The rules of a round: the open box of each line."""

    first: Seat
    discard: Box
    trump: Box
    supertrump: Box
    points: int


def open_boxes(rules: Ruleset, board: Board) -> dict[Line, list[Box]]:
    """The boxes of each line that nobody has covered."""
    left = {line: list(boxes) for line, boxes in rules.boxes.items()}
    for token in board:
        left[token.line].remove(token.box)
    return left


def cover_refusal(rules: Ruleset, board: Board, line: Line, box: Box) -> Refusal | None:
    """Any open box may be covered but the last of its line (N3.1, N3.2)."""
    if box not in rules.boxes[line]:
        return Refusal("no-such-box", "N3", {"line": line, "allowed": ", ".join(rules.boxes[line])})
    return line_refusal(line, open_boxes(rules, board)[line], box)


def line_refusal(line: Line, free: Sequence[Box], box: Box) -> Refusal | None:
    """Why a box can't be covered, from those of its line that are still open (N3.1, N3.2)."""
    if box not in free:
        return Refusal("box-covered", "N3.1", {"line": line})
    return Refusal("last-box", "N3.2", {"line": line}) if len(free) == 1 else None


def settled_terms(rules: Ruleset, board: Board) -> Terms | None:
    """The terms of the round, once every line shows one open box (N3.3)."""
    if len(board) < sum(len(boxes) - 1 for boxes in rules.boxes.values()):
        return None
    first, discard, trump, supertrump, points = (boxes[0] for boxes in open_boxes(rules, board).values())
    return Terms(int(first), discard, trump, supertrump, int(points))

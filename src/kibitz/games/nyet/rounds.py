"""What each round of a finished game was about, for statistics: teams, points, and who vetoed what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kibitz.games.core import RoundPlayed, Seat
from kibitz.games.nyet.editions import Box, Line
from kibitz.games.nyet.events import Covered, Event, RoundScored
from kibitz.games.nyet.teams import other_team


def rounds(events: Iterable[Event]) -> Iterator[RoundPlayed]:
    """The rounds of a game, from all of its events."""
    vetoes: list[tuple[Seat, str]] = []
    for event in events:
        match event:
            case Covered(seat=seat, line=line, box=box):
                vetoes.append((seat, _veto(seat, line, box)))
            case RoundScored(score=score):
                teams = score.team, other_team(len(score.points), score.team)
                yield RoundPlayed(teams, score.points, tuple(vetoes))
                vetoes = []


def _veto(seat: Seat, line: Line, box: Box) -> str:
    """A veto in the notation; whatever the seat, the first player is oneself or another, so that it can be compared."""
    if line is Line.FIRST:
        return f"x {line} {'me' if int(box) == seat else 'other'}"
    return f"x {line} {box}"

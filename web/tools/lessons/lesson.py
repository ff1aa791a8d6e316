"""A lesson: a record leads to its first position, then the learner and the others act by the real rules.

The page only shows the steps: what is legal, and why something is not, was decided here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from kibitz.games.core import find_game
from kibitz.games.record import read, replay

RECORDS = Path(__file__).parent / "records"
LEARNER = 0


class Step(Struct, omit_defaults=True):
    """What the learner sees and is told."""

    text: str
    view: Any
    events: list[Any]
    want: str = ""
    """The action that goes on; nothing: the learner only reads."""
    refused: str = ""
    """Something to try that the rules refuse."""
    show: tuple[str, ...] = ()
    """What the text speaks of: spots on the table, or selectors where there is no spot."""
    cut: bool = False
    """Whether time has passed since the step before."""


class Lesson:
    """A game on its way, and the steps a learner goes through."""

    def __init__(self, game: str, name: str) -> None:
        self.game = find_game(game)
        self.name = name
        self.record = read((RECORDS / game / f"{name}.json").read_bytes())
        self.moves: list[tuple[int, str]] = list(self.record.actions)
        """Everything played, from the deal on."""
        self.steps: list[Step] = []
        self.claims: list[tuple[int, dict[str, Any]]] = []
        """For each step, how many moves led to it and what its text says of the position; a test holds it to that."""
        self._state = [moment.step.state for moment in replay(self.record)][-1]
        self._events: list[Any] = []

    def say(self, text: str, *show: str, want: str = "", refused: str = "", cut: bool = False, **claims: Any) -> None:
        """Show the table as it is, with a text; the learner goes on, does `want`, or tries what is `refused`."""
        if want and want not in map(str, self.game.legal(self._state, LEARNER)):
            raise ValueError(f"{self.name}, {text}: {want} is not legal")
        if refused and self.game.refusal(self._state, LEARNER, self.game.parse(refused)) is None:
            raise ValueError(f"{self.name}, {text}: {refused} is legal")
        view = self.game.view(self._state, LEARNER)
        events = [] if cut else self._events
        key = f"lesson-{self.record.game}-{self.name}-{text}"
        self.steps.append(Step(key, view, events, want, refused, show, cut))
        self.claims.append((len(self.moves), claims))
        self._events = []
        if want:
            self.play(LEARNER, want)

    def play(self, seat: int, *actions: str) -> None:
        """A seat acts; the learner sees it with the next text."""
        for text in actions:
            step = self.game.play(self._state, seat, self.game.parse(text))
            self._state = step.state
            self.moves.append((seat, text))
            self._events += [self.game.redact(event, LEARNER) for event in step.events]

    def tricks(self, *played: str) -> None:
        """Everyone acts in turn, as often as there are actions."""
        for text in played:
            self.play(self.game.to_act(self._state)[0], text)

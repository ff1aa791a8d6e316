"""The two lines of a decision, as replays with open cards in the most telling world."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, get_type_hints

import msgspec
from msgspec.structs import replace

from kibitz.games import record as records
from kibitz.games.core import OPEN, AnyGame, IllegalAction, Step, find_game
from kibitz.games.record import Moment, Record
from kibitz.review.model import ReviewedDecision
from kibitz.server.finished.archive import film
from kibitz.server.finished.results import Replay
from kibitz.server.reviews.progress import ShownLines


def shown_lines(record: Record, decision: ReviewedDecision) -> bytes:
    """The lines as JSON; made in the process beside the server."""
    return msgspec.json.encode(ShownLines(line_films(record, decision)))


def line_films(record: Record, decision: ReviewedDecision) -> tuple[Replay, ...]:
    """What would have happened after the action that was played, and after the better one."""
    game = find_game(record.game)
    state = next(islice(records.replay(record), decision.step, None)).step.state
    return tuple(
        film(game, record.players, _moments(game, _world(state, line), line.actions), OPEN) for line in decision.lines
    )


def _moments(game: AnyGame, state: Any, actions: tuple[tuple[int, str], ...]) -> Iterator[Moment]:
    """A line action by action. A line ends where its world no longer says what comes next."""
    step: Step[Any, Any] = Step(state, ())
    yield Moment(0, None, None, step)
    for number, (seat, text) in enumerate(actions):
        try:
            action = game.parse(text)
            step = game.play(step.state, seat, action)
        except IllegalAction:
            return
        yield Moment(number + 1, seat, action, step)


def _world(state: Any, line: Any) -> Any:
    """The position with the hands of a world, and draw piles that deliver the cards its line plays."""
    hands = msgspec.convert(line.hands, get_type_hints(type(state))["hands"], strict=False)
    if not hasattr(state, "draw"):
        return replace(state, hands=hands)
    played = [[int(text.split(" ")[1]) for by, text in line.actions if by == seat and " " in text] for seat in (0, 1)]
    draw = []
    for seat, hand in enumerate(hands):
        left = [card for card in (*state.hands[seat], *state.draw[seat]) if card not in hand]
        drawn = [card for card in played[seat] if card in left]
        draw.append((*drawn, *(card for card in left if card not in drawn)))
    return replace(state, hands=hands, draw=tuple(draw))

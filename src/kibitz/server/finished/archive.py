"""Games that are over: their record, their replay for any viewer, and their figures, all from the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from kibitz.games import record as records
from kibitz.games.core import AnyGame, Seat, Viewer, find_game
from kibitz.games.record import FORMAT, Record
from kibitz.server.finished.results import GameStats, Replay, ReplayStep, ReplayView, SeatStats
from kibitz.table import log
from kibitz.table.describe import players
from kibitz.table.info import ChatLine, Millis
from kibitz.table.patch import Differ
from kibitz.table.table import Table, chat_line, fairness, fold, opening, seed


class PlayedAction(Struct, frozen=True):
    """An action that stood: who, what, who decided it, and when."""

    seat: Seat
    action: str
    by: str
    at: Millis


def actions(rows: Iterable[log.Row]) -> list[PlayedAction]:
    """The final actions of a log: drafts that were taken back and actions that were undone are gone."""
    return actions_and_draft(rows)[0]


def actions_and_draft(rows: Iterable[log.Row]) -> tuple[list[PlayedAction], list[PlayedAction]]:
    """The final actions, and those of a turn not yet ended."""
    told, draft = told_and_draft(rows)
    final: list[PlayedAction] = []
    for one in told:
        if isinstance(one, log.Undone):
            del final[one.count :]
        else:
            final.append(one)
    return final, draft


def told_and_draft(rows: Iterable[log.Row]) -> tuple[list[PlayedAction | log.Undone], list[PlayedAction]]:
    """Everything players were told, in order: actions as turns ended, and undos; and the turn not yet ended."""
    told: list[PlayedAction | log.Undone] = []
    draft: list[PlayedAction] = []
    for row in rows:
        match row.body:
            case log.Drafted(seat, action, by):
                draft.append(PlayedAction(seat, action, by, row.at))
            case log.TookBack(_, count):
                del draft[len(draft) - count :]
            case log.Acted(seat, action, by):
                told += [*draft, PlayedAction(seat, action, by, row.at)]
                draft = []
            case log.Conceded():
                told += draft
                draft = []
            case log.Undone() as undone:
                told.append(undone)
                draft = []
    return told, draft


def record_of(table: str, rows: list[log.Row]) -> Record:
    """A game's record, with everything needed to check the shuffle."""
    end = last(table, rows)
    outcome = end.game.outcome(end.state) if end.state is not None else None
    return Record(
        kibitz=FORMAT,
        game=end.game.name,
        options=msgspec.to_builtins(end.options),
        seed=seed(end).hex(),
        players=players(end),
        actions=tuple((played.seat, played.action) for played in actions(rows)),
        result=outcome,
        fairness=fairness(end),
    )


def replay_of(record: Record, viewer: Viewer) -> Replay:
    """A game for one viewer: the first view, and a patch for every action."""
    return film(find_game(record.game), record.players, records.replay(record), viewer)


def film(game: AnyGame, names: tuple[str, ...], moments: Iterator[records.Moment], viewer: Viewer) -> Replay:
    """Moments of a game, real or thought up, for one viewer."""
    differ = Differ(field.name for field in msgspec.structs.fields(game.view_type))
    first = next(moments)
    view = start = game.view(first.step.state, viewer)
    steps: list[ReplayStep] = []
    for moment in moments:
        before, view = view, game.view(moment.step.state, viewer)
        patch = differ(before, view)
        steps.append(
            ReplayStep(
                seat=moment.seat or 0,
                action=str(moment.action),
                events=_seen(game, moment.step.events, viewer),
                set=_object(patch.set) if patch.set else msgspec.UNSET,
                push=_object(patch.push) if patch.push else msgspec.UNSET,
            )
        )
    return Replay(game.name, viewer, names, _seen(game, first.step.events, viewer), start, tuple(steps))


def view_at(record: Record, step: int, viewer: Viewer) -> ReplayView | None:
    """The view after a number of actions."""
    moment = next(islice(records.replay(record), step, None), None)
    if moment is None:
        return None
    view = find_game(record.game).view(moment.step.state, viewer)
    return ReplayView(step, len(record.actions), view)


def stats_of(table: str, record: Record, rows: list[log.Row]) -> GameStats:
    """A game in figures; thinking times are only known for games played here."""
    game = find_game(record.game)
    seats = len(record.players)
    seconds, standin, counted = [0.0] * seats, [0] * seats, [0] * seats
    final = actions(rows)
    began = [row.at for row in rows if isinstance(row.body, log.Started)]
    since = dict.fromkeys(range(seats), began[0]) if began else {}
    state = None
    for number, moment in enumerate(records.replay(record)):
        state = moment.step.state
        if moment.seat is not None:
            counted[moment.seat] += 1
            if final:
                played = final[number - 1]
                seconds[played.seat] += max(0, played.at - since.get(played.seat, played.at)) / 1000
                standin[played.seat] += played.by in ("standin", "clock")
                since = dict.fromkeys(range(seats), played.at) if len(game.to_act(state)) <= 1 else since
                since[played.seat] = played.at
    figures = game.figures(state)
    total = (final[-1].at - began[0]) / 1000 if final and began else 0.0
    lines = tuple(
        SeatStats(record.players[seat], counted[seat], round(seconds[seat], 1), standin[seat], figures.seats[seat])
        for seat in range(seats)
    )
    return GameStats(table, record.game, round(total, 1), figures.length, record.result, lines)


def chat_of(rows: Iterable[log.Row], hidden: frozenset[str] = frozenset()) -> tuple[ChatLine, ...]:
    """Everything said at a table, except by some people; what deleted people said is gone."""
    seated: dict[Seat | None, str] = {}
    lines = []
    for row in rows:
        match row.body:
            case log.Sat(seat=seat, person=person):
                seated[seat] = person
            case log.Said(text="", reaction=""):
                continue
            case log.Said(seat=by, person=author) if (author or seated.get(by, "")) not in hidden:
                lines.append(chat_line(row.at, row.body))
    return tuple(lines)


def last(table: str, rows: list[log.Row]) -> Table:
    """A table after some rows of its log."""
    end = opening(table, rows[0])
    for row in rows[1:]:
        end, _ = fold(end, row)
    return end


def _seen(game: AnyGame, events: tuple[Any, ...], viewer: Viewer) -> tuple[Any, ...]:
    return tuple(game.redact(event, viewer) for event in events)


def _object(members: Sequence[bytes]) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(b"{" + b",".join(members) + b"}", type=dict[str, msgspec.Raw])
    return decoded


def begins(row: log.Row) -> bool:
    """Whether the game begins with this row."""
    return isinstance(row.body, log.Started)

"""The consumer behind profiles: what each person played, against whom, with whom, and what they like to veto.

Working out a game's rounds takes a replay, so it's done before anything is locked (`Consumer.prepare`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, insert, select

from kibitz.games import record as records
from kibitz.games import registry
from kibitz.games.core import RoundPlayed, Seat
from kibitz.games.fairness import ZEROS, Unfair, check
from kibitz.games.record import Record
from kibitz.ratings.games import final_ranks
from kibitz.server.finished.archive import record_of
from kibitz.server.finished.outbox import FinishedGame
from kibitz.server.storage.database import upserting
from kibitz.server.storage.model import encounters, partners, played, tables, vetoes
from kibitz.server.storage.store import read_log

INDEX = (played, encounters, partners, vetoes)


class GameFacts(Struct, frozen=True):
    """What a replay tells of a game."""

    proved: frozenset[Seat]
    """Whose own contribution is in the shuffle, as they committed to it."""
    rounds: tuple[RoundPlayed, ...]


def prepare(connection: Connection, game: FinishedGame) -> GameFacts | None:
    """Replay a game that people played to its end."""
    if game.result is None or not game.persons:
        return None
    if connection.scalar(select(tables.c.record).where(tables.c.id == game.table)):
        return None  # imported: it has names, but no persons
    record = record_of(game.table, read_log(connection, game.table))
    part = registry.part(game.game, "rounds")
    events = (event for moment in records.replay(record) for event in moment.step.events)
    return GameFacts(_proved(record), tuple(part.rounds(events)) if part is not None else ())


def _proved(record: Record) -> frozenset[Seat]:
    found = record.fairness
    if found is None or found.version < 2:
        return frozenset()
    try:
        check(found, record.seed, len(record.players))
    except Unfair:
        return frozenset()
    return frozenset(seat for seat, part in enumerate(found.contributions) if part != ZEROS)


def index(connection: Connection, game: FinishedGame, facts: GameFacts | None) -> None:
    """Add a game to the profiles of the people in it."""
    if game.result is None or facts is None:
        return
    scores, persons = game.result.scores, game.persons
    ranks = final_ranks(game.result, frozenset(), len(scores)) or ()
    for seat, person in persons.items():
        row = {
            "table_id": game.table,
            "person": person,
            "game": game.game,
            "players": len(scores),
            "at": game.at,
            "score": scores[seat],
            "rank": ranks[seat],
            "won": seat in game.result.winners,
            "proved": seat in facts.proved,
        }
        connection.execute(insert(played), row)
        for other, whom in persons.items():
            if other != seat:
                counts = {
                    "played": 1,
                    "ahead": int(ranks[seat] < ranks[other]),
                    "behind": int(ranks[seat] > ranks[other]),
                }
                _add(connection, encounters, {"person": person, "other": whom, "game": game.game}, counts)
    for one in facts.rounds:
        _index_round(connection, game, one)


def _index_round(connection: Connection, game: FinishedGame, one: RoundPlayed) -> None:
    mean = sum(one.points) / len(one.points)
    for seat, person in game.persons.items():
        lead = one.points[seat] - mean
        mates = next(team for team in one.teams if seat in team)
        for mate in mates:
            if mate != seat and mate in game.persons:
                keys = {"person": person, "other": game.persons[mate], "game": game.game}
                _add(connection, partners, keys, {"rounds": 1, "lead": lead})
        for by, action in one.vetoes:
            if by == seat:
                keys = {"person": person, "game": game.game, "action": action}
                _add(connection, vetoes, keys, {"times": 1, "lead": lead})


def _add(connection: Connection, table: Any, keys: dict[str, Any], counts: Mapping[str, float]) -> None:
    """Add to the counts of a row, which may be new."""
    new = upserting(connection, table)
    grown = {name: table.c[name] + new.excluded[name] for name in counts}
    connection.execute(new.values(**keys, **counts).on_conflict_do_update(index_elements=[*keys], set_=grown))

"""Merging two people: everything of the first becomes the other's, and the first is gone.

Logs stay whole and fold to the same game: an id is replaced, and names stay as they were. Where both have been at one
table, the first becomes nobody there, since one person in two seats would be another game; spectators are rewritten all
the same. A merge that was begun will be completed: until then `people.joining` says who becomes whom.
"""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Connection, Engine, Table, and_, case, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from kibitz.server.storage import model
from kibitz.server.storage.database import upserting, writing
from kibitz.server.storage.store import UNFINISHED
from kibitz.table import log
from kibitz.table.chairs import GONE
from kibitz.table.info import Millis

OWN = ("sessions", "tallies", "players", "tickets")
"""Tables with a column `person` whose rows do not simply change hands."""
OTHERS = (
    ("avoided", "other"), ("reports", "reporter"), ("reports", "reported"), ("encounters", "other"),
    ("partners", "other"), ("follows", "other"), ("notes", "other"), ("rated_games", "one"), ("rated_games", "two"),
)  # fmt: skip
"""Columns that name a person otherwise."""
ROLES = ("asked", "member", "helper", "owner")
"""Roles in a club, the least important first."""
PAIRS = ("avoided", "encounters", "partners", "follows", "notes")
"""Tables about a person and another: the two are never the same."""


class SameTable(Exception):
    """Both sit at a table whose game isn't over."""


def begin_merging(engine: Engine, person: str, into: str, now: Millis) -> bool:
    """Begin a merge: nobody is the first person any more. SameTable if both play at one table; False if either is gone
    already."""
    people = model.people
    with writing(engine) as connection:
        both = select(people.c.id).where(people.c.id.in_((person, into)), people.c.leaving.is_(None))
        if person == into or len(connection.execute(both.with_for_update()).all()) != 2:
            return False
        if share_table(connection, person, into):
            raise SameTable
        nobody = {"name": "", "skeleton": f"{GONE}{person}", "stem": f"{GONE}{person}", "number": 1, "signed": False}
        mine = update(people).where(people.c.id == person)
        connection.execute(mine, {**nobody, "leaving": now, "joining": into})
    return True


def share_table(connection: Connection, one: str, other: str) -> bool:
    """Whether two people have seats at one table whose game is not over."""
    tables, players = model.tables, model.players
    seats = select(players.c.table_id).where(players.c.person == one)
    query = (
        select(tables.c.id)
        .join(players, players.c.table_id == tables.c.id)
        .where(players.c.person == other, tables.c.status.in_(UNFINISHED), tables.c.id.in_(seats))
    )
    return connection.scalar(query.limit(1)) is not None


def merging(connection: Connection) -> list[tuple[str, str]]:
    """The merges that have begun: who becomes whom."""
    people = model.people
    rows = connection.execute(select(people.c.id, people.c.joining).where(people.c.joining.is_not(None)))
    return [(row.id, row.joining) for row in rows]


def merge_at(engine: Engine, person: str, into: str, table: str) -> None:
    """Rewrite what one table says of a person."""
    rows, players = model.log, model.players
    with writing(engine) as connection:
        found = connection.execute(select(rows).where(rows.c.table_id == table)).all()
        met = any(into in row.body or row.asked.startswith(f"{into}:") for row in found)
        sat = any(_seats(row.body, person) for row in found if person in row.body)
        new = f"{GONE}{secrets.token_urlsafe(9)}" if met and sat else into
        for row in found:
            mine = row.asked.startswith(f"{person}:")
            if not mine and person not in row.body:
                continue
            asked = row.asked.replace(person, new, 1) if mine and not met else "" if mine else row.asked
            values: dict[str, Any] = {"body": row.body.replace(person, new), "asked": asked}
            connection.execute(update(rows).where(rows.c.table_id == table, rows.c.seq == row.seq), values)
        seat = (players.c.table_id == table) & (players.c.person == person)
        moved = update(players).where(seat).values(person=into) if new == into else delete(players).where(seat)
        connection.execute(moved)


def _seats(body: str, person: str) -> bool:
    """Whether a row gives a person a seat, or the right to arrange them."""
    match log.decode(body):
        case log.Sat(person=one):
            return one == person
        case log.Opened() as opened:
            return opened.host == person or any(chair.person == person for chair in opened.chairs)
        case _:
            return False


def finish_merging(engine: Engine, person: str, into: str) -> None:
    """Finish a merge: everything else of the person changes hands, or is deleted if the other has the same already."""
    with writing(engine) as connection:
        people = model.people
        there = select(people.c.id).where(people.c.id == into, people.c.leaving.is_(None)).with_for_update()
        if connection.scalar(there) is None:  # the other was deleted meanwhile: then this is a deletion, too
            connection.execute(update(people).where(people.c.id == person), {"joining": None})
            return
        _add_tallies(connection, person, into)
        _keep_ownership(connection, person, into)
        for table in model.metadata.sorted_tables:
            if "person" in table.c:
                if table.name not in OWN:
                    _hand_over(connection, table, "person", person, into)
                connection.execute(delete(table).where(table.c.person == person))
        for name, column in OTHERS:
            _hand_over(connection, model.metadata.tables[name], column, person, into)
        reports = model.reports
        quoted = reports.c.lines.contains(person, autoescape=True)
        connection.execute(update(reports).where(quoted).values(lines=func.replace(reports.c.lines, person, into)))
        for pair in (model.metadata.tables[name] for name in PAIRS):
            connection.execute(delete(pair).where(pair.c.person == pair.c.other))
        connection.execute(delete(reports).where(reports.c.reporter == reports.c.reported))
        kept = connection.scalar(select(people.c.kept).where(people.c.id == person))
        if kept is not None:
            connection.execute(update(people).where(people.c.id == into, people.c.kept.is_(None)), {"kept": kept})
        connection.execute(delete(people).where(people.c.id == person))


def _hand_over(connection: Connection, table: Table, column: str, person: str, into: str) -> None:
    """Rows of one person become another's, where that one has none like it; the others go."""
    keys = list(table.primary_key.columns)
    for row in connection.execute(select(*keys).where(table.c[column] == person)).all():
        this = and_(*(key == value for key, value in zip(keys, row, strict=True)))
        try:
            with connection.begin_nested():
                connection.execute(update(table).where(this), {column: into})
        except IntegrityError:
            connection.execute(delete(table).where(this))


def _keep_ownership(connection: Connection, person: str, into: str) -> None:
    """Where both belong to a club, the remaining person gets the more important role."""
    members = model.members
    for club, role in connection.execute(
        select(members.c.club, members.c.role).where(members.c.person == person)
    ).all():
        lower = ROLES[: ROLES.index(role)]
        mine = (members.c.person == into) & (members.c.club == club) & members.c.role.in_(lower)
        connection.execute(update(members).where(mine), {"role": role})


def _add_tallies(connection: Connection, person: str, into: str) -> None:
    """How often both played and won, together."""
    tallies = model.tallies
    new = upserting(connection, tallies)
    added = new.on_conflict_do_update(
        index_elements=[tallies.c.person, tallies.c.game, tallies.c.players],
        set_={
            **{name: tallies.c[name] + new.excluded[name] for name in ("played", "won", "points")},
            "best": case((tallies.c.best < new.excluded.best, new.excluded.best), else_=tallies.c.best),
        },
    )
    for row in connection.execute(select(tallies).where(tallies.c.person == person)).mappings().all():
        connection.execute(added, {**row, "person": into})

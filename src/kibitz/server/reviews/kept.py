"""Reviews in the database: what was asked for, the parts that are done, and the whole review once there is one."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, select, update

from kibitz.games.record import Record
from kibitz.review.model import Review, ReviewedDecision
from kibitz.server.clock import now
from kibitz.server.finished.transfer import record_id
from kibitz.server.storage.database import upserting, writing
from kibitz.server.storage.model import players, review_parts, reviewed, reviews, tables
from kibitz.server.storage.profiles import index_review
from kibitz.table.info import Millis

COSTLY = ("inaccuracy", "mistake", "blunder")


class KeptReview(Struct, frozen=True):
    """A review that someone asked for."""

    key: str
    game: str
    engine: str
    effort: str
    record: bytes
    tasks: tuple[bytes, ...]
    review: bytes | None = None
    """None until all parts are done."""
    table: str = ""
    """Where the game was played; empty for a record from elsewhere."""


class Costly(Struct, frozen=True):
    """A decision that cost something, and the game it was made in."""

    table: str
    game: str
    finished: Millis
    decision: ReviewedDecision


def key_of(record: Record, engine: str, effort: str) -> str:
    """The key of a review: the same game, engine and effort make the same review, no matter who asks."""
    return hashlib.sha256(f"{record_id(record)} {engine} {effort}".encode()).hexdigest()[:32]


def find(connection: Connection, key: str) -> KeptReview | None:
    """A review that was asked for before."""
    row = connection.execute(select(reviews).where(reviews.c.key == key)).one_or_none()
    if row is None:
        return None
    tasks = tuple(bytes(task) for task in msgspec.json.decode(row.tasks, type=list[msgspec.Raw]))
    review = row.review.encode() if row.review else None
    return KeptReview(row.key, row.game, row.engine, row.effort, row.record.encode(), tasks, review, row.table_id)


def add(engine: Engine, kept: KeptReview) -> None:
    """Store what was asked for; another server may have done so a moment ago."""
    tasks = b"[" + b",".join(kept.tasks) + b"]"
    values = {
        "key": kept.key,
        "table_id": kept.table,
        "game": kept.game,
        "engine": kept.engine,
        "effort": kept.effort,
        "record": kept.record.decode(),
        "tasks": tasks.decode(),
        "created": now(),
    }
    with writing(engine) as connection:
        connection.execute(upserting(connection, reviews).values(values).on_conflict_do_nothing())


def belongs(engine: Engine, key: str, table: str) -> None:
    """Note that a review first asked for with an uploaded record is of a game played here."""
    with writing(engine) as connection:
        connection.execute(update(reviews).where(reviews.c.key == key, reviews.c.table_id == "").values(table_id=table))
        done = connection.scalar(select(reviews.c.review).where(reviews.c.key == key, reviews.c.table_id == table))
        if done:
            index_review(connection, table, msgspec.json.decode(done, type=Review))


def parts_of(connection: Connection, key: str) -> dict[int, str]:
    """The parts that are done, by their tasks."""
    query = select(review_parts.c.task, review_parts.c.part).where(review_parts.c.key == key)
    return {row.task: row.part for row in connection.execute(query)}


def add_parts(engine: Engine, key: str, parts: dict[int, str]) -> None:
    """Keep parts that are done."""
    rows = [{"key": key, "task": task, "part": part} for task, part in parts.items()]
    with writing(engine) as connection:
        connection.execute(upserting(connection, review_parts).on_conflict_do_nothing(), rows)


def finish(engine: Engine, key: str, review: Review) -> None:
    """Store the whole review in place of its parts."""
    costly = [decision for decision in review.decisions if decision.label in COSTLY]
    values = {
        "review": msgspec.json.encode(review).decode(),
        "costly": msgspec.json.encode(costly).decode(),
    }
    with writing(engine) as connection:
        connection.execute(update(reviews).where(reviews.c.key == key).values(values))
        connection.execute(delete(review_parts).where(review_parts.c.key == key))
        table = connection.scalar(select(reviews.c.table_id).where(reviews.c.key == key))
        if table:
            index_review(connection, table, review)


def reindex(engine: Engine) -> int:
    """Fill the index of what reviews say of people again, from the kept reviews; returns how many there are."""
    with writing(engine) as connection:
        connection.execute(delete(reviewed))
        kept = select(reviews.c.table_id, reviews.c.review).where(
            reviews.c.table_id != "", reviews.c.review.is_not(None)
        )
        number = 0
        for row in connection.execute(kept.order_by(reviews.c.created, reviews.c.key)).all():
            index_review(connection, row.table_id, msgspec.json.decode(row.review, type=Review))
            number += 1
    return number


def costly_of(connection: Connection, person: str, since: Millis) -> tuple[list[Costly], list[str]]:
    """A person's costly decisions in games that ended since then, the newest games first; and which are not reviewed.

    A game that was reviewed more than once counts by the last time.
    """
    mine = (
        select(tables.c.id, tables.c.game, tables.c.finished, players.c.seat)
        .join(players, players.c.table_id == tables.c.id)
        .where(players.c.person == person, tables.c.finished >= since, tables.c.status == "over")
        .order_by(tables.c.finished.desc(), tables.c.id)
    )
    games = connection.execute(mine).all()
    known = _last_reviews(connection, [row.id for row in games])
    found = [
        Costly(row.id, row.game, row.finished, decision)
        for row in games
        for decision in msgspec.json.decode(known.get(row.id, "[]"), type=list[ReviewedDecision])
        if decision.seat == row.seat
    ]
    return found, [row.id for row in games if row.id not in known]


def _last_reviews(connection: Connection, games: list[str]) -> dict[str, str]:
    """The costly decisions of reviewed games, as JSON."""
    query = select(reviews.c.table_id, reviews.c.costly).where(
        reviews.c.table_id.in_(games), reviews.c.costly.is_not(None)
    )
    return {row.table_id: row.costly for row in connection.execute(query.order_by(reviews.c.created))}

"""What names look like, small capitals and letters in boxes included: nobody keeps a name that looks like another's.
And reviews without the names of those who played, which nobody who left would be deleted from."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from kibitz.server.storage.people.names import Taken, free_name, parted
from kibitz.server.storage.people.skeleton import skeleton

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    _people()
    _clubs()
    _reviews()


def _people() -> None:
    """Who came later and looks like someone else gets a number."""
    connection = op.get_bind()
    columns = ("id", "name", "skeleton", "stem", "number", "created", "leaving")
    people = sa.table("people", *map(sa.column, columns))
    query = sa.select(people).where(people.c.leaving.is_(None)).order_by(people.c.created, people.c.id)
    rows, taken = connection.execute(query).all(), Taken()
    changed = [row for row in rows if skeleton(row.name) != row.skeleton]
    others = {row.id for row in rows} - {row.id for row in changed}
    for row in rows if changed else ():
        if row.id in others:
            taken.add(row.name)
    for row in changed:
        name = free_name(row.name, taken)
        stem, number = parted(name)
        taken.add(name)
        values = {"name": name, "skeleton": skeleton(name), "stem": stem, "number": number}
        connection.execute(sa.update(people).where(people.c.id == row.id).values(values))


def _clubs() -> None:
    """Of two clubs in the directory that look alike, the newer one is taken out."""
    connection = op.get_bind()
    clubs = sa.table("clubs", *map(sa.column, ("id", "name", "skeleton", "listed", "created")))
    rows = connection.execute(sa.select(clubs).where(clubs.c.listed).order_by(clubs.c.created, clubs.c.id)).all()
    taken = {row.skeleton for row in rows if row.skeleton == skeleton(row.name)}
    for row in rows:
        looks = skeleton(row.name)
        if looks != row.skeleton:
            values = {"listed": False, "skeleton": f"~{row.id}"} if looks in taken else {"skeleton": looks}
            taken.add(looks)
            connection.execute(sa.update(clubs).where(clubs.c.id == row.id).values(values))


def _reviews() -> None:
    connection = op.get_bind()
    reviews = sa.table("reviews", *map(sa.column, ("key", "record")))
    for key in connection.scalars(sa.select(reviews.c.key)).all():
        record = json.loads(connection.execute(sa.select(reviews.c.record).where(reviews.c.key == key)).scalar_one())
        nameless = json.dumps(record | {"players": [""] * len(record["players"])}, separators=(",", ":"))
        connection.execute(sa.update(reviews).where(reviews.c.key == key).values(record=nameless))


def downgrade() -> None:
    """Names stay as they are."""

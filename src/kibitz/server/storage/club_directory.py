"""The directory of clubs: those that chose to be in it, and nobody else."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, func, select

from kibitz.server.storage import model
from kibitz.server.storage.clubs import ASKED
from kibitz.server.storage.people.skeleton import skeleton

SHOWN = 30
"""How many clubs an answer has."""


def listed_clubs(connection: Connection, person: str, text: str) -> tuple[list[Any], bool]:
    """Listed clubs whose name holds a text as it looks, by name, each with its members and someone's role there; and
    whether there are more."""
    clubs, members = model.clubs, model.members
    others = members.alias()
    count = select(func.count()).where(others.c.club == clubs.c.id, others.c.role != ASKED).scalar_subquery()
    mine = (members.c.club == clubs.c.id) & (members.c.person == person)
    query = select(clubs, members.c.role, count.label("count")).outerjoin(members, mine).where(clubs.c.listed)
    if looks := skeleton(text):
        query = query.where(clubs.c.skeleton.contains(looks, autoescape=True))
    rows = list(connection.execute(query.order_by(clubs.c.skeleton).limit(SHOWN + 1)))
    return rows[:SHOWN], len(rows) > SHOWN

"""What people are told of outside a table: written with what happened, delivered afterwards."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from kibitz.server.storage.database import upserting
from kibitz.server.storage.model import notifications
from kibitz.table.info import Millis


class Notice(Struct, frozen=True):
    """Something that one person is to be told."""

    person: str
    kind: str
    key: str
    link: str
    at: Millis
    params: dict[str, str | int] = {}


def notify(
    connection: Connection,
    person: str,
    kind: str,
    key: str,
    *,
    params: Mapping[str, str | int] | None = None,
    link: str,
    at: Millis,
) -> None:
    """Tell a person of something, once: the second time with the same key nothing happens.

    The message is `notice-KIND` of the catalogue with these parameters. Neither they nor the link may hold a card.
    """
    row = {"person": person, "key": key, "kind": kind, "link": link, "at": at}
    new = upserting(connection, notifications).values(**row, params=msgspec.json.encode(params or {}).decode())
    connection.execute(new.on_conflict_do_nothing(index_elements=["person", "key"]))

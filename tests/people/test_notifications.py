"""What people are told of outside a table."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import select

from kibitz.server.storage.database import connect
from kibitz.server.storage.model import notifications
from kibitz.server.storage.notifications.notifications import notify


def test_a_thing_is_told_once_to_each(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'kibitz.db'}")
    for at in (1, 2):
        for person in ("ann", "bob"):
            with engine.begin() as connection:
                notify(connection, person, "turn", "turn:t:7", params={"table": "t"}, link="/t/t", at=at)
    with engine.connect() as connection:
        kept = connection.execute(select(notifications.c.person, notifications.c.at)).all()
    engine.dispose()
    assert sorted(map(tuple, kept)) == [("ann", 1), ("bob", 1)]

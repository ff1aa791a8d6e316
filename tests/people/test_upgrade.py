"""A database of the release before: everyone keeps games and name, unless it looks like someone else's or a bot's."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from itsdangerous import Signer
from sqlalchemy import insert, select, text

from kibitz.server.storage import database as opening
from kibitz.server.storage import model
from kibitz.server.storage.database import connect, make_engine
from kibitz.server.storage.people.skeleton import skeleton
from server.harness.wire import Person, Server

BEFORE = [
    ("ann", "Ann"), ("anna", "Аnn"), ("ann3", "Ann 2"), ("club", "Club"), ("blank", "\u3164"), ("bear", "Bear 1234"),
    ("wolf", "Wolf"), ("nobody", "..."),
]  # fmt: skip


def old_database(url: str) -> None:
    """The schema of the release before, with people in it."""
    engine, config = make_engine(url), Config()
    config.set_main_option("script_location", str(Path(opening.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for at, (person, name) in enumerate(BEFORE):
            values = {"id": person, "name": name, "folded": name.casefold(), "at": at}
            connection.execute(text("INSERT INTO people VALUES (:id, :name, :folded, :at)"), values)
    engine.dispose()


def test_names_are_told_apart_when_a_database_is_upgraded(empty: str) -> None:
    old_database(empty)
    engine = connect(empty)
    with engine.connect() as connection:
        rows = connection.execute(select(model.people).order_by(model.people.c.created)).all()
    assert [(row.id, row.name) for row in rows] == [
        ("ann", "Ann"), ("anna", "Аnn 2"), ("ann3", "Ann 3"), ("club", "Guest"), ("blank", "Guest 2"),
        ("bear", "Bear 1234"), ("wolf", "Wolf 2"), ("nobody", "Guest 3"),
    ]  # fmt: skip
    assert all(row.skeleton == skeleton(row.name) and row.signed for row in rows)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(opening.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
        names = [*connection.scalars(text("SELECT name FROM people ORDER BY created"))]
    assert names == [row.name for row in rows]
    engine.dispose()


def test_names_that_were_told_apart_by_how_letters_are_drawn_get_a_number(empty: str) -> None:
    """Before revision 0018 small capitals and small Cyrillic letters looked like nobody else's."""
    engine, config = connect(empty), Config()
    config.set_main_option("script_location", str(Path(opening.__file__).parent / "migrations"))
    who, club = model.people.c, model.clubs.c
    names = {"ann": ("Ann", "ann"), "small": ("Aɴɴ", "aɴɴ"), "тom": ("Том", "ᴛoʍ"), "gone": ("", "~gone")}
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0017")
        for at, (person, (name, looks)) in enumerate(names.items()):
            values = {"id": person, "name": name, "skeleton": looks, "stem": looks, "number": 1, "created": at}
            connection.execute(insert(model.people).values(**values, leaving=None if name else 1))
        for number, (name, looks, listed) in enumerate(
            [("Ann", "ann", True), ("ᴀnn", "ᴀnn", True), ("Ann", "~2", False)]
        ):
            values = {
                "id": str(number),
                "name": name,
                "skeleton": looks,
                "listed": listed,
                "picture": "",
                "zone": "UTC",
            }
            connection.execute(insert(model.clubs).values(**values, created=number))
        record = '{"kibitz":1,"game":"nyet","players":["Ann","bot:club"],"actions":[]}'
        kept = dict.fromkeys(("table_id", "game", "engine", "effort"), "")
        connection.execute(insert(model.reviews).values(**kept, key="k", record=record, tasks="[]", created=0))
        command.upgrade(config, "head")
        people = [*connection.execute(select(who.name, who.skeleton).order_by(who.created))]
        clubs = [*connection.execute(select(club.skeleton, club.listed).order_by(club.created))]
        kept_record = connection.scalar(select(model.reviews.c.record)) or ""
    assert [tuple(one) for one in people] == [
        ("Ann", "ann"),
        ("Aɴɴ 2", "ann2"),
        ("Том", skeleton("tom")),
        ("", "~gone"),
    ]
    assert msgspec.json.decode(kept_record)["players"] == ["", ""]
    assert [tuple(one) for one in clubs] == [("ann", True), ("~1", False), ("~2", False)]
    engine.dispose()


@pytest.mark.parametrize("first", ["/api/me", "/api/lobby"])
def test_a_guest_of_the_release_before_is_still_themselves(
    start: Callable[..., Server], tmp_path: Path, first: str
) -> None:
    """Over the wire: the first answer sets a new cookie, and the old one opens nothing once that has been used."""
    (tmp_path / "data0").mkdir()
    (tmp_path / "data0" / "cookie.key").write_text("5a" * 32 + "\n")
    old_database(f"sqlite:///{tmp_path / 'data0' / 'kibitz.db'}")
    server = start()
    guest = Person(server.url)
    key = bytes.fromhex("5a" * 32)
    guest.cookie = f"kibitz={Signer(key, key_derivation='none', digest_method=hashlib.sha256).sign('ann').decode()}"
    answer = guest.get(first)
    assert answer.status == 200
    guest.cookie = answer.headers["set-cookie"].split(";")[0]
    assert "." not in guest.cookie
    assert guest.get("/api/me").json == {"id": "ann", "name": "Ann", "guest": True}
    assert len(guest.get("/api/me/sessions").json["sessions"]) == 1


def test_a_database_of_revision_0006_keeps_its_games_and_its_guests_can_have_accounts(
    start: Callable[..., Server],
) -> None:
    """Games played by the server of today, in a database taken back to the schema before accounts."""
    server = start()
    ann = Person(server.url, "Ann Before")
    who, table = ann.get("/api/me").json["id"], ann.post("/api/tables", {"game": "nyet"}).json["id"]
    server.stop()
    engine, config = make_engine(server.database), Config()
    config.set_main_option("script_location", str(Path(opening.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0006")
        columns = {row[1] for row in connection.execute(text("PRAGMA table_info(people)"))}
        assert not {"kept", "joining"} & columns
    engine.dispose()
    server.start()
    assert ann.get("/api/me").json == {"id": who, "name": "Ann Before", "guest": True}
    code = ann.post("/api/account/recovery", {}).json["code"]
    fresh = Person(server.url)
    came = fresh.post("/api/account/recover", {"code": code})
    fresh.cookie = came.headers["set-cookie"].split(";")[0]
    assert came.json["me"] == {"id": who, "name": "Ann Before", "guest": False}
    assert [one["id"] for one in fresh.get("/api/lobby").json["tables"]] == [table]

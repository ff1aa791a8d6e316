"""Guests who came once and have nothing here are removed after a while; nobody else is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import select, update

from kibitz.server.clock import now
from kibitz.server.people.guests import UnseenGuests
from kibitz.server.people.sessions import Sessions
from kibitz.server.storage import model
from kibitz.server.storage.database import connect, make_engine
from kibitz.server.storage.store import Store
from people.authenticator import post
from people.test_accounts import me
from people.test_leaving import everything
from server.harness.wire import Person, Server, run
from server.social.test_profiles import waited

LONG_AGO = now() - 200 * 24 * 3_600_000
"""Less than browsers keep cookies for."""


def removed(database: str, days: int, cookie: str = "", *, long_ago: bool = True) -> set[str]:
    """Who is gone after a look at a database in which nobody has been here for years."""
    engine = connect(database)
    if long_ago:
        with engine.begin() as connection:
            connection.execute(update(model.people), {"created": LONG_AGO})
            connection.execute(update(model.sessions), {"used": LONG_AGO})
    with engine.connect() as connection:
        before = {*connection.scalars(select(model.people.c.id))}

    async def look() -> None:
        store = Store(engine)
        sessions = Sessions(store)
        if cookie:
            assert await sessions.find(cookie.partition("=")[2])
        await UnseenGuests(store, sessions, days).look()

    run(look())
    with engine.connect() as connection:
        left = {*connection.scalars(select(model.people.c.id))}
    engine.dispose()
    return before - left


def test_only_guests_to_whom_nothing_belongs_are_removed(tmp_path: Path, empty: str) -> None:
    server = Server(tmp_path / "guests", database=empty)
    try:
        ids, cookie = came_long_ago(server)
    finally:
        server.stop()
    engine = make_engine(server.database)
    with engine.begin() as connection:
        connection.execute(model.sanctions.insert(), {"person": ids["Banned"], "how": "ban", "at": 1})
        connection.execute(update(model.people).where(model.people.c.name == "Signed"), {"signed": True})
    engine.dispose()
    assert removed(server.database, 90, long_ago=False) == set(), "they have all been here a moment ago"
    assert removed(server.database, 90, cookie) == set(), "whoever is back at this moment stays"
    assert removed(server.database, 90) == {ids["Idle"]}
    assert ids["Idle"] not in everything(server.database)


def came_long_ago(server: Server) -> tuple[dict[str, str], str]:
    """People of all kinds: their ids, and the cookie of the one to whom nothing belongs."""
    names = (
        "Idle",
        "Kept",
        "Seated",
        "Talked",
        "Owner",
        "Asked",
        "Follower",
        "Followed",
        "Noted",
        "Blocked",
        "Banned",
        "Signed",
    )
    people: dict[str, Person] = {name: Person(server.url, name) for name in names}
    post(people["Kept"], "/api/account/recovery")
    table = people["Seated"].post("/api/tables", {"game": "nyet"}).json["id"]
    club = people["Owner"].post("/api/clubs", {"name": "A club"}).json["id"]
    people["Asked"].post(f"/api/clubs/{club}/ask", {})
    people["Follower"].post("/api/me/people", {"name": "Followed", "follow": True})
    people["Kept"].post("/api/me/people", {"name": "Noted", "note": "never bids"})
    people["Kept"].post("/api/me/avoided", {"name": "Blocked", "how": "block"})

    async def talk() -> None:
        seat = await people["Talked"].sit(table)
        assert (await seat.ask("join"))["type"] == "ack"
        assert (await seat.ask("say", text="hello"))["type"] == "ack"
        assert (await seat.ask("leave"))["type"] == "ack"

    run(talk())
    return {name: me(person) for name, person in people.items()}, people["Idle"].cookie


def test_a_server_removes_them_by_itself_and_keeps_them_if_told_to(start: Callable[..., Server]) -> None:
    def aged(**settings: str) -> tuple[Person, Server]:
        server = start(**settings)
        guest = Person(server.url)
        server.stop()
        engine = make_engine(server.database)
        with engine.begin() as connection:
            connection.execute(update(model.people), {"created": LONG_AGO})
            connection.execute(update(model.sessions), {"used": LONG_AGO})
        engine.dispose()
        server.start()
        return guest, server

    kept, _ = aged(KIBITZ_GUEST_DAYS="0")
    guest, server = aged()
    waited(lambda: "guests-forgotten" in server.log.read_text(), bool)
    assert guest.get("/api/me").status == 401
    assert kept.get("/api/me").status == 200

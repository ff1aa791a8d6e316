"""Sessions: tokens are replaced and nobody is logged out by it, old ones open nothing, and what has ended is over."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import Signer
from sqlalchemy import Engine, insert, select, text

from kibitz.server.people import sessions as module
from kibitz.server.people.device import device
from kibitz.server.people.identity import Keys, cookie_header, read_cookie
from kibitz.server.people.people import COOKIE, People, Visitor
from kibitz.server.people.sessions import OVERLAP, ROTATE, Sessions
from kibitz.server.storage import model
from kibitz.server.storage.database import connect
from kibitz.server.storage.digests import digest
from kibitz.server.storage.people.sessions import begin_session
from kibitz.server.storage.store import Store

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"


class Place:
    """People on a database, with a clock that the test moves, and a cache that remembers nothing unless told to."""

    def __init__(self, engine: Engine, data: Path) -> None:
        self.engine, self.at = engine, 1_800_000_000_000
        self.people = People(Keys(data), Store(engine))
        self.people.sessions._now = lambda: self.at

    async def ask(self, cookie: str, kind: str = "http", scheme: str = "http") -> tuple[Visitor | None, str]:
        """Who sends a request with a cookie, and the token that the answer sets."""
        scope: dict[str, Any] = {"type": kind, "scheme": scheme, "headers": [(b"cookie", cookie.encode())]}
        found = await self.people.of(scope)
        return found, scope.get(COOKIE, "").partition(";")[0]

    async def guest(self, name: str = "Ann") -> str:
        """A new guest; the cookie."""
        scope: dict[str, Any] = {"type": "http", "scheme": "http", "headers": []}
        await self.people.welcome(scope, await self.people.name(None, name))
        return str(scope[COOKIE]).partition(";")[0]


@pytest.fixture
def place(empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    monkeypatch.setattr(module, "FRESH", -1.0)
    (tmp_path / "cookie.key").write_text("5a" * 32 + "\n")
    engine = connect(empty)
    yield Place(engine, tmp_path)
    engine.dispose()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_a_token_is_replaced_once_a_day_and_the_old_one_opens_nothing_afterwards(place: Place) -> None:
    async def life() -> None:
        first = await place.guest()
        assert (await place.ask(first))[1] == ""
        place.at += ROTATE
        found, second = await place.ask(first)
        assert found is not None
        assert second not in ("", first)
        assert (await place.ask(first)) == (found, "")  # a parallel request of another tab
        assert (await place.ask(second)) == (found, "")
        place.at += OVERLAP - 1
        assert (await place.ask(first))[0] == found
        place.at += 1
        assert await place.ask(first) == (None, "")
        assert (await place.ask(second))[0] == found

    run(life())


def test_an_answer_that_got_lost_logs_nobody_out(place: Place) -> None:
    async def life() -> None:
        first = await place.guest()
        place.at += ROTATE
        found, lost = await place.ask(first)
        place.at += 30 * ROTATE
        again, third = await place.ask(first)
        assert again == found
        assert third not in ("", first, lost)
        assert (await place.ask(lost))[0] is None  # nobody ever had it
        assert (await place.ask(third))[0] == found
        place.at += OVERLAP
        assert (await place.ask(first))[0] is None

    run(life())


def test_only_digests_are_kept(place: Place) -> None:
    async def life() -> None:
        cookie = await place.guest()
        token = cookie.partition("=")[2]
        assert len(token) >= 43
        with place.engine.connect() as connection:
            row = connection.execute(select(model.sessions)).one()
        assert row.token == hashlib.sha256(token.encode()).hexdigest()
        assert token not in str(row)

    run(life())


def signed(person: str) -> str:
    """The cookie that earlier releases gave."""
    return Signer(bytes.fromhex("5a" * 32), key_derivation="none", digest_method=hashlib.sha256).sign(person).decode()


def keep_person(engine: Engine, person: str, name: str) -> None:
    values = {"id": person, "name": name, "skeleton": name.lower(), "stem": name.lower(), "number": 1, "created": 0}
    with engine.begin() as connection:
        connection.execute(insert(model.people).values({**values, "signed": True}))


def test_a_signed_cookie_of_an_earlier_release_becomes_a_session_once(place: Place) -> None:
    async def life() -> None:
        keep_person(place.engine, "s3m0_Y-Qx1zTpWvB", "ben")
        old = f"kibitz={signed('s3m0_Y-Qx1zTpWvB')}"
        assert old == "kibitz=s3m0_Y-Qx1zTpWvB.8UtsR1BTOrLD_ZEqHawpATgTPah2WRAFXURHct-8cEk"  # before itsdangerous
        looking = (await place.ask(old, "websocket"))[0]
        assert looking is not None
        assert (looking.id, looking.session) == ("s3m0_Y-Qx1zTpWvB", "")
        answers = await asyncio.gather(*(place.ask(old) for _ in range(5)))  # a page asks for several things at once
        found = {visitor for visitor, _ in answers}
        (cookie,) = {cookie for _, cookie in answers} - {""}
        assert len(found) == 1
        assert (await place.ask(cookie))[0] in found
        place.at += OVERLAP
        assert await place.ask(old) == (None, "")
        place.at += ROTATE
        _, newer = await place.ask(cookie)
        await place.ask(newer)
        place.at += OVERLAP
        assert await place.ask(old) == (None, "")  # also once the session has forgotten what it came from
        assert await place.ask(old, "websocket") == (None, "")
        assert (await place.ask(f"kibitz={signed('nobody')}"))[0] is None

    run(life())


def test_someone_elses_token_cannot_be_planted(place: Place) -> None:
    """Fixation: what the server did not give out is nobody's; over HTTPS only the cookie of this very host counts."""

    async def life() -> None:
        cookie = await place.guest()
        token = cookie.partition("=")[2]
        assert (await place.ask("kibitz=chosen-by-another-site-chosen-by-another-si"))[0] is None
        assert (await place.ask(cookie, scheme="https"))[0] is None
        assert (await place.ask(f"__Host-kibitz={token}", scheme="https"))[0] is not None
        assert (await place.ask(f"__Host-kibitz={token}"))[0] is None
        assert (await place.ask(f"kibitz=planted.cookie; __Host-kibitz={token}", scheme="wss"))[0] is not None

    run(life())


def test_the_cookie_over_https_belongs_to_this_host_alone() -> None:
    assert cookie_header("abc", secure=True).startswith("__Host-kibitz=abc; ")
    for part in ("; Secure", "; HttpOnly", "; Path=/;", "SameSite=Lax"):
        assert part in cookie_header("abc", secure=True)
    assert "Domain" not in cookie_header("abc", secure=True)
    assert cookie_header("abc", secure=False).startswith("kibitz=abc; ")
    assert "Secure" not in cookie_header("abc", secure=False)
    scope = {"scheme": "https", "headers": [(b"cookie", b"a=b; __Host-kibitz=x; __Host-kibitz=y")]}
    assert read_cookie(scope) == "x"


def test_a_session_that_ends_is_over_though_it_is_remembered(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FRESH", 3600.0)

    async def life() -> None:
        one, other = await place.guest("Ann"), await place.guest("Ben")
        ann, ben = (await place.ask(one))[0], (await place.ask(other))[0]
        assert ann is not None
        assert ben is not None
        sessions = place.people.sessions
        assert not await sessions.end(ben.id, ann.session)  # someone else's
        assert (await place.ask(one))[0] == ann
        assert await sessions.end(ann.id, ann.session)
        assert (await place.ask(one))[0] is None
        assert (await place.ask(other))[0] == ben
        with place.engine.begin() as connection:
            connection.execute(text("DELETE FROM people"))
        assert (await place.ask(other))[0] == ben  # remembered: the database is not asked each time

    run(life())


def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(place: Place) -> None:
    async def life() -> None:
        cookie = await place.guest()
        sessions, ask = place.people.sessions, place.people._store.ask
        calls = 0

        async def slow(question: Any) -> Any:
            nonlocal calls
            found = await ask(question)
            calls += 1
            if calls == 1:
                await sessions.end(found.person, found.id)
            return found

        place.people._store.ask = slow  # type: ignore[method-assign]
        assert (await place.ask(cookie))[0] is None
        assert calls == 2

    run(life())


class Line:
    """A connection that notes how it was closed."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.codes: set[tuple[str, int]] = set()

    def say(self, message: object) -> None:
        raise AssertionError(message)

    def close(self, code: str, status: int = 0) -> None:
        self.codes.add((code, status))


def test_connections_of_a_session_that_ends_elsewhere_are_closed(place: Place) -> None:
    """Another server ended it: by its note at once, without one when this server looks."""

    async def life() -> None:
        sessions = place.people.sessions
        elsewhere = Sessions(place.people._store)
        told: list[tuple[str, ...]] = []
        elsewhere.tell = told.append
        visitors = [(await place.ask(await place.guest(name)))[0] for name in ("Ann", "Ben", "Cleo")]
        lines = []
        for visitor in visitors:
            assert visitor is not None
            lines.append(Line(visitor.id))
            sessions.opened(visitor.session, lines[-1])
        ann, ben, _ = visitors
        assert ann is not None
        assert ben is not None
        await elsewhere.end(ann.id, ann.session)
        assert told == [(ann.session,)]
        sessions.ended(told[0])
        await elsewhere.end(ben.id)
        await sessions.check()
        assert [line.codes for line in lines] == [{("signed-out", 1008)}, {("signed-out", 1008)}, set()]

    run(life())


def test_when_a_session_was_used_is_written_now_and_then(place: Place) -> None:
    async def life() -> None:
        cookie = await place.guest()
        place.at += 5000
        await place.ask(cookie)
        used = select(model.sessions.c.used)
        with place.engine.connect() as connection:
            assert connection.scalar(used) == place.at - 5000
        await place.people.sessions.check()
        with place.engine.connect() as connection:
            assert connection.scalar(used) == place.at

    run(life())


def test_what_is_remembered_is_bounded(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_REMEMBERED", 3)

    async def life() -> None:
        for number in range(6):
            await place.ask(await place.guest(f"Guest{number}"))
        assert len(place.people.sessions._known) == 3

    run(life())


def test_sessions_that_no_browser_can_have_any_more_are_forgotten(place: Place) -> None:
    async def life() -> None:
        cookie = await place.guest()
        found = (await place.ask(cookie))[0]
        assert found is not None
        begin_session(place.engine, found.id, digest("old"), "", place.at - 401 * 24 * 3600 * 1000)
        tending = asyncio.create_task(place.people.sessions.tend())
        count = 2
        while count != 1:
            with place.engine.connect() as connection:
                count = len(connection.execute(select(model.sessions)).all())
            await asyncio.sleep(0.01)
        tending.cancel()

    run(life())


@pytest.mark.parametrize(
    ("agent", "name"),
    [(FIREFOX, "Firefox, Linux"), (SAFARI, "Safari, iPhone"), (EDGE, "Edge, Windows"), ("", ""), ("curl/8", "")],
)
def test_a_device_is_two_words(agent: str, name: str) -> None:
    assert device(agent) == name

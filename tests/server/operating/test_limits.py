"""Whom limits count together, whose word on that is believed, and who gets the next turn of the bots."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from kibitz.engines.feed import PROTOCOL, Choice, Offer
from kibitz.server.botpool.jobs import Job, Priority
from kibitz.server.botpool.pool import Pool
from kibitz.server.limits.addresses import mailbox, networks, shared_address, within
from kibitz.server.limits.limits import (
    ACCOUNTS,
    BURST,
    CHANGES,
    CHAT,
    CREATIONS,
    DRAFTS,
    MAILS,
    READS,
    RECOUNTS,
    SOCKETS,
    UPLOADS,
    WRITES,
    Limits,
    LimitSettings,
    Rate,
)
from kibitz.server.reviews import reviews
from kibitz.server.run.config import Config
from kibitz.server.run.service import Service
from server.harness.wire import Server

ELSEWHERE = "127.0.0.66"
"""An address of this machine that is not trusted as a proxy."""


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("not an address", "not an address", True),
    ],
)
def test_an_ipv6_household_is_one_address(one: str, other: str, together: bool) -> None:
    assert (shared_address(one) == shared_address(other)) is together


TABLE = Path(__file__).parents[3] / "docs" / "limits.md"
DOCUMENTED = {
    "messages": Rate(LimitSettings().rate, LimitSettings().rate * BURST),
    "drafts": DRAFTS,
    "seats": CHANGES,
    "chat": CHAT,
    "opening": SOCKETS,
    "creating": CREATIONS,
    "recovery": ACCOUNTS,
    "the same mails": MAILS,
    "bringing": UPLOADS,
    "new reviews": Rate(reviews.HOURLY / 3600, reviews.BURST),
    "records": RECOUNTS,
}


@pytest.mark.parametrize("what", DOCUMENTED)
def test_limits_are_as_documented(what: str) -> None:
    row = next(line for line in TABLE.read_text(encoding="utf-8").split("\n") if line.startswith(f"| {what}"))
    _, _, often, burst, *_ = row.split("|")
    found = re.fullmatch(r"([\d.]+)(?: (?:in (\d+)|an) (\w+))?", often.strip())
    assert found
    number, per, unit = found.groups()
    seconds = int(per or 1) * {"min": 60, "hour": 3600}.get(unit, 1)
    assert (float(number) / seconds, float(burst)) == pytest.approx((DOCUMENTED[what].often, DOCUMENTED[what].burst))


def test_http_requests_of_an_address_are_limited_as_documented() -> None:
    shared = [LimitSettings().share * many for many in (READS.often, WRITES.often, READS.burst, WRITES.burst)]
    told = "| {:.0f} reads, {:.0f} writes | {:.0f}, {:.0f} |".format(*shared)
    assert told in TABLE.read_text(encoding="utf-8")


def test_networks_are_checked_and_found() -> None:
    assert networks(" 10.0.0.0/8, ::1 ,") == ("10.0.0.0/8", "::1")
    assert within("10.1.2.3", ("10.0.0.0/8",))
    assert not within("11.1.2.3", ("10.0.0.0/8", "::1"))
    assert not within("me", ("10.0.0.0/8",))
    with pytest.raises(ValueError, match="me"):
        networks("me")


def test_connections_of_a_person_and_of_an_address_are_counted_until_they_end() -> None:
    limits = Limits(LimitSettings(person_sockets=2, address_sockets=3))
    places = [limits.connect("a") for _ in range(3)]
    assert limits.connect("a") is None
    assert limits.connect("b") is not None
    first, second, third = (place for place in places if place is not None)
    assert [place.take_for("p") for place in (first, second, third)] == [True, True, False]
    first.leave()
    first.leave()
    assert third.take_for("p")
    assert limits.connect("a") is not None
    assert limits.connect("a") is None


def test_refused_requests_weigh_more_and_over_all_connections() -> None:
    limits = Limits(LimitSettings(rate=1))
    connections = [limits.allowance("p", "a") for _ in range(2)]
    taken = 0
    while connections[taken % 2].person.take():
        connections[taken % 2].refused()
        taken += 1
    assert taken == 2, "ten tokens, five for each"


def test_a_proxy_is_believed_only_where_it_is_trusted(tmp_path: Path) -> None:
    """Behind a proxy everyone would share one address, and without trust anyone could claim any."""
    server = Server(tmp_path / "data", bots=1, KIBITZ_RATE="20", KIBITZ_ADDRESS_SOCKETS="1")
    address = urlsplit(server.url)
    most = round(WRITES.burst * LimitSettings().share)

    def statuses(source: str) -> set[int]:
        found = set()
        for number in range(most + 20):
            line = http.client.HTTPConnection(
                str(address.hostname), address.port, timeout=60, source_address=(source, 0)
            )
            headers = {"Content-Type": "application/json", "X-Forwarded-For": f"192.0.2.{number}"}
            line.request("POST", "/api/me", "{", headers)
            found.add(line.getresponse().status)
            line.close()
        return found

    try:
        assert statuses("127.0.0.1") == {400}
        assert statuses(ELSEWHERE) == {400, 429}
        server.wait_for_bots()  # which connect from here, too, and are not counted
    finally:
        assert server.stop() == 0


class Process:
    """A bot process that answers when it is told to."""

    def __init__(self, pool: Pool) -> None:
        self.given: list[tuple[int, str]] = []
        self._pool, self._worker = pool, pool.join(self)
        pool.offer(self._worker, Offer(PROTOCOL, ("greedy",), ("nyet",), 1))

    def push(self, message: bytes) -> None:
        go = json.loads(message)
        self.given.append((go["id"], go["table"]))

    def say(self, message: object) -> None:
        raise AssertionError(message)

    def answer(self) -> None:
        self._pool.answer(self._worker, Choice(self.given[-1][0], "x"))


def test_whoever_asks_for_much_waits_behind_whoever_asks_for_little() -> None:
    """Four tables of one person wait for hundreds of decisions; two others get theirs as if there were one table."""

    async def life() -> None:
        pool = Pool()
        process = Process(pool)

        def ask(owner: str, table: str, priority: Priority = Priority.LIVE) -> None:
            pool.ask(Job("greedy", "nyet", table, 0, b"{}", ("x",), 100, lambda *_: None, priority, owner=owner))

        for number in range(400):
            ask("hog", f"hog {number % 4}")
        process.answer()
        ask("ann", "ann")
        ask("bob", "bob")
        for _ in range(20):
            process.answer()
        names = [table.split()[0] for _, table in process.given]
        assert names.index("ann") <= 3
        assert names.index("bob") <= 4
        for _ in range(5):
            ask("ann", "ann again")
            ask("bob", "bob again")
        before = len(process.given)
        for _ in range(15):
            process.answer()
        turns = [table.split()[0] for _, table in process.given[before:]]
        assert sorted(turns) == sorted(["ann", "bob", "hog"] * 5), "one turn each"

    asyncio.run(life())


def test_a_background_task_that_fails_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError("on purpose")

    async def life() -> None:
        service = Service(Config(data=tmp_path))
        service.registry.spawn(fail())
        service.registry.spawn(asyncio.sleep(60))
        await asyncio.sleep(0.05)
        service.registry.stop()
        await asyncio.sleep(0.05)
        service.store.engine.dispose()

    with caplog.at_level(logging.ERROR):
        asyncio.run(life())
    [record] = caplog.records
    assert record.name == "kibitz.tables"
    assert record.exc_info is not None
    assert isinstance(record.exc_info[1], ValueError)


def test_a_mailbox_is_one_however_its_address_is_tagged() -> None:
    """Most providers deliver `me+anything@…` to `me@…`: such mails fill the same mailbox."""
    assert {mailbox(one) for one in ("Me@Example.org", "me+1@example.org", "me+1+2@example.org.")} == {"me@example.org"}
    assert mailbox("+1@example.org") != mailbox("+2@example.org"), "a tag of nothing is a name"
    assert mailbox("me@other.org") != mailbox("me@example.org")


def test_replays_are_limited_over_all_guests_of_an_address() -> None:
    limits = Limits(LimitSettings())
    taken = [limits.recounts.take(f"guest {number}", "a") for number in range(1000)]
    assert sum(taken) <= RECOUNTS.burst * LimitSettings().share + 10
    assert limits.recounts.take("someone", "b")
    assert all(Limits(LimitSettings(rate=0)).recounts.take("p", "a") for _ in range(1000))

"""A live table alone: it works with nothing but its context, and its clients are never left with a stale table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from kibitz.games.core import Viewer
from kibitz.server.botpool.pool import Pool
from kibitz.server.cluster.lease import Lease
from kibitz.server.cluster.membership import Membership
from kibitz.server.storage.condition import Unavailable
from kibitz.server.storage.people.manners import Avoidance
from kibitz.server.storage.writer import Conflict
from kibitz.server.tables.audience import Audience
from kibitz.server.tables.live import LiveTable
from kibitz.table import log, requests
from kibitz.table.chairs import Chair
from kibitz.table.describe import InfoSource
from kibitz.table.info import ChatLine, ClockSettings, Settings, UndoRequest
from kibitz.table.table import Table, fold, opening
from server.harness.alone import context

OPENED = log.Opened(
    game="nyet",
    options={"players": 2, "rounds": 1},
    settings=Settings(clock=ClockSettings(30, 60)),
    chairs=(log.ChairSpec("open"), log.ChairSpec("open")),
    host="p0",
    secret="00" * 32,
    invitation="i",
)
ROWS = [
    log.Row(1, 0, OPENED),
    log.Row(2, 0, log.Sat(0, "p0", "Ann", "fox")),
    log.Row(3, 0, log.Sat(1, "p1", "Bob", "owl")),
]


def set_up() -> Table:
    table = opening("t", ROWS[0])
    for row in ROWS[1:]:
        table, _ = fold(table, row)
    return table


class FakeClient:
    """A client that keeps what it is sent."""

    def __init__(self, person: str) -> None:
        self.person, self.name = person, person
        self.viewer: Viewer = "spectator"
        self.avoidance = Avoidance()
        self.kept = False
        self.got: list[dict[str, Any]] = []

    def push(self, message: bytes) -> None:
        self.got.append(json.loads(message))

    def say(self, message: Struct) -> None:
        self.push(msgspec.json.encode(message))

    def hold(self) -> None: ...
    def release(self) -> None: ...
    def close(self, code: str) -> None:
        self.got.append({"type": "closed", "code": code})


class Surroundings:
    """A context of plain functions: rows are kept in a list, and what another server wrote is put there by the test."""

    def __init__(self) -> None:
        self.log = list(ROWS)
        self.full = False
        """Whether nothing can be kept."""
        self.steps = 0
        self.closed: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.context = context(
            append=self._append,
            read=self._read,
            last=self._last,
            spawn=lambda work: self._tasks.append(asyncio.ensure_future(work)),
            counted=self._counted,
            closed=self.closed.append,
            rows=1000,
            now=lambda: 1_000,
        )

    def _append(self, table: str, rows: list[log.Row], done: Callable[[Exception | None], None], **index: Any) -> None:
        assert table == "t"
        assert set(index) >= {"changed", "players", "order"}
        order = index["order"]
        if self.full or order.broken:
            error = Conflict() if order.broken else Unavailable()
            order.broken = True
            asyncio.get_running_loop().call_soon(done, error)
            return
        taken = {row.seq for row in self.log} & {row.seq for row in rows}
        if not taken:
            self.log += rows
        asyncio.get_running_loop().call_soon(done, Conflict() if taken else None)

    async def _read(self, table: str, after: int) -> list[log.Row]:
        assert table == "t"
        return [row for row in self.log if row.seq > after]

    async def _last(self, table: str) -> int:
        assert table == "t"
        return self.log[-1].seq

    def _counted(self) -> None:
        self.steps += 1


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_table_needs_nothing_but_its_context() -> None:
    async def life() -> None:
        around = Surroundings()
        live = LiveTable(around.context, set_up())
        ann, bob = FakeClient("p0"), FakeClient("p1")
        live.enter(ann, None)
        live.enter(bob, None)
        live.handle(ann, requests.Say("m1", "hello"))
        assert not any(message["type"] == "ack" for message in ann.got)  # nothing is durable yet
        await settle()
        assert ann.got[-1] == {"type": "ack", "id": "m1", "seq": 4}
        assert bob.got[-1]["table"]["push"]["chat"] == [[0, 1_000, "hello", "", ""]]
        assert (around.steps, around.log[-1].asked) == (1, "p0:m1")
        live.close("stopping")
        assert around.closed == ["t"]
        assert bob.got[-1] == {"type": "closed", "code": "stopping"}

    asyncio.run(life())


def test_what_lost_a_race_against_another_server_is_decided_anew() -> None:
    async def life() -> None:
        around = Surroundings()
        live = LiveTable(around.context, set_up())
        ann = FakeClient("p0")
        live.enter(ann, None)
        around.log.append(log.Row(4, 900, log.Said(1, "first")))
        live.handle(ann, requests.Say("m1", "second"))
        await settle()
        assert [line.text for line in live.shown.chat] == ["first", "second"]
        assert ann.got[-1] == {"type": "ack", "id": "m1", "seq": 5}

    asyncio.run(life())


def test_what_is_written_elsewhere_while_a_table_catches_up_is_read_as_well() -> None:
    """Each read is held until another server has written more and said so: nothing may be left over."""

    async def life() -> None:
        around = Surroundings()
        gate = asyncio.Event()
        read = around.context.read

        async def slow(table: str, after: int) -> list[log.Row]:
            rows = await read(table, after)
            await gate.wait()
            return rows

        live = LiveTable(msgspec.structs.replace(around.context, read=slow), set_up())
        around.log.append(log.Row(4, 900, log.Said(1, "first")))
        live.written_elsewhere()
        await settle()
        around.log.append(log.Row(5, 901, log.Said(1, "second")))
        live.written_elsewhere()
        assert not live.evictable, "it would be remembered as it was before"
        gate.set()
        await settle()
        assert [line.text for line in live.shown.chat] == ["first", "second"]

    asyncio.run(life())


def test_what_is_written_elsewhere_while_a_table_writes_is_read_afterwards() -> None:
    async def life() -> None:
        around = Surroundings()
        live = LiveTable(around.context, set_up())
        ann = FakeClient("p0")
        live.enter(ann, None)
        live.handle(ann, requests.Say("m1", "first"))
        live.written_elsewhere()
        around.log.append(log.Row(5, 901, log.Said(1, "second")))
        await settle()
        assert [line.text for line in live.shown.chat] == ["first", "second"]

    asyncio.run(life())


def test_a_table_that_cannot_catch_up_is_left_and_not_stuck() -> None:
    async def life() -> None:
        around = Surroundings()

        async def broken(table: str, after: int) -> list[log.Row]:
            raise OSError(f"no database for {table} after {after}")

        live = LiveTable(msgspec.structs.replace(around.context, read=broken), set_up())
        ann = FakeClient("p0")
        live.enter(ann, None)
        around.log.append(log.Row(4, 900, log.Said(1, "first")))
        live.handle(ann, requests.Say("m1", "second"))
        refreshing = asyncio.ensure_future(live.refresh())
        await settle()
        assert ann.got[-1] == {"type": "closed", "code": "moved"}
        assert around.closed == ["t"]
        await refreshing

    asyncio.run(life())


def test_what_is_not_kept_is_refused_once_and_not_tried_again() -> None:
    """Also what was decided on top of it, which the writer answers as if someone else had written first."""

    async def life() -> None:
        around = Surroundings()
        live = LiveTable(around.context, set_up())
        ann, bob = FakeClient("p0"), FakeClient("p1")
        live.enter(ann, None)
        live.enter(bob, None)
        around.full = True
        live.handle(ann, requests.Say("m1", "hello"))
        live.handle(bob, requests.Say("m2", "hello"))
        await settle()
        assert ann.got[-1] == {"type": "refused", "id": "m1", "code": "not-kept"}
        assert bob.got[-1] == {"type": "refused", "id": "m2", "code": "not-kept"}
        assert live.head == live.shown
        around.full = False
        live.handle(bob, requests.Say("m2", "hello"))
        await settle()
        assert bob.got[-1]["type"] == "ack"
        assert len(around.log) == len(ROWS) + 1
        live.close("stopping")

    asyncio.run(life())


def test_a_refusal_is_given_also_when_nobody_can_look_whether_it_still_holds() -> None:
    async def life() -> None:
        around = Surroundings()
        membership = Membership("node", Pool(), Lease(1_000))
        membership.say = lambda _: None

        async def broken(table: str) -> int:
            raise OSError(f"no database for {table}")

        live = LiveTable(msgspec.structs.replace(around.context, last=broken, presence=membership), set_up())
        ann = FakeClient("p0")
        live.enter(ann, None)
        for number in range(3):
            live.handle(ann, requests.Act(f"m{number}", "play R5"))
            await settle()
            assert (ann.got[-1]["type"], ann.got[-1]["id"]) == ("refused", f"m{number}")

    asyncio.run(life())


def test_a_rematch_is_linked_once() -> None:
    async def life() -> None:
        around = Surroundings()
        live = LiveTable(around.context, msgspec.structs.replace(set_up(), status="over"))
        ann, bob = FakeClient("p0"), FakeClient("p1")
        for client in (ann, bob):
            live.enter(client, None)
            live.handle(client, requests.Rematch("m1"))
        await settle()
        assert [client.got[-1] for client in (ann, bob)] == [{"type": "ack", "id": "m1", "seq": 4}] * 2
        assert len(around.log) == len(ROWS) + 1

    asyncio.run(life())


CHANGES: dict[str, dict[str, Any]] = {
    "chairs": {"chairs": (Chair("person", "p0", "Ann", "fox", standin=True), set_up().chairs[1])},
    "status": {"status": "dealing"},
    "sealed": {"sealed": True},
    "settings": {"settings": Settings(hints=True)},
    "host": {"host": "p1"},
    "bank": {"bank": (1, 2), "since": (None, None)},
    "since": {"bank": (1, 2), "since": (5, None)},
    "undo": {"undo": UndoRequest(0, ())},
    "votes": {"votes": (0,)},
    "nudges": {"nudges": (0,)},
    "stop_asked": {"stop_asked": 7},
    "rematch": {"rematch": "u"},
}
FIXED = {"id", "game", "options", "secret", "created"}
DERIVED = {"free_undo", "told_hints"}
"""Follow from what was played; tests/table/test_undo.py and test_describe.py have them."""
SAID_BY_SERVER: dict[str, dict[str, Any]] = {"waiting": {"waiting": True}, "watchers": {"elsewhere": 4}}


@pytest.mark.parametrize("field", sorted(set(InfoSource.__struct_fields__) - FIXED - DERIVED))
def test_whatever_changes_in_a_tables_info_is_told(field: str) -> None:
    table = set_up()
    audience = Audience(table, lambda: 1_000)
    client = FakeClient("p0")
    audience.add(client, 0)
    audience.tell_info(table, waiting=False, elsewhere=0)
    assert client.got == []
    said: dict[str, Any] = {"waiting": False, "elsewhere": 0, **SAID_BY_SERVER.get(field, {})}
    if field == "chat":
        row = log.Row(4, 9, log.Said(0, "well"))
        after = msgspec.structs.replace(table, seq=4, chat=(ChatLine(0, 9, "well"),), authors=("p0",))
        audience.tell_step(table, after, [row], (), waiting=False, elsewhere=0)
        assert client.got[-1]["table"] == {"push": {"chat": [[0, 9, "well", "", ""]]}}
    else:
        after = msgspec.structs.replace(table, **CHANGES.get(field, {}))
        audience.tell_info(after, **said)
        assert client.got[-1]["table"]["set"]
    told = len(client.got)
    audience.tell_info(after, **said)
    assert len(client.got) == told  # and only once

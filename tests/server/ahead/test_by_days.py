"""Games over days: people come once an hour and plan ahead, the server restarts, and it's the same game as ever."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from kibitz.engines.nyet.greedy import choose, values
from kibitz.games.core import SPECTATOR, Seat, find_game
from kibitz.games.nyet.state import Phase
from kibitz.server.finished.archive import record_of
from kibitz.server.storage.database import make_engine
from kibitz.server.storage.model import notifications
from kibitz.server.storage.notifications.notifications import NewNotice
from kibitz.server.storage.store import read_log
from kibitz.server.tables.live import LiveTable
from kibitz.table import log, requests
from kibitz.table.info import DAY, ClockSettings, Settings
from kibitz.table.table import fold, opening, present, woken
from server.harness.alone import context
from server.harness.wire import Person, Server, run
from server.test_live_table import FakeClient
from server.test_pace_tells_nothing import VirtualTime

HOUR = 3600
BY_DAYS = Settings(clock=ClockSettings(seconds=DAY), pace=0)


class Raw(FakeClient):
    """A client that keeps every byte it is sent."""

    def __init__(self, person: str) -> None:
        super().__init__(person)
        self.bytes: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.bytes.append(message)
        super().push(message)


class World:
    """A table of people and the time it lives in; its memory can be lost, its log can't."""

    def __init__(self, loop: VirtualTime, settings: Settings, seats: int, game: str = "nyet") -> None:
        self.loop = loop
        self.rows: list[log.Row] = []
        self.notices: list[NewNotice] = []
        self.due: int | None = None
        self._live: LiveTable | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.context = context(append=self._append, spawn=self._spawn, now=lambda: round(loop.time() * 1000))
        options = {"players": seats, "rounds": 1} if game == "nyet" else {}
        chairs = (log.ChairSpec("open"),) * seats
        opened = log.Opened(game, options, settings, chairs, "p0", "ab" * 32, "key")
        bodies: list[log.Body] = [opened, *(log.Sat(seat, f"p{seat}", f"P{seat}", "bear") for seat in range(seats))]
        bodies += [log.Called(), log.Sealed(), log.Started()]
        self.rows += [log.Row(number, self.context.now(), body) for number, body in enumerate(bodies, 1)]
        self.restart()

    def _append(self, table: str, rows: list[log.Row], done: Callable[[Exception | None], None], **index: Any) -> None:
        assert table == "t"
        self.rows += rows
        self.notices += index["notices"]
        self.due = (index["changed"] or {}).get("due", self.due)
        self.loop.call_soon(done, None)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def restart(self) -> None:
        """All that was in memory is gone."""
        if self._live is not None:
            self._live.close("stopping")
        stored = [log.Row(row.seq, row.at, log.decode(log.encode(row.body)), row.asked) for row in self.rows]
        table = opening("t", stored[0])
        for row in stored[1:]:
            table, _ = fold(table, row)
        self._live = self.live = LiveTable(self.context, woken(table, self.context.now()))
        self.live.idle_since = min(self.live.idle_since, table.moved)
        self.live.attend()

    @property
    def acting(self) -> tuple[Seat, ...]:
        table = self.live.shown
        return table.game.to_act(table.state) if table.status == "running" else ()

    def view(self, seat: Seat) -> Any:
        return self.live.shown.game.view(self.live.shown.state, seat)

    async def ask(self, client: FakeClient, request: requests.Request) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        before = len(client.got)
        self.live.handle(client, request)
        while not (found := [m for m in client.got[before:] if m.get("id") == request.id]):
            await asyncio.sleep(0)
        return found[0]


def lived(life: Callable[[VirtualTime], Coroutine[Any, Any, Any]]) -> Any:
    """Run a life in virtual time."""
    loop = VirtualTime()
    asyncio.set_event_loop(loop)
    try:
        return loop.run_until_complete(life(loop))
    finally:
        asyncio.set_event_loop(None)
        loop.close()


def sensible(view: Any) -> tuple[str, ...]:
    """What a person plans: boxes in order of dislike, and cards for the next three tricks."""
    if view.phase is Phase.NYET:
        return tuple(sorted(view.legal, key=values(view).__getitem__, reverse=True)[:6])
    if view.phase is not Phase.TRICKS:
        return ()
    lead = [f"if lead: play {card}" for card in (view.hands[view.viewer] or ())[-2:]]
    cards = ("if ours and last: one", "if ours: lowest not 1", "if theirs: take 12", "lowest")
    return (*lead, *cards, f"until {view.round}.{len(view.tricks) + 3}")


async def by_letter(loop: VirtualTime) -> tuple[World, list[int]]:
    """Four people who come within the hour if the game waits for them; every sixth time the server has restarted."""
    world, rng, stops, visits = World(loop, BY_DAYS, 4), random.Random(3), [0] * 4, 0
    while world.live.shown.status == "running":
        await asyncio.sleep(rng.uniform(0.2, 1.0) * HOUR)
        if not world.acting:
            break
        seat, visits = rng.choice(world.acting), visits + 1
        if visits % 6 == 0:
            world.restart()
        stops[seat] += 1
        client = FakeClient(f"p{seat}")
        world.live.enter(client, None)
        for number in range(3):
            if seat in world.acting:
                action = choose(world.view(seat))
                assert (await world.ask(client, requests.Act(f"a{visits}-{number}", action)))["type"] == "ack"
        if world.live.shown.status == "running":
            lines = sensible(world.view(seat))
            if lines or seat in world.live.shown.plans:
                await world.ask(client, requests.PlanAhead(f"p{visits}", lines))
        world.live.leave(client)
    return world, stops


def test_a_game_over_days_with_plans_and_restarts_is_the_game_that_is_played_live() -> None:
    world, stops = lived(by_letter)
    letters = record_of("t", world.rows)
    assert letters.result is not None
    planned = sum(isinstance(row.body, log.Acted) and not row.asked for row in world.rows)
    assert planned > 25, "much of it was planned"
    assert max(stops) <= 12
    acted = [row for row in world.rows if isinstance(row.body, log.Acted)]
    alone = {f"turn:t:{count}" for count, row in enumerate(acted) if not row.asked}
    assert {notice.kind for notice in world.notices} == {"turn"}
    assert alone.isdisjoint(notice.key for notice in world.notices), "nobody is called for what they planned"
    assert not [row for row in world.rows if isinstance(row.body, log.StoodIn | log.Abandoned)]
    assert {row.body.by for row in world.rows if isinstance(row.body, log.Acted)} == {""}
    assert world.rows[-1].at - world.rows[0].at > 12 * HOUR * 1000

    async def at_once(loop: VirtualTime) -> World:
        live = World(loop, Settings(), 4)
        clients = [FakeClient(f"p{seat}") for seat in range(4)]
        for client in clients:
            live.live.enter(client, None)
        for number, (seat, action) in enumerate(letters.actions):
            assert (await live.ask(clients[seat], requests.Act(f"a{number}", action)))["type"] == "ack"
        return live

    assert record_of("t", lived(at_once).rows) == letters


def test_people_are_told_of_their_turn_once_and_reminded_before_their_time_is_up() -> None:
    async def nobody_comes(loop: VirtualTime) -> tuple[World, list[tuple[float, str, str]]]:
        world = World(loop, BY_DAYS, 3)
        started = loop.time()
        client = FakeClient(f"p{world.acting[0]}")
        world.live.enter(client, None)
        await world.ask(client, requests.Act("a", choose(world.view(world.acting[0]))))
        world.live.leave(client)
        while len(world.rows) < 12:
            assert world.due is not None
            await asyncio.sleep(max(0.0, world.due / 1000 - 120 - loop.time()))
            world.restart()  # it was not in memory
            await asyncio.sleep(150)
        return world, [(round((n.at / 1000 - started) / HOUR, 3), n.kind, n.person) for n in world.notices]

    world, told = lived(nobody_comes)
    second, third = (row.body.seat for row in world.rows if isinstance(row.body, log.Reminded))
    assert [(kind, person) for _, kind, person in told[:4]] == [
        ("turn", f"p{second}"),
        ("reminder", f"p{second}"),
        ("turn", f"p{third}"),
        ("reminder", f"p{third}"),
    ]
    hours = [hour for hour, *_ in told]
    for turn in (0, 2):
        assert hours[turn + 1] - hours[turn] == pytest.approx(19.2, abs=0.1)
    assert hours[2] >= 24
    acted = [row.body.by for row in world.rows if isinstance(row.body, log.Acted)]
    assert acted[:3] == ["", "clock", "clock"], "when the time is up, a bot decides, once"
    assert not [row for row in world.rows if isinstance(row.body, log.StoodIn)]
    assert len({(notice.person, notice.key) for notice in world.notices}) == len(world.notices)


async def watched(loop: VirtualTime, *, plans: bool) -> dict[str, list[bytes]]:
    """What everyone but the planner is sent while a game begins, with or without what one person plans meanwhile."""
    world = World(loop, Settings(), 4)
    clients = {name: Raw(name) for name in ("p0", "p1", "p2", "p3", "eve")}
    for client in clients.values():
        world.live.enter(client, None)
    for number in range(30):
        await asyncio.sleep(5)
        seat, view = world.acting[0], world.view(0)
        if plans and seat != 0:
            cards = tuple(f"play {card}" for card in view.hands[0])
            wishes = (requests.PlanAhead(f"p{number}", cards[:1], once=True), requests.PlanAhead(f"q{number}", cards))
            for wish in (*wishes, requests.PlanAhead(f"r{number}", ())) if number % 3 else wishes:
                assert (await world.ask(clients["p0"], wish))["type"] == "ack"
        await asyncio.sleep(1)
        await world.ask(clients[f"p{seat}"], requests.Act(f"a{number}", str(world.view(seat).legal[0])))
    assert not plans or any(b',"plan":' in message for message in clients["p0"].bytes)
    return {name: client.bytes for name, client in clients.items() if name != "p0"}


def test_nobody_else_is_sent_another_byte_because_of_a_plan() -> None:
    with_plans, without = (lived(partial(watched, plans=on)) for on in (True, False))
    assert len(without["eve"]) > 30
    assert with_plans == without


def test_a_premove_at_a_live_table_is_played_or_given_back() -> None:
    async def life(loop: VirtualTime) -> None:
        world = World(loop, Settings(pace=0), 3)
        clients = [Raw(f"p{seat}") for seat in range(3)]
        for client in clients:
            world.live.enter(client, None)
        first = world.acting[0]
        second = (first + 1) % 3
        for number, (box, played) in enumerate((("R", "B"), ("Y", "Y"))):
            seat, other = world.acting[0], (world.acting[0] + 1) % 3
            plan = requests.PlanAhead(f"p{number}", (f"x trump {box}",), once=True)
            assert (await world.ask(clients[other], plan))["type"] == "ack"
            assert clients[other].got[-2]["plan"] == {"lines": [f"x trump {box}"], "once": True}
            await world.ask(clients[seat], requests.Act(f"a{number}", f"x trump {played}"))
            at = loop.time()
            await asyncio.sleep(5)
            assert clients[other].got[-1]["plan"] is None
            if box == played:
                assert world.acting == (other,), "what cannot be done is given back, and its player asked"
            else:
                done = world.rows[-1]
                assert (done.body, done.asked) == (log.Acted(other, f"x trump {box}"), "")
                assert 0.5 <= done.at / 1000 - at <= 4, "after the pause that any plan takes"
        assert second

    lived(life)


def test_when_something_planned_happens_follows_from_what_everyone_sees() -> None:
    """The same pause whatever the plan is and whatever the hand holds."""
    game = find_game("nyet")

    async def pause(loop: VirtualTime, *, other_hands: bool, once: bool) -> int:
        world = World(loop, Settings(pace=0), 4)
        table = world.live.head
        if other_hands:
            drawn = game.sample(game.view(table.state, SPECTATOR), random.Random(9))
            table = replace(table, state=drawn)
        for seat in range(4):
            table = present(table, seat, away=None)
        world.live = LiveTable(world.context, table)
        first = world.acting[0]
        clients = [Raw(f"p{seat}") for seat in range(4)]
        for client in clients:
            world.live.enter(client, None)
        await world.ask(clients[(first + 1) % 4], requests.PlanAhead("p", ("x trump R",), once=once))
        await world.ask(clients[first], requests.Act("a", "x trump B"))
        await asyncio.sleep(20)
        acted = [row.at for row in world.rows if isinstance(row.body, log.Acted)]
        return acted[1] - acted[0]

    kinds = [(hands, once) for hands in (False, True) for once in (False, True)]
    assert len({lived(partial(pause, other_hands=hands, once=once)) for hands, once in kinds}) == 1


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    server = Server(tmp_path_factory.mktemp("by-days") / "data", KIBITZ_DEAL="0", KIBITZ_IDLE="1", KIBITZ_GRACE="0")
    yield server
    assert server.stop() == 0


def test_what_was_planned_is_done_after_kill_minus_nine_though_nobody_comes(own_server: Server) -> None:
    wish = {
        "game": "nyet",
        "options": {"players": 2, "rounds": 1},
        "seats": [{}, {}],
        "settings": {"clock": {"seconds": 2 * DAY, "bank": 3 * DAY}},
    }

    async def begin() -> tuple[str, int]:
        ann, bob = Person(own_server.url), Person(own_server.url)
        table = ann.post("/api/tables", wish).json["id"]
        seats = [await ann.sit(table), await bob.sit(table)]
        assert (await seats[1].ask("join"))["type"] == "ack"
        assert (await seats[0].ask("start"))["type"] == "ack"
        for seat in seats:
            await seat.until(lambda seat=seat: seat.view is not None)
        assert seats[0].view is not None
        first = seats[0].view["to_act"][0]
        assert (await seats[1 - first].ask("plan", lines=["x trump R", "x trump Y"]))["type"] == "ack"
        assert (await seats[first].ask("act", action="x trump B"))["type"] == "ack"
        return table, first

    table, first = run(begin())
    own_server.kill()
    own_server.start()
    deadline = time.monotonic() + 30
    rows: list[log.Row] = []
    while time.monotonic() < deadline and sum(isinstance(row.body, log.Acted) for row in rows) < 2:
        time.sleep(0.1)
        with make_engine(own_server.database).connect() as connection:
            rows = read_log(connection, table)
    acted = [(row.body, bool(row.asked)) for row in rows if isinstance(row.body, log.Acted)]
    assert acted == [(log.Acted(first, "x trump B"), True), (log.Acted(1 - first, "x trump R"), False)]
    with make_engine(own_server.database).connect() as connection:
        told = [(row.kind, row.key, row.link) for row in connection.execute(notifications.select())]
    assert ("turn", f"turn:{table}:2", f"/t/{table}") in told


def test_settings_by_days_are_taken_up_to_a_month_and_no_further(own_server: Server) -> None:
    person = Person(own_server.url)
    for seconds, bank, status in ((30 * DAY, 60 * DAY, 201), (30 * DAY + 1, 0, 400), (DAY, 60 * DAY + 1, 400)):
        wish = {"game": "nyet", "settings": {"clock": {"seconds": seconds, "bank": bank}}}
        assert person.post("/api/tables", wish).status == status


def test_a_table_by_days_that_nobody_comes_to_is_reminded_of_and_not_abandoned(own_server: Server) -> None:
    """After a month in which it was in nobody's memory; another table is given up."""

    async def begin() -> list[str]:
        tables = []
        for clock in ({"seconds": 30 * DAY}, None):
            wish = {"game": "nyet", "options": {"players": 2, "rounds": 1}, "settings": {"clock": clock}}
            ann, bob = Person(own_server.url), Person(own_server.url)
            tables.append(ann.post("/api/tables", wish).json["id"])
            seats = [await ann.sit(tables[-1]), await bob.sit(tables[-1])]
            for name, seat in (("join", seats[1]), ("start", seats[0])):
                assert (await seat.ask(name))["type"] == "ack"
            await seats[0].until(lambda seat=seats[0]: seat.view is not None)
            first = seats[seats[0].view["to_act"][0]] if seats[0].view else seats[0]
            await first.ask("act", action="x trump B")
        return tables

    tables = run(begin())
    assert own_server.stop() == 0
    past = 25 * DAY * 1000
    with make_engine(own_server.database).begin() as connection:
        for table in tables:
            connection.execute(text("UPDATE log SET at = at - :past WHERE table_id = :id"), {"past": past, "id": table})
            change = "UPDATE tables SET touched = touched - :past, due = due - :past WHERE id = :id"
            connection.execute(text(change), {"past": past, "id": table})
    own_server.start()
    deadline = time.monotonic() + 30
    kinds: set[str] = set()
    status: dict[str, str] = {}
    while time.monotonic() < deadline and not ("reminder" in kinds and "abandoned" in status.values()):
        time.sleep(0.1)
        with make_engine(own_server.database).connect() as connection:
            ours = notifications.select().where(notifications.c.link == f"/t/{tables[0]}")
            kinds = {row.kind for row in connection.execute(ours)}
            found = connection.execute(text("SELECT id, status FROM tables")).all()
            status = {row.id: row.status for row in found if row.id in tables}
    assert "reminder" in kinds
    assert status == {tables[0]: "running", tables[1]: "abandoned"}

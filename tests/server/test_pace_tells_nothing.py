"""Whole games played by bots: when they act predicts the hidden number of legal cards no better than what all see."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kibitz.engines.core import LIMITS, find_bot
from kibitz.engines.feed import PROTOCOL, Choice, Offer
from kibitz.games.core import SPECTATOR, Seat, find_game
from kibitz.server.botpool.pool import TRANSIT, Pool
from kibitz.server.storage.database import make_engine
from kibitz.server.storage.store import read_log
from kibitz.server.tables.live import LiveTable
from kibitz.table import log
from kibitz.table.duty import seen_forced
from kibitz.table.info import Settings
from kibitz.table.table import Table, drafted, fold, opening, present
from server.harness.alone import context
from server.harness.wire import Person, Server, run
from server.test_live_table import FakeClient

GAMES: list[tuple[str, dict[str, Any]]] = [("nyet", {"players": 4, "rounds": 2}), ("face-to-face", {})]


class VirtualTime(asyncio.SelectorEventLoop):
    """An event loop whose clock jumps to the next timer as soon as nothing else is to be done."""

    seconds = 1000.0
    _ready: Any
    _scheduled: Any

    def time(self) -> float:
        return self.seconds

    def _run_once(self) -> None:
        timers = [timer.when() for timer in self._scheduled if not timer.cancelled()]
        if timers and not self._ready:
            self.seconds = max(self.seconds, min(timers))
        super()._run_once()  # type: ignore[misc]


class RevealingBots:
    """Bot processes that take longer the more there is to choose from, as a search does, within their limit."""

    def __init__(self, pool: Pool, bot: str) -> None:
        self._pool, self._rng, self._limit = pool, random.Random(1), LIMITS[bot]
        self._worker = pool.join(self)
        pool.offer(self._worker, Offer(PROTOCOL, (bot,), tuple(name for name, _ in GAMES)))

    def push(self, message: bytes) -> None:
        go = msgspec.json.decode(message)
        view = msgspec.json.decode(msgspec.json.encode(go["view"]), type=find_game(go["game"]).view_type)
        took = 0.0 if len(view.legal) == 1 else self._limit * min(1.0, 0.2 + 0.1 * len(view.legal))
        choice = Choice(go["id"], find_bot("greedy").decide(view, rng=self._rng, millis=0).action)
        asyncio.get_running_loop().call_later(took / 1000, self._pool.answer, self._worker, choice)

    def say(self, message: Any) -> None: ...


def played(game: str, options: dict[str, Any], settings: Settings, bot: str, kind: str) -> list[log.Row]:
    """The log of a game between bots, or between the stand-ins of people who have left, by a virtual clock."""
    loop = VirtualTime()
    written: list[log.Row] = []

    async def life() -> None:
        pool = Pool()
        pool.usual = lambda game: bot  # type: ignore[method-assign]  # noqa: ARG005
        RevealingBots(pool, bot)
        tasks: list[Any] = []

        def append(table: str, rows: list[log.Row], done: Callable[[Exception | None], None], **index: Any) -> None:
            assert table == "t"
            assert index
            written.extend(rows)
            loop.call_soon(done, None)

        around = context(append=append, bots=pool, spawn=tasks.append, now=lambda: round(loop.time() * 1000))
        live = LiveTable(around, begun(game, options, settings, bot, kind, written, around.now()))
        live.enter(FakeClient("watcher"), None)
        while live.shown.status == "running":
            await asyncio.sleep(1.0)
        assert not tasks, "every bot decides in time"

    loop.run_until_complete(life())
    loop.close()
    return written


def begun(
    game: str, options: dict[str, Any], settings: Settings, bot: str, kind: str, rows: list[log.Row], at: int
) -> Table:
    seats = find_game(game).seats(find_game(game).options(options))
    chairs = (log.ChairSpec("bot", bot=bot),) if kind == "bot" else (log.ChairSpec("open"),)
    rows.append(log.Row(1, at, log.Opened(game, options, settings, chairs * seats, "p0", "ab" * 32, "key")))
    bodies: list[log.Body] = []
    if kind == "standin":
        bodies = [log.Sat(seat, f"p{seat}", f"P{seat}", "bear") for seat in range(seats)]
    bodies += [log.Called(), log.Sealed(), log.Started()]
    bodies += [log.StoodIn(seat, on=True) for seat in range(seats)] if kind == "standin" else []
    table = opening("t", rows[0])
    for body in bodies:
        rows.append(log.Row(table.seq + 1, at, body))
        table, _ = fold(table, rows[-1])
    for seat in range(seats):
        table = present(table, seat, away=at)
    return table


def moves(rows: list[log.Row]) -> list[tuple[Hashable, int, int]]:
    """Of each action: what a spectator saw before it, how long it took, and how many actions were legal.

    Of simultaneous actions only the first counts, and of a turn with drafts the whole, since that is what is seen.
    """
    table, waiting, first = opening("t", rows[0]), rows[0].at, 0
    found: list[tuple[Hashable, int, int]] = []
    for row in rows[1:]:
        if isinstance(row.body, log.Acted | log.Drafted):
            seat = row.body.seat
            if not table.draft:
                first = len(table.game.legal(drafted(table), seat))
            alone = len(table.game.to_act(table.state)) == 1
            public = _seen(table, seat), len(table.draft)
        table, _ = fold(table, row)
        if isinstance(row.body, log.Acted):
            if alone:
                found.append((public, row.at - waiting, first))
            waiting = row.at
        elif isinstance(row.body, log.Started | log.StoodIn):
            waiting = row.at
    return found


def _seen(table: Table, seat: Seat) -> Hashable:
    """What a spectator would judge a decision by."""
    seen = table.game.view(table.state, SPECTATOR)
    phase, trick, board = getattr(seen, "phase", ""), getattr(seen, "trick", ()), getattr(seen, "board", ())
    return phase, seen.hand_sizes[seat], bool(trick), len(board or ())


def explained(keys: Sequence[Hashable], counts: Sequence[int]) -> float:
    """What share of the variance of the counts is explained by a key."""
    groups: dict[Hashable, list[int]] = defaultdict(list)
    for key, number in zip(keys, counts, strict=True):
        groups[key].append(number)
    mean = sum(counts) / len(counts)
    total = sum((number - mean) ** 2 for number in counts)
    inside = sum((number - sum(group) / len(group)) ** 2 for group in groups.values() for number in group)
    return 1 - inside / total


@pytest.mark.parametrize("kind", ["bot", "standin"])
@pytest.mark.parametrize("pace", [0, 150, 600])
@pytest.mark.parametrize("bot", ["club", "master"])
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_delay_predicts_no_better_than_what_everyone_sees(
    game: str, options: dict[str, Any], bot: str, pace: int, kind: str
) -> None:
    """With any pace, also one that is shorter than a search may take, and for the stand-ins of people who left."""
    found = moves(played(game, options, Settings(pace=pace), bot, kind))
    public, delays, counts = zip(*found, strict=True)
    assert len(found) > 20
    alone = explained(public, counts)
    assert alone < 1, "the number of legal actions does vary where everyone sees the same"
    with_delay = explained(list(zip(public, delays, strict=True)), counts)
    assert with_delay - alone < 1e-9, f"the delay explains {with_delay - alone:.0%} more"


def test_bots_that_run_in_processes_never_act_before_the_moment_that_everyone_could_compute(server: Server) -> None:
    """However early they have decided: a forced card takes as long as a choice. Only overload could make it later."""

    async def life() -> str:
        person = Person(server.url)
        server.wait_for_bots()
        wish = {"game": "nyet", "options": {"players": 3, "rounds": 1}, "bot": "club", "pace": 0}
        made = person.post("/api/quick", wish).json
        seat = await (await person.sit(made["id"])).dealt()
        while seat.table["status"] == "running":
            if seat.view and seat.view["legal"]:
                await seat.ask("act", action=seat.view["legal"][0])
            else:
                await seat.read()
        await seat.close()
        table: str = made["id"]
        return table

    name = run(life())
    with make_engine(f"sqlite:///{server.data / 'kibitz.db'}").connect() as connection:
        rows = read_log(connection, name)
    table, checked, before = opening(name, rows[0]), 0, rows[0]
    for row in rows[1:]:
        if isinstance(row.body, log.Acted) and row.body.by == "bot" and len(table.game.to_act(table.state)) == 1:
            alone = replace(table, draft=())
            least = 0 if seen_forced(alone, row.body.seat) else LIMITS["club"] + TRANSIT
            assert row.at - before.at >= least
            checked += 1
        table, _ = fold(table, row)
        before = row
    assert checked > 20

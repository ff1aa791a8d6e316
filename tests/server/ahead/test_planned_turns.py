"""A turn of Face to Face planned at a live table: carried out when everyone could tell, and shown to nobody before."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Any

from kibitz.games.core import Seat
from kibitz.table import log, requests
from kibitz.table.info import DAY, ClockSettings, Settings
from server.ahead.test_by_days import Raw, World, lived
from server.harness.wire import Server, actor_of, run, seated
from server.test_pace_tells_nothing import VirtualTime

CLOCK = Settings(clock=ClockSettings(seconds=90, bank=90), pace=0)
PLANNER: Seat = 0


class Timed(Raw):
    """A client that keeps every byte it is sent, and when."""

    def __init__(self, person: str, loop: VirtualTime) -> None:
        super().__init__(person)
        self.heard: list[tuple[int, bytes]] = []
        self._loop = loop

    def push(self, message: bytes) -> None:
        super().push(message)
        self.heard.append((round(self._loop.time() * 1000), message))


class Duel:
    """A duel at a live table in virtual time, with an onlooker; seat 1 or the planner has begun."""

    def __init__(self, loop: VirtualTime, settings: Settings = CLOCK) -> None:
        self.loop = loop
        self.world = World(loop, settings, 2, "face-to-face")
        self.clients = {name: Timed(name, loop) for name in ("p0", "p1", "eve")}
        self.asked = [0, 0]
        for client in self.clients.values():
            self.world.live.enter(client, None)

    async def ask(self, seat: Seat, kind: type[requests.Request], **fields: Any) -> dict[str, Any]:
        self.asked[seat] += 1
        return await self.world.ask(self.clients[f"p{seat}"], kind(f"m{self.asked[seat]}", **fields))

    async def act(self, seat: Seat, action: str) -> None:
        assert (await self.ask(seat, requests.Act, action=action))["type"] == "ack"

    def placements(self, seat: Seat, count: int = 2) -> list[str]:
        """The smallest steps on the ascending pile."""
        view = self.world.view(seat)
        return [f"up {card}" for card in view.hands[seat] if card > view.tops[seat].up][:count]

    async def until_other(self) -> None:
        """Until it's the other player's turn."""
        while self.world.acting[0] == PLANNER:
            for action in (*self.placements(PLANNER), "end"):
                await self.act(PLANNER, action)

    def heard(self) -> dict[str, list[tuple[int, bytes]]]:
        return {name: self.clients[name].heard for name in ("p1", "eve")}

    def done(self) -> list[tuple[int, str]]:
        """When the planner did what."""
        bodies = [(row.at, row.body) for row in self.world.rows]
        return [(at, body.action) for at, body in bodies if isinstance(body, log.Drafted | log.Acted) and not body.seat]


async def one_turn(loop: VirtualTime, lines: tuple[str, ...], when: tuple[int, ...] = ()) -> Duel:
    """The other player's turn and then the planner's: planned, or by hand at these moments."""
    duel = Duel(loop)
    await duel.until_other()
    await asyncio.sleep(3)
    if not when:
        for wish in (("up 5", "nonsense"), lines[:1], (), lines):  # refused, kept, revoked, kept
            await duel.ask(PLANNER, requests.PlanAhead, lines=wish, once=True)
    for action in (*duel.placements(1), "end"):
        await asyncio.sleep(2)
        await duel.act(1, action)
    assert duel.world.acting == (PLANNER,)
    for at, action in zip(when, lines, strict=bool(when)):
        await asyncio.sleep(at / 1000 - loop.time())
        await duel.act(PLANNER, action)
    await asyncio.sleep(20)
    return duel


def three_plans() -> list[tuple[str, ...]]:
    """Different turns of two cards that end by themselves."""

    async def look(loop: VirtualTime) -> list[int]:
        duel = Duel(loop)
        await duel.until_other()
        view = duel.world.view(PLANNER)
        return [card for card in view.hands[PLANNER] if card > view.tops[PLANNER].up]

    low, middle, high, *_ = lived(look)
    return [
        (f"up {low}", f"up {high}", "end"),
        (f"up {low}", f"up {middle}", "end"),
        (f"down {high}", f"up {low}", "end"),
    ]


def test_what_others_are_sent_and_when_is_the_same_whether_a_turn_was_planned_or_played_by_hand() -> None:
    for lines in three_plans():
        planned: Duel = lived(partial(one_turn, lines=lines))
        when, actions = zip(*planned.done()[-3:], strict=True)
        assert actions == lines
        assert any(b'"plan":' in message for _, message in planned.clients["p0"].heard)
        by_hand: Duel = lived(partial(one_turn, lines=lines, when=when))
        assert [body for _, body in by_hand.done()] == [body for _, body in planned.done()]
        assert by_hand.heard() == planned.heard()
        assert len(planned.heard()["eve"]) > 1


def test_when_a_planned_turn_ends_follows_from_how_many_cards_everyone_sees() -> None:
    moments = {tuple(at for at, _ in lived(partial(one_turn, lines=lines)).heard()["eve"]) for lines in three_plans()}
    assert len(moments) == 1


def test_a_plan_that_breaks_off_is_nobody_elses_business_either() -> None:
    """The first card is placed, the rest given back; others see what they would if nothing had been planned."""

    async def life(loop: VirtualTime, *, plans: bool) -> Duel:
        duel = Duel(loop)
        await duel.until_other()
        await asyncio.sleep(3)
        first, second = duel.placements(PLANNER)
        if plans:
            lines = (first, f"opp-up {max(duel.world.view(PLANNER).hands[PLANNER])}", "end")  # that pile will be lower
            assert (await duel.ask(PLANNER, requests.PlanAhead, lines=lines, once=True))["type"] == "ack"
        for action in (*duel.placements(1), "end"):
            await asyncio.sleep(2)
            await duel.act(1, action)
        await asyncio.sleep(10)
        if plans:
            assert [row.body for row in duel.world.rows[-2:]] == [log.Drafted(PLANNER, first), log.Planned(PLANNER)]
            assert duel.clients["p0"].got[-1]["plan"] is None
        else:
            await duel.act(PLANNER, first)
        await duel.act(PLANNER, second)
        await duel.act(PLANNER, "end")
        return duel

    planned, by_hand = (lived(partial(life, plans=on)) for on in (True, False))
    assert planned.heard() == by_hand.heard()


def test_news_that_wait_for_a_moment_come_no_sooner_because_someone_plans() -> None:
    """How many look on is told a moment after someone comes: a plan made meanwhile doesn't hurry it."""

    async def life(loop: VirtualTime, *, plans: bool) -> dict[str, list[tuple[int, bytes]]]:
        duel = Duel(loop)
        await duel.until_other()
        await asyncio.sleep(5)
        duel.world.live.enter(Timed("zoe", loop), None)
        await asyncio.sleep(0.1)
        if plans:
            await duel.ask(PLANNER, requests.PlanAhead, lines=tuple(duel.placements(PLANNER)), once=True)
        await asyncio.sleep(5)
        return duel.heard()

    planned, none = (lived(partial(life, plans=on)) for on in (True, False))
    assert any(b'"watchers":2' in message for _, message in none["eve"])
    assert planned == none


def test_by_days_a_player_is_called_when_their_plan_has_left_them_something_to_do() -> None:
    """Not when it plays the whole turn; once when it only places cards."""
    days = Settings(clock=ClockSettings(seconds=DAY), pace=0)

    async def life(loop: VirtualTime, *, end: bool) -> list[str]:
        duel = Duel(loop, days)
        await duel.until_other()
        lines = (*duel.placements(PLANNER), *(["end"] if end else []))
        await duel.ask(PLANNER, requests.PlanAhead, lines=lines, once=True)
        duel.world.live.leave(duel.clients["p0"])
        for action in (*duel.placements(1), "end"):
            await duel.act(1, action)
        await asyncio.sleep(60)
        assert duel.world.acting == (1 if end else PLANNER,)
        return [notice.person for notice in duel.world.notices if notice.kind == "turn"]

    assert "p0" not in lived(partial(life, end=True))
    assert lived(partial(life, end=False)).count("p0") == 1


def test_a_turn_is_planned_and_carried_out_over_the_wire(server: Server) -> None:
    """Its player sees the plan shrink as cards are placed; the other hears of the turn when it ends."""

    async def life() -> None:
        seats = await seated(server, 2, "face-to-face", settings={"pace": 0})
        acting = actor_of(seats)
        planner = seats[1 - acting.viewer]
        assert planner.view is not None
        assert acting.view is not None
        lines = [f"up {card}" for card in planner.view["hands"][planner.viewer][:2]] + ["end"]
        assert (await planner.ask("plan", lines=lines[1:], once=True))["code"] == "too-few-placed"
        assert (await planner.ask("plan", lines=lines, once=True))["type"] == "ack"
        for card in acting.view["hands"][acting.viewer][:2]:
            await acting.ask("act", action=f"up {card}")
        heard = len(acting.frames)
        await acting.ask("act", action="end")
        await acting.until(lambda: (acting.view or {})["to_act"] == [acting.viewer])
        await planner.sync()
        plans = [json.loads(frame)["plan"] for frame in planner.frames if '"plan":' in frame]
        assert [plan and plan["lines"] for plan in plans][-4:] == [lines, lines[1:], lines[2:], None]
        told = [json.loads(frame) for frame in acting.frames[heard:]]
        assert not [message for message in told if "plan" in message]
        theirs = [[event["type"] for event in message.get("events", ())] for message in told[1:]]
        assert [types for types in theirs if types] == [["placed", "placed", "drew"]]

    run(life())

"""Both games to the end over the wire, for every number of players; nobody is ever sent a card he may not know."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kibitz.games.core import find_game
from kibitz.games.record import read, replay, verify
from server.harness.wire import Person, Seat, Server, run, seated

GAMES = [("nyet", 2, {"rounds": 2}), ("nyet", 3, {"rounds": 1}), ("nyet", 4, {"rounds": 2}), ("nyet", 5, {"rounds": 1})]
GAMES += [("face-to-face", 2, {}), ("face-to-face", 2, {"lone_last_card": True})]


async def play_on(seats: list[Seat], rng: random.Random, *, limit: int | None = None, fidgety: bool = False) -> int:
    """Whoever is to act does something legal, until the game is over or the limit is reached."""
    played = 0
    while seats[0].table["status"] == "running" and (limit is None or played < limit):
        if fidgety:
            await fidget(seats, rng)
            if seats[0].table["status"] != "running":
                break
        view = seats[0].view
        assert view is not None
        actor = seats[rng.choice(view["to_act"])]
        assert actor.view is not None
        assert actor.view["legal"]
        answer = await actor.ask("act", action=rng.choice(actor.view["legal"]))
        assert answer["type"] == "ack", answer
        if actor.view["outcome"] and actor.draft:
            await actor.ask("concede")
        for seat in seats:
            await seat.sync()
        played += 1
    return played


async def fidget(seats: list[Seat], rng: random.Random) -> None:
    """Cards are tried and taken back (always where they would lose the game, which the last one may have won), tokens
    too, and someone loses his connection and resumes from anywhere."""
    view = seats[0].view
    assert view is not None
    if view["game"] == "face-to-face":
        actor = seats[view["to_act"][0]]
        for _ in range(rng.randint(0, 2)):
            tried = [text for text in (actor.view or {})["legal"] if text != "end"]
            if tried and not (actor.view or {})["outcome"]:
                await actor.ask("act", action=rng.choice(tried))
                if actor.table["status"] != "running":
                    break
        if actor.draft and ((actor.view or {})["outcome"] or rng.random() < 0.7):
            await actor.ask("take-back", count=60)
    elif view["board"] and rng.random() < 0.2:
        answer = await seats[view["board"][-1][2]].ask("undo")
        for seat in seats:
            if answer["type"] == "ack":
                await seat.ask("answer", agree=True)
    back = rng.choice(seats)
    again = await back.person.sit(back.id, since=max(0, back.seq - rng.randint(0, 30)))
    back.frames += again.frames
    await again.close()
    for seat in seats:
        await seat.sync()


def whole_game(
    server: Server, game: str, players: int, options: dict[str, Any], seed: int, *, fidgety: bool = False
) -> list[Seat]:
    async def life() -> list[Seat]:
        given = {"players": players, **options} if game == "nyet" else options
        seats = await seated(server, players, game, options=given)
        watcher = await Person(server.url).sit(seats[0].id)
        await play_on(seats, random.Random(seed), fidgety=fidgety)
        await watcher.sync()
        for seat in [*seats, watcher]:
            await seat.close()
        return [*seats, watcher]

    return run(life())


@pytest.fixture(scope="module")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on uvicorn's own protocol classes."""
    running = Server(tmp_path_factory.mktemp("plain") / "data", KIBITZ_FAST_PATH="0")
    yield running
    assert running.stop() == 0


def check_whole_game(server: Server, game: str, players: int, options: dict[str, Any]) -> None:
    """Play a game to its end; its record verifies, and every client holds the last view."""
    seats = whole_game(server, game, players, options, 7)
    assert {seat.table["status"] for seat in seats} == {"over"}
    answer = seats[0].person.get(f"/api/tables/{seats[0].id}/record")
    assert answer.status == 200
    assert "attachment" in answer.headers["content-disposition"]
    record = read(answer.body)
    result = verify(record)
    assert result is not None
    assert record.fairness is not None
    assert record.fairness.commitment == seats[0].table["commitment"]
    *_, last = replay(record)
    rules = find_game(game)
    for seat in seats:
        true = msgspec.json.encode(rules.view(last.step.state, seat.viewer))
        assert json.dumps(seat.view, separators=(",", ":"), ensure_ascii=False).encode() == true


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_game_is_played_to_its_end_and_its_record_verifies(
    server: Server, game: str, players: int, options: dict[str, Any]
) -> None:
    check_whole_game(server, game, players, options)


@pytest.mark.parametrize(("game", "players", "options"), [GAMES[1], GAMES[4]])
def test_a_game_is_played_to_its_end_without_the_fast_path(
    plain_server: Server, game: str, players: int, options: dict[str, Any]
) -> None:
    check_whole_game(plain_server, game, players, options)


def test_the_setting_chooses_who_speaks_websocket(server: Server, plain_server: Server) -> None:
    """Only our own protocol agrees to deflate: it does so message by message."""

    async def agreed(where: Server) -> int:
        person = Person(where.url)
        table = person.post("/api/tables", {"game": GAMES[0][0]}).json["id"]
        seat = await person.sit(table, compression="deflate")
        return len(seat.socket.protocol.extensions)

    assert run(agreed(server)) == 1
    assert run(agreed(plain_server)) == 0


def card_texts(game: str, text: str) -> set[str]:
    """The cards a frame names; in Face to Face cards are numbers, so only lists and events that hold cards are read."""
    if game == "nyet":
        return set(re.findall(r"\b[BRYG](?:1[0-3]|[1-9])\b", text))
    found: set[str] = set()

    def walk(value: Any, key: str) -> None:
        if isinstance(value, dict):
            for name, inner in value.items():
                walk(inner, name)
        elif isinstance(value, list):
            if key in ("hands", "draw", "cards"):
                found.update(
                    str(card) for part in value if part for card in (part if isinstance(part, list) else [part])
                )
            for inner in value:
                walk(inner, key)
        elif key in ("legal", "barred", "draft") and isinstance(value, str) and " " in value:
            found.add(value.split()[1])
        elif key == "card" and value is not None:
            found.add(str(value))

    walk(json.loads(text), "")
    return found


@pytest.mark.parametrize(("game", "players"), [("nyet", 4), ("nyet", 2), ("face-to-face", 2)])
def test_no_frame_to_a_seat_names_a_card_it_may_not_know(server: Server, game: str, players: int) -> None:
    """Every frame of a whole game, with all that is tried and taken back in it, against what that viewer may know."""
    options = {"rounds": 2} if game == "nyet" else {}
    seats = whole_game(server, game, players, options, 11, fidgety=True)
    record = read(seats[0].person.get(f"/api/tables/{seats[0].id}/record").body)
    rules = find_game(game)
    for seat in seats:
        known: set[str] = set()
        views = []
        for moment in replay(record):
            view = rules.view(moment.step.state, seat.viewer)
            events = [rules.redact(event, seat.viewer) for event in moment.step.events]
            known |= card_texts(game, msgspec.json.encode([view, events]).decode())
            views.append(frozenset(known))
        allowed = iter(views)
        now = next(allowed)
        for frame in seat.frames:
            named = card_texts(game, frame)
            while not named <= now:
                step = next(allowed, None)
                assert step is not None, f"viewer {seat.viewer} was sent {named - now} in {frame[:300]}"
                now = step
    hidden = {seat.viewer: "".join(seat.frames) for seat in seats}
    assert all(record.fairness is not None and record.fairness.secret not in text for text in hidden.values())


def test_two_games_at_once_do_not_mix(server: Server) -> None:
    async def life() -> None:
        tables = await asyncio.gather(*(seated(server, 2, options={"players": 2, "rounds": 1}) for _ in range(4)))
        await asyncio.gather(*(play_on(seats, random.Random(i), limit=40) for i, seats in enumerate(tables)))
        for seats in tables:
            assert {seat.table["id"] for seat in seats} == {seats[0].id}
            for seat in seats:
                await seat.close()

    run(life())

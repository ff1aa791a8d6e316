"""A client that means harm, in a process and at an address of its own; prints what it achieved as JSON.

Usage: rogue.py ATTACK URL SECONDS NUMBER [TABLE]
"""

from __future__ import annotations

import asyncio
import http.client
import json
import sys
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HERE = "127.0.0.66"
"""Not an address whose word on who is behind it is believed."""
TABLE = ""
"""The table that is attacked, if the attack is on one that is there already."""
ILLEGAL = json.dumps({"type": "act", "id": "x", "action": "play R99"})


class Rogue:
    """Someone with a cookie."""

    def __init__(self, url: str) -> None:
        self._address = urlsplit(url)
        self.cookie = ""
        status, _, headers = self.post("/api/me", {})
        self.cookie = headers["set-cookie"].split(";")[0] if status == 200 else ""

    def post(self, path: str, body: Any) -> tuple[int, Any, dict[str, str]]:
        line = self.line()
        headers = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {})}
        line.request("POST", path, json.dumps(body), headers)
        answer = line.getresponse()
        text = answer.read()
        line.close()
        return answer.status, json.loads(text), {name.lower(): value for name, value in answer.getheaders()}

    def line(self) -> http.client.HTTPConnection:
        """A connection that can be asked again and again."""
        return http.client.HTTPConnection(
            str(self._address.hostname), self._address.port, timeout=60, source_address=(HERE, 0)
        )

    def get(self, line: http.client.HTTPConnection, path: str) -> int:
        line.request("GET", path, headers={"Cookie": self.cookie})
        answer = line.getresponse()
        answer.read()
        return answer.status

    def table(self, **wish: Any) -> str:
        status, made, _ = self.post("/api/tables", {"game": "nyet", **wish})
        assert status == 201, made
        return str(made["id"])

    def sit(self, table: str) -> Any:
        target = f"ws://{self._address.netloc}/api/tables/{table}/live"
        headers = {"Cookie": self.cookie}
        return connect(target, additional_headers=headers, local_addr=(HERE, 0), compression=None, close_timeout=0.2)


async def illegal(url: str, end: float, number: int) -> dict[str, int]:
    """48 connections a second, each with 199 illegal actions: one below what a connection may send."""
    rogue = Rogue(url)
    table = rogue.table()
    count = {"tried": 0, "opened": 0, "answered": 0}

    async def strike() -> None:
        count["tried"] += 1
        with suppress(OSError, WebSocketException, TimeoutError):
            async with asyncio.timeout(10), rogue.sit(table) as socket:
                count["opened"] += 1
                for _ in range(number):
                    await socket.send(ILLEGAL)
                answered = 0
                while answered < number:
                    answered += '"refused"' in str(await socket.recv())
                    count["answered"] += answered > 0

    strikes: set[asyncio.Task[None]] = set()
    for _ in range(round(48 * (end - time.monotonic()))):
        strikes.add(asyncio.create_task(strike()))
        await asyncio.sleep(1 / 48)
    await asyncio.gather(*strikes)
    return count


async def drafts(url: str, end: float, number: int) -> dict[str, int]:
    """A person opens 16 connections to one table and drafts over all of them as fast as they take it."""
    rogues = Rogue(url), Rogue(url)
    table = rogues[0].table(game="face-to-face")
    count = {"ack": 0, "refused": 0, "bye": 0}
    async with rogues[0].sit(table) as host, rogues[1].sit(table) as guest:
        await answered(guest, {"type": "join", "id": "j"})
        await answered(host, {"type": "start", "id": "s"})
        seats = list(zip(rogues, [await legal(host), await legal(guest)], strict=True))
        drafter, action = next((rogue, actions[0]) for rogue, actions in seats if actions)
        sockets = [await drafter.sit(table) for _ in range(number)]
        with suppress(WebSocketException):
            for turn in range(1_000_000):
                wish = {"type": "act", "action": action} if turn % 2 == 0 else {"type": "take-back"}
                answer = await answered(sockets[turn % number], {**wish, "id": f"d{turn}"})
                count[answer] += 1
                if time.monotonic() > end or answer == "bye":
                    break
    return count


async def legal(socket: ClientConnection) -> list[str]:
    """What may be done at a table, once the cards are dealt."""
    while True:
        view = json.loads(await socket.recv()).get("view")
        if view:
            return list(view["legal"])


async def answered(socket: ClientConnection, wish: dict[str, Any]) -> str:
    """Send something; what it was answered with."""
    await socket.send(json.dumps(wish))
    while True:
        kind = str(json.loads(await socket.recv())["type"])
        if kind in ("ack", "refused", "bye"):
            return kind


async def sockets(url: str, end: float, number: int) -> dict[str, int]:
    """One person holds as many connections as there are to be had."""
    rogue = Rogue(url)
    table = rogue.table()
    held: list[ClientConnection] = []
    for _ in range(number):
        with suppress(OSError, WebSocketException):
            socket = await rogue.sit(table)
            if json.loads(await socket.recv())["type"] == "hello":
                held.append(socket)
    await asyncio.sleep(max(0.0, end - time.monotonic()))
    return {"held": len(held)}


async def tables(url: str, _: float, number: int) -> dict[str, int]:
    """One person sets up tables, one after the other."""
    rogue = Rogue(url)
    codes = [rogue.post("/api/tables", {"game": "nyet"})[1].get("code", "made") for _ in range(number)]
    assert set(codes) <= {"made", "too-many-tables", "too-fast"}, codes
    return {"made": codes.count("made"), "refused": number - codes.count("made")}


async def replays(url: str, end: float, number: int) -> dict[str, int]:
    """Guests of one address ask for the replay of a long game, over many connections at once."""
    rogues = [Rogue(url) for _ in range(number // 32)]
    count = {"tried": 0, "answered": 0, "refused": 0}

    def strike(rogue: Rogue) -> None:
        line = rogue.line()
        while time.monotonic() < end:
            time.sleep(0.1)  # a thousand requests a second; more would tell how fast this program is
            try:
                status = rogue.get(line, f"/api/tables/{TABLE}/replay?viewer={count['tried'] % 2}")
            except OSError:  # an address has a limited number of connections
                line.close()
                continue
            assert status in (200, 429), status
            count["tried"] += 1
            count["answered" if status == 200 else "refused"] += 1
        line.close()

    with ThreadPoolExecutor(number) as threads:
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(threads, strike, rogues[n % len(rogues)]) for n in range(number)))
    return count


ATTACKS: dict[str, Callable[[str, float, int], Awaitable[dict[str, int]]]] = {
    "replays": replays,
    "illegal": illegal,
    "drafts": drafts,
    "sockets": sockets,
    "tables": tables,
}

if __name__ == "__main__":
    attack, url, seconds, number, *rest = sys.argv[1:]
    TABLE = "".join(rest)
    HERE = f"127.0.0.{66 + [*ATTACKS].index(attack)}"  # what one attack has used up, another doesn't lack
    print(json.dumps(asyncio.run(ATTACKS[attack](url, time.monotonic() + float(seconds), int(number)))))  # type: ignore[arg-type]

"""The clients of `bench/server.py`: players on real WebSockets, and what they ask over HTTP."""

from __future__ import annotations

import asyncio
import gc
import http.cookiejar
import json
import os
import random
import socket
import sys
import time
import urllib.request
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from websockets.sync.client import connect

SEATS = 4
CONTRIBUTIONS = [os.urandom(32) for _ in range(SEATS)]
"""What each seat contributes to the shuffle."""
CLIENT_CORE = 1
RESUMED = 10
"""The number of moves that a resuming client has missed."""


class Changes(msgspec.Struct):
    """The fields of a view that a player needs."""

    legal: list[str] | None = None


class Message(msgspec.Struct):
    """The fields that a client reads of any message."""

    type: str
    seq: int = 0
    view: Changes | None = None
    set: Changes | None = None


_decode = msgspec.json.Decoder(Message).decode


class Player(WSListener):
    """One connection at a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.transport: WSTransport | None = None
        self.legal: list[str] = []
        self.ready = asyncio.Event()
        self.hello_bytes = 0

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        payload = frame.get_payload_as_bytes()
        message = _decode(payload)
        if message.type == "hello":
            self.transport, self.hello_bytes = transport, len(payload)
            self.legal = (message.view.legal if message.view else None) or []
            self.ready.set()
        elif message.type == "update":
            if message.set is not None and message.set.legal is not None:
                self.legal = message.set.legal
            self.table.heard(_on_the_wire(payload))
        elif message.type == "ack":
            self.table.seq = message.seq
            self.table.acknowledged(_on_the_wire(payload))
        else:
            sys.exit(f"unexpected: {payload[:200]!r}")


def _on_the_wire(payload: bytes) -> int:
    """A message with the header of its frame (RFC 6455, 5.2)."""
    return len(payload) + (2 if len(payload) < 126 else 4 if len(payload) < 65_536 else 10)


class Table:
    """Four players; a move is over when all of them have received it and its sender has the acknowledgement."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self.name, self._rng = name, rng
        self.players = [Player(self, seat) for seat in range(SEATS)]
        self.latencies: list[float] = []
        self.bytes = 0
        self.seq = 0
        self.moves = 0
        self.goal = 0
        self.running = False
        self.pace = 0.0
        self.done = asyncio.Event()
        self._heard = 0
        self._acked = False
        self._sent_at = 0.0

    def heard(self, size: int) -> None:
        if self.running:
            self.bytes += size
            self._heard += 1
            if self._heard == SEATS:
                self.latencies.append(time.perf_counter() - self._sent_at)
            self._maybe_over()

    def acknowledged(self, size: int) -> None:
        self.bytes += size if self.running else 0
        self._acked = True
        self._maybe_over()

    def _maybe_over(self) -> None:
        if self._heard < SEATS or not self._acked:
            return
        self.moves += 1
        self.running = False
        if self.moves >= self.goal:
            self.done.set()
        elif self.pace:
            delay = max(0.0, self._sent_at + self.pace - time.perf_counter())
            asyncio.get_running_loop().call_later(delay, self.move)
        else:
            self.move()

    def move(self) -> None:
        actor = next(player for player in self.players if player.legal)
        self._heard, self._acked, self.running = 0, False, True
        action = self._rng.choice(actor.legal)
        self._sent_at = time.perf_counter()
        if actor.transport is not None:
            text = f'{{"type":"act","id":"m{self.moves}-{self._rng.getrandbits(32)}","action":"{action}"}}'
            actor.transport.send(WSMsgType.TEXT, text.encode())


async def play_phases(url: str, tables: int, phases: list[list[float]]) -> None:
    """Set up tables; for each line on stdin, play a phase (moves per table, seconds between moves) and report."""
    os.sched_setaffinity(0, {CLIENT_CORE})
    rng = random.Random(1)
    people = [guest(url) for _ in range(SEATS)]
    made = [Table(new_table(url, people[0]), rng) for _ in range(tables)]
    for table in made:
        for seat, player in enumerate(table.players):
            await _connect(url, people[seat], table.name, player)
            if seat:
                await _say(player, {"type": "join", "id": f"j{seat}"}, table)
            commitment = sha256(CONTRIBUTIONS[seat]).hexdigest()
            await _say(player, {"type": "commit", "id": f"c{seat}", "commitment": commitment}, table)
        for player in table.players:
            player.ready.clear()
        await _say(table.players[0], {"type": "start", "id": "s"}, table)
        for seat, player in enumerate(table.players):
            await _say(
                player, {"type": "contribute", "id": f"p{seat}", "contribution": CONTRIBUTIONS[seat].hex()}, table
            )
        for player in table.players:
            await player.ready.wait()
    gc.freeze()
    gc.disable()  # the clients' own pauses must not count as the server's
    await asyncio.sleep(0.5)
    print(json.dumps({"ready": tables}), flush=True)
    for moves, pace in phases:
        await asyncio.to_thread(sys.stdin.readline)
        for table in made:
            table.goal, table.pace, table.moves = int(moves), pace, 0
            table.latencies, table.bytes = [], 0
            table.done.clear()
        for number, table in enumerate(made):
            if pace:
                asyncio.get_running_loop().call_later(pace * number / len(made), table.move)
            else:
                table.move()
        await asyncio.gather(*(table.done.wait() for table in made))
        latencies = sorted(latency for table in made for latency in table.latencies)
        joins, resumes, plain = [], [], []
        for table in rng.sample(made, min(5, len(made))):
            extra = Player(table, 0)
            await _connect(url, people[0], table.name, extra)
            plain.append(extra.hello_bytes)
            if extra.transport is not None:
                extra.transport.disconnect()
            joins.append(await asyncio.to_thread(_rejoin, url, people[0], table.name))
            since = f"?since={table.seq - RESUMED}"
            resumes.append(await asyncio.to_thread(_rejoin, url, people[0], table.name, since))
        print(
            json.dumps(
                {
                    "moves": int(moves) * tables,
                    "p50": 1000 * latencies[len(latencies) // 2],
                    "p99": 1000 * latencies[int(len(latencies) * 0.99)],
                    "bytes": sum(table.bytes for table in made) / (int(moves) * tables * SEATS),
                    "join": max(joins),
                    "resume": max(resumes),
                    "plain": max(plain),
                }
            ),
            flush=True,
        )


async def _connect(url: str, cookie: str, table: str, player: Player) -> None:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    await ws_connect(lambda: player, address, extra_headers={"Cookie": cookie})
    await player.ready.wait()


class Counting(socket.socket):
    """A socket that counts the bytes it receives."""

    received = 0

    def recv(self, *arguments: int) -> bytes:
        data = super().recv(*arguments)
        self.received += len(data)
        return data


def _rejoin(url: str, cookie: str, table: str, since: str = "") -> int:
    """The bytes a client receives until it has its whole view; it accepts compression, as every browser does."""
    address = urlsplit(url)
    with Counting(socket.AF_INET, socket.SOCK_STREAM) as wire:
        wire.connect((address.hostname, address.port))
        target = f"ws://{address.netloc}/api/tables/{table}/live{since}"
        with connect(target, sock=wire, additional_headers={"Cookie": cookie}) as client:
            client.recv()
            return wire.received


async def _say(player: Player, message: dict[str, Any], table: Table) -> None:
    table._acked = False
    if player.transport is not None:
        player.transport.send(WSMsgType.TEXT, json.dumps(message).encode())
    while not table._acked:
        await asyncio.sleep(0)


def post(url: str, cookie: str, body: dict[str, Any]) -> Any:
    jar = http.cookiejar.CookieJar()
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with opener.open(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
        return answer.headers.get("set-cookie"), json.load(answer)


def get(url: str, cookie: str) -> tuple[Any, float]:
    """What a page says, and the seconds until it did."""
    began = time.perf_counter()
    with urllib.request.urlopen(urllib.request.Request(url, headers={"Cookie": cookie})) as answer:
        return json.load(answer), time.perf_counter() - began


def guest(url: str) -> str:
    return str(post(f"{url}/api/me", "", {})[0]).split(";")[0]


def new_table(url: str, cookie: str) -> str:
    body = {"game": "nyet", "options": {"players": SEATS, "rounds": 100}}
    return str(post(f"{url}/api/tables", cookie, body)[1]["id"])

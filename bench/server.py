"""How fast, how small and how steady the server is: real WebSocket clients, server and clients each pinned to a core.

    python bench/server.py [--quick]

Prints moves a second of server CPU (each move durable before anyone hears of it), latency from sending a move until
all four seats have it, memory a table, and bytes on the wire.
"""

from __future__ import annotations

import argparse
import asyncio
import http.cookiejar
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
SERVER_CORE, CLIENT_CORE = 0, 1


class Changes(msgspec.Struct):
    """The fields of a view that a player needs to go on."""

    legal: list[str] | None = None


class Message(msgspec.Struct):
    """What a client reads of any message."""

    type: str
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
            self.table.heard(len(payload))
        elif message.type == "ack":
            self.table.acknowledged()
        else:
            sys.exit(f"unexpected: {payload[:200]!r}")


class Table:
    """Four players; a move is over when all of them have heard of it and its sender has the acknowledgement."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self.name, self._rng = name, rng
        self.players = [Player(self, seat) for seat in range(SEATS)]
        self.latencies: list[float] = []
        self.bytes = 0
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

    def acknowledged(self) -> None:
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


async def client(url: str, tables: int, phases: list[list[float]]) -> None:
    """Set up tables, then for each phase (moves a table, seconds between moves) play and report; stdin paces phases."""
    os.sched_setaffinity(0, {CLIENT_CORE})
    rng = random.Random(1)
    people = [_guest(url) for _ in range(SEATS)]
    made = [Table(_table(url, people[0]), rng) for _ in range(tables)]
    for table in made:
        for seat, player in enumerate(table.players):
            await _connect(url, people[seat], table.name, player)
            if seat:
                await _say(player, {"type": "join", "id": f"j{seat}"}, table)
        for player in table.players:
            player.ready.clear()
        await _say(table.players[0], {"type": "start", "id": "s"}, table)
        for player in table.players:
            await player.ready.wait()
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
        joins = []
        for table in rng.sample(made, min(5, len(made))):
            extra = Player(table, 0)
            await _connect(url, people[0], table.name, extra)
            joins.append(extra.hello_bytes)
            if extra.transport is not None:
                extra.transport.disconnect()
        print(
            json.dumps(
                {
                    "moves": int(moves) * tables,
                    "p50": 1000 * latencies[len(latencies) // 2],
                    "p99": 1000 * latencies[int(len(latencies) * 0.99)],
                    "bytes": sum(table.bytes for table in made) / (int(moves) * tables * SEATS),
                    "join": max(joins),
                }
            ),
            flush=True,
        )


async def _connect(url: str, cookie: str, table: str, player: Player) -> None:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    await ws_connect(lambda: player, address, extra_headers={"Cookie": cookie})
    await player.ready.wait()


async def _say(player: Player, message: dict[str, Any], table: Table) -> None:
    table._acked = False
    if player.transport is not None:
        player.transport.send(WSMsgType.TEXT, json.dumps(message).encode())
    while not table._acked:
        await asyncio.sleep(0)


def _post(url: str, cookie: str, body: dict[str, Any]) -> Any:
    jar = http.cookiejar.CookieJar()
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with opener.open(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
        return answer.headers.get("set-cookie"), json.load(answer)


def _guest(url: str) -> str:
    return str(_post(f"{url}/api/me", "", {})[0]).split(";")[0]


def _table(url: str, cookie: str) -> str:
    body = {"game": "nyet", "options": {"players": SEATS, "rounds": 100}}
    return str(_post(f"{url}/api/tables", cookie, body)[1]["id"])


class Measured:
    """A server on its own core, and what it has used."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        environment = {**os.environ, "KIBITZ_RATE": "0", "LANG": "C"}
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "kibitz.cli", "serve", "--port", "0", "--bots", "0", "--data", self._folder.name],
            stdout=subprocess.PIPE,
            env=environment,
            preexec_fn=lambda: os.sched_setaffinity(0, {SERVER_CORE}),
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline().decode())
        assert found
        self.url = found[0]
        with urllib.request.urlopen(self.url) as answer:
            answer.read()
        self.start_seconds = time.perf_counter() - began

    def cpu(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) * 1024 if found else 0

    def log_bytes(self) -> int:
        return sum(path.stat().st_size for path in Path(self._folder.name).glob("kibitz.db*"))

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)
        self._folder.cleanup()


def run_clients(server: Measured, tables: int, phases: list[tuple[int, float]]) -> list[dict[str, Any]]:
    """Play the phases with a client process; each report with the server's CPU, memory and wall time added."""
    before = server.memory()
    arguments = [sys.executable, __file__, "--client", server.url, str(tables), json.dumps(phases)]
    process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.readline()
    idle = server.memory()
    reports = [{"idle": (idle - before) / tables}]
    for _ in phases:
        cpu, wall = server.cpu(), time.perf_counter()
        process.stdin.write("\n")
        process.stdin.flush()
        report = json.loads(process.stdout.readline())
        report["wall"] = time.perf_counter() - wall
        report["cpu"] = server.cpu() - cpu
        report["memory"] = (server.memory() - before) / tables
        reports.append(report)
    process.wait(30)
    return reports


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="fewer moves and repeats")
    parser.add_argument("--client", nargs=3, metavar=("URL", "TABLES", "PHASES"))
    args = parser.parse_args()
    if args.client:
        url, tables, phases = args.client
        asyncio.run(client(url, int(tables), json.loads(phases)))
        return
    repeats = 1 if args.quick else 3
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {_cpu_name()}")
    starts = []
    for _ in range(repeats):
        server = Measured()
        starts.append(server.start_seconds)
        server.stop()
    print(f"start to first page: {median(starts):.2f} s (median of {repeats})")
    print(
        "tables  pace       moves/s of server CPU   moves/s wall   p50 ms   p99 ms   bytes/move/player   rejoin bytes"
    )
    for tables in (10, 100, 500):
        for pace in (0.0, 0.5):
            moves = (6 if args.quick else 20) if pace else max(20, (3000 if args.quick else 12_000) // tables)
            server = Measured()
            reports = run_clients(server, tables, [(moves, pace)] * repeats)[1:]
            server.stop()
            rate = median(report["moves"] / report["cpu"] for report in reports)
            wall = median(report["moves"] / report["wall"] for report in reports)
            p50, p99 = (median(report[key] for report in reports) for key in ("p50", "p99"))
            sizes = median(report["bytes"] for report in reports)
            join = max(report["join"] for report in reports)
            print(
                f"{tables:6}  {'2/s' if pace else 'as fast':9}  {rate:22.0f}  {wall:13.0f}  {p50:7.1f}  {p99:7.1f}"
                f"  {sizes:18.0f}  {join:13}"
            )
    server = Measured()
    reports = run_clients(server, 100, [(60, 0.0), (540, 0.0)])
    print(f"memory a table (100 tables, four connections each): {reports[0]['idle'] / 1000:.0f} kB idle,")
    print(
        f"  {reports[1]['memory'] / 1000:.0f} kB after 60 moves, {reports[2]['memory'] / 1000:.0f} kB after 600 moves;"
    )
    print(f"  on disk {server.log_bytes() / 100 / 1000:.0f} kB a table; most bytes to rejoin {reports[2]['join']}")
    server.stop()


def _cpu_name() -> str:
    found = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return found[1] if found else "unknown CPU"


if __name__ == "__main__":
    main()

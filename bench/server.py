"""How fast and how small the server is: real WebSocket clients, with server and clients each pinned to a core.

    python bench/server.py [--quick] [--part start|10|100|500|1000|memory|restart …]
    python bench/server.py --against ../another-checkout
    python bench/server.py --database postgresql://…
    sudo python bench/server.py --real-time --quick --part 500

Prints moves per second of server CPU (each move durable before any client receives it), the latency from sending a move
until all four seats have it, memory per table, and bytes on the wire: of a move with frame headers and acknowledgement,
of joining and resuming with the whole handshake. Without `--part`, everything is measured but the last two, which take
turns with another checkout, or with PostgreSQL: on a busy machine only such ratios mean anything. Waiting times do
with `--real-time`, which lets nothing else run on these two cores: keep it short.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from operator import truediv
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import history  # type: ignore[import-not-found]  # beside this file, where only Python looks
from server_clients import get, guest, play_phases  # type: ignore[import-not-found]

HERE = Path(__file__).resolve().parents[1]
SERVER_CORE = 0
TABLES = 60
"""Tables of each server where several are compared."""


class Measured:
    """A server on its own core, and the resources it has used; of this checkout, on SQLite, unless told otherwise."""

    def __init__(self, checkout: Path = HERE, database: str = "") -> None:
        self._folder = tempfile.TemporaryDirectory()
        self.data = Path(self._folder.name)
        self._command = [_python(checkout), "-m", "kibitz.cli", "serve", "--port", "0", "--bots", "0"]
        self._command += ["--data", self._folder.name, *(["--database", database] if database else [])]
        self.start()

    def start(self) -> None:
        """Start it, and wait for its first page."""
        environment = {**os.environ, "KIBITZ_RATE": "0", "LANG": "C"}
        began = time.perf_counter()
        self._process = subprocess.Popen(
            self._command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
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
        """Seconds of CPU that its threads have used."""
        tasks = Path(f"/proc/{self._process.pid}/task")
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e9

    def memory(self) -> int:
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) * 1024 if found else 0

    def log_bytes(self) -> int:
        return sum(path.stat().st_size for path in Path(self._folder.name).glob("kibitz.db*"))

    def pause(self) -> None:
        """Stop it, but keep its data."""
        self._process.terminate()
        self._process.wait(30)

    def stop(self) -> None:
        self.pause()
        self._folder.cleanup()


class Clients:
    """A client process with all its tables connected; it plays one phase for each call of `play`."""

    def __init__(self, server: Measured, tables: int, phases: list[tuple[int, float]], checkout: Path = HERE) -> None:
        self._server = server
        self.before = server.memory()
        script = str(checkout / "bench" / "server.py")  # its own: what clients must say may differ
        arguments = [sys.executable, script, "--client", server.url, str(tables), json.dumps(phases)]
        self._process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to, self._from = self._process.stdin, self._process.stdout
        self._from.readline()
        self.idle = server.memory()

    def play(self) -> dict[str, Any]:
        """Play a phase; the report with the server's CPU, memory and wall time added."""
        cpu, wall = self._server.cpu(), time.perf_counter()
        self._to.write("\n")
        self._to.flush()
        report: dict[str, Any] = json.loads(self._from.readline())
        report["wall"] = time.perf_counter() - wall
        report["cpu"] = self._server.cpu() - cpu
        report["memory"] = self._server.memory()
        return report

    def end(self) -> None:
        self._process.kill()
        self._process.wait(30)


def start_times(repeats: int) -> None:
    starts = []
    for _ in range(repeats):
        server = Measured()
        starts.append(server.start_seconds)
        server.stop()
    print(f"start to first page: {median(starts):.2f} s (median of {repeats})", flush=True)


def moves(tables: int, *, quick: bool) -> None:
    repeats = 1 if quick else 3
    for pace in (0.0, 0.5):
        count = (6 if quick else 20) if pace else max(20, (3000 if quick else 12_000) // tables)
        server = Measured()
        clients = Clients(server, tables, [(count, pace)] * repeats)
        reports = [clients.play() for _ in range(repeats)]
        clients.end()
        server.stop()
        rate = median(report["moves"] / report["cpu"] for report in reports)
        wall = median(report["moves"] / report["wall"] for report in reports)
        p50, p99 = (median(report[key] for report in reports) for key in ("p50", "p99"))
        sizes = median(report["bytes"] for report in reports)
        join, resume, plain = (max(report[key] for report in reports) for key in ("join", "resume", "plain"))
        print(
            f"{tables:6}  {'2/s' if pace else 'as fast':9}  {rate:22.0f} {wall:13.0f}  {p50:7.1f} {p99:8.1f}"
            f"  {sizes:15.0f}  {join:4} {resume:7} {plain:5}",
            flush=True,
        )


def memory(few: int, more: int) -> None:
    """The memory of one more table, measured after a few have played equally long, so that fixed costs are excluded."""
    phases = [(60, 0.0), (540, 0.0)]
    server = Measured()
    first = Clients(server, few, phases)
    for _ in phases:
        first.play()
    second = Clients(server, more, phases)
    idle = (second.idle - second.before) / more
    reports = [second.play(), second.play()]
    active = [(report["memory"] - second.before) / more for report in reports]
    print(f"memory per table (from {few} tables to {few + more}, four connections each): {idle / 1000:.0f} kB idle,")
    print(f"  {active[0] / 1000:.0f} kB after 60 moves, {active[1] / 1000:.0f} kB after 600 moves;")
    disk = server.log_bytes() / more / 1000
    sizes = ", ".join(f"{reports[1][key]} to {key}" for key in ("join", "resume"))
    print(f"  on disk {disk:.0f} kB per table; most bytes after 600 moves: {sizes}", flush=True)
    first.end()
    second.end()
    server.stop()


def restart(finished: int) -> None:
    """How soon a server answers that has many games in its database; it has seen the running ones before."""
    server = Measured()
    cookie = guest(server.url)
    person = get(f"{server.url}/api/me", cookie)[0]["id"]
    server.pause()
    history.fill(server.data, person, finished=finished, running=60, timed=100)
    server.start()
    seconds = get(f"{server.url}/api/lobby", cookie)[1]
    print(f"the first lobby with 60 own running games that no server has put away: {1000 * seconds:.1f} ms wall")
    server.pause()
    server.start()
    print(f"restart with {finished} finished games, 60 own running ones, 100 with clocks:")
    print(f"  first page {server.start_seconds:.2f} s wall, {server.cpu():.2f} s CPU")
    for path in ("/api/lobby", "/api/lobby", "/api/me/stats", "/api/me/games"):
        time.sleep(2.0)  # what comes back beside answering is not this answer's cost
        before = server.cpu()
        _, seconds = get(f"{server.url}{path}", cookie)
        used = 1000 * (server.cpu() - before)
        print(f"  {path:14} {1000 * seconds:6.1f} ms wall, {used:6.1f} ms CPU", flush=True)
    server.stop()


def compare(checkout: Path, readings: int) -> None:
    """Moves per second of server CPU here and in another checkout, by turns, so that other load meets both alike."""
    checkouts = (HERE, checkout)
    servers = [Measured(each) for each in checkouts]
    phases = [(40, 0.0)] * readings
    clients = [Clients(server, TABLES, phases, each) for server, each in zip(servers, checkouts, strict=True)]
    rates: list[list[float]] = [[], []]
    for number in range(readings):
        for which in (0, 1) if number % 2 else (1, 0):
            report = clients[which].play()
            rates[which].append(report["moves"] / report["cpu"])
    for which, each in enumerate(checkouts):
        clients[which].end()
        servers[which].stop()
        low, middle, high = quantiles(rates[which], n=4)
        print(f"{middle:7.0f} moves/s of server CPU (half of them {low:.0f} to {high:.0f}): {each}")
    print(f"  ratio of the readings, median: {median(map(truediv, *rates)):.3f}", flush=True)


def nodes(database: str, readings: int) -> None:
    """Moves per second of server CPU on SQLite, and on PostgreSQL by one server and by two that play at once."""
    servers = [Measured(), Measured(database=database)]
    phases = [(30, 0.0)] * 2 * readings
    clients = [Clients(server, TABLES, phases) for server in servers]
    alone: list[list[float]] = [[], []]
    for _ in range(readings):
        for which in (0, 1):
            report = clients[which].play()
            alone[which].append(report["moves"] / report["cpu"])
    servers.append(Measured(database=database))
    clients.append(Clients(servers[2], TABLES, phases))
    pair = []
    for _ in range(readings):
        before = [server.cpu() for server in servers[1:]]
        with ThreadPoolExecutor(2) as threads:
            played = sum(report["moves"] for report in threads.map(Clients.play, clients[1:]))
        pair.append(played / sum(server.cpu() - was for server, was in zip(servers[1:], before, strict=True)))
    for client, server in zip(clients, servers, strict=True):
        client.end()
        server.stop()
    lite, one, both = map(median, (*alone, pair))
    print(f"moves/s of server CPU: SQLite {lite:.0f}, PostgreSQL {one:.0f}, each of two servers on it {both:.0f}")


PARTS = ("start", "10", "100", "500", "1000", "memory", "restart")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="fewer moves and repeats")
    parser.add_argument("--part", nargs="+", choices=PARTS, default=PARTS, help="only these parts")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="only compare with another checkout")
    parser.add_argument("--database", metavar="URL", help="only compare SQLite with an empty PostgreSQL")
    parser.add_argument("--real-time", action="store_true", help="other programs wait meanwhile (Linux, as root)")
    parser.add_argument("--client", nargs=3, metavar=("URL", "TABLES", "PHASES"))
    args = parser.parse_args()
    if args.client:
        url, tables, phases = args.client
        asyncio.run(play_phases(url, int(tables), json.loads(phases)))
        return
    if args.real_time:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(50))  # servers and clients inherit it
    print(f"{_cpu_name()}, {platform.machine()}, {os.cpu_count()} cores, {_memory_gb():.0f} GB memory")
    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
    print(f"{system}, one fsync {_fsync_millis():.2f} ms")
    print(f"load average before: {os.getloadavg()[0]:.1f}; other load makes these figures worse")
    if args.against or args.database:
        if args.against:
            compare(args.against.resolve(), 6 if args.quick else 16)
        if args.database:
            nodes(args.database, 4 if args.quick else 12)
        return
    if "start" in args.part:
        start_times(1 if args.quick else 3)
    sizes = [int(part) for part in args.part if part.isdecimal()]
    if sizes:
        columns = "p50 ms   p99 ms  bytes/move/seat  join  resume plain"
        print(f"tables  pace       moves/s of server CPU  moves/s wall  {columns}")
    for tables in sizes:
        moves(tables, quick=args.quick)
    if "memory" in args.part:
        memory(50 if args.quick else 100, 100 if args.quick else 400)
    if "restart" in args.part:
        restart(10_000 if args.quick else 100_000)


def _python(checkout: Path) -> str:
    """The interpreter of a checkout; this one if it has none of its own."""
    own = checkout / ".venv" / "bin" / "python"
    return str(own) if own.exists() else sys.executable


def _memory_gb() -> float:
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9


def _fsync_millis() -> float:
    """The median time to make a page durable in the temporary folder, where the server's data will be."""
    times = []
    with tempfile.TemporaryFile() as file:
        for _ in range(50):
            began = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(1000 * (time.perf_counter() - began))
    return median(times)


def _cpu_name() -> str:
    found = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return found[1] if found else "unknown CPU"


if __name__ == "__main__":
    main()

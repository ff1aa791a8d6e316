"""A client of the documented protocol and nothing else, and a real server process to talk to."""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect

from kibitz.server.storage.database import connect as connect_database
from kibitz.server.storage.digests import digest, new_token
from kibitz.server.storage.tokens import add_token
from server.harness.warm import WARM, Forked

TIMEOUT = 60.0
PORTS = range(10_000, 32_000)
"""Where no system takes ports for outgoing connections from."""
ATTEMPTS = 10
KIBITZ = (sys.executable, "-m", "kibitz.cli")
OPENED: list[ClientConnection] = []
ResultT = TypeVar("ResultT")


def run(work: Coroutine[Any, Any, ResultT]) -> ResultT:
    """Run a test's clients; whatever they leave open is closed, and what still runs is waited for."""

    async def tidied() -> ResultT:
        try:
            return await work
        finally:
            while OPENED:
                await OPENED.pop().close()
            left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in left:
                if not task.cancelling():
                    task.cancel()
            await asyncio.gather(*left, return_exceptions=True)

    return asyncio.run(tidied())


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as trial:
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Server:
    """`kibitz serve` in a process of its own, with settings that make tests quick."""

    def __init__(
        self, data: Path, *, bots: int = 0, database: str = "", program: Sequence[str] = KIBITZ, **environment: str
    ) -> None:
        self.data = data
        self._program = program
        self._arguments = ["--port", "", "--data", str(data), "--bots", str(bots)]
        self.database, self._token = database or f"sqlite:///{data / 'kibitz.db'}", ""
        if database:
            self._arguments += ["--database", database]
        self._environment = {**os.environ, "KIBITZ_HOST": "127.0.0.1", "KIBITZ_RATE": "0", "LANG": "C", **environment}
        # What other tests do at the same time must not keep reviews from being made.
        self._environment.setdefault("KIBITZ_BACKGROUND_NICE", "0")
        self.url = ""
        self.log: Path = data.parent / f"{data.name}.log"
        self._process: subprocess.Popen[bytes] | Forked | None = None
        self.start()

    def start(self) -> None:
        """Start it; on a restart at the port it had, which clients of other tests must not have taken meanwhile."""
        for _ in range(ATTEMPTS):
            if not self.url:
                self._arguments[1] = str(secrets.choice(PORTS))
            if self._started():
                return
            time.sleep(0.5)
        raise AssertionError(f"the server does not start; {self.log.read_text()[-2000:]}")

    def _started(self) -> bool:
        with self.log.open("ab") as log:
            command, environment = ["serve", *self._arguments], self._environment
            if self._program is KIBITZ and WARM.can(environment):
                self._process = WARM.fork(command, environment, log.fileno())
            else:
                self._process = subprocess.Popen(
                    [*self._program, *command], stdout=subprocess.PIPE, stderr=log, env=environment
                )
        assert self._process.stdout is not None
        line = self._process.stdout.readline().decode()
        found = re.search(r"https?://\S+", line)
        if found is None:
            self._process.wait(TIMEOUT)
            self._process.stdout.close()
            return False
        self.url = found[0]
        return True

    def died(self) -> int:
        """Wait until it ends by itself; the exit code."""
        assert self._process is not None
        assert self._process.stdout is not None
        with self._process.stdout:
            return self._process.wait(TIMEOUT)

    def pause(self) -> None:
        """Nothing of it runs, and nothing of it ends."""
        os.kill(self.pid, signal.SIGSTOP)

    def resume(self) -> None:
        """It goes on as if nothing had been."""
        os.kill(self.pid, signal.SIGCONT)

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        try:
            return self._process.wait(TIMEOUT)
        finally:
            self._process.kill()
            assert self._process.stdout is not None
            self._process.stdout.close()

    def wait_for_bots(self) -> None:
        """Until a bot process has connected, bots wait and hints are refused."""
        person, deadline = Person(self.url), time.monotonic() + TIMEOUT
        while not person.get("/api/info").json["bots_ready"]:
            assert time.monotonic() < deadline, "no bots"
            time.sleep(0.05)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def token(self) -> str:
        """A token for a bot process of a test's own; the same each time."""
        if not self._token:
            engine, self._token = connect_database(self.database), new_token()
            add_token(engine, "test", digest(self._token), 0)
            engine.dispose()
        return self._token


class Answer:
    """What HTTP answered."""

    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Person:
    """Someone with a cookie."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.cookie = ""
        self.frames: list[str] = []
        answer = self.post("/api/me", {"name": name} if name else {})
        assert answer.status == 200, answer.body
        self.cookie = answer.headers["set-cookie"].split(";")[0]
        self.name = answer.json["name"]

    def get(self, path: str, **headers: str) -> Answer:
        return self._ask("GET", path, None, headers)

    def post(self, path: str, body: Any, **headers: str) -> Answer:
        return self._ask("POST", path, json.dumps(body).encode(), headers)

    def delete(self, path: str, **headers: str) -> Answer:
        return self._ask("DELETE", path, None, headers)

    def _ask(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Answer:
        given = {"Content-Type": "application/json", **{k.replace("_", "-"): v for k, v in headers.items()}}
        if self.cookie:
            given["Cookie"] = self.cookie
        request = urllib.request.Request(self.url + path, body, given, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                return Answer(answer.status, answer.headers, answer.read())
        except urllib.error.HTTPError as error:
            return Answer(error.code, error.headers, error.read())

    def tallies(self, games: int) -> Any:
        """The person's statistics, once that number of games is counted: that is a moment after they end."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            found = self.get("/api/me/stats").json["tallies"]
            if sum(tally["played"] for tally in found) >= games:
                return found
            time.sleep(0.02)
        raise AssertionError(f"{games} games are not counted")

    async def sit(self, table: str, since: int | None = None, compression: str | None = None) -> Seat:
        """Open the table's WebSocket and wait for the first hello."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        if since is not None:
            address += f"?since={since}"
        socket = await connect(address, additional_headers={"Cookie": self.cookie}, compression=compression)
        OPENED.append(socket)
        seat = Seat(self, table, socket)
        await seat.until(lambda: seat.viewer is not None or seat.bye is not None)
        return seat


class Seat:
    """One connection to a table: holds the table and the view, and patches them."""

    def __init__(self, person: Person, table_id: str, socket: ClientConnection) -> None:
        self.person, self.id, self.socket = person, table_id, socket
        self.viewer: Any = None
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.draft: list[str] = []
        self.seq = 0
        self.missed: list[Any] = []
        self.events: list[Any] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.frames: list[str] = []
        self.invitation = ""
        self.bye: str | None = None
        self._number = 0
        self._contribution = ""
        """What we committed to and have not opened yet."""

    async def read(self) -> dict[str, Any]:
        """Take in one message."""
        async with asyncio.timeout(TIMEOUT):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        match message["type"]:
            case "hello":
                self.viewer, self.table, self.view = message["viewer"], message["table"], message.get("view")
                self.draft, self.missed = message.get("draft", []), message.get("missed", [])
                self.invitation = message.get("invitation", "")
                self.seq = message["seq"]
            case "update":
                assert message["seq"] >= self.seq
                self.seq = message["seq"]
                self.events += message.get("events", [])
                if self.view is not None:
                    patch(self.view, message)
                patch(self.table, message.get("table", {}))
                self.draft = message.get("draft", self.draft)
            case "ack" | "refused" | "pong" | "hint":
                self.answers[message["id"]] = message
            case "bye":
                self.bye = message["code"]
        if self._contribution and self.table.get("commitments"):
            contribution, self._contribution = self._contribution, ""
            await self.send("contribute", contribution=contribution)
        return message

    async def until(self, condition: Any) -> None:
        """Read until something holds."""
        while not condition():
            await self.read()

    async def send(self, message: str, /, key: str | None = None, **fields: Any) -> str:
        """Send a message; its id."""
        self._number += 1
        key = key or f"{os.urandom(4).hex()}-{self._number}"
        await self.socket.send(json.dumps({"type": message, "id": key, **fields}))
        return key

    async def ask(self, message: str, /, key: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        key = await self.send(message, key, **fields)
        self.answers.pop(key, None)
        await self.until(lambda: key in self.answers or self.bye)
        return self.answers.get(key, {"type": "bye", "code": self.bye})

    async def contribute(self, contribution: str = "") -> str:
        """Add to the seed as a page does: commit now, open once all commitments are published. What was added."""
        given = contribution or os.urandom(32).hex()
        answer = await self.ask("commit", commitment=sha256(bytes.fromhex(given)).hexdigest())
        assert answer["type"] == "ack", answer
        if self.table["commitments"]:
            assert (await self.ask("contribute", contribution=given))["type"] == "ack"
        else:
            self._contribution = given
        return given

    async def dealt(self) -> Seat:
        """Contribute, and wait for the first view."""
        await self.contribute()
        await self.until(lambda: self.view is not None)
        return self

    async def sync(self) -> None:
        """Everything sent before has been taken in."""
        await self.ask("ping")

    async def close(self) -> None:
        await self.socket.close()


def patch(held: dict[str, Any], change: dict[str, Any]) -> None:
    """What a client does with `set` and `push`."""
    for field, value in change.get("set", {}).items():
        assert field in held
        held[field] = value
    for field, items in change.get("push", {}).items():
        held[field] = [*held[field], *items]


async def seated(server: Server, players: int, game: str = "nyet", **wish: Any) -> list[Seat]:
    """A started table with this number of people."""
    people = [Person(server.url, f"P{i}") for i in range(players)]
    options = wish.pop("options", {"players": players} if game == "nyet" else {})
    body = {"game": game, "options": options, **wish}
    made = people[0].post("/api/tables", body)
    assert made.status == 201, made.body
    table = made.json["id"]
    seats = [await person.sit(table) for person in people]
    for seat in seats[1:]:
        answer = await seat.ask("join")
        assert answer["type"] == "ack", answer
    for seat in seats:
        await seat.contribute()
    assert (await seats[0].ask("start"))["type"] == "ack"
    await all_dealt(seats)
    return seats


async def finish(*seats: Seat) -> None:
    for seat in seats:
        await seat.close()


def actor_of(seats: list[Seat]) -> Seat:
    assert seats[0].view is not None
    actor: int = seats[0].view["to_act"][0]
    return seats[actor]


async def all_dealt(seats: Sequence[Seat]) -> None:
    """Everyone opens what they committed to, and gets their first view: all at once, as browsers would."""
    await asyncio.gather(*(seat.until(lambda seat=seat: seat.view is not None) for seat in seats))

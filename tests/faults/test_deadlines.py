"""Half a request or half a message holds no connection for ever; nor do more connections than there are files."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from faults.honest import HonestTable
from server.harness.wire import KIBITZ, Person, Server, run, seated

HALF_A_BODY = b"POST /api/me HTTP/1.1\r\nHost: kibitz\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
FILES = 160
FLOOD = 200
PATIENCE = 15
"""Seconds; the server's deadlines are 1 to 3, and it pings only after 20."""


@pytest.fixture(scope="module", params=["1", "0"], ids=["fast path", "uvicorn's queues"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short deadlines and few open files."""
    program = ["sh", "-c", f'ulimit -n {FILES}; exec "$@"', "sh", *KIBITZ]
    folder = tmp_path_factory.mktemp("deadlines")
    running = Server(folder / "data", program=program, KIBITZ_TIMEOUT="1", KIBITZ_FAST_PATH=request.param)
    yield running
    assert running.stop() == 0


def line(server: Server, sent: bytes) -> socket.socket:
    """A connection on which something was sent."""
    address = urlsplit(server.url)
    wire = socket.create_connection((address.hostname, address.port), PATIENCE)
    wire.sendall(sent)
    return wire


def upgraded(server: Server, person: Person, table: str) -> socket.socket:
    """A WebSocket without a client that would keep to the rules."""
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        "Host: kibitz",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        f"Cookie: {person.cookie}",
    ]
    wire = line(server, "\r\n".join([*lines, "", ""]).encode())
    got = b""
    while b'"hello"' not in got:
        got += wire.recv(65_536)
    return wire


def ended(wire: socket.socket) -> bool:
    """Whether the server ends a connection by itself."""
    end = time.monotonic() + PATIENCE
    with wire:
        try:
            while wire.recv(65_536):
                wire.settimeout(max(0.01, end - time.monotonic()))
        except TimeoutError:
            return False
        except OSError:
            return True
    return True


def test_what_is_begun_must_be_finished(server: Server) -> None:
    async def life() -> None:
        person = Person(server.url)
        table = person.post("/api/tables", {"game": "nyet"}).json["id"]
        idle = await Person(server.url).sit(table)
        text = json.dumps({"type": "ping", "id": "p"}).encode()
        first, rest = text[:5], text[5:]
        mask, ping = bytes(4), bytes([0x89, 0x80]) + bytes(4)
        fragment = bytes([0x01, 0x80 | len(first)]) + mask + first
        half = bytes([0x81, 0x80 | len(text)]) + mask + first
        whole = fragment + ping + bytes([0x80, 0x80 | len(rest)]) + mask + rest
        attacks = {
            "nothing": line(server, b""),
            "half a head": line(server, b"GET /health HTTP/1.1\r\nHost: kibitz\r\nX-Half: "),
            "half a second head": line(server, b"GET /health HTTP/1.1\r\nHost: kibitz\r\n\r\nGET /hea"),
            "half a body": line(server, HALF_A_BODY),
            "half a handshake": line(server, b"GET /api/tables/x/live HTTP/1.1\r\nUpgrade: websocket\r\nConnection:"),
            "half a frame": upgraded(server, person, table),
            "half a message": upgraded(server, person, table),
        }
        honest = upgraded(server, person, table)
        attacks["half a frame"].sendall(half)
        attacks["half a message"].sendall(fragment + ping)
        honest.sendall(whole)
        found = await asyncio.gather(*(asyncio.to_thread(ended, wire) for wire in attacks.values()))
        assert dict(zip(attacks, found, strict=True)) == dict.fromkeys(attacks, True)
        await idle.sync()
        with honest:
            honest.sendall(whole)
            answered = b""
            while answered.count(b'"pong"') < 2:
                got = honest.recv(65_536)
                assert got, "a message in pieces that is finished costs nothing"
                answered += got

    run(life())


def test_running_out_of_files_costs_one_line_and_nobody_who_is_here(server: Server) -> None:
    async def life() -> None:
        honest = await HonestTable.open(server)
        await honest.play(0.3)
        address = urlsplit(server.url)
        flood = [socket.create_connection((address.hostname, address.port), PATIENCE) for _ in range(FLOOD)]
        assert len(await honest.play(0.5)) > 0
        for wire in flood:
            wire.close()
        while True:  # room again, once the server has seen them go
            try:
                assert Person(server.url).get("/health").json["status"] == "ok"
                break
            except OSError:
                await asyncio.sleep(0.1)
        await honest.play(0.3)

    run(life())
    lines = [json.loads(text) for text in server.log.read_text().splitlines()]
    events = [found["event"] for found in lines if found["level"] in ("warning", "error")]
    assert events.count("no-room") == 1
    assert set(events) <= {"no-room", "room-again"}
    assert len(events) <= 3


def test_everyone_hears_a_goodbye_when_the_server_stops(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        for seat in seats:
            await seat.until(lambda seat=seat: seat.bye)
        assert [seat.bye for seat in seats] == ["stopping"] * 2
        assert await stopping == 0

    run(life())

"""A client that stops reading delays nobody at its table; it is dropped, its seat is shown empty, and it may resume."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from kibitz.server.socket.fast_path import FastPath
from server.harness.wire import Person, Server, run, seated

FLOOD = 200
"""Times a thousand messages: more answers than the kernel and the server's queue will hold."""
MOST_WAITS, WAIT = 900, 0.05


def deaf(person: Person, table: str) -> socket.socket:
    """A connection to a table by someone who never reads, with as little room for what he is sent as can be."""
    address = urlsplit(person.url)
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    wire.connect((address.hostname, address.port))
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {address.netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        f"Cookie: {person.cookie}",
    ]
    wire.sendall("\r\n".join([*lines, "", ""]).encode())
    return wire


def framed(opcode: int, text: bytes) -> bytes:
    """A short frame of a client: masked, with a mask that changes nothing (RFC 6455, 5.2)."""
    return bytes([0x80 | opcode, 0x80 | len(text)]) + bytes(4) + text


def flood(wire: socket.socket, frame: bytes) -> bool:
    """Ask for more and more without ever reading an answer; whether the server has had enough."""
    with wire:
        try:
            for _ in range(FLOOD):
                wire.sendall(frame * 1000)
            for _ in range(MOST_WAITS):
                wire.sendall(frame)
                time.sleep(WAIT)
        except OSError:
            return True
    return False


def test_a_player_who_stops_reading_is_dropped_and_the_others_play_on(start: Callable[..., Server]) -> None:
    server = start()

    async def life() -> None:
        seats = await seated(server, 2, "face-to-face")
        actor = seats[(seats[0].view or {})["to_act"][0]]
        gone = seats[1 - actor.viewer]
        wire = deaf(gone.person, gone.id)
        await gone.close()
        ping = framed(1, json.dumps({"type": "ping", "id": "anyone"}).encode())
        flooding = asyncio.create_task(asyncio.to_thread(flood, wire, ping))
        assert actor.view is not None
        while not flooding.done():
            assert (await actor.ask("act", action=actor.view["legal"][0]))["type"] == "ack"
            assert (await actor.ask("take-back"))["type"] == "ack"
            await asyncio.sleep(WAIT)
        assert flooding.result(), "the server keeps a client that reads nothing"
        await actor.until(lambda: "here" not in actor.table["seats"][gone.viewer])
        back = await gone.person.sit(gone.id, since=gone.seq)
        await actor.until(lambda: "here" in actor.table["seats"][gone.viewer])
        assert back.view == gone.view

    run(life())
    assert server.stop() == 0
    assert '"error"' not in server.log.read_text()
    server.start()


def test_pings_of_a_client_that_does_not_read_are_not_answered() -> None:
    """The transport would keep every answer in memory, and no limit counts pings."""
    written: list[bytes] = []

    class Transport:
        def write(self, data: bytes) -> None:
            written.append(data)

    class Pongs:
        def data_to_send(self) -> list[bytes]:
            return [b"pong"]

    async def life() -> None:
        protocol: Any = FastPath.__new__(FastPath)
        protocol.writable, protocol.transport, protocol.conn = asyncio.Event(), Transport(), Pongs()
        protocol.loop, protocol.seconds = asyncio.get_running_loop(), 60
        protocol.pause_writing()
        protocol.handle_ping()
        assert written == []
        protocol.resume_writing()
        protocol.handle_ping()
        assert written == [b"pong"]

    asyncio.run(life())

"""A slow or stuck client delays nobody: what waits for it is bounded, and it is told to come back."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import MutableMapping
from typing import Any

import uvicorn
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from kibitz.server.asgi import FAST_PATH
from kibitz.server.limits.buckets import Bucket, Buckets
from kibitz.server.socket.connection import TRY_AGAIN, Connection
from kibitz.server.socket.fast_path import FastPath, UpgradingHttp
from kibitz.server.socket.gate import Gate
from kibitz.server.socket.timed import protocols

LIMIT = 8


def test_a_stuck_client_is_dropped_and_the_sender_never_waits() -> None:
    async def life() -> None:
        sent: list[MutableMapping[str, Any]] = []
        free = asyncio.Event()

        async def stuck(message: MutableMapping[str, Any]) -> None:
            await free.wait()
            sent.append(message)

        connection = Connection(stuck, "p", "P", LIMIT, lambda _: False)
        for number in range(10 * LIMIT):
            connection.push(b"%d" % number)
            await asyncio.sleep(0)
        free.set()
        await connection.flushed()
        assert len(sent) <= 3
        assert json.loads(sent[-2]["text"]) == {"type": "bye", "code": "too-slow"}
        assert sent[-1] == {"type": "websocket.close", "code": TRY_AGAIN}

    asyncio.run(life())


def test_messages_keep_their_order_and_end_with_the_goodbye() -> None:
    async def life() -> None:
        sent: list[str] = []

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message.get("text", message["type"]))

        connection = Connection(send, "p", "P", LIMIT)
        for number in range(LIMIT):
            connection.push(b"%d" % number)
        connection.close("stopping")
        connection.push(b"too late")
        await connection.flushed()
        assert sent[:LIMIT] == [str(number) for number in range(LIMIT)]
        assert sent[LIMIT:] == ['{"type":"bye","code":"stopping"}', "websocket.close"]

    asyncio.run(life())


def test_what_leaves_at_once_never_overtakes_what_waits() -> None:
    async def life() -> None:
        sent: list[str] = []
        keeping_up = [True, False, True, True]

        def write(message: bytes) -> bool:
            if keeping_up.pop(0):
                sent.append(message.decode())
                return True
            return False

        async def send(message: MutableMapping[str, Any]) -> None:
            await asyncio.sleep(0)
            sent.append(message["text"])

        connection = Connection(send, "p", "P", LIMIT, write)
        for number in range(4):
            connection.push(b"%d" % number)
        await connection.flushed()
        connection.push(b"4")
        assert sent == ["0", "1", "2", "3", "4"]

    asyncio.run(life())


def test_what_is_held_leaves_together_and_in_order() -> None:
    async def life() -> None:
        pieces: list[tuple[bytes, ...]] = []
        sent: list[str] = []
        keeping_up = [True, False]

        def write(*messages: bytes) -> bool:
            if keeping_up.pop(0):
                pieces.append(messages)
                return True
            return False

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message["text"])

        connection = Connection(send, "p", "P", LIMIT, write)
        for round_ in (b"a", b"b"):
            connection.hold()
            connection.push(round_ + b"1")
            connection.push(round_ + b"2")
            assert not sent
            keeping_up += [False] * 2
            connection.release()
            connection.release()
        await connection.flushed()
        assert pieces == [(b"a1", b"a2")]
        assert sent == ["b1", "b2"]

    asyncio.run(life())


def test_a_connection_that_ends_leaves_nothing_for_the_garbage_collector() -> None:
    kept: list[weakref.ref[Any]] = []
    taken: list[bytes] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        fast_path: FastPath = scope["extensions"][FAST_PATH]
        kept.extend([weakref.ref(fast_path), weakref.ref(fast_path.conn)])
        connection = Connection(send, "p", "P", LIMIT, fast_path.write)

        def take(message: bytes) -> bool:
            taken.append(message)
            connection.push(message)
            return True

        fast_path.hand_over(take, connection.drop)

    async def life() -> None:
        classes = protocols(UpgradingHttp, FastPath, Gate(100), 60)
        config = uvicorn.Config(app, port=0, lifespan="off", log_config=None, loop="asyncio", **classes)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        for compression in ("deflate", None):
            async with connect(f"ws://127.0.0.1:{port}/", compression=compression) as client:
                for text in ("short", "long " * 1000):
                    await client.send(text)
                    assert await client.recv() == text
        dropped = await connect(f"ws://127.0.0.1:{port}/")
        await dropped.send("anyone there?")
        await dropped.recv()
        dropped.transport.abort()
        for _ in range(2000):
            if not any(one() for one in kept):
                break
            await asyncio.sleep(0.01)
        left = [one() for one in kept]
        server.should_exit = True
        await serving
        assert left == [None] * 6

    gc.disable()
    try:
        asyncio.run(life())
    finally:
        gc.enable()
    assert len(taken) == 5


def test_messages_arrive_however_the_network_cuts_them() -> None:
    """Each frame in one piece takes the short way past the parser; in two pieces, or beside others, it must not."""
    texts = [b"", b"{}", b"m" * 100, b"in two " * 9, b"l" * 300]
    frames = [_masked(text) for text in texts]
    frames[3] = _masked(texts[3][:20], last=False) + _masked(texts[3][20:], opcode=0)
    whole = b"".join(frames)

    async def life() -> None:
        for cut in range(len(whole) + 1):
            taken: list[bytes] = []
            protocol = _open_protocol(taken)
            for piece in [whole[:cut], whole[cut:]] if cut else frames:
                if piece:
                    protocol.data_received(piece)
                if 0 < cut < 6 and not taken:
                    assert protocol._unfinished is not None, "also the head of a frame alone has a deadline"
            assert taken == texts
            assert protocol._unfinished is None

    asyncio.run(life())


def _masked(text: bytes, *, last: bool = True, opcode: int = 1) -> bytes:
    """A frame as a client sends it."""
    return Frame(Opcode(opcode), text, fin=last).serialize(mask=True)


def _open_protocol(taken: list[bytes]) -> Any:
    """The server's end of a connection that was handed over."""

    def take(message: bytes) -> bool:
        taken.append(bytes(message))
        return True

    protocol: Any = FastPath.__new__(FastPath)
    protocol.conn = ServerProtocol(state=State.OPEN)
    protocol.frames, protocol.close_sent, protocol.on_message = [], False, take
    protocol.loop, protocol.seconds = asyncio.get_running_loop(), 60
    return protocol


def test_a_bucket_holds_its_burst_and_no_limit_is_no_limit() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert all(Bucket(0, 0).take() for _ in range(100))
    buckets = Buckets(0.001, 1)
    assert [buckets.take("a"), buckets.take("b"), buckets.take("a")] == [True, True, False]

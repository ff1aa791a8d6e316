"""A database that answers too late: attempts to connect are given up, and nothing of them stays open there."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest
from psycopg import OperationalError
from sqlalchemy.exc import OperationalError as EngineError

from kibitz.server.botpool.pool import Pool
from kibitz.server.cluster.lease import Lease
from kibitz.server.cluster.membership import Membership
from kibitz.server.cluster.notify import Nodes
from kibitz.server.storage.database import make_engine


@pytest.fixture
def silent() -> Iterator[socket.socket]:
    """A place that takes connections and never says a word; and no garbage collector, which may come late."""
    gc.disable()
    try:
        with socket.create_server(("127.0.0.1", 0)) as place:
            place.settimeout(20)
            yield place
    finally:
        gc.enable()


def url(place: socket.socket) -> str:
    return f"postgresql://kibitz@127.0.0.1:{place.getsockname()[1]}/kibitz?connect_timeout=2"


def ended(place: socket.socket) -> bool:
    """Whether the next connection there was closed by whoever opened it."""
    line, _ = place.accept()
    with line:
        line.settimeout(10)
        with suppress(ConnectionResetError):
            while line.recv(4096):
                pass
        return True


def test_an_attempt_that_is_given_up_is_closed(silent: socket.socket) -> None:
    engine = make_engine(url(silent))
    with pytest.raises(EngineError) as given_up:
        engine.connect()
    assert isinstance(given_up.value.orig, OperationalError)
    assert ended(silent)


def test_an_attempt_of_the_line_between_servers_is_closed(silent: socket.socket) -> None:
    async def life() -> None:
        engine = make_engine(url(silent))
        nodes = Nodes(engine, Membership("here", Pool()), Lease(6000), lambda *_: None, lambda: None)
        try:
            assert await asyncio.to_thread(ended, silent)
            assert await asyncio.to_thread(ended, silent)
        finally:
            await nodes.close()

    asyncio.run(life())

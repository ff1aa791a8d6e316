"""Real servers and databases for the tests: shared ones, and makers of special ones."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from kibitz.server.storage.database import make_engine
from server.harness import postgres
from server.harness.wire import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a bot process, shared by tests that do not disturb each other."""
    running = Server(tmp_path_factory.mktemp("server") / "data", bots=1)
    yield running
    assert running.stop() == 0


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start a server with settings of the test's own."""
    numbers = count()
    with ExitStack() as running:

        def make(**settings: Any) -> Server:
            made = Server(tmp_path / f"data{next(numbers)}", **settings)
            running.callback(made.stop)
            return made

        yield make


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL, shared by tests that do not disturb each other."""
    with postgres.cluster() as url:
        yield url


@pytest.fixture(params=postgres.AT_HAND)
def database(cluster: str) -> str:
    """A PostgreSQL, where one is at hand."""
    return cluster


@pytest.fixture(params=["sqlite", *postgres.AT_HAND])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database with nothing in it, of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.db'}"
        return
    with _schema(request.getfixturevalue("cluster")) as url:
        yield url


@pytest.fixture
def empty_postgres(database: str) -> Iterator[str]:
    """A PostgreSQL with nothing in it, where one is at hand."""
    with _schema(database) as url:
        yield url


@contextmanager
def _schema(url: str) -> Iterator[str]:
    schema = f"s{secrets.token_hex(8)}"
    engine = make_engine(url)
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {schema}"))
    yield f"{url}{'&' if '?' in url else '?'}options=-csearch_path%3D{schema}"
    with engine.begin() as connection:
        connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
    engine.dispose()

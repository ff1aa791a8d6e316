"""What a server remembers of tables doesn't outlive what another server writes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kibitz.server.botpool.pool import Pool
from kibitz.server.cluster.membership import Membership
from kibitz.server.cluster.notes import Wrote
from kibitz.server.storage.database import connect
from kibitz.server.storage.people.people import Person
from kibitz.server.storage.store import Store, last_row
from kibitz.server.storage.writer import Writer
from kibitz.server.tables.factory import NewTable, TableFactory
from kibitz.server.tables.registry import TableRegistry
from kibitz.table import log
from kibitz.table.unattended import Patience


@asynccontextmanager
async def a_registry(path: Path) -> AsyncIterator[TableRegistry]:
    """All tables of a database, without a server around them."""
    engine = connect(f"sqlite:///{path / 'kibitz.db'}")
    writer = Writer(engine, asyncio.get_running_loop())
    waits: dict[str, Any] = {"grace": 1000, "deal": 1000, "idle": 60_000, "vote": 1000}
    store, membership = Store(engine, writer), Membership("n", Pool())
    registry = TableRegistry(store, Pool(), membership, **waits, patience=Patience(), rows=20_000)
    try:
        yield registry
    finally:
        registry.stop()
        await asyncio.to_thread(writer.close)
        engine.dispose()


def test_what_is_written_elsewhere_while_a_table_is_loaded_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def load(registry: TableRegistry) -> None:
        table = (await TableFactory(registry).create(Person("p0", "Ann"), NewTable("nyet"))).id
        registry.tables.pop(table)
        fold, read, go_on = registry._fold, threading.Event(), threading.Event()

        def slow(name: str) -> Any:
            found = fold(name)
            read.set()
            go_on.wait()
            return found

        monkeypatch.setattr(registry, "_fold", slow)
        loading = asyncio.create_task(registry.find(table))
        await asyncio.to_thread(read.wait)
        done = asyncio.Event()
        last = registry.store.run(lambda connection: last_row(connection, table))
        registry.store.append(table, [log.Row(last + 1, 0, log.Said(0, "meanwhile"))], lambda _: done.set())
        await done.wait()
        registry.heard("other", Wrote((table,)))
        go_on.set()
        live = await loading
        assert live is not None
        async with asyncio.timeout(10):
            while live.shown.seq == last:
                await asyncio.sleep(0.01)

    async def life() -> None:
        async with a_registry(tmp_path) as registry:
            await load(registry)

    asyncio.run(life())

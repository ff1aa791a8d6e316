"""Tables whose clocks run come back after a restart by themselves, and nobody waits for that."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from kibitz.server.clock import now
from kibitz.server.run.config import Config
from kibitz.server.run.service import Service
from kibitz.server.storage import model
from kibitz.server.storage.condition import Unavailable
from kibitz.server.tables import index, registry
from kibitz.table import log
from kibitz.table.info import ClockSettings, Settings
from kibitz.table.table import fold, opening


def add_timed(service: Service, name: str) -> None:
    """Write a running game with a clock, as a server that has stopped left it."""
    chairs = (log.ChairSpec("open"), *(log.ChairSpec("bot", "greedy"),) * 3)
    settings = Settings(clock=ClockSettings(600))
    opened = log.Opened("nyet", {"players": 4}, settings, chairs, "ann", "00" * 32, "key")
    bodies: tuple[log.Body, ...] = (opened, log.Sat(0, "ann", "Ann"), log.Called(), log.Started())
    rows = [log.Row(number, now(), body) for number, body in enumerate(bodies, 1)]
    table = opening(name, rows[0])
    for row in rows[1:]:
        table, _ = fold(table, row)
    with service.store.engine.begin() as connection:
        connection.execute(insert(model.tables), [index.fresh(table)])
        values = [(name, row.seq, row.at, row.asked, log.encode(row.body).decode()) for row in rows]
        connection.execute(insert(model.log), [dict(zip(model.log.c.keys(), row, strict=True)) for row in values])


def test_a_server_answers_before_it_has_read_the_tables_with_clocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "AGAIN", 0.01)
    gate = threading.Event()

    async def life() -> None:
        service = Service(Config(data=tmp_path, bots=0))
        add_timed(service, "timed")
        read, ask = service.registry._fold, service.store.ask
        failures = [Unavailable(), Unavailable()]  # for what the host announced, and for the tables

        async def fails_at_first(question: Any) -> Any:
            if failures:
                raise failures.pop()
            return await ask(question)

        monkeypatch.setattr(service.registry, "_fold", lambda table: gate.wait(20) and read(table))
        monkeypatch.setattr(service.store, "ask", fails_at_first)
        try:
            await asyncio.wait_for(service.start(), 5)
            assert not service.registry.tables, "started without having read it"
            gate.set()
            async with asyncio.timeout(10):
                while "timed" not in service.registry.tables:
                    await asyncio.sleep(0.01)
            assert not failures, "it asked again when the database gave no answer"
        finally:
            gate.set()
            await service.stop()

    asyncio.run(life())

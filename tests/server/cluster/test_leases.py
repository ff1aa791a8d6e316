"""Leases in the database: who lost one writes nothing by itself, and nobody waits for a server that stands still."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, text

from kibitz.server import clock
from kibitz.server.cluster.lease import RENEW, Lease, LeaseFence, bound_transactions
from kibitz.server.storage.database import connect
from kibitz.server.storage.store import last_row
from kibitz.server.storage.writer import Conflict, Fenced, Write, WriteOrder, Writer

LENGTH = 1000


class Leases:
    """A database with a writer that checks leases."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.lease = Lease(LENGTH)

    def give(self) -> int:
        with self.engine.begin() as connection:
            epoch: int = connection.scalars(
                text("INSERT INTO leases (node, until) VALUES ('n', 0) RETURNING epoch")
            ).one()
        self.lease.take(epoch)
        self.lease.hold(clock.steady())
        return epoch

    def end(self, epoch: int) -> None:
        with self.engine.begin() as connection:
            connection.execute(text("DELETE FROM leases WHERE epoch = :epoch"), {"epoch": epoch})

    def write(self, *rows: tuple[str, int | None]) -> list[Exception | None]:
        """Write the first row of some tables at once, by itself under an epoch or for a person; what came of each."""

        async def life() -> list[Exception | None]:
            answers: dict[str, Exception | None] = {}
            writer = Writer(self.engine, asyncio.get_running_loop(), fence=LeaseFence(self.lease))
            for table, epoch in rows:

                def done(error: Exception | None, table: str = table) -> None:
                    answers[table] = error

                row = (table, 1, 0, "", "{}")
                writer.put(Write(table, [row], done, order=WriteOrder(), epoch=epoch))
            while len(answers) < len(rows):
                await asyncio.sleep(0.01)
            await asyncio.to_thread(writer.close)
            return [answers[table] for table, _ in rows]

        return asyncio.run(life())


@pytest.fixture
def leases(empty_postgres: str) -> Iterator[Leases]:
    engine = connect(empty_postgres)
    yield Leases(engine)
    engine.dispose()


def test_who_lost_the_lease_writes_nothing_by_itself_but_everything_for_people(leases: Leases) -> None:
    old = leases.give()
    assert leases.write(("t1", old), ("t2", None)) == [None, None]
    leases.end(old)
    refused, kept = leases.write(("t3", old), ("t4", None))
    assert isinstance(refused, Fenced)
    assert isinstance(refused, Conflict), "what people asked for after it is decided anew"
    assert kept is None
    assert not leases.lease.held
    with leases.engine.connect() as connection:
        assert [last_row(connection, table) for table in ("t1", "t2", "t3", "t4")] == [1, 1, 0, 1]


def test_epochs_grow_and_an_old_one_does_not_count_again(leases: Leases) -> None:
    old = leases.give()
    leases.end(old)
    new = leases.give()
    assert new > old
    refused, kept = leases.write(("t1", old), ("t2", new))
    assert isinstance(refused, Fenced)
    assert kept is None
    assert leases.lease.held, "the new lease is as good as before"


def test_a_lease_is_not_ended_while_a_transaction_relies_on_it(leases: Leases) -> None:
    """Renewing it meanwhile is possible, and nobody waits."""
    epoch = leases.give()
    with leases.engine.begin() as relying:
        LeaseFence(leases.lease)(relying, [epoch])
        with leases.engine.begin() as other:
            listed = other.exec_driver_sql(RENEW, {"epoch": 0, "length": LENGTH}).all()
            assert [row[1] for row in listed] == [epoch]
            listed = other.exec_driver_sql(RENEW, {"epoch": epoch, "length": -5000}).all()
            assert [row[2] for row in listed] == [True]
    with leases.engine.begin() as other:
        assert other.exec_driver_sql(RENEW, {"epoch": 0, "length": LENGTH}).all() == []


def test_the_locks_of_a_server_that_stopped_in_a_transaction_are_released(leases: Leases) -> None:
    insert = text("INSERT INTO log (table_id, seq, at, asked, body) VALUES ('t', 1, 0, '', :who)")
    bound_transactions(leases.engine, LENGTH)
    stopped = leases.engine.connect()
    stopped.execute(insert, {"who": "stopped"})
    try:
        with leases.engine.begin() as living:  # waits until the database has ended the other transaction
            living.execute(text("SET LOCAL lock_timeout = '30s'"))
            living.execute(insert, {"who": "living"})
    finally:
        stopped.invalidate()
        stopped.close()
    with leases.engine.connect() as connection:
        assert connection.scalar(text("SELECT body FROM log")) == "living"


def test_the_clock_runs_evenly_whatever_the_time_of_day_does(monkeypatch: pytest.MonkeyPatch) -> None:
    steady, day = [5_000], [1_000_000]
    monkeypatch.setattr(time, "clock_gettime_ns", lambda _: steady[0] * 1_000_000)
    monkeypatch.setattr(time, "time_ns", lambda: day[0] * 1_000_000)
    even = clock.EvenClock()
    assert even.now() == 1_000_000
    steady[0] += 2_000
    day[0] += 3_600_000
    assert even.now() == 1_002_000
    even.follow(day[0])
    assert even.now() == 1_002_100, "closer by a twentieth of what went by"
    day[0] = 0
    steady[0] += 2_000
    even.follow(day[0])
    assert even.now() == 1_004_000
    steady[0] += 2_000
    even.follow(even.now() + 3)
    assert even.now() == 1_006_003
    even.set_to(7)
    assert even.now() == 7

"""The server's metrics for Prometheus, collected on request, so they cost nothing during play.

Litestar's plugin measures its own HTTP requests; nearly all work here arrives on WebSockets, which it never sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from kibitz.server.botpool.pool import Pool
from kibitz.server.storage.store import Store
from kibitz.server.storage.timings import Timings
from kibitz.server.tables.registry import TableRegistry


class ServerMetrics(Collector):
    """Collects the figures of one server."""

    def __init__(self, tables: TableRegistry, pool: Pool, store: Store, connections: Callable[[], int]) -> None:
        self._tables, self._pool, self._store, self._connections = tables, pool, store, connections

    def collect(self) -> Iterator[Metric]:
        """All figures, as they are now."""
        tables, pool, writer = self._tables, self._pool, self._store.writer
        statuses = [one.shown.status for one in tables.tables.values()]
        yield GaugeMetricFamily("kibitz_tables_live", "Tables in memory", len(statuses))
        games = GaugeMetricFamily("kibitz_tables", "Tables in memory, by how far their games are", labels=["status"])
        for status in ("open", "dealing", "running", "over", "abandoned"):
            games.add_metric([status], statuses.count(status))
        yield games
        waiting = GaugeMetricFamily("kibitz_bot_jobs_waiting", "Decisions that wait for a process", labels=["priority"])
        for priority, count in pool.waiting.items():
            waiting.add_metric([priority], count)
        yield waiting
        yield GaugeMetricFamily(
            "kibitz_writes_waiting", "Handfuls of writes that wait", writer.waiting if writer else 0
        )
        yield GaugeMetricFamily("kibitz_keeping", "1 while the database keeps", not self._store.condition.trouble)
        commits = writer.timings if writer else Timings()
        yield _histogram("kibitz_commit_seconds", "How long transactions take", commits)
        yield _histogram("kibitz_bot_decision_seconds", "How long bots take to decide", pool.timings)
        yield GaugeMetricFamily("kibitz_connections", "Open WebSockets", self._connections())
        yield GaugeMetricFamily("kibitz_bot_processes", "Connected bot processes", pool.size)
        yield CounterMetricFamily("kibitz_steps", "Moves played", tables.moves)
        yield CounterMetricFamily("kibitz_commits", "Database transactions", writer.commits if writer else 0)
        yield CounterMetricFamily("kibitz_bot_decisions", "Decisions that bots made", pool.decided)
        yield CounterMetricFamily("kibitz_bot_failures", "Decisions that bots failed to make", pool.failed)


def _histogram(name: str, help_text: str, timings: Timings) -> HistogramMetricFamily:
    return HistogramMetricFamily(name, help_text, buckets=timings.buckets(), sum_value=timings.total)


def metrics_of(tables: TableRegistry, pool: Pool, store: Store, connections: Callable[[], int]) -> CollectorRegistry:
    """The figures of one server; nothing is shared with another in the same process."""
    found = CollectorRegistry()
    found.register(ServerMetrics(tables, pool, store, connections))
    return found

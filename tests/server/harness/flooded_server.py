"""`kibitz serve`, flooded with background work from its start until a file says enough.

Whatever is given to a bot process is written to a report, a JSON object a line.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from unittest.mock import patch

import msgspec

from kibitz.cli import main
from kibitz.engines.feed import Choice
from kibitz.games.core import find_game
from kibitz.server.botpool.jobs import Job, Priority, Work
from kibitz.server.botpool.pool import Pool, Worker
from kibitz.server.run import bots, serve, service

WAITING = 300
"""Background decisions asked for at any time."""
REPORT = Path(os.environ["KIBITZ_TEST_REPORT"])
ENOUGH = Path(os.environ["KIBITZ_TEST_ENOUGH"])


class ReportingPool(Pool):
    """A pool that writes down what it gives to whom."""

    def _give(self, worker: Worker, job: Work, bot: str) -> None:
        line = {"priority": job.priority.name, "background": worker.background, "flood": self.background_jobs}
        with REPORT.open("a") as report:
            report.write(json.dumps(line) + "\n")
        super()._give(worker, job, bot)


class FloodedService(service.Service):
    """A service that is always asked for hundreds of background decisions."""

    async def start(self) -> None:
        await super().start()
        for _ in range(WAITING):
            self._flood()

    def _flood(self) -> None:
        game = find_game("face-to-face")
        state = game.start(game.options({}), bytes(32)).state
        seat = game.to_act(state)[0]
        view = game.view(state, seat)

        def done(choice: Choice | None, bot: str) -> None:
            assert choice is not None, bot
            if not ENOUGH.exists():
                self._flood()

        work = Job("greedy", game.name, "flood", seat, msgspec.json.encode(view), view.legal, 100, done)
        work.priority = Priority.BACKGROUND
        self.pool.ask(work)


if __name__ == "__main__":
    with (
        patch.object(service, "Pool", ReportingPool),
        patch.object(serve, "Service", FloodedService),
        patch.object(bots, "IDLE", 0.5),
    ):
        sys.exit(main())

"""Writes down a database of the present program, for tests of later ones: finished games, and one that goes on.

Run it once for each release that changes the schema: `python tests/server/operating/databases/record_database.py`.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[2]))

from kibitz.server.storage.database import HEAD  # noqa: E402  after the path
from server.harness.wire import Person, Seat, Server, run, seated  # noqa: E402
from server.test_whole_games import play_on  # noqa: E402

RUNNING = 5
"""Moves of the game that goes on."""


async def play(server: Server) -> dict[str, object]:
    """Two finished games, one that goes on, words and a report; whose cookies open what."""
    rng = random.Random(8)
    nyet = await seated(server, 2, options={"players": 2, "rounds": 1})
    await nyet[0].ask("say", text="Good luck!")
    reported = nyet[1].person.post(f"/api/tables/{nyet[0].id}/reports", {"reason": "other", "seat": 0, "note": "kind"})
    assert reported.status == 201, reported.body
    await play_on(nyet, rng)
    duel = await seated(server, 2, "face-to-face")
    for seat in duel:
        await seat.ask("abandon")
    running = await seated(server, 2, options={"players": 2, "rounds": 1})
    await play_on(running, rng, limit=RUNNING)
    await asyncio.to_thread(nyet[0].person.tallies, 1)

    def known(seats: list[Seat]) -> dict[str, object]:
        return {"id": seats[0].id, "cookies": [seat.person.cookie for seat in seats]}

    views = [seat.view for seat in running]
    return {"over": known(nyet), "abandoned": known(duel), "running": {**known(running), "views": views}}


def main() -> None:
    """Play, stop the server, and dump its database."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        try:
            Person(server.url)
            found = run(play(server))
        finally:
            server.stop()
        key = (server.data / "record.key").read_text().strip()
        with sqlite3.connect(server.data / "kibitz.db") as connection:
            dump = "\n".join(connection.iterdump())
    (HERE / f"{HEAD}.sql.gz").write_bytes(gzip.compress(dump.encode(), 9, mtime=0))
    (HERE / f"{HEAD}.json").write_text(json.dumps({"record.key": key, **found}, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()

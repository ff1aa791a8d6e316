"""Who takes finished games from the outbox.

To add a consumer, write a function `(connection, game) -> None` and add a line to the list with a name of its own.

- It is called once for each game that ended, abandoned ones (`game.result is None`) and imported ones included, from
  the oldest on; a new consumer gets all games there ever were.
- What it writes over the connection is committed together with the note that the game was taken. So it must do nothing
  that a rollback does not take back: whoever wants to send a mail writes a row that says so, and sends it from there.
- It is quick. SQLite has one writer, and moves wait for it: what takes longer (a review) is a row in a queue.
- If it raises, the error is logged and the game is tried again later. Games after it are taken meanwhile: a consumer
  to whom the order matters must not rely on it after a failure, or rebuild its index once the cause is mended.
- The tables named as its index are emptied by `outbox.rebuild`, and filled again from the outbox.
"""

from __future__ import annotations

from kibitz.server.finished import statistics
from kibitz.server.finished.outbox import Consumer
from kibitz.server.storage import model

CONSUMERS = (Consumer("statistics", statistics.count, index=(model.tallies,)),)

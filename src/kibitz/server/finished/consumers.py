"""The consumers of the outbox of finished games.

To add a consumer, write a function `(connection, game) -> None` and add it to the list under a name of its own.

- It's called once for each game that ended, oldest first, including abandoned games (`game.result is None`) and
  imported ones. A new consumer gets every game since the beginning.
- What it writes over the connection is committed together with the consumer's position. So it must do nothing that a
  rollback can't undo: to send a mail, write a row that says so and send it from there.
- It must be quick: SQLite has one writer, and moves wait for it. What needs a replay is a `PreparedConsumer`, which
  reads and thinks before anything is locked. Longer work (a review) goes into a queue as a row.
- If it raises, the error is logged and the game is tried again later. Meanwhile later games are taken: a
  consumer that depends on the order must rebuild its index once the cause of a failure is fixed.
- `outbox.rebuild` empties the tables named as its index and fills them again from the outbox.
"""

from __future__ import annotations

from kibitz.server.finished import club_games, profiles, rating, statistics
from kibitz.server.finished.outbox import AnyConsumer, Consumer, PreparedConsumer
from kibitz.server.storage import model

CONSUMERS: tuple[AnyConsumer, ...] = (
    Consumer("statistics", statistics.count, index=(model.tallies,)),
    Consumer("clubs", club_games.count, index=(model.club_games,)),
    Consumer("ratings", rating.rate, index=rating.INDEX),
    PreparedConsumer("profiles", profiles.prepare, profiles.index, index=profiles.INDEX),
)

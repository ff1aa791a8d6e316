"""`kibitz ratings rebuild`: ratings and profiles computed again from all finished games. Heavy imports wait until
then."""

from __future__ import annotations

import argparse

from kibitz.server.run.commands import DATABASE, Option, database_url, sayer, using_database
from kibitz.server.run.startup import Unstartable

ARGUMENTS: tuple[Option, ...] = (
    (("what",), "help-ratings-what", {"nargs": "?", "metavar": "rebuild"}),
    *DATABASE,
)
REBUILT = ("ratings", "profiles")
"""The consumers whose indexes are rebuilt."""


def ratings_run(args: argparse.Namespace) -> int:
    """`kibitz ratings`: rebuild ratings and profiles; the server may keep running."""
    from kibitz.server.finished.consumers import CONSUMERS
    from kibitz.server.finished.outbox import rebuild
    from kibitz.server.reviews.kept import reindex
    from kibitz.server.storage.ratings import rated_so_far

    if args.what != "rebuild":
        raise Unstartable("bad-value", argument="WHAT", value=args.what or "", allowed="rebuild")
    with using_database(database_url(args, new=False)) as engine:
        for consumer in CONSUMERS:
            if consumer.name in REBUILT:
                rebuild(engine, consumer)
        reindex(engine)
        with engine.connect() as connection:
            games, people = rated_so_far(connection)
    sayer(args)("server-ratings-rebuilt", games=games, people=people)
    return 0

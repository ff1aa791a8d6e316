"""Personal statistics: how often a person played and won, kept up to date as games finish."""

from __future__ import annotations

from sqlalchemy import Connection, case, select

from kibitz.server.finished.outbox import FinishedGame
from kibitz.server.finished.results import Tally
from kibitz.server.storage.database import upserting
from kibitz.server.storage.model import tallies


def count(connection: Connection, game: FinishedGame) -> None:
    """Add a game to the tallies of the people in it; an abandoned one has no result and counts for nobody."""
    if game.result is None:
        return
    scores, winners = game.result.scores, game.result.winners
    new = upserting(connection, tallies)
    added = new.on_conflict_do_update(
        index_elements=[tallies.c.person, tallies.c.game, tallies.c.players],
        set_={
            "played": tallies.c.played + new.excluded.played,
            "won": tallies.c.won + new.excluded.won,
            "points": tallies.c.points + new.excluded.points,
            "best": case((tallies.c.best < new.excluded.best, new.excluded.best), else_=tallies.c.best),
        },
    )
    for seat, person in game.persons.items():
        values = {"played": 1, "won": int(seat in winners), "points": scores[seat], "best": scores[seat]}
        connection.execute(added, {"person": person, "game": game.game, "players": len(scores), **values})


def of_person(connection: Connection, person: str) -> tuple[Tally, ...]:
    """A person's results, game by game."""
    query = select(tallies).where(tallies.c.person == person).order_by(tallies.c.game, tallies.c.players)
    return tuple(
        Tally(row.game, row.players, row.played, row.won, row.points, row.best) for row in connection.execute(query)
    )

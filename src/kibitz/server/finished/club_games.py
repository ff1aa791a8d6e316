"""Games of clubs: who played in them and how they ended, kept up to date as games finish."""

from __future__ import annotations

from sqlalchemy import Connection, select

from kibitz.server.finished.outbox import FinishedGame
from kibitz.server.storage.database import upserting
from kibitz.server.storage.model import club_games, tables

FEWEST = 2
"""A game against bots alone doesn't count."""


def count(connection: Connection, game: FinishedGame) -> None:
    """Note the result of a club's game that at least two people played to its end."""
    if game.result is None or len(game.persons) < FEWEST:
        return
    club = connection.scalar(select(tables.c.club).where(tables.c.id == game.table))
    if club is None:
        return
    for seat, person in game.persons.items():
        row = {
            "table_id": game.table,
            "seat": seat,
            "club": club,
            "person": person,
            "game": game.game,
            "at": game.at,
            "won": seat in game.result.winners,
            "points": game.result.scores[seat],
        }
        connection.execute(upserting(connection, club_games).values(row).on_conflict_do_nothing())

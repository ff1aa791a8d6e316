"""A club's statistics: who plays how often, with whom, and how it ends."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from msgspec import Struct
from sqlalchemy import Connection, select

from kibitz.server.storage import model

MOST_GAMES = 5000
"""How many of the last results count; more would take too long to read."""
MOST_PAIRS = 30


class CirclePerson(Struct, frozen=True):
    """How often someone played in the club and won."""

    name: str
    played: int
    won: int


class CirclePair(Struct, frozen=True):
    """Two who played together, how often, and how often each won."""

    names: tuple[str, str]
    played: int
    won: tuple[int, int]


class CircleGame(Struct, frozen=True):
    """How often a game was played."""

    game: str
    played: int


class Circle(Struct, frozen=True):
    """Who plays how often with whom."""

    games: tuple[CircleGame, ...]
    people: tuple[CirclePerson, ...]
    pairs: tuple[CirclePair, ...]
    """Those who play together most often."""


def circle_of(connection: Connection, club: str) -> Circle:
    """The statistics of a club, from its games."""
    games, people = model.club_games, model.people
    query = select(games, people.c.name).join(people, people.c.id == games.c.person)
    query = query.where(games.c.club == club, people.c.leaving.is_(None)).order_by(games.c.at.desc()).limit(MOST_GAMES)
    seats: dict[str, list[tuple[str, bool]]] = {}
    kinds: dict[str, str] = {}
    for row in connection.execute(query):
        seats.setdefault(row.table_id, []).append((row.name, row.won))
        kinds[row.table_id] = row.game
    played, won = Counter[str](), Counter[str]()
    together, beat = Counter[tuple[str, str]](), Counter[tuple[str, str, str]]()
    for there in seats.values():
        for name, wins in there:
            played[name] += 1
            won[name] += wins
        for (one, first), (other, second) in combinations(sorted(there), 2):
            together[one, other] += 1
            beat[one, other, one] += first
            beat[one, other, other] += second
    return Circle(
        tuple(CircleGame(game, count) for game, count in Counter(kinds.values()).most_common()),
        tuple(CirclePerson(name, count, won[name]) for name, count in played.most_common()),
        tuple(
            CirclePair(pair, count, (beat[*pair, pair[0]], beat[*pair, pair[1]]))
            for pair, count in together.most_common(MOST_PAIRS)
        ),
    )

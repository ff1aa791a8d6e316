"""The consumer that rates games of rated tables, in the order in which they ended. docs/ratings.md has the rules."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, insert, select

from kibitz.games.core import Seat, find_game
from kibitz.ratings.bots import bot_skill
from kibitz.ratings.farming import WINDOW, one_sided, same_address
from kibitz.ratings.games import OVERALL, Entrant, after, final_ranks, has_left, is_duel
from kibitz.ratings.scale import Skill, provisional
from kibitz.server.finished.archive import actions
from kibitz.server.finished.outbox import FinishedGame
from kibitz.server.storage.model import rated_games, rating_changes, ratings, sightings, tables
from kibitz.server.storage.ratings import departed_skill, put_skill, skill_of
from kibitz.server.storage.store import read_log
from kibitz.server.storage.summary import Summary
from kibitz.table.info import SeatInfo

RATED = "rated"
UPSET = 300.0
"""How much stronger an opponent must be for a win to count as an upset."""
INDEX = (ratings, rating_changes, rated_games)


def rate(connection: Connection, game: FinishedGame) -> None:
    """Rate a game, or keep why it isn't rated; games at casual tables are skipped."""
    text = connection.scalar(select(tables.c.summary).where(tables.c.id == game.table))
    summary = msgspec.json.decode(text or b"", type=Summary)
    if not summary.settings.rated:
        return
    seats = summary.seats
    ranks = final_ranks(game.result, left(connection, game, seats), len(seats))
    verdict = _why_not(connection, game, seats)
    if not verdict and ranks is None:
        verdict = "abandoned"
    elif not verdict and ranks is not None:
        verdict = RATED
        for players in (len(seats), OVERALL):
            _rate(connection, game, seats, ranks, players)
    one, two, ahead = _pair(game, ranks or ())
    row = {"table_id": game.table, "verdict": verdict, "one": one, "two": two, "ahead": ahead, "at": game.at}
    connection.execute(insert(rated_games), row)


def left(connection: Connection, game: FinishedGame, seats: tuple[SeatInfo, ...]) -> frozenset[Seat]:
    """Who left the game: a bot plays for them at the end, or decided too much for them.

    Someone who stops a game against bots alone has left, too.
    """
    people = [seat for seat, info in enumerate(seats) if info.kind == "person"]
    if game.result is None and len(people) == 1:
        return frozenset(people)
    played = actions(read_log(connection, game.table))

    def by_others(seat: Seat) -> int:
        return sum(one.seat == seat and one.by in ("standin", "clock") for one in played)

    return frozenset(
        seat
        for seat in people
        if has_left(seats[seat].standin, by_others(seat), sum(one.seat == seat for one in played))
    )


def _why_not(connection: Connection, game: FinishedGame, seats: tuple[SeatInfo, ...]) -> str:
    """Why a game isn't rated, whatever its result; empty if it may be."""
    number = len(seats)
    if any(info.kind == "bot" and bot_skill(game.game, number, info.bot) is None for info in seats):
        return "unknown-bot"
    gone = [seat for seat, info in enumerate(seats) if info.kind == "person" and seat not in game.persons]
    if gone:  # what was decided before they were deleted stands
        known = all(departed_skill(connection, game.table, seat, number) for seat in gone)
        return "" if known else "deleted"
    people = [*game.persons.values()]
    seen = select(sightings.c.person, sightings.c.digest).where(sightings.c.table_id == game.table)
    digests = [row.digest for row in connection.execute(seen) if row.person in people]
    if same_address(digests):
        return "same-address"
    if len(people) == 2 and one_sided(_history(connection, sorted(people), game.at)):
        return "one-sided"
    return ""


def _history(connection: Connection, pair: list[str], at: int) -> list[int]:
    """Who was ahead in the last rated games of two people with nobody else but bots."""
    games = rated_games
    theirs = (games.c.one == pair[0]) & (games.c.two == pair[1]) & (games.c.verdict == RATED)
    return [*connection.scalars(select(games.c.ahead).where(theirs, games.c.at > at - WINDOW, games.c.at <= at))]


def _pair(game: FinishedGame, ranks: tuple[int, ...]) -> tuple[str | None, str | None, int]:
    """The two people of a game, if there were two, and which of them was ahead."""
    if len(game.persons) != 2:
        return None, None, 0
    (one, seat), (two, other) = sorted((person, seat) for seat, person in game.persons.items())
    return one, two, (ranks[seat] < ranks[other]) - (ranks[seat] > ranks[other]) if ranks else 0


def _rate(
    connection: Connection, game: FinishedGame, seats: tuple[SeatInfo, ...], ranks: tuple[int, ...], players: int
) -> None:
    """Rate a game for its number of players, or for all of its game."""
    before = _strengths(connection, game, seats, players)
    entrants = [Entrant(before[seat], ranks[seat], info.kind == "bot") for seat, info in enumerate(seats)]
    new = after(entrants, duel=is_duel(find_game(game.game)), at=game.at)
    for seat, person in sorted(game.persons.items()):
        old = asdict(before[seat])
        values = {
            "table_id": game.table,
            "person": person,
            "players": players,
            "game": game.game,
            "seat": seat,
            "at": game.at,
            **{name: old[name] for name in ("value", "deviation", "volatility", "games")},
            "last": old["at"],
            "new_value": new[seat].value,
            "new_deviation": new[seat].deviation,
            "upset": _upset(entrants, seat),
        }
        connection.execute(insert(rating_changes), values)
        put_skill(connection, person, game.game, players, new[seat])


def _strengths(
    connection: Connection, game: FinishedGame, seats: tuple[SeatInfo, ...], players: int
) -> Mapping[Seat, Skill]:
    """Everyone's strength before a game: a bot's point, and what is known of people, also of those deleted since."""
    found: dict[Seat, Skill] = {}
    for seat, info in enumerate(seats):
        person = game.persons.get(seat)
        if info.kind == "bot":
            skill = bot_skill(game.game, len(seats), info.bot)
        elif person is None:
            skill = departed_skill(connection, game.table, seat, players)
        else:
            skill = skill_of(connection, person, game.game, players)
        found[seat] = skill or Skill()
    return found


def _upset(entrants: list[Entrant], seat: Seat) -> bool:
    """Whether a winner beat someone much stronger, as far as both are known."""
    mine = entrants[seat]
    return mine.rank == 0 and any(
        other.rank > 0 and not provisional(other.skill.deviation) and other.skill.value - mine.skill.value >= UPSET
        for other in entrants
    )

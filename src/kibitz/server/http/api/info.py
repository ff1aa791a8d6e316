"""The HTTP route that says what this server offers."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version

from litestar import get
from litestar.datastructures import State

from kibitz.games.core import AnyGame, find_game
from kibitz.games.registry import names as game_names
from kibitz.server.http.api import bodies
from kibitz.server.http.api.asking import errors
from kibitz.server.messages import PROTOCOL
from kibitz.server.tables.registry import TableRegistry
from kibitz.table.requests import CHARACTERS, REACTIONS


@cache
def kibitz_version() -> str:
    """The running version; looked up late, since the page is built before the package is installed."""
    return version("kibitz")


@get("/api/info", sync_to_thread=False, responses=errors(429))
def info(state: State) -> bodies.Info:
    """What this server offers: games and their options, bots, characters, reactions."""
    registry: TableRegistry = state.registry
    return bodies.Info(
        protocol=PROTOCOL,
        version=kibitz_version(),
        games=tuple(map(_game_info, game_names())),
        bots=registry.pool.known(),
        bots_ready=bool(registry.pool.names()),
        grace=registry.grace,
        vote=registry.vote,
        characters=CHARACTERS,
        reactions=REACTIONS,
        reviews=state.reviews.offered,
        restart=state.hosting.restart,
    )


def _game_info(name: str) -> bodies.GameInfo:
    """What a client needs to know to offer a game."""
    game = find_game(name)
    seats = game.seats(game.options({}))
    lengths = tuple(_length(game, options) for options in _by_players(game))
    return bodies.GameInfo(name, game.rules_version, game.option_specs, seats, game.rearranging, lengths)


def _by_players(game: AnyGame) -> list[dict[str, object]]:
    """The default options for each number of players."""
    players = next((spec for spec in game.option_specs if spec.role == "players"), None)
    return [{players.name: count} for count in range(players.low, players.high + 1)] if players else [{}]


def _length(game: AnyGame, given: dict[str, object]) -> bodies.GameLength:
    """How long a game takes; a short one has the fewest rounds that are still fair."""
    options = game.options(given)
    seats, usual = game.seats(options), game.minutes(options)
    for spec in game.option_specs:
        if spec.multiple_of in given:
            short = {spec.name: seats}
            minutes = game.minutes(game.options({**given, **short}))
            if 0 < minutes < usual:
                return bodies.GameLength(seats, usual, short, minutes)
    return bodies.GameLength(seats, usual)


ROUTES = [info]

"""The commands of `kibitz`: the arguments of each, and the module that runs it. Nothing heavy is imported here."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

from kibitz.games import registry
from kibitz.locales.catalogue import plain_messages
from kibitz.terminal.parser import Parser, number, seconds, seed, word

FIRST_GAME = next(iter(registry.BUILT_IN))
MANY = 100_000_000


def _game_options(parser: Parser, language: str, game: str | None) -> None:
    """Add a flag for each option of the game, if one is named."""
    if game is None:
        return
    from kibitz.terminal.options import add_flags  # imports the rules

    add_flags(parser, game, plain_messages(language, "options"))


def _named_game(rest: list[str]) -> str | None:
    """The first argument that names a game, before they are parsed."""
    words = [text for text in rest if not text.startswith("-")]
    ours = next((word for word in words if word in registry.BUILT_IN), None)
    return ours or next((word for word in words if registry.find(word)), None)


def _game(text: str) -> str:
    """Parse the name of a game."""
    return text if registry.find(text) else word("--game", *registry.names())(text)


def _game_flag(rest: list[str]) -> str | None:
    """The game that --game names, before the arguments are parsed."""
    given = [text.removeprefix("--game=") for text in rest if text.startswith("--game=")]
    given += [value for flag, value in pairwise(rest) if flag == "--game"]
    return _named_game(given)


def _listed_options(parser: Parser, language: str) -> None:
    """List the options of the built-in games for `--help`, without the time to import their rules."""
    words = plain_messages(language, "options")
    for game in registry.BUILT_IN:
        group = parser.add_argument_group(words[f"options-{game}"])
        flags: Any = registry.part(game, "flags")
        for name, shape in flags.FLAGS.items():
            kind: dict[str, Any] = {"metavar": shape} if shape else {"action": "store_true"}
            group.add_argument(f"--{name}", help=words[f"option-{name}"].replace("%", "%%"), **kind)


def _play(parser: Parser, rest: list[str], language: str) -> None:
    parser.option("game", nargs="?", metavar="GAME", message="help-game")
    parser.option("--seat", type=number("--seat", 0, 4), metavar="N", message="help-seat")
    parser.option("--bots", metavar="BOT[,BOT…]", message="help-bots")
    parser.option("--name", metavar="NAME", message="help-name")
    parser.option("--pace", type=seconds("--pace", 10), metavar="SECONDS", message="help-pace")
    parser.option("--seed", type=seed, metavar="HEX", message="help-seed")
    parser.option("--save", metavar="FILE", message="help-save")
    parser.option("--force", action="store_true", message="help-force")
    parser.option("--resume", metavar="FILE", message="help-resume")
    _game_options(parser, language, _named_game(rest))


def _simulate(parser: Parser, rest: list[str], language: str) -> None:
    parser.option("game", nargs="?", metavar="GAME", message="help-game")
    parser.option("--games", type=number("--games", 1, MANY), default=100, metavar="N", message="help-games")
    parser.option("--out", metavar="FILE", message="help-out")
    parser.option("--force", action="store_true", message="help-force")
    parser.option("--bots", default="greedy,random", metavar="BOT[,BOT…]", message="help-simulate-bots")
    parser.option("--seed", type=seed, metavar="HEX", message="help-seed")
    parser.option("--jobs", type=number("--jobs", 1, 1024), metavar="N", message="help-jobs")
    _game_options(parser, language, _named_game(rest))


def _replay(parser: Parser, rest: list[str], language: str) -> None:  # noqa: ARG001  one shape for all commands
    parser.option("file", nargs="?", metavar="FILE", message="help-file")
    parser.option("--step", action="store_true", message="help-step")
    parser.option("--as", dest="viewer", default="open", metavar="SEAT|spectator|open", message="help-as")
    parser.option("--line", type=number("--line", 1, MANY), metavar="N", message="help-line")


def _verify(parser: Parser, rest: list[str], language: str) -> None:  # noqa: ARG001  one shape for all commands
    parser.option("file", nargs="?", metavar="FILE", message="help-file")
    parser.option("--receipt", metavar="FILE", message="help-receipt")
    parser.option("--json", action="store_true", message="help-json")
    parser.option("--jobs", type=number("--jobs", 1, 1024), metavar="N", message="help-jobs")


def _review(parser: Parser, rest: list[str], language: str) -> None:  # noqa: ARG001  one shape for all commands
    parser.option("file", nargs="?", metavar="FILE", message="help-file")
    parser.option("--seat", type=number("--seat", 0, 4), metavar="N", message="help-review-seat")
    parser.option("--millis", type=number("--millis", 1, 10_000), metavar="N", message="help-review-millis")
    parser.option("--json", action="store_true", message="help-review-json")
    parser.option("--html", metavar="FILE", message="help-review-html")
    parser.option("--force", action="store_true", message="help-force")
    parser.option("--line", type=number("--line", 1, MANY), metavar="N", message="help-line")


def _deal(parser: Parser, rest: list[str], language: str) -> None:
    parser.option("--seed", type=seed, metavar="HEX", message="help-deal-seed")
    parser.option("--game", metavar="GAME", message="help-game")
    parser.option("--round", type=number("--round", 1, MANY), metavar="N", message="help-round")
    parser.option("--json", action="store_true", message="help-json")
    _game_options(parser, language, _game_flag(rest))


def _backups(name: str) -> Callable[[Parser, list[str], str], None]:
    """The arguments of a command about backups."""

    def add(parser: Parser, rest: list[str], language: str) -> None:  # noqa: ARG001  one shape for all commands
        from kibitz.server.run.backups import ARGUMENTS

        for names, message, kind in ARGUMENTS[name]:
            parser.option(*names, message=message, **kind)

    return add


def _server(name: str) -> Callable[[Parser, list[str], str], None]:
    """The arguments of one of the server's commands."""

    def add(parser: Parser, rest: list[str], language: str) -> None:  # noqa: ARG001  one shape for all commands
        from kibitz.server.run.commands import ARGUMENTS

        for names, message, kind in ARGUMENTS[name]:
            parser.option(*names, message=message, **kind)

    return add


def _admin(parser: Parser, rest: list[str], language: str) -> None:  # noqa: ARG001  one shape for all commands
    from kibitz.server.run.admin import ARGUMENTS

    for names, message, kind in ARGUMENTS:
        parser.option(*names, message=message, **kind)


def _ratings(parser: Parser, rest: list[str], language: str) -> None:  # noqa: ARG001  one shape for all commands
    from kibitz.server.run.ratings import ARGUMENTS

    for names, message, kind in ARGUMENTS:
        parser.option(*names, message=message, **kind)


def _match(parser: Parser, rest: list[str], language: str) -> None:
    parser.option("bots", nargs="*", metavar="BOT", message="help-lab-bots")
    parser.option("--deals", type=number("--deals", 1, MANY), default=100, metavar="N", message="help-lab-deals")
    parser.option("--records", metavar="FILE", message="help-lab-records")
    parser.option("--force", action="store_true", message="help-force")
    _lab(parser, rest, language)


def _ladder(parser: Parser, rest: list[str], language: str) -> None:
    parser.option("bots", nargs="*", metavar="BOT", message="help-lab-ladder-bots")
    parser.option("--deals", type=number("--deals", 1, MANY), default=100, metavar="N", message="help-lab-ladder-deals")
    parser.option("--file", metavar="FILE", message="help-lab-file")
    parser.option("--plot", metavar="FILE", message="help-lab-plot")
    _lab(parser, rest, language)


def _lab(parser: Parser, rest: list[str], language: str) -> None:
    """Arguments that a match and a ladder share."""
    parser.option("--game", type=_game, default=FIRST_GAME, metavar="GAME", message="help-lab-game")
    parser.option("--seed", type=number("--seed", 0, MANY), default=0, metavar="N", message="help-lab-seed")
    parser.option("--millis", type=number("--millis", 1, MANY), default=1000, metavar="N", message="help-lab-millis")
    parser.option("--jobs", type=number("--jobs", 1, 1024), default=1, metavar="N", message="help-lab-jobs")
    parser.option("--on", type=word("--on", "here", "ray"), default="here", metavar="here|ray", message="help-lab-on")
    parser.option("--json", action="store_true", message="help-lab-json")
    game = _game_flag(rest)
    if game is None and {"-h", "--help"} & {*rest}:
        _listed_options(parser, language)
    else:
        _game_options(parser, language, game or FIRST_GAME)


class Command(NamedTuple):
    """A command: the function that adds its arguments, and the one that runs it."""

    arguments: Callable[[Parser, list[str], str], None]
    module: str
    function: str = "run"


COMMANDS: dict[str, Command] = {
    "serve": Command(_server("serve"), "kibitz.server.run.commands", "serve_run"),
    "play": Command(_play, "kibitz.terminal.play"),
    "replay": Command(_replay, "kibitz.terminal.replay"),
    "verify": Command(_verify, "kibitz.terminal.verify"),
    "review": Command(_review, "kibitz.terminal.review"),
    "deal": Command(_deal, "kibitz.terminal.deal"),
    "simulate": Command(_simulate, "kibitz.terminal.simulate"),
    "match": Command(_match, "kibitz.lab.subcommands", "match_run"),
    "ladder": Command(_ladder, "kibitz.lab.subcommands", "ladder_run"),
    "bots": Command(_server("bots"), "kibitz.server.run.commands", "bots_run"),
    "engine": Command(_server("engine"), "kibitz.server.run.commands", "engine_run"),
    "export": Command(_server("export"), "kibitz.server.run.commands", "export_run"),
    "import": Command(_server("import"), "kibitz.server.run.commands", "import_run"),
    "backup": Command(_backups("backup"), "kibitz.server.run.backups", "backup_run"),
    "restore": Command(_backups("restore"), "kibitz.server.run.backups", "restore_run"),
    "move": Command(_backups("move"), "kibitz.server.run.backups", "move_run"),
    "admin": Command(_admin, "kibitz.server.run.admin", "admin_run"),
    "ratings": Command(_ratings, "kibitz.server.run.ratings", "ratings_run"),
    "reports": Command(_server("reports"), "kibitz.server.run.commands", "reports_run"),
    "person": Command(_server("person"), "kibitz.server.run.person", "person_run"),
    "schema": Command(_server("schema"), "kibitz.server.run.commands", "schema_run"),
}
"""In the order help lists them."""

"""The `kibitz` command: reads the arguments and hands over to the command's own module."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable
from importlib import import_module

from kibitz.locales.catalogue import LANGUAGES, language_of, plain_messages
from kibitz.locales.complaint import Complaint
from kibitz.terminal.parser import Parser, number, seed, word

COMMANDS = ("play", "simulate", "replay", "verify", "deal")
GAMES = ("nyet", "face-to-face")
"""The games, named here as well: asking the rules would cost `kibitz play --help` half its time."""
MANY = 100_000_000


def main(argv: list[str] | None = None) -> int:
    """Run one command; every way it can end is an exit code, never a traceback for what a user did."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    language = language_of(os.environ)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        language = _asked_language(arguments) or language
        code = _run(arguments, language)
        sys.stdout.flush()
    except Complaint as complaint:
        _complain(complaint, language)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 141
    return code


def _run(arguments: list[str], language: str) -> int:
    words = plain_messages(language, "cli")
    name = next((text for text in arguments if not text.startswith("-") and text not in LANGUAGES), None)
    if name is None or arguments.index(name) > _first_help(arguments):
        parser = _overview(words)
        _read(parser, arguments)
        parser.print_help()
        return 0
    word("COMMAND", *COMMANDS)(name)
    rest = list(arguments)
    rest.remove(name)
    parser = Parser(f"kibitz {name}", words, f"about-{name}")
    ARGUMENTS[name](parser, rest, language)
    found = _read(parser, rest)
    if found is None:
        parser.print_help()
        return 0
    found.language = language
    run: Callable[[Namespace], int] = import_module(f"kibitz.terminal.{name}").run
    return run(found)


def _read(parser: Parser, arguments: list[str]) -> Namespace | None:
    """The arguments; None if help is asked for, whatever else is there."""
    return None if _first_help(arguments) < len(arguments) else parser.read(arguments)


def _overview(words: dict[str, str]) -> Parser:
    """The parser of `kibitz` alone: what commands there are."""
    parser = Parser("kibitz", words, "about")
    group = parser.add_argument_group(words["heading-commands"])
    for name in COMMANDS:
        group.add_argument(name, nargs="?", help=words[f"about-{name}"])
    parser.usage = f"kibitz [--lang de|en|fr|pl] {{{','.join(COMMANDS)}}} ..."
    parser.epilog = words["help-more"]
    return parser


def _first_help(arguments: list[str]) -> int:
    """Where help is first asked for; past the end if it is not."""
    places = [i for i, text in enumerate(arguments) if text in ("-h", "--help")]
    return places[0] if places else len(arguments)


def _asked_language(arguments: list[str]) -> str | None:
    """The value of --lang, wherever it stands."""
    for i, text in enumerate(arguments):
        if text.startswith("--lang="):
            return word("--lang", *LANGUAGES)(text.removeprefix("--lang="))
        if text == "--lang" and i + 1 < len(arguments):
            return word("--lang", *LANGUAGES)(arguments[i + 1])
    return None


def _complain(complaint: Complaint, language: str) -> None:
    from kibitz.locales.catalogue import Catalogue

    line = Catalogue(language)(complaint.key, **complaint.values)
    print(f"kibitz: {' '.join(line.split())}", file=sys.stderr)


def _game_options(parser: Parser, language: str, game: str | None) -> None:
    """The options of a game become flags; without a game named, there are none yet."""
    if game is None:
        return
    from kibitz.terminal.options import add_flags

    add_flags(parser, game, plain_messages(language, "options"))


def _named_game(rest: list[str]) -> str | None:
    """The game among the arguments, before they are parsed: the first that names one."""
    return next((text for text in rest if text in GAMES), None)


def _play(parser: Parser, rest: list[str], language: str) -> None:
    parser.option("game", nargs="?", metavar="GAME", message="help-game")
    parser.option("--seat", type=number("--seat", 0, 4), default=0, metavar="N", message="help-seat")
    parser.option("--bots", default="greedy", metavar="BOT[,BOT…]", message="help-bots")
    parser.option("--name", metavar="NAME", message="help-name")
    parser.option("--seed", type=seed, metavar="HEX", message="help-seed")
    parser.option("--save", metavar="FILE", message="help-save")
    _game_options(parser, language, _named_game(rest))


def _simulate(parser: Parser, rest: list[str], language: str) -> None:
    parser.option("game", nargs="?", metavar="GAME", message="help-game")
    parser.option("--games", type=number("--games", 1, MANY), default=100, metavar="N", message="help-games")
    parser.option("--out", metavar="FILE", message="help-out")
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
    parser.option("--jobs", type=number("--jobs", 1, 1024), metavar="N", message="help-jobs")


def _deal(parser: Parser, rest: list[str], language: str) -> None:
    parser.option("--seed", type=seed, metavar="HEX", message="help-deal-seed")
    parser.option("--game", metavar="GAME", message="help-game")
    parser.option("--round", type=number("--round", 1, MANY), metavar="N", message="help-round")
    parser.option("--json", action="store_true", message="help-json")
    _game_options(parser, language, _named_game([text.removeprefix("--game=") for text in rest]))


ARGUMENTS: dict[str, Callable[[Parser, list[str], str], None]] = {
    "play": _play,
    "simulate": _simulate,
    "replay": _replay,
    "verify": _verify,
    "deal": _deal,
}
"""What each command may be told."""

if __name__ == "__main__":
    sys.exit(main())

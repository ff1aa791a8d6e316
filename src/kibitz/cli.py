"""The `kibitz` command: reads the arguments and hands over to the command's own module.

It finds the command's name itself: argparse's subparsers would all be built for each start, 16 ms beside 28 for help.
"""

from __future__ import annotations

import errno
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from importlib import import_module

from kibitz.commands import COMMANDS
from kibitz.locales.catalogue import LANGUAGES, language_of, plain_messages
from kibitz.locales.complaint import Complaint
from kibitz.terminal.parser import Parser, word


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit code; a user's mistake never causes a traceback."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    language = language_of(os.environ)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        language = _language_flag(arguments) or language
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
    except OSError as error:
        if error.filename is None and error.errno != errno.ENOSPC:
            raise  # no file of the user's, so it's our fault
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what could not be printed must not fail again at the end
        reason = error.strerror or str(error)
        _complain(Complaint("error-file-unusable", file=str(error.filename or "stdout"), reason=reason), language)
        return 2
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
    command = COMMANDS[name]
    command.arguments(parser, rest, language)
    found = _read(parser, rest)
    if found is None:
        parser.print_help()
        return 0
    found.language = language
    run: Callable[[Namespace], int] = getattr(import_module(command.module), command.function)
    return run(found)


def _read(parser: Parser, arguments: list[str]) -> Namespace | None:
    """The parsed arguments; None if help is among them, whatever else is given."""
    return None if _first_help(arguments) < len(arguments) else parser.read(arguments)


def _overview(words: dict[str, str]) -> Parser:
    """The parser of `kibitz` without a command, which lists the commands."""
    parser = Parser("kibitz", words, "about")
    group = parser.add_argument_group(words["heading-commands"])
    for name in COMMANDS:
        group.add_argument(name, nargs="?", help=words[f"about-{name}"])
    parser.usage = "kibitz [--lang de|en|fr|pl] COMMAND ..."
    parser.epilog = words["help-more"]
    return parser


def _first_help(arguments: list[str]) -> int:
    """The index of the first help flag; past the end if there is none."""
    places = [i for i, text in enumerate(arguments) if text in ("-h", "--help")]
    return places[0] if places else len(arguments)


def _language_flag(arguments: list[str]) -> str | None:
    """The value of --lang, wherever it is."""
    for i, text in enumerate(arguments):
        if text.startswith("--lang="):
            return word("--lang", *LANGUAGES)(text.removeprefix("--lang="))
        if text == "--lang" and i + 1 < len(arguments):
            return word("--lang", *LANGUAGES)(arguments[i + 1])
    return None


def _complain(complaint: Complaint, language: str) -> None:
    from kibitz.locales.catalogue import Catalogue

    line = Catalogue(language).or_code(complaint.key, **complaint.values)
    print(f"kibitz: {' '.join(line.split())}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())

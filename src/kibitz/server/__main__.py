"""`python -m kibitz.server COMMAND`: the server's subcommands alone, with the errors of `kibitz`."""

from __future__ import annotations

import argparse
import os
import sys

from kibitz.server.commands import COMMANDS
from kibitz.server.startup import Unstartable


def main(argv: list[str] | None = None) -> int:
    """Read the arguments and run the command they name; what the user must mend is one line, and exit code 2."""
    parser = argparse.ArgumentParser(prog="kibitz", allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (options, _) in COMMANDS.items():
        command = commands.add_parser(name, allow_abbrev=False)
        for names, _, kind in options:
            command.add_argument(*names, **kind)
    args = parser.parse_args(argv)
    from kibitz.locales.catalogue import Catalogue, language_of

    args.language = language_of(os.environ)
    try:
        return COMMANDS[args.command][1](args)
    except Unstartable as problem:
        line = Catalogue(args.language)(problem.key, **problem.values)
        print(f"kibitz: {' '.join(line.split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())

"""`python -m kibitz.server COMMAND`: the server's subcommands alone."""

from __future__ import annotations

import argparse
import sys

from kibitz.server.commands import COMMANDS


def main(argv: list[str] | None = None) -> int:
    """Read the arguments and run the command they name."""
    parser = argparse.ArgumentParser(prog="kibitz")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (add_arguments, _) in COMMANDS.items():
        add_arguments(commands.add_parser(name))
    args = parser.parse_args(argv)
    return COMMANDS[args.command][1](args)


if __name__ == "__main__":
    sys.exit(main())

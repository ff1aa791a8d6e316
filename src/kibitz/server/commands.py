"""The server's subcommands of `kibitz`, each a pair: its arguments, and what it does. Heavy imports wait until then."""

from __future__ import annotations

import argparse
import sys


def schema_arguments(parser: argparse.ArgumentParser) -> None:
    """`kibitz schema` takes nothing."""
    del parser


def schema_run(args: argparse.Namespace) -> int:
    """Print the JSON Schema of the wire."""
    import msgspec

    from kibitz.server.schema import schema

    del args
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
    return 0


COMMANDS = {
    "schema": (schema_arguments, schema_run),
}
"""Name of each subcommand → (add_arguments, run)."""

"""`kibitz deal`: shows what a seed deals, so that anyone can check a shuffle."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from kibitz.locales.catalogue import Catalogue
from kibitz.locales.complaint import Complaint
from kibitz.terminal.console import make_console
from kibitz.terminal.options import game_named, options_of
from kibitz.terminal.screen import screen_for


def run(arguments: Namespace) -> int:
    """Print the deal in words, or as JSON."""
    if arguments.seed is None:
        raise Complaint("error-seed-missing")
    game = game_named(arguments.game)
    options = options_of(game, arguments)
    dealt = game.deal(options, arguments.seed, arguments.round or 1)
    if dealt is None:
        raise Complaint("error-bad-value", argument="--round", value=str(arguments.round), allowed="1")
    if arguments.json:
        head = {"game": game.name, "options": options, "seed": arguments.seed.hex()}
        print(msgspec.json.encode(head | dealt).decode())
        return 0
    screen_for(game.name, make_console(), Catalogue(arguments.language), ("",) * game.seats(options)).deal(dealt)
    return 0

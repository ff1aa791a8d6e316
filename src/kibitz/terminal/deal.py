"""`kibitz deal`: what a seed deals, so that anyone can check a shuffle."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import msgspec
from rich.text import Text

from kibitz.games.core import AnyGame
from kibitz.locales.catalogue import Catalogue
from kibitz.locales.complaint import Complaint
from kibitz.terminal.console import PipeConsole, make_console
from kibitz.terminal.options import game_named, options_of
from kibitz.terminal.words import Names, cards_text


def run(arguments: Namespace) -> int:
    """Print the deal in words, or as JSON."""
    if arguments.seed is None:
        raise Complaint("error-seed-missing")
    game = game_named(arguments.game)
    options = options_of(game, arguments)
    if game.name == "nyet":
        dealt = nyet_deal(options, arguments.seed, arguments.round or 1)
    elif arguments.round not in (None, 1):
        raise Complaint("error-bad-value", argument="--round", value=str(arguments.round), allowed="1")
    else:
        dealt = duel_deal(game, options, arguments.seed)
    document = {"game": game.name, "options": msgspec.to_builtins(options), "seed": arguments.seed.hex(), **dealt}
    if arguments.json:
        print(msgspec.json.encode(document).decode())
        return 0
    say, console = Catalogue(arguments.language), make_console()
    (_print_nyet if game.name == "nyet" else _print_duel)(console, say, document)
    return 0


def nyet_deal(options: Any, seed: bytes, number: int) -> dict[str, Any]:
    """Dealer, hands and cards left over of one round (N1, N2)."""
    from kibitz.games.nyet.state import deal, start

    first = start(options, seed).state.dealer
    state = deal(options, seed, number, (first + number - 1) % options.players, ()).state
    return {"round": number, "dealer": state.dealer, "hands": state.hands, "aside": state.aside}


def duel_deal(game: AnyGame, options: Any, seed: bytes) -> dict[str, Any]:
    """Who starts, both hands and both draw piles from the top (F1)."""
    state = game.start(options, seed).state
    return {"starter": state.starter, "hands": state.hands, "draw": state.draw}


def _print_nyet(console: PipeConsole, say: Catalogue, document: dict[str, Any]) -> None:
    names = Names(say, "nyet", ("",) * len(document["hands"]))
    console.print(Text(say("deal-round", round=document["round"], who=names[document["dealer"]]), "title"))
    for seat, hand in enumerate(document["hands"]):
        console.print(Text(f"{seat} {names[seat]}: ").append_text(cards_text(hand)))
    if document["aside"]:
        console.print(Text(say("deal-aside") + " ").append_text(cards_text(document["aside"])))


def _print_duel(console: PipeConsole, say: Catalogue, document: dict[str, Any]) -> None:
    names = Names(say, "face-to-face", ("", ""))
    console.print(Text(say("told-starts", who=names[document["starter"]]), "title"))
    for seat in range(2):
        console.print(Text(say("deal-hand", who=f"{seat} {names[seat]}", cards=_listed(document["hands"][seat]))))
        console.print(Text(say("deal-draw", cards=_listed(document["draw"][seat]))))


def _listed(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards))

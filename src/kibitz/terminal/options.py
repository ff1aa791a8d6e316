"""A game's options as command-line flags, and back."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Mapping
from typing import Any

from kibitz.games import registry
from kibitz.games.core import AnyGame, BadOptions, OptionSpec, find_game
from kibitz.locales.complaint import Complaint
from kibitz.terminal.parser import Parser, Words


def flag(option: str) -> str:
    """The flag for an option: `--bonus-rule` for `bonus_rule`."""
    return "--" + option.replace("_", "-")


def add_flags(parser: Parser, name: str, words: Words) -> None:
    """Add a flag for every option of a game."""
    group = parser.add_argument_group(words.get(f"options-{name}", name))
    for spec in find_game(name).option_specs:
        kind: dict[str, Any] = {"metavar": _shape(spec), "type": _value}
        if spec.kind == "flag":
            kind = {"action": "store_const", "const": True}
        group.add_argument(
            flag(spec.name), dest=spec.name, help=words.get(f"option-{spec.name.replace('_', '-')}"), **kind
        )


def game_named(name: str | None) -> AnyGame:
    """The game of this name, or a Complaint."""
    if name is None:
        raise Complaint("error-missing-argument", argument="GAME", allowed=", ".join(registry.names()))
    try:
        return find_game(name)
    except BadOptions as error:
        raise complaint(error) from None


def options_of(game: AnyGame, arguments: Namespace, usual: Mapping[str, object] | None = None) -> Any:
    """Complete options from the flags given and the usual values; a Complaint if they don't fit together."""
    names = [spec.name for spec in game.option_specs]
    given = {**(usual or {})} | {name: value for name in names if (value := getattr(arguments, name)) is not None}
    try:
        return game.options(given)
    except BadOptions as error:
        raise complaint(error) from None


def complaint(error: BadOptions) -> Complaint:
    """The Complaint for bad options, naming the option by its flag."""
    values = dict(error.refusal.params)
    if "option" in values:
        values["option"] = flag(str(values["option"]))
    return Complaint(f"refusal-{error.refusal.code}", **values)


def _shape(spec: OptionSpec) -> str:
    """The placeholder for the value in help."""
    return "|".join(spec.choices) if spec.kind == "choice" else f"{spec.low}–{spec.high}"


def _value(text: str) -> int | str:
    """A number if the text is one; the game decides whether it is valid."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text

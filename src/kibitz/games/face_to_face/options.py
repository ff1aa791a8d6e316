"""Options of a table."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from kibitz.games.core import OptionSpec, check_options

OPTION_SPECS: tuple[OptionSpec, ...] = (OptionSpec("lone_last_card", "flag", default=False),)

PLAYERS = 2


class Options(Struct, frozen=True):
    """How a table plays."""

    lone_last_card: bool = False
    """A single last card may be placed alone (F4.2)."""


def read_options(given: Mapping[str, object]) -> Options:
    """Complete options, or BadOptions."""
    return Options(**check_options(OPTION_SPECS, given))

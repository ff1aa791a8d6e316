"""Rated tables: the same terms for everyone, whoever set the table up.

- Options are those of the edition. Only the numbers of players and of rounds are free, and everyone deals as often.
- There is a clock, and nobody gets advice, neither from a bot nor from those who look on.
- One's own last action is taken back only while nobody has acted since and it showed no card (`undo.may_at_once`).
- A seat is for someone with an account, or for a bot.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from kibitz.games.core import AnyGame, BadOptions
from kibitz.table.info import ClockSettings, Settings

CLOCK = ClockSettings(seconds=60, bank=120)
"""The clock of a rated table whose host names none."""
LEAST_SECONDS = 10
"""Less would rate how quick someone's connection is."""


def rated_settings(settings: Settings) -> Settings:
    """The settings of a rated table, with a clock; BadOptions if they give anyone help or hurry."""
    if settings.hints:
        raise BadOptions("rated-no-hints")
    if settings.spectator_chat:
        raise BadOptions("rated-spectator-chat")
    clock = settings.clock or CLOCK
    if clock.seconds < LEAST_SECONDS:
        raise BadOptions("rated-clock", least=LEAST_SECONDS)
    return replace(settings, clock=clock)


def check_options(game: AnyGame, options: Any) -> None:
    """BadOptions names the first option that isn't as every rated table has it."""
    given: dict[str, Any] = msgspec.to_builtins(options)
    free = {spec.name: given[spec.name] for spec in game.option_specs if spec.role is not None}
    usual: dict[str, Any] = msgspec.to_builtins(game.options(free))
    for spec in game.option_specs:
        value = given.get(spec.name)
        fair = spec.multiple_of and isinstance(value, int) and value % given[spec.multiple_of] == 0
        if value != usual.get(spec.name) and not fair:
            raise BadOptions("rated-option", option=spec.name)

"""Undo: when someone may go back to before their last action, and when nobody needs to be asked."""

from __future__ import annotations

from functools import cache

from kibitz.games.core import Seat
from kibitz.table.table import Past, Table


def humans(table: Table) -> tuple[Seat, ...]:
    """The seats that people play themselves now."""
    return tuple(i for i, chair in enumerate(table.chairs) if chair.kind == "person" and not chair.standin)


def last_of(table: Table, seat: Seat) -> Past | None:
    """The last step of a seat that the table remembers."""
    return next((past for past in reversed(table.recent) if past.seat == seat), None)


def revealed_since(table: Table, past: Past, seat: Seat) -> bool:
    """Whether anyone has seen a card in a step or since, other than one this seat chose to show."""
    shown = (event for other in table.recent if other.count >= past.count for event in other.events)
    return bool(table.draft) or any(table.game.reveals(event, seat) for event in shown)


def alone(table: Table, seat: Seat) -> bool:
    """Whether no other person plays."""
    return not set(humans(table)) - {seat}


def may_at_once(table: Table, seat: Seat) -> bool:
    """Whether a seat may go back without asking: its action showed nobody a card, and no other person was affected.

    That is, nobody has acted since; among bots alone, nobody has shown a card since, unless the game is rated. A card
    that others have seen isn't taken back without them: it would tell a partner what's in the hand.
    """
    past = last_of(table, seat)
    if table.status != "running" or past is None or table.draft:
        return False
    last = past is table.recent[-1]
    if not last and (table.settings.rated or not alone(table, seat)):
        return False
    if _showed(table, past):
        return False
    return last or not revealed_since(table, past, seat)


def _showed(table: Table, past: Past) -> bool:
    """Whether a step showed anyone a card, also one that its seat chose to show."""
    reveals, other = table.game.reveals, (past.seat + 1) % len(table.chairs)  # to everyone else, that card counts, too
    return any(reveals(event, other) or reveals(event, past.seat) for event in past.events)


def free_undo(table: Table) -> tuple[Seat, ...]:
    """The people who may take their last action back at once: the one who acted last, or who plays against bots alone.

    Asked after every step, so nobody else is looked at.
    """
    if table.status != "running" or not table.recent:
        return ()
    people = humans(table)
    if len(people) == 1:
        return _alone(people[0]) if may_at_once(table, people[0]) else ()
    past = table.recent[-1]
    if past.seat not in people or table.draft or _showed(table, past):
        return ()
    return _alone(past.seat)


@cache
def _alone(seat: Seat) -> tuple[Seat, ...]:
    """The same object for the same seat, so that unchanged values are recognised by identity."""
    return (seat,)

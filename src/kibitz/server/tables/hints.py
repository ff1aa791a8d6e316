"""Hints by degrees: what to look at, then the candidates, then what a bot would do and its estimates of each."""

from __future__ import annotations

import re
from collections import OrderedDict
from math import hypot
from typing import TypeAlias

from kibitz.engines.feed import Choice
from kibitz.games.core import Seat
from kibitz.server.botpool.jobs import Priority
from kibitz.server.messages import HintGiven, Refused
from kibitz.server.tables.context import BotService, Client
from kibitz.server.tables.decisions import decision
from kibitz.server.tables.live import LiveTable
from kibitz.table import requests
from kibitz.table.chairs import seat_of
from kibitz.table.table import Table, state_for

LOOK, CANDIDATES, ALL = 1, 2, 3
MOST = 3
"""How many candidates are named."""
SURE = 2
"""Two actions differ if their means do by more than this many standard errors of the difference."""
REMEMBERED = 1000

Position: TypeAlias = tuple[str, Seat, int, tuple[str, ...]]
"""A table, a seat, the last step, and the draft. Steps are known by what everyone was told, which never goes back:
after an undo as many actions may have been played, and others."""

_CARD = re.compile(r"([A-Z])\d+")


class Hints:
    """Asks a bot for people who want a hint: one at a time per person, since everyone shares the bots.

    A bot is asked once per position; each degree reveals more of the same answer.
    """

    def __init__(self, bots: BotService) -> None:
        self._bots = bots
        self._asking: set[str] = set()
        self._known: OrderedDict[Position, tuple[Choice, str]] = OrderedDict()

    def ask(self, live: LiveTable, client: Client, request: requests.Hint) -> None:
        """What a bot would do in the asking person's place, if the table allows that."""
        table = live.shown
        seat = seat_of(table, client.person)
        if seat is None:
            client.say(Refused(request.id, "not-seated"))
            return
        acting = table.status == "running" and seat in table.game.to_act(state_for(table, seat))
        reasons = {
            "hints-off": not table.settings.hints or table.settings.rated,
            "not-your-turn": not acting,
            "no-bots": not self._bots.serves("", table.game.name),
            "too-fast": client.person in self._asking,
        }
        for code, holds in reasons.items():
            if holds:
                client.say(Refused(request.id, code))
                return
        position = _position(table, seat)
        known = self._known.get(position)
        if known is not None:
            live.advise(client, request, seat, hint_of(request, *known, legal=_legal(table, seat)))
            return

        def decided(choice: Choice | None, bot: str) -> None:
            self._asking.discard(client.person)
            if choice is None:
                client.say(Refused(request.id, "no-bots"))
            elif live.closed or _position(live.shown, seat) != position:
                client.say(Refused(request.id, "not-your-turn"))
            else:
                self._known[position] = choice, bot
                if len(self._known) > REMEMBERED:
                    self._known.popitem(last=False)
                live.advise(client, request, seat, hint_of(request, choice, bot, legal=_legal(live.shown, seat)))

        self._asking.add(client.person)
        job = decision(table, seat, "", Priority.HINT, decided)
        job.owner = client.person
        self._bots.ask(job)


def _position(table: Table, seat: Seat) -> Position:
    step = table.recent[-1].told if table.recent else 0
    return table.id, seat, step, tuple(one.action for one in table.draft)


def _legal(table: Table, seat: Seat) -> tuple[str, ...]:
    legal: tuple[str, ...] = table.game.view(state_for(table, seat), seat).legal
    return legal


def hint_of(request: requests.Hint, choice: Choice, bot: str, *, legal: tuple[str, ...]) -> HintGiven:
    """As much of a bot's answer as a degree reveals; candidates come in the order of the rules, not of their value."""
    best = candidates(choice)
    if request.degree == LOOK:
        return HintGiven(request.id, bot, LOOK, look=look_at(best))
    named = tuple(action for action in legal if action in best[:MOST])
    if request.degree == CANDIDATES:
        return HintGiven(request.id, bot, CANDIDATES, look_at(best), named)
    return HintGiven(
        request.id,
        bot,
        ALL,
        look_at(best),
        named,
        choice.action,
        choice.estimates,
        choice.points,
        len(as_good(choice)) == 1,
    )


def candidates(choice: Choice) -> list[str]:
    """The actions a bot considered, the chosen one first, then by its estimates."""
    others = sorted(choice.estimates, key=lambda action: -choice.estimates[action][0])
    return [choice.action, *(action for action in others if action != choice.action)]


def as_good(choice: Choice) -> list[str]:
    """The actions that are as good as the chosen one, as far as the bot can tell."""
    if choice.action not in choice.estimates:
        return [choice.action]
    mean, error = choice.estimates[choice.action]
    return [
        action
        for action, (other, its) in choice.estimates.items()
        if action == choice.action or mean - other <= SURE * hypot(error, its)
    ]


def look_at(best: list[str]) -> str:
    """What the two best actions have in common, without giving either away: the line of a board, a suit, a pile."""
    places = {_place(action) for action in best[:2]}
    if len(places) == 1:
        return places.pop()
    verbs = {place.split(" ")[0] for place in places}
    return verbs.pop() if len(verbs) == 1 else ""


def _place(action: str) -> str:
    """An action without its final choice: `x trump R` is about `x trump`, `play B8` about `play B`."""
    *before, last = action.split(" ")
    card = _CARD.fullmatch(last)
    return " ".join([*before, card[1]] if card else before)

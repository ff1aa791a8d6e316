"""Hints: what a bot would do in the place of whoever asks."""

from __future__ import annotations

from kibitz.engines.feed import Choice
from kibitz.server.botpool.jobs import Priority
from kibitz.server.messages import HintGiven, Refused
from kibitz.server.tables.context import BotService, Client
from kibitz.server.tables.decisions import decision
from kibitz.table import requests
from kibitz.table.table import Table, seat_of, state_for


class Hints:
    """Asks a bot for people who want a hint: one at a time each, since the bots are everyone's."""

    def __init__(self, bots: BotService) -> None:
        self._bots = bots
        self._asking: set[str] = set()

    def ask(self, table: Table, client: Client, request: requests.Hint) -> None:
        """What a bot would do in the asking person's place, if the table allows that."""
        seat = seat_of(table, client.person)
        if seat is None:
            client.say(Refused(request.id, "not-seated"))
            return
        acting = table.status == "running" and seat in table.game.to_act(state_for(table, seat))
        reasons = {
            "hints-off": not table.settings.hints,
            "not-your-turn": not acting,
            "no-bots": not self._bots.serves("", table.game.name),
            "too-fast": client.person in self._asking,
        }
        for code, holds in reasons.items():
            if holds:
                client.say(Refused(request.id, code))
                return

        def decided(choice: Choice | None, bot: str) -> None:
            self._asking.discard(client.person)
            if choice is not None:
                client.say(HintGiven(request.id, bot, choice.action, choice.estimates))
            else:
                client.say(Refused(request.id, "no-bots"))

        self._asking.add(client.person)
        job = decision(table, seat, "", Priority.HINT, decided)
        job.owner = client.person
        self._bots.ask(job)

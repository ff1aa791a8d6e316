"""A table with its log, without a server."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kibitz.games.fairness import contribution_commitment
from kibitz.table import log, requests
from kibitz.table.decide import Change, NotAllowed, decide
from kibitz.table.info import Settings
from kibitz.table.table import Table, drafted, fold, opening, present

PEOPLE = ("ann", "bob", "cat", "dan")


class Sim:
    """A table with its log, as a server would keep it."""

    def __init__(self, game: str = "nyet", players: int = 2, settings: Settings | None = None, **options: Any) -> None:
        given = {"players": players, **options} if game == "nyet" else options
        seats = tuple(log.ChairSpec("open") for _ in range(players))
        created = log.Opened(game, given, settings or Settings(), seats, "ann", "ab" * 32, "key")
        self.now = 1_000_000
        self.rows = [log.Row(1, self.now, created)]
        self.table = opening("t", self.rows[0])
        self.number = 0

    def write(self, change: Change, asked: str = "") -> tuple[Any, ...]:
        events: tuple[Any, ...] = ()
        for body in change.bodies:
            row = log.Row(self.table.seq + 1, self.now, body, asked)
            step = change.step if isinstance(body, log.Acted | log.Drafted) else None
            self.table, happened = fold(self.table, row, step)
            events += happened
            self.rows.append(row)
        return events

    def do(self, person: str, request: type[requests.Request], **fields: Any) -> tuple[Any, ...]:
        self.number += 1
        return self.write(decide(self.table, person, person.title(), request(id=f"{self.number}", **fields)))

    def seated(self) -> Sim:
        for seat, person in enumerate(PEOPLE[: len(self.table.chairs)]):
            self.do(person, requests.Join, seat=seat)
            self.table = present(self.table, seat, away=None)
            self.commit(person, f"{seat:064x}")
        self.do("ann", requests.Start)
        for seat, person in enumerate(PEOPLE[: len(self.table.chairs)]):
            self.do(person, requests.Contribute, contribution=f"{seat:064x}")
        return self

    def commit(self, person: str, contribution: str) -> None:
        self.do(person, requests.Commit, commitment=contribution_commitment(contribution))

    def play(self, rng: random.Random) -> tuple[Any, ...]:
        state = drafted(self.table)
        seat = rng.choice(self.table.game.to_act(self.table.state))
        if not self.table.game.to_act(state):
            return self.do(PEOPLE[seat], requests.TakeBack, count=60)
        action = str(rng.choice(self.table.game.legal(state, seat)))
        return self.do(PEOPLE[seat], requests.Act, action=action)


def short(game: str) -> dict[str, Any]:
    return {"rounds": 2} if game == "nyet" else {}


def refusal(sim: Sim, person: str, request: type[requests.Request], **fields: Any) -> str:
    with pytest.raises(NotAllowed) as declined:
        sim.do(person, request, **fields)
    return declined.value.refusal.code


def refold(rows: list[log.Row]) -> Table:
    """The table folded from its stored log."""
    stored = [log.Row(row.seq, row.at, log.decode(log.encode(row.body)), row.asked) for row in rows]
    table = opening("t", stored[0])
    for row in stored[1:]:
        table, _ = fold(table, row)
    return table

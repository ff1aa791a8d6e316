"""A record played through once: every state, and what each seat could do."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kibitz.games.core import AnyGame, Outcome, Refusal, Seat, find_game
from kibitz.games.record import BadRecord, Record, replay

KEPT = 4
"""Records kept by a process that works on several."""


class Replayed(Struct, frozen=True):
    """A finished game: `states[i]` is the state before action i, the last one the end."""

    record: Record
    digest: bytes
    game: AnyGame
    states: tuple[Any, ...]
    outcome: Outcome

    @property
    def seats(self) -> int:
        return len(self.record.players)

    def view(self, step: int) -> Any:
        """What the seat that acted knew before action `step`."""
        return self.game.view(self.states[step], self.record.actions[step][0])

    def choices(self, step: int) -> int:
        """How many actions the seat could choose from."""
        return len(self.game.legal(self.states[step], self.record.actions[step][0]))

    def seed(self, *what: object) -> int:
        """A seed for one piece of work with all cards on the table."""
        return seed_of(self.digest, *what)


def replayed(record: Record) -> Replayed:
    """A record played through, whoever played; BadRecord if the rules refuse it or it isn't finished."""
    nameless = replace(record, players=("",) * len(record.players), fairness=None, signature=None)
    return _replayed(msgspec.json.encode(nameless))


@lru_cache(maxsize=KEPT)
def _replayed(text: bytes) -> Replayed:
    record = msgspec.json.decode(text, type=Record)
    states = tuple(moment.step.state for moment in replay(record))
    game = find_game(record.game)
    outcome = game.outcome(states[-1])
    if outcome is None:
        raise BadRecord("result", Refusal("not-finished"))
    return Replayed(record, blake2b(text, digest_size=16).digest(), game, states, outcome)


def seed_of(known: bytes, *what: object) -> int:
    """A seed that depends only on what is known.

    Fair prices are computed with seeds from the seat's view, so hidden cards can't change them.
    """
    text = known + " ".join(map(str, what)).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") >> 1


def mover(game: Replayed, step: int) -> Seat:
    """Who took action `step`."""
    return game.record.actions[step][0]

"""Records to be reviewed, and how someone waits for a review over HTTP."""

from __future__ import annotations

import random
import time
from typing import Any

from kibitz.games import record as records
from kibitz.games.core import find_game
from server.harness.wire import TIMEOUT, Person


def played(game: str = "nyet", seed: int = 7, **options: int) -> str:
    """The record of a game that was played at random."""
    rules = find_game(game)
    chosen = rules.options(options or ({"players": 2, "rounds": 1} if game == "nyet" else {}))
    start = bytes([seed] * 32)
    state, rng, actions = rules.start(chosen, start).state, random.Random(seed), []
    while rules.outcome(state) is None:
        seat = rules.to_act(state)[0]
        action = rng.choice(rules.legal(state, seat))
        actions.append((seat, action))
        state = rules.play(state, seat, action).state
    names = tuple(f"P{seat}" for seat in range(rules.seats(chosen)))
    return records.write(records.make(rules, chosen, start, names, actions)).decode()


def brought(person: Person, text: str) -> str:
    """Bring a record; its id."""
    answer = person.post("/api/reviews", {"text": text})
    assert answer.status == 201, answer.body
    key: str = answer.json["id"]
    return key


def asked(person: Person, game: str, effort: str = "quick") -> Any:
    """Ask for a review."""
    answer = person.post(f"/api/tables/{game}/review", {"effort": effort})
    assert answer.status == 200, answer.body
    return answer.json


def looked(person: Person, game: str, effort: str = "quick", after: int = 0) -> Any:
    """How far it is."""
    answer = person.get(f"/api/tables/{game}/review?effort={effort}&after={after}")
    assert answer.status == 200, answer.body
    return answer.json


def waited(person: Person, game: str, effort: str = "quick", *, done: int | None = None) -> Any:
    """Wait until a review is whole, or that many tasks are done."""
    deadline = time.monotonic() + 2 * TIMEOUT
    while True:
        found = looked(person, game, effort)
        if found["state"] == "finished" or (done is not None and found["done"] >= done):
            return found
        assert found["state"] != "stopped", found["state"]
        assert time.monotonic() < deadline, (found["state"], found["done"], found["total"])
        time.sleep(0.1)


def tasks_done(person: Person) -> int:
    """How many decisions and tasks the bots of a server have done since it was started."""
    line = next(
        one for one in person.get("/metrics").body.decode().splitlines() if one.startswith("kibitz_bot_decisions_total")
    )
    return int(float(line.split()[-1]))

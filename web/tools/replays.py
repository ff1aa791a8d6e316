"""Writes one open replay and its record for the page's test of the shuffle: what a server would send."""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from kibitz.games.core import OPEN, find_game
from kibitz.games.fairness import Fairness, contribution_commitment
from kibitz.games.record import make
from kibitz.games.shuffle import commitment, joint_seed
from kibitz.table.signing import RecordSigner

GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "nyet": ("nyet", {"players": 2, "rounds": 2}),
    "nyet3": ("nyet", {"players": 3, "rounds": 2}),
    "duel": ("face-to-face", {}),
}


def replayed(name: str, given: dict[str, object]) -> dict[str, Any]:
    """A game played at random from a seed that a secret and contributions made."""
    game, rng = find_game(name), random.Random(1)
    options = game.options(given)
    secret = hashlib.sha256(name.encode()).digest()
    parts = tuple(hashlib.sha256(bytes([seat])).digest() for seat in range(game.seats(options)))
    seed = joint_seed(secret, parts)
    step = game.start(options, seed)
    first, actions, steps = step, [], []
    while seats := game.to_act(step.state):
        action = rng.choice(game.legal(step.state, seats[0]))
        step = game.play(step.state, seats[0], action)
        actions.append((seats[0], action))
        steps.append({"seat": seats[0], "action": str(action), "events": step.events})
    players = tuple(f"player {seat}" for seat in range(game.seats(options)))
    given_by = tuple(part.hex() for part in parts)
    promised = tuple(map(contribution_commitment, given_by))
    fairness = Fairness(commitment(secret).hex(), secret.hex(), given_by, 2, promised, ())
    record = msgspec.structs.replace(make(game, options, seed, players, actions), fairness=fairness)
    signed = RecordSigner(hashlib.sha256(b"key").digest()).sign(record)
    view = game.view(first.state, OPEN)
    replay = {"game": name, "viewer": OPEN, "players": players, "events": first.events, "view": view, "steps": steps}
    return {"record": signed, "replay": replay}


def main(folder: Path) -> None:
    """Write one file a game."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (game, given) in GAMES.items():
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(replayed(game, given)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""Fits the card policy of Nyet! to rounds of bots, and writes it into the package.

    python training/nyet_card_policy.py

Rounds of `greedy` stand for players who follow heuristics, rounds of the searching bots for players who search. The
weights of the classes of cards in each situation maximize the likelihood of the choices (multinomial logistic
regression by Newton's method). The same seeds give the same numbers as long as the bots play alike; they use the former
policy themselves. Compile the package again afterwards. `make bench` installs NumPy.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import TypeAlias

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from kibitz.compiled.nyet.sample import Sampler
from kibitz.engines.core import find_bot
from kibitz.engines.nyet.belief import CARD_CLASSES, SITUATIONS, card_choices
from kibitz.engines.nyet.search import EFFORTS, decide
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase, State

HEADER = Path(__file__).parents[1] / "src" / "kibitz" / "engines" / "nyet" / "policy" / "card.h"
ROUNDS = {"greedy": 160, "club": 40, "expert": 15}
"""Rounds of each bot for every number of players; searching bots have a fixed number of worlds, not a time limit."""
EFFORT = {
    "club": replace(EFFORTS["club"], millis=0),
    "expert": replace(EFFORTS["expert"], worlds=160, card_worlds=96, millis=0),
}
RIDGE = 1.0
"""Regularization: a class that is rarely seen gets an average weight."""
LEAST_WEIGHT = 0.001

Array: TypeAlias = NDArray[np.float64]
CardChoice: TypeAlias = tuple[int, int, list[int]]


def play_round(bot: str, players: int, seed: int) -> State:
    """A first round up to its last card."""
    rng = random.Random(f"{bot} {players} {seed}")
    edition = "pl" if seed % 3 == 0 else "en"
    state = GAME.start(GAME.options({"players": players, "edition": edition}), rng.randbytes(32)).state
    while state.phase is not Phase.TRICKS or max(map(len, state.hands)) > 1:
        seat = GAME.to_act(state)[0]
        view = GAME.view(state, seat)
        if bot in EFFORT:
            action = decide(view, EFFORT[bot], rng).action
        else:
            action = find_bot(bot).decide(view, rng=rng, millis=1).action
        state = GAME.play(state, seat, GAME.parse(action)).state
    return state


def choices(bot: str) -> list[CardChoice]:
    """All choices of cards of a bot."""
    found: list[CardChoice] = []
    for seed in range(ROUNDS[bot]):
        for players in (2, 3, 4, 5):
            state = play_round(bot, players, seed)
            found += card_choices(Sampler(GAME.view(state, "open")).worlds(1, seed=0))
    return found


def fit(seen: list[CardChoice]) -> Array:
    """The weight of each class in each situation; the largest is 1."""
    logits = np.zeros((SITUATIONS, CARD_CLASSES))
    for situation in range(SITUATIONS):
        chosen = np.array([chosen for where, chosen, _ in seen if where == situation], dtype=int)
        numbers = np.array([counts for where, _, counts in seen if where == situation], dtype=float).reshape(
            -1, CARD_CLASSES
        )
        for _ in range(60):
            shares = numbers * np.exp(logits[situation])
            shares /= shares.sum(1, keepdims=True)
            gradient = np.bincount(chosen, minlength=CARD_CLASSES) - shares.sum(0) - RIDGE * logits[situation]
            hessian = np.diag(shares.sum(0)) - shares.T @ shares + RIDGE * np.eye(CARD_CLASSES)
            logits[situation] += np.clip(np.linalg.solve(hessian, gradient), -1, 1)
    weights: Array = np.exp(logits - logits.max(1, keepdims=True))
    return weights.clip(LEAST_WEIGHT)


def block(weights: Array) -> str:
    rows = "\n".join("        {" + ", ".join(f"{weight:.3f}" for weight in row) + "}," for row in weights)
    return f"    {{\n{rows}\n    }},"


def main() -> None:
    player_types = [fit(choices("greedy")), fit(choices("club") + choices("expert"))]
    numbers = "\n".join(map(block, player_types))
    HEADER.write_text(
        "/* The weight of each class of cards in each situation, for players who follow heuristics and for\n"
        "   players who search: written by training/nyet_card_policy.py. */\n"
        "#ifndef KIBITZ_NYET_CARD_POLICY_H\n#define KIBITZ_NYET_CARD_POLICY_H\n\n"
        f"static const double kibitz_card_weights[2][{SITUATIONS}][{CARD_CLASSES}] = {{\n{numbers}\n}};\n\n#endif\n"
    )


if __name__ == "__main__":
    main()

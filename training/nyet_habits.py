"""Learns how the cards of Nyet! are used to be played, and writes it into the package.

    python training/nyet_habits.py

Rounds of bots give the choices: those of `greedy` tell how players play who go by rules of thumb, those of the
searching bots how players play who think. How much each sort of card is liked in each situation is what makes the
choices most likely (multinomial logistic regression by Newton's method). The same seeds give the same numbers, while
bots choose by what was learned before. Then the package must be compiled again. `make bench` installs NumPy.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import TypeAlias

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from kibitz.bots.core import find_bot
from kibitz.bots.nyet_search import EFFORTS, decide
from kibitz.fast.nyet_belief import SITUATIONS, SORTS, card_choices
from kibitz.fast.nyet_sample import Sampler
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase, State

HEADER = Path(__file__).parents[1] / "src" / "kibitz" / "fast" / "nyet_habits.h"
ROUNDS = {"greedy": 160, "club": 40, "expert": 15}
"""How many rounds each bot plays with every number of players; a searching bot by worlds, not by the clock."""
THOUGHT = {
    "club": replace(EFFORTS["club"], millis=0),
    "expert": replace(EFFORTS["expert"], worlds=160, endings=96, millis=0),
}
RIDGE = 1.0
"""What is seldom seen is liked no more and no less than the rest."""
LEAST = 0.001

Array: TypeAlias = NDArray[np.float64]
Choice: TypeAlias = tuple[int, int, list[int]]


def play_round(bot: str, players: int, seed: int) -> State:
    """A first round up to its last card."""
    rng = random.Random(f"{bot} {players} {seed}")
    edition = "pl" if seed % 3 == 0 else "en"
    state = GAME.start(GAME.options({"players": players, "edition": edition}), rng.randbytes(32)).state
    while state.phase is not Phase.TRICKS or max(map(len, state.hands)) > 1:
        seat = GAME.to_act(state)[0]
        view = GAME.view(state, seat)
        if bot in THOUGHT:
            action = decide(view, THOUGHT[bot], rng).action
        else:
            action = find_bot(bot).decide(view, rng=rng, millis=1).action
        state = GAME.play(state, seat, GAME.parse(action)).state
    return state


def choices(bot: str) -> list[Choice]:
    """The cards that a bot chose, round after round."""
    found: list[Choice] = []
    for seed in range(ROUNDS[bot]):
        for players in (2, 3, 4, 5):
            state = play_round(bot, players, seed)
            found += card_choices(Sampler(GAME.view(state, "open")).worlds(1, seed=0))
    return found


def likings(seen: list[Choice]) -> Array:
    """For each situation, how much each sort is liked; the best liked has 1."""
    liked = np.zeros((SITUATIONS, SORTS))
    for situation in range(SITUATIONS):
        chosen = np.array([sort for where, sort, _ in seen if where == situation], dtype=int)
        numbers = np.array([counts for where, _, counts in seen if where == situation], dtype=float).reshape(-1, SORTS)
        for _ in range(60):
            shares = numbers * np.exp(liked[situation])
            shares /= shares.sum(1, keepdims=True)
            slope = np.bincount(chosen, minlength=SORTS) - shares.sum(0) - RIDGE * liked[situation]
            bend = np.diag(shares.sum(0)) - shares.T @ shares + RIDGE * np.eye(SORTS)
            liked[situation] += np.clip(np.linalg.solve(bend, slope), -1, 1)
    ratios: Array = np.exp(liked - liked.max(1, keepdims=True))
    return ratios.clip(LEAST)


def block(liked: Array) -> str:
    rows = "\n".join("        {" + ", ".join(f"{like:.3f}" for like in row) + "}," for row in liked)
    return f"    {{\n{rows}\n    }},"


def main() -> None:
    kinds = [likings(choices("greedy")), likings(choices("club") + choices("expert"))]
    numbers = "\n".join(map(block, kinds))
    HEADER.write_text(
        "/* How much each sort of card is liked in each situation, by players who go by rules of thumb and by those\n"
        "   who think: written by training/nyet_habits.py. */\n"
        "#ifndef KIBITZ_NYET_HABITS_H\n#define KIBITZ_NYET_HABITS_H\n\n"
        f"static const double kibitz_liked[2][{SITUATIONS}][{SORTS}] = {{\n{numbers}\n}};\n\n#endif\n"
    )


if __name__ == "__main__":
    main()

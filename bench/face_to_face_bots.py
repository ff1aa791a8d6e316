"""How often one bot beats another at Face to Face, each pair of draw piles played from both sides.

    python bench/face_to_face_bots.py expert greedy --deals 200

The thinking bots do their full work whatever the clock says, so that a busy machine does not weaken them; their time is
processor time.
"""

from __future__ import annotations

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from msgspec.structs import replace

from kibitz.bots import face_to_face_search as search
from kibitz.bots.core import find_bot
from kibitz.games.face_to_face.game import GAME
from kibitz.games.face_to_face.view import View


def choose(name: str, view: View, chance: random.Random) -> str:
    if name in search.EFFORTS:
        return search.decide(view, replace(search.EFFORTS[name], millis=0), chance).action
    return find_bot(name).decide(view, rng=chance, millis=1000).action


def duel(names: tuple[str, str], deal: int) -> tuple[int, list[float]]:
    """How many of the two games the first bot wins, and what its decisions took."""
    wins, times = 0, []
    for first in range(2):
        chance = random.Random(deal)
        state = GAME.start(GAME.options({}), random.Random(deal).randbytes(32)).state
        while GAME.to_act(state):
            ours = state.seat == first
            view = GAME.view(state, state.seat)
            start = time.process_time()
            action = choose(names[0] if ours else names[1], view, chance)
            if ours:
                times.append(1000 * (time.process_time() - start))
            state = GAME.play(state, state.seat, GAME.parse(action)).state
        wins += state.winner == first
    return wins, times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    names = (asked.bots[0], asked.bots[1])
    pairs: list[int] = []
    times: list[float] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for wins, spent in pool.map(partial(duel, names), range(asked.first, asked.first + asked.deals)):
            pairs.append(wins)
            times += spent
    share = sum(pairs) / (2 * len(pairs))
    spread = (sum((wins / 2 - share) ** 2 for wins in pairs) / max(1, len(pairs) - 1) / len(pairs)) ** 0.5
    times.sort()
    print(
        f"{names[0]} beats {names[1]} in {100 * share:.1f} ± {196 * spread:.1f} % of {2 * len(pairs)} games; "
        f"ms a decision: p50 {times[len(times) // 2]:.1f}, p99 {times[len(times) * 99 // 100]:.1f}, "
        f"most {times[-1]:.1f}"
    )


if __name__ == "__main__":
    main()

"""How much first players of Nyet! gain by choosing teams, and what percentage of informed ones that amounts to.

    python bench/nyet_first.py --players 5 --rounds 150

Masters choose terms and teams. The value network gives the first player's lead at the first lead, per point of the
round's value. Before the choice it gives the same for first players who see all hands, and for first players to whom
all other hands look alike. Where between these two the masters are, in percent, is `INFORMED` in
`engines/nyet/round_value.pxd`.
"""

from __future__ import annotations

import argparse
import random
from statistics import fmean

import msgspec
from nyet_selfplay import expected_points

from kibitz.compiled.nyet.pack import pack
from kibitz.engines.nyet.search import EFFORTS, decide
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase, State
from kibitz.lab.intervals import margin

EFFORT = msgspec.structs.replace(EFFORTS["master"], millis=0, worlds=192)
REPEATS = 8
"""Evaluations of each position with different random numbers."""


def lead(state: State, informed: int | None = None) -> float:
    """The first player's lead over the mean of the others, per point of the round's value."""
    assert state.terms is not None
    leads = []
    for seed in range(REPEATS):
        points = expected_points(pack(state), seed=seed, informed=informed)
        first = points.pop(state.terms.first)
        leads.append(first - fmean(points))
    return fmean(leads) / abs(state.terms.points)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=5, choices=(3, 4, 5))
    parser.add_argument("--rounds", type=int, default=150)
    args = parser.parse_args()
    seen: list[float] = []
    hidden: list[float] = []
    chosen: list[float] = []
    for number in range(args.rounds):
        rng = random.Random(number)
        state = GAME.start(GAME.options({"players": args.players}), rng.randbytes(32)).state
        while state.phase is not Phase.TRICKS and (seat := GAME.next_to_act(state)) is not None:
            if state.phase is not Phase.NYET and len(seen) == number:
                seen.append(lead(state, informed=100))
                hidden.append(lead(state, informed=0))
            legal = GAME.legal(state, seat)
            action = legal[0] if len(legal) == 1 else GAME.parse(decide(GAME.view(state, seat), EFFORT, rng).action)
            state = GAME.play(state, seat, action).state
        chosen.append(lead(state))
    for name, found in (("all hands seen", seen), ("no hand seen", hidden), ("as they chose", chosen)):
        print(f"{name:15} {fmean(found):+.2f} ± {margin(found):.2f}")
    gain = fmean(seen) - fmean(hidden)
    part = (fmean(chosen) - fmean(hidden)) / gain
    off = margin([c - h - part * (s - h) for s, h, c in zip(seen, hidden, chosen, strict=True)]) / gain
    print(f"informed first players: {part:.0%} ± {off:.0%}")


if __name__ == "__main__":
    main()

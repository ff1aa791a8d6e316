"""What a first player of Nyet! makes of choosing the teams, and as how many that saw all hands that counts.

    python bench/nyet_first.py --players 5 --rounds 150

Masters settle terms and teams. By how much the first player then leads, a point of the round's value, is judged at the
first lead. Before, the same is foreseen as if first players saw all hands, and as if all other hands were alike. How
far from this to that the truth lies, in hundredths, is what bots reckon with (`SEEING` in `nyet_judge.pxd`).
"""

from __future__ import annotations

import argparse
import random
from statistics import fmean

import msgspec

from kibitz.bots.nyet_search import EFFORTS, decide
from kibitz.fast.nyet_pack import pack
from kibitz.fast.nyet_selfplay import foreseen
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase, State
from kibitz.lab.duplicate import next_to_act
from kibitz.lab.intervals import margin

EFFORT = msgspec.structs.replace(EFFORTS["master"], millis=0, worlds=192)
LOOKS = 8
"""How often what chance decides is decided anew."""


def lead(state: State, seeing: int | None = None) -> float:
    """The lead of the first player over the others' mean, a point of the round's value."""
    assert state.terms is not None
    leads = []
    for seed in range(LOOKS):
        points = foreseen(pack(state), seed=seed, seeing=seeing)
        first = points.pop(state.terms.first)
        leads.append(first - fmean(points))
    return fmean(leads) / abs(state.terms.points)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=5, choices=(3, 4, 5))
    parser.add_argument("--rounds", type=int, default=150)
    asked = parser.parse_args()
    seen: list[float] = []
    hidden: list[float] = []
    chosen: list[float] = []
    for number in range(asked.rounds):
        rng = random.Random(number)
        state = GAME.start(GAME.options({"players": asked.players}), rng.randbytes(32)).state
        while state.phase is not Phase.TRICKS and (seat := next_to_act(GAME, state)) is not None:
            if state.phase is not Phase.NYET and len(seen) == number:
                seen.append(lead(state, seeing=100))
                hidden.append(lead(state, seeing=0))
            legal = GAME.legal(state, seat)
            action = legal[0] if len(legal) == 1 else GAME.parse(decide(GAME.view(state, seat), EFFORT, rng).action)
            state = GAME.play(state, seat, action).state
        chosen.append(lead(state))
    for name, found in (("all hands seen", seen), ("no hand seen", hidden), ("as they chose", chosen)):
        print(f"{name:15} {fmean(found):+.2f} ± {margin(found):.2f}")
    gain = fmean(seen) - fmean(hidden)
    part = (fmean(chosen) - fmean(hidden)) / gain
    off = margin([c - h - part * (s - h) for s, h, c in zip(seen, hidden, chosen, strict=True)]) / gain
    print(f"as if {part:.0%} ± {off:.0%} saw all hands")


if __name__ == "__main__":
    main()

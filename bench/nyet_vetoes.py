"""How far from what their hands wish for searching players of Nyet! cover boxes.

    python bench/nyet_vetoes.py --players 5 --rounds 80

Experts and masters settle the terms of rounds. With every hand known, a box is covered with a likelihood that grows
with what the hand would gain by it, the more slowly the greater the heat; one veto in twelve is odd. What explains the
vetoes seen best is the heat that bots reckon with (`WISH_HEAT` in `nyet_wish.pxd`). Likelihoods are logarithms, the
mean of all vetoes.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import exp, log
from statistics import fmean

import msgspec

from kibitz.bots.nyet_search import EFFORTS, decide
from kibitz.fast.nyet_codes import codes_for
from kibitz.fast.nyet_pack import pack
from kibitz.fast.nyet_selfplay import wished_gains
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase
from kibitz.lab.duplicate import next_to_act

HEATS = (0.1, 0.2, 0.4, 0.6, 0.8, 1.2, 1.8, 2.5, 4.0)
ODD = 1 / 12


def vetoes(bot: str, players: int, rounds: int) -> Iterator[tuple[float, list[float]]]:
    """What covering a box would gain, the one that was covered and all of them."""
    effort = msgspec.structs.replace(EFFORTS[bot], millis=0, worlds=384)
    for number in range(rounds):
        rng = random.Random(number)
        state = GAME.start(GAME.options({"players": players}), rng.randbytes(32)).state
        while state.phase is Phase.NYET and (seat := next_to_act(GAME, state)) is not None:
            view = GAME.view(state, seat)
            action = view.legal[0]
            if len(view.legal) > 1:
                action = decide(view, effort, rng).action
                gains = wished_gains(pack(state), seat)
                yield gains[codes_for(view.options).encode(action)], list(gains.values())
            state = GAME.play(state, seat, GAME.parse(action)).state


def likelihood(seen: list[tuple[float, list[float]]], heat: float) -> float:
    found = []
    for chosen, gains in seen:
        likely = 1 / sum(exp((gain - chosen) / heat) for gain in gains)
        found.append(log((1 - ODD) * likely + ODD / len(gains)))
    return fmean(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=5, choices=(2, 3, 4, 5))
    parser.add_argument("--rounds", type=int, default=80)
    asked = parser.parse_args()
    for bot in ("expert", "master"):
        seen = list(vetoes(bot, asked.players, asked.rounds))
        print(f"{bot}, {len(seen)} vetoes; by chance {fmean(-log(len(gains)) for _, gains in seen):.2f}")
        for heat in HEATS:
            print(f"  heat {heat:3.1f}   {likelihood(seen, heat):.3f}")


if __name__ == "__main__":
    main()

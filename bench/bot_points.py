"""Where our bots stand on the scale of ratings, measured by matches between neighbours.

    python bench/bot_points.py --out src/kibitz/ratings/bots.json

Each bot plays the next stronger one in duplicate deals; `club` is 1500, and distances add up from there. A game of
Nyet! has one round for each player. A pair ends after `--deals` deals or `--seconds` of processor time, `expert` in
Face to Face after four times that. The strongest two are too slow for that in Nyet!: their distances follow from the
leads a round in docs/experiments/nyet.md and from the spread of a round, as the search itself turns leads into chances;
that of `master` in Face to Face from its share of the wins in docs/experiments/face_to_face.md.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from math import exp, hypot, log, sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time

import msgspec

from kibitz.engines.core import BOTS
from kibitz.engines.nyet.search import LOGISTIC, ROUND_NOISE
from kibitz.lab.duplicate import plan_match, play_deal
from kibitz.lab.ladder import tables

ELO = 400 / log(10)
ANCHOR = "club"
DUEL = "face-to-face"
MASTER_IN_DUELS = (0.64, 0.036)
"""Master's share of the wins against expert, and its standard error."""
LEADS = {
    2: {"expert": (4.0, 0.55), "master": (5.2, 0.75)},
    3: {"expert": (2.3, 1.0), "master": (6.7, 0.9)},
    4: {"expert": (4.0, 0.65), "master": (3.1, 0.9)},
    5: {"expert": (2.6, 0.6), "master": (0.9, 0.35)},
}
"""Points a round that a bot leads the next weaker one by, and the standard error; by the number of players."""


def share_at(distance: float, seats: int) -> float:
    """The share of the wins of a bot that is stronger by this much, with its seats dealt out as a ladder does."""
    strong = exp(distance / ELO)
    lineups = tables(("a", "b"), seats)
    return fmean(n * strong / (n * strong + seats - n) for n in (lineup.count("a") for lineup in lineups))


def distance_of(share: float, seats: int) -> float:
    """The inverse of `share_at`."""
    low, high = -2000.0, 2000.0
    while high - low > 0.01:
        middle = (low + high) / 2
        low, high = (middle, high) if share_at(middle, seats) < share else (low, middle)
    return (low + high) / 2


def with_error(share: float, error: float, seats: int) -> tuple[float, float]:
    """A distance and its standard error from a share of the wins."""
    slope = (distance_of(min(0.999, share + 0.005), seats) - distance_of(share - 0.005, seats)) / 0.01
    return distance_of(share, seats), slope * error


def measure(
    game: str, options: dict[str, object], strong: str, weak: str, deals: int, seconds: float
) -> tuple[int, float, float]:
    """Deals played, the stronger bot's share of the wins with Jeffreys' prior, and the standard error."""
    seats = int(str(options.get("players", 2)))
    shares: list[float] = []
    began = process_time()
    while len(shares) < deals and (len(shares) < 4 or process_time() - began < seconds):
        games = [
            played
            for lineup in tables((strong, weak), seats)
            for played in play_deal(plan_match(game, lineup, options, deals=deals, seed=7), len(shares)).games
        ]
        shares.append(fmean(sum(w for b, w in zip(g.bots, g.wins, strict=True) if b == strong) for g in games))
    number = len(shares)
    share = (sum(shares) + 0.5) / (number + 1)
    least = (share * (1 - share) / (2 * number)) ** 0.5
    return number, share, max(stdev(shares) / number**0.5, least)


def chain(distances: dict[str, tuple[float, float]]) -> dict[str, list[int]]:
    """Points and errors of all bots, from the distance of each to the next weaker one."""
    names = list(BOTS)
    anchor = names.index(ANCHOR)
    points = {ANCHOR: [1500, 0]}
    value, error = 1500.0, 0.0
    for name in names[anchor + 1 :]:
        value, error = value + distances[name][0], hypot(error, distances[name][1])
        points[name] = [round(value), round(error)]
    value, error = 1500.0, 0.0
    for weak, strong in reversed([*pairwise(names[: anchor + 1])]):
        value, error = value - distances[strong][0], hypot(error, distances[strong][1])
        points[weak] = [round(value), round(error)]
    return {name: points[name] for name in names}


def main() -> None:
    """Measure, print what was measured, and write the points."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--deals", type=int, default=80)
    parser.add_argument("--seconds", type=float, default=40)
    args = parser.parse_args()

    def matches(game: str, options: dict[str, object], names: list[str], seats: int) -> dict[str, tuple[float, float]]:
        found = {}
        for weak, strong in pairwise(names):
            number, share, error = measure(
                game, options, strong, weak, args.deals, args.seconds * (4 if strong == "expert" else 1)
            )
            found[strong] = with_error(share, error, seats)
            figures = f"{share:.3f} ± {error:.3f}", "{:.0f} ± {:.0f}".format(*found[strong])
            print(f"| {game}, {seats} | {strong} over {weak} | {number} | {' | '.join(figures)} |", flush=True)
        return found

    duel = matches(DUEL, {}, ["random", "greedy", "club", "expert"], 2)
    duel["master"] = with_error(*MASTER_IN_DUELS, 2)
    result: dict[str, dict[str, dict[str, list[int]]]] = {DUEL: {"2": chain(duel)}, "nyet": {}}
    found = {
        seats: matches("nyet", {"players": seats, "rounds": seats}, ["random", "greedy", "club"], seats)
        for seats in LEADS
    }
    for seats, leads in LEADS.items():
        each = ELO * LOGISTIC * sqrt(seats) / ROUND_NOISE[seats]
        found[seats] |= {name: (lead * each, error * each) for name, (lead, error) in leads.items()}
        print(f"nyet, {seats}: {each:.0f} points for a point of lead a round", flush=True)
        result["nyet"][str(seats)] = chain(found[seats])
    args.out.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")


if __name__ == "__main__":
    main()

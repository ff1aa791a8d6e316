"""A ladder: a round robin between bots that is kept in a file and resumes where it stopped."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from kibitz.games.core import BadOptions, find_game
from kibitz.lab.duplicate import DealPlayed, Lineup, MatchPlan, plan_match

FORMAT = 1

Pair: TypeAlias = tuple[str, str]


class Bout(Struct):
    """The deals of two bots against each other: the first one's share of the wins, by the number of the deal."""

    pair: Pair
    shares: dict[int, float] = {}


class Ladder(Struct):
    """A round robin: its terms, which never change, and the results so far."""

    kibitz_ladder: int
    game: str
    options: dict[str, Any]
    seed: int
    millis: int
    bouts: list[Bout] = []

    @property
    def terms(self) -> dict[str, object]:
        """What all deals of the ladder have in common."""
        return {"game": self.game, "options": self.options, "seed": self.seed, "millis": self.millis}


def open_ladder(path: Path | None, game: str, options: Mapping[str, object], *, seed: int, millis: int) -> Ladder:
    """The ladder in a file, or a new one; BadOptions if the file holds anything else."""
    complete = msgspec.to_builtins(find_game(game).options(options))
    fresh = Ladder(FORMAT, game, complete, seed, millis)
    if path is None or not path.exists():
        return fresh
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Ladder)
    except msgspec.DecodeError:
        raise BadOptions("not-a-ladder", file=str(path)) from None
    if kept.kibitz_ladder != FORMAT:
        raise BadOptions("not-a-ladder", file=str(path))
    other = {name: value for name, value in kept.terms.items() if value != fresh.terms[name]}
    if other:
        what = ", ".join(f"{name} {value}" for name, value in other.items())
        raise BadOptions("other-ladder", file=str(path), what=what)
    return kept


def save(ladder: Ladder, path: Path) -> None:
    """Replace the file in one step, so that an interruption leaves the old file or the new one; never a device."""
    text = msgspec.json.format(msgspec.json.encode(ladder), indent=1)
    if path.exists() and not path.is_file():
        path.write_bytes(text)
        return
    path = path.resolve()
    draft = path.with_name(path.name + ".new")
    draft.write_bytes(text)
    os.replace(draft, path)


def pairs(bots: tuple[str, ...]) -> list[Pair]:
    """Every pair of bots, once."""
    names = tuple(dict.fromkeys(bots))
    if len(names) < 2:
        raise BadOptions("too-few-bots", value=len(names), allowed="2…")
    return list(combinations(names, 2))


def tables(pair: Pair, seats: int) -> list[Lineup]:
    """The seatings of two bots: alternating, and with an odd number of seats, once with each having one more."""
    one, two = pair
    alternating = tuple(pair[seat % 2] for seat in range(seats))
    return [alternating] if seats % 2 == 0 else [alternating, tuple(two if bot == one else one for bot in alternating)]


def missing(ladder: Ladder, bots: tuple[str, ...], deals: int) -> Iterator[tuple[MatchPlan, int]]:
    """The deals still to be played, with all pairs progressing together."""
    rules = find_game(ladder.game)
    seats = rules.seats(rules.options(ladder.options))
    todo = []
    for pair in pairs(bots):
        plans = [
            plan_match(ladder.game, lineup, ladder.options, deals=deals, seed=ladder.seed, millis=ladder.millis)
            for lineup in tables(pair, seats)
        ]
        todo.append((bout_of(ladder, pair).shares, plans))
    for number in range(deals):
        for shares, plans in todo:
            if number not in shares:
                yield from ((plan, number) for plan in plans)


def bout_of(ladder: Ladder, pair: Pair) -> Bout:
    """The bout of a pair, in whichever order it is named."""
    for bout in ladder.bouts:
        if set(bout.pair) == set(pair):
            return bout
    ladder.bouts.append(Bout(pair, {}))
    return ladder.bouts[-1]


class Scorer:
    """Enters deals into a ladder; a deal with two tables counts when both have been played."""

    def __init__(self, ladder: Ladder) -> None:
        self._ladder = ladder
        self._halves: dict[tuple[frozenset[str], int], dict[Lineup, DealPlayed]] = {}

    def enter(self, deal: DealPlayed) -> bool:
        """Count a table of a deal; whether that completed the deal."""
        bout = bout_of(self._ladder, tuple(dict.fromkeys(deal.bots)))  # type: ignore[arg-type]  # two names
        played = self._halves.setdefault((frozenset(bout.pair), deal.number), {})
        played[deal.bots] = deal
        if len(played) < len(tables(bout.pair, len(deal.bots))):
            return False
        games = [game for half in played.values() for game in half.games]
        bout.shares[deal.number] = fmean(
            sum(win for bot, win in zip(game.bots, game.wins, strict=True) if bot == bout.pair[0]) for game in games
        )
        del self._halves[frozenset(bout.pair), deal.number]
        return True

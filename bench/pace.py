"""How often a game by days stops for each player: plain, and with the plans a sensible person sets.

    .venv/bin/python bench/pace.py [--games 20] [--rounds 2]

Nobody is at the table. A stop is a decision that the game waits for: its player comes within the hour, decides, plans
what follows, and leaves. Plain players only decide. All play like the bot `greedy` when they decide themselves.
The last columns compare planners with plain players at one table, with the same seeds in both directions: what planning
ahead costs, in points a round, with its standard error.
"""

from __future__ import annotations

import argparse
import random
import statistics

from msgspec import Struct
from msgspec.structs import replace

from kibitz.engines.nyet.greedy import choose, values
from kibitz.games.core import Seat
from kibitz.games.nyet.state import Phase
from kibitz.games.nyet.view import View
from kibitz.table import duty, log, requests
from kibitz.table.decide import Change, act, decide
from kibitz.table.info import DAY, ClockSettings, Settings
from kibitz.table.table import Table, fold, opening

HOUR = 3_600_000
VETOES, LEADS = 12, 4
"""How far a person plans: boxes in order of dislike, cards to lead."""


class Played(Struct, frozen=True):
    """A game that was played: stops and points of each seat, and how many hours it took."""

    stops: tuple[int, ...]
    points: tuple[int, ...]
    hours: float
    rounds: int


def plan(view: View, tricks: int) -> tuple[str, ...]:
    """What a sensible person plans with these cards: nothing that needs to know cards they haven't seen."""
    ranked = sorted(view.legal, key=values(view).__getitem__, reverse=True) if view.legal else []
    if view.phase is Phase.NYET:
        return tuple(ranked[1 : 1 + VETOES])
    if view.phase is not Phase.TRICKS or view.terms is None:
        return ()
    lines = [f"if lead: {action}" for action in leads(view)[:LEADS]]
    if view.terms.points > 0:
        lines += ["if ours and last: one", "if ours: lowest not 1", "if theirs: take", "lowest not 1", "lowest"]
    else:
        lines += ["if theirs and last: one", "if ours and last: lowest not 1", "duck", "lowest"]
    return (*lines, f"until {view.round}.{len(view.tricks) + tricks}") if tricks else tuple(lines)


def leads(view: View) -> list[str]:
    """The cards of a hand in the order in which one would lead them."""
    seat = view.viewer
    assert isinstance(seat, int)
    hand = view.hands[seat] or ()
    legal = tuple(f"play {card}" for card in dict.fromkeys(hand))
    leading = replace(view, trick=(), leader=seat, to_act=(seat,), legal=legal, barred=(), winning=None)
    return sorted(legal, key=values(leading).__getitem__, reverse=True)


class Company:
    """A table by days, and the people who play at it."""

    def __init__(self, players: int, rounds: int, seed: int, planners: frozenset[Seat], tricks: int) -> None:
        rng = random.Random(seed)
        settings = Settings(clock=ClockSettings(seconds=3 * DAY))
        chairs = tuple(log.ChairSpec("open") for _ in range(players))
        options = {"players": players, "rounds": rounds}
        opened = log.Opened("nyet", options, settings, chairs, "p0", rng.randbytes(32).hex(), "key")
        self.now, self.planners, self.tricks = 0, planners, tricks
        self.visits = [rng.randrange(HOUR) for _ in range(players)]
        self.stops = [0] * players
        self.table: Table = opening("t", log.Row(1, 0, opened))
        people = (log.Sat(seat, f"p{seat}", f"P{seat}", "bear") for seat in range(players))
        self.write(Change((*people, log.Called(), log.Sealed(), log.Started())))

    def write(self, change: Change) -> None:
        for body in change.bodies:
            self.table, _ = fold(self.table, log.Row(self.table.seq + 1, self.now, body), None)

    def play(self) -> Played:
        while self.table.status == "running":
            wanted = duty.wanted(self.table) if self.planners else ()
            planned = [want for want in wanted if want.why == "plan" and want.seat in self.planners]
            if planned:
                want = min(planned, key=lambda want: want.at)
                self.now = max(self.now, want.at)
                self.write(act(self.table, want.seat, duty.planned(self.table, want.seat) or "", ""))
            else:
                self.visit()
        outcome = self.table.game.outcome(self.table.state)
        assert outcome is not None
        rounds = self.table.game.rounds(self.table.state)
        return Played(tuple(self.stops), outcome.scores, self.now / HOUR, rounds)

    def visit(self) -> None:
        """The next of those comes whom the game waits for."""
        came = {seat: self.now + (self.visits[seat] - self.now) % HOUR for seat in self.acting}
        seat = min(came, key=came.__getitem__)
        self.now = came[seat]
        self.stops[seat] += 1
        number = self.table.count
        while seat in self.acting and (self.table.count == number or self.view(seat).phase is Phase.GIVE):
            self.decide(seat)

    def decide(self, seat: Seat) -> None:
        view = self.view(seat)
        vetoes = plan(view, self.tricks) if view.phase is Phase.NYET else ()
        self.write(act(self.table, seat, choose(view), ""))
        if seat in self.planners and self.table.status == "running":
            lines = vetoes or plan(self.view(seat), self.tricks)
            self.write(
                decide(self.table, f"p{seat}", "", requests.PlanAhead(id="p", lines=tuple(self.open_only(lines))))
            )

    def open_only(self, lines: tuple[str, ...]) -> list[str]:
        """Without the boxes that the rules would refuse by now: one's own veto may have settled a line."""
        seen = self.table.game.view(self.table.state, self.acting[0]) if self.acting else None
        return [line for line in lines if not line.startswith("x ") or (seen is not None and line in seen.legal)]

    @property
    def acting(self) -> tuple[Seat, ...]:
        return self.table.game.to_act(self.table.state)

    def view(self, seat: Seat) -> View:
        view = self.table.game.view(self.table.state, seat)
        assert isinstance(view, View)
        return view


def games(number: int, rounds: int, players: int, planners: frozenset[Seat], tricks: int) -> list[Played]:
    return [Company(players, rounds, seed, planners, tricks).play() for seed in range(number)]


def stops(played: list[Played]) -> tuple[float, float]:
    """Stops a player and round, and hours a round."""
    rounds = sum(game.rounds for game in played)
    seats = len(played[0].stops)
    return sum(map(sum, (game.stops for game in played))) / rounds / seats, sum(g.hours for g in played) / rounds


def price(number: int, rounds: int, players: int, tricks: int) -> tuple[float, float]:
    """What planners score a round more than plain players at the same table, and its standard error."""
    gained: list[float] = []
    for seed in range(number):
        for turn in range(players):
            half = frozenset((turn + i) % players for i in range(players // 2))
            game = Company(players, rounds, seed, half, tricks).play()
            ours = statistics.fmean(game.points[seat] for seat in half)
            rest = statistics.fmean(points for seat, points in enumerate(game.points) if seat not in half)
            gained.append((ours - rest) / game.rounds)
    blocks = [statistics.fmean(gained[i : i + players]) for i in range(0, len(gained), players)]
    return statistics.fmean(blocks), statistics.stdev(blocks) / len(blocks) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    print("players  planned  stops/player/round  hours/round  points/round against plain")
    for players in (3, 4, 5):
        everyone = frozenset(range(players))
        plain, hours = stops(games(given.games, given.rounds, players, frozenset(), 0))
        print(f"{players:7}  {'plain':>7}  {plain:18.1f}  {hours:11.1f}")
        for tricks in (2, 3, 4, 6, 0):
            ahead, hours = stops(games(given.games, given.rounds, players, everyone, tricks))
            gain, error = price(given.games, given.rounds, players, tricks)
            print(
                f"{players:7}  {tricks or 'round':>7}  {ahead:18.1f}  {hours:11.1f}  {gain:+.2f} ± {error:.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()

"""Bots starved of processor time: a floor of work is always done, and the heuristic stands unless that speaks up.

The clock of these tests says at once that the time is up, so nothing here depends on how fast the machine is.
"""

from __future__ import annotations

import random
import statistics
import time
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from kibitz.compiled.face_to_face.pack import CODE, TEXT, from_view
from kibitz.engines.core import find_bot
from kibitz.engines.face_to_face import greedy as duel_greedy
from kibitz.engines.face_to_face import search as duel_search
from kibitz.engines.face_to_face.habits import looks_odd
from kibitz.engines.face_to_face.turns import Plans
from kibitz.engines.nyet import greedy as nyet_greedy
from kibitz.engines.nyet import search as nyet_search
from kibitz.games.nyet.view import View
from tables import DUEL, NYET, random_game

BOTS = ["club", "expert", "master"]


@pytest.fixture(autouse=True)
def _no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that has moved on by an hour whenever someone looks."""
    hours = count(0, 3600)
    monkeypatch.setattr(time, "monotonic", lambda: float(next(hours)))


def nyet_views(number: int) -> list[View]:
    """Views with a choice, from all phases of random rounds with two to five players."""
    views = []
    for seed in range(8):
        rng = random.Random(seed)
        options = NYET.options({"players": 2 + seed % 4, "rounds": 2})
        for state, *_ in random_game(NYET, NYET.start(options, rng.randbytes(32)).state, rng):
            if seats := NYET.to_act(state):
                view = NYET.view(state, seats[0])
                if len(view.legal) > 1:
                    views.append(view)
    return random.Random(0).sample(views, number)


def duel_views(number: int) -> list[Any]:
    """Views with a choice at random moments of random duels."""
    views = []
    for seed in range(4):
        rng = random.Random(seed)
        for state, *_ in random_game(DUEL, DUEL.start(DUEL.options({}), rng.randbytes(32)).state, rng):
            if DUEL.to_act(state) and len(DUEL.view(state, state.seat).legal) > 1:
                views.append(DUEL.view(state, state.seat))
    return random.Random(0).sample(views, number)


@pytest.mark.parametrize("bot", BOTS)
def test_nyet_the_heuristic_stands_unless_a_floor_of_worlds_speaks_up(bot: str) -> None:
    """Sixteen worlds are always evaluated; what leads greedy's choice in them by less than its error is not played."""
    same = 0
    for view in nyet_views(40):
        effort = replace(nyet_search.EFFORTS[bot], millis=0.1)
        action, usual = find_bot(bot).decide(view, rng=random.Random(3), millis=0).action, nyet_greedy.choose(view)
        same += action == usual
        found = nyet_search.evaluate(view, effort, random.Random(3), keep=True)
        assert found.chances is not None
        assert found.points is not None
        assert found.worlds == nyet_search.CHUNK == 16
        if action != usual:
            one, other = view.legal.index(action), view.legal.index(usual)
            leads = [
                chances[one] - chances[other] + effort.points_weight * (points[one] - points[other])
                for chances, points in zip(found.chances, found.points, strict=True)
            ]
            assert statistics.mean(leads) > effort.evidence * statistics.stdev(leads) / len(leads) ** 0.5
    assert same > 10


@pytest.mark.parametrize("bot", BOTS)
def test_face_to_face_the_heuristic_stands_unless_a_floor_of_worlds_speaks_up(bot: str) -> None:
    """All plans are tried in sixteen worlds; the plan played leads the one greedy begins with beyond error, or that one
    gives a card for nothing or leaves a jump lying."""
    same = 0
    for view in duel_views(25):
        effort = replace(duel_search.EFFORTS[bot], millis=0.1)
        decision, usual = find_bot(bot).decide(view, rng=random.Random(3), millis=0), duel_greedy.choose(view)
        same += decision.action == usual
        plans = Plans(from_view(view), searching=effort.searching)
        _, trials = duel_search.successive_elimination(view, plans, effort, 0.0)
        assert min(trial.worlds for trial in trials.values()) >= duel_search.FLOOR == 16
        if decision.action != usual:
            best, other = (
                next((plan for plan in trials if CODE[text] in plans.first_actions(plan)), None)
                for text in (decision.action, usual)
            )
            assert best is not None
            if other is None or looks_odd(view, [TEXT[code] for code in plans.codes(other)]):
                continue  # greedy's action loses at once, or looks odd
            lead = trials[best].worth_lead(trials[other])
            equal = lead.mean == lead.error == 0  # the same cards in another order
            assert equal or lead.mean > effort.evidence * lead.error
    assert same > 5


def test_starved_club_does_not_lose_to_greedy_in_nyet() -> None:
    """Single rounds for two from both seats of the same deals: on the whole, club leads."""
    leads = []
    for seed in range(10):
        for ours in range(2):
            state = NYET.start(NYET.options({"players": 2, "rounds": 1}), random.Random(seed).randbytes(32)).state
            luck = random.Random(seed)
            while (seat := NYET.next_to_act(state)) is not None:
                bot = find_bot("club" if seat == ours else "greedy")
                action = bot.decide(NYET.view(state, seat), rng=luck, millis=0).action
                state = NYET.play(state, seat, NYET.parse(action)).state
            points = state.history[-1].points
            leads.append(points[ours] - points[1 - ours])
    assert statistics.mean(leads) > 0


def test_starved_club_does_not_lose_to_greedy_in_face_to_face() -> None:
    """Ten pairs of draw piles, played from both sides: club wins more than half."""
    wins = 0
    for seed in range(10):
        for ours in range(2):
            state = DUEL.start(DUEL.options({}), random.Random(seed).randbytes(32)).state
            while (seat := DUEL.next_to_act(state)) is not None:
                bot = find_bot("club" if seat == ours else "greedy")
                action = bot.decide(DUEL.view(state, seat), rng=random.Random(0), millis=0).action
                state = DUEL.play(state, seat, DUEL.parse(action)).state
            wins += state.winner == ours
    assert wins > 10

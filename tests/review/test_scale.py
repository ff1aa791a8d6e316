"""A class lies between bots whose costs were measured."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kibitz.engines.core import BOTS
from kibitz.review import scale
from kibitz.review.model import Class, SeatReview
from kibitz.review.parts import Judged
from kibitz.review.replayed import replayed
from kibitz.review.scale import Rung, Scale, classify, monotone, scales
from kibitz.review.tasks import plan, run
from review.played import TINY, duel

LINE = SeatReview(1.0, 0.5, 0.2, 0.2, 0.1)


def ladder(*costs: float) -> tuple[Rung, ...]:
    return tuple(Rung(bot, cost, 0.001, 10, 100) for bot, cost in zip(BOTS, costs, strict=True))


def test_costs_never_rise_with_strength() -> None:
    """Where two bots were measured in the wrong order, they share their mean; the others stay as they were."""
    rungs = monotone(ladder(0.06, 0.02, 0.01, 0.03, 0.001))
    assert [rung.cost for rung in rungs] == pytest.approx([0.06, 0.02, 0.02, 0.02, 0.001])
    assert [rung.bot for rung in rungs] == list(BOTS)


def test_bots_not_told_apart_share_their_cost() -> None:
    """A lead within two standard errors is none; what the next bots are isn't touched by it."""
    leads = [(0.02, 0.005), (0.01, 0.004), (0.002, 0.0015), (0.009, 0.001), (None, 0.0)]
    measured = zip(ladder(0.06, 0.04, 0.012, 0.010, 0.001), leads, strict=True)
    rungs = monotone(tuple(replace(rung, lead=lead, lead_error=error) for rung, (lead, error) in measured))
    assert [rung.cost for rung in rungs] == pytest.approx([0.06, 0.04, 0.011, 0.011, 0.001])


@pytest.mark.parametrize(("cost", "low", "high"), [(0.02, "greedy", "club"), (0.005, "club", ""), (0.011, "club", "")])
def test_a_class_never_lies_between_bots_not_told_apart(
    cost: float, low: str, high: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Club, expert and master count as one: above them is above club, and nothing is said of master."""
    record = duel(1)
    game = replayed(record)
    known = next(found for task in plan(record, TINY) for found in run(record, task, TINY).judged)
    known = replace(known, cost=cost, decision=replace(known.decision, real=True))
    rungs = [replace(rung, lead=0.001, lead_error=0.002) for rung in ladder(0.06, 0.04, 0.012, 0.011, 0.010)]
    rungs[0], rungs[1] = replace(rungs[0], lead=0.02), replace(rungs[1], lead=0.03)
    monkeypatch.setattr(scale, "scale_for", lambda *_: Scale("face-to-face", 2, tuple(rungs)))
    line = classify(game, LINE, {known.decision.step: known}, known.decision.seat)
    assert line.skill is not None
    assert (line.skill.low, line.skill.high) == (low, high)


@pytest.mark.parametrize(
    ("cost", "low", "high"),
    [(0.08, "", "random"), (0.05, "random", "greedy"), (0.015, "club", "expert"), (0.0005, "master", "")],
)
def test_a_seat_is_placed_between_two_bots(cost: float, low: str, high: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = duel(1)
    judged = next(
        found for task in plan(record, TINY) for found in run(record, task, TINY).judged if found.decision.real
    )
    known: Judged = replace(judged, cost=cost)
    found = Scale("face-to-face", 2, ladder(0.06, 0.04, 0.02, 0.01, 0.001))
    monkeypatch.setattr(scale, "scale_for", lambda *_: found)
    seat = known.decision.seat
    line = classify(replayed(record), LINE, {known.decision.step: known}, seat)
    assert line.skill == Class(low, high, cost, known.cost_error)
    assert [(kind.kind, kind.number) for kind in line.kinds] == [(known.fine, 1)]
    assert classify(replayed(record), LINE, {}, seat).skill is None, "without a real choice there is no class"


def test_the_scales_that_come_with_the_package() -> None:
    measured = {(each.game, each.players) for each in scales().scales}
    assert measured >= {("face-to-face", 2), ("nyet", 2), ("nyet", 3), ("nyet", 4), ("nyet", 5)}
    for each in scales().scales:
        assert [rung.bot for rung in each.rungs] == list(BOTS)
        assert each.rungs[0].cost > each.rungs[-1].cost

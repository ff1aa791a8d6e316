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

"""The account: an identity for every game, luck without bias, and a review that can be repeated and stored."""

from __future__ import annotations

import random
from functools import cache
from statistics import fmean, stdev

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.games.record import BadRecord, Record
from kibitz.review.account import settle
from kibitz.review.luck import luck_in
from kibitz.review.model import Review
from kibitz.review.parts import Chance, Part, Task
from kibitz.review.replayed import replayed
from kibitz.review.tasks import assemble, plan, run
from review.played import TINY, duel, nyet, review_of

GAMES = [
    nyet(1),
    nyet(2, players=2, bots=("random",)),
    nyet(3, players=3),
    nyet(4, players=5, bots=("random",)),
    nyet(5, players=3, rounds=None, target=20),
    duel(1),
    duel(7, bots=("random",)),
]


@cache
def part(which: int, number: int) -> Part:
    """A piece of the review of a game; tests that look at the same one share it."""
    return run(GAMES[which], plan(GAMES[which], TINY)[number], TINY)


def check(review: Review, record: Record) -> None:
    assert record.result is not None
    for seat, line in enumerate(review.seats):
        assert line.result == pytest.approx(line.expectation + line.luck + line.own + line.others, abs=1e-9)
        margin = line.margin
        assert margin is not None
        parts = margin.expectation + margin.luck + margin.own + margin.others
        assert margin.result == pytest.approx(parts, abs=1e-9)
        if review.unit == "points":
            assert line.result == record.result.scores[seat]
        else:
            assert line.result == float(seat in record.result.winners)


@pytest.mark.parametrize(
    "which", range(len(GAMES)), ids=lambda which: f"{GAMES[which].game}-{len(GAMES[which].players)}"
)
def test_a_whole_review(which: int) -> None:
    """The identity, one decision for every action, forced ones no choice; and the same again from stored parts."""
    record = GAMES[which]
    parts = [part(which, number) for number in range(len(plan(record, TINY)))]
    review = assemble(record, TINY, parts)
    check(review, record)
    assert [each.step for each in review.decisions] == list(range(len(record.actions)))
    assert [(each.seat, each.action) for each in review.decisions] == list(record.actions)
    game = replayed(record)
    for each in review.decisions:
        if game.choices(each.step) == 1:
            assert not each.real
            assert each.label == "none"
        assert each.fair.chance >= 0 <= each.open.chance
        assert sum(each.chances) == pytest.approx(1)
    stored = [msgspec.json.decode(msgspec.json.encode(each), type=Part) for each in reversed(parts)]
    assert assemble(record, TINY, stored) == review
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review
    again = [
        run(record, msgspec.json.decode(msgspec.json.encode(task), type=Task), TINY) for task in plan(record, TINY)
    ]
    assert again == parts


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(range(len(GAMES))))
def test_the_identity_holds_with_any_parts_missing(seed: int, which: int) -> None:
    """Progress is shown while work is under way: whatever is there adds up."""
    record, rng = GAMES[which], random.Random(seed)
    numbers = rng.sample(range(len(plan(record, TINY))), 5)
    check(assemble(record, TINY, [part(which, number) for number in numbers]), record)


@settings(max_examples=50, deadline=None)
@given(st.data())
def test_the_identity_holds_for_any_values(data: st.DataObject) -> None:
    """The account telescopes: it doesn't depend on how good the values are."""
    record = GAMES[data.draw(st.sampled_from(range(len(GAMES))))]
    game = replayed(record)
    numbers = st.floats(-1e3, 1e3)
    row = st.tuples(*[numbers] * game.seats)
    steps = data.draw(st.lists(st.integers(0, len(record.actions) - 1), max_size=4, unique=True))
    events = {step: Chance(step, data.draw(row), data.draw(row), data.draw(row | st.just(()))) for step in steps}
    result = data.draw(row)
    for line in settle(game, result, {}, events).seats:
        assert line.result == pytest.approx(line.expectation + line.luck + line.own + line.others, abs=1e-9, rel=1e-12)


def test_what_hidden_cards_made_of_a_turn_is_luck() -> None:
    """A turn is its player's by what could be known of it, if the value at its beginning is known; the rest is luck."""
    record = duel(1)
    game = replayed(record)
    end = next(step for step in range(1, len(record.actions)) if game.states[step].turn > game.states[0].turn)
    player = record.actions[0][0]
    deal = Chance(0, (0.5, 0.5), (0.6, 0.4))
    draw = Chance(end, (0.3, 0.7), (0.3, 0.7), since=0, fair=(-0.1, 0.1))
    blind = msgspec.structs.replace(draw, fair=())
    result = (0.3, 0.7)
    for events, luck, own in (
        ({0: deal, end: draw}, -0.1, -0.1),
        ({0: deal, end: blind}, 0.1, -0.3),
        ({end: draw}, 0.0, -0.2),
    ):
        account = settle(game, result, {}, events).seats
        changed = account[0].own if player == 0 else account[0].others
        assert account[0].luck == pytest.approx(luck)
        if 0 in events:
            assert changed == pytest.approx(own)


@pytest.mark.parametrize("name", ["nyet", "face-to-face"])
def test_luck_has_no_bias(name: str) -> None:
    """Over many games the luck of a seat is zero within four standard errors."""
    records = [nyet(seed, bots=("random",)) if name == "nyet" else duel(seed, bots=("random",)) for seed in range(40)]
    lucks = [luck_in(record, TINY).seats[0] for record in records]
    assert stdev(lucks) > 0
    assert abs(fmean(lucks)) < 4 * stdev(lucks) / len(lucks) ** 0.5


def test_only_finished_games_are_reviewed() -> None:
    record = duel(1)
    unfinished = msgspec.structs.replace(record, actions=record.actions[:-1], result=None)
    with pytest.raises(BadRecord) as caught:
        plan(unfinished, TINY)
    assert caught.value.refusal.code == "not-finished"


def test_more_effort_is_more_worlds_and_less_error() -> None:
    record = nyet(1)
    task = next(task for task in plan(record, TINY) if task.event < 0)
    few, many = (run(record, task, effort).judged[0] for effort in (TINY, msgspec.structs.replace(TINY, scale=6.0)))
    errors = [max(each.chance_error for each in found.decision.candidates) for found in (few, many)]
    assert errors[1] < errors[0]


def test_a_review_of_a_game_names_its_engine_and_effort() -> None:
    review = review_of(nyet(2, players=2, bots=("random",)))
    assert (review.effort, review.unit) == ("tiny", "points")
    assert review.engine.startswith("kibitz-review ")

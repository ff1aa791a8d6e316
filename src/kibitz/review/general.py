"""The review of a game that has none of its own: flat Monte Carlo with random rollouts, by the rules alone.

Fair values come from worlds that `sample` draws from the seat's view. A game without `sample` has no fair prices: all
its decisions count as no choice. The account knows one chance event, the deal: before it, everyone expects the same
share.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from kibitz.engines.generic import roll_out, shares_of
from kibitz.games.core import Seat
from kibitz.review.effort import Effort
from kibitz.review.labels import Curve, judge
from kibitz.review.model import Candidate, Kind, OpenPrice, ReviewedDecision, Unit
from kibitz.review.parts import Chance, Judged, Part, Task
from kibitz.review.prices import Found, Sample, apart, mean_error, priced
from kibitz.review.replayed import Replayed, seed_of

UNIT: Unit = "chance"
CURVE = Curve(0.05, 0.10, 0.15)
FIRST, MOST, BATCH = 40, 160, 20
OPEN_ROLLOUTS = 80


def tasks(game: Replayed) -> list[Task]:
    """The deal, then every decision with a choice, the last ones first: they decide."""
    choices = [step for step in range(len(game.record.actions)) if game.choices(step) > 1]
    return [Task("deal", event=0), *(Task(f"step {step}", (step,)) for step in reversed(choices))]


def run(game: Replayed, task: Task, effort: Effort) -> Part:
    """The deal or one decision."""
    if task.event >= 0:
        rng = random.Random(game.seed("deal"))  # noqa: S311  not a secret
        seat = game.record.actions[0][0]
        number = effort.worlds(OPEN_ROLLOUTS, least=2)
        legal = [str(action) for action in game.game.legal(game.states[0], seat)]
        after = _mean([_rollout(game, game.states[0], seat, rng.choice(legal), rng)[0] for _ in range(number)])
        even = (1 / game.seats,) * game.seats
        return Part(task.key, chance=(Chance(0, even, after, chances=after),))
    return Part(task.key, tuple(_judge(game, step, effort) for step in task.steps))


def kind(game: Replayed, step: int) -> Kind:  # noqa: ARG001  all alike
    return "card"


def result(game: Replayed) -> tuple[float, ...]:
    """Each seat's share of the win."""
    return shares_of(game.outcome)


def _judge(game: Replayed, step: int, effort: Effort) -> Judged:
    view, (seat, action) = game.view(step), game.record.actions[step]
    legal: tuple[str, ...] = view.legal
    chosen = legal.index(action)
    rest = [i for i in range(len(legal)) if i != chosen]
    sample = _weigh(game, view, seat, effort, chosen)
    shown, after = _open(game, step, legal, chosen, effort)
    found = priced(sample, [chosen], rest) if len(sample) else None
    real = found is not None and apart(sample, range(len(legal)))
    label, punished = judge(CURVE, found, shown, real=real) if found is not None else ("none", False)
    if found is None:
        found = Found(0.0, 0.0, 0.0, 0.0, chosen, chosen)
    decision = ReviewedDecision(
        step=step,
        seat=seat,
        kind="card",
        action=action,
        best=legal[found.best],
        real=real,
        fair=found.shown(),
        open=shown,
        label=label,
        punished=punished,
        candidates=tuple(
            sorted(
                (
                    Candidate(
                        text,
                        *mean_error([row[i] for row in sample.chances]),
                        *mean_error([row[i] for row in sample.points]),
                    )
                    for i, text in enumerate(legal)
                ),
                key=lambda each: -each.chance,
            )
        ),
    )
    return Judged(decision, found.chance, found.chance_error, "card", after, after)


def _weigh(game: Replayed, view: Any, seat: Seat, effort: Effort, chosen: int) -> Sample:
    """Every action in worlds that fit the view, with points as the lead over the mean of the others."""
    rng = random.Random(seed_of(msgspec.json.encode(view)))  # noqa: S311  not a secret
    sample = Sample()
    rest = [i for i in range(len(view.legal)) if i != chosen]
    size = effort.batch(BATCH)
    first, most = effort.worlds(FIRST, least=2 * size), effort.worlds(MOST, least=2 * size)
    while len(sample) < first or (len(sample) < most and CURVE.undecided(priced(sample, [chosen], rest))):
        half = len(sample) // size % 2
        for _ in range(size):
            try:
                world = game.game.sample(view, rng)
            except NotImplementedError:
                return Sample()
            found = [_rollout(game, world, seat, text, rng) for text in view.legal]
            sample.add([shares[seat] for shares, _ in found], [lead for _, lead in found], half)
    return sample


def _open(
    game: Replayed, step: int, legal: tuple[str, ...], chosen: int, effort: Effort
) -> tuple[OpenPrice, tuple[float, ...]]:
    """The price in the true deal, and everyone's chances after the action."""
    seat = game.record.actions[step][0]
    rng = random.Random(game.seed("open", step))  # noqa: S311  not a secret
    sample = Sample()
    after: list[tuple[float, ...]] = []
    for number in range(effort.worlds(OPEN_ROLLOUTS, least=4)):
        found = [_rollout(game, game.states[step], seat, text, rng) for text in legal]
        sample.add([shares[seat] for shares, _ in found], [lead for _, lead in found], number % 2)
        after.append(found[chosen][0])
    price = priced(sample, [chosen], [i for i in range(len(legal)) if i != chosen]).shown()
    return OpenPrice(price.chance, price.chance_error, price.points, price.points_error), _mean(after)


def _rollout(game: Replayed, state: Any, seat: Seat, text: str, rng: random.Random) -> tuple[tuple[float, ...], float]:
    """Everyone's share of the win after an action and random play, and the seat's lead in points."""
    outcome = roll_out(game.game, state, seat, text, rng)
    if outcome is None:
        return (1 / game.seats,) * game.seats, 0.0
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return shares_of(outcome), outcome.scores[seat] - sum(others) / len(others)


def _mean(rows: list[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))

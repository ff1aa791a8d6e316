"""Prices of every action in Face to Face, and the luck of its draws.

A turn is one plan, and an action is worth the best plan that begins with it. So the price of an action is what it takes
away from the turn: the best plan before it minus the best plan after it. All actions of a turn are tried in the same
worlds, and their prices add up to the price of the whole turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.compiled.face_to_face.pack import CODE, TEXT, from_view, pack
from kibitz.compiled.face_to_face.playout import worlds as draw_worlds
from kibitz.engines.face_to_face.outcomes import Turn, open_chances, position_value
from kibitz.engines.face_to_face.search import turn_seed
from kibitz.games.core import Seat
from kibitz.games.face_to_face.piles import GIFTS
from kibitz.games.face_to_face.state import State
from kibitz.games.face_to_face.view import View
from kibitz.review.effort import Effort
from kibitz.review.face_to_face.words import explain
from kibitz.review.labels import Curve, judge
from kibitz.review.model import Candidate, Kind, OpenPrice, ReviewedDecision, Unit
from kibitz.review.parts import Chance, Judged, Part, Task
from kibitz.review.prices import Sample, apart, mean_error, priced
from kibitz.review.replayed import Replayed, mover

UNIT: Unit = "chance"
CURVE = Curve(0.03, 0.07, 0.12)
TURNS, CANDIDATES = 4, 4
PLANS = 120
"""How many of the most promising plans are tried in a few worlds; each action's best plan is always among them."""
SCAN, KEEP, KEEP_CHOSEN = 24, 10, 3
"""Worlds of that first stage, and the plans kept: of all, and of those that begin with the chosen action."""
FIRST, MOST = 100, 1200
BATCH = 50
"""Worlds drawn at a time; every other batch belongs to the other half."""
VARIANTS = tuple((turns, candidates) for turns in (4, 8, 16, 200) for candidates in (2, 3, 4))
"""Rollouts with the true cards are deterministic, so several kinds of them give the error."""
SHUFFLES = 1500
"""Shuffles of the draw piles for what a position is worth."""
NOBODY = -1


def tasks(game: Replayed) -> list[Task]:
    """The deal and the draws, turn by turn, each with the turn's decisions; late turns of a long game first."""
    turns = _turns(game)
    order = sorted(turns, key=lambda steps: -steps[-1])
    found = [Task("deal", event=0)]
    found += [Task(f"draw {steps[-1] + 1}", event=steps[-1] + 1) for steps in turns if _ends(game, steps)]
    choices = [tuple(step for step in steps if game.choices(step) > 1) for steps in order]
    return [*(Task(f"turn {steps[0]}", steps) for steps in choices if steps), *found]


def run(game: Replayed, task: Task, effort: Effort) -> Part:
    """One chance event or the decisions of one turn."""
    if task.event >= 0:
        return Part(task.key, chance=(_draw(game, task.event, effort),))
    return Part(task.key, tuple(_judge(game, step, effort) for step in task.steps))


def kind(game: Replayed, step: int) -> Kind:
    return "turn" if game.record.actions[step][1] == "end" else "card"


def result(game: Replayed) -> tuple[float, ...]:
    """1 for the winner, 0 for the loser."""
    return tuple(float(seat in game.outcome.winners) for seat in range(game.seats))


def _turns(game: Replayed) -> list[tuple[int, ...]]:
    """The steps of each turn."""
    found: dict[int, list[int]] = {}
    for step in range(len(game.record.actions)):
        found.setdefault(game.states[step].turn, []).append(step)
    return [tuple(steps) for steps in found.values()]


def _ends(game: Replayed, steps: tuple[int, ...]) -> bool:
    """Whether a turn ended with a draw of cards, rather than with the game."""
    return game.record.actions[steps[-1]][1] == "end"


# ── Chance ─────────────────────────────────────────────────────────────────────────────────────


def _draw(game: Replayed, step: int, effort: Effort) -> Chance:
    """The luck of a draw, or of the deal: what the position is worth after it, and after other draws.

    The turn before the draw is worth what it changed on average over the hands that the opponent could hold.
    """
    after = _worth(game, game.states[step], effort, step, draw=False)
    if step == 0:
        return Chance(0, (0.5, 0.5), after, chances=after)
    end: State = game.states[step - 1]
    begin = next(number for number in range(step) if game.states[number].turn == end.turn)
    other = 1 - mover(game, step - 1)
    expected = _worth(game, end, effort, step, draw=True)
    fair, before = (
        _worth(game, state, effort, step, draw=draw, hidden=other)
        for state, draw in ((end, True), (game.states[begin], False))
    )
    return Chance(
        step,
        expected,
        after,
        chances=after,
        since=begin,
        fair=tuple(late - early for late, early in zip(fair, before, strict=True)),
    )


def _worth(
    game: Replayed, state: State, effort: Effort, step: int, *, draw: bool, hidden: Seat = NOBODY
) -> tuple[float, float]:
    """Both players' chances with shuffled draw piles and open hands, but for one that may be `hidden`; computed in the
    same way before and after a draw."""
    if state.winner is not None:
        return (1.0, 0.0) if state.winner == 0 else (0.0, 1.0)
    mean, _ = position_value(
        pack(state),
        effort.worlds(SHUFFLES),
        draw=draw,
        turns=TURNS,
        candidates=CANDIDATES,
        seed=game.seed("draw", step),
        hidden=hidden,
    )
    return mean, 1 - mean


# ── Decisions ──────────────────────────────────────────────────────────────────────────────────


class Weighed:
    """The plans that were tried for one action, and their values."""

    def __init__(self, view: View, action: str, effort: Effort) -> None:
        self.turn = Turn(from_view(view))
        self.view = view
        self.seed = turn_seed(view)
        code = CODE[action]
        self.begins = [set(self.turn.first_actions(plan)) for plan in range(len(self.turn))]
        plans = self._promising(code)
        self.begun = effort.worlds(SCAN, least=8)
        scan = self._tried(plans, 0, self.begun, cards=False)
        ranked = sorted(range(len(plans)), key=lambda i: -sum(row[i] for row in scan.chances))
        kept = ranked[:KEEP]
        kept += [i for i in ranked if code in self.begins[plans[i]]][:KEEP_CHOSEN]
        kept += [i for i in ranked if self._opens(plans[i], [plans[k] for k in kept])]
        self.plans = [plans[i] for i in dict.fromkeys(kept)]
        self.chosen = [i for i, plan in enumerate(self.plans) if code in self.begins[plan]]
        self.others = [i for i, plan in enumerate(self.plans) if code not in self.begins[plan]]
        self.loses = not self.chosen
        """The chosen action begins no plan: it loses at once, whatever the cards. It's a candidate of its own."""
        if self.loses:
            self.chosen = [len(self.plans)]
        self.sample = Sample()
        size = effort.batch(BATCH)
        first, most = effort.worlds(FIRST, least=2 * size), effort.worlds(MOST, least=2 * size)
        while len(self.sample) < first or (
            len(self.sample) < most and CURVE.undecided(priced(self.sample, self.chosen, self.others))
        ):
            number = len(self.sample) // size
            tried = self._tried(self.plans, self.begun + len(self.sample), size, cards=True)
            for row, points in zip(tried.chances, tried.points, strict=True):
                self.sample.add(*self.with_loss(row, points), number % 2)

    def with_loss(self, chances: list[float], points: list[float]) -> tuple[list[float], list[float]]:
        """The values of all candidates: those of the plans, and of an action that loses at once."""
        return ([*chances, 0.0], [*points, min(points)]) if self.loses else (chances, points)

    def _promising(self, code: int) -> list[int]:
        """The plans worth a look: the network's favourites, and for each action the best that begin with it."""
        chosen: list[int] = []
        begun: dict[int, int] = {}
        for plan, firsts in enumerate(self.begins):
            rare = any(begun.get(first, 0) < (KEEP_CHOSEN if first == code else 1) for first in firsts)
            if plan < PLANS or rare:
                chosen.append(plan)
            for first in firsts:
                begun[first] = begun.get(first, 0) + 1
        return chosen

    def _opens(self, plan: int, kept: list[int]) -> bool:
        """Whether a plan is the first that begins with some action."""
        found = self.begins[plan] - {first for other in kept for first in self.begins[other]}
        if found:
            kept.append(plan)
        return bool(found)

    def _tried(self, plans: Sequence[int], first: int, number: int, *, cards: bool) -> Sample:
        drawn = draw_worlds(self.view, number, seed=self.seed, first=first)
        chances, leads = self.turn.outcomes(drawn, plans, turns=TURNS, candidates=CANDIDATES, cards=cards)
        sample = Sample()
        for i in range(number):
            sample.add([chances[i, j] for j in range(len(plans))], [leads[i, j] for j in range(len(plans))], 0)
        return sample


def _judge(game: Replayed, step: int, effort: Effort) -> Judged:
    state: State = game.states[step]
    view: View = game.view(step)
    seat, action = game.record.actions[step]
    weighed = Weighed(view, action, effort)
    found = priced(weighed.sample, weighed.chosen, weighed.others)
    firsts = _firsts(weighed, view)
    differing = [*firsts.values(), *(weighed.chosen if weighed.loses else ())]
    real = len(differing) > 1 and apart(weighed.sample, differing)
    shown = _open(state, weighed)
    label, punished = judge(CURVE, found, shown, real=real)
    best = action if found.best in weighed.chosen else TEXT[weighed.turn.codes(weighed.plans[found.best])[0]]
    telling = label not in ("none", "good")
    why, lines = explain(view, action, weighed, found, label) if telling else ((), ())
    decision = ReviewedDecision(
        step=step,
        seat=seat,
        kind=kind(game, step),
        action=action,
        best=best,
        real=real,
        fair=found.shown(),
        open=shown,
        label=label,
        punished=punished,
        why=why,
        candidates=_candidates(weighed, firsts),
        lines=lines,
    )
    return Judged(decision, found.chance, found.chance_error, _fine(action, best))


def _firsts(weighed: Weighed, view: View) -> dict[str, int]:
    """For each action the best plan that begins with it, among those tried in all worlds."""
    means = [sum(row[i] for row in weighed.sample.chances) for i in range(len(weighed.plans))]
    found: dict[str, int] = {}
    for i in sorted(range(len(weighed.plans)), key=lambda i: -means[i]):
        for code in weighed.begins[weighed.plans[i]]:
            found.setdefault(TEXT[code], i)
    return {action: found[action] for action in view.legal if action in found}


def _candidates(weighed: Weighed, firsts: dict[str, int]) -> tuple[Candidate, ...]:
    found = [
        Candidate(
            action,
            *mean_error([row[i] for row in weighed.sample.chances]),
            *mean_error([row[i] for row in weighed.sample.points]),
        )
        for action, i in firsts.items()
    ]
    return tuple(sorted(found, key=lambda each: (-each.chance, -each.points)))


def _open(state: State, weighed: Weighed) -> OpenPrice:
    """The price with the true hands and draw piles."""
    position = pack(state)
    turn = Turn(position)
    texts = {tuple(turn.codes(plan)): plan for plan in range(len(turn))}
    plans = [texts[tuple(weighed.turn.codes(plan))] for plan in weighed.plans]
    chances, leads = open_chances(position, plans, turn, VARIANTS)
    sample = Sample()
    for i in range(len(VARIANTS)):
        row = [chances[i, j] for j in range(len(plans))], [leads[i, j] for j in range(len(plans))]
        sample.add(*weighed.with_loss(*row), i % 2)
    price = priced(sample, weighed.chosen, weighed.others).shown()
    return OpenPrice(price.chance, price.chance_error, price.points, price.points_error)


def _fine(action: str, best: str) -> str:
    """What a decision was about: a gift, how many cards, or where on one's own piles."""
    if any(text.split()[0] in GIFTS for text in (action, best)):
        return "gift"
    return "number" if "end" in (action, best) else "own"

"""Prices of every decision in Nyet!, and the luck of its deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TypeAlias

import msgspec

from kibitz.compiled.common.bulk import Reals
from kibitz.compiled.nyet.codes import codes_for
from kibitz.compiled.nyet.pack import pack
from kibitz.compiled.nyet.sample import Sampler, Worlds
from kibitz.engines.nyet.belief import metropolis, resample
from kibitz.engines.nyet.outcomes import dealt_points, open_outcomes, outcomes
from kibitz.engines.nyet.search import POINTS_A_ROUND, solver, spread
from kibitz.games.core import Seat
from kibitz.games.nyet.scoring import totals
from kibitz.games.nyet.state import Phase, State
from kibitz.games.nyet.view import View
from kibitz.review.effort import Effort
from kibitz.review.labels import Curve, judge
from kibitz.review.model import Candidate, Kind, OpenPrice, ReviewedDecision, Unit
from kibitz.review.nyet.words import Comparison, explain
from kibitz.review.parts import Chance, Judged, Part, Task
from kibitz.review.prices import Found, Sample, apart, mean_error, priced
from kibitz.review.replayed import Replayed, mover, seed_of

Race: TypeAlias = tuple[float, int, float]
"""How scores become chances: the spread of later rounds, the target (0: none), and the spread below the target."""

UNIT: Unit = "points"
CURVE = Curve(0.02, 0.05, 0.10)
KINDS: dict[Phase, Kind] = {
    Phase.NYET: "veto",
    Phase.TEAM: "team",
    Phase.BONUS: "bonus",
    Phase.GIVE: "discard",
    Phase.TRICKS: "card",
}
CHUNK = 16
"""Worlds drawn at a time; chunks are independent, and every other one belongs to the other half."""
FIRST, MOST = 32, 256
"""Worlds for every decision, and for one whose label is open, at the usual effort."""
PROPOSALS, STEPS = 4, 40
ROLLOUTS = 8
"""Per world: half of them with all hands open, half from information sets."""
EXACT, OPEN_EXACT = 2, 8
"""With this many cards in hand or fewer, a world is solved, and so is the true deal."""
OPEN_BATCHES, OPEN_ROLLOUTS = 16, 16
DEALS = 2000
"""Other deals that a deal is compared with."""
DEAL_ROLLOUTS = 200
ENDGAME = 5
"""With this many cards in hand or fewer, a decision belongs to the endgame: its rollouts end with solved tricks."""


def tasks(game: Replayed) -> list[Task]:
    """The deals, then every decision with a choice, those that can change most first."""
    deals = [Task(f"deal {state.round}", event=step) for step, state in _deals(game)]
    choices = [step for step in range(len(game.record.actions)) if game.choices(step) > 1]
    choices.sort(key=lambda step: -stake(game.states[step], mover(game, step)))
    return [*deals, *(Task(f"step {step}", (step,)) for step in choices)]


def run(game: Replayed, task: Task, effort: Effort) -> Part:
    """One deal or one decision."""
    if task.event >= 0:
        return Part(task.key, chance=(_deal(game, task.event, effort),))
    return Part(task.key, tuple(_judge(game, step, effort) for step in task.steps))


def kind(game: Replayed, step: int) -> Kind:
    return KINDS[game.states[step].phase]


def result(game: Replayed) -> tuple[float, ...]:
    """The final scores."""
    return tuple(map(float, game.outcome.scores))


def _deals(game: Replayed) -> list[tuple[int, State]]:
    """The first state of each round, and its step."""
    found: list[tuple[int, State]] = []
    for step, state in enumerate(game.states[:-1]):
        if not found or found[-1][1].round != state.round:
            found.append((step, state))
    return found


def stake(state: State, seat: Seat) -> float:
    """How much a decision can change: late rounds at high points, early in a round, of a seat that may win or not."""
    points = abs(state.terms.points) if state.terms is not None else 2
    scores = totals(state.options.players, state.history)
    race = race_of(state)
    width = max(race[0], race[2], 6.0)
    early = {Phase.NYET: 1.5, Phase.TEAM: 3.0, Phase.BONUS: 3.0, Phase.GIVE: 2.0}.get(state.phase, 1.5)
    shares = [exp((score - max(scores)) / width) for score in scores]
    chance = shares[seat] / sum(shares)
    return early * points / width * chance * (1 - chance)


def race_of(state: State) -> Race:
    """How the scores after this round become chances to win."""
    options = state.options
    if options.rounds:
        return spread(options, options.rounds - state.round), 0, 0.0
    target = options.target or 0
    ahead = max(totals(options.players, state.history))
    return 0.0, target, spread(options, max(1.0, (target - ahead) / POINTS_A_ROUND - 1))


# ── The deal ───────────────────────────────────────────────────────────────────────────────────


def _deal(game: Replayed, step: int, effort: Effort) -> Chance:
    """The luck of a deal: what everyone could expect of it, compared with other deals; who deals is part of the
    luck."""
    state: State = game.states[step]
    position, race, players = pack(state), race_of(state), state.options.players
    others = dealt_points(
        position, effort.worlds(DEALS, least=players), solver(), race=race, rollouts=1, seed=game.seed("others", step)
    )
    number = others.shape[0]
    mean = sum(others[i, seat] for i in range(number) for seat in range(players)) / (number * players)
    points, chances, _ = open_outcomes(
        position,
        0,
        [],
        solver(),
        race=race,
        exact=0,
        rollouts=effort.worlds(DEAL_ROLLOUTS),
        seed=game.seed("deal", step),
    )
    scores = tuple(map(float, totals(players, state.history)))
    return Chance(
        step,
        expected=tuple(score + mean for score in scores),
        after=tuple(scores[seat] + points[0, 0, seat] for seat in range(players)),
        before=scores,
        chances=tuple(chances[0, 0, seat] for seat in range(players)),
    )


# ── A decision ─────────────────────────────────────────────────────────────────────────────────


def _judge(game: Replayed, step: int, effort: Effort) -> Judged:
    state: State = game.states[step]
    view: View = game.view(step)
    seat, action = game.record.actions[step]
    chosen = view.legal.index(action)
    rest = [i for i in range(len(view.legal)) if i != chosen]
    weighed = weigh(game, step, view, effort, chosen)
    sample = weighed.sample
    found = priced(sample, [chosen], rest)
    shown, after, chances = open_values(game, step, view, chosen, effort)
    real = apart(sample, range(len(view.legal)))
    label, punished = judge(CURVE, found, shown, real=real)
    best = view.legal[found.best]
    telling = label not in ("none", "good")
    why, lines = explain(view, seat, weighed, found, label) if telling else ((), ())
    decision = ReviewedDecision(
        step=step,
        seat=seat,
        kind=KINDS[state.phase],
        action=action,
        best=best,
        real=real,
        fair=found.shown(),
        open=shown,
        label=label,
        punished=punished,
        why=why,
        candidates=candidates(sample, view.legal),
        lines=lines,
    )
    return Judged(decision, found.chance, found.chance_error, fine(state, seat), after, chances)


def fine(state: State, seat: Seat) -> str:
    if state.phase is Phase.TRICKS:
        return "endgame" if len(state.hands[seat]) <= ENDGAME else "early"
    return KINDS[state.phase]


def weigh(game: Replayed, step: int, view: View, effort: Effort, chosen: int) -> Comparison:
    """Every action in worlds that fit the view: a few worlds at first, more while the label is undecided."""
    seat, race = mover(game, step), race_of(game.states[step])
    codes = [codes_for(view.options).encode(action) for action in view.legal]
    rest = [i for i in range(len(codes)) if i != chosen]
    sampler, sample, drawn, known = Sampler(view), Sample(), list[Worlds](), msgspec.json.encode(view)
    gains = [[0.0] * view.options.players for _ in codes]
    size = effort.batch(CHUNK)
    first, most = effort.worlds(FIRST, least=2 * size), effort.worlds(MOST, least=2 * size)
    while len(sample) < first or (len(sample) < most and CURVE.undecided(priced(sample, [chosen], rest))):
        number = len(drawn)
        seeds = [seed_of(known, number, what) for what in ("draw", "keep", "move", "play")]
        worlds = sampler.worlds(size * PROPOSALS, seed=seeds[0])
        worlds = resample(worlds, size, viewer=seat, seed=seeds[1], networks=True)
        worlds = metropolis(worlds, STEPS, viewer=seat, seed=seeds[2], networks=True)
        points, chances = outcomes(
            worlds, seat, codes, solver(), race=race, exact=EXACT, endgame=ENDGAME, rollouts=ROLLOUTS, seed=seeds[3]
        )
        for i in range(size):
            actions = range(len(codes))
            sample.add([chances[i, a, seat] for a in actions], [lead(points, i, a, seat) for a in actions], number % 2)
            for a in actions:
                for other in range(view.options.players):
                    gains[a][other] += points[i, a, other]
        drawn.append(worlds)
    return Comparison(sample, drawn, [[gain / len(sample) for gain in row] for row in gains])


def lead(points: Reals, world: int, action: int, seat: Seat) -> float:
    """A seat's points minus the mean of the others', which is what decides games."""
    players = points.shape[2]
    total = sum(points[world, action, other] for other in range(players))
    own = points[world, action, seat]
    return own - (total - own) / (players - 1)


def candidates(sample: Sample, legal: Sequence[str]) -> tuple[Candidate, ...]:
    """All actions with their values, best first."""
    found = [
        Candidate(
            action,
            *mean_error([row[i] for row in sample.chances]),
            *mean_error([row[i] for row in sample.points]),
        )
        for i, action in enumerate(legal)
    ]
    return tuple(sorted(found, key=lambda each: (-each.chance, -each.points)))


def open_values(
    game: Replayed, step: int, view: View, chosen: int, effort: Effort
) -> tuple[OpenPrice, tuple[float, ...], tuple[float, ...]]:
    """The price with all cards on the table; points and chances of every seat after the action."""
    state: State = game.states[step]
    seat, players = mover(game, step), state.options.players
    codes = [codes_for(view.options).encode(action) for action in view.legal]
    solvable = state.phase is Phase.TRICKS and len(state.hands[seat]) <= OPEN_EXACT
    points, chances, solved = open_outcomes(
        pack(state),
        seat,
        codes,
        solver(),
        race=race_of(state),
        exact=OPEN_EXACT,
        rollouts=effort.worlds(OPEN_ROLLOUTS),
        batches=1 if solvable else OPEN_BATCHES,
        seed=game.seed("open", step),
    )
    sample = Sample()
    for i in range(points.shape[0]):
        row = [chances[i, a, seat] for a in range(len(codes))], [lead(points, i, a, seat) for a in range(len(codes))]
        sample.add(*row, i % 2)
    scores = totals(players, state.history)
    batches = range(points.shape[0])
    after = tuple(
        scores[other] + sum(points[i, chosen, other] for i in batches) / len(batches) for other in range(players)
    )
    shares = tuple(sum(chances[i, chosen, other] for i in batches) / len(batches) for other in range(players))
    return open_price(sample, chosen, solved=solved), after, shares


def open_price(sample: Sample, chosen: int, *, solved: bool) -> OpenPrice:
    """The price in the true deal."""
    rest = [i for i in range(len(sample.chances[0])) if i != chosen]
    if solved:
        values, points = sample.chances[0], sample.points[0]
        return OpenPrice(max(values) - values[chosen], 0.0, max(points) - points[chosen], 0.0, exact=True)
    found: Found = priced(sample, [chosen], rest)
    price = found.shown()
    return OpenPrice(price.chance, price.chance_error, price.points, price.points_error, exact=False)

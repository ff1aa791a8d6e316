"""How our bots play a game that has no engine of its own: flat Monte Carlo with random rollouts, by the rules alone.

Each bot samples worlds that fit the view, tries every legal action in each, plays on at random, and takes the action
with the best mean share of the win. Stronger bots sample more worlds. A game without `sample` is played at random.
"""

from __future__ import annotations

import random
import time
from math import sqrt
from typing import Any

from kibitz.engines.core import LIMITS, SPARE, UNSURE, Decision, Estimate
from kibitz.games.core import AnyGame, Outcome, Seat, find_game

WORLDS = {"greedy": 4, "club": 32, "expert": 128, "master": 512}
"""How many worlds each bot samples if there is time; all actions are tried in the same ones."""
LONGEST = 1000
"""Actions after which a rollout ends without a result."""


def decide(bot: str, view: Any, *, rng: random.Random, millis: int) -> Decision:
    """The action with the best mean over the sampled worlds; the first world is always finished."""
    game = find_game(type(view).__struct_config__.tag)
    deadline = time.monotonic() + SPARE * min(LIMITS[bot], millis) / 1000
    results: list[list[float]] = [[] for _ in view.legal]
    for _ in range(WORLDS[bot]):
        try:
            world = game.sample(view, rng)
        except NotImplementedError:
            return Decision(rng.choice(view.legal))
        for shares, text in zip(results, view.legal, strict=True):
            outcome = roll_out(game, world, view.viewer, text, rng)
            shares.append(shares_of(outcome)[view.viewer] if outcome else 1 / game.seats(world.options))
        if time.monotonic() > deadline:
            break
    estimates = {text: _estimate(shares) for text, shares in zip(view.legal, results, strict=True)}
    return Decision(max(estimates, key=lambda text: estimates[text].mean), estimates)


def roll_out(game: AnyGame, state: Any, seat: Seat, text: str, rng: random.Random) -> Outcome | None:
    """The result after an action and random play by everyone; None if the game doesn't end."""
    state = game.play(state, seat, game.parse(text)).state
    for _ in range(LONGEST):
        acting = game.to_act(state)
        if not acting:
            break
        state = game.play(state, acting[0], rng.choice(game.legal(state, acting[0]))).state
    return game.outcome(state)


def shares_of(outcome: Outcome) -> tuple[float, ...]:
    """Each seat's share of the win."""
    return tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores)))


def _estimate(shares: list[float]) -> Estimate:
    worlds = len(shares)
    mean = sum(shares) / worlds
    if worlds == 1:
        return Estimate(mean, UNSURE)
    variance = sum((share - mean) ** 2 for share in shares) / (worlds - 1)
    return Estimate(mean, sqrt(variance / worlds))

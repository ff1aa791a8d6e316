"""Every bot keeps its limit of processor time per decision, in both games and every phase."""

from __future__ import annotations

import gc
import random
import time
from collections import defaultdict
from typing import Any

import pytest

from kibitz.engines.core import find_bot
from tables import DUEL, NYET, random_game

LIMITS = {"club": 20, "expert": 100, "master": 1000}
"""Milliseconds."""
VIEWS = {"club": 20, "expert": 20, "master": 4}
"""The number of views tried in each phase; slow bots get fewer."""


def nyet_views() -> dict[str, list[Any]]:
    """Views with a choice, by phase, from random rounds of two to five players, last rounds and earlier ones."""
    views: dict[str, list[Any]] = defaultdict(list)
    for seed in range(60):
        rng, edition = random.Random(seed), "pl" if seed % 3 else "en"
        options = NYET.options({"players": 2 + seed % 4, "rounds": 1 + seed // 4 % 2, "edition": edition})
        for state, *_ in random_game(NYET, NYET.start(options, rng.randbytes(32)).state, rng):
            if seats := NYET.to_act(state):
                view = NYET.view(state, seats[0])
                if len(view.legal) > 1:
                    views[view.phase].append(view)
    return views


def duel_views() -> dict[str, list[Any]]:
    """Views of Face to Face at random moments of a turn."""
    views = []
    for seed in range(10):
        rng = random.Random(seed)
        for state, *_ in random_game(DUEL, DUEL.start(DUEL.options({}), rng.randbytes(32)).state, rng):
            if seats := DUEL.to_act(state):
                view = DUEL.view(state, seats[0])
                if len(view.legal) > 1:
                    views.append(view)
    return {"turn": views}


@pytest.mark.parametrize("name", LIMITS)
@pytest.mark.parametrize("collect", [nyet_views, duel_views])
def test_every_decision_keeps_its_strengths_limit(collect: Any, name: str) -> None:
    """Processor time is measured, not wall-clock time: other load on the machine isn't the bot's fault."""
    bot = find_bot(name)
    took: list[tuple[float, str]] = []
    for phase, views in collect().items():
        some = random.Random(1).sample(views, VIEWS[name])
        bot.decide(some[0], rng=random.Random(0), millis=LIMITS[name])  # loading the networks doesn't count
        gc.collect()
        gc.disable()  # nor does garbage that other tests left
        try:
            for view in some:
                began = time.thread_time()
                bot.decide(view, rng=random.Random(0), millis=LIMITS[name])
                took.append((1000 * (time.thread_time() - began), phase))
        finally:
            gc.enable()
    assert max(took) < (LIMITS[name],)

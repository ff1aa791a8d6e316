"""Bulk work lets other threads run, uses only the cores it may, and names the numbers it refuses."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from kibitz.compiled.common import bulk
from kibitz.compiled.face_to_face import playout as face_to_face_playout
from kibitz.compiled.face_to_face.pack import pack as pack_duel
from kibitz.compiled.nyet import playout as nyet_playout
from kibitz.compiled.nyet.pack import pack
from kibitz.compiled.nyet.sample import Sampler
from kibitz.engines.face_to_face.turns import Plans
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.face_to_face.game import GAME as DUEL
from kibitz.games.face_to_face.options import Options
from kibitz.games.nyet.game import GAME as NYET
from packed_walks import states, table
from solver.brute import random_ending

START = next(states(table(4), random.Random(1)))
DUEL_START = DUEL.start(Options(), bytes(32)).state
DUEL_VIEW = DUEL.view(DUEL_START, DUEL_START.seat)
LONG_ENDING = random_ending(random.Random(3), 5, 12, all_colours=True)
SECONDS = 0.4


def again(work: Callable[[], object]) -> int:
    """How often a short piece of work must be repeated to take long enough, found by trying."""
    times, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        work()
        times += 1
    return times


def nyet_playouts() -> Callable[[], object]:
    position = pack(START)
    rate = again(lambda: nyet_playout.playouts(position, 100, seed=1))
    return lambda: nyet_playout.playouts(position, 100 * rate, seed=1)


def duel_playouts() -> Callable[[], object]:
    position = pack_duel(DUEL_START)
    rate = again(lambda: face_to_face_playout.playouts(position, 100, seed=1))
    return lambda: face_to_face_playout.playouts(position, 100 * rate, seed=1)


def solving() -> Callable[[], object]:
    solver = Solver()
    return lambda: solver.solve(LONG_ENDING, seconds=SECONDS)


def trying_plans() -> Callable[[], object]:
    plans, drawn = Plans(pack_duel(DUEL_START)), face_to_face_playout.worlds(DUEL_VIEW, 20_000, seed=1)
    return lambda: plans.evaluate(drawn, list(range(40)), turns=6, candidates=4, seconds=SECONDS)


@pytest.mark.parametrize("made", [nyet_playouts, duel_playouts, solving, trying_plans])
def test_other_threads_run_while_compiled_work_is_done(made: Callable[[], Callable[[], object]]) -> None:
    """The GIL is released: this thread wakes again and again before one long call in another ends."""
    work, begun, done = made(), threading.Event(), threading.Event()

    def call() -> None:
        begun.set()
        work()
        done.set()

    thread = threading.Thread(target=call)
    thread.start()
    begun.wait()
    woken = 0
    while not done.is_set():
        time.sleep(0.002)
        woken += 1
    thread.join()
    assert woken > 10  # held throughout, it would be once or twice


@pytest.mark.parametrize("affinity", [True, False])
def test_threads_default_to_the_cores_this_process_may_use(affinity: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """With threads=None there is one thread per core this process may use, not per core of the machine."""
    asked: list[int] = []

    class Spy(ThreadPoolExecutor):
        def __init__(self, threads: int) -> None:
            asked.append(threads)
            super().__init__(threads)

    monkeypatch.setattr(bulk, "ThreadPoolExecutor", Spy)
    monkeypatch.setattr(os, "cpu_count", lambda: 7)
    if affinity:
        monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 2, 5}, raising=False)
    else:
        monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    nyet_playout.playouts(pack(START), 50, seed=1, threads=None)
    face_to_face_playout.playouts(pack_duel(DUEL_START), 50, seed=1, threads=None)
    assert asked == ([3, 3] if affinity else [7, 7])


def nyet_worlds(number: int) -> Any:
    return Sampler(NYET.view(START, START.turn)).worlds(number, seed=1)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: nyet_playout.playouts(pack(START), 0, seed=1), "at least 1 playouts are wanted, not 0"),
        (lambda: nyet_playout.playouts(pack(START), -5, seed=1), "at least 1 playouts are wanted, not -5"),
        (lambda: face_to_face_playout.playouts(pack_duel(DUEL_START), 0, seed=1), "at least 1 playouts"),
        (lambda: nyet_worlds(-1), "at least 0 worlds are wanted, not -1"),
        (lambda: face_to_face_playout.worlds(DUEL_VIEW, -1, seed=1), "at least 0 worlds are wanted, not -1"),
        (lambda: nyet_worlds(0).values(START.turn, [192], seed=1), "at least 1 worlds are wanted, not 0"),
        (lambda: nyet_worlds(1).values(START.turn, [], seed=1), "at least 1 actions are wanted, not 0"),
    ],
)
def test_impossible_numbers_are_refused_by_name(call: Callable[[], object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        call()


def test_zero_worlds_are_allowed() -> None:
    assert len(nyet_worlds(0)) == len(face_to_face_playout.worlds(DUEL_VIEW, 0, seed=1)) == 0

"""What the solver promises besides the right answer: limits, threads, repeatability, clear errors."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from msgspec.structs import replace

from kibitz.engines.nyet.solver.ending import Ending, Solution
from kibitz.engines.nyet.solver.search import Solver
from solver.brute import random_ending


def hard_endings(count: int) -> list[Ending]:
    rng = random.Random(11)
    return [random_ending(rng, 5, 7, all_colours=True) for _ in range(count)]


def test_bounds_hold_whatever_the_limit() -> None:
    """When stopped early, the true value lies within the bounds, and `proven` is true only if they meet."""
    solver, unhurried = Solver(table_mb=4), Solver(table_mb=4)
    unproven = 0
    for ending in hard_endings(12):
        truth = unhurried.solve(ending).value
        cards = unhurried.values(ending)
        assert truth.proven
        for nodes in (1, 10, 300, 3_000, 30_000):
            solution = solver.solve(ending, nodes=nodes)
            assert solution.nodes <= nodes
            assert solution.value.low <= truth.low <= solution.value.high
            unproven += not solution.value.proven
            for card, bounds in solver.values(ending, nodes=nodes).items():
                assert bounds.low <= cards[card].low <= bounds.high
    assert unproven > 10


def test_bounds_hold_however_short_the_time() -> None:
    """The same holds for time limits, for the best card and for every card."""
    solver, unhurried = Solver(table_mb=4), Solver(table_mb=4)
    unproven = 0
    for ending in hard_endings(12):
        truth, cards = unhurried.solve(ending).value, unhurried.values(ending)
        for seconds in (1e-9, 1e-4, 1e-3, 5e-3):
            bounds = solver.solve(ending, seconds=seconds).value
            assert bounds.low <= truth.low <= bounds.high
            unproven += not bounds.proven
            for card, bounds in solver.values(ending, seconds=seconds).items():
                assert bounds.low <= cards[card].low <= bounds.high
    assert unproven > 10


def test_hands_larger_than_any_deal_are_refused() -> None:
    """No number of players is dealt more than 16 cards, and the solver has no room for more."""
    cards = [f"{colour}{rank}" for colour in "BRYG" for rank in range(2, 14)]
    good = replace(random_ending(random.Random(1), 2, 3), trick=(), leader=0)
    for size in (17, 20):
        with pytest.raises(ValueError):
            Solver(table_mb=1).solve(replace(good, hands=(tuple(cards[:size]), tuple(cards[size : 2 * size]))))


def test_time_limit_is_kept() -> None:
    """A deal that takes minutes is given up in time, measured in processor time."""
    ending = random_ending(random.Random(3), 5, 12, all_colours=True)
    began = time.process_time()
    solution = Solver().solve(ending, seconds=0.05)
    assert time.process_time() - began < 2
    assert solution.value.low < solution.value.high
    assert solution.line == ()


def test_a_small_table_only_costs_time() -> None:
    """A transposition table that overflows again and again gives the same values."""
    small, large = Solver(table_mb=1), Solver(table_mb=64)
    for ending in hard_endings(4):
        assert small.values(ending) == large.values(ending)


def test_same_ending_same_answer() -> None:
    """No state carries over from one ending to the next: value, line and nodes repeat."""
    used = Solver(table_mb=4)
    for ending in hard_endings(6):
        assert used.solve(ending) == Solver(table_mb=4).solve(ending)


def test_a_solver_never_wears_out() -> None:
    """The table tells endings apart by a 16-bit generation; when that wraps around, old entries are gone."""
    rng = random.Random(17)
    endings = [random_ending(rng, 2, 5) for _ in range(60)]
    expected = [Solver(table_mb=1).solve(ending) for ending in endings]
    used = Solver(table_mb=1)
    for ending in endings:
        used.solve(ending)
    for _ in range(2**16 - len(endings)):
        used.solve(endings[0], nodes=1, line=False)
    assert [used.solve(ending) for ending in reversed(endings)] == expected[::-1]


def test_solvers_work_side_by_side_in_threads() -> None:
    """One solver per thread gives the answers of a single thread."""
    endings = hard_endings(16)
    alone = Solver(table_mb=4)
    expected = [alone.solve(ending) for ending in endings]

    def solve(ending: Ending) -> Solution:
        return Solver(table_mb=4).solve(ending)

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(solve, endings)) == expected


def test_one_solver_refuses_two_threads_at_once() -> None:
    """A busy solver raises an error instead of answering nonsense, and carries on unharmed."""
    solver = Solver(table_mb=4)
    long, short = random_ending(random.Random(3), 5, 12, all_colours=True), random_ending(random.Random(3), 4, 3)
    refused, said = Event(), list[str]()

    def ask_until_refused() -> None:
        try:
            while not refused.is_set():
                assert not solver.solve(long, seconds=0.2).value.proven
        except RuntimeError as error:
            said.append(str(error))
        finally:
            refused.set()

    with ThreadPoolExecutor(2) as pool:
        for asking in [pool.submit(ask_until_refused) for _ in range(2)]:
            asking.result()
    assert said
    assert all("its own" in each for each in said)
    assert solver.solve(short) == Solver(table_mb=4).solve(short)


def test_impossible_endings_are_refused_with_what_is_wrong() -> None:
    """Bad input says what to change."""
    solver = Solver(table_mb=1)
    good = replace(random_ending(random.Random(1), 4, 3), trick=(), hands=(("B2",), ("B3",), ("R4",), ("Y5",)))
    solver.solve(good)
    for change, message in (
        ({"hands": (("B2",),) * 4}, "too many"),
        ({"hands": (("B14",), ("B3",), ("R4",), ("Y5",))}, "no such card"),
        ({"hands": (("B2",), ("B3",), ("R4",), ())}, "as many cards"),
        ({"hands": (("B2",),)}, "2–5 hands"),
        ({"stakes": (1, 1)}, "stakes for 4 seats"),
        ({"stakes": (0, 0, 0, 0)}, "stakes must"),
        ({"team": (0, 1), "stakes": (1, -1, -1, -1)}, "stakes must"),
        ({"team": (0, 1, 2, 3)}, "not all"),
        ({"leader": 4}, "leader"),
        ({"hands": (("B2",), ("B3",), ("R4",), ()), "leader": 3, "trick": ("Y14",)}, "no such card"),
        ({"hands": ((), ("B3", "R4"), ("Y5", "Y6"), ("G2",)), "leader": 3, "trick": ("B2", "R3")}, "as many cards"),
        ({"hands": (("B5",), ("B3", "R4"), ("Y5", "Y6"), ("G2",)), "leader": 3, "trick": ("B2", "R3")}, "not follow"),
    ):
        with pytest.raises(ValueError, match=message):
            solver.solve(replace(good, **change))

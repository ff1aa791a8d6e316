"""Do the tests notice when the code is wrong? Changes some places, one at a time, and runs the tests that pass them.

    make mutants                                     # every part
    python tests/mutants.py --part table --number 60

The sample is the same for the same seed and sources. First all tests of a part run once, and note which of them pass
a mutant's statement; then each mutant gets those, the quickest first, until one fails. A mutant is killed if a test
fails or nothing ends in time. Those that survive are shown: each is a test to write, or can't be told from the
original, which `EQUIVALENT` then explains.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from mutation.passing import places
from mutation.places import EQUIVALENT, PARTS, Mutant, sample
from mutation.tree import Passed, Tree

ItemT = TypeVar("ItemT")
ResultT = TypeVar("ResultT")


class Trees:
    """As many copies of the checkout as are used at the same time."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self.all = [Tree(folder / str(number)) for number in range(jobs)]
        self._free: SimpleQueue[Tree] = SimpleQueue()
        for tree in self.all:
            self._free.put(tree)

    def map(self, work: Callable[[Tree, ItemT], ResultT], items: Iterable[ItemT]) -> list[ResultT]:
        """Do something with every item, each in a tree of its own."""

        def one(item: ItemT) -> ResultT:
            tree = self._free.get()
            try:
                return work(tree, item)
            finally:
                self._free.put(tree)

        with ThreadPoolExecutor(len(self.all)) as pool:
            return list(pool.map(one, items))


def explained(mutant: Mutant, difference: str) -> bool:
    """Whether a mutant is known to behave like the original."""
    return any((str(mutant.path), line[1:].strip()) in EQUIVALENT for line in difference.splitlines() if line[0] == "+")


def entries(trees: Trees, tests: Iterable[str]) -> list[str]:
    """What is in a folder of tests runs side by side."""
    root = trees.all[0].folder / "tests"
    inside = [path for name in tests for path in (sorted((root / name).glob("*")) or [root / name])]
    found = [path for path in inside if path.name.startswith("test_") or list(path.glob("test_*.py"))]
    return list(dict.fromkeys(str(path.relative_to(root)) for path in found))


def noticing(trees: Trees, mutants: list[Mutant], tests: Iterable[str]) -> list[list[str]]:
    """For each mutant the tests that can notice it, the quickest first."""
    noted, named = places(mutants)

    def run(tree: Tree, entry: str) -> Passed:
        with tree.changed(tree.instrument(noted)):
            return tree.passed(entry)

    runs = trees.map(run, entries(trees, tests))
    seconds = {name: took for run in runs for name, took in run.seconds.items()}
    if failed := set().union(*(run.failed for run in runs)):
        print(f"fail without any mutant, so they are left out: {', '.join(sorted(failed))}", flush=True)
    everything = sorted(seconds.keys() - failed, key=lambda name: seconds[name])
    there = {place for lines in noted.values() for placed in lines.values() for place in placed}
    early = {place for run in runs for place, name in run.places if not name}
    found: list[list[str]] = []
    for place in range(len(mutants)):
        passing = {name for run in runs for passed, name in run.places if passed == place and name} - failed
        if not passing and (place in early | named or place not in there):
            found.append(everything)
        else:
            found.append(sorted(passing, key=lambda name: seconds[name]))
    return found


def judge(name: str, number: int, seed: int, trees: Trees) -> bool:
    """Try a part's mutants and report; whether its target was met."""
    part = PARTS[name]
    chosen = sample(part, number, seed)
    tests = noticing(trees, chosen, part.tests)
    print(f"{name}: {len(chosen)} mutants, {sum(map(bool, tests))} are passed by a test", flush=True)
    judged, killed, late = 0, 0, 0

    def attempt(tree: Tree, numbered: tuple[int, Mutant]) -> None:
        nonlocal judged, killed, late
        place, mutant = numbered
        tried = tree.attempt(mutant, tests[place])
        if tried is None:
            return
        judged, killed, late = judged + 1, killed + tried.killed, late + tried.late
        if not tried.killed and explained(mutant, tried.difference):
            judged -= 1
        elif not tried.killed:
            print(
                f"survived {tried.tests} tests: {mutant.path}:{mutant.line} ({mutant.operator})\n{tried.difference}",
                flush=True,
            )

    trees.map(attempt, enumerate(chosen))
    share = killed / judged if judged else 1.0
    print(f"{name}: {killed} of {judged} killed, {share:.0%} (target {part.target:.0%})", flush=True)
    print(f"{late} of them by the time they took", flush=True)
    return share >= part.target


def main() -> int:
    """Try mutants of some parts, or of all."""
    parser: Any = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", nargs="+", choices=list(PARTS), default=list(PARTS))
    parser.add_argument("--number", type=int, default=30, help="mutants a part")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kibitz-mutants-") as folder:
        trees = Trees(Path(folder), args.jobs)
        met = [judge(name, args.number, args.seed, trees) for name in args.part]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())

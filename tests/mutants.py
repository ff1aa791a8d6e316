"""Do the tests notice when the code is wrong? Changes some places, one at a time, and runs the tests that pass them.

    make mutants                                     # every part
    python tests/mutants.py --part table --number 60

The sample is the same for the same seed and sources. First all tests of a part run once, and note which of them pass
a mutant's statement; then each mutant gets those, the quickest first, until one fails or a minute's worth of them has
run. A mutant is killed if a test fails twice or nothing ends in time. Those that survive are shown: each is a test to
write, or can't be told from the original, which `EQUIVALENT` then explains.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from mutation.passing import places
from mutation.places import EQUIVALENT, PARTS, Mutant, sample
from mutation.tree import Passed, Tree

PATIENCE = 60.0
"""Seconds of tests, as long as they take without a mutant, before a mutant counts as survived."""
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


def noticing(trees: Trees, parts: Sequence[str], mutants: dict[str, list[Mutant]]) -> dict[str, list[dict[str, float]]]:
    """For each mutant of each part the part's tests that can notice it, the quickest first, with the seconds they take.
    All tests run once, for all parts together."""
    every = [(part, mutant) for part in parts for mutant in mutants[part]]
    noted, named = places([mutant for _, mutant in every])

    def run(tree: Tree, entry: str) -> Passed:
        with tree.changed(tree.instrument(noted)):
            return tree.passed(entry)

    runs = trees.map(run, entries(trees, dict.fromkeys(name for part in parts for name in PARTS[part].tests)))
    seconds = {name: took for run in runs for name, took in run.seconds.items()}
    if failed := set().union(*(run.failed for run in runs)):
        print(f"fail without any mutant, so they are left out: {', '.join(sorted(failed))}", flush=True)
    there = {place for lines in noted.values() for placed in lines.values() for place in placed}
    by_name = using(trees.all[0].folder, seconds, named)
    early = {place for run in runs for place, name in run.places if not name}
    found: dict[str, list[dict[str, float]]] = {part: [] for part in parts}
    for place, (part, _) in enumerate(every):
        about = {name for name in seconds.keys() - failed if name.startswith(prefixes(PARTS[part].tests))}
        passing = {name for run in runs for passed, name in run.places if passed == place} & about
        passing |= by_name[place] & about
        if not passing and (place in early | by_name.keys() or place not in there):
            passing = about
        passing |= {name for name in about if name.startswith(tuple(f"tests/{test}" for test in PARTS[part].reading))}
        found[part].append({name: seconds[name] for name in sorted(passing, key=lambda name: seconds[name])})
    return found


def using(folder: Path, tests: Iterable[str], named: dict[str, set[int]]) -> dict[int, set[str]]:
    """For each mutant of what a name stands for, the tests in files that use the name."""
    texts = {path: (folder / path).read_text(encoding="utf-8") for path in {test.split("::")[0] for test in tests}}
    found: dict[int, set[str]] = defaultdict(set)
    for name, numbers in named.items():
        files = {path for path, text in texts.items() if re.search(rf"\b{name}\b", text)}
        for number in numbers:
            found[number] |= {test for test in tests if test.split("::")[0] in files}
    return found


def prefixes(tests: Iterable[str]) -> tuple[str, ...]:
    """How the names of tests in these files and folders begin."""
    return tuple(f"tests/{name}{'::' if name.endswith('.py') else '/'}" for name in tests)


def within(tests: dict[str, float], budget: float) -> dict[str, float]:
    """The quickest of some tests that fit into a time, or one of them."""
    until = dict(zip(tests, accumulate(tests.values()), strict=True))
    return {name: tests[name] for name in tests if until[name] <= max(budget, min(until.values()))}


class Score(NamedTuple):
    """How a part's sample ended."""

    part: str
    sample: int
    killed: int
    late: int
    """Killed by nothing but the time they took."""
    equivalent: int
    judged: int

    def __str__(self) -> str:
        share, target = self.share, PARTS[self.part].target
        return (
            f"{self.part:8} {self.sample:6} {self.killed:7} {self.late:8} {self.equivalent:11} "
            f"{self.judged - self.killed:9} {share:7.0%} {target:7.0%}"
        )

    @property
    def share(self) -> float:
        """Of those that differ from the original."""
        return self.killed / self.judged if self.judged else 1.0


HEAD = "part     sample  killed  by time  equivalent  survived   score  target"


def judge(name: str, chosen: list[Mutant], tests: list[dict[str, float]], trees: Trees) -> Score:
    """Try a part's mutants and report."""
    began = time.monotonic()
    print(f"{name}: {len(chosen)} mutants, {sum(map(bool, tests))} are passed by a test", flush=True)

    def attempt(tree: Tree, numbered: tuple[int, Mutant]) -> tuple[int, int, int, int]:
        place, mutant = numbered
        quickest = within(tests[place], PATIENCE)
        tried = tree.attempt(mutant, quickest)
        if tried is None:
            return 0, 0, 0, 0
        for test in tried.unsure:
            print(f"failed once only: {test}", flush=True)
        if tried.killed:
            print(f"{'ran too long' if tried.late else 'killed'}: {mutant.path}:{mutant.line}", flush=True)
            return 1, tried.late, 0, 1
        if explained(mutant, tried.difference):
            return 0, 0, 1, 0
        slower = len(tests[place]) - len(quickest)
        print(
            f"survived {tried.tests} tests{f' ({slower} slower ones were left out)' if slower else ''}: "
            f"{mutant.path}:{mutant.line} ({mutant.operator})\n{tried.difference}",
            flush=True,
        )
        return 0, 0, 0, 1

    score = Score(name, len(chosen), *map(sum, zip(*trees.map(attempt, enumerate(chosen)), strict=True)))
    print(f"{HEAD}\n{score}\n{name}: {time.monotonic() - began:.0f} s", flush=True)
    return score


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
        mutants = {name: sample(PARTS[name], args.number, args.seed) for name in args.part}
        began = time.monotonic()
        tests = noticing(trees, args.part, mutants)
        print(f"all tests once: {time.monotonic() - began:.0f} s", flush=True)
        scores = [judge(name, mutants[name], tests[name], trees) for name in args.part]
    print(f"\nseed {args.seed}", HEAD, *scores, sep="\n")
    return 0 if all(score.share >= PARTS[score.part].target for score in scores) else 1


if __name__ == "__main__":
    sys.exit(main())

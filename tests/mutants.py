"""Do the tests notice when the code is wrong? Changes some places, one at a time, and runs the tests of that part.

    make mutants                                     # every part
    python tests/mutants.py --part table --number 60

The sample is the same for the same seed and sources. A mutant is killed if a test fails or nothing ends in time. Those
that survive are shown: each is a test to write, or can't be told from the original, which `EQUIVALENT` then explains.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

ROOT = Path(__file__).parents[1]
LONGEST = 420
"""Seconds for the tests of one mutant."""
MEMORY = 8 << 30
"""Bytes that a process may use: some mutants go round for ever and keep everything they make."""


class Part(NamedTuple):
    """Some sources, the tests that should notice (the quickest first), and the share of mutants they must kill."""

    sources: str
    tests: tuple[str, ...]
    target: float


PARTS = {
    "games": Part(
        "games", ("rules", "records", "playthroughs", "third_game/test_in_process.py", "properties", "table"), 0.95
    ),
    "table": Part(
        "table",
        (
            "table",
            "server/test_live_table.py",
            "properties",
            "server/test_fair_shuffle.py",
            "server/test_table_life.py",
            "server/test_bots_at_tables.py",
            "server/test_talk_and_onlookers.py",
        ),
        0.95,
    ),
    "server": Part("server", ("server/test_live_table.py", "server", "people", "faults", "third_game"), 0.90),
    "engines": Part(
        "engines", ("engines", "parity", "third_game/test_in_process.py", "server/operating/test_commands.py"), 0.85
    ),
    "review": Part("review", ("review", "server/test_reviews.py"), 0.85),
    "lab": Part("lab", ("lab",), 0.85),
}
SWAPS = {
    "Binary": (("Add", "Sub"), ("Sub", "Add"), ("Mul", "Add"), ("Div", "Mul"), ("FloorDiv", "Mul"), ("Mod", "Add")),
    "Comparison": (
        ("Eq", "NotEq"), ("NotEq", "Eq"), ("Lt", "LtE"), ("Lt", "GtE"), ("LtE", "Lt"), ("LtE", "Gt"),
        ("Gt", "GtE"), ("Gt", "LtE"), ("GtE", "Gt"), ("GtE", "Lt"), ("Is", "IsNot"), ("IsNot", "Is"),
    ),
    "Unary": (("USub", "UAdd"), ("Delete", "Not")),
}  # fmt: skip
OPERATORS = (
    *(f"Replace{kind}Operator_{old}_{new}" for kind, pairs in SWAPS.items() for old, new in pairs),
    "AddNot", "NumberReplacer", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "ZeroIterationForLoop",
)  # fmt: skip
EQUIVALENT: dict[tuple[str, str], str] = {
    ("src/kibitz/games/core.py", "low: int = -1"): "every number option says what its lowest value is",
    (
        "src/kibitz/table/undo.py",
        "reveals, other = table.game.reveals, (past.seat - 1) % len(table.chairs)  # for whom that one counts, too",
    ): "any seat but the one that acted",
}
"""Mutants that behave like the original, by file and mutated line, and why."""


class Mutant(NamedTuple):
    """One change in one file."""

    path: Path
    operator: str
    occurrence: int
    line: int


def mutants_of(path: Path) -> Iterator[Mutant]:
    """All changes to a file; annotations and flags of classes (`frozen=True`) are left alone: nothing runs them."""
    source = path.read_text(encoding="utf-8")
    quiet = set(_annotated(source))
    text = source.splitlines()
    tree = get_ast(source)
    for name in OPERATORS:
        operator = cosmic_ray.plugins.get_operator(f"core/{name}")()
        places = (start for node in ast_nodes(tree) for start, _ in operator.mutation_positions(node))
        for occurrence, (line, column) in enumerate(places):
            if (line, column) not in quiet and not text[line - 1].startswith("class "):
                yield Mutant(path.relative_to(ROOT), name, occurrence, line)


def _annotated(source: str) -> Iterator[tuple[int, int]]:
    """Every place inside an annotation or an alias of a type."""
    for node in ast.walk(ast.parse(source)):
        found: list[ast.AST | None] = []
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found = [node.returns]
        elif isinstance(node, ast.arg):
            found = [node.annotation]
        elif isinstance(node, ast.AnnAssign):
            alias = isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias"
            found = [node.annotation, node.value if alias else None]
        for place in (inner for part in found if part is not None for inner in ast.walk(part)):
            if isinstance(place, ast.expr):
                end = (place.end_lineno or place.lineno, place.end_col_offset or 0)
                yield from ((place.lineno, column) for column in range(place.col_offset, end[1] + 1))


def sample(part: Part, number: int, seed: int) -> list[Mutant]:
    """A random sample of a part's mutants: lines first, so that long expressions don't crowd out the others."""
    lines: dict[tuple[Path, int], list[Mutant]] = {}
    for path in sorted((ROOT / "src" / "kibitz" / part.sources).rglob("*.py")):
        if "migrations" not in path.parts:
            for mutant in mutants_of(path):
                lines.setdefault((mutant.path, mutant.line), []).append(mutant)
    rng = random.Random(seed)
    chosen = rng.sample(sorted(lines), min(number, len(lines)))
    return [rng.choice(lines[place]) for place in chosen]


class Tree:
    """A copy of the checkout in which one mutant at a time is tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
            "\n"
        )
        built = [str(path.relative_to(ROOT)) for path in (ROOT / "src").rglob("*") if path.suffix == ".so"]
        for name in filter(None, (*names, *built)):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        for name in ("src/kibitz/web", "web/node_modules", "web/src/generated", "training"):
            if (ROOT / name).exists() and not (folder / name).exists():
                (folder / name).symlink_to(ROOT / name)

    def passes(self, mutant: Mutant, tests: tuple[str, ...]) -> str | None:
        """The difference, if every test passes all the same."""
        path = self.folder / mutant.path
        before = path.read_text(encoding="utf-8")
        operator = cosmic_ray.plugins.get_operator(f"core/{mutant.operator}")()
        after = mutate_code(before, operator, mutant.occurrence)
        if after is None or after == before:
            return None
        path.write_text(after, encoding="utf-8")
        try:
            survived = all(self._pass(test) for test in tests)
        finally:
            path.write_text(before, encoding="utf-8")
        return _difference(before, after) if survived else None

    def check(self, tests: tuple[str, ...]) -> None:
        """Without a mutant the quickest tests must pass, or every mutant would look killed."""
        if not self._pass(tests[0]):
            sys.exit(
                f"tests/{tests[0]} fails without any mutant, or takes over {LONGEST} s: run it, and mend that first"
            )

    def _pass(self, test: str) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", f"tests/{test}"]
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        with tempfile.TemporaryFile() as output:
            process = subprocess.Popen(
                ["prlimit", f"--as={MEMORY}", *command],
                cwd=self.folder,
                env=environment,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
            try:
                return process.wait(LONGEST) == 0
            except subprocess.TimeoutExpired:
                return False
            finally:
                _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """Whatever a mutant left running goes with it."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _difference(before: str, after: str) -> str:
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
    return "\n".join(line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---"))


def explained(mutant: Mutant, difference: str) -> bool:
    """Whether a mutant is known to behave like the original."""
    return any((str(mutant.path), line[1:].strip()) in EQUIVALENT for line in difference.splitlines() if line[0] == "+")


def judge(name: str, number: int, seed: int, trees: SimpleQueue[Tree], jobs: int) -> bool:
    """Try a part's mutants and report; whether its target was met."""
    part, lock, survivors, equivalent = PARTS[name], threading.Lock(), 0, 0
    chosen = sample(part, number, seed)
    tree = trees.get()
    tree.check(part.tests)
    trees.put(tree)

    def attempt(mutant: Mutant) -> None:
        nonlocal survivors, equivalent
        tree = trees.get()
        try:
            difference = tree.passes(mutant, part.tests)
        finally:
            trees.put(tree)
        if difference is None:
            return
        with lock:
            if explained(mutant, difference):
                equivalent += 1
                return
            survivors += 1
            print(f"survived: {mutant.path}:{mutant.line} ({mutant.operator})\n{difference}", flush=True)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(attempt, chosen))
    judged = len(chosen) - equivalent
    share = (judged - survivors) / judged if judged else 1.0
    print(f"{name}: {judged - survivors} of {judged} killed, {share:.0%} (target {part.target:.0%})", flush=True)
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
        trees: SimpleQueue[Tree] = SimpleQueue()
        for number in range(args.jobs):
            trees.put(Tree(Path(folder, str(number))))
        met = [judge(name, args.number, args.seed, trees, args.jobs) for name in args.part]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())

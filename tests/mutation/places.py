"""Which wrong programs there are: every small change to a file, and a random sample of them by part."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast

ROOT = Path(__file__).parents[2]


class Part(NamedTuple):
    """Some sources, the tests that should notice, and the share of mutants they must kill."""

    sources: str
    tests: tuple[str, ...]
    target: float
    reading: tuple[str, ...] = ()
    """Tests that look at these sources or at what they define as a whole, so no statement says that they pass it."""


PARTS = {
    "games": Part(
        "games", ("rules", "records", "playthroughs", "third_game/test_in_process.py", "properties", "table"), 0.95
    ),
    "table": Part(
        "table",
        (
            "table",
            "properties",
            "server/test_live_table.py",
            "server/test_fair_shuffle.py",
            "server/test_table_life.py",
            "server/ahead/test_by_days.py",
            "server/test_bots_at_tables.py",
            "server/test_talk_and_onlookers.py",
        ),
        0.95,
    ),
    "server": Part(
        "server",
        ("server", "people", "notifications", "faults", "third_game"),
        0.90,
        (
            "server/test_documentation.py",
            "server/operating/test_commands.py::test_the_migrations",
            "server/operating/test_commands.py::test_a_server_without_settings",
        ),
    ),
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
    ("src/kibitz/games/core.py", "high: int = 1"): "and its highest",
    ("src/kibitz/games/nyet/tricks.py", "best, most = 0, (-1, -1)"): "no card is worth less than nothing",
    (
        "src/kibitz/games/face_to_face/plans.py",
        "hand, unseen = view.hands[seat] or (), tuple( -1 for _ in range(view.draw_sizes[seat]))",
    ): "of cards still to be drawn only the number counts here",
    (
        "src/kibitz/games/face_to_face/plans.py",
        "hand, unseen = view.hands[seat] or (), tuple(1 for _ in range(view.draw_sizes[seat]))",
    ): "of cards still to be drawn only the number counts here",
    (
        "src/kibitz/games/record.py",
        'raise _not_json(getattr(error, "start", -1)) from None',
    ): "what goes wrong with text always has a start",
    (
        "src/kibitz/games/record.py",
        'raise _not_json(getattr(error, "start", 1)) from None',
    ): "what goes wrong with text always has a start",
    ("src/kibitz/games/nyet/tricks.py", "return 1, 0"): "a card of the colour led is worth 1 and at least 1",
    ("src/kibitz/games/nyet/tricks.py", "return 0, -1"): "and nothing compares cards of other colours with each other",
    ("src/kibitz/table/chairs.py", "guest: bool = True"): "only people are told to be guests; what seats them says it",
    (
        "src/kibitz/server/tables/hints.py",
        "step = table.recent[-1].told if table.recent else  -1",
    ): "only told apart from later steps, which begin at 2",
    (
        "src/kibitz/server/tables/hints.py",
        "step = table.recent[-1].told if table.recent else 1",
    ): "only told apart from later steps, which begin at 2",
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
    """All changes to a file; annotations and flags of classes (`frozen=True`) are left alone: nothing runs them. So are
    `strict=True`, which makes no difference where nothing is wrong, and how much is remembered (`maxsize`)."""
    source = path.read_text(encoding="utf-8")
    quiet = {*_annotated(source), *_untold(source)}
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


def _untold(source: str) -> Iterator[tuple[int, int]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.keyword) and node.arg in ("strict", "maxsize"):
            yield node.value.lineno, node.value.col_offset


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

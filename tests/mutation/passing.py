"""Which tests can notice a mutant: those that pass its statement. A copy of the sources says so (`kibitz_seen`)."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from mutation.places import ROOT, Mutant

Places = dict[Path, dict[int, set[int]]]
"""By file and line: the mutants that a statement which begins there has to do with."""


class _File:
    """A source file and where its statements begin and end."""

    def __init__(self, path: Path) -> None:
        source = path.read_text(encoding="utf-8")
        self.lines = source.splitlines()
        self.tree = ast.parse(source)
        self.parents = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}

    def statement(self, line: int) -> ast.stmt | None:
        """The innermost statement around a line."""
        around = [
            node for node in ast.walk(self.tree)
            if isinstance(node, ast.stmt) and _first(node) <= line <= (node.end_lineno or node.lineno)
        ]  # fmt: skip
        return max(around, key=lambda node: (_first(node), -(node.end_lineno or 0)), default=None)

    def function(self, node: ast.AST | None) -> ast.AST | None:
        """The function that a statement is in."""
        while node is not None and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node = self.parents.get(node)
        return node

    def before(self, node: ast.AST) -> int | None:
        """The line before which another statement can be put so that it runs when this one does."""
        found: ast.AST | None = node
        while found is not None and not isinstance(found, ast.Module):
            if isinstance(found, ast.stmt):
                start = self.lines[_first(found) - 1]
                if not start[: found.col_offset].strip() and not start.lstrip().startswith("elif"):
                    return _first(found)
            found = self.parents.get(found)
        return None


def _first(node: ast.stmt) -> int:
    """A decorated thing begins with its first decorator."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])


def places(mutants: list[Mutant]) -> tuple[Places, dict[str, set[int]]]:
    """Where to note that a mutant is passed: at its statement, or, where that only says what a name stands for,
    wherever a function uses the name. These names are told, too: tests may use them."""
    found: Places = defaultdict(lambda: defaultdict(set))
    names: dict[str, set[int]] = defaultdict(set)
    for number, mutant in enumerate(mutants):
        file = _File(ROOT / mutant.path)
        statement = file.statement(mutant.line)
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            body = statement.body[1:] if ast.get_docstring(statement) is not None else statement.body
            line = file.before(body[0]) if body else None
        elif statement is not None and file.function(statement) is None:
            for name in _named(statement):
                names[name].add(number)
            continue
        else:
            line = file.before(statement) if statement is not None else None
        if line is not None:
            found[mutant.path][line].add(number)
    if names:
        for path in sorted((ROOT / "src" / "kibitz").rglob("*.py")):
            for line, numbers in _uses(_File(path), names):
                found[path.relative_to(ROOT)][line] |= numbers
    return found, names


def _named(statement: ast.stmt) -> Iterator[str]:
    targets = getattr(statement, "targets", None) or [getattr(statement, "target", None)]
    for target in targets:
        if isinstance(target, ast.Name):
            yield target.id


def _uses(file: _File, names: dict[str, set[int]]) -> Iterator[tuple[int, set[int]]]:
    for node in ast.walk(file.tree):
        used = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
        used = node.arg or "" if isinstance(node, ast.keyword) else used
        if used in names and file.function(node) is not None and (line := file.before(node)) is not None:
            inside = file.statement(line)
            if file.function(inside) is not None and not isinstance(inside, ast.FunctionDef | ast.AsyncFunctionDef):
                yield line, names[used]


def instrumented(source: str, lines: dict[int, Iterable[int]]) -> str:
    """The same program, which notes the mutants it passes."""
    text = source.splitlines()
    for line in sorted(lines, reverse=True):
        indent = text[line - 1][: len(text[line - 1]) - len(text[line - 1].lstrip())]
        calls = "; ".join(f'__import__("kibitz_seen").note({number})' for number in sorted(lines[line]))
        text.insert(line - 1, f"{indent}{calls}")
    return "\n".join(text) + "\n"

"""Every rule of the two rulebooks has a test that names it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

NYET_RULES = """
    N1 N2 N3 N3.1 N3.2 N3.3 N3.4 N4 N4.1 N4.2 N5 N5.1 N5.2 N5.3 N5.4 N6 N6.1 N6.2 N6.3 N6.4 N6.5 N7 N8 N8.1 N8.2 N9 N9.1
"""
DUEL_RULES = "F1 F2 F2.1 F2.2 F2.3 F3 F4 F4.1 F4.2"
RULES = (*NYET_RULES.split(), *DUEL_RULES.split())


def names_below() -> list[str]:
    """The names of all tests below this folder."""
    files = Path(__file__).parent.glob("*/test_*.py")
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in files)
    return [node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("rule", RULES)
def test_rule_has_a_test(rule: str) -> None:
    prefix = f"test_{rule.lower().replace('.', '_')}_"
    others = tuple(f"test_{other.lower().replace('.', '_')}_" for other in RULES if other.startswith(f"{rule}."))
    proofs = [name for name in names_below() if name.startswith(prefix) and not name.startswith(others or ("-",))]
    assert proofs, f"no test is named {prefix}…"

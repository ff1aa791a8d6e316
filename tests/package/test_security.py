"""SECURITY.md promises what is proved: every promise names its tests, and they exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "SECURITY.md").read_text(encoding="utf-8")


def test_every_promise_names_a_test() -> None:
    promised = TEXT.split("## Promised")[1].split("## What isn't promised")[0]
    promises = re.findall(r"^- (?:.+\n(?:  .+\n)*)", promised, re.MULTILINE)
    assert len(promises) >= 20
    assert [promise for promise in promises if "`test_" not in promise] == []


def test_the_tests_it_names_exist() -> None:
    named = set(re.findall(r"`(test_\w+)`", TEXT))
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    found = {name for source in sources for name in re.findall(r"def (test_\w+)", source)}
    assert named - found == set()

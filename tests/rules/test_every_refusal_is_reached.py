"""Every code a game or a record is refused with is expected by name in some test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kibitz.games

SOURCES = Path(kibitz.games.__file__).parent.rglob("*.py")
RAISED = re.compile(r'(?:Refusal|BadOptions)\(\s*"[a-z-]+"(?: if .*)?|code = .*')
CODES = sorted(
    {
        code
        for file in SOURCES
        for found in RAISED.finditer(file.read_text(encoding="utf-8"))
        for code in re.findall(r'"([a-z]+(?:-[a-z]+)+|unparsable)"', found[0])
    }
)


def test_the_codes_are_found() -> None:
    assert {"last-box", "not-your-turn", "game-over", "wrong-result", "field-unknown", "rounds-with-target"} <= set(
        CODES
    )


@pytest.mark.parametrize("code", CODES)
def test_code_is_expected_by_a_test(code: str) -> None:
    tests = (file for file in Path(__file__).parent.parent.rglob("test_*.py") if file != Path(__file__))
    assert any(f'"{code}"' in file.read_text(encoding="utf-8") for file in tests)

"""The page's own files stay small enough to be read in one go."""

from __future__ import annotations

from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
NOT_WRITTEN = {"node_modules", "generated", "package-lock.json"}
LONGEST = 400


def test_no_file_of_the_page_is_past_400_lines() -> None:
    written = [path for path in WEB.rglob("*") if path.is_file() and not NOT_WRITTEN & set(path.relative_to(WEB).parts)]
    assert len(written) > 100
    lengths = {path.relative_to(WEB): len(path.read_text(encoding="utf-8").splitlines()) for path in written}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST} == {}

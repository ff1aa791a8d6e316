"""The tables in `docs/lab.md`: what every number of an action or an observation means.

`python -m kibitz.lab.encodings docs/lab.md` updates them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from kibitz.games import registry
from kibitz.lab.parts import lab_part

Fields: TypeAlias = Mapping[str, tuple[int, int, tuple[int, ...]]]


def action_table(texts: Mapping[int, str], notes: Mapping[int, str]) -> list[str]:
    """One line for consecutive codes of one verb; notes say how seats are counted."""
    rows = ["| codes | actions | |", "|---|---|---|"]
    verbs = [re.sub(r"[^ ]+$", "", text) if " " in text else text for _, text in sorted(texts.items())]
    codes = sorted(texts)
    start = 0
    for at in range(1, len(codes) + 1):
        if at == len(codes) or verbs[at] != verbs[start]:
            first, last = codes[start], codes[at - 1]
            span = str(first) if first == last else f"{first}–{last}"
            named = f"`{texts[first]}`" if first == last else f"`{texts[first]}` … `{texts[last]}`"
            rows.append(f"| {span} | {named} | {notes.get(first, '')} |")
            start = at
    return rows


def field_table(fields: Fields, meanings: Mapping[str, str]) -> list[str]:
    """One line per field: its columns, its shape, its meaning."""
    rows = ["| from | length | field | shape | meaning |", "|---|---|---|---|---|"]
    for name, (at, size, shape) in fields.items():
        rows.append(f"| {at} | {size} | `{name}` | {' × '.join(map(str, shape)) or size} | {meanings[name]} |")
    return rows


def tables() -> dict[str, list[str]]:
    """Every table of the page, by the names of the game and the table."""
    parts = {name: lab_part(name, "encoding") for name in registry.BUILT_IN}
    return {f"{name} {title}": rows for name, part in parts.items() if part for title, rows in part.tables().items()}


def with_tables(page: str) -> str:
    """A page with every table between its marks updated."""
    for name, rows in tables().items():
        marked = re.compile(rf"(<!-- {re.escape(name)} -->\n).*?(<!-- end -->)", re.DOTALL)
        if not marked.search(page):
            raise ValueError(f"the page has no place for the table {name!r}")
        page = marked.sub(lambda found, rows=rows: found[1] + "\n".join(rows) + "\n" + found[2], page)  # type: ignore[misc]
    return page


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.write_text(with_tables(target.read_text("utf-8")), "utf-8")

"""Layers in compiled code: import-linter reads `import`, not `cimport`, so the same order is checked here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "kibitz"
LAYERS = ("games", "compiled", "engines")
"""Lowest first: a layer may use itself and those before it."""
USES = re.compile(
    r"^\s*(?:from\s+kibitz\.(?P<module>[\w.]+)\s+cimport\s+(?P<names>[^#\n]*)"
    r"|cimport\s+kibitz\.(?P<whole>[\w.]+)"
    r"|cdef\s+extern\s+from\s+\"kibitz/(?P<header>[\w/]+)\.h\")",
    re.MULTILINE,
)


def parts_used(text: str) -> Iterator[tuple[str, ...]]:
    """What compiled code uses of the package, by the parts of its name: `("compiled", "nyet", "rules")`."""
    for found in USES.finditer(text):
        if found["header"]:
            yield tuple(found["header"].split("/"))
        elif found["whole"]:
            yield tuple(found["whole"].split("."))
        else:
            module = tuple(found["module"].split("."))
            yield module
            yield from ((*module, name) for name in re.findall(r"\w+", found["names"]))


def broken_rule(user: tuple[str, ...], used: tuple[str, ...]) -> str | None:
    """Why a part of the package may not use another, if it may not."""
    if used[0] not in LAYERS or LAYERS.index(used[0]) > LAYERS.index(user[0]):
        return "a lower layer uses a higher one"
    games = {"nyet", "face_to_face"}
    if len(used) > 1 and used[1] in games and user[1] != used[1]:
        return "a game, or what games share, uses another game"
    return None


def test_cimports_follow_the_layers() -> None:
    """engines → compiled → games, and nothing between the two games."""
    checked, broken = 0, []
    for path in sorted(PACKAGE.rglob("*.p[yx][xdi]")):
        if path.suffix == ".pyi":
            continue
        user = path.relative_to(PACKAGE).with_suffix("").parts
        for used in parts_used(path.read_text()):
            checked += 1
            if why := broken_rule(user, used):
                broken.append(f"{'.'.join(user)} uses {'.'.join(used)}: {why}")
    assert checked > 200
    assert broken == []


@pytest.mark.parametrize(
    ("user", "line", "allowed"),
    [
        ("compiled.nyet.playout", "from kibitz.engines.nyet.policy.card cimport policy_rollout", False),
        ("compiled.nyet.playout", 'cdef extern from "kibitz/engines/nyet/policy/card.h" nogil:', False),
        ("compiled.nyet.playout", "cimport kibitz.engines.nyet.value", False),
        ("engines.nyet.value", "from kibitz.compiled.face_to_face.rules cimport Packed", False),
        ("engines.nyet.value", "from kibitz.compiled cimport face_to_face", False),
        ("compiled.common.bits", "from kibitz.compiled.nyet.rules cimport Packed", False),
        ("engines.nyet.value", "from kibitz.server.tables cimport registry", False),
        ("engines.nyet.value", "from kibitz.compiled.nyet.rules cimport Packed", True),
        ("compiled.nyet.rules", "from kibitz.compiled.common.bits cimport count", True),
    ],
)
def test_the_rule_sees_what_it_should(user: str, line: str, allowed: bool) -> None:
    found = [broken_rule(tuple(user.split(".")), used) for used in parts_used(line)]
    assert (set(found) == {None}) == allowed

"""Every code the server can send has a sentence on the page, and none is spoken that cannot come."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kibitz
from kibitz.locales.catalogue import LANGUAGES, source
from kibitz.server.http.problems import CODES

PACKAGE = Path(kibitz.__file__).parent
SAYING = {
    "NotAllowed",
    "NameRefused",
    "HttpProblem",
    "Refused",
    "Problem",
    "BadOptions",
    "close",
    "refuse",
    "reasons",
    "code",
    "NoReview",
    "ClubRefused",
}
"""Calls that send a code, and names of the values that hold one before it is sent."""
FOLDERS = (
    "table", "server/http", "server/socket", "server/tables", "server/people", "server/reviews", "server/clubs",
    "server/matchmaking",
)  # fmt: skip
STATUSES = {"open", "running", "dealing", "over", "abandoned"}
PAGE_TOPICS = ("web", "table", "problems", "pages", "notices", "find", "clubs", "people", "account")
"""Where the page has its texts for codes."""
PAGE_ONLY = {"unexpected", "offline", "declined"}
"""What the page says by itself."""


def codes() -> Iterator[str]:
    """Codes as they are written in the sources of the table and of the server."""
    for folder in FOLDERS:
        for path in (PACKAGE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                for part in _parts(node):
                    if isinstance(part, ast.Constant) and re.fullmatch(r"[a-z]+(-[a-z]+)+", str(part.value)):
                        yield str(part.value)
    yield from CODES.values()
    clubs = (PACKAGE / "server/storage/clubs.py").read_text(encoding="utf-8")
    yield from re.findall(r'"([a-z]+(?:-[a-z]+)+)"', clubs)


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Call):
        called = node.func
        name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
        if name in SAYING:
            for argument in (*node.args, *(keyword.value for keyword in node.keywords)):
                yield from ast.walk(argument)
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id in SAYING:
        yield from ast.walk(node.value)


def said(language: str) -> set[str]:
    """The codes a page has a sentence for."""
    text = "\n".join(source(language, topic) for topic in ("games", *PAGE_TOPICS))
    return set(re.findall(r"^(?:problem|refusal)-([a-z-]+) =", text, re.MULTILINE))


def test_the_search_finds_codes_of_every_kind() -> None:
    assert {"no-undo-asked", "hints-off", "no-spectators", "too-slow", "not-found", "unknown-bot"} <= set(codes())
    assert len(set(codes())) > 45


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_the_server_sends_has_its_sentence(language: str) -> None:
    assert set(codes()) - said(language) - STATUSES == set()


def test_no_problem_is_spoken_of_that_cannot_come() -> None:
    text = "\n".join(source("en", topic) for topic in PAGE_TOPICS)
    problems = set(re.findall(r"^problem-([a-z-]+) =", text, re.MULTILINE))
    written = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    assert {code for code in problems - PAGE_ONLY if f'"{code}"' not in written} == set()

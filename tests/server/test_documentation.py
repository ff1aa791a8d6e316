"""The protocol's document names everything that is on the wire: messages, routes, and every code a client may meet."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
from litestar import Litestar

from kibitz.engines.feed import BotMessage, ToBotMessage
from kibitz.games.core import unparsable
from kibitz.server.http.me import ME
from kibitz.server.http.people_routes import PEOPLE
from kibitz.server.http.probes import PROBES
from kibitz.server.http.problems import CODES
from kibitz.server.http.review_routes import REVIEW_ROUTES
from kibitz.server.http.routes import ROUTES
from kibitz.server.messages import ServerMessage
from kibitz.table.requests import ClientMessage

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SAID = [
    r'NotAllowed\("([a-z-]+)"',
    r'Refused\(request\.id, "([a-z-]+)"',
    r'HttpProblem\(\d+, "([a-z-]+)"',
    r'BadOptions\("([a-z-]+)"',
    r'NoReview\("([a-z-]+)"',
    r'refuse\(send, \d+, "([a-z-]+)"',
    r'close\("([a-z-]+)"',
    r'"([a-z-]+)": (?:not|client\.person) ',
    r'NotAllowed\("([a-z-]+)" if',
    r'NameRefused\("([a-z-]+)"',
    r'else "([a-z-]+)"\)',
]


def sources(*folders: str) -> str:
    files = [path for folder in folders for path in sorted((ROOT / "src" / "kibitz" / folder).rglob("*.py"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_every_code_is_documented() -> None:
    code = sources("server", "table")
    found = {name for pattern in SAID for name in re.findall(pattern, code)} | set(CODES.values())
    found.add(unparsable("fly").refusal.code)  # the only refusal of the rules that has no rule
    assert {"not-seated", "hints-off", "too-slow", "no-such-table", "already-started", "no-bots"} <= found
    assert sorted(name for name in found if f"`{name}`" not in TEXT) == []


def test_every_message_is_documented() -> None:
    for union in (ClientMessage, ServerMessage, BotMessage, ToBotMessage):
        for message in get_args(union):
            tag = message.__struct_config__.tag
            assert f"`{tag}`" in TEXT or f'"type": "{tag}"' in TEXT or f'"type":"{tag}"' in TEXT, tag
            for field in msgspec.structs.fields(message):
                assert re.search(rf'[`"\']{field.encode_name}\b', TEXT), f"{tag}: {field.encode_name}"


def test_every_route_is_documented() -> None:
    for path in Litestar([*ROUTES, *PROBES, *ME, *PEOPLE, *REVIEW_ROUTES], openapi_config=None).routes:
        shown = re.sub(r"\{session:str\}", "SESSION", path.path)
        shown = re.sub(r"\{name:str\}", "NAME", re.sub(r"\{game:str\}", "GAME", shown))
        shown = re.sub(r"\{table:str\}", "ID", re.sub(r"\{step:int\}", "K", shown))
        for method in path.methods - {"OPTIONS"}:
            assert f"`{method} {shown}" in TEXT, f"{method} {shown}"

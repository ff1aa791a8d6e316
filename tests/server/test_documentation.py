"""The protocol's documents name everything that is on the wire: messages, routes, all codes a client may meet."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
from litestar import Litestar

from kibitz.engines.feed import BotMessage, ToBotMessage
from kibitz.games.core import unparsable
from kibitz.server.http.app import HANDLERS
from kibitz.server.http.problems import CODES
from kibitz.server.messages import ServerMessage
from kibitz.table.requests import ClientMessage

ROOT = Path(__file__).parents[2]
TEXT = "".join((ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("protocol.md", "bots.md"))
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
    r'ClubRefused\("([a-z-]+)"',
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
    names = {"standing_id": "STANDING", "number": "N"}
    for path in Litestar(HANDLERS, openapi_config=None).routes:
        shown = re.sub(
            r"\{(session|passkey|target|token|club|standing_id|number|name|game):\w+\}",
            lambda found: names.get(found[1], found[1].upper()),
            path.path,
        )
        shown = re.sub(r"\{table:str\}", "ID", re.sub(r"\{step:int\}", "K", shown))
        for method in path.methods - {"OPTIONS"}:
            assert f"`{method} {shown}" in TEXT, f"{method} {shown}"

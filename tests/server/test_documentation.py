"""The protocol's documents name everything that is on the wire: messages, routes, all codes a client may meet."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
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
    r'(?:HttpProblem|Unanswerable)\(\d+, "([a-z-]+)"',
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


def routes() -> Iterator[tuple[ast.AsyncFunctionDef, list[int]]]:
    """The function of every route that documents errors, and their statuses."""
    for node in ast.walk(ast.parse(sources("server/http"))):
        if isinstance(node, ast.AsyncFunctionDef):
            for call in (part for decorator in node.decorator_list for part in ast.walk(decorator)):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "errors":
                    yield node, [ast.literal_eval(status) for status in call.args]


def problems(within: ast.AST) -> Iterator[tuple[int, str]]:
    """The statuses and codes of the problems that some code raises."""
    for call in ast.walk(within):
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("HttpProblem", "Unanswerable"):
            match call.args:
                case [ast.Constant(int(status)), ast.Constant(str(code))]:
                    yield status, code


def test_a_code_always_comes_with_the_same_status() -> None:
    code = sources("server")
    listed = {(int(status), name) for name, status in re.findall(r'"([a-z]+-[a-z-]+)": (\d{3})\b', code)}
    told = {*problems(ast.parse(code)), *listed, *((status, name) for status, name in CODES.items() if status != 415)}
    names = [name for _, name in told]
    assert len(names) > 50
    twice = {"no-result", "nobody-there"}  # of a table or of what was sent; of a person or of the address
    assert {name for name in names if names.count(name) > 1} == twice
    assert {status for status, _ in told} == {400, 401, 403, 404, 405, 409, 413, 429, 502, 503}


def test_a_route_documents_the_errors_that_it_can_answer_with_each_once() -> None:
    found = list(routes())
    assert len(found) > 80
    for function, statuses in found:
        assert statuses == sorted({*statuses}), function.name
        assert {*statuses} <= {400, 401, 403, 404, 409, 413, 429, 502}, function.name
        calls = {ast.unparse(call.func) for call in ast.walk(function) if isinstance(call, ast.Call)}
        raised = {status for status, _ in problems(function)} | ({401} if calls & {"asking", "creating"} else set())
        assert raised <= {*statuses, 403}, function.name
        assert 429 in statuses, f"{function.name}: every address has a limit"

"""The engine side of the protocol, by transcript: requests and answers line by line."""

from __future__ import annotations

import json
import resource
import sys
import threading
import time
from io import StringIO
from typing import Any

import msgspec
import pytest

from kibitz.engines.core import find_bot
from kibitz.engines.protocol import INHERITED, MOST_LINES, Engine, EngineFailure, speak
from kibitz.games.core import find_game


def first_view(game: str) -> dict[str, Any]:
    """What the first player sees of a game."""
    rules = find_game(game)
    state = rules.start(rules.options({}), bytes(32)).state
    view: dict[str, Any] = msgspec.to_builtins(rules.view(state, rules.to_act(state)[0]))
    return view


NYET, DUEL = first_view("nyet"), first_view("face-to-face")
HELLO = {"type": "hello", "name": "greedy", "games": ["nyet", "face-to-face"]}


def transcript(*lines: str | dict[str, Any]) -> list[dict[str, Any]]:
    """The answers of greedy to these lines; a bad line must not end it."""
    source = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    sink = StringIO()
    assert speak("greedy", StringIO(source), sink) == 0
    return [json.loads(line) for line in sink.getvalue().splitlines()]


@pytest.mark.parametrize(
    ("line", "failed"),
    [
        ("no json", {"code": "not-understood"}),
        ("[1, 2]", {"code": "not-understood"}),
        ("[" * 10_000, {"code": "not-understood"}),
        ({"type": "go"}, {"code": "bad-request", "reason": "id is missing"}),
        ({"type": "go", "id": 3}, {"id": 3, "code": "bad-request", "reason": "view is missing"}),
        ({"type": "go", "id": 3, "view": 5}, {"id": 3, "code": "bad-request"}),
        ({"type": "go", "id": 3, "view": {}}, {"id": 3, "code": "bad-request"}),
        ({"type": "go", "id": 3, "view": {"game": "nyet"}}, {"id": 3, "code": "bad-request"}),
        ({"type": "go", "id": 3, "view": {"game": "chess"}}, {"id": 3, "code": "unknown-game"}),
        ({"type": "go", "id": 3, "view": DUEL | {"hands": "all"}}, {"id": 3, "code": "bad-request"}),
        ({"type": "go", "id": 3, "view": DUEL | {"legal": []}}, {"id": 3, "code": "not-your-turn"}),
        ({"type": "go", "id": 3, "view": DUEL, "millis": "x"}, {"id": 3, "code": "bad-request"}),
        ({"type": "go", "id": 3, "view": DUEL, "millis": None}, {"id": 3, "code": "bad-request"}),
        ({"type": "go", "id": 3, "view": DUEL, "millis": -1}, {"id": 3, "code": "bad-request"}),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_bad_message_is_answered_with_failed_and_the_next_one_normally(
    line: str | dict[str, Any], failed: dict[str, Any]
) -> None:
    said, *after = transcript(line, {"type": "hello", "protocol": 1})
    assert said["type"] == "failed"
    assert {name: said.get(name) for name in failed} == failed
    assert ("id" in said) == ("id" in failed)
    assert 0 < len(said["reason"]) <= 200
    assert after == [HELLO]


def test_a_bot_that_raises_answers_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every field of a view may be valid, and a bot may still fail on their combination."""

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(find_bot("greedy"), "decide", broken)
    go = {"type": "go", "id": 3, "view": DUEL}
    failed = {"type": "failed", "id": 3, "code": "internal", "reason": "greedy: ZeroDivisionError"}
    assert transcript(go, {"type": "hello"}) == [failed, HELLO]


def test_unknown_message_types_are_ignored() -> None:
    assert transcript("", {"type": "news"}, {"no": "type"}, {"type": 5}, {"type": "hello"}) == [HELLO]


@pytest.mark.parametrize("view", [NYET, DUEL], ids=["nyet", "face-to-face"])
def test_a_decision_is_answered_by_its_id(view: dict[str, Any]) -> None:
    *_, choice = transcript({"type": "go", "id": "x1", "view": view, "legal": view["legal"], "new": "field"})
    assert choice["type"] == "choice"
    assert choice["id"] == "x1"
    assert choice["action"] in view["legal"]


def test_a_host_does_not_wait_after_failed() -> None:
    hello = '{"type":"hello","name":"modest"}'
    failed = '{"type":"failed","id":1,"code":"internal","reason":"too hard"}'
    engine = Engine(f"sh -c 'read a; echo {json.dumps(hello)}; read b; read c; echo {json.dumps(failed)}; read d'")
    with pytest.raises(EngineFailure, match="modest: could not decide: too hard"):
        engine.decide("face-to-face", "t", DUEL["viewer"], DUEL, DUEL["legal"], 600_000)
    engine.close()


def test_an_engine_inherits_neither_token_nor_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIBITZ_BOT_TOKEN", "the secret")
    monkeypatch.setenv("AWS_SECRET", "another")
    script = (
        "import json, os, sys; sys.stdin.readline(); "
        "print(json.dumps({'type': 'hello', 'name': ' '.join(sorted(os.environ))}), flush=True); sys.stdin.read()"
    )
    engine = Engine(f'{sys.executable} -c "{script}"')
    engine.close()
    assert {*engine.name.split()} <= {*INHERITED}
    assert "PATH" in engine.name


def test_a_line_without_end_ends_the_engine_and_not_the_host() -> None:
    """It would print for ever; what the host reads of it is bounded."""
    hello = '{"type":"hello","name":"chatty"}'
    engine = Engine(f"sh -c 'read a; echo {json.dumps(hello)}; read b; read c; exec cat /dev/zero'")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(EngineFailure, match="chatty: sent a line of more than 1024 KiB, and was ended"):
        engine.decide("face-to-face", "t", DUEL["viewer"], DUEL, DUEL["legal"], 600_000)
    with pytest.raises(EngineFailure, match="chatty"):
        engine.decide("face-to-face", "t", DUEL["viewer"], DUEL, DUEL["legal"], 600_000)
    engine.close()
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 64 * 1024  # KiB


def test_an_engine_that_never_stops_talking_waits_until_it_is_read() -> None:
    hello = '{"type":"hello","name":"chatty"}'
    engine = Engine(f"sh -c 'read a; echo {json.dumps(hello)}; yes {json.dumps(json.dumps({'type': 'news'}))}'")
    while engine._lines.qsize() < MOST_LINES:
        time.sleep(0.01)
    time.sleep(0.1)
    assert engine._lines.qsize() == MOST_LINES
    reader = next(thread for thread in threading.enumerate() if "_read" in thread.name)
    engine.close()
    reader.join(60)
    assert not reader.is_alive()

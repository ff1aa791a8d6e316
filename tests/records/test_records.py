"""Records are written, read, replayed and verified; a damaged one is refused, and the place is named."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from record_playthroughs import played_at_random

from kibitz.games import record
from kibitz.games.fairness import Fairness
from kibitz.games.record import BadRecord, Record
from kibitz.games.shuffle import commitment, joint_seed
from tables import DUEL, NYET
from walks import WALKS, Walk

SECRET = b"\x07" * 32
PARTS = (b"\x01" * 32, b"\x00" * 32, b"\x02" * 32)


@cache
def sound(name: str) -> Record:
    """A short, valid game."""
    if name == "duel":
        return played_at_random(DUEL, {}, "duel")
    fair = played_at_random(NYET, {"players": 3, "rounds": 1}, "nyet")
    if name == "nyet":
        return fair
    game, options, seed = NYET, NYET.options({"players": 3, "rounds": 1}), joint_seed(SECRET, PARTS)
    rng, actions = random.Random(1), []
    state: Any = game.start(options, seed).state
    while acting := game.to_act(state):
        action = rng.choice(game.legal(state, acting[-1]))
        actions.append((acting[-1], action))
        state = game.play(state, acting[-1], action).state
    made = record.make(game, options, seed, ("Ann", "Bob", "bot:random"), actions)
    fairness = Fairness(commitment(SECRET).hex(), SECRET.hex(), tuple(part.hex() for part in PARTS))
    return msgspec.structs.replace(made, fairness=fairness)


def document(name: str = "fair") -> dict[str, Any]:
    """A valid record as parsed JSON, to be damaged."""
    parsed: dict[str, Any] = json.loads(record.write(sound(name)))
    return parsed


def refusal(changed: Any) -> BadRecord:
    """The refusal of a damaged record."""
    text = changed if isinstance(changed, bytes | str) else json.dumps(changed)
    with pytest.raises(BadRecord) as error:
        record.verify(record.read(text))
    return error.value


@pytest.mark.parametrize("name", ["nyet", "duel", "fair"])
def test_a_valid_record_verifies_and_reads_back(name: str) -> None:
    text = record.write(sound(name))
    assert record.read(text) == sound(name) == record.read(text.decode())
    assert record.verify(sound(name)) == sound(name).result


@given(WALKS)
def test_any_game_is_a_record_at_any_point(walk: Walk) -> None:
    moments = walk.moments()
    seed = walk.rng().randbytes(32)
    names = ("x",) * walk.game.seats(walk.options)
    for end in {0, len(moments) // 2, len(moments) - 1}:
        actions = [(seat, action) for _, seat, action, _ in moments[1 : end + 1] if seat is not None]
        made = record.read(record.write(record.make(walk.game, walk.options, seed, names, actions)))
        assert record.verify(made) == walk.game.outcome(moments[end][0]) == made.result
        assert [moment.step.state for moment in record.replay(made)] == [state for state, *_ in moments[: end + 1]]
        assert ("result" in json.loads(record.write(made))) is (made.result is not None)


def test_options_left_at_their_defaults_may_be_left_out() -> None:
    parsed = document("nyet")
    parsed["options"] = {"players": 3, "rounds": 1}
    assert record.verify(record.read(json.dumps(parsed))) == sound("nyet").result


@pytest.mark.parametrize("name", ["duel", "fair"])
def test_every_prefix_is_refused(name: str) -> None:
    text = record.write(sound(name))
    for end in range(len(text)):
        assert refusal(text[:end]).refusal.params["byte"] <= end  # type: ignore[operator]


@pytest.mark.parametrize(
    ("path", "value", "place", "code"),
    [
        (["kibitz"], 2, "kibitz", "bad-format"),
        (["kibitz"], "1", "kibitz", "bad-value"),
        (["kibitz"], 1.0, "kibitz", "bad-value"),
        (["kibitz"], True, "kibitz", "bad-value"),
        (["kibitz"], 10**30, "kibitz", "bad-format"),
        (["game"], "chess", "game", "unknown-game"),
        (["game"], "face-to-face", "options.players", "unknown-option"),
        (["options"], [], "options", "bad-value"),
        (["options", "players"], 6, "options.players", "bad-option"),
        (["options", "players"], 3.0, "options.players", "bad-option"),
        (["options", "players"], [[[]]], "options.players", "bad-option"),
        (["options", "edition"], {"a": 1}, "options.edition", "bad-option"),
        (["options", "target"], 10, "options.target", "rounds-with-target"),
        (["options", "nonsense"], 1, "options.nonsense", "unknown-option"),
        (["options", "players"], 4, "players", "player-count"),
        (["seed"], "00", "seed", "not-hex"),
        (["seed"], "G" * 64, "seed", "not-hex"),
        (["seed"], "A" * 64, "seed", "not-hex"),
        (["seed"], "٠" * 64, "seed", "not-hex"),
        (["seed"], "0" * 64, "seed", "seed-not-joint"),
        (["players"], ["a", "b"], "players", "player-count"),
        (["players", 1], 5, "players[1]", "bad-value"),
        (["actions", 3], [0, "x trump R", 1], "actions[3]", "bad-value"),
        (["actions", 3, 0], "0", "actions[3][0]", "bad-value"),
        (["actions", 3, 0], 7, "actions[3]", "not-your-turn"),
        (["actions", 3, 0], -1, "actions[3]", "not-your-turn"),
        (["actions", 3, 1], "x trump", "actions[3]", "unparsable"),
        (["actions", 3, 1], "play R5", "actions[3]", "wrong-phase"),
        (["result"], {"scores": [1, 2, 3], "winners": [2]}, "result", "wrong-result"),
        (["result", "winners"], [0, 1, 2], "result", "wrong-result"),
        (["result", "scores", 0], "1", "result.scores[0]", "bad-value"),
        (["result", "note"], 1, "result.note", "field-unknown"),
        (["fairness", "commitment"], "0" * 64, "fairness.commitment", "broken-commitment"),
        (["fairness", "secret"], "0" * 64, "fairness.commitment", "broken-commitment"),
        (["fairness", "secret"], "0", "fairness.secret", "not-hex"),
        (["fairness", "contributions"], ["0" * 64], "fairness.contributions", "contribution-count"),
        (["fairness", "contributions", 0], "0" * 64, "seed", "seed-not-joint"),
        (["fairness", "contributions", 1], "xy", "fairness.contributions[1]", "not-hex"),
        (["fairness", "extra"], 1, "fairness.extra", "field-unknown"),
        (["comment"], "hello", "comment", "field-unknown"),
    ],
)
def test_what_was_changed_is_named(path: list[Any], value: Any, place: str, code: str) -> None:
    parsed = document()
    part: Any = parsed
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    error = refusal(parsed)
    assert (error.place, error.refusal.code) == (place, code)


@pytest.mark.parametrize("field", ["kibitz", "game", "options", "seed", "players", "actions"])
def test_a_missing_field_is_named(field: str) -> None:
    parsed = document()
    del parsed[field]
    error = refusal(parsed)
    assert (error.place, error.refusal.code, error.refusal.params) == (field, "field-missing", {"field": field})


@pytest.mark.parametrize("name", ["nyet", "duel"])
def test_a_result_must_be_there_exactly_when_the_game_is_over(name: str) -> None:
    missing = document(name)
    del missing["result"]
    assert refusal(missing).refusal.code == "result-missing"
    early = document(name)
    early["actions"].pop()
    assert (refusal(early).place, refusal(early).refusal.code) == ("result", "result-too-early")
    late = document(name)
    late["actions"].append(late["actions"][-1])
    error = refusal(late)
    assert (error.place, error.refusal.code) == (f"actions[{len(late['actions']) - 1}]", "game-over")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "not-json"),
        (b"\xef\xbb\xbf{}", "not-json"),
        (b'{"game": "\xff"}', "not-json"),
        ('{"game": "\ud800"}', "not-json"),
        (b'{"kibitz": NaN}', "not-json"),
        (b'{"kibitz": Infinity}', "not-json"),
        (b'{"kibitz": 01}', "not-json"),
        (b'{"kibitz": 1,}', "not-json"),
        (b"null", "bad-value"),
        (b"[]", "bad-value"),
        (b'"nyet"', "bad-value"),
        (b'{"kibitz": ' + b"9" * 5000 + b"}", "bad-value"),
        (b'{"kibitz": 1e999}', "bad-value"),
        (b'{"options": {"rounds": ' + b"[" * 100_000, "bad-value"),
        (b'{"actions": ' + b"[" * 100_000, "bad-value"),
        (b"[" * 100_000, "bad-value"),
    ],
    ids=repr,
)
def test_anything_but_a_record_is_refused_cleanly(text: bytes | str, code: str) -> None:
    assert refusal(text).refusal.code == code


def test_bytes_after_a_record_and_the_place_of_a_bad_byte_are_named() -> None:
    text = record.write(sound("fair"))
    assert refusal(text + b"x").refusal.params["byte"] >= len(text)  # type: ignore[operator]
    at = text.index(b"Ann")
    assert refusal(text[:at] + b"\xff" + text[at + 1 :]).refusal.params == {"byte": at}


@pytest.mark.parametrize("deep", [50, 900, 5000])
def test_deep_options_are_refused_cleanly(deep: int) -> None:
    text = record.write(sound("nyet")).replace(b'"rounds":1', b'"rounds":' + b"[" * deep + b"]" * deep)
    assert refusal(text).place.startswith("options")


@pytest.mark.parametrize(
    ("found", "twice", "field"),
    [
        (b'"game":"nyet"', b'"game":"nyet","game":"nyet"', "game"),
        (b'"winners"', b'"scores":[9,9,9],"winners"', "scores"),
        (b'"rounds":1', b'"rounds":2,"rounds":1', "rounds"),
    ],
)
def test_a_repeated_field_is_refused(found: bytes, twice: bytes, field: str) -> None:
    error = refusal(record.write(sound("nyet")).replace(found, twice))
    assert (error.place, error.refusal.code) == (field, "field-repeated")


def tells_the_same(text: bytes | str, original: Record) -> bool:
    """Whether a changed document is refused, or a valid record of the very same game.

    Names of players are free, and so is an option that never came to bear: at every step the same must happen.
    """
    try:
        read = record.read(text)
        record.verify(read)
    except BadRecord as error:
        return bool(error.refusal.code)
    said = [(r.game, r.seed, r.actions, r.result) for r in (read, original)]
    happened = [[moment.step.events for moment in record.replay(r)] for r in (read, original)]
    return said[0] == said[1] and happened[0] == happened[1]


def test_an_option_that_never_mattered_may_have_either_value() -> None:
    parsed = document("duel")
    parsed["options"]["lone_last_card"] = True
    assert record.verify(record.read(json.dumps(parsed))) == sound("duel").result
    assert tells_the_same(json.dumps(parsed), sound("duel"))


@settings(max_examples=300)
@given(st.sampled_from(["nyet", "duel", "fair"]), st.data())
def test_flipped_bytes_never_go_unnoticed(name: str, data: st.DataObject) -> None:
    text = bytearray(record.write(sound(name)))
    for _ in range(data.draw(st.integers(1, 3))):
        text[data.draw(st.integers(0, len(text) - 1))] ^= data.draw(st.integers(1, 255))
    assert tells_the_same(bytes(text), sound(name))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=4), part, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300)
@given(st.sampled_from(["nyet", "duel", "fair"]), JSON, st.data())
def test_edited_documents_never_go_unnoticed(name: str, value: Any, data: st.DataObject) -> None:
    parsed: Any = document(name)
    part, key = parsed, data.draw(st.sampled_from(sorted(parsed)))
    while isinstance(part[key], dict | list) and part[key] and data.draw(st.booleans()):
        part = part[key]
        keys = sorted(part) if isinstance(part, dict) else range(len(part))
        key = data.draw(st.sampled_from(keys))
    part[key] = value
    assert tells_the_same(json.dumps(parsed), sound(name))


@settings(max_examples=150)
@given(st.sampled_from(["nyet", "duel", "fair"]), st.sampled_from(["swap", "drop", "double", "other seat"]), st.data())
def test_actions_out_of_place_never_go_unnoticed(name: str, edit: str, data: st.DataObject) -> None:
    parsed = document(name)
    actions = parsed["actions"]
    a, b = (data.draw(st.integers(0, len(actions) - 1)) for _ in range(2))
    match edit:
        case "swap":
            actions[a], actions[b] = actions[b], actions[a]
        case "drop":
            del actions[a]
        case "double":
            actions.insert(b, actions[a])
        case "other seat":
            actions[a] = [(actions[a][0] + 1) % 2, actions[a][1]]
    assert_same_or_refused(parsed, name)


def assert_same_or_refused(parsed: Any, name: str) -> None:
    """Cards may be given up in another order; everything else out of place is refused, at an action or the result."""
    changed = record.read(json.dumps(parsed))
    try:
        outcome = record.verify(changed)
    except BadRecord as error:
        place, code = error.place, error.refusal.code
        assert place == "result" or place.startswith("actions[")
        assert code
        return
    assert outcome == sound(name).result


@pytest.mark.parametrize(
    ("value", "expected", "got"), [('"x"', "int", "str"), ("null", "int", "null"), ("1e999", "int", "out of range")]
)
def test_what_was_expected_and_what_stands_there_is_said(value: str, expected: str, got: str) -> None:
    damaged = document()
    damaged["actions"][3][0] = 987
    error = refusal(json.dumps(damaged).replace("987", value, 1))
    assert error.place == "actions[3][0]"
    assert error.refusal.params == {"expected": expected, "got": got}

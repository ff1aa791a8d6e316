"""Records: a game as one JSON document that replays by itself. Write, read, replay step by step, verify."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from kibitz.games import fairness
from kibitz.games.core import AnyGame, BadOptions, IllegalAction, Outcome, Refusal, Seat, Step, find_game
from kibitz.games.fairness import Fairness, Unfair

FORMAT = 1


class Signature(Struct, frozen=True, forbid_unknown_fields=True):
    """The server's word that it wrote this record: its Ed25519 key, and the signature over `signed_digest`."""

    key: str
    value: str


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game written down; deals, tricks and scores follow from the options, the seed and the actions."""

    kibitz: int
    game: str
    options: dict[str, Any]
    seed: str
    players: tuple[str, ...]
    actions: tuple[tuple[Seat, str], ...]
    result: Outcome | None = None
    fairness: Fairness | None = None
    signature: Signature | None = None


class BadRecord(ValueError):
    """A record that can't be trusted: the refusal says why, `place` where (`actions[17]`)."""

    def __init__(self, place: str, refusal: Refusal) -> None:
        super().__init__(f"{place}: {refusal.code}" if place else refusal.code)
        self.place = place
        self.refusal = refusal


class Moment(Struct, frozen=True):
    """A game at one point of its record: how many actions were played, the last of them, and what it led to."""

    number: int
    seat: Seat | None
    action: Any
    step: Step[Any, Any]


def write(record: Record) -> bytes:
    """A record as one line of JSON."""
    return msgspec.json.encode(record)


def signed_digest(text: bytes) -> bytes:
    """What a signature is over: SHA-256 of the record without it, as JSON with sorted keys, no spaces, UTF-8."""
    document = json.loads(text)
    document.pop("signature", None)
    canonical = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(canonical.encode()).digest()


def make(game: AnyGame, options: Any, seed: bytes, players: tuple[str, ...], actions: list[tuple[Seat, Any]]) -> Record:
    """The record of a game as it was played, with its result if it is over."""
    state = game.start(options, seed).state
    for seat, action in actions:
        state = game.play(state, seat, action).state
    return Record(
        kibitz=FORMAT,
        game=game.name,
        options=msgspec.to_builtins(options),
        seed=seed.hex(),
        players=players,
        actions=tuple((seat, str(action)) for seat, action in actions),
        result=game.outcome(state),
    )


def read(text: bytes | str) -> Record:
    """A well-formed record from its JSON; BadRecord names what is wrong."""
    data = _utf8(text)
    try:
        record = msgspec.json.decode(data, type=Record)
        json.loads(data, object_pairs_hook=_no_field_twice)
    except msgspec.ValidationError as error:
        raise _malformed(str(error)) from None
    except msgspec.DecodeError as error:
        found = re.search(r"byte (\d+)", str(error))
        raise _not_json(int(found[1]) if found else len(data)) from None
    except RecursionError:  # only options can be nested to any depth
        params: dict[str, str | int] = {"expected": "int | str | bool", "got": "array"}
        raise BadRecord("options", Refusal("bad-value", params=params)) from None
    if record.kibitz != FORMAT:
        raise BadRecord("kibitz", Refusal("bad-format", params={"value": str(record.kibitz)[:40], "allowed": FORMAT}))
    return record


def replay(record: Record) -> Iterator[Moment]:
    """The game from its start, action by action; BadRecord at the first thing the rules refuse."""
    game, options, seed = _opening(record)
    step = game.start(options, seed)
    yield Moment(0, None, None, step)
    for number, (seat, text) in enumerate(record.actions):
        try:
            action = game.parse(text)
            step = game.play(step.state, seat, action)
        except IllegalAction as error:
            raise BadRecord(f"actions[{number}]", error.refusal) from None
        yield Moment(number + 1, seat, action, step)


def verify(record: Record) -> Outcome | None:
    """Check everything a record claims: options, seed, fairness, every action, the result. Returns the result."""
    game, _, _ = _opening(record)
    if record.fairness is not None:
        try:
            fairness.check(record.fairness, record.seed, len(record.players))
        except Unfair as error:
            place = error.place if error.place == "seed" else f"fairness.{error.place}"
            raise BadRecord(place, error.refusal) from None
    moment = None
    for moment in replay(record):  # noqa: B007  the last one counts
        pass
    outcome = game.outcome(moment.step.state) if moment else None
    if record.result != outcome:
        code = "wrong-result" if record.result and outcome else "result-missing" if outcome else "result-too-early"
        params: dict[str, str | int] = {}
        if outcome:
            params = {"scores": _listed(outcome.scores), "winners": _listed(outcome.winners)}
        raise BadRecord("result", Refusal(code, params=params))
    return outcome


def _opening(record: Record) -> tuple[AnyGame, Any, bytes]:
    """The game, options and seed of a record, each checked."""
    try:
        game = find_game(record.game)
    except BadOptions as error:
        raise BadRecord("game", error.refusal) from None
    try:
        options = game.options(record.options)
    except BadOptions as error:
        option = error.refusal.params.get("option")
        raise BadRecord(f"options.{option}" if option else "options", error.refusal) from None
    if len(record.players) != game.seats(options):
        params: dict[str, str | int] = {"value": len(record.players), "allowed": game.seats(options)}
        raise BadRecord("players", Refusal("player-count", params=params))
    try:
        return game, options, fairness.from_hex(record.seed, "seed")
    except Unfair as error:
        raise BadRecord(error.place, error.refusal) from None


def _utf8(text: bytes | str) -> bytes:
    """The bytes of a document, which must be UTF-8."""
    try:
        if isinstance(text, str):
            return text.encode()
        text.decode()
    except UnicodeError as error:
        raise _not_json(getattr(error, "start", 0)) from None
    return text


def _not_json(byte: int) -> BadRecord:
    return BadRecord("", Refusal("not-json", params={"byte": byte}))


def _no_field_twice(fields: list[tuple[str, Any]]) -> None:
    """Refuse a repeated field: JSON readers differ in which of the two they take."""
    names: set[str] = set()
    for name, _ in fields:
        if name in names:
            raise BadRecord(name, Refusal("field-repeated", params={"field": name}))
        names.add(name)


_PLACE = re.compile(r" - at `\$\.?(?P<place>[^`]*)`")
_EXPECTED = re.compile(r"Expected `(?P<expected>[^`]*)`(?:, got `(?P<got>[^`]*)`)?")
_FIELD = re.compile(r"(?P<what>missing required|contains unknown) field `(?P<field>[^`]*)`")


def _malformed(message: str) -> BadRecord:
    """The decoder's error message as a code and a place."""
    found = _PLACE.search(message)
    place = found["place"] if found else ""
    field = _FIELD.search(message)
    if field:
        code = "field-missing" if field["what"].startswith("missing") else "field-unknown"
        return BadRecord(
            ".".join(filter(None, (place, field["field"]))), Refusal(code, params={"field": field["field"]})
        )
    if "out of range" in message:
        return BadRecord(place, Refusal("bad-value", params={"expected": "int", "got": "out of range"}))
    wanted = _EXPECTED.search(message)
    params: dict[str, str | int] = {"expected": wanted["expected"] if wanted else "", "got": ""}
    if wanted and wanted["got"]:
        params["got"] = wanted["got"]
    return BadRecord(place, Refusal("bad-value", params=params))


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))

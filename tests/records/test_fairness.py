"""What a record proves about its shuffle: versions, commitments, receipts and signatures."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kibitz import cli
from kibitz.games import record
from kibitz.games.fairness import ZEROS, Fairness, Receipt, Unfair, contribution_commitment, from_hex, holds, proof
from kibitz.games.record import BadRecord, Record, Signature
from kibitz.games.shuffle import commitment, joint_seed
from kibitz.table.signing import RecordSigner, check_signature
from kibitz.terminal.verify import check
from tables import DUEL, random_game

SECRET = b"\x07" * 32
MINE, THEIRS = "01" * 32, "02" * 32
SIGNER = RecordSigner(b"\x09" * 32)


@cache
def sound(contributions: tuple[str, ...], commitments: tuple[str | None, ...], unrevealed: tuple[int, ...]) -> Record:
    """A game that was dealt with these contributions, all of it as version 2 demands."""
    seed = joint_seed(SECRET, tuple(map(bytes.fromhex, contributions)))
    fairness = Fairness(commitment(SECRET).hex(), SECRET.hex(), contributions, 2, commitments, unrevealed)
    first = DUEL.start(DUEL.options({}), seed).state
    actions = [(seat, action) for _, seat, action, _ in random_game(DUEL, first, random.Random(1)) if seat is not None]
    return replace(record.make(DUEL, DUEL.options({}), seed, ("Ann", "Bob"), actions), fairness=fairness)


def both() -> Record:
    """Both players contributed."""
    return sound((MINE, THEIRS), (contribution_commitment(MINE), contribution_commitment(THEIRS)), ())


def receipt(**changed: Any) -> Receipt:
    return replace(Receipt("t", 0, commitment(SECRET).hex(), MINE), **changed)


def test_version_2_is_written_and_read_as_the_notation_says() -> None:
    document = json.loads(record.write(both()))
    fields = {"version", "commitment", "secret", "commitments", "contributions", "unrevealed"}
    assert set(document["fairness"]) == fields
    assert document["fairness"]["version"] == 2
    assert record.verify(record.read(record.write(both()))) == both().result


def test_a_silent_player_and_one_who_does_not_open_count_as_zeros() -> None:
    silent = sound((MINE, ZEROS), (contribution_commitment(MINE), None), ())
    unopened = sound((MINE, ZEROS), (contribution_commitment(MINE), contribution_commitment(THEIRS)), (1,))
    for one in (silent, unopened):
        record.verify(one)
        assert proof(one.fairness) == "consistent"


@pytest.mark.parametrize(
    ("field", "value", "place", "code"),
    [
        ("commitments", [contribution_commitment(THEIRS)] * 2, "fairness.contributions[0]", "broken-contribution"),
        ("commitments", [None, contribution_commitment(THEIRS)], "fairness.contributions[0]", "unbound-contribution"),
        ("commitments", ["xy", None], "fairness.commitments[0]", "not-hex"),
        ("commitments", [None], "fairness.commitments", "contribution-count"),
        ("commitments", None, "fairness.commitments", "field-missing"),
        ("unrevealed", [0], "fairness.contributions[0]", "unbound-contribution"),
        ("unrevealed", [7], "fairness.unrevealed", "not-committed"),
        ("unrevealed", None, "fairness.unrevealed", "field-missing"),
        ("version", 3, "fairness.version", "bad-format"),
        ("version", 1, "fairness.commitments", "field-unknown"),
    ],
)
def test_what_does_not_agree_is_named(field: str, value: Any, place: str, code: str) -> None:
    document = json.loads(record.write(both()))
    document["fairness"][field] = value
    with pytest.raises(BadRecord) as error:
        record.verify(record.read(json.dumps(document)))
    assert (error.value.place, error.value.refusal.code) == (place, code)


def test_three_levels_are_told_apart() -> None:
    """Proved to who shows a receipt, consistent to everyone else, no proof where nobody contributed."""
    fairness = both().fairness
    assert proof(None) == "none"
    assert proof(sound((ZEROS, ZEROS), (None, None), ()).fairness) == "none"
    assert proof(fairness) == "consistent"
    assert proof(fairness, receipt()) == "proved"
    for changed in ({"contribution": THEIRS}, {"commitment": "00" * 32}, {"seat": 1}, {"seat": 9}, {"seat": -1}):
        assert proof(fairness, receipt(**changed)) == "consistent"


def test_a_server_that_puts_its_own_contribution_in_a_players_place_is_found_out() -> None:
    """Its record agrees with itself, but isn't proved to the player, and the page can say so."""
    forged = sound((THEIRS, THEIRS), (contribution_commitment(THEIRS),) * 2, ())
    record.verify(forged)
    assert forged.fairness is not None
    assert not holds(forged.fairness, receipt())


def test_version_1_is_consistent_at_most() -> None:
    old = replace(both(), fairness=Fairness(commitment(SECRET).hex(), SECRET.hex(), (MINE, THEIRS)))
    record.verify(old)
    assert "version" not in json.loads(record.write(old))["fairness"]
    assert proof(old.fairness, receipt()) == "consistent"


def test_zeros_never_prove_anything() -> None:
    """A receipt with the zeros that stand for silence is no contribution."""
    fairness = sound((ZEROS, THEIRS), (None, contribution_commitment(THEIRS)), ()).fairness
    assert proof(fairness, receipt(contribution=ZEROS)) == "consistent"


def test_a_signature_covers_the_whole_record() -> None:
    signed = SIGNER.sign(both())
    assert signed == SIGNER.sign(signed)
    assert signed.signature is not None
    assert signed.signature.key == SIGNER.public
    text = record.write(signed)
    check_signature(text, signed.signature)
    spaced = json.dumps(dict(reversed(json.loads(text).items())), indent=1).encode()
    check_signature(spaced, signed.signature)
    for field, value in (("players", ["Eve", "Bob"]), ("kibitz", 1.0), ("seed", "00" * 32)):
        document = json.loads(text)
        document[field] = value
        with pytest.raises(BadRecord, match="broken-signature"):
            check_signature(json.dumps(document).encode(), signed.signature)


def test_a_bad_signature_makes_a_record_bad() -> None:
    text = json.loads(record.write(SIGNER.sign(both())))
    assert check(json.dumps(text).encode()).fault is None
    for field, value, code in (
        ("value", "00" * 64, "broken-signature"),
        ("value", "x", "not-hex"),
        ("key", "", "not-hex"),
    ):
        spoilt = {**text, "signature": {**text["signature"], field: value}}
        fault = check(json.dumps(spoilt).encode()).fault
        assert fault is not None
        assert fault.refusal.code == code


def test_a_receipt_is_plain_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(receipt()), type=Receipt) == receipt()


def verified(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = cli.main(["verify", *arguments, "--lang", "en"])
    return code, capsys.readouterr().out


def test_verify_says_which_of_the_three_levels_each_record_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In words and as JSON: one object a record with `line`, `ok` and `proof`."""
    silent = sound((ZEROS, ZEROS), (None, None), ())
    spoilt = replace(both(), seed="00" * 32)
    path, kept = tmp_path / "games.jsonl", tmp_path / "receipt.json"
    path.write_bytes(b"\n".join(map(record.write, (both(), silent, spoilt))))
    kept.write_bytes(msgspec.json.encode(receipt()))
    code, shown = verified(capsys, str(path), "--json")
    assert code == 1
    found = [json.loads(line) for line in shown.splitlines()]
    assert [(one["line"], one["ok"], one["proof"]) for one in found] == [
        (1, True, "consistent"),
        (2, True, "none"),
        (3, False, "none"),
    ]
    assert (found[2]["place"], found[2]["code"]) == ("seed", "seed-not-joint")
    code, shown = verified(capsys, str(path), "--json", "--receipt", str(kept))
    assert [json.loads(line)["proof"] for line in shown.splitlines()] == ["proved", "none", "none"]
    code, shown = verified(capsys, str(path), "--receipt", str(kept))
    assert "Proved to you: 1." in shown
    assert "No proof: 1." in shown


def test_a_receipt_that_is_in_no_record_is_said_so_loudly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, kept = tmp_path / "game.json", tmp_path / "receipt.json"
    path.write_bytes(record.write(both()))
    kept.write_bytes(msgspec.json.encode(receipt(contribution=THEIRS)))
    assert cli.main(["verify", str(path), "--receipt", str(kept), "--lang", "en"]) == 2
    assert "doesn’t match" in capsys.readouterr().err
    for text in (
        b"no json",
        b"{}",
        b"\xff",
        b'{"table":' + b"[" * 9000,
        msgspec.json.encode(receipt(contribution="xy")),
    ):
        kept.write_bytes(text)
        assert cli.main(["verify", str(path), "--receipt", str(kept), "--lang", "en"]) == 2
        assert "isn’t a receipt" in capsys.readouterr().err


def test_a_binary_file_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(bytes(range(256)) * 100)
    assert cli.main(["verify", str(path), "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert "isn’t a text file" in told.err


@pytest.mark.parametrize("text", ["", "ab", "ab" * 31, "ab" * 33, "AB" * 32, "zz" * 32])
def test_what_is_not_hex_is_refused_with_the_number_of_digits_expected(text: str) -> None:
    with pytest.raises(Unfair) as refused:
        from_hex(text, "secret")
    assert (refused.value.refusal.code, refused.value.refusal.params) == ("not-hex", {"digits": 64})


@pytest.mark.parametrize(("field", "digits"), [("key", 64), ("value", 128)])
def test_a_signature_that_is_not_hex_is_refused_with_the_number_of_digits_expected(field: str, digits: int) -> None:
    good = {"key": "ab" * 32, "value": "cd" * 64}
    with pytest.raises(BadRecord) as refused:
        check_signature(b"{}", Signature(**{**good, field: "ab"}))
    assert refused.value.place == f"signature.{field}"
    assert refused.value.refusal.params == {"digits": digits}

"""Who had a hand in the shuffle: what a record says of it, whether that agrees with itself, and what it proves.

The server commits to a secret. Each player commits to a contribution before any of them is opened. The seed is a hash
of the secret and all contributions, so nobody who was bound by a commitment could choose it.
"""

from __future__ import annotations

import re
from hashlib import sha256
from hmac import compare_digest
from typing import Literal, TypeAlias

from msgspec import Struct

from kibitz.games.core import Refusal, Seat
from kibitz.games.shuffle import SEED_BYTES, commitment, joint_seed

ZEROS = bytes(SEED_BYTES).hex()
"""Stands for the contribution of a bot, and of a person who gave none."""

Proof: TypeAlias = Literal["proved", "consistent", "none"]
"""`proved`: to someone who shows what they were given and what they gave. `consistent`: all hashes agree. `none`: no
person contributed, so whoever wrote the record could have chosen the cards."""


class Fairness(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the seed came about on a server."""

    commitment: str
    """The hash of the server's secret, published with the table."""
    secret: str
    contributions: tuple[str, ...]
    version: int = 1
    commitments: tuple[str | None, ...] | None = None
    """Version 2: the hash of each contribution, fixed before any was opened; null for bots and who sent none."""
    unrevealed: tuple[Seat, ...] | None = None
    """Version 2: who committed to a contribution and didn't open it in time."""


class Receipt(Struct, frozen=True):
    """What a player keeps of the shuffle: the commitment they were shown, and the contribution they made."""

    table: str
    seat: Seat
    commitment: str
    contribution: str


class Unfair(Exception):
    """What a record says of its shuffle isn't so: where, and why."""

    def __init__(self, place: str, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.place = place
        self.refusal = Refusal(code, params=params)


def check(fairness: Fairness, seed: str, seats: int) -> None:
    """All hashes agree; Unfair names the first that doesn't."""
    if fairness.version not in (1, 2):
        raise Unfair("version", "bad-format", value=str(fairness.version)[:40], allowed=2)
    if len(fairness.contributions) != seats:
        raise Unfair("contributions", "contribution-count", value=len(fairness.contributions), allowed=seats)
    secret = from_hex(fairness.secret, "secret")
    parts = tuple(from_hex(part, f"contributions[{seat}]") for seat, part in enumerate(fairness.contributions))
    if not compare_digest(commitment(secret), from_hex(fairness.commitment, "commitment")):
        raise Unfair("commitment", "broken-commitment")
    _check_commitments(fairness, parts)
    if not compare_digest(joint_seed(secret, parts).hex(), seed):
        raise Unfair("seed", "seed-not-joint")


def _check_commitments(fairness: Fairness, parts: tuple[bytes, ...]) -> None:
    """Each contribution is the one its player committed to; who committed to none, or didn't open theirs, has zeros."""
    if fairness.version == 1:
        for name in ("commitments", "unrevealed"):
            if getattr(fairness, name) is not None:
                raise Unfair(name, "field-unknown", field=name)
        return
    for name in ("commitments", "unrevealed"):
        if getattr(fairness, name) is None:
            raise Unfair(name, "field-missing", field=name)
    commitments, unrevealed = fairness.commitments or (), fairness.unrevealed or ()
    if len(commitments) != len(parts):
        raise Unfair("commitments", "contribution-count", value=len(commitments), allowed=len(parts))
    for seat, (committed, part) in enumerate(zip(commitments, parts, strict=True)):
        promised = committed is not None and seat not in unrevealed
        if promised and not compare_digest(commitment(part), from_hex(committed or "", f"commitments[{seat}]")):
            raise Unfair(f"contributions[{seat}]", "broken-contribution")
        if not promised and part.hex() != ZEROS:
            raise Unfair(f"contributions[{seat}]", "unbound-contribution")
    for seat in unrevealed:
        if not 0 <= seat < len(parts) or commitments[seat] is None:
            raise Unfair("unrevealed", "not-committed", seat=seat)


def proof(fairness: Fairness | None, receipt: Receipt | None = None) -> Proof:
    """What a record that agrees with itself proves; the most to the holder of a receipt that is in it."""
    if fairness is None or all(part == ZEROS for part in fairness.contributions):
        return "none"
    if receipt is not None and fairness.version >= 2 and holds(fairness, receipt):
        return "proved"
    return "consistent"


def holds(fairness: Fairness, receipt: Receipt) -> bool:
    """Whether a record has the commitment that someone was shown, and the contribution they made at their seat."""
    if not 0 <= receipt.seat < len(fairness.contributions) or receipt.contribution == ZEROS:
        return False
    return compare_digest(fairness.commitment, receipt.commitment) and compare_digest(
        fairness.contributions[receipt.seat], receipt.contribution
    )


def from_hex(text: str, place: str) -> bytes:
    """32 bytes from their 64 lower-case hex digits."""
    if not re.fullmatch(f"[0-9a-f]{{{2 * SEED_BYTES}}}", text):
        raise Unfair(place, "not-hex", digits=2 * SEED_BYTES)
    return bytes.fromhex(text)


def contribution_commitment(contribution: str) -> str:
    """What a player publishes of a contribution before any is opened."""
    return sha256(bytes.fromhex(contribution)).hexdigest()

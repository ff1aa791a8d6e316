"""The verifiable shuffle: fixed vectors, and agreement with a second implementation from its description."""

from __future__ import annotations

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from independent_shuffle import below, shuffled, words
from kibitz.games.shuffle import Stream, commitment, joint_seed
from tables import DUEL, NYET, SEED, start


@given(st.binary(min_size=32, max_size=32), st.text("abcdefghij/0123456789-", max_size=20), st.integers(1, 200))
def test_the_shuffle_agrees_with_a_second_implementation(seed: bytes, label: str, size: int) -> None:
    assert Stream(seed, label).shuffle(list(range(size))) == shuffled(seed, label, range(size))


@given(st.binary(min_size=32, max_size=32), st.integers(1, 2**64))
def test_below_agrees_with_a_second_implementation(seed: bytes, n: int) -> None:
    mine, theirs = Stream(seed, "test"), words(seed, "test")
    assert [mine.below(n) for _ in range(200)] == [below(theirs, n) for _ in range(200)]


def test_words_that_would_favour_some_numbers_are_skipped() -> None:
    n = 2**63 + 1  # nearly half of all words are too large
    stream = words(SEED, "test")
    kept = [word % n for word in stream if word < n][:50]
    mine = Stream(SEED, "test")
    assert [mine.below(n) for _ in range(50)] == kept


VECTORS: dict[str, object] = {
    "dealer of four": 1,
    "starter": 0,
    "pile 0": [56, 20, 3, 5, 37, 33, 26, 52],
    "hand of seat 0 of five": ["B3", "B7", "B10", "B12", "R1", "Y1", "Y4", "Y11", "G4", "G5", "G7", "G10"],
    "hand of seat 1": [9, 32, 40, 41, 42, 50],
}


def test_vectors() -> None:
    assert Stream(SEED, "nyet/dealer").below(4) == VECTORS["dealer of four"]
    assert Stream(SEED, "face-to-face/starter").below(2) == VECTORS["starter"]
    assert Stream(SEED, "face-to-face/pile/0").shuffle(list(range(2, 60)))[:8] == VECTORS["pile 0"]
    assert list(start(NYET, players=5).hands[0]) == VECTORS["hand of seat 0 of five"]
    assert list(start(DUEL).hands[1]) == VECTORS["hand of seat 1"]


def test_a_joint_seed_is_the_hash_of_secret_and_contributions() -> None:
    secret, parts = b"s" * 32, (b"a" * 32, b"\0" * 32)
    assert joint_seed(secret, parts) == hashlib.sha256(b"s" * 32 + b"a" * 32 + b"\0" * 32).digest()
    assert commitment(secret) == hashlib.sha256(b"s" * 32).digest()

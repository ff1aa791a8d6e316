"""The compiled Nyet! against the rules, step by step: who acts, what is legal, the whole state, the scores."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import cast

import pytest
from msgspec.structs import replace

from kibitz.compiled.nyet.codes import CODES, Codes, DoesNotFit, codes_for
from kibitz.compiled.nyet.pack import pack, rules_for, unpack
from kibitz.games.nyet.editions import (
    EDITIONS,
    WESTERN,
    BonusRule,
    Edition,
    GiveUp,
    Options,
    Ruleset,
    read_options,
    ruleset,
)
from kibitz.games.nyet.editions import SupertrumpFollows as Follows
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import State

RULES = [("en", None, None), ("pl", None, None), ("de", None, None), *product(["fr"], BonusRule, Follows)]
LENGTHS: list[dict[str, int]] = [{}, {"target": 60}, {"rounds": 3}]
SHORT_GAMES = 30
"""Games of one round for each table, besides the whole ones."""


def table(players: int, rules: tuple[str, object, object], *, no_trump: bool = False, **length: int) -> Options:
    edition, bonus, follows = rules
    given = {"players": players, "edition": edition, "bonus_rule": bonus, "supertrump_follows": follows}
    return read_options(given | {"no_trump_box": no_trump} | length)


def walk(options: Options, chance: random.Random) -> State:
    """Play a random game on both, comparing everything at every step; the final state."""
    state = GAME.start(options, chance.randbytes(32)).state
    position = pack(state)
    codes = position.rules.codes
    while to_act := GAME.to_act(state):
        assert position.actor == in_turn(state, to_act)
        for seat in {*to_act, chance.randrange(options.players)}:
            found = position.legal(seat)
            assert sorted(codes.text[code] for code in found) == sorted(map(str, GAME.legal(state, seat)))
            assert position.legal_mask(seat) == sum(1 << code for code in found)
        seat = chance.choice(to_act)
        code = chance.choice(position.legal(seat))
        state = GAME.play(state, seat, GAME.parse(codes.text[code])).state
        position.step(seat, code)
        assert unpack(position) == state
    return state


def in_turn(state: State, to_act: tuple[int, ...]) -> int:
    """Who acts next: clockwise from the first player, one card at a time."""
    return min(to_act, key=lambda seat: (len(state.given[seat]), to_act.index(seat)))


@pytest.mark.parametrize("no_trump", [False, True])
@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_run_in_step(players: int, rules: tuple[str, object, object], no_trump: bool) -> None:
    chance = random.Random(f"{players} {rules} {no_trump}")
    for length in LENGTHS + [{"rounds": 1}] * SHORT_GAMES:
        state = walk(table(players, rules, no_trump=no_trump, **length), chance)
        outcome = GAME.outcome(state)
        position = pack(state)
        assert position.over
        assert position.actor is None
        assert outcome is not None
        assert position.scores == outcome.scores


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_state_packs_and_unpacks_unchanged(players: int) -> None:
    chance = random.Random(players)
    for _ in range(6):
        state = GAME.start(table(players, ("pl", None, None), rounds=2), chance.randbytes(32)).state
        while to_act := GAME.to_act(state):
            position = pack(state)
            assert unpack(position) == state
            seat = chance.choice(to_act)
            twin = position.copy()
            twin.step(seat, chance.choice(twin.legal(seat)))
            assert unpack(position) == state
            state = unpack(twin)


@pytest.fixture
def other_edition(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An edition nobody has published: other boxes, passes to the right, a later first veto, another deck."""
    odd = replace(
        WESTERN,
        copies={1: 2, 2: 2} | dict.fromkeys(range(3, 15), 1),
        give_ups={"right": GiveUp(cards=2, to=-1), "far": GiveUp(cards=1, ones=False, to=2), "3": GiveUp(cards=3)},
        trumps=("R", "G"),
        supertrumps=("B", "none"),
        points=("5", "-3", "1"),
        vetoer=1,
    )
    kept = (ruleset, codes_for, rules_for)
    monkeypatch.setitem(cast("dict[str, Edition]", EDITIONS), "en", odd)
    for cache in kept:
        cache.cache_clear()
    yield
    for cache in kept:
        cache.cache_clear()


@pytest.mark.usefixtures("other_edition")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_another_edition_needs_no_other_code(players: int) -> None:
    chance = random.Random(players)
    for _ in range(10):
        state = walk(table(players, RULES[0], rounds=1), chance)
        assert state.history[0].terms.discard in ("right", "far", "3")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"deck": tuple("R1" for _ in range(17))}, "17 cards"),
        ({"deck": ("R40",)}, "below 32"),
        ({"boxes": dict.fromkeys(ruleset(table(2, RULES[0])).boxes, tuple("123456789"))}, "9 boxes"),
    ],
)
def test_an_edition_too_large_for_the_layout_is_refused(change: dict[str, object], told: str) -> None:
    rules: Ruleset = replace(ruleset(table(4, RULES[0])), **change)
    with pytest.raises(DoesNotFit, match=told):
        Codes(rules)


def test_every_action_has_its_own_code_and_text() -> None:
    codes = Codes(ruleset(table(5, RULES[0], no_trump=True)))
    assert len(codes.text) == 3 * 52 + 25 + 5 + 31
    assert max(codes.text) < CODES
    assert all(codes.encode(text) == code and str(GAME.parse(text)) == text for code, text in codes.text.items())


def test_an_illegal_code_is_refused() -> None:
    position = pack(GAME.start(table(4, RULES[0]), bytes(32)).state)
    seat = position.actor
    assert seat is not None
    for code in (-1, 0, CODES, CODES - 1):
        with pytest.raises(ValueError, match=f"code {code} is not legal"):
            position.step(seat, code)
    with pytest.raises(ValueError, match="not legal"):
        position.step((seat + 1) % 4, position.legal(seat)[0])
    with pytest.raises(IndexError, match="no seat 4"):
        position.legal(4)

"""Options and editions: what may be chosen, what follows from it, and editions as pure data."""

from __future__ import annotations

import random
from types import MappingProxyType
from typing import Any

import pytest
from msgspec.structs import replace

from kibitz.games.core import BadOptions
from kibitz.games.nyet import editions
from kibitz.games.nyet.editions import BonusCard, BonusRule, GiveUp, Seating, SupertrumpFollows
from kibitz.games.nyet.events import Covered, Dealt
from kibitz.games.nyet.state import Phase
from tables import NYET, cover_until, random_game, start


@pytest.mark.parametrize(
    ("given", "option", "allowed"),
    [
        ({"players": 6}, "players", "2–5"),
        ({"players": 1}, "players", "2–5"),
        ({"players": "4"}, "players", "2–5"),
        ({"players": 4.0}, "players", "2–5"),
        ({"players": True}, "players", "2–5"),
        ({"players": [4]}, "players", "2–5"),
        ({"edition": "ru"}, "edition", "en, fr, de, pl"),
        ({"edition": 1}, "edition", "en, fr, de, pl"),
        ({"bonus_rule": "double"}, "bonus_rule", "holder-score, holder-tricks"),
        ({"supertrump_follows": "colour"}, "supertrump_follows", "trump, trump-and-colour"),
        ({"no_trump_box": 1}, "no_trump_box", "true, false"),
        ({"no_trump_box": "yes"}, "no_trump_box", "true, false"),
        ({"rounds": 0}, "rounds", "1–100"),
        ({"rounds": 101}, "rounds", "1–100"),
        ({"target": 0}, "target", "1–10000"),
        ({"target": -5}, "target", "1–10000"),
        ({"target": 10**30}, "target", "1–10000"),
    ],
)
def test_bad_options_are_refused_with_what_they_may_be(given: dict[str, Any], option: str, allowed: str) -> None:
    with pytest.raises(BadOptions) as error:
        NYET.options(given)
    refusal = error.value.refusal
    assert (refusal.code, refusal.params["option"], refusal.params["allowed"]) == ("bad-option", option, allowed)
    assert option in str(error.value)
    assert allowed in str(error.value)


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions) as error:
        NYET.options({"trumps": 3})
    assert error.value.refusal.code == "unknown-option"
    assert error.value.refusal.params["option"] == "trumps"
    assert "no_trump_box" in str(error.value.refusal.params["allowed"])


def test_rounds_and_target_exclude_each_other() -> None:
    with pytest.raises(BadOptions) as error:
        NYET.options({"rounds": 4, "target": 100})
    assert (error.value.refusal.code, error.value.refusal.params["option"]) == ("rounds-with-target", "target")


@pytest.mark.parametrize("edition", ["en", "fr", "de"])
def test_western_editions(edition: str) -> None:
    options = NYET.options({"edition": edition})
    assert (options.bonus_rule, options.supertrump_follows) == (BonusRule.HOLDER_SCORE, SupertrumpFollows.TRUMP)


def test_the_polish_edition() -> None:
    options = NYET.options({"edition": "pl"})
    assert options.bonus_rule is BonusRule.HOLDER_TRICKS
    assert options.supertrump_follows is SupertrumpFollows.TRUMP_AND_COLOUR


def test_an_explicit_option_wins_over_its_edition() -> None:
    options = NYET.options({"edition": "pl", "bonus_rule": "holder-score"})
    assert options.bonus_rule is BonusRule.HOLDER_SCORE
    assert options.supertrump_follows is SupertrumpFollows.TRUMP_AND_COLOUR


def test_no_trump_box_adds_a_fifth_box() -> None:
    plain, house = (start(NYET, no_trump_box=flag).rules.boxes[editions.Line.TRUMP] for flag in (False, True))
    assert house == (*plain, "none")


OTHER = replace(
    editions.WESTERN,
    copies={1: 2, 2: 1, 3: 1, 5: 2, 7: 1, 20: 1},
    seatings={
        3: Seating(hand=8, team_sizes=(1, 2), bonus=BonusCard.LONE_PLAYER, rounds=3),
        4: Seating(hand=7, team_sizes=(2,), bonus=BonusCard.UNUSED, rounds=4, removed=(20,)),
        6: Seating(hand=5, team_sizes=(3,), bonus=BonusCard.UNUSED, rounds=6),
    },
    give_ups={
        "right": GiveUp(cards=1, to=-1),
        "across": GiveUp(cards=2, to=2),
        "3": GiveUp(cards=3),
        "2x": GiveUp(cards=2, ones=False),
    },
    trumps=("R", "G", "none"),
    points=("-1", "5"),
    vetoer=1,
)


@pytest.fixture
def other_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another edition in the table: other cards, boxes, directions and seatings; the dealer's left vetoes first."""
    monkeypatch.setattr(editions, "EDITIONS", MappingProxyType({**editions.EDITIONS, "other": OTHER}))


@pytest.mark.usefixtures("other_edition")
@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("no_trump_box", [False, True])
def test_another_edition_is_a_matter_of_data(players: int, no_trump_box: bool) -> None:
    for number in range(2):
        rng = random.Random(number)
        first = start(NYET, rng.randbytes(32), players=players, edition="other", no_trump_box=no_trump_box)
        assert first.rules.boxes[editions.Line.TRUMP] == ("R", "G", "none")
        dealer: int | None = first.dealer
        for state, seat, action, events in random_game(NYET, first, rng):
            if isinstance(events, tuple) and any(isinstance(event, Covered) for event in events) and dealer is not None:
                assert seat == (dealer + 1) % players  # the dealer's left begins
                dealer = None
            dealer = next((event.dealer for event in events if isinstance(event, Dealt)), dealer)
            assert action is None or NYET.parse(str(action)) == action
            for viewer in (*range(players), "spectator"):
                view = NYET.view(state, viewer)
                assert NYET.view(NYET.sample(view, rng), viewer) == view
        assert NYET.outcome(state) is not None
        assert len(state.history) == OTHER.seatings[players].rounds


@pytest.mark.usefixtures("other_edition")
def test_another_pass_direction_goes_to_the_right() -> None:
    state = cover_until(start(NYET, players=3, edition="other", rounds=1), discard="right")
    if state.phase is Phase.TEAM:
        state = NYET.play(state, state.turn, NYET.legal(state, state.turn)[0]).state
    moved = {seat: NYET.legal(state, seat)[0] for seat in range(3)}
    for seat, action in moved.items():
        state = NYET.play(state, seat, action).state
    for seat, action in moved.items():
        assert NYET.view(state, (seat - 1) % 3).received == (action.card,)  # type: ignore[union-attr]


@pytest.mark.usefixtures("other_edition")
def test_an_edition_names_its_player_counts_when_it_refuses_one() -> None:
    with pytest.raises(BadOptions) as error:
        NYET.options({"players": 5, "edition": "other"})
    assert error.value.refusal.params == {"option": "players", "value": "5", "allowed": "3, 4, 6"}
    with pytest.raises(BadOptions, match="allowed=2–6"):
        NYET.options({"players": 7})
    with pytest.raises(BadOptions, match="allowed=2, 3, 4, 5"):
        NYET.options({"players": 6})

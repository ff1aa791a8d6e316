"""A seat's observation of Nyet! holds exactly its view: decoding gives the view back, and nothing else affects it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from kibitz.compiled.nyet.observations import ACTIONS, FIELDS, NUMBER_FIELDS, NUMBERS_SIZE, OBSERVATION_SIZE, One
from kibitz.compiled.nyet.pack import rules_for, unpack
from kibitz.games.core import find_game
from kibitz.games.nyet.state import Phase, State
from kibitz.games.nyet.view import View
from kibitz.lab.nyet.replay import replay_round

NYET = find_game("nyet")
PHASES = ["nyet", "team", "bonus", "give", "tricks", "deal", "over"]
TABLES = [
    {"players": 2, "rounds": 2},
    {"players": 3, "edition": "pl", "rounds": 2},
    {"players": 4, "no_trump_box": True, "target": 30},
    {"players": 5, "rounds": 2},
    {"players": 5, "edition": "pl", "rounds": 1},
]


def fields(table: dict[str, tuple[int, int, tuple[int, ...]]], row: np.ndarray[Any, Any]) -> dict[str, Any]:
    return {name: row[at : at + size].reshape(shape or (size,)) for name, (at, size, shape) in table.items()}


def seen(one: One, seat: int) -> dict[str, Any]:
    row, numbers = np.full(OBSERVATION_SIZE, 99, np.int8), np.full(NUMBERS_SIZE, 999, np.int16)
    one.see(seat, row, numbers)
    return fields(FIELDS, row) | fields(NUMBER_FIELDS, numbers)


def decoded(one: One, seat: int) -> dict[str, Any]:
    """What an observation says, in the words of a view."""
    at, codes = seen(one, seat), one.rules.codes
    players = codes.rules.options.players
    around = [(seat + away) % players for away in range(players)]

    def seats(row: Any) -> list[int]:
        assert not row[players:].any()
        return sorted(around[away] for away in np.flatnonzero(row))

    def one_of(row: Any) -> int | None:
        found = seats(row)
        assert len(found) <= 1
        return found[0] if found else None

    def cards(row: Any) -> tuple[str, ...]:
        return tuple(codes.cards[int(n)] for n in np.flatnonzero(row))

    def by_seat(row: Any) -> tuple[int, ...]:
        assert not row[players:].any()
        return tuple(int(row[(each - seat) % players]) for each in range(players))

    def box(line: int, column: int) -> tuple[str, str]:
        name, boxes = list(codes.rules.boxes.items())[line]
        return str(name), str(around[column]) if line == 0 else boxes[column]

    when = at["covered_when"]
    board = [
        (*box(*np.argwhere(when == n)[0]), one_of(at["covered_by"][:, *np.argwhere(when == n)[0]]))
        for n in range(1, when.max() + 1)
    ]
    played = [
        (one_of(at["played_by"][:, card]), codes.cards[int(card)])
        for n in range(1, at["played_when"].max() + 1)
        for card in np.flatnonzero(at["played_when"] == n)
    ]
    return {
        "phase": PHASES[int(np.flatnonzero(at["phase"])[0])],
        "players": int(np.flatnonzero(at["players"])[0]) + 2,
        "rules": at["rules"].tolist(),
        "dealer": one_of(at["dealer"]),
        "to_act": seats(at["to_act"]),
        "hand": cards(at["hand"]),
        "given": cards(at["given"]),
        "received": cards(at["received"]),
        "hand_sizes": by_seat(at["hand_sizes"]),
        "given_sizes": by_seat(at["given_sizes"]),
        "open": {box(*place) for place in np.argwhere(at["open"])},
        "board": board,
        "team": seats(at["team"]),
        "bonus": one_of(at["bonus"]),
        "leader": one_of(at["leader"]),
        "winning": one_of(at["winning"]),
        "played": played,
        "trick": Counter(cards(at["trick"])),
        "taken": by_seat(at["taken"]),
        "loot": by_seat(at["loot"]),
        "round": int(at["round"][0]),
        "rounds": int(at["rounds"][0]),
        "target": int(at["target"][0]),
        "scores": by_seat(at["scores"]),
    }


def told(view: View, seat: int) -> dict[str, Any]:
    """What the view says, in the same shape."""
    options, players = view.options, view.options.players
    tricks = [(trick.leader, trick.cards) for trick in view.tricks] + [(view.leader, view.trick)]
    covered = {(token.line, token.box) for token in view.board}
    mine = next((team for team in view.teams if seat in team), ())
    return {
        "phase": view.phase.value,
        "players": players,
        "rules": [options.bonus_rule == "holder-tricks", options.supertrump_follows == "trump-and-colour"],
        "dealer": view.dealer,
        "to_act": sorted(view.to_act),
        "hand": view.hands[seat],
        "given": view.given[seat],
        "received": view.received or (),
        "hand_sizes": view.hand_sizes,
        "given_sizes": view.given_sizes,
        "open": {(line, box) for line, boxes in view.boxes.items() for box in boxes} - covered,
        "board": [(str(token.line), token.box, token.seat) for token in view.board],
        "team": sorted(mine),
        "bonus": view.bonus,
        "leader": view.leader if view.terms else None,
        "winning": view.winning,
        "played": [((leader + i) % players, card) for leader, cards in tricks for i, card in enumerate(cards)],
        "trick": Counter(view.trick),
        "taken": view.taken,
        "loot": view.loot,
        "round": view.round,
        "rounds": options.rounds or 0,
        "target": options.target or 0,
        "scores": view.scores,
    }


def start(options: dict[str, object], seed: bytes) -> tuple[One, State]:
    chosen = NYET.options(options)
    one = One(rules_for(chosen))
    one.begin(seed)
    return one, NYET.start(chosen, seed).state


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_an_observation_decodes_to_the_view_and_the_mask_to_the_legal_actions(options: dict[str, object]) -> None:
    rng = random.Random(str(options))
    for game in range(3):
        one, state = start(options, bytes([game]) * 32)
        while (seat := NYET.next_to_act(state)) is not None:
            assert one.player == seat
            for viewer in range(state.options.players):
                assert decoded(one, viewer) == told(NYET.view(state, viewer), viewer)
            mask = np.full(ACTIONS, 9, np.int8)
            one.allow(seat, mask)
            texts = {one.rules.codes.text[one.table(seat, int(code))]: int(code) for code in np.flatnonzero(mask)}
            assert set(np.unique(mask)) <= {0, 1}
            assert set(texts) == set(map(str, NYET.legal(state, seat)))
            assert sorted(texts.values()) == one.choices()
            assert all(one.own(seat, one.table(seat, code)) == code for code in texts.values())
            one.allow((seat + 1) % state.options.players, mask)
            assert not mask.any()
            action = rng.choice(NYET.legal(state, seat))
            one.play(texts[str(action)])
            before, state = state, NYET.play(state, seat, action).state
            scored = state.history[len(before.history) :]
            assert one.scored == (scored[0].points if scored else None)
        assert one.player == -4
        assert unpack(one) == state
        assert one.choices() == []


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_hidden_cards_do_not_change_an_observation(options: dict[str, object]) -> None:
    """A state sampled from the view, packed and observed again, gives the same bytes."""
    rng = random.Random(str(options))
    one, state = start(options, b"\7" * 32)
    for step in range(60):
        seat = NYET.next_to_act(state)
        if seat is None or state.round > 1:
            break
        for viewer in range(step % 3, state.options.players, 3):
            other = NYET.sample(NYET.view(state, viewer), rng)
            twin = One(one.rules)
            replay_round(twin, other, twin.advance)
            assert str(seen(twin, viewer)) == str(seen(one, viewer))
        action = rng.choice(one.choices())
        text = one.rules.codes.text[one.table(seat, action)]
        one.play(action)
        state = NYET.play(state, seat, NYET.parse(text)).state
    assert state.phase in (Phase.TRICKS, Phase.NYET)


def test_an_action_that_is_not_legal_is_refused() -> None:
    one, _ = start({"players": 3}, bytes(32))
    with pytest.raises(ValueError, match="action 0 is not legal"):
        one.play(0)
    with pytest.raises(ValueError, match="action 9999 is not legal"):
        one.play(9999)
    with pytest.raises(ValueError, match="action -1 is not legal"):
        one.play(-1)

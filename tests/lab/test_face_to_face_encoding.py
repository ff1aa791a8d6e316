"""A player's observation of Face to Face holds exactly their view: decoding it gives the view back."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from kibitz.compiled.face_to_face.observations import (
    ACTIONS,
    FIELDS,
    NUMBER_FIELDS,
    NUMBERS_SIZE,
    OBSERVATION_SIZE,
    One,
)
from kibitz.compiled.face_to_face.pack import PILES, TEXT, unpack
from kibitz.games.core import find_game
from kibitz.games.face_to_face.view import View

DUEL = find_game("face-to-face")


def seen(one: One, seat: int) -> dict[str, Any]:
    row, numbers = np.full(OBSERVATION_SIZE, 99, np.int8), np.full(NUMBERS_SIZE, 999, np.int16)
    one.see(seat, row, numbers)
    parts = {name: row[at : at + size].reshape(shape or (size,)) for name, (at, size, shape) in FIELDS.items()}
    return parts | {name: numbers[at : at + size] for name, (at, size, _) in NUMBER_FIELDS.items()}


def decoded(one: One, seat: int) -> dict[str, Any]:
    """What an observation says, in the words of a view."""
    at = seen(one, seat)
    sides = [seat, 1 - seat]

    def who(row: Any) -> list[int]:
        return [sides[side] for side in np.flatnonzero(row)]

    def both(row: Any) -> tuple[int, ...]:
        return int(row[seat]), int(row[1 - seat])

    placed = []
    for number in range(1, at["placed_when"].max() + 1):
        ((side, card),) = np.argwhere(at["placed_when"] == number)
        (pile,) = np.flatnonzero(at["placed_on"][side, :, card])
        placed.append((sides[side], PILES[pile], int(card)))
    assert at["placed_on"].sum() == len(placed)
    up, down, other_up, other_down = (int(np.flatnonzero(row)[0]) for row in at["tops"])
    tops = {seat: (up, down), 1 - seat: (other_up, other_down)}
    return {
        "to_act": who(at["to_act"]),
        "starter": who(at["starter"]),
        "winner": who(at["winner"]),
        "stuck": bool(at["stuck"][0]),
        "lone": bool(at["rules"][0]),
        "gave": bool(at["gave"][0]),
        "count": int(at["count"][0]),
        "asked": int(at["asked"][0]),
        "will_draw": int(at["will_draw"][0]),
        "hand_sizes": both(at["hand_sizes"]),
        "draw_sizes": both(at["draw_sizes"]),
        "hand": tuple(np.flatnonzero(at["hand"]).tolist()),
        "tops": (tops[0], tops[1]),
        "placed": placed,
        "turn": int(at["turn"][0]),
        "numbers": both(at["placed"]),
    }


def told(view: View, seat: int) -> dict[str, Any]:
    """What the view says, in the same shape."""
    return {
        "to_act": list(view.to_act),
        "starter": [view.starter],
        "winner": list(view.outcome.winners) if view.outcome else [],
        "stuck": view.stuck,
        "lone": view.options.lone_last_card,
        "gave": view.gave,
        "count": view.count,
        "asked": view.asked,
        "will_draw": view.will_draw,
        "hand_sizes": view.hand_sizes,
        "draw_sizes": view.draw_sizes,
        "hand": view.hands[seat],
        "tops": tuple((tops.up, tops.down) for tops in view.tops),
        "placed": [(put.seat, put.pile, put.card) for put in view.placed],
        "turn": view.turn,
        "numbers": tuple(sum(put.seat == each for put in view.placed) for each in range(2)),
    }


@pytest.mark.parametrize("lone", [False, True])
def test_an_observation_decodes_to_the_view_and_the_mask_to_the_legal_actions(lone: bool) -> None:
    rng = random.Random(lone)
    for game in range(8):
        seed = bytes([game]) * 32
        one, state = One(lone_last_card=lone), DUEL.start(DUEL.options({"lone_last_card": lone}), seed).state
        one.begin(seed)
        mask = np.full(ACTIONS, 9, np.int8)
        while to_act := DUEL.to_act(state):
            (seat,) = to_act
            assert one.player == seat
            for viewer in range(2):
                assert decoded(one, viewer) == told(DUEL.view(state, viewer), viewer)
            one.allow(seat, mask)
            assert set(np.unique(mask)) <= {0, 1}
            texts = {TEXT[int(code)]: int(code) for code in np.flatnonzero(mask)}
            assert set(texts) == set(map(str, DUEL.legal(state, seat)))
            assert sorted(texts.values()) == one.choices()
            one.allow(1 - seat, mask)
            assert not mask.any()
            action = rng.choice(DUEL.legal(state, seat))
            one.play(texts[str(action)])
            state = DUEL.play(state, seat, action).state
        for viewer in range(2):
            assert decoded(one, viewer) == told(DUEL.view(state, viewer), viewer)
        assert unpack(one) == state
        outcome = DUEL.outcome(state)
        assert outcome is not None
        assert one.scored == outcome.scores
        assert one.player == -4


def test_an_action_that_is_not_legal_is_refused() -> None:
    one = One(lone_last_card=False)
    with pytest.raises(ValueError, match="nobody is to act"):
        one.play(0)
    one.begin(bytes(32))
    for action in (0, 1, -5, 300):
        with pytest.raises(ValueError, match="not legal"):
            one.play(action)
    with pytest.raises(ValueError, match="chance cannot"):
        one.chance(0)

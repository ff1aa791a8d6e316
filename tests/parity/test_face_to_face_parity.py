"""The compiled Face to Face against the rules, step by step: who acts, what is legal, the whole state, the scores."""

from __future__ import annotations

import random

import pytest

from kibitz.compiled.face_to_face.pack import CODES, TEXT, encode, pack, unpack
from kibitz.games.core import IllegalAction
from kibitz.games.face_to_face.game import GAME
from kibitz.games.face_to_face.options import Options
from kibitz.games.face_to_face.state import State

GAMES = 150


def walk(options: Options, chance: random.Random, *, thrift: float) -> State:
    """Play a game on both, comparing everything at every step; the thriftier, the longer it lasts."""
    state = GAME.start(options, chance.randbytes(32)).state
    position = pack(state)
    while to_act := GAME.to_act(state):
        assert to_act == (position.actor,)
        seat = to_act[0]
        found = position.legal(seat)
        assert sorted(TEXT[code] for code in found) == sorted(map(str, GAME.legal(state, seat)))
        assert position.legal_mask(seat) == sum(1 << code for code in found)
        assert position.legal_mask(1 - seat) == 0
        code = chance.choice(found) if chance.random() > thrift else min(found, key=lambda code: waste(state, code))
        state = GAME.play(state, seat, GAME.parse(TEXT[code])).state
        position.step(seat, code)
        assert unpack(position) == state
        if chance.random() < 0.1:
            assert unpack(pack(state)) == state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert position.over
    assert position.actor is None
    assert position.scores == outcome.scores
    assert (position.winner,) == outcome.winners
    return state


def waste(state: State, code: int) -> int:
    """How far a pile moves; ending the turn moves none."""
    own, card = state.tops[state.seat], code & 63
    return [card - own.up, own.down - card, 15, 15][code >> 6] if code else 3


@pytest.mark.parametrize("thrift", [0.0, 0.9, 1.0])
@pytest.mark.parametrize("lone_last_card", [False, True])
def test_games_run_in_step(lone_last_card: bool, thrift: float) -> None:
    chance = random.Random(f"{lone_last_card} {thrift}")
    for _ in range(GAMES):
        walk(Options(lone_last_card=lone_last_card), chance, thrift=thrift)


def nearly_done(chance: random.Random, options: Options) -> State:
    """A position near the end, where the last cards and empty draw piles decide (F4)."""
    state = GAME.start(options, chance.randbytes(32)).state
    cards = [chance.sample(range(2, 60), chance.randint(2, 8)) for _ in range(2)]
    sizes = [min(len(held), chance.randint(1, 6)) for held in cards]
    ups = [chance.randint(1, 59) for _ in range(2)]
    downs = [chance.randint(2, 60) for _ in range(2)]
    return State(
        options=options,
        starter=state.starter,
        seat=state.seat,
        turn=1,
        hands=(tuple(sorted(cards[0][: sizes[0]])), tuple(sorted(cards[1][: sizes[1]]))),
        draw=(tuple(cards[0][sizes[0] :]), tuple(cards[1][sizes[1] :])),
        tops=(type(state.tops[0])(ups[0], downs[0]), type(state.tops[0])(ups[1], downs[1])),
    )


@pytest.mark.parametrize("lone_last_card", [False, True])
def test_endings_run_in_step(lone_last_card: bool) -> None:
    """Every way a game can end: the last card, no two cards at the start, no second card, a lone last card."""
    chance = random.Random(lone_last_card)
    options = Options(lone_last_card=lone_last_card)
    wins, losses = 0, 0
    for _ in range(1500):
        state = nearly_done(chance, options)
        position = pack(state)
        while GAME.to_act(state) and GAME.legal(state, state.seat):
            assert sorted(TEXT[c] for c in position.legal(state.seat)) == sorted(
                map(str, GAME.legal(state, state.seat))
            )
            code = chance.choice(position.legal(state.seat))
            position.step(state.seat, code)
            state = GAME.play(state, state.seat, GAME.parse(TEXT[code])).state
            assert unpack(position) == state
        wins += state.winner is not None and not state.stuck
        losses += state.stuck
    assert wins > 100
    assert losses > 100


def test_every_action_has_its_own_code_and_text() -> None:
    assert len(TEXT) == 4 * 58 + 1
    assert max(TEXT) < CODES
    assert all(encode(text) == code and str(GAME.parse(text)) == text for code, text in TEXT.items())
    with pytest.raises(IllegalAction):
        encode("up 60")


def test_an_illegal_code_is_refused() -> None:
    position = pack(GAME.start(Options(), bytes(32)).state)
    seat = position.actor
    assert seat is not None
    for code in (-1, 0, 1, 128, CODES):
        with pytest.raises(ValueError, match=f"code {code} is not legal"):
            position.step(seat, code)
    with pytest.raises(ValueError, match="not legal"):
        position.step(1 - seat, position.legal(seat)[0])

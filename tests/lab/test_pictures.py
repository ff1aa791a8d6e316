"""Tables in text and as pictures: everything is told, and nothing covers anything else."""

from __future__ import annotations

from itertools import combinations, pairwise
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from PIL.Image import Image

from kibitz.games.core import OPEN, AnyGame
from kibitz.lab.face_to_face import picture as duel_picture
from kibitz.lab.nyet import picture as nyet_picture
from kibitz.lab.picture import CARD_HEIGHT, CARD_WIDTH, PAPER, Picture
from tables import DUEL, NYET, SEED, duel_table, nyet_table

FULL = NYET.start(NYET.options({"players": 3, "rounds": 3}), SEED).state
VETOED = NYET.play(FULL, FULL.turn, NYET.parse("x trump R")).state
LED = nyet_table("R2 R3 B1", "G2 G3 G1", "Y2 Y5 R9", team=(1,), bonus=2, first=1)
FOLLOWED = NYET.play(NYET.play(LED, 1, NYET.parse("play G2")).state, 2, NYET.parse("play Y2")).state
TAKEN = NYET.play(FOLLOWED, 0, NYET.parse("play B1")).state
PLACED = DUEL.play(duel_table("17 45 3 58", draw="33 34", up=12), 0, DUEL.parse("up 17")).state
GIVEN = duel_table("3 58", other="2 20", gave=True, opp_up=9, opp_down=8)
WON = DUEL.play(duel_table("30", other="2 20", up=9), 0, DUEL.parse("up 30")).state
POSITIONS: list[tuple[AnyGame, ModuleType, Any]] = [
    *((NYET, nyet_picture, state) for state in (FULL, VETOED, LED, FOLLOWED, TAKEN)),
    *((DUEL, duel_picture, state) for state in (PLACED, GIVEN, WON)),
]


def told(module: ModuleType, game: AnyGame, state: Any) -> list[str]:
    text: str = module.describe(game.view(state, OPEN))
    return text.split("\n")


def test_a_board_is_told_with_who_covered_what() -> None:
    heading, *board, trick, first, second, third = told(nyet_picture, NYET, VETOED)
    assert heading == "round 1, nyet, scores 0 0 0"
    assert board == [
        "  first   0  1  2",
        "  discard 1  2  1x  left  none",
        f"  trump   B  (R by {FULL.turn})  Y  G",
        "  super   B  R  Y  G  none",
        "  points  1  2  3  4  -2",
    ]
    assert trick == "trick: -"
    assert [line.split()[2:] for line in (first, second, third)] == [list(hand) for hand in FULL.hands]
    assert [line.split()[0] for line in (first, second, third)] == ["0", "1D", "2>"]


def test_a_trick_is_told_with_teams_marks_and_what_was_taken() -> None:
    followed, taken = told(nyet_picture, NYET, FOLLOWED), told(nyet_picture, NYET, TAKEN)
    assert followed[0] == "round 1, tricks, scores 0 0 0, 1 against 0+2"
    assert followed[6:] == ["trick: 1:G2 2:Y2", "  0> D 0+0    B1 R2 R3", "  1 0+0       G1 G3", "  2x2 0+0     R9 Y5"]
    assert taken[6:] == ["trick: -", "  0> D 1+0    R2 R3", "  1 0+0       G1 G3", "  2x2 0+0     R9 Y5"]


def test_a_duel_is_told_with_piles_hands_and_how_the_turn_stands() -> None:
    assert told(duel_picture, DUEL, PLACED) == [
        "turn 1, placed 1",
        "  0> up 17  down 60  hand 45 3 58  (draw pile 2)",
        "  1  up  1  down 60  hand 20 30 40  (draw pile 2)",
    ]
    assert told(duel_picture, DUEL, GIVEN)[0] == "turn 1, placed 0, one for the opponent"
    assert told(duel_picture, DUEL, WON)[:2] == [
        "turn 1, seat 0 has won",
        "  0  up 30  down 60  hand -  (draw pile 0)",
    ]


class Watched(Picture):
    """A picture that remembers what was drawn where."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.cards: list[tuple[float, float, str, bool]] = []
        self.boxes: list[tuple[float, float, str, str | None]] = []
        self.lines: list[str] = []

    def card(self, at: Any, text: str, *, colour: str, shape: str = "", raised: bool = False) -> None:
        self.cards.append((*at, text, raised))
        super().card(at, text, colour=colour, shape=shape, raised=raised)

    def box(self, at: Any, text: str, *, token: str | None) -> None:
        self.boxes.append((*at, text, token))
        super().box(at, text, token=token)

    def write(self, at: Any, text: str, **how: Any) -> None:
        self.lines.append(text)
        super().write(at, text, **how)


def drawn(module: ModuleType, game: AnyGame, state: Any, monkeypatch: pytest.MonkeyPatch) -> tuple[Image, Watched]:
    made: list[Watched] = []

    def make(width: int, height: int) -> Watched:
        made.append(Watched(width, height))
        return made[0]

    monkeypatch.setattr(module, "Picture", make)
    image: Image = module.draw(game.view(state, OPEN))
    return image, made[0]


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_every_card_is_drawn_whole_and_covers_no_other(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, module, state = POSITIONS[number]
    image, picture = drawn(module, game, state, monkeypatch)
    assert len(picture.cards) >= sum(map(len, state.hands))
    for x, y, text, _ in picture.cards:
        assert 0 < x < image.width - CARD_WIDTH, text
        assert 0 < y < image.height - CARD_HEIGHT, text
    for one, other in combinations(picture.cards, 2):
        assert abs(one[0] - other[0]) > CARD_WIDTH or abs(one[1] - other[1]) > CARD_HEIGHT
    rows = sorted({y for _, y, _, _ in picture.cards})
    assert len(rows) == len(state.hands) - sum(not hand for hand in state.hands) * (game is NYET)
    assert len({after - before for before, after in pairwise(rows)}) == 1, "seats are equally far apart"


def test_the_trick_lies_apart_and_its_best_card_stands_out(monkeypatch: pytest.MonkeyPatch) -> None:
    image, picture = drawn(nyet_picture, NYET, FOLLOWED, monkeypatch)
    edge = max(x for x, _, _, _ in picture.cards)
    assert edge == image.width - nyet_picture.MARGIN - CARD_WIDTH
    assert [(text, raised) for x, _, text, raised in picture.cards if x == edge] == [("2", True), ("2", False)]
    assert not any(raised for x, _, _, raised in picture.cards if x < edge)
    assert {"played -", "played G2", "played Y2"} <= {*picture.lines}


def test_a_board_is_drawn_line_by_line_with_its_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    _, picture = drawn(nyet_picture, NYET, VETOED, monkeypatch)
    rows: dict[float, list[str]] = {}
    for _, y, text, _ in picture.boxes:
        rows.setdefault(y, []).append(text)
    assert [*rows.values()] == [list(boxes) for boxes in NYET.view(VETOED, OPEN).boxes.values()]
    assert [(text, token) for _, _, text, token in picture.boxes if token] == [("R", str(FULL.turn))]
    for one, other in combinations(picture.boxes, 2):
        assert abs(one[0] - other[0]) > 60 or abs(one[1] - other[1]) > 26 + 6
    assert max(rows) + 26 < min(y for _, y, _, _ in picture.cards)


def test_a_duel_is_drawn_with_both_piles_of_each_and_whose_turn_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    _, picture = drawn(duel_picture, DUEL, PLACED, monkeypatch)
    assert [text for _, _, text, raised in picture.cards if raised] == ["17", "60", "1", "60"]
    assert [text for _, _, text, raised in picture.cards if not raised] == ["45", "3", "58", "20", "30", "40"]
    assert [line for line in picture.lines if line.startswith("seat")] == [
        "seat 0, to act, draw pile 2",
        "seat 1, draw pile 2",
    ]
    last = [line for line in picture.lines if line.startswith("placed")]
    assert [line.count(",") for line in last] == [8, 8], "the last nine of each"
    assert last[0].endswith("up 17")


def test_shapes_are_symmetric_of_like_size_and_told_apart() -> None:
    seen: list[bytes] = []
    for shape in nyet_picture.SHAPES.values():
        picture = Picture(25, 25)
        picture.shape((12, 12), shape, colour=PAPER)
        inside = np.asarray(picture.image)[:, :, 0] > 200
        assert (inside == inside[:, ::-1]).all(), shape
        if shape != "triangle":
            assert (inside == inside[::-1]).all(), shape
        assert 11 <= inside.any(axis=0).sum() <= 13, shape
        assert 11 <= inside.any(axis=1).sum() <= 15, shape
        seen.append(inside.tobytes())
    assert len({*seen}) == 4


def test_a_card_shows_its_shape_under_its_value_and_is_framed_if_raised() -> None:
    plain, shaped, raised = (Picture(CARD_WIDTH + 7, CARD_HEIGHT + 7) for _ in range(3))
    plain.card((3, 3), "7", colour="#ff0000")
    shaped.card((3, 3), "7", colour="#ff0000", shape="square")
    raised.card((3, 3), "7", colour="#ff0000", raised=True)
    pixels = [np.asarray(picture.image).astype(int) for picture in (plain, shaped, raised)]
    changed = np.argwhere((pixels[0] != pixels[1]).any(axis=2))
    assert changed.min(axis=0).tolist() == [34, 15]
    assert changed.max(axis=0).tolist() == [44, 25]
    framed = np.argwhere((pixels[0] != pixels[2]).any(axis=2))
    assert framed.min(axis=0).tolist() == [3, 3]
    assert framed.max(axis=0).tolist() == [3 + CARD_HEIGHT, 3 + CARD_WIDTH]

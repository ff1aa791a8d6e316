"""The networks that know how players who think cover boxes."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from statistics import fmean

import pytest
from msgspec.structs import replace

from kibitz.bots.nyet_search import EFFORTS, decide
from kibitz.fast.nyet_codes import codes_for
from kibitz.fast.nyet_cover import COVERER_SHAPE, cover_chances, cover_signs, use_coverers
from kibitz.fast.nyet_pack import pack
from kibitz.games.nyet.cards import colour, is_one
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase, State
from packed_walks import states, table


def vetoes(players: int, seed: int, edition: str = "en", *, no_trump_box: bool = False) -> Iterator[State]:
    """States in which a box is to be covered, of rounds played at random."""
    chance = random.Random(seed)
    while True:
        for state in states(table(players, edition, rounds=8, no_trump_box=no_trump_box), chance):
            if state.phase is Phase.NYET:
                yield state


@pytest.mark.parametrize("edition", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_may_be_covered_is_covered_by_someone(players: int, edition: str) -> None:
    """Every box that may be covered has signs and a chance, and no other has; chances add up to 1 (N3.2)."""
    for _, state in zip(range(60), vetoes(players, 1, edition, no_trump_box=True), strict=False):
        codes = codes_for(state.options)
        legal = {codes.encode(action) for action in GAME.view(state, state.turn).legal}
        chances = cover_chances(pack(state), state.turn)
        assert chances.keys() == legal == cover_signs(pack(state), state.turn).keys()
        assert sum(chances.values()) == pytest.approx(1)
        assert all(len(signs) == COVERER_SHAPE[0] for signs in cover_signs(pack(state), state.turn).values())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_vetoes_are_foreseen(players: int) -> None:
    """What experts covered, in rounds that nobody learned from, was much likelier than by mere chance."""
    effort, told, by_chance = replace(EFFORTS["expert"], millis=0, worlds=128), [], []
    for number in range(12):
        rng = random.Random(f"foreseen {players} {number}")
        state = GAME.start(GAME.options({"players": players}), rng.randbytes(32)).state
        while state.phase is Phase.NYET:
            view = GAME.view(state, state.turn)
            chances = cover_chances(pack(state), state.turn)
            action = decide(view, effort, rng).action
            told.append(math.log(chances[codes_for(view.options).encode(action)]))
            by_chance.append(-math.log(len(view.legal)))
            state = GAME.play(state, state.turn, GAME.parse(action)).state
    assert fmean(told) > fmean(by_chance) + 0.35


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_hand_covers_its_short_colours(players: int) -> None:
    """Of the trump boxes, those of colours that the hand is short of are the likeliest to be covered."""
    lengths = []
    for state in vetoes(players, 6):
        chances = cover_chances(pack(state), state.turn)
        text = codes_for(state.options).text
        trumps = {text[code].split()[2]: chance for code, chance in chances.items() if text[code].split()[1] == "trump"}
        if len(trumps) > 2:
            hand = [card for card in state.hands[state.turn] if not is_one(card)]
            own = {box: sum(colour(card) == box for card in hand) for box in trumps}
            lengths.append(own[max(trumps, key=trumps.__getitem__)] - fmean(own.values()))
            if len(lengths) == 40:
                break
    assert fmean(lengths) < -0.5


def test_boxes_are_covered_before_the_terms_stand() -> None:
    state = next(state for state in states(table(4, "en", rounds=8), random.Random(2)) if state.phase is Phase.TRICKS)
    for ask in (cover_signs, cover_chances):
        with pytest.raises(ValueError, match="NYET"):
            ask(pack(state), 0)


def test_weights_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="weights"):
        use_coverers(bytes(40))

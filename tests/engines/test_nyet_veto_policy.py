"""The veto policy networks: a probability for every box that may be covered."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from statistics import fmean

import pytest
from msgspec.structs import replace

from kibitz.compiled.nyet.codes import codes_for
from kibitz.compiled.nyet.pack import pack
from kibitz.engines.nyet.policy.veto import SHAPE, use_weights, veto_features, veto_probabilities
from kibitz.engines.nyet.search import EFFORTS, decide
from kibitz.games.nyet.cards import colour, is_one
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase, State
from packed_walks import states, table


def vetoes(players: int, seed: int, edition: str = "en", *, no_trump_box: bool = False) -> Iterator[State]:
    """States of random rounds in which a box is to be covered."""
    chance = random.Random(seed)
    while True:
        for state in states(table(players, edition, rounds=8, no_trump_box=no_trump_box), chance):
            if state.phase is Phase.NYET:
                yield state


@pytest.mark.parametrize("edition", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_legal_box_has_features_and_a_probability(players: int, edition: str) -> None:
    """Only boxes that may be covered have them, and the probabilities sum to 1 (N3.2)."""
    for _, state in zip(range(60), vetoes(players, 1, edition, no_trump_box=True), strict=False):
        codes = codes_for(state.options)
        legal = {codes.encode(action) for action in GAME.view(state, state.turn).legal}
        probabilities = veto_probabilities(pack(state), state.turn)
        assert probabilities.keys() == legal == veto_features(pack(state), state.turn).keys()
        assert sum(probabilities.values()) == pytest.approx(1)
        assert all(len(features) == SHAPE[0] for features in veto_features(pack(state), state.turn).values())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_vetoes_are_predicted(players: int) -> None:
    """Experts' vetoes in rounds that nobody trained on are much more probable than uniform ones."""
    effort, log_likelihoods, uniform = replace(EFFORTS["expert"], millis=0, worlds=128), [], []
    for number in range(12):
        rng = random.Random(f"foreseen {players} {number}")
        state = GAME.start(GAME.options({"players": players}), rng.randbytes(32)).state
        while state.phase is Phase.NYET:
            view = GAME.view(state, state.turn)
            probabilities = veto_probabilities(pack(state), state.turn)
            action = decide(view, effort, rng).action
            log_likelihoods.append(math.log(probabilities[codes_for(view.options).encode(action)]))
            uniform.append(-math.log(len(view.legal)))
            state = GAME.play(state, state.turn, GAME.parse(action)).state
    assert fmean(log_likelihoods) > fmean(uniform) + 0.35


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_hand_covers_its_short_colours(players: int) -> None:
    """Of the trump boxes, those of colours that the hand is short of are the most probable."""
    lengths = []
    for state in vetoes(players, 6):
        probabilities = veto_probabilities(pack(state), state.turn)
        text = codes_for(state.options).text
        trumps = {
            text[code].split()[2]: chance for code, chance in probabilities.items() if text[code].split()[1] == "trump"
        }
        if len(trumps) > 2:
            hand = [card for card in state.hands[state.turn] if not is_one(card)]
            own = {box: sum(colour(card) == box for card in hand) for box in trumps}
            lengths.append(own[max(trumps, key=trumps.__getitem__)] - fmean(own.values()))
            if len(lengths) == 40:
                break
    assert fmean(lengths) < -0.5


def test_positions_after_the_nyet_phase_are_refused() -> None:
    state = next(state for state in states(table(4, "en", rounds=8), random.Random(2)) if state.phase is Phase.TRICKS)
    for ask in (veto_features, veto_probabilities):
        with pytest.raises(ValueError, match="NYET"):
            ask(pack(state), 0)


def test_weights_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="weights"):
        use_weights(bytes(40))

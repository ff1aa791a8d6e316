"""The value networks: the expected points of a round of Nyet! before its tricks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import fmean, linear_regression

import pytest
from nyet_selfplay import expected_points

from kibitz.compiled.nyet.codes import HOLDER, codes_for
from kibitz.compiled.nyet.pack import pack
from kibitz.compiled.nyet.sample import Sampler
from kibitz.engines.nyet.evaluation import Evaluation, finish_tricks
from kibitz.engines.nyet.solver.search import Solver
from kibitz.engines.nyet.value import use_weights
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase, State
from packed_walks import states, table


def rounds(players: int, seed: int, edition: str = "en") -> Iterator[State]:
    """The states of rounds played at random."""
    chance = random.Random(seed)
    while True:
        yield from states(table(players, edition, rounds=8), chance)


def first_leads(players: int, seed: int, *, points: int, number: int) -> Iterator[State]:
    """States at the first lead, `number` of them, where points are good or where they are bad."""
    for state in rounds(players, seed):
        if state.phase is Phase.TRICKS and not state.trick and not state.tricks and not state.history:
            assert state.terms is not None
            if (state.terms.points > 0) == (points > 0):
                yield state
                number -= 1
                if not number:
                    return


@pytest.mark.parametrize("points", [1, -2])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_expected_points_agree_with_rollouts(players: int, points: int) -> None:
    """If the networks expect more points for a seat, policy rollouts bring about as much more."""
    expected, played = [], []
    for state in first_leads(players, seed=3, points=points, number=40):
        position = pack(state)
        rollouts = [finish_tricks(position, seed=seed).scores for seed in range(12)]
        expected += expected_points(position, seed=1)
        played += [fmean(scores) for scores in zip(*rollouts, strict=True)]
    slope, offset = linear_regression(expected, played)
    off = fmean(abs(wanted - offset - slope * found) for wanted, found in zip(played, expected, strict=True))
    assert 0.6 < slope < 1.25
    assert off < fmean(abs(wanted - fmean(played)) for wanted in played) / 2


@pytest.mark.parametrize("edition", ["en", "pl"])
def test_expected_points_follow_the_rules_of_the_table(edition: str) -> None:
    """Both of a team score the same; the bonus card doubles its holder's points, or tricks (N8.1, N8.2)."""
    for state in rounds(5, seed=4, edition=edition):
        if state.phase is not Phase.BONUS:
            continue
        assert state.terms is not None
        position = pack(state)
        pair = [code - HOLDER for code in position.legal(state.terms.first)]
        found = {}
        for holder in pair:
            twin = position.copy()
            twin.step(state.terms.first, HOLDER + holder)
            found[holder] = expected_points(twin, seed=1)
        one, other = pair
        for holder, partner in ((one, other), (other, one)):
            points = found[holder]
            others = {round(points[seat], 6) for seat in range(5) if seat not in pair}
            assert len(others) == 1
            if edition == "pl":
                assert points[holder] == pytest.approx(points[partner])
            else:
                assert points[holder] == pytest.approx(2 * points[partner])
        return


def test_positions_without_terms_or_with_a_card_played_are_refused() -> None:
    """The networks refuse positions they weren't trained on."""
    asked = {Phase.NYET: False, Phase.TRICKS: False}
    for state in rounds(4, seed=5):
        if state.phase is Phase.NYET or (state.phase is Phase.TRICKS and state.trick):
            with pytest.raises(ValueError, match="between the terms and the first card"):
                expected_points(pack(state), seed=1)
            asked[state.phase] = True
        if all(asked.values()):
            return


def test_uninformed_first_players_favour_no_seat() -> None:
    """If all other hands look alike, each is a partner equally often; informed first players choose better."""
    partners = [0] * 5
    leads: dict[int, list[float]] = {0: [], 100: []}
    deals = (state for state in rounds(5, seed=8, edition="pl") if state.phase is Phase.TEAM and not state.history)
    for number, state in zip(range(60), deals, strict=False):
        assert state.terms is not None
        first, position = state.terms.first, pack(state)
        for informed, found in leads.items():
            points = expected_points(position, seed=number, informed=informed)
            found.append((points[first] - fmean(points)) / abs(state.terms.points))
            if not informed:  # in this edition everyone in a team scores the same
                for seat in range(5):
                    partners[(seat - first) % 5] += points[seat] == pytest.approx(points[first])
    assert partners[0] == 60
    assert max(partners[1:]) < 2 * min(partners[1:])
    assert fmean(leads[100]) > fmean(leads[0]) + 0.5


def test_teams_are_ranked_by_expected_points() -> None:
    """With networks, the estimates of teams follow the expected points, world by world."""
    state = next(s for s in rounds(4, seed=7) if s.phase is Phase.TEAM)
    view = GAME.view(state, state.turn)
    codes = [codes_for(view.options).encode(action) for action in view.legal]
    worlds = Sampler(view).worlds(30, seed=1)
    evaluation = Evaluation(state.turn, 4, codes, spread=1e6)
    evaluation.roll_out(worlds, range(30), Solver(table_mb=1), networks=True, seed=1)
    leads = []
    for code in codes:
        found = []
        for number in range(30):
            position = worlds.position(number)
            position.step(state.turn, code)
            points = expected_points(position, seed=1)
            found.append(points[state.turn] - fmean(points))
        leads.append(fmean(found))
    ranked = sorted(range(len(codes)), key=lambda i: leads[i])
    assert ranked == sorted(range(len(codes)), key=lambda i: evaluation.means()[i])


def test_weights_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="weights"):
        use_weights(bytes(40))

"""A plan plays what is legal, and decides from what its seat sees: the same wherever the seat sees the same."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.games import registry
from kibitz.games.core import IllegalAction
from kibitz.games.face_to_face.plans import was_given
from kibitz.games.nyet.plans import CONDITIONS
from kibitz.games.nyet.state import Phase
from kibitz.games.plans import Plan, checked, planned
from tables import DUEL, NYET
from walks import DUEL_WALKS, NYET_WALKS, Walk

CHOICES = ("lowest", "lowest not 1", "highest", "one", "duck", "only", "take", "take 8")
CARDS = st.builds("{}{}".format, st.sampled_from("BRYG"), st.integers(1, 13))
VETOES = st.builds("x {} {}".format, st.sampled_from(["trump", "super", "points"]), st.sampled_from([*"BRYG", "2"]))
DO = st.sampled_from(CHOICES) | st.builds("play {}".format, CARDS)
CONDITIONAL = st.builds(
    lambda conditions, do: f"if {' and '.join(conditions)}: {do}",
    st.lists(st.sampled_from(CONDITIONS), min_size=1, max_size=3, unique=True),
    DO,
)
LINES = st.lists(DO | CONDITIONAL | VETOES | st.builds("give {}".format, CARDS), min_size=1, max_size=12)


@settings(max_examples=30)
@given(NYET_WALKS, LINES, st.integers(0, 4))
def test_a_plan_plays_what_is_legal_and_nothing_its_seat_cannot_see_matters(
    walk: Walk, lines: list[str], offset: int
) -> None:
    rng = walk.rng()
    for state, *_ in walk.moments()[offset::5]:
        for seat in NYET.to_act(state):
            view = NYET.view(state, seat)
            plan = Plan((*lines, f"until {state.round}"))
            action = planned(NYET, view, plan)
            if action is not None:
                NYET.play(state, seat, NYET.parse(action))
            other = NYET.view(NYET.sample(view, rng), seat)
            assert planned(NYET, other, plan) == action


@settings(max_examples=10)
@given(NYET_WALKS)
def test_a_plan_can_answer_for_every_card(walk: Walk) -> None:
    """So the check above isn't empty."""
    for state, *_ in walk.moments():
        if state.phase is Phase.TRICKS:
            plan = Plan(("if theirs: take", "lowest", f"until {state.round}"))
            assert planned(NYET, NYET.view(state, state.turn), plan) is not None


@settings(max_examples=10)
@given(NYET_WALKS | DUEL_WALKS)
def test_a_premove_is_played_if_it_is_legal_then(walk: Walk) -> None:
    """All but the end of a duel turn right after a gift, which is left to the player."""
    game = walk.game
    for (state, *_), (_, seat, action, _) in zip(walk.moments()[::3], walk.moments()[1::3], strict=False):
        assert seat is not None
        view = game.view(state, seat)
        try:
            plan = checked(game, view, Plan((str(action),), once=True))
        except IllegalAction:
            assert game.refusal(state, seat, action) is not None
            continue
        left = str(action) not in view.legal or (game is DUEL and str(action) == "end" and was_given(view))
        assert planned(game, view, plan) == (None if left else str(action))


def test_a_game_without_a_part_for_plans_has_premoves_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "part", lambda *_: None)
    state = DUEL.start(DUEL.options({}), bytes(32)).state
    seat = DUEL.to_act(state)[0]
    view = DUEL.view(state, seat)
    plan = checked(DUEL, view, Plan((view.legal[0],), once=True))
    assert planned(DUEL, view, plan) == view.legal[0]
    assert planned(DUEL, view, Plan((view.legal[0],))) is None
    with pytest.raises(IllegalAction, match="no-plans"):
        checked(DUEL, view, Plan((view.legal[0],)))


def test_what_a_part_gets_wrong_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    state = NYET.start(NYET.options({"players": 3}), bytes(32)).state
    wrong = SimpleNamespace(planned=lambda *_, once: "play R99")  # noqa: ARG005
    monkeypatch.setattr(registry, "part", lambda *_: wrong)
    assert planned(NYET, NYET.view(state, NYET.to_act(state)[0]), Plan(("anything",))) is None

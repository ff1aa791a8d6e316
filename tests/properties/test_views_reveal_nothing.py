"""Non-interference: what a viewer can't know doesn't change what they are sent; `sample` varies exactly that."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kibitz.games.face_to_face.events import Stuck
from kibitz.games.nyet.events import Passed
from retold import consistent, encoded
from tables import DUEL, NYET
from walks import DUEL_WALKS, NYET_WALKS, WALKS, Walk


@settings(max_examples=40)
@given(WALKS, st.integers(0, 8))
def test_a_sampled_state_fits_everything_its_viewer_has_seen(walk: Walk, offset: int) -> None:
    game, rng, moments = walk.game, walk.rng(), walk.moments()
    ends = {*range(offset, len(moments), 9), len(moments) - 1}
    for end in ends:
        state = moments[end][0]
        for viewer in walk.viewers():
            view = game.view(state, viewer)
            drawn = game.sample(view, rng)
            assert msgspec.json.encode(game.view(drawn, viewer)) == msgspec.json.encode(view)
            assert consistent(moments[: end + 1], drawn, viewer)


def test_the_check_above_can_fail() -> None:
    """Swapping two hidden cards that were seen elsewhere is found to be inconsistent."""
    walk = Walk(NYET, NYET.options({"players": 4, "rounds": 1}), 5)
    moments = walk.moments()
    tricks = [end for end, (state, *_) in enumerate(moments) if state.phase == "tricks" and len(state.tricks) == 3]
    state = moments[tricks[0]][0]
    mine, other = state.hands[0], state.hands[1]
    swapped = replace(state, hands=((*mine[1:], other[0]), (*other[1:], mine[0]), *state.hands[2:]))
    assert consistent(moments[: tricks[0] + 1], state, 0)
    assert not consistent(moments[: tricks[0] + 1], swapped, 0)


@settings(max_examples=25)
@given(NYET_WALKS, st.integers(0, 6))
def test_nyet_events_are_the_same_whatever_is_hidden(walk: Walk, offset: int) -> None:
    rng = walk.rng()
    for state, *_ in walk.moments()[offset::7]:
        for viewer in walk.viewers():
            drawn = replace(NYET.sample(NYET.view(state, viewer), rng), seed=state.seed)
            for seat in NYET.to_act(state):
                for action in set(NYET.legal(state, seat)) & set(NYET.legal(drawn, seat)):
                    true, other = (NYET.play(s, seat, action).events for s in (state, drawn))
                    # a card passed to the viewer reveals itself, but nothing else
                    true, other = (
                        tuple(
                            replace(e, card=None) if isinstance(e, Passed) and e.receiver == viewer else e for e in es
                        )
                        for es in (true, other)
                    )
                    assert encoded(NYET, true, viewer) == encoded(NYET, other, viewer)


@settings(max_examples=25)
@given(DUEL_WALKS, st.integers(0, 4))
def test_duel_events_are_the_same_whatever_is_hidden(walk: Walk, offset: int) -> None:
    rng = walk.rng()
    for state, *_ in walk.moments()[offset::5]:
        for viewer in walk.viewers():
            drawn = DUEL.sample(DUEL.view(state, viewer), rng)
            if isinstance(viewer, int):  # players see the cards they draw
                piles = list(drawn.draw)
                piles[viewer] = state.draw[viewer]
                drawn = replace(drawn, draw=(piles[0], piles[1]))
            for seat in DUEL.to_act(state):
                for action in set(DUEL.legal(state, seat)) & set(DUEL.legal(drawn, seat)):
                    true, other = (DUEL.play(s, seat, action).events for s in (state, drawn))
                    stuck = [any(isinstance(event, Stuck) for event in events) for events in (true, other)]
                    if stuck[0] != stuck[1]:  # only being stuck reveals something about a hand
                        true, other = true[:1], other[:1]
                    assert encoded(DUEL, true, viewer) == encoded(DUEL, other, viewer)


@settings(max_examples=20)
@given(WALKS)
def test_a_state_can_be_drawn_from_every_view_and_from_what_the_wire_brings(walk: Walk) -> None:
    game = walk.game
    decoder = msgspec.json.Decoder(game.view_type)
    for number, (state, *_) in enumerate(walk.moments()):
        for viewer in walk.viewers() if number % 3 == 0 else ("spectator", number % 2):
            view = game.view(state, viewer)
            drawn = game.sample(decoder.decode(msgspec.json.encode(view)), walk.rng())
            assert drawn == game.sample(view, walk.rng())
            assert game.view(drawn, viewer) == view


def test_the_view_of_a_seat_shows_its_own_cards_and_no_others() -> None:
    for walk in (Walk(NYET, NYET.options({"players": 3, "rounds": 1}), 1), Walk(DUEL, DUEL.options({}), 1)):
        for state, *_ in walk.moments():
            for viewer in range(2):
                hands = walk.game.view(state, viewer).hands
                assert [hand is not None for hand in hands] == [seat == viewer for seat in range(len(hands))]
            assert set(walk.game.view(state, "spectator").hands) == {None}


@settings(max_examples=25)
@given(WALKS)
def test_same_for_is_true_only_if_no_personal_field_changed(walk: Walk) -> None:
    """A seat that isn't sent its personal fields again, because they can't have changed, misses nothing."""
    game, moments = walk.game, walk.moments()
    said = 0
    for (before, *_), (after, *_) in pairwise(moments):
        for seat in range(game.seats(walk.options)):
            acts = seat in game.to_act(before) or seat in game.to_act(after)
            if not acts and game.same_for(before, after, seat):
                said += 1
                views = [game.view(state, seat) for state in (before, after)]
                for field in game.personal_fields:
                    assert getattr(views[0], field) == getattr(views[1], field)
    assert said or game.seats(walk.options) == 2


@settings(max_examples=15)
@given(WALKS, st.integers(1, 5))
def test_what_is_said_to_have_changed_is_all_that_has(walk: Walk, apart: int) -> None:
    """In one step and in several, forwards as in play and backwards as in an undo."""
    game, states = walk.game, [state for state, *_ in walk.moments()]
    pairs = [*pairwise(states), *zip(states[apart::3], states[::3], strict=False)]
    for before, after in pairs:
        seen, changes = game.view(before, "spectator"), game.changes(before, after)
        assert replace(seen, **changes) == game.view(after, "spectator")
        assert [name for name in seen.__struct_fields__ if name in changes] == list(changes), "in the view's order"


@settings(max_examples=25)
@given(WALKS)
def test_each_barred_action_has_the_reason_of_its_group(walk: Walk) -> None:
    game = walk.game
    for state, *_ in walk.moments()[::3]:
        for seat in game.to_act(state):
            for reason, actions in map(msgspec.structs.astuple, game.view(state, seat).barred):
                assert {msgspec.json.encode(game.refusal(state, seat, game.parse(text))) for text in actions} == {
                    msgspec.json.encode(reason)
                }

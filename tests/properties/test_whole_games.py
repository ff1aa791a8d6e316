"""What holds in every state of every game."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.games.core import AnyGame, IllegalAction
from kibitz.games.nyet.editions import Line
from kibitz.games.nyet.notation import ChooseTeam, Cover, Discard, GiveBonus, Pass, Play
from tables import DUEL, NYET
from walks import DUEL_WALKS, NYET_WALKS, WALKS, Walk

NYET_CARDS = [f"{colour}{value}" for colour in "BRYG" for value in (*range(1, 15), 99)]
BOXES = [*"BRYG", *map(str, range(12)), "-1", "-2", "-0", "1x", "2x", "left", "right", "none"]
NYET_ACTIONS: list[Any] = [
    *(Cover(line, box) for line in Line for box in BOXES),
    *(ChooseTeam(team) for size in range(1, 6) for team in combinations(range(7), size)),
    *(ChooseTeam(team) for team in ((1, 0), (2, 2), (3, 1, 0))),
    *(GiveBonus(seat) for seat in range(10)),
    *(action(card) for action in (Discard, Pass, Play) for card in NYET_CARDS),
]
DUEL_ACTIONS: list[Any] = [
    DUEL.parse("end"),
    *(DUEL.parse(f"{pile} {card}") for pile in ("up", "down", "opp-up", "opp-down") for card in range(1, 100)),
]


def everything_parsable(walk: Walk) -> list[Any]:
    """Every action of a game that its notation can write, with boxes no edition has and cards no deck has."""
    return NYET_ACTIONS if walk.game is NYET else DUEL_ACTIONS


def test_actions_tried_below_are_what_the_notation_reads() -> None:
    assert [NYET.parse(str(action)) for action in NYET_ACTIONS] == NYET_ACTIONS
    assert [DUEL.parse(str(action)) for action in DUEL_ACTIONS] == DUEL_ACTIONS


@given(NYET_WALKS)
def test_cards_are_conserved_in_nyet(walk: Walk) -> None:
    for state, *_ in walk.moments():
        passed_on = state.terms and state.rules.give_ups[state.terms.discard].to and state.phase in ("tricks", "over")
        places = [state.hands, (state.aside, state.trick), (trick.cards for trick in state.tricks)]
        if not passed_on:
            places.append(state.given)
        assert Counter(card for place in places for cards in place for card in cards) == Counter(state.rules.deck)


@given(DUEL_WALKS)
def test_cards_are_conserved_in_face_to_face(walk: Walk) -> None:
    for state, *_ in walk.moments():
        for seat in range(2):
            placed = [put.card for put in state.placed if put.seat == seat]
            assert sorted((*state.hands[seat], *state.draw[seat], *placed)) == list(range(2, 60))


@given(WALKS)
def test_someone_can_act_until_the_game_is_over(walk: Walk) -> None:
    game, seats = walk.game, range(5)
    for state, *_ in walk.moments():
        acting, outcome = game.to_act(state), game.outcome(state)
        assert bool(acting) is (outcome is None)
        assert tuple(seat for seat in seats if game.legal(state, seat)) == tuple(sorted(acting))
    assert outcome is not None
    best = max(outcome.scores)
    if game is NYET:
        assert outcome.winners == tuple(seat for seat, score in enumerate(outcome.scores) if score == best)


@settings(max_examples=16)
@given(WALKS, st.integers(0, 12))
def test_legal_is_exactly_what_is_not_refused(walk: Walk, offset: int) -> None:
    game = walk.game
    tried = everything_parsable(walk)
    for state, *_ in walk.moments()[offset::13]:
        for seat in (-1, *range(game.seats(walk.options) + 1), 99):
            legal = game.legal(state, seat)
            assert len(set(legal)) == len(legal)
            accepted = [action for action in tried if game.refusal(state, seat, action) is None]
            assert sorted(map(str, accepted)) == sorted(map(str, legal))


@settings(max_examples=10)
@given(WALKS, st.data())
def test_a_refused_action_cannot_be_played_and_says_why(walk: Walk, data: st.DataObject) -> None:
    game = walk.game
    tried = everything_parsable(walk)
    for state, *_ in walk.moments()[:: data.draw(st.integers(7, 23))]:
        seat, action = data.draw(st.integers(-1, 5)), data.draw(st.sampled_from(tried))
        reason = game.refusal(state, seat, action)
        if reason is None:
            game.play(state, seat, action)
            continue
        assert reason.code
        assert reason.rule[0] == ("N" if game is NYET else "F")
        with pytest.raises(IllegalAction) as error:
            game.play(state, seat, action)
        assert error.value.refusal == reason


@given(WALKS)
def test_replay_equals_live(walk: Walk) -> None:
    moments = walk.moments()
    state = walk.game.start(walk.options, walk.rng().randbytes(32)).state
    assert state == moments[0][0]
    for expected, seat, action, events in moments[1:]:
        assert seat is not None
        step = walk.game.play(state, seat, walk.game.parse(str(action)))
        assert (step.state, step.events) == (expected, events)
        state = step.state


@given(WALKS)
def test_states_are_never_mutated(walk: Walk) -> None:
    game, rng = walk.game, walk.rng()
    for state, *_ in walk.moments()[::11]:
        before = msgspec.json.encode(state)
        for viewer in walk.viewers():
            game.sample(game.view(state, viewer), rng)
        for seat in game.to_act(state):
            for action in game.legal(state, seat):
                game.play(state, seat, action)
        assert msgspec.json.encode(state) == before


@settings(max_examples=15)
@given(WALKS)
def test_views_and_events_survive_the_wire(walk: Walk) -> None:
    view_of, event_of = (msgspec.json.Decoder(kind) for kind in (walk.game.view_type, walk.game.event_type))
    for state, _, _, events in walk.moments()[::5]:
        for viewer in walk.viewers():
            view = walk.game.view(state, viewer)
            assert view_of.decode(msgspec.json.encode(view)) == view
            for event in events:
                seen = walk.game.redact(event, viewer)
                assert event_of.decode(msgspec.json.encode(seen)) == seen


@given(WALKS)
def test_a_view_offers_all_its_viewer_may_do_and_why_not_the_rest(walk: Walk) -> None:
    game = walk.game
    for state, *_ in walk.moments()[::9]:
        for seat in range(game.seats(walk.options)):
            view = game.view(state, seat)
            assert list(view.legal) == list(map(str, game.legal(state, seat)))
            for group in view.barred:
                for text in group.actions:
                    assert game.refusal(state, seat, game.parse(text)) == group.refusal


@given(st.text() | st.from_regex(r"(x|team|bonus|play|pass|discard|up|down|end|opp-up)[ -~]{0,12}"))
def test_text_is_an_action_in_canonical_form_or_unparsable(text: str) -> None:
    for game in (NYET, DUEL):
        assert _as_written(game, text) in (text, "unparsable")


def _as_written(game: AnyGame, text: str) -> str:
    """The action a text means, as text again; or the code it is refused with."""
    try:
        return str(game.parse(text))
    except IllegalAction as error:
        return error.refusal.code


@given(NYET_WALKS)
def test_events_tell_all_that_a_nyet_view_counts(walk: Walk) -> None:
    """Hand sizes, tricks, loot and scores folded from redacted events alone are those of the view."""
    for viewer in (0, "spectator"):
        sizes: list[int] = []
        taken: list[int] = []
        loot: list[int] = []
        scores = [0] * walk.options.players
        for state, _, _, events in walk.moments():
            for event in events:
                match msgspec.to_builtins(walk.game.redact(event, viewer)):
                    case {"type": "dealt"}:
                        sizes = [state.rules.seating.hand] * walk.options.players
                        taken, loot = [0] * len(sizes), [0] * len(sizes)
                    case {"type": "gave-up" | "played", "seat": seat}:
                        sizes[seat] -= 1
                    case {"type": "passed", "receiver": seat}:
                        sizes[seat] += 1
                    case {"type": "trick-taken", "seat": seat, "loot": cards}:
                        taken[seat] += 1
                        loot[seat] += len(cards)
                    case {"type": "round-scored", "score": {"points": points}}:
                        scores = [a + b for a, b in zip(scores, points, strict=True)]
            view = walk.game.view(state, viewer)
            assert (sizes, taken, loot) == (list(view.hand_sizes), list(view.taken), list(view.loot))
            assert scores == list(view.scores)


@given(DUEL_WALKS)
def test_events_tell_all_that_a_duel_view_counts(walk: Walk) -> None:
    for viewer in (1, "spectator"):
        hands, draw = [6, 6], [52, 52]
        for state, _, _, events in walk.moments():
            for event in events:
                match msgspec.to_builtins(walk.game.redact(event, viewer)):
                    case {"type": "placed", "seat": seat}:
                        hands[seat] -= 1
                    case {"type": "drew", "seat": seat, "count": count}:
                        hands[seat] += count
                        draw[seat] -= count
            view = walk.game.view(state, viewer)
            assert (hands, draw) == (list(view.hand_sizes), list(view.draw_sizes))

"""N1–N3: what is dealt, and the board on which the rules of the round are struck out."""

from __future__ import annotations

from collections import Counter

import pytest

from kibitz.games.core import Refusal
from kibitz.games.nyet.cards import deck
from kibitz.games.nyet.editions import EDITIONS, ruleset
from kibitz.games.nyet.events import Covered, Dealt, Settled, Teamed
from kibitz.games.nyet.state import Phase
from tables import NYET, SEED, cover_until, legal, play, refused, start

PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize(
    ("players", "size", "hand", "aside", "rounds"),
    [(2, 60, 15, 30, 8), (3, 48, 16, 0, 9), (4, 60, 15, 0, 8), (5, 60, 12, 0, 10)],
)
def test_n1_the_table_of_players(players: int, size: int, hand: int, aside: int, rounds: int) -> None:
    state = start(NYET, players=players)
    assert len(state.rules.deck) == size
    assert [len(cards) for cards in state.hands] == [hand] * players
    assert len(state.aside) == aside
    assert state.options.rounds == rounds


def test_n1_the_deck_has_three_ones_and_one_of_each_other_value_in_four_colours() -> None:
    count = Counter(deck(EDITIONS["en"].copies))
    assert count == {f"{c}{v}": 3 if v == 1 else 1 for c in "BRYG" for v in range(1, 14)}


def test_n1_three_players_play_without_11_12_and_13() -> None:
    values = {int(card[1:]) for card in start(NYET, players=3).rules.deck}
    assert values == set(range(1, 11))


def test_n1_the_first_dealer_is_random() -> None:
    dealers = {start(NYET, seed=bytes([n]) * 32, players=5).dealer for n in range(60)}
    assert dealers == {0, 1, 2, 3, 4}


def test_n1_the_deal_moves_one_seat_to_the_left_each_round() -> None:
    game = start(NYET, players=3, rounds=5)
    dealers = [game.dealer]
    while acting := NYET.to_act(game):
        step = NYET.play(game, acting[0], NYET.legal(game, acting[0])[0])
        game = step.state
        dealers += [event.dealer for event in step.events if isinstance(event, Dealt)]
    assert dealers == [(dealers[0] + n) % 3 for n in range(5)]


@pytest.mark.parametrize("players", PLAYERS)
def test_n2_cards_are_dealt_one_at_a_time_from_the_dealers_left(players: int) -> None:
    from independent_shuffle import shuffled  # the shuffle written a second time, from its description

    state = start(NYET, players=players)
    order = shuffled(SEED, "nyet/round/1", state.rules.deck)
    piles: list[list[str]] = [[] for _ in range(players)]
    seat = (state.dealer + 1) % players
    for card in order[: players * len(state.hands[0])]:
        piles[seat].append(card)
        seat = (seat + 1) % players
    assert [sorted(pile) for pile in piles] == [sorted(hand) for hand in state.hands]
    assert sorted(order[players * len(state.hands[0]) :]) == sorted(state.aside)


def test_n2_all_cards_are_shuffled_anew_each_round() -> None:
    options = NYET.options({"players": 2})
    from kibitz.games.nyet.state import deal

    first, second = (deal(options, SEED, number, 0, ()).state for number in (1, 2))
    assert Counter(c for h in (*first.hands, first.aside) for c in h) == Counter(first.rules.deck)
    assert Counter(c for h in (*second.hands, second.aside) for c in h) == Counter(first.rules.deck)
    assert first.hands != second.hands


@pytest.mark.parametrize("players", PLAYERS)
def test_n3_the_board_has_five_lines_and_a_box_for_each_seated_character(players: int) -> None:
    boxes = ruleset(NYET.options({"players": players})).boxes
    assert {line.value: row for line, row in boxes.items()} == {
        "first": tuple(str(seat) for seat in range(players)),
        "discard": ("1", "2", "1x", "left", "none"),
        "trump": ("B", "R", "Y", "G"),
        "super": ("B", "R", "Y", "G", "none"),
        "points": ("1", "2", "3", "4", "-2"),
    }


def test_n3_an_absent_characters_box_cannot_be_covered() -> None:
    state = start(NYET, players=3)
    reason = refused(state, f"{state.dealer} x first 3")
    assert reason == Refusal("no-such-box", "N3", {"line": "first", "allowed": "0, 1, 2"})


def test_n3_1_the_dealer_begins_and_it_goes_clockwise() -> None:
    state = start(NYET, players=4)
    turns = []
    for _ in range(6):
        turns.append(state.turn)
        state = NYET.play(state, state.turn, NYET.legal(state, state.turn)[0]).state
    assert turns == [(state.dealer + n) % 4 for n in range(6)]


def test_n3_1_any_open_box_of_any_line_may_be_covered_and_only_in_turn() -> None:
    state = start(NYET, players=5)
    dealer, next_seat = state.dealer, (state.dealer + 1) % 5
    assert len(legal(state, dealer)) == 5 + 5 + 4 + 5 + 5
    assert refused(state, f"{next_seat} x trump R") == Refusal("not-your-turn", "N3.1")
    step = play(state, f"{dealer} x trump R")
    assert step.events == (Covered(dealer, "trump", "R"),)  # type: ignore[arg-type]
    assert refused(step.state, f"{next_seat} x trump R") == Refusal("box-covered", "N3.1", {"line": "trump"})


def test_n3_2_the_last_open_box_of_a_line_may_not_be_covered() -> None:
    state = start(NYET, players=4)
    d = state.dealer
    state = play(state, f"{d} x trump R", f"{(d + 1) % 4} x trump B", f"{(d + 2) % 4} x trump Y").state
    assert refused(state, f"{(d + 3) % 4} x trump G") == Refusal("last-box", "N3.2", {"line": "trump"})
    assert not any(move.startswith("x trump") for move in legal(state, (d + 3) % 4))


def test_n3_2_there_is_no_passing() -> None:
    state = start(NYET, players=4)
    assert all(move.startswith("x ") for move in legal(state, state.dealer))


@pytest.mark.parametrize(("players", "tokens"), [(2, 16), (3, 17), (4, 18), (5, 19)])
def test_n3_3_the_phase_ends_when_every_line_shows_one_open_box(players: int, tokens: int) -> None:
    state = start(NYET, players=players)
    placed = 0
    while state.phase is Phase.NYET:
        assert state.terms is None
        step = NYET.play(state, state.turn, NYET.legal(state, state.turn)[-1])
        state, placed = step.state, placed + 1
    assert placed == len(state.board) == tokens
    assert Settled(state.terms) in step.events


def test_n3_3_the_open_boxes_are_the_terms_of_the_round() -> None:
    wanted = {"first": "2", "discard": "1x", "trump": "G", "super": "R", "points": "-2"}
    terms = cover_until(start(NYET, players=4), **wanted).terms
    assert terms is not None
    assert (terms.first, terms.discard, terms.trump, terms.supertrump, terms.points) == (2, "1x", "G", "R", -2)


def test_n3_4_tokens_never_run_out_and_who_put_each_is_public() -> None:
    state = cover_until(start(NYET, players=2))
    seats = Counter(token.seat for token in state.board)
    assert seats == {0: 8, 1: 8}  # more than the six of a character
    assert NYET.view(state, "spectator").board == state.board


def test_n3_4_with_two_players_the_teams_follow_at_once() -> None:
    state = start(NYET, players=2)
    while state.phase is Phase.NYET:
        step = NYET.play(state, state.turn, NYET.legal(state, state.turn)[0])
        state = step.state
    assert Teamed((state.terms.first,)) in step.events

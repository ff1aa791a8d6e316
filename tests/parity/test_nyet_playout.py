"""Playouts of Nyet! in bulk obey the rules and depend on nothing but their seed."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

from kibitz.compiled.nyet.codes import COVER, HOLDER, PLAY, TEAM_OF
from kibitz.compiled.nyet.pack import pack
from kibitz.compiled.nyet.playout import deal_next, finish_round, playouts, step_games
from kibitz.compiled.nyet.rules import Position
from kibitz.engines.nyet.evaluation import finish_tricks
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase, State, to_give
from packed_walks import states, table


def checked(state: State, end: Position) -> tuple[int, ...]:
    """Check a playout action by action with the rules; returns the points of the round."""
    number = state.round
    while state.round == number and (to_act := GAME.to_act(state)):
        state = GAME.play(state, to_act[0], GAME.parse(what_was_done(end, state))).state
    line, at, players = state.history[-1], end.fields, state.options.players
    assert line.points == tuple(at["points"][:players])
    assert line.tricks == tuple(at["taken"][:players])
    assert line.loot == tuple(at["loot"][:players])
    return line.points


def what_was_done(end: Position, state: State) -> str:
    """The action that follows a state on the way to a position."""
    codes, at = end.rules.codes, end.fields
    match state.phase:
        case Phase.NYET:
            return codes.text[COVER + at["tokens"][len(state.board)]]
        case Phase.TEAM:
            return codes.text[TEAM_OF + at["team"]]
        case Phase.BONUS:
            return codes.text[HOLDER + at["bonus"]]
        case Phase.GIVE:
            seat = GAME.to_act(state)[0]
            left = Counter(codes.cards_in(at["given"][seat])) - Counter(state.given[seat])
            return f"{'pass' if to_give(state).to else 'discard'} {next(iter(left))}"
        case _:
            played = len(state.tricks) * state.options.players + len(state.trick)
            return codes.text[PLAY + codes.numbers[codes.cards[at["plays"][played]]][0]]


@pytest.mark.parametrize("heuristic", [False, True])
@pytest.mark.parametrize("edition", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_playout_is_a_legal_end_of_the_round(players: int, edition: str, heuristic: bool) -> None:
    chance = random.Random(f"{players} {edition} {heuristic}")
    for game in range(4):
        walk = states(table(players, edition, no_trump_box=True), chance)
        for number, state in enumerate(islice(walk, game, None, 4)):
            if state.phase is not Phase.OVER:
                points = checked(state, finish_round(pack(state), seed=number, heuristic=heuristic))
                together = playouts(pack(state), 1, seed=number, heuristic=heuristic)
                assert tuple(together.tolist()[0]) == points


@pytest.mark.parametrize("edition", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_policy_rollouts_are_legal_and_see_no_hidden_card(players: int, edition: str) -> None:
    """The same seed plays the same card from the same hand, whatever the others hold."""
    chance = random.Random(f"{players} {edition}")
    played = Counter[bool]()
    for number, state in enumerate(states(table(players, edition, no_trump_box=True), chance)):
        if state.phase is Phase.TRICKS:
            checked(state, finish_tricks(pack(state), seed=number))
            view = GAME.view(state, GAME.to_act(state)[0])
            other = GAME.sample(view, chance)
            cards = [what_was_done(finish_tricks(pack(held), seed=number), held) for held in (state, other)]
            assert cards[0] == cards[1]
            played[other.hands != state.hands] += 1
    assert played[True] > 10


@pytest.mark.parametrize("whole_game", [False, True])
@pytest.mark.parametrize("heuristic", [False, True])
def test_threads_and_count_do_not_change_a_playout(heuristic: bool, whole_game: bool) -> None:
    position = pack(next(states(table(5), random.Random(1))))
    alone = playouts(position, 101, seed=5, heuristic=heuristic, whole_game=whole_game).tolist()
    for threads in (2, 3, None):
        shared = playouts(position, 101, seed=5, heuristic=heuristic, whole_game=whole_game, threads=threads)
        assert shared.tolist() == alone
    assert playouts(position, 40, seed=5, heuristic=heuristic, whole_game=whole_game).tolist() == alone[:40]
    assert playouts(position, 101, seed=6, heuristic=heuristic, whole_game=whole_game).tolist() != alone


def test_whole_games_are_dealt_fairly_and_end_as_the_options_say() -> None:
    """With all seats alike, nobody is favoured: mean scores differ by no more than chance allows."""
    position = pack(next(states(table(4, rounds=8), random.Random(2))))
    scores = playouts(position, 4000, seed=1, whole_game=True, threads=None).tolist()
    means = [sum(column) / len(scores) for column in zip(*scores, strict=True)]
    spread = max(max(column) - min(column) for column in zip(*scores, strict=True))
    assert max(means) - min(means) < spread / 10
    target = pack(next(states(table(3, rounds=None, target=50), random.Random(3))))
    assert all(max(row) >= 50 for row in playouts(target, 200, seed=1, whole_game=True).tolist())


@pytest.mark.parametrize("edition", ["en", "de", "fr", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_rounds_of_whole_games_are_dealt_from_a_whole_deck(players: int, edition: str) -> None:
    """No card twice and none lost: hands and cards set aside are the deck, and the deal moves on (N1, N2)."""
    state = next(states(table(players, edition), random.Random(6)))
    first = finish_round(pack(state), seed=1)
    deck = sum(1 << card for card in first.rules.codes.cards)
    deals = set()
    for seed in range(50):
        at = deal_next(first, seed=seed).fields
        hands = at["hands"][:players]
        assert sum(hands) + at["aside"] == deck
        assert sum(map(int.bit_count, [*hands, at["aside"]])) == deck.bit_count()
        assert {hand.bit_count() for hand in hands} == {len(state.hands[0])}
        assert (at["dealer"], at["round"]) == ((first.fields["dealer"] + 1) % players, 2)
        deals.add((*hands, at["aside"]))
    assert len(deals) == 50


MASK = 2**64 - 1


def mixed(x: int) -> int:
    """SplitMix64's finisher, written a second time."""
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
    return x ^ x >> 31


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_stepped_in_bulk_takes_the_actions_of_one_stepped_alone(players: int) -> None:
    """The same random numbers choose among the legal actions of `Position`: as many of them end the game."""
    for seed in range(20):
        position = pack(next(states(table(players, rounds=1), random.Random(seed))))
        steps = step_games(position, 1, seed=seed)
        rng, alone = mixed(seed + mixed(0x632BE59BD9B4E019) & MASK), 0
        while (seat := position.actor) is not None:
            codes = position.legal(seat)
            chosen = 0
            if len(codes) > 1:
                rng = rng + 0x9E3779B97F4A7C15 & MASK
                chosen = (mixed(rng) >> 32) * len(codes) >> 32
            position.step(seat, codes[chosen])
            alone += 1
        assert position.over
        assert steps == alone


def test_a_finished_round_cannot_be_played_out() -> None:
    first, *_, last = states(table(2, rounds=1), random.Random(4))
    with pytest.raises(ValueError, match="only tricks"):
        finish_tricks(pack(first), seed=0)
    with pytest.raises(ValueError, match="nothing to play out"):
        playouts(pack(last), 10, seed=0)
    with pytest.raises(ValueError, match="at the end of a round"):
        deal_next(pack(first), seed=0)

"""The greedy bot: legal, deterministic, and clearly better than random play in both games."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from kibitz.engines.core import find_bot
from kibitz.engines.nyet.cards import Unseen
from kibitz.games.core import find_game
from kibitz.games.face_to_face.piles import Tops
from kibitz.games.nyet.cards import deck
from kibitz.games.nyet.editions import EDITIONS
from kibitz.games.nyet.state import Phase
from kibitz.terminal.simulate import BotTally, SimulationPlan, count, play_one
from tables import NYET, nyet_table

SEED = bytes(range(32))

TABLES: list[tuple[str, dict[str, object]]] = [
    ("nyet", {"players": 2, "rounds": 2}),
    ("nyet", {"players": 3, "edition": "pl", "rounds": 2}),
    ("nyet", {"players": 3, "rounds": 2, "no_trump_box": True}),
    ("nyet", {"players": 4, "rounds": 2, "supertrump_follows": "trump-and-colour"}),
    ("nyet", {"players": 5, "target": 60}),
    ("nyet", {"players": 5, "edition": "pl", "rounds": 2, "no_trump_box": True}),
    ("face-to-face", {}),
    ("face-to-face", {"lone_last_card": True}),
]


def name(table: object) -> str:
    return str(table)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_it_plays_every_table_the_same_way_twice(table: tuple[str, dict[str, object]]) -> None:
    """Every game is finished, so every action was legal, and replays the same."""
    plan = SimulationPlan(table[0], table[1], ("greedy",), SEED)
    for number in range(3):
        record = play_one(plan, number)
        assert record.result is not None
        assert play_one(plan, number) == record


@pytest.mark.parametrize(
    ("table", "games", "least"),
    [(("nyet", {"players": players, "rounds": 6}), 16, 0.85) for players in (2, 3, 4, 5)]
    + [(("face-to-face", {}), 40, 0.95)],
    ids=name,
)
def test_it_clearly_beats_random_play(table: tuple[str, dict[str, object]], games: int, least: float) -> None:
    """At tables shared evenly with random players it wins nearly always; an even share would be half."""
    plan = SimulationPlan(table[0], table[1], ("greedy", "random"), SEED)
    tallies = {"greedy": BotTally(), "random": BotTally()}
    for number in range(games):
        count(tallies, play_one(plan, number))
    shares = {bot: tally.wins / tally.seats for bot, tally in tallies.items()}
    assert shares["greedy"] / sum(shares.values()) >= least


@pytest.mark.parametrize(
    ("hand", "own", "opponent", "does"),
    [
        ((5, 20, 33, 48), Tops(1, 60), Tops(1, 60), ["up 5", "down 48", "end"]),
        ((10, 30, 40, 44), Tops(20, 50), Tops(1, 60), ["up 10", "down 44", "end"]),
        ((23, 13, 31, 58), Tops(20, 60), Tops(1, 60), ["down 58", "up 23", "up 13", "end"]),
        ((30, 31, 7, 9), Tops(25, 35), Tops(12, 60), ["opp-up 9", "down 31", "end"]),
        ((24, 9), Tops(20, 2), Tops(26, 60), ["up 24", "opp-up 9", "end"]),
    ],
    ids=["smallest gap", "jump back", "jump back beyond two", "cheap gift", "no gift that leaves no second card"],
)
def test_face_to_face_card_by_card(hand: tuple[int, ...], own: Tops, opponent: Tops, does: list[str]) -> None:
    """The smallest gap first, back by ten whenever possible, cheap gifts, and never a turn that can't be ended."""
    game, bot = find_game("face-to-face"), find_bot("greedy")
    state = game.start(game.options({}), SEED).state
    me = state.seat
    hands, tops = [*state.hands], [*state.tops]
    hands[me], tops[me], tops[1 - me] = hand, own, opponent
    state = replace(state, hands=tuple(hands), tops=tuple(tops))
    done = []
    while state.seat == me and not game.outcome(state):
        done.append(bot.decide(game.view(state, me), rng=random.Random(1), millis=100).action)
        state = game.play(state, me, game.parse(done[-1])).state
    assert done == does


def test_it_sees_only_its_view() -> None:
    """Dealing everything hidden again doesn't change its decisions."""
    for game in map(find_game, ("nyet", "face-to-face")):
        bot = find_bot("greedy")
        state = game.start(game.options({}), SEED).state
        for turn in range(60):
            seat = game.to_act(state)[0]
            view = game.view(state, seat)
            chosen = bot.decide(view, rng=random.Random(1), millis=100).action
            other = game.sample(view, random.Random(turn))
            assert bot.decide(game.view(other, seat), rng=random.Random(2), millis=100).action == chosen
            state = game.play(state, seat, game.parse(chosen)).state
            if game.outcome(state):
                break


@pytest.mark.parametrize("discard", ["1", "1x", "2"])
def test_cards_one_gave_up_oneself_are_not_counted_as_unseen(discard: str) -> None:
    state = nyet_table(*(" ".join(hand) for hand in four_hands()), discard=discard, phase=Phase.GIVE)
    while state.phase is Phase.GIVE:
        seat = NYET.to_act(state)[0]
        state = NYET.play(state, seat, NYET.legal(state, seat)[0]).state
    view = NYET.view(state, 0)
    hand = view.hands[0]
    assert hand is not None
    unseen = Unseen(view, hand)
    full, gave = Counter(deck(EDITIONS["en"].copies)), Counter(state.given[0])
    assert sum(gave.values()) == (2 if discard == "2" else 1)
    assert Counter(unseen.cards) == full - Counter(hand) - gave
    assert unseen.count == len(unseen.cards)


def test_cards_passed_to_the_left_may_be_played_and_stay_unseen() -> None:
    state = nyet_table(*(" ".join(hand) for hand in four_hands()), discard="left", phase=Phase.GIVE)
    while state.phase is Phase.GIVE:
        seat = NYET.to_act(state)[0]
        state = NYET.play(state, seat, NYET.legal(state, seat)[0]).state
    view = NYET.view(state, 0)
    hand = view.hands[0]
    assert hand is not None
    assert not Counter(state.given[0]) - Counter(Unseen(view, hand).cards)


def four_hands() -> list[list[str]]:
    """A whole deck for four."""
    cards = list(deck(EDITIONS["en"].copies))
    random.Random(5).shuffle(cards)
    return [cards[i::4] for i in range(4)]

"""What people at a table call silly: no bot does it where it costs points and buys nothing, even in a decided game.

In every position the game is as good as won, so the chance to win says nothing; the silly action is the one that a
bot which only wants to win has no reason to avoid.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from kibitz.engines.face_to_face import search as duel_search
from kibitz.engines.nyet import greedy
from kibitz.engines.nyet import search as nyet_search
from kibitz.engines.nyet.habits import LEAD_ONE, odd_cards
from kibitz.games.face_to_face.state import State as DuelState
from kibitz.games.nyet.board import Token
from kibitz.games.nyet.cards import in_order
from kibitz.games.nyet.scoring import RoundScore
from kibitz.games.nyet.state import Phase, State
from kibitz.games.nyet.tricks import complete
from kibitz.games.nyet.view import View
from tables import DUEL, NYET, cards, duel_table, nyet_table, random_game

BOTS = ["club", "expert", "master"]
FILLER = ("R2 R3 R4", "R6 R7 R8", "G2 G3 G5")


def won_round(*hands: str, trick: str = "", leader: int = 0, tricks: tuple[str, ...] = (), **terms: object) -> State:
    """The last round of a game that seats 0 and 2 have won; cards in no hand lie aside, and nobody has seen them."""
    state = nyet_table(*hands, first=leader, rounds=2, **terms)  # type: ignore[arg-type]
    assert state.terms is not None
    players, terms_open = len(hands), {"first": str(leader), "discard": state.terms.discard, "trump": state.terms.trump}
    terms_open |= {"super": state.terms.supertrump, "points": str(state.terms.points)}
    covered = [(line, box) for line, boxes in state.rules.boxes.items() for box in boxes if box != terms_open[line]]
    none = (0,) * players
    done = tuple(complete(leader, cards(played), state.team, state.terms) for played in tricks)
    left = Counter(state.rules.deck)
    for seen in (*state.hands, cards(trick), *(past.cards for past in done)):
        left.subtract(seen)
    return replace(
        state,
        board=tuple(Token(line, box, i % players) for i, (line, box) in enumerate(covered)),
        round=2,
        history=(RoundScore(1, 0, state.terms, state.team, state.bonus, none, none, (500, 0, 500, 0)),),
        trick=cards(trick),
        turn=(leader + len(cards(trick))) % players,
        aside=in_order(tuple(left.elements())),
        tricks=done,
    )


DRAWN = ("B13 B2 B3 R2", "B12 R3 B4 R4", "B11 Y2 B5 Y3", "B10 Y4 B6 R6", "B9 G2 B1 G3", "B7 G4 B1 G5")
"""Tricks after which one trump is unseen, and seats 1 and 3 have none."""

NYET_POSITIONS: dict[str, tuple[State, set[str]]] = {
    "overtake the partner's sure trick with a trump": (
        won_round("B9 B12 R5 G4", *FILLER, trick="Y5 Y13 Y2", leader=1),
        {"play B9", "play B12"},
    ),
    "throw a 1 into their sure trick": (
        won_round("Y1 Y3 R12 G4", *FILLER, trick="Y5 Y2 Y13", leader=1),
        {"play Y1"},
    ),
    "lead a 1 that others beat": (
        won_round("B1 G12 G13 Y12", "R2 R3 R4 B5", "R6 R7 R8 B6", "G2 G3 G5 B7", trump="G"),
        {"play B1"},
    ),
    "leave them a trick as last player": (
        won_round("Y3 Y12 R12 G4", *FILLER, trick="Y5 Y2 Y9", leader=1),
        {"play Y3"},
    ),
    "take a trick at −2 as last player": (
        won_round("B6 R5 G4", "R2 R3", "R6 R7", "G2 G3", trick="Y5 Y2 Y9", leader=1, points=-2),
        {"play B6"},
    ),
    "take a trick with a supertrump where a trump is enough": (
        won_round("B1 R5 G4", "R2 R3", "R6 R7", "G2 G3", trick="Y5 Y2 Y9", leader=1, trump="R", supertrump="B"),
        {"play B1"},
    ),
    "draw the partner's only trump": (
        won_round(
            "B8 R13 R12 R5 Y13 Y5 G9 G8 G6",
            "R8 R1 R7 Y6 Y12 Y9 G13 G7 Y1",
            "B1 R9 R10 R11 Y7 Y8 G10 G1 Y1",
            "R1 R1 Y10 Y11 Y1 G12 G11 G1 G1",
            tricks=DRAWN,
        ),
        {"play B8"},
    ),
}


@pytest.mark.parametrize("evidence", [0.0, 2.0], ids=["points alone", "with the heuristic"])
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", NYET_POSITIONS)
def test_no_bot_does_it_in_nyet(name: str, bot: str, evidence: float) -> None:
    """The points decide, with and without what greedy would do; the chance to win is the same for every card."""
    state, silly = NYET_POSITIONS[name]
    view = NYET.view(state, state.turn)
    assert silly < set(view.legal)
    asked = {"evidence": evidence, "odd_evidence": evidence and nyet_search.EFFORTS[bot].odd_evidence}
    effort = replace(nyet_search.EFFORTS[bot], card_worlds=64, millis=0, **asked)
    decision = nyet_search.decide(view, effort, random.Random(1))
    assert {found.mean for found in decision.estimates.values()} == {0.5}  # shared with the partner
    assert decision.action not in silly


def beatable_leads(games: int) -> list[View]:
    """Views of random games with two to five players in which a 1 that can be beaten could be led, or another card."""
    found = []
    for seed in range(games):
        rng = random.Random(seed)
        options = NYET.options({"players": 2 + seed % 4, "rounds": 1})
        for state, *_ in random_game(NYET, NYET.start(options, rng.randbytes(32)).state, rng):
            if state.phase is Phase.TRICKS and LEAD_ONE in odd_cards(view := NYET.view(state, state.turn)):
                found.append(view)
    return found


def test_a_1_that_can_be_beaten_is_led_on_clear_evidence_only() -> None:
    """It's better than every other card by three standard errors; the best of many is better by two by luck."""
    effort = replace(nyet_search.EFFORTS["club"], card_worlds=160, millis=0)
    played = avoided = 0
    for view in beatable_leads(24):
        found = nyet_search.evaluate(view, effort, random.Random(3))
        odd = odd_cards(view)[LEAD_ONE]
        first = view.legal[max(range(len(view.legal)), key=found.worth_means().__getitem__)]
        action = nyet_search.decide(view, effort, random.Random(3)).action
        avoided += first in odd and action not in odd
        if action in odd:
            played += 1
            for other in set(view.legal) - odd:
                lead, error = found.worth_lead(view.legal.index(action), view.legal.index(other))
                assert lead > 3 * error
    assert played
    assert avoided > 10


def test_ties_go_to_the_card_that_is_least_worth_keeping() -> None:
    """Every card loses the same, in every world: what decides is the heuristic, not the order of the cards."""
    state = won_round("Y9 Y13 R5", "R2 R3", "R6 R7", "G2 G3", trick="B5 B2 B9", leader=1, discard="none")
    view = NYET.view(state, state.turn)
    evaluation = nyet_search.evaluation_for(view)  # without a world all cards are equal
    for best in range(3):
        heuristic = [float(number == best) for number in range(3)]
        assert nyet_search.choose(evaluation, heuristic, evidence=0) == best
    assert view.legal[nyet_search.choose(evaluation, [*greedy.values(view).values()], evidence=0)] == "play R5"


def stuck_opponent(hand: str, *, up: int, down: int, draw: str, count: int = 0) -> DuelState:
    """The opponent can't place a card in the next turn, so every turn wins that doesn't help them."""
    return duel_table(
        hand, "20 21 22 24", other_draw="25 26", up=up, down=down, opp_up=59, opp_down=2, draw=draw, count=count
    )


DUEL_POSITIONS: dict[str, tuple[DuelState, str]] = {
    "a gift that buys nothing": (stuck_opponent("10 49 30 31", up=20, down=50, draw="5 6 7 8"), "opp-"),
    "a gift in the winning turn": (duel_table("31 45 50", up=29, down=20, opp_up=48, opp_down=58), "opp-"),
    "a jump left lying": (stuck_opponent("15 27 33", up=25, down=30, draw="35 46 2 3", count=2), "without up 15"),
    "another jump left lying": (stuck_opponent("9 22 48", up=19, down=26, draw="17 6 44 53", count=2), "without up 9"),
}


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", DUEL_POSITIONS)
def test_no_bot_does_it_in_face_to_face(name: str, bot: str) -> None:
    """Turns that win alike are told apart: no card is given away for nothing, and jumps are made."""
    state, silly = DUEL_POSITIONS[name]
    limits = duel_search.EFFORTS[bot]
    effort = replace(limits, plans=min(24, limits.plans), rollouts=1500, millis=0)
    turn: list[str] = []
    while state.seat == 0 and DUEL.outcome(state) is None:
        turn.append(duel_search.decide(DUEL.view(state, 0), effort, random.Random(0)).action)
        state = DUEL.play(state, 0, DUEL.parse(turn[-1])).state
    assert state.winner == 0
    if silly.startswith("without "):
        assert silly.removeprefix("without ") in turn
    else:
        assert not any(action.startswith(silly) for action in turn)

"""Taking one's own last action back: at once if nobody has acted since and nobody saw a card, else by consent."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from kibitz.games.core import Outcome
from kibitz.games.face_to_face.events import Dealt, Drew, Event, GameOver, Placed, Stuck, Won, reveals
from kibitz.games.face_to_face.piles import Pile
from kibitz.table import log, requests
from kibitz.table.chairs import Chair
from kibitz.table.decide import act
from kibitz.table.describe import describe, info_source
from kibitz.table.table import drafted
from table.sim import PEOPLE, Sim, refold, refusal


def actor(sim: Sim) -> int:
    """Who is to act."""
    return sim.table.game.to_act(sim.table.state)[0]


def until_phase(sim: Sim, phase: str) -> Sim:
    """Play on until a phase of Nyet! begins."""
    rng = random.Random(2)
    while sim.table.state.phase != phase:
        sim.play(rng)
    return sim


def test_a_veto_is_taken_back_at_once_while_nobody_has_acted_since() -> None:
    sim = Sim("nyet", 3).seated()
    seat, before = actor(sim), sim.table.state
    assert refusal(sim, PEOPLE[seat], requests.Undo) == "nothing-to-undo"
    sim.do(PEOPLE[seat], requests.Act, action="x trump R")
    assert describe(info_source(sim.table)).free_undo == (seat,)
    sim.do(PEOPLE[seat], requests.Undo)
    assert sim.table.state == before
    assert sim.table.undo is None
    assert describe(info_source(sim.table)).free_undo == ()
    assert refold(sim.rows).state == before


def test_once_the_next_player_has_acted_the_others_are_asked() -> None:
    sim = Sim("nyet", 3).seated()
    seat = actor(sim)
    sim.do(PEOPLE[seat], requests.Act, action="x trump R")
    second = actor(sim)
    sim.do(PEOPLE[second], requests.Act, action="x trump B")
    assert describe(info_source(sim.table)).free_undo == (second,)
    sim.do(PEOPLE[seat], requests.Undo)
    assert sim.table.undo is not None
    assert len(sim.table.state.board) == 2


def test_a_card_that_others_have_seen_is_not_taken_back_without_them() -> None:
    sim = until_phase(Sim("nyet", 4).seated(), "tricks")
    seat = actor(sim)
    sim.do(PEOPLE[seat], requests.Act, action=str(sim.table.game.legal(sim.table.state, seat)[0]))
    assert describe(info_source(sim.table)).free_undo == ()
    sim.do(PEOPLE[seat], requests.Undo)
    assert sim.table.undo is not None


@pytest.mark.parametrize("phase", ["team", "give"])
def test_a_team_or_a_card_laid_aside_is_taken_back_at_once(phase: str) -> None:
    """Neither shows anyone a card: what is given up lies face down."""
    sim = Sim("nyet", 4).seated()
    until_phase(sim, "nyet")
    while sim.table.state.phase != phase:
        seat = actor(sim)
        legal = [str(one) for one in sim.table.game.legal(sim.table.state, seat)]
        kept = [one for one in legal if one != "x discard 1"]
        sim.do(PEOPLE[seat], requests.Act, action=kept[0])
    seat, before = actor(sim), sim.table.state
    sim.do(PEOPLE[seat], requests.Act, action=str(sim.table.game.legal(before, seat)[0]))
    assert sim.table.state != before
    sim.do(PEOPLE[seat], requests.Undo)
    assert sim.table.state == before


def test_among_bots_one_goes_back_as_far_as_nothing_was_shown() -> None:
    """Whoever plays with bots alone need not be quick: they may have covered boxes meanwhile."""
    sim = Sim("nyet", 3).seated()
    chairs = tuple(chair if seat == 0 else Chair("bot", bot="greedy") for seat, chair in enumerate(sim.table.chairs))
    sim.table = replace(sim.table, chairs=chairs)
    rng = random.Random(4)

    def bots_act() -> None:
        while (seat := actor(sim)) != 0 and sim.table.state.phase == "nyet":
            sim.write(act(sim.table, seat, str(rng.choice(sim.table.game.legal(sim.table.state, seat))), "bot"))

    bots_act()
    before = sim.table.state
    sim.do("ann", requests.Act, action=str(sim.table.game.legal(before, 0)[0]))
    bots_act()
    assert len(sim.table.state.board) == len(before.board) + 3
    assert describe(info_source(sim.table)).free_undo == (0,)
    sim.do("ann", requests.Undo)
    assert sim.table.state == before
    assert isinstance(sim.rows[-1].body, log.Undone)


def test_with_bots_there_is_nothing_to_take_back_before_one_acts_nor_with_a_draft() -> None:
    sim = Sim("face-to-face").seated()
    seat = actor(sim)
    chairs = tuple(one if at == seat else Chair("bot", bot="greedy") for at, one in enumerate(sim.table.chairs))
    sim.table = replace(sim.table, chairs=chairs)
    rng = random.Random(1)
    while actor(sim) == seat:
        assert describe(info_source(sim.table)).free_undo == ()
        sim.play(rng)
    assert describe(info_source(sim.table)).free_undo == ()  # a card was drawn
    bot = Sim("nyet", 3).seated()
    first = actor(bot)
    others = tuple(Chair("bot", bot="greedy") if at == first else one for at, one in enumerate(bot.table.chairs))
    people = tuple(replace(one, standin=True) if at == (first + 2) % 3 else one for at, one in enumerate(others))
    bot.table = replace(bot.table, chairs=people)
    bot.write(act(bot.table, first, "x trump R", "bot"))
    assert describe(info_source(bot.table)).free_undo == ()  # the one person has not acted yet
    bot.table = replace(bot.table, chairs=others)
    assert describe(info_source(bot.table)).free_undo == ()  # neither of the two has


def test_a_drawn_card_cannot_be_given_back() -> None:
    """A turn of Face to Face ends with a draw, which shows its player new cards."""
    sim = Sim("face-to-face", 2).seated()
    rng, seat = random.Random(1), actor(sim)
    while actor(sim) == seat:
        sim.play(rng)
    assert describe(info_source(sim.table)).free_undo == ()
    assert refusal(sim, PEOPLE[seat], requests.Undo) == "undo-revealed"


def test_a_draft_is_taken_back_and_not_undone_and_is_no_obstacle_to_others() -> None:
    sim = Sim("face-to-face").seated()
    seat = actor(sim)
    for _ in range(2):
        action = next(a for a in sim.table.game.view(drafted(sim.table), seat).legal if a.startswith(("up", "down")))
        sim.do(PEOPLE[seat], requests.Act, action=action)
    assert refusal(sim, PEOPLE[seat], requests.Undo) == "undo-draft"
    assert refusal(sim, PEOPLE[1 - seat], requests.Undo) == "nothing-to-undo"
    sim.do(PEOPLE[seat], requests.TakeBack, count=2)
    assert refusal(sim, PEOPLE[seat], requests.Undo) == "nothing-to-undo"


def test_the_end_of_a_duel_reveals_no_card() -> None:
    """Only cards that come from a pile or someone else's hand do: the end is no reason to ask before taking back."""
    seen: list[Event] = [Dealt(0, ((2,), (3,))), Drew(0, 1, None), Placed(1, Pile.UP, 9)]
    unseen: list[Event] = [Placed(0, Pile.UP, 9), Won(0), Stuck(1), GameOver(Outcome((1, 0), (0,)))]
    assert [reveals(event, 0) for event in (*seen, *unseen)] == [True] * 3 + [False] * 4

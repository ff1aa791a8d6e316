"""A turn of Face to Face that was planned is the turn played by hand, and a plan is nobody else's business."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kibitz.games.core import SPECTATOR, Seat
from kibitz.table import duty, log, requests
from kibitz.table.decide import Change, NotAllowed, act
from kibitz.table.describe import describe, info_source
from kibitz.table.shown import ShownViews
from kibitz.table.table import drafted
from table.sim import PEOPLE, Sim
from tables import DUEL
from walks import DUEL_WALKS, Walk

Turn = tuple[Seat, list[str]]


def at_a_table(walk: Walk) -> Sim:
    """A table that plays the walk's game."""
    sim = Sim("face-to-face", lone_last_card=walk.options.lone_last_card).seated()
    sim.table = replace(sim.table, state=walk.moments()[0][0])
    return sim


def turns(walk: Walk) -> list[Turn]:
    """Who did what, turn by turn."""
    acted = [(seat, str(action)) for _, seat, action, _ in walk.moments() if seat is not None]
    return [(seat, [action for _, action in turn]) for seat, turn in groupby(acted, key=lambda one: one[0])]


def by_hand(sim: Sim, seat: Seat, actions: list[str]) -> Iterator[Any]:
    """What is seen of these actions, one after another; a draft that loses is made final."""
    for action in actions:
        yield from sim.do(PEOPLE[seat], requests.Act, action=action)
    if sim.table.draft and not DUEL.to_act(drafted(sim.table)):
        yield from sim.do(PEOPLE[seat], requests.Concede)


def plan(sim: Sim, seat: Seat, lines: list[str]) -> bool:
    """Plan these actions, if they can be meant."""
    try:
        sim.do(PEOPLE[seat], requests.PlanAhead, lines=tuple(lines), once=True)
    except NotAllowed:
        return False
    return True


def carried_out(sim: Sim, seat: Seat) -> list[Any]:
    """What is seen while a plan is carried out as far as it can be."""
    seen: list[Any] = []
    while (action := duty.planned(sim.table, seat)) is not None:
        seen += sim.write(act(sim.table, seat, action, ""))
    sim.write(Change(duty.given_back(sim.table)))
    assert seat not in sim.table.plans
    return seen


def planned_game(walk: Walk) -> tuple[Sim, list[Any], int, int]:
    """The walk, with every turn planned before it comes; how many actions were done so, and how many given back."""
    sim, all_turns = at_a_table(walk), turns(walk)
    seen: list[Any] = []
    done = back = 0
    for (seat, actions), following in zip(all_turns, [*all_turns[1:], None], strict=True):
        if following is not None:
            plan(sim, *following) or plan(sim, following[0], following[1][:1])
        lines = sim.table.plans[seat].lines if seat in sim.table.plans else ()
        before = len(sim.rows)
        seen += carried_out(sim, seat)
        played = sum(isinstance(row.body, log.Drafted | log.Acted) for row in sim.rows[before:])
        seen += by_hand(sim, seat, actions[played:])
        done, back = done + played, back + len(lines) - played
    return sim, seen, done, back


@settings(max_examples=25)
@given(DUEL_WALKS)
def test_a_planned_turn_is_the_turn_played_by_hand(walk: Walk) -> None:
    hand = at_a_table(walk)
    seen = [event for seat, actions in turns(walk) for event in by_hand(hand, seat, actions)]
    sim, also_seen, *_ = planned_game(walk)
    assert also_seen == seen
    assert sim.table.state == hand.table.state == walk.moments()[-1][0]
    assert (sim.table.status, sim.table.told, sim.table.count) == ("over", hand.table.told, hand.table.count)


def test_most_of_such_games_is_planned_and_some_of_it_given_back() -> None:
    """So the check above isn't empty."""
    done = back = whole = 0
    for seed in range(20):
        walk = Walk(DUEL, DUEL.options({}), seed)
        sim, _, planned, returned = planned_game(walk)
        done, back, whole = done + planned, back + returned, whole + sim.table.count
    assert done > whole / 4
    assert back > 10


@settings(max_examples=15)
@given(DUEL_WALKS, st.integers(0, 3), st.data())
def test_tables_that_differ_in_a_plan_look_the_same_to_everyone_but_its_seat(
    walk: Walk, offset: int, data: st.DataObject
) -> None:
    """The same bytes, the same count of rows, the same moments at which anything happens by itself."""
    for state, *_ in walk.moments()[offset::4]:
        if not DUEL.to_act(state):
            continue
        sims = [at_a_table(walk), at_a_table(walk)]
        seat, shown = 1 - DUEL.to_act(state)[0], [ShownViews(), ShownViews()]
        others = (1 - seat, SPECTATOR)
        for sim, views in zip(sims, shown, strict=True):
            sim.table = replace(sim.table, state=state)
            for viewer in others:
                views.show(sim.table, viewer)
        hand = state.hands[seat]
        line = st.builds("{} {}".format, st.sampled_from(["up", "down", "opp-up", "opp-down"]), st.sampled_from(hand))
        plan(sims[0], seat, data.draw(st.lists(line, min_size=1, max_size=3, unique_by=lambda one: one.split()[1])))
        action = str(data.draw(st.sampled_from(DUEL.legal(state, 1 - seat))))
        for step in (None, action):
            sent = []
            for sim, views in zip(sims, shown, strict=True):
                events = sim.do(PEOPLE[1 - seat], requests.Act, action=step) if step else ()
                patches = {viewer: patch.members() for viewer, (patch, _) in views.advance(sim.table, others).items()}
                told = [DUEL.redact(event, viewer) for viewer in others for event in events]
                wanted = [want for want in duty.wanted(sim.table) if want.seat != seat]
                described = msgspec.json.encode(describe(info_source(sim.table)))
                sent.append((patches, told, sim.table.told, wanted, described))
            assert sent[0] == sent[1]

"""Stopping a game together: it needs everyone who plays, and nobody can be held at the table by silence."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.table import duty, log, requests
from kibitz.table.decide import Change, NotAllowed
from kibitz.table.describe import describe, info_source
from kibitz.table.table import Table, present, woken
from kibitz.table.undo import humans
from table.sim import PEOPLE, Sim, refold, refusal

MINUTE = 60_000


def playing(players: int = 3) -> Sim:
    return Sim("nyet", players, rounds=1).seated()


def act(sim: Sim) -> None:
    """Someone plays on."""
    seat = sim.table.game.to_act(sim.table.state)[0]
    sim.do(PEOPLE[seat], requests.Act, action=str(sim.table.game.legal(sim.table.state, seat)[0]))


def test_a_game_stops_once_everyone_who_plays_agrees() -> None:
    sim = playing()
    sim.do("ann", requests.Abandon)
    sim.do("bob", requests.Abandon)
    assert (sim.table.status, sim.table.votes) == ("running", (0, 1))
    sim.do("cat", requests.Abandon)
    assert sim.table.status == "abandoned"


def test_someone_offline_for_a_moment_does_not_lose_the_game_to_a_lone_vote() -> None:
    sim = playing(2)
    sim.table = present(sim.table, 1, away=sim.now)
    sim.now += 200
    sim.do("ann", requests.Abandon)
    assert sim.table.status == "running"
    assert duty.stop_due(sim.table, MINUTE) == sim.now + MINUTE
    sim.write(Change(duty.absent(sim.table, sim.now + 45_000, 45_000)))
    assert duty.stop_due(sim.table, MINUTE) == sim.now, "a bot stands in for them by now, and Ann is alone"


def test_one_who_wants_to_play_on_keeps_the_game_going() -> None:
    sim = playing()
    sim.do("ann", requests.Abandon)
    sim.do("bob", requests.Abandon)
    sim.do("cat", requests.Abandon, agree=False)
    assert (sim.table.status, sim.table.votes) == ("running", ())
    assert duty.stop_due(sim.table, MINUTE) is None
    assert refusal(sim, "ann", requests.Abandon) == "stop-refused"
    act(sim)
    sim.do("ann", requests.Abandon)
    assert sim.table.votes == (0,)


def test_silence_counts_as_agreement_after_a_minute() -> None:
    sim = playing()
    sim.do("ann", requests.Abandon)
    asked = sim.now
    sim.now += 30_000
    sim.do("bob", requests.Abandon)
    assert duty.stop_due(sim.table, MINUTE) == asked + MINUTE, "counted from the first vote"
    assert describe(info_source(sim.table)).abandon_since == asked


def test_a_vote_may_be_taken_back_and_saying_the_same_twice_writes_nothing() -> None:
    sim = playing()
    sim.do("ann", requests.Abandon)
    rows = len(sim.rows)
    sim.do("ann", requests.Abandon)
    assert len(sim.rows) == rows
    sim.do("ann", requests.Abandon, agree=False)
    assert (sim.table.votes, sim.table.stop_asked) == ((), None)
    rows = len(sim.rows)
    sim.do("bob", requests.Abandon, agree=False)
    assert len(sim.rows) == rows, "there is nothing to be against"
    sim.do("ann", requests.Abandon)
    assert sim.table.votes == (0,), "nobody had wanted to play on"


def test_whoever_leaves_takes_their_vote_along_and_is_not_waited_for() -> None:
    sim = playing()
    sim.do("ann", requests.Abandon)
    sim.do("ann", requests.Leave)
    assert sim.table.chairs[0].standin
    assert (sim.table.votes, sim.table.stop_asked) == ((), None)
    sim.do("bob", requests.Abandon)
    sim.do("cat", requests.Abandon)
    assert sim.table.status == "abandoned"


def test_a_vote_of_someone_who_is_gone_stops_nothing_and_a_restart_gives_everyone_time_anew() -> None:
    sim = playing()
    sim.do("ann", requests.Abandon)
    assert duty.stop_due(present(sim.table, 0, away=sim.now), MINUTE) is None
    back = present(woken(sim.table, sim.now + 10 * MINUTE), 0, away=None)
    assert duty.stop_due(back, MINUTE) == sim.now + 11 * MINUTE


VOTES = st.lists(
    st.tuples(st.integers(0, 3), st.sampled_from(["yes", "no", "leave", "away", "back", "act"])), max_size=25
)


@settings(max_examples=60, deadline=None)
@given(VOTES)
def test_nobody_who_answers_is_overruled(steps: list[tuple[int, str]]) -> None:
    """Whatever people do, and in whatever order: a game is stopped only if all who play now have said yes."""
    sim = playing(4)
    for seat, step in steps:
        if sim.table.status != "running":
            break
        sim.now += 1000
        before = sim.table
        match step:
            case "yes" | "no":
                with suppress(NotAllowed):  # not again before someone has acted
                    sim.do(PEOPLE[seat], requests.Abandon, agree=step == "yes")
            case "leave":
                sim.do(PEOPLE[seat], requests.Leave)
                sim.table = present(sim.table, seat, away=sim.now)
            case "away":
                sim.table = present(sim.table, seat, away=sim.now)
            case "back":
                sim.table = present(sim.table, seat, away=None)
                sim.write(Change(duty.returned(sim.table)))
            case "act" if seat in before.game.to_act(before.state):
                act(sim)
        check(sim.table, before, seat)
    again = refold(sim.rows)
    assert (again.votes, again.stop_asked, again.status) == (sim.table.votes, sim.table.stop_asked, sim.table.status)


def check(table: Table, before: Table, seat: int) -> None:
    assert (table.stop_asked is None) == (not table.votes)
    assert not any(table.chairs[voter].standin for voter in table.votes)
    if table.status == "abandoned":
        assert {*humans(before)} <= {*before.votes, seat}


def test_the_host_takes_someone_off_and_only_a_new_invitation_brings_them_back() -> None:
    sim = Sim("nyet", 3)
    for person in PEOPLE[:3]:
        sim.do(person, requests.Join)
    old = sim.table.invitation
    assert refusal(sim, "bob", requests.Remove, seat=2) == "not-host"
    assert refusal(sim, "ann", requests.Remove, seat=9) == "no-such-seat"
    sim.do("ann", requests.Remove, seat=1)
    assert sim.table.chairs[1].kind == "open"
    assert refusal(sim, "ann", requests.Remove, seat=1) == "nobody-there"
    assert refusal(sim, "bob", requests.Join) == "removed"
    assert refusal(sim, "bob", requests.Join, invitation=old) == "removed"
    assert sim.table.invitation != old
    assert refold(sim.rows).invitation == sim.table.invitation
    sim.do("dan", requests.Join)
    assert sim.table.chairs[1].person == "dan", "nobody else is kept from an open seat"
    sim.do("ann", requests.Remove, seat=1)
    sim.do("bob", requests.Join, invitation=sim.table.invitation)
    assert sim.table.chairs[1].person == "bob"
    assert "bob" not in sim.table.removed


def test_the_link_of_someone_taken_off_opens_no_seat_for_anyone() -> None:
    sim = Sim("nyet", 3)
    sim.do("ann", requests.Join, seat=0)
    sim.do("ann", requests.Arrange, seat=1, kind="link")
    key = sim.table.invitation
    sim.do("bob", requests.Join, seat=1, invitation=key)
    sim.do("ann", requests.Remove, seat=1)
    assert sim.table.chairs[1].kind == "link"
    assert refusal(sim, "eve", requests.Join, seat=1, invitation=key) == "needs-invitation"


@pytest.mark.parametrize("status", ["dealing", "running"])
def test_nobody_is_taken_off_once_it_has_begun(status: str) -> None:
    sim = Sim("nyet", 2)
    if status == "running":
        sim.seated()
    else:
        for person in PEOPLE[:2]:
            sim.do(person, requests.Join)
        sim.do("ann", requests.Start)
    assert sim.table.status == status
    assert refusal(sim, "ann", requests.Remove, seat=1) == "already-started"


def test_a_host_who_takes_themselves_off_just_leaves() -> None:
    sim = Sim("nyet", 2)
    sim.do("ann", requests.Join)
    sim.do("ann", requests.Remove, seat=0)
    assert isinstance(sim.rows[-1].body, log.Left)

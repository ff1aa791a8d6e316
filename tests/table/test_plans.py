"""Plans at a table: kept in its log, done when their turn comes, given back when they cannot be; and tables by days."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from kibitz.games.nyet.state import Phase
from kibitz.games.plans import Plan
from kibitz.table import duty, log, requests
from kibitz.table.decide import Change, act, nudge_agreed
from kibitz.table.info import DAY, ClockSettings, Settings
from kibitz.table.table import present, woken
from kibitz.table.unattended import Patience, goes_on
from table.sim import PEOPLE, Sim, refold, refusal

HOUR = 3_600_000
BY_DAYS = Settings(clock=ClockSettings(seconds=2 * DAY, bank=DAY))


def vetoing(settings: Settings | None = None, players: int = 3) -> tuple[Sim, int, int]:
    """A table at its first veto: whose it is, and whose is next."""
    sim = Sim("nyet", players, settings, rounds=1).seated()
    seat = sim.table.game.to_act(sim.table.state)[0]
    return sim, seat, (seat + 1) % players


def do_planned(sim: Sim, seat: int) -> None:
    sim.write(act(sim.table, seat, duty.planned(sim.table, seat) or "", ""))


def test_a_premove_is_done_when_its_turn_comes_and_then_gone() -> None:
    sim, first, second = vetoing()
    sim.do(PEOPLE[second], requests.PlanAhead, lines=("x trump R",), once=True)
    assert duty.wanted(sim.table) == ()
    sim.do(PEOPLE[first], requests.Act, action="x trump B")
    (want,) = duty.wanted(sim.table)
    assert (want.seat, want.why) == (second, "plan")
    assert want.at >= sim.table.moved + 500, "no faster than a person"
    do_planned(sim, second)
    assert sim.table.plans == {}
    assert sim.table.state.board[-1].box == "R"
    assert refold(sim.rows).state == sim.table.state


def test_a_premove_that_cannot_be_done_is_given_back() -> None:
    sim, first, second = vetoing()
    sim.do(PEOPLE[second], requests.PlanAhead, lines=("x trump R",), once=True)
    assert duty.given_back(sim.table) == (), "not before its turn"
    sim.do(PEOPLE[first], requests.Act, action="x trump R")
    assert duty.wanted(sim.table) == ()
    assert duty.given_back(sim.table) == (log.Planned(second),)


def test_a_premove_is_replaced_revoked_and_overtaken() -> None:
    sim, first, second = vetoing()
    who = PEOPLE[second]
    sim.do(who, requests.PlanAhead, lines=("x trump R",), once=True)
    sim.do(who, requests.PlanAhead, lines=("x trump Y",), once=True)
    assert sim.table.plans == {second: Plan(("x trump Y",), once=True)}
    sim.do(who, requests.PlanAhead, lines=())
    assert sim.table.plans == {}
    written = len(sim.rows)
    sim.do(who, requests.PlanAhead, lines=())
    assert len(sim.rows) == written, "there is nothing to revoke"
    sim.do(who, requests.PlanAhead, lines=("x trump R",), once=True)
    sim.do(PEOPLE[first], requests.Act, action="x trump B")
    sim.do(who, requests.Act, action="x trump Y")
    assert sim.table.plans == {}, "whoever decides otherwise meanwhile has decided"


def test_whoever_takes_an_action_back_has_it_not_done_again() -> None:
    sim, first, second = vetoing()
    sim.do(PEOPLE[second], requests.PlanAhead, lines=("x trump R", "x trump Y"))
    sim.do(PEOPLE[first], requests.Act, action="x trump B")
    do_planned(sim, second)
    sim.do(PEOPLE[second], requests.Undo)
    assert duty.wanted(sim.table) == ()


def test_drafted_actions_of_a_premove_come_in_order() -> None:
    sim = Sim("face-to-face").seated()
    seat = sim.table.game.to_act(sim.table.state)[0]
    view = sim.table.game.view(sim.table.state, seat)
    first = view.legal[0]
    after = sim.table.game.play(sim.table.state, seat, sim.table.game.parse(first)).state
    second = sim.table.game.view(after, seat).legal[0]
    sim.do(PEOPLE[seat], requests.PlanAhead, lines=(first, second), once=True)
    do_planned(sim, seat)
    assert [draft.action for draft in sim.table.draft] == [first]
    assert duty.planned(sim.table, seat) == second
    do_planned(sim, seat)
    assert sim.table.plans == {}


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"lines": ("play R99",)}, "not-in-hand"),
        ({"lines": ("lowest", "until 9")}, "not-this-round"),
        ({"lines": ("nonsense",), "once": True}, "unparsable"),
    ],
)
def test_what_cannot_be_planned_is_refused_by_name(fields: dict[str, object], code: str) -> None:
    sim, _, second = vetoing()
    assert refusal(sim, PEOPLE[second], requests.PlanAhead, **fields) == code
    assert refusal(sim, "eve", requests.PlanAhead, **fields) == "not-seated"


def test_a_game_that_reads_no_plans_refuses_them_but_not_premoves() -> None:
    sim = Sim("face-to-face").seated()
    assert refusal(sim, "ann", requests.PlanAhead, lines=("end",)) == "no-plans"
    assert refusal(Sim(), "ann", requests.PlanAhead, lines=("end",)) == "not-seated"


def test_a_plan_is_counted_by_nobody() -> None:
    sim, _, second = vetoing()
    told = sim.table.told
    sim.do(PEOPLE[second], requests.PlanAhead, lines=("x trump R",))
    assert sim.table.told == told


def test_by_days_nobody_is_stood_in_for_and_no_time_runs_out_early() -> None:
    sim, seat, _ = vetoing(BY_DAYS)
    for other in range(3):
        sim.table = present(sim.table, other, away=sim.now)
    later = sim.now + 30 * HOUR
    assert duty.absent(sim.table, later, 45_000) == ()
    assert duty.next_absence(sim.table, 45_000) is None
    (want,) = duty.wanted(sim.table)
    assert (want.seat, want.why, want.at) == (seat, "clock", sim.now + 72 * HOUR)


def test_a_reminder_comes_once_when_most_of_the_time_is_used() -> None:
    sim, seat, _ = vetoing(BY_DAYS)
    moment = sim.now + round(0.8 * 48 * HOUR)
    assert duty.reminders(sim.table) == ((moment, seat),)
    assert duty.due(sim.table) == moment
    sim.now = moment
    sim.write(Change((log.Reminded(seat),)))
    assert duty.reminders(sim.table) == ()
    assert duty.due(sim.table) == duty.until(sim.table, seat)
    sim.do(PEOPLE[seat], requests.Act, action="x trump R")
    assert [other for _, other in duty.reminders(sim.table)] == [(seat + 1) % 3]
    assert duty.reminders(vetoing()[0].table) == ()


def test_vacation_is_used_up_by_decisions_that_take_longer() -> None:
    sim, seat, _ = vetoing(BY_DAYS)
    sim.now += 60 * HOUR
    sim.do(PEOPLE[seat], requests.Act, action="x trump R")
    assert sim.table.bank[seat] == 12 * HOUR


def test_vacation_runs_down_though_people_look_at_the_table_meanwhile() -> None:
    """Each look loads it; only in the last minute that leaves more time."""
    sim, seat, _ = vetoing(BY_DAYS)
    limit = sim.now + (48 + 24) * HOUR
    table = sim.table
    for hours in (1, 49, 60, 71):
        table = woken(table, sim.now + hours * HOUR)
        assert duty.until(table, seat) == limit, hours
    assert duty.until(woken(table, limit - 1), seat) == limit - 1 + 60_000


def test_a_table_by_days_leaves_the_memory_until_something_is_due() -> None:
    sim, first, second = vetoing(BY_DAYS)
    patience = Patience()
    assert not goes_on(sim.table, sim.now, sim.now, patience)
    assert goes_on(sim.table, sim.now, sim.now + round(0.8 * 48 * HOUR) - 60_000, patience)
    sim.do(PEOPLE[second], requests.PlanAhead, lines=("x trump R",))
    sim.do(PEOPLE[first], requests.Act, action="x trump B")
    assert goes_on(sim.table, sim.now, sim.now, patience), "what is planned is done soon"


def test_a_nudge_needs_half_of_those_who_wait() -> None:
    sim, seat, second = vetoing(BY_DAYS, players=4)
    others = [other for other in range(4) if other != seat]
    assert refusal(sim, PEOPLE[seat], requests.Nudge) == "no-nudge"
    sim.do(PEOPLE[others[0]], requests.Nudge)
    sim.do(PEOPLE[others[0]], requests.Nudge)
    assert not nudge_agreed(sim.table)
    sim.do(PEOPLE[others[1]], requests.Nudge)
    assert nudge_agreed(sim.table)
    sim.do(PEOPLE[seat], requests.Act, action="x trump R")
    assert sim.table.nudges == ()
    live, _, second = vetoing()
    assert refusal(live, PEOPLE[second], requests.Nudge) == "no-nudge"


def test_by_days_a_vote_to_end_the_game_waits_as_long_as_a_decision() -> None:
    sim, seat, second = vetoing(BY_DAYS)
    sim.do(PEOPLE[second], requests.Abandon)
    assert duty.stop_due(sim.table, 60_000) == sim.now + 48 * HOUR
    assert seat not in sim.table.votes


def test_a_card_is_played_by_itself_only_where_everyone_sees_that_it_is_the_last() -> None:
    """One that only its player knows to be forced waits for them: an answer at once would tell."""
    sim, _, _ = vetoing(BY_DAYS)
    live = Sim("nyet", 3, rounds=1).seated()
    rng, hidden, seen = random.Random(5), 0, 0
    while sim.table.status == "running":
        for seat in sim.table.game.to_act(sim.table.state):
            legal, state = sim.table.game.legal(sim.table.state, seat), sim.table.state
            last = state.phase is Phase.TRICKS and len(state.hands[seat]) == 1
            assert (duty.planned(sim.table, seat) is not None) == last
            assert duty.planned(replace(live.table, state=state), seat) is None
            hidden, seen = hidden + (len(legal) == 1 and not last), seen + last
        sim.play(rng)
    assert hidden
    assert seen

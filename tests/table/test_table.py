"""The table as a value: requests become rows, rows fold to the same table, and viewers are sent exactly the changes."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from kibitz.games.core import SPECTATOR, Viewer
from kibitz.games.fairness import contribution_commitment
from kibitz.table import duty, log, requests
from kibitz.table.chairs import seat_of
from kibitz.table.decide import Change, NotAllowed, act, deal, decide
from kibitz.table.describe import describe, info_source
from kibitz.table.info import ClockSettings, Settings
from kibitz.table.shown import ShownViews, redacted
from kibitz.table.table import KEPT_IDS, drafted, fairness, present, state_for, woken
from table.sim import PEOPLE, Sim, refold, refusal, short
from tables import DUEL, NYET
from walks import Walk


@pytest.mark.parametrize(("game", "players"), [("nyet", 2), ("nyet", 4), ("face-to-face", 2)])
def test_the_fold_of_the_stored_log_is_the_table(game: str, players: int) -> None:
    sim, rng = Sim(game, players, **short(game)).seated(), random.Random(3)
    while sim.table.status == "running":
        sim.play(rng)
    again = refold(sim.rows)
    assert again.state == sim.table.state
    assert (again.status, again.count, again.draft, again.seq) == ("over", sim.table.count, (), sim.table.seq)


@pytest.mark.parametrize(("game", "players"), [("nyet", 3), ("face-to-face", 2)])
def test_patched_views_equal_the_rules_views_at_every_step(game: str, players: int) -> None:
    """Each viewer's patches, applied to the first view, give byte for byte the view that the rules make."""
    sim, rng = Sim(game, players, **short(game)).seated(), random.Random(5)
    viewers: list[Viewer] = [*range(players), SPECTATOR]
    shown_views = ShownViews()
    held = {viewer: msgspec.to_builtins(shown_views.show(sim.table, viewer).view) for viewer in viewers}
    sizes = []
    while sim.table.status == "running":
        events = sim.play(rng)
        told = shown_views.advance(sim.table, viewers)
        seen = redacted(sim.table.game, events, viewers)
        for viewer in viewers:
            patch, _ = told[viewer]
            change = msgspec.json.decode(b"{" + patch.members() + b"}")
            held[viewer] |= change.get("set", {})
            for field, items in change.get("push", {}).items():
                held[viewer][field] = [*held[viewer][field], *items]
            true = sim.table.game.view(state_for(sim.table, viewer), viewer)
            assert msgspec.json.encode(held[viewer]) == msgspec.json.encode(true)
            sizes.append(len(patch.members()) + len(seen[viewer]))
    assert sum(sizes) / len(sizes) < 300


def test_a_taken_back_card_leaves_no_trace_for_others() -> None:
    """Two turns that differ only in cards taken back look the same to the opponent and to spectators."""
    tales = []
    for tries in (False, True):
        sim = Sim("face-to-face").seated()
        seat = sim.table.game.to_act(sim.table.state)[0]
        shown_views, told = ShownViews(), []
        viewers: list[Viewer] = [1 - seat, SPECTATOR]
        for viewer in viewers:
            shown_views.show(sim.table, viewer)
        legal = [str(action) for action in sim.table.game.legal(sim.table.state, seat)]
        wishes = [text for text in legal if text.startswith("up")]
        plan = ([*wishes[:2], None] if tries else []) + [wishes[0], wishes[1], "end"]
        for wish in plan:
            request: Any = requests.TakeBack if wish is None else requests.Act
            fields = {"count": 9} if wish is None else {"action": wish}
            events = sim.do(PEOPLE[seat], request, **fields)
            seen = redacted(sim.table.game, events, viewers) if events else {}
            for viewer, (patch, draft) in shown_views.advance(sim.table, viewers).items():
                assert draft is None
                if patch or events:
                    told.append((viewer, patch.members(), seen.get(viewer)))
        tales.append(told)
    assert tales[0] == tales[1]


@pytest.mark.parametrize("game", ["nyet", "face-to-face"])
def test_events_are_told_to_each_viewer_as_that_viewer_may_see_them(game: str) -> None:
    """Encoded once where nothing is hidden, and for each viewer where something is."""
    sim, rng, hidden = Sim(game, players=2, **short(game)).seated(), random.Random(3), 0
    viewers: list[Viewer] = [0, 1, SPECTATOR]
    while sim.table.status == "running":
        events = sim.play(rng)
        told = redacted(sim.table.game, events, viewers)
        for viewer in viewers:
            own = [sim.table.game.redact(event, viewer) for event in events]
            assert told[viewer] == msgspec.json.encode(own)
        hidden += len({*told.values()}) > 1
    assert hidden


def test_a_losing_draft_can_be_taken_back_or_conceded_and_a_win_is_final_at_once() -> None:
    outcomes = set()
    for seed in range(60):
        sim, rng = Sim("face-to-face").seated(), random.Random(seed)
        while sim.table.status == "running":
            seat = sim.table.game.to_act(sim.table.state)[0]
            sim.play(rng)
            lost = sim.table.draft and not sim.table.game.to_act(drafted(sim.table))
            if lost:
                assert refusal(sim, PEOPLE[seat], requests.Act, action="end") == "draft-loses"
                assert refusal(sim, PEOPLE[1 - seat], requests.Concede) == "nothing-to-concede"
                sim.do(PEOPLE[seat], requests.Concede)
                outcomes.add("conceded")
        assert not sim.table.draft
    assert "conceded" in outcomes


def test_whoever_concedes_is_told_that_the_draft_is_gone() -> None:
    """What they see of the game stays as it was, so only the draft is news; the page asked once more without it."""
    told = []
    for seed in range(20):
        sim, rng = Sim("face-to-face").seated(), random.Random(seed)
        while sim.table.status == "running":
            seat = sim.table.game.to_act(sim.table.state)[0]
            sim.play(rng)
            if sim.table.draft and not sim.table.game.to_act(drafted(sim.table)):
                shown = ShownViews()
                assert shown.show(sim.table, seat).draft
                sim.do(PEOPLE[seat], requests.Concede)
                told.append(shown.advance(sim.table, [seat])[seat][1])
    assert told
    assert set(told) == {()}


def test_clocks_charge_the_bank_and_bots_are_wanted_when_they_run_out() -> None:
    sim = Sim(settings=Settings(clock=ClockSettings(seconds=10, bank=5))).seated()
    seat = sim.table.game.to_act(sim.table.state)[0]
    assert duty.until(sim.table, seat) == sim.now + 15_000
    assert [(want.seat, want.why) for want in duty.wanted(sim.table)] == [(seat, "clock")]
    sim.now += 12_000
    sim.do(PEOPLE[seat], requests.Act, action=str(sim.table.game.legal(sim.table.state, seat)[0]))
    assert sim.table.bank[seat] == 3_000
    assert sim.table.bank[1 - seat] == 5_000
    assert duty.until(sim.table, seat) is None
    assert duty.until(sim.table, 1 - seat) == sim.now + 15_000
    back = woken(sim.table, sim.now + 60_000)
    assert duty.until(back, 1 - seat) == sim.now + 75_000


def test_a_restart_neither_ends_a_decision_nor_gives_its_time_again() -> None:
    """A day to decide stays a day, however often the server restarts; a minute remains for reconnecting."""
    hour = 3_600_000
    sim = Sim(settings=Settings(clock=ClockSettings(seconds=86_400))).seated()
    seat = sim.table.game.to_act(sim.table.state)[0]
    limit = duty.until(sim.table, seat)
    assert limit == sim.now + 24 * hour
    table = sim.table
    for hours in (1, 7, 20):
        table = woken(table, sim.now + hours * hour)
        assert duty.until(table, seat) == limit
    assert duty.until(woken(table, limit + hour), seat) == limit + hour + 60_000
    assert duty.until(woken(table, sim.now - hour), seat) == limit - hour, "the machine's clock was set back"


def test_a_persons_message_ids_are_kept_whatever_others_do_meanwhile() -> None:
    sim = Sim().seated()
    sim.write(decide(sim.table, "ann", "Ann", requests.Say(id="same", text="once")), "ann:same")
    for number in range(500):
        sim.write(Change((log.Said(1, "much"),)), f"bob:{number}")
    assert "same" in sim.table.asked["ann"]
    assert refold(sim.rows).asked == sim.table.asked
    assert sim.table.asked["bob"] == tuple(map(str, range(500 - KEPT_IDS, 500))), "the last ones"


def test_onlookers_are_heard_where_they_may_be_and_may_talk() -> None:
    """Whoever may not look on is not heard either, even where onlookers might talk."""
    for watch, talk, chat, code in (
        (True, True, True, ""),
        (True, False, True, "spectator-chat-off"),
        (False, True, True, "no-spectators"),
        (True, True, False, "chat-off"),
    ):
        sim = Sim("face-to-face", settings=Settings(spectators=watch, spectator_chat=talk, chat=chat)).seated()
        if code:
            assert refusal(sim, "eve", requests.Say, text="psst") == code
            assert refusal(sim, "eve", requests.React, reaction="wow") == code
        else:
            sim.do("eve", requests.Say, text="psst")
            assert [(line.seat, line.name, line.text) for line in sim.table.chat] == [(None, "Eve", "psst")]


def test_a_seat_says_whose_person_has_no_account() -> None:
    sim = Sim("nyet", 3)
    sim.do("ann", requests.Join, seat=0)
    sim.write(decide(sim.table, "bob", "Bob", requests.Join(id="1", seat=1), guest=True))
    for table in (sim.table, refold(sim.rows)):
        ann, bob, nobody = msgspec.to_builtins(describe(info_source(table)).seats)
        assert ("guest" in ann, bob["guest"], nobody) == (False, True, {"kind": "open"}), "what is usual isn't sent"


def test_stand_ins_come_after_the_grace_time_and_play_at_the_tables_pace() -> None:
    sim = Sim(settings=Settings(pace=700)).seated()
    seat = sim.table.game.to_act(sim.table.state)[0]
    sim.table = present(sim.table, seat, away=sim.now)
    assert duty.absent(sim.table, sim.now + 999, 1000) == ()
    assert duty.next_absence(sim.table, 1000) == sim.now + 1000
    bodies = duty.absent(sim.table, sim.now + 1000, 1000)
    assert bodies == (log.StoodIn(seat, on=True),)
    sim.write(Change(bodies))
    (want,) = duty.wanted(sim.table)
    assert (want.seat, want.why) == (seat, "standin")
    assert sim.now + 700 < want.at < sim.now + 1400, "there is much to veto"
    sim.write(act(sim.table, seat, str(sim.table.game.legal(sim.table.state, seat)[0]), "standin"))
    assert duty.returned(sim.table) == ()
    sim.table = present(sim.table, seat, away=None)
    assert duty.returned(sim.table) == (log.StoodIn(seat, on=False),)
    sim.write(Change(duty.returned(sim.table)))
    assert duty.wanted(sim.table) == ()
    assert duty.returned(sim.table) == ()


def test_the_seed_depends_on_everyones_contribution() -> None:
    """A missing contribution counts as zeros; one different contribution makes a different deal."""
    hands = []
    for contribution in (None, "00" * 32, "01" * 32):
        sim = Sim()
        sim.do("ann", requests.Join, seat=0)
        sim.do("bob", requests.Join, seat=1)
        if contribution:
            sim.commit("ann", contribution)
        sim.do("ann", requests.Start)
        sim.write(Change(deal(sim.table)))
        if contribution:
            sim.do("ann", requests.Contribute, contribution=contribution)
        hands.append(sim.table.state.hands)
    assert hands[0] == hands[1] != hands[2]


def test_all_commit_before_any_contribution_is_opened_and_the_last_one_deals() -> None:
    sim = Sim()
    for person in ("ann", "bob"):
        sim.do(person, requests.Join)
    sim.commit("bob", "cd" * 32)
    assert refusal(sim, "bob", requests.Commit, commitment="ef" * 32) == "already-committed"
    assert refusal(sim, "bob", requests.Contribute, contribution="cd" * 32) == "not-sealed"
    assert describe(info_source(sim.table)).commitments is None
    sim.do("ann", requests.Start)
    assert (sim.table.status, sim.table.state) == ("dealing", None)
    assert refusal(sim, "ann", requests.Leave) == "already-started"
    assert refusal(sim, "ann", requests.Act, action="x trump R") == "not-started"
    sim.commit("ann", "ef" * 32)
    published = tuple(map(contribution_commitment, ("ef" * 32, "cd" * 32)))
    assert describe(info_source(sim.table)).commitments == published
    assert refusal(sim, "bob", requests.Contribute, contribution="ab" * 32) == "broken-contribution"
    sim.do("bob", requests.Contribute, contribution="cd" * 32)
    assert refusal(sim, "bob", requests.Contribute, contribution="cd" * 32) == "already-contributed"
    assert refusal(sim, "bob", requests.Commit, commitment="ef" * 32) == "already-sealed"
    sim.do("ann", requests.Contribute, contribution="ef" * 32)
    assert sim.table.status == "running"
    names = ["Committed", "Called", "Committed", "Sealed", "Contributed", "Contributed", "Started"]
    assert [type(row.body).__name__ for row in sim.rows[-7:]] == names
    assert refusal(sim, "ann", requests.Contribute, contribution="ef" * 32) == "already-dealt"


def test_who_commits_and_does_not_open_is_named_and_counts_as_zeros() -> None:
    sim = Sim()
    for person in ("ann", "bob"):
        sim.do(person, requests.Join)
        sim.commit(person, "ab" * 32)
    sim.do("ann", requests.Start)
    sim.do("ann", requests.Contribute, contribution="ab" * 32)
    sim.write(Change(deal(sim.table)))
    assert sim.table.status == "running"
    told = fairness(sim.table)
    assert (told.version, told.contributions, told.unrevealed) == (2, ("ab" * 32, "00" * 32), (1,))


def test_a_log_from_before_commitments_gives_a_record_of_version_1() -> None:
    sim = Sim()
    for person in ("ann", "bob"):
        sim.do(person, requests.Join)
    sim.write(Change((log.Contributed(0, "ab" * 32), log.Called(), log.Started())))
    told = fairness(sim.table)
    assert (told.version, told.commitments, told.contributions) == (1, None, ("ab" * 32, "00" * 32))
    assert sim.table.status == "running"


def test_a_commitment_moves_with_its_person_and_goes_with_them() -> None:
    sim = Sim(players=3)
    sim.do("ann", requests.Join, seat=0)
    sim.commit("ann", "ab" * 32)
    sim.do("ann", requests.Join, seat=2)
    assert [bool(chair.commitment) for chair in sim.table.chairs] == [False, False, True]
    sim.do("ann", requests.Leave)
    sim.do("bob", requests.Join, seat=2)
    assert [bool(chair.commitment) for chair in sim.table.chairs] == [False, False, False]


def test_the_number_on_the_wire_does_not_count_drafts() -> None:
    """An opponent sees how far the game has come, not how often a turn was rearranged."""
    sim = Sim("face-to-face").seated()
    seat = sim.table.game.to_act(sim.table.state)[0]
    before = sim.table.told
    for _ in range(3):
        sim.do(PEOPLE[seat], requests.Act, action=sim.table.game.view(drafted(sim.table), seat).legal[0])
        sim.do(PEOPLE[seat], requests.TakeBack)
    assert sim.table.told == before
    sim.do(PEOPLE[1 - seat], requests.Say, text="well?")
    assert sim.table.told == before + 1


class AnyOrder(RuleBasedStateMachine):
    """Lobby and table requests by anyone in any order: the table stays consistent, and its log reproduces it."""

    def __init__(self) -> None:
        super().__init__()
        self.sim = Sim("nyet", 3, rounds=1)
        self.rng = random.Random(0)
        self.refused = ""

    def _try(self, person: str, request: type[requests.Request], **fields: Any) -> None:
        before = self.sim.table
        try:
            self.sim.do(person, request, **fields)
        except NotAllowed as declined:
            self.refused = declined.refusal.code
        if self.sim.table is before:
            assert self.refused

    @rule(person=st.sampled_from(PEOPLE), seat=st.one_of(st.none(), st.integers(0, 4)))
    def join(self, person: str, seat: int | None) -> None:
        self._try(person, requests.Join, seat=seat)

    @rule(person=st.sampled_from(PEOPLE))
    def leave(self, person: str) -> None:
        self._try(person, requests.Leave)

    @rule(person=st.sampled_from(PEOPLE), seat=st.integers(0, 3), kind=st.sampled_from(["open", "link", "bot"]))
    def arrange(self, person: str, seat: int, kind: str) -> None:
        self._try(person, requests.Arrange, seat=seat, kind=kind, bot="random" if kind == "bot" else "")

    @rule(person=st.sampled_from(PEOPLE))
    def start(self, person: str) -> None:
        self._try(person, requests.Start)

    @rule(person=st.sampled_from(PEOPLE), byte=st.integers(0, 255))
    def contribute(self, person: str, byte: int) -> None:
        self._try(person, requests.Contribute, contribution=f"{byte:02x}" * 32)

    @precondition(lambda self: self.sim.table.status == "dealing")
    @rule()
    def deal_without_the_rest(self) -> None:
        self.sim.write(Change((log.Started(),)))

    @rule(person=st.sampled_from(PEOPLE), text=st.sampled_from(["x trump R", "play B2", "team 0+1", "nonsense"]))
    def act(self, person: str, text: str) -> None:
        self._try(person, requests.Act, action=text)

    @precondition(lambda self: self.sim.table.status == "running")
    @rule(steps=st.integers(1, 12))
    def play(self, steps: int) -> None:
        for _ in range(steps):
            table = self.sim.table
            if table.status != "running":
                return
            seat = self.rng.choice(table.game.to_act(table.state))
            text = str(self.rng.choice(table.game.legal(table.state, seat)))
            by: Any = "bot" if table.chairs[seat].kind == "bot" else "standin"
            self.sim.write(act(table, seat, text, by))

    @rule(person=st.sampled_from(PEOPLE), agree=st.booleans())
    def undo(self, person: str, agree: bool) -> None:
        self._try(person, requests.Undo)
        for other in PEOPLE:
            self._try(other, requests.Answer, agree=agree)

    @rule(person=st.sampled_from(PEOPLE), agree=st.booleans())
    def abandon(self, person: str, agree: bool) -> None:
        self._try(person, requests.Abandon, agree=agree)

    @rule(person=st.sampled_from(PEOPLE), text=st.text(max_size=60))
    def say(self, person: str, text: str) -> None:
        self._try(person, requests.Say, text=text)

    @invariant()
    def nobody_sits_twice(self) -> None:
        people = [chair.person for chair in self.sim.table.chairs if chair.kind == "person"]
        assert len(people) == len(set(people))
        characters = [seat.character for seat in describe(info_source(self.sim.table)).seats if seat.character]
        assert len(characters) == len(set(characters))

    @invariant()
    def the_log_gives_the_table_back(self) -> None:
        again = refold(self.sim.rows)
        assert again.state == self.sim.table.state
        told = [describe(info_source(woken(table, 0))) for table in (again, self.sim.table)]
        assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])

    @invariant()
    def numbers_have_no_gaps(self) -> None:
        assert [row.seq for row in self.sim.rows] == list(range(1, len(self.sim.rows) + 1))

    @invariant()
    def a_seat_is_found_by_its_person(self) -> None:
        for seat, chair in enumerate(self.sim.table.chairs):
            if chair.kind == "person":
                assert seat_of(self.sim.table, chair.person) == seat


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(
    max_examples=25, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)


def test_bots_take_longer_the_more_there_is_to_decide() -> None:
    """A last card takes the least, a veto and the choice of a team the most; no chance is involved."""
    shares: dict[str, list[float]] = {}
    for state, *_ in Walk(NYET, NYET.options({"players": 4, "rounds": 2}), 1).moments():
        for seat in NYET.to_act(state):
            last = " last" if len(state.hands[seat]) == 1 else ""
            shares.setdefault(state.phase + last, []).append(NYET.pace_share(NYET.view(state, SPECTATOR), seat))
    assert max(shares["tricks last"]) < min(shares["tricks"])
    assert max(shares["tricks"]) < max(shares["nyet"]) < min(shares["team"]) < 2
    first = DUEL.start(DUEL.options({}), bytes(32)).state
    turn = DUEL.pace_share(DUEL.view(first, SPECTATOR), first.seat)
    assert turn < max(shares["tricks"]), "a turn is seen as a whole"


def test_without_a_pace_bots_never_wait() -> None:
    sim = Sim(settings=Settings(pace=0)).seated()
    seat = sim.table.game.to_act(sim.table.state)[0]
    sim.table = present(sim.table, seat, away=sim.now)
    sim.write(Change(duty.absent(sim.table, sim.now + 1000, 1000)))
    assert [want.at for want in duty.wanted(sim.table)] == [sim.table.moved]


def test_a_table_remembers_the_last_twelve_steps() -> None:
    sim, rng = Sim("nyet", 2, rounds=1).seated(), random.Random(4)
    for _ in range(2 * 12):
        sim.play(rng)
        assert len(sim.table.recent) == min(sim.table.count, 12)
    assert [past.count for past in sim.table.recent] == list(range(sim.table.count - 12, sim.table.count))


@pytest.mark.parametrize(
    ("took", "paid"), [(0, 0), (9_999, 0), (10_000, 0), (10_001, 1), (14_000, 4_000), (99_000, 5_000)]
)
def test_time_up_to_the_limit_is_free_and_every_millisecond_beyond_is_paid(took: int, paid: int) -> None:
    sim = Sim(settings=Settings(clock=ClockSettings(seconds=10, bank=5))).seated()
    seat = sim.table.game.to_act(sim.table.state)[0]
    sim.now += took
    sim.do(PEOPLE[seat], requests.Act, action=str(sim.table.game.legal(sim.table.state, seat)[0]))
    assert sim.table.bank[seat] == 5_000 - paid


@pytest.mark.parametrize(
    ("sizes", "kept"),
    [([93] * 20, 12), ([120] * 20, 10), ([100] * 12, 12), ([101, *[100] * 11], 11), ([100] * 5 + [700, 501], 1)],
)
def test_who_joins_is_shown_as_much_talk_as_fits(sizes: list[int], kept: int) -> None:
    """A line counts with its text, and 40 bytes for the rest; together they are no longer than 1,200."""
    sim = Sim("face-to-face").seated()
    for size in sizes:
        sim.do(PEOPLE[0], requests.Say, text="x" * (size - 40))
    assert len(sim.table.chat) == kept
    assert len(refold(sim.rows).chat) == kept

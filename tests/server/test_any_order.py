"""Lobby and table commands by anyone, in any order and all at once, against the real server; then it is killed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

from kibitz.games.fairness import contribution_commitment
from server.harness.wire import OPENED, Person, Seat, Server

DOCUMENTED = set(
    re.findall(r"`([a-z][a-z-]*)`", (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8"))
)
PEOPLE = 3
LISTED = ("open", "dealing", "running")
WISHES = [
    "join", "leave", "remove", "arrange", "commit", "contribute", "start", "act", "act", "act", "end", "nonsense",
    "take-back", "concede", "undo", "answer", "abandon", "say", "react", "hint", "rematch",
]  # fmt: skip
FOR_ANYONE = ("join", "arrange", "remove")


class Company(RuleBasedStateMachine):
    """Three people, their tables, and the tabs they have open; every tab holds what a client would hold."""

    server: ClassVar[Server]

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.people = [Person(self.server.url) for _ in range(PEOPLE)]
        self.tables: dict[str, bool] = {}
        self.tabs: list[Seat] = []
        self.said = 0

    def do(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    @initialize(game=st.sampled_from(["nyet", "face-to-face"]))
    def begin(self, game: str) -> None:
        self.create(0, game, public=True, spectators=True, kinds=["open", "open"])
        self.everyone_sits_down(0)

    @rule(
        who=st.integers(0, PEOPLE - 1),
        game=st.sampled_from(["nyet", "face-to-face"]),
        public=st.booleans(),
        spectators=st.booleans(),
        kinds=st.lists(st.sampled_from(["open", "link", "bot"]), min_size=2, max_size=2),
    )
    def create(self, who: int, game: str, public: bool, spectators: bool, kinds: list[str]) -> None:
        wish = {
            "game": game,
            "options": {"players": 2, "rounds": 1} if game == "nyet" else {},
            "settings": {"public": public, "spectators": spectators, "hints": True, "pace": 0},
            "seats": [{"kind": kind} for kind in kinds],
        }
        made = self.people[who].post("/api/tables", wish)
        assert made.status == 201, made.body
        self.tables[made.json["id"]] = public
        self.open(who, -1, 0)

    @rule(who=st.integers(0, PEOPLE - 1), number=st.integers(0, 9), since=st.integers(0, 40))
    def open(self, who: int, number: int, since: int) -> None:
        """Another tab, resuming from anywhere."""
        table = list(self.tables)[number % len(self.tables) if number >= 0 else -1]
        tab = self.do(self.people[who].sit(table, since=since))
        if tab.bye is None:
            self.tabs.append(tab)
        else:
            assert tab.bye == "no-spectators"

    @rule(number=st.integers(0, 99))
    def close(self, number: int) -> None:
        if self.tabs:
            self.do(self.tabs.pop(number % len(self.tabs)).close())

    @rule(number=st.integers(0, 9))
    def everyone_sits_down(self, number: int) -> None:
        """Whoever can takes a seat and commits to a contribution; the first one says start, and all open theirs."""
        table = list(self.tables)[number % len(self.tables)]
        for who in range(2):
            self.open(who, list(self.tables).index(table), 0)
        here = [tab for tab in self.tabs if tab.id == table]
        for wish in ("join", "commit", "start", "contribute"):
            self.do(self._all_at_once([(tab, wish, 1) for tab in here[-2:]], twice=False))

    @rule(
        wishes=st.lists(
            st.tuples(st.integers(0, 99), st.sampled_from(WISHES), st.integers(0, 99)), min_size=1, max_size=5
        ),
        twice=st.booleans(),
    )
    def all_at_once(self, wishes: list[tuple[int, str, int]], twice: bool) -> None:
        """Nobody waits for anybody's answer, and what is sent twice is done once."""
        if self.tabs:
            chosen = [(self.tabs[number % len(self.tabs)], wish, value) for number, wish, value in wishes]
            self.do(self._all_at_once(chosen, twice=twice))

    async def _all_at_once(self, wishes: list[tuple[Seat, str, int]], *, twice: bool) -> None:
        sent = []
        for tab, wish, value in wishes:
            kind, fields = self._message(tab, wish, value)
            with suppress(ConnectionClosed):  # kept out since it last looked
                key = await tab.send(kind, **fields)
                if twice:
                    await tab.send(kind, key, **fields)
                among_people = all(seat["kind"] == "person" for seat in tab.table["seats"])
                sent.append((tab, wish, key, tab.viewer, tab.view, among_people))
        for tab, wish, key, viewer, view, among_people in sent:
            await tab.until(lambda tab=tab, key=key: key in tab.answers or tab.bye)
            answer = tab.answers.get(key)
            if answer is None:
                continue
            assert answer["type"] in ("ack", "refused", "hint")
            assert answer.get("rule") or answer.get("code", "ping") in DOCUMENTED, answer
            if len(wishes) == 1 and viewer == "spectator" and wish not in FOR_ANYONE:
                assert answer["code"] == "not-seated"
            if len(wishes) == 1 and wish in ("act", "end", "concede") and answer["type"] == "ack":
                assert view is not None
                # where a bot plays, it may have been one's turn by the time the wish arrived
                assert viewer in view["to_act"] or view["outcome"] or not among_people

    def _message(self, tab: Seat, wish: str, value: int) -> tuple[str, dict[str, Any]]:
        """A message and its fields; what is legal is taken from the view the tab holds."""
        legal = (tab.view or {}).get("legal") or ["x trump R"]
        self.said += 1
        fields: dict[str, dict[str, Any]] = {
            "join": {"seat": value % 3} if value % 2 else {"invitation": tab.invitation},
            "remove": {"seat": value % 3},
            "arrange": {"seat": value % 3, "kind": ("open", "link", "bot")[value % 3], "bot": "club"},
            "commit": {"commitment": contribution_commitment(f"{value:064x}")},
            "contribute": {"contribution": f"{value:064x}"},
            "act": {"action": legal[value % len(legal)]},
            "end": {"action": "end"},
            "nonsense": {"action": ("play B2", "up 3", "fly", "team 0+1")[value % 4]},
            "take-back": {"count": 1 + value % 3},
            "answer": {"agree": value % 4 > 0},
            "abandon": {"agree": value % 3 > 0},
            "say": {"text": f"word {self.said}"},
            "react": {"reaction": "wow"},
        }
        return {"end": "act", "nonsense": "act"}.get(wish, wish), fields.get(wish, {})

    @invariant()
    def tabs_of_a_table_hold_the_same(self) -> None:
        self.do(self._in_step())

    async def _in_step(self) -> None:
        for _ in range(2):  # what the last one asked has reached all others
            for tab in self.tabs:
                try:
                    await tab.sync()
                except ConnectionClosed:
                    while tab.bye is None:
                        await tab.read()
                    assert tab.bye in ("no-spectators", "left")
            self.tabs = [tab for tab in self.tabs if tab.bye is None]
        for tab in self.tabs:
            others = [other for other in self.tabs if other.id == tab.id]
            watchers = len([other for other in others if other.viewer == "spectator"])
            await tab.until(lambda tab=tab, watchers=watchers: tab.table["watchers"] == watchers)  # told a moment later
        for tab in self.tabs:
            others = [other for other in self.tabs if other.id == tab.id]
            assert all(other.table == tab.table for other in others)
            assert all(other.view == tab.view for other in others if other.viewer == tab.viewer)
            if tab.table["rematch"] and tab.table["rematch"] not in self.tables:
                self.tables[tab.table["rematch"]] = tab.table["settings"]["public"]

    @invariant()
    def nobody_sees_what_is_hidden(self) -> None:
        for tab in self.tabs:
            if tab.view is not None and tab.table["status"] == "running":
                for field in ("hands", "draw", "given"):
                    shown = tab.view.get(field, [])
                    seen = [seat for seat, cards in enumerate(shown) if cards is not None and cards != []]
                    assert set(seen) <= ({tab.viewer} if field != "draw" else set())
                assert tab.viewer != "spectator" or not tab.view["legal"]

    @invariant()
    def the_lobby_lists_what_one_may_know_of(self) -> None:
        person = self.people[self.said % PEOPLE]
        lobby = {table["id"]: table for table in person.get("/api/lobby").json["tables"]}
        for name, public in self.tables.items():
            found = person.get(f"/api/tables/{name}")
            if found.status == 403:
                continue
            names = [seat.get("name") for seat in found.json["seats"] if seat["kind"] in ("person", "held")]
            listed = found.json["status"] in LISTED and (public or person.name in names)
            assert (name in lobby) is listed, (found.json, lobby.get(name))
            if listed:
                assert lobby[name]["status"] == found.json["status"]
                assert lobby[name]["mine"] is (person.name in names)

    def teardown(self) -> None:
        """Kill -9: every table comes back as it was, for each of its people and for onlookers."""
        before = self.do(self._pictures())
        self.server.kill()
        self.server.start()
        after = self.do(self._pictures())
        assert after == before
        for name in self.tables:
            lines = self.people[0].get(f"/api/tables/{name}/chat").json.get("lines", [])
            words = [text for _, _, text, *_ in lines if text]
            assert len(words) == len(set(words)), "something was said twice"
        self.loop.close()

    async def _pictures(self) -> list[Any]:
        """What each person is shown on coming to each table, when nobody else is there."""
        while OPENED:
            await OPENED.pop().close()
        found: list[Any] = []
        for person in self.people:
            for name in self.tables:
                tab = await person.sit(name)
                seats = [{**seat, "here": False, "away": None} for seat in tab.table.get("seats", [])]
                table = {**tab.table, "seats": seats, "watchers": 0, "waiting": False}
                found.append((tab.bye, tab.viewer, tab.view, tab.draft, tab.invitation, table))
                await tab.close()
        return found


def test_lobby_and_tables_stay_sound_in_any_order_and_over_a_kill(start: Callable[..., Server]) -> None:
    Company.server = start(KIBITZ_DEAL="600", KIBITZ_GRACE="86400")
    run_state_machine_as_test(
        Company,
        settings=settings(
            max_examples=6,
            stateful_step_count=25,
            phases=[Phase.generate],
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )

"""Reviews of finished games: shared, kept, resumed, stopped, limited, and for nobody who may not see the game."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from msgspec import Struct
from sqlalchemy import func, select

from kibitz.engines.feed import PROTOCOL, BotMessage, Offer, Studied
from kibitz.games.record import Record
from kibitz.review import tasks
from kibitz.review.model import Review
from kibitz.server.botpool.jobs import StudyJob
from kibitz.server.botpool.pool import Pool, Worker
from kibitz.server.limits.limits import Limits, LimitSettings
from kibitz.server.reviews.reviews import NoReview, Reviews
from kibitz.server.storage.database import make_engine
from kibitz.server.storage.model import review_parts, reviews
from server.harness.reviewed import asked, brought, looked, played, tasks_done, waited
from server.harness.wire import TIMEOUT, Person, Server, run, seated
from server.test_whole_games import play_on
from web.drivers.played import finished_game


def kept_parts(server: Server) -> int:
    engine = make_engine(f"sqlite:///{server.data / 'kibitz.db'}")
    with engine.connect() as connection:
        found = connection.scalar(select(func.count()).select_from(review_parts))
    engine.dispose()
    return found or 0


def test_a_review_is_what_the_library_says_and_is_done_once_for_all_who_ask(server: Server) -> None:
    """Two people bring the same game and wait together; a third, later, gets what is kept."""
    ann, bob, eve = (Person(server.url) for _ in range(3))
    text = played(seed=11)
    games = [brought(person, text) for person in (ann, bob, eve)]
    assert len(set(games)) == 3, "whoever brings a record has a link of their own"
    before = tasks_done(ann)
    total = asked(ann, games[0])["total"]
    asked(bob, games[1])
    found = waited(ann, games[0])
    assert waited(bob, games[1]) == found
    assert asked(eve, games[2]) == found
    assert tasks_done(ann) - before == total, "every task was done once"
    record = msgspec.json.decode(text, type=Record)
    effort = tasks.EFFORTS["quick"]
    alone = tasks.assemble(record, effort, [tasks.run(record, task, effort) for task in tasks.plan(record, effort)])
    whole = {name: found[name] for name in ("engine", "effort", "unit", "seats", "decisions")}
    assert msgspec.convert(whole, Review) == alone


def test_both_lines_of_a_decision_can_be_played_through(server: Server) -> None:
    """Each begins with its own action, from the same cards, and every step follows from the rules."""
    ann = Person(server.url)
    for kind in ("nyet", "face-to-face"):
        game = brought(ann, played(kind, seed=21))
        asked(ann, game)
        told = [decision for decision in waited(ann, game)["decisions"] if decision["lines"]]
        assert told, kind
        for decision in told:
            shown = ann.get(f"/api/tables/{game}/review/lines/{decision['step']}?effort=quick").json["lines"]
            assert [line["steps"][0]["action"] for line in shown] == [
                line["actions"][0][1] for line in decision["lines"]
            ]
            assert shown[0]["view"]["hands"] == shown[1]["view"]["hands"]
            for film, line in zip(shown, decision["lines"], strict=True):
                assert [[step["seat"], step["action"]] for step in film["steps"]] == line["actions"], decision["step"]


def test_what_is_new_is_told_once_and_the_first_moments_come_before_the_end(server: Server) -> None:
    ann = Person(server.url)
    game = brought(ann, played(seed=12, players=4, rounds=1))
    steps: dict[int, Any] = {}
    serial, early = 0, False
    news = asked(ann, game, "usual")
    while news["state"] != "finished":
        assert news["serial"] > serial or not news["decisions"], "the same is not told again"
        serial = news["serial"]
        steps |= {decision["step"]: decision for decision in news["decisions"]}
        early |= any(decision["candidates"] for decision in news["decisions"])
        time.sleep(0.05)
        news = looked(ann, game, "usual", serial)
    assert early, "something is shown while the rest is being done"
    unchanged = [decision for decision in news["decisions"] if steps.get(decision["step"]) == decision]
    assert len(unchanged) > len(news["decisions"]) / 2, "what was told meanwhile is what the whole says"


def test_a_review_goes_on_where_a_killed_server_was(start: Callable[..., Server]) -> None:
    server = start()
    ann = Person(server.url)
    game = brought(ann, played(players=4, rounds=1))
    total = asked(ann, game, "usual")["total"]
    deadline = time.monotonic() + TIMEOUT
    while not kept_parts(server):
        assert time.monotonic() < deadline
        assert looked(ann, game, "usual")["state"] == "running"
        time.sleep(0.05)
    server.kill()
    kept = kept_parts(server)
    server.start()
    assert looked(ann, game, "usual")["state"] == "stopped"
    assert asked(ann, game, "usual")["done"] == kept > 0
    found = waited(ann, game, "usual")
    assert found["done"] == total
    assert tasks_done(ann) == total - kept, "what was kept is not done again"
    assert kept_parts(server) == 0, "the whole takes the place of its parts"


def test_it_stops_when_nobody_wants_it_any_more_and_not_before(server: Server) -> None:
    ann, bob = Person(server.url), Person(server.url)
    game = brought(ann, played(seed=13, players=3, rounds=1))
    asked(ann, game, "deep")
    asked(bob, game, "deep")
    path = f"/api/tables/{game}/review?effort=deep"
    assert ann._ask("DELETE", path, None, {}).status == 204
    assert looked(bob, game, "deep")["state"] == "running"
    assert bob._ask("DELETE", path, None, {}).status == 204
    assert looked(bob, game, "deep")["state"] == "stopped"
    before = tasks_done(ann)
    other = brought(ann, played(seed=14))
    asked(ann, other)
    total = waited(ann, other)["total"]
    assert tasks_done(ann) - before <= total + 1, "beside the other's, only what the process was at is still answered"


def test_who_has_not_looked_for_a_while_counts_as_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed page says nothing: its review stops, and the next one in line begins."""
    monkeypatch.setattr("kibitz.server.reviews.reviews.SWEEP", 0.0)
    done: list[str] = []

    def under_way(name: str, *, started: bool, **ago: float) -> Any:
        async def start() -> None:
            done.append(f"{name} starts")

        watchers = {person: time.monotonic() - seconds for person, seconds in ago.items()}
        stop = lambda: done.append(f"{name} stops")  # noqa: E731
        return SimpleNamespace(watchers=watchers, stop=stop, start=start, started=started, whole=False, ahead=9)

    async def life() -> None:
        nothing: Any = None
        reviews = Reviews(nothing, nothing, most=2)
        kept, left = under_way("kept", started=True, ann=21, bob=19), under_way("left", started=True, ann=21)
        waiting, later = under_way("waiting", started=False, bob=0), under_way("later", started=False, bob=0)
        reviews._running = {"kept": kept, "left": left, "waiting": waiting, "later": later}
        reviews.start()
        while not done or len(reviews._running) == 4 or waiting.ahead == 9:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        reviews._running.pop("later")
        assert list(kept.watchers) == ["bob"]
        assert (waiting.ahead, later.ahead) == (0, 1)
        assert done[:2] == ["left stops", "waiting starts"]
        await reviews.stop()

    asyncio.run(asyncio.wait_for(life(), 10))


def test_each_person_has_a_limit_and_reviews_wait_their_turn(start: Callable[..., Server]) -> None:
    server = start(KIBITZ_REVIEWS="1")
    ann, bob = Person(server.url), Person(server.url)
    first, second, third = (brought(ann, played(seed=seed, players=3, rounds=1)) for seed in (1, 2, 3))
    assert asked(ann, first, "deep")["state"] == "running"
    waiting = asked(ann, second, "deep")
    assert (waiting["state"], waiting["ahead"]) == ("waiting", 1)
    refused = ann.post(f"/api/tables/{third}/review", {})
    assert (refused.status, refused.json) == (429, {"code": "too-many-reviews", "params": {"most": 2}})
    assert asked(bob, third)["ahead"] == 2
    ann._ask("DELETE", f"/api/tables/{first}/review?effort=deep", None, {})
    assert looked(ann, second, "deep")["state"] == "running"
    assert looked(bob, third)["ahead"] == 1


def test_an_operator_can_switch_reviews_off(start: Callable[..., Server]) -> None:
    off = start(KIBITZ_REVIEWS="0")
    ann = Person(off.url)
    assert not ann.get("/api/info").json["reviews"]
    refused = ann.post("/api/reviews", {"text": played()})
    assert (refused.status, refused.json["code"]) == (403, "reviews-off")
    assert not Person(start(KIBITZ_BACKGROUND="0").url).get("/api/info").json["reviews"]


def test_nothing_of_a_game_that_is_not_over_is_reviewed_for_anyone(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2, options={"players": 2, "rounds": 1})
        table = seats[0].id
        for person in (seats[0].person, seats[1].person, Person(server.url)):
            for answer in (person.post(f"/api/tables/{table}/review", {}), person.get(f"/api/tables/{table}/review")):
                assert (answer.status, answer.json["code"]) == (409, "not-over")
        for seat in seats:
            await seat.ask("abandon")
        await seats[0].until(lambda: seats[0].table["status"] == "abandoned")
        answer = seats[0].person.post(f"/api/tables/{table}/review", {})
        assert (answer.status, answer.json["code"]) == (409, "no-result")

    run(life())


def test_reviews_of_private_games_are_for_their_players(server: Server) -> None:
    async def life() -> Any:
        options = {"players": 2, "rounds": 1}
        seats = await seated(server, 2, options=options, settings={"public": False, "spectators": False})
        await play_on(seats, random.Random(5))
        return seats[0].id, seats[0].person

    table, player = run(life())
    stranger = Person(server.url)
    asked(player, table)
    for method, path in (
        ("GET", "review"),
        ("POST", "review"),
        ("DELETE", "review"),
        ("GET", "record"),
        ("GET", "replay"),
    ):
        answer = stranger._ask(method, f"/api/tables/{table}/{path}", b"{}" if method == "POST" else None, {})
        assert (answer.status, answer.json["code"]) == (403, "no-spectators"), path
    found = waited(player, table)
    assert found["state"] == "finished"
    assert player.get(f"/api/tables/{table}/replay").json["mine"] == 0
    mine = player.get("/api/me/mistakes").json
    labels = {"inaccuracy", "mistake", "blunder"}
    costly = [one["step"] for one in found["decisions"] if one["seat"] == 0 and one["label"] in labels]
    assert sorted(one["decision"]["step"] for one in mine["decisions"] if one["table"] == table) == costly
    assert stranger.get("/api/me/mistakes").json == {"decisions": [], "unreviewed": []}


def test_a_review_keeps_no_names_and_shows_none_of_someone_deleted(server: Server) -> None:
    """The record of a game that was just reviewed is still at hand when one of its players is deleted."""

    async def life() -> list[Person]:
        seats = await seated(server, 2, options={"players": 2, "rounds": 1})
        await play_on(seats, random.Random(5))
        table.append(seats[0].id)
        return [seat.person for seat in seats]

    table: list[str] = []
    stays, goes = run(life())
    asked(stays, table[0])
    step = next(one["step"] for one in waited(stays, table[0])["decisions"] if one["lines"])
    path = f"/api/tables/{table[0]}/review/lines/{step}?effort=quick"
    assert {*stays.get(path).json["lines"][0]["players"]} == {stays.name, goes.name}
    assert goes.delete("/api/me").status == 204
    shown = stays.get(path).json["lines"][0]["players"]
    assert {*shown} == {stays.name, "someone"}
    engine = make_engine(server.database)
    with engine.connect() as connection:
        rows = connection.execute(select(reviews).where(reviews.c.table_id == table[0])).all()
    engine.dispose()
    assert rows
    assert not [row for row in rows if stays.name in str(row) or goes.name in str(row)]


def test_a_record_from_elsewhere_is_checked_first(server: Server) -> None:
    ann = Person(server.url)
    text = played(seed=14)
    record = json.loads(text)
    cut = json.dumps(record | {"actions": record["actions"][:-1], "result": None})
    swapped = json.dumps(record | {"actions": record["actions"][::-1]})
    for bad, code in (
        ("nonsense", "not-json"),
        (cut, "no-result"),
        (swapped, None),
        (json.dumps(record | {"result": None}), "result-missing"),
    ):
        answer = ann.post("/api/reviews", {"text": bad})
        assert answer.status == 400, bad[:40]
        assert code in (None, answer.json["code"])
    assert ann.post("/api/reviews", {"text": " " * 70_000}).status in (400, 413)
    game = brought(ann, text)
    assert len(game) >= 20, "nobody guesses it"
    assert Person(server.url).get(f"/api/tables/{game}/replay").status == 200, "whoever has the link may look"
    assert ann.get("/api/me/games").json["games"] == []


def test_guests_of_one_address_bring_no_more_together_than_one_network_may() -> None:
    limits = Limits(LimitSettings())
    brought = [limits.uploads.take(f"guest {number}", "192.0.2.1") for number in range(200)]
    assert brought.count(True) == 100
    assert limits.uploads.take("someone", "192.0.2.2")


def test_guests_of_one_address_leave_room_for_others_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    reviews = Reviews(cast(Any, None), Pool(background=True), most=1)
    begun = {str(number): SimpleNamespace(address="192.0.2.1", watchers={}) for number in range(20)}
    monkeypatch.setattr(reviews, "_running", begun)
    with pytest.raises(NoReview, match="reviews-busy"):
        reviews._check("one more guest", "192.0.2.1", fresh=True)
    reviews._check("someone else", "192.0.2.2", fresh=True)


class Process:
    """A bot process that keeps what it is given."""

    def __init__(self, pool: Pool, **offer: Any) -> None:
        self.given: list[dict[str, Any]] = []
        self.worker: Worker = pool.join(self)
        pool.offer(self.worker, Offer(PROTOCOL, ("greedy",), ("nyet",), **offer))

    def push(self, message: bytes) -> None:
        self.given.append(json.loads(message))

    def say(self, message: Struct) -> None:
        raise AssertionError(message)


def test_tasks_go_to_background_processes_of_the_same_engine_only() -> None:
    """A live process never gets any, nor one that only plays, nor one of another version; pieces are put together."""

    async def life() -> None:
        pool, came = Pool(background=True), list[str | None]()
        live, old = Process(pool, reviews="e 2"), Process(pool, background=True)
        other, same = (Process(pool, background=True, reviews=engine) for engine in ("e 1", "e 2"))
        pool.ask(StudyJob("nyet", "e 2", "quick", b"{}", b"{}", "key", 0, came.append))
        assert [len(process.given) for process in (live, old, other, same)] == [0, 0, 0, 1]
        number = same.given[0]["id"]
        pool.answer(same.worker, Studied(number, "ab", more=True))
        assert came == []
        pool.answer(same.worker, Studied(number, "c"))
        assert came == ["abc"]
        dropped = StudyJob("nyet", "e 2", "quick", b"{}", b"{}", "key", 1, came.append)
        pool.ask(dropped)
        pool.drop(dropped)
        pool.leave(same.worker)
        await asyncio.sleep(0)
        assert pool.background_jobs == 0, "what is not needed any more is not given to another"

    asyncio.run(life())


def test_an_offer_without_the_field_reviews_nothing() -> None:
    text = b'{"type":"offer","protocol":1,"bots":["mine"],"games":["nyet"],"background":true}'
    assert msgspec.json.decode(text, type=BotMessage) == Offer(PROTOCOL, ("mine",), ("nyet",), background=True)


def test_a_live_game_goes_on_while_games_are_reviewed(server: Server) -> None:
    """Its bots answer as if there were no reviews: they have processes of their own."""
    ann = Person(server.url)
    game = brought(ann, played(seed=15, players=3, rounds=1))
    asked(ann, game, "deep")
    server.wait_for_bots()
    table = finished_game(server, "face-to-face")
    assert ann.get(f"/api/tables/{table}/stats").json["result"] is not None
    assert looked(ann, game, "deep")["state"] in ("running", "finished")
    ann._ask("DELETE", f"/api/tables/{game}/review?effort=deep", None, {})


def test_another_server_on_the_database_does_tasks(database: str, tmp_path: Path) -> None:
    """The server that is asked has no processes for it; the parts come from the other one through the database."""
    with ExitStack() as running:
        first = Server(tmp_path / "first", database=database, KIBITZ_BACKGROUND="0")
        running.callback(first.stop)
        (tmp_path / "second").mkdir()
        shutil.copy(tmp_path / "first" / "record.key", tmp_path / "second" / "record.key")
        second = Server(tmp_path / "second", database=database)
        running.callback(second.stop)
        ann = Person(first.url)
        deadline = time.monotonic() + TIMEOUT
        while not ann.get("/api/info").json["reviews"]:
            assert time.monotonic() < deadline, "the other server was not heard of"
            time.sleep(0.1)
        game = brought(ann, played())
        asked(ann, game)
        found = waited(ann, game)
        assert found["failed"] == 0
        assert any(decision["candidates"] for decision in found["decisions"])
        assert waited(Person(second.url), game) == found

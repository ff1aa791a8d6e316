"""A finished game is an event: each consumer takes it exactly once, whatever is killed and however many servers there
are. Personal statistics are what their consumer made of all games."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, insert, select
from websockets.exceptions import ConnectionClosed

from kibitz.server.finished import statistics
from kibitz.server.finished.consumers import CONSUMERS
from kibitz.server.finished.outbox import FIRST_RETRY, AnyConsumer, Consumer, FinishedGame, Outbox, rebuild, take_batch
from kibitz.server.storage import database as opening
from kibitz.server.storage.database import connect, make_engine
from kibitz.server.storage.model import consumers, finished, players, postponed, tables, tallies
from kibitz.server.storage.writer import add_to_outbox
from server.harness import postgres
from server.harness.wire import TIMEOUT, Person, Server, run, seated
from server.test_whole_games import play_on

DYING = (sys.executable, str(Path(__file__).parent / "harness" / "dying.py"))
STATISTICS = next(one for one in CONSUMERS if isinstance(one, Consumer) and one.name == "statistics")
Tallies = dict[tuple[str, str, int], tuple[int, int, int, int]]


def game(number: int, people: list[str], status: str = "over") -> dict[str, Any]:
    """A table with a made-up result; what is not a column of `tables` says who sat where."""
    rng = random.Random(number)
    seats = rng.randint(2, 5)
    scores = [rng.randint(-9, 40) for _ in range(seats)]
    winners = [seat for seat in range(seats) if scores[seat] == max(scores)]
    over = status in ("over", "abandoned")
    return {
        "id": f"t{number}",
        "game": rng.choice(["nyet", "other"]),
        "status": status,
        "public": False,
        "timed": False,
        "created": 0,
        "touched": number,
        "finished": 1000 + number // 2 if over else None,
        "summary": "{}",
        "result": json.dumps({"scores": scores, "winners": winners}) if status == "over" else None,
        "record": None,
        "seats": rng.sample(people, min(len(people), rng.randint(0, seats))),
    }


def put(connection: Connection, games: list[dict[str, Any]], *, ended: bool = True) -> None:
    """Write tables as a server does; `ended` ones go into the outbox."""
    columns = [{name: value for name, value in one.items() if name != "seats"} for one in games]
    connection.execute(insert(tables), columns)
    seats = [
        {"table_id": one["id"], "seat": seat, "person": person}
        for one in games
        for seat, person in enumerate(one["seats"])
    ]
    if seats:
        connection.execute(insert(players), seats)
    if ended:
        add_to_outbox(connection, [one["id"] for one in games])


def expected(games: Iterable[dict[str, Any]]) -> Tallies:
    """The statistics, counted in the plainest way."""
    found: dict[tuple[str, str, int], list[tuple[int, bool]]] = {}
    for one in games:
        if one["result"]:
            result = json.loads(one["result"])
            for seat, person in enumerate(one["seats"]):
                key = (person, one["game"], len(result["scores"]))
                found.setdefault(key, []).append((result["scores"][seat], seat in result["winners"]))
    return {
        key: (len(all_), sum(won for _, won in all_), sum(points for points, _ in all_), max(all_)[0])
        for key, all_ in found.items()
    }


def kept(engine: Engine) -> Tallies:
    """The statistics in the index."""
    with engine.connect() as connection:
        rows = connection.execute(select(tallies)).all()
    return {(row.person, row.game, row.players): (row.played, row.won, row.points, row.best) for row in rows}


def drain(engine: Engine, consumer: AnyConsumer = STATISTICS, at: int | None = None) -> None:
    while take_batch(engine, consumer, at):
        pass


@pytest.fixture
def engine(empty: str) -> Iterator[Engine]:
    made = connect(empty)
    yield made
    made.dispose()


PEOPLE = ["ann", "bob", "cid", "dora", "eve"]


def test_the_index_holds_every_game_once_and_rebuilt_it_is_the_same(engine: Engine) -> None:
    games = [game(number, PEOPLE, "abandoned" if number % 7 == 0 else "over") for number in range(130)]
    for start in range(0, len(games), 10):
        with engine.begin() as connection:
            put(connection, games[start : start + 10])
        drain(engine)
        assert kept(engine) == expected(games[: start + 10])
    incremental = kept(engine)
    rebuild(engine, STATISTICS)
    assert kept(engine) == incremental
    with engine.connect() as connection:
        person = statistics.of_person(connection, "ann")
        nobody = statistics.of_person(connection, "nobody")
    mine = [(tally.game, tally.players) for tally in person]
    assert mine == sorted((name, count) for who, name, count in incremental if who == "ann")
    assert nobody == ()


def test_a_game_that_fails_is_tried_again_later_and_stops_nobody(engine: Engine) -> None:
    games = [game(number, PEOPLE) for number in range(120)]
    bad = {f"t{number}" for number in (0, 50, 119)}
    taken: list[str] = []

    def fragile(connection: Connection, one: FinishedGame) -> None:
        statistics.count(connection, one)
        if one.table in bad:
            raise ValueError(one.table)
        taken.append(one.table)

    consumer = Consumer("fragile", fragile, (tallies,))
    with engine.begin() as connection:
        put(connection, games)
    drain(engine, consumer, at=0)
    assert taken == [one["id"] for one in games if one["id"] not in bad], "all others are taken, in order"
    good = [one for one in games if one["id"] not in bad]
    assert kept(engine) == expected(good), "nothing is left of what failed"
    drain(engine, consumer, at=FIRST_RETRY)
    bad = {"t50"}
    drain(engine, consumer, at=3 * FIRST_RETRY - 1)
    assert len(taken) == 117, "the second wait is twice as long"
    drain(engine, consumer, at=3 * FIRST_RETRY)
    assert taken[117:] == ["t0", "t119"]
    bad = set()
    drain(engine, consumer, at=10**12)
    assert kept(engine) == expected(games)
    assert len(taken) == len(set(taken)) == 120
    with engine.connect() as connection:
        assert connection.execute(select(postponed)).all() == []


def test_one_consumer_that_always_fails_does_not_stop_the_others(engine: Engine) -> None:
    games = [game(number, PEOPLE) for number in range(60)]

    def broken(_: Connection, one: FinishedGame) -> None:
        raise ValueError(one.table)

    def ends_the_transaction(connection: Connection, _: FinishedGame) -> None:
        connection.rollback()

    async def life() -> None:
        outbox = Outbox(engine, [Consumer("broken", broken), Consumer("rude", ends_the_transaction), STATISTICS])
        outbox.start()
        await asyncio.sleep(0)
        for start in (0, 30):
            with engine.begin() as connection:
                put(connection, games[start : start + 30])
            outbox.wake()
            async with asyncio.timeout(TIMEOUT):
                while kept(engine) != expected(games[: start + 30]) or come("broken") != come("statistics"):
                    await asyncio.sleep(0.01)
        await outbox.stop()

    def come(name: str) -> int:
        with engine.connect() as connection:
            return connection.scalar(select(consumers.c.through).where(consumers.c.name == name)) or 0

    run(life())
    assert come("rude") == 0, "who ends the transaction himself has taken nothing"


def test_a_game_that_is_numbered_early_and_committed_late_is_not_missed(engine: Engine) -> None:
    early, late = ({**game(number, PEOPLE), "seats": PEOPLE[:2]} for number in (1, 2))

    def second() -> None:
        with engine.begin() as connection:
            put(connection, [late])

    other = threading.Thread(target=second)
    with engine.begin() as connection:
        put(connection, [early])
        other.start()
        other.join(0.3)  # it has to wait; if it did not, it would be done by then
        drain(engine)
    other.join()
    drain(engine)
    assert kept(engine) == expected([early, late])


@pytest.mark.parametrize("empty", postgres.AT_HAND, indirect=True)
def test_two_nodes_take_concurrently_what_two_others_write(engine: Engine, empty: str) -> None:
    """Transactions that number their games end in any order; consumers must neither miss nor repeat one."""
    games = [game(number, PEOPLE) for number in range(240)]
    engines = [make_engine(empty) for _ in range(4)]
    failed: list[BaseException] = []
    written = threading.Event()

    def write(own: Engine, mine: list[dict[str, Any]]) -> None:
        rng = random.Random(len(mine))
        for start in range(0, len(mine), 3):
            with opening.writing(own) as connection:
                put(connection, mine[start : start + 3])
                time.sleep(rng.uniform(0, 0.004))

    def consume(own: Engine) -> None:
        while not written.is_set():
            take_batch(own, STATISTICS)
        drain(own)

    def thread(work: Callable[..., None], *arguments: Any) -> threading.Thread:
        def watched() -> None:
            try:
                work(*arguments)
            except BaseException as error:
                failed.append(error)

        made = threading.Thread(target=watched)
        made.start()
        return made

    writers = [thread(write, engines[number], games[number::2]) for number in range(2)]
    takers = [thread(consume, own) for own in engines[2:]]
    for one in writers:
        one.join()
    written.set()
    for one in takers:
        one.join()
    for own in engines:
        own.dispose()
    assert failed == []
    assert kept(engine) == expected(games)


def test_an_upgrade_brings_the_statistics_of_games_that_are_over(empty: str) -> None:
    old = make_engine(empty)
    config = Config()
    config.set_main_option("script_location", str(Path(opening.__file__).parent / "migrations"))
    kinds = ["over", "over", "abandoned", "running", "open"]
    games = [game(number, PEOPLE, kinds[number % 5]) for number in range(40)]
    with old.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        put(connection, games, ended=False)
    old.dispose()
    engine = connect(empty)
    with engine.connect() as connection:
        outbox = list(connection.scalars(select(finished.c.table_id).order_by(finished.c.number)))
    ended = [one for one in games if one["finished"]]
    assert outbox == [one["id"] for one in sorted(ended, key=lambda one: (one["finished"], one["id"]))]
    drain(engine)
    assert kept(engine) == expected(games)
    with engine.begin() as connection:
        put(connection, [game(99, PEOPLE)])
    drain(engine)
    assert kept(engine) == expected([*games, game(99, PEOPLE)])
    engine.dispose()


def game_ends(server: Server, order: Path, moment: str) -> list[Person]:
    """Two people play a short game to its end; the server has orders to die of it at some moment."""
    people: list[Person] = []

    async def life() -> None:
        seats = await seated(server, 2, options={"players": 2, "rounds": 1})
        people.extend(seat.person for seat in seats)
        order.write_text(moment)
        with suppress(ConnectionClosed):
            await play_on(seats, random.Random(3))
        for seat in seats:
            await seat.close()

    run(life())
    return people


def counted(database: str) -> tuple[int, int]:
    """How many games are in the outbox, and how many of them the statistics have taken."""
    engine = make_engine(database)
    with engine.connect() as connection:
        ended = list(connection.scalars(select(finished.c.number)))
        through = connection.scalar(select(consumers.c.through).where(consumers.c.name == STATISTICS.name)) or 0
    engine.dispose()
    return len(ended), sum(number <= through for number in ended)


def test_a_kill_at_any_moment_neither_loses_nor_repeats_a_game(
    empty: str, start: Callable[..., Server], tmp_path: Path
) -> None:
    """Also right after the first commit that follows: what a game changed and the position are in it together."""
    server = start(program=DYING, database=empty, KIBITZ_DIE=str(tmp_path))
    people: list[Person] = []
    moments = {"before": 0, "during": 0, "committed": 1}
    for number, (moment, more) in enumerate(moments.items()):
        people += game_ends(server, tmp_path / "die", moment)
        assert server.died() == -9
        assert counted(empty) == (number + 1, number + more), moment
        (tmp_path / "die").unlink()
        server.start()
        for person in people[-2:]:
            assert [tally["played"] for tally in person.tallies(1)] == [1]
    for person in people:
        assert [tally["played"] for tally in person.tallies(1)] == [1]
    assert server.stop() == 0
    engine = make_engine(empty)
    incremental = kept(engine)
    rebuild(engine, STATISTICS)
    assert kept(engine) == incremental
    assert len(incremental) == len(people)
    engine.dispose()


def test_a_server_takes_what_a_dead_one_or_an_import_left(empty: str, start: Callable[..., Server]) -> None:
    """Nobody wakes it: it looks by itself."""
    server = start(database=empty)
    person = Person(server.url)
    left = {**game(1, PEOPLE), "seats": [person.get("/api/me").json["id"]]}
    engine = make_engine(empty)
    with engine.begin() as connection:
        put(connection, [left])
    assert [tally["played"] for tally in person.tallies(1)] == [1]
    assert kept(engine) == expected([left])
    engine.dispose()

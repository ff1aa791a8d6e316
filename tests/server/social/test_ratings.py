"""Ratings are a fold over finished games: the same numbers whenever they are made, whoever has been deleted since."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select, update

from kibitz.server.finished.consumers import CONSUMERS
from kibitz.server.finished.outbox import rebuild, take_batch
from kibitz.server.limits.addresses import shared_address
from kibitz.server.people.sightings import digest_of, is_household
from kibitz.server.storage import model
from kibitz.server.storage.database import connect, writing
from kibitz.server.storage.people.deletion import finish_leaving, forget_at
from kibitz.server.storage.ratings import leaderboard, rating_of, rating_of_game, see
from kibitz.server.storage.writer import add_to_outbox
from kibitz.table import log

PEOPLE = [f"person{number}" for number in range(6)]
DAY = 24 * 3600 * 1000
RATINGS = next(one for one in CONSUMERS if one.name == "ratings")
Numbers = dict[tuple[str, str, int], tuple[float, ...]]


def open_database(url: str) -> Engine:
    engine = connect(url)
    with engine.begin() as connection:
        for person in PEOPLE:
            row = {"id": person, "name": person.title(), "skeleton": person, "stem": person, "number": 1, "created": 0}
            connection.execute(insert(model.people), {**row, "kept": 1})
    return engine


def seat(who: str, *, standin: bool = False) -> dict[str, Any]:
    if who.startswith("bot:"):
        return {"kind": "bot", "bot": who[4:]}
    return {"kind": "person", "name": who.title(), "standin": standin}


def play(
    engine: Engine,
    name: str,
    who: list[str],
    scores: list[int] | None,
    *,
    at: int = DAY,
    game: str = "nyet",
    standins: tuple[int, ...] = (),
    rated: bool = True,
    acted: list[tuple[int, str]] | None = None,
) -> None:
    """A finished game, as a server leaves it."""
    seats = [seat(one, standin=number in standins) for number, one in enumerate(who)]
    winners = [number for number, score in enumerate(scores or []) if score == max(scores or [0])]
    row = {
        "id": name,
        "game": game,
        "status": "over" if scores else "abandoned",
        "public": True,
        "timed": True,
        "created": at,
        "touched": at,
        "finished": at,
        "summary": json.dumps({"options": {}, "settings": {"rated": rated}, "seats": seats}),
        "result": json.dumps({"scores": scores, "winners": winners}) if scores else None,
    }
    bodies = [log.Acted(number, "x trump R", by) for number, by in acted or []]  # type: ignore[arg-type]
    with writing(engine) as connection:
        connection.execute(insert(model.tables), row)
        people = [(number, one) for number, one in enumerate(who) if not one.startswith("bot:")]
        for number, person in people:
            connection.execute(insert(model.players), {"table_id": name, "seat": number, "person": person})
        for number, body in enumerate(bodies, start=1):
            text = log.encode(body).decode()
            values = {"table_id": name, "seq": number, "at": at, "asked": "", "body": text}
            connection.execute(insert(model.log), values)
        add_to_outbox(connection, [name])


def drain(engine: Engine) -> None:
    while take_batch(engine, RATINGS):
        pass


def numbers(engine: Engine) -> Numbers:
    with engine.connect() as connection:
        rows = connection.execute(select(model.ratings)).all()
    return {(r.person, r.game, r.players): (r.value, r.deviation, r.volatility, r.games, r.at) for r in rows}


def verdict(engine: Engine, table: str) -> str:
    with engine.connect() as connection:
        found = rating_of_game(connection, table)
    assert found is not None
    return found.verdict


@pytest.fixture
def engine(empty: str) -> Any:
    made = open_database(empty)
    yield made
    made.dispose()


def test_rebuilt_ratings_are_the_same_to_the_last_digit_also_after_someone_was_deleted(engine: Engine) -> None:
    rng = random.Random(5)
    for number in range(28):
        duel = rng.random() < 0.4
        seats = 2 if duel else rng.randint(2, 5)
        who = [*rng.sample([*PEOPLE, "bot:club", "bot:greedy"], seats)]
        scores = [rng.randint(0, 3) if not duel else seat for seat in range(seats)]
        rng.shuffle(scores)
        play(engine, f"t{number}", who, scores, at=DAY * (1 + number), game="face-to-face" if duel else "nyet")
        if number % 7 == 0:
            drain(engine)
    drain(engine)
    kept = numbers(engine)
    assert len(kept) > 15
    rebuild(engine, RATINGS)
    assert numbers(engine) == kept
    gone = PEOPLE[0]
    with engine.connect() as connection:
        theirs = connection.scalars(select(model.players.c.table_id).where(model.players.c.person == gone)).all()
    for table in theirs:
        forget_at(engine, gone, table)
    finish_leaving(engine, gone)
    left = {key: value for key, value in kept.items() if key[0] != gone}
    assert numbers(engine) == left
    rebuild(engine, RATINGS)
    assert numbers(engine) == left
    with engine.connect() as connection:
        for table in model.metadata.sorted_tables:
            assert gone not in str(connection.execute(select(table)).all()), table


def test_a_bot_stays_where_it_stands_and_casual_games_count_for_nothing(engine: Engine) -> None:
    play(engine, "casual", PEOPLE[:2], [9, 1], rated=False)
    play(engine, "alone", [PEOPLE[0], "bot:master", "bot:master"], [9, 1, 1])
    drain(engine)
    assert {key[0] for key in numbers(engine)} == {PEOPLE[0]}
    with engine.connect() as connection:
        assert rating_of_game(connection, "casual") is None
        found = rating_of(connection, PEOPLE[0], "nyet", 3)
        assert found is not None
        assert found.value > 1600
        assert found.provisional
        assert rating_of(connection, PEOPLE[1], "nyet", 3) is None
        assert leaderboard(connection, "nyet", 3, DAY) == ()


def test_who_left_comes_last_whatever_the_stand_in_did(engine: Engine) -> None:
    play(engine, "gone", PEOPLE[:3], [1, 2, 9], standins=(2,))
    play(engine, "idle", PEOPLE[3:6], [9, 2, 1], acted=[(0, ""), (0, "clock"), (1, ""), (2, "")])
    play(engine, "stopped", [PEOPLE[0], PEOPLE[3]], None, standins=(0,), game="face-to-face")
    play(engine, "quit", [PEOPLE[4], "bot:random"], None, game="face-to-face")
    play(engine, "agreed", [PEOPLE[1], PEOPLE[2]], None, game="face-to-face")
    drain(engine)
    found = numbers(engine)
    assert found[PEOPLE[2], "nyet", 3][0] < 1500 < found[PEOPLE[1], "nyet", 3][0]
    assert found[PEOPLE[3], "nyet", 3][0] < 1500 < found[PEOPLE[4], "nyet", 3][0]
    assert found[PEOPLE[0], "face-to-face", 2][0] < 1500 < found[PEOPLE[3], "face-to-face", 2][0]
    assert found[PEOPLE[4], "face-to-face", 2][0] < 1500
    assert verdict(engine, "agreed") == "abandoned"
    assert (PEOPLE[1], "face-to-face", 2) not in found


def test_games_that_farm_a_second_account_are_noticed_and_not_rated(engine: Engine) -> None:
    key = b"k" * 32
    with writing(engine) as connection:
        for person in PEOPLE[:2]:
            see(connection, "home", person, digest_of(key, "home", "192.0.2.7"))
        for number, person in enumerate(PEOPLE[:2]):
            see(connection, "apart", person, digest_of(key, "apart", f"192.0.2.{number}"))
    play(engine, "home", PEOPLE[:2], [9, 1], game="face-to-face")
    play(engine, "apart", PEOPLE[:2], [9, 1], game="face-to-face")
    for number in range(12):
        play(engine, f"easy{number}", PEOPLE[2:4], [9, 1], at=DAY * (number + 2), game="face-to-face")
    play(engine, "later", PEOPLE[2:4], [9, 1], at=DAY * 60, game="face-to-face")
    drain(engine)
    assert verdict(engine, "home") == "same-address"
    assert verdict(engine, "apart") == "rated"
    assert [verdict(engine, f"easy{number}") for number in (9, 10, 11)] == ["rated", "one-sided", "one-sided"]
    assert verdict(engine, "later") == "rated"
    assert numbers(engine)[PEOPLE[2], "face-to-face", 2][3] == 11


def test_what_is_kept_of_an_address_cannot_be_compared_between_tables() -> None:
    one, two = (digest_of(b"k" * 32, table, "192.0.2.7") for table in ("a", "b"))
    assert one != two
    assert "192" not in one
    assert digest_of(b"l" * 32, "a", "192.0.2.7") != one
    assert is_household("192.0.2.7")
    assert is_household("2001:db8::/64")
    for local in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        assert not is_household(shared_address(local))


def test_the_leaderboard_lists_who_is_sure_and_does_not_hide(engine: Engine) -> None:
    for number in range(24):
        who = [PEOPLE[0], PEOPLE[1 + number % 4]]
        play(engine, f"g{number}", who, [9, 1] if number % 3 else [1, 9], at=DAY + number, game="face-to-face")
    drain(engine)
    with engine.begin() as connection:
        (best,) = leaderboard(connection, "face-to-face", 2, DAY * 2)
        assert best.name == PEOPLE[0].title()
        assert not best.rating.provisional
        assert leaderboard(connection, "face-to-face", 2, DAY * 800) == ()
        connection.execute(insert(model.profiles), {"person": PEOPLE[0], "visible": "nobody"})
        assert leaderboard(connection, "face-to-face", 2, DAY * 2) == ()
        connection.execute(update(model.profiles), {"visible": "friends"})
        assert len(leaderboard(connection, "face-to-face", 2, DAY * 2)) == 1

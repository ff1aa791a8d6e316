"""A name cannot be mistaken for another's, a bot's or nothing; finding a free one costs one query."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some
from sqlalchemy import Engine, event, insert, select

from kibitz.engines.core import BOTS
from kibitz.locales.catalogue import LANGUAGES
from kibitz.server.people.identity import Keys
from kibitz.server.people.people import NameRefused, People
from kibitz.server.storage.database import connect
from kibitz.server.storage.model import people as table
from kibitz.server.storage.people.names import NOBODYS, is_reserved, parted, tidy
from kibitz.server.storage.people.people import NameTaken, name_person
from kibitz.server.storage.people.skeleton import TABLE, skeleton
from kibitz.server.storage.store import Store
from kibitz.table.requests import character_names
from people import make_confusables

LOOK_ALIKES = [
    "ann", "ANN", "Ａｎｎ", "𝐀𝐧𝐧", "Аnn", "Αnn", "A\u200bnn", "Ann\ufe0f", "A\u0301nn", "Ánn", "A n n",
    "Ann.", "-Ann-", "A\u2060nn",
    "Aɴɴ", "ᴀɴɴ", "🅰nn", "🅐🅝🅝", "🇦🇳🇳",
    "Ann\u3164", "Ann\u2800", "Ann\U000e0041", "\u202eAnn", "A\u034fnn", "Ann\u115f", "ⒶNN", "Aոո",
]  # fmt: skip


@pytest.fixture
def engine(empty: str) -> Iterator[Engine]:
    made = connect(empty)
    yield made
    made.dispose()


@pytest.mark.parametrize("other", LOOK_ALIKES)
def test_names_that_look_alike_have_one_skeleton(other: str) -> None:
    assert skeleton(other) == skeleton("Ann")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ian", "lan"),
        ("ian", "Ian"),
        ("Ian", "1an"),
        ("O0", "oO"),
        ("Marn", "Mam"),
        ("Zoë", "ZOE"),
        ("TOM", "Том"),
        ("KAT", "каt"),
        ("BEN", "ʙᴇɴ"),
    ],
)
def test_signs_that_look_alike_in_latin(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Ann 2", "Ann 3"), ("Ann 12", "Ann 21"), ("李", "王"), ("🐻", "🐺")]
)
def test_different_names_stay_different(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@given(some.text(max_size=30))
def test_a_skeleton_is_its_own_skeleton(name: str) -> None:
    assert skeleton(skeleton(name)) == skeleton(name)
    assert skeleton(tidy(name)) == skeleton(name)


def test_the_table_is_the_one_that_unicode_publishes() -> None:
    """Made anew from ICU, where this machine has the version it was made from."""
    version, _ = make_confusables.icu()
    found = TABLE.read_text(encoding="utf-8")
    assert "Permission is hereby granted" in found
    if f"Unicode {version} " in found:
        assert make_confusables.table() == found


@pytest.mark.parametrize(
    "name",
    [
        *BOTS, *NOBODYS, "Club 7", "mаster", "Bear bot", "BearBot", "bot:club", "b\u200bot", "R0BOT",
        "Bär-Bot", "robot loup", "Вот", "Fox ʙᴏᴛ", "Tom 🅱🅾🆃", "Tom 🅱ot", "Tom (🇧🇴🇹)", "ᴊᴇᴍᴀɴᴅ",
        "nobody", "Frei",
        "Mistrz", "Experte", "Joueur de club", "Bot: expert",
    ],
)  # fmt: skip
def test_names_of_bots_and_of_nobody_are_not_given(name: str) -> None:
    assert is_reserved(tidy(name))


@pytest.mark.parametrize("name", ["Botho", "Abbott", "Talbot", "Ann", "Clubber", "Wolf 1234", "Robotnik"])
def test_names_of_people_are_given_though_they_have_bot_in_them(name: str) -> None:
    assert not is_reserved(name)


@pytest.mark.parametrize("name", ["\u200b", "\u3164\u3164", "...", "\u2800", "\u0301", "_-_", "\ufe0f", " "])
def test_what_nobody_can_see_is_no_name(tmp_path: Path, engine: Engine, name: str) -> None:
    people = People(Keys(tmp_path), Store(engine))
    with pytest.raises(NameRefused, match="name-unseen"):
        asyncio.run(people.name(None, name))


def test_a_bot_that_someone_else_offers_keeps_its_name_too(tmp_path: Path, engine: Engine) -> None:
    people = People(Keys(tmp_path), Store(engine), lambda: ("deep-thought",))
    with pytest.raises(NameRefused, match="name-of-bot"):
        asyncio.run(people.name(None, "Deep Thought"))


def test_a_name_that_is_wider_than_it_is_long_is_refused(tmp_path: Path, engine: Engine) -> None:
    with pytest.raises(NameRefused, match="name-too-long"):
        asyncio.run(People(Keys(tmp_path), Store(engine)).name(None, "\ufdfa" * 24))


def test_towers_of_marks_are_cut() -> None:
    assert len(tidy("a" + "\u0301\u0302" * 10)) <= 4


def test_who_comes_second_gets_a_number_or_is_told(engine: Engine) -> None:
    assert name_person(engine, "1", "Ann", 0).name == "Ann"
    assert name_person(engine, "2", "АNN", 0).name == "АNN 2"
    assert name_person(engine, "3", "ann 2", 0).name == "ann 3"
    with pytest.raises(NameTaken) as taken:
        name_person(engine, "4", "Ann", 0, exact=True)
    assert taken.value.free == "Ann 4"
    assert name_person(engine, "1", "Annie", 0).name == "Annie"
    assert name_person(engine, "4", "ann", 0, exact=True).name == "ann"
    assert name_person(engine, "1", "Annie", 0, exact=True).name == "Annie"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_like_a_bot_at_the_table(engine: Engine, language: str) -> None:
    """Bots are called by their animal there."""
    for number, animal in enumerate(character_names(language).values()):
        assert name_person(engine, f"{language}{number}", animal, 0).name == f"{animal} 2"


@contextmanager
def counted(engine: Engine) -> Iterator[list[str]]:
    """Statements that an engine is asked for."""
    asked: list[str] = []

    def note(*told: Any) -> None:
        asked.append(told[2].split()[0])

    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


def test_ten_thousand_namesakes_cost_one_query(engine: Engine) -> None:
    rows = []
    for number in range(1, 10_001):
        name = f"Zed {number}" if number > 1 else "Zed"
        stem, found = parted(name)
        rows.append(
            {"id": f"z{number}", "name": name, "skeleton": skeleton(name), "stem": stem, "number": found, "created": 0}
        )
    with engine.begin() as connection:
        connection.execute(insert(table), rows)
    with counted(engine) as asked:
        assert name_person(engine, "new", "zed", 0).name == "zed 10001"
    assert asked.count("SELECT") == 1
    assert len(asked) <= 5


def test_a_huge_number_of_one_person_does_not_push_others_up(engine: Engine) -> None:
    name_person(engine, "1", "Ann", 0)
    name_person(engine, "2", "Ann 999999", 0)
    assert name_person(engine, "3", "Ann", 0).name == "Ann 2"


def test_names_whose_numbers_run_into_each_other_are_still_found(engine: Engine) -> None:
    """`Anni 2` looks like `Ann 12`: then another number is taken."""
    for number, name in enumerate(("Ann 12", "Anni")):
        name_person(engine, str(number), name, 0)
    given = name_person(engine, "late", "anni", 0).name
    assert given.startswith("anni ")
    with engine.connect() as connection:
        assert len({*connection.scalars(select(table.c.skeleton))}) == 3

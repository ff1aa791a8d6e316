"""What a table's info is made from stands in one list, and every entry of it counts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kibitz.games.core import find_game
from kibitz.table.chairs import Chair
from kibitz.table.describe import InfoSource, describe, info_source, redescribe, unchanged
from kibitz.table.info import ChatLine, ClockSettings, Settings, UndoRequest
from kibitz.table.table import Table

NYET = find_game("nyet")
TABLE = Table(
    id="t",
    seq=7,
    game=NYET,
    options=NYET.options({"players": 2}),
    settings=Settings(clock=ClockSettings(30, 60)),
    host="p0",
    invitation="i",
    secret=bytes(32),
    created=5,
    chairs=(Chair("person", "p0", "Ann", "fox", away=None), Chair("person", "p1", "Bob", "owl", away=None)),
    status="running",
    bank=(60_000, 60_000),
    since=(1_000, None),
)
OTHER: dict[str, Any] = {
    "id": "u",
    "game": find_game("face-to-face"),
    "options": NYET.options({"players": 3}),
    "settings": Settings(clock=ClockSettings(31, 60)),
    "secret": bytes([1] * 32),
    "created": 6,
    "chairs": TABLE.chairs[::-1],
    "status": "over",
    "sealed": True,
    "host": "p1",
    "bank": (59_000, 60_000),
    "since": (1_001, None),
    "undo": UndoRequest(0, ()),
    "votes": (1,),
    "nudges": (1,),
    "stop_asked": 7,
    "chat": (ChatLine(0, 9, "well"),),
    "rematch": "v",
    "free_undo": (1,),
    "told_hints": (2, 0),
    "waiting": True,
    "watchers": 3,
}
"""Another value for every field of the source."""
DERIVED_FROM = {"recent", "draft"}
"""What `free_undo` is derived from, besides fields of the source."""


@pytest.mark.parametrize("field", InfoSource.__struct_fields__)
def test_every_field_of_the_source_changes_the_info(field: str) -> None:
    before = info_source(TABLE)
    after = msgspec.structs.replace(before, **{field: OTHER[field]})
    assert not unchanged(before, after)
    assert describe(after) != describe(before)
    assert redescribe(describe(before), before, after) == describe(after)


@pytest.mark.parametrize("field", sorted(set(Table.__struct_fields__) - DERIVED_FROM))
def test_a_table_changes_its_info_only_through_the_source(field: str) -> None:
    """`describe` sees nothing but the source; a field of the table that is not in it changes nothing."""
    other = msgspec.structs.replace(TABLE, **{field: OTHER.get(field, object())})
    same = unchanged(info_source(TABLE), info_source(other))
    assert same == (field not in InfoSource.__struct_fields__)


def test_advice_is_told_when_the_game_is_over() -> None:
    advised = msgspec.structs.replace(TABLE, hints=(3, 0))
    assert describe(info_source(advised)).hints == ()
    for status in ("over", "abandoned"):
        assert describe(info_source(msgspec.structs.replace(advised, status=status))).hints == (3, 0)


def test_what_did_not_change_is_seen_at_once() -> None:
    moved_on = msgspec.structs.replace(TABLE, seq=8, count=1, state=object())
    assert unchanged(info_source(TABLE), info_source(moved_on))

"""Coming back is cheap at any time: the longest games fit a small first message, and what is deflated is the same."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import insert
from websockets.sync.client import connect

from kibitz.server.storage import model
from kibitz.server.storage.database import connect as open_database
from kibitz.server.tables import index
from kibitz.table import log
from kibitz.table.info import Settings
from kibitz.table.table import Table, fold, opening
from server.harness.wire import Person, Server, run, seated

MOST_BYTES = 8000
START = 1_790_000_000_000


class Counting(socket.socket):
    """A socket that knows how much it was sent."""

    received = 0

    def recv(self, *arguments: int) -> bytes:
        data = super().recv(*arguments)
        self.received += len(data)
        return data


def rejoined(person: Person, table: str, compression: str | None) -> tuple[dict[str, Any], int]:
    """The first message of a table, and all bytes it took to get it, the handshake among them."""
    address = urlsplit(person.url)
    with Counting(socket.AF_INET, socket.SOCK_STREAM) as wire:
        wire.connect((address.hostname, address.port))
        headers = {"Cookie": person.cookie}
        url = f"ws://{address.netloc}/api/tables/{table}/live?since=0"
        with connect(url, sock=wire, additional_headers=headers, compression=compression) as client:
            message = json.loads(client.recv())
            assert bool(client.protocol.extensions) is (compression is not None)
            return message, wire.received


def long_game(host: str, game: str, players: int, options: dict[str, Any], moves: int) -> tuple[Table, list[log.Row]]:
    """A game played at random, with all the chat a table keeps, and its log."""
    chairs = (log.ChairSpec("open"),) * players
    rows = [log.Row(1, START, log.Opened(game, options, Settings(), chairs, host, "ab" * 32, "invited"))]
    table = opening("longest", rows[0])
    rng = random.Random(1)

    def happens(body: log.Body) -> None:
        nonlocal table
        rows.append(log.Row(table.seq + 1, START + table.seq, body))
        table, _ = fold(table, rows[-1])

    for seat in range(players):
        happens(log.Sat(seat, host if seat == 0 else f"someone{seat}", f"Player {seat}"))
    happens(log.Called())
    happens(log.Started())
    for _ in range(20):
        happens(log.Said(0, "".join(rng.choices("abcdefghijklmnopqrstuvwxyzäé ", k=180))))
    while table.status == "running" and table.count < moves:
        seat = rng.choice(table.game.to_act(table.state))
        happens(log.Acted(seat, str(rng.choice(table.game.legal(table.state, seat)))))
    return table, rows


@pytest.mark.parametrize(
    ("game", "players", "options", "moves"),
    [("nyet", 5, {"players": 5, "rounds": 100}, 8150), ("face-to-face", 2, {}, 150)],
)
def test_a_hundred_rounds_later_rejoining_is_as_cheap(
    start: Callable[..., Server], game: str, players: int, options: dict[str, Any], moves: int
) -> None:
    server = start()
    person = Person(server.url)
    table, rows = long_game(person.get("/api/me").json["id"], game, players, options, moves)
    assert len(getattr(table.state, "history", ())) == options.get("rounds", 1) - 1
    engine = open_database(f"sqlite:///{server.data / 'kibitz.db'}")
    with engine.begin() as connection:
        values = [(table.id, row.seq, row.at, row.asked, log.encode(row.body).decode()) for row in rows]
        connection.execute(insert(model.log), [dict(zip(model.log.c.keys(), row, strict=True)) for row in values])
        connection.execute(insert(model.tables), index.fresh(table))
    engine.dispose()
    hello, size = rejoined(person, table.id, "deflate")
    plain, _ = rejoined(person, table.id, None)
    assert size <= MOST_BYTES
    assert hello["view"] == plain["view"]
    assert hello["table"]["chat"] == plain["table"]["chat"] != []


def test_a_tab_that_inflates_sees_what_a_plain_one_sees(server: Server) -> None:
    async def life() -> None:
        plain, other = await seated(server, 2)
        tab = await plain.person.sit(plain.id, compression="deflate")
        assert tab.socket.protocol.extensions
        for _ in range(40):
            acting = next(seat for seat in (tab, other) if seat.view and seat.view["legal"])
            assert acting.view is not None
            assert (await acting.ask("act", action=acting.view["legal"][0]))["type"] == "ack"
            for seat in (plain, tab, other):
                await seat.sync()
            assert tab.view == plain.view

    run(life())

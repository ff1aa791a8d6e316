"""Who may offer bots, and what they get to see: tokens are scoped and revocable, and no stranger sees two hands."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from unittest import mock

import pytest
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kibitz.cli import main
from kibitz.engines.feed import PROTOCOL, Choice, Offer
from kibitz.server.botpool.hosts import TRUSTED, BotHost, BotHosts
from kibitz.server.botpool.jobs import Job, Priority
from kibitz.server.botpool.pool import Pool, Worker
from kibitz.server.cluster.notes import Note, Relayed
from kibitz.server.cluster.relay import Relay, take_relayed
from kibitz.server.storage.database import make_engine
from kibitz.server.storage.store import Store
from server.harness.wire import TIMEOUT, Person, Server, run

ONE, TWIN = BotHost("one", "10.0.0.1"), BotHost("one", "10.9.9.9")
NEIGHBOUR, OTHER = BotHost("two", "10.0.0.1"), BotHost("two", "10.0.0.2")


class Process:
    """A bot process that answers each decision at once, and remembers which seats it was asked for."""

    def __init__(self, pool: Pool, host: BotHost, bots: tuple[str, ...] = ("mine",)) -> None:
        self.seats: list[tuple[str, int]] = []
        self._pool = pool
        self.worker: Worker = pool.join(self, host=host)
        pool.offer(self.worker, Offer(PROTOCOL, bots, ("nyet",), 9))

    def push(self, message: bytes) -> None:
        go = json.loads(message)
        self.seats.append((go["table"], go["seat"]))
        asyncio.get_running_loop().call_soon(self._pool.answer, self.worker, Choice(go["id"], "x"))

    def say(self, message: Struct) -> None:
        """That a game is over."""


async def asked(pool: Pool, table: str, seat: int, *, people: bool = True, bot: str = "mine") -> bool:
    """Whether some process decides for a seat."""
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def told(choice: Choice | None, _: str) -> None:
        done.set_result(choice is not None)

    pool.ask(Job(bot, "nyet", table, seat, b'{"legal":["x"]}', ("x",), 100, told, Priority.LIVE, people=people))
    return await done


@pytest.mark.parametrize("second", [ONE, TWIN, NEIGHBOUR], ids=["same", "other address", "other token"])
def test_a_host_with_many_connections_sees_one_hand_of_a_table_with_people(second: BotHost) -> None:
    async def life() -> None:
        pool = Pool()
        pair = [Process(pool, ONE), Process(pool, second)]
        assert await asked(pool, "t", 1)
        assert not await asked(pool, "t", 2)
        assert await asked(pool, "t", 1)
        assert {seat for process in pair for seat in process.seats} == {("t", 1)}
        assert await asked(pool, "u", 2)  # another table
        pool.over("t", None)
        assert await asked(pool, "t", 2)

    asyncio.run(life())


def test_strangers_may_have_a_seat_each_and_all_of_them_where_no_people_are() -> None:
    async def life() -> None:
        pool = Pool()
        first = Process(pool, ONE)
        assert await asked(pool, "bots only", 1, people=False)
        assert await asked(pool, "bots only", 2, people=False)
        second = Process(pool, OTHER)
        assert await asked(pool, "t", 1)
        assert await asked(pool, "t", 2)
        assert not await asked(pool, "t", 3)
        assert {seat for process in (first, second) for table, seat in process.seats if table == "t"} == {1, 2}
        assert not {*first.seats} & {*second.seats}

    asyncio.run(life())


def linked(*pools: Pool) -> None:
    """Servers of one cluster: each offers the bots of the others."""
    relays: dict[tuple[int, int], tuple[Relay, Worker]] = {}

    def relay(of: int, to: int) -> None:
        def say(note: Note) -> None:
            assert isinstance(note, Relayed)
            back, worker = relays[to, of]
            asyncio.get_running_loop().call_soon(take_relayed, pools[to], back, (worker,), note.packed)

        made = Relay(str(to), say)
        relays[of, to] = made, pools[of].join(made, relay=True, host=BotHost("", str(to), trusted=True))

    for one in range(len(pools)):
        for other in range(len(pools)):
            if one != other:
                relay(one, other)
    for (_, to), (_, worker) in list(relays.items()):
        offered = pools[to].offered()
        if offered.bots:
            worker.bots, worker.games, worker.slots = offered.bots, offered.games, offered.slots
    for (of, _), (_, worker) in relays.items():
        if worker.bots:
            pools[of].offer(worker, Offer(PROTOCOL, worker.bots, worker.games, worker.slots))


@pytest.mark.parametrize("bot", ["mine", "club", ""])
@pytest.mark.parametrize("first", [1, 2])
def test_a_host_at_several_servers_of_a_cluster_sees_one_hand(bot: str, first: int) -> None:
    """A balancer spreads its connections; servers pass decisions on to each other's bots."""

    async def life() -> None:
        pools = [Pool() for _ in range(3)]
        hosts = [Process(pool, ONE, ("mine", "club")) for pool in pools]
        linked(*pools)
        for seat in (first, 3 - first, first, 3, 3 - first):
            async with asyncio.timeout(TIMEOUT):
                await asyncio.gather(*(asked(pools[0], "t", seat, bot=bot) for _ in range(4)))
        assert len({seat for host in hosts for table, seat in host.seats if table == "t"}) <= 1

    asyncio.run(life())


def test_bots_of_another_server_play_here() -> None:
    """Those of its own for every seat, and a stranger's for one."""

    async def life() -> None:
        pools = [Pool() for _ in range(2)]
        own, stranger = Process(pools[1], TRUSTED, ("club",)), Process(pools[1], ONE)
        linked(*pools)
        assert [await asked(pools[0], "t", seat, bot="club") for seat in (1, 2, 3)] == [True, True, True]
        assert [await asked(pools[0], "t", seat) for seat in (2, 1, 2)] == [True, False, True]
        assert {seat for _, seat in own.seats} == {1, 2, 3}
        assert {seat for _, seat in stranger.seats} == {2}

    asyncio.run(life())


def test_processes_of_the_servers_own_are_trusted_with_every_seat() -> None:
    async def life() -> None:
        pool = Pool()
        own, stranger = Process(pool, TRUSTED, ("club",)), Process(pool, ONE, ("club",))
        for seat in (0, 1, 2, 3, 2, 1):
            assert await asked(pool, "t", seat, bot="club")
        assert len({seat for _, seat in stranger.seats}) <= 1
        assert {seat for _, seat in own.seats} >= {0, 1, 2, 3} - {seat for _, seat in stranger.seats}

    asyncio.run(life())


def test_hosts_in_one_network_are_one_host(tmp_path: Path) -> None:
    hosts = BotHosts(Store(make_engine(f"sqlite:///{tmp_path / 'none.db'}")), "shared")
    headers = [(b"authorization", b"Bearer shared")]
    addresses = ("2001:db8::1", "2001:db8::ffff", "2001:db8:0:1::1", "10.0.0.1", "::ffff:10.0.0.1", "")

    async def life() -> list[str]:
        found = [await hosts.of({"headers": headers, "client": (address, 1)}) for address in addresses]
        return [host.address for host in found if host is not None and not host.trusted]

    one, same, other, four, mapped, _ = asyncio.run(life())
    assert one == same != other
    assert four == mapped


def kibitz(*arguments: str) -> tuple[int, str, str]:
    """A command, in this process."""
    out, err = io.StringIO(), io.StringIO()
    english = mock.patch.dict(os.environ, {"LANG": "C", "LC_ALL": "C"})
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), english:
        code = main(list(arguments))
    return code, out.getvalue(), err.getvalue()


async def feed(server: Server, token: str) -> ClientConnection:
    address = server.url.replace("http", "ws", 1) + "/api/bots"
    return await connect(address, additional_headers={"Authorization": f"Bearer {token}"})


def test_a_token_is_made_listed_and_revoked_while_the_server_runs(server: Server) -> None:
    data = ("--data", str(server.data))

    async def life() -> None:
        code, token, told = kibitz("bots", "token", "new", "laptop", *data)
        assert code == 0
        assert "laptop" in told
        assert token.strip() not in told
        socket = await feed(server, token.strip())
        listed = kibitz("bots", "token", "list", *data)[1]
        (line,) = [line for line in listed.splitlines() if "laptop" in line]
        assert token.strip() not in listed
        assert "–" not in line  # it has been used
        with closing(sqlite3.connect(server.data / "kibitz.db")) as database:
            assert token.strip() not in str(database.execute("SELECT * FROM bot_tokens").fetchall())
        await socket.send(json.dumps({"type": "offer", "protocol": 1, "bots": ["mine"], "games": ["nyet"]}))
        assert kibitz("bots", "token", "revoke", "laptop", *data)[0] == 0
        async with asyncio.timeout(TIMEOUT):
            assert json.loads(await socket.recv()) == {"type": "bye", "code": "signed-out"}
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        with pytest.raises(InvalidStatus):
            await feed(server, token.strip())
        while "mine" in Person(server.url).get("/api/info").json["bots"]:
            await asyncio.sleep(0.02)
        code, _, told = kibitz("bots", "token", "revoke", "laptop", *data)
        assert (code, told.count("\n")) == (2, 1)

    run(life())


@pytest.mark.parametrize(
    "wrong", [["token"], ["token", "new"], ["token", "lost", "x"], ["tokens", "list"], ["token", "list", "x"]]
)
def test_commands_about_tokens_that_are_not_understood(server: Server, wrong: list[str]) -> None:
    code, out, told = kibitz("bots", *wrong, "--data", str(server.data))
    assert (code, out, told.count("\n")) == (2, "", 1)


def test_the_token_in_the_file_of_earlier_releases_still_opens_the_feed(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    (tmp_path / "data0").mkdir()
    (tmp_path / "data0" / "bot.token").write_text("a" * 64 + "\n")
    server = start()

    async def life() -> None:
        await (await feed(server, "a" * 64)).close()
        for wrong in ("b" * 64, "", "a" * 63, Person(server.url).cookie):
            with pytest.raises(InvalidStatus):
                await feed(server, wrong)

    run(life())


def test_a_process_of_the_servers_own_has_a_token_for_as_long_as_it_runs(tmp_path: Path) -> None:
    hosts = BotHosts(Store(make_engine(f"sqlite:///{tmp_path / 'none.db'}")), "")

    async def who(token: str) -> BotHost | None:
        return await hosts.of({"headers": [(b"authorization", f"Bearer {token}".encode())], "client": ("::1", 1)})

    first, second = hosts.issue(), hosts.issue()
    assert first != second
    found = asyncio.run(who(first))
    assert found is not None
    assert found.trusted
    hosts.withdraw(first)
    with mock.patch("kibitz.server.botpool.hosts.find_token", return_value=None):
        assert asyncio.run(who(first)) is None
        assert asyncio.run(who("")) is None


def test_a_fresh_server_leaves_no_token_in_its_folder(server: Server) -> None:
    assert not (server.data / "bot.token").exists()
    assert not (server.data / "cookie.key").exists()

"""Who may talk at a table and who may watch it."""

from __future__ import annotations

from kibitz.server.storage.people.skeleton import skeleton
from server.harness.wire import Person, Server, all_dealt, finish, run, seated


def test_chat_and_reactions_and_tables_without_them(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2)
        assert (await seats[0].ask("say", text="  good\tluck "))["type"] == "ack"
        assert (await seats[1].ask("react", reaction="thanks"))["type"] == "ack"
        await seats[0].sync()
        assert [line[2:] for line in seats[0].table["chat"]] == [["good luck", "", ""], ["", "thanks", ""]]
        assert seats[0].person.get(f"/api/tables/{seats[0].id}/chat").json["lines"] == seats[0].table["chat"]
        for _ in range(100):
            answer = await seats[0].ask("say", text="x")
            if answer["type"] == "refused":
                break
        assert answer["code"] == "too-fast"
        watcher = await Person(server.url).sit(seats[0].id)
        assert (await watcher.ask("say", text="hi"))["code"] == "spectator-chat-off"
        await finish(*seats, watcher)
        silent = await seated(server, 2, settings={"chat": False})
        assert (await silent[0].ask("say", text="hi"))["code"] == "chat-off"
        assert (await silent[0].ask("hint"))["code"] == "hints-off"
        await finish(*silent)

    run(life())


def test_the_longest_legal_line_of_chat_arrives_whole(server: Server) -> None:
    """200 characters, whatever they are; one more ends the connection (test_safety)."""

    async def life() -> None:
        seats = await seated(server, 2)
        for sign in ("x", "ł", "🂡"):
            assert (await seats[0].ask("say", text=sign * 200))["type"] == "ack"
            await seats[1].sync()
            assert seats[1].table["chat"][-1][2] == sign * 200
        await finish(*seats)

    run(life())


def test_onlookers_talk_by_name_where_the_table_lets_them(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2, settings={"spectator_chat": True})
        eve = await Person(server.url, "Eve").sit(seats[0].id)
        assert (await eve.ask("say", text="what a card"))["type"] == "ack"
        assert (await eve.ask("react", reaction="wow"))["type"] == "ack"
        await seats[0].sync()
        said = [[None, "what a card", "", "Eve"], [None, "", "wow", "Eve"]]
        assert [[line[0], *line[2:]] for line in seats[0].table["chat"]] == said
        assert eve.person.get(f"/api/tables/{eve.id}/chat").json["lines"] == seats[0].table["chat"]
        await finish(*seats, eve)

    run(life())


def test_nobody_speaks_or_sits_under_the_name_of_someone_who_sits_here(server: Server) -> None:
    """A seat keeps the name it was taken with; whoever has that name now gets a number here."""

    async def life() -> None:
        seats = await seated(server, 2, settings={"spectator_chat": True})
        victim, name = seats[1].person, seats[1].person.name
        assert victim.post("/api/me", {"name": "Renamed Since"}).status == 200
        stranger = Person(server.url, name.lower())
        assert stranger.name == name.lower(), "the name is free again"
        eve = await stranger.sit(seats[0].id)
        assert (await eve.ask("say", text="I fold"))["type"] == "ack"
        assert (await seats[1].ask("say", text="no, I do"))["type"] == "ack"
        await seats[0].sync()
        (by, _, _, _, shown), (other_by, *_) = seats[0].table["chat"]
        assert (by, other_by) == (None, 1)
        assert skeleton(shown) not in {skeleton(seat["name"]) for seat in seats[0].table["seats"]}
        table = victim.post("/api/tables", {"game": "nyet"}).json["id"]
        host = await victim.sit(table)
        assert victim.post("/api/me", {"name": "Once More"}).status == 200
        other = await Person(server.url, "Renamed since").sit(table)
        assert (await other.ask("join"))["type"] == "ack"
        await host.sync()
        sitting = [seat["name"] for seat in host.table["seats"] if seat.get("name")]
        assert sitting == ["Renamed Since", "Renamed since 2"]
        await finish(*seats, eve, host, other)

    run(life())


def test_onlookers_of_a_table_without_spectators_leave_before_the_deal(server: Server) -> None:
    async def life() -> None:
        ann, bob, eve = (Person(server.url) for _ in range(3))
        wish = {"game": "face-to-face", "settings": {"spectators": False}}
        table = ann.post("/api/tables", wish).json["id"]
        seats = [await person.sit(table) for person in (ann, bob, eve)]
        await seats[1].ask("join")
        for seat in seats[:2]:
            await seat.contribute()
        await seats[0].ask("start")
        await all_dealt(seats[:2])
        await seats[2].until(lambda: seats[2].bye)
        assert seats[2].bye == "no-spectators"
        assert seats[2].view is None
        await finish(*seats)

    run(life())


def test_spectators_may_be_kept_out(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2, settings={"spectators": False, "public": False})
        stranger = Person(server.url)
        kept_out = await stranger.sit(seats[0].id)
        assert kept_out.bye == "no-spectators"
        assert stranger.get(f"/api/tables/{seats[0].id}").status == 403
        assert seats[0].id not in stranger.get("/api/lobby").body.decode()
        assert seats[0].id in seats[0].person.get("/api/lobby").body.decode()
        await finish(*seats)

    run(life())

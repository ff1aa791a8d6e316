"""Games played to their end through the documented protocol, for tests that only look at them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from server.harness.wire import Person, Server, run


def finished_game(server: Server, game: str, **options: int) -> str:
    """A game of one person, who does the first thing allowed, against bots; its id."""
    person = Person(server.url, "Ola")
    wish = {"game": game, "options": options, "bot": "greedy", "pace": 0}
    table: str = person.post("/api/quick", wish).json["id"]
    with ThreadPoolExecutor(1) as beside:  # the browser's loop runs in this thread
        beside.submit(run, _play(person, table)).result()
    return table


async def _play(person: Person, table: str) -> None:
    seat = await person.sit(table)
    if seat.table["status"] == "dealing":
        await seat.contribute()
    while True:
        await seat.until(lambda: seat.view is not None and (seat.view["legal"] or seat.view["outcome"]))
        assert seat.view is not None
        if seat.view["outcome"] and not seat.draft:
            break
        asked = {"type": "concede"} if seat.view["outcome"] else {"type": "act", "action": _choice(seat.view["legal"])}
        answer = await seat.ask(asked.pop("type"), **asked)
        if answer["type"] != "ack":
            assert answer["code"] == "table-closed", answer
            break
    await seat.until(lambda: seat.table["status"] == "over")
    await seat.close()


def _choice(legal: list[str]) -> str:
    return "end" if "end" in legal else legal[0]

"""Routes for clubs: found one, join, talk, leave."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection

from kibitz.server.clock import now
from kibitz.server.clubs import standing, wire
from kibitz.server.clubs.weekly import is_zone
from kibitz.server.http.api.asking import AnyRequest, asking, errors
from kibitz.server.http.api.club_pages import ClubId, ClubInfo, ask_club, change_club, info_of
from kibitz.server.http.api.manners import Reported
from kibitz.server.http.problems import HttpProblem
from kibitz.server.limits.addresses import address_of
from kibitz.server.limits.limits import Limits
from kibitz.server.people.people import People, Visitor
from kibitz.server.storage import clubs
from kibitz.server.storage.club_directory import listed_clubs
from kibitz.server.storage.clubs import ClubRefused
from kibitz.server.storage.notifications.notifications import notify
from kibitz.server.storage.people import manners
from kibitz.server.storage.people.names import tidy
from kibitz.server.storage.people.people import LONGEST_SKELETON
from kibitz.server.storage.people.skeleton import skeleton

LINES = 100


def _limited(request: AnyRequest, state: State, person: Visitor) -> None:
    limits: Limits = state.limits
    if not limits.changes.take(person.id, address_of(dict(request.scope))):
        raise HttpProblem(429, "too-fast")


def _name(name: str) -> str:
    """A club's name as it's shown."""
    wish = tidy(name)
    looks = skeleton(wish)
    if not looks:
        raise HttpProblem(400, "name-unseen")
    if len(looks) > LONGEST_SKELETON:
        raise HttpProblem(400, "name-too-long")
    return wish


def _zone(zone: str) -> str:
    if not is_zone(zone):
        raise HttpProblem(400, "no-such-zone")
    return zone


def _summary(row: Any) -> wire.ClubSummary:
    return wire.ClubSummary(row.id, row.name, row.picture, row.role or "", row.count)


@get("/api/clubs", responses=errors(401, 429))
async def my_clubs(request: AnyRequest, state: State) -> wire.MyClubs:
    """The clubs I belong to."""
    person = await asking(request, state)
    rows = await ask_club(state, lambda connection: clubs.clubs_of(connection, person.id))
    return wire.MyClubs(tuple(map(_summary, rows)))


@get("/api/clubs/listed", responses=errors(400, 401, 429))
async def listed(
    request: AnyRequest,
    state: State,
    name: Annotated[str, QueryParameter(max_length=32, description="what its name holds; empty: any")] = "",
) -> wire.ListedClubs:
    """Clubs that everyone can find and ask to join."""
    person = await asking(request, state)
    rows, more = await ask_club(state, lambda connection: listed_clubs(connection, person.id, name))
    return wire.ListedClubs(tuple(map(_summary, rows)), more)


@post("/api/clubs", responses=errors(400, 401, 403, 409, 413, 429))
async def found_club(request: AnyRequest, state: State, data: JSONBody[wire.NewClub]) -> ClubInfo:
    """Found a club; I own it."""
    person = await asking(request, state)
    _limited(request, state, person)
    name, zone = _name(data.name), _zone(data.zone)

    def work(connection: Connection) -> ClubInfo:
        club = clubs.found_club(connection, person.id, name, data.picture, zone, now())
        return info_of(connection, club, person.id)

    return await change_club(state, work)


@post("/api/clubs/join", status_code=200, responses=errors(400, 401, 403, 409, 413, 429))
async def join(request: AnyRequest, state: State, data: JSONBody[wire.ClubKey]) -> ClubInfo:
    """Join with an invitation."""
    person = await asking(request, state)
    _limited(request, state, person)

    def work(connection: Connection) -> ClubInfo:
        club = clubs.invited_to(connection, data.key, now())
        clubs.enter(connection, club, person.id, now())
        return info_of(connection, club, person.id)

    return await change_club(state, work)


@get("/api/clubs/{club:str}", responses=errors(400, 401, 404, 429))
async def look(request: AnyRequest, state: State, club: ClubId) -> ClubInfo:
    """A club."""
    person = await asking(request, state)
    return await ask_club(state, lambda connection: info_of(connection, club, person.id))


@post("/api/clubs/{club:str}", status_code=200, responses=errors(400, 401, 403, 404, 409, 413, 429))
async def change(request: AnyRequest, state: State, club: ClubId, data: JSONBody[wire.ClubChange]) -> ClubInfo:
    """Change the name, picture or time zone; the owner says whether everyone can find the club."""
    person = await asking(request, state)
    _limited(request, state, person)
    values = {name: value for name in ("picture", "listed") if (value := getattr(data, name)) is not None}
    if data.name is not None:
        values["name"] = _name(data.name)
    if data.zone is not None:
        values["zone"] = _zone(data.zone)

    def work(connection: Connection) -> ClubInfo:
        clubs.find_club(connection, club)
        clubs.need(connection, club, person.id, "owner", *(() if "listed" in values else ("helper",)))
        clubs.change_club(connection, club, values)
        if "zone" in values:
            standing.moved(connection, club, values["zone"], now())
        return info_of(connection, club, person.id)

    return await change_club(state, work)


@post("/api/clubs/{club:str}/links", responses=errors(400, 401, 403, 404, 409, 429))
async def new_link(request: AnyRequest, state: State, club: ClubId) -> wire.ClubLink:
    """Make an invitation that anyone who has it can use."""
    person = await asking(request, state)
    _limited(request, state, person)

    def work(connection: Connection) -> wire.ClubLink:
        clubs.find_club(connection, club)
        clubs.need(connection, club, person.id, "owner", "helper")
        return wire.ClubLink(*clubs.new_link(connection, club, now()))

    return await change_club(state, work)


@post("/api/clubs/{club:str}/ask", status_code=200, responses=errors(400, 401, 403, 404, 409, 429))
async def ask_in(request: AnyRequest, state: State, club: ClubId) -> ClubInfo:
    """Ask to join. The owner and helpers are told, but for those who have blocked me."""
    person = await asking(request, state)
    _limited(request, state, person)
    people: People = state.people
    barred_by = (await people.avoidance(person.id)).barred_by

    def work(connection: Connection) -> ClubInfo:
        found = clubs.find_club(connection, club)
        told = clubs.members_of(connection, club) if clubs.role_of(connection, club, person.id) is None else []
        clubs.ask(connection, club, person.id, now())
        params = {"club": found.name, "name": person.name}
        for one in told:
            if one.role in ("owner", "helper") and one.person not in barred_by:
                key = f"club-asked:{club}:{person.id}"
                notify(connection, one.person, "club-asked", key, params=params, link=f"/club/{club}", at=now())
        return info_of(connection, club, person.id)

    return await change_club(state, work)


@post("/api/clubs/{club:str}/members", status_code=200, responses=errors(400, 401, 403, 404, 409, 413, 429))
async def change_member(request: AnyRequest, state: State, club: ClubId, data: JSONBody[wire.MemberChange]) -> ClubInfo:
    """Accept, decline, remove someone; make them a helper or a member again; or hand the club over to them."""
    person = await asking(request, state)

    def work(connection: Connection) -> ClubInfo:
        found = clubs.find_club(connection, club)
        clubs.need(connection, club, person.id, "owner", "helper")
        other = clubs.named(connection, club, data.name)
        if other.person == person.id or other.role == "owner":
            raise ClubRefused("not-the-owner")
        entering = other.role == clubs.ASKED and data.role == "member"
        if not entering and not (data.role == "gone" and other.role in (clubs.ASKED, "member")):
            clubs.need(connection, club, person.id, "owner")
            if other.role == clubs.ASKED:
                raise ClubRefused("no-member", name=other.name)
        if data.role == "gone":
            clubs.leave(connection, club, other.person)
            if other.role != clubs.ASKED:
                clubs.end_links(connection, club)
        elif entering:
            clubs.enter(connection, club, other.person, now())
            key, params = f"club-entered:{club}", {"club": found.name}
            notify(connection, other.person, "club-entered", key, params=params, link=f"/club/{club}", at=now())
        elif data.role == "owner":
            clubs.hand_over(connection, club, person.id, other.person)
        else:
            clubs.set_role(connection, club, other.person, data.role)
        return info_of(connection, club, person.id)

    return await change_club(state, work)


@post("/api/clubs/{club:str}/leave", status_code=204, responses=errors(400, 401, 403, 404, 409, 413, 429))
async def leave(request: AnyRequest, state: State, club: ClubId, data: JSONBody[wire.LeaveClub]) -> None:
    """Leave, or withdraw my request to join. If I own the club, someone else will; if I'm alone, it's dissolved."""
    person = await asking(request, state)

    def work(connection: Connection) -> None:
        clubs.find_club(connection, club)
        role = clubs.role_of(connection, club, person.id)
        if role is None:
            raise ClubRefused("members-only")
        if role == "owner" and not data.confirm:
            heir = clubs.heir_of(connection, club, person.id)
            if heir is None:
                raise ClubRefused("club-ends")
            raise ClubRefused("owner-leaves", name=heir.name)
        clubs.leave(connection, club, person.id)

    await change_club(state, work)


@get("/api/clubs/{club:str}/chat", responses=errors(400, 401, 403, 404, 429))
async def chat(
    request: AnyRequest,
    state: State,
    club: ClubId,
    after: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
) -> wire.ClubChat:
    """What was said in a club, except by people I don't hear."""
    person = await asking(request, state)
    people: People = state.people
    hidden = (await people.avoidance(person.id)).hidden

    def lines(connection: Connection) -> list[clubs.ClubLine]:
        clubs.find_club(connection, club)
        clubs.need(connection, club, person.id)
        return clubs.lines_of(connection, club, after, LINES)

    found = await ask_club(state, lines)
    return wire.ClubChat(
        tuple(
            wire.ClubChatLine(one.number, one.at, one.name, one.text, one.person == person.id)
            for one in found
            if one.person not in hidden
        )
    )


@post("/api/clubs/{club:str}/chat", status_code=204, responses=errors(400, 401, 403, 404, 409, 413, 429))
async def say(request: AnyRequest, state: State, club: ClubId, data: JSONBody[wire.ClubSay]) -> None:
    """Say something in a club."""
    person = await asking(request, state)
    limits: Limits = state.limits
    if not limits.chat.take(person.id, address_of(dict(request.scope))):
        raise HttpProblem(429, "too-fast")
    people: People = state.people
    if (await people.avoidance(person.id)).silenced:
        raise HttpProblem(403, "muted")
    text = tidy(data.text)
    if not text:
        raise HttpProblem(409, "nothing-said")

    def work(connection: Connection) -> None:
        clubs.find_club(connection, club)
        clubs.need(connection, club, person.id)
        clubs.say(connection, club, person.id, text, now())

    await change_club(state, work)


@post("/api/clubs/{club:str}/reports", responses=errors(400, 401, 403, 404, 409, 413, 429))
async def report(request: AnyRequest, state: State, club: ClubId, data: JSONBody[wire.ClubReport]) -> Reported:
    """Tell the server's host about a member; the last lines of the chat go with it."""
    person = await asking(request, state)

    def last(connection: Connection) -> tuple[str, list[clubs.ClubLine]]:
        clubs.find_club(connection, club)
        clubs.need(connection, club, person.id)
        lines = clubs.lines_of(connection, club, 0, manners.LINES)
        said = next((one.person for one in lines if one.name == data.name), None)
        return said or clubs.named(connection, club, data.name).person, lines

    other, lines = await ask_club(state, last)
    if other == person.id:
        raise HttpProblem(409, "nobody-there")
    limits: Limits = state.limits
    if not limits.reports.take(person.id, address_of(dict(request.scope))):
        raise HttpProblem(429, "too-fast")
    kept = [manners.ReportLine(one.at, one.person, one.name, one.text) for one in lines]
    note = " ".join(data.note.split())
    await ask_club(
        state,
        lambda connection: manners.report(connection, f"club:{club}", person.id, other, data.reason, note, kept, now()),
    )
    return Reported(len(kept))


ROUTES = [my_clubs, listed, found_club, join, look, change, new_link, ask_in, change_member, leave, chat, say, report]

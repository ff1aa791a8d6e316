"""Clubs as the database knows them: who belongs to one, how people come in and go, and what they say."""

from __future__ import annotations

import secrets
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kibitz.server.storage import model
from kibitz.server.storage.digests import digest, new_token
from kibitz.server.storage.people.skeleton import skeleton
from kibitz.table.chairs import GONE
from kibitz.table.info import Millis

Role: TypeAlias = Literal["owner", "helper", "member"]
ASKED = "asked"
"""The role of someone who has asked to join."""
MOST_OWNED = 5
MOST_CLUBS = 20
"""How many clubs someone may own, and be a member of."""
MOST_MEMBERS = 100
MOST_ASKED = 50
MOST_LINKS = 20
LINK_LASTS: Millis = 30 * 24 * 3_600_000
KEPT_LINES = 500
"""How many lines of a club's chat are kept."""

clubs, members = model.clubs, model.members


class ClubRefused(Exception):
    """Something that can't be done in a club, and why."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class Member(Struct, frozen=True):
    """Someone who belongs to a club, or has asked to."""

    person: str
    name: str
    role: str
    since: Millis


class ClubLine(Struct, frozen=True):
    """Something said in a club."""

    number: int
    at: Millis
    person: str
    name: str
    text: str


def role_of(connection: Connection, club: str, person: str) -> str | None:
    """Someone's role in a club; `asked` if they've asked to join."""
    query = select(members.c.role).where(members.c.club == club, members.c.person == person)
    return connection.scalar(query)


def is_member(connection: Connection, club: str, person: str) -> bool:
    """Whether someone belongs to a club."""
    return role_of(connection, club, person) not in (None, ASKED)


def need(connection: Connection, club: str, person: str, *roles: str) -> None:
    """ClubRefused unless someone has one of these roles; any member has if none is named."""
    role = role_of(connection, club, person)
    if role in (None, ASKED):
        raise ClubRefused("members-only")
    if roles and role not in roles:
        raise ClubRefused("owner-only" if roles == ("owner",) else "helpers-only")


def members_of(connection: Connection, club: str) -> list[Member]:
    """Everyone in a club and those who have asked, longest there first."""
    people = model.people
    query = select(members, people.c.name).join(people, people.c.id == members.c.person)
    rows = connection.execute(query.where(members.c.club == club).order_by(members.c.since, members.c.person))
    return [Member(row.person, row.name, row.role, row.since) for row in rows]


def named(connection: Connection, club: str, name: str) -> Member:
    """The member of that name, or someone of that name who has asked; ClubRefused if there's neither."""
    found = next((one for one in members_of(connection, club) if one.name == name), None)
    if found is None:
        raise ClubRefused("nobody-there")
    return found


def clubs_of(connection: Connection, person: str) -> list[Any]:
    """The clubs someone belongs to, by name, with their role and the number of members."""
    others = members.alias()
    count = select(func.count()).where(others.c.club == clubs.c.id, others.c.role != ASKED).scalar_subquery()
    query = select(clubs, members.c.role, count.label("count")).join(members, members.c.club == clubs.c.id)
    return list(connection.execute(query.where(members.c.person == person).order_by(clubs.c.name, clubs.c.id)))


def find_club(connection: Connection, club: str) -> Any:
    """The row of a club; ClubRefused if there is none."""
    row = connection.execute(select(clubs).where(clubs.c.id == club)).one_or_none()
    if row is None:
        raise ClubRefused("no-such-club")
    return row


def found_club(connection: Connection, person: str, name: str, picture: str, zone: str, now: Millis) -> str:
    """Found a club, which the founder owns; returns its id."""
    owned = select(func.count()).select_from(members).where(members.c.person == person, members.c.role == "owner")
    if (connection.scalar(owned) or 0) >= MOST_OWNED:
        raise ClubRefused("too-many-clubs-owned", most=MOST_OWNED)
    _check_room_for(connection, person)
    club = secrets.token_urlsafe(9)
    row = {"id": club, "name": name, "skeleton": _unlisted(club), "picture": picture, "zone": zone, "created": now}
    connection.execute(insert(clubs).values(row))
    connection.execute(insert(members).values(club=club, person=person, role="owner", since=now))
    return club


def change_club(connection: Connection, club: str, values: dict[str, Any]) -> None:
    """Another name, picture or time zone; in the directory or not. No two clubs there have names that look alike."""
    row = find_club(connection, club)
    name, listed = values.get("name", row.name), values.get("listed", row.listed)
    looks = skeleton(name) if listed else _unlisted(club)
    try:
        with connection.begin_nested():
            connection.execute(update(clubs).where(clubs.c.id == club).values({**values, "skeleton": looks}))
    except IntegrityError:
        raise ClubRefused("club-name-taken") from None


def _unlisted(club: str) -> str:
    """What stands in place of the skeleton of a club that isn't in the directory."""
    return f"{GONE}{club}"


def _check_room_for(connection: Connection, person: str) -> None:
    mine = select(func.count()).select_from(members).where(members.c.person == person)
    if (connection.scalar(mine) or 0) >= MOST_CLUBS:
        raise ClubRefused("too-many-clubs", most=MOST_CLUBS)


def _check_room_in(connection: Connection, club: str) -> None:
    connection.execute(select(clubs.c.id).where(clubs.c.id == club).with_for_update())
    count = select(func.count()).select_from(members).where(members.c.club == club, members.c.role != ASKED)
    if (connection.scalar(count) or 0) >= MOST_MEMBERS:
        raise ClubRefused("club-full", most=MOST_MEMBERS)


def new_link(connection: Connection, club: str, now: Millis) -> tuple[str, Millis]:
    """Make an invitation; returns its link's secret, of which only a digest is kept, and when it expires. The oldest
    make room."""
    links = model.club_links
    connection.execute(delete(links).where(links.c.club == club, links.c.until <= now))
    query = select(links.c.digest).where(links.c.club == club).order_by(links.c.until.desc()).offset(MOST_LINKS - 1)
    old = list(connection.scalars(query))
    connection.execute(delete(links).where(links.c.digest.in_(old)))
    key, until = new_token(), now + LINK_LASTS
    connection.execute(insert(links).values(digest=digest(key), club=club, until=until))
    return key, until


def end_links(connection: Connection, club: str) -> None:
    """No invitation is good any more: whoever was removed may have one."""
    connection.execute(delete(model.club_links).where(model.club_links.c.club == club))


def invited_to(connection: Connection, key: str, now: Millis) -> str:
    """The club an invitation is for; ClubRefused if it isn't valid, or has expired."""
    links = model.club_links
    club = connection.scalar(select(links.c.club).where(links.c.digest == digest(key), links.c.until > now))
    if club is None:
        raise ClubRefused("no-such-invitation")
    return str(club)


def enter(connection: Connection, club: str, person: str, now: Millis) -> None:
    """Make someone a member; nothing happens if they are one."""
    role = role_of(connection, club, person)
    if role in (None, ASKED):
        _check_room_in(connection, club)
        if role is None:
            _check_room_for(connection, person)
            connection.execute(insert(members).values(club=club, person=person, role="member", since=now))
        else:
            set_role(connection, club, person, "member", since=now)


def ask(connection: Connection, club: str, person: str, now: Millis) -> None:
    """Note that someone asks to join."""
    if role_of(connection, club, person) is not None:
        return
    count = select(func.count()).select_from(members).where(members.c.club == club, members.c.role == ASKED)
    if (connection.scalar(count) or 0) >= MOST_ASKED:
        raise ClubRefused("too-many-asked", most=MOST_ASKED)
    _check_room_for(connection, person)
    connection.execute(insert(members).values(club=club, person=person, role=ASKED, since=now))


def set_role(connection: Connection, club: str, person: str, role: str, **values: Any) -> None:
    """Give someone another role."""
    mine = members.c.club == club, members.c.person == person
    connection.execute(update(members).where(*mine).values(role=role, **values))


def hand_over(connection: Connection, club: str, owner: str, heir: str) -> None:
    """Make another member the owner; the previous owner becomes a helper."""
    set_role(connection, club, owner, "helper")
    set_role(connection, club, heir, "owner")


def heir_of(connection: Connection, club: str, leaving: str) -> Member | None:
    """Who owns the club when its owner leaves: the helper who has been there longest, otherwise the member."""
    left = [one for one in members_of(connection, club) if one.person != leaving and one.role != ASKED]
    return next((one for one in left if one.role == "helper"), left[0] if left else None)


def leave(connection: Connection, club: str, person: str) -> None:
    """Someone leaves: an owner hands over, and an empty club is dissolved."""
    if role_of(connection, club, person) == "owner":
        heir = heir_of(connection, club, person)
        if heir is None:
            dissolve(connection, club)
            return
        set_role(connection, club, heir.person, "owner")
    connection.execute(delete(members).where(members.c.club == club, members.c.person == person))


def leave_all(connection: Connection, person: str) -> None:
    """Someone leaves every club."""
    for club in list(connection.scalars(select(members.c.club).where(members.c.person == person))):
        leave(connection, club, person)


def dissolve(connection: Connection, club: str) -> None:
    """Delete a club; its players keep the games that were played in it."""
    connection.execute(update(model.tables).where(model.tables.c.club == club).values(club=None))
    for table in model.metadata.sorted_tables:
        if "club" in table.c and table is not model.tables:
            connection.execute(delete(table).where(table.c.club == club))
    connection.execute(delete(clubs).where(clubs.c.id == club))


def say(connection: Connection, club: str, person: str, text: str, now: Millis) -> None:
    """Someone says something; the oldest lines make room."""
    chat = model.club_chat
    connection.execute(insert(chat).values(club=club, person=person, at=now, text=text))
    kept = select(chat.c.number).where(chat.c.club == club).order_by(chat.c.number.desc()).offset(KEPT_LINES).limit(1)
    oldest = connection.scalar(kept)
    if oldest is not None:
        connection.execute(delete(chat).where(chat.c.club == club, chat.c.number <= oldest))


def lines_of(connection: Connection, club: str, after: int, limit: int) -> list[ClubLine]:
    """The last things said after a number, oldest first."""
    chat, people = model.club_chat, model.people
    query = select(chat, people.c.name).join(people, people.c.id == chat.c.person)
    query = query.where(chat.c.club == club, chat.c.number > after, people.c.leaving.is_(None)).order_by(
        chat.c.number.desc()
    )
    query = query.limit(limit)
    found = [ClubLine(row.number, row.at, row.person, row.name, row.text) for row in connection.execute(query)]
    return found[::-1]


def kept_of(connection: Connection, person: str) -> dict[str, Any]:
    """What we keep about someone in clubs, for their export."""
    mine = [{"club": row.name, "role": row.role} for row in clubs_of(connection, person)]
    chat, games = model.club_chat, model.club_games
    said = select(chat, clubs.c.name).join(clubs, clubs.c.id == chat.c.club)
    lines = connection.execute(said.where(chat.c.person == person).order_by(chat.c.number))
    played = connection.execute(select(games).where(games.c.person == person).order_by(games.c.at, games.c.table_id))
    return {
        "memberships": mine,
        "chat": [{"club": row.name, "at": row.at, "text": row.text} for row in lines],
        "games": [{"table": row.table_id, "at": row.at, "won": row.won, "points": row.points} for row in played],
    }

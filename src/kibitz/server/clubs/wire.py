"""Messages about clubs, to and from the page."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from kibitz.server.clubs.seasons import Scheme
from kibitz.server.storage.clubs import Role
from kibitz.server.storage.people.manners import ReportReason
from kibitz.server.tables.factory import NewTable
from kibitz.table.info import Millis
from kibitz.table.requests import Character

ClubName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Zone: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, description="a time zone, such as Europe/Berlin")]
PersonName: TypeAlias = Annotated[str, Meta(max_length=40)]


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """A club to found."""

    name: ClubName
    picture: Character = "bear"
    zone: Zone = "UTC"


class ClubChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to a club."""

    name: ClubName | None = None
    picture: Character | None = None
    zone: Zone | None = None
    listed: bool | None = None
    """Whether everyone can find it and ask to join; the owner's choice."""


class ClubSummary(Struct, frozen=True):
    """A club in short."""

    id: str
    name: str
    picture: str
    role: Role | Literal["asked", ""]
    """My role there."""
    members: int


class MyClubs(Struct, frozen=True):
    """The clubs I belong to, and those I've asked to join."""

    clubs: tuple[ClubSummary, ...]


class ListedClubs(Struct, frozen=True):
    """Clubs that everyone can find and ask to join."""

    clubs: tuple[ClubSummary, ...]
    more: bool
    """Whether there are others; a name finds them."""


class ClubMember(Struct, frozen=True):
    """A member of a club."""

    name: str
    role: Role
    since: Millis
    me: bool


class StandingTable(Struct, frozen=True):
    """A table that opens every week."""

    id: str
    day: int
    """0: Monday."""
    minute: int
    """Of the day, in the club's time zone."""
    game: str
    options: dict[str, Any]
    due: Millis
    """When it opens next."""


class NewStanding(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open every week."""

    day: Annotated[int, Meta(ge=0, le=6)]
    minute: Annotated[int, Meta(ge=0, le=1439)]
    table: NewTable


class SeasonPlace(Struct, frozen=True):
    """A line of a season's table."""

    place: int
    name: str
    played: int
    won: int
    points: int
    adjusted: float
    """Points without what luck did, in the games that were reviewed."""
    reviewed: int
    me: bool


class SeasonInfo(Struct, frozen=True):
    """A season and its table."""

    number: int
    scheme: Scheme
    began: Millis
    ends: Millis
    closed: Millis | None
    """When its table was frozen."""
    places: tuple[SeasonPlace, ...]


class NewSeason(Struct, frozen=True, forbid_unknown_fields=True):
    """A season to begin."""

    scheme: Scheme = "wins"
    days: Annotated[int, Meta(ge=1, le=366)] = 90


class PastSeason(Struct, frozen=True):
    """A season that is over."""

    number: int
    began: Millis
    ends: Millis


class ClubLink(Struct, frozen=True):
    """An invitation, shown once: the page is at `/clubs#KEY`."""

    key: str
    until: Millis


class ClubKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of an invitation."""

    key: Annotated[str, Meta(max_length=80)]


class MemberChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A change to someone's role: `member` also accepts someone who has asked, `gone` removes or declines."""

    name: PersonName
    role: Role | Literal["gone"]


class LeaveClub(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave a club; an owner must confirm it."""

    confirm: bool = False


class ClubSay(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say in a club."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class ClubChatLine(Struct, frozen=True):
    """Something said in a club."""

    number: int
    at: Millis
    name: str
    text: str
    me: bool


class ClubChat(Struct, frozen=True):
    """The last things said in a club, oldest first, except by people I don't hear."""

    lines: tuple[ClubChatLine, ...]


class ClubReport(Struct, frozen=True, forbid_unknown_fields=True):
    """What a member did, told to the server's host."""

    name: PersonName
    reason: ReportReason
    note: Annotated[str, Meta(max_length=500)] = ""

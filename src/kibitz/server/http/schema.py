"""The JSON Schema of everything on the wire, for the page's types and for third-party programs."""

from __future__ import annotations

from typing import Any

import msgspec

from kibitz.engines import feed
from kibitz.games import registry
from kibitz.games.core import AnyGame, find_game
from kibitz.games.record import Record
from kibitz.server.clubs import wire
from kibitz.server.clubs.circle import Circle
from kibitz.server.finished.results import GameStats, Replay, ReplayView
from kibitz.server.http.api import account_bodies, bodies, finding, manners, notices, people
from kibitz.server.http.api.club_pages import ClubInfo
from kibitz.server.http.api.host import HostAct, HostLink, HostView
from kibitz.server.matchmaking.finding import FoundGame
from kibitz.server.matchmaking.wishes import GameWish
from kibitz.server.messages import PROTOCOL, ServerMessage
from kibitz.server.reviews.progress import MyMistakes, ReviewProgress, ShownLines
from kibitz.server.storage.ratings import GameRating
from kibitz.server.tables.factory import NewTable, QuickGame
from kibitz.server.tables.history import History
from kibitz.table.info import TableInfo
from kibitz.table.requests import ClientMessage

UNIONS = {
    "ServerMessage": ServerMessage,
    "ClientMessage": ClientMessage,
    "BotMessage": feed.BotMessage,
    "ToBotMessage": feed.ToBotMessage,
}
BODIES = (
    bodies.Problem, bodies.Me, bodies.Rename, bodies.MySessions, bodies.SignOut, bodies.Info, NewTable, QuickGame,
    bodies.Created, TableInfo, bodies.Lobby, bodies.Games, GameStats, bodies.MyStats,
    bodies.ChatLog, bodies.Health, History, Replay, ReplayView, Record,
    bodies.ReviewWish, bodies.RecordText, bodies.Uploaded, ReviewProgress, ShownLines, MyMistakes,
    account_bodies.MyAccount, account_bodies.PasskeyAnswer, account_bodies.Arrival, account_bodies.Enter,
    account_bodies.RecoveryCode, account_bodies.Code, account_bodies.OneUseToken, account_bodies.Address,
    account_bodies.DeviceOffer, account_bodies.DeviceRequest, account_bodies.DeviceAnswer, account_bodies.Knocked,
    manners.Avoid, manners.AvoidedList, manners.NewReport, manners.Reported,
    notices.NoticeList, notices.Seen, notices.NoticeWishes, notices.NoticeChoices,
    notices.NewBrowser, notices.NewMail, notices.NewWebhook, notices.Stopped,
    notices.Confirmed,
    GameWish, FoundGame, finding.WaitingCounts, finding.Companions, finding.InvitePerson,
    wire.NewClub, wire.ClubChange, wire.MyClubs, wire.ListedClubs,
    ClubInfo, wire.ClubLink, wire.ClubKey, wire.MemberChange,
    wire.LeaveClub, wire.ClubChat, wire.ClubSay, wire.ClubReport, wire.NewStanding, wire.NewSeason, wire.SeasonInfo,
    Circle,
    people.ShownProfile, people.Leaderboard, GameRating,
    people.MyProfile, people.Visibility, people.AboutPerson, people.Acquaintances,
    HostLink, HostAct, HostView,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """One document with a definition for every message, body, view and event."""
    games = {_camel(name): find_game(name) for name in registry.names()}
    homes = {_home(game): name for name, game in games.items()}
    roots: dict[str, Any] = dict(UNIONS)
    for name, game in games.items():
        roots |= {f"{name}View": game.view_type, f"{name}Event": game.event_type}
    roots |= {body.__name__: body for body in BODIES}
    found, components = msgspec.json.schema_components(roots.values(), ref_template="#/$defs/{name}")
    renamed = {old: _plain(old, homes) for old in components}
    definitions = {renamed[old]: component for old, component in components.items()}
    definitions |= {name: root for name, root in zip(roots, found, strict=True) if name not in definitions}
    for kind in ("View", "Event"):
        definitions[f"Any{kind}"] = {"anyOf": [{"$ref": f"#/$defs/{name}{kind}"} for name in games]}
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"kibitz/protocol/{PROTOCOL}",
        "title": "Kibitz protocol",
        "$defs": dict(sorted(definitions.items())),
    }
    text = msgspec.json.encode(document).decode()
    for old, new in renamed.items():
        if old != new:
            text = text.replace(f'"#/$defs/{old}"', f'"#/$defs/{new}"')
    decoded: dict[str, Any] = msgspec.json.decode(text)
    return decoded


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


def _home(game: AnyGame) -> str:
    """The package that holds a game's types, or its module if it isn't in a package."""
    module = type(game).__module__
    return module.rpartition(".")[0] or module


def _plain(component: str, homes: dict[str, str]) -> str:
    """A name without its module. Games share type names, so `View` in the package of Nyet! becomes `NyetView`."""
    module, _, name = component.rpartition(".")
    if not module:
        return name
    own = next((game for home, game in homes.items() if f"{module}.".startswith(f"{home}.")), None)
    return (own or _camel(module.rpartition(".")[2].replace("_", "-"))) + name

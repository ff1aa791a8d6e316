"""The JSON Schema of everything on the wire, for the page's types and for programs of others."""

from __future__ import annotations

from typing import Any

import msgspec

from kibitz.bots import feed
from kibitz.games.core import GAMES, find_game
from kibitz.games.record import Record
from kibitz.server import bodies
from kibitz.server.messages import PROTOCOL, ServerMessage
from kibitz.table.commands import ClientMessage
from kibitz.table.info import TableInfo

UNIONS = {
    "ServerMessage": ServerMessage,
    "ClientMessage": ClientMessage,
    "BotMessage": feed.BotMessage,
    "ToBotMessage": feed.ToBotMessage,
}
BODIES = (
    bodies.Problem, bodies.Me, bodies.Rename, bodies.Info, bodies.NewTable, bodies.QuickGame,
    bodies.Created, TableInfo, bodies.Lobby, bodies.Games, bodies.GameStats, bodies.MyStats,
    bodies.ChatLog, bodies.Health, bodies.Replay, bodies.ReplayView, Record,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """One document with a definition for every message, body, view and event."""
    games = {_camel(name): find_game(name) for name in GAMES}
    roots: dict[str, Any] = dict(UNIONS)
    for name, game in games.items():
        roots |= {f"{name}View": game.view_type, f"{name}Event": game.event_type}
    roots |= {body.__name__: body for body in BODIES}
    found, components = msgspec.json.schema_components(roots.values(), ref_template="#/$defs/{name}")
    renamed = {old: _plain(old) for old in components}
    definitions = {renamed[old]: component for old, component in components.items()}
    definitions |= {name: root for name, root in zip(roots, found, strict=True) if name not in definitions}
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


def _plain(component: str) -> str:
    """`kibitz.games.nyet.view.View` is `NyetView`: two games have types of one name."""
    path = component.split(".")
    if len(path) == 1:
        return component
    return _camel(path[2].replace("_", "-")) + path[-1]

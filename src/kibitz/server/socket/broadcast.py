"""Telling the audience of a table: one small message a viewer, from what all share and what he alone may see."""

from __future__ import annotations

from operator import is_
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import fields

from kibitz.games.core import Viewer
from kibitz.server.clock import now
from kibitz.server.socket.connection import Connection
from kibitz.server.socket.messages import PROTOCOL, Hello
from kibitz.table import log
from kibitz.table.describe import describe
from kibitz.table.info import TableInfo
from kibitz.table.patch import Differ, EncodedPatch
from kibitz.table.shown import redacted
from kibitz.table.table import KEPT_STEPS, Events, Table, drafter
from kibitz.table.undo import free_undo

if TYPE_CHECKING:
    from kibitz.server.tables.live import LiveTable

_encode = msgspec.json.Encoder().encode
_differ = Differ(field.name for field in fields(TableInfo) if field.name != "chat")


def hello(live: LiveTable, connection: Connection, since: int | None) -> None:
    """Everything for a client that comes, or looks from another seat."""
    table, viewer = live.shown, connection.viewer
    view = None
    draft: tuple[str, ...] = ()
    missed: Events = ()
    if table.state is not None:
        shown = live.shown_views.show(table, viewer)
        view, draft = shown.view, shown.draft
        missed = _missed(table, viewer, since)
    connection.say(
        Hello(
            protocol=PROTOCOL,
            now=now(),
            seq=table.seq,
            viewer=viewer,
            table=live.info,
            view=view,
            draft=draft,
            missed=missed,
            invitation=table.invitation if isinstance(viewer, int) or table.host == connection.person else "",
        )
    )


def _missed(table: Table, viewer: Viewer, since: int | None) -> Events:
    """What happened after a sequence number, if the table still remembers."""
    if since is None or (len(table.recent) == KEPT_STEPS and since < table.recent[0].seq - 1):
        return ()
    events = (event for past in table.recent if past.seq > since for event in past.events)
    return tuple(table.game.redact(event, viewer) for event in events)


def step(live: LiveTable, before: Table, rows: list[log.Row], events: Events) -> None:
    """What rows of the log changed, for everyone who looks."""
    table, audience = live.shown, live.audience
    if not audience:
        info(live)
        return
    shared = _table_patch(live, [row.body for row in rows])
    head = b'{"type":"update","seq":%d' % table.seq
    if table.state is None:
        if shared:
            _send_all(live, head + _member(shared) + b"}")
        return
    if before.state is None:
        _begin(live)
        return
    patches = live.shown_views.advance(table, audience)
    happened = redacted(table.game, events, audience) if events else {}
    author = drafter(before)
    for viewer, connections in audience.items():
        patch, draft = patches[viewer]
        parts = [head]
        if viewer == author:
            own = _own_events(before, table, events, viewer)
            if own:
                parts.append(b',"events":' + own)
        elif viewer in happened:
            parts.append(b',"events":' + happened[viewer])
        elif table.draft and viewer == drafter(table):
            parts.append(b',"events":' + _encode(table.draft[-1].step.events))
        if patch:
            parts.append(b"," + patch.members())
        if shared:
            parts.append(_member(shared))
        if draft is not None:
            parts.append(b',"draft":' + _encode(draft))
        if len(parts) > 1:
            parts.append(b"}")
            message = b"".join(parts)
            for connection in connections:
                connection.push(message)


def _own_events(before: Table, after: Table, events: Events, viewer: Viewer) -> bytes:
    """A player was told of his draft as it grew; now he is told only what is new."""
    known = sum(len(draft.step.events) for draft in before.draft)
    fresh = events[known:] if events else ()
    if not events and len(after.draft) > len(before.draft):
        fresh = after.draft[-1].step.events
    return _encode([after.game.redact(event, viewer) for event in fresh]) if fresh else b""


def _begin(live: LiveTable) -> None:
    """The game begins: everyone who may stay gets his first whole view."""
    for connections in live.audience.values():
        for connection in connections:
            if live.may_enter(connection.person):
                hello(live, connection, None)


def info(live: LiveTable, but: Connection | None = None) -> None:
    """What changed about the table but not in its log: who is here, who watches, whether bots are awaited."""
    patch = _table_patch(live, [])
    if patch and live.audience:
        _send_all(live, b'{"type":"update","seq":%d' % live.shown.seq + _member(patch) + b"}", but)


def _table_patch(live: LiveTable, bodies: list[log.Body]) -> EncodedPatch:
    """What changed in the table's info; chat is only ever added to."""
    watchers = live.watchers
    told = _told(live.shown, live.waiting, watchers)
    if live.told and all(map(is_, told, live.told)):
        return EncodedPatch()
    live.told = told
    said = len([body for body in bodies if isinstance(body, log.Said)])
    new = describe(live.shown, waiting=live.waiting, watchers=watchers)
    patch = _differ(live.info, new)
    live.info = new
    if said:
        patch.push.append(b'"chat":' + _encode(new.chat[-said:]))
    return patch


def _told(table: Table, waiting: object, watchers: int) -> tuple[object, ...]:
    """All that a table's info is made of; nothing to compare as long as these are the same objects."""
    return (
        table.chairs,
        table.status,
        table.host,
        table.bank,
        table.since,
        table.undo,
        free_undo(table),
        table.votes,
        table.chat,
        table.rematch,
        waiting,
        watchers,
    )


def _member(patch: EncodedPatch) -> bytes:
    return b',"table":{%b}' % patch.members()


def _send_all(live: LiveTable, message: bytes, but: Connection | None = None) -> None:
    for connections in live.audience.values():
        for connection in connections:
            if connection is not but:
                connection.push(message)

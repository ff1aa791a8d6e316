"""The audience of a table: who watches from which seat, what they were last told, and what they're told next.

Each viewer gets one message, made of what is shared and what only that viewer may see. The audience remembers what it
has sent; it never changes the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import fields, replace

from kibitz.games.core import SPECTATOR, Seat, Viewer
from kibitz.server.messages import PROTOCOL, Hello
from kibitz.server.tables.context import Client
from kibitz.table import log
from kibitz.table.describe import describe, info_source, redescribe, unchanged
from kibitz.table.info import Millis, TableInfo
from kibitz.table.patch import NOTHING, Differ, EncodedPatch
from kibitz.table.shown import ShownViews, redacted
from kibitz.table.table import KEPT_STEPS, Events, Table, drafter, is_told, may_enter

_encode = msgspec.json.Encoder().encode
_differ = Differ(field.name for field in fields(TableInfo) if field.name != "chat")


def _invited(table: Table, client: Client) -> bool:
    """The host and people in seats that need an invitation; someone in an open seat may be a stranger."""
    by_link = isinstance(client.viewer, int) and table.chairs[client.viewer].free == "link"
    return by_link or table.host == client.person


class Audience:
    """The clients at a table, by viewer."""

    def __init__(self, table: Table, now: Callable[[], Millis]) -> None:
        self._now = now
        self._clients: dict[Viewer, set[Client]] = {}
        self._views = ShownViews()
        self._source = info_source(table)
        self.info = describe(self._source)
        """The table as everyone was last told."""

    def __bool__(self) -> bool:
        return bool(self._clients)

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._clients

    def __iter__(self) -> Iterator[Client]:
        return iter([client for group in self._clients.values() for client in group])

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats with clients."""
        return tuple(viewer for viewer in self._clients if isinstance(viewer, int))

    @property
    def spectators(self) -> int:
        """The number of spectators."""
        return len(self._clients.get(SPECTATOR, ()))

    def add(self, client: Client, viewer: Viewer) -> None:
        """Add a client as a viewer."""
        client.viewer = viewer
        self._clients.setdefault(viewer, set()).add(client)

    def remove(self, client: Client) -> bool:
        """Remove a client; False if it wasn't here."""
        others = self._clients.get(client.viewer)
        if others is None or client not in others:
            return False
        others.discard(client)
        if not others:
            del self._clients[client.viewer]
            self._views.forget(client.viewer)
        return True

    def hello(self, table: Table, client: Client, since: int | None = None, *, elsewhere: int = 0) -> None:
        """Send everything to a client that joins, or changes its seat; spectators count themselves at once, though
        others hear of them later."""
        viewer = client.viewer
        view = None
        draft: tuple[str, ...] = ()
        missed: Events = ()
        if table.state is not None:
            shown = self._views.show(table, viewer)
            view, draft = shown.view, shown.draft
            missed = _missed(table, viewer, since)
        client.say(
            Hello(
                protocol=PROTOCOL,
                now=self._now(),
                seq=table.told,
                viewer=viewer,
                table=_heard(replace(self.info, watchers=self.spectators + elsewhere), table, client),
                view=view,
                draft=draft,
                plan=table.plans.get(viewer) if isinstance(viewer, int) else None,
                missed=missed,
                invitation=table.invitation if _invited(table, client) else "",
                removed=client.person in table.removed,
            )
        )

    def tell_info(self, table: Table, *, waiting: bool, elsewhere: int, but: Client | None = None) -> None:
        """Tell what changed outside the log: who is here, who watches, whether the table waits for bots."""
        patch = self._info_patch(table, waiting=waiting, elsewhere=elsewhere)
        if patch and self._clients:
            self._send_all(b'{"type":"update","seq":%d' % table.told + _member(patch) + b"}", but)

    def tell_step(
        self, before: Table, table: Table, rows: list[log.Row], events: Events, *, waiting: bool, elsewhere: int
    ) -> None:
        """Tell every viewer what new rows of the log changed."""
        audience = self._clients
        if not audience:
            self._info_patch(table, waiting=waiting, elsewhere=elsewhere)
            return
        bodies = [row.body for row in rows]
        said = sum([isinstance(body, log.Said) for body in bodies])
        # A row that only its seat is told of brings nobody other news any sooner: they come when they would have come.
        known = any(map(is_told, bodies))
        info = self._info_patch(table, waiting=waiting, elsewhere=elsewhere) if known else NOTHING
        shared = SharedPatch(info, table, said)
        head = b'{"type":"update","seq":%d' % table.told
        if table.state is None:
            for client in self:
                if member := shared.member(client):
                    client.push(head + member + b"}")
            return
        if before.state is None:
            self._begin(table, elsewhere)
            return
        common = shared.member_for_all()
        patches = self._views.advance(table, audience)
        happened = redacted(table.game, events, audience) if events else {}
        author = drafter(before)
        undone = next((body.seat for body in bodies if isinstance(body, log.Undone)), None)
        plans_changed = before.plans is not table.plans
        made: dict[tuple[bytes, EncodedPatch], bytes] = {}
        for viewer, clients in audience.items():
            patch, draft = patches[viewer]
            if viewer == author:
                own = _own_events(before, table, events, viewer)
            elif table.draft and not events and viewer == drafter(table):
                own = _encode(table.draft[-1].step.events)
            else:
                own = happened.get(viewer, b"")
            news = made.get((own, patch)) if draft is None else None
            if news is None:
                news = _news(own, patch, undone, draft)
                if draft is None:
                    made[own, patch] = news
            if plans_changed:
                news += _plan_news(before, table, viewer)
            if not said:  # nobody is left out of anything
                if news or common:
                    message = b"%b%b%b}" % (head, news, common)
                    for client in clients:
                        client.push(message)
                continue
            for client in clients:
                member = shared.member(client)
                if news or member:
                    client.push(head + news + member + b"}")

    def _begin(self, table: Table, elsewhere: int) -> None:
        """The game begins: everyone who may stay gets a first whole view."""
        for client in self:
            if may_enter(table, client.person):
                self.hello(table, client, elsewhere=elsewhere)

    def _info_patch(self, table: Table, *, waiting: bool, elsewhere: int) -> EncodedPatch:
        """What changed in the table's info, except the chat."""
        source = info_source(table, waiting=waiting, watchers=self.spectators + elsewhere)
        if unchanged(self._source, source):
            return NOTHING
        new = redescribe(self.info, self._source, source)
        patch = _differ(self.info, new)
        self._source, self.info = source, new
        return patch

    def _send_all(self, message: bytes, but: Client | None = None) -> None:
        for clients in self._clients.values():
            for client in clients:
                if client is not but:
                    client.push(message)


class SharedPatch:
    """What changed in the table's info, the same for everyone, except for the words of people a client doesn't hear."""

    def __init__(self, patch: EncodedPatch, table: Table, said: int) -> None:
        self._patch = patch
        self._lines = table.chat[-said:] if said else ()
        self._authors = table.authors[-said:] if said else ()
        self._members: dict[frozenset[str], bytes] = {}

    def member(self, client: Client) -> bytes:
        """The member `"table": {…}` of a message to a client; empty if nothing changed for it."""
        unheard = client.avoidance.hidden.intersection(self._authors)
        if unheard not in self._members:
            self._members[unheard] = self._made(unheard)
        return self._members[unheard]

    def member_for_all(self) -> bytes:
        """The member for clients who hear everyone."""
        return _member(self._patch) if self._patch and not self._lines else b""

    def _made(self, unheard: frozenset[str]) -> bytes:
        spoken = zip(self._lines, self._authors, strict=True)
        lines = tuple(line for line, author in spoken if author not in unheard)
        patch = self._patch + EncodedPatch((), [b'"chat":' + _encode(lines)] if lines else [])
        return _member(patch) if patch else b""


def _heard(info: TableInfo, table: Table, client: Client) -> TableInfo:
    """The table without the words of people a client doesn't hear."""
    hidden = client.avoidance.hidden
    if hidden.isdisjoint(table.authors):
        return info
    spoken = zip(table.chat, table.authors, strict=True)
    return replace(info, chat=tuple(line for line, author in spoken if author not in hidden))


def _missed(table: Table, viewer: Viewer, since: int | None) -> Events:
    """What happened after a sequence number, if the table still remembers."""
    if since is None or (len(table.recent) == KEPT_STEPS and since < table.recent[0].told - 1):
        return ()
    events = (event for past in table.recent if past.told > since for event in past.events)
    return tuple(table.game.redact(event, viewer) for event in events)


def _plan_news(before: Table, table: Table, viewer: Viewer) -> bytes:
    """A seat's own plan, if it changed."""
    if not isinstance(viewer, int):
        return b""
    plan = table.plans.get(viewer)
    return b',"plan":' + _encode(plan) if plan != before.plans.get(viewer) else b""


def _news(events: bytes, patch: EncodedPatch, undone: Seat | None, draft: tuple[str, ...] | None) -> bytes:
    """What a step changed for a viewer, as members of a message; empty if nothing."""
    news = b',"events":' + events if events else b""
    if patch:
        news = b"%b,%b" % (news, patch.members())
    if undone is not None:
        news += b',"undone":%d' % undone
    return news if draft is None else news + b',"draft":' + _encode(draft)


def _own_events(before: Table, after: Table, events: Events, viewer: Viewer) -> bytes:
    """Players see their own draft as it grows, so at the end of a turn they only get what is new."""
    known = sum(len(draft.step.events) for draft in before.draft)
    fresh = events[known:] if events else ()
    if not events and len(after.draft) > len(before.draft):
        fresh = after.draft[-1].step.events
    return _encode([after.game.redact(event, viewer) for event in fresh]) if fresh else b""


def _member(patch: EncodedPatch) -> bytes:
    return b',"table":{%b}' % patch.members()

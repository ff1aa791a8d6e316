"""What each viewer of a table has been shown, and so what to send next."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from kibitz.games.core import SPECTATOR, AnyGame, Viewer, find_game
from kibitz.table.patch import NOTHING, Differ, EncodedPatch
from kibitz.table.table import Events, Table, drafted, drafter, state_for

_encode = msgspec.json.Encoder().encode


class ShownView(Struct, frozen=True):
    """The state a viewer was last shown, its public view, and the viewer's view with up-to-date personal fields."""

    state: Any
    public: Any
    view: Any
    draft: tuple[str, ...] = ()


@cache
def _differs(name: str) -> tuple[Differ, Differ]:
    """Differs for the public and the personal fields of a view."""
    game = find_game(name)
    names = [field.name for field in msgspec.structs.fields(game.view_type)]
    return (
        Differ(name for name in names if name not in game.personal_fields),
        Differ(game.personal_fields),
    )


class ShownViews:
    """The last view of every connected viewer. The public fields of a state are made and compared once for all."""

    def __init__(self) -> None:
        self._shown: dict[Viewer, ShownView] = {}

    def show(self, table: Table, viewer: Viewer) -> ShownView:
        """The whole view for a viewer who just connected."""
        state = state_for(table, viewer)
        public = table.game.view(state, SPECTATOR)
        return self._keep(table, viewer, state, public)

    def forget(self, viewer: Viewer) -> None:
        """Forget a viewer that nobody is connected as any more."""
        self._shown.pop(viewer, None)

    def advance(
        self, table: Table, viewers: Iterable[Viewer]
    ) -> dict[Viewer, tuple[EncodedPatch, tuple[str, ...] | None]]:
        """What changed in each viewer's view since it was last shown, and the draft if that changed."""
        publics: dict[int, Any] = {}
        common: dict[tuple[int, int], EncodedPatch] = {}
        game, author = table.game, drafter(table)
        differ, personal = _differs(game.name)
        found: dict[Viewer, tuple[EncodedPatch, tuple[str, ...] | None]] = {}
        for viewer in viewers:
            old = self._shown[viewer]
            state = drafted(table) if viewer == author else table.state
            if state is old.state and (viewer == author or not old.draft):
                found[viewer] = NOTHING, None
                continue
            public = publics.get(id(state))
            if public is None:
                public = publics[id(state)] = game.view(state, SPECTATOR)
            key = id(old.public), id(public)
            if key not in common:
                common[key] = differ(old.public, public)
            patch = common[key]
            if (
                isinstance(viewer, int)
                and viewer != author
                and not old.draft
                and viewer not in old.public.to_act
                and viewer not in public.to_act
                and game.same_for(old.state, state, viewer)
            ):
                self._shown[viewer] = ShownView(state, public, old.view)
                found[viewer] = patch, None
                continue
            new = self._keep(table, viewer, state, public)
            own = patch + personal(old.view, new.view)
            found[viewer] = own, new.draft if new.draft != old.draft else None
        return found

    def _keep(self, table: Table, viewer: Viewer, state: Any, public: Any) -> ShownView:
        draft = tuple(draft.action for draft in table.draft) if table.draft and viewer == drafter(table) else ()
        shown = ShownView(state, public, table.game.personal(state, public, viewer), draft)
        self._shown[viewer] = shown
        return shown


def redacted(game: AnyGame, events: Events, viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
    """Events as each viewer may see them, encoded; events that hide nothing from a spectator are encoded once."""
    if all(game.redact(event, SPECTATOR) is event for event in events):
        return dict.fromkeys(viewers, _encode(events))
    plain: bytes | None = None
    found: dict[Viewer, bytes] = {}
    for viewer in viewers:
        seen = tuple(game.redact(event, viewer) for event in events)
        if all(mine is event for mine, event in zip(seen, events, strict=True)):
            if plain is None:
                plain = _encode(events)
            found[viewer] = plain
        else:
            found[viewer] = _encode(seen)
    return found

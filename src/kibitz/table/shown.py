"""What each viewer of a table has been shown, and so what to send next."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kibitz.games.core import SPECTATOR, AnyGame, Viewer, find_game
from kibitz.table.patch import NOTHING, Differ, EncodedPatch, patched
from kibitz.table.table import Events, Table, drafted, drafter, state_for

_encode = msgspec.json.Encoder().encode


class WholeView(Struct, frozen=True):
    """All that a viewer sees of a game."""

    view: Any
    draft: tuple[str, ...] = ()


class ShownView(Struct, frozen=True):
    """The state a viewer was last shown, what a spectator sees of it, and the viewer's personal fields."""

    state: Any
    public: Any
    own: tuple[Any, ...]
    draft: tuple[str, ...] = ()


@cache
def _personal(name: str) -> Differ:
    """Compares the personal fields of a view."""
    return Differ(find_game(name).personal_fields)


class ShownViews:
    """The last view of every connected viewer. The public fields of a state are made and compared once for all, and
    only those that can have changed."""

    def __init__(self) -> None:
        self._shown: dict[Viewer, ShownView] = {}

    def show(self, table: Table, viewer: Viewer) -> WholeView:
        """The whole view for a viewer who just connected."""
        game, state = table.game, state_for(table, viewer)
        public = game.view(state, SPECTATOR)
        own = game.personal(state, public, viewer)
        draft = _draft_of(table, viewer)
        self._shown[viewer] = ShownView(state, public, own, draft)
        return WholeView(replace(public, **dict(zip(game.personal_fields, own, strict=True))), draft)

    def forget(self, viewer: Viewer) -> None:
        """Forget a viewer that nobody is connected as any more."""
        self._shown.pop(viewer, None)

    def advance(
        self, table: Table, viewers: Iterable[Viewer]
    ) -> dict[Viewer, tuple[EncodedPatch, tuple[str, ...] | None]]:
        """What changed in each viewer's view since it was last shown, and the draft if that changed."""
        steps: dict[tuple[int, int], tuple[Any, EncodedPatch]] = {}
        game, author, settled = table.game, drafter(table), table.state
        personal = _personal(game.name)
        found: dict[Viewer, tuple[EncodedPatch, tuple[str, ...] | None]] = {}
        for viewer in viewers:
            old = self._shown[viewer]
            state = drafted(table) if viewer == author else settled
            if state is old.state and (viewer == author or not old.draft):
                found[viewer] = NOTHING, None
                continue
            key = id(old.state), id(state)
            step = steps.get(key)
            if step is None:
                step = steps[key] = _step(game, old, state)
            public, patch = step
            if (
                isinstance(viewer, int)
                and viewer != author
                and not old.draft
                and viewer not in old.public.to_act
                and viewer not in public.to_act
                and game.same_for(old.state, state, viewer)
            ):
                self._shown[viewer] = ShownView(state, public, old.own)
                found[viewer] = patch, None
                continue
            own = game.personal(state, public, viewer)
            draft = _draft_of(table, viewer)
            self._shown[viewer] = ShownView(state, public, own, draft)
            found[viewer] = patch + personal.between(old.own, own), draft if draft != old.draft else None
        return found


def _step(game: AnyGame, old: ShownView, state: Any) -> tuple[Any, EncodedPatch]:
    """What a spectator sees of the next state, and what changed in the public fields."""
    changes = game.changes(old.state, state)
    return replace(old.public, **changes), patched(old.public, changes, but=game.personal_fields)


def _draft_of(table: Table, viewer: Viewer) -> tuple[str, ...]:
    if not table.draft or viewer != drafter(table):
        return ()
    return tuple(draft.action for draft in table.draft)


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

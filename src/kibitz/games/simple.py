"""A base class for small games: it implements everything that doesn't depend on the game."""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from kibitz.games.core import (
    SPECTATOR,
    Barred,
    Figures,
    IllegalAction,
    OptionSpec,
    Outcome,
    Refusal,
    Seat,
    Step,
    Viewer,
    check_options,
    turn_refusal,
    unparsable,
)

Options: TypeAlias = dict[str, Any]
"""A simple game's options, by name."""


class SimpleView(Struct, frozen=True, kw_only=True, tag_field="game"):
    """The fields of every view; a game adds its own, and its name as `tag=`."""

    viewer: Viewer
    options: Options
    to_act: tuple[Seat, ...]
    legal: tuple[str, ...]
    barred: tuple[Barred, ...] = ()
    outcome: Outcome | None


class Dealt(Struct, frozen=True, tag_field="type", tag="dealt"):
    """The cards were dealt; the views show who got which."""


class SimpleAction(Struct, frozen=True, tag_field="type", tag="action"):
    """A seat acted, in public."""

    seat: Seat
    action: str


class GameOver(Struct, frozen=True, tag_field="type", tag="game-over"):
    """The game ended."""

    outcome: Outcome


Event: TypeAlias = Dealt | SimpleAction | GameOver

StateT = TypeVar("StateT", bound=Struct)
ViewT = TypeVar("ViewT", bound=SimpleView)


class SimpleGame(ABC, Generic[StateT, ViewT]):
    """A game whose actions are public texts. Override whatever doesn't apply to yours."""

    name: ClassVar[str]
    view_type: type[ViewT]
    players: ClassVar[int] = 2
    """The number of players, unless an option has the role `players`."""
    option_specs: tuple[OptionSpec, ...] = ()
    notation: ClassVar[str]
    """A regular expression that matches every action."""
    rules_version: int = 1
    rearranging: bool = False
    event_type: Any = Event

    # What a game implements.

    @abstractmethod
    def first(self, options: Options, seed: bytes) -> StateT:
        """The first state: everything random in the game follows from the seed."""

    @abstractmethod
    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """Who may act now; nobody when the game is over."""

    @abstractmethod
    def choices(self, state: StateT, seat: Seat) -> tuple[str, ...]:
        """The legal actions of a seat that may act."""

    @abstractmethod
    def after(self, state: StateT, seat: Seat, action: str) -> StateT:
        """The state after a legal action."""

    @abstractmethod
    def shown(self, state: StateT, viewer: Viewer) -> dict[str, Any]:
        """The game's own fields of a view: all that a viewer may know, and nothing else."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """The result, once the game is over."""

    def sample(self, view: ViewT, rng: random.Random) -> StateT:
        """A full state consistent with a view. Without it, bots play at random."""
        raise NotImplementedError

    # What follows from that.

    @property
    def personal_fields(self) -> tuple[str, ...]:
        return tuple(field.name for field in msgspec.structs.fields(self.view_type))

    def options(self, given: Mapping[str, object]) -> Options:
        return check_options(self.option_specs, given)

    def seats(self, options: Options) -> int:
        return next((options[spec.name] for spec in self.option_specs if spec.role == "players"), self.players)

    def minutes(self, options: Options) -> int:  # noqa: ARG002  the contract's names
        """A game may say how long it takes."""
        return 0

    def start(self, options: Options, seed: bytes) -> Step[StateT, Event]:
        return Step(self.first(options, seed), (Dealt(),))

    def next_to_act(self, state: StateT) -> Seat | None:
        return next(iter(self.to_act(state)), None)

    def legal(self, state: StateT, seat: Seat) -> tuple[str, ...]:
        return self.choices(state, seat) if seat in self.to_act(state) else ()

    def refusal(self, state: StateT, seat: Seat, action: str) -> Refusal | None:
        early = turn_refusal(self.to_act(state), seat, "")
        if early is not None or action in self.choices(state, seat):
            return early
        return Refusal("not-allowed", params={"action": action})

    def play(self, state: StateT, seat: Seat, action: str) -> Step[StateT, Event]:
        reason = self.refusal(state, seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        after = self.after(state, seat, action)
        outcome = self.outcome(after)
        acted = SimpleAction(seat, action)
        return Step(after, (acted,) if outcome is None else (acted, GameOver(outcome)))

    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        legal = self.legal(state, viewer) if isinstance(viewer, int) else ()
        return self.view_type(
            viewer=viewer,
            options=state.options,  # type: ignore[attr-defined]  # every state has them
            to_act=self.to_act(state),
            legal=legal,
            outcome=self.outcome(state),
            **self.shown(state, viewer),
        )

    def changes(self, before: StateT, after: StateT) -> dict[str, Any]:  # noqa: ARG002  any field may have changed
        return msgspec.structs.asdict(self.view(after, SPECTATOR))

    def personal(self, state: StateT, seen: ViewT, viewer: Viewer) -> tuple[Any, ...]:
        view = seen if viewer == SPECTATOR else self.view(state, viewer)
        return tuple(getattr(view, name) for name in self.personal_fields)

    def same_for(self, before: StateT, after: StateT, seat: Seat) -> bool:  # noqa: ARG002  any field may have changed
        return before is after

    def redact(self, event: Event, viewer: Viewer) -> Event:  # noqa: ARG002  nothing in it is hidden
        return event

    def reveals(self, event: Event, seat: Seat) -> bool:
        return isinstance(event, Dealt) or (isinstance(event, SimpleAction) and event.seat != seat)

    def parse(self, text: str) -> str:
        if not re.fullmatch(self.notation, text):
            raise unparsable(text)
        return text

    def deal(self, options: Options, seed: bytes, number: int) -> dict[str, Any] | None:
        if number != 1:
            return None
        dealt: dict[str, Any] = msgspec.to_builtins(self.first(options, seed))
        return {name: value for name, value in dealt.items() if name != "options"}

    def pace_share(self, seen: ViewT, seat: Seat) -> float:  # noqa: ARG002  all alike
        return 1.0

    def rounds(self, state: StateT) -> int:  # noqa: ARG002  there is only one
        return 1

    def figures(self, state: StateT) -> Figures:
        outcome = self.outcome(state)
        seats = self.seats(state.options)  # type: ignore[attr-defined]  # every state has them
        return Figures(1, tuple({"points": outcome.scores[seat]} if outcome else {} for seat in range(seats)))

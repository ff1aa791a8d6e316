"""What every game offers: state is an immutable value and the rules are functions of it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from kibitz.games import registry

Seat: TypeAlias = int
"""Seats are numbered 0, 1, … clockwise."""

Viewer: TypeAlias = Seat | Literal["spectator", "open"]
"""Who looks: a seat; a spectator, who sees what is public; or `open`, which shows every card (once a game is over)."""

SPECTATOR: Literal["spectator"] = "spectator"
OPEN: Literal["open"] = "open"


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why an action is not accepted: a code, the id of the rule in the way, and what a sentence needs to say it."""

    code: str
    rule: str = ""
    params: dict[str, str | int] = {}


class Barred(Struct, frozen=True, array_like=True):
    """Actions that are not legal now, all for the same reason."""

    refusal: Refusal
    actions: tuple[str, ...]


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended; several winners share the win."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class IllegalAction(ValueError):
    """An action the rules do not accept, with the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule})" if refusal.rule else refusal.code)
        self.refusal = refusal


class BadOptions(ValueError):
    """Options no game can be played with; the refusal names the option and what it may be."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(" ".join([code, *(f"{key}={value}" for key, value in params.items())]))
        self.refusal = Refusal(code, params=params)


class OptionSpec(Struct, frozen=True):
    """One option of a game: a number in a range, a choice of words, or yes/no."""

    name: str
    kind: Literal["number", "choice", "flag"]
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    default: int | str | bool | None = None
    """None: it follows from other options."""
    role: Literal["players", "edition"] | None = None
    """`players`: how many play. `edition`: whose rulebook holds; by default that of the player's language."""
    group: str = ""
    """At most one option of a group may be given."""
    suggested: int | None = None
    """A number to begin with for someone who wants to choose one where there is no default."""
    multiple_of: str = ""
    """A number is fair to everyone if it is a multiple of this other option's: rounds, where each deals in turn."""

    @property
    def allowed(self) -> str:
        """What the option may be, for a message."""
        match self.kind:
            case "number":
                return f"{self.low}–{self.high}"
            case "choice":
                return ", ".join(self.choices)
            case "flag":
                return "true, false"

    def accepts(self, value: object) -> bool:
        """Whether a value fits; True is not the number 1."""
        match self.kind:
            case "number":
                return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
            case "choice":
                return value in self.choices
            case "flag":
                return isinstance(value, bool)


StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT")
EventT = TypeVar("EventT")
OptionsT = TypeVar("OptionsT")


class Figures(Struct, frozen=True):
    """A game in figures for statistics: how long it was, in rounds or turns, and what each seat did."""

    length: int
    seats: tuple[dict[str, int], ...]


class RoundPlayed(Struct, frozen=True):
    """A round of a finished game, for statistics."""

    teams: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]
    vetoes: tuple[tuple[Seat, str], ...] = ()
    """Who ruled out what, as others can compare it."""


class Step(Struct, Generic[StateT, EventT], frozen=True):
    """What an action leads to: the new state, and what happened on the way, in order and with nothing hidden."""

    state: StateT
    events: tuple[EventT, ...]


class Game(Protocol[OptionsT, StateT, ActionT, ViewT, EventT]):
    """The contract of a game. Everything that leaves the rules for anyone goes through `view` and `redact`."""

    name: str
    rules_version: int
    view_type: type[ViewT]
    """A struct with the game's name as its tag, and at least the fields of `kibitz.games.simple.SimpleView`."""
    event_type: Any
    personal_fields: tuple[str, ...]
    """The fields of a view that depend on who looks; all others are what a spectator sees."""
    rearranging: bool
    """Whether a player may rearrange a turn until it ends."""

    @property
    def option_specs(self) -> tuple[OptionSpec, ...]:
        """The options a table may choose, in the order to offer them."""

    def options(self, given: Mapping[str, object]) -> OptionsT:
        """Complete options from those given, or BadOptions."""

    def seats(self, options: OptionsT) -> int:
        """How many players these options seat."""

    def minutes(self, options: OptionsT) -> int:
        """About how long a game takes online, bots included; 0 if nobody can say."""

    def start(self, options: OptionsT, seed: bytes) -> Step[StateT, EventT]:
        """The first state: everything random in the game follows from the seed."""

    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """Who may act now: several while cards are given up, nobody when the game is over."""

    def next_to_act(self, state: StateT) -> Seat | None:
        """Who acts next when only one may act at a time; None when the game is over."""

    def legal(self, state: StateT, seat: Seat) -> tuple[ActionT, ...]:
        """All that a seat may do now, in a stable order."""

    def refusal(self, state: StateT, seat: Seat, action: ActionT) -> Refusal | None:
        """Which rule an action breaks; None if it is legal."""

    def play(self, state: StateT, seat: Seat, action: ActionT) -> Step[StateT, EventT]:
        """The state after an action, or IllegalAction."""

    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """All that a viewer may know, and nothing else."""

    def changes(self, before: StateT, after: StateT) -> dict[str, Any]:
        """The fields of what a spectator sees that may differ between two states, as they are in the second, in the
        view's order: all others are surely the same."""

    def personal(self, state: StateT, seen: ViewT, viewer: Viewer) -> tuple[Any, ...]:
        """The personal fields of a viewer, in the order of `personal_fields`; `seen` is what a spectator sees."""

    def same_for(self, before: StateT, after: StateT, seat: Seat) -> bool:
        """Whether the personal fields of a seat's view are surely the same in two states: cheap, and often true.

        Asked only about seats that may act in neither.
        """

    def redact(self, event: EventT, viewer: Viewer) -> EventT:
        """An event as a viewer may see it."""

    def reveals(self, event: EventT, seat: Seat) -> bool:
        """Whether an event showed anyone a card they couldn't know, other than one that this seat chose to show."""

    def sample(self, view: ViewT, rng: random.Random) -> StateT:
        """A full state consistent with a view."""

    def outcome(self, state: StateT) -> Outcome | None:
        """The result, once the game is over."""

    def parse(self, text: str) -> ActionT:
        """The action a text of the notation means, or IllegalAction; `str` is its inverse."""

    def deal(self, options: OptionsT, seed: bytes, number: int) -> dict[str, Any] | None:
        """What a seed deals in a round, counted from 1, as plain data; None if the game has no such round."""

    def pace_share(self, seen: ViewT, seat: Seat) -> float:
        """What share of the table's pace a seat's decision takes, from what a spectator sees and nothing else."""

    def rounds(self, state: StateT) -> int:
        """How many rounds were scored in a finished game; one where there is only one."""

    def figures(self, state: StateT) -> Figures:
        """A finished game in figures."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

FORCED_SHARE = 0.25
"""What share of the pace an action takes that everyone can see is forced."""
_EASE, _MORE, _MANY = 0.6, 0.1, 8


def choice_share(number: int) -> float:
    """What share of the pace a choice takes: more with every possibility up to eight, and 1 for one out of four."""
    return _EASE + _MORE * min(number, _MANY)


def find_game(name: str) -> AnyGame:
    """The game of that name, imported when first needed; BadOptions if there is none."""
    module = registry.part(name, "rules")
    if module is None:
        raise BadOptions("unknown-game", value=name, allowed=", ".join(registry.names()))
    game: AnyGame = module.GAME
    return game


def usual_edition(specs: Iterable[OptionSpec], language: str) -> dict[str, str]:
    """The edition option for a language: the edition of that name, else `en`, else the default."""
    for spec in specs:
        if spec.role == "edition":
            return {
                spec.name: next(name for name in (language, "en", spec.default, *spec.choices) if name in spec.choices)
            }
    return {}


def check_options(specs: Iterable[OptionSpec], given: Mapping[str, object]) -> dict[str, Any]:
    """The given options over the defaults; BadOptions names the first that is unknown or does not fit."""
    known = {spec.name: spec for spec in specs}
    for name, value in given.items():
        if name not in known:
            raise BadOptions("unknown-option", option=name, allowed=", ".join(known))
        if not known[name].accepts(value):
            raise BadOptions("bad-option", option=name, value=_shown(value), allowed=known[name].allowed)
    return {name: given.get(name, spec.default) for name, spec in known.items()}


def _shown(value: object) -> str:
    """A refused value, short enough for a message whatever was sent."""
    return str(value)[:40] if isinstance(value, str | int | float) else type(value).__name__


def unparsable(text: str) -> IllegalAction:
    """The refusal of a text that is no action of the game."""
    return IllegalAction(Refusal("unparsable", params={"text": text[:40]}))


def turn_refusal(to_act: tuple[Seat, ...], seat: Seat, rule: str) -> Refusal | None:
    """Why a seat may not act at all now; None if it may."""
    if seat in to_act:
        return None
    return Refusal("not-your-turn" if to_act else "game-over", rule)


def barred(
    game: AnyGame, state: Any, seat: Seat, candidates: Iterable[Any], legal: Iterable[Any]
) -> tuple[Barred, ...]:
    """The candidates a seat may not choose, grouped by reason."""
    allowed = set(legal)
    return by_reason((action, game.refusal(state, seat, action)) for action in candidates if action not in allowed)


def by_reason(refused: Iterable[tuple[Any, Refusal | None]]) -> tuple[Barred, ...]:
    """The refused actions, grouped by reason."""
    groups: dict[tuple[str | int, ...], tuple[Refusal, list[str]]] = {}
    last: Refusal | None = None
    texts: list[str] = []
    for action, reason in refused:
        if reason is None:
            continue
        if reason is not last:
            last, texts = reason, groups.setdefault((reason.code, *reason.params.values()), (reason, []))[1]
        texts.append(str(action))
    return tuple([Barred(reason, tuple(actions)) for reason, actions in groups.values()])

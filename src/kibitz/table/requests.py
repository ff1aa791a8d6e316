"""Requests of people at a table: the messages a client sends, which the table decides on."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from kibitz.locales.catalogue import LANGUAGES, choices

MessageId: TypeAlias = Annotated[
    str, Meta(max_length=24, pattern="^[!-~]+$", description="chosen by the client, new each time; printable ASCII")
]
Character: TypeAlias = Literal["bear", "wolf", "crane", "tiger", "eagle"]
Reaction: TypeAlias = Literal[
    "hello", "well-played", "thanks", "oops", "thinking", "hurry", "laugh", "wow", "sorry", "bye"
]
CHARACTERS: tuple[str, ...] = get_args(Character)
REACTIONS: tuple[str, ...] = get_args(Reaction)
Contribution: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 random bytes as hex digits")]
Commitment: TypeAlias = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256 of a contribution as hex digits")
]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, description="an action in the notation")]
PlanLine: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=60, description="an action, or a line of a plan as the game reads it")
]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


@cache
def character_names(language: str) -> dict[str, str]:
    """The name of each character."""
    return choices(language, "games", "character-name")


def namesake(name: str) -> str | None:
    """The character a guest is named after, in any language."""
    called = (pair for language in LANGUAGES for pair in character_names(language).items())
    return next((character for character, word in called if name.startswith(word)), None)


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A request of a client; the same `id` sent again is answered again but done once."""

    id: MessageId


class Join(Request, frozen=True, tag="join"):
    """Take a seat before the start, or another one; the first free one if none is named."""

    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    character: Character | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class Leave(Request, frozen=True, tag="leave"):
    """Give the seat up before the start; during the game, have a bot play on until one comes back."""


class Remove(Request, frozen=True, tag="remove"):
    """As the host, take someone off their seat before the start."""

    seat: Annotated[int, Meta(ge=0, le=9)]


class Arrange(Request, frozen=True, tag="arrange"):
    """As the host, decide what an untaken seat is for."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    kind: Literal["open", "link", "bot"]
    bot: str = ""


class Commit(Request, frozen=True, tag="commit"):
    """Commit to a contribution, once a seat, before the deal and having seen the server's commitment."""

    commitment: Commitment


class Contribute(Request, frozen=True, tag="contribute"):
    """Open the contribution one has committed to, once everyone's commitments are published."""

    contribution: Contribution


class Start(Request, frozen=True, tag="start"):
    """Begin, once every seat is taken; the deal waits a few seconds for people who haven't contributed."""


class Act(Request, frozen=True, tag="act"):
    """Act in the game; where a turn may be rearranged, this is a draft until the turn ends."""

    action: ActionText


class PlanAhead(Request, frozen=True, tag="plan"):
    """Plan one's next decisions, in place of the previous plan; no lines remove the plan.

    `once` is a premove: the next actions, in this order, dropped at the first that cannot be done.
    """

    lines: Annotated[tuple[PlanLine, ...], Meta(max_length=60)]
    once: bool = False


class Nudge(Request, frozen=True, tag="nudge"):
    """Where people have days to decide: vote to remind those the game waits for."""


class TakeBack(Request, frozen=True, tag="take-back"):
    """Take the last drafted actions of the turn back."""

    count: Annotated[int, Meta(ge=1, le=60)] = 1


class Concede(Request, frozen=True, tag="concede"):
    """Make a draft final that loses the game."""


class Undo(Request, frozen=True, tag="undo"):
    """Ask the others to take back your last action."""


class Answer(Request, frozen=True, tag="answer"):
    """Agree to someone's undo, or not."""

    agree: bool


class Abandon(Request, frozen=True, tag="abandon"):
    """Vote to abandon the game; or say that one wants to play on, which ends the vote or withdraws one's own."""

    agree: bool = True


class Say(Request, frozen=True, tag="say"):
    """Chat."""

    text: ChatText


class React(Request, frozen=True, tag="react"):
    """A canned reaction, shown to everyone in their own language."""

    reaction: Reaction


class Hint(Request, frozen=True, tag="hint"):
    """Ask what a bot would do, in as much detail as wanted: 1 what to look at, 2 the candidates, 3 all it knows."""

    degree: Annotated[int, Meta(ge=1, le=3)] = 3


class Rematch(Request, frozen=True, tag="rematch"):
    """Set up the next game for the same people."""


class Ping(Request, frozen=True, tag="ping"):
    """Check the connection, and ask for the server's time."""


ClientMessage: TypeAlias = (
    Join
    | Leave
    | Remove
    | Arrange
    | Commit
    | Contribute
    | Start
    | Act
    | PlanAhead
    | Nudge
    | TakeBack
    | Concede
    | Undo
    | Answer
    | Abandon
    | Say
    | React
    | Hint
    | Rematch
    | Ping
)

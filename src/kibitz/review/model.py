"""A review as data: what `kibitz review --json` prints, the server stores and the page shows."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from kibitz.games.core import Seat

Kind: TypeAlias = Literal["veto", "team", "bonus", "discard", "card", "turn"]
Label: TypeAlias = Literal["none", "good", "inaccuracy", "mistake", "blunder", "unlucky", "lucky"]
Unit: TypeAlias = Literal["points", "chance"]


class Price(Struct, frozen=True):
    """What a choice lost against the best one: chance to win the game, and points (cards in a duel)."""

    chance: float
    chance_error: float
    points: float
    points_error: float


class OpenPrice(Price, frozen=True):
    """What a choice lost with all cards on the table."""

    exact: bool = False
    """Whether the rest of the round was solved, not estimated."""


class Candidate(Struct, frozen=True):
    """What an action was worth by what the seat could know."""

    action: str
    chance: float
    chance_error: float
    points: float
    points_error: float


class Reason(Struct, frozen=True):
    """A sentence about a decision: the id of its message and the parameters. Every claim in it was computed."""

    id: str
    params: dict[str, str | int | float] = {}


class PlayedLine(Struct, frozen=True):
    """How the game could have gone on from a world that fits what the seat knew."""

    hands: tuple[tuple[str, ...], ...]
    """Every seat's cards in that world, before the decision."""
    actions: tuple[tuple[Seat, str], ...]
    """From the decision on; the first action is the decision itself."""
    points: tuple[float, ...]
    """What each seat gains by it."""


class ReviewedDecision(Struct, frozen=True):
    """One action of the record, and what it cost."""

    step: int
    """Its index among the record's actions."""
    seat: Seat
    kind: Kind
    action: str
    best: str
    real: bool
    """Whether there was a real choice: at least two actions that differ beyond error."""
    fair: Price
    open: OpenPrice
    label: Label = "none"
    punished: bool = False
    """Whether it cost something in this deal."""
    why: tuple[Reason, ...] = ()
    chances: tuple[float, ...] = ()
    """Every seat's chance to win the game before the decision, with all cards on the table."""
    candidates: tuple[Candidate, ...] = ()
    """Best first."""
    lines: tuple[PlayedLine, ...] = ()
    """The chosen action and the better one, played on in the most telling world."""


class Class(Struct, frozen=True):
    """Where a seat's play stands on the measured scale of the bots."""

    low: str
    """The strongest bot whose decisions cost more, the weakest of those not told apart from it; empty if none does."""
    high: str
    """The weakest bot whose decisions cost less; empty if none does."""
    cost: float
    """Mean fair price of a real decision, in chance to win."""
    error: float


class KindCost(Struct, frozen=True):
    """The mean fair price of a seat's real decisions of one kind."""

    kind: str
    """Finer than `Kind`: distinguishes early cards from the endgame, and own piles from gifts."""
    number: int
    cost: float
    error: float


class Margin(Struct, frozen=True):
    """A seat's lead over the best of the others, negative if it lacks points: again the sum of its parts.

    "You won by 14; 9 of it was the cards": `result` is 14 and `luck` 9.
    """

    over: Seat
    result: float
    expectation: float
    luck: float
    own: float
    """What the seat's decisions did for itself, minus what they did for the other."""
    others: float


class SeatReview(Struct, frozen=True):
    """A seat's account: result = expectation + luck + own + others."""

    result: float
    expectation: float
    luck: float
    own: float
    others: float
    skill: Class | None = field(name="class", default=None)
    """None if the seat never had a real choice."""
    kinds: tuple[KindCost, ...] = ()
    margin: Margin | None = None


class Review(Struct, frozen=True):
    """A finished game, reviewed."""

    engine: str
    """Name and version of what reviewed it."""
    effort: str
    unit: Unit
    """Of the account."""
    seats: tuple[SeatReview, ...]
    decisions: tuple[ReviewedDecision, ...]
    """One for every action of the record, in order."""

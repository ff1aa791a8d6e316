"""Duplicate play: the same cards for every bot, so that the luck of the deal cancels out."""

from __future__ import annotations

import random
from collections.abc import Mapping
from hashlib import sha256
from time import perf_counter
from typing import Any, TypeAlias

from msgspec import Struct

from kibitz.engines.core import Bot, find_bot
from kibitz.games.core import AnyGame, BadOptions, IllegalAction, Outcome, Seat, find_game
from kibitz.games.record import Record, make
from kibitz.lab.clock import Clock
from kibitz.review.luck import luck_in

Lineup: TypeAlias = tuple[str, ...]
"""The name of the bot on each seat."""


class MatchPlan(Struct, frozen=True):
    """A match before it is played: everything its result follows from."""

    game: str
    options: dict[str, Any]
    bots: Lineup
    deals: int
    seed: int = 0
    millis: int = 1000
    """The time limit of a decision."""
    keep_records: bool = False
    luck: bool = False
    """Measure the luck of every game."""


class GamePlayed(Struct, frozen=True):
    """One game of a deal, seat by seat."""

    bots: Lineup
    points: tuple[int, ...]
    wins: tuple[float, ...]
    """Each seat's share of the win: winners share it."""
    rounds: int
    record: Record | None = None
    luck: tuple[float, ...] = ()
    """Each seat's luck in the unit of the game's account, if it was measured."""


class DealPlayed(Struct, frozen=True):
    """A deal played with every rotation of the bots, and the time each bot took."""

    bots: Lineup
    """Of the match it belongs to."""
    number: int
    games: tuple[GamePlayed, ...]
    clocks: dict[str, Clock]


class BotFault(RuntimeError):
    """A bot broke its promise of a legal action."""

    def __init__(self, bot: str, action: str, deal: int) -> None:
        super().__init__(f"bot {bot} chose {action!r}, which is not legal, in deal {deal}")
        self.bot, self.action, self.deal = bot, action, deal

    def __reduce__(self) -> tuple[type[BotFault], tuple[str, str, int]]:
        return BotFault, (self.bot, self.action, self.deal)


def plan_match(
    game: str,
    bots: Lineup,
    options: Mapping[str, object],
    *,
    deals: int,
    seed: int = 0,
    millis: int = 1000,
    keep_records: bool = False,
    luck: bool = False,
) -> MatchPlan:
    """A match that can be played; the last bot named takes the seats left over. BadOptions says what is wrong."""
    rules = find_game(game)
    complete = rules.options(options)
    seats = rules.seats(complete)
    if not 1 <= len(bots) <= seats:
        raise BadOptions("bot-count", value=len(bots), allowed=seats)
    for option, value in {"deals": deals, "millis": millis}.items():
        if value < 1:
            raise BadOptions("bad-option", option=option, value=value, allowed="1…")
    for name in bots:
        find_bot(name)
    lineup = (*bots, *bots[-1:] * (seats - len(bots)))
    return MatchPlan(game, dict(options), lineup, deals, seed, millis, keep_records, luck)


def rotations(bots: Lineup) -> list[Lineup]:
    """Every different rotation of the bots around the table."""
    return list(dict.fromkeys(bots[shift:] + bots[:shift] for shift in range(len(bots))))


def deal_seed(match_seed: int, number: int) -> bytes:
    """The seed of all games of a deal."""
    return sha256(f"kibitz/match/{match_seed}/deal/{number}".encode()).digest()


def play_deal(plan: MatchPlan, number: int) -> DealPlayed:
    """Play one deal with every rotation of the bots; the same for the same plan and number, wherever it is played."""
    game = find_game(plan.game)
    options = game.options(plan.options)
    seed = deal_seed(plan.seed, number)
    clocks: dict[str, Clock] = {name: Clock() for name in plan.bots}
    games = tuple(_play_game(game, options, seed, lineup, clocks, plan, number) for lineup in rotations(plan.bots))
    return DealPlayed(plan.bots, number, games, clocks)


def _play_game(
    game: AnyGame, options: Any, seed: bytes, lineup: Lineup, clocks: dict[str, Clock], plan: MatchPlan, number: int
) -> GamePlayed:
    """Play one game. A bot's random numbers depend only on the deal and its seat, so other bots don't affect them."""
    bots = [find_bot(name) for name in lineup]
    luck = [random.Random(f"{plan.seed}/{number}/{seat}") for seat in range(len(bots))]  # noqa: S311  not a secret
    state = game.start(options, seed).state
    actions: list[tuple[Seat, Any]] = []
    while (seat := game.next_to_act(state)) is not None:
        legal = game.legal(state, seat)
        if len(legal) == 1:
            action = legal[0]
        else:
            text = _decide(bots[seat], game.view(state, seat), luck[seat], plan.millis, clocks[lineup[seat]])
            action = _understood(game, text, lineup[seat], number)
            if action not in legal:
                raise BotFault(lineup[seat], text, number)
        state = game.play(state, seat, action).state
        actions.append((seat, action))
    outcome = game.outcome(state)
    assert outcome is not None  # nobody is left to act
    record = None
    if plan.keep_records or plan.luck:
        record = make(game, options, seed, tuple(f"bot:{name}" for name in lineup), actions)
    return GamePlayed(
        bots=lineup,
        points=outcome.scores,
        wins=_shares(outcome),
        rounds=game.rounds(state),
        record=record if plan.keep_records else None,
        luck=luck_in(record).seats if record is not None and plan.luck else (),
    )


def _decide(bot: Bot, view: Any, rng: random.Random, millis: int, clock: Clock) -> str:
    began = perf_counter()
    decision = bot.decide(view, rng=rng, millis=millis)
    clock.add(perf_counter() - began)
    return decision.action


def _understood(game: AnyGame, text: str, bot: str, number: int) -> Any:
    try:
        return game.parse(text)
    except IllegalAction:
        raise BotFault(bot, text, number) from None


def _shares(outcome: Outcome) -> tuple[float, ...]:
    share = 1 / len(outcome.winners)
    return tuple(share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores)))

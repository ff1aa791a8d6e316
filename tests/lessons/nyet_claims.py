"""What the texts of the Nyet! lessons say of a position, each claim as a question to the state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kibitz.games.core import find_game
from kibitz.games.nyet.cards import Card
from kibitz.games.nyet.state import State
from kibitz.games.nyet.teams import bonus_candidates, other_team, possible_teams
from kibitz.games.nyet.tricks import follows, is_supertrump, suit_asked

GAME = find_game("nyet")
YOU = 0


def count(hand: Iterable[Card], what: str) -> int:
    """How many cards are a card (`G1`), of a colour (`G`) or of a value (`1`)."""
    return sum(what in (card, card[0], card[1:]) for card in hand)


def counted(state: State, wanted: dict[str, int], seat: int = YOU) -> bool:
    return all(count(state.hands[seat], what) == number for what, number in wanted.items())


def tokens(state: State, wanted: dict[int, list[str]]) -> bool:
    placed: dict[int, list[str]] = {}
    for token in state.board:
        placed.setdefault(token.seat, []).append(f"{token.line} {token.box}")
    return all(set(boxes) <= set(placed.get(seat, [])) for seat, boxes in wanted.items())


def open_in(state: State, line: str) -> list[str]:
    covered = {(str(token.line), token.box) for token in state.board}
    return [
        box for name, boxes in state.rules.boxes.items() if name == line for box in boxes if (line, box) not in covered
    ]


def terms(state: State, wanted: dict[str, Any]) -> bool:
    assert state.terms is not None
    found = {name: getattr(state.terms, name) for name in ("first", "discard", "trump", "points")}
    found["super"] = state.terms.supertrump
    return wanted.items() <= found.items()


def mates(state: State, seat: int) -> tuple[int, ...]:
    return state.team if seat in state.team else other_team(state.options.players, state.team)


def in_trick(state: State) -> dict[int, Card]:
    """The cards of the last full trick, by seat."""
    trick = state.tricks[-1]
    return {(trick.leader + i) % state.options.players: card for i, card in enumerate(trick.cards)}


def on_table(state: State) -> dict[int, Card]:
    return {(state.leader + i) % state.options.players: card for i, card in enumerate(state.trick)}


def looted(state: State, wanted: dict[int, Card]) -> bool:
    """The last trick's loot is exactly this, played by opponents of the taker; 1s of the taker's team are none."""
    ours = mates(state, state.tricks[-1].taker)
    ones = {seat: card for seat, card in in_trick(state).items() if card[1:] == "1" and seat not in ours}
    return ones == wanted and sorted(state.tricks[-1].loot) == sorted(wanted.values())


def takes(state: State, card: Card) -> bool:
    """Whether a card of yours, played last, takes the trick."""
    assert len(state.trick) == state.options.players - 1
    taken: State = GAME.play(state, YOU, GAME.parse(f"play {card}")).state
    return taken.tricks[-1].taker == YOU


def void(state: State, asked: str, hand: tuple[Card, ...]) -> bool:
    """Whether nothing in a hand follows a colour."""
    assert state.terms is not None
    rule = state.options.supertrump_follows
    return not any(follows(card, asked, state.terms, rule) for card in hand)


def forced(state: State, seat: int, card: Card) -> bool:
    """Whether the card a seat played to the last trick was the only one it was allowed."""
    assert state.terms is not None
    suit = suit_asked(state.tricks[-1].cards[0], state.terms)
    hand = (*state.hands[seat], card)
    rule = state.options.supertrump_follows
    return in_trick(state)[seat] == card and [one for one in hand if follows(one, suit, state.terms, rule)] == [card]


def highest_trump(state: State, card: Card) -> bool:
    """A card is the highest of your trumps, supertrumps aside."""
    assert state.terms is not None
    plain = [one for one in state.hands[YOU] if one[0] == state.terms.trump and not is_supertrump(one, state.terms)]
    return max(plain, key=lambda one: int(one[1:])) == card


def counts(state: State, wanted: dict[tuple[int, ...], tuple[int, int]]) -> bool:
    """The tricks and the loot of each team in the round that was scored."""
    line = state.history[-1]
    return all(
        (sum(line.tricks[s] for s in team), sum(line.loot[s] for s in team)) == sums for team, sums in wanted.items()
    )


def earned(state: State, points: int) -> bool:
    """The last trick with its loot is worth this much."""
    assert state.terms is not None
    return (1 + len(state.tricks[-1].loot)) * state.terms.points == points


def scores(state: State, wanted: list[int]) -> bool:
    found = GAME.outcome(state)
    return found is not None and list(found.scores) == wanted


CLAIMS: dict[str, Callable[[State, Any], bool]] = {
    "boxes": lambda s, number: sum(map(len, s.rules.boxes.values())) == number,
    "rounds": lambda s, number: s.options.rounds == number,
    "players": lambda s, number: s.options.players == number,
    "cards": lambda s, number: len(s.hands[YOU]) == number,
    "dealer": lambda s, seat: s.dealer == seat,
    "acts": lambda s, seat: GAME.to_act(s)[0] == seat,
    "hand": counted,
    "tokens": tokens,
    "vetoes": lambda s, number: len(s.board) == number,
    "open": lambda s, lines: all(open_in(s, line) == boxes for line, boxes in lines.items()),
    "stands": lambda s, lines: all(open_in(s, line) == [box] for line, box in lines.items()),
    "terms": terms,
    "team": lambda s, seats: sorted(s.team) == seats,
    "against": lambda s, seats: sorted(set(range(s.options.players)) - set(mates(s, YOU))) == seats,
    "left": lambda s, seat: (YOU + 1) % s.options.players == seat,
    "received": lambda s, card: GAME.view(s, YOU).received == (card,),
    "highest_trump": highest_trump,
    "dealt": lambda s, seats: all(counted(GAME.start(s.options, s.seed).state, w, seat) for seat, w in seats.items()),
    "led": lambda s, card: s.trick[0] == card,
    "played": lambda s, cards: cards.items() <= on_table(s).items(),
    "winning": lambda s, seat: GAME.view(s, YOU).winning == seat,
    "beats": lambda s, cards: all(takes(s, card) is wins for card, wins in cards.items()),
    "only": lambda s, card: [str(a) for a in GAME.legal(s, YOU)] == [f"play {card}"],
    "any_card": lambda s, _: {str(a) for a in GAME.legal(s, YOU)} == {f"play {card}" for card in s.hands[YOU]},
    "void": lambda s, seats: all(void(s, colour, s.hands[seat]) for seat, colour in seats.items()),
    "void_then": lambda s, seats: all(void(s, c, (*s.hands[seat], in_trick(s)[seat])) for seat, c in seats.items()),
    "forced": lambda s, seats: all(forced(s, seat, card) for seat, card in seats.items()),
    "follows": lambda s, what: s.options.supertrump_follows == what,
    "taker": lambda s, seat: s.tricks[-1].taker == seat,
    "loot": lambda s, cards: list(s.tricks[-1].loot) == cards,
    "looted": looted,
    "trick": lambda s, cards: cards.items() <= in_trick(s).items(),
    "trick_number": lambda s, number: len(s.tricks) + 1 == number,
    "earned": earned,
    "bonus": lambda s, seat: s.bonus == seat,
    "sizes": lambda s, sizes: sorted({len(team) for team in possible_teams(s.rules, YOU)}) == sizes,
    "candidates": lambda s, seats: sorted(bonus_candidates(s.rules, s.team)) == seats,
    "counts": counts,
    "scores": scores,
}

OF_THE_GAME: dict[str, Callable[[Sequence[State], Any], bool]] = {}
"""Claims about what came before, too."""

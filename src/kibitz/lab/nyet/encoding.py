"""What every number of an action or an observation of Nyet! means."""

from __future__ import annotations

from kibitz.compiled.nyet import observations
from kibitz.compiled.nyet.codes import codes_for
from kibitz.games.nyet.editions import read_options
from kibitz.lab.encodings import action_table, field_table

FIELDS = {
    "phase": "one of: NYET!, team, bonus, giving up, tricks, dealing, over",
    "players": "one of: 2, 3, 4, 5 players",
    "rules": "the bonus doubles the holder's tricks; supertrumps follow their colour too",
    "dealer": "the dealer's seat",
    "to_act": "the seats that may act",
    "hand": "the cards in hand",
    "given": "the cards given up or passed on",
    "received": "the cards passed to you",
    "hand_sizes": "how many cards each seat holds",
    "given_sizes": "how many cards each seat has given up or passed on",
    "open": "the open boxes, by line; the boxes of the first line are seats",
    "covered_by": "who covered each box: one plane per seat",
    "covered_when": "when: 1 for the first token of the round; 0 for an open box",
    "team": "your team, you included, once it's settled",
    "bonus": "who holds the bonus card",
    "leader": "who leads, or led, the trick, once the terms are settled",
    "winning": "who is winning the trick",
    "played_by": "who played each card of the round: one plane per seat",
    "played_when": "when: 1 for the first card of the round; 0 for a card not played",
    "trick": "the cards of the current trick",
    "taken": "the tricks of each seat",
    "loot": "the loot of each seat",
}
NUMBERS = {
    "round": "the round, from 1",
    "rounds": "how many there will be; 0 when playing to a target",
    "target": "the target; 0 without one",
    "scores": "the points of each seat",
}


def tables() -> dict[str, list[str]]:
    """Every table of `docs/lab.md` about Nyet!, by its name."""
    codes = codes_for(read_options({"players": 5, "no_trump_box": True}))
    notes = {
        192: "seats counted from the player: 0 is the player, 1 the player's left",
        232: "seats counted from the player",
        257: "256 plus the set of seats, counted from the player: 1 the player, 2 the player's left, 4 the next, …",
    }
    return {
        "cards": card_table(),
        "actions": action_table(codes.text, notes),
        "observation": field_table(observations.FIELDS, FIELDS),
        "numbers": field_table(observations.NUMBER_FIELDS, NUMBERS),
    }


def card_table() -> list[str]:
    """The number of every card of Nyet!."""
    codes = codes_for(read_options({"no_trump_box": True}))
    rows = ["| cards | numbers |", "|---|---|"]
    for first in range(0, 64, 16):
        own = [(n, card) for n, card in codes.cards.items() if first <= n < first + 16]
        rows.append(f"| {' '.join(card for _, card in own)} | {own[0][0]}–{own[-1][0]} |")
    return rows

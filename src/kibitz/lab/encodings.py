"""The encodings as tables: what every number of an action or an observation means. `docs/lab.md` holds them.

`python -m kibitz.lab.encodings docs/lab.md` writes them anew.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from kibitz.fast import face_to_face_rows, nyet_rows
from kibitz.fast.face_to_face_pack import TEXT
from kibitz.fast.nyet_codes import codes_for
from kibitz.games.nyet.editions import read_options

Fields: TypeAlias = Mapping[str, tuple[int, int, tuple[int, ...]]]

NYET_FIELDS = {
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
    "covered_by": "who covered each box: a plane a seat",
    "covered_when": "when: 1 for the first token of the round; 0 for an open box",
    "team": "your team, you included, once it stands",
    "bonus": "who holds the bonus card",
    "leader": "who leads, or led, the trick, once the terms stand",
    "winning": "who takes the trick as it lies",
    "played_by": "who played each card of the round: a plane a seat",
    "played_when": "when: 1 for the first card of the round; 0 for a card not played",
    "trick": "the cards of the trick as it lies",
    "taken": "the tricks of each seat",
    "loot": "the loot of each seat",
}
NYET_NUMBERS = {
    "round": "the round, from 1",
    "rounds": "how many there will be; 0 when playing to a target",
    "target": "the target; 0 without one",
    "scores": "the points of each seat",
}
FACE_TO_FACE_FIELDS = {
    "to_act": "whose turn it is",
    "starter": "who began",
    "winner": "who has won",
    "stuck": "the game ended because a player could not go on",
    "rules": "a lone last card may be placed alone",
    "gave": "a card went to the opponent this turn",
    "count": "cards placed this turn",
    "asked": "how many the turn asks for",
    "will_draw": "how many ending the turn now would draw",
    "hand_sizes": "how many cards each holds",
    "draw_sizes": "how many cards are left in each draw pile",
    "hand": "the cards in hand, by number",
    "tops": "the top card of each pile, by number: your up, your down, the opponent's up, his down",
    "placed_on": "where each placed each of his cards: a plane a pile, as he names them",
    "placed_when": "when: 1 for the first card of the game; 0 for a card not placed",
}
FACE_TO_FACE_NUMBERS = {"turn": "the turn, from 1", "placed": "how many cards each has placed"}


def action_table(texts: Mapping[int, str], notes: Mapping[int, str]) -> list[str]:
    """Codes that run on under one verb are one line; a note tells how seats are counted."""
    rows = ["| codes | actions | |", "|---|---|---|"]
    verbs = [re.sub(r"[^ ]+$", "", text) if " " in text else text for _, text in sorted(texts.items())]
    codes = sorted(texts)
    start = 0
    for at in range(1, len(codes) + 1):
        if at == len(codes) or verbs[at] != verbs[start]:
            first, last = codes[start], codes[at - 1]
            span = str(first) if first == last else f"{first}–{last}"
            named = f"`{texts[first]}`" if first == last else f"`{texts[first]}` … `{texts[last]}`"
            rows.append(f"| {span} | {named} | {notes.get(first, '')} |")
            start = at
    return rows


def field_table(fields: Fields, meanings: Mapping[str, str]) -> list[str]:
    """A line a field: where it stands, its shape, what it says."""
    rows = ["| from | length | field | shape | meaning |", "|---|---|---|---|---|"]
    for name, (at, size, shape) in fields.items():
        rows.append(f"| {at} | {size} | `{name}` | {' × '.join(map(str, shape)) or size} | {meanings[name]} |")
    return rows


def card_table() -> list[str]:
    """The number of every card of Nyet!."""
    codes = codes_for(read_options({"no_trump_box": True}))
    rows = ["| cards | numbers |", "|---|---|"]
    for first in range(0, 64, 16):
        own = [(n, card) for n, card in codes.cards.items() if first <= n < first + 16]
        rows.append(f"| {' '.join(card for _, card in own)} | {own[0][0]}–{own[-1][0]} |")
    return rows


def tables() -> dict[str, list[str]]:
    """Every table of the page by its name."""
    codes = codes_for(read_options({"players": 5, "no_trump_box": True}))
    notes = {
        192: "seats counted from the player: 0 is himself, 1 his left",
        232: "seats counted from the player",
        257: "256 plus the set of seats, counted from the player: 1 himself, 2 his left, 4 the next, …",
    }
    return {
        "nyet cards": card_table(),
        "nyet actions": action_table(codes.text, notes),
        "nyet observation": field_table(nyet_rows.FIELDS, NYET_FIELDS),
        "nyet numbers": field_table(nyet_rows.NUMBER_FIELDS, NYET_NUMBERS),
        "face-to-face actions": action_table(TEXT, {}),
        "face-to-face observation": field_table(face_to_face_rows.FIELDS, FACE_TO_FACE_FIELDS),
        "face-to-face numbers": field_table(face_to_face_rows.NUMBER_FIELDS, FACE_TO_FACE_NUMBERS),
    }


def with_tables(page: str) -> str:
    """A page with every table written anew between its marks."""
    for name, rows in tables().items():
        marked = re.compile(rf"(<!-- {re.escape(name)} -->\n).*?(<!-- end -->)", re.DOTALL)
        if not marked.search(page):
            raise ValueError(f"the page has no place for the table {name!r}")
        page = marked.sub(lambda found, rows=rows: found[1] + "\n".join(rows) + "\n" + found[2], page)  # type: ignore[misc]
    return page


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.write_text(with_tables(target.read_text("utf-8")), "utf-8")

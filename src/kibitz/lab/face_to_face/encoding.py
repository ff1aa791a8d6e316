"""What every number of an action or an observation of Face to Face means."""

from __future__ import annotations

from kibitz.compiled.face_to_face import observations
from kibitz.compiled.face_to_face.pack import TEXT
from kibitz.lab.encodings import action_table, field_table

FIELDS = {
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
    "tops": "the top card of each pile, by number: your up, your down, the opponent's up and down",
    "placed_on": "where each player placed each card: one plane per pile, as that player names them",
    "placed_when": "when: 1 for the first card of the game; 0 for a card not placed",
}
NUMBERS = {"turn": "the turn, from 1", "placed": "how many cards each has placed"}


def tables() -> dict[str, list[str]]:
    """Every table of `docs/lab.md` about Face to Face, by its name."""
    return {
        "actions": action_table(TEXT, {}),
        "observation": field_table(observations.FIELDS, FIELDS),
        "numbers": field_table(observations.NUMBER_FIELDS, NUMBERS),
    }

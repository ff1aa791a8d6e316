"""An independent check that a drawn state is one the viewer cannot tell from the true one.

The drawn state's hidden cards are put back to where they were dealt, and all that happened is told again with them:
every action must be legal, every event the same for the viewer, and the end must be the drawn state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from kibitz.games.core import IllegalAction, Seat, Viewer
from kibitz.games.face_to_face.state import State as DuelState
from kibitz.games.nyet.cards import in_order, is_one
from kibitz.games.nyet.events import Dealt
from kibitz.games.nyet.notation import Discard, Pass
from kibitz.games.nyet.state import State as NyetState
from tables import DUEL, NYET

Moments = list[tuple[Any, Seat | None, Any, Any]]


def encoded(game: Any, events: Any, viewer: Viewer) -> bytes:
    """Events as the viewer is sent them."""
    return msgspec.json.encode([game.redact(event, viewer) for event in events])


def consistent(moments: Moments, drawn: Any, viewer: Viewer) -> bool:
    """Whether a drawn state fits all the viewer has seen on the way to the last of these moments."""
    try:
        return (_nyet_fits if isinstance(drawn, NyetState) else _duel_fits)(moments, drawn, viewer)
    except IllegalAction:
        return False


def _nyet_fits(moments: Moments, drawn: NyetState, viewer: Viewer) -> bool:
    begin = max(i for i, (state, *_) in enumerate(moments) if not state.board)
    first = moments[begin][0]
    hands = [Counter(hand) for hand in drawn.hands]
    players = len(hands)
    for leader, cards in (*((t.leader, t.cards) for t in drawn.tricks), (drawn.leader, drawn.trick)):
        for i, card in enumerate(cards):
            hands[(leader + i) % players][card] += 1
    moved = drawn.terms is not None and drawn.rules.give_ups[drawn.terms.discard].to
    for seat, given in enumerate(drawn.given):
        hands[seat].update(given)
        if moved and drawn.phase in ("tricks", "over"):
            hands[(seat + moved) % players].subtract(given)
    if any(count < 0 for hand in hands for count in hand.values()):
        return False
    state = replace(first, hands=tuple(in_order(hand.elements()) for hand in hands), aside=drawn.aside)
    dealt = [Dealt(s.round, s.dealer, s.hands, s.aside) for s in (first, state)]
    if encoded(NYET, dealt[:1], viewer) != encoded(NYET, dealt[1:], viewer):
        return False
    choices = [sorted(given, key=is_one) for given in drawn.given]
    for _, actor, action, events in moments[begin + 1 :]:
        seat = cast(Seat, actor)
        if isinstance(action, Discard | Pass) and viewer not in (seat, "open"):
            action = type(action)(choices[seat].pop(0))
        step = NYET.play(state, seat, action)
        if encoded(NYET, step.events, viewer) != encoded(NYET, events, viewer):
            return False
        state = step.state
    return bool(replace(state, seed=drawn.seed) == drawn)


def _duel_fits(moments: Moments, drawn: DuelState, viewer: Viewer) -> bool:
    first = moments[0][0]
    piles = []
    for seat in range(2):
        if viewer in (seat, "open"):
            taken = [card for _, who, _, events in moments[1:] for e in events if who == seat for card in _drawn(e)]
            piles.append([*first.hands[seat], *taken, *drawn.draw[seat]])
        else:
            placed = [put.card for put in drawn.placed[len(first.placed) :] if put.seat == seat]
            piles.append([*placed, *drawn.hands[seat], *drawn.draw[seat]])
        if sorted(piles[seat]) != sorted((*first.hands[seat], *first.draw[seat])):
            return False
    sizes = [len(hand) for hand in first.hands]
    state = replace(
        first,
        hands=tuple(tuple(sorted(pile[:size])) for pile, size in zip(piles, sizes, strict=True)),
        draw=tuple(tuple(pile[size:]) for pile, size in zip(piles, sizes, strict=True)),
    )
    for _, actor, action, events in moments[1:]:
        seat = cast(Seat, actor)
        step = DUEL.play(state, seat, action)
        if encoded(DUEL, step.events, viewer) != encoded(DUEL, events, viewer):
            return False
        state = step.state
    return bool(state == drawn)


def _drawn(event: Any) -> tuple[int, ...]:
    return getattr(event, "cards", None) or ()


def jumps_back(actions: Sequence[tuple[int, str]]) -> list[int]:
    """How often each seat went back by ten, told from the actions alone."""
    tops, found = [{"up": 1, "down": 60}, {"up": 1, "down": 60}], [0, 0]
    for seat, text in actions:
        pile, _, card = text.partition(" ")
        owner = 1 - seat if pile.startswith("opp-") else seat
        way = pile.removeprefix("opp-")
        if not card:
            continue
        if owner == seat:
            found[seat] += int(card) < tops[seat]["up"] if way == "up" else int(card) > tops[seat]["down"]
        tops[owner][way] = int(card)
    return found

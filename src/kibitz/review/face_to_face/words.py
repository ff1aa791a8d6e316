"""Why a choice in Face to Face was wrong, unlucky or lucky: claims computed from worlds and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kibitz.compiled.face_to_face.pack import TEXT, unpack
from kibitz.compiled.face_to_face.playout import worlds
from kibitz.engines.face_to_face.greedy import choose
from kibitz.games.face_to_face.game import GAME
from kibitz.games.face_to_face.notation import Place, parse
from kibitz.games.face_to_face.piles import GIFTS, HAND_SIZE, Pile, jumps, tops_by_pile
from kibitz.games.face_to_face.state import State, outcome
from kibitz.games.face_to_face.view import View
from kibitz.review.model import Label, PlayedLine, Reason
from kibitz.review.prices import Found

if TYPE_CHECKING:
    from kibitz.review.face_to_face.review import Weighed

ON = 4
"""Turns that a line shows after the decision's own."""
TRIES = 4
LONGEST = 60


def explain(
    view: View, action: str, weighed: Weighed, found: Found, label: Label
) -> tuple[tuple[Reason, ...], tuple[PlayedLine, ...]]:
    """Two or three sentences, and both plans played on in a telling world."""
    if label == "unlucky":
        return (Reason("review-why-unlucky", {"action": action}),), ()
    better = plan_texts(weighed, found.best)
    chosen = [action] if weighed.loses else plan_texts(weighed, found.chosen)
    claims = [
        loses(weighed, action),
        gift_left(view, action),
        gift_buys(view, better, chosen),
        jump_left(view, better, chosen),
        chances(weighed, found, better[0], action),
    ]
    reasons = [claim for claim in claims if claim is not None][: 3 if label != "lucky" else 2]
    if label == "lucky":
        reasons.append(Reason("review-why-lucky", {"action": action}))
    lines = () if weighed.loses else telling(view, weighed, found, better, chosen)
    return tuple(reasons), lines


def plan_texts(weighed: Weighed, candidate: int) -> list[str]:
    """A plan in the notation, its end included."""
    return [TEXT[code] for code in weighed.turn.codes(weighed.plans[candidate])]


def loses(weighed: Weighed, action: str) -> Reason | None:
    """No second card can follow: lost at once, whatever anyone holds (F4.2)."""
    return Reason("review-why-loses", {"action": action}) if weighed.loses else None


def gift_left(view: View, action: str) -> Reason | None:
    """How far a gift set the opponent's pile back."""
    move = parse(action)
    if not isinstance(move, Place) or move.pile not in GIFTS:
        return None
    seat = view.to_act[0]
    on = tops_by_pile(view.tops[seat], view.tops[1 - seat])[move.pile]
    return Reason("review-why-gift", {"card": move.card, "steps": abs(on - move.card)})


def gift_buys(view: View, better: list[str], chosen: list[str]) -> Reason | None:
    """How many more cards the better plan draws by its gift, if the chosen one gives nothing."""
    gift, other = (next((text for text in plan if text.split()[0] in GIFTS), None) for plan in (better, chosen))
    if gift is None or other is not None or _drawn(view, better) <= _drawn(view, chosen):
        return None
    return Reason("review-why-gift-buys", {"best": gift, "drawn": _drawn(view, better), "usual": _drawn(view, chosen)})


def _drawn(view: View, plan: list[str]) -> int:
    """How many cards a plan draws (F3)."""
    seat = view.to_act[0]
    cards = [text for text in plan if text != "end"]
    if "end" not in plan:
        return 0
    gave = view.gave or any(text.split()[0] in GIFTS for text in cards)
    left = view.hand_sizes[seat] - len(cards)
    return min(HAND_SIZE - left if gave else 2, view.draw_sizes[seat])


def jump_left(view: View, better: list[str], chosen: list[str]) -> Reason | None:
    """A jump back that the better plan makes, and that is gone after the chosen one."""
    made, left = _jumps(view, better), _jumps(view, chosen)
    missed = [jump for jump in made if jump not in left]
    if not missed:
        return None
    pile, card = missed[0]
    top = _tops_after(view, chosen)[pile]
    if jumps(pile, card, top) and f"{pile} {card}" not in chosen:
        return None  # it is still there
    return Reason("review-why-jump", {"card": card, "pile": str(pile)})


def _jumps(view: View, plan: list[str]) -> list[tuple[Pile, int]]:
    """The jumps of a plan."""
    seat = view.to_act[0]
    tops = dict(tops_by_pile(view.tops[seat], view.tops[1 - seat]))
    found = []
    for text in plan:
        move = parse(text)
        if isinstance(move, Place):
            if jumps(move.pile, move.card, tops[move.pile]):
                found.append((move.pile, move.card))
            tops[move.pile] = move.card
    return found


def _tops_after(view: View, plan: list[str]) -> dict[Pile, int]:
    seat = view.to_act[0]
    tops = dict(tops_by_pile(view.tops[seat], view.tops[1 - seat]))
    for text in plan:
        move = parse(text)
        if isinstance(move, Place):
            tops[move.pile] = move.card
    return tops


def chances(weighed: Weighed, found: Found, best: str, action: str) -> Reason:
    """How many games in a hundred each wins."""
    better, worse = (round(100 * weighed.sample.mean(i)[0]) for i in (found.best, found.chosen))
    return Reason("review-why-chances", {"best": best, "action": action, "better": better, "worse": worse})


def telling(view: View, weighed: Weighed, found: Found, better: list[str], chosen: list[str]) -> tuple[PlayedLine, ...]:
    """Both plans played on in a world where the difference is large."""
    rows = weighed.sample.chances
    gains = [row[found.best] - row[found.chosen] for row in rows]
    for i in sorted(range(len(gains)), key=lambda i: -gains[i])[:TRIES]:
        world = unpack(worlds(view, 1, seed=weighed.seed, first=weighed.begun + i).position(0))
        lines = tuple(_line(world, plan) for plan in (chosen, better))
        seat = world.seat
        if lines[1].points[seat] - lines[1].points[1 - seat] > lines[0].points[seat] - lines[0].points[1 - seat]:
            return lines
    return ()


def _line(world: State, plan: list[str]) -> PlayedLine:
    """A plan, and some turns by heuristics."""
    state, actions = world, []
    left = list(plan)
    for _ in range(LONGEST):
        if state.winner is not None or state.turn > world.turn + ON:
            break
        seat = state.seat
        text = left.pop(0) if left else choose(GAME.view(state, seat))
        actions.append((seat, text))
        state = GAME.play(state, seat, GAME.parse(text)).state
    hands = tuple(tuple(map(str, hand)) for hand in world.hands)
    return PlayedLine(hands, tuple(actions), _gained(world, state))


def _gained(before: State, after: State) -> tuple[float, ...]:
    """The cards each player placed on the way; who has won has placed all."""
    left = [
        [len(hand) + len(draw) for hand, draw in zip(state.hands, state.draw, strict=True)] for state in (before, after)
    ]
    assert after.winner is None or outcome(after) is not None
    return tuple(float(first - second) for first, second in zip(*left, strict=True))

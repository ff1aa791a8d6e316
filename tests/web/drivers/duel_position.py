"""A duel at a chosen position: the rules' own view of it, in place of the one the server would send."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from playwright.sync_api import WebSocketRoute

from kibitz.games.core import Viewer
from kibitz.games.face_to_face.piles import NUMBER_CARDS
from kibitz.games.face_to_face.state import State
from tables import DUEL, SEED, play, start
from web.drivers.visitor import Visitor


def position(first: Sequence[int], second: Sequence[int], *moves: str) -> State:
    """A game played by the rules from chosen decks, whose first cards are given; seat 0 starts."""
    decks = [(*cards, *(card for card in NUMBER_CARDS if card not in cards)) for cards in (first, second)]
    dealt = replace(
        start(DUEL, SEED),
        starter=0,
        seat=0,
        hands=tuple(tuple(sorted(deck[:6])) for deck in decks),
        draw=tuple(deck[6:] for deck in decks),
    )
    state: State = play(dealt, *moves).state if moves else dealt
    return state


def show(visitor: Visitor, state: State, viewer: Viewer = 0) -> None:
    """Sit down at a real table that stands at this position; nothing the server says of its own game is let through."""
    view = msgspec.json.decode(msgspec.json.encode(DUEL.view(state, viewer)))
    status = "running" if state.winner is None else "over"

    def connect(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def said(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard["type"] == "hello":
                table = heard["table"] | {"status": status}
                heard |= {"view": view, "viewer": viewer, "draft": [], "missed": [], "table": table}
            if heard["type"] != "update":
                page.send(json.dumps(heard))

        page.on_message(server.send)
        server.on_message(said)

    none = {"seq": 0, "viewer": viewer, "events": [], "view": view, "steps": []}
    visitor.page.route(re.compile("/history"), lambda route: route.fulfill(json=none))
    visitor.page.route_web_socket(re.compile("/live"), connect)
    visitor.sit_at("face-to-face")
    visitor.page.locator(".felt").wait_for()


FIRST = (30, 33, 12, 8, 45, 52, 20, 17, 41, 9, 25, 50)
SECOND = (40, 36, 20, 10, 25, 5, 55, 44, 51, 7)


def after_a_gift() -> State:
    """Seat 0 at turn, having been given 20 on 33."""
    turns = ("0 up 30", "0 up 33", "0 end", "1 up 36", "1 up 40", "1 opp-up 20", "1 end")
    return position(FIRST, SECOND, *turns)


def with_crossing_piles() -> State:
    """Seat 0 at turn, with 45 ascending and 25, a gift, descending."""
    turns = ("0 up 30", "0 up 45", "0 end", "1 up 36", "1 up 40", "1 end", "0 down 12", "0 down 8", "0 end")
    return position(FIRST, SECOND, *turns, "1 up 44", "1 up 55", "1 opp-down 25", "1 end")


def with_seat_1_stuck() -> State:
    """Seat 1 holds 40 to 45 and has 58 ascending and 2 descending; seat 0 shows 11 and 60."""
    turns = ("0 up 3", "0 up 4", "0 end", "1 up 58", "1 down 2", "1 end", "0 up 10", "0 up 11", "0 end")
    return position((3, 4, 10, 11, 12, 13), (58, 2, 40, 41, 42, 43, 44, 45), *turns)

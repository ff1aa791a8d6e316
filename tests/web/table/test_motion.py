"""What moves does so by transforms and opacity, for 150 to 350 ms, once; a card answers the finger at once."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TypedDict

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from web.drivers.duel_page import DuelTable
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Visitor

MOVING = '{"pace": "fast", "motion": "on"}'
DRAWN_BESIDE = {"transform", "translate", "scale", "rotate", "opacity"}
"""What a browser animates without laying out or painting anything again."""
FLYING = {"cover", "played", "top"}
"""What crosses the table over boxes, cards and piles that may be meant by a tap."""
WATCH = """() => {
  window.moves = [];
  const known = new WeakSet();
  const about = new Set(["offset", "computedOffset", "easing", "composite"]);
  requestAnimationFrame(function look() {
    for (const one of document.getAnimations()) {
      if (known.has(one)) continue;
      known.add(one);
      const properties = new Set(one.effect.getKeyframes().flatMap(Object.keys).filter((name) => !about.has(name)));
      const { duration, iterations: times } = one.effect.getTiming();
      // One turned round on its way takes as long back as it had come.
      const style = one instanceof CSSTransition && getComputedStyle(one.effect.target);
      const lasts = style ? parseFloat(style.transitionDuration) * 1000 : duration;
      const { left, right, top, bottom } = one.effect.target.getBoundingClientRect();
      const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const catches = under.some((touched) => one.effect.target.contains(touched));
      const what = one.effect.target.className;
      if (properties.size) moves.push({ what, properties: [...properties], lasts, times, catches });
    }
    requestAnimationFrame(look);
  });
}"""


class Move(TypedDict):
    """An animation as the browser ran it."""

    what: str
    properties: list[str]
    lasts: float
    times: float
    catches: bool
    """Whether a tap on it stays with it."""


def moves_of(visitor: Visitor) -> list[Move]:
    seen: list[Move] = visitor.page.evaluate("moves")
    return seen


def expect_calm(moves: list[Move], *things: str) -> None:
    """Each of these things moved, and whatever moved did so in the one way there is: past what can be tapped below."""
    for move in moves:
        assert not (move["catches"] and FLYING & set(move["what"].split())), f"catches taps in flight: {move}"
        assert set(move["properties"]) <= DRAWN_BESIDE, move
        assert 150 <= move["lasts"] <= 350, move
        assert move["times"] == 1, move
    for thing in things:
        assert any(thing in move["what"].split() for move in moves), f"no {thing} moved among {moves}"


def veto_and_trick(visitor: Visitor) -> None:
    """From the board to a trick that someone took."""
    visitor.sit_at("nyet", players=2, rounds=1)
    visitor.page.evaluate(WATCH)
    table = NyetTable(visitor)
    table.until(Duty.PLAY)
    table.play()
    table.until(Duty.PLAY)


def test_vetoes_and_tricks_move_by_transforms_for_a_moment(visitors: Callable[..., Visitor]) -> None:
    """Tokens come to their boxes, cards to the middle and from there to the taker, and the hand closes."""
    visitor = visitors(settings=MOVING)
    veto_and_trick(visitor)
    expect_calm(moves_of(visitor), "cover", "played", "slot")


def test_a_turn_of_face_to_face_moves_by_transforms_for_a_moment(visitors: Callable[..., Visitor]) -> None:
    """One's own cards, what is drawn, and the opponent's turn as it is played back."""
    visitor = visitors(settings=MOVING)
    visitor.sit_at("face-to-face")
    table = DuelTable(visitor)
    assert table.my_turn()
    visitor.page.evaluate(WATCH)
    table.play_turn()
    assert table.my_turn()
    expect_calm(moves_of(visitor), "slot", "card", "top")


def test_nothing_moves_for_whoever_wants_no_motion(visitors: Callable[..., Visitor]) -> None:
    """The system's wish, by someone who has set nothing: what would move is there at once."""
    visitor = visitors(settings='{"pace": "fast"}')
    visitor.page.emulate_media(reduced_motion="reduce")
    veto_and_trick(visitor)
    assert [move for move in moves_of(visitor) if move["lasts"] > 1] == []


class Wire:
    """Between page and server: holds answers back, or refuses in the server's place."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.refusing = False
        self.kept: list[str | bytes] = []
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        self._server = page.connect_to_server()
        page.on_message(self._asked)
        self._server.on_message(self._answered)

    def _asked(self, message: str | bytes) -> None:
        wish = json.loads(message)
        if self.refusing and wish["type"] == "act":
            self._page.send(json.dumps({"type": "refused", "id": wish["id"], "code": "not-your-turn", "rule": "N6"}))
        else:
            self._server.send(message)

    def _answered(self, message: str | bytes) -> None:
        if self.holding:
            self.kept.append(message)
        else:
            self._page.send(message)

    def let_go(self) -> None:
        """Everything that was held back arrives."""
        self.holding = False
        for message in self.kept:
            self._page.send(message)


@pytest.fixture
def wire(visitor: Visitor) -> Wire:
    """The visitor's connection, in our hands."""
    return Wire(visitor.page)


def height(table: NyetTable, action: str) -> float:
    """How far from the top of the page a card of the hand lies; of three equal ones the first."""
    card = table.page.locator(f'.hand [data-action="{action}"]').first
    top: float = card.evaluate("(card) => card.getBoundingClientRect().top")
    return top


def touch_a_card(table: NyetTable) -> tuple[str, float]:
    """Press the first card that may be played, without a pointer over it; which it is, and where it lay."""
    card = table.page.locator('.hand [data-action^="play "][aria-disabled="false"]').first
    action = card.get_attribute("data-action")
    assert action
    lay = height(table, action)
    card.dispatch_event("click")
    return action, lay


LIFTED = """([action, lay]) =>
  document.querySelector(`.hand [data-action="${action}"]`)?.getBoundingClientRect().top <= lay - 6"""


def test_a_card_lifts_before_the_server_answers_and_falls_back_when_refused(visitor: Visitor, wire: Wire) -> None:
    """Refused, it lies again where it lay, the reason is said, and it can still be played."""
    visitor.sit_at("nyet", players=2, rounds=1)
    table = NyetTable(visitor)
    table.until(Duty.PLAY)
    held = table.cards.count()
    wire.refusing = True
    action, lay = touch_a_card(table)
    expect(visitor.page.get_by_text(visitor.words("refusal-not-your-turn"))).to_be_visible()
    visitor.wait_until(f"(given) => !({LIFTED})(given)", [action, lay])
    assert height(table, action) == pytest.approx(lay)
    expect(table.cards).to_have_count(held)
    wire.refusing, wire.holding = False, True
    action, lay = touch_a_card(table)
    visitor.wait_until(LIFTED, [action, lay])
    expect(table.cards).to_have_count(held)
    wire.let_go()
    expect(table.cards).not_to_have_count(held)

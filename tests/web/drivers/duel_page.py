"""The table of Face to Face as its player uses it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from web.drivers.visitor import Visitor

OWN = ("up", "down")
WAYS = {"up": 1, "down": -1, "opp-up": 1, "opp-down": -1}
PRESENT = 100
"""More than any step on an own pile."""
READY = '[data-testid=end-turn][aria-disabled="false"]'
GONE = "(selector) => !document.querySelector(selector)"
ASKED = """() => document.querySelector("[data-testid=game-over]") ? "over"
  : document.querySelector("[data-testid=concede]") ? "lost"
  : document.querySelector("[data-testid=end-turn]") ? "turn" : null"""
DECIDED = f"""() => document.querySelector("[data-testid=game-over]") ? "over"
  : document.querySelector("[data-testid=concede]") ? "lost"
  : document.querySelector('{READY}') ? "ready" : null"""
TABLE = """() => [
  [...document.querySelectorAll(".hand [data-card]")].map((one) => one.dataset.card),
  Object.fromEntries([...document.querySelectorAll("[data-pile]")]
    .map((one) => [one.dataset.pile, one.querySelector(".unseen").textContent])),
]"""


class DuelTable:
    """Hand, piles, and the turn that may be taken back."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=self.visitor.words.start("hand-title", count=6))

    @property
    def cards(self) -> Locator:
        return self.hand.get_by_role("button")

    @property
    def end_turn(self) -> Locator:
        return self.page.get_by_test_id("end-turn")

    @property
    def take_back(self) -> Locator:
        return self.page.get_by_role("button", name=self.visitor.words("duel-take-back"))

    @property
    def concede(self) -> Locator:
        return self.page.get_by_role("button", name=self.visitor.words("duel-concede"))

    @property
    def game_over(self) -> Locator:
        return self.page.get_by_test_id("game-over")

    def card(self, value: int) -> Locator:
        return self.page.locator(f'[data-card="{value}"]')

    def pile(self, pile: str) -> Locator:
        return self.page.locator(f'[data-pile="{pile}"]')

    def held(self) -> list[int]:
        """The numbers in my hand."""
        return self._table()[0]

    def top(self, pile: str) -> int:
        """The number on a pile, as it is read out."""
        return self._table()[1][pile]

    def _table(self) -> tuple[list[int], dict[str, int]]:
        """My hand, and the tops of the piles."""
        held, labels = self.page.evaluate(TABLE)
        tops: dict[str, int] = {}
        for pile, label in labels.items():
            found = re.search(r"\d+", label)
            assert found, label
            tops[pile] = int(found[0])
        return [int(card) for card in held], tops

    def my_turn(self) -> bool:
        """Wait until I may act; whether there still is a turn to play."""
        return self.visitor.wait_until(ASKED) != "over"

    def best(self) -> tuple[int, str] | None:
        """The card and own pile with the smallest step, jumps back first; else a present for the opponent."""
        steps = self._steps()
        if not steps:
            return None
        _, card, pile = min(steps)
        return card, pile

    def _steps(self) -> list[tuple[int, int, str]]:
        """What may be placed, with how far that goes; presents count as further than all else."""
        steps: list[tuple[int, int, str]] = []
        held, tops = self._table()
        for pile, sign in WAYS.items():
            for card in held:
                step = (card - tops[pile]) * sign
                if pile in OWN and (step > 0 or step == -10):
                    steps.append((step, card, pile))
                elif pile not in OWN and step < 0:
                    steps.append((PRESENT - step, card, pile))
        return steps

    def place(self, card: int, pile: str) -> None:
        """Tap the card, then the pile."""
        self.visitor.press(self.card(card))
        self.visitor.press(self.pile(pile))
        self.visitor.wait_until(GONE, f'[data-card="{card}"]')

    def drag(self, card: int, pile: str) -> None:
        """Drag a card to a pile with the mouse."""
        self.card(card).hover()
        self.page.mouse.down()
        place = self.pile(pile).bounding_box()
        assert place is not None
        self.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=6)
        self.page.mouse.up()

    def end(self) -> None:
        """End the turn; the next one cannot be ended before cards are placed."""
        self.visitor.press(self.end_turn)
        self.visitor.wait_until(GONE, READY)

    def play_turn(self) -> None:
        """Place two cards and end the turn; give up where that cannot be done."""
        for _ in range(2):
            step = self.best()
            if step is None or self.visitor.wait_until(ASKED) != "turn":
                break
            self.place(*step)
        match self.visitor.wait_until(DECIDED):
            case "ready":
                self.end()
            case "lost":
                self.visitor.press(self.concede)
                self.game_over.wait_for()

    def lose(self) -> bool:
        """Waste numbers until a turn cannot be finished; false if the game ends in another way."""
        while self.my_turn():
            for _ in range(2):
                if self.visitor.wait_until(ASKED) != "turn":
                    break
                steps = self._steps()
                _, card, pile = max([step for step in steps if step[0] < PRESENT] or steps)
                self.place(card, pile)
            match self.visitor.wait_until(DECIDED):
                case "lost":
                    return True
                case "ready":
                    self.end()
        return False

    def finish(self, *, turns: int = 60, looking: bool = False) -> None:
        """Play to the end, with a good look at the table now and then."""
        for number in range(turns):
            if not self.my_turn():
                return
            if looking and number % 8 == 1:
                self.visitor.look_at_what_is_new()
            self.play_turn()
        raise AssertionError("the duel does not end")

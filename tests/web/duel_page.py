"""The table of Face to Face as its player uses it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from web.visitor import Visitor

OWN = ("up", "down")
WAYS = {"up": 1, "down": -1, "opp-up": 1, "opp-down": -1}
PRESENT = 100
"""More than any step on an own pile."""


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
        return [int(one.get_attribute("data-card") or "") for one in self.cards.all()]

    def top(self, pile: str) -> int:
        """The number on a pile, as it is read out."""
        label = self.pile(pile).locator(".unseen").inner_text()
        found = re.search(r"\d+", label)
        assert found, label
        return int(found[0])

    def my_turn(self) -> bool:
        """Wait until I may act; whether there still is a turn to play."""
        self.end_turn.or_(self.game_over).or_(self.concede).first.wait_for(timeout=30_000)
        return not self.game_over.is_visible()

    def best(self) -> tuple[int, str] | None:
        """The card and own pile with the smallest step, jumps back first; else a present for the opponent."""
        steps: list[tuple[int, int, str]] = []
        for pile, sign in WAYS.items():
            top = self.top(pile)
            for card in self.held():
                step = (card - top) * sign
                if pile in OWN and (step > 0 or step == -10):
                    steps.append((step, card, pile))
                elif pile not in OWN and step < 0:
                    steps.append((PRESENT - step, card, pile))
        if not steps:
            return None
        _, card, pile = min(steps)
        return card, pile

    def place(self, card: int, pile: str) -> None:
        """Tap the card, then the pile."""
        self.visitor.press(self.card(card))
        self.visitor.press(self.pile(pile))
        expect(self.card(card)).to_be_hidden()

    def end(self) -> None:
        """End the turn; the next one cannot be ended before cards are placed."""
        self.visitor.press(self.end_turn)
        expect(self.end_turn.and_(self.page.locator('[aria-disabled="false"]'))).to_be_hidden()

    def play_turn(self) -> None:
        """Place two cards and end the turn; give up where that cannot be done."""
        for _ in range(2):
            step = self.best()
            if step is None or self.concede.is_visible() or self.game_over.is_visible():
                break
            self.place(*step)
        ready = self.end_turn.and_(self.page.locator('[aria-disabled="false"]'))
        self.concede.or_(self.game_over).or_(ready).first.wait_for()
        if self.game_over.is_visible():
            return
        if self.concede.is_visible():
            self.visitor.press(self.concede)
            self.game_over.wait_for()
        else:
            self.end()

    def finish(self, *, turns: int = 60) -> None:
        """Play to the end."""
        for _ in range(turns):
            if not self.my_turn():
                return
            self.play_turn()
        raise AssertionError("the duel does not end")

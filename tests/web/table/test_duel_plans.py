"""A turn of Face to Face planned while the other plays: on the piles, in a hand and at a desk."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from server.harness.wire import Server
from web.drivers.duel_page import DuelTable
from web.drivers.pair import Pair
from web.drivers.visitor import Screen, Visitor

Makes = Callable[..., Visitor]


class DuelPair(Pair):
    """Both at a duel."""

    def hand(self, seat: int) -> list[int]:
        self.do(self.me.sync())
        self.do(self.friend.sync())
        view: dict[str, Any] = (self.friend if seat else self.me).view or {}
        hand: list[int] = view["hands"][seat]
        return hand

    def until_friend(self) -> None:
        """Until it's the friend's turn: whoever begins has nothing to plan."""
        if (self.me.view or {})["to_act"] == [0]:
            for action in (*(f"up {card}" for card in self.hand(0)[:2]), "end"):
                assert self.do(self.me.ask("act", action=action))["type"] == "ack"
        self.do(self.friend.sync())

    def my_turn_over(self) -> None:
        self.do(self.friend.until(lambda: (self.friend.view or {})["to_act"] == [1]))


@contextmanager
def duel(server: Server, visitor: Visitor) -> Iterator[DuelPair]:
    made = DuelPair(server, visitor, "face-to-face", {}, {"pace": 0})
    try:
        made.until_friend()
        visitor.visit(f"/t/{made.id}")
        yield made
    finally:
        made.close()


def ghosts(table: DuelTable, pile: str) -> Locator:
    return table.pile(pile).get_by_test_id("ghost")


def plan(table: DuelTable, card: int, pile: str) -> None:
    table.visitor.press(table.card(card))
    expect(table.page.get_by_test_id("prompt")).to_have_text(table.visitor.words("duel-ask-where", card=card))
    table.visitor.press(table.pile(pile))


def expect_planned(table: DuelTable, *cards: int) -> None:
    """These cards wear their place in the turn, and no others."""
    expect(table.page.locator(".hand [aria-pressed=true]")).to_have_count(len(cards))
    for order, card in enumerate(cards, 1):
        expect(table.card(card).locator(".order")).to_have_text(str(order))


@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "de"), ("landscape", "pl")])
def test_a_turn_is_planned_on_the_piles_and_played_when_it_comes(
    visitors: Makes, server: Server, screen: Screen, language: str
) -> None:
    visitor = visitors(screen=screen, language=language)
    words, page = visitor.words, visitor.page
    with duel(server, visitor) as game:
        table, prompt = DuelTable(visitor), page.get_by_test_id("prompt")
        expect(prompt).to_have_text(words("duel-wait-plan", who=game.friend.person.name))
        small, *_, low, high = game.hand(0)
        plan(table, low, "up")
        expect_planned(table, low)
        plan(table, high, "up")
        expect_planned(table, low, high)
        expect(ghosts(table, "up")).to_have_count(2)
        expect(prompt).to_have_text(words("duel-planned", cards=f"{low}▲, {high}▲", end="you"))
        expect(page.get_by_test_id("announced")).to_contain_text(
            words("duel-planned", cards=f"{low}▲, {high}▲", end="you")
        )
        plan(table, small, "up")
        expect(page.get_by_role("status")).to_contain_text(re.compile(rf"\b{high}\b"))
        expect_planned(table, low, high)
        visitor.press(table.card(low))  # takes back what lies on it, too
        expect(page.get_by_test_id("ghost")).to_have_count(0)
        for card in (low, high):
            table.card(card).focus()
            page.keyboard.press("Enter")
            table.pile("up").focus()
            page.keyboard.press("Enter")
            expect(table.card(card).locator(".order")).to_be_visible()
        visitor.press(table.pile("up"))  # without a card in hand: the last one comes back
        expect_planned(table, low)
        visitor.press(page.get_by_test_id("plan-end"))
        expect(page.get_by_role("status")).to_contain_text(words("refusal-too-few-placed", placed=1, asked=2))
        plan(table, high, "up")
        visitor.press(page.get_by_test_id("plan-end"))
        expect(page.get_by_test_id("plan-end")).to_have_attribute("aria-pressed", "true")
        expect(prompt).to_have_text(words("duel-planned", cards=f"{low}▲, {high}▲", end="itself"))
        visitor.expect_accessible()
        page.reload()
        expect_planned(table, low, high)
        visitor.expect_no_sideways_scrolling()
        if visitor.touch:
            visitor.expect_touchable()
        game.plays(*(f"up {card}" for card in game.hand(1)[:2]), "end")
        game.my_turn_over()
        expect(page.get_by_test_id("ghost")).to_have_count(0)
        expect(table.card(high)).to_have_count(0)
        assert table.top("up") == high
        expect(table.cards).to_have_count(6)


@pytest.mark.parametrize(("screen", "language"), [("desktop", "fr"), ("phone", "en")])
def test_what_cannot_be_placed_is_given_back_and_after_a_gift_the_turn_waits(
    visitors: Makes, server: Server, screen: Screen, language: str
) -> None:
    visitor = visitors(screen=screen, language=language)
    words, status = visitor.words, visitor.page.get_by_role("status")
    with duel(server, visitor) as game:
        table = DuelTable(visitor)
        *_, gift, high = game.hand(0)
        plan(table, high, "up")
        plan(table, gift, "opp-up")
        expect(ghosts(table, "opp-up")).to_have_count(1)
        visitor.press(visitor.page.get_by_test_id("plan-end"))
        game.plays(*(f"down {card}" for card in reversed(game.hand(1)[-2:])), "end")
        why = words("refusal-does-not-improve", pile="opp-up", top=1)
        expect(status).to_contain_text(words("duel-plan-stopped", card=gift, why=why))
        expect(table.card(high)).to_have_count(0)
        expect(table.card(gift)).to_be_visible()
        expect(visitor.page.get_by_test_id("prompt")).to_have_text(words("duel-ask-more", left=1))
        table.place(gift, "down")
        table.end()
        game.my_turn_over()

        first, second = [card for card in reversed(game.hand(0)) if card < gift][:2]
        plan(table, first, "down")
        plan(table, second, "down")
        visitor.press(visitor.page.get_by_test_id("plan-end"))
        expect(visitor.page.get_by_test_id("plan-end")).to_have_attribute("aria-pressed", "true")
        present, other, *_ = game.hand(1)
        game.plays(f"opp-up {present}", f"up {other}", "end")
        expect(status).to_contain_text(words("duel-plan-look", who=game.friend.person.name))
        expect(table.card(second)).to_have_count(0)
        expect(table.end_turn).to_be_enabled()
        visitor.press(table.take_back)
        expect(table.card(second)).to_be_visible()


def test_a_planned_card_is_dragged_to_another_pile(visitor: Visitor, server: Server) -> None:
    with duel(server, visitor) as game:
        table = DuelTable(visitor)
        card = game.hand(0)[2]
        for pile in ("up", "down"):
            table.drag(card, pile)
            expect(ghosts(table, pile)).to_have_count(1)
        expect(visitor.page.get_by_test_id("ghost")).to_have_count(1)

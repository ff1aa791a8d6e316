"""Choosing ahead at the table of Nyet!, and plans where people have days: in a hand and at a desk."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from kibitz.table.info import DAY
from server.harness.wire import Server
from web.drivers.nyet_page import NyetTable
from web.drivers.pair import Pair
from web.drivers.visitor import HURRIED, Visitor


class NyetPair(Pair):
    """Both at a round of Nyet!."""

    async def _until_friend(self, phase: str) -> None:
        while True:
            for seat in (self.me, self.friend):
                await seat.sync()
            view = self.friend.view or {}
            if view["phase"] == phase and view["to_act"] == [1] and not view["trick"]:
                return
            seat = self.me if 0 in view["to_act"] else self.friend
            legal = (seat.view or {})["legal"]
            assert (await seat.ask("act", action=legal[0 if seat is self.me else -1]))["type"] == "ack"

    def until_friend(self, phase: str) -> None:
        """Until it is the friend's turn in a phase, with nothing on the table."""
        self.do(self._until_friend(phase))


@contextmanager
def pair(server: Server, visitor: Visitor, **settings: Any) -> Iterator[NyetPair]:
    made = NyetPair(server, visitor, "nyet", {"players": 2, "rounds": 1}, settings)
    try:
        yield made
    finally:
        made.close()


def box(visitor: Visitor, action: str) -> Locator:
    return visitor.page.locator(f'.board [data-action="{action}"]')


def tap(visitor: Visitor, action: str) -> None:
    """Tap a box out of turn."""
    (box(visitor, action).tap if visitor.touch else box(visitor, action).click)(force=True)


def chosen(visitor: Visitor, action: str) -> Locator:
    return visitor.page.locator(f'.hand [data-spot="card-{action.split()[1]}"][aria-pressed="true"]')


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_what_is_chosen_ahead_is_played_or_given_back(
    visitors: Callable[..., Visitor], server: Server, screen: str
) -> None:
    visitor = visitors(screen=screen)
    with pair(server, visitor, pace=0) as game:
        table, words = NyetTable(visitor), visitor.words
        game.until_friend("nyet")
        visitor.visit(f"/t/{game.id}")
        view = game.me.view or {}
        legal = (game.friend.view or {})["legal"]
        first, second, third = [one for one in legal if one.startswith(("x trump", "x points"))][:3]
        tap(visitor, first)
        expect(table.prompt).to_contain_text(words("premove-chosen", action="§").split("§")[0].strip())
        tap(visitor, first)
        expect(table.prompt).not_to_contain_text(words("premove-chosen", action="§").split("§")[0].strip())
        tap(visitor, first)
        expect(table.prompt).to_contain_text(words("premove-chosen", action="§").split("§")[0].strip())
        game.plays(second)
        expect(box(visitor, first)).to_have_class(re.compile(r"\bcovered\b"))
        tap(visitor, third)
        expect(table.prompt).to_contain_text(words("premove-chosen", action="§").split("§")[0].strip())
        game.plays(third)
        expect(visitor.page.get_by_role("status")).to_contain_text(words("refusal-box-covered", line=third.split()[1]))
        expect(table.prompt).to_contain_text(words("ask-cover"))

        game.until_friend("tricks")
        view = game.me.view or {}
        hand, leads = view["hands"][0], [one.split()[1] for one in (game.friend.view or {})["legal"]]
        terms = view["terms"]
        plain = [card for card in hand if card[0] != terms["trump"] and card[1:] != "1"]
        card = next(one for one in plain if any(lead[0] == one[0] and lead[1:] != "1" for lead in leads))
        lead = next(one for one in leads if one[0] == card[0] and one[1:] != "1")
        expect(visitor.page.locator('[data-spot="trick"]')).to_be_visible()  # the page may be a moment behind
        mine = visitor.page.locator(f'.hand [data-spot="card-{card}"]').first
        visitor.press(mine)
        expect(chosen(visitor, f"play {card}").first).to_be_visible()
        visitor.expect_accessible()
        held = hand.count(card)
        game.plays(f"play {lead}")
        expect(visitor.page.locator(f'.hand [data-spot="card-{card}"]')).to_have_count(held - 1)

        game.until_friend("tricks")
        view = game.me.view or {}
        hand, leads = view["hands"][0], [one.split()[1] for one in (game.friend.view or {})["legal"]]
        pairs = [(c, one) for c in hand for one in leads if c[0] != one[0] and "1" not in (c[1:], one[1:])]
        card, lead = next((c, one) for c, one in pairs if any(o[0] == one[0] and o[1:] != "1" for o in hand))
        visitor.press(visitor.page.locator(f'.hand [data-spot="card-{card}"]').first)
        expect(chosen(visitor, f"play {card}").first).to_be_visible()
        game.plays(f"play {lead}")
        expect(visitor.page.get_by_role("status")).to_contain_text(words("refusal-must-follow", suit=lead[0]))
        expect(visitor.page.locator(f'.hand [data-spot="card-{card}"]')).to_have_count(hand.count(card))
        expect(chosen(visitor, f"play {card}")).to_have_count(0)


def test_whoever_does_not_want_to_choose_ahead_is_told_whose_turn_it_is(
    visitors: Callable[..., Visitor], server: Server
) -> None:
    visitor = visitors(settings=json.dumps({**json.loads(HURRIED), "premove": False}))
    with pair(server, visitor) as game:
        game.until_friend("nyet")
        visitor.visit(f"/t/{game.id}")
        box(visitor, (game.friend.view or {})["legal"][0]).click(force=True)
        expect(visitor.page.get_by_role("status")).to_contain_text(visitor.words("refusal-not-your-turn"))


@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "de")])
def test_a_plan_is_made_in_words_kept_and_done(
    visitors: Callable[..., Visitor], server: Server, screen: str, language: str
) -> None:
    visitor = visitors(screen=screen, language=language)
    words = visitor.words
    with pair(server, visitor, pace=0, clock={"seconds": 3 * DAY, "bank": DAY}) as game:
        game.until_friend("nyet")
        visitor.visit(f"/t/{game.id}")
        legal = [one for one in (game.friend.view or {})["legal"] if not one.startswith("x first")]
        visitor.press(visitor.page.get_by_role("button", name=words("plans-title")))
        for action in (legal[0], legal[1]):
            visitor.press(visitor.page.locator(f'[data-plan="{action}"]'))
        visitor.expect_accessible()
        visitor.press(visitor.page.get_by_test_id("plan-save"))
        expect(visitor.page.get_by_text(words("plan-saved"))).to_be_visible()
        game.plays(legal[0])
        expect(box(visitor, legal[1])).to_have_class(re.compile(r"\bcovered\b"))
        game.until_friend("tricks")
        visitor.press(visitor.page.get_by_role("button", name=words("plans-title")))
        visitor.page.locator('[data-plan="whose"]').select_option("theirs")
        visitor.page.locator('[data-plan="what"]').select_option("take")
        visitor.press(visitor.page.get_by_test_id("plan-add"))
        visitor.page.locator('[data-plan="whose"]').select_option("")
        visitor.page.locator('[data-plan="what"]').select_option("lowest")
        visitor.press(visitor.page.get_by_test_id("plan-add"))
        visitor.press(visitor.page.get_by_test_id("nudge"))  # what changes at the table meanwhile undoes no plan
        expect(visitor.page.get_by_test_id("nudge")).to_be_disabled()
        expect(visitor.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)
        visitor.expect_accessible()
        visitor.press(visitor.page.get_by_test_id("plan-save"))
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
        held = len((game.me.view or {})["hands"][0])
        game.plays((game.friend.view or {})["legal"][0])
        expect(visitor.page.locator(".hand button")).to_have_count(held - 1)


def test_a_new_table_may_give_days_for_a_move(visitor: Visitor) -> None:
    visitor.context.request.post(f"{visitor.address}/api/me", data={})
    visitor.visit("/new/nyet")
    visitor.page.locator("summary").click()
    visitor.page.locator('[data-option="clock"]').select_option(str(3 * DAY))
    visitor.expect_accessible()
    with visitor.page.expect_response("**/api/tables") as made:
        visitor.page.get_by_test_id("create").click()
    asked = json.loads(made.value.request.post_data or "{}")
    assert asked["settings"]["clock"] == {"seconds": 3 * DAY, "bank": 7 * DAY}
    assert made.value.status == 201

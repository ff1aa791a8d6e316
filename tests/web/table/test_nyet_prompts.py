"""Nobody has to guess at the table of Nyet!: what is asked, what a thing does, why a tap does nothing, the way back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.drivers.lobby_page import Waiting
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Visitor

ASKED = {
    Duty.COVER: "ask-cover",
    Duty.TEAM: "ask-team",
    Duty.BONUS: "ask-bonus",
    Duty.GIVE: "ask-give-(1|2|1x|left)",
    Duty.PLAY: "ask-(lead|follow|any)",
}
COLOURS = ("B", "R", "Y", "G")
HEARD = """() => {
  window.heard = [];
  const region = document.querySelector("[data-testid=announced]");
  new MutationObserver(() => window.heard.push(region.textContent))
    .observe(region, { childList: true, characterData: true, subtree: true });
}"""
AT_LENGTH = """([one, held]) => new Promise((done) => {
  const at = one.getBoundingClientRect();
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  const about = { bubbles: true, pointerType: "touch", pointerId: 5, clientX: x, clientY: y };
  one.dispatchEvent(new PointerEvent("pointerdown", about));
  setTimeout(() => {
    one.dispatchEvent(new PointerEvent("pointerup", about));
    one.click();
    done();
  }, held);
})"""


def possible(visitor: Visitor, duty: Duty, left: str) -> set[str]:
    """What may be asked of someone who has this to do."""
    words = visitor.words
    ids = [one for one in words.ids() if re.fullmatch(ASKED[duty], one)]
    said = {words(one, players=5, left=left) for one in ids if one != "ask-follow"}
    return said | {words("ask-follow", suit=suit) for suit in (*COLOURS, "super")}


@pytest.mark.parametrize(("mine", "theirs"), [("en", "de"), ("fr", "pl")])
def test_the_log_says_who_took_a_veto_back_also_after_a_reload(
    visitors: Callable[..., Visitor], mine: str, theirs: str
) -> None:
    """To the player and to an onlooker, and with it the veto that was taken back."""
    visitor, onlooker = visitors(language=mine), visitors(language=theirs)
    path = f"/t/{visitor.sit_at('nyet', players=4, rounds=1)}"
    onlooker.visit(path)
    onlooker.page.get_by_role("log").locator("p").first.wait_for(state="attached")
    table = NyetTable(visitor)
    assert table.duty() is Duty.COVER
    table.cover()
    assert table.duty() is Duty.COVER
    table.take_back.click()
    for one in (visitor, onlooker):
        lines = one.page.get_by_role("log").locator("p")
        undone = lines.filter(has_text=one.words("say-undone", who=""))
        expect(undone).to_have_count(1)
        live = lines.all_text_contents()
        one.page.reload()
        one.settled()
        expect(undone).to_have_count(1)
        until = live.index(undone.all_text_contents()[0]) + 1
        assert until > 2
        assert lines.all_text_contents()[:until] == live[:until]


def test_among_people_it_is_taken_back_until_the_next_player_acts(visitors: Callable[..., Visitor]) -> None:
    ann, ben = visitors(), visitors()
    for one in (ann, ben):
        one.context.request.post(f"{one.address}/api/me", data={})
    made = ann.context.request.post(f"{ann.address}/api/tables", data={"game": "nyet", "options": {"players": 2}})
    table = made.json()["id"]
    ann.visit(f"/t/{table}")
    ben.visit(f"/t/{table}")
    Waiting(ben).sit()
    ann.press(ann.page.get_by_test_id("start"))
    tables = [NyetTable(ann), NyetTable(ben)]
    ann.wait_until("() => document.querySelector('.board')")
    ben.wait_until("() => document.querySelector('.board')")
    first, second = tables if tables[0].wanted() is Duty.COVER else tables[::-1]
    first.cover()
    first.take_back.click()
    assert first.duty() is Duty.COVER
    first.cover()
    expect(first.take_back).to_be_visible()
    assert second.duty() is Duty.COVER
    second.cover()
    expect(second.take_back).to_be_visible()
    expect(first.take_back).to_have_count(0)


def test_a_veto_is_asked_for_twice_if_one_likes(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(settings='{"pace": "instant", "motion": "off", "confirm": true}')
    visitor.sit_at("nyet", players=2, rounds=1)
    table, words = NyetTable(visitor), visitor.words
    assert table.duty() is Duty.COVER
    box = visitor.page.locator('.board [data-action="x points 2"], .board [data-action="x points 3"]').first
    box.click()
    expect(table.prompt).to_contain_text(words("ask-cover-again", name="§").split("§")[0])
    expect(box).to_have_attribute("aria-disabled", "false")
    box.click()
    expect(box).to_have_attribute("aria-disabled", "true")

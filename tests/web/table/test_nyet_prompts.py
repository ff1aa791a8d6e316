"""Nobody has to guess at the table of Nyet!: what is asked, what a thing does, why a tap does nothing, the way back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from server.harness.wire import Server
from web.drivers.friends import Friends
from web.drivers.lobby_page import Waiting
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import HURRIED, Visitor

ASKED = {
    Duty.COVER: "ask-cover(-first)?",
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


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_one_sentence_says_what_is_asked_in_every_phase(
    visitors: Callable[..., Visitor], server: Server, language: str
) -> None:
    """As first player among five, from the first veto to the first trick; it is read out when it becomes one's turn."""
    visitor = visitors(language=language)
    with Friends(server, visitor, 4) as friends:
        table = NyetTable(visitor)
        seen: set[Duty] = set()
        visitor.wait_until("() => document.querySelector('[data-testid=announced]')")
        visitor.page.evaluate(HEARD)
        while Duty.PLAY not in seen:
            duty = table.duty()
            said = table.prompt.locator("p").inner_text()
            assert said in possible(visitor, duty, friends.names[0]), duty
            if duty not in seen:
                visitor.wait_until("(said) => heard.join().includes(said)", said)
                visitor.expect_every_word_known()
            seen.add(duty)
            if duty is Duty.COVER:
                table.cover(but="x first 0")
            else:
                table.do(duty)
        assert seen >= {Duty.COVER, Duty.TEAM, Duty.PLAY}


def test_whose_turn_it_is_when_it_is_not_mine(visitors: Callable[..., Visitor]) -> None:
    """And a box or a card that is tapped meanwhile says why nothing happens, to those who don't choose ahead."""
    visitor = visitors(settings=json.dumps({**json.loads(HURRIED), "premove": False}))
    visitor.sit_at("nyet", pace=3000, players=2, rounds=1)
    table, words = NyetTable(visitor), visitor.words
    box = visitor.page.locator('[data-action="x points 4"]')
    visitor.wait_until("() => document.querySelector('[data-testid=prompt] p')?.textContent")
    if table.wanted() is Duty.COVER:
        table.cover(but="x points 4")
    expect(table.prompt).to_contain_text(words("ask-other", phase="nyet", who="§").replace("§", "").strip())
    box.click(force=True)
    expect(visitor.page.get_by_text(words("refusal-not-your-turn"))).to_be_visible()
    table.cards.first.click()
    expect(visitor.page.get_by_text(words("why-no-card", phase="nyet"))).to_be_visible()


def tip(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("tooltip")


def test_everything_says_what_it_does_when_pointed_at_or_focused(visitor: Visitor) -> None:
    visitor.sit_at("nyet", players=4, rounds=1)
    table, words = NyetTable(visitor), visitor.words
    assert table.duty() is Duty.COVER
    colour = next(one for one in COLOURS if f"x trump {one}" in table.legal_boxes())
    name = words("colour", colour=colour)
    tells = words("tip-cover", line="trump", box=colour, name=name, mine="no")
    box = visitor.page.locator(f'[data-action="x trump {colour}"]')
    box.hover()
    expect(tip(visitor)).to_have_text(tells)
    expect(box).to_have_attribute("aria-describedby", "tip")
    visitor.expect_accessible()
    visitor.page.keyboard.press("Escape")
    expect(tip(visitor)).to_have_count(0)
    visitor.page.mouse.move(0, 0)
    table.board.locator('[tabindex="0"]').focus()
    visitor.page.keyboard.press("ArrowRight")
    expect(tip(visitor)).to_be_visible()
    table.cards.first.hover()
    expect(tip(visitor)).to_contain_text(re.compile(r"\d"))
    visitor.page.locator(".terms li").first.hover()
    expect(tip(visitor)).to_be_visible()
    visitor.page.locator(".seat.you").hover()
    expect(tip(visitor)).to_contain_text(words("seat-you", name="").strip())
    box.hover()
    box.click()
    expect(tip(visitor)).to_have_count(0)


def test_a_long_press_asks_and_does_not_act(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(screen="phone")
    visitor.sit_at("nyet", players=4, rounds=1)
    table = NyetTable(visitor)
    assert table.duty() is Duty.COVER
    box = table.open_boxes.last
    action = box.get_attribute("data-action")
    assert action
    box.evaluate(f"(one, held) => ({AT_LENGTH})([one, held])", 700)
    expect(tip(visitor)).to_be_visible()
    expect(visitor.page.locator(f'[data-action="{action}"]')).to_have_attribute("aria-disabled", "false")
    box.tap()
    expect(visitor.page.locator(f'[data-action="{action}"]')).to_have_attribute("aria-disabled", "true")


def test_a_veto_is_taken_back_without_asking_anyone(visitor: Visitor) -> None:
    """Among bots even after they have acted: nothing was shown. The log says which, also when the page comes again."""
    visitor.sit_at("nyet", players=4, rounds=1)
    table = NyetTable(visitor)
    assert table.duty() is Duty.COVER
    box = table.open_boxes.first
    action = box.get_attribute("data-action")
    table.cover()
    assert table.duty() is Duty.COVER
    visitor.expect_accessible()
    table.take_back.click()
    again = visitor.page.locator(f'[data-action="{action}"]')
    expect(again).to_have_attribute("aria-disabled", "false")
    expect(again.locator(".cover")).to_have_count(0)
    expect(table.take_back).to_have_count(0)
    said = visitor.words("say-uncovered", who="§", line="§", box="§", later=1).split("§")
    log = visitor.page.get_by_role("log").locator("p")
    for _ in ("at once", "told again"):
        expect(log.last).to_contain_text(said[1])
        expect(log.last).to_contain_text(said[-1])
        visitor.page.reload()


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

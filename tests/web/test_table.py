"""What happens at a table besides playing on: company, lost lines, second thoughts, mistakes, other languages, no mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect
from web.conftest import Welcome
from web.hand import CORNER, OVER, act_once, play_on


def in_a_trick(page: Page) -> None:
    """Play until a card of mine lies in a trick that is not complete, or it is my turn in one."""
    play_on(page, until=".trick .place")


def test_two_browsers_meet_by_invite_link_and_see_each_other(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome()
    ann.page.goto("/new/nyet")
    ann.page.get_by_role("radio", name="2").check(force=True)
    ann.page.get_by_label("Seat 2").select_option("link")
    ann.page.get_by_text("More options").click()
    ann.page.get_by_label("Length").select_option("rounds")
    ann.page.get_by_label("Rounds", exact=True).fill("1")
    ann.page.get_by_test_id("create").click()
    link = ann.page.get_by_label("Link to this table").input_value()
    assert "#" in link, "the invitation is part of the link, after the #, where no server log sees it"
    expect(ann.page.get_by_alt_text("The link as a code to scan")).to_be_visible()

    ben.page.goto(link)
    ben.page.get_by_test_id("sit-1").click()
    expect(ann.page.get_by_text("Everyone is here")).to_be_visible()
    ann.page.get_by_test_id("start").click()
    ben.page.wait_for_selector(".board")
    for _ in range(400):
        if ann.page.query_selector(OVER) and ben.page.query_selector(OVER):
            break
        if not any([act_once(ann.page), act_once(ben.page)]):
            ann.page.wait_for_timeout(30)
    scores = [visitor.page.locator(f"{OVER} .score").all_inner_texts() for visitor in (ann, ben)]
    assert scores[0] == scores[1]


def test_chat_and_reactions_reach_the_other_in_his_own_language(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome(locale="de-DE")
    ann.page.goto("/new/face-to-face")
    ann.page.get_by_test_id("create").click()
    link = ann.page.get_by_label("Link to this table").input_value()
    ben.page.goto(link)
    ben.page.get_by_test_id("sit-1").click()
    ann.page.get_by_test_id("start").click()
    ben.page.wait_for_selector(".pile")
    ann.page.get_by_role("button", name="Well played!").click()
    expect(ben.page.locator(".said")).to_have_text("Gut gespielt!")


def test_a_reload_in_the_middle_of_a_trick_loses_nothing(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.quick_game("nyet", players=4, rounds=1)
    page = visitor.page
    in_a_trick(page)
    page.wait_for_selector(".hand button.card.legal")
    cards = page.locator(".hand button.card").evaluate_all("(cards) => cards.map((card) => card.dataset.spot)")
    page.reload()
    page.wait_for_selector(".hand button.card")
    assert page.locator(".hand button.card").evaluate_all("(cards) => cards.map((card) => card.dataset.spot)") == cards
    play_on(page)


def test_a_cut_line_is_told_and_mends_itself_in_the_middle_of_a_trick(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    lines: list[WebSocketRoute] = []
    cut = {"now": False}

    def through(line: WebSocketRoute) -> None:
        if cut["now"]:
            line.close(code=1011)
            return
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/live"), through)
    visitor.quick_game("nyet", players=4, rounds=1)
    in_a_trick(page)
    page.wait_for_selector(".hand button.card.legal")
    cut["now"] = True
    lines[-1].close(code=1011)
    expect(page.get_by_test_id("lost")).to_be_visible()
    before = page.locator(".hand button.card").count()
    page.locator(".hand button.card.legal").first.click(position=CORNER)
    page.wait_for_timeout(300)
    assert page.locator(".hand button.card").count() == before, "a stale table takes no action"
    cut["now"] = False
    expect(page.get_by_test_id("lost")).to_be_hidden(timeout=15_000)
    play_on(page)


def test_a_turn_of_face_to_face_is_taken_back_until_it_is_ended(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.quick_game("face-to-face")
    page.wait_for_selector(".hand button.card.legal")
    hand = page.locator(".hand button.card")
    before = hand.evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    tops = page.locator(".mine .pile").evaluate_all("(piles) => piles.map((pile) => pile.ariaLabel)")
    page.locator(".hand button.card.legal").first.click(position=CORNER)
    page.locator(".pile.fits").first.click()
    expect(hand).to_have_count(len(before) - 1)
    page.get_by_test_id("take-back").click()
    expect(hand).to_have_count(len(before))
    assert hand.evaluate_all("(cards) => cards.map((card) => card.dataset.card)") == before
    assert page.locator(".mine .pile").evaluate_all("(piles) => piles.map((pile) => pile.ariaLabel)") == tops


def test_a_card_is_dragged_to_its_pile(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.quick_game("face-to-face")
    page.wait_for_selector(".hand button.card.legal")
    hand = page.locator(".hand button.card")
    count = hand.count()
    card = hand.first
    card.hover()
    page.mouse.down()
    pile = page.locator("[data-pile=up]").bounding_box()
    assert pile
    page.mouse.move(pile["x"] + 40, pile["y"] + 60, steps=6)
    page.mouse.up()
    expect(hand).to_have_count(count - 1)


def test_ending_a_turn_too_early_is_explained_with_its_rule(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.quick_game("face-to-face")
    page.wait_for_selector(".hand button.card.legal")
    page.get_by_test_id("end-turn").click(force=True)
    notice = page.locator(".notice")
    expect(notice).to_contain_text("2 cards")
    expect(notice.get_by_role("link")).to_have_text("Rule F2")


def test_an_illegal_card_says_why_with_the_rule(welcome: Welcome) -> None:
    """A dimmed card explains itself, from the refusal the server sent with the view."""
    visitor = welcome()
    page = visitor.page
    visitor.quick_game("nyet", players=4, rounds=1)
    play_on(page, until=".hand button.card.dim")
    page.locator(".hand button.card.dim").first.click(position=CORNER, force=True)
    notice = page.locator(".notice")
    expect(notice).to_contain_text(re.compile("must follow|supertrump|1 may not be given up", re.IGNORECASE))
    expect(notice.get_by_role("link")).to_have_text(re.compile(r"Rule N\d"))
    assert page.locator(".trick, .giving").count() == 1


def test_the_last_box_of_a_line_is_locked_and_says_so(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.quick_game("nyet", players=2, rounds=1)
    play_on(page, until=".turn .box.stands")
    page.locator(".turn .box.stands").first.click(force=True)
    expect(page.locator(".notice")).to_contain_text("must stay open")


def test_the_language_changes_in_the_middle_of_a_game(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.quick_game("nyet", players=4, rounds=1)
    in_a_trick(page)
    page.get_by_role("button", name="Table and settings").click()
    page.locator("dialog[open] select").first.select_option("pl")
    page.get_by_role("button", name="Zamknij").click()
    expect(page.get_by_text("Ta runda")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "pl"
    expect(page.locator("[role=log] p").first).to_contain_text(re.compile("zakrywa|rozdaje"))
    play_on(page)
    assert page.locator(OVER).is_visible()


def test_a_game_is_played_with_the_keyboard_alone(welcome: Welcome) -> None:
    """Tab goes into the board and the hand, arrows walk along the cards, Enter acts; focus is always visible."""
    visitor = welcome()
    page = visitor.page
    visitor.quick_game("nyet", players=2, rounds=1)
    page.wait_for_selector(".board")
    reached = {"box": 0, "card": 0, "other": 0}
    for _ in range(1500):
        if page.query_selector(OVER):
            break
        wanted = page.query_selector("[data-testid=round-continue], .board .legal, [data-testid=give-confirm]:enabled, .hand button.legal:not(.up)")
        if wanted is None:
            page.wait_for_timeout(40)
            continue
        walk_to(page, reached)
    assert page.query_selector(OVER)
    assert reached["box"] >= 5
    assert reached["card"] >= 10


def walk_to(page: Page, reached: dict[str, int]) -> None:
    """Tab or arrow to something that can be done now, and press Enter."""
    state = page.evaluate(
        """() => {
            const one = document.activeElement;
            if (one.matches("[data-testid=round-continue], [data-testid=give-confirm]:enabled")) return "other";
            if (one.matches(".board .legal")) return "box";
            if (one.matches(".hand button.legal:not(.up)") && !document.querySelector("[data-testid=give-confirm]:enabled")) return "card";
            return one.closest(".hand") && document.querySelector(".hand button.legal:not(.up)") ? "walk" : "";
        }"""
    )
    if state in reached:
        reached[state] += 1
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline != "none", "focus must be seen"
        page.keyboard.press("Enter")
        page.wait_for_timeout(40)
    else:
        page.keyboard.press("ArrowRight" if state == "walk" and not page.query_selector("[data-testid=give-confirm]:enabled") else "Tab")


def test_what_happens_is_announced(welcome: Welcome) -> None:
    """A screen reader is told who took a trick and with which card."""
    visitor = welcome()
    page = visitor.page
    visitor.quick_game("nyet", players=2, rounds=1)
    page.wait_for_selector("[data-testid=announced]", state="attached")
    page.evaluate(
        "window.heard = []; new MutationObserver(() => heard.push(document.querySelector('[data-testid=announced]').textContent))"
        ".observe(document.querySelector('[data-testid=announced]'), {childList: true, characterData: true, subtree: true})"
    )
    play_on(page)
    heard = " ".join(page.evaluate("heard"))
    assert re.search(r"takes the trick with (blue|red|yellow|green) \d+", heard)
    assert "covers" in heard


def test_the_title_says_whose_turn_it_is(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.quick_game("nyet", players=2, rounds=1)
    page.wait_for_selector(".board .legal")
    assert page.title().startswith("● Your turn")
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"

"""Everything by keyboard: Tab reaches it, focus is seen, arrows walk along cards, Enter acts."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from web.drivers.duel_page import DuelTable
from web.drivers.lobby_page import Home
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Visitor

FOCUSED = "(one) => one === document.activeElement"
RING = "() => getComputedStyle(document.activeElement).outlineStyle !== 'none'"


def tab_to(visitor: Visitor, what: Locator) -> None:
    """Press Tab until something has the focus, and see that it shows."""
    target = what.element_handle()
    assert target is not None
    for _ in range(120):
        if target.evaluate(FOCUSED):
            assert visitor.page.evaluate(RING), "the focus is not seen"
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {what}")


def press_enter_on(visitor: Visitor, what: Locator) -> None:
    tab_to(visitor, what)
    visitor.page.keyboard.press("Enter")


def walk_to(visitor: Visitor, group: Locator, what: Locator) -> None:
    """Tab into a hand or a board, then along it with the arrow keys."""
    tab_to(visitor, group.locator('[tabindex="0"]'))
    target = what.element_handle()
    assert target is not None
    for _ in range(30):
        if target.evaluate(FOCUSED):
            assert visitor.page.evaluate(RING), "the focus is not seen"
            return
        visitor.page.keyboard.press("ArrowRight")
    raise AssertionError("the arrows do not reach it")


def test_a_finished_game_of_nyet_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.sit_at("nyet", players=3, rounds=1)
    table = NyetTable(visitor)
    while (duty := table.duty()) is not Duty.OVER:
        match duty:
            case Duty.COVER:
                action = table.open_boxes.first.get_attribute("data-action")
                box = visitor.page.locator(f'[data-action="{action}"]')
                walk_to(visitor, table.board, box)
                visitor.page.keyboard.press("Enter")
                expect(box.and_(visitor.page.locator('[aria-disabled="false"]'))).to_be_hidden()
            case Duty.TEAM:
                press_enter_on(visitor, table.team_choice.locator("[data-seat]").first)
                press_enter_on(visitor, table.team_choice.get_by_role("button", name=visitor.words("team-confirm")))
                expect(table.team_choice).to_be_hidden()
            case Duty.GIVE:
                for number in range(table.cards.count()):
                    if table.give_confirm.is_enabled():
                        break
                    if table.cards.nth(number).get_attribute("aria-disabled") != "true":
                        walk_to(visitor, table.hand, table.cards.nth(number))
                        visitor.page.keyboard.press("Enter")
                press_enter_on(visitor, table.give_confirm)
                expect(table.give_confirm).to_be_hidden()
            case Duty.PLAY:
                held = table.cards.count()
                walk_to(visitor, table.hand, table.legal_cards.last)
                visitor.page.keyboard.press("Enter")
                expect(table.cards).not_to_have_count(held)
            case Duty.READ:
                expect(table.round_result).to_be_focused()
                visitor.page.keyboard.press("Enter")
                expect(table.round_result).to_be_hidden()
            case Duty.BONUS | Duty.OVER:
                raise AssertionError("three players give away no bonus card")
    press_enter_on(visitor, visitor.page.get_by_role("link", name=visitor.words("home-replay")))
    visitor.page.get_by_role("slider").wait_for()


def test_a_turn_of_the_duel_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.sit_at("face-to-face")
    table = DuelTable(visitor)
    assert table.my_turn()
    for _ in range(2):
        step = table.best()
        assert step is not None
        card, pile = step
        walk_to(visitor, table.hand, table.card(card))
        visitor.page.keyboard.press("Enter")
        press_enter_on(visitor, table.pile(pile))
        expect(table.card(card)).to_be_hidden()
    press_enter_on(visitor, table.take_back)
    expect(table.cards).to_have_count(5)
    step = table.best()
    assert step is not None
    walk_to(visitor, table.hand, table.card(step[0]))
    visitor.page.keyboard.press("Space")
    press_enter_on(visitor, table.pile(step[1]))
    expect(table.end_turn).to_be_enabled()
    press_enter_on(visitor, table.end_turn)
    expect(table.end_turn.and_(visitor.page.locator('[aria-disabled="false"]'))).to_be_hidden()


def test_a_game_is_started_from_home_by_keyboard_alone(visitor: Visitor) -> None:
    home = Home(visitor).open()
    visitor.page.keyboard.press("Tab")
    expect(visitor.page.get_by_role("link", name=visitor.words("skip"))).to_be_focused()
    play = home.game("face-to-face").get_by_role("button", name=visitor.words("home-play"))
    press_enter_on(visitor, play)
    visitor.page.wait_for_url("**/t/*")
    assert DuelTable(visitor).my_turn()


def test_arrow_keys_walk_the_board_in_all_four_directions(visitor: Visitor) -> None:
    """One Tab enters the board and one leaves it; down and up keep the column where the next line has it."""
    visitor.sit_at("nyet", players=2, rounds=1)
    table = NyetTable(visitor)
    assert table.duty() is Duty.COVER
    tab_to(visitor, table.board.locator('[tabindex="0"]'))
    expect(table.board.locator('[tabindex="0"]')).to_have_count(1)
    keyboard = visitor.page.keyboard

    def focused() -> str | None:
        name: str | None = visitor.page.evaluate("document.activeElement.dataset.action ?? null")
        return name

    assert focused() == "x first 0"
    for key, action in (
        ("ArrowRight", "x first 1"),
        ("ArrowDown", "x discard 2"),
        ("ArrowDown", "x trump R"),
        ("End", "x points -2"),
        ("ArrowUp", "x super none"),
        ("ArrowUp", "x trump G"),
        ("ArrowLeft", "x trump Y"),
        ("Home", "x first 0"),
    ):
        keyboard.press(key)
        assert focused() == action, key
    keyboard.press("Tab")
    assert not (focused() or "").startswith("x "), "Tab leaves the board"

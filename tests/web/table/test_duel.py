"""A turn of Face to Face: placed, taken back, dragged, explained, ended."""

from __future__ import annotations

from playwright.sync_api import expect

from web.drivers.duel_page import DuelTable
from web.drivers.visitor import Visitor


def at_my_turn(visitor: Visitor) -> DuelTable:
    visitor.sit_at("face-to-face")
    table = DuelTable(visitor)
    assert table.my_turn()
    return table


def test_a_turn_is_taken_back_card_by_card_until_it_is_ended(visitor: Visitor) -> None:
    table = at_my_turn(visitor)
    hand, tops = table.held(), (table.top("up"), table.top("down"))
    expect(table.take_back).to_be_disabled()
    for _ in range(2):
        step = table.best()
        assert step is not None
        table.place(*step)
    for left in (5, 6):
        visitor.press(table.take_back)
        expect(table.cards).to_have_count(left)
    assert table.held() == hand
    assert (table.top("up"), table.top("down")) == tops
    expect(table.take_back).to_be_disabled()
    table.play_turn()


def test_a_turn_taken_back_survives_a_reload(visitor: Visitor) -> None:
    """A card placed and not yet final is still there after loading again, and still can be taken back."""
    table = at_my_turn(visitor)
    hand = table.held()
    step = table.best()
    assert step is not None
    table.place(*step)
    visitor.page.reload()
    assert table.my_turn()
    assert step[0] not in table.held()
    visitor.press(table.take_back)
    expect(table.cards).to_have_count(6)
    assert table.held() == hand


def test_a_card_is_dragged_to_its_pile(visitor: Visitor) -> None:
    table = at_my_turn(visitor)
    step = table.best()
    assert step is not None
    card, pile = step
    table.drag(card, pile)
    expect(table.card(card)).to_be_hidden()
    assert table.top(pile) == card


def test_what_ending_the_turn_draws_is_said_before(visitor: Visitor) -> None:
    """Two from the pile by rule F3; after a card for the opponent, as many as fill the hand."""
    table = at_my_turn(visitor)
    expect(table.end_turn).to_have_text(visitor.words("duel-end", draw=2))
    expect(table.end_turn).to_be_disabled()
    for _ in range(2):
        step = table.best()
        assert step is not None
        table.place(*step)
    expect(table.end_turn).to_be_enabled()
    expect(visitor.page.get_by_test_id("prompt")).to_have_text(visitor.words("duel-ask-end", draw=2))
    visitor.expect_accessible()


def test_ending_too_early_is_explained_with_its_rule(visitor: Visitor) -> None:
    table = at_my_turn(visitor)
    table.end_turn.click(force=True)
    notice = visitor.page.get_by_role("status").filter(has=visitor.page.get_by_role("link"))
    expect(notice).to_be_visible()
    link = notice.get_by_role("link", name=visitor.words("notice-rule", rule="F2"))
    with visitor.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules.locator("[id='F2']")).to_be_in_viewport()
    rules.close()


def test_a_pile_that_does_not_take_the_card_says_why(visitor: Visitor) -> None:
    """A card that does not improve the opponent's pile is refused by rule F2.3."""
    table = at_my_turn(visitor)
    card = max(table.held())
    visitor.press(table.card(card))
    table.pile("opp-up" if card > table.top("opp-up") else "opp-down").click(force=True)
    expect(visitor.page.get_by_role("link", name=visitor.words("notice-rule", rule="F2.3"))).to_be_visible()
    expect(table.cards).to_have_count(6)


def test_after_conceding_the_result_is_shown_and_nothing_is_asked_any_more(visitor: Visitor) -> None:
    """What cannot be won is asked about once: take back or concede."""
    table = DuelTable(visitor)
    for _ in range(25):  # some games are lost before a card is placed
        visitor.sit_at("face-to-face")
        if table.lose():
            break
    expect(table.take_back).to_be_visible()
    visitor.press(table.concede)
    expect(table.game_over).to_be_visible()
    expect(table.concede).to_have_count(0)
    expect(table.take_back).to_have_count(0)
    expect(visitor.page.get_by_test_id("why")).to_be_visible()

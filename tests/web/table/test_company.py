"""Several people at one table: by invitation, from the lobby, as an onlooker; what they say to each other."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from web.drivers.duel_page import DuelTable
from web.drivers.lobby_page import Home, Waiting
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Visitor

Makes = Callable[..., Visitor]


def test_two_browsers_play_a_finished_game_by_invite_link(visitors: Makes) -> None:
    """The link carries the invitation behind #, where no server log sees it; both see the same result."""
    ann, ben = visitors(), visitors(language="de")
    form = Home(ann).open().new_table("nyet")
    waiting = form.players(2).seat(2, "link").more().one_round().quick_bots().create()
    link = waiting.link()
    assert "#" in link
    ann.press(ann.page.get_by_role("button", name=ann.words("invite-copy")))
    expect(ann.page.get_by_role("button", name=ann.words("invite-copied"))).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == link
    expect(ann.page.get_by_role("img", name=ann.words("invite-code"))).to_be_visible()
    ann.expect_accessible()

    ben.page.goto(link)
    ben.settled()
    Waiting(ben).sit()
    expect(ann.page.get_by_role("heading", name=ann.words("wait-ready"))).to_be_visible()
    waiting.deal()
    tables = [NyetTable(ann), NyetTable(ben)]
    take_turns(tables)
    results = [table.game_over.get_by_role("listitem").all_inner_texts() for table in tables]
    assert results[0] == results[1]


def take_turns(tables: list[NyetTable]) -> None:
    """Whoever may act does, until both see the end."""
    for _ in range(4000):
        if all(table.wanted() is Duty.OVER for table in tables):
            return
        for table in tables:
            if (duty := table.wanted()) not in (None, Duty.OVER):
                assert duty is not None
                table.do(duty)
    raise AssertionError("the game does not end")


def test_what_was_passed_is_seen_by_giver_and_receiver_alone(visitors: Makes) -> None:
    """Nobody covers the box "to the left", so each passes a card; an onlooker is shown none of them."""
    ann, ben, eve = visitors(), visitors(), visitors()
    waiting = Home(ann).open().new_table("nyet").players(2).seat(2, "link").more().one_round().create()
    link = waiting.link()
    ben.page.goto(link)
    ben.settled()
    Waiting(ben).sit()
    expect(ann.page.get_by_role("heading", name=ann.words("wait-ready"))).to_be_visible()
    waiting.deal()
    passed = [pass_a_card(table) for table in vetoed([NyetTable(ann), NyetTable(ben)], keep="x discard left")]
    eve.page.goto(link.split("#")[0])
    expect(NyetTable(eve).trick).to_be_visible()
    for one, mine, theirs in ((ann, passed[0], passed[1]), (ben, passed[1], passed[0])):
        told = one.page.get_by_role("complementary").first.get_by_role("listitem")
        expect(told.filter(has_text=one.words("give-passed", card=mine, who="§").split("§")[0])).to_be_visible()
        expect(told.filter(has_text=one.words("give-received", card=theirs, who="§").split("§")[1])).to_be_visible()
        expect(eve.page.get_by_role("listitem").filter(has_text=mine)).to_have_count(0)


def vetoed(tables: list[NyetTable], *, keep: str) -> list[NyetTable]:
    """The same tables once all is vetoed, with one box left open on purpose."""
    while not all(table.wanted() is Duty.GIVE for table in tables):
        for table in tables:
            if table.wanted() is Duty.COVER:
                table.cover(but=keep)
    return tables


def pass_a_card(table: NyetTable) -> str:
    """Pass the first card that may be passed; its name."""
    action = table.page.locator('.hand [data-action^="pass "][aria-disabled="false"]').first.get_attribute(
        "data-action"
    )
    assert action
    table.give()
    card = action.split()[1]
    return table.visitor.words("card", colour=card[0], value=card[1:])


def test_whoever_waits_for_nobody_fills_the_table_with_bots(visitor: Visitor) -> None:
    """A link to this very computer says that it leads nowhere else."""
    waiting = Home(visitor).open().new_table("nyet").create()
    expect(visitor.page.get_by_text(visitor.words("invite-local"))).to_be_visible()
    waiting.fill()
    expect(visitor.page.get_by_role("heading", name=visitor.words("wait-ready"))).to_be_visible()
    visitor.expect_accessible()
    waiting.deal()
    NyetTable(visitor).duty()


def test_a_phone_shares_the_invitation_its_own_way(visitors: Makes) -> None:
    ann = visitors(screen="phone")
    ann.page.add_init_script("navigator.share = async ({ url }) => { window.shared = url; }")
    waiting = Home(ann).open().new_table("face-to-face").create()
    ann.press(ann.page.get_by_role("button", name=ann.words("invite-share")))
    assert ann.wait_until("() => window.shared") == waiting.link()


def test_without_the_invitation_a_kept_seat_cannot_be_taken(visitors: Makes) -> None:
    ann, ben = visitors(), visitors()
    waiting = Home(ann).open().new_table("face-to-face").seat(2, "link").create()
    ben.page.goto(waiting.link().split("#")[0])
    ben.settled()
    expect(ben.page.get_by_role("heading", name=ben.words("wait-title"))).to_be_visible()
    expect(ben.page.get_by_role("button", name=ben.words("wait-sit"))).to_be_hidden()


def test_someone_joins_from_the_lobby_and_is_heard_in_their_own_language(visitors: Makes) -> None:
    """A quick word arrives translated; what is typed arrives as it was written."""
    ann, ben = visitors(), visitors(language="pl")
    home = Home(ann).open()
    home.rename("Ann of the lobby")
    waiting = home.new_table("face-to-face").create()
    lobby = Home(ben).open()
    lobby.table_row("Ann of the lobby").get_by_role("link", name=ben.words("table-join")).click()
    Waiting(ben).sit()
    expect(ann.page.get_by_role("heading", name=ann.words("wait-ready"))).to_be_visible()
    waiting.deal()
    DuelTable(ben).hand.wait_for()
    ann.page.get_by_role("button", name=ann.words("reaction", reaction="well-played")).click()
    ann.page.get_by_label(ann.words("chat-say")).fill("<b>Good luck</b>")
    ann.page.get_by_role("button", name=ann.words("chat-send")).click()
    ben.page.get_by_role("button", name=ben.words("log-chat")).click()
    said = ben.page.get_by_role("log")
    expect(said.get_by_text(ben.words("reaction", reaction="well-played"))).to_be_visible()
    expect(said.get_by_text("<b>Good luck</b>")).to_be_visible()
    ben.expect_accessible()


def test_an_onlooker_sees_the_table_and_no_hand(visitors: Makes) -> None:
    ann, eve = visitors(), visitors()
    home = Home(ann).open()
    home.rename("Ann the watched")
    form = home.new_table("nyet").players(3).against_bots(3).more().one_round().quick_bots()
    form.create().deal()
    played = NyetTable(ann)
    played.until(Duty.PLAY)
    lobby = Home(eve).open()
    lobby.table_row("Ann the watched").get_by_role("link", name=eve.words("table-watch")).click()
    seen = NyetTable(eve)
    expect(seen.trick).to_be_visible()
    expect(seen.hand).to_be_hidden()
    eve.expect_accessible()
    played.finish()
    seen.finish()
    assert (
        seen.game_over.get_by_role("listitem").all_inner_texts()
        == played.game_over.get_by_role("listitem").all_inner_texts()
    )


def test_a_table_without_onlookers_says_so(visitors: Makes) -> None:
    ann, eve = visitors(), visitors()
    form = Home(ann).open().new_table("nyet").players(2).against_bots(2).more().untick("new-spectators").quick_bots()
    form.create().deal()
    NyetTable(ann).duty()
    eve.page.goto(ann.page.url)
    expect(eve.page.get_by_role("alert")).to_have_text(eve.words("problem-no-spectators"))
    expect(eve.page.get_by_role("main").get_by_role("link", name=eve.words("home-link"))).to_be_visible()

"""Those who come back: a log that outlives a reload, running games first, results, a quick rematch, short games."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from kibitz.games.record import read
from kibitz.server.finished.transfer import record_id
from server.harness.wire import Person, Server
from web.drivers.duel_page import DuelTable
from web.drivers.lobby_page import Home, NewTable, Waiting
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Visitor

Makes = Callable[..., Visitor]


def lines(visitor: Visitor) -> list[str]:
    """The log, also the lines that are scrolled out of sight and not drawn."""
    return visitor.page.get_by_role("log").locator("p").all_text_contents()


def test_the_log_and_the_chat_outlive_a_reload_also_for_an_onlooker(visitors: Makes) -> None:
    """An onlooker who comes late reads it all the same, is told whose table it is, and talks if the table lets them."""
    ann, eve = visitors(), visitors()
    home = Home(ann).open()
    home.rename("Ann of the log")
    form = home.new_table("nyet").players(3).against_bots(3).more().one_round().tick("new-spectator-chat").quick_bots()
    form.create().deal()
    table = NyetTable(ann)
    table.until(Duty.PLAY)
    ann.page.get_by_label(ann.words("chat-say")).fill("hello out there")
    ann.page.get_by_role("button", name=ann.words("chat-send")).click()
    table.play()
    table.until(Duty.PLAY)
    before = lines(ann)
    assert len(before) > 12
    ann.page.reload()
    table.until(Duty.PLAY)
    expect(ann.page.get_by_role("log").locator("p")).to_have_count(len(before))
    assert lines(ann) == before

    lobby = Home(eve).open()
    lobby.rename("Eve")
    lobby.table_row("Ann of the log").get_by_role("link", name=eve.words("table-watch")).click()
    expect(eve.page.get_by_text(eve.words("watch-table", host="Ann of the log"))).to_be_visible()
    expect(eve.page.get_by_role("log").get_by_text(before[0])).to_be_attached()
    eve.page.get_by_role("button", name=eve.words("log-chat")).click()
    expect(eve.page.get_by_role("log").get_by_text("hello out there")).to_be_visible()
    eve.page.get_by_label(eve.words("chat-say")).fill("hello Ann")
    eve.page.get_by_role("button", name=eve.words("chat-send")).click()
    ann.page.get_by_role("button", name=ann.words("log-chat")).click()
    expect(ann.page.get_by_role("log").get_by_text(ann.words("chat-onlooker", name="Eve"))).to_be_visible()
    expect(ann.page.get_by_role("log").get_by_text("hello Ann")).to_be_visible()
    eve.expect_accessible()


def test_ending_a_game_asks_first(visitor: Visitor) -> None:
    """And what comes of it is in the list of games, to be played again with one click."""
    table = visitor.sit_at("face-to-face")
    DuelTable(visitor).hand.wait_for()
    page, words = visitor.page, visitor.words
    page.get_by_role("button", name=words("menu-title")).click()
    page.get_by_role("button", name=words("abandon-vote", count=0)).click()
    asked = page.get_by_role("dialog", name=words("stop-title"))
    expect(asked).to_contain_text(words("stop-alone"))
    visitor.expect_accessible()
    asked.get_by_role("button", name=words("stop-no")).click()
    expect(asked).to_be_hidden()
    expect(page.get_by_text(words("game-stopped"))).to_be_hidden()
    page.get_by_role("button", name=words("menu-title")).click()
    page.get_by_role("button", name=words("abandon-vote", count=0)).click()
    asked.get_by_role("button", name=words("stop-yes")).click()
    expect(page.get_by_text(words("game-stopped"))).to_be_visible()
    Home(visitor).open()
    row = page.get_by_role("listitem").filter(has_text=words("game-abandoned"))
    row.get_by_role("link", name=words("recent-again")).click()
    page.wait_for_url(re.compile(rf"/t/(?!{table})[\w-]+$"))
    DuelTable(visitor).hand.wait_for()
    expect(page.get_by_text(words("game-stopped"))).to_be_hidden()


def test_leaving_a_table_where_others_play_asks_first(visitors: Makes) -> None:
    ann, ben = visitors(), visitors(language="pl")
    waiting = Home(ann).open().new_table("face-to-face").seat(2, "link").create()
    ben.page.goto(waiting.link())
    Waiting(ben).sit()
    waiting.deal()
    DuelTable(ben).hand.wait_for()
    ben.page.get_by_role("banner").get_by_role("link").first.click()
    asked = ben.page.get_by_role("dialog", name=ben.words("leave-title"))
    expect(asked).to_be_visible()
    asked.get_by_role("button", name=ben.words("leave-no")).click()
    DuelTable(ben).hand.wait_for()
    ben.page.get_by_role("banner").get_by_role("link").first.click()
    asked.get_by_role("button", name=ben.words("leave-yes"), exact=True).click()
    expect(ben.page.get_by_role("heading", name=ben.words("home-title"))).to_be_visible()
    expect(ann.page.get_by_test_id("whereabouts")).to_be_visible()


def test_a_link_asks_once_who_one_is(visitors: Makes) -> None:
    """Name and animal on one sheet; whoever is called after an animal wears it; the next time nobody asks."""
    ann, ben = visitors(), visitors(screen="phone", language="de")
    waiting = Home(ann).open().new_table("nyet").players(3).seat(2, "link").create()
    link = waiting.link()
    ben.page.goto(link)
    room = Waiting(ben)
    expect(room.who).to_be_visible()
    animals = (ben.words("character-name", character=character) for character in ("tiger", "crane"))
    # Ann's own animal follows from the name she was given.
    free = next(animal for animal in animals if room.who.get_by_role("button", name=animal).is_enabled())
    room.who.get_by_label(ben.words("me-name")).fill(f"{free} Ben")
    expect(room.who.get_by_role("button", name=free)).to_have_attribute("aria-pressed", "true")
    ben.expect_accessible()
    ben.expect_touchable()
    ben.expect_no_sideways_scrolling()
    room.sit(f"{free} Ben")
    row = ann.page.get_by_role("listitem").filter(has_text=f"{free} Ben")
    expect(row).to_be_visible()
    expect(ben.page.get_by_role("main").get_by_role("button", name=free)).to_have_attribute("aria-pressed", "true")
    ben.press(ben.page.get_by_role("button", name=ben.words("wait-leave")))
    ben.press(ben.page.get_by_role("button", name=ben.words("wait-sit")).first)
    expect(row).to_be_visible()
    expect(room.who).to_be_hidden()


def test_play_now_says_how_long_and_has_a_short_game(visitor: Visitor) -> None:
    """A short game lets everyone deal once; a number of rounds that lets some deal more often is warned of."""
    home = Home(visitor).open()
    words, part = visitor.words, home.game("nyet")
    length = part.get_by_label(words("length-title"))
    expect(length.get_by_role("option")).to_have_text(
        [words("length-usual", minutes=20), words("length-short", minutes=10)]
    )
    expect(home.game("face-to-face").get_by_text(words("length-only", minutes=10))).to_be_visible()
    visitor.expect_accessible()
    visitor.expect_every_word_known()
    length.select_option(words("length-short", minutes=10))
    home.play_now("nyet", players=3)
    table = visitor.page.url.rsplit("/", 1)[1]
    options = visitor.context.request.get(f"{visitor.address}/api/tables/{table}").json()["options"]
    assert (options["players"], options["rounds"]) == (3, 3)

    form: NewTable = Home(visitor).open().new_table("nyet").players(4).more()
    visitor.page.get_by_label(words("new-group-length")).select_option("rounds")
    rounds = visitor.page.get_by_label(words("new-option-rounds"), exact=True)
    expect(rounds).to_have_value("4")
    warning = visitor.page.get_by_text(words("option-uneven", step=4, low=4, high=8))
    expect(warning).to_be_hidden()
    rounds.fill("6")
    expect(warning).to_be_visible()
    form.players(3)
    expect(warning).to_be_hidden()


def test_home_shows_running_games_first_and_then_results(visitor: Visitor) -> None:
    """Those that wait for me before the others; a result with score, day and opponents."""
    visitor.sit_at("nyet", players=2, rounds=1)
    NyetTable(visitor).finish()
    visitor.sit_at("face-to-face")
    DuelTable(visitor).hand.wait_for()
    Home(visitor).open()
    words, page = visitor.words, visitor.page
    headings = page.get_by_role("heading", level=2).all_inner_texts()
    assert headings[0].startswith(words("home-running"))
    assert headings.index(words("home-recent")) < headings.index(words("home-tables"))
    row: Locator = page.get_by_role("listitem").filter(has=page.get_by_role("link", name=words("recent-again")))
    expect(row).to_have_count(1)
    expect(row).to_contain_text(words("bot-name", bot="greedy"))
    expect(row).to_contain_text("today")
    expect(row).to_contain_text(re.compile(rf"{words('seat-me')} −?-?\d+"))
    visitor.expect_accessible()


def test_a_game_brought_from_elsewhere_is_replayed_with_its_log(
    visitors: Makes, server: Server, nyet_record: str, tmp_path: Path
) -> None:
    """The replay says what was played and when, reads its log, gives the scores, and is shared and downloaded."""
    record = Person(server.url).get(f"/api/tables/{nyet_record}/record").json
    record["players"] = ["Ada", *record["players"][1:]]
    record.pop("signature")
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(record) + "\n")
    imported = imported_into(server, file)
    for visitor in (visitors(), visitors(screen="phone", language="de")):
        visitor.visit(f"/replay/{imported}")
        page, words = visitor.page, visitor.words
        page.get_by_role("slider").wait_for()
        expect(page.get_by_test_id("open-hand")).to_have_count(4)
        expect(page.get_by_role("group", name=words("open-hand", name="Ada", count=15))).to_be_visible()
        page.keyboard.press("End")
        if visitor.touch:
            visitor.press(page.get_by_role("button", name=words("log-title")))
        expect(page.get_by_role("log").locator("p").first).to_be_attached()
        assert len(lines(visitor)) > 60
        if visitor.touch:
            page.keyboard.press("Escape")
        visitor.press(page.get_by_test_id("details"))
        expect(page.get_by_test_id("final-scores").get_by_role("listitem")).to_have_count(4)
        expect(page.get_by_test_id("final-scores")).to_contain_text("Ada")
        visitor.expect_accessible()
        visitor.expect_no_sideways_scrolling()
        with page.expect_download() as saved:
            visitor.press(page.get_by_role("link", name=words("replay-download")))
        assert json.loads(Path(saved.value.path()).read_text())["players"][0] == "Ada"


def imported_into(server: Server, file: Path) -> str:
    """Bring a record into a server's database by `kibitz import`; its id."""
    command = [sys.executable, "-m", "kibitz.cli", "import", str(file), "--data", str(server.data)]
    subprocess.run(command, check=True, timeout=60, capture_output=True)
    return record_id(read(file.read_bytes()))

"""The bell shows what waits, the settings say where else one is told, and a push message is shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Playwright, expect

from kibitz.server.clock import now
from kibitz.server.storage.database import make_engine
from kibitz.server.storage.notifications.notifications import notify
from server.harness.wire import Server
from web.drivers.chromium import launch
from web.drivers.visitor import Screen, Visitor


def tell(server: Server, visitor: Visitor, *kinds: str) -> None:
    """Things happen that a visitor is told of."""
    me = visitor.context.request.get(f"{visitor.address}/api/me").json()["id"]
    engine = make_engine(server.database)
    with engine.begin() as connection:
        for kind in kinds:
            params = {"game": "nyet", "name": "Zofia", "club": "Wtorek"}
            notify(connection, me, kind, f"{kind}:1", params=params, link="/learn", at=now())
    engine.dispose()


def looked_over(visitor: Visitor) -> None:
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()
    visitor.expect_touchable()
    visitor.expect_every_word_known()


@pytest.mark.parametrize(("language", "screen"), [("en", "desktop"), ("de", "small phone"), ("pl", "phone")])
def test_the_bell_shows_what_waits(
    visitors: Callable[..., Visitor], server: Server, language: str, screen: Screen
) -> None:
    visitor = visitors(language=language, screen=screen)
    visitor.visit("/rules/nyet")
    visitor.visit("/")
    page, words = visitor.page, visitor.words
    bell = page.get_by_test_id("bell")
    expect(bell).to_have_accessible_name(words("notices-bell", count=0))
    tell(server, visitor, "nudge", "turn", "season-over", "of-a-later-release")
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(bell).to_have_accessible_name(words("notices-bell", count=4))
    visitor.press(bell)
    sheet = page.get_by_role("dialog", name=words("notices-title"))
    expect(sheet.get_by_role("listitem")).to_have_count(4)
    expect(sheet).to_contain_text(words("notice-nudge", game=words("game-nyet")))
    expect(sheet).to_contain_text(words("notice-other"))
    looked_over(visitor)
    visitor.press(sheet.get_by_role("link").filter(has_text=words("notice-nudge", game=words("game-nyet"))))
    expect(page).to_have_url(f"{visitor.address}/learn")
    expect(bell).to_have_accessible_name(words("notices-bell", count=3))
    visitor.press(bell)
    visitor.press(page.get_by_test_id("all-seen"))
    expect(bell).to_have_accessible_name(words("notices-bell", count=0))
    page.reload()
    expect(page.get_by_test_id("bell")).to_have_accessible_name(words("notices-bell", count=0))


@pytest.mark.parametrize(("language", "screen"), [("en", "desktop"), ("de", "small phone")])
def test_the_bell_is_at_tables_too(
    visitors: Callable[..., Visitor], server: Server, language: str, screen: Screen
) -> None:
    visitor = visitors(language=language, screen=screen)
    visitor.sit_at("nyet", players=2, rounds=1)
    bell = visitor.page.get_by_test_id("bell")
    expect(bell).to_have_accessible_name(visitor.words("notices-bell", count=0))
    tell(server, visitor, "club-table")
    visitor.page.evaluate("dispatchEvent(new Event('focus'))")
    expect(bell).to_have_accessible_name(visitor.words("notices-bell", count=1))
    visitor.expect_no_sideways_scrolling()
    if visitor.touch:
        visitor.expect_touchable()
    visitor.press(bell)
    sheet = visitor.page.get_by_role("dialog", name=visitor.words("notices-title"))
    expect(sheet.get_by_role("listitem")).to_have_count(1)
    visitor.expect_accessible()


@pytest.mark.parametrize(("language", "screen"), [("en", "desktop"), ("fr", "small phone")])
def test_one_chooses_where_and_when_one_is_told(
    visitors: Callable[..., Visitor], language: str, screen: Screen
) -> None:
    visitor = visitors(language=language, screen=screen)
    visitor.visit("/settings")
    page, words = visitor.page, visitor.words
    section = page.get_by_test_id("notices")
    channel, kind = words("notices-channel-webhook"), words("notices-kind-joined")
    box = section.get_by_label(words("notices-by", kind=kind, channel=channel))
    expect(box).to_be_checked()
    with page.expect_response("**/api/me/notifications/settings"):
        box.uncheck()
    with page.expect_response("**/api/me/notifications/settings"):
        section.get_by_test_id("quiet").check()
    with page.expect_response("**/api/me/notifications/settings"):
        section.get_by_label(words("notices-quiet-from"), exact=True).fill("23:30")
    visitor.foreseen = ("400", "/api/me/notifications/webhook")
    field = section.get_by_label(words("notices-webhook-url"))
    for url in ("https://127.0.0.1/topic", "https://ntfy.sh/topic"):
        field.fill(url)
        visitor.press(section.get_by_role("button", name=words("notices-webhook-save")))
        if "127" in url:
            expect(page.get_by_text(words("problem-bad-webhook"))).to_be_visible()
    expect(section).to_contain_text(words("notices-webhook-on", host="ntfy.sh"))
    page.reload()
    expect(box).not_to_be_checked()
    expect(section.get_by_label(words("notices-quiet-from"), exact=True)).to_have_value("23:30")
    expect(section.get_by_label(words("notices-quiet-until"), exact=True)).to_have_value("08:00")
    looked_over(visitor)
    visitor.press(section.get_by_role("button", name=words("notices-remove-what", what="ntfy.sh")))
    expect(field).to_be_visible()


def test_a_link_of_a_message_that_is_not_valid_says_so(visitor: Visitor) -> None:
    visitor.foreseen = ("404",)
    visitor.visit("/notices/stop#nonsense")
    expect(visitor.page.get_by_test_id("followed")).to_have_text(visitor.words("problem-no-such-link"))


@pytest.fixture
def whole(driver: Playwright, server: Server) -> Iterator[Visitor]:
    """Someone with the whole of Chromium: its headless shell shows no notifications."""
    browser = launch(driver, "chromium")
    visitor = Visitor(browser, server.url)
    yield visitor
    complaints = visitor.close()
    browser.close()
    assert not complaints


def test_a_push_message_is_shown_unless_one_looks_at_it(whole: Visitor) -> None:
    """By the page's own service worker; the push service is Chromium's debugger."""
    visitor = whole
    visitor.context.grant_permissions(["notifications"])
    visitor.visit("/about")
    page = visitor.page
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    debugger, found = visitor.context.new_cdp_session(page), []
    debugger.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(news["registrations"]))
    debugger.send("ServiceWorker.enable")
    for _ in range(100):
        page.wait_for_timeout(100)
        if found:
            break
    message = {"title": "Kibitz", "body": "Nyet!", "tag": "t", "lang": "en", "stop": "/stop", "stop_label": "Stop"}
    for link in ("/about", "/learn"):
        debugger.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": visitor.address,
                "registrationId": found[0]["registrationId"],
                "data": json.dumps({**message, "link": link}),
            },
        )
    script = """() => navigator.serviceWorker.ready.then((one) => one.getNotifications())
      .then((list) => list.map((one) => `${one.title}: ${one.body} ${one.data.link}`))"""
    for _ in range(100):
        shown = page.evaluate(script)
        if shown:
            break
        page.wait_for_timeout(100)
    assert shown == ["Kibitz: Nyet! /learn"]

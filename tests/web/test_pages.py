"""Every page: without barriers, without sideways scrolling, in every language, on a desktop and on phones."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.conftest import Welcome
from web.hand import OVER, play_on

PAGES = ["/", "/new/nyet", "/new/face-to-face", "/learn", "/learn/nyet", "/learn/face-to-face", "/rules/nyet", "/rules/face-to-face", "/settings", "/about", "/no-such-page"]
SCREENS = [(1440, 900), (390, 844), (360, 640), (844, 390), (3840, 2160)]


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(welcome: Welcome, path: str) -> None:
    visitor = welcome()
    visitor.page.goto(path)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_selector("h1")
    assert visitor.barriers() == []


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}], ids=["desktop", "phone"])
def test_axe_finds_nothing_at_any_phase_of_nyet(welcome: Welcome, viewport: dict[str, int]) -> None:
    visitor = welcome(viewport=viewport)
    page = visitor.page
    visitor.quick_game("nyet", players=4, rounds=1)
    for phase in (".board .legal", ".trick .place", OVER):
        play_on(page, until=phase)
        assert visitor.barriers() == [], phase


def test_axe_finds_nothing_at_face_to_face(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.quick_game("face-to-face")
    page.wait_for_selector(".hand button.card.legal")
    page.locator(".hand button.card.legal").first.click()
    assert visitor.barriers() == []
    play_on(page)
    assert visitor.barriers() == []


@pytest.mark.parametrize("language", ["de", "fr", "pl"])
def test_nothing_is_wider_than_the_screen_in_any_language(welcome: Welcome, language: str) -> None:
    visitor = welcome(settings={"language": language})
    page = visitor.page
    table = visitor.quick_game("nyet", players=5, rounds=1)
    for path in (*PAGES[:-1], f"/t/{table}"):
        page.goto(path)
        page.wait_for_selector("h1", state="attached")
        page.wait_for_load_state("networkidle")
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            assert visitor.sideways() == 0, (path, width)
    clipped = page.evaluate(
        "[...document.querySelectorAll('.button, .name, th')].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    )
    assert clipped == []


def test_the_language_is_picked_from_the_browser(welcome: Welcome) -> None:
    page = welcome(locale="fr-CA").page
    page.goto("/")
    expect(page.get_by_test_id("play-nyet")).to_have_text("Jouer contre des robots")


def test_a_replay_goes_to_a_given_trick_from_any_seat_and_checks_the_shuffle(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    table = visitor.quick_game("nyet", players=2, rounds=1)
    play_on(page)
    page.get_by_test_id("to-replay").click()
    page.get_by_test_id("chapter").select_option(label="· Trick 7")
    assert sum(int(text) for text in page.locator(".facts [title='Tricks this round']").all_inner_texts()) == 7
    step = page.url.split("step=")[1]
    assert page.locator(".hands .row").count() == 2, "all cards are open"
    page.get_by_test_id("forward").click()
    page.keyboard.press("ArrowLeft")
    assert page.url.split("step=")[1] == step
    page.goto(f"/replay/{table}?viewer=1&step={step}")
    page.wait_for_selector(".hand button.card")
    assert sum(int(text) for text in page.locator(".facts [title='Tricks this round']").all_inner_texts()) == 7
    assert visitor.barriers() == []
    page.get_by_test_id("fair").click()
    expect(page.get_by_test_id("fairness")).to_contain_text("Nobody touched the cards.")
    assert page.locator("[data-testid=fairness] li.good").count() == 3


def test_someone_watches_and_sees_no_hand(welcome: Welcome) -> None:
    ann, eve = welcome(), welcome()
    ann.page.goto("/new/nyet")
    for seat in (2, 3, 4):
        ann.page.get_by_label(f"Seat {seat}").select_option("bot:greedy")
    ann.page.get_by_test_id("create").click()
    ann.page.get_by_test_id("start").click()
    ann.page.wait_for_selector(".board")
    eve.page.goto("/")
    eve.page.get_by_role("link", name="Watch").first.click()
    eve.page.wait_for_selector(".board")
    assert eve.page.locator(".hand button.card").count() == 0


@pytest.mark.parametrize("game", ["nyet", "face-to-face"])
def test_a_lesson_is_played_through_with_its_mistakes(welcome: Welcome, game: str) -> None:
    page = welcome().page
    page.goto("/learn")
    page.locator(f"a[href='/learn/{game}']").click()
    coach = page.get_by_test_id("coach")
    steps = page.request.get("/").ok and 40
    for _ in range(steps):
        coach.wait_for()
        if page.get_by_role("link", name="Play for real").count():
            break
        following = page.get_by_test_id("coach-next")
        (following if following.count() else page.get_by_role("button", name="Show me")).click()
    expect(page.get_by_role("link", name="Play for real")).to_be_visible()


def test_a_lesson_explains_what_the_rules_refuse_and_goes_on_when_it_is_done_right(welcome: Welcome) -> None:
    page = welcome().page
    page.goto("/learn/nyet")
    coach = page.get_by_test_id("coach")
    page.get_by_test_id("coach-next").click()
    page.get_by_test_id("coach-next").click()
    expect(coach).to_contain_text("Cover green")
    page.locator("[data-action='x points 2']").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("follow the suggestion")
    page.locator("[data-action='x trump G']").click()
    expect(coach).to_contain_text("blue is the last open box")
    page.wait_for_selector(".turn")
    page.locator("[data-action='x trump B']").click(force=True)
    expect(page.locator(".notice")).to_contain_text("must stay open")
    expect(coach).to_contain_text("can never be covered")


def test_settings_hold_at_once_and_for_next_time(welcome: Welcome) -> None:
    page = welcome().page
    page.goto("/settings")
    page.locator("[data-setting=theme]").select_option("dark")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.locator("[data-setting=deck]").select_option("solid")
    assert page.locator(".sample .card.solid").count() == 4
    page.reload()
    assert page.locator("[data-setting=deck]").input_value() == "solid"


def test_the_page_can_be_installed_and_opens_without_the_server(welcome: Welcome) -> None:
    page = welcome().page
    page.goto("/about")
    manifest = page.request.get("/manifest.webmanifest").json()
    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert page.evaluate("caches.open('kibitz-shell-1').then((cache) => cache.match('/')).then((found) => found !== undefined)")

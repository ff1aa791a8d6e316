"""Writes every page and phase as a picture to screenshots/: desktop and phones, light and dark, several languages."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from web.hand import OVER, play_on
from web.site import ROOT, Visitor, chromium, serving

FOLDER = ROOT / "screenshots"
LOOKS = [
    ("desktop-dark", {"width": 1440, "height": 900}, "dark", "en"),
    ("desktop-light", {"width": 1440, "height": 900}, "light", "de"),
    ("phone-dark", {"width": 390, "height": 844}, "dark", "pl"),
    ("phone-light", {"width": 360, "height": 640}, "light", "fr"),
]
PAGES = {
    "home": "/",
    "new-table": "/new/nyet",
    "learn": "/learn",
    "lesson-nyet": "/learn/nyet",
    "lesson-duel": "/learn/face-to-face",
    "rules-nyet": "/rules/nyet",
    "rules-duel": "/rules/face-to-face",
    "settings": "/settings",
    "about": "/about",
    "lost": "/nowhere",
}
PHASES = {
    "nyet-1-board": ".board .legal",
    "nyet-2-board-filling": ".turn .box.stands",
    "nyet-3-team": ".choice",
    "nyet-4-give": "[data-testid=give-confirm]",
    "nyet-5-trick": ".trick .place",
    "nyet-6-dimmed": ".hand button.card.dim",
    "nyet-7-round": "[data-testid=round-continue]",
}


def shoot(page: Page, look: str, name: str) -> None:
    page.wait_for_timeout(350)
    page.screenshot(path=FOLDER / f"{name}.{look}.png")


def pages(visitor: Visitor, look: str) -> None:
    """Every page that is read."""
    for name, path in PAGES.items():
        visitor.page.goto(path)
        visitor.page.wait_for_load_state("networkidle")
        shoot(visitor.page, look, name)


def waiting(visitor: Visitor, look: str) -> None:
    """The room before a game, with its invitation."""
    made = visitor.ask("/api/tables", {"game": "nyet", "options": {"players": 4}})
    visitor.page.goto(f"/t/{made['id']}")
    visitor.page.wait_for_selector("[data-testid=start]")
    shoot(visitor.page, look, "waiting")


def nyet(visitor: Visitor, look: str) -> None:
    """Phase after phase; what does not come up in one game is looked for in the next."""
    page, missing = visitor.page, dict(PHASES)
    for players in (4, 5, 4, 4, 3, 4):
        table = visitor.quick_game("nyet", players=players, rounds=2)
        either = ", ".join([*missing.values(), OVER]) if missing else OVER
        while page.query_selector(OVER) is None:
            play_on(page, until=either, seconds=200)
            for name, selector in list(missing.items()):
                if page.query_selector(selector):
                    shoot(page, look, name)
                    del missing[name]
            either = ", ".join([*missing.values(), OVER])
        if not missing:
            break
    shoot(page, look, "nyet-8-over")
    for name, label in (("nyet-9-score", "dialog-score"),):
        del label
        page.locator("button").filter(has_text="Σ").or_(page.locator(".left .button").first).first.click()
        shoot(page, look, name)
    page.goto(f"/replay/{table}?viewer=open&step=60")
    page.wait_for_selector(".hands")
    shoot(page, look, "replay-open")
    page.get_by_test_id("fair").click()
    page.wait_for_selector("[data-testid=fairness] .verdict")
    shoot(page, look, "replay-fair")


def duel(visitor: Visitor, look: str) -> None:
    """Choosing a card, the middle of a game, its end."""
    page = visitor.page
    visitor.quick_game("face-to-face")
    page.wait_for_selector(".hand button.card.legal")
    page.locator(".hand button.card.legal").nth(2).click()
    shoot(page, look, "duel-1-chosen")
    page.locator(".pile.fits").first.click()
    shoot(page, look, "duel-2-draft")
    play_on(page)
    shoot(page, look, "duel-3-over")


def gallery(browser: Browser, address: str) -> None:
    """Everything, in every look."""
    for look, viewport, theme, language in LOOKS:
        visitor = Visitor(browser, address, viewport=viewport, color_scheme=theme, settings={"language": language})
        pages(visitor, look)
        waiting(visitor, look)
        nyet(visitor, look)
        duel(visitor, look)
        visitor.context.close()
        print(look, *visitor.wrong, sep="\n  ")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        gallery(browser, address)
        browser.close()


if __name__ == "__main__":
    main()

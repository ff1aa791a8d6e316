"""Writes every page and phase as a picture to screenshots/: desktop and phones, light and dark, four languages."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Route, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from server.harness.wire import Server
from web.conftest import FLAGS
from web.drivers.duel_page import DuelTable
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import NO_WORKER, Screen, Theme, Visitor

FOLDER = Path(__file__).parents[2] / "screenshots"
LOOKS: tuple[tuple[Screen, Theme, str], ...] = (
    ("desktop", "dark", "en"),
    ("desktop", "light", "de"),
    ("phone", "dark", "pl"),
    ("small phone", "light", "fr"),
    ("landscape", "dark", "de"),
)
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
    "nowhere": "/nowhere",
}


class Album:
    """The pictures of one look."""

    def __init__(self, visitor: Visitor, look: str) -> None:
        self.visitor = visitor
        self.look = look

    def shoot(self, name: str) -> None:
        """One picture, once nothing moves any more."""
        self.visitor.page.wait_for_timeout(400)
        self.visitor.page.screenshot(path=FOLDER / f"{name}.{self.look}.png")

    def pages(self) -> None:
        """Everything that is read, and the room before a game."""
        self.broken()
        for name, path in PAGES.items():
            self.visitor.visit(path)
            self.visitor.page.wait_for_load_state("networkidle")
            self.shoot(name)
        address = self.visitor.address
        made = self.visitor.context.request.post(f"{address}/api/tables", data={"game": "nyet"})
        self.visitor.visit(f"/t/{made.json()['id']}")
        self.visitor.page.get_by_test_id("start").wait_for()
        self.shoot("waiting")

    def broken(self) -> None:
        """What is shown in place of a page that is slow to come, and of one that cannot be fetched."""
        held: list[Route] = []
        self.visitor.page.add_init_script(NO_WORKER)
        self.visitor.visit("/")
        self.visitor.page.route("**/assets/Settings*", lambda route: held.append(route))
        self.visitor.press(self.visitor.page.get_by_role("link", name=self.visitor.words("settings-title")))
        self.visitor.page.get_by_role("heading", name=self.visitor.words("loading")).wait_for()
        self.shoot("coming")
        self.visitor.page.route("**/assets/Settings*", lambda route: route.abort())
        for route in held:
            route.abort()
        self.visitor.page.get_by_role("heading", name=self.visitor.words("broken-title")).wait_for()
        self.shoot("broken")
        self.visitor.page.unroute_all()

    def nyet(self) -> None:
        """Every duty of a player the first time it comes up, the result, the score sheet, the replay."""
        seen: set[Duty] = set()
        for players in (4, 5, 3, 4, 5):
            table = self.visitor.sit_at("nyet", players=players, rounds=2)
            page = NyetTable(self.visitor)
            while (duty := page.duty()) is not Duty.OVER:
                if duty not in seen:
                    seen.add(duty)
                    self.shoot(f"nyet-{duty.name.lower()}")
                page.do(duty)
            if len(seen) == len(Duty) - 1:
                break
        self.shoot("nyet-over")
        opener = self.visitor.page.get_by_role("button", name=self.visitor.words("score-sheet"))
        short = self.visitor.page.get_by_role("button", name=self.visitor.words("score-title"), exact=True)
        self.visitor.press(opener.or_(short).first)
        self.shoot("nyet-score")
        self.visitor.visit(f"/replay/{table}?viewer=open&step=60")
        self.visitor.page.get_by_test_id("forward").wait_for()
        self.shoot("replay")
        self.visitor.press(self.visitor.page.get_by_test_id("fair"))
        self.visitor.page.locator("[data-testid=fairness] ul").wait_for()
        self.shoot("replay-fair")

    def duel(self) -> None:
        """A card chosen, a turn not yet ended, the middle of a game, its end."""
        self.visitor.sit_at("face-to-face")
        page = DuelTable(self.visitor)
        page.my_turn()
        self.visitor.press(page.cards.first)
        self.shoot("duel-chosen")
        self.visitor.press(page.cards.first)
        page.finish()
        self.shoot("duel-over")


def main() -> None:
    """All looks, one after another; or those whose names are given."""
    FOLDER.mkdir(exist_ok=True)
    path = shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", bots=1)
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for screen, theme, language in LOOKS:
            look = f"{screen.replace(' ', '-')}-{theme}-{language}"
            if sys.argv[1:] and look not in sys.argv[1:]:
                continue
            visitor = Visitor(browser, server.url, theme=theme, language=language, screen=screen)
            album = Album(visitor, look)
            album.pages()
            album.nyet()
            album.duel()
            visitor.close()
            print(album.look, flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

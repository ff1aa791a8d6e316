"""Writes every page and phase as a picture to screenshots/: five sizes, light and dark, four languages.

Arguments choose looks by how they begin (`phone-dark`), and parts by their name (`club`).
"""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import closing
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Locator, Route, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from server.harness.reviewed import asked, brought, played, waited
from server.harness.wire import Person, Server
from web.drivers import scenes
from web.drivers.chromium import launch
from web.drivers.duel_page import DECIDED, DuelTable
from web.drivers.lobby_page import Waiting
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import NO_WORKER, PATIENCE, Screen, Theme, Visitor

FOLDER = Path(__file__).parents[2] / "screenshots"
THIRD_GAME = Path(__file__).parents[1] / "third_game"
SCREENS: tuple[Screen, ...] = ("small phone", "phone", "landscape", "desktop", "wide")
THEMES: tuple[Theme, ...] = ("light", "dark")
LANGUAGES = ("en", "de", "fr", "pl")
USUAL = ("desktop-dark-en", "wide-light-de", "phone-dark-pl", "small-phone-light-fr", "landscape-dark-de")
"""The looks taken unless others are asked for."""
PAGES = {
    "new-nyet": "/new/nyet",
    "new-duel": "/new/face-to-face",
    "learn": "/learn",
    "lesson-nyet": "/learn/nyet",
    "lesson-duel": "/learn/face-to-face",
    "rules-nyet": "/rules/nyet",
    "rules-duel": "/rules/face-to-face",
    "settings": "/settings",
    "about": "/about",
    "bring": "/review",
    "practise-none": "/practise",
    "nowhere": "/nowhere",
}
HINTS = 3


class Album:
    """The pictures of one look."""

    def __init__(self, browser: Browser, server: Server, screen: Screen, theme: Theme, language: str) -> None:
        self.server = server
        self.visitor = Visitor(browser, server.url, theme=theme, language=language, screen=screen, drawn=True)
        self.watcher = Visitor(browser, server.url, theme=theme, language=language, screen=screen, drawn=True)
        self.page = self.visitor.page
        self.look = f"{screen.replace(' ', '-')}-{theme}-{language}"

    def shoot(self, name: str, of: Visitor | None = None, *, whole: bool = False) -> None:
        """One picture, once nothing moves any more; of the whole page if wanted."""
        page = (of or self.visitor).page
        page.wait_for_timeout(400)
        page.screenshot(path=FOLDER / f"{name}.{self.look}.png", full_page=whole, timeout=4 * PATIENCE)

    def press(self, what: Locator) -> None:
        self.visitor.press(what)

    def button(self, message: str) -> Locator:
        return self.page.get_by_role("button", name=self.visitor.words(message), exact=True)

    def pages(self) -> None:
        """Everything that is read, the room before a game, and the game as an onlooker sees it."""
        self.broken()
        self.visitor.visit("/")
        self.shoot("home-new", whole=True)
        for name, path in PAGES.items():
            self.visitor.visit(path)
            self.page.wait_for_load_state("networkidle")
            self.shoot(name, whole=True)
        made = self.visitor.context.request.post(f"{self.visitor.address}/api/tables", data={"game": "nyet"})
        table = f"/t/{made.json()['id']}"
        self.visitor.visit(table)
        room = Waiting(self.visitor)
        self.page.get_by_test_id("start").wait_for()
        self.shoot("waiting", whole=True)
        room.fill()
        self.shoot("waiting-full", whole=True)
        room.deal()
        NyetTable(self.visitor).duty()
        self.watcher.visit(table)
        self.watcher.page.locator(".board").wait_for()
        self.shoot("nyet-watched", self.watcher)

    def broken(self) -> None:
        """What is shown in place of a page that is slow to come, and of one that cannot be fetched."""
        held: list[Route] = []
        self.page.add_init_script(NO_WORKER)
        self.visitor.visit("/")
        self.page.route("**/assets/Settings*", lambda route: held.append(route))
        self.press(self.page.get_by_role("link", name=self.visitor.words("settings-title")))
        self.page.get_by_role("heading", name=self.visitor.words("loading")).wait_for()
        self.shoot("coming")
        self.page.route("**/assets/Settings*", lambda route: route.abort())
        for route in held:
            route.abort()
        self.page.get_by_role("heading", name=self.visitor.words("broken-title")).wait_for()
        self.shoot("broken")
        self.page.unroute_all()

    def nyet(self) -> None:
        """Every duty of a player the first time it comes up, hints, the result, the score sheet, the replay."""
        seen: set[Duty] = set()
        for players in (5, 4, 3, 2, 5):
            table = self.visitor.sit_at("nyet", players=players, rounds=2)
            page = NyetTable(self.visitor)
            while (duty := page.duty()) is not Duty.OVER:
                if duty not in seen:
                    seen.add(duty)
                    self.shoot(f"nyet-{duty.name.lower()}")
                    if duty in (Duty.COVER, Duty.PLAY):
                        self.aside(duty)
                page.do(duty)
            if len(seen) == len(Duty) - 1:
                break
        self.shoot("nyet-over")
        opener = self.page.get_by_role("button", name=self.visitor.words("score-sheet"))
        short = self.page.get_by_role("button", name=self.visitor.words("score-title"), exact=True)
        self.press(opener.or_(short).first)
        self.shoot("nyet-score")
        self.visitor.visit(f"/replay/{table}?viewer=open&step=60")
        self.page.get_by_test_id("forward").wait_for()
        self.shoot("replay")
        self.press(self.page.get_by_test_id("fair"))
        self.page.locator("[data-testid=fairness] ul").wait_for()
        self.shoot("replay-fair")

    def aside(self, duty: Duty) -> None:
        """Hints, and while cards are played also the menu, the rules, and why a card cannot be played."""
        name = duty.name.lower()
        for degree in range(1, HINTS + 1):
            self.press(self.page.get_by_test_id("hint"))
            self.page.locator(f'[data-testid=advice][data-degree="{degree}"]').wait_for()
            self.shoot(f"nyet-{name}-hint-{degree}")
        self.press(self.page.get_by_test_id("advice").get_by_role("button", name=self.visitor.words("close")))
        if duty is Duty.PLAY:
            for message, called in (("menu-title", "menu"), ("rules-open", "rules")):
                self.press(self.page.get_by_role("button", name=self.visitor.words(message)).first)
                self.shoot(f"nyet-{called}")
                self.page.keyboard.press("Escape")
            barred = self.page.locator('.hand button[aria-disabled="true"]')
            if barred.count():
                barred.first.click(force=True)
                self.shoot("nyet-why")

    def duel(self) -> None:
        """The beginning, a card chosen, the middle with a hint, a loss or the end, and the replay."""
        table = self.visitor.sit_at("face-to-face")
        page = DuelTable(self.visitor)
        page.my_turn()
        self.shoot("duel-start")
        self.press(page.cards.first)
        self.shoot("duel-chosen")
        self.press(page.cards.first)
        lost = False
        for turn in range(60):
            if not page.my_turn():
                break
            if turn == 5:
                self.shoot("duel-middle")
                self.press(self.page.get_by_test_id("hint"))
                self.page.get_by_test_id("advice").wait_for()
                for _ in range(HINTS - 1):
                    self.press(self.page.get_by_test_id("hint-more"))
                self.page.locator(f'[data-testid=advice][data-degree="{HINTS}"]').wait_for()
                self.shoot("duel-hint")
            for _ in range(2):
                step = page.best()
                if step is None or self.page.get_by_test_id("concede").count():
                    break
                page.place(*step)
            match self.visitor.wait_until(DECIDED):
                case "ready":
                    page.end()
                case "lost":
                    lost = True
                    self.shoot("duel-lost")
                    self.press(page.concede)
                    page.game_over.wait_for()
        self.shoot("duel-over-lost" if lost else "duel-over")
        self.visitor.visit(f"/replay/{table}?viewer=open&step=30")
        self.page.get_by_test_id("forward").wait_for()
        self.shoot("duel-replay")
        self.visitor.visit("/")
        self.page.wait_for_load_state("networkidle")
        self.shoot("home", whole=True)
        self.visitor.visit("/settings")
        self.page.wait_for_load_state("networkidle")
        self.shoot("settings-mine", whole=True)

    def review(self, reviewed: dict[str, str]) -> None:
        """Summary, a moment, practice."""
        for game, key in reviewed.items():
            self.visitor.visit(f"/review/{key}?seat=0&effort=quick")
            moment = self.page.get_by_test_id("summary").locator("ol button").first
            moment.wait_for()
            self.shoot(f"review-{game}", whole=True)
            self.press(moment)
            self.page.get_by_test_id("moment").wait_for()
            self.shoot(f"review-{game}-moment", whole=True)
            self.visitor.visit(f"/practise/{key}?seat=0&effort=quick")
            self.page.wait_for_load_state("networkidle")
            self.shoot(f"practise-{game}", whole=True)

    def offline(self) -> None:
        """What a table says when the network is gone."""
        self.visitor.sit_at("nyet", players=4, rounds=1)
        NyetTable(self.visitor).duty()
        self.visitor.context.set_offline(True)
        self.page.wait_for_timeout(1500)
        self.shoot("offline")
        self.visitor.context.set_offline(False)

    def close(self) -> None:
        self.visitor.close()
        self.watcher.close()


def reviewed(server: Server) -> dict[str, str]:
    """A reviewed game of each kind, by the name of its pictures."""
    person, found = Person(server.url), {}
    for name, game in (("nyet", "nyet"), ("duel", "face-to-face")):
        found[name] = brought(person, played(game, seed=21))
        asked(person, found[name])
        waited(person, found[name])
    return found


PARTS = ("pages", "nyet", "duel", "review", "offline", "people", "club", "account", "slow", "host", "plain")


def take(album: Album, part: str, games: dict[str, str], third: Server) -> None:
    """The pictures of one part."""
    match part:
        case "review":
            album.review(games)
        case "people" | "club" | "account" | "slow" | "host":
            getattr(scenes, part)(album)
        case "plain":
            scenes.other_game(album, third.url)
        case _:
            getattr(album, part)()


def main() -> None:
    """The usual looks, one after another, with all parts, or what the arguments choose."""
    FOLDER.mkdir(exist_ok=True)
    parts = [part for part in PARTS if part in sys.argv[1:]] or PARTS
    wanted = tuple(word for word in sys.argv[1:] if word not in PARTS) or USUAL
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", bots=1)
        path = os.pathsep.join([str(THIRD_GAME), os.environ.get("PYTHONPATH", "")])
        third = Server(Path(folder) / "third", bots=1, PYTHONPATH=path)
        browser = launch(playwright)
        games = reviewed(server) if "review" in parts else {}
        for screen, theme, language in product(SCREENS, THEMES, LANGUAGES):
            if not f"{screen.replace(' ', '-')}-{theme}-{language}".startswith(wanted):
                continue
            for part in parts:
                with closing(Album(browser, server, screen, theme, language)) as album:
                    take(album, part, games, third)
                print(f"{album.look}: {part}", flush=True)
        browser.close()
        third.stop()
        server.stop()


if __name__ == "__main__":
    main()

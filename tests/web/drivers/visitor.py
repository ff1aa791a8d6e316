"""Someone with a browser of their own, who notices everything that goes wrong in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, TypeAlias

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    expect,
)

from web.drivers.words import words_of

Theme: TypeAlias = Literal["light", "dark"]
Screen: TypeAlias = Literal["desktop", "phone", "small phone", "landscape", "wide"]

SIZES: dict[Screen, tuple[int, int]] = {
    "desktop": (1280, 800),
    "phone": (390, 844),
    "small phone": (360, 640),
    "landscape": (740, 360),
    "wide": (1920, 1080),
}
LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "pl": "pl-PL"}
PATIENCE = 30_000
"""Milliseconds for something that will happen to happen, on a machine that has much else to do."""
HURRIED = '{"pace": "instant", "motion": "off"}'
"""Settings of someone who knows the game."""

NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""A script for pages whose requests are held up: a service worker makes them where nobody can."""

AXE = Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js"
RUN_AXE = """async (rules) => {
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < Infinity);
  const ended = Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000))]);
  const runOnly = rules && { type: "rule", values: rules };
  const wanted = { resultTypes: ["violations"], preload: false, ...(runOnly && { runOnly }) };
  const { violations } = await axe.run(document, wanted);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")}: ${node.any.map((one) => one.message).join("; ")}`));
}"""
OVERFLOW = """() => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  return [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > room + 1)
    .map((one) => `${one.tagName.toLowerCase()}.${one.className} ${Math.round(one.getBoundingClientRect().right)}`);
}"""
SMALL = """() => [...document.querySelectorAll("button, a[href], select, input, summary, [role=button]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen, .skip, p, li > a"))
  .map((one) => ({ one, box: (one.closest("label") ?? one).getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(({ one, box: { width, height } }) =>
    `${one.tagName} ${one.getAttribute("aria-label") ?? one.textContent} ${width.toFixed(0)}×${height.toFixed(0)}`)
"""
KINDS = """() => [...new Set([...document.querySelectorAll("body *")].flatMap((one) => [
  one.localName,
  ...one.classList,
  ...[...one.attributes].filter(({ name }) => /^(role|disabled|aria-(?!label|describedby|value|controls))/.test(name))
    .map(({ name, value }) => `${name}=${value}`),
].map((said) => `${one.localName} ${said}`)))]"""
"""All that elements of a page say of how they look and what they are, but not what stands in them."""
CUT = re.compile(r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|NETWORK_CHANGED|EMPTY_RESPONSE|FAILED)|WebSocket")
"""What a browser prints when the network is gone."""


COUNT_CLICKS = """addEventListener("click", (event) => {
  if (event.isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
}, true)"""
HAVING_SET = """if (location.origin === "ADDRESS" && localStorage.getItem("kibitz.settings") === null)
  localStorage.setItem("kibitz.settings", 'SETTINGS')"""
"""A script for someone who was here before; a browser that's given what it kept opens a page more to put it there."""
NOT_DRAWN = """window.notDrawn = new CSSStyleSheet();
notDrawn.replaceSync("html { opacity: 0 !important }");
document.adoptedStyleSheets.push(notDrawn)"""
"""A script that keeps a page from being drawn: laid out, hit and animated it is all the same."""
DRAW = "(drawn) => { if (window.notDrawn) notDrawn.disabled = drawn; }"
LOOKED_AT: dict[Screen, set[str]] = {screen: set() for screen in SIZES}
"""The kinds of elements that axe has seen at each size, in this process."""
LATE = 500
"""Milliseconds after which a browser has said all it had to say about a lost network."""
OF_COLOUR = ["color-contrast", "link-in-text-block"]
"""The rules of axe that day and night decide differently."""
OTHER: dict[Theme, Theme] = {"light": "dark", "dark": "light"}


class Visitor:
    """A browser context with one page, in a theme and a language, on a desk or in a hand.

    Every look at the page is taken by day and by night, and leaves the other light on: games are played in both. For
    someone in a hurry the page is drawn only while it's looked at: drawing takes two fifths of a browser's time.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        theme: Theme = "light",
        language: str = "en",
        screen: Screen = "desktop",
        settings: str = HURRIED,
        drawn: bool = False,
    ) -> None:
        width, height = SIZES[screen]
        self.touch = screen not in ("desktop", "wide")
        self.theme: Theme = theme
        self.screen: Screen = screen
        self.looked = False
        self.address = address
        self.words = words_of(language)
        self.context = browser.new_context(
            viewport=ViewportSize(width=width, height=height),
            has_touch=self.touch,
            is_mobile=self.touch,
            color_scheme=theme,
            locale=LOCALES[language],
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(HAVING_SET.replace("ADDRESS", address).replace("SETTINGS", settings))
        self._drawn = drawn or settings != HURRIED
        if not self._drawn:
            self.context.add_init_script(NOT_DRAWN)
        self.complaints: list[str] = []
        self.foreseen: tuple[str, ...] = ()
        self._cut = False
        self.context.on("console", self._heard)
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self.context.on("weberror", lambda error: self.complaints.append(f"uncaught: {error.error}"))
        self.page: Page = self.context.new_page()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self._cut and CUT.search(message.text)):
            self.complaints.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        failure = request.failure or ""
        left = "ERR_ABORTED" in failure  # the page was left while it asked
        if not left and not (self._cut and CUT.search(failure)):
            self.complaints.append(f"request failed: {request.method} {request.url}: {failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"answer {response.status}: {response.request.method} {response.url}")

    def visit(self, path: str) -> None:
        """Open a page of the server."""
        self.page.goto(self.address + path, wait_until="domcontentloaded")
        self.settled()

    def settled(self) -> None:
        """Wait until a page stands there, and not one that says it is busy, in its own letters: others are wider."""
        self.page.locator("main:not([aria-busy=true]) h1").first.wait_for(state="attached")
        self.wait_until("() => document.fonts.status === 'loaded'")

    def sit_at(self, game: str, *, pace: int = 0, **options: int | str | bool) -> str:
        """Be at a game against bots that do not pause, unless told to, as "play now" makes one; its id."""
        self.context.request.post(f"{self.address}/api/me", data={})
        made = self.context.request.post(
            f"{self.address}/api/quick", data={"game": game, "options": options, "bot": "greedy", "pace": pace}
        )
        assert made.ok, made.text()
        table: str = made.json()["id"]
        self.visit(f"/t/{table}")
        return table

    def press(self, what: Locator) -> None:
        """Click or tap."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def count_clicks(self) -> None:
        """From now on count what is clicked or tapped, across pages."""
        self.page.add_init_script(COUNT_CLICKS)

    @property
    def clicks(self) -> int:
        """How often something was clicked or tapped."""
        return int(self.page.evaluate("Number(sessionStorage.clicks ?? 0)"))

    def speak(self, language: str) -> None:
        """From now on expect the page to speak another language."""
        self.words = words_of(language)

    def wait_until(self, script: str, argument: object = None) -> object:
        """Wait until a function of the page answers something, looked at frame by frame; the answer."""
        return self.page.wait_for_function(script, arg=argument).json_value()

    @contextmanager
    def network_trouble(self) -> Iterator[None]:
        """Within this block, the browser may complain about the network, and only about it."""
        self._cut = True
        try:
            yield
            self.page.wait_for_timeout(LATE)
        finally:
            self._cut = False

    def expect_accessible(self) -> None:
        """Axe finds nothing on the page as it stands, neither in this light nor in the other."""
        self.looked = True
        self.settled()
        self.expect_nothing_of_axe()

    def expect_nothing_of_axe(self) -> None:
        """The same of a page that may be busy."""
        self.draw(drawn=True)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self._run_axe(None)
        self.turn_the_light()
        self._run_axe(OF_COLOUR)
        LOOKED_AT[self.screen].update(self._kinds())
        self.draw(drawn=self._drawn)

    def draw(self, *, drawn: bool) -> None:
        """Let the page be drawn, or leave that out."""
        self.page.evaluate(DRAW, drawn)

    def _kinds(self) -> list[str]:
        kinds: list[str] = self.page.evaluate(KINDS)
        return kinds

    def _run_axe(self, rules: list[str] | None) -> None:
        found: list[str] = self.page.evaluate(RUN_AXE, rules)
        assert not found, f"{self.page.url} by {self.theme}:\n" + "\n".join(found)

    def turn_the_light(self) -> None:
        """From day to night or back, as the system does it; the page follows."""
        self.theme = OTHER[self.theme]
        self.page.emulate_media(color_scheme=self.theme)
        self.expect_theme(self.theme)

    def expect_no_sideways_scrolling(self) -> None:
        """Nothing reaches past the right edge."""
        self.settled()
        found: list[str] = self.page.evaluate(OVERFLOW)
        assert not found, f"wider than the screen at {self.page.url}: " + "; ".join(found[:8])

    def expect_touchable(self) -> None:
        """Everything one can press is at least 44 pixels wide and high."""
        self.settled()
        found: list[str] = self.page.evaluate(SMALL)
        assert not found, f"too small to touch at {self.page.url}: " + "; ".join(found[:8])

    def expect_every_word_known(self) -> None:
        """No message is shown by its id: that is what the page does with one it does not have."""
        text = self.page.locator("body").inner_text() + " " + str(self.page.evaluate(LABELS))
        shown = set(re.findall(r"\b[a-z]+(?:-[a-z0-9]+)+\b", text)) & (words_of("en").ids() | self.words.ids())
        assert not shown, f"messages without words at {self.page.url}: {sorted(shown)}"

    def look_once(self) -> None:
        """Look at the page as it stands, if that has not been done on the way."""
        if not self.looked and self.page.url.startswith(self.address):
            self.look_at_what_is_new()

    def look_at_what_is_new(self) -> None:
        """Look at the page if it has something on it that no test of this process has looked at in this size."""
        self.settled()
        if not LOOKED_AT[self.screen].issuperset(self._kinds()):
            self.expect_accessible()

    def close(self) -> list[str]:
        """Leave; what the browser complained about, sooner or later, that was not foreseen."""
        self.context.close()
        return [one for one in self.complaints if not any(word in one for word in self.foreseen)]

    def expect_theme(self, theme: Theme) -> None:
        """The page is as light or dark as it should be."""
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)


LABELS = """() => [...document.querySelectorAll("[aria-label], [title], [placeholder]")]
  .flatMap((one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? "")).join(" ")"""

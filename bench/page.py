"""How fast the page is: first paint of a table from a cold cache, frames and long tasks while rounds are played.

Prints medians of several runs against a real server with real bots on this machine; about five minutes, since a round
takes as long as it takes a person with motion on. Run it on an idle machine: time that other programs take from the
page's thread is multiplied when the processor is slowed down.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[0] = str(ROOT / "tests")

from server.harness.wire import Server  # noqa: E402  the tests are no package of their own
from web.drivers.chromium import launch  # noqa: E402
from web.drivers.nyet_page import Duty, NyetTable  # noqa: E402
from web.drivers.visitor import Visitor  # noqa: E402

REPEATS = 5
GAMES = 3
SLOWER = (1, 4)
"""How many times slower the processor is made."""
LONGEST = 180_000
"""Milliseconds after which a round is given up; one takes about 40 seconds."""
LATE = 1000 / 60 * 1.5
"""Milliseconds after which the frame before must have missed its moment."""
PAINTED = """
  requestAnimationFrame(function look() {
    if (document.querySelector(".board")) setTimeout(() => (window.painted = performance.now()));
    else requestAnimationFrame(look);
  });
"""
PLAY = """() => {
  window.long = [];
  const note = (list) => long.push(...list.getEntries().map((one) => one.duration));
  new PerformanceObserver(note).observe({ type: "longtask" });
  window.gaps = [];
  let before = performance.now();
  requestAnimationFrame(function tick(now) {
    gaps.push(now - before);
    before = now;
    if (!played) requestAnimationFrame(tick);
  });
  const held = () => document.querySelectorAll(".hand button").length;
  window.tricks = held();
  window.played = false;
  let tried = 0;
  let last = tricks + 1;
  const timer = setInterval(() => {
    if (document.querySelector("[data-testid=game-over]")) {
      clearInterval(timer);
      setTimeout(() => (window.played = true), 500);
      return;
    }
    document.querySelector("[data-testid=round-continue]")?.click();
    const card = document.querySelector('.hand [data-action^="play "][aria-disabled="false"]');
    // A card that was clicked stays in the hand until the server has answered; one that was refused is clicked again.
    if (!card || (held() >= last && performance.now() - tried < 3000)) return;
    [last, tried] = [held(), performance.now()];
    card.click();
  }, 250);
}"""


@dataclass
class Played:
    """Tasks over 50 ms, the times between frames (both in milliseconds), and the tricks of a round."""

    long: list[float]
    gaps: list[float]
    tricks: int

    @property
    def pace(self) -> float:
        """Frames a second."""
        return 1000 * len(self.gaps) / sum(self.gaps)

    @property
    def late(self) -> int:
        """Frames that came late."""
        return sum(gap > LATE for gap in self.gaps)


def first_paint(browser: Browser, address: str) -> float:
    """Milliseconds from following a link to a table until its board is painted, with nothing cached."""
    visitor = Visitor(browser, address, theme="dark", settings="{}")
    visitor.context.request.post(f"{address}/api/me", data={})
    made = visitor.context.request.post(f"{address}/api/quick", data={"game": "nyet", "bot": "greedy", "pace": 600})
    page = visitor.page
    page.add_init_script(PAINTED)
    page.goto(f"{address}/t/{made.json()['id']}")
    shown: float = page.wait_for_function("() => window.painted", polling=200).json_value()
    visitor.context.close()
    return shown


def played_round(browser: Browser, address: str, slower: int) -> Played:
    """What happens from the first card to the result of the game, with the processor slowed down by a factor.

    A script inside the page plays, so that only the page is measured.
    """
    visitor = Visitor(browser, address, theme="dark", settings='{"motion": "on", "pace": "normal"}')
    visitor.sit_at("nyet", players=4, rounds=1)
    NyetTable(visitor).until(Duty.PLAY)
    page: Page = visitor.page
    session: Any = visitor.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(PLAY)
    page.wait_for_function("() => window.played", polling=1000, timeout=LONGEST)
    long, gaps, tricks = page.evaluate("[long, gaps, tricks]")
    visitor.context.close()
    return Played(long, gaps, tricks)


def report_rounds(browser: Browser, address: str, slower: int) -> None:
    """Play some games at one speed of the processor and print what each was like, with the machine's load."""
    games = []
    for number in range(1, GAMES + 1):
        game = played_round(browser, address, slower)
        games.append(game)
        print(
            f"  game {number}: {game.tricks} tricks, {game.pace:.1f} frames a second,"
            f" {game.late} of {len(game.gaps)} frames late,"
            f" {len(game.long)} tasks over 50 ms,"
            f" the longest {max(game.long, default=0):.0f} ms;"
            f" load of the machine {os.getloadavg()[0]:.1f}",
            flush=True,
        )
    median = statistics.median(game.pace for game in games)
    print(f"a round of Nyet!, processor {slower}× slower: median {median:.1f} frames a second", flush=True)


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", bots=1)
        browser = launch(playwright)
        paints = [first_paint(browser, server.url) for _ in range(REPEATS)]
        middle, low, high = statistics.median(paints), min(paints), max(paints)
        print(f"first table paint, cold cache: median {middle:.0f} ms of {REPEATS} ({low:.0f}–{high:.0f})", flush=True)
        for slower in SLOWER:
            report_rounds(browser, server.url, slower)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

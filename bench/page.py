"""How fast the page is: first paint of a table from a cold cache, and long tasks while rounds are played 4× slower.

Prints medians of several runs against a real server with real bots on this machine. Run it on an idle machine: time
that other programs take from the page's thread is multiplied by four, too.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[0] = str(ROOT / "tests")

from server.harness.wire import Server  # noqa: E402  the tests are no package of their own
from web.conftest import FLAGS  # noqa: E402
from web.drivers.nyet_page import Duty, NyetTable  # noqa: E402
from web.drivers.visitor import Visitor  # noqa: E402

REPEATS = 5
GAMES = 5
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
  window.frames = 0;
  window.began = performance.now();
  requestAnimationFrame(function tick() { frames += 1; requestAnimationFrame(tick); });
  let last = document.querySelectorAll(".hand button").length;
  window.tricks = last;
  window.played = false;
  const timer = setInterval(() => {
    if (document.querySelector("[data-testid=game-over]")) {
      clearInterval(timer);
      window.pace = (frames / (performance.now() - began)) * 1000;
      setTimeout(() => (window.played = true), 500);
    }
    document.querySelector("[data-testid=round-continue]")?.click();
    const held = document.querySelectorAll(".hand button").length;
    const card = document.querySelector('.hand [data-action^="play "][aria-disabled="false"]');
    if (!card || held > last) return;
    last = held - 1;
    card.click();
  }, 250);
}"""


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


def played_round(browser: Browser, address: str) -> tuple[list[float], float, int]:
    """Long tasks, frames per second, and the number of tricks, from the first card to the result of the game.

    The processor is throttled four times. A script inside the page plays, so that only the page is measured.
    """
    visitor = Visitor(browser, address, theme="dark", settings='{"motion": "on", "pace": "normal"}')
    visitor.sit_at("nyet", players=4, rounds=1)
    table = NyetTable(visitor)
    table.until(Duty.PLAY)
    page: Page = visitor.page
    session: Any = visitor.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(PLAY)
    page.wait_for_function("() => window.played", polling=1000, timeout=180_000)
    long: list[float] = page.evaluate("long")
    pace: float = page.evaluate("window.pace")
    tricks: int = page.evaluate("window.tricks")
    visitor.context.close()
    return long, pace, tricks


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", bots=1)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        paints = [first_paint(browser, server.url) for _ in range(REPEATS)]
        middle, low, high = statistics.median(paints), min(paints), max(paints)
        print(f"first table paint, cold cache: median {middle:.0f} ms of {REPEATS} ({low:.0f}–{high:.0f})")
        games = [played_round(browser, server.url) for _ in range(GAMES)]
        counts = ", ".join(str(len(long)) for long, _, _ in games)
        longest = ", ".join(f"{max(long, default=0):.0f}" for long, _, _ in games)
        tricks = sum(tricks for _, _, tricks in games)
        print(
            f"{tricks} tricks with results, 4× slower, {GAMES} games: {counts} tasks over 50 ms; longest: {longest} ms"
        )
        print(f"frames per second meanwhile: median {statistics.median(pace for _, pace, _ in games):.0f}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

"""How fast the page is: first paint of a table from a cold cache, and long tasks while tricks are played 4× slowed.

Prints medians of repeats, measured in one run against a real server with real bots on this machine.
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

from server.wire import Server  # noqa: E402  the tests are no package of their own
from web.conftest import FLAGS  # noqa: E402
from web.nyet_page import Duty, NyetTable  # noqa: E402
from web.visitor import Visitor  # noqa: E402

REPEATS = 5
GAMES = 3
TRICKS = 6
PAINTED = """
  requestAnimationFrame(function look() {
    if (document.querySelector(".board")) setTimeout(() => (window.painted = performance.now()));
    else requestAnimationFrame(look);
  });
"""
PLAY = """(tricks) => {
  window.long = [];
  const note = (list) => long.push(...list.getEntries().map((one) => one.duration));
  new PerformanceObserver(note).observe({ type: "longtask" });
  window.frames = 0;
  window.began = performance.now();
  requestAnimationFrame(function tick() { frames += 1; requestAnimationFrame(tick); });
  let last = document.querySelectorAll(".hand button").length;
  const least = last - tricks;
  window.played = false;
  const timer = setInterval(() => {
    const held = document.querySelectorAll(".hand button").length;
    const card = document.querySelector('.hand [data-action^="play "][aria-disabled="false"]');
    if (!card || held > last) return;
    if (held === least) {
      clearInterval(timer);
      window.pace = (frames / (performance.now() - began)) * 1000;
      window.played = true;
    } else {
      last = held - 1;
      card.click();
    }
  }, 250);
}"""


def first_paint(browser: Browser, address: str) -> float:
    """Milliseconds from the click on a link to a table until its board is painted, nothing cached."""
    visitor = Visitor(browser, address, theme="dark", settings="{}")
    visitor.context.request.post(f"{address}/api/me", data={})
    made = visitor.context.request.post(f"{address}/api/quick", data={"game": "nyet", "bot": "greedy", "pace": 600})
    page = visitor.page
    page.add_init_script(PAINTED)
    page.goto(f"{address}/t/{made.json()['id']}")
    shown: float = page.wait_for_function("() => window.painted", polling=200).json_value()
    visitor.context.close()
    return shown


def tricks(browser: Browser, address: str) -> tuple[list[float], float]:
    """Long tasks, and frames a second, while tricks are played with animations, the processor slowed four times.

    The page plays by itself meanwhile, so that nothing but the page is measured.
    """
    visitor = Visitor(browser, address, theme="dark", settings='{"motion": "on", "pace": "normal"}')
    visitor.sit_at("nyet", players=4, rounds=1)
    table = NyetTable(visitor)
    table.until(Duty.PLAY)
    page: Page = visitor.page
    session: Any = visitor.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(PLAY, TRICKS)
    page.wait_for_function("() => window.played", polling=1000, timeout=120_000)
    long: list[float] = page.evaluate("long")
    pace: float = page.evaluate("window.pace")
    visitor.context.close()
    return long, pace


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", bots=1)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        paints = [first_paint(browser, server.url) for _ in range(REPEATS)]
        middle, low, high = statistics.median(paints), min(paints), max(paints)
        print(f"first table paint, cold cache: median {middle:.0f} ms of {REPEATS} ({low:.0f}–{high:.0f})")
        games = [tricks(browser, server.url) for _ in range(GAMES)]
        counts = ", ".join(str(len(long)) for long, _ in games)
        longest = ", ".join(f"{max(long, default=0):.0f}" for long, _ in games)
        print(f"{TRICKS} tricks, 4× slower, {GAMES} games: {counts} tasks over 50 ms; the longest: {longest} ms")
        print(f"frames a second meanwhile: median {statistics.median(pace for _, pace in games):.0f}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

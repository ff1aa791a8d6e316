"""How fast the page is: first paint of a table from a cold cache, long tasks while a trick is played, weight."""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.wire import Server
from web.conftest import FLAGS
from web.nyet_page import Duty, NyetTable
from web.visitor import Visitor

THROTTLE = 4
TRICKS = 6
LONG = 50
OBSERVE = """() => {
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: "longtask" });
}"""
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
WEIGHT = """() => performance.getEntriesByType("resource").filter((one) => /\\.(js|css)$/.test(one.name))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


@contextmanager
def browsing() -> Iterator[tuple[Browser, Server]]:
    """A server with bots and a browser, as the tests have them."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", bots=1)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        try:
            yield browser, server
        finally:
            browser.close()
            server.stop()


def first_table(browser: Browser, server: Server) -> tuple[float, float, float]:
    """A browser that has never been here opens a running game: ms to first paint, ms to the board, kB of code."""
    host = Visitor(browser, server.url, theme="light")
    table = host.sit_at("nyet", players=4)
    cookies = host.context.cookies()
    host.close()
    fresh = Visitor(browser, server.url, theme="light")
    fresh.context.add_cookies([{"name": c["name"], "value": c["value"], "url": server.url} for c in cookies])
    fresh.page.goto(f"{server.url}/t/{table}")
    NyetTable(fresh).board.wait_for()
    board = float(fresh.page.evaluate("performance.now()"))
    paint = float(fresh.page.evaluate(PAINT) or 0)
    weight = float(fresh.page.evaluate(WEIGHT)) / 1000
    fresh.close()
    return paint, board, weight


def long_tasks(browser: Browser, server: Server) -> list[float]:
    """Tasks over 50 ms while tricks are played at normal pace on a processor slowed down fourfold."""
    visitor = Visitor(browser, server.url, theme="light", settings='{"pace": "normal"}')
    visitor.sit_at("nyet", players=4, rounds=1)
    table = NyetTable(visitor)
    table.until(Duty.PLAY)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    visitor.page.evaluate(OBSERVE)
    for _ in range(TRICKS):
        table.play()
        table.until(Duty.PLAY)
    found: list[float] = visitor.page.evaluate("window.longTasks")
    visitor.close()
    return found


def main() -> None:
    """Measure and print; figures hold for an idle machine."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    repeats: int = parser.parse_args().repeats
    with browsing() as (browser, server):
        loads = [first_table(browser, server) for _ in range(repeats)]
        tasks = long_tasks(browser, server)
    paints, boards, weights = zip(*loads, strict=True)
    print(f"table from a cold cache, median of {repeats}:")
    print(f"  first paint {statistics.median(paints):.0f} ms, board shown {statistics.median(boards):.0f} ms")
    print(f"  JavaScript and CSS {statistics.median(weights):.0f} kB compressed")
    worst = f", the longest {max(tasks):.0f} ms" if tasks else ""
    print(f"{TRICKS} tricks, processor slowed {THROTTLE}×: {len(tasks)} tasks over {LONG} ms{worst}")


if __name__ == "__main__":
    main()

"""Draws the pictures that go with shared links, from the page's own cards, into web/public/preview: `make previews`.

They are kept in the repository, since building the page needs no browser.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from kibitz.games.registry import BUILT_IN
from kibitz.server.http.preview import SIZE
from server.harness.wire import Server
from web.drivers.chromium import launch
from web.drivers.visitor import Visitor

FOLDER = Path(__file__).parents[2] / "web" / "public" / "preview"
QUALITY = 84
LARGER = 2.3
DRAW = """([games, width, height, larger]) => {
  const set = (node, style) => Object.assign(node.style, style);
  const sheet = document.createElement("div");
  set(sheet, { position: "fixed", inset: 0, zIndex: 99, display: "flex", background: "var(--ground-deep)" });
  const one = games.length === 1;
  const zoom = one ? larger : larger * 0.72;
  for (const game of games) {
    const part = document.querySelector(`[aria-labelledby="game-${game}"] .picture`).cloneNode(true);
    const felt = part.querySelector(".felt");
    set(felt.nextElementSibling, { insetBlockStart: one ? "54px" : "142px" });
    set(part.querySelector(".fan"), { insetBlockEnd: one ? "-14px" : "22px" });
    const room = { width: `${width / games.length / zoom}px`, height: `${height / zoom}px` };
    set(part, { zoom, ...room, position: "relative", background: "none", borderRadius: 0 });
    felt.remove();
    if (!sheet.children.length) {
      set(felt, { insetBlockStart: one ? "56px" : "112px", borderWidth: "18px" });
      sheet.append(felt);
    }
    sheet.append(part);
  }
  const sign = document.querySelector("header .home").cloneNode(true);
  const corner = one ? { left: "16px", zoom: 1.7 } : { left: 0, right: 0, justifyContent: "center", zoom: 2.6 };
  set(sign, { position: "absolute", top: "6px", ...corner });
  sheet.append(sign);
  document.querySelector("#sheet")?.remove();
  sheet.id = "sheet";
  document.body.append(sheet);
}"""


def main() -> None:
    """One picture a game and one for all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    width, height = SIZE
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        browser = launch(playwright)
        visitor = Visitor(browser, server.url, drawn=True)
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.visit("/")
        visitor.page.wait_for_load_state("networkidle")
        for name, games in {**{game: [game] for game in BUILT_IN}, "kibitz": list(BUILT_IN)}.items():
            visitor.page.evaluate(DRAW, [games, width, height, LARGER])
            path = FOLDER / f"{name}.jpg"
            visitor.page.screenshot(path=path, type="jpeg", quality=QUALITY)
            print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")
        visitor.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

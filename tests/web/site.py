"""A real server with real bots for the tests of the page, and browsers that notice everything that goes wrong."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, TypeAlias

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
Theme: TypeAlias = Literal["light", "dark"]

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
QUICK = {"pace": "fast", "motion": "off"}


@contextlib.contextmanager
def serving(data: Path) -> Iterator[str]:
    """A server on a port of its own, until the end; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "kibitz.server", "serve", "--port", str(port), "--data", str(data), "--bots", "1"]
    environment = os.environ | {"LANGUAGE": "en"}
    address = f"http://127.0.0.1:{port}"
    with (data / "server.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=environment)
        try:
            _wait_until_ready(address, process)
            yield address
        finally:
            process.terminate()
            process.wait(20)


def _wait_until_ready(address: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        assert process.poll() is None, "the server ended at once"
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/api/info", timeout=2) as answer:
            if json.load(answer)["bots_ready"]:
                return
        time.sleep(0.1)
    raise AssertionError("the server did not become ready")


def chromium(playwright: Playwright) -> Browser:
    """Debian's Chromium."""
    path = shutil.which("chromium")
    assert path, "no chromium on this machine: run `make browser`"
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


class Visitor:
    """One person's browser: everything that goes wrong in it is kept, and asked for at the end."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        settings = QUICK | options.pop("settings", {})
        self.address = address
        self.wrong: list[str] = []
        defaults: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "base_url": address}
        self.context: BrowserContext = browser.new_context(**(defaults | options))
        keep = f"localStorage.getItem('kibitz.settings') ?? localStorage.setItem('kibitz.settings', '{json.dumps(settings)}')"
        self.context.add_init_script(keep)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("console", lambda message: self._note(message.type, message.text))
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        self.page.on("response", lambda answer: self._answered(answer.status, answer.url))
        self.page.on("requestfailed", lambda request: self._failed(request.url, request.failure or ""))

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.wrong.append(f"{kind}: {text}")

    def _answered(self, status: int, url: str) -> None:
        if status >= 400:
            self.wrong.append(f"{status}: {url}")

    def _failed(self, url: str, why: str) -> None:
        if "ERR_ABORTED" not in why:  # the visitor went elsewhere before the answer came
            self.wrong.append(f"failed: {url} {why}")

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        """Send a request as the page would."""
        script = """async ([path, body]) => {
            const answer = await fetch(path, {method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)});
            return await answer.json();
        }"""
        return self.page.evaluate(script, [path, body])

    def quick_game(self, game: str, **options: Any) -> str:
        """Sit at a game against bots that do not pretend to think; its id."""
        self.page.goto("/about")
        self.ask("/api/me", {})
        made = self.ask("/api/quick", {"game": game, "options": options, "pace": 0, "bot": "greedy"})
        self.page.goto(f"/t/{made['id']}")
        return str(made["id"])

    def barriers(self) -> list[str]:
        """What axe finds in the way of people on the page as it is now."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']})")
        return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]

    def sideways(self) -> int:
        """By how many pixels the page is wider than the screen."""
        width = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return int(width)

"""Debian's WebKit and Firefox, driven as far as a round of a game needs it.

Playwright brings its own builds of both, which are not what people have; its Chromium tests see to everything else.
WebKit speaks WebDriver, by Selenium. Firefox speaks WebDriver BiDi itself: Debian has no geckodriver for it.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from selenium.webdriver import Remote
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from websockets.sync.client import ClientConnection, connect

PHONE = (390, 844)
PATIENCE = 60.0
"""Seconds for something that will happen to happen, on a machine that has much else to do."""
POLL = 0.05
FAILED = Path(__file__).parents[3] / "screenshots" / "failures" / "other-browser.png"
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
QUIET = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "app.update.enabled": False,
    "extensions.update.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}
"""What keeps Firefox from talking to anyone but us."""
POINT = """(selector) => {
  for (const one of document.querySelectorAll(selector)) {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.2, 0.5], [0.2, 0.2], [0.5, 0.2], [0.8, 0.8]]) {
      const at = [Math.round(left + width * x), Math.round(top + height * y)];
      if (width && one.contains(document.elementFromPoint(...at))) return at;
    }
  }
  return null;
}"""
"""Where the first of some elements can be pressed: something may lie over its middle."""


class OtherBrowser(Protocol):
    """A browser with one page in a window as large as a phone."""

    name: str

    def visit(self, address: str) -> None:
        """Open a page."""

    def ask(self, function: str, *arguments: object) -> Any:
        """What a function of the page answers, or what it promises."""

    def press_at(self, x: int, y: int) -> None:
        """Press and let go."""

    def picture(self) -> bytes:
        """The page as it is seen, as PNG."""


def wait_for(browser: OtherBrowser, function: str, *arguments: object) -> Any:
    """Wait until a function of the page answers something; the answer."""
    deadline = time.monotonic() + PATIENCE
    while not (answer := browser.ask(function, *arguments)):
        if time.monotonic() > deadline:
            FAILED.parent.mkdir(parents=True, exist_ok=True)
            FAILED.write_bytes(browser.picture())
            raise AssertionError(f"{browser.name} waits in vain for {function} {arguments}; see {FAILED}")
        time.sleep(POLL)
    return answer


def press(browser: OtherBrowser, selector: str) -> None:
    """Press the first of some elements that can be pressed."""
    browser.press_at(*wait_for(browser, POINT, selector))


class WebKit:
    """WebKitGTK's MiniBrowser, whose window is never narrower than its buttons: 447 pixels."""

    name = "webkit"

    def __init__(self, driver: Remote) -> None:
        self._driver = driver
        driver.set_window_size(*PHONE)

    def visit(self, address: str) -> None:
        self._driver.get(address)

    def ask(self, function: str, *arguments: object) -> Any:
        script = f"const done = arguments[arguments.length - 1]; Promise.resolve(({function})(...arguments)).then(done)"
        return self._driver.execute_async_script(script, *arguments)

    def press_at(self, x: int, y: int) -> None:
        actions = ActionBuilder(self._driver)
        actions.pointer_action.move_to_location(x, y).click()  # type: ignore[no-untyped-call]
        actions.perform()

    def picture(self) -> bytes:
        return self._driver.get_screenshot_as_png()


class Firefox:
    """Firefox by WebDriver BiDi: commands with numbers, answered in any order among events."""

    name = "firefox"

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)
        self._command("session.new", capabilities={})
        self._page = self._command("browsingContext.getTree")["contexts"][0]["context"]
        width, height = PHONE
        self._command("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})

    def _command(self, method: str, **params: object) -> dict[str, Any]:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(timeout=PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", f"{method}: {answer}"
                result: dict[str, Any] = answer["result"]
                return result

    def visit(self, address: str) -> None:
        self._command("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def ask(self, function: str, *arguments: object) -> Any:
        told = f"async () => JSON.stringify(await ({function})(...{json.dumps(arguments)}) ?? null)"
        answer = self._command(
            "script.callFunction",
            functionDeclaration=told,
            awaitPromise=True,
            target={"context": self._page},
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def press_at(self, x: int, y: int) -> None:
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "hand", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self._command("input.performActions", context=self._page, actions=[pointer])

    def picture(self) -> bytes:
        return base64.b64decode(self._command("browsingContext.captureScreenshot", context=self._page)["data"])


@contextmanager
def webkit() -> Iterator[OtherBrowser]:
    """WebKit on a screen of its own."""
    server, driver = shutil.which("Xvfb"), shutil.which("WebKitWebDriver")
    assert server, "Xvfb is missing: run `make machine`"
    assert driver, "WebKitWebDriver is missing: run `make machine`"
    found = sorted(Path("/").glob(MINI_BROWSERS.lstrip("/")))
    assert found, "WebKit's MiniBrowser is missing: run `make machine`"
    with ExitStack() as ending:
        display = ending.enter_context(_screen(server))
        options = Options()
        options.binary_location = str(found[-1])
        options.add_argument("--automation")
        environment = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11"}
        service = Service(driver, env=environment)
        service.start()
        ending.callback(service.stop)
        line = RemoteConnection(client_config=ClientConfig(service.service_url))
        running = Remote(line, options=options)
        ending.callback(running.quit)
        yield WebKit(running)


@contextmanager
def _screen(server: str) -> Iterator[str]:
    """An X server nobody sees; the name of its display."""
    read, write = os.pipe()
    with subprocess.Popen(
        [server, "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], pass_fds=[write]
    ) as process:
        os.close(write)
        try:
            with os.fdopen(read) as told:
                yield f":{told.readline().strip()}"
        finally:
            process.terminate()


@contextmanager
def firefox() -> Iterator[OtherBrowser]:
    """Firefox without a window."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    assert path, "firefox is missing: run `make machine`"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in QUIET.items()]
        Path(profile, "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
            try:
                with connect(f"{_listening(process)}/session", max_size=None) as line:
                    yield Firefox(line)
            finally:
                process.terminate()


def _listening(process: subprocess.Popen[str]) -> str:
    """The address at which it waits for commands."""
    assert process.stderr is not None
    said = []
    for line in process.stderr:
        if found := re.search(r"ws://[\d.:]+", line):
            return found[0]
        said.append(line)
    raise AssertionError(f"firefox does not start: {''.join(said)}")

"""Debian's Chromium without a window: its headless shell, which takes half the processor time of the whole browser."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def launch(playwright: Playwright, program: str = "chromium-headless-shell") -> Browser:
    """A browser of one's own; `chromium` is the whole one, for what the shell doesn't do."""
    path = shutil.which(program)
    assert path, f"{program} is missing: run `make machine`"
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS))

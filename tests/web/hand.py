"""Playing by clicking: whatever the table offers next, as a newcomer would."""

from __future__ import annotations

import time

from playwright.sync_api import ElementHandle, Page

OVER = "[data-testid=game-over]"
NEXT = (
    "[data-testid=round-continue]",
    ".board .legal",
    ".choice .button.primary:enabled",
    ".choice .person:not(.on):enabled",
    "[data-testid=give-confirm]:enabled",
    ".hand .card.legal:not(.up)",
)
CORNER = {"x": 12.0, "y": 14.0}


def play_on(page: Page, *, until: str = OVER, seconds: float = 100) -> None:
    """Do something legal whenever there is something to do, until something is seen."""
    end = time.monotonic() + seconds
    while page.query_selector(until) is None:
        assert time.monotonic() < end, f"{until} was not reached"
        if not act_once(page):
            page.wait_for_timeout(40)


def act_once(page: Page) -> bool:
    """One click, if the table offers any."""
    if page.query_selector(".felt .pile"):
        return _duel(page)
    for selector in NEXT:
        found = page.query_selector(selector)
        if found is not None and _click(found):
            page.wait_for_timeout(30)
            return True
    return False


def _duel(page: Page) -> bool:
    """Place two cards and end the turn."""
    for selector in ("[data-testid=end-turn].primary", ".pile.fits", "[data-testid=concede]", ".hand .card.legal:not(.up)"):
        found = page.query_selector(selector)
        if found is not None and _click(found):
            page.wait_for_timeout(30)
            return True
    return False


def _click(found: ElementHandle) -> bool:
    """Click where a thing is not covered by its neighbour; False if it has gone meanwhile."""
    try:
        found.click(position=CORNER, timeout=1500)
    except Exception:  # noqa: BLE001  the table moved on between looking and clicking
        return False
    return True

"""A server and a browser for the session; visitors that must leave without anything having gone wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from web.site import Theme, Visitor, chromium, serving

Welcome = Callable[..., Visitor]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data: Path = tmp_path_factory.mktemp("server")
    with serving(data) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = chromium(playwright)
        yield opened
        opened.close()


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> Theme:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture
def welcome(browser: Browser, address: str, theme: Theme) -> Iterator[Welcome]:
    """Lets a visitor in; at the end none may have met an error, a warning or a failed request."""
    visitors: list[Visitor] = []

    def enter(**options: Any) -> Visitor:
        visitor = Visitor(browser, address, **({"color_scheme": theme} | options))
        visitors.append(visitor)
        return visitor

    yield enter
    for visitor in visitors:
        visitor.context.close()
    assert [wrong for visitor in visitors for wrong in visitor.wrong] == []

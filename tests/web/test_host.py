"""The host's page: opened by a link that works once, it decides who plays; everyone sees an announced restart."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.harness.wire import Person, Server
from server.operating.test_commands import kibitz
from web.drivers.visitor import Screen, Visitor


def link(server: Server) -> str:
    """The way to the host's page."""
    return "/host#" + kibitz("admin", "open", "--data", str(server.data)).stdout.strip().split("#")[1]


@pytest.mark.parametrize(("language", "screen"), [("de", "phone"), ("pl", "desktop")])
def test_the_host_decides_who_plays(
    visitors: Callable[..., Visitor], server: Server, language: str, screen: Screen
) -> None:
    rowdy = Person(server.url, f"Rowdy {language}")
    host = visitors(language=language, screen=screen)
    host.visit(link(server))
    page, words = host.page, host.words
    expect(page).to_have_url(f"{host.address}/host")
    page.get_by_label(words("hosting-search")).fill(rowdy.name)
    page.get_by_role("button", name=words("hosting-find"), exact=True).click()
    line = page.get_by_role("listitem").filter(has_text=rowdy.name).filter(has=page.get_by_role("button"))
    expect(line).to_have_count(1)
    line.get_by_role("button", name=f"{words('hosting-ban')} {rowdy.name}").click()
    page.get_by_test_id("sure").click()
    expect(line).to_contain_text(words("hosting-banned"))
    assert rowdy.get("/api/me").status == 403
    expect(page.get_by_text(words("hosting-act-ban")).first).to_be_visible()
    line.get_by_role("button", name=words("hosting-unban")).click()
    expect(line).not_to_contain_text(words("hosting-banned"))
    host.expect_nothing_of_axe()
    page.get_by_role("button", name=words("hosting-leave")).click()
    page.wait_for_url(f"{host.address}/")


def test_everyone_sees_that_a_restart_is_announced(visitors: Callable[..., Visitor], server: Server) -> None:
    kibitz("admin", "announce", "30", "--data", str(server.data))
    try:
        visitor = visitors(language="fr", screen="phone")
        visitor.visit("/")
        shown = visitor.page.get_by_test_id("restart")
        expect(shown).to_contain_text("Le serveur redémarre à")
        shown.get_by_role("button").click()
        expect(shown).to_have_count(0)
    finally:
        kibitz("admin", "announce", "none", "--data", str(server.data))

"""Accounts as people use them, with Chromium's virtual authenticator: keep a name, come back, another device, codes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from server.harness.wire import Server
from web.drivers.visitor import Screen, Visitor

AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


def home(server: Server) -> str:
    """The server by the name that passkeys are for."""
    return server.url.replace("127.0.0.1", "localhost")


def with_authenticator(visitor: Visitor, *credentials: Any) -> tuple[Any, str]:
    """A device that says yes to every passkey; with those of another device, if they travel."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable", {"enableUI": False})
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]
    for one in credentials:
        session.send("WebAuthn.addCredential", {"authenticatorId": made, "credential": one})
    return session, made


def me(visitor: Visitor) -> Any:
    return visitor.context.request.get(f"{visitor.address}/api/me").json()


def settings(visitor: Visitor) -> None:
    visitor.visit("/settings")
    expect(visitor.page.get_by_test_id("account")).to_be_visible()


def test_a_name_is_kept_by_one_tap_and_signs_in_on_a_fresh_browser(
    visitors: Callable[..., Visitor], server: Server
) -> None:
    ann = visitors(home(server), language="de")
    session, device = with_authenticator(ann)
    settings(ann)
    who = me(ann)
    ann.press(ann.page.get_by_test_id("keep"))
    expect(ann.page.get_by_test_id("passkey")).to_have_count(1)
    assert me(ann) == {**who, "guest": False}
    ann.expect_accessible()
    kept = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]

    fresh = visitors(home(server), screen="phone")
    with_authenticator(fresh, *kept)
    settings(fresh)
    table = fresh.context.request.post(f"{fresh.address}/api/tables", data={"game": "nyet"}).json()["id"]
    fresh.press(fresh.page.get_by_test_id("sign-in"))  # where the browser itself offers the passkey it has
    expect(fresh.page.get_by_role("dialog", name=fresh.words("account-merge-title"))).to_be_visible()
    fresh.expect_accessible()
    fresh.press(fresh.page.get_by_test_id("merge"))
    fresh.page.wait_for_url(re.compile(r"/$"))
    fresh.settled()
    assert me(fresh)["id"] == who["id"]
    mine = fresh.context.request.get(f"{fresh.address}/api/lobby").json()["tables"]
    assert [one["id"] for one in mine if one["mine"]] == [table]

    # A passkey that was removed opens nothing, and the last one is not removed without a warning.
    ann.page.get_by_test_id("passkey").get_by_role("button").click()
    expect(ann.page.get_by_text(ann.words("account-remove-how", last="yes"))).to_be_visible()
    ann.page.get_by_test_id("remove").click()
    expect(ann.page.get_by_test_id("passkey")).to_have_count(0)
    late = visitors(home(server))
    late.foreseen = ("answer 409", "409 (Conflict)")
    session, device = with_authenticator(late, *kept)
    settings(late)
    late.page.get_by_test_id("sign-in").click()
    expect(late.page.get_by_text(late.words("problem-passkey-unknown")).first).to_be_visible()
    # A real device asks which of its passkeys to use; this one takes any, so it forgets the one that opens nothing.
    session.send("WebAuthn.removeCredential", {"authenticatorId": device, "credentialId": kept[0]["credentialId"]})
    register_again(late)


def register_again(visitor: Visitor) -> None:
    """Whose passkey is gone may make another one, sign out, and come back by the button."""
    page = visitor.page
    page.keyboard.press("Escape")
    page.get_by_test_id("keep").click()
    expect(page.get_by_test_id("passkey")).to_have_count(1)
    who = me(visitor)["id"]
    visitor.foreseen += ("answer 401", "401 (Unauthorized)")  # what the page was about to ask for
    visitor.context.request.post(f"{visitor.address}/api/me/sign-out", data={})
    settings(visitor)
    assert me(visitor)["id"] != who
    page.evaluate("PublicKeyCredential.getClientCapabilities = async () => ({ conditionalGet: false })")
    page.get_by_test_id("sign-in").click()
    page.get_by_test_id("use-passkey").click()
    page.wait_for_url(re.compile(r"/$"))
    visitor.settled()
    assert me(visitor)["id"] == who


@pytest.mark.parametrize(("language", "screen"), [("fr", "small phone"), ("pl", "desktop")])
def test_without_passkeys_a_code_and_another_device_lead_in(
    visitors: Callable[..., Visitor], language: str, screen: Screen
) -> None:
    ann = visitors(language=language, screen=screen)  # at 127.0.0.1, as by any bare address
    settings(ann)
    page = ann.page
    expect(page.get_by_test_id("why")).to_have_text(ann.words("account-why", can="number"))
    expect(page.get_by_test_id("keep")).to_have_count(0)
    ann.press(page.get_by_test_id("new-code"))
    code = page.get_by_test_id("code").inner_text()
    ann.expect_accessible()
    ann.expect_no_sideways_scrolling()
    ann.expect_touchable()
    ann.expect_every_word_known()
    ann.press(page.get_by_test_id("code-kept"))

    other = visitors()
    settings(other)
    other.page.get_by_test_id("sign-in").click()
    other.page.get_by_test_id("code-field").fill(code.lower())
    other.page.get_by_test_id("recover").click()
    expect(other.page.get_by_test_id("code")).not_to_have_text(code)
    other.page.get_by_test_id("code-kept").click()
    other.page.wait_for_url(re.compile(r"/$"))
    other.settled()
    assert me(other) == me(ann)

    ann.press(page.get_by_test_id("move"))
    link = page.get_by_test_id("device-link").inner_text()
    ann.expect_accessible()
    ann.expect_no_sideways_scrolling()
    third = visitors(screen="phone")
    third.visit(link.removeprefix(third.address))
    third.expect_accessible()
    assert third.page.get_by_test_id("number").count() == 0, "whoever only opens a link has asked for nothing"
    third.page.get_by_test_id("follow").click()
    number = third.page.get_by_test_id("number").inner_text()
    third.expect_accessible()
    expect(page.get_by_test_id("device-number")).to_have_text(number)
    assert me(third)["id"] != me(ann)["id"]
    ann.press(page.get_by_test_id("device-yes"))
    third.page.wait_for_url(re.compile(r"/$"))
    third.settled()
    assert me(third) == me(ann)


@pytest.mark.parametrize("merge", [True, False])
def test_a_guest_with_games_who_comes_in_by_a_code_is_shown_the_next_one(
    visitors: Callable[..., Visitor], *, merge: bool
) -> None:
    """After the question what becomes of the games: without the new code, the way in would be lost."""
    ann, other = visitors(), visitors(language="pl", screen="phone")
    settings(ann)
    ann.press(ann.page.get_by_test_id("new-code"))
    code = ann.page.get_by_test_id("code").inner_text()
    ann.press(ann.page.get_by_test_id("code-kept"))
    settings(other)
    assert other.context.request.post(f"{other.address}/api/tables", data={"game": "nyet"}).ok
    other.press(other.page.get_by_test_id("sign-in"))
    other.page.get_by_test_id("code-field").fill(code)
    other.press(other.page.get_by_test_id("recover"))
    other.press(other.page.get_by_test_id("merge" if merge else "merge-not"))
    expect(other.page.get_by_test_id("code")).to_be_visible()
    assert other.page.get_by_test_id("code").inner_text() != code
    other.expect_accessible()
    other.press(other.page.get_by_test_id("code-kept"))
    other.page.wait_for_url(re.compile(r"/$"))
    other.settled()
    assert me(other) == me(ann)

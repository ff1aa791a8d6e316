"""Profiles and the leaderboard: what they show, to whom, and that everyone can read them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import expect
from sqlalchemy import insert, update

from kibitz.ratings.scale import Skill
from kibitz.review.model import KindCost
from kibitz.server.clock import now
from kibitz.server.storage import model
from kibitz.server.storage.database import make_engine
from kibitz.server.storage.ratings import put_skill
from server.harness.wire import Server
from web.drivers.visitor import Screen, Visitor
from web.test_my_data import me


def history(server: Server, person: str, other: str) -> None:
    """Make someone who has played a lot, as the consumers would have kept it."""
    at, engine = now() - 1000, make_engine(server.database)
    change = {"person": person, "game": "nyet", "seat": 0, "volatility": 0.06, "upset": False}
    kinds = (KindCost("veto", 9, 0.021, 0.004), KindCost("endgame", 5, 0.0, 0.01))
    with engine.begin() as connection:
        connection.execute(update(model.people).where(model.people.c.id == person), {"kept": at})
        for players in (0, 3, 4):
            put_skill(connection, person, "nyet", players, Skill(1623.4, 88.0, 0.06, 30, at))
            for game in range(30):
                value = 1500 + 123.4 * game / 29 + (-1) ** game * 25
                rest = {"deviation": 200.0, "games": game, "last": at, "new_value": value, "new_deviation": 88.0}
                row = {**change, **rest, "table_id": f"{person[:12]}{game}", "players": players, "value": value}
                connection.execute(insert(model.rating_changes), {**row, "at": at + game})
        count = {"person": person, "game": "nyet", "played": 30, "won": 11, "points": 912, "best": 60}
        connection.execute(insert(model.tallies), [{**count, "players": players} for players in (3, 4)])
        met = {"person": person, "other": other, "game": "nyet"}
        connection.execute(insert(model.encounters), {**met, "played": 12, "ahead": 7, "behind": 5})
        connection.execute(insert(model.partners), {**met, "rounds": 22, "lead": 71.5})
        for action, times in (("x first me", 14), ("x trump R", 9), ("x discard left", 5)):
            row = {"person": person, "game": "nyet", "action": action, "times": times, "lead": -3.5 * times}
            connection.execute(insert(model.vetoes), row)
        seen = {"person": person, "game": "nyet", "unit": "points", "perfect": True}
        texts = msgspec.json.encode(kinds).decode()
        for game in range(2):
            row = {**seen, "table_id": f"{person[:12]}{game}", "at": at, "luck": 4.5, "kinds": texts}
            connection.execute(insert(model.reviewed), row)
    engine.dispose()


@pytest.mark.parametrize(
    ("language", "screen"), [("en", "desktop"), ("de", "phone"), ("fr", "small phone"), ("pl", "desktop")]
)
def test_a_profile_is_shown_to_friends_and_the_leaderboard_to_everyone(
    visitors: Callable[..., Visitor], server: Server, language: str, screen: Screen
) -> None:
    visitor, friend = visitors(language=language, screen=screen), visitors()
    for one in (visitor, friend):
        one.visit("/settings")
        expect(one.page.get_by_test_id("session").first).to_be_visible()
    mine, other = me(visitor), me(friend)
    history(server, mine["id"], other["id"])
    page, words = visitor.page, visitor.words
    visitor.visit(f"/u/{mine['name']}")
    results = page.get_by_test_id("results")
    expect(results).to_contain_text("1623")
    expect(results.get_by_role("img")).to_have_count(3)
    expect(page.get_by_role("heading", name=words("profile-vetoes"))).to_be_visible()
    expect(page.get_by_text(words("profile-veto-x-first-me"))).to_be_visible()
    expect(page.get_by_text(words("profile-badge-perfect-ending"))).to_be_visible()
    costs = page.get_by_test_id("costs")
    expect(costs.get_by_role("img")).to_have_count(2)
    veto = words("review-kind-veto")
    said = costs.get_by_role("img").last.get_attribute("aria-label") or ""
    assert said.startswith(words("profile-cost-curve", kind=veto, values="§").partition("§")[0]), said
    assert said.count("2.1" if language == "en" else "2,1") == 2, "a point for each of the games"
    expect(page.get_by_text("⁨")).to_have_count(0)
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()

    # Who may not see it may follow, is seen to follow, and is a friend once followed back.
    visitor.foreseen = friend.foreseen = ("404", "/api/people/")
    friend.visit(f"/u/{mine['name']}")
    expect(friend.page.get_by_test_id("no-profile")).to_contain_text(mine["name"])
    follow = friend.page.get_by_test_id("follow")
    friend.press(follow)
    expect(follow).to_have_text(friend.words("profile-unfollow"))
    friend.expect_accessible()
    page.reload()
    expect(page.get_by_text(words("profile-people-how", how="follower"), exact=True)).to_be_visible()
    visitor.press(page.get_by_role("link", name=other["name"], exact=True).first)
    expect(page.get_by_text(words("profile-follows-me", name=other["name"]))).to_be_visible()
    visitor.expect_no_sideways_scrolling()
    visitor.press(page.get_by_test_id("follow"))
    expect(page.get_by_test_id("results")).to_be_visible()
    friend.visit(f"/u/{mine['name']}")
    expect(friend.page.get_by_test_id("results")).to_contain_text("1623")
    visitor.visit(f"/u/{mine['name']}")
    page.get_by_label(words("profile-visible")).select_option("public")
    expect(page.get_by_label(words("profile-visible"))).to_have_value("public")

    visitor.visit("/leaderboard")
    board = page.get_by_test_id("leaderboard")
    expect(board.get_by_role("link", name=mine["name"])).to_be_visible()
    expect(board).to_contain_text("1623")
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()
    friend.visit("/new/nyet")
    expect(friend.page.get_by_test_id("rated")).to_be_disabled()
    friend.page.route("**/api/me/profile", lambda route: route.fulfill(json={"visible": "friends", "account": True}))
    friend.visit("/new/nyet?again")
    friend.page.get_by_test_id("rated").check()

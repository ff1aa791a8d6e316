"""Home, the form for a new table, and the room where players wait."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from web.drivers.visitor import Visitor


class Home:
    """Where everyone arrives."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def open(self) -> Home:
        self.visitor.visit("/")
        return self

    def game(self, game: str) -> Locator:
        """The part of the page about a game."""
        return self.page.get_by_role("region", name=self.visitor.words(f"game-{game}"))

    def play_now(self, game: str, *, players: int = 0) -> None:
        """One click starts a game against bots."""
        part = self.game(game)
        if players:
            part.get_by_label(self.visitor.words("home-players")).select_option(str(players))
        self.visitor.press(part.get_by_role("button", name=self.visitor.words("home-play")))
        self.page.wait_for_url("**/t/*")

    def new_table(self, game: str) -> NewTable:
        self.visitor.press(self.game(game).get_by_role("link", name=self.visitor.words("home-new")))
        self.page.wait_for_url(f"**/new/{game}")
        return NewTable(self.visitor)

    def table_row(self, player: str) -> Locator:
        """A table of the lobby at which someone sits."""
        return self.page.get_by_role("listitem").filter(has_text=player)

    def rename(self, name: str) -> None:
        """Take another name, in the corner."""
        self.visitor.press(self.page.locator("header button.me"))
        field = self.page.get_by_label(self.visitor.words("me-name"))
        field.fill(name)
        field.press("Enter")
        expect(self.page.locator("header button.me")).to_have_text(name)


class NewTable:
    """The form that sets up a table."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def players(self, number: int) -> NewTable:
        self.page.get_by_role("radio", name=str(number)).check(force=True)
        return self

    def seat(self, number: int, kind: str) -> NewTable:
        """What a seat is for: open, link, bot:NAME."""
        label = self.visitor.words("new-seat", number=number)
        self.page.get_by_label(re.compile(re.escape(label))).select_option(kind)
        return self

    def against_bots(self, seats: int, bot: str = "greedy") -> NewTable:
        for number in range(2, seats + 1):
            self.seat(number, f"bot:{bot}")
        return self

    def more(self) -> NewTable:
        """Unfold the other options."""
        self.visitor.press(self.page.get_by_text(self.visitor.words("new-more")))
        return self

    def one_round(self) -> NewTable:
        words = self.visitor.words
        self.page.get_by_label(words("new-group-length")).select_option("rounds")
        self.page.get_by_label(words("new-option-rounds"), exact=True).fill("1")
        return self

    def quick_bots(self) -> NewTable:
        """The least time bots may pretend to think."""
        field = self.page.get_by_label(self.visitor.words("new-pace"))
        values = [int(one.get_attribute("value") or "") for one in field.get_by_role("option").all()]
        field.select_option(str(min(values)))
        return self

    def tick(self, option: str) -> NewTable:
        self.page.get_by_label(self.visitor.words(option)).check()
        return self

    def untick(self, option: str) -> NewTable:
        self.page.get_by_label(self.visitor.words(option)).uncheck()
        return self

    def create(self) -> Waiting:
        self.visitor.press(self.page.get_by_role("button", name=self.visitor.words("new-create")))
        self.page.wait_for_url("**/t/*")
        return Waiting(self.visitor)


class Waiting:
    """A table before its game."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def link(self) -> str:
        """The invitation, as it would be copied."""
        return self.page.get_by_label(self.visitor.words("invite-link")).input_value()

    @property
    def who(self) -> Locator:
        """The sheet that asks who someone is."""
        return self.page.get_by_role("dialog", name=self.visitor.words("who-title"))

    def sit(self, name: str = "") -> None:
        """Take the first free seat, and say once who one is: as the guest one is, unless a name is given."""
        free = self.page.get_by_role("button", name=self.visitor.words("wait-sit"))
        self.who.or_(free.first).first.wait_for()
        if not self.who.is_visible():
            self.visitor.press(free.first)
        if name:
            self.who.get_by_label(self.visitor.words("me-name")).fill(name)
        self.visitor.press(self.who.get_by_role("button", name=self.visitor.words("who-sit")))
        expect(self.who).to_be_hidden()

    def fill(self) -> None:
        """Bots on all seats that are still free."""
        self.visitor.press(self.page.get_by_role("button", name=self.visitor.words("wait-bots")))

    def deal(self) -> None:
        """Begin."""
        self.visitor.press(self.page.get_by_role("button", name=self.visitor.words("wait-start")))

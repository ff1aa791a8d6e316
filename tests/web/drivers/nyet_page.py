"""The table of Nyet! as its player uses it."""

from __future__ import annotations

from enum import Enum

from playwright.sync_api import Locator

from web.drivers.visitor import Visitor


class Duty(Enum):
    """What the table may ask of a player."""

    COVER = "cover a box"
    TEAM = "choose a team"
    BONUS = "give away the bonus card"
    GIVE = "give up cards"
    PLAY = "play a card"
    READ = "read what a round brought"
    OVER = "nothing any more"


PLACES = {
    Duty.OVER: "[data-testid=game-over]",
    Duty.READ: "[data-testid=round-continue]",
    Duty.TEAM: ".choice [data-seat]",
    Duty.BONUS: ".choice [data-bonus]",
    Duty.GIVE: "[data-testid=give-confirm]",
    Duty.COVER: '.board [data-action][aria-disabled="false"]',
    Duty.PLAY: '.hand [data-action^="play "][aria-disabled="false"]',
}
"""Where each duty shows; what comes first hides what comes later."""
WANTED = """(places) => Object.keys(places).find((duty) =>
  [...document.querySelectorAll(places[duty])].some((one) => one.checkVisibility({ visibilityProperty: true })))"""
CARDS = 15
"""The most that a hand has in the games played here."""
GONE = "(selector) => !document.querySelector(selector)"
HELD = "() => document.querySelectorAll('.hand button').length"
FEWER = "(held) => document.querySelectorAll('.hand button').length !== held"


class NyetTable:
    """Board, hand, dialogues and results."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.visitor.words("board-title"))

    @property
    def open_boxes(self) -> Locator:
        """Boxes I may cover now."""
        return self.board.get_by_role("button", disabled=False)

    def legal_boxes(self) -> list[str]:
        """What may be covered now, in the notation."""
        found: list[str] = self.page.locator(PLACES[Duty.COVER]).evaluate_all(
            "(all) => all.map((one) => one.dataset.action)"
        )
        return found

    @property
    def prompt(self) -> Locator:
        """The sentence that says what is asked."""
        return self.page.get_by_test_id("prompt")

    @property
    def take_back(self) -> Locator:
        return self.page.get_by_test_id("take-back")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=self.visitor.words.start("hand-title", count=15))

    @property
    def cards(self) -> Locator:
        return self.hand.get_by_role("button")

    def _cards(self, state: str) -> Locator:
        name = self.visitor.words.end("hand-card", card="", rank="none", state=state)
        return self.hand.get_by_role("button", name=name)

    @property
    def legal_cards(self) -> Locator:
        return self._cards("legal")

    @property
    def barred_cards(self) -> Locator:
        return self._cards("barred")

    @property
    def trick(self) -> Locator:
        return self.page.get_by_role("group", name=self.visitor.words("trick-title"))

    @property
    def team_choice(self) -> Locator:
        return self.page.get_by_role("group", name=self.visitor.words("team-title"))

    @property
    def bonus_choice(self) -> Locator:
        return self.page.get_by_role("group", name=self.visitor.words("bonus-title"))

    @property
    def give_confirm(self) -> Locator:
        return self.page.get_by_test_id("give-confirm")

    @property
    def round_result(self) -> Locator:
        return self.page.get_by_test_id("round-continue")

    @property
    def game_over(self) -> Locator:
        return self.page.get_by_test_id("game-over")

    def duty(self) -> Duty:
        """Wait until the table wants something of me, and say what."""
        return Duty(self.visitor.wait_until(WANTED, {duty.value: place for duty, place in PLACES.items()}))

    def wanted(self) -> Duty | None:
        """What the table wants of me now."""
        found = self.page.evaluate(WANTED, {duty.value: place for duty, place in PLACES.items()})
        return Duty(found) if found else None

    def _first(self, duty: Duty) -> Locator:
        return self.page.locator(PLACES[duty]).first

    def _press_until_gone(self, what: Locator, place: str) -> None:
        self.visitor.press(what)
        self.visitor.wait_until(GONE, place)

    def do(self, duty: Duty) -> None:
        """Do what is wanted in the first way that is allowed."""
        match duty:
            case Duty.COVER:
                self.cover()
            case Duty.TEAM:
                self.choose_team()
            case Duty.BONUS:
                self._press_until_gone(self._first(duty), PLACES[duty])
            case Duty.GIVE:
                self.give()
            case Duty.PLAY:
                self.play()
            case Duty.READ:
                self._press_until_gone(self._first(duty), PLACES[duty])
            case Duty.OVER:
                raise AssertionError("the game is over")

    def until(self, *duties: Duty) -> Duty:
        """Play on until the table wants one of these."""
        while (duty := self.duty()) not in (*duties, Duty.OVER):
            self.do(duty)
        assert duty in duties, f"the game ended before {duties}"
        return duty

    def go_on(self) -> Duty:
        """Play a card, once it's my turn, and see what comes after: the game takes its course."""
        if self.duty() is Duty.PLAY:
            self.play()
        after = self.duty()
        assert after in (Duty.PLAY, Duty.READ, Duty.OVER)
        return after

    def finish(self, *, looking: bool = False) -> list[Duty]:
        """Play to the end of the game, with a good look at whatever comes up first; what was done on the way."""
        done: list[Duty] = []
        while (duty := self.duty()) is not Duty.OVER:
            if looking and duty not in done:
                self.visitor.look_at_what_is_new()
            done.append(duty)
            self.do(duty)
        return done

    def cover(self, *, but: str = "") -> None:
        """Cover the first box that may be covered, but for one to be kept open."""
        box = self.page.locator(f'{PLACES[Duty.COVER]}:not([data-action="{but}"])').first
        place = f'[data-action="{box.get_attribute("data-action")}"]'
        self._press_until_gone(self.page.locator(place), f'{place}[aria-disabled="false"]')

    def choose_team(self) -> None:
        """The first other player is my partner."""
        self.visitor.press(self._first(Duty.TEAM))
        self._press_until_gone(self.page.locator(".choice .primary"), PLACES[Duty.TEAM])

    def give(self) -> None:
        """Choose as many cards as asked and confirm."""
        confirm = self._first(Duty.GIVE)
        for number in range(self.page.locator(".hand button").count()):
            if confirm.is_enabled():
                break
            card = self.page.locator(".hand button").nth(number)
            if card.get_attribute("aria-disabled") != "true":
                self.visitor.press(card)
        self._press_until_gone(confirm, PLACES[Duty.GIVE])

    def until_barred(self) -> Locator:
        """Play until a card may not be played; that card."""
        barred = self.page.locator('.hand [data-action^="play "][aria-disabled="true"]')
        for _ in range(CARDS):
            self.until(Duty.PLAY)
            if barred.count():
                break
            self.play()
        return barred.first

    def play(self) -> None:
        """Play the first card that may be played."""
        held = self.page.evaluate(HELD)
        self.visitor.press(self._first(Duty.PLAY))
        self.visitor.wait_until(FEWER, held)

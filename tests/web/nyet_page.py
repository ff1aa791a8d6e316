"""The table of Nyet! as its player uses it."""

from __future__ import annotations

from enum import Enum

from playwright.sync_api import Locator, expect

from web.visitor import Visitor


class Duty(Enum):
    """What the table may ask of a player."""

    COVER = "cover a box"
    TEAM = "choose a team"
    BONUS = "give away the bonus card"
    GIVE = "give up cards"
    PLAY = "play a card"
    READ = "read what a round brought"
    OVER = "nothing any more"


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
        wanted = {
            Duty.OVER: self.game_over,
            Duty.READ: self.round_result,
            Duty.TEAM: self.team_choice,
            Duty.BONUS: self.bonus_choice,
            Duty.GIVE: self.give_confirm,
            Duty.COVER: self.open_boxes,
            Duty.PLAY: self.legal_cards,
        }
        any_of_them = self.game_over
        for one in wanted.values():
            any_of_them = any_of_them.or_(one)
        while True:
            any_of_them.first.wait_for(timeout=30_000)
            for duty, place in wanted.items():
                if place.first.is_visible():
                    return duty

    def do(self, duty: Duty) -> None:
        """Do what is wanted in the first way that is allowed."""
        match duty:
            case Duty.COVER:
                self.cover()
            case Duty.TEAM:
                self.choose_team()
            case Duty.BONUS:
                self.visitor.press(self.bonus_choice.get_by_role("button").first)
                expect(self.bonus_choice).to_be_hidden()
            case Duty.GIVE:
                self.give()
            case Duty.PLAY:
                self.play()
            case Duty.READ:
                self.visitor.press(self.round_result)
                expect(self.round_result).to_be_hidden()
            case Duty.OVER:
                raise AssertionError("the game is over")

    def until(self, *duties: Duty) -> Duty:
        """Play on until the table wants one of these."""
        while (duty := self.duty()) not in (*duties, Duty.OVER):
            self.do(duty)
        assert duty in duties, f"the game ended before {duties}"
        return duty

    def finish(self) -> list[Duty]:
        """Play to the end of the game; what was done on the way."""
        done: list[Duty] = []
        while (duty := self.duty()) is not Duty.OVER:
            done.append(duty)
            self.do(duty)
        return done

    def cover(self) -> None:
        """Cover the first box that may be covered."""
        action = self.open_boxes.first.get_attribute("data-action")
        box = self.page.locator(f'[data-action="{action}"]')
        self.visitor.press(box)
        expect(box.and_(self.page.locator('[aria-disabled="false"]'))).to_be_hidden()

    def choose_team(self) -> None:
        """The first other player is my partner."""
        confirm = self.team_choice.get_by_role("button", name=self.visitor.words("team-confirm"))
        self.visitor.press(self.team_choice.locator("[data-seat]").first)
        self.visitor.press(confirm)
        expect(self.team_choice).to_be_hidden()

    def give(self) -> None:
        """Choose as many cards as asked and confirm."""
        for number in range(self.cards.count()):
            if self.give_confirm.is_enabled():
                break
            card = self.cards.nth(number)
            if card.get_attribute("aria-disabled") != "true":
                self.visitor.press(card)
        self.visitor.press(self.give_confirm)
        expect(self.give_confirm).to_be_hidden()

    def play(self) -> None:
        """Play the first card that may be played."""
        held = self.cards.count()
        self.visitor.press(self.legal_cards.first)
        expect(self.cards).not_to_have_count(held)

"""Nyet! at the terminal: the board, the terms, the trick, the hand and the score sheet."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kibitz.games.core import Outcome, Seat
from kibitz.games.nyet import events
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import COLOURS, Hand
from kibitz.games.nyet.editions import Line
from kibitz.games.nyet.scoring import RoundScore, totals
from kibitz.games.nyet.state import Phase
from kibitz.games.nyet.view import View
from kibitz.locales.catalogue import Catalogue
from kibitz.terminal.nyet.rules import current_rules
from kibitz.terminal.nyet.words import SHAPES, STYLES, box_text, card_text, cards_text, signed
from kibitz.terminal.words import Names


class NyetScreen:
    """How Nyet! is shown and typed."""

    help = "how-to-type"

    def __init__(self, console: Console, say: Catalogue, names: Names) -> None:
        self.console, self.say, self.names = console, say, names

    @staticmethod
    def seat_name(say: Catalogue, seat: Seat) -> str:
        return say("character", seat=seat)

    def tell(self, event: events.Event, view: View) -> None:
        """Say what happened, as far as the viewer may know it."""
        match event:
            case events.Dealt():
                self._dealt(event, view)
            case events.RoundScored(score):
                self.sheet(score, view)
            case events.GameOver(outcome):
                self._result(outcome)
            case _:
                self.console.print(Padding(self._sentence(event), (0, 0, 0, 2), expand=False))

    def _sentence(self, event: events.Event) -> Text:
        say, names = self.say, self.names
        match event:
            case events.Covered(seat, line, covered):
                return Text(say("told-covered", who=names[seat], line=say("line", line=line))).append_text(
                    Text(" ").append_text(box_text(say, line, covered))
                )
            case events.Settled(terms):
                return self._terms(terms)
            case events.Teamed(team):
                others = [seat for seat in range(len(names)) if seat not in team]
                return Text(say("teams", ours=names.join(team), theirs=names.join(others)), "title")
            case events.BonusGiven(seat):
                return Text(say("told-bonus", who=names[seat]))
            case events.GaveUp(seat, card):
                return self._with_card("told-gave-up", card, who=names[seat])
            case events.Passed(giver, receiver, card):
                return self._with_card("told-passed", card, who=names[giver], to=names[receiver])
            case events.Played(seat, card):
                return self._with_card("told-played", card, who=names[seat])
            case events.TrickTaken(seat, loot):
                text = Text(say("told-trick", who=names[seat]), "title")
                return text.append_text(self._with_card("told-loot", loot)) if loot else text
            case _:
                raise TypeError(event)

    def _with_card(self, key: str, cards: str | Hand | None, **values: str) -> Text:
        """A sentence that ends with cards; hidden cards are not named."""
        if cards is None:
            return Text(self.say(f"{key}-hidden", **values))
        shown = cards_text((cards,) if isinstance(cards, str) else cards)
        return Text(self.say(key, **values) + " ").append_text(shown)

    def _dealt(self, event: events.Dealt, view: View) -> None:
        self.console.print(Rule(self._round_title(event.round, view), style="faint"))
        self.console.print(Text(self.say("told-dealt", who=self.names[event.dealer])))
        for seat, hand in enumerate(event.hands):
            if hand is not None and not isinstance(view.viewer, int):
                self.console.print(Text(f"  {self.names[seat]}: ").append_text(cards_text(hand)))

    def _round_title(self, number: int, view: View) -> str:
        if view.options.rounds:
            return self.say("round-of", round=number, rounds=view.options.rounds)
        return self.say("round-to", round=number, target=view.options.target or 0)

    def show(self, view: View) -> None:
        """Show the board during the NYET! phase, and later the terms, the trick and the hand."""
        self.console.print()
        numbers = {action: number for number, action in enumerate(view.legal, start=1)}
        if view.phase is Phase.NYET:
            self.console.print(self._board(view, numbers))
        if view.terms:
            self.console.print(self._terms(view.terms))
        if view.teams:
            ours, theirs = map(self.names.join, view.teams)
            self.console.print(Text(self.say("teams", ours=ours, theirs=theirs)))
        if view.bonus is not None:
            self.console.print(Text(self.say("told-bonus", who=self.names[view.bonus])))
        if view.phase is Phase.TRICKS:
            self._trick(view)
        for seat, hand in enumerate(view.hands):
            if hand:
                self._hand(seat, hand, view, numbers)
        self._other_choices(view)

    def deal(self, dealt: dict[str, Any]) -> None:
        """Show the dealer, every hand, and the cards not dealt."""
        title = self.say("deal-round", round=dealt["round"], who=self.names[dealt["dealer"]])
        self.console.print(Text(title, "title"))
        for seat, hand in enumerate(dealt["hands"]):
            self.console.print(Text(f"{seat} {self.names[seat]}: ").append_text(cards_text(hand)))
        if dealt["aside"]:
            self.console.print(Text(self.say("deal-aside") + " ").append_text(cards_text(dealt["aside"])))

    def _board(self, view: View, numbers: dict[str, int]) -> Table:
        """The five lines; a box that may be covered has its number, a covered one says by whom."""
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column(style="title")
        covered = {(token.line, token.box): token.seat for token in view.board}
        for line, boxes in view.boxes.items():
            cells = [Text(self.say("line", line=line))]
            stands = sum((line, name) not in covered for name in boxes) == 1
            for name in boxes:
                mark = Text("✓", "good") if stands else Text()
                if number := numbers.get(f"x {line} {name}"):
                    mark = Text(f"[{number}]", "choice")
                cells.append(self._cell(line, name, covered.get((line, name)), mark))
            table.add_row(*cells)
        return table

    def _cell(self, line: Line, name: str, by: Seat | None, mark: Text) -> Text:
        inside = box_text(self.say, line, name)
        if by is not None:
            return Text(f"✗{inside.plain}\n {self.names.short(by)}", "faint")
        return mark.append_text(inside)

    def _terms(self, terms: Terms) -> Text:
        """The open box of each line."""
        values = {
            Line.FIRST: str(terms.first),
            Line.DISCARD: terms.discard,
            Line.TRUMP: terms.trump,
            Line.SUPER: terms.supertrump,
            Line.POINTS: str(terms.points),
        }
        parts = [
            Text(self.say("line", line=line) + ": ").append_text(box_text(self.say, line, value))
            for line, value in values.items()
        ]
        return Text(" · ").join(parts)

    def _trick(self, view: View) -> None:
        counts = [
            self.say("seat-count", who=self.names.short(seat), tricks=taken, loot=view.loot[seat])
            for seat, taken in enumerate(view.taken)
        ]
        self.console.print(Text(self.say("taken-so-far", counts=" · ".join(counts)), "faint"))
        title = Text(self.say("trick-number", number=len(view.tricks) + 1) + " ", "title")
        players = view.options.players
        cards = []
        for i, card in enumerate(view.trick):
            seat = (view.leader + i) % players
            shown = Text(f"{self.names.short(seat)} ").append_text(card_text(card))
            cards.append(shown.append(" ★") if seat == view.winning else shown)
        self.console.print(
            title.append_text(Text(" · ").join(cards))
            if cards
            else title.append(self.say("leads", who=self.names[view.leader]))
        )

    def _hand(self, seat: Seat, hand: Hand, view: View, numbers: dict[str, int]) -> None:
        """Show a hand by colour; cards that may be chosen now have their number."""
        self.console.print(Text(self.say("hand-of", who=self.names[seat], count=len(hand)), "title"))
        verb = {Phase.TRICKS: "play", Phase.GIVE: _giving_verb(view)}.get(view.phase, "") if seat == view.viewer else ""
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 2))
        for colour in COLOURS:
            cards = [card for card in hand if card[0] == colour]
            if cards:
                label = Text(f"{SHAPES[colour]} {self.say('colour', colour=colour)}", STYLES[colour])
                table.add_row(label, self._numbered(cards, verb, numbers))
        self.console.print(table)

    def _numbered(self, cards: Iterable[str], verb: str, numbers: dict[str, int]) -> Text:
        parts = []
        for card in cards:
            number = numbers.get(f"{verb} {card}") if verb else None
            parts.append(Text(f"[{number}]" if number else "", "choice").append_text(Text(card, STYLES[card[0]])))
        return Text("  ").join(parts)

    def _other_choices(self, view: View) -> None:
        """List teams or bonus holders to choose from."""
        for number, action in enumerate(view.legal, start=1):
            verb, _, rest = action.partition(" ")
            seats = [int(digit) for digit in re.findall(r"\d", rest)]
            line = Text(f"  [{number}] ", "choice")
            if verb == "team":
                self.console.print(line.append(self.names.join(seats), "none"))
            if verb == "bonus":
                self.console.print(line.append(self.names[seats[0]], "none"))

    def sheet(self, score: RoundScore, view: View) -> None:
        """The score sheet after a round."""
        history = [line for line in view.history if line.round <= score.round]
        table = Table(
            title=self.say("sheet-title", round=score.round),
            box=box.SIMPLE_HEAVY,
            title_style="title",
            border_style="faint",
        )
        table.add_column(self.say("sheet-round"), justify="right")
        table.add_column(self.say("line", line="points"), justify="right")
        for seat in range(view.options.players):
            table.add_column(self.names.short(seat), justify="right")
        for line in history:
            cells = []
            for seat, points in enumerate(line.points):
                mark = "²" if seat == line.bonus else ""
                cells.append(f"{line.tricks[seat]}+{line.loot[seat]} → {signed(points)}{mark}")
            table.add_row(str(line.round), signed(line.terms.points), *cells)
        table.add_section()
        sums = totals(view.options.players, history)
        table.add_row(self.say("sheet-total"), "", *(Text(signed(total), "title") for total in sums))
        self.console.print(table)
        self.console.print(Text(self.say("sheet-legend"), "faint"))

    def _result(self, outcome: Outcome) -> None:
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        self.console.print(Text(self.say("result-nyet", names=winners, count=len(outcome.winners)), "good"))

    def rules(self, view: View) -> list[str]:
        return current_rules(self.say, view)

    def readings(self, text: str, view: View) -> list[str]:
        """`R5`, `r5`, `play r5`, `trump r`, `x trump R`, `1+3` …, depending on the phase."""
        words = text.lower().split()
        words = [word.upper() if re.fullmatch(r"[bryg]\d{0,2}", word) else word for word in words]
        typed = " ".join(words).replace("−", "-")
        prefixes = {
            Phase.NYET: ["x "],
            Phase.TEAM: ["team "],
            Phase.BONUS: ["bonus "],
            Phase.GIVE: [f"{_giving_verb(view)} "],
            Phase.TRICKS: ["play "],
        }.get(view.phase, [])
        return [typed, *(prefix + typed for prefix in prefixes)]


def _giving_verb(view: View) -> str:
    """`pass` if cards go to a neighbour, `discard` if they leave the round."""
    return "pass" if view.terms and view.terms.discard == "left" else "discard"


SCREEN = NyetScreen

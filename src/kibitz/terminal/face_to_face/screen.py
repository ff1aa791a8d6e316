"""The Game: Face to Face at the terminal: four piles, with the cards that may go on each."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kibitz.games.core import Outcome, Seat
from kibitz.games.face_to_face import events
from kibitz.games.face_to_face.piles import JUMP, Pile
from kibitz.games.face_to_face.view import View
from kibitz.locales.catalogue import Catalogue
from kibitz.terminal.words import Names


class DuelScreen:
    """How Face to Face is shown and typed."""

    help = "how-to-type-back"

    def __init__(self, console: Console, say: Catalogue, names: Names) -> None:
        self.console, self.say, self.names = console, say, names

    @staticmethod
    def seat_name(say: Catalogue, seat: Seat) -> str:
        return say("deck-owner", seat=seat)

    def tell(self, event: events.Event, view: View) -> None:  # noqa: ARG002  the event says it all
        """Say what happened, as far as the viewer may know it."""
        match event:
            case events.Dealt(starter, hands):
                self.console.print(Text(self.say("told-starts", who=self.names[starter]), "title"))
                for seat, hand in enumerate(hands):
                    if hand is not None and self.names.you is None:
                        self.console.print(f"  {self.names[seat]}: {_listed(hand)}")
            case events.GameOver(outcome):
                self._result(outcome)
            case _:
                self.console.print(Padding(Text(self._sentence(event)), (0, 0, 0, 2), expand=False))

    def _sentence(self, event: events.Event) -> str:
        say, names = self.say, self.names
        match event:
            case events.Placed(seat, pile, card):
                return say("told-placed", who=names[seat], card=card, pile=say("pile", pile=pile))
            case events.Drew(seat, count, None):
                return say("told-drew-hidden", who=names[seat], count=count)
            case events.Drew(seat, count, cards):
                return say("told-drew", who=names[seat], count=count, cards=_listed(cards or ()))
            case events.Won(seat):
                return say("told-won", who=names[seat])
            case events.Stuck(seat):
                return say("told-stuck", who=names[seat])
            case _:
                raise TypeError(event)

    def show(self, view: View) -> None:
        """Show all piles, and on the viewer's turn the numbered cards that may go on each."""
        self.console.print()
        seat = view.viewer if isinstance(view.viewer, int) else view.starter
        numbers = {action: number for number, action in enumerate(view.legal, start=1)}
        table = Table(box=box.ROUNDED, border_style="faint", show_header=False)
        for owner in (1 - seat, seat):
            self._piles(table, owner, view, numbers)
            if owner != seat:
                table.add_section()
        self.console.print(table)
        for owner, hand in enumerate(view.hands):
            if hand is not None:
                self.console.print(Text(self.say("hand-of", who=self.names[owner], count=len(hand)), "title"))
                self.console.print(Text(f"  {_listed(hand)}"))
        if view.legal:
            self._turn(view, numbers)

    def deal(self, dealt: dict[str, Any]) -> None:
        """Show who starts, both hands, and both draw piles from the top."""
        self.console.print(Text(self.say("told-starts", who=self.names[dealt["starter"]]), "title"))
        for seat, (hand, draw) in enumerate(zip(dealt["hands"], dealt["draw"], strict=True)):
            who = f"{seat} {self.names[seat]}"
            self.console.print(Text(self.say("deal-hand", who=who, cards=_listed(hand))))
            self.console.print(Text(self.say("deal-draw", cards=_listed(draw))))

    def _piles(self, table: Table, owner: Seat, view: View, numbers: dict[str, int]) -> None:
        """Add the two piles of one player, and the number of cards left."""
        tops = view.tops[owner]
        piles = (Pile.UP, Pile.DOWN) if owner == view.viewer else (Pile.OPP_UP, Pile.OPP_DOWN)
        sizes = self.say("sizes", hand=view.hand_sizes[owner], draw=view.draw_sizes[owner])
        for pile, top, note in zip(piles, (tops.up, tops.down), (self.names[owner], sizes), strict=True):
            direction = "▲" if pile in (Pile.UP, Pile.OPP_UP) else "▼"
            choices = [
                Text(f"[{number}]", "choice").append(_step(pile, int(action.split()[1]), top), "none")
                for action, number in numbers.items()
                if action.startswith(f"{pile} ")
            ]
            beside = [Text("  ").join(choices)] if choices else []
            table.add_row(note, Text(f"{direction} {top}", "title"), *beside)

    def _turn(self, view: View, numbers: dict[str, int]) -> None:
        """Say how many cards the turn still asks for, or how many ending it now draws."""
        if "end" in numbers:
            text = Text(f"[{numbers['end']}] ", "choice")
            self.console.print(text.append(self.say("end-draws", count=view.will_draw), "none"))
        else:
            self.console.print(Text(self.say("still-to-place", count=view.asked - view.count)))

    def _result(self, outcome: Outcome) -> None:
        winner = outcome.winners[0]
        values = {"winner": outcome.scores[winner], "loser": outcome.scores[1 - winner]}
        self.console.print(Text(self.say("result-duel", name=self.names[winner], **values), "good"))

    def rules(self, view: View) -> list[str]:
        """What matters in a turn."""
        last = "rules-duel-lone" if view.options.lone_last_card else "rules-duel-strict"
        keys = ("rules-duel", "rules-duel-own", "rules-duel-gift", "rules-duel-draw", last, "legend-duel")
        return [self.say(key) for key in keys]

    def readings(self, text: str, view: View) -> list[str]:  # noqa: ARG002  typed the same at any moment
        """`up 17`, `opp-down 55` or `end`, with any spacing."""
        return [" ".join(text.lower().split())]


def _step(pile: Pile, card: int, top: int) -> str:
    """A card that may be placed, with a mark for a jump back or the distance the pile moves."""
    distance = card - top
    if (pile is Pile.UP and distance == -JUMP) or (pile is Pile.DOWN and distance == JUMP):
        return f"{card}↩"
    return f"{card}({distance:+d})".replace("-", "−")


def _listed(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards))


SCREEN = DuelScreen

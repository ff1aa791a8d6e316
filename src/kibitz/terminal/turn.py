"""A person's turn at a terminal: reads what they type, and lets them rearrange it until it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table as Grid
from rich.text import Text

from kibitz.games.core import IllegalAction, Step
from kibitz.terminal.screen import barred_reason
from kibitz.terminal.words import refusal_text

if TYPE_CHECKING:
    from kibitz.terminal.play import TerminalTable


class TurnDraft:
    """The person's actions in this turn; they revealed nothing, so they can be taken back until the turn ends."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.steps: list[tuple[Any, Step[Any, Any]]] = []
        self.ended = False
        self._shown: Any = None

    @property
    def state(self) -> Any:
        return self.steps[-1][1].state if self.steps else self.table.state

    @property
    def lost(self) -> bool:
        """Whether the last card placed loses the game unless it is taken back."""
        outcome = self.table.game.outcome(self.state)
        return outcome is not None and self.table.person not in outcome.winners

    def ask(self) -> None:
        """Show the position, read a line, and do what it says."""
        table = self.table
        view = table.game.view(self.state, table.person)
        if self.lost:
            table.console.print(Text(table.say("draft-lost"), "bad"))
        elif self._shown is not self.state:
            table.screen.show(view)
            self._shown = self.state
        line = table.ask()
        if not line:
            self._shown = None
        elif line.startswith("?"):
            self._explain(line[1:].strip(), view)
        elif line.lower() in ("u", "undo") and table.game.rearranging:
            self._take_back()
        elif self.lost and line.lower() in ("1", "end"):
            self._accept_loss()
        else:
            self._do(line)

    def _do(self, line: str) -> None:
        """Do one action, or several separated by commas."""
        for part in line.split(","):
            view = self.table.game.view(self.state, self.table.person)
            action = self._read(part.strip(), view)
            if action is None or not self._try(action):
                return
            if self.ended or not self.table.game.rearranging:
                return

    def _read(self, text: str, view: Any) -> Any:
        """The action a typed text means; if none, print the reason and return None."""
        table = self.table
        if text.isascii() and text.isdigit():
            if 1 <= int(text) <= len(view.legal):
                return table.game.parse(view.legal[int(text) - 1])
            table.console.print(Text(table.say("no-such-number", count=len(view.legal)), "bad"))
            return None
        for reading in table.screen.readings(text, view):
            try:
                return table.game.parse(reading)
            except IllegalAction:
                continue
        table.console.print(Text(table.say("not-understood", text=text[:40]), "bad"))
        return None

    def _try(self, action: Any) -> bool:
        """Play an action if it is legal, else say which rule forbids it; returns whether it was played."""
        table = self.table
        try:
            step = table.game.play(self.state, table.person, action)
        except IllegalAction as error:
            table.console.print(Text(f"{action}: {refusal_text(table.say, error.refusal)}", "bad"))
            return False
        self.steps.append((action, step))
        if self.lost and table.game.rearranging:
            table.tell(step, step.events[:1])
            return True
        self.ended = table.person not in table.game.to_act(step.state)
        table.tell(step, step.events)
        return True

    def _take_back(self) -> None:
        table = self.table
        if not self.steps:
            table.console.print(Text(table.say("nothing-to-take-back"), "bad"))
            return
        action, _ = self.steps.pop()
        table.console.print(Text(table.say("taken-back", action=str(action))))

    def _accept_loss(self) -> None:
        _, step = self.steps[-1]
        self.table.tell(step, step.events[1:])
        self.ended = True

    def _explain(self, text: str, view: Any) -> None:
        """Print the current rules, or whether an action is legal and why not."""
        table = self.table
        if not text:
            rules = Grid.grid(padding=(0, 1))
            for line in table.screen.rules(view):
                rules.add_row("•", line)
            table.console.print(rules)
            return
        for reading in table.screen.readings(text, view):
            if reading in view.legal:
                table.console.print(Text(table.say("is-legal", action=reading), "good"))
                return
            try:
                action = table.game.parse(reading)
            except IllegalAction:
                continue
            reason = barred_reason(view, reading) or table.game.refusal(self.state, table.person, action)
            if reason is not None:
                table.console.print(Text(f"{reading}: {refusal_text(table.say, reason)}", "bad"))
                return
        self._read(text, view)

"""Plays the prepared lessons by the real rules and writes every step as the learner sees it.

The page only shows these steps: what is legal, and why something is not, was decided here.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from kibitz.games.core import find_game
from kibitz.games.face_to_face.piles import Tops
from kibitz.games.nyet.board import Token
from kibitz.games.nyet.cards import in_order
from kibitz.games.nyet.editions import Line

SEED = bytes(32)
LEARNER = 0


class Lesson:
    """A game on its way, and the steps a learner goes through."""

    def __init__(self, name: str, options: dict[str, object], **prepared: Any) -> None:
        self.game = find_game(name)
        self.state = replace(self.game.start(self.game.options(options), SEED).state, **prepared)
        self.events: list[Any] = []
        self.steps: list[dict[str, Any]] = []

    def say(self, text: str, *, want: str = "", refused: str = "") -> None:
        """Show the table as it is, with a text; the learner goes on, does `want`, or tries what is `refused`."""
        if want and want not in map(str, self.game.legal(self.state, LEARNER)):
            raise ValueError(f"{text}: {want} is not legal")
        if refused:
            reason = self.game.refusal(self.state, LEARNER, self.game.parse(refused))
            if reason is None:
                raise ValueError(f"{text}: {refused} is legal")
        view = self.game.view(self.state, LEARNER)
        step = {"text": text, "view": view, "events": self.events, "want": want, "refused": refused}
        self.steps.append(step)
        self.events = []
        if want:
            self.play(LEARNER, want)

    def play(self, seat: int, *actions: str) -> None:
        """A seat acts; the learner sees it with the next text."""
        for text in actions:
            step = self.game.play(self.state, seat, self.game.parse(text))
            self.state = step.state
            self.events += [self.game.redact(event, LEARNER) for event in step.events]


def nyet() -> Lesson:
    """A short hand of four: the board, a partner, a card given up, tricks, supertrump, loot."""
    hands = (
        ("B5", "B9", "B13", "R1", "R8", "Y2"),
        ("B1", "B7", "R2", "R10", "Y9", "G3"),
        ("B2", "B10", "Y4", "Y11", "Y12", "G9"),
        ("B11", "Y1", "Y8", "G1", "G6", "G12"),
    )
    tokens = [
        ("points", "1", 1), ("first", "3", 2), ("discard", "none", 3), ("super", "none", 0),
        ("points", "-2", 1), ("discard", "left", 2), ("trump", "Y", 3),
    ]  # fmt: skip
    board = tuple(Token(Line(line), box, seat) for line, box, seat in tokens)
    lesson = Lesson(
        "nyet", {"players": 4, "rounds": 1}, dealer=0, turn=0, board=board, hands=tuple(map(in_order, hands))
    )
    lesson.say("lesson-nyet-hello")
    lesson.say("lesson-nyet-board")
    lesson.say("lesson-nyet-cover", want="x trump G")
    lesson.play(1, "x trump R")
    lesson.play(2, "x first 1")
    lesson.play(3, "x super B")
    lesson.say("lesson-nyet-last", refused="x trump B")
    lesson.say("lesson-nyet-again", want="x points 3")
    lesson.play(1, "x discard 2")
    lesson.play(2, "x super G")
    lesson.play(3, "x points 4")
    lesson.say("lesson-nyet-first", want="x first 2")
    lesson.play(1, "x super Y")
    lesson.play(2, "x discard 1x")
    lesson.say("lesson-nyet-terms")
    lesson.say("lesson-nyet-team", want="team 0+2")
    lesson.say("lesson-nyet-give", want="discard Y2")
    lesson.play(1, "discard G3")
    lesson.play(2, "discard Y4")
    lesson.play(3, "discard G6")
    lesson.say("lesson-nyet-lead", want="play B13")
    lesson.play(1, "play B7")
    lesson.play(2, "play B2")
    lesson.play(3, "play B11")
    lesson.say("lesson-nyet-won", want="play R8")
    lesson.play(1, "play R10")
    lesson.play(2, "play B10")
    lesson.play(3, "play Y1")
    lesson.say("lesson-nyet-loot")
    lesson.play(2, "play Y11")
    lesson.play(3, "play Y8")
    lesson.say("lesson-nyet-free", want="play R1")
    lesson.play(1, "play Y9")
    lesson.say("lesson-nyet-super", want="play B5")
    lesson.play(1, "play B1")
    lesson.play(2, "play G9")
    lesson.play(3, "play G1")
    lesson.say("lesson-nyet-mine", want="play B9")
    lesson.play(1, "play R2")
    lesson.play(2, "play Y12")
    lesson.play(3, "play G12")
    lesson.say("lesson-nyet-end")
    return lesson


def face_to_face() -> Lesson:
    """Two turns and a half: placing, a jump back, a gift, what is drawn."""
    mine = (9, 14, 17, 33, 45, 52)
    rest = tuple(card for card in range(2, 60) if card not in (*mine, 27, 35, 5, 8, 50))
    his = (12, 29, 34, 40, 47, 58)
    others = tuple(card for card in range(2, 60) if card not in (*his, 3, 20))
    lesson = Lesson(
        "face-to-face", {}, starter=0, seat=0, hands=(mine, his), draw=((8, 27, 5, *rest), (20, 3, *others)),
        tops=(Tops(up=3, down=56), Tops(up=20, down=50)),
    )  # fmt: skip
    lesson.say("lesson-duel-hello")
    lesson.say("lesson-duel-piles")
    lesson.say("lesson-duel-up", want="up 9")
    lesson.say("lesson-duel-down", want="down 52")
    lesson.say("lesson-duel-end", want="end")
    lesson.play(1, "up 29", "down 47", "end")
    lesson.say("lesson-duel-watch")
    lesson.say("lesson-duel-wrong", refused="up 8")
    lesson.say("lesson-duel-far", want="up 27")
    lesson.say("lesson-duel-jump", want="up 17")
    lesson.say("lesson-duel-gift", want="opp-up 14")
    lesson.say("lesson-duel-second", refused="opp-down 45")
    lesson.say("lesson-duel-refill", want="end")
    lesson.say("lesson-duel-over")
    return lesson


def main(folder: Path) -> None:
    """Write both lessons."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, lesson in {"nyet": nyet(), "face-to-face": face_to_face()}.items():
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(lesson.steps))


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""The lessons of Face to Face, one idea a step. Seat 0 is the learner's."""

from __future__ import annotations

from tools.lessons.lesson import Lesson

GAME = "face-to-face"
HAND = "[data-card]"
UP, DOWN, THEIR_UP, THEIR_DOWN = "pile-0-up", "pile-0-down", "pile-1-up", "pile-1-down"


def turn() -> Lesson:
    """Two turns: up, down, two cards at least, two cards drawn."""
    lesson = Lesson(GAME, "turn")
    lesson.say("goal", "draw-0", numbers=58, starter=0)
    lesson.say("piles", UP, DOWN, tops=(1, 60), hand=[2, 3, 29, 46, 51, 56])
    lesson.say("up", "card-2", UP, want="up 2", tops=(1, 60))
    lesson.say("two", "end-turn", refused="end", placed=1, code="too-few-placed")
    lesson.say("down", "card-56", DOWN, want="down 56", tops=(2, 60), closest=("down", 56))
    lesson.say("end", "end-turn", want="end", placed=2, draws=2)
    lesson.play(1, "up 2", "up 5", "end")
    lesson.say("drew", "card-5", "card-6", drew=[5, 6], their=(5, 60))
    lesson.say("skip", "card-5", UP, want="up 5", tops=(2, 56), hand=[3, 5, 6, 29, 46, 51])
    lesson.say("late", "card-3", UP, refused="up 3", tops=(5, 56), code="only-higher")
    lesson.say("more", "card-6", UP, want="up 6", placed=1)
    lesson.say("third", "card-51", DOWN, want="down 51", placed=2, tops=(6, 56))
    lesson.say("still", "end-turn", want="end", placed=3, draws=2)
    lesson.say("over", HAND, cards=5)
    return lesson


def jump() -> Lesson:
    """A jump back of exactly ten on each pile, and what many cards cost."""
    lesson = Lesson(GAME, "jump")
    lesson.say("goal", UP, DOWN, tops=(19, 48))
    lesson.say("far", "card-32", UP, want="up 32", pair=("up", 32, 22), passes=(32, 12), tops=(19, 48))
    lesson.say("back", "card-22", UP, want="up 22", tops=(32, 48), apart=("up", 22))
    lesson.say("gained", UP, tops=(22, 48), since=("up", 19, 3))
    lesson.say("down", "card-43", DOWN, want="down 43", tops=(22, 48), pair=("down", 43, 53))
    lesson.say("again", "card-53", DOWN, want="down 53", tops=(22, 43), apart=("down", 53))
    lesson.say("won", DOWN, tops=(22, 53), since=("down", 48, -5))
    lesson.say("price", "end-turn", want="end", placed=4, draws=2, hand=[36, 59])
    lesson.play(1, "up 7", "down 24", "end")
    lesson.say("over", HAND, cards=4)
    return lesson


def gift() -> Lesson:
    """What a gift must do, what it brings, when it pays."""
    lesson = Lesson(GAME, "gift")
    lesson.say("goal", HAND, cards=4, hand=[20, 31, 36, 59])
    lesson.say("wrong", "card-20", THEIR_UP, refused="opp-up 20", their=(7, 24), code="does-not-improve")
    lesson.say("which", THEIR_DOWN, their=(7, 24), improves={31: 7, 59: 35})
    lesson.say("give", "card-31", THEIR_DOWN, want="opp-down 31", their=(7, 24))
    lesson.say("second", "card-59", THEIR_DOWN, refused="opp-down 59", code="second-gift")
    lesson.say("own", "card-36", UP, want="up 36", tops=(22, 53), placed=1)
    lesson.say("refill", "end-turn", want="end", placed=2, draws=4)
    lesson.say("pays", HAND, cards=6, drew=[13, 15, 29, 40], instead=(["up 31", "up 36"], (36, 53), 2))
    return lesson


def end() -> Lesson:
    """The last turn: an empty draw pile, the minimum of two, the win in the middle of a turn."""
    lesson = Lesson(GAME, "end")
    lesson.say("goal", "draw-0", left=0, cards=4)
    lesson.say("rule", HAND, hand=[11, 17, 48, 56], tops=(25, 50))
    lesson.say("first", "card-48", DOWN, want="down 48", tops=(25, 50), closest=("down", 48))
    lesson.say("two", "end-turn", refused="end", left=0, code="too-few-placed")
    lesson.say("second", "card-17", DOWN, want="down 17", tops=(25, 48))
    lesson.say("keep", "end-turn", placed=2, hand=[11, 56], draws=0)
    lesson.say("third", "card-11", DOWN, want="down 11", tops=(25, 17))
    lesson.say("alone", "card-56", hand=[56], single_loses=True)
    lesson.say("win", "card-56", UP, want="up 56", tops=(25, 11))
    lesson.say("won", all_placed=58, winner=0)
    return lesson


LESSONS = (turn, jump, gift, end)

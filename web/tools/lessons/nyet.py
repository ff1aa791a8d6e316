"""The lessons of Nyet!, one idea a step. Seat 0 is the learner, the bear; then wolf, crane, tiger and eagle."""

from __future__ import annotations

from tools.lessons.lesson import Lesson

GAME = "nyet"
TERMS, GIVE_ME = '[class~="terms"]', '[data-bonus="0"]'


def play(lesson: Lesson, cards: str) -> None:
    """Everyone plays a card in turn."""
    lesson.tricks(*(f"play {card}" for card in cards.split()))


def board() -> Lesson:
    """How the table settles the terms of a round, from the deal to the last veto."""
    lesson = Lesson(GAME, "board")
    lesson.say("goal", "box-first", "box-discard", "box-trump", "box-super", "box-points", boxes=23)
    lesson.say("points", "seat-0", rounds=8)
    lesson.say("hand", "hand", cards=15, hand={"B": 6, "Y": 1})
    lesson.say("trump", "box-trump", want="x trump Y", dealer=0, acts=0, hand={"Y": 1})
    lesson.play(1, "x points -2")
    lesson.play(2, "x trump G")
    lesson.play(3, "x super B")
    covered = {1: ["points -2"], 2: ["trump G"], 3: ["super B"]}
    lesson.say("others", "box-points -2", "box-trump G", "box-super B", tokens=covered)
    lesson.say("super", "box-super", want="x super R", hand={"G1": 2, "R1": 0}, open={"super": ["R", "Y", "G", "none"]})
    lesson.play(1, "x trump R")
    lesson.play(2, "x super none")
    lesson.play(3, "x first 2")
    lesson.say("last", "box-trump B", refused="x trump B", tokens={1: ["points -2", "trump R"]}, stands={"trump": "B"})
    lesson.say("none", "box-super", want="x super Y", tokens={2: ["trump G", "super none"]}, open={"super": ["Y", "G"]})
    lesson.play(1, "x points 1")
    lesson.play(2, "x discard 2")
    lesson.play(3, "x points 2")
    strong = {"B": 6, "G1": 2}
    lesson.say(
        "value", "box-points", want="x points 3", hand=strong, open={"points": ["3", "4"]}, stands={"super": "G"}
    )
    lesson.play(1, "x first 0")
    lesson.play(2, "x discard left")
    lesson.play(3, "x discard none")
    lesson.say("discard", "box-discard", want="x discard 1x", open={"discard": ["1", "1x"]}, stands={"points": "4"})
    lesson.play(1, "x first 3")
    lesson.say("terms", TERMS, vetoes=18, terms={"first": 1, "discard": "1", "trump": "B", "super": "G", "points": 4})
    return lesson


def teams() -> Lesson:
    """What vetoes say of a hand, a partner, and a card passed to the left."""
    lesson = Lesson(GAME, "teams")
    lesson.say("goal", "seat-0", players=4, stands={"first": "0"})
    lesson.say("need", "box-trump Y", "hand", stands={"trump": "Y"}, hand={"Y": 3})
    lesson.say("strong", "box-trump R", "box-trump G", "seat-3", tokens={3: ["trump G", "trump R"]})
    lesson.say("weak", "box-points 3", "box-points 4", "seat-2", tokens={2: ["points 4", "points 3"]})
    lesson.say("veto", "box-discard", want="x discard 2", open={"discard": ["2", "left"]})
    lesson.say("choose", '[data-seat="3"]', "seat-3", want="team 0+3", acts=0, terms={"first": 0, "discard": "left"})
    lesson.say("left", "seat-1", "card-R3", want="pass R3", left=1, against=[1, 2], hand={"R": 3, "R3": 1})
    lesson.play(1, "pass G1")
    lesson.play(2, "pass R2")
    lesson.play(3, "pass Y13")
    lesson.say("right", "card-Y13", "seat-3", want="play Y13", received="Y13", acts=0, highest_trump="Y13")
    lesson.play(1, "play Y7")
    lesson.play(2, "play Y2")
    lesson.play(3, "play Y6")
    lesson.say("read", "seat-3", taker=0, dealt={3: {"Y": 6}})
    return lesson


def tricks() -> Lesson:
    """Following, trump, loot; a round without supertrump."""
    lesson = Lesson(GAME, "tricks")
    lesson.say("goal", TERMS, team=[0, 2], terms={"trump": "R", "super": "none", "points": 3})
    play(lesson, "G13 G1 G1")
    lesson.say("follow", "place-1", "card-R10", refused="play R10", led="G13", hand={"G": 5}, code="must-follow")
    lesson.say("low", "card-G3", want="play G3", beats={"G8": False}, hand={"G3": 1, "G": 5})
    lesson.say("loot", "seat-1", taker=1, loot=["G1"], looted={2: "G1"}, trick={2: "G1", 3: "G1"}, against=[1, 3])
    play(lesson, "B7 B4 G1")
    lesson.say("free", "place-1", "card-R10", want="play R10", led="B7", void={0: "B"}, any_card=True)
    lesson.say("mine", "seat-0", taker=0, loot=["G1"], looted={3: "G1"}, earned=6)
    lesson.say("lead", "card-R11", want="play R11", acts=0, hand={"R": 1, "R11": 1})
    play(lesson, "R1 R1 Y3")
    lesson.say(
        "forced", "seat-0", taker=0, forced={1: "R1"}, loot=["R1"], looted={1: "R1"}, trick={2: "R1"}, team=[0, 2]
    )
    return lesson


def supertrumps() -> Lesson:
    """The colour of a supertrump, and two of them in one trick."""
    lesson = Lesson(GAME, "super")
    lesson.say("goal", "card-G1", terms={"trump": "R", "super": "G"}, hand={"G1": 1})
    play(lesson, "G9")
    lesson.say("wrong", "place-3", "card-G1", refused="play G1", led="G9", code="supertrump-elsewhere")
    lesson.say("colour", "card-G2", want="play G2", only="G2", follows="trump")
    play(lesson, "R6 G3")
    lesson.say("trumped", "seat-1", taker=1, void_then={1: "G"}, trick={1: "R6"}, loot=[])
    play(lesson, "B8 R12 G1")
    lesson.say("over", "place-2", "place-3", led="B8", played={2: "R12", 3: "G1"}, winning=3)
    lesson.say("last", "card-G1", want="play G1", void={0: "B"}, beats={"G1": True})
    lesson.say("mine", "seat-0", taker=0, loot=["G1"], looted={3: "G1"})
    return lesson


def minus() -> Lesson:
    """Three players, a round at −2, and the bonus card where nobody wants it."""
    lesson = Lesson(GAME, "minus")
    lesson.say("goal", TERMS, terms={"points": -2, "first": 0}, players=3)
    lesson.say("hand", "hand", hand={"1": 6}, cards=16)
    lesson.say("alone", '[data-seat="1"]', "seat-1", want="team 0+1", acts=0)
    lesson.say("bonus", "seat-2", bonus=2, against=[2])
    lesson.say("give", "card-Y10", want="discard Y10", terms={"discard": "1x", "trump": "Y"}, highest_trump="Y10")
    lesson.play(1, "discard Y9")
    lesson.play(2, "discard Y7")
    plays = "Y1 Y8 Y1 G1 G3 G1 B1 B8 B4 R1 R1 R9 Y1 R7 R1 Y2 R8 R6 Y3 R5 R2 Y4 R10 R3 Y5 G9 R4 Y6 G10 G7 B3 B2 B5 B6 B7"
    play(lesson, plays)
    lesson.say("duck", "place-1", "place-2", "card-B1", want="play B1", cut=True, played={1: "B6", 2: "B7"},
               beats={"B9": True, "B1": False}, trick_number=12, hand={"B1": 2, "B9": 1})  # fmt: skip
    lesson.say("given", "seat-2", taker=2, loot=["B1"], looted={0: "B1"}, bonus=2, earned=-4)
    play(lesson, "G5 G1 G2 G6 B1 G4 B10 B9 G8")
    lesson.say("score", cut=True, counts={(0, 1): (3, 2), (2,): (12, 8)}, scores=[-10, -10, -80])
    return lesson


def bonus() -> Lesson:
    """Five players: two against three, and the bonus card for one of the two."""
    lesson = Lesson(GAME, "bonus")
    lesson.say("goal", TERMS, players=5, terms={"first": 0, "points": 3})
    lesson.say("hand", "hand", hand={"G1": 2, "R13": 1, "R1": 1}, terms={"trump": "R", "super": "G"})
    lesson.say("pair", '[data-seat="2"]', "seat-2", want="team 0+2", acts=0, sizes=[2, 3])
    lesson.say("card", GIVE_ME, want="bonus 0", candidates=[0, 2])
    plays = (
        "Y13 Y2 Y1 Y4 Y7 G12 G2 G3 G6 G4 G13 G9 G10 G11 G5 B12 B3 B2 B5 B6 R13 R3 R5 G1 R2 B8 B1 B4 B9 B10 "
        "Y11 Y6 R9 Y3 Y1 R12 G1 R7 R1 R4"
    )
    play(lesson, plays)
    lesson.say("lead", "card-G1", want="play G1", cut=True, acts=0, trick_number=9, hand={"G1": 1})
    play(lesson, "R11 R8 R6 R10")
    lesson.say("asked", "seat-0", taker=0, trick={1: "R11", 2: "R8", 3: "R6", 4: "R10"})
    play(lesson, "Y10 Y12 Y8 Y1 B1 Y5 B11 R1 G7")
    lesson.say("equal", "place-3", "card-R1", want="play R1", cut=True, led="Y5", played={3: "R1"}, winning=3,
               void={0: "Y"}, beats={"R1": True})  # fmt: skip
    play(lesson, "B7 Y9 B13 B1 G8")
    lesson.say("score", cut=True, counts={(0, 2): (9, 3), (1, 3, 4): (3, 0)}, scores=[72, 9, 36, 9, 9], bonus=0)
    return lesson


LESSONS = (board, teams, tricks, supertrumps, minus, bonus)

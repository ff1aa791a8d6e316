"""Every lesson is a real game from a full deck, and what its texts say of a position is true there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from kibitz import locales
from lessons import duel_claims, nyet_claims
from tools.lessons.__main__ import all_lessons
from tools.lessons.lesson import LEARNER, Lesson

CLAIMS: dict[str, ModuleType] = {"nyet": nyet_claims, "face-to-face": duel_claims}
LESSONS = {f"{game}/{lesson.name}": lesson for game, told in all_lessons() for lesson in told}
LANGUAGES = ("en", "de", "fr", "pl")


def texts(language: str) -> dict[str, str]:
    """The messages of the lessons in a language."""
    path = Path(locales.__path__[0]) / language / "learn.ftl"
    found: dict[str, str] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = "".join(str(getattr(part, "value", "")) for part in entry.value.elements)
    return found


def numbers(language: str, ids: list[str]) -> dict[str, set[str]]:
    """The numbers each text names, except 1."""
    told = texts(language)
    return {key: set(re.findall(r"−?\d+", told[key])) - {"1"} for key in ids}


def played(lesson: Lesson) -> list[Any]:
    """Every state from the deal on: dealt from the seed, each action judged by the rules."""
    game = lesson.game
    options = game.options(lesson.record.options)
    states = [game.start(options, bytes.fromhex(lesson.record.seed)).state]
    for seat, text in lesson.moves:
        action = game.parse(text)
        assert game.refusal(states[-1], seat, action) is None, (lesson.name, seat, text)
        states.append(game.play(states[-1], seat, action).state)
    return states


def test_there_are_several_lessons_of_each_game() -> None:
    assert {game: len(told) for game, told in all_lessons()} == {"face-to-face": 4, "nyet": 6}


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_a_real_game_shown_as_the_learner_sees_it(name: str) -> None:
    lesson = LESSONS[name]
    states = played(lesson)
    for step, (moves, _) in zip(lesson.steps, lesson.claims, strict=True):
        assert step.view == lesson.game.view(states[moves], LEARNER)
        if step.want:
            assert lesson.moves[moves] == (LEARNER, step.want)


@pytest.mark.parametrize("name", [name for name in LESSONS if name.startswith("nyet/")])
def test_a_round_of_a_lesson_is_dealt_from_a_full_deck(name: str) -> None:
    state = played(LESSONS[name])[0]
    ones = {3: 12, 4: 12, 5: 12}[state.options.players]
    cards = Counter(card for hand in state.hands for card in hand)
    assert sum(cards.values()) == (48 if state.options.players == 3 else 60)
    assert sum(number for card, number in cards.items() if card[1:] == "1") == ones
    assert all(number == (3 if card[1:] == "1" else 1) for card, number in cards.items())


@pytest.mark.parametrize("name", [name for name in LESSONS if name.startswith("face-to-face/")])
def test_both_decks_of_a_duel_hold_each_number_once(name: str) -> None:
    for state in played(LESSONS[name]):
        for seat in (0, 1):
            placed = [one.card for one in state.placed if one.seat == seat]
            assert sorted([*placed, *state.hands[seat], *state.draw[seat]]) == list(range(2, 60))


@pytest.mark.parametrize("name", LESSONS)
def test_what_a_text_says_is_true_in_its_position(name: str) -> None:
    lesson = LESSONS[name]
    known, states, wrong = CLAIMS[lesson.record.game], played(lesson), []
    for step, (moves, claims) in zip(lesson.steps, lesson.claims, strict=True):
        for claim, value in claims.items():
            if claim == "code":
                reason = lesson.game.refusal(states[moves], LEARNER, lesson.game.parse(step.refused))
                holds = reason is not None and reason.code == value
            elif claim in known.OF_THE_GAME:
                holds = known.OF_THE_GAME[claim](states[: moves + 1], value)
            else:
                holds = known.CLAIMS[claim](states[moves], value)
            if not holds:
                wrong.append((step.text, claim, value))
    assert wrong == []


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_begins_with_its_goal_and_lets_the_learner_act(name: str) -> None:
    steps = LESSONS[name].steps
    assert steps[0].text.endswith("-goal")
    assert sum(bool(step.want or step.refused) for step in steps) >= 2
    assert not steps[-1].want


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_names_the_same_numbers_in_every_language(language: str) -> None:
    """A number is a claim; a translation with another one would be wrong. A 1 has a word of its own in some."""
    ids = [step.text for lesson in LESSONS.values() for step in lesson.steps]
    assert len(ids) == len(set(ids))
    assert numbers(language, ids) == numbers("en", ids)

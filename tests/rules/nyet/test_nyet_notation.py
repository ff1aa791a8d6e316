"""The notation of Nyet!: what is an action, and what is not."""

from __future__ import annotations

import pytest

from kibitz.games.core import IllegalAction
from tables import NYET


@pytest.mark.parametrize(
    "text",
    [
        *("x first 2", "x discard 1", "x discard 2", "x discard 1x", "x discard left", "x discard none"),
        *("x trump R", "x super none", "x points -2", "team 1+3", "team 1", "bonus 4", "discard R5", "pass R5"),
        "play G13",
    ],
)
def test_the_examples_of_the_notation(text: str) -> None:
    assert str(NYET.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "play", "play ", "play R", "play R0", "play R05", "play R100", "play X5", "play r5", " play R5"),
        *("play R5 ", "play  R5", "play R5\n", "PLAY R5", "play R٥", "team", "team 1+", "team +1", "team 1,3", "bonus"),
        *(
            "bonus -1",
            "bonus 10",
            "x",
            "x trump",
            "x trumps R",
            "x trump Red",
            "x points --2",
            "discard",
            "end",
            "up 5",
        ),
        *("team 0+1+2+3+4+5", "x first ²", "x points −2", "play R5\x00"),
    ],
)
def test_anything_else_is_unparsable(text: str) -> None:
    with pytest.raises(IllegalAction) as error:
        NYET.parse(text)
    assert error.value.refusal.code == "unparsable"
    assert error.value.refusal.params == {"text": text}


def test_a_long_text_is_cut_in_the_refusal() -> None:
    with pytest.raises(IllegalAction) as error:
        NYET.parse("play " + "R" * 10_000)
    assert len(str(error.value.refusal.params["text"])) == 40

"""A choice among things that are not equally likely, with weights of any size."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

ChoiceT = TypeVar("ChoiceT")


def weighted(choices: Sequence[tuple[ChoiceT, int]], rng: random.Random) -> ChoiceT:
    """A random choice, with probabilities proportional to the weights."""
    pick = rng.randrange(sum(weight for _, weight in choices))
    for choice, weight in choices:
        pick -= weight
        if pick < 0:
            return choice
    raise AssertionError("a pick below the sum of the weights falls on one of them")

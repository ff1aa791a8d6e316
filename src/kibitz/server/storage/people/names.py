"""Names that people may have: visible, never a bot's, and with a number where someone has the name already."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from kibitz.engines.core import BOTS
from kibitz.locales.catalogue import LANGUAGES, choices
from kibitz.server.storage.people.skeleton import INVISIBLE, drawn, skeleton
from kibitz.table.requests import character_names

SOMEONE = "someone"
"""The name of a deleted person."""
NOBODYS = (
    SOMEONE, "jemand", "quelqu’un", "ktoś", "bot", "robot", "nobody", "no one", "niemand", "personne", "nikt",
    "free", "frei", "libre", "wolne",
)  # fmt: skip
"""Names for someone deleted, for no person at all, and for a free seat, in the four languages."""
MOST_MARKS = 2
"""Marks a character may carry; more would paint over other lines."""

_NUMBERED = re.compile(r"(.*?)\s*([1-9][0-9]{0,5})?", re.DOTALL)


def tidy(name: str) -> str:
    """A name on one line, without invisible characters and without towers of marks."""
    shown = "".join(sign if sign.isprintable() else " " for sign in name.translate(INVISIBLE))
    kept, marks = [], 0
    for sign in unicodedata.normalize("NFC", shown):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())


def parted(name: str) -> tuple[str, int]:
    """What a name looks like without the number at its end, and that number; 1 if it has none."""
    found = _NUMBERED.fullmatch(name)
    stem = skeleton(found[1]) if found else ""
    return (stem, int(found[2] or 1)) if found and stem else (skeleton(name), 1)


def numbered(name: str, number: int) -> str:
    """The same name with another number."""
    found = _NUMBERED.fullmatch(name)
    base = found[1] if found and skeleton(found[1]) else name
    return f"{base} {number}"


def is_reserved(name: str) -> bool:
    """Whether a name could be taken for a bot's, or for nobody's."""
    words = {skeleton(word) for word in re.split(r"[\W_]+", unicodedata.normalize("NFKC", name.translate(drawn())))}
    return parted(name)[0] in _reserved() or not words.isdisjoint({"bot", "robot"})


def is_animal(name: str) -> bool:
    """Whether a name is just an animal's, as bots are called at a table."""
    return skeleton(name) in _animals()


@cache
def _animals() -> frozenset[str]:
    return frozenset(skeleton(word) for language in LANGUAGES for word in character_names(language).values())


@cache
def _reserved() -> frozenset[str]:
    """The names of bots in every language, whole and after the colon, and what animals with `bot` are called."""
    strengths = [text for language in LANGUAGES for text in choices(language, "web", "bot-name").values()]
    named = [*BOTS, *NOBODYS, *strengths, *(text.partition(":")[2] for text in strengths if "{" not in text)]
    robots = (pair for animal in _animals() for bot in ("bot", "robot") for pair in (animal + bot, bot + animal))
    return frozenset((*filter(None, map(skeleton, named)), *robots))


class Taken:
    """The names in use, for giving out many at once."""

    def __init__(self) -> None:
        self._skeletons: set[str] = set()
        self._next: dict[str, int] = {}

    def __contains__(self, name: str) -> bool:
        return skeleton(name) in self._skeletons or is_animal(name)

    def add(self, name: str) -> None:
        """Note that a name is in use."""
        self._skeletons.add(skeleton(name))

    def number(self, stem: str) -> int:
        """The next number to try for a name."""
        self._next[stem] = self._next.get(stem, 1) + 1
        return self._next[stem]


def free_name(wish: str, taken: Taken) -> str:
    """The name itself, or with the first number that makes it unique."""
    name = wish
    while name in taken:
        name = numbered(wish, taken.number(parted(wish)[0]))
    return name


def apart(name: str, others: Iterable[str]) -> str:
    """A name as it's shown among others, which may have been someone else's: with a number if it looks like one."""
    taken = Taken()
    for other in others:
        taken.add(other)
    return free_name(name, taken)

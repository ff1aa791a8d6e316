"""What a name looks like: two names with the same skeleton could be mistaken for each other (after Unicode TS 39).

The standard compares what is written; people also overlook case, accents, spaces and punctuation, so those are left
out. Since capital I looks like l and names don't differ by case, i and l count as the same; so do small capitals, and
letters in boxes.
"""

from __future__ import annotations

import unicodedata
from contextlib import suppress
from functools import cache
from pathlib import Path
from string import ascii_uppercase

TABLE = Path(__file__).with_name("confusables.txt")
INVISIBLE = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"))
"""Fillers and a blank that Unicode counts among letters and symbols."""
UNSEEN = ("M", "C", "Z", "P")
"""Categories that don't tell names apart: marks, invisible characters, spaces, punctuation."""


DRAWN = (
    "LATIN LETTER SMALL CAPITAL",
    "NEGATIVE CIRCLED LATIN CAPITAL LETTER",
    "NEGATIVE SQUARED LATIN CAPITAL LETTER",
    "REGIONAL INDICATOR SYMBOL LETTER",
)
"""Letters that only differ in how they are drawn, as Unicode calls them. Some machines show letters for flags."""


@cache
def drawn() -> dict[int, str]:
    """Such letters, and which they are."""
    found = {}
    for how in DRAWN:
        for letter in ascii_uppercase:
            with suppress(KeyError):  # there's no small capital X
                found[ord(unicodedata.lookup(f"{how} {letter}"))] = letter.lower()
    return found


@cache
def _prototypes() -> dict[int, str]:
    """What each character looks like; loaded with the first name."""
    found = {ord("i"): "l"}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("# ") and line != "#":
            looks, _, signs = line.partition("\t")
            found |= dict.fromkeys(map(ord, signs), looks)
    for sign, letter in drawn().items():  # and whatever looks like it: small Cyrillic letters are small capitals
        looks = found.get(sign, chr(sign))
        found |= {sign: letter} | ({} if looks.isascii() or len(looks) > 1 else {ord(looks): letter})
    return found


def skeleton(name: str) -> str:
    """The same for all names that look alike; empty if nothing of it is visible."""
    text, before = name, None
    while text != before:  # a prototype may have a capital, and that another prototype
        before = text
        looks = unicodedata.normalize("NFKD", text.translate(INVISIBLE)).translate(_prototypes())
        text = unicodedata.normalize("NFKD", looks.casefold()).translate(_prototypes())
        text = "".join(sign for sign in text if not unicodedata.category(sign).startswith(UNSEEN))
    return text

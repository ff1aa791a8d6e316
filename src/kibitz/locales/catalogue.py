"""Messages by id and language, read from the Fluent files beside this module."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr", "pl")
TOPICS = ("cli", "options", "games", "terminal", "server", "admin", "person", "lab", "review", "notices", "pace")
PLAIN_TOPICS = ("cli", "options")
"""Topics of single-line messages without placeables, which can be read without the Fluent library."""

LONGEST = 900
"""Signs of a value that are shown: Fluent refuses more than a thousand."""

_HERE = Path(__file__).parent
_PLAIN = re.compile(r"([a-z][a-z0-9-]*) = ([^{}\s][^{}]*)")


def language_of(environ: Mapping[str, str]) -> str:
    """The language of the environment's locale, or English if Kibitz doesn't speak it."""
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    code = re.split(r"[_.@-]", locale)[0].lower()
    return code if code in LANGUAGES else "en"


def language_asked(accepted: str) -> str:
    """The first language of an Accept-Language header that Kibitz speaks, else English."""
    codes = (re.split(r"[-;]", part.strip(), maxsplit=1)[0].lower() for part in accepted.split(","))
    return next((code for code in codes if code in LANGUAGES), "en")


def source(language: str, topic: str) -> str:
    """The text of one Fluent file."""
    return (_HERE / language / f"{topic}.ftl").read_text(encoding="utf-8")


def plain_messages(language: str, topic: str) -> dict[str, str]:
    """The messages of a plain topic; a line that is not a plain message is an error."""
    messages = {}
    for number, line in enumerate(source(language, topic).splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        found = _PLAIN.fullmatch(line)
        if found is None:
            raise ValueError(f"{language}/{topic}.ftl, line {number}: not a plain message")
        messages[found[1]] = found[2].rstrip()
    return messages


def choices(language: str, topic: str, key: str) -> dict[str, str]:
    """The variants of a message that only selects a plain word, read without the Fluent library."""
    found = re.search(rf"^{key} = .*\n((?: .*\n)+)", source(language, topic), re.MULTILINE)
    if found is None:
        raise KeyError(f"{language}: no choice {key}")
    return dict(re.findall(r"^ +\*?\[(\w+)\] (.+)$", found[1], re.MULTILINE))


class Catalogue:
    """All messages of one language. Call it with an id and the message's values to get the text."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, **values: str | int | float) -> str:
        message = self._bundle.get_message(key)
        if message is None or message.value is None:
            raise KeyError(f"{self.language}: no message {key}")
        shown = {name: _clipped(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(message.value, shown)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def or_code(self, key: str, **values: str | int) -> str:
        """The message, or the code and its values if a third-party game has no message for it."""
        if self.has(key):
            return self(key, **values)
        said = ", ".join(f"{name}: {_clipped(value)}" for name, value in values.items())
        code = key.partition("-")[2]
        return f"{code} ({said})." if said else f"{code}."

    def number(self, value: float, *, digits: int = 0, grouped: bool = False) -> str:
        """A number in the language's format, with this many decimal places and a true minus sign."""
        return self._written(value, digits, useGrouping=grouped)

    def percent(self, share: float, *, digits: int = 1) -> str:
        """A share of one in percent, with or without a space before the sign, as the language has it."""
        written = self._written(share, digits, style="percent")
        return written.replace("\u00a0%", "\u202f%") if self.language == "fr" else written

    def _written(self, value: float, digits: int, **how: str | bool) -> str:
        from babel import Locale
        from fluent.runtime.types import fluent_number

        shown = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits, **how)
        return str(shown.format(Locale.parse(self.language))).replace("-", "−")


def _clipped(value: str | float) -> str | int | float:
    """A value as it is shown: whatever someone gave us, no more of it than can be read."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # takes longer to import than all of --help

    bundle = FluentBundle([language], use_isolating=False)
    for topic in TOPICS:
        bundle.add_resource(FluentResource(source(language, topic)))
    return bundle

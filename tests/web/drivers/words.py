"""What the page says, from the same catalogues, so that tests name things as a person reads them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from kibitz import locales
from kibitz.locales.catalogue import LANGUAGES, source

ELSEWHERE = {"admin", "cli", "lab", "options", "person", "server", "terminal"}
"""Catalogues that the page has no use for."""
TOPICS = sorted({path.stem for path in (Path(locales.__file__).parent / "en").glob("*.ftl")} - ELSEWHERE)


class Words:
    """The page's sentences in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for topic in TOPICS:
            self._bundle.add_resource(FluentResource(source(language, topic)))

    def __call__(self, key: str, **values: str | int) -> str:
        message = self._bundle.get_message(key)
        assert message is not None, f"{self.language} has no message {key}"
        assert message.value is not None, f"{self.language} says nothing for {key}"
        text, errors = self._bundle.format_pattern(message.value, values)
        assert not errors, f"{self.language}: {key}: {errors}"
        return str(text).strip()

    def ids(self) -> frozenset[str]:
        """The names of all messages."""
        return frozenset(
            found[1]
            for topic in TOPICS
            for found in re.finditer(r"^([a-z][a-z0-9-]*) =", source(self.language, topic), re.MULTILINE)
        )

    def start(self, key: str, **values: str | int) -> re.Pattern[str]:
        """Any text that begins as this sentence does before its first number."""
        return re.compile("^" + re.escape(re.split(r"\d", self(key, **values))[0]))

    def end(self, key: str, **values: str | int) -> re.Pattern[str]:
        """Any text that ends as this sentence does."""
        return re.compile(re.escape(self(key, **values)) + "$")


@cache
def words_of(language: str) -> Words:
    """The sentences of a language, read once."""
    assert language in LANGUAGES
    return Words(language)

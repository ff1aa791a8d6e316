"""Notifications as sentences, in the reader's language."""

from __future__ import annotations

import asyncio

from kibitz.locales.catalogue import LANGUAGES, Catalogue
from kibitz.server.storage.notifications.notifications import Params

KINDS = (
    "turn", "reminder", "nudge", "invitation", "joined", "rematch", "game-over", "followed",
    "club-table", "season-over", "club-asked", "club-entered",
)  # fmt: skip
"""The kinds of notifications, in the order in which the settings list them."""
NAMED = {"name": "", "game": "", "table": "", "club": ""}


class Wording:
    """Speaks all languages; each is read when it's first needed."""

    def __init__(self) -> None:
        self._spoken: dict[str, Catalogue] = {}

    async def catalogue(self, language: str) -> Catalogue:
        """The messages of a language; English if Kibitz doesn't speak it."""
        known = language if language in LANGUAGES else "en"
        if known not in self._spoken:
            self._spoken[known] = await asyncio.to_thread(Catalogue, known)
        return self._spoken[known]


def sentence(say: Catalogue, kind: str, params: Params) -> str:
    """The sentence of a notification; a kind without its own gets a general one."""
    given = NAMED | {name: str(value) for name, value in params.items()}
    if say.has(f"game-{given['game']}"):
        given["game"] = say(f"game-{given['game']}")
    return say(f"notice-{kind}" if say.has(f"notice-{kind}") else "notice-other", **given)

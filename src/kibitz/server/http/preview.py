"""Link previews: title, description and picture as Open Graph tags.

A preview names the game and nothing else about the table: no names, no state, no cards.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Container
from html import escape
from typing import TypeAlias

from kibitz.games import registry
from kibitz.locales.catalogue import Catalogue, language_asked
from kibitz.server.asgi import Scope, header

GameOf: TypeAlias = Callable[[str], Awaitable[str | None]]
"""The game that is played at a table, if there is such a table."""

SIZE = (1200, 630)
_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
_PATH = re.compile(r"/(t|replay|new|learn|rules)/([A-Za-z0-9_-]{1,64})")
_SENTENCES = {"t": "preview-table", "replay": "preview-replay"}


class Previews:
    """Writes the tags for an address."""

    def __init__(self, game_of: GameOf, pictures: Container[str]) -> None:
        self._game_of = game_of
        self._pictures = pictures
        self._spoken: dict[str, Catalogue] = {}

    async def tags(self, scope: Scope) -> bytes:
        """The tags for the head of the page at an address; none if the host name is malformed."""
        host = header(scope, b"host")
        if not _HOST.fullmatch(host):
            return b""
        say = await self._catalogue(language_asked(header(scope, b"accept-language")))
        sentence, game = await self._subject(scope["path"])
        named = f"game-{game}"
        title = say(named) if say.has(named) else game
        origin = f"{scope.get('scheme', 'http')}://{host}"
        picture = f"/preview/{game}.jpg"
        width, height = SIZE
        tags = {
            "og:site_name": "Kibitz",
            "og:type": "website",
            "og:title": title or "Kibitz",
            "og:description": say(sentence, game=title),
            "og:url": origin + scope["path"],
            "og:locale": say.language,
            "og:image": origin + (picture if picture in self._pictures else "/preview/kibitz.jpg"),
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": say("preview-picture"),
        }
        lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
        return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />', ""]).encode()

    async def _subject(self, path: str) -> tuple[str, str]:
        """The description for an address, and its game, if any."""
        found = _PATH.fullmatch(path)
        if found is None:
            return "preview-home", ""
        page, name = found.groups()
        game = await self._game_of(name) if page in _SENTENCES else name
        if game is None or registry.find(game) is None:
            return "preview-home", ""
        return _SENTENCES.get(page, "preview-game"), game

    async def _catalogue(self, language: str) -> Catalogue:
        if language not in self._spoken:
            self._spoken[language] = await asyncio.to_thread(Catalogue, language)
        return self._spoken[language]

"""The web page: the built files of `kibitz/web`, kept in memory; if they're missing, a plain page that says what to do.

Litestar's static files serve the largest script 50 times slower (240 instead of 12,000 requests a second, as it
compresses every answer anew), never answer 304 and have no page for addresses such as /t/abc.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from kibitz.server.asgi import Receive, Scope, Send, header
from kibitz.server.http.guard import refuse
from kibitz.server.http.preview import GameOf, Previews

MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Kibitz</title>
<h1>Kibitz</h1><p>The server runs. Its web page has not been built: run <code>make web</code> in a checkout, then
restart the server. The protocol is described at <a href="/schema">/schema</a>.</p></html>
"""
COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map", ".ftl")
IMMUTABLE = "public, max-age=31536000, immutable"
INDEX = "/index.html"


class File(Struct, frozen=True):
    """A file ready to be sent."""

    body: bytes
    packed: bytes | None
    type: str
    etag: str
    cache: str
    vary: str = "accept-encoding"


class Page:
    """Serves files by path, and `index.html` for every other path: the page does its own routing.

    `index.html` carries link previews for the path, in the language the client asks for.
    """

    def __init__(self, game_of: GameOf, folder: Path | None = None) -> None:
        self._folder = folder or Path(str(files("kibitz"))) / "web"
        self._names = (
            {
                "/" + path.relative_to(self._folder).as_posix(): path
                for path in self._folder.rglob("*")
                if path.is_file()
            }
            if self._folder.is_dir()
            else {}
        )
        self._files: dict[str, File] = {}
        self._previews = Previews(game_of, self._names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        del receive
        if scope["method"] not in ("GET", "HEAD"):
            await refuse(send, 405, "method-not-allowed")
            return
        path = scope["path"]
        if path not in self._names:
            if path.startswith("/assets/") or "." in path.rsplit("/", 1)[-1]:
                await refuse(send, 404, "not-found")
                return
            path = INDEX
        await self._answer(await self._index(scope) if path == INDEX else self._file(path), scope, send)

    async def _index(self, scope: Scope) -> File:
        page = self._file(INDEX)
        before, head, after = page.body.partition(b"</head>")
        if not head:
            return page
        body = before + await self._previews.tags(scope) + head + after
        return _ready(INDEX, body, vary="accept-encoding, accept-language")

    async def _answer(self, file: File, scope: Scope, send: Send) -> None:
        headers = [
            (b"content-type", file.type.encode()),
            (b"etag", file.etag.encode()),
            (b"cache-control", file.cache.encode()),
            (b"vary", file.vary.encode()),
        ]
        status, body = 200, file.body
        if header(scope, b"if-none-match") == file.etag:
            status, body = 304, b""
        elif file.packed is not None and "gzip" in header(scope, b"accept-encoding"):
            body = file.packed
            headers.append((b"content-encoding", b"gzip"))
        if status == 200:
            headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    def _file(self, path: str) -> File:
        if path not in self._files:
            self._files[path] = self._load(path)
        return self._files[path]

    def _load(self, path: str) -> File:
        return _ready(path, self._names[path].read_bytes() if path in self._names else MISSING)


def _ready(path: str, body: bytes, **more: str) -> File:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "application/json"):
        kind += "; charset=utf-8"
    return File(
        body=body,
        packed=gzip.compress(body, 6, mtime=0) if path.endswith(COMPRESSED) else None,
        type=kind,
        etag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        cache=IMMUTABLE if path.startswith("/assets/") else "no-cache",
        **more,
    )

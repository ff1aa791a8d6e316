"""TLS by the server itself: a certificate and its key from files, read again when they change."""

from __future__ import annotations

import logging
import ssl
from pathlib import Path

from kibitz.server.run.startup import Unstartable

logger = logging.getLogger("kibitz.server")


class Certificate:
    """`context` serves new connections with the newest valid files; open connections keep theirs."""

    def __init__(self, cert: Path, key: Path) -> None:
        self._cert, self._key = cert, key
        self._seen = self._state()
        try:
            self._current = self._load()
        except (OSError, ValueError) as error:
            raise Unstartable("tls-unusable", cert=str(cert), keyfile=str(key), reason=_reason(error)) from None
        self.context = self._load()
        self.context.sni_callback = self._choose

    def refresh(self) -> None:
        """Read the files again if they've changed; while they're invalid, the old ones are used."""
        state = self._state()
        if state == self._seen:
            return
        self._seen = state
        try:
            self._current = self._load()
        except (OSError, ValueError) as error:
            logger.error("certificate-unusable", extra={"fields": {"reason": _reason(error)}})
        else:
            logger.info("certificate-renewed", extra={"fields": {"cert": str(self._cert)}})

    def _choose(self, connection: ssl.SSLObject, name: str | None, context: ssl.SSLContext) -> None:
        """A handshake begins, whether it names a host or not."""
        del name, context
        connection.context = self._current

    def _load(self) -> ssl.SSLContext:
        """What the files say now; ssl.SSLError, an OSError, if they don't belong together."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.set_alpn_protocols(["http/1.1"])
        context.load_cert_chain(self._cert, self._key, password=_no_password)
        return context

    def _state(self) -> tuple[object, ...]:
        """What changes when someone writes or replaces a file."""
        return tuple(_stamp(path) for path in (self._cert, self._key))


def _stamp(path: Path) -> tuple[int, ...] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def _no_password() -> str:
    """Nobody's there to type one."""
    raise ValueError("the key needs a password")


def _reason(error: Exception) -> str:
    """What is wrong with the files, in a few words."""
    if isinstance(error, ssl.SSLError):
        return error.reason or "not PEM"
    return getattr(error, "strerror", None) or str(error)

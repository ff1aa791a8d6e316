"""Whether the database keeps what it is given, as far as the last attempts tell."""

from __future__ import annotations

import logging
import time

from sqlalchemy.exc import SQLAlchemyError

logger = logging.getLogger("kibitz.store")


class Unavailable(Exception):
    """The database failed: the disk is full, or it can't be reached."""


class Condition:
    """What the server's health says about its database. A failure is logged once when it begins and once when it
    ends."""

    def __init__(self) -> None:
        self.trouble = ""
        """Why nothing is kept; empty while everything works."""
        self._since = 0.0
        self._failures = 0

    def failed(self, error: SQLAlchemyError) -> None:
        """A request failed; may be called on any thread."""
        self._failures += 1
        if not self.trouble:
            self.trouble = first_line(error)
            self._since = time.monotonic()
            logger.error("not-keeping", extra={"fields": {"reason": self.trouble}})

    def worked(self) -> None:
        """Something was made durable; may be called on any thread."""
        if self.trouble:
            fields = {"seconds": round(time.monotonic() - self._since, 1), "failures": self._failures}
            self.trouble, self._failures = "", 0
            logger.warning("keeping-again", extra={"fields": fields})


def first_line(error: Exception) -> str:
    """What a database says went wrong, without the statement and its values."""
    return str(getattr(error, "orig", None) or error).strip().split("\n")[0]

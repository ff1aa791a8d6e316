"""Logs: one JSON object per line on standard error. Logs never contain tokens or cards."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime

import msgspec

from kibitz.server.asgi import REQUEST


class JsonLines(logging.Formatter):
    """A log record as one line of JSON: time, level, logger, event, the request it belongs to, and fields."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **({"request": request} if (request := REQUEST.get()) else {}),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["where"] = [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}" for frame in frames[-5:]]
        return msgspec.json.encode(line).decode()


def set_up(level: str = "INFO") -> None:
    """Send all logs of the program to standard error in that form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("kibitz").setLevel(level)

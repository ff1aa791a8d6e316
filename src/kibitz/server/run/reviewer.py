"""What a background process does for reviews. Engines know nothing about reviews, so it's passed to them from here."""

from __future__ import annotations

import msgspec

from kibitz.games.record import Record
from kibitz.review import tasks


class TaskReviewer:
    """Does tasks of reviews. The tasks of one review tend to come one after another, so the last record is cached."""

    engine = tasks.ENGINE

    def __init__(self) -> None:
        self._text = b""
        self._record: Record | None = None

    def __call__(self, record: bytes, task: bytes, effort: str) -> bytes:
        """The result of a task, as JSON."""
        if self._record is None or self._text != record:
            self._text, self._record = record, msgspec.json.decode(record, type=Record)
        return msgspec.json.encode(
            tasks.run(self._record, msgspec.json.decode(task, type=tasks.Task), tasks.EFFORTS[effort])
        )

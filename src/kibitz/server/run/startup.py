"""What keeps a server from starting, or a command from doing its work: a message of the catalogue."""

from __future__ import annotations

from kibitz.locales.complaint import Complaint


class Unstartable(Complaint):
    """A complaint of the server's own; `code` is its message without the prefix."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(f"server-{code}", **values)

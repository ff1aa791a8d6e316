"""What keeps a server from starting, or a command from doing its work: a message of the catalogue."""

from __future__ import annotations

from kibitz.locales.complaint import Complaint


class Unstartable(Complaint):
    """Why the server can't start; `code` is the id of its message, without the prefix."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(f"server-{code}", **values)

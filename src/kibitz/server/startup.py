"""What keeps a server from starting, or a command from doing its work: a message of the catalogue."""

from __future__ import annotations


class Unstartable(Exception):
    """Something the user must mend, said in one line; the command ends with exit code 2."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code)
        self.key = f"server-{code}"
        self.values = values

"""What ends a command early."""

from __future__ import annotations


class Complaint(Exception):
    """Something the user must mend, said in one line of the catalogue; the command ends with exit code 2."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

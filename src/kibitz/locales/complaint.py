"""The error that ends a command with a message for the user."""

from __future__ import annotations


class Complaint(Exception):
    """A mistake the user must fix, explained by one message; the command ends with exit code 2."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

"""A network of its own for a server: one cable to its people, another to its database, which can be cut."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess

NOWHERE = "02:00:00:00:00:99"
"""An address that no card has: what is sent there is lost, and nobody is told."""


class Namespace:
    """A Linux network namespace; needs root and `ip`."""

    def __init__(self) -> None:
        self.name = f"kbz{secrets.token_hex(3)}"
        net = f"10.{secrets.randbelow(100) + 100}.{secrets.randbelow(250)}"
        self._ends = {"people": (f"{net}.1", f"{net}.2"), "data": (f"{net}.5", f"{net}.6")}
        self.address = self._ends["people"][1]
        """Where people find the server."""
        self.database = self._ends["data"][0]
        """Where the server finds the database."""
        _ip("netns", "add", self.name)
        _ip("-n", self.name, "link", "set", "lo", "up")
        for cable, (outside, inside) in self._ends.items():
            out, into = self._cards(cable)
            _ip("link", "add", out, "type", "veth", "peer", "name", into, "netns", self.name)
            _ip("addr", "add", f"{outside}/30", "dev", out)
            _ip("link", "set", out, "up")
            _ip("-n", self.name, "addr", "add", f"{inside}/30", "dev", into)
            _ip("-n", self.name, "link", "set", into, "up")

    @property
    def program(self) -> tuple[str, ...]:
        """What a command must begin with to run inside."""
        return ("ip", "netns", "exec", self.name)

    def part(self) -> None:
        """Nothing gets from the server to the database any more, nor back."""
        (out, into), (outside, inside) = self._cards("data"), self._ends["data"]
        _ip("-n", self.name, "neigh", "replace", outside, "lladdr", NOWHERE, "dev", into, "nud", "permanent")
        _ip("neigh", "replace", inside, "lladdr", NOWHERE, "dev", out, "nud", "permanent")

    def heal(self) -> None:
        """The cable is whole again."""
        (out, into), (outside, inside) = self._cards("data"), self._ends["data"]
        _ip("-n", self.name, "neigh", "del", outside, "dev", into)
        _ip("neigh", "del", inside, "dev", out)

    def remove(self) -> None:
        """Away with it, and with its cables."""
        _ip("netns", "del", self.name)

    def _cards(self, cable: str) -> tuple[str, str]:
        return f"{self.name}{cable[0]}o", f"{self.name}{cable[0]}i"


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def allowed() -> bool:
    """Whether this machine lets us have one."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    try:
        Namespace().remove()
    except subprocess.CalledProcessError:
        return False
    return True

"""The sparring bots, by name."""

from __future__ import annotations

import pytest

from kibitz.engines import core
from lab_sparring import Cheat, Eager, Patient


@pytest.fixture(autouse=True)
def _sparring_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    named = dict(core.BOTS)
    named |= {bot.name: bot for bot in (Eager(), Patient(), Cheat())}
    monkeypatch.setattr(core, "BOTS", named)

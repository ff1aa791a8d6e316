"""The sparring bots, by name."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from kibitz.bots import core
from lab_sparring import Cheat, Eager, Patient


@pytest.fixture(autouse=True)
def _sparring_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    named = dict(core.BOTS)
    for bot in (Eager(), Patient(), Cheat()):
        module = ModuleType(f"sparring_{bot.name}")
        module.BOT = bot  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, module.__name__, module)
        named[bot.name] = module.__name__
    monkeypatch.setattr(core, "BOTS", named)

"""Importing this module registers every game that has an OpenSpiel version, such as `python_kibitz_nyet`."""

from __future__ import annotations

import pyspiel

from kibitz.games import registry
from kibitz.lab.parts import lab_part

for _name in registry.names():
    if (_part := lab_part(_name, "openspiel")) is not None:
        pyspiel.register_game(_part.GAME.kind, _part.GAME)

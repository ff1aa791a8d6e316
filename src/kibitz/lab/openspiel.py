"""Importing this module registers `python_kibitz_nyet` and `python_kibitz_face_to_face` with OpenSpiel."""

from __future__ import annotations

import pyspiel

from kibitz.lab.spiel_face_to_face import FaceToFaceGame
from kibitz.lab.spiel_nyet import NyetGame

pyspiel.register_game(NyetGame.kind, NyetGame)
pyspiel.register_game(FaceToFaceGame.kind, FaceToFaceGame)

"""The Game: Face to Face as a PettingZoo environment: `face_to_face_v0.env()`."""

from kibitz.lab.face_to_face.zoo import env, raw_env

__all__ = ["env", "raw_env"]

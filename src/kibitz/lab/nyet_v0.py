"""Nyet! as a PettingZoo environment: `nyet_v0.env(players=4)`."""

from kibitz.lab.nyet.zoo import env, raw_env

__all__ = ["env", "raw_env"]

"""Nyet! at a terminal."""

"""Nyet! for research."""

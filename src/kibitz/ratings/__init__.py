"""Ratings: how strong people are, by results alone. Pure functions, without I/O."""

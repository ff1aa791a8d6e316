"""Ratings: how strong people are, by results alone. Pure functions; the games come from whoever keeps them."""

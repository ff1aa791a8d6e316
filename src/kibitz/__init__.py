"""Kibitz: two card games to play, watch and study."""

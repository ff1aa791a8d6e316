"""Nyet!, in rulebook order: cards, editions, board, teams, giving, tricks, scoring; then state, view, sample, game."""

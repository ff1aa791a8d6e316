"""The Game: Face to Face, in rulebook order: piles, options; then state, view, sample, game, plans."""

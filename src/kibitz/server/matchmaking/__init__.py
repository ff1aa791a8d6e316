"""Finding a game: people who wait for the same one are paired."""

"""Reviews of finished games: asked for over HTTP, done by background processes, kept in the database."""

"""Face to Face at a terminal."""

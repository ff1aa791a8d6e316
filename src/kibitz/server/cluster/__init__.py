"""Several servers on one database: who is where, and who wrote what."""

"""The tables this server holds in memory, and what runs them."""

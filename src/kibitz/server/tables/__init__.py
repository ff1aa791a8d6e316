"""The tables this server holds in memory, and what happens at them by itself."""

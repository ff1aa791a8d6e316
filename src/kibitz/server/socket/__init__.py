"""WebSockets: one per client of a table, one per bot process."""

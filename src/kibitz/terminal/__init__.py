"""Kibitz at a plain terminal: one module per command."""

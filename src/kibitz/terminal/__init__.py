"""Kibitz at a plain terminal: a module a command."""

"""Servers and databases are those of the server's tests."""

from server.conftest import cluster, database, empty, server, start

__all__ = ["cluster", "database", "empty", "server", "start"]

"""Backups, restoring them, and moving between databases: all are a copy of one database into another, checked."""

"""The database: logs of tables, people, finished games. SQLite by default, or PostgreSQL."""

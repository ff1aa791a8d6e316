"""What is kept: the logs of tables, who plays, what is over. SQLite by default, PostgreSQL by configuration."""

"""The bot processes that are connected, and the decisions that wait for one."""

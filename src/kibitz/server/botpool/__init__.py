"""Connected bot processes, and the decisions that wait for one."""

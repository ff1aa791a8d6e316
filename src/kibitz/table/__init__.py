"""One live game without I/O: who sits where, who is here, whose time runs, and what happened."""

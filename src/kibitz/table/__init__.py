"""One live game without I/O: seats, presence, clocks, and what happened."""

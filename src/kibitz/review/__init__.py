"""What each decision of a finished game cost, what was luck, and why."""

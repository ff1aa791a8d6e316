"""Players without hands: they get a view, never a state."""

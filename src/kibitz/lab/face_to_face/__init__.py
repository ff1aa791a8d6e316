"""Face to Face for research."""

"""The lessons: real games, told step by step to someone who sits at the table."""

"""Clubs: groups of people with their own tables, chat and seasons."""

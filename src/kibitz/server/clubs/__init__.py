"""Clubs: circles of people with tables, a chat and seasons of their own."""

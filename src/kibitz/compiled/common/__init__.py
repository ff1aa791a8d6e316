"""Shared by the compiled games: bit sets, random numbers, the clock, rows of numbers, work on threads."""

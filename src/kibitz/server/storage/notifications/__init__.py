"""Notifications in the database: what people are told while they are away, and where it is sent."""

"""Notifications for people who aren't at the table: in the page, by push, mail and webhook."""

"""The bot that thinks for up to a second a decision."""

from __future__ import annotations

from kibitz.bots.strengths import SearchBot

BOT = SearchBot("master")

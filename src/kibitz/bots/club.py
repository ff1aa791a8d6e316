"""The bot that thinks for up to 20 ms a decision."""

from __future__ import annotations

from kibitz.bots.strengths import SearchBot

BOT = SearchBot("club")

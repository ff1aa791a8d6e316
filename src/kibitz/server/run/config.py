"""How a server is set up: flags, environment variables, defaults."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct


class Config(Struct, frozen=True):
    """Everything that can be chosen when a server starts."""

    data: Path
    database: str = ""
    """A database URL; SQLite in the data folder if left out."""
    host: str = "127.0.0.1"
    port: int = 8765
    bots: int = 1
    """Bot processes to start beside the server."""
    background: int = 1
    """Bot processes to start when there is background work to do. 0: background work is refused."""
    reviews: int = 2
    """Reviews of games that may be under way at once. 0: games are not reviewed."""
    open: bool = False
    """Whether to open the page in a browser."""
    grace: int = 45_000
    """Milliseconds after which a bot plays on for someone who is gone."""
    deal: int = 4_000
    """Milliseconds the deal waits for people who have not added to the seed."""
    idle: int = 60_000
    """Milliseconds after which a table nobody looks at leaves the memory."""
    rate: float = 20.0
    """Messages a second that one connection may send in the long run; ten times as many at once. 0: no limit."""
    queue: int = 256
    """Messages that may wait for a slow client before it is dropped."""
    fast_path: bool = True
    """Whether sockets skip uvicorn's queues and tasks; without, its own protocol classes serve."""

    @property
    def database_url(self) -> str:
        """Where everything is kept."""
        return self.database or f"sqlite:///{self.data / 'kibitz.db'}"

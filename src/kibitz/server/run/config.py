"""A server's configuration."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from kibitz.server.limits.limits import LimitSettings
from kibitz.table.unattended import Patience


class Config(Struct, frozen=True):
    """Everything that can be configured when a server starts."""

    data: Path
    database: str = ""
    """A database URL; SQLite in the data folder if left out."""
    host: str = "localhost"
    """Where to listen; `localhost` means both loopback addresses."""
    port: int = 8765
    public_urls: tuple[str, ...] = ()
    """Where people reach the server, such as `https://kibitz.example.org`; the first is for links. Requests for other
    hosts are refused."""
    tls_cert: Path | None = None
    tls_key: Path | None = None
    """The certificate with its chain and its key, as PEM; without them the server speaks plain HTTP."""
    bots: int = 1
    """Bot processes to start beside the server."""
    background: int = 1
    """Bot processes to start when there is background work to do. 0: background work is refused."""
    backups: Path | None = None
    """A folder for backups that the server makes by itself."""
    backup_hours: int = 24
    backup_keep: int = 7
    """How many of them stay."""
    reviews: int = 2
    """Reviews of games that may be under way at once. 0: games are not reviewed."""
    metrics_token: str = ""
    """Opens `/metrics` to other machines; without one it is for this machine alone."""
    open: bool = False
    """Whether to open the page in a browser."""
    grace: int = 45_000
    """Milliseconds after which a bot plays on for someone who is gone."""
    deal: int = 4_000
    """Milliseconds the deal waits for people who have not added to the seed."""
    lease: int = 6_000
    """Milliseconds a server may be silent before others on the same database look after its tables."""
    vote: int = 60_000
    """Milliseconds people have to answer when someone wants to abandon the game."""
    idle: int = 60_000
    """Milliseconds after which a table nobody looks at leaves the memory."""
    patience: Patience = Patience()
    """How long tables that nobody attends go on, and are kept."""
    guest_days: int = 90
    """Days after which guests who have nothing here are removed. 0: never."""
    rows: int = 20_000
    """Rows that a table's log may have before only what ends the game is taken."""
    limits: LimitSettings = LimitSettings()
    """What one person and one address may do."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Proxies that are believed about who is behind them: addresses and networks."""
    timeout: float = 10.0
    """Seconds in which a request's head or a message must arrive."""
    queue: int = 256
    """Messages that may wait for a slow client before it is dropped."""
    smtp_url: str = ""
    """Where mail is sent from: `smtp://` or `smtps://`, with user and password. Without one there is no mail."""
    mail_from: str = ""
    """The address that mail comes from."""
    local_notices: bool = False
    """Whether push endpoints and webhooks may be on this machine and in its networks, and without TLS."""
    fast_path: bool = True
    """Whether sockets skip uvicorn's queues and tasks."""

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite:///{self.data / 'kibitz.db'}"

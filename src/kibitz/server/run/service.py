"""A server without its listening sockets: puts all parts together, starts and stops them."""

from __future__ import annotations

import asyncio
import secrets

from kibitz.server import clock
from kibitz.server.asgi import Receive, Scope, Send
from kibitz.server.botpool.hosts import BotHosts
from kibitz.server.botpool.pool import Pool
from kibitz.server.clubs.calendar import ClubCalendar
from kibitz.server.cluster.commits import CommitNotices
from kibitz.server.cluster.lease import Lease, LeaseFence, bound_transactions, database_time
from kibitz.server.cluster.membership import Membership
from kibitz.server.cluster.notes import Ended, Gone, Rewritten
from kibitz.server.cluster.notify import Nodes
from kibitz.server.finished.consumers import CONSUMERS
from kibitz.server.finished.outbox import Outbox
from kibitz.server.finished.personal import PersonalExport
from kibitz.server.hosting.hosting import Hosting
from kibitz.server.hosting.keys import HostKeys
from kibitz.server.hosting.orders import OrderSocket
from kibitz.server.http.api.reviews import RecentRecords
from kibitz.server.http.app import HttpApplication
from kibitz.server.http.guard import Guard
from kibitz.server.http.hosts import Hosts
from kibitz.server.http.metrics import metrics_of
from kibitz.server.http.probes import Readiness
from kibitz.server.limits.limits import Limits
from kibitz.server.limits.recounts import Recounts
from kibitz.server.mail import Mailer
from kibitz.server.matchmaking.finding import GameFinder
from kibitz.server.notifications.notices import NoticeOptions, Notices
from kibitz.server.people.accounts import Accounts
from kibitz.server.people.guests import UnseenGuests
from kibitz.server.people.identity import Keys
from kibitz.server.people.passkeys import Passkeys
from kibitz.server.people.people import People
from kibitz.server.people.sightings import Sightings
from kibitz.server.reviews.reviews import ENGINE, Reviews
from kibitz.server.run.config import Config
from kibitz.server.socket.endpoint import Sockets
from kibitz.server.storage.database import connect
from kibitz.server.storage.store import Store
from kibitz.server.storage.writer import Writer
from kibitz.server.tables.deletion import Deletion
from kibitz.server.tables.dispatch import Dispatcher
from kibitz.server.tables.factory import TableFactory
from kibitz.server.tables.merging import Merger
from kibitz.server.tables.registry import TableRegistry


class Service:
    """An ASGI application. Each part gets the parts below it and the few values it needs."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.keys = Keys(config.data)
        self.limits = Limits(config.limits)
        self.store = Store(connect(config.database_url))
        self.pool = Pool(background=config.background > 0)
        self._node = secrets.token_hex(8)
        self._lease = Lease(config.lease)
        self._membership = Membership(self._node, self.pool, self._lease)
        self._notices = Notices(
            self.store,
            self.keys.notices,
            NoticeOptions(next(iter(config.public_urls), ""), config.smtp_url, config.mail_from, config.local_notices),
            grace=config.grace,
            attends=lambda table, person, seat: self.registry.attends(table, person, seat),
        )
        self.registry = TableRegistry(
            self.store,
            self.pool,
            self._membership,
            grace=config.grace,
            deal=config.deal,
            vote=config.vote,
            idle=config.idle,
            patience=config.patience,
            rows=config.rows,
            news=self._notices.watch,
        )
        factory = TableFactory(self.registry)
        dispatcher = Dispatcher(self.registry, factory)
        self._calendar = ClubCalendar(self.store, factory)
        people = self._people = People(self.keys, self.store, self.pool.known)
        self._deletion = Deletion(self.registry, people.sessions.end)
        self._merger = Merger(self.registry, people.sessions.end)
        self._guests = UnseenGuests(self.store, people.sessions, config.guest_days)
        mailer = Mailer(config.smtp_url, config.mail_from) if config.smtp_url else None
        self.registry.sessions_ended = people.sessions.ended
        self.bot_hosts = BotHosts(self.store, self.keys.bot_token)
        self._reviews = Reviews(self.store, self.pool, most=config.reviews, limited=bool(config.limits.rate))
        self._membership.study = self._reviews.study
        if config.reviews:
            self._membership.background, self._membership.reviews = config.background, ENGINE
        self.hosting, host_keys = Hosting(self.registry, people), HostKeys(self.store)
        self.url = ""
        """Where this server listens, once known."""
        self._orders = OrderSocket(
            config.data, self.hosting, host_keys, self.store, lambda: next(iter(config.public_urls), self.url)
        )
        sightings = Sightings(self.keys.addresses, self.store)
        sockets = Sockets(
            self.registry,
            dispatcher,
            people,
            self.bot_hosts,
            self.pool,
            self.limits,
            sightings,
            queue=config.queue,
            restart=lambda: self.hosting.restart,
        )
        self._recounts = Recounts()
        metrics = metrics_of(self.registry, self.pool, self.store, lambda: sockets.connections)
        self._http = HttpApplication(
            {
                "registry": self.registry,
                "factory": factory,
                "finder": GameFinder(self.store, factory),
                "people": people,
                "limits": self.limits,
                "store": self.store,
                "deletion": self._deletion,
                "merger": self._merger,
                "accounts": Accounts(people, self.store, self.registry.spawn, mailer=mailer, public=config.public_urls),
                "passkeys": Passkeys(self.store),
                "export": PersonalExport(
                    self.store, self.keys.signer, self._recounts, limited=bool(config.limits.rate)
                ),
                "reviews": self._reviews,
                "hosting": self.hosting,
                "host_keys": host_keys,
                "records": RecentRecords(),
                "recounts": self._recounts,
                "metrics": metrics,
                "metrics_token": config.metrics_token,
                "readiness": Readiness(self.store, self.pool, bots=config.bots > 0),
                "signer": self.keys.signer,
                "notices": self._notices,
            }
        )
        self._nodes: Nodes | None = None
        self._outbox = Outbox(self.store.engine, CONSUMERS)
        self.store.on_finished = self._outbox.wake
        self._guard = Guard(self._http, sockets, self.limits, Hosts(config.public_urls))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        else:
            await self._guard(scope, receive, send)

    async def start(self) -> None:
        """Open the writer and load the tables that can't wait."""
        loop, engine = asyncio.get_running_loop(), self.store.engine
        condition = self.store.condition
        if engine.dialect.name == "postgresql":
            bound_transactions(engine, self.config.lease)
            clock.set_to(await self.store.ask(database_time))
            notices, fence = CommitNotices(self._node), LeaseFence(self._lease)
            self.store.writer = Writer(engine, loop, notices, fence, condition)
            self._nodes = Nodes(engine, self._membership, self._lease, self.registry.heard, self.registry.in_touch)
            say = self._membership.say = self._nodes.say
            self._people.sessions.tell = lambda sessions: say(Ended(sessions))
            self._deletion.tell = self._merger.tell = lambda table: say(Rewritten(table))
            self.hosting.tell = say
        else:
            self.store.writer = Writer(engine, loop, condition=condition)
        await self.hosting.start()
        await self.registry.start()
        self.registry.spawn(self._people.sessions.tend())
        self.registry.spawn(self._deletion.finish())
        self.registry.spawn(self._merger.finish())
        self.registry.spawn(self._guests.run())
        self.registry.spawn(self.bot_hosts.tend())
        self.registry.spawn(self._calendar.run())
        self._outbox.start()
        self._notices.start()
        self._reviews.start()
        await self._orders.open()

    async def stop(self) -> None:
        """Tell clients, flush what is being written, close the database."""
        self._http.stopping()
        await self._orders.close()
        self.registry.stop()
        await self._outbox.stop()
        await self._notices.stop()
        await self._people.sessions.flush()
        await self._reviews.stop()
        await asyncio.to_thread(self._recounts.close)
        if self._nodes is not None:
            self._nodes.say(Gone())
            await self._nodes.close()
        if self.store.writer is not None:
            await asyncio.to_thread(self.store.writer.close)
        await asyncio.sleep(0.05)
        self.store.engine.dispose()

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                await self.start()
                await send({"type": "lifespan.startup.complete"})
            else:
                await self.stop()
                await send({"type": "lifespan.shutdown.complete"})
                return

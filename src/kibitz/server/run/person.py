"""`kibitz person`: the people who play here, for the server's host."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Engine, func, or_, select

from kibitz.locales.catalogue import Catalogue
from kibitz.server.clock import now
from kibitz.server.cluster.lease import database_time
from kibitz.server.finished.personal import PersonalExport
from kibitz.server.limits.recounts import Recounts
from kibitz.server.people.identity import signer_in
from kibitz.server.run.commands import data_folder, database_url, using_database
from kibitz.server.run.config import Config
from kibitz.server.run.startup import Unstartable
from kibitz.server.storage import model
from kibitz.server.storage.people import accounts, deletion, merging, sessions
from kibitz.server.storage.store import Store

USAGE = "list, show PERSON, merge PERSON INTO, reset PERSON, delete PERSON, export PERSON"


def person_run(args: argparse.Namespace) -> int:
    """`kibitz person …`: list, show, merge, reset, delete or export people."""
    what, *names = args.what or [""]
    found = ACTIONS.get(what)
    if not what or (found is not None and len(names) != found[1]):
        raise Unstartable("person-usage", allowed=USAGE)
    if found is None:
        raise Unstartable("bad-value", argument="kibitz person", value=" ".join(args.what), allowed=USAGE)
    action, _, alone = found
    with ExitStack() as stack:
        engine = stack.enter_context(using_database(database_url(args, new=False)))
        if alone:
            stack.enter_context(_server_stopped(args, engine))
        with engine.connect() as connection:
            meant = [_meant(connection, name) for name in names]
        action(PersonCommands(engine, Catalogue(args.language), data_folder(args)), *meant)
    return 0


@contextmanager
def _server_stopped(args: argparse.Namespace, engine: Engine) -> Iterator[None]:
    """Logs get rewritten, which a running server wouldn't notice; Unstartable while one is running."""
    from kibitz.server.run.serve import check_data

    url = engine.url.render_as_string(hide_password=False)
    with check_data(Config(data=data_folder(args), database=url)):
        if engine.dialect.name == "postgresql":
            with engine.connect() as connection:
                living = select(func.count()).where(model.leases.c.until > database_time(connection))
                if connection.scalar(living):
                    raise Unstartable("database-in-use", path=engine.url.render_as_string())
        yield


def _meant(connection: Connection, value: str) -> Any:
    """The person of that id or name."""
    people = model.people
    query = select(people).where(or_(people.c.id == value, people.c.name == value), people.c.leaving.is_(None))
    rows = connection.execute(query).all()
    row = next((row for row in rows if row.id == value), rows[0] if rows else None)
    if row is None:
        raise Unstartable("no-such-person", value=value)
    return row


_WORDS = ("guest", "account")


class PersonCommands(Struct, frozen=True):
    """The people in a server's database; each method does one thing of the command."""

    engine: Engine
    say: Catalogue
    data: Path

    def list(self) -> None:
        """List everyone, oldest first."""
        people, players = model.people, model.players
        games = select(func.count()).where(players.c.person == people.c.id).scalar_subquery()
        query = select(people, games.label("games")).where(people.c.leaving.is_(None)).order_by(people.c.created)
        number = 0
        with self.engine.connect() as connection:
            for number, row in enumerate(connection.execute(query), start=1):  # noqa: B007  whether there was any
                kind = self.say("people-word", kind=_WORDS[row.kept is not None])
                print(f"{row.id}  {kind:<7}  {_day(row.created)}  {row.games:>5}  {_plain(row.name)}")
        if not number:
            print(self.say("people-none"))

    def show(self, person: Any) -> None:
        """Show what we know about one person."""
        with self.engine.connect() as connection:
            account = accounts.account_of(connection, person.id)
            games, _ = accounts.belongings(connection, person.id)
            browsers = len(sessions.sessions_of(connection, person.id))
        kind, since = ("account", account.kept) if account.kept else ("guest", person.created)
        print(self.say("people-name", name=_plain(person.name)))
        print(self.say("people-id", id=person.id))
        print(self.say("people-kind", kind=kind, since=_day(since)))
        print(self.say("people-games", games=str(games)))
        print(self.say("people-sessions", number=browsers))
        code, address = "yes" if account.code else "no", account.address or "–"
        print(self.say("people-ways", passkeys=len(account.passkeys), code=code, address=address))

    def merge(self, person: Any, into: Any) -> None:
        """Give all games of one person to another."""
        try:
            if not merging.begin_merging(self.engine, person.id, into.id, now()):
                raise Unstartable("not-merged")
        except merging.SameTable:
            raise Unstartable("same-table") from None
        with self.engine.connect() as connection:
            tables = deletion.tables_with(connection, person.id)
        for table in tables:
            merging.merge_at(self.engine, person.id, into.id, table)
        merging.finish_merging(self.engine, person.id, into.id)
        print(self.say("people-merged", person=_plain(person.name), into=_plain(into.name)))

    def reset(self, person: Any) -> None:
        """Make a new recovery code and end all sessions; a running server notices within half a minute."""
        code = accounts.new_code()
        accounts.set_code(self.engine, person.id, code, now())
        sessions.end_sessions(self.engine, person.id)
        print(self.say("people-reset", name=_plain(person.name)), file=sys.stderr)
        print(code)

    def delete(self, person: Any) -> None:
        """Delete a person."""
        deletion.begin_leaving(self.engine, person.id, now())
        print(self.say("people-deleted", name=_plain(person.name)))

    def export(self, person: Any) -> None:
        """Print everything we keep about a person."""
        signer = signer_in(self.data) if (self.data / "record.key").exists() else None
        recounts = Recounts()
        export = PersonalExport(Store(self.engine), signer, recounts, limited=False)

        async def write() -> None:
            async for piece in export.of(person.id):
                sys.stdout.buffer.write(piece)
            sys.stdout.buffer.write(b"\n")

        try:
            asyncio.run(write())
        finally:
            recounts.close()
        sys.stdout.flush()


ACTIONS: dict[str, tuple[Callable[..., None], int, bool]] = {
    "list": (PersonCommands.list, 0, False),
    "show": (PersonCommands.show, 1, False),
    "merge": (PersonCommands.merge, 2, True),
    "reset": (PersonCommands.reset, 1, False),
    "delete": (PersonCommands.delete, 1, True),
    "export": (PersonCommands.export, 1, False),
}
"""The method of each action, how many people it names, and whether the server must be stopped for it."""


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def _plain(text: str) -> str:
    """A name without control characters."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)

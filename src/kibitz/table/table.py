"""A table as a value, and the fold that makes it from its log."""

from __future__ import annotations

import base64
import hashlib
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from kibitz.games import plans
from kibitz.games.core import AnyGame, Outcome, Seat, Step, find_game
from kibitz.games.fairness import ZEROS, Fairness
from kibitz.games.plans import Plan
from kibitz.games.shuffle import commitment, joint_seed
from kibitz.table import log
from kibitz.table.chairs import Chair, commitments, freed, seat_of, with_chair
from kibitz.table.info import ChatLine, Millis, Settings, Status, UndoRequest, by_days

Events: TypeAlias = tuple[Any, ...]

KEPT_STEPS = 12
"""How many steps back a table remembers: for undo, and for clients that were away for a moment."""
KEPT_IDS = 16
"""How many of a person's last message ids are kept, so that a resent message isn't carried out twice, however long they
were away."""
COMING_BACK: Millis = 60_000
"""The least time that a restart leaves for a decision."""
CHAT_TAIL = 1200
"""How many characters of chat a joining client is shown."""


class Past(Struct, frozen=True):
    """A recent step of the game: the state before it, who acted, and what happened."""

    told: int
    count: int
    seat: Seat
    state: Any
    events: Events


class Draft(Struct, frozen=True):
    """A drafted action and where it leads."""

    action: str
    step: Step[Any, Any]


class Table(Struct, frozen=True):
    """One live game: people, settings, the game itself, clocks, requests."""

    id: str
    seq: int
    game: AnyGame
    options: Any
    settings: Settings
    host: str
    invitation: str
    secret: bytes
    created: Millis
    chairs: tuple[Chair, ...]
    status: Status = "open"
    sealed: bool = False
    """Whether the players' commitments are fixed."""
    state: Any = None
    """The state of the game, without drafts."""
    draft: tuple[Draft, ...] = ()
    """The drafted actions of the player to act; only that player sees them."""
    plans: dict[Seat, Plan] = {}
    """What seats have planned; only the seat itself sees it."""
    count: int = 0
    """Final actions so far."""
    recent: tuple[Past, ...] = ()
    moved: Millis = 0
    """When the game last moved on."""
    bank: tuple[Millis, ...] = ()
    since: tuple[Millis | None, ...] = ()
    """When each seat's running decision began."""
    undo: UndoRequest | None = None
    votes: tuple[Seat, ...] = ()
    """Who has voted to abandon the game."""
    stop_asked: Millis | None = None
    """Since when there has been a vote to abandon the game."""
    nudges: tuple[Seat, ...] = ()
    """Who wants those reminded that the game waits for."""
    reminded: tuple[Seat, ...] = ()
    """Who has been reminded at the decision they have to make."""
    played_on: int | None = None
    """How many actions had been played when someone last wanted to play on."""
    removed: tuple[str, ...] = ()
    """People the host took off their seats."""
    chat: tuple[ChatLine, ...] = ()
    authors: tuple[str, ...] = ()
    """Who said each line of the chat; this is never sent to anyone."""
    rematch: str | None = None
    hints: tuple[int, ...] = ()
    """For how many decisions each seat took advice; empty if nobody did."""
    hinted: tuple[int, ...] = ()
    """At which of its decisions each seat last took advice: the number of actions before it, counted from 1."""
    told: int = 0
    """The number of rows that everyone is told about: the sequence number on the wire. Drafts don't count, so nobody
    can count an opponent's."""
    asked: dict[str, tuple[str, ...]] = {}
    """The last message ids of each person."""


def contributions(table: Table) -> tuple[str, ...]:
    """Everyone's part of the seed; zeros for those who gave none, or none that matches their commitment."""
    bound = (chair.contribution if chair.commitment or not table.sealed else "" for chair in table.chairs)
    return tuple(part or ZEROS for part in bound)


def seed(table: Table) -> bytes:
    """The seed that the server's secret and everyone's contribution make."""
    return joint_seed(table.secret, tuple(map(bytes.fromhex, contributions(table))))


def fairness(table: Table) -> Fairness:
    """How the seed came about, for the record of a game that is over."""
    committed, secret, parts = commitment(table.secret).hex(), table.secret.hex(), contributions(table)
    if not table.sealed:
        return Fairness(committed, secret, parts)
    unrevealed = (seat for seat, chair in enumerate(table.chairs) if chair.commitment and not chair.contribution)
    return Fairness(committed, secret, parts, 2, commitments(table.chairs), tuple(unrevealed))


def may_enter(table: Table, person: str) -> bool:
    """Whether someone may enter: those who sit here, anyone before the start, and spectators if they're allowed; the
    same after the end."""
    return table.status in ("open", "dealing") or table.settings.spectators or seat_of(table, person) is not None


def chat_line(at: Millis, said: log.Said) -> ChatLine:
    """What was said, as everyone reads it."""
    return ChatLine(said.seat, at, said.text, said.reaction, said.name)


def drafted(table: Table) -> Any:
    """The game as the player to act sees it, with the draft."""
    return table.draft[-1].step.state if table.draft else table.state


def drafter(table: Table) -> Seat | None:
    """Whose draft there is, if any."""
    return table.game.to_act(table.state)[0] if table.draft else None


def state_for(table: Table, viewer: object) -> Any:
    """The game that a viewer sees: with the viewer's own draft, but nobody else's."""
    return drafted(table) if table.draft and viewer == drafter(table) else table.state


def outcome(table: Table) -> Outcome | None:
    """The result of a game played to its end."""
    return table.game.outcome(table.state) if table.state is not None and table.status == "over" else None


def opening(table_id: str, row: log.Row) -> Table:
    """A table from the first row of its log."""
    body = row.body
    if not isinstance(body, log.Opened):
        raise AssertionError("a log begins with how its table was set up")
    game = find_game(body.game)
    chairs = tuple(Chair(spec.kind, spec.person, spec.name, spec.character, spec.bot) for spec in body.chairs)
    return Table(
        id=table_id,
        seq=row.seq,
        told=1,
        game=game,
        options=game.options(body.options),
        settings=body.settings,
        host=body.host,
        invitation=body.invitation,
        secret=bytes.fromhex(body.secret),
        created=row.at,
        chairs=chairs,
        asked=_remembered({}, row.asked),
    )


def fold(table: Table, row: log.Row, step: Step[Any, Any] | None = None) -> tuple[Table, Events]:
    """The table after a row, and what happened in the game; `step` if the rules have computed it already."""
    after, events = _apply(table, row, step)
    told = table.told + is_told(row.body)
    return replace(after, seq=row.seq, told=told, asked=_remembered(table.asked, row.asked)), events


UNTOLD = (log.Drafted, log.TookBack, log.Hinted, log.Planned, log.Reminded)


def is_told(body: log.Body) -> bool:
    """Whether everyone is told about a row; drafts and plans are private, and advice is told after the game."""
    return not isinstance(body, UNTOLD)


def _remembered(asked: dict[str, tuple[str, ...]], new: str) -> dict[str, tuple[str, ...]]:
    if not new:
        return asked
    person, _, message = new.partition(":")
    return {**asked, person: (*asked.get(person, ())[1 - KEPT_IDS :], message)}


def _apply(table: Table, row: log.Row, step: Step[Any, Any] | None) -> tuple[Table, Events]:
    match row.body:
        case log.Acted(seat, action):
            if step is None:
                step = table.game.play(drafted(table), seat, table.game.parse(action))
            return _moved(_as_planned(table, seat, action), row, seat, step, 1)
        case log.Drafted(seat, action):
            if step is None:
                step = table.game.play(drafted(table), seat, table.game.parse(action))
            after = _as_planned(table, seat, action)
            return replace(after, draft=(*table.draft, Draft(action, step)), moved=row.at), ()
        case log.TookBack(_, count):
            return replace(table, draft=table.draft[: len(table.draft) - count]), ()
        case log.Conceded(seat):
            last = table.draft[-1]
            return _moved(replace(table, draft=table.draft[:-1]), row, seat, last.step, 1)
        case log.Started():
            first = table.game.start(table.options, seed(table))
            begun = replace(table, status="running", state=first.state, moved=row.at)
            return _timed(begun, row.at, None), first.events
        case log.Undone(seat, count):
            past = next(past for past in table.recent if past.count == count)
            recent = tuple(other for other in table.recent if other.count < count)
            back = replace(
                _without_votes(_with_plan(table, seat, None)),
                state=past.state,
                draft=(),
                count=count,
                recent=recent,
                undo=None,
                played_on=None,
                moved=row.at,
            )
            return _timed(replace(back, since=(None,) * len(table.chairs)), row.at, None), ()
        case body:
            return _seated(table, row, body), ()


def _seated(table: Table, row: log.Row, body: log.Body) -> Table:
    """The table after a row that doesn't affect the game itself."""
    match body:
        case log.Sat(seat, person, name, character, contribution, committed, guest):
            old = seat_of(table, person)
            away = table.chairs[old].away if old is not None else row.at
            chairs = freed(table.chairs, old) if old not in (None, seat) else table.chairs
            free: Literal["open", "link"] = "link" if "link" in (chairs[seat].kind, chairs[seat].free) else "open"
            chair = Chair(
                "person",
                person,
                name,
                character,
                commitment=committed,
                contribution=contribution,
                free=free,
                away=away,
                guest=guest,
            )
            removed = tuple(other for other in table.removed if other != person)
            return replace(table, chairs=with_chair(chairs, seat, chair), removed=removed)
        case log.Left(seat):
            return _left(table, seat)
        case log.Removed(seat):
            gone = table.chairs[seat].person
            invitation = renewed_invitation(table, row.seq)
            return replace(_left(table, seat), removed=(*table.removed, gone), invitation=invitation)
        case log.Arranged(seat, kind, bot):
            return replace(table, chairs=with_chair(table.chairs, seat, Chair(kind, bot=bot)))
        case log.Committed(seat, committed):
            chair = replace(table.chairs[seat], commitment=committed)
            return replace(table, chairs=with_chair(table.chairs, seat, chair))
        case log.Sealed():
            return replace(table, sealed=True, moved=row.at)
        case log.Contributed(seat, contribution):
            chair = replace(table.chairs[seat], contribution=contribution)
            return replace(table, chairs=with_chair(table.chairs, seat, chair))
        case log.Called():
            return replace(table, status="dealing", moved=row.at)
        case log.Planned(seat, lines, once):
            return _with_plan(table, seat, Plan(lines, once) if lines else None)
        case log.Reminded(seat):
            return replace(table, reminded=(*table.reminded, seat))
        case log.Nudged(seat):
            return replace(table, nudges=(*table.nudges, seat))
        case log.Hinted(seat):
            return _hinted(table, seat)
        case log.StoodIn(seat, on):
            chair = replace(table.chairs[seat], standin=on)
            stood = replace(table, chairs=with_chair(table.chairs, seat, chair))
            return _restarted(_without_votes(stood, seat) if on else stood, seat, row.at)
        case log.Asked(seat):
            return replace(table, undo=UndoRequest(seat, ()))
        case log.Agreed(seat):
            return replace(table, undo=table.undo and replace(table.undo, agreed=(*table.undo.agreed, seat)))
        case log.Declined():
            return replace(table, undo=None)
        case log.Voted(seat, True):
            votes = tuple(sorted({*table.votes, seat}))
            return replace(table, votes=votes, stop_asked=table.stop_asked if table.votes else row.at)
        case log.Voted(seat):
            if seat in table.votes:
                return _without_votes(table, seat)
            return replace(_without_votes(table), played_on=table.count)
        case log.Abandoned():
            ended = replace(table, status="abandoned", draft=(), plans={}, nudges=(), undo=None)
            return replace(ended, since=(None,) * len(table.chairs))
        case log.Said(text="", reaction=""):  # said by someone since deleted
            return table
        case log.Said(seat=by):
            author = body.person or (table.chairs[by].person if by is not None else "")
            chat, authors = (*table.chat, chat_line(row.at, body)), (*table.authors, author)
            kept = _kept_lines(chat)
            return replace(table, chat=chat[-kept:], authors=authors[-kept:])
        case log.Rematched(other):
            return replace(table, rematch=other)
        case _:
            raise AssertionError(f"no such thing happens at a table: {body}")


def present(table: Table, seat: Seat, *, away: Millis | None) -> Table:
    """The table with a person away since some moment, or here; the log doesn't record who is connected."""
    return replace(table, chairs=with_chair(table.chairs, seat, replace(table.chairs[seat], away=away)))


def woken(table: Table, now: Millis) -> Table:
    """A table loaded from its log: nobody is connected yet, and clocks leave everyone time to reconnect."""
    chairs = tuple(replace(chair, away=now) for chair in table.chairs)
    back = with_time_left(replace(table, chairs=chairs, moved=min(table.moved, now)), now)
    return replace(back, stop_asked=now) if table.votes and not by_days(table.settings) else back


def with_time_left(table: Table, now: Millis) -> Table:
    """The table after its server was away: a minute of each decision is left, or all of a shorter one.

    By days a table is loaded whenever someone looks at it, so vacation that has run down stays spent: there the minute
    is the last before the time is up.
    """
    clock = table.settings.clock
    if clock is None or not table.bank:
        return table
    spent = table.bank if by_days(table.settings) else (0,) * len(table.bank)
    latest = [now - max(0, clock.seconds * 1000 + vacation - COMING_BACK) for vacation in spent]
    moments = zip(table.since, latest, strict=True)
    return replace(table, since=tuple(None if at is None else min(now, max(at, last)) for at, last in moments))


def _moved(table: Table, row: log.Row, seat: Seat, step: Step[Any, Any], actions: int) -> tuple[Table, Events]:
    """The table after a final step, which makes all drafts final."""
    events = step.events
    if table.nudges or seat in table.reminded:
        table = replace(table, nudges=(), reminded=tuple(other for other in table.reminded if other != seat))
    if table.draft:
        events = (*(event for draft in table.draft for event in draft.step.events), *events)
    past = Past(table.told + 1, table.count, seat, table.state, events)
    after = replace(
        table,
        state=step.state,
        draft=(),
        count=table.count + len(table.draft) + actions,
        recent=(*table.recent[1 - KEPT_STEPS :], past),
        undo=None,
        moved=row.at,
        status="running" if table.game.to_act(step.state) else "over",
    )
    return _timed(after, row.at, seat), events


def _with_plan(table: Table, seat: Seat, plan: Plan | None) -> Table:
    """The table with a seat's plan, or without one."""
    if plan is None and seat not in table.plans:
        return table
    others = {other: kept for other, kept in table.plans.items() if other != seat}
    return replace(table, plans=others if plan is None else {**others, seat: plan})


def _as_planned(table: Table, seat: Seat, action: str) -> Table:
    """The table after an action of a seat that may have planned it."""
    plan = table.plans.get(seat)
    return table if plan is None or not plan.once else _with_plan(table, seat, plans.done(plan, action))


def _timed(table: Table, at: Millis, acted: Seat | None) -> Table:
    """The clocks after a move: a decision that took longer than its seconds is paid from the bank."""
    clock = table.settings.clock
    if clock is None:
        return table
    seats = len(table.chairs)
    bank = list(table.bank or (clock.bank * 1000,) * seats)
    since = list(table.since or (None,) * seats)
    if acted is not None and (began := since[acted]) is not None:
        bank[acted] = max(0, bank[acted] - max(0, at - began - clock.seconds * 1000))
        since[acted] = None
    to_act = table.game.to_act(table.state)
    for seat in range(seats):
        if seat not in to_act:
            since[seat] = None
        elif since[seat] is None:
            since[seat] = at
    return replace(table, bank=tuple(bank), since=tuple(since))


def _restarted(table: Table, seat: Seat, at: Millis) -> Table:
    """Give a person who comes back the full time for the decision."""
    if not table.since or table.since[seat] is None:
        return table
    return replace(table, since=(*table.since[:seat], at, *table.since[seat + 1 :]))


def _hinted(table: Table, seat: Seat) -> Table:
    """Advice counts once for a decision, however much of it was asked for."""
    none = (0,) * len(table.chairs)
    hints, hinted, now = list(table.hints or none), list(table.hinted or none), table.count + len(table.draft) + 1
    if hinted[seat] != now:
        hints[seat] += 1
    hinted[seat] = now
    return replace(table, hints=tuple(hints), hinted=tuple(hinted))


def _left(table: Table, seat: Seat) -> Table:
    """The table after someone gave up a seat, or had to; if they were the host, another person is."""
    chairs = freed(table.chairs, seat)
    people = [chair.person for chair in chairs if chair.kind == "person"]
    host = people[0] if table.host == table.chairs[seat].person and people else table.host
    return replace(table, chairs=chairs, host=host)


def renewed_invitation(table: Table, seq: int) -> str:
    """A new key to the seats for invited people; it follows from the log, and nobody else can compute it."""
    digest = hashlib.sha256(b"invitation:%d:" % seq + table.secret).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()


def _without_votes(table: Table, seat: Seat | None = None) -> Table:
    """The table after a vote to abandon the game is withdrawn; all of them without a seat."""
    votes = () if seat is None else tuple(other for other in table.votes if other != seat)
    return replace(table, votes=votes, stop_asked=table.stop_asked if votes else None)


def _kept_lines(chat: tuple[ChatLine, ...]) -> int:
    """The last lines of chat that fit what a joining client is shown."""
    size, kept = 0, 0
    for line in reversed(chat):
        size += len(line.text.encode()) + len(line.name.encode()) + 40
        if size > CHAT_TAIL:
            break
        kept += 1
    return max(1, kept)

"""Decides on requests of people and bots: rows for the log, or a refusal. Nothing is changed here."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any, Literal

from msgspec import Struct

from kibitz.games import plans
from kibitz.games.core import IllegalAction, Refusal, Seat, Step
from kibitz.games.fairness import contribution_commitment
from kibitz.table import log, requests
from kibitz.table.chairs import seat_of
from kibitz.table.info import by_days
from kibitz.table.rematch import rematch_id
from kibitz.table.requests import CHARACTERS, namesake
from kibitz.table.table import Table, drafted, may_enter, state_for
from kibitz.table.undo import alone, humans, last_of, may_at_once, revealed_since


class NotAllowed(Exception):
    """A request the table refuses, and why."""

    def __init__(self, code: str, rule: str = "", **params: str | int) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, rule, params)


class Change(Struct, frozen=True):
    """The rows to be written, if any, and the step of the game among them, if the rules were asked for one."""

    bodies: tuple[log.Body, ...]
    step: Step[Any, Any] | None = None


def decide(table: Table, person: str, name: str, request: requests.Request, *, guest: bool = False) -> Change:
    """The change that a person's request makes; NotAllowed if it isn't allowed."""
    match request:
        case requests.Join():
            return Change((_join(table, person, name, request, guest=guest),))
        case requests.Arrange():
            return Change((_arrange(table, person, request),))
        case requests.Remove(seat=other):
            return Change((_remove(table, person, other),))
        case requests.Say(text=text):
            return Change((_say(table, person, name, text=text),))
        case requests.React(reaction=reaction):
            return Change((_say(table, person, name, reaction=reaction),))
    seat = seat_of(table, person)
    if seat is None:
        raise NotAllowed("not-seated")
    match request:
        case requests.Act(action=action):
            return act(table, seat, action, "")
        case requests.PlanAhead(lines=lines, once=once):
            return Change(_plan(table, seat, plans.Plan(lines, once)))
        case requests.Nudge():
            return Change(_nudge(table, seat))
        case requests.TakeBack(count=count):
            return Change((_take_back(table, seat, count),))
        case requests.Concede():
            return Change((_concede(table, seat),))
        case requests.Leave():
            return Change(_leave(table, seat))
        case requests.Commit(commitment=commitment):
            return Change(_commit(table, seat, commitment))
        case requests.Contribute(contribution=contribution):
            return Change(_contribute(table, seat, contribution))
        case requests.Start():
            return Change(_start(table))
        case requests.Undo():
            return Change(_undo(table, seat))
        case requests.Answer(agree=agree):
            return Change(_answer(table, seat, agree=agree))
        case requests.Abandon(agree=agree):
            return Change(_vote(table, seat, agree=agree))
        case requests.Rematch():
            return Change(_rematch(table))
        case _:
            raise AssertionError(f"not for the table to decide: {request}")


def act(table: Table, seat: Seat, text: str, by: Literal["", "bot", "standin", "clock"]) -> Change:
    """A seat's action: final, or a draft while its turn may be rearranged."""
    _need(table, "running")
    game, state = table.game, drafted(table)
    if table.draft and not game.to_act(state):
        raise NotAllowed("draft-loses")
    try:
        step = game.play(state, seat, game.parse(text))
    except IllegalAction as error:
        reason = error.refusal
        raise NotAllowed(reason.code, reason.rule, **reason.params) from None
    if game.rearranging and _still_open(table, seat, step, person=by == ""):
        return Change((log.Drafted(seat, text, by),), step)
    return Change((log.Acted(seat, text, by),), step)


def _still_open(table: Table, seat: Seat, step: Step[Any, Any], *, person: bool) -> bool:
    """A turn stays open until it passes on or wins; a person may also take back what would lose."""
    outcome = table.game.outcome(step.state)
    if outcome is not None:
        return person and seat not in outcome.winners
    return seat in table.game.to_act(step.state)


def _plan(table: Table, seat: Seat, plan: plans.Plan) -> tuple[log.Body, ...]:
    """Plan ahead for a seat; the rules check the plan as far as the seat can see now."""
    _need(table, "running")
    if not plan.lines:
        return (log.Planned(seat),) if seat in table.plans else ()
    try:
        full = plans.checked(table.game, table.game.view(state_for(table, seat), seat), plan)
    except IllegalAction as error:
        reason = error.refusal
        raise NotAllowed(reason.code, reason.rule, **reason.params) from None
    return (log.Planned(seat, full.lines, full.once),)


def nudge_agreed(table: Table) -> bool:
    """Whether at least half of the people whose turn it isn't want the others reminded."""
    waiting = {*humans(table)} - {*table.game.to_act(table.state)}
    return bool(table.nudges) and 2 * len(waiting & {*table.nudges}) >= len(waiting)


def _nudge(table: Table, seat: Seat) -> tuple[log.Body, ...]:
    """A vote to remind those the game waits for; only where people have days to decide, and not on one's own turn."""
    _need(table, "running")
    if not by_days(table.settings) or seat in table.game.to_act(table.state):
        raise NotAllowed("no-nudge")
    return () if seat in table.nudges else (log.Nudged(seat),)


def _take_back(table: Table, seat: Seat, count: int) -> log.TookBack:
    _need(table, "running")
    if seat not in table.game.to_act(table.state) or not table.draft:
        raise NotAllowed("nothing-drafted")
    return log.TookBack(seat, min(count, len(table.draft)))


def _concede(table: Table, seat: Seat) -> log.Conceded:
    _need(table, "running")
    if seat not in table.game.to_act(table.state) or not table.draft or table.game.to_act(drafted(table)):
        raise NotAllowed("nothing-to-concede")
    return log.Conceded(seat)


def _join(table: Table, person: str, name: str, request: requests.Join, *, guest: bool) -> log.Sat:
    _need(table, "open")
    invited = compare_digest(request.invitation.encode(), table.invitation.encode())
    if person in table.removed and not invited:
        raise NotAllowed("removed")
    old = seat_of(table, person)
    seat = request.seat
    if seat is None:
        seat = old if old is not None else _first_free(table, person, invited=invited)
    if seat >= len(table.chairs):
        raise NotAllowed("no-such-seat", seats=len(table.chairs))
    chair = table.chairs[seat]
    if seat != old:
        if chair.kind in ("person", "bot") or (chair.kind == "held" and chair.person != person):
            raise NotAllowed("seat-taken", seat=seat)
        if chair.kind == "link" and not invited:
            raise NotAllowed("needs-invitation", seat=seat)
    before = table.chairs[old] if old is not None else chair
    character = request.character or before.character or namesake(name)
    for other, taken in enumerate(table.chairs):
        if taken.kind == "person" and other not in (seat, old) and character and taken.character == character:
            if request.character:
                raise NotAllowed("character-taken", character=character)
            character = None
    kept = before.commitment if old is not None else ""
    return log.Sat(seat, person, name, character or _free_character(table, seat), commitment=kept, guest=guest)


def _first_free(table: Table, person: str, *, invited: bool) -> Seat:
    """The seat held for a person, else the first one they may take."""
    for kind in ("held", "open", "link"):
        for seat, chair in enumerate(table.chairs):
            mine = chair.kind == "held" and chair.person == person
            if chair.kind == kind and (mine or kind == "open" or (kind == "link" and invited)):
                return seat
    raise NotAllowed("table-full")


def _free_character(table: Table, seat: Seat) -> str:
    taken = {chair.character for other, chair in enumerate(table.chairs) if other != seat and chair.kind == "person"}
    return next(character for character in CHARACTERS if character not in taken)


def _arrange(table: Table, person: str, request: requests.Arrange) -> log.Arranged:
    if person != table.host:
        raise NotAllowed("not-host")
    _need(table, "open")
    if request.seat >= len(table.chairs):
        raise NotAllowed("no-such-seat", seats=len(table.chairs))
    if table.chairs[request.seat].kind == "person":
        raise NotAllowed("seat-taken", seat=request.seat)
    return log.Arranged(request.seat, request.kind, request.bot if request.kind == "bot" else "")


def _remove(table: Table, person: str, seat: Seat) -> log.Left | log.Removed:
    """The host frees a seat. The person who sat there can only come back with a newer invitation."""
    if person != table.host:
        raise NotAllowed("not-host")
    _need(table, "open")
    if seat >= len(table.chairs):
        raise NotAllowed("no-such-seat", seats=len(table.chairs))
    if table.chairs[seat].kind != "person":
        raise NotAllowed("nobody-there", seat=seat)
    return log.Left(seat) if table.chairs[seat].person == person else log.Removed(seat)


def _leave(table: Table, seat: Seat) -> tuple[log.Body, ...]:
    """Before the start the seat is free again; during the game a bot stands in at once."""
    if table.status == "running":
        return () if table.chairs[seat].standin else (log.StoodIn(seat, on=True),)
    _need(table, "open")
    return (log.Left(seat),)


def awaited(table: Table) -> tuple[Seat, ...]:
    """The people the deal waits for: to commit to a contribution, and once those are sealed, to open it."""
    missing = "contribution" if table.sealed else "commitment"
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person" and not getattr(chair, missing) and (chair.commitment or not table.sealed)
    )


def _commit(table: Table, seat: Seat, commitment: str) -> tuple[log.Body, ...]:
    """A person commits to their part of the seed; the last one awaited seals all of them."""
    if table.status not in ("open", "dealing") or table.sealed:
        raise NotAllowed("already-sealed")
    if table.chairs[seat].commitment:
        raise NotAllowed("already-committed")
    given = log.Committed(seat, commitment)
    return (given, log.Sealed()) if table.status == "dealing" and awaited(table) == (seat,) else (given,)


def _contribute(table: Table, seat: Seat, contribution: str) -> tuple[log.Body, ...]:
    """A person opens their part of the seed; the last one awaited deals the cards."""
    if table.status not in ("open", "dealing"):
        raise NotAllowed("already-dealt")
    if not table.sealed:
        raise NotAllowed("not-sealed")
    if table.chairs[seat].contribution:
        raise NotAllowed("already-contributed")
    if not compare_digest(contribution_commitment(contribution), table.chairs[seat].commitment):
        raise NotAllowed("broken-contribution")
    given = log.Contributed(seat, contribution)
    return (given, log.Started()) if awaited(table) == (seat,) else (given,)


def deal(table: Table) -> tuple[log.Body, ...]:
    """Stop waiting before the deal: seal the commitments, or deal the cards."""
    if table.sealed or not any(chair.kind == "person" and chair.commitment for chair in table.chairs):
        return (log.Started(),) if table.sealed else (log.Sealed(), log.Started())
    return (log.Sealed(),)


def _start(table: Table) -> tuple[log.Body, ...]:
    _need(table, "open")
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.kind not in ("person", "bot")]
    if empty:
        raise NotAllowed("seats-empty", seats=len(empty))
    return (log.Called(),) if awaited(table) else (log.Called(), *deal(table))


def _undo(table: Table, seat: Seat) -> tuple[log.Body, ...]:
    """Go back to before the seat's last action, if nothing hidden was shown since: at once where that harms nobody,
    otherwise once everyone else agrees."""
    _need(table, "running")
    if table.undo is not None:
        raise NotAllowed("undo-pending")
    if seat in table.game.to_act(table.state) and table.draft:
        raise NotAllowed("undo-draft")
    past = last_of(table, seat)
    if past is None:
        raise NotAllowed("nothing-to-undo")
    if revealed_since(table, past, seat):
        raise NotAllowed("undo-revealed")
    at_once = may_at_once(table, seat)
    if table.settings.rated and not at_once:
        raise NotAllowed("rated-no-undo")
    if at_once or alone(table, seat):
        return (log.Undone(seat, past.count),)
    return (log.Asked(seat),)


def _answer(table: Table, seat: Seat, *, agree: bool) -> tuple[log.Body, ...]:
    """Agree to an undo, or not; the one who asked may withdraw."""
    if table.undo is None or (agree and seat == table.undo.seat):
        raise NotAllowed("no-undo-asked")
    if not agree:
        return (log.Declined(seat),)
    if seat in table.undo.agreed:
        raise NotAllowed("already-agreed")
    asker = table.undo.seat
    if set(humans(table)) - {asker, seat} - set(table.undo.agreed):
        return (log.Agreed(seat),)
    past = last_of(table, asker)
    if past is None:
        raise AssertionError("an undo is asked for only where there is something to undo")
    return (log.Agreed(seat), log.Undone(asker, past.count))


def _vote(table: Table, seat: Seat, *, agree: bool) -> tuple[log.Body, ...]:
    """A vote to abandon: the game ends once everyone who plays agrees, and goes on once someone doesn't.

    People who are away count as playing until a bot stands in. `duty.stop_due` decides about those who say nothing.
    """
    _need(table, "running")
    if (agree and seat in table.votes) or not (agree or table.votes) or table.chairs[seat].standin:
        return ()  # said already, no vote to oppose, or a bot plays here
    vote = log.Voted(seat, agree)
    if not agree:
        return (vote,)
    if not table.votes and table.played_on == table.count and not alone(table, seat):
        raise NotAllowed("stop-refused")
    return (vote, log.Abandoned()) if {*humans(table)} <= {*table.votes, seat} else (vote,)


def _rematch(table: Table) -> tuple[log.Body, ...]:
    """The link to the next game, which has been set up; nothing to write if the link is there already."""
    if table.status not in ("over", "abandoned"):
        raise NotAllowed("still-running")
    return (log.Rematched(rematch_id(table)),) if table.rematch is None else ()


def _say(table: Table, person: str, name: str, *, text: str = "", reaction: str = "") -> log.Said:
    """Chat from a seat, or from a spectator where the table lets them talk."""
    seat = seat_of(table, person)
    if not table.settings.chat:
        raise NotAllowed("chat-off")
    if seat is None and not may_enter(table, person):
        raise NotAllowed("no-spectators")
    if seat is None and not table.settings.spectator_chat:
        raise NotAllowed("spectator-chat-off")
    said = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not said and not reaction:
        raise NotAllowed("nothing-said")
    return log.Said(seat, said, reaction, name if seat is None else "", person)


def _need(table: Table, status: str) -> None:
    """NotAllowed unless the table has this status: some requests come before the start, others during the game."""
    if table.status == status:
        return
    if table.status in ("over", "abandoned"):
        raise NotAllowed("table-closed")
    raise NotAllowed("already-started" if status == "open" else "not-started")

"""The HTTP routes of reviews: of games that are over, and of records that someone brings."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import Annotated, Any, TypeAlias, cast

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter

from kibitz.games.record import Record
from kibitz.server.asgi import header
from kibitz.server.clock import now
from kibitz.server.finished import answers
from kibitz.server.http.api import bodies
from kibitz.server.http.api.asking import AnyRequest, TableId, asking, errors, may_recount, ready, recounted
from kibitz.server.http.api.finished import finished_entry, names_in, record_text
from kibitz.server.http.problems import HttpProblem
from kibitz.server.limits.addresses import address_of
from kibitz.server.limits.limits import Limits
from kibitz.server.reviews.lines import shown_lines
from kibitz.server.reviews.progress import EffortName, MyMistakes, ReviewProgress, ShownLines
from kibitz.server.reviews.reviews import NoReview, Reviews
from kibitz.server.storage.uploads import UPLOADED, add_upload
from kibitz.server.tables.registry import TableRegistry

EffortQuery: TypeAlias = Annotated[EffortName, QueryParameter(description="how thoroughly")]
Serial: TypeAlias = Annotated[int, QueryParameter(ge=0, le=2**31, description="what the asker has seen")]

STATUS = {"reviews-off": 403, "no-background-bots": 409, "too-many-reviews": 429, "reviews-busy": 429}
MISTAKES_SINCE = 90 * 24 * 3600 * 1000
REMEMBERED = 64
WORTH_PACKING = 2000


class RecentRecords:
    """Records of games that are over: making one from a log takes a while, and people who wait for a review ask again
    and again. All of it stays as it is but the names, which are told as they are now: someone may have been deleted."""

    def __init__(self) -> None:
        self._records: OrderedDict[str, Record] = OrderedDict()

    async def of(self, request: AnyRequest, state: State, table: str) -> tuple[Record, str]:
        """The record of a game that the asking person may see, and its table if it was played here."""
        entry = await finished_entry(request, state, table)
        record = self._records.get(table)
        if record is None:
            record = msgspec.json.decode(await record_text(request, state, entry), type=Record)
            self._records[table] = msgspec.structs.replace(record, players=())
            if len(self._records) > REMEMBERED:
                self._records.popitem(last=False)
        if record.result is None:
            raise HttpProblem(409, "no-result")
        record = msgspec.structs.replace(record, players=names_in(entry))
        return record, "" if entry.status == UPLOADED else table


@post("/api/tables/{table:str}/review", status_code=200, responses=errors(400, 401, 403, 404, 409, 413, 429))
async def review(
    request: AnyRequest, state: State, table: TableId, data: JSONBody[bodies.ReviewWish]
) -> Response[ReviewProgress]:
    """Have a finished game reviewed, or join others who asked for the same review."""
    record, home = await state.records.of(request, state, table)
    person = await asking(request, state)
    reviews: Reviews = state.reviews
    try:
        return await _packed(
            request, await reviews.ask(person.id, record, home, data.effort, address=address_of(dict(request.scope)))
        )
    except NoReview as refused:
        raise HttpProblem(STATUS[refused.code], refused.code, **refused.params) from None


@get("/api/tables/{table:str}/review", responses=errors(400, 401, 403, 404, 409, 429))
async def look_at_review(
    request: AnyRequest, state: State, table: TableId, effort: EffortQuery = "usual", after: Serial = 0
) -> Response[ReviewProgress]:
    """How far a review has got, and what's new since a serial number. Not asking for 20 seconds counts as leaving."""
    record, _ = await state.records.of(request, state, table)
    person = await asking(request, state)
    reviews: Reviews = state.reviews
    return await _packed(request, await reviews.look(person.id, record, effort, after))


@delete("/api/tables/{table:str}/review", status_code=204, responses=errors(400, 401, 403, 404, 409, 429))
async def leave_review(request: AnyRequest, state: State, table: TableId, effort: EffortQuery = "usual") -> None:
    """Stop waiting for a review; it stops if nobody else waits."""
    record, _ = await state.records.of(request, state, table)
    person = await asking(request, state)
    reviews: Reviews = state.reviews
    await reviews.leave(person.id, record, effort)


@get("/api/tables/{table:str}/review/lines/{step:int}", responses=errors(400, 401, 403, 404, 409, 429))
async def lines(
    request: AnyRequest,
    state: State,
    table: TableId,
    step: Annotated[int, PathParameter(ge=0, le=100_000)],
    effort: EffortQuery = "usual",
) -> Response[ShownLines]:
    """The lines of a decision as replays with open cards; none if the review has none for it."""
    record, _ = await state.records.of(request, state, table)
    person = await asking(request, state)
    await may_recount(request, state)
    reviews: Reviews = state.reviews
    found = await reviews.look(person.id, record, effort, 0)
    decision = next((one for one in found.decisions if one.step == step), None)
    if decision is None:
        raise HttpProblem(404, "no-such-step", steps=len(record.actions))
    return ready(await recounted(request, state, shown_lines, record, decision))


@post("/api/reviews", status_code=201, responses=errors(400, 401, 403, 413, 429))
async def upload(request: AnyRequest, state: State, data: JSONBody[bodies.RecordText]) -> bodies.Uploaded:
    """Upload a record of a finished game; only people who know the id in the answer can look at it."""
    person = await asking(request, state)
    reviews: Reviews = state.reviews
    registry: TableRegistry = state.registry
    if not reviews.offered:
        raise HttpProblem(403, "reviews-off")
    limits: Limits = state.limits
    if not limits.uploads.take(person.id, address_of(dict(request.scope))):
        raise HttpProblem(429, "too-fast")
    found = msgspec.json.decode(await recounted(request, state, answers.brought, data.text), type=answers.Brought)
    return bodies.Uploaded(
        await asyncio.to_thread(add_upload, registry.store.engine, found.record, found.outcome, now())
    )


@get("/api/me/mistakes", responses=errors(401, 429))
async def my_mistakes(request: AnyRequest, state: State) -> MyMistakes:
    """My costly decisions of the last 90 days, from games that were reviewed."""
    person = await asking(request, state)
    reviews: Reviews = state.reviews
    return await reviews.mistakes(person.id, now() - MISTAKES_SINCE)


ROUTES = [review, look_at_review, leave_review, lines, upload, my_mistakes]


async def _packed(request: AnyRequest, progress: ReviewProgress) -> Response[ReviewProgress]:
    """An answer that may be long: a whole review takes a megabyte, compressed a tenth of that."""
    content = await asyncio.to_thread(msgspec.json.encode, progress)
    headers = {"vary": "accept-encoding"}
    if len(content) > WORTH_PACKING and "gzip" in header(request.scope, b"accept-encoding"):
        content = await asyncio.to_thread(gzip.compress, content, 5)
        headers["content-encoding"] = "gzip"
    answer: Any = Response(content, headers=headers, media_type="application/json")
    return cast("Response[ReviewProgress]", answer)

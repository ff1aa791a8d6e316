"""Routes about other people: profiles, leaderboards, following, and private notes."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection

from kibitz.games import registry
from kibitz.ratings.bots import measured
from kibitz.ratings.games import OVERALL
from kibitz.server.clock import now
from kibitz.server.http.api.asking import AnyRequest, TableId, asking, errors
from kibitz.server.http.api.finished import finished_entry
from kibitz.server.http.problems import HttpProblem
from kibitz.server.storage import profiles, ratings
from kibitz.server.storage.people import acquaintances
from kibitz.server.storage.people.acquaintances import Acquaintance, Relation, Visible
from kibitz.server.storage.people.people import Person
from kibitz.server.storage.store import Store

PersonName = Annotated[str, PathParameter(max_length=40, description="what a person is called")]
GameName = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,32}$", description="a game")]


class ShownProfile(Struct, frozen=True):
    """Someone's profile, and how I stand to them; null if it's my own."""

    profile: profiles.Profile
    mine: Relation | None


class BotPoint(Struct, frozen=True):
    """Where a bot stands on the scale, and the error of that measurement."""

    bot: str
    value: float
    error: float


class Leaderboard(Struct, frozen=True):
    """The best people whose rating is sure, and the bots' fixed points."""

    people: tuple[ratings.RatedPerson, ...]
    bots: tuple[BotPoint, ...]


class Visibility(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may see my profile."""

    visible: Visible


class MyProfile(Struct, frozen=True):
    """Who may see my profile, and whether I have an account, without which nobody plays rated games."""

    visible: Visible
    account: bool


class AboutPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Follow or unfollow someone, or keep a note on them; fields left out stay unchanged."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    follow: bool | None = None
    note: Annotated[str, Meta(max_length=500)] | None = None


class Acquaintances(Struct, frozen=True):
    """Everyone I follow, who follows me, or whom I have a note on, by name."""

    people: tuple[Acquaintance, ...]


@get("/api/people/{name:str}", responses=errors(400, 401, 404, 429))
async def profile(request: AnyRequest, state: State, name: PersonName) -> ShownProfile:
    """Someone's profile. People who may not see it get the same answer as for a name nobody has."""
    viewer = await asking(request, state)
    store: Store = state.store

    def find(connection: Connection) -> ShownProfile | None:
        person = acquaintances.find_named(connection, name)
        if person is None or not acquaintances.may_see(connection, viewer.id, person.id):
            return None
        found = profiles.profile_of(connection, person.id, now(), viewer.id)
        mine = None if viewer.id == person.id else acquaintances.standing(connection, viewer.id, person.id)
        return ShownProfile(found, mine) if found is not None else None

    shown = await store.ask(find)
    if shown is None:
        raise HttpProblem(404, "no-such-profile", name=name)
    return shown


@get("/api/leaderboard/{game:str}", responses=errors(400, 401, 404, 429))
async def leaderboard(
    request: AnyRequest,
    state: State,
    game: GameName,
    players: Annotated[int, QueryParameter(ge=0, le=10, description="0: all numbers of players")] = OVERALL,
) -> Leaderboard:
    """Who is best at a game, with a number of players or overall."""
    await asking(request, state)
    if game not in registry.names():
        raise HttpProblem(404, "not-found")
    store: Store = state.store
    people = await store.ask(lambda connection: ratings.leaderboard(connection, game, players, now()))
    bots = tuple(BotPoint(bot, skill.value, skill.deviation) for bot, skill in measured(game, players).items())
    return Leaderboard(people, bots)


@get("/api/tables/{table:str}/rating", responses=errors(400, 401, 403, 404, 409, 429))
async def game_rating(request: AnyRequest, state: State, table: TableId) -> ratings.GameRating:
    """Whether a finished game was rated, or why not, and what it changed."""
    await finished_entry(request, state, table)
    store: Store = state.store
    found = await store.ask(lambda connection: ratings.rating_of_game(connection, table))
    return found or ratings.GameRating("casual", ())


@get("/api/me/profile", responses=errors(401, 429))
async def my_profile(request: AnyRequest, state: State) -> MyProfile:
    """Who may see my profile, and whether I may play rated games."""
    person = await asking(request, state)
    store: Store = state.store
    visible = await store.ask(lambda connection: acquaintances.visibility(connection, person.id))
    return MyProfile(visible, person.kept)


@post("/api/me/profile", status_code=200, responses=errors(400, 401, 403, 413, 429))
async def set_profile(request: AnyRequest, state: State, data: JSONBody[Visibility]) -> MyProfile:
    """Choose who may see my profile."""
    person = await asking(request, state)
    store: Store = state.store
    await store.ask(lambda connection: acquaintances.set_visibility(connection, person.id, data.visible))
    return MyProfile(data.visible, person.kept)


@get("/api/me/people", responses=errors(401, 429))
async def my_people(request: AnyRequest, state: State) -> Acquaintances:
    """Whom I follow, who follows me, and my notes."""
    return await _people(state, await asking(request, state))


@post("/api/me/people", status_code=200, responses=errors(400, 401, 403, 404, 409, 413, 429))
async def about_person(request: AnyRequest, state: State, data: JSONBody[AboutPerson]) -> Acquaintances:
    """Follow or unfollow someone, or keep a note on them."""
    person = await asking(request, state)
    store: Store = state.store
    other = await store.ask(lambda connection: acquaintances.find_named(connection, data.name))
    if other is None or other.id == person.id:
        raise HttpProblem(404, "no-such-profile", name=data.name)
    key, follow, note = other.id, data.follow, data.note
    if follow is not None and not await store.ask(
        lambda connection: acquaintances.follow(connection, person, key, now(), on=follow)
    ):
        raise HttpProblem(409, "not-followed", name=data.name)
    if note is not None and not await store.ask(
        lambda connection: acquaintances.write_note(connection, person.id, key, note.strip(), now())
    ):
        raise HttpProblem(409, "too-many-notes", most=acquaintances.MOST)
    return await _people(state, person)


async def _people(state: State, person: Person) -> Acquaintances:
    store: Store = state.store
    return Acquaintances(await store.ask(lambda connection: acquaintances.acquaintances(connection, person.id)))


ROUTES = [profile, leaderboard, game_rating, my_profile, set_profile, my_people, about_person]

"""The directory of clubs: those that chose to be found are, and of all others nothing is told."""

from __future__ import annotations

from server.harness.wire import Person, Server
from server.social.test_clubs import club_of, people, refused


def found(person: Person, name: str = "") -> list[str]:
    answer = person.get(f"/api/clubs/listed?name={name}")
    assert answer.status == 200, answer.body
    return [club["name"] for club in answer.json["clubs"]]


def test_only_clubs_whose_owner_chose_so_are_found(server: Server) -> None:
    ann, bob, stranger = people(server, "Listed Ann", "Listed Bob", "Listed Stranger")
    club = club_of(ann, "Night Owls", bob)
    other = club_of(ann, "Night Hawks")
    assert ann.get(f"/api/clubs/{club}").json["listed"] is False
    assert [found(one, "night") for one in (ann, bob, stranger)] == [[], [], []]
    ann.post(f"/api/clubs/{club}/members", {"name": bob.name, "role": "helper"})
    for one, code in ((bob, "owner-only"), (stranger, "members-only")):
        assert refused(one.post(f"/api/clubs/{club}", {"listed": True})) == (403, code)
    assert ann.post(f"/api/clubs/{club}", {"listed": True}).json["listed"] is True
    (listed,) = stranger.get("/api/clubs/listed?name=n%C3%ADght%20o").json["clubs"]  # as it looks, not as it's written
    assert listed == {"id": club, "name": "Night Owls", "picture": "crane", "role": "", "members": 2}
    assert found(stranger, "hawks") == []
    assert found(stranger, "%25") == [], "no pattern"
    assert stranger.post(f"/api/clubs/{club}/ask", {}).json["role"] == "asked"
    assert stranger.get("/api/clubs/listed?name=owls").json["clubs"][0]["role"] == "asked"
    assert ann.get(f"/api/clubs/{club}").json["asked"] == [stranger.name]
    assert bob.post(f"/api/clubs/{club}", {"name": "Night Owls II"}).json["listed"] is True
    assert found(stranger, "owls") == ["Night Owls II"]
    ann.post(f"/api/clubs/{club}", {"listed": False})
    assert found(stranger, "night") == []
    assert other


def test_a_club_that_is_not_listed_is_not_given_away_by_its_name(server: Server) -> None:
    ann, stranger = people(server, "Secret Ann", "Secret Stranger")
    club = club_of(ann, "Behind the Curtain")
    twin = stranger.post("/api/clubs", {"name": "behind the cúrtain"})
    assert twin.status == 201, "that the name is taken would tell that there is such a club"
    assert stranger.post(f"/api/clubs/{twin.json['id']}", {"listed": True}).status == 200
    assert refused(ann.post(f"/api/clubs/{club}", {"listed": True})) == (409, "club-name-taken")
    assert ann.get(f"/api/clubs/{club}").json["listed"] is False
    assert ann.post(f"/api/clubs/{club}", {"listed": True, "name": "Behind the Stage"}).status == 200
    assert refused(ann.post(f"/api/clubs/{club}", {"name": "Behind the Curtain!"})) == (409, "club-name-taken")


def test_an_owner_is_not_told_that_someone_they_blocked_asks(server: Server) -> None:
    ann, bob, pest = people(server, "Calm Ann", "Calm Bob", "Calm Pest")
    club = club_of(ann, "Calm Evenings", bob)
    ann.post(f"/api/clubs/{club}/members", {"name": bob.name, "role": "helper"})
    ann.post("/api/me/avoided", {"how": "block", "name": pest.name})
    assert pest.post(f"/api/clubs/{club}/ask", {}).json["role"] == "asked"
    told = [[one["kind"] for one in who.get("/api/me/notifications").json["notices"]] for who in (ann, bob)]
    assert [kinds.count("club-asked") for kinds in told] == [0, 1]


def test_a_long_list_says_that_there_is_more(server: Server) -> None:
    seeker = Person(server.url)
    for founder in range(7):
        owner = Person(server.url)
        for number in range(5):
            club = owner.post("/api/clubs", {"name": f"Many {founder} {number}"}).json["id"]
            owner.post(f"/api/clubs/{club}", {"listed": True})
    answer = seeker.get("/api/clubs/listed?name=many").json
    assert (len(answer["clubs"]), answer["more"]) == (30, True)
    answer = seeker.get("/api/clubs/listed?name=many%203").json
    assert (len(answer["clubs"]), answer["more"]) == (5, False)

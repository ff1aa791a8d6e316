"""A shared link shows which game it leads to, with a picture, and gives nothing else away."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from email.message import Message
from pathlib import Path

import pytest

from kibitz.games.registry import BUILT_IN
from kibitz.locales.catalogue import LANGUAGES, Catalogue
from kibitz.server.http.preview import SIZE
from server.harness.wire import Server

BUILT = Path(__file__).parents[2] / "src" / "kibitz" / "web" / "index.html"
TAG = re.compile(r'<meta property="(og:[a-z:_]+)" content="([^"]*)" />')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that serves the built page."""
    assert BUILT.exists(), "the page is missing: run `make web`"
    running = Server(tmp_path_factory.mktemp("previews") / "data")
    yield running
    assert running.stop() == 0


def fetch(address: str, headers: Mapping[str, str] | None = None) -> tuple[int, Message, bytes]:
    request = urllib.request.Request(address, headers=dict(headers or {}))
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as problem:
        with problem:
            return problem.code, problem.headers, problem.read()


def tags(server: Server, path: str, **headers: str) -> dict[str, str]:
    status, _, body = fetch(server.url + path, {name.replace("_", "-"): value for name, value in headers.items()})
    assert status == 200
    found = TAG.findall(body.decode())
    assert len(found) == len(dict(found)), "a tag is there twice"
    return dict(found)


def table(server: Server, game: str) -> str:
    """A private table, with a person called Zofia at it."""
    me = urllib.request.Request(f"{server.url}/api/me", data=json.dumps({"name": "Zofia"}).encode(), method="POST")
    me.add_header("content-type", "application/json")
    with urllib.request.urlopen(me) as answer:
        cookie = answer.headers["set-cookie"].split(";")[0]
    body = json.dumps({"game": game, "settings": {"public": False}, "seat": 0}).encode()
    made = urllib.request.Request(f"{server.url}/api/tables", data=body, method="POST")
    made.add_header("content-type", "application/json")
    made.add_header("cookie", cookie)
    with urllib.request.urlopen(made) as answer:
        return str(json.load(answer)["id"])


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_link_to_a_table_shows_its_game_and_nothing_private(server: Server, game: str) -> None:
    name = table(server, game)
    said = tags(server, f"/t/{name}")
    english = Catalogue("en")
    title = english(f"game-{game}")
    assert said["og:title"] == title
    assert said["og:description"] == english("preview-table", game=title).replace("'", "&#x27;")
    assert said["og:url"] == f"{server.url}/t/{name}"
    assert said["og:image"] == f"{server.url}/preview/{game}.jpg"
    assert "Zofia" not in str(said)
    other = tags(server, f"/t/{table(server, game)}")
    assert {key: value for key, value in other.items() if key != "og:url"} == {
        key: value for key, value in said.items() if key != "og:url"
    }


@pytest.mark.parametrize("path", ["/", "/t/nothing-there", "/replay/nothing-there", "/rules/no-such-game", "/t/%22%3E"])
def test_any_other_link_shows_kibitz(server: Server, path: str) -> None:
    said = tags(server, path)
    assert said["og:title"] == "Kibitz"
    assert said["og:image"] == f"{server.url}/preview/kibitz.jpg"


@pytest.mark.parametrize("page", ["new", "learn", "rules"])
def test_a_page_of_a_game_shows_that_game(server: Server, page: str) -> None:
    assert tags(server, f"/{page}/face-to-face")["og:image"].endswith("/preview/face-to-face.jpg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_that_is_asked_for(server: Server, language: str) -> None:
    said = tags(server, "/rules/nyet", accept_language=f"{language}-XX,en;q=0.5")
    assert said["og:title"] == Catalogue(language)("game-nyet")
    assert said["og:locale"] == language


def test_addresses_are_those_of_the_host_that_was_asked(server: Server) -> None:
    assert tags(server, "/", host="cards.example:8443")["og:image"] == "http://cards.example:8443/preview/kibitz.jpg"
    behind = tags(server, "/", host="cards.example", x_forwarded_proto="https")
    assert behind["og:url"] == "https://cards.example/"
    assert tags(server, "/", host='"><script>') == {}


def test_what_has_not_changed_is_not_sent_again(server: Server) -> None:
    """Per address and language; a cache in between keeps them apart."""
    _, first, _ = fetch(server.url + "/rules/nyet")
    assert "accept-language" in first["vary"]
    assert first["cache-control"] == "no-cache"
    again, _, body = fetch(server.url + "/rules/nyet", {"if-none-match": first["etag"]})
    assert (again, body) == (304, b"")
    changed, _, _ = fetch(server.url + "/rules/nyet", {"if-none-match": first["etag"], "accept-language": "pl"})
    assert changed == 200


@pytest.mark.parametrize("name", ["kibitz", *BUILT_IN])
def test_a_picture_is_there_and_small(server: Server, name: str) -> None:
    status, headers, body = fetch(f"{server.url}/preview/{name}.jpg")
    assert (status, headers["content-type"]) == (200, "image/jpeg")
    assert len(body) < 120_000
    frame = re.search(rb"\xff\xc0..\x08(..)(..)", body, re.DOTALL)
    assert frame is not None
    assert (int.from_bytes(frame[2]), int.from_bytes(frame[1])) == SIZE

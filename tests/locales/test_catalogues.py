"""The four catalogues are complete and consistent, and have a message for every refusal."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kibitz
from kibitz.games.core import find_game
from kibitz.games.nyet.editions import EDITIONS, BonusRule
from kibitz.games.nyet.state import Phase
from kibitz.games.registry import BUILT_IN as GAMES
from kibitz.locales.catalogue import (
    LANGUAGES,
    PLAIN_TOPICS,
    Catalogue,
    choices,
    language_asked,
    language_of,
    plain_messages,
    source,
)

PACKAGE = Path(kibitz.__file__).parent
ALL_TOPICS = sorted(path.stem for path in (PACKAGE / "locales" / "en").glob("*.ftl"))
# A key named on its own (", ? R5") and a name that ends in "!" are no punctuation.
FRENCH_FAULT = re.compile(
    r"(?:^|[\w)»])[ \u00a0][;:!?»](?=[\s.)]|$)"  # a wide space before a mark
    r"|[\w)»][;:](?=\s|$)"  # no space before a mark that belongs to no name
    r"|«(?!\u202f)|(?<!\u202f)»"
    r"|\d[ \u00a0](?=\d{3}\b)|(?:^|(?<![\w,])[\d,]+)[ \u00a0](?:%|ms|s|h|kB|Mo)(?!\w)"  # thousands and units
    r"|(?<=\w)'(?=\w)"
)
FRENCH_NAMES = ("The Game: Face to Face",)
"""Set as they are, in any language."""
POLISH = {"one", "few", "many", "other"}
AVOIDED = {
    "en": r"(?<![eE]-)\b[Mm]ails?\b|(?:^|\d) %|\w …",
    "de": r"Mitteilung|\bClubs?\b|[^\s(„\u00a0] …|\d %",
    "fr": r"(?<!kibitz )\bbots?\b|\bvétos?\b",
    "pl": r"superatut|(?:^|\d) %|\b[Ww] (?:dwie|trzy) osoby",
}
"""What a language doesn't write: another word for the same thing, or a mark set wrongly."""


class Contents(Visitor):
    """The variables, references and plural selectors of one message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: list[tuple[str, frozenset[str]]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = frozenset(v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants)
        if isinstance(node.selector, ftl.VariableReference):
            self.variants.append((node.selector.id.name, keys))
        self.generic_visit(node)


class Words(Visitor):
    """What a message says apart from its variables."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def entries(language: str, topic: str) -> dict[str, Contents]:
    """The messages of a file; anything Fluent cannot parse fails here."""
    found = {}
    for entry in FluentParser().parse(source(language, topic)).body:
        assert isinstance(entry, (ftl.Message, ftl.BaseComment)), f"{language}/{topic}: {entry}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{topic}: {entry.id.name} is there twice"
            contents = Contents()
            contents.visit(entry)
            found[entry.id.name] = contents
    return found


def whole(messages: dict[str, Contents], name: str) -> Contents:
    """A message with those it refers to: where one language uses a reference, another may need an inflected form."""
    found = Contents()
    for part in (messages[name], *(messages[reference] for reference in messages[name].references)):
        found.variables |= part.variables
        found.variants += part.variants
    return found


def plural(keys: frozenset[str]) -> bool:
    return "one" in keys


@pytest.mark.parametrize("topic", ALL_TOPICS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_same_messages_and_variables_in_every_language(language: str, topic: str) -> None:
    english, other = entries("en", topic), entries(language, topic)
    assert list(other) == list(english)
    for name in english:
        ours, theirs = whole(english, name), whole(other, name)
        assert theirs.variables == ours.variables, name
        chosen = {(variable, keys) for variable, keys in ours.variants if not plural(keys)}
        assert {(v, keys) for v, keys in theirs.variants if not plural(keys)} == chosen, name
        assert {v for v, keys in theirs.variants if plural(keys)} == {v for v, keys in ours.variants if plural(keys)}, (
            name
        )


@pytest.mark.parametrize("topic", ALL_TOPICS)
def test_polish_counts_with_all_its_plurals(topic: str) -> None:
    for name, contents in entries("pl", topic).items():
        for variable, keys in contents.variants:
            if plural(keys):
                assert keys >= POLISH, f"{name}: {variable}"


def test_polish_plurals_are_right() -> None:
    say = Catalogue("pl")
    said = [say("hand-of", who="Wilk", count=count) for count in (1, 2, 5, 12, 22)]
    assert said == ["Wilk, 1 karta", "Wilk, 2 karty", "Wilk, 5 kart", "Wilk, 12 kart", "Wilk, 22 karty"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_read_without_the_library_says_the_same(language: str) -> None:
    say, found = Catalogue(language), choices(language, "games", "character-name")
    assert list(found) == ["bear", "wolf", "crane", "tiger", "eagle"]
    assert all(say("character-name", character=key) == word for key, word in found.items())
    with pytest.raises(KeyError, match="no choice nothing"):
        choices(language, "games", "nothing")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("pl-PL,pl;q=0.9,en;q=0.8", "pl"), ("it, fr-CA;q=0.7", "fr"), ("DE", "de"), ("*", "en")],
)
def test_a_browser_asks_for_a_language(accepted: str, language: str) -> None:
    assert language_asked(accepted) == language


@pytest.mark.parametrize("topic", ALL_TOPICS)
def test_french_is_set_as_in_print(topic: str) -> None:
    """Narrow no-break spaces before ; : ! ?, within quotes, thousands and units; curved apostrophes."""
    for entry in FluentParser().parse(source("fr", topic)).body:
        if not isinstance(entry, ftl.Message):
            continue
        words = Words()
        words.visit(entry)
        for text in words.texts:
            for name in FRENCH_NAMES:
                text = text.replace(name, "")
            assert not FRENCH_FAULT.search(text), f"fr/{topic}: {entry.id.name}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_is_called_the_same_and_marks_are_set_as_usual(language: str) -> None:
    for topic in ALL_TOPICS:
        for entry in FluentParser().parse(source(language, topic)).body:
            if isinstance(entry, ftl.Message):
                words = Words()
                words.visit(entry)
                found = [text for text in words.texts if re.search(AVOIDED[language], text)]
                assert not found, f"{language}/{topic}: {entry.id.name}: {found}"


@pytest.mark.parametrize(
    ("language", "share", "loss"),
    [
        ("en", "12.3%", "−1.2"),
        ("de", "12,3\u00a0%", "−1,2"),
        ("fr", "12,3\u202f%", "−1,2"),
        ("pl", "12,3%", "−1,2"),
    ],
)
def test_shares_and_losses_are_written_as_in_the_language(language: str, share: str, loss: str) -> None:
    say = Catalogue(language)
    assert (say.percent(0.123), say.number(-1.24, digits=1)) == (share, loss)


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Every refusal code written in the rules, the records and the bots, with its parameters where they are literal."""
    folders = [(PACKAGE / name).rglob("*.py") for name in ("games", "engines")]
    for path in (*chain(*folders), PACKAGE / "table" / "signing.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                yield from _codes(node)
    for code in ("wrong-result", "result-missing", "result-too-early", "field-missing", "field-unknown"):
        yield code, set()


def _codes(call: ast.Call) -> Iterator[tuple[str, set[str]]]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if name not in ("Refusal", "BadOptions", "Unfair"):
        return
    params = {keyword.arg for keyword in call.keywords if keyword.arg} if name != "Refusal" else set()
    for part in [*call.args[1:], *(keyword.value for keyword in call.keywords)]:
        if name == "Refusal" and isinstance(part, ast.Dict):
            params |= {str(key.value) for key in part.keys if isinstance(key, ast.Constant)}
    for code in ast.walk(call.args[1 if name == "Unfair" else 0]):  # where it is, comes first
        if isinstance(code, ast.Constant) and isinstance(code.value, str):
            yield code.value, params


def test_the_search_finds_the_refusals() -> None:
    found = dict(refusals())
    assert len(found) >= 34
    assert found["bad-option"] == {"option", "value", "allowed"}
    assert found["not-your-turn"] == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    messages = entries(language, "games")
    for code, params in refusals():
        assert f"refusal-{code}" in messages, code
        if params:
            used = set(messages[f"refusal-{code}"].variables)
            for reference in messages[f"refusal-{code}"].references:
                used |= messages[reference].variables
            assert used <= params, code


def test_every_refusal_message_belongs_to_a_code() -> None:
    codes = {f"refusal-{code}" for code, _ in refusals()}
    assert {name for name in entries("en", "games") if name.startswith("refusal-")} == codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_phases_boxes_and_rules_have_their_sentences(language: str) -> None:
    say = Catalogue(language)
    options = plain_messages(language, "options")
    for name in GAMES:
        assert f"options-{name}" in options
        assert say(f"game-{name}")
        for spec in find_game(name).option_specs:
            assert "option-" + spec.name.replace("_", "-") in options
    assert len({say("phase", phase=phase) for phase in Phase}) == len(Phase)
    for edition in EDITIONS.values():
        for box in edition.give_ups:
            assert say(f"discard-{box}")
            assert say(f"rules-give-{box}")
        for players in edition.seatings:
            assert say(f"rules-team-{players}")
    for rule in BonusRule:
        assert say(f"rules-bonus-{rule}")


@pytest.mark.parametrize("topic", PLAIN_TOPICS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_reader_reads_what_fluent_reads(language: str, topic: str) -> None:
    say = Catalogue(language)
    messages = plain_messages(language, topic)
    assert list(messages) == list(entries(language, topic))
    assert {name: say(name) for name in messages} == messages


def test_the_plain_reader_refuses_what_it_cannot_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for text in ("a = { $b }", "a =\n    two lines", "    indented", "no message"):
        (tmp_path / "en").mkdir(exist_ok=True)
        (tmp_path / "en" / "cli.ftl").write_text(text)
        monkeypatch.setattr("kibitz.locales.catalogue._HERE", tmp_path)
        with pytest.raises(ValueError, match="not a plain message"):
            plain_messages("en", "cli")


def test_a_missing_message_or_variable_is_an_error() -> None:
    say = Catalogue("en")
    with pytest.raises(KeyError):
        say("no-such-message")
    with pytest.raises(ValueError, match="saved"):
        say("saved")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "pl", "LC_MESSAGES": "fr", "LC_ALL": "de-AT@euro"}, "de"),
        ({"LANG": "pl", "LC_ALL": ""}, "pl"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_environment_chooses(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_our_games_has_a_name_on_the_page(language: str) -> None:
    named = entries(language, "web")
    specs = [spec for game in GAMES for spec in find_game(game).option_specs if spec.role != "players"]
    wanted = [f"new-option-{spec.name.replace('_', '-')}" for spec in specs]
    wanted += [
        f"new-option-{spec.name.replace('_', '-')}-{choice}"
        for spec in specs
        if spec.role != "edition"
        for choice in spec.choices
    ]
    wanted += [f"new-group-{spec.group}-{spec.name}" for spec in specs if spec.group]
    assert [key for key in wanted if key not in named] == []

"""The messages of both languages: complete, alike, all in use, and never a raw key on the table."""

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import empires
from empires.registry import declarations
from empires.text.catalogue import LANGUAGES, MissingWords, UnknownLanguage, sources, words

FILES = sorted(sources("en"))


class Variables(Visitor):
    """Collects the parameters a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str, file: str) -> dict[str, set[str]]:
    """Every key of a file with the parameters its message uses."""
    found = {}
    for entry in FluentResource(sources(lang)[file]).body:
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def all_keys(lang: str) -> list[str]:
    """Each as often as it is written."""
    entries = [entry for text in sources(lang).values() for entry in FluentResource(text).body]
    return [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]


def test_both_languages_have_the_same_files() -> None:
    assert sorted(sources("de")) == FILES


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_in_the_same_order(file: str) -> None:
    assert list(messages("en", file)) == list(messages("de", file))


@pytest.mark.parametrize("file", FILES)
def test_both_languages_use_the_same_parameters(file: str) -> None:
    assert messages("en", file) == messages("de", file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_every_file_is_understood(lang: str) -> None:
    for file, text in sources(lang).items():
        junk = [e.content for e in FluentResource(text).body if isinstance(e, ftl.Junk)]
        assert not junk, f"{lang}/{file}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    """The second one would be ignored without a word."""
    keys = all_keys(lang)
    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_are_words_with_hyphens(lang: str) -> None:
    assert [key for key in all_keys(lang) if not re.fullmatch(r"[a-z]+(-[a-z]+)*", key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_are_one_line_without_stray_spaces(lang: str) -> None:
    for file, text in sources(lang).items():
        for line in text.splitlines():
            assert "  " not in line.strip(), f"{lang}/{file}: {line}"
            assert line == line.rstrip(), f"{lang}/{file}: {line}"


def texts_in(tree: ast.AST) -> Iterator[str]:
    """Patterns of the keys a module can ask for: its strings, any word for an inserted value."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z-]+"
                for part in node.values
            ]
            if re.match(r"[a-z]+\\-", parts[0]):
                yield "".join(parts)


def texts_of_the_app() -> Iterator[str]:
    """The same for the browser app, whose sources lie beside this folder."""
    for path in (Path(__file__).parents[2] / "web" / "src").rglob("*"):
        if path.suffix in (".svelte", ".ts") and "generated" not in path.parts:
            text = path.read_text(encoding="utf-8")
            yield from re.findall(r"'([a-z]+(?:-[a-z]+)*)'", text)
            for start in re.findall(r"`((?:[a-z]+-)+)\$\{", text):
                yield f"{start}[a-z-]+"


def packages() -> Iterator[Path]:
    """Where words are asked for: this package, and those that bring games."""
    yield Path(empires.__file__).parent
    for game in declarations().values():
        if not game.words.startswith("empires."):
            yield Path(str(resources.files(game.words)))


def without_prefix(key: str) -> str:
    """What is asked for where a game may have words of its own (`Telling.key`)."""
    prefixes = [f"{game.prefix.lower()}-" for game in declarations().values()]
    return next((key.removeprefix(each) for each in prefixes if key.startswith(each)), key)


def test_every_message_is_used_somewhere() -> None:
    patterns = {
        pattern
        for package in packages()
        for path in package.rglob("*.py")
        for pattern in texts_in(ast.parse(path.read_text(encoding="utf-8")))
        if len(pattern) < 80
    }
    patterns |= set(texts_of_the_app())
    used = re.compile("|".join(sorted(patterns)))
    unused = [
        key
        for key in all_keys("en")
        if not used.fullmatch(key) and not used.fullmatch(without_prefix(key))
    ]
    assert " ".join(unused) == ""


def test_the_app_says_nothing_that_nobody_wrote() -> None:
    own = re.compile(r"(?:[a-z]{2}-)?web-.*[a-z]")
    asked = {text for text in texts_of_the_app() if own.fullmatch(text)}
    assert sorted(asked - set(all_keys("en"))) == []


def test_a_message_that_does_not_exist_is_an_error_and_not_shown() -> None:
    with pytest.raises(MissingWords, match=r'^the message "no-such-key" in de: nobody wrote it$'):
        words("de").say("no-such-key")


def test_a_missing_parameter_is_an_error_and_not_shown() -> None:
    with pytest.raises(MissingWords, match=r'^the message "ee-amount-axe" in en: .*n'):
        words("en").say("ee-amount-axe")


def test_an_unknown_language_names_the_known_ones() -> None:
    expected = r'^no words in the language "fr": expected en or de$'
    with pytest.raises(UnknownLanguage, match=expected):
        words("fr")


def test_a_language_is_read_once() -> None:
    assert words("de") is words("de")
    assert words("de").lang == "de"


@pytest.mark.parametrize(
    ("items", "all_of", "one_of"),
    [
        ([], "nichts", "nichts"),
        (["a"], "a", "a"),
        (["a", "b"], "a und b", "a oder b"),
        (["a", "b", "c"], "a, b und c", "a, b oder c"),
    ],
)
def test_lists_read_like_a_sentence(items: list[str], all_of: str, one_of: str) -> None:
    assert words("de").all_of(items) == all_of
    assert words("de").one_of(items) == one_of

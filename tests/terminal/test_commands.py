"""How a typed line is understood in each language."""

from __future__ import annotations

import pytest

from empires.terminal.commands import COMMANDS, Typed, understand, word_for
from empires.terminal.turn import Turn

GERMAN = {
    "zeig": "look",
    "ich": "me",
    "reihe": "row",
    "karte": "card",
    "züge": "moves",
    "zuege": "moves",
    "warum": "why",
    "hilfe": "help",
    "log": "log",
    "verlauf": "log",
    "zurück": "undo",
    "zurueck": "undo",
    "sichern": "save",
    "alles": "all",
    "tipp": "hint",
    "hinweis": "hint",
    "ende": "quit",
}


@pytest.mark.parametrize(("word", "command"), GERMAN.items())
def test_german_has_its_own_words(word: str, command: str) -> None:
    assert understand(word, "de") == Typed(command)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_english_words_work_in_every_language(command: str, lang: str) -> None:
    assert understand(command.upper(), lang) == Typed(command)
    assert hasattr(Turn, command)


def test_no_word_means_two_things() -> None:
    for lang in ("en", "de"):
        words = [w for by in COMMANDS.values() for w in {*by["en"], *by[lang]}]
        assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("7", Typed("play", "7")),
        ("  07 ", Typed("play", "07")),
        ("", Typed("")),
        (" \t ", Typed("")),
        ("?", Typed("help")),
        ("? 3", Typed("why", "3")),
        ("?3", Typed("why", "3")),
        ("why 3", Typed("why", "3")),
        ("row  Livia  Augusta", Typed("row", "Livia Augusta")),
        ("undo all", Typed("undo", "all")),
        ("save My Game.jsonl", Typed("save", "My Game.jsonl")),
    ],
)
def test_a_line_is_a_command_and_what_comes_after_it(line: str, typed: Typed) -> None:
    assert understand(line, "en") == typed


@pytest.mark.parametrize("line", ["dance", "1 2", "-1", "1.5", "²", "9" * 5000, "lookout", "\0"])
def test_anything_else_is_not_understood(line: str) -> None:
    assert understand(line, "en") is None


def test_german_words_are_shown_to_germans() -> None:
    assert [word_for("undo", lang) for lang in ("en", "de")] == ["undo", "zurück"]

"""Lines in and out: wrapping, asking and clearing."""

from __future__ import annotations

import io

import pytest

from empires.terminal.console import BLANK_LINES, CLEAR, Console, wrapped


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_paragraph_is_wrapped_with_its_indentation() -> None:
    assert wrapped("one two three four", 12, indent=2, hang=2) == [
        "  one two",
        "    three",
        "    four",
    ]


def test_a_long_word_stays_whole() -> None:
    """It may be a file name or a digest that somebody wants to copy."""
    assert wrapped("see /a/very-long/name", 10) == ["see", "/a/very-long/name"]


def test_an_empty_paragraph_is_an_empty_line() -> None:
    assert wrapped("") == [""]


def test_asking_gives_the_line_without_its_end() -> None:
    screen = io.StringIO()
    console = Console(io.StringIO("hello\r\n"), screen)
    assert console.ask("Name: ") == "hello"
    assert screen.getvalue().startswith("Name: ")


def test_the_end_of_the_input_is_told_apart_from_an_empty_line() -> None:
    console = Console(io.StringIO("\n"), io.StringIO())
    assert console.ask("") == ""
    with pytest.raises(EOFError):
        console.ask("")


def test_a_terminal_is_cleared_with_its_scrollback_and_a_file_with_empty_lines() -> None:
    for screen, clear in ((Screen(), CLEAR), (io.StringIO(), "\n" * BLANK_LINES)):
        Console(io.StringIO(), screen).clear()
        assert screen.getvalue() == clear


def test_a_window_is_used_up_to_a_readable_width(monkeypatch: pytest.MonkeyPatch) -> None:
    for columns, width in (("66", 66), ("400", 100), ("3", 20)):
        monkeypatch.setenv("COLUMNS", columns)
        assert Console(io.StringIO(), Screen()).width == width
    assert Console(io.StringIO(), io.StringIO()).width == 80

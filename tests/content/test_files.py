"""A file that is no pack at all gets one clear line, never a traceback."""

from pathlib import Path

import pytest

from empires.content.empires_end import check


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_missing_file() -> None:
    assert check("my.toml") == ["my.toml: expected a content pack, but there is no such file"]


def test_a_directory() -> None:
    Path("my.toml").mkdir()
    assert check("my.toml") == ["my.toml: expected a content pack, got a directory"]


def test_a_name_no_file_can_have() -> None:
    assert check("my\0.toml") == ["my\\x00.toml: expected a file name"]


def test_a_name_that_would_break_the_line() -> None:
    expected = "my\\n.toml: expected a content pack, but there is no such file"
    assert check("my\n.toml") == [expected]


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (
            b'[pack]\nname = "x"\ngame\n',
            "line 3, column 5: expected TOML: Expected '=' after a key in a key/value pair",
        ),
        (b"[pack]\n[pack]\n", "line 2, column 6: expected TOML: Cannot declare ('pack',) twice"),
        (b'[pack]\nname = "x', "end of document: expected TOML: Unterminated string"),
        (b"[pack]\n# F\xe4ulnis\n", "line 2: expected UTF-8 text, got the byte 0xe4"),
        ('name = "x"'.encode("utf-16"), "line 1: expected UTF-8 text, got the byte 0xff"),
        (b"a = " + b"[" * 5000, "expected TOML, got brackets nested too deeply"),
        (b"#" * 1_000_001, "expected at most 1000000 bytes, got more"),
    ],
    ids=["syntax", "twice", "unterminated", "latin-1", "utf-16", "nested", "large"],
)
def test_a_file_that_is_not_toml(content: bytes, line: str) -> None:
    Path("my.toml").write_bytes(content)
    assert check("my.toml") == [f"my.toml: {line}"]


def test_an_empty_file_is_told_what_a_pack_has() -> None:
    Path("my.toml").write_bytes(b"")
    assert check("my.toml") == [
        'my.toml: pack: expected a table [pack] with game = "empires-end" and a name, got nothing',
        "my.toml: location: expected 11 tables [[location]], got nothing (EE-SET-5)",
        "my.toml: disaster: expected 88 tables [[disaster]], got nothing (EE-SET-2)",
        "my.toml: conflict: expected 11 tables [[conflict]], got nothing (EE-SET-2)",
        "my.toml: track: expected a table [track] with two, more and lightning, got nothing",
    ]


def test_a_number_of_many_digits_is_refused_in_a_short_line() -> None:
    for number in ("9" * 5000, "0x" + "f" * 5000):
        Path("my.toml").write_text(f"[pack]\ngame = {number}\n")
        (line,) = check("my.toml")
        assert line.startswith("my.toml: ")
        assert len(line) < 200

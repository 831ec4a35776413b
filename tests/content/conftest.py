"""A pack of one's own for each test: the standard pack with a few words changed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from empires.content.empires_end import standard_text

MyPack = Callable[..., str]


@pytest.fixture
def standard() -> str:
    """The pack that is changed."""
    return standard_text()


@pytest.fixture
def my_pack(standard: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MyPack:
    """Writes `my.toml`: after each anchor, the first `old` becomes `new`."""
    monkeypatch.chdir(tmp_path)

    def write(*changes: tuple[str, str, str]) -> str:
        text = standard
        for anchor, old, new in changes:
            start = text.index(old, text.index(anchor))
            text = text[:start] + new + text[start + len(old) :]
        Path("my.toml").write_text(text, encoding="utf-8")
        return "my.toml"

    return write

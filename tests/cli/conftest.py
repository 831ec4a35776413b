"""Records that several tests read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.kit import played_table


@pytest.fixture(scope="session")
def finished_text() -> bytes:
    return played_table().record().text()


@pytest.fixture
def record(tmp_path: Path, finished_text: bytes) -> Path:
    """A finished game of three."""
    file = tmp_path / "game.jsonl"
    file.write_bytes(finished_text)
    return file

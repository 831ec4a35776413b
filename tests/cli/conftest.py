"""Records that several tests read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.kit import played_table


@pytest.fixture(scope="session")
def finished_text() -> bytes:
    return played_table().record().text()


@pytest.fixture(scope="session")
def finished_first_empires() -> bytes:
    return played_table(game="first-empires").record().text()


@pytest.fixture
def first_empires_record(tmp_path: Path, finished_first_empires: bytes) -> Path:
    """A finished game of First Empires for three."""
    file = tmp_path / "first.jsonl"
    file.write_bytes(finished_first_empires)
    return file


@pytest.fixture
def record(tmp_path: Path, finished_text: bytes) -> Path:
    """A finished game of three."""
    file = tmp_path / "game.jsonl"
    file.write_bytes(finished_text)
    return file

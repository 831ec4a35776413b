"""The table of the kit as Marcus sees it, and the same at its end."""

from typing import Any

import pytest

from tests.text.first_empires.kit import view_of


@pytest.fixture
def view() -> dict[str, Any]:
    return view_of()


@pytest.fixture
def finished() -> dict[str, Any]:
    """When the game is over: 10 to 2 to 1."""
    return view_of(over=True)

"""The table of the kit as Marcus sees it, and the same at its end."""

import pytest

from empires.shapes.first_empires.views import FirstEmpiresView
from tests.text.first_empires.kit import view_of


@pytest.fixture
def view() -> FirstEmpiresView:
    return view_of()


@pytest.fixture
def finished() -> FirstEmpiresView:
    """When the game is over: 10 to 2 to 1."""
    return view_of(over=True)

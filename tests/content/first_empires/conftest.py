"""For the tests of First Empires, a pack of one's own starts from its standard pack."""

import pytest

from empires.content.first_empires import standard_text


@pytest.fixture
def standard() -> str:
    return standard_text()

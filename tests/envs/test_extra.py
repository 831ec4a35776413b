"""What an installation without the extra brings: none of what research needs."""

from __future__ import annotations

from typing import Final

import pytest

from tests.installing.plan import installed_with

FOR_RESEARCH: Final = {
    "gymnasium",
    "numpy",
    "open-spiel",
    "pandas",
    "pettingzoo",
    "pillow",
    "polars",
    "pyarrow",
    "torch",
}


def test_without_the_extra_nothing_for_research_is_installed() -> None:
    assert installed_with("empires-tabletop") & FOR_RESEARCH == set()


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo", "open-spiel", "pyarrow"])
def test_the_extra_brings_what_the_environments_need(package: str) -> None:
    assert package in installed_with("empires-tabletop", "envs")

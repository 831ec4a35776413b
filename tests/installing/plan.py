"""What an installer fetches for a package, and how much room that takes.

It is read from what is installed where the tests run, so that nothing has to be fetched for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution, requires
from importlib.util import cache_from_source
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import empires

OURS: Final = "empires-tabletop"
BLOCK: Final = 4096  # on disk a file takes whole ones


def installed_with(name: str, extra: str = "") -> set[str]:
    """Everything that an installer fetches for a package, the package itself left out."""
    seen = {(canonicalize_name(name), extra)}
    waiting = list(seen)
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
                new = {(needed, each) for each in ("", *wanted.extras)} - seen
                seen |= new
                waiting += sorted(new)
    return {str(package) for package, _ in seen} - {canonicalize_name(name)}


def room(name: str) -> int:
    """The bytes on disk of an installed distribution, with its bytecode."""
    if name == OURS:  # it may be installed as a link to its sources
        return sum(map(on_disk, Path(empires.__path__[0]).rglob("*")))
    try:
        found = distribution(name)
    except PackageNotFoundError:  # one for another platform
        return 0
    return sum(map(on_disk, set(files(found))))


def files(found: Distribution) -> Iterator[Path]:
    for listed in found.files or []:
        file = Path(str(listed.locate()))
        yield file
        if file.suffix == ".py":  # not every installer lists it
            compiled = Path(cache_from_source(str(file)))
            yield compiled if compiled.is_file() else file.with_suffix(".py")


def on_disk(file: Path) -> int:
    return -(-file.stat().st_size // BLOCK) * BLOCK if file.is_file() else 0

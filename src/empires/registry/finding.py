"""Finding the declared games: the two of this package, then those of other installed packages.

Another package names its declaration as an entry point of the group ``empires.games``. Whatever is
wrong with one is said in one line, and the others can still be played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from empires.registry.declaration import BadDeclaration, Declaration, at
from empires.registry.empires_end import EMPIRES_END
from empires.registry.first_empires import FIRST_EMPIRES

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "empires.games"
BUILT_IN: Final = {each.name: each for each in (EMPIRES_END, FIRST_EMPIRES)}


class UnknownGame(ValueError):
    """No game of that name, with the names that there are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f'there is no game "{name}": known are {", ".join(known)}')


def declaration(name: str) -> Declaration:
    """The game of that name. The installed packages are looked through only if it is not ours."""
    found = BUILT_IN.get(name) or declarations().get(name)
    if found is None:
        raise UnknownGame(name, tuple(declarations()))
    return found


@cache
def declarations() -> Mapping[str, Declaration]:
    """Every game by name, in the order in which fronts list them."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - import empires stays quick

    found = dict(BUILT_IN)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            game = read(entry)
            refuse_twins(game, found)
        except BadDeclaration as error:
            say(f'empires: the game "{entry.name}" of {package_of(entry)} is left out: {error}')
        else:
            found[game.name] = game
    return MappingProxyType(found)


def read(entry: EntryPoint) -> Declaration:
    """What an entry point names, once it is known that it can be played."""
    game = at(entry.value)
    if not isinstance(game, Declaration):
        raise BadDeclaration(f"{entry.value} is no Declaration but {type(game).__name__}")
    if game.name != entry.name:
        raise BadDeclaration(f'it is declared as "{game.name}", and both names must be the same')
    game.check()
    return game


def refuse_twins(game: Declaration, known: Mapping[str, Declaration]) -> None:
    for other in known.values():
        for field, own in identity(game):
            if (field, own) in identity(other):
                raise BadDeclaration(f'{field}: "{own}" is taken already, by {other.title}')


def identity(game: Declaration) -> Iterator[tuple[str, str]]:
    """What no two games may share."""
    yield "name", game.name
    yield "prefix", game.prefix
    if game.environment:
        yield "environment", game.environment


def package_of(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else "an unknown package"


def say(line: str) -> None:
    """Once: processes that think or serve for this one find the same, and keep quiet.

    Where nobody has set up logs, the line goes to stderr as it is.
    """
    import logging  # noqa: PLC0415
    import multiprocessing  # noqa: PLC0415

    if multiprocessing.parent_process() is None:
        logging.getLogger("empires").warning("%s", line)

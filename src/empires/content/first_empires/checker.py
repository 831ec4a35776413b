"""From TOML data to a pack: what First Empires needs, and everything that is wrong told at once."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ..digest import digest
from ..heading import read_heading
from ..problems import Problems, expected
from ..reader import Entry
from ..sources import SOURCES, read_source
from .civilizations import read_civilization
from .fitting import check_fit
from .maps import read_map
from .shape import COLOURS, PLAYERS, TILES, Civilization, Map, Pack

GAME: Final = "first-empires"
COUNTS: Final = ("two", "three", "four", "five")  # players
MOST_ROUNDS: Final = 20
MOST_TILE: Final = 20


def read_pack(document: Mapping[str, Any], file: str) -> Pack:
    """The pack, or a ContentError with every problem of the file."""
    problems = Problems(file)
    top = Entry(document, problems)
    name = read_heading(top, GAME, problems)
    top.allow(("pack", "rounds", "tiles", "map", "civilization"))
    rounds, rounds_source = _read_rounds(top)
    tiles, tiles_source = _read_tiles(top)
    maps: list[Map] = []
    sound: list[Map] = []
    for entry in top.entries("map", ("name",), "tables [[map]]", "FE-SET-1"):
        before = len(problems.found)
        maps.append(read_map(entry))
        sound += maps[-1:] if len(problems.found) == before else []
    found = top.entries("civilization", ("name",), "tables [[civilization]]", "FE-SET-3")
    civilizations = [read_civilization(entry) for entry in found]
    _check_own_names([x for x in maps if x.name], [x for x in civilizations if x.name], problems)
    check_fit(maps, sound, civilizations, problems)
    if problems.found:
        raise problems.error()
    pack = Pack(
        name=name,
        maps=tuple(sorted(maps, key=lambda side: side.players)),
        civilizations=tuple(sorted(civilizations, key=lambda x: x.colour)),
        tiles=tuple(sorted(tiles)),
        rounds=rounds,
        source={**rounds_source, **tiles_source},
        digest="",
    )
    return replace(pack, digest=digest(pack))


def _read_rounds(top: Entry) -> tuple[tuple[int, ...], dict[str, str]]:
    table = top.table("rounds", "a table [rounds] with two, three, four and five")
    if table is None:
        return (), {}
    table.allow((*COUNTS, "source"))
    rounds = (table.whole(count, 1, MOST_ROUNDS, "FE-SET-9") for count in COUNTS)
    return (0,) * min(PLAYERS) + tuple(rounds), read_source(table, COUNTS)


def _read_tiles(top: Entry) -> tuple[tuple[int, ...], dict[str, str]]:
    table = top.table("tiles", "a table [tiles] with values")
    if table is None:
        return (), {}
    table.allow(("values", "source"))
    values = table.wholes("values", TILES, 1, MOST_TILE, "FE-SET-8")
    return values, {"tiles": table.name("source", SOURCES)}


def _check_own_names(
    maps: Sequence[Map], civilizations: Sequence[Civilization], problems: Problems
) -> None:
    """Players and records know regions, civilizations and cards by name, and pieces by colour."""
    _check_own("name", [(f"map {side.name}", side.name) for side in maps], "FE-SET-1", problems)
    for side in maps:
        regions = [(f"map {side.name}, region {x.name}", x.name) for x in side.regions]
        _check_own("name", regions, "FE-SET-1", problems)
    places = [f"civilization {x.name}" for x in civilizations]
    own = {
        "name": ([x.name for x in civilizations], "FE-SET-3"),
        "colour": ([COLOURS[x.colour] if x.colour >= 0 else "" for x in civilizations], "FE-SET-3"),
        "home": ([x.home for x in civilizations], "FE-SET-6"),
    }
    for what, (values, rule) in own.items():
        _check_own(what, zip(places, values, strict=True), rule, problems)
    cards = [
        (f"civilization {x.name}, card {y.name}", y.name) for x in civilizations for y in x.cards
    ]
    _check_own("name", cards, "FE-SET-7", problems)


def _check_own(what: str, found: Iterable[tuple[str, str]], rule: str, problems: Problems) -> None:
    """Of places and their values, those whose value came before; one that is wrong is empty."""
    seen: list[str] = []
    for place, value in found:
        if value and value in seen:
            got = expected(f"a {what} of its own", f"{value} again")
            problems.add(f"{place}, {what}", got, rule)
        seen.append(value)

"""The kinds of ability of Empire's End, which parameters each has, and how they are read."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

from ..problems import expected, listed, shown
from ..reader import Entry
from .shape import LOCATION_KINDS, NOTHING, RESOURCES, Ability, Amounts

MOST: Final = 20  # of a resource, of points, of strength: far beyond any card
MOST_OPTIONS: Final = 4
MOST_TIMES: Final = 5
AMOUNTS_EXAMPLE: Final = "a table such as { wheat = 1 }"


@dataclass(frozen=True, slots=True)
class Parameter:
    """A key of the ability's table and the field of `Ability` that it fills."""

    key: str
    field: str
    read: Callable[[Entry, str], Any]


@dataclass(frozen=True, slots=True)
class Kind:
    """When an ability of this kind may act, what it is told, and whether a location may have it."""

    phases: tuple[str, ...]
    parameters: tuple[Parameter, ...] = ()
    at_location: bool = False


def read_amounts(entry: Entry, key: str) -> Amounts:
    table = entry.table(key, AMOUNTS_EXAMPLE)
    return NOTHING if table is None else _amounts(entry, key, table)


def _amounts(entry: Entry, key: str, table: Entry) -> Amounts:
    if table.is_empty():
        entry.wrong(key, f"expected at least one of {listed(RESOURCES)}, got none")
    table.allow(RESOURCES)
    found = tuple(table.whole(name, 1, MOST) if name in table else 0 for name in RESOURCES)
    return cast(Amounts, found)


def _read_options(entry: Entry, key: str) -> tuple[Amounts, ...]:
    items = entry.items(key, "a list such as [{ hammer = 1 }, { axe = 1 }]")
    if len(items) > MOST_OPTIONS:
        entry.wrong(key, f"expected 1 to {MOST_OPTIONS} alternatives, got {len(items)}")
    options: list[Amounts] = []
    for number, item in enumerate(items, start=1):
        place = f"{key}[{number}]"
        if not isinstance(item, dict):
            entry.wrong(place, expected(AMOUNTS_EXAMPLE, shown(item)))
            continue
        option = _amounts(entry, place, entry.inner(item, place))
        if any(option) and option in options:
            entry.wrong(place, "expected alternatives that differ, got the same again")
        options.append(option)
    return tuple(options)


def _whole(
    key: str, low: int = 1, high: int = MOST, rule: str = "", default: int | None = None
) -> Parameter:
    return Parameter(key, key, lambda entry, key: entry.whole(key, low, high, rule, default))


def _name(key: str, names: tuple[str, ...]) -> Parameter:
    return Parameter(key, key, lambda entry, key: entry.index(key, names))


_GAIN = Parameter("gain", "gain", read_amounts)
_OPTIONS = Parameter("gain", "options", _read_options)
_POINTS = _whole("points")
_STRENGTH = _whole("strength")
_LOCATION = _name("location", LOCATION_KINDS)

KINDS: Final[dict[str, Kind]] = {
    "gain": Kind(("economy", "destroyed"), (_GAIN,), at_location=True),
    "points": Kind(("economy", "industry", "destroyed"), (_POINTS,), at_location=True),
    "exchange": Kind(
        ("economy",),
        (_name("pay", RESOURCES), _OPTIONS, _whole("times", high=MOST_TIMES, default=1)),
        at_location=True,
    ),
    "refresh_adjacent": Kind(("economy", "industry"), at_location=True),
    "refresh_all": Kind(("destroyed",)),
    "repeat": Kind(("economy",)),
    "gain_per_adjacent": Kind(("economy",), (_LOCATION, _GAIN), at_location=True),
    "points_per_adjacent_destroyed": Kind(("economy", "end"), (_POINTS,), at_location=True),
    "points_per_adjacent": Kind(("end",), (_LOCATION, _POINTS)),
    "swap": Kind(("industry",), at_location=True),
    "move_innovation": Kind(("industry",)),
    "rebuild_discount": Kind(("industry",), (_whole("hammers"),)),
    # Exactly 1: a card that costs 2 must never become free.
    "build_discount": Kind(
        ("industry",), (_whole("hammers", high=1, rule="EE-IND-3"),), at_location=True
    ),
    "free_bid": Kind(("disaster",), (_name("resource", RESOURCES[:3]),)),
    "replace": Kind(("disaster",)),
    "strength": Kind(("conflict",), (_STRENGTH,), at_location=True),
    "strength_per_adjacent_destroyed": Kind(("conflict",), (_STRENGTH,), at_location=True),
    "points_per_resource": Kind(("end",), (_name("resource", RESOURCES), _POINTS)),
    "points_per_destroyed": Kind(("end",), (_POINTS,)),
    "points_most_destroyed": Kind(("end",), (_POINTS,)),
    "copy_end": Kind(("end",)),
}

# Locations act in the phases of the row; the others belong to innovations (EE-DIS-9, EE-INN-6).
LOCATION_PHASES: Final = ("economy", "industry", "conflict")
_LOCATION_ABILITIES: Final = tuple(name for name, kind in KINDS.items() if kind.at_location)


def read_ability(entry: Entry, *, at_location: bool) -> Ability:
    """The ability of a card or tile; a broken one rests until its problems are mended."""
    table = entry.table("ability", 'a table such as { phase = "industry", kind = "swap" }')
    name = table.name("kind", _LOCATION_ABILITIES if at_location else tuple(KINDS)) if table else ""
    if table is None or not name:
        return Ability(kind="", phase="")
    kind = KINDS[name]
    table.allow(("phase", "kind", *(parameter.key for parameter in kind.parameters)))
    phases = [p for p in kind.phases if not at_location or p in LOCATION_PHASES]
    phase = table.name("phase", phases)
    values = {
        parameter.field: parameter.read(table, parameter.key) for parameter in kind.parameters
    }
    return Ability(kind=name, phase=phase, **values)

"""From TOML data to a pack: what Empire's End needs, and everything that is wrong told at once."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from ..digest import digest
from ..heading import read_heading
from ..problems import Problems, expected
from ..reader import Entry
from .cards import read_conflict, read_disaster, read_location
from .shape import FAMILIES, LOCATION_KINDS, ROW, Location, Pack
from .track import read_track

GAME: Final = "empires-end"
SHOWN_MISSING: Final = 6
LOCATION_COUNTS: Final = {"city": 1, "town": 2, "army": 2, "road": 3, "farm": 3}
DISASTERS: Final = tuple(f"{family}-{n}" for family in FAMILIES for n in range(1, ROW + 1))
CONFLICTS: Final = tuple(str(n) for n in range(1, ROW + 1))

Card = TypeVar("Card")


def read_pack(document: Mapping[str, Any], file: str) -> Pack:
    """The pack, or a ContentError with every problem of the file."""
    problems = Problems(file)
    top = Entry(document, problems)
    name = read_heading(top, GAME, problems)
    top.allow(("pack", "location", "disaster", "conflict", "track"))

    def cards(
        key: str, label: tuple[str, ...], count: int, rule: str, read: Callable[[Entry], Card]
    ) -> list[Card]:
        return [read(entry) for entry in top.entries(key, label, f"{count} tables [[{key}]]", rule)]

    locations = cards("location", ("kind", "value"), ROW, "EE-SET-5", read_location)
    _check_row(locations, problems)
    disasters = cards("disaster", ("family", "number"), len(DISASTERS), "EE-SET-2", read_disaster)
    _check_each_once("disaster", [card.slug for card in disasters], DISASTERS, problems)
    conflicts = cards("conflict", ("number",), ROW, "EE-SET-2", read_conflict)
    _check_each_once("conflict", [str(card.number) for card in conflicts], CONFLICTS, problems)
    track = read_track(top)
    if problems.found:
        raise problems.error()
    pack = Pack(
        name=name,
        locations=tuple(sorted(locations, key=lambda x: (LOCATION_KINDS.index(x.kind), -x.value))),
        disasters=tuple(sorted(disasters, key=lambda x: DISASTERS.index(x.slug))),
        conflicts=tuple(sorted(conflicts, key=lambda x: x.number)),
        track_two=track.two,
        track_more=track.more,
        lightning=track.lightning,
        source=track.source,
        digest="",
    )
    return replace(pack, digest=digest(pack))


def _check_row(locations: Sequence[Location], problems: Problems) -> None:
    """EE-SET-5: 1 City, 2 Towns, 2 Armies, 3 Roads and 3 Farms, each with its own value."""
    counts = Counter(location.kind for location in locations)
    for kind, right in LOCATION_COUNTS.items():
        got = counts[kind]
        if locations and (got > right or got + counts[""] < right):
            problems.add("location", expected(f"{right} of kind {kind}", str(got)), "EE-SET-5")
    slugs: dict[int, str] = {}
    for location in locations:
        if location.value in slugs:
            other = f"{location.value} as at {slugs[location.value]}"
            place = f"location {location.slug}, value"
            problems.add(place, expected("a value of its own", other), "EE-SET-5")
        elif location.value > 0:
            slugs[location.value] = location.slug


def _check_each_once(
    key: str, found: Sequence[str], right: Sequence[str], problems: Problems
) -> None:
    """EE-SET-2: every card once. A card whose name is wrong may be one of those missing."""
    counts = Counter(found)
    for name in right:
        if counts[name] > 1:
            problems.add(f"{key} {name}", expected("one such card", str(counts[name])), "EE-SET-2")
    missing = [name for name in right if not counts[name]]
    misnamed = sum(name not in right for name in found)
    if found and len(missing) > misnamed:
        names = ", ".join(missing[:SHOWN_MISSING])
        more = f" and {len(missing) - SHOWN_MISSING} more" if len(missing) > SHOWN_MISSING else ""
        what = f"expected {len(right)} cards, missing {names}{more}"
        problems.add(key, what, "EE-SET-2")

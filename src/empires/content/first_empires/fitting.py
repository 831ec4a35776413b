"""Whether the parts of a pack fit together: maps that can be played on with each number of players,
and on them a home for each civilization and enough for each card.

Maps with a wrong value of their own are left out of most checks; that has been told already.
"""

from collections.abc import Sequence
from typing import TypeAlias

from ..problems import Problems, alike, expected, listed, shown
from .shape import COLOURS, NONE, PLAYERS, TILES, Civilization, Condition, Map

Board: TypeAlias = tuple[Map, int]
"""A map and a number of players that use it."""


def check_fit(
    maps: Sequence[Map],
    sound: Sequence[Map],
    civilizations: Sequence[Civilization],
    problems: Problems,
) -> None:
    """`sound` are those of the maps in which every value is right."""
    for players in PLAYERS:
        _check_enough(maps, civilizations, players, problems)
    boards = [(side, players) for side in sound for players in side.players]
    for side, players in boards:
        _check_colours(side, players, problems)
        _check_ways(side, players, problems)
    for civilization in [x for x in civilizations if x.name]:
        played = [(side, players) for side, players in boards if players in civilization.players]
        _check_home(civilization, played, problems)
        _check_conditions(civilization, played, problems)


def _check_enough(
    maps: Sequence[Map], civilizations: Sequence[Civilization], players: int, problems: Problems
) -> None:
    """FE-SET-1, FE-SET-3. One whose own list of players is wrong may be for these."""
    sides = sum(players in side.players for side in maps)
    unclear = sum(not side.players for side in maps)
    if maps and (sides > 1 or sides + unclear < 1):
        problems.add("map", expected(f"one map for {players} players", str(sides)), "FE-SET-1")
    dealt = sum(players in x.players for x in civilizations)
    unclear = sum(not x.players for x in civilizations)
    if civilizations and dealt + unclear < players:
        right = f"at least {players} for {players} players"
        problems.add("civilization", expected(right, str(dealt)), "FE-SET-3")


def _check_colours(side: Map, players: int, problems: Problems) -> None:
    """FE-PRO-2: without a region of its colour a track could never be climbed."""
    for colour, name in enumerate(COLOURS):
        if not _most(Condition("occupy", colour, 1), side, players):
            right = f"at least one {name} region with {players} players"
            problems.add(f"map {side.name}, region", expected(right, "none"), "FE-PRO-2")


def _check_ways(side: Map, players: int, problems: Problems) -> None:
    """FE-MOV-1: over land borders, oceans and their links, explorers can come to every region."""
    regions = side.in_play(players)
    reached = _reached(side, regions)
    cut_off = [side.regions[region].name for region in regions if region not in reached]
    if cut_off:
        right = f"ways between all regions with {players} players"
        got = f"none from {side.regions[regions[0]].name} to {listed(cut_off)}"
        problems.add(f"map {side.name}", expected(right, got), "FE-MOV-1")


def _reached(side: Map, regions: Sequence[int]) -> set[int]:
    """The spaces one can come to from the first region; oceans are numbered after the regions."""
    sea = len(side.regions)
    ways = [(a, b) for a, b in side.borders if a in regions and b in regions]
    ways += [(region, sea + ocean) for region in regions for ocean in side.regions[region].oceans]
    ways += [(sea + a, sea + b) for a, b in side.links]
    reached: set[int] = set()
    found = set(regions[:1])
    while found:
        reached |= found
        found = {a if b in found else b for a, b in ways if a in found or b in found} - reached
    return reached


def _check_home(civilization: Civilization, played: Sequence[Board], problems: Problems) -> None:
    """FE-SET-6: the start region is in play whenever the civilization is."""
    home = civilization.home
    known = [region.name for side, _ in played for region in side.regions]
    for side, players in played:
        regions = [side.regions[region].name for region in side.in_play(players)]
        if home and home not in regions:
            near = [] if home in known else [f" such as {name}" for name in alike(home, regions)]
            right = f"a region in play on map {side.name} with {players} players{''.join(near[:1])}"
            place = f"civilization {civilization.name}, home"
            problems.add(place, expected(right, shown(home)), "FE-SET-6")
            return  # the next number of players would only say the same


def _check_conditions(
    civilization: Civilization, played: Sequence[Board], problems: Problems
) -> None:
    """FE-ACH-1: with some number of players each card can be scored, if not with all of them."""
    for card in civilization.cards if played else ():
        side, players = max(played, key=lambda board: _most(card.condition, *board))
        most = _most(card.condition, side, players)
        if card.condition.count > most:
            right = f"at most {most} on map {side.name} with {players} players"
            place = f"civilization {civilization.name}, card {card.name}, condition.count"
            problems.add(place, expected(right, str(card.condition.count)), "FE-ACH-1")


def _most(condition: Condition, side: Map, players: int) -> int:
    """How much there is of what the condition counts, as far as map and players limit it."""
    regions = [side.regions[region] for region in side.in_play(players)]
    match condition.kind:
        case "occupy" if condition.colour > NONE:
            return sum(region.colour == condition.colour for region in regions)
        case "occupy_total":
            return len(regions) - (players - 1)  # FE-CON-4: everybody keeps a last region
        case "occupy_continents":
            return len({region.continent for region in regions})
        case "captured_cities":
            return TILES * (players - 1)
    return condition.count

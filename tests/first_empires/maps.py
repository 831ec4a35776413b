"""Packs with other maps: waters on which explorers are easily lost, and random ones."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from empires.content.first_empires import COLOURS, standard_text
from empires.rules.random import Random, seeded
from empires.table.first_empires.game import FirstEmpiresGame

# The civilizations need their homes, and so every map here has them.
HOMES: Final = ("karthadst", "etruria", "huaxia", "mupata", "wallmapu")
EXPLORERS: Final = (1, 2, 3, 4, 6)
"""What the yellow tracks of all civilizations show in these packs: small groups, soon tried out."""


@dataclass(frozen=True)
class Waters:
    """A map: which oceans each region lies at, which oceans and which regions border each other."""

    oceans: tuple[str, ...]
    coasts: Mapping[str, str]
    links: tuple[str, ...] = field(default=())
    borders: tuple[str, ...] = field(default=())

    def text(self) -> str:
        regions = [
            f'[[map.region]]\nname = "{name}"\ncolour = "{COLOURS[i % 5]}"\nplayers = 2\n'
            f'continent = "asia"\noceans = {listed(coast.split())}\nsource = "reconstructed"\n'
            for i, (name, coast) in enumerate(self.coasts.items())
        ]
        borders = [
            f'[[map.border]]\nbetween = {listed(border.split("-"))}\nsource = "reconstructed"\n'
            for border in self.borders
        ]
        links = ", ".join(listed(link.split("-")) for link in self.links)
        head = f'[[map]]\nname = "waters"\nplayers = [2, 3, 4, 5]\noceans = {listed(self.oceans)}\n'
        return head + "\n".join(
            [f'links = [{links}]\nsource = "reconstructed"\n', *regions, *borders]
        )


def listed(names: Iterable[str]) -> str:
    return json.dumps(list(names))


def game_on(waters: Waters) -> FirstEmpiresGame:
    """The game with this map for any number of players, and civilizations that fit it."""
    head, _, rest = standard_text().partition("[[map]]")
    civilizations = rest[rest.index("[[civilization]]") :]
    civilizations = re.sub(
        r"(?m)^condition = .*", 'condition = { kind = "own_cities", count = 2 }', civilizations
    )
    civilizations = re.sub(
        r"explorers = \{ values = \[.*?\]",
        f"explorers = {{ values = {list(EXPLORERS)}",
        civilizations,
    )
    with TemporaryDirectory() as folder:
        file = Path(folder) / "waters.toml"
        file.write_text(f"{head}\n{waters.text()}\n{civilizations}", encoding="utf-8")
        return FirstEmpiresGame(file)


WATERS: Final = {
    # Nothing but islands, and two oceans between the ends.
    "islands": Waters(
        ("north", "middle", "south"),
        {
            "karthadst": "north",
            "etruria": "south",
            "huaxia": "middle",
            "mupata": "middle",
            "wallmapu": "north south",
            "alba": "south",
        },
        links=("north-middle", "middle-south"),
    ),
    # Four waters in a line with one coast each; the way back may be too long.
    "channel": Waters(
        ("one", "two", "three", "four"),
        {
            "karthadst": "one",
            "huaxia": "two",
            "mupata": "three",
            "etruria": "four",
            "wallmapu": "four",
            "alba": "",
        },
        links=("one-two", "two-three", "three-four"),
        borders=("karthadst-alba", "alba-huaxia"),
    ),
    # A long strait: a coast at each end, and the rest of the land behind them.
    "strait": Waters(
        ("one", "two", "three", "four"),
        {
            "karthadst": "one",
            "etruria": "four",
            "mupata": "",
            "wallmapu": "",
            "alba": "",
            "huaxia": "",
        },
        links=("one-two", "two-three", "three-four"),
        borders=(
            "etruria-mupata",
            "mupata-wallmapu",
            "wallmapu-alba",
            "alba-huaxia",
            "huaxia-karthadst",
        ),
    ),
    # Waters that no explorer leaves but over land.
    "lakes": Waters(
        ("north", "east", "south", "west"),
        {
            "karthadst": "north east",
            "etruria": "east south",
            "huaxia": "south west",
            "mupata": "west north",
            "wallmapu": "north",
            "alba": "south",
        },
        borders=("karthadst-wallmapu", "etruria-alba"),
    ),
    # One bay with three coasts: whoever sails it while others hold them needs help by land.
    "bay": Waters(
        ("bay",),
        {
            "karthadst": "bay",
            "etruria": "bay",
            "huaxia": "bay",
            "mupata": "",
            "wallmapu": "",
            "alba": "",
        },
        borders=(
            "karthadst-mupata",
            "mupata-etruria",
            "mupata-wallmapu",
            "wallmapu-huaxia",
            "wallmapu-alba",
            "alba-huaxia",
        ),
    ),
    # An inner sea behind a single coast, which is also the only way out of it.
    "inner sea": Waters(
        ("outer", "inner"),
        {
            "karthadst": "outer inner",
            "etruria": "outer",
            "huaxia": "outer",
            "mupata": "inner",
            "wallmapu": "",
            "alba": "inner",
        },
        borders=("etruria-wallmapu", "wallmapu-mupata", "wallmapu-huaxia"),
    ),
}


@cache
def game_of(name: str) -> FirstEmpiresGame:
    """The game on one of ``WATERS``, or on the standard maps."""
    return FirstEmpiresGame() if name == "standard" else game_on(WATERS[name])


def random_waters(seed: int) -> Waters:
    """A map with two to four oceans on which there is a way from everywhere to everywhere."""
    random = seeded([seed, 7, 7])
    oceans = ("north", "east", "south", "west")[: 2 + random.below(3)]
    regions = (*HOMES, "alba", "bora", "cypria")[: 5 + random.below(4)]
    coasts = {region: some(oceans, 30, random) for region in regions}
    links = some([f"{a}-{b}" for a, b in pairs(oceans)], 40, random)
    borders = some([f"{a}-{b}" for a, b in pairs(regions)], 10, random)
    # A chain by land or sea makes the map one, whatever chance has left out.
    for a, b in itertools.pairwise(regions):
        if random.below(3) == 0:
            borders += [f"{a}-{b}"]
        else:
            ocean = oceans[random.below(len(oceans))]
            coasts[a] += [ocean]
            coasts[b] += [ocean]
    return Waters(
        oceans,
        {region: " ".join(sorted(set(coast))) for region, coast in coasts.items()},
        tuple(links),
        tuple(sorted(set(borders))),
    )


def pairs(names: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]


def some(entries: tuple[str, ...] | list[str], percent: int, random: Random) -> list[str]:
    return [entry for entry in entries if random.below(100) < percent]

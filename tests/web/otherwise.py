"""Packs that can be played and in which every single value is not as in the standard pack."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

from empires.content.empires_end import PACKS
from empires.content.first_empires import PACKS as FIRST_PACKS
from empires.content.first_empires.civilizations import RANGES
from empires.content.first_empires.shape import COLOURS, CONTINENTS, TRACKS
from empires.content.packs import Packs

Document = dict[str, Any]
ALL: dict[str, Packs[Any]] = {"empires-end": PACKS, "first-empires": FIRST_PACKS}
BIDS = ["wheat", "hammer", "axe"]


def otherwise(game: str) -> Document:
    """The document of such a pack, in which rows stand in the order of the standard pack."""
    document = tomllib.loads(ALL[game].standard_text())
    (empires_end if game == "empires-end" else first_empires)(document)
    return document


def following(rows: list[Document], key: str) -> Iterator[Any]:
    """For each row what the next one says there that says something else."""
    values = [row[key] for row in rows]
    for n, value in enumerate(values):
        yield next(each for each in values[n:] + values[:n] if each != value)


def turned(values: tuple[str, ...], value: str) -> str:
    return values[(values.index(value) + 1) % len(values)]


def empires_end(document: Document) -> None:
    for table in ("disaster", "location"):
        rows = document[table]
        for row, ability in zip(rows, list(following(rows, "ability")), strict=True):
            row["ability"] = ability
    for card in document["disaster"]:
        first = next((bid for bid in BIDS if bid not in card["bids"]), "")
        card["bids"] = [bid for bid in BIDS if bid in card["bids"] or bid == first]
        if not first:
            card["bids"] = BIDS[:2]
        card["cost"] = 3 - card["cost"]
    for place in document["location"]:
        place["value"] += 1
        place["rebuild"] += 1
    rewards = list(following(document["conflict"], "middle"))
    for card, middle in zip(document["conflict"], rewards, strict=True):
        card["low"] = card["low"] | {"to": card["low"]["to"] + 1, "refresh": 1}
        card["middle"] = middle
        gain = card["high"].get("gain", {})
        more = {"from": card["high"]["from"] + 1, "gain": gain | {"axe": gain.get("axe", 0) + 1}}
        card["high"] = card["high"] | more
        card["victory"] = card["victory"] | {"points": card["victory"].get("points", 0) - 1}
        upheaval = card["upheaval"]
        card["upheaval"] = {"rank": upheaval["rank"] % 3 + 1, "position": upheaval["position"]}
    track = document["track"]
    for side in ("two", "more"):
        spaces = track[side].split()
        spaces[4] = turned(("D", "E", "I"), spaces[4])
        track[side] = " ".join(spaces)
    track["lightning"] += 1


HOMES = ["albion", "scythia", "indus", "funan", "rus"]
DEALT = [[2, 3, 5], [2, 4, 5], [2, 3, 4, 5], [4, 5], [3, 4, 5]]


def first_empires(document: Document) -> None:
    for key in ("two", "three", "four", "five"):
        document["rounds"][key] -= 1
    document["tiles"]["values"] = [value + 1 for value in document["tiles"]["values"]]
    for each, players in zip(document["map"], [[4, 5], [2, 3]], strict=True):
        map_otherwise(each, players)
    cards = [card for each in document["civilization"] for card in each["card"]]
    for n, each in enumerate(document["civilization"]):
        each["name"] += "-2"
        each["colour"] = turned(COLOURS, each["colour"])
        each["home"] = HOMES[n] + "-2"
        each["players"] = DEALT[n]
        for track in TRACKS:
            low, high = RANGES[track]
            table = each[track]
            table["values"] = nudged(table["values"], low, high, first=track == "cards")
            table["points"] = nudged(table["points"], 0, 20)
            table["city"] = table["city"] % 4 + 1
    for card in cards:
        card["name"] += "-2"
        card["en"] += "!"
        card["de"] += "!"
        card["points"] += 1
        if card["condition"]["kind"] == "occupy_colours":
            card["condition"] = {"kind": "occupy_total", "count": 2}
        elif card["condition"]["count"] == 1:
            card["condition"]["count"] = 2
        else:
            card["condition"]["count"] -= 1


def map_otherwise(each: Document, players: list[int]) -> None:
    each["players"] = players
    each["oceans"] = [f"{name}-2" for name in each["oceans"]] + ["south-2"]
    each["links"] = [["west-2", "east-2"], ["west-2", "south-2"]]
    fewest = 3 if players[0] > 3 else 2
    for region in each["region"]:
        region["name"] += "-2"
        region["colour"] = turned(COLOURS, region["colour"])
        region["players"] = fewest
        region["continent"] = turned(CONTINENTS, region["continent"])
        coasts = [f"{name}-2" for name in region["oceans"]]
        region["oceans"] = coasts[:1] if len(coasts) > 1 else [*coasts, "south-2"]
    names = [region["name"] for region in each["region"]]
    taken = {frozenset(f"{name}-2" for name in row["between"]) for row in each["border"]}
    for row in each["border"]:
        here = f"{row['between'][0]}-2"
        there = next(x for x in names if x != here and frozenset((here, x)) not in taken)
        taken.add(frozenset((here, there)))
        row["between"] = [here, there]


def nudged(values: list[int], low: int, high: int, *, first: bool = False) -> list[int]:
    """One of them is one more or less, and they still never fall."""
    tries: list[tuple[int, int]] = [(n, by) for n in range(len(values)) for by in (1, -1)]
    for n, by in tries[:2] if first else tries:
        new = [value + by if n == at else value for at, value in enumerate(values)]
        if all(low <= value <= high for value in new) and (first or new == sorted(new)):
            return new
    raise AssertionError(values)

"""A wrong location, disaster or conflict card is told with its name and its field."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from empires.content.empires_end import check, standard_text

MyPack = Callable[..., str]

CITY = 'kind = "city"'
FARM = 'kind = "farm"'
ROAD = 'kind = "road"'
FIRE_9 = 'family = "fire"\nnumber = 9\n'
CONFLICT = "[[conflict]]"
BIDS = 'a list of wheat, hammer and axe, each at most once, such as ["wheat", "axe"]'


@pytest.mark.parametrize(
    ("anchor", "old", "new", "line"),
    [
        (
            CITY,
            '"city"',
            '"citty"',
            "location citty-32, kind: expected city, town, army, road or farm, "
            'got "citty" (EE-SET-5)',
        ),
        (
            CITY,
            "value = 32",
            "value = 100",
            "location city-100, value: expected 1 to 99, got 100 (EE-SET-5)",
        ),
        (
            CITY,
            "value = 32",
            "value = true",
            "location city-True, value: expected 1 to 99, got true (EE-SET-5)",
        ),
        (
            CITY,
            "value = 32",
            "",
            "location entry 1, value: expected 1 to 99, got nothing (EE-SET-5)",
        ),
        (
            FARM,
            "value = 11",
            "value = 9",
            "location farm-9, value: expected a value of its own, got 9 as at road-9 (EE-SET-5)",
        ),
        (
            FARM,
            "rebuild = 5",
            "rebuild = 21",
            "location farm-11, rebuild: expected 1 to 20, got 21 (EE-IND-6)",
        ),
        (
            FARM,
            "rebuild = 5",
            'rebuild = "five"',
            'location farm-11, rebuild: expected 1 to 20, got "five" (EE-IND-6)',
        ),
    ],
)
@pytest.mark.rule("EE-SET-5", "EE-IND-6")
def test_a_location_has_a_kind_a_value_of_its_own_and_a_price(
    my_pack: MyPack, anchor: str, old: str, new: str, line: str
) -> None:
    assert check(my_pack((anchor, old, new))) == [f"my.toml: {line}"]


@pytest.mark.rule("EE-SET-5")
def test_a_farm_too_many_is_a_road_too_few(my_pack: MyPack) -> None:
    assert check(my_pack((ROAD, '"road"', '"farm"'))) == [
        "my.toml: location: expected 3 of kind road, got 2 (EE-SET-5)",
        "my.toml: location: expected 3 of kind farm, got 4 (EE-SET-5)",
    ]


@pytest.mark.parametrize(
    ("anchor", "old", "new", "line"),
    [
        (
            FIRE_9,
            '"fire"',
            '"ice"',
            "disaster ice-9, family: expected fire, riot, famine, flood, blight, barbarians, "
            'plague or earthquake, got "ice" (EE-SET-2)',
        ),
        (
            FIRE_9,
            "number = 9",
            "number = 12",
            "disaster fire-12, number: expected 1 to 11, got 12 (EE-SET-2)",
        ),
        (
            FIRE_9,
            "cost = 1",
            "cost = 3",
            "disaster fire-9, cost: expected 1 or 2, got 3 (EE-IND-2)",
        ),
        (
            FIRE_9,
            "cost = 1",
            "cost = 1.0",
            "disaster fire-9, cost: expected 1 or 2, got 1.0 (EE-IND-2)",
        ),
        (
            FIRE_9,
            "cost = 1\n",
            "",
            "disaster fire-9, cost: expected 1 or 2, got nothing (EE-IND-2)",
        ),
        (
            FIRE_9,
            '["wheat", "axe"]',
            "[]",
            f"disaster fire-9, bids: expected {BIDS}, got [] (EE-DIS-1)",
        ),
        (
            FIRE_9,
            '["wheat", "axe"]',
            '["coin"]',
            f'disaster fire-9, bids: expected {BIDS}, got ["coin"] (EE-DIS-1)',
        ),
        (
            FIRE_9,
            '["wheat", "axe"]',
            '["axe", "axe"]',
            f'disaster fire-9, bids: expected {BIDS}, got ["axe", "axe"] (EE-DIS-1)',
        ),
    ],
)
@pytest.mark.rule("EE-SET-2", "EE-IND-2", "EE-DIS-1")
def test_a_disaster_has_a_family_a_number_bids_and_a_cost(
    my_pack: MyPack, anchor: str, old: str, new: str, line: str
) -> None:
    assert check(my_pack((anchor, old, new))) == [f"my.toml: {line}"]


@pytest.mark.rule("EE-SET-2")
def test_a_disaster_twice_is_another_one_missing(my_pack: MyPack) -> None:
    assert check(my_pack((FIRE_9, "number = 9", "number = 8"))) == [
        "my.toml: disaster fire-8: expected one such card, got 2 (EE-SET-2)",
        "my.toml: disaster: expected 88 cards, missing fire-9 (EE-SET-2)",
    ]


@pytest.mark.rule("EE-SET-2")
def test_many_missing_cards_are_told_in_a_short_line(my_pack: MyPack) -> None:
    path = my_pack()
    floods = r'\[\[disaster\]\]\nfamily = "flood"\n(.+\n)+'
    Path(path).write_text(re.sub(floods, "", standard_text()), encoding="utf-8")
    assert check(path) == [
        "my.toml: disaster: expected 88 cards, missing "
        "flood-1, flood-2, flood-3, flood-4, flood-5, flood-6 and 5 more (EE-SET-2)"
    ]


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (
            "from = 7",
            "from = 3",
            "high.from: expected at least 4, which leaves a middle band, got 3 (EE-CON-4)",
        ),
        ("to = 2", "to = -1", "low.to: expected 0 to 60, got -1 (EE-CON-4)"),
        ("points = -3", "points = -21", "low.points: expected -20 to 20, got -21"),
        ("middle = {", "middle = 3 #", "middle: expected a table such as { points = 3 }, got 3"),
        ("points = 7", "points = 7, refresh = 0", "high.refresh: expected 1 to 20, got 0"),
        ("rank = 1", "rank = 4", "upheaval.rank: expected 1 to 3, got 4 (EE-CON-6)"),
        (
            "position = 11",
            "position = 12",
            "upheaval.position: expected 1 to 11, got 12 (EE-CON-6)",
        ),
    ],
)
@pytest.mark.rule("EE-CON-4", "EE-CON-6")
def test_a_conflict_has_three_bands_and_an_upheaval(
    my_pack: MyPack, old: str, new: str, line: str
) -> None:
    assert check(my_pack((CONFLICT, old, new))) == [f"my.toml: conflict 1, {line}"]


@pytest.mark.rule("EE-SET-2")
def test_a_conflict_twice_is_another_one_missing(my_pack: MyPack) -> None:
    assert check(my_pack((CONFLICT, "number = 1", "number = 2"))) == [
        "my.toml: conflict 2: expected one such card, got 2 (EE-SET-2)",
        "my.toml: conflict: expected 11 cards, missing 1 (EE-SET-2)",
    ]

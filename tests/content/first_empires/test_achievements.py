"""A card that can't be scored is told by its title, its condition or its points."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from empires.content.first_empires import CONDITIONS, check, load
from empires.content.first_empires.achievements import KINDS

MyPack = Callable[..., str]

GANSU_ROAD = 'name = "gansu-road"'
CONDITION = 'kind = "occupy", colour = "purple", count = 2'


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (
            'de = "Straße von Gansu"',
            "",
            "de: expected a German title of 1 to 60 printable characters, got nothing",
        ),
        (
            '"Gansu Road"',
            '"Gansu\\nRoad"',
            'en: expected an English title of 1 to 60 printable characters, got "Gansu\\nRoad"',
        ),
        ("points = 4", "points = 0", "points: expected 1 to 20, got 0 (FE-ACH-1)"),
        ("points = 4", "points = 21", "points: expected 1 to 20, got 21 (FE-ACH-1)"),
        (
            "condition = {",
            "condition = 2 # {",
            'condition: expected a table such as { kind = "own_cities", count = 2 }, got 2',
        ),
        (
            CONDITION,
            'kind = "ocupy", colour = "purple", count = 2',
            'condition.kind: expected a known name such as occupy, got "ocupy" (FE-ACH-1)',
        ),
        (
            CONDITION,
            'kind = "occupy", count = 2',
            "condition.colour: "
            "expected orange, blue, purple, green or yellow, got nothing (FE-ACH-1)",
        ),
        (
            CONDITION,
            'kind = "occupy", colour = "black", count = 2',
            "condition.colour: "
            'expected orange, blue, purple, green or yellow, got "black" (FE-ACH-1)',
        ),
        (
            CONDITION,
            'kind = "own_cities", colour = "purple", count = 2',
            "condition.colour: unknown key, expected kind or count",
        ),
        (
            CONDITION,
            'kind = "advance", track = "orange", count = 2',
            "condition.track: "
            'expected dice, rerolls, movement, cards or explorers, got "orange" (FE-ACH-1)',
        ),
        (
            CONDITION,
            'kind = "occupy", colour = "purple"',
            "condition.count: expected 1 to 10, got nothing (FE-ACH-1)",
        ),
    ],
)
@pytest.mark.rule("FE-ACH-1")
def test_a_card_has_two_titles_points_and_exactly_the_parameters_of_its_condition(
    my_pack: MyPack, old: str, new: str, line: str
) -> None:
    path = my_pack((GANSU_ROAD, old, new))
    assert check(path) == [f"my.toml: civilization huaxia, card gansu-road, {line}"]


@pytest.mark.parametrize(
    ("condition", "most"),
    [
        ('kind = "occupy", colour = "purple"', 10),
        ('kind = "occupy_colours"', 5),
        ('kind = "occupy_total"', 10),
        ('kind = "occupy_continents"', 10),
        ('kind = "advance", track = "dice"', 4),
        ('kind = "advance_distinct"', 5),
        ('kind = "own_cities"', 6),
        ('kind = "captured_cities"', 24),
        ('kind = "conquests_turn"', 10),
        ('kind = "explorers_in_region"', 10),
    ],
)
@pytest.mark.rule("FE-ACH-1")
def test_a_count_is_one_that_can_be_reached(my_pack: MyPack, condition: str, most: int) -> None:
    for count in (0, most + 1):
        path = my_pack((GANSU_ROAD, CONDITION, f"{condition}, count = {count}"))
        what = f"condition.count: expected 1 to {most}, got {count} (FE-ACH-1)"
        assert check(path) == [f"my.toml: civilization huaxia, card gansu-road, {what}"]


@pytest.mark.parametrize("kind", CONDITIONS)
def test_every_kind_of_condition_can_be_on_a_card(my_pack: MyPack, kind: str) -> None:
    key = KINDS[kind].key
    parameter = f'{key} = "{KINDS[kind].names[4]}", ' if key else ""
    path = my_pack((GANSU_ROAD, CONDITION, f'kind = "{kind}", {parameter}count = 1'))
    cards = [card for civilization in load(path).civilizations for card in civilization.cards]
    (condition,) = [card.condition for card in cards if card.name == "gansu-road"]
    assert (condition.kind, condition.colour, condition.count) == (kind, 4 if key else -1, 1)


@pytest.mark.rule("FE-SET-7")
def test_a_deck_has_nine_cards(my_pack: MyPack, standard: str) -> None:
    first = standard.index("[[civilization.card]]")
    card = standard[first : standard.index("[[civilization.card]]", first + 1)]
    expected = "card: expected 9 tables [[civilization.card]], got 8 (FE-SET-7)"
    assert check(my_pack(("", card, ""))) == [f"my.toml: civilization karthadst, {expected}"]


def test_the_documentation_lists_every_kind_with_its_parameters_and_highest_count() -> None:
    page = (Path(__file__).parents[3] / "docs" / "content.md").read_text(encoding="utf-8")
    row = r"^\| `(\w+)` \| (?:`(\w+)`, )?`count` 1 to (\d+) \|"
    documented = {kind: (key, int(most)) for kind, key, most in re.findall(row, page, re.MULTILINE)}
    assert documented == {name: (kind.key, kind.most) for name, kind in KINDS.items()}

"""A pack of one's own: what changes with its values, and what does not."""

import pickle
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from empires.content.first_empires import ContentError, check, load, standard_text
from empires.content.first_empires.checker import read_pack

MyPack = Callable[..., str]
KARTHADST = '[[civilization]]\nname = "karthadst"'
GANSU_ROAD = 'name = "gansu-road"'


def test_a_copy_with_one_changed_card_loads(my_pack: MyPack) -> None:
    path = my_pack(
        ("[pack]", '"standard"', '"far roads"'), (GANSU_ROAD, "points = 4", "points = 6")
    )
    assert check(path) == []
    pack = load(path)
    assert pack.name == "far roads"
    changed = [
        card.name
        for new, old in zip(pack.civilizations, load().civilizations, strict=True)
        for card, was in zip(new.cards, old.cards, strict=True)
        if card != was
    ]
    assert changed == ["gansu-road"]


def test_the_standard_pack_is_read_once() -> None:
    assert load() is load()


def test_a_path_may_be_text_or_a_path(my_pack: MyPack) -> None:
    path = my_pack()
    assert load(path) == load(Path(path)) == load()


def test_a_pack_survives_the_way_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(load())) == load()


def test_a_digest_is_64_hexadecimal_digits() -> None:
    assert re.fullmatch("[0-9a-f]{64}", load().digest)


def test_comments_spacing_sources_titles_and_the_name_leave_the_digest_alone(
    my_pack: MyPack,
) -> None:
    path = my_pack(
        ("[pack]", "[pack]", "# mine\n\n\n[ pack ]"),
        ("[rounds]", "two = 8", "two   =   8  # enough"),
        ("[[map.border]]", 'source = "inferred"', 'source = "public"'),
        (GANSU_ROAD, '"Straße von Gansu"', '"Gansustraße"'),
        ("name", '"standard"', '"mine"'),
    )
    assert load(path).digest == load().digest


def reversed_lists(value: Any) -> Any:
    """The data with every list of tables back to front."""
    if isinstance(value, dict):
        return {key: reversed_lists(value[key]) for key in reversed(value)}
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [reversed_lists(item) for item in reversed(value)]
    return value


def test_the_order_in_the_file_does_not_matter() -> None:
    document = reversed_lists(tomllib.loads(standard_text()))
    assert read_pack(document, "my.toml") == load()


def test_the_order_of_names_and_tiles_does_not_matter(my_pack: MyPack) -> None:
    path = my_pack(
        ("[tiles]", "[1, 1, 2, 2, 2, 3]", "[3, 2, 1, 2, 1, 2]"),
        ('"world"', "[3, 4, 5]", "[5, 3, 4]"),
        ('"world"', '[["west", "east"]]', '[["east", "west"]]'),
        ('"world"', '["west", "east"]\nsource', '["east", "west"]\nsource'),
        ('"world"', '["scythia", "rus"]', '["rus", "scythia"]'),
        (KARTHADST, "[2, 3, 4, 5]", "[5, 4, 3, 2]"),
    )
    assert load(path) == load()


@pytest.mark.parametrize(
    ("anchor", "old", "new"),
    [
        ("[rounds]", "five = 7", "five = 8"),
        ("[tiles]", "[1, 1", "[1, 2"),
        ("[[map]]", 'colour = "orange"', 'colour = "blue"'),
        ('name = "malagasy"', "players = 4", "players = 5"),
        ("[[map]]", 'continent = "europe"', 'continent = "asia"'),
        ('name = "sahul"', '["east"]', '["west"]'),
        ('name = "world"', '["etruria", "thule"]', '["etruria", "aksum"]'),
        ("[[map]]", 'name = "thule"', 'name = "norge"'),
        (KARTHADST, "[2, 3, 3, 4, 5]", "[2, 2, 3, 4, 5]"),
        (KARTHADST, "[0, 1, 3, 6, 10]", "[0, 1, 3, 6, 9]"),
        (KARTHADST, "city = 3", "city = 4"),
        (GANSU_ROAD, 'colour = "purple"', 'colour = "green"'),
        (GANSU_ROAD, "points = 4", "points = 5"),
    ],
)
def test_a_changed_value_changes_the_digest(
    my_pack: MyPack, anchor: str, old: str, new: str
) -> None:
    changes = [(anchor, old, new)]
    if "thule" in old and "norge" in new:
        changes += [("[[map.border]]", '"thule"', '"norge"')] * 2
    assert load(my_pack(*changes)).digest != load().digest


def test_one_source_may_stand_for_all_values_of_a_table(my_pack: MyPack) -> None:
    path = my_pack(('name = "scythia"', "source = {", 'source = "public" # {'))
    (scythia,) = [region for region in load(path).maps[0].regions if region.name == "scythia"]
    assert set(scythia.source.values()) == {"public"}
    assert load(path) == load()


def test_a_map_may_do_without_oceans(my_pack: MyPack) -> None:
    """Then its islands need land borders."""
    path = my_pack()
    head, rest = standard_text().split('name = "world"')
    sea = re.compile(r"^(oceans|links) = \[.*\]$", re.MULTILINE)
    islands = '\n[[map.border]]\nbetween = ["albion", "thule"]\nsource = "reconstructed"\n\n'
    anchor = "[[map]]\n"
    start = head.rindex(anchor)
    text = sea.sub(r"\1 = []", head[:start]) + islands + head[start:] + 'name = "world"' + rest
    Path(path).write_text(text, encoding="utf-8")
    assert check(path) == []
    assert load(path).map_for(2).oceans == ()


def test_all_problems_are_told_at_once_one_line_each(my_pack: MyPack) -> None:
    path = my_pack(
        ("[rounds]", "two = 8", "two = 0"),
        ('name = "world"', 'colour = "orange"', 'colour = "red"'),
        (KARTHADST, "[2, 3, 3, 4, 5]", "[2, 3, 3, 4, 6]"),
        (GANSU_ROAD, "points = 4", "points = 40"),
    )
    lines = [
        "my.toml: rounds, two: expected 1 to 20, got 0 (FE-SET-9)",
        "my.toml: map world, region albion, colour: "
        'expected orange, blue, purple, green or yellow, got "red" (FE-PRO-2)',
        "my.toml: civilization karthadst, dice, values: "
        "expected 5 numbers from 1 to 5, got [2, 3, 3, 4, 6] (FE-SET-4)",
        "my.toml: civilization huaxia, card gansu-road, points: "
        "expected 1 to 20, got 40 (FE-ACH-1)",
    ]
    assert check(path) == lines
    with pytest.raises(ContentError) as caught:
        load(path)
    assert caught.value.problems == lines

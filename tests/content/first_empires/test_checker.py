"""What a pack must have, whatever its values: its parts, known keys, names and sources."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from empires.content.first_empires import check, standard_text

MyPack = Callable[..., str]

WORLD = 'name = "world"'
ETRURIA = '[[civilization]]\nname = "etruria"'
HUAXIA = '[[civilization]]\nname = "huaxia"'
GANSU_ROAD = 'name = "gansu-road"'
SOURCES = "printed, rulebook, public, inferred or reconstructed"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('"first-empires"', '"empires-end"', 'game: expected first-empires, got "empires-end"'),
        ('"standard"', '""', 'name: expected a name of 1 to 40 printable characters, got ""'),
        ("name =", "nam =", "nam: unknown key, did you mean name?"),
    ],
)
def test_a_pack_says_its_game_and_its_name(my_pack: MyPack, old: str, new: str, line: str) -> None:
    assert check(my_pack(("[pack]", old, new))) == [f"my.toml: pack, {line}"]


@pytest.mark.parametrize(
    ("anchor", "old", "new", "line"),
    [
        ("[tiles]", "[tiles]", "[tile]", "tile: unknown key, did you mean tiles?"),
        (
            "[pack]",
            "[pack]",
            "[web]\n[pack]",
            "web: unknown key, expected pack, rounds, tiles, map or civilization",
        ),
        ("[rounds]", "three", "tree", "rounds, tree: unknown key, did you mean three?"),
        ("[tiles]", "values", "value", "tiles, value: unknown key, did you mean values?"),
        (WORLD, "links", "link", "map world, link: unknown key, did you mean links?"),
        (
            WORLD,
            "colour",
            "color",
            "map world, region albion, color: unknown key, did you mean colour?",
        ),
        (
            WORLD,
            "between =",
            "betwen =",
            "map world, border entry 1, betwen: unknown key, did you mean between?",
        ),
        (ETRURIA, "home", "hom", "civilization etruria, hom: unknown key, did you mean home?"),
        (
            ETRURIA,
            "dice ",
            "dices ",
            "civilization etruria, dices: unknown key, did you mean dice?",
        ),
        (
            ETRURIA,
            "points",
            "point",
            "civilization etruria, dice, point: unknown key, did you mean points?",
        ),
        (
            GANSU_ROAD,
            "de =",
            "fr = 1\nde =",
            "civilization huaxia, card gansu-road, fr: unknown key, "
            "expected name, en, de, condition, points or source",
        ),
    ],
)
def test_an_unknown_key_is_told_with_the_nearest_known(
    my_pack: MyPack, anchor: str, old: str, new: str, line: str
) -> None:
    assert check(my_pack((anchor, old, new))) == [f"my.toml: {line}"]


def test_an_empty_file_is_told_what_a_pack_has(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b"")
    assert [line.removeprefix(str(tmp_path)) for line in check(path)] == [
        '/my.toml: pack: expected a table [pack] with game = "first-empires" and a name, '
        "got nothing",
        "/my.toml: rounds: expected a table [rounds] with two, three, four and five, got nothing",
        "/my.toml: tiles: expected a table [tiles] with values, got nothing",
        "/my.toml: map: expected tables [[map]], got nothing (FE-SET-1)",
        "/my.toml: civilization: expected tables [[civilization]], got nothing (FE-SET-3)",
    ]


def test_one_table_where_a_list_belongs_is_told(my_pack: MyPack) -> None:
    path = my_pack()
    text = standard_text().split("# ---- Civilizations")[0]
    Path(path).write_text(text + '[civilization]\nname = "rome"\n', encoding="utf-8")
    expected = "civilization: expected tables [[civilization]], got a table (FE-SET-3)"
    assert check(path) == [f"my.toml: {expected}"]


@pytest.mark.parametrize(
    ("anchor", "old", "new", "line"),
    [
        (
            "[rounds]",
            '"rulebook"',
            '"rules"',
            f'rounds, source: expected {SOURCES}, got "rules"',
        ),
        (
            "[tiles]",
            'source = "rulebook"',
            "",
            f"tiles, source: expected {SOURCES}, got nothing",
        ),
        (
            WORLD,
            'links = "inferred"',
            'links = "guess"',
            f'map world, source.links: expected {SOURCES}, got "guess"',
        ),
        (
            'name = "sahul"',
            'colour = "reconstructed", ',
            "",
            f"map world, region sahul, source.colour: expected {SOURCES}, got nothing",
        ),
        (
            'between = ["scythia", "rus"]',
            'source = "reconstructed"',
            "",
            f"map eurasia, border entry 6, source: expected {SOURCES}, got nothing",
        ),
        (
            ETRURIA,
            'city = "reconstructed"',
            "",
            f"civilization etruria, source.city: expected {SOURCES}, got nothing",
        ),
        (
            GANSU_ROAD,
            "source = {",
            "#",
            "civilization huaxia, card gansu-road, source: "
            'expected a table such as { name = "rulebook", ... }, got nothing',
        ),
    ],
)
def test_every_value_needs_a_source(
    my_pack: MyPack, anchor: str, old: str, new: str, line: str
) -> None:
    assert check(my_pack((anchor, old, new))) == [f"my.toml: {line}"]


@pytest.mark.parametrize(
    ("anchor", "old", "new", "line"),
    [
        ("[rounds]", "five = 7", "five = 21", "rounds, five: expected 1 to 20, got 21 (FE-SET-9)"),
        ("[rounds]", "five = 7", "", "rounds, five: expected 1 to 20, got nothing (FE-SET-9)"),
        (
            "[tiles]",
            "[1, 1, 2, 2, 2, 3]",
            "[1, 1, 2, 2, 2]",
            "tiles, values: expected 6 numbers from 1 to 20, got [1, 1, 2, 2, 2] (FE-SET-8)",
        ),
        (
            "[tiles]",
            "[1, 1, 2, 2, 2, 3]",
            "[1, 1, 2, 2, 2, true]",
            "tiles, values: expected 6 numbers from 1 to 20, got [1, 1, 2, 2, 2, true] (FE-SET-8)",
        ),
    ],
)
@pytest.mark.rule("FE-SET-8", "FE-SET-9")
def test_rounds_and_city_tiles_are_numbers_in_their_range(
    my_pack: MyPack, anchor: str, old: str, new: str, line: str
) -> None:
    assert check(my_pack((anchor, old, new))) == [f"my.toml: {line}"]


@pytest.mark.parametrize(
    ("anchor", "old", "new", "line"),
    [
        (
            WORLD,
            "world",
            "eurasia",
            "map eurasia, name: expected a name of its own, got eurasia again (FE-SET-1)",
        ),
        (
            WORLD,
            'name = "sahul"',
            'name = "albion"',
            "map world, region albion, name: "
            "expected a name of its own, got albion again (FE-SET-1)",
        ),
        (
            HUAXIA,
            'name = "huaxia"',
            'name = "karthadst"',
            "civilization karthadst, name: "
            "expected a name of its own, got karthadst again (FE-SET-3)",
        ),
        (
            HUAXIA,
            'colour = "blue"',
            'colour = "yellow"',
            "civilization huaxia, colour: "
            "expected a colour of its own, got yellow again (FE-SET-3)",
        ),
        (
            HUAXIA,
            'home = "huaxia"',
            'home = "etruria"',
            "civilization huaxia, home: expected a home of its own, got etruria again (FE-SET-6)",
        ),
        (
            "[[civilization.card]]",
            "council-of-one-hundred-and-four",
            "founding-of-byrsa",
            "civilization karthadst, card founding-of-byrsa, name: "
            "expected a name of its own, got founding-of-byrsa again (FE-SET-7)",
        ),
        (
            GANSU_ROAD,
            "gansu-road",
            "salt-road",
            "civilization huaxia, card salt-road, name: "
            "expected a name of its own, got salt-road again (FE-SET-7)",
        ),
    ],
    ids=["map", "region", "civilization", "colour", "home", "card", "card of another deck"],
)
def test_names_colours_and_homes_come_once(
    my_pack: MyPack, anchor: str, old: str, new: str, line: str
) -> None:
    assert check(my_pack((anchor, old, new))) == [f"my.toml: {line}"]


@pytest.mark.parametrize(
    ("anchor", "old", "new", "line"),
    [
        (WORLD, '"world"', '"World"', 'map World, name: expected a name such as "world"'),
        (
            WORLD,
            '"sahul"',
            '"sahul--2"',
            'map world, region sahul--2, name: expected a name such as "albion"',
        ),
        (
            GANSU_ROAD,
            '"gansu-road"',
            '""',
            'civilization huaxia, card , name: expected a name such as "gansu-road"',
        ),
    ],
)
def test_a_name_is_of_small_letters(
    my_pack: MyPack, anchor: str, old: str, new: str, line: str
) -> None:
    """Records and links use it."""
    form = "of 1 to 40 small letters, digits and single hyphens"
    assert check(my_pack((anchor, old, new))) == [f"my.toml: {line} {form}, got {new}"]


def test_the_name_of_a_table_that_says_none_is_its_number(my_pack: MyPack) -> None:
    lines = check(my_pack((WORLD, 'name = "world"', "name = []")))
    assert lines == [
        'my.toml: map entry 2, name: expected a name such as "world" '
        "of 1 to 40 small letters, digits and single hyphens, got []"
    ]


def test_a_list_of_tables_has_nothing_else_in_it(my_pack: MyPack) -> None:
    path = my_pack()
    text = re.sub(r"\[\[map\.border\]\]\n(.+\n)+", "", standard_text())
    text = text.replace("links =", "border = [7]\nlinks =", 1)
    Path(path).write_text(text, encoding="utf-8")
    assert check(path)[0] == "my.toml: map eurasia, border entry 1: expected a table, got 7"

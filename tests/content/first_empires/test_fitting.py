"""Parts that are right by themselves but not together are told by what is missing."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from empires.content.first_empires import check, standard_text

MyPack = Callable[..., str]

WORLD = 'name = "world"'
KARTHADST = '[[civilization]]\nname = "karthadst"'
MUPATA = '[[civilization]]\nname = "mupata"'
WALLMAPU = '[[civilization]]\nname = "wallmapu"'
ETRURIA = '[[civilization]]\nname = "etruria"'


@pytest.mark.rule("FE-SET-1")
def test_each_number_of_players_has_exactly_one_map(my_pack: MyPack) -> None:
    assert check(my_pack((WORLD, "[3, 4, 5]", "[3, 5]"))) == [
        "my.toml: map: expected one map for 4 players, got 0 (FE-SET-1)"
    ]
    both = check(my_pack(("[[map]]", "[2]", "[2, 3]")))
    assert "my.toml: map: expected one map for 3 players, got 2 (FE-SET-1)" in both


@pytest.mark.rule("FE-SET-3")
def test_there_are_as_many_civilizations_as_players(my_pack: MyPack) -> None:
    path = my_pack((KARTHADST, "[2, 3, 4, 5]", "[3, 4]"))
    assert check(path) == [
        "my.toml: civilization: expected at least 2 for 2 players, got 1 (FE-SET-3)",
        "my.toml: civilization: expected at least 5 for 5 players, got 4 (FE-SET-3)",
    ]


@pytest.mark.parametrize(
    ("civilization", "old", "new", "line"),
    [
        (
            KARTHADST,
            'home = "karthadst"',
            'home = "kartadst"',
            "karthadst, home: expected a region in play on map eurasia with 2 players "
            'such as karthadst, got "kartadst"',
        ),
        (
            ETRURIA,
            'home = "etruria"',
            'home = "sahul"',
            'etruria, home: expected a region in play on map eurasia with 2 players, got "sahul"',
        ),
        (
            MUPATA,
            'home = "mupata"',
            'home = "ezu"',
            'mupata, home: expected a region in play on map world with 3 players, got "ezu"',
        ),
        (
            WALLMAPU,
            "[5]",
            "[4, 5]",
            'wallmapu, home: expected a region in play on map world with 4 players, got "wallmapu"',
        ),
    ],
)
@pytest.mark.rule("FE-SET-6")
def test_a_home_is_in_play_whenever_its_civilization_is(
    my_pack: MyPack, civilization: str, old: str, new: str, line: str
) -> None:
    expected = [f"my.toml: civilization {line} (FE-SET-6)"]
    assert check(my_pack((civilization, old, new))) == expected


@pytest.mark.rule("FE-PRO-2")
def test_every_colour_is_in_play_with_each_number_of_players(my_pack: MyPack) -> None:
    head, world = standard_text().split(WORLD)
    world = re.sub(r'(name = "(thule|huaxia)"\ncolour = )"blue"', r'\1"green"', world, count=2)
    path = my_pack()
    Path(path).write_text(head + WORLD + world, encoding="utf-8")
    assert check(path) == [
        "my.toml: map world, region: "
        "expected at least one blue region with 3 players, got none (FE-PRO-2)"
    ]


@pytest.mark.rule("FE-MOV-1")
def test_every_region_in_play_can_be_reached(my_pack: MyPack) -> None:
    path = my_pack(('name = "sahul"', '["east"]', "[]"))
    lines = [
        f"my.toml: map world: expected ways between all regions with {players} players, "
        "got none from aksum to sahul (FE-MOV-1)"
        for players in (3, 4, 5)
    ]
    assert check(path) == lines


@pytest.mark.rule("FE-MOV-1", "FE-SET-2")
def test_a_way_over_a_region_that_is_not_in_play_is_none(my_pack: MyPack) -> None:
    """Sahul reached only over Malagasy is cut off with 3 players."""
    border = '[[map.border]]\nbetween = ["sahul", "malagasy"]\nsource = "inferred"\n\n'
    path = my_pack(
        ('name = "sahul"', '["east"]', "[]"),
        (WORLD, "[[map.border]]", border + "[[map.border]]"),
    )
    assert check(path) == [
        "my.toml: map world: expected ways between all regions with 3 players, "
        "got none from aksum to sahul (FE-MOV-1)"
    ]


@pytest.mark.rule("FE-MOV-1")
def test_without_their_link_two_oceans_may_still_be_joined_by_land(my_pack: MyPack) -> None:
    assert check(my_pack((WORLD, '[["west", "east"]]', "[]"))) == []


@pytest.mark.parametrize(
    ("card", "old", "new", "what"),
    [
        ("gansu-road", "count = 2", "count = 5", "at most 4 on map world with 4 players, got 5"),
        (
            "song-of-the-kultrun",
            "count = 3",
            "count = 6",
            "at most 5 on map world with 5 players, got 6",
        ),
    ],
)
@pytest.mark.rule("FE-ACH-1")
def test_a_card_can_be_scored_with_some_number_of_players(
    my_pack: MyPack, card: str, old: str, new: str, what: str
) -> None:
    (line,) = check(my_pack((f'name = "{card}"', old, new)))
    assert line.endswith(f"card {card}, condition.count: expected {what} (FE-ACH-1)")


@pytest.mark.rule("FE-ACH-1", "FE-CON-4")
def test_everybody_keeps_a_last_region_so_not_all_can_be_held(my_pack: MyPack) -> None:
    """Karthadst dealt to two players only could hold 9 of 10 regions."""
    path = my_pack(
        (KARTHADST, "[2, 3, 4, 5]", "[2]"),
        ('name = "empire-of-the-barcids"', "count = 6", "count = 10"),
    )
    *_, line = check(path)
    assert line == (
        "my.toml: civilization karthadst, card empire-of-the-barcids, condition.count: "
        "expected at most 9 on map eurasia with 2 players, got 10 (FE-ACH-1)"
    )

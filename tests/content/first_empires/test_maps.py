"""A map that can't be read is told by its region or border."""

from collections.abc import Callable

import pytest

from empires.content.first_empires import check

MyPack = Callable[..., str]

WORLD = 'name = "world"'
COASTS = "a list of west and east, each at most once, or []"
OCEANS = 'a list of up to 4 different names such as ["west", "east"]'
LINKS = 'a list of pairs of oceans, each once, such as [["west", "east"]], or []'
PLAYERS = "a list of numbers of players from 2 to 5, each once, such as [3, 4, 5]"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (
            'colour = "orange"',
            'colour = "red"',
            'colour: expected orange, blue, purple, green or yellow, got "red" (FE-PRO-2)',
        ),
        ("players = 3", "players = 6", "players: expected 2 to 5, got 6 (FE-SET-2)"),
        (
            '"europe"',
            '"eurpoe"',
            'continent: expected europe, africa, asia, oceania or america, got "eurpoe"',
        ),
        (
            'oceans = ["west", "east"]\nsource',
            'oceans = ["west", "north"]\nsource',
            f'oceans: expected {COASTS}, got ["west", "north"] (FE-MOV-1)',
        ),
        (
            'oceans = ["west", "east"]\nsource',
            'oceans = ["west", "west"]\nsource',
            f'oceans: expected {COASTS}, got ["west", "west"] (FE-MOV-1)',
        ),
        (
            'oceans = ["west", "east"]\nsource',
            "source",
            f"oceans: expected {COASTS}, got nothing (FE-MOV-1)",
        ),
    ],
)
@pytest.mark.rule("FE-SET-2", "FE-MOV-1", "FE-PRO-2")
def test_a_region_has_its_colour_its_players_its_continent_and_known_oceans(
    my_pack: MyPack, standard: str, old: str, new: str, line: str
) -> None:
    anchor = standard[standard.index('name = "albion"', standard.index(WORLD)) :]
    assert check(my_pack((anchor, old, new))) == [f"my.toml: map world, region albion, {line}"]


def test_a_region_of_the_map_for_two_is_in_play_with_two(my_pack: MyPack) -> None:
    path = my_pack(("[[map.region]]", "players = 2", "players = 3"))
    expected = "map eurasia, region albion, players: expected 2, got 3 (FE-SET-2)"
    assert check(path) == [f"my.toml: {expected}"]


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("[3, 4, 5]", "[3, 4, 6]", f"players: expected {PLAYERS}, got [3, 4, 6] (FE-SET-1)"),
        ("[3, 4, 5]", "[3, 4.0, 5]", f"players: expected {PLAYERS}, got [3, 4.0, 5] (FE-SET-1)"),
        ("[3, 4, 5]", "[]", f"players: expected {PLAYERS}, got [] (FE-SET-1)"),
        ('["west", "east"]', '"west"', f'oceans: expected {OCEANS}, got "west"'),
        ('["west", "east"]', '["a", "a"]', f'oceans: expected {OCEANS}, got ["a", "a"]'),
        (
            '["west", "east"]',
            '["a", "b", "c", "d", "e"]',
            f'oceans: expected {OCEANS}, got ["a", "b", "c", "d", "e"]',
        ),
        (
            '[["west", "east"]]',
            '[["west", "north"]]',
            f'links: expected {LINKS}, got [["west", "north"]] (FE-MOV-1)',
        ),
        (
            '[["west", "east"]]',
            '[["west", "east"], ["east", "west"]]',
            f'links: expected {LINKS}, got [["west", "east"], ["east", "west"]] (FE-MOV-1)',
        ),
    ],
)
@pytest.mark.rule("FE-SET-1", "FE-MOV-1")
def test_a_map_has_its_players_its_oceans_and_their_links(
    my_pack: MyPack, old: str, new: str, line: str
) -> None:
    """And a mistake in the oceans is not told again at every region."""
    assert check(my_pack((WORLD, old, new))) == [f"my.toml: map world, {line}"]


@pytest.mark.parametrize(
    ("new", "what"),
    [
        ('["scythia", "russ"]', 'expected a known name such as rus, got "russ"'),
        ('["scythia", 7]', "expected aksum, karthadst, mupata, "),
        (
            '["rus", "rus"]',
            'expected two different regions such as ["scythia", "rus"], got ["rus", "rus"]',
        ),
        (
            '["rus"]',
            'expected two different regions such as ["scythia", "rus"], got ["rus"]',
        ),
        (
            '["scythia", "rus", "huaxia"]',
            'expected two different regions such as ["scythia", "rus"], '
            'got ["scythia", "rus", "huaxia"]',
        ),
        ('["scythia", "thule"]', "expected each border once, got scythia and thule again"),
    ],
)
@pytest.mark.rule("FE-MOV-1")
def test_a_border_lies_between_two_regions_of_the_map_and_comes_once(
    my_pack: MyPack, new: str, what: str
) -> None:
    (line,) = check(my_pack((WORLD, '["scythia", "rus"]', new)))
    assert line.startswith(f"my.toml: map world, border entry 4, between: {what}")
    assert line.endswith(" (FE-MOV-1)")


def test_a_region_with_a_wrong_name_is_told_once_and_not_at_its_borders(my_pack: MyPack) -> None:
    (line,) = check(my_pack((WORLD, 'name = "scythia"', 'name = "Scythia"')))
    assert line.startswith("my.toml: map world, region Scythia, name: ")


def test_a_map_without_regions_is_told_once_and_not_at_its_borders(
    my_pack: MyPack, standard: str
) -> None:
    regions = standard[standard.index("[[map.region]]") : standard.index("[[map.border]]")]
    expected = "map eurasia, region: expected 1 to 20 tables [[map.region]], got nothing"
    assert check(my_pack(("", regions, ""))) == [f"my.toml: {expected}"]


def test_a_map_has_at_most_20_regions(my_pack: MyPack) -> None:
    region = """[[map.region]]
name = "atlantis"
colour = "blue"
players = 3
continent = "europe"
oceans = ["west"]
source = "reconstructed"

[[map.border]]"""
    path = my_pack((WORLD, "[[map.border]]", region))
    assert check(path) == ["my.toml: map world, region: expected at most 20, got 21"]

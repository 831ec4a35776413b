"""What a pack must have, whatever its cards: its parts, known keys, a source for each value."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from empires.content.empires_end import check, standard_text

MyPack = Callable[..., str]

CITY = 'kind = "city"'
FIRE_9 = 'family = "fire"\nnumber = 9\n'
CONFLICT = "[[conflict]]"
TRACK = "[track]"
NAME = "a name of 1 to 40 printable characters"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('"empires-end"', '"risk"', 'pack, game: expected empires-end, got "risk"'),
        ('game = "empires-end"', "", "pack, game: expected empires-end, got nothing"),
        ('"standard"', '""', f'pack, name: expected {NAME}, got ""'),
        ('"standard"', '"a\\u009bb"', f'pack, name: expected {NAME}, got "a\\x9bb"'),
        ("name =", "nam =", "pack, nam: unknown key, did you mean name?"),
    ],
)
def test_a_pack_says_its_game_and_its_name(my_pack: MyPack, old: str, new: str, line: str) -> None:
    assert check(my_pack(("[pack]", old, new))) == [f"my.toml: {line}"]


@pytest.mark.parametrize(
    ("anchor", "old", "new", "line"),
    [
        (FIRE_9, "cost", "costs", "disaster fire-9, costs: unknown key, did you mean cost?"),
        (
            FIRE_9,
            "cost",
            "luck = 1\ncost",
            "disaster fire-9, luck: unknown key, "
            "expected family, number, bids, cost, ability or source",
        ),
        (
            FIRE_9,
            "resource",
            "resourse",
            "disaster fire-9, ability.resourse: unknown key, did you mean resource?",
        ),
        (
            CONFLICT,
            "{ wheat",
            "{ weat",
            "conflict 1, middle.gain.weat: unknown key, did you mean wheat?",
        ),
        (CONFLICT, "to =", "upto =", "conflict 1, low.upto: unknown key, did you mean to?"),
        (TRACK, TRACK, "[tracks]", "tracks: unknown key, did you mean track?"),
        (
            TRACK,
            TRACK,
            "[web]\n[track]",
            "web: unknown key, expected pack, location, disaster, conflict or track",
        ),
    ],
)
def test_an_unknown_key_is_told_with_the_nearest_known(
    my_pack: MyPack, anchor: str, old: str, new: str, line: str
) -> None:
    assert check(my_pack((anchor, old, new))) == [f"my.toml: {line}"]


@pytest.mark.parametrize(
    ("table", "right"),
    [
        ("location", "11 tables [[location]], got nothing (EE-SET-5)"),
        ("disaster", "88 tables [[disaster]], got nothing (EE-SET-2)"),
        ("conflict", "11 tables [[conflict]], got nothing (EE-SET-2)"),
        ("track", "a table [track] with two, more and lightning, got nothing"),
        ("pack", 'a table [pack] with game = "empires-end" and a name, got nothing'),
    ],
)
@pytest.mark.rule("EE-SET-2", "EE-SET-5")
def test_no_part_of_a_pack_may_be_missing(my_pack: MyPack, table: str, right: str) -> None:
    path = my_pack()
    part = rf"^\[+{table}\]+\n(.+\n)+"
    Path(path).write_text(re.sub(part, "", standard_text(), flags=re.MULTILINE), encoding="utf-8")
    assert check(path) == [f"my.toml: {table}: expected {right}"]


@pytest.mark.parametrize(
    ("anchor", "old", "new", "line"),
    [
        (
            FIRE_9,
            '"inferred"',
            '"guess"',
            "disaster fire-9, source.bids: "
            'expected printed, rulebook, public, inferred or reconstructed, got "guess"',
        ),
        (
            FIRE_9,
            'bids = "inferred", ',
            "",
            "disaster fire-9, source.bids: "
            "expected printed, rulebook, public, inferred or reconstructed, got nothing",
        ),
        (
            CITY,
            "source = {",
            'source = "rulebook" #',
            "location city-32, source: "
            'expected a table such as { value = "rulebook", ... }, got "rulebook"',
        ),
    ],
)
def test_every_value_needs_a_source(
    my_pack: MyPack, anchor: str, old: str, new: str, line: str
) -> None:
    assert check(my_pack((anchor, old, new))) == [f"my.toml: {line}"]


def test_one_table_where_a_list_belongs_is_told(my_pack: MyPack) -> None:
    path = my_pack()
    part = r"^\[\[conflict\]\]\n(.+\n)+"
    text = re.sub(part, "", standard_text(), flags=re.MULTILINE)
    Path(path).write_text(text + "\n[conflict]\nnumber = 1\n", encoding="utf-8")
    expected = "conflict: expected 11 tables [[conflict]], got a table (EE-SET-2)"
    assert check(path) == [f"my.toml: {expected}"]

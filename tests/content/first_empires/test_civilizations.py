"""A civilization that can't be played is told by its track and its value."""

from collections.abc import Callable

import pytest

from empires.content.first_empires import check

MyPack = Callable[..., str]

KARTHADST = '[[civilization]]\nname = "karthadst"'
PLAYERS = "a list of numbers of players from 2 to 5, each once, such as [3, 4, 5]"
BOARD = "{ values = [...], points = [...], city = 2 }"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (
            'colour = "orange"',
            'colour = "black"',
            'colour: expected orange, blue, purple, green or yellow, got "black" (FE-SET-3)',
        ),
        ("[2, 3, 4, 5]", "[1, 2]", f"players: expected {PLAYERS}, got [1, 2] (FE-SET-3)"),
        (
            "dice      = {",
            "dice = 3 # {",
            f"dice: expected a table such as {BOARD}, got 3",
        ),
        (
            "[2, 3, 3, 4, 5]",
            "[2, 3, 3, 4]",
            "dice, values: expected 5 numbers from 1 to 5, got [2, 3, 3, 4] (FE-SET-4)",
        ),
        (
            "[2, 3, 3, 4, 5]",
            "[0, 3, 3, 4, 5]",
            "dice, values: expected 5 numbers from 1 to 5, got [0, 3, 3, 4, 5] (FE-SET-4)",
        ),
        (
            "[2, 3, 3, 4, 5]",
            "[3, 2, 3, 4, 5]",
            "dice, values: expected numbers that never fall, got [3, 2, 3, 4, 5] (FE-SET-4)",
        ),
        (
            "[0, 1, 2, 3, 4]",
            "[0, 1, 2, 3, 6]",
            "rerolls, values: expected 5 numbers from 0 to 5, got [0, 1, 2, 3, 6] (FE-SET-4)",
        ),
        (
            "[2, 3, 4, 5, 6]",
            "[2, 3, 4, 5, 11]",
            "movement, values: expected 5 numbers from 1 to 10, got [2, 3, 4, 5, 11] (FE-SET-4)",
        ),
        (
            "[4, 5, 6, 8, 10]",
            "[4, 5, 6, 8, 11]",
            "explorers, values: expected 5 numbers from 1 to 10, got [4, 5, 6, 8, 11] (FE-SET-4)",
        ),
        (
            "[1, 1, 1, 1, 1]",
            "[6, 1, 1, 1, 1]",
            "cards, values: expected 5 numbers from 0 to 5, got [6, 1, 1, 1, 1] (FE-SET-4)",
        ),
        (
            "[1, 1, 1, 1, 1]",
            "[1, 2, 1, 1, 1]",
            "cards, values: expected 0 to 5 to start with, then 1 on each field, "
            "got [1, 2, 1, 1, 1] (FE-PRO-4)",
        ),
        (
            "[0, 1, 3, 6, 10]",
            "[0, 1, 3, 6, 10, 15]",
            "dice, points: expected 5 numbers from 0 to 20, got [0, 1, 3, 6, 10, 15] (FE-SET-4)",
        ),
        (
            "[0, 1, 3, 6, 10]",
            "[0, 3, 1, 6, 10]",
            "dice, points: expected numbers that never fall, got [0, 3, 1, 6, 10] (FE-SET-4)",
        ),
        ("city = 3", "city = 5", "dice, city: expected 1 to 4, got 5 (FE-PRO-6)"),
        ("city = 3", "city = 0", "dice, city: expected 1 to 4, got 0 (FE-PRO-6)"),
    ],
)
@pytest.mark.rule("FE-SET-3", "FE-SET-4", "FE-SET-7", "FE-PRO-4", "FE-PRO-6")
def test_a_board_has_five_tracks_of_five_fields(
    my_pack: MyPack, old: str, new: str, line: str
) -> None:
    assert check(my_pack((KARTHADST, old, new))) == [f"my.toml: civilization karthadst, {line}"]


def test_a_track_may_not_be_missing(my_pack: MyPack, standard: str) -> None:
    track = standard[standard.index("rerolls ", standard.index(KARTHADST)) :].partition("\n")[0]
    path = my_pack((KARTHADST, track, ""))
    expected = f"rerolls: expected a table such as {BOARD}, got nothing"
    assert check(path) == [f"my.toml: civilization karthadst, {expected}"]


@pytest.mark.rule("FE-SET-7")
def test_nobody_starts_with_more_cards_than_leave_four_to_draw(my_pack: MyPack) -> None:
    assert check(my_pack((KARTHADST, "[1, 1, 1, 1, 1]", "[5, 1, 1, 1, 1]"))) == []
    assert check(my_pack((KARTHADST, "[1, 1, 1, 1, 1]", "[0, 1, 1, 1, 1]"))) == []

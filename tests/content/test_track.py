"""A track that can't be played is told by its side and its space."""

from collections.abc import Callable

import pytest

from empires.content.empires_end import check

MyPack = Callable[..., str]

TRACK = "[track]"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (
            '"D E D I D D',
            '"D E DD I D D',
            'two: expected D, E, I or C at space 3, got "DD" (EE-SET-1)',
        ),
        (
            '"D E DD I',
            '"D E DD X',
            'more: expected D, DD, E, I, C or EI at space 4, got "X" (EE-SET-1)',
        ),
        ('"D E D I', '"E E D I', 'two: expected D at space 1, got "E" (EE-SET-9)'),
        ('"D E DD I', '"DD E DD I', 'more: expected D at space 1, got "DD" (EE-SET-9)'),
        ('"D E D I', '"' + "D " * 40 + "I", "two: expected 2 to 60 spaces, got 63 (EE-SET-1)"),
        ('two = "', 'two = "D" # ', "two: expected 2 to 60 spaces, got 1 (EE-SET-1)"),
        ('two = "', 'two = ["D"] # ', 'two: expected spaces such as "D E D I", got ["D"]'),
        ("lightning = 7", "lightning = 26", "lightning: expected 1 to 25, got 26 (EE-BLZ-1)"),
        (
            'two = "',
            'two = "D E D I D D C" # ',
            "lightning: expected 1 to 6, got 7 (EE-BLZ-1)",
        ),
    ],
)
@pytest.mark.rule("EE-SET-1", "EE-SET-9", "EE-BLZ-1")
def test_a_track_is_made_of_the_spaces_of_its_side(
    my_pack: MyPack, old: str, new: str, line: str
) -> None:
    assert check(my_pack((TRACK, old, new))) == [f"my.toml: track, {line}"]

"""Names that can be told apart: no borrowed letters, no towers of accents (Unicode TR39)."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Final
from unicodedata import category, normalize

from empires.server.refusals import invalid
from empires.table import GameError
from empires.table.record import LONGEST_NAME, check_names

MOST_MARKS: Final = 2  # on one letter: some scripts need two
RULE: Final = f"1 to {LONGEST_NAME} printable characters"
# Scripts that are written together, and belong to no letters of others.
TOGETHER: Final = (
    {"HAN", "HIRAGANA", "KATAKANA"},
    {"HAN", "HANGUL"},
    {"HAN", "BOPOMOFO"},
)


def check_name(name: str) -> None:
    """Refuse what can't be read as what it is."""
    try:
        check_names([name])
    except GameError:
        raise invalid("name", RULE) from None
    marks = [is_mark(letter) for letter in normalize("NFC", name)]
    if any(mark and len(list(run)) > MOST_MARKS for mark, run in groupby(marks)) or marks[0]:
        raise invalid("name", f"at most {MOST_MARKS} accents on a letter")
    if mixes_scripts(name):
        raise invalid("name", "letters of one script, none that only look like those of another")


def is_mark(letter: str) -> bool:
    return category(letter) in ("Mn", "Me")


def mixes_scripts(name: str) -> bool:
    """Whether letters of several scripts are mixed, of which some look like another's."""
    from confusable_homoglyphs import categories, confusables  # noqa: PLC0415 - large, seldom needed

    scripts = {str(each) for each in categories.unique_aliases(name)} - {"COMMON", "INHERITED"}
    if len(scripts) < 2 or any(scripts <= together for together in TOGETHER):
        return False
    return bool(confusables.is_dangerous(name))


def look_alike(one: str, other: str) -> bool:
    """Whether people could take one name for the other.

    >>> look_alike("Ada", "АDА"), look_alike("Ada", "Ida")
    (True, False)
    """
    first, second = plain(one), plain(other)
    return len(first) == len(second) and all(map(are_alike, first, second))


def plain(name: str) -> str:
    """A name without what a quick reader does not see."""
    spread = normalize("NFKD", name).casefold()
    return "".join(letter for letter in spread if not is_mark(letter) and not letter.isspace())


@cache
def are_alike(one: str, other: str) -> bool:
    return one == other or bool(shapes_of(one) & shapes_of(other))


@cache
def shapes_of(letter: str) -> frozenset[str]:
    """A letter, large and small, and all that look like it."""
    from confusable_homoglyphs import confusables  # noqa: PLC0415 - large, seldom needed

    found = {letter, letter.upper()}
    for each in tuple(found):
        for like in confusables.confusables_data.get(each, []):
            found |= {like["c"], like["c"].casefold()}
    return frozenset(found)

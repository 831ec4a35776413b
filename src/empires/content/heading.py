"""The table [pack], with which a pack of any game says which game it is for and its name."""

from typing import Final

from .problems import Problems, shown
from .reader import Entry

LONGEST_NAME: Final = 40


def read_heading(top: Entry, game: str, problems: Problems) -> str:
    """The pack's name. Another game's pack ends the reading: all the rest would be noise."""
    table = top.table("pack", f"a table [pack] with game = {shown(game)} and a name")
    if table is None:
        return ""
    table.allow(("game", "name"))
    if not table.name("game", (game,)) and "game" in table:
        raise problems.error()
    return table.title("name", "a name", LONGEST_NAME)

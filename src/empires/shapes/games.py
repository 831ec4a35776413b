"""The views and lines of every game, and what is made of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from empires.registry import at, declarations
from empires.shapes.film import Film
from empires.shapes.lines import Line
from empires.shapes.tables import AnyMessage, Update
from empires.shapes.views import View


class GameShapes(NamedTuple):
    """The two shapes of a game in which everything is that it says of itself.

    The others are for msgspec to read by: types that are only known when the program runs.
    """

    view: type[View]
    line: type[Line]

    @property
    def update(self) -> Any:
        return Update[self.view, self.line]  # type: ignore[name-defined]

    @property
    def message(self) -> Any:
        """Everything that a socket at a table of this game can be sent."""
        return AnyMessage[self.view, self.line]  # type: ignore[misc,name-defined]

    @property
    def film(self) -> Any:
        return Film[self.line]  # type: ignore[name-defined]


@cache
def game_shapes() -> Mapping[str, GameShapes]:
    """Those of every declared game."""
    return {
        name: GameShapes(at(declared.view), at(declared.line))
        for name, declared in declarations().items()
    }

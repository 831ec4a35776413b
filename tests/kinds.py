"""The kinds of events, moves and prompts of a game, as its shapes declare them."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

from empires.registry import at, declaration
from empires.table.game import game_class


def events(name: str) -> set[str]:
    """What can happen in the game of that name."""
    return tags(get_type_hints(at(declaration(name).line))["event"])


def prompts(name: str) -> set[str]:
    """What can be asked."""
    return tags(get_type_hints(at(declaration(name).view))["prompt"])


def moves(name: str) -> set[str]:
    """What can be answered."""
    return set(game_class(name).move_kinds)


def tags(union: Any) -> set[str]:
    """The names of all shapes of a union."""
    kinds = get_args(union) or (union,)
    return {str(kind.__struct_config__.tag) for kind in kinds if kind is not type(None)}

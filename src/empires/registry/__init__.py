"""The games there are, each declared once: those of this package, and those that others bring.

A declaration names places as strings, so this package imports no other part of the project, and a
game is imported only when somebody asks for it.
"""

from __future__ import annotations

from empires.registry.declaration import (
    LANGUAGES,
    BadDeclaration,
    Chances,
    Declaration,
    Thinking,
    at,
)
from empires.registry.finding import GROUP, UnknownGame, declaration, declarations

__all__ = [
    "GROUP",
    "LANGUAGES",
    "BadDeclaration",
    "Chances",
    "Declaration",
    "Thinking",
    "UnknownGame",
    "at",
    "declaration",
    "declarations",
]

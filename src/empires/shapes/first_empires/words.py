"""The names that moves, events and views of First Empires use."""

from __future__ import annotations

from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["orange", "blue", "purple", "green", "yellow"]
Face: TypeAlias = Literal["orange", "blue", "purple", "green", "yellow", "sword"]
Track: TypeAlias = Literal["dice", "rerolls", "movement", "cards", "explorers"]
Phase: TypeAlias = Literal["setup", "dice", "movement", "progress", "end"]

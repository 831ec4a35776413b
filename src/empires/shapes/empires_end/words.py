"""The names that moves, events and views of Empire's End use, in the order the rules count them."""

from __future__ import annotations

from typing import Literal, TypeAlias

Resource: TypeAlias = Literal["wheat", "hammer", "axe", "coin"]
LocationKind: TypeAlias = Literal["city", "town", "army", "road", "farm"]
Phase: TypeAlias = Literal[
    "disaster", "double_disaster", "economy", "industry", "conflict", "combined"
]
Band: TypeAlias = Literal["low", "middle", "high", "victory"]
Space: TypeAlias = Literal["D", "DD", "E", "I", "C", "EI"]
"""A space of the phase track, as it is printed."""

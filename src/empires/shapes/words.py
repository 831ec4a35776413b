"""The words and numbers that several messages hold, with the bounds they must keep to."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta

LARGEST: Final = 2**31 - 1
MOST_SEATS: Final = 5
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500

Lang: TypeAlias = Literal["en", "de"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
Code: TypeAlias = Annotated[int, Meta(ge=-LARGEST - 1, le=LARGEST)]
"""The code of a move."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, examples=["Ada"])]
Level: TypeAlias = Annotated[str, Meta(max_length=40, examples=["governor"])]
PromptId: TypeAlias = Annotated[str, Meta(max_length=40)]
Remark: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
"""Something said: plain text."""
# Python lets a line feed follow what `$` ends, which other readers of the pattern do not.
Nonce: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,128}$(?!\n)")]
"""Random digits of a player's own, for the shuffle."""
Secret: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43,100}$(?!\n)")]
"""The secret of a seat, 256 random bits or more."""
# Anything may be in it: only the game can say what is wrong with it.
WrittenMove: TypeAlias = dict[str, Any]
"""A readable move as somebody wrote it."""

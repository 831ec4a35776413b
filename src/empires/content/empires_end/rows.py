"""The rows of an Empire's End pack, and which values of them have sources."""

from typing import Final

from ..rows import Kind, values

ROWS: Final = (
    Kind("location", values("value", "rebuild", "ability"), ("kind", "value"), ("kind",)),
    Kind("disaster", values("bids", "cost", "ability"), ("family", "number"), ("family", "number")),
    Kind(
        "conflict", values("low", "middle", "high", "victory", "upheaval"), ("number",), ("number",)
    ),
    Kind("track", values("two", "more", "lightning")),
)

"""The one place that says what a column of integers is made of.

Compiled, a column is a packed ``librt.vecs.vec[i64]``. Where that module is missing, a list
does the same work, only slower. This file itself stays uncompiled, so that the choice is made
at import.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import extend, vec
else:
    try:
        from librt.vecs import extend, vec
    except ImportError:

        class vec(list):
            """A list that copies on slicing and keeps its type, as vec does."""

            def __init__(self, items=(), capacity=0):
                super().__init__(items)

            def __getitem__(self, index):
                got = list.__getitem__(self, index)
                return vec(got) if isinstance(index, slice) else got

        def extend(column, more):
            """Lay more values behind a column, in its own room if there is any."""
            column.extend(more)
            return column


__all__ = ["extend", "vec"]

"""The one place that says what a column of integers is made of.

Compiled, a column is a packed ``librt.vecs.vec[i64]``. Where that module is missing, a list
does the same work, only slower. This file itself stays uncompiled, so that the choice is made
at import.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
else:
    try:
        from librt.vecs import vec
    except ImportError:

        class vec(list):
            """A list that copies on slicing and keeps its type, as vec does."""

            def __getitem__(self, index):
                got = list.__getitem__(self, index)
                return vec(got) if isinstance(index, slice) else got


__all__ = ["vec"]

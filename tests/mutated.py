"""Packs that are wrong in any way, for whoever has to bear them.

EMPIRES_MUTATED_PACKS=1000 lets each test try so many of them.
"""

from __future__ import annotations

import os
import tomllib
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

from empires.content import empires_end, first_empires
from empires.content.writing import whole

PACKS = [empires_end, first_empires]
TRIED = int(os.environ.get("EMPIRES_MUTATED_PACKS", "15"))
HOSTILE: list[Any] = [
    -1, 0, 1, 2, 3, 5, 21, 10**6, 2**63, 10**400, True, 1.5, float("nan"), "", "wheat", "fire",
    "city", "rus", "printed", "D E D I C", "\x1b[2J\x07\u202e", "'; DROP TABLE x; --",
    "<script>alert(1)</script>", "x" * 5000, [], {}, [[]], [1, 2, 3, 4, 5], ["axe", "axe"],
    {"wheat": 1}, {"kind": "gain", "phase": "end"}, {"\x00": 1},
]  # fmt: skip


def mutated(document: Any, draw: st.DrawFn) -> None:
    """One value somewhere becomes another, is lost, or stands there twice."""
    at: Any = document
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        key = draw(st.sampled_from(keys))
        if not at[key] or not isinstance(at[key], dict | list) or draw(st.integers(0, 3)) == 0:
            break
        at = at[key]
    match draw(st.sampled_from(["change", "nudge", "lose", "double"])):
        case "lose":
            del at[key]
        case "double" if isinstance(at, list):
            at.append(at[key])
        case "nudge" if type(at[key]) is int:
            at[key] += draw(st.sampled_from([-1, 1]))
        case _:
            # A copy: what comes next may change it, and the next pack is to find it as it was.
            at[key] = deepcopy(draw(st.sampled_from(HOSTILE)))


@st.composite
def packs(draw: st.DrawFn) -> tuple[str, bytes]:
    content = draw(st.sampled_from(PACKS))
    document = tomllib.loads(content.standard_text())
    game = document["pack"]["game"]
    for _ in range(draw(st.integers(1, 3))):
        if document:
            mutated(document, draw)
    text = whole(document).encode(errors="replace")
    if draw(st.integers(0, 4)) == 0:
        cut = draw(st.integers(0, len(text)))
        text = text[:cut] + draw(st.binary(max_size=8)) + text[cut + draw(st.integers(0, 40)) :]
    return game, text

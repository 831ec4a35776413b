"""No part of a position is forgotten when it is copied, written down or read again.

A position names its parts several times, so that copying stays fast; here each is checked by name.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

import empires
from empires.rules.adapter import PlainPosition
from empires.rules.position import Position
from empires.rules.random import seeded

# What is no part of the table: shared by copies, or kept by each position for itself.
APART: Final = {
    *("players", "random", "moves", "journal", "printed"),
    *("filling", "filled_for", "touched"),  # of what it shows
}
# Columns that copies share until a rule puts a changed copy in the place of one.
SHARED: Final = {"location", "exhausted", "returned", "conflict_deck"}


def begun(name: str) -> Any:
    return empires.game(name).new(players=2, seed=1)


def parts(p: Position) -> list[str]:
    """The names of everything that a position holds, compiled or not."""
    names = getattr(type(p), "__mypyc_attrs__", None) or vars(p)
    return sorted(set(names) - APART - {"__dict__"})


# A plain position keeps its parts on a board, which holds and copies itself.
PARTS: Final = [
    (name, part)
    for name in empires.games()
    if not isinstance(begun(name), PlainPosition)
    for part in parts(begun(name))
]


def changed(p: Any, part: str) -> Any:
    """The value that a part has now, after being made one that no rule would give it."""
    value = getattr(p, part)
    if isinstance(value, bool):
        setattr(p, part, not value)
    elif isinstance(value, int):
        setattr(p, part, 77)
    else:
        if part in SHARED:
            value = value[:]
            setattr(p, part, value)
        for i in range(len(value)):
            value[i] = 70 + i
    return shown(p, part)


def shown(p: Any, part: str) -> Any:
    value = getattr(p, part)
    return value if isinstance(value, int) else list(value)


@pytest.mark.parametrize(("name", "part"), PARTS)
def test_a_copy_has_it_and_has_it_for_itself(name: str, part: str) -> None:
    p = begun(name)
    before = shown(p, part)
    q = p.copy()
    value = changed(q, part)
    assert shown(p, part) == before != value
    assert shown(q.copy(), part) == value


@pytest.mark.parametrize("seed", range(6))
def test_no_rule_changes_what_an_earlier_copy_shares(seed: int) -> None:
    p = empires.game("empires-end").new(players=2 + seed % 3, seed=seed)
    random = seeded([seed, 3, 4])
    kept = []
    while not p.over:
        kept.append((p.copy(), p.to_bytes()))
        legal = p.next_legal()
        p.play_next(legal[random.below(len(legal))])
    assert all(copy.to_bytes() == written for copy, written in kept)


@pytest.mark.parametrize(("name", "part"), PARTS)
def test_it_is_written_down_and_read_again(name: str, part: str) -> None:
    p, q = begun(name), begun(name)
    value = changed(p, part)
    q.set_scalars(p.scalars())
    for mine, theirs in zip(q.columns(), p.columns(), strict=True):
        for i in range(len(mine)):
            mine[i] = theirs[i]
    assert shown(q, part) == value

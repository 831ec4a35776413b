"""A review goes on where it was left, and adds up to the same one."""

from __future__ import annotations

import msgspec
import pytest

from empires.review import Part, assembled, key_of, made, works
from empires.review.parts import _reviewing
from tests.bots.kit import GAMES
from tests.review.test_review import played, reviewed

pytestmark = pytest.mark.slow


def test_parts_that_were_kept_are_gone_on_with_by_somebody_else() -> None:
    record, game = played("first-empires", 2, "greedy:worlds=1"), GAMES["first-empires"]
    kept: list[bytes] = []
    for _ in works(len(record.moves)):
        _reviewing.cache_clear()  # as after another start
        parts = [msgspec.json.decode(part, type=Part) for part in kept]
        kept.append(msgspec.json.encode(made(record, game, "quick", parts)))
    parts = [msgspec.json.decode(part, type=Part) for part in kept]
    assert assembled(record, game, "quick", parts) == reviewed(
        "first-empires", 2, "greedy:worlds=1"
    )


def test_sums_come_with_the_last_part() -> None:
    record, game = played("first-empires", 2, "greedy:worlds=1"), GAMES["first-empires"]
    first = made(record, game, "quick", [])
    found = assembled(record, game, "quick", [first])
    assert found.chances
    assert (found.moves, found.seats, found.keys) == ([], [], [])


def test_another_depth_is_another_review() -> None:
    record, game = played("first-empires", 2, "greedy:worlds=1"), GAMES["first-empires"]
    assert key_of(record, game, "quick") != key_of(record, game, "deep")

"""Positions kept as copies, bytes or JSON: each form holds everything, whatever is decided."""

from __future__ import annotations

import json

import pytest

from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.random import seeded
from tests.properties.moments import MOMENTS
from tests.properties.walks import game, play_at_random


def forms(p: EmpiresEnd) -> dict[str, EmpiresEnd]:
    """The same position, kept and taken up again in every way there is."""
    return {
        "copy": p.copy(),
        "bytes": game.from_bytes(p.to_bytes()),
        "JSON": game.position(json.loads(json.dumps(game.dump(p)))),
    }


@pytest.mark.parametrize("stage", sorted(MOMENTS))
def test_every_form_of_a_position_holds_everything(stage: str) -> None:
    """Each is compared as bytes and as JSON, so that neither can hide what it leaves out."""
    for _, p in MOMENTS[stage]:
        for form, q in forms(p).items():
            assert game.dump(q) == game.dump(p), form
            assert q.to_bytes() == p.to_bytes(), form
            assert [q.legal(seat) for seat in q.to_move] == [p.legal(seat) for seat in p.to_move]


@pytest.mark.parametrize("stage", sorted(MOMENTS))
def test_every_form_of_a_position_goes_on_in_the_same_way(stage: str) -> None:
    """Also where the next shuffle decides; and none of them moves the position it was made of."""
    for _, p in MOMENTS[stage][:4]:
        before = p.to_bytes()
        ends = set()
        for q in forms(p).values():
            random = seeded([1, 2, 3])
            for _ in range(60):
                if not q.over:
                    play_at_random(q, random)
            ends.add(q.to_bytes())
        assert len(ends) == 1
        assert p.to_bytes() == before

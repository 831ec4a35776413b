"""What a batch keeps of an observation from step to step never differs from one written anew."""

from __future__ import annotations

import numpy as np
import pytest
from mypy_extensions import u8

from empires.rules.columns import vec
from tests.envs.kit import GAMES, TABLES, moments, option_mixes


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whoever_looks_now_and_then_sees_what_there_is(name: str, players: int) -> None:
    """Each seat looks at some moments: what it missed in between is there as well."""
    game = GAMES[name]
    for seed, options in enumerate(option_mixes(game)):
        plates = None
        for at, p in enumerate(moments(game, 1, players=players, seed=seed, **options)):
            plates = plates or p.plates(game.layout.size, compact=False)
            if p.over:
                break
            for seat in (p.next_seat(), at % players):
                shown = np.asarray(plates.show(seat, vec[u8]()), np.uint8)
                assert (shown == game.observe(p, seat)).all(), f"{options}, decision {at}"


def test_one_observation_is_laid_behind_the_other() -> None:
    game = GAMES["empires-end"]
    p = game.new(players=3, seed=4)
    plates = p.plates(game.layout.size, compact=False)
    out = plates.show(1, plates.show(0, vec[u8]()))
    rows = np.asarray(out, np.uint8).reshape(2, -1)
    assert [row.tolist() for row in rows] == [game.observe(p, seat).tolist() for seat in (0, 1)]

"""The small measurement of the workshop: played a game at a time, it says what the command says."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import empires
from empires.arena import Match
from empires.balance import Comparison, Report, measure
from empires.balance.comparing import paired
from empires.balance.sampling import sampled
from tests.balance.packs import with_head_start

GAMES = 4


def test_in_pieces_it_is_the_report_of_the_command(tmp_path: Path) -> None:
    file = with_head_start(tmp_path, "karthadst")
    bots = ["greedy", "greedy"]
    mine = measure(Match("first-empires", bots, games=GAMES, content=file))
    whole = paired(mine, measure(Match("first-empires", bots, games=GAMES)))
    changed, standard = empires.game("first-empires", file), empires.game("first-empires")
    games = 0
    while games < GAMES:
        now = count(step=1000).__next__  # so slow a clock that each piece is one game
        found = sampled(changed, standard, 2, GAMES, now)
        assert isinstance(found, Comparison)
        assert found.report.games in (games, games + 2)
        games = found.report.games
    assert found.tested.keys() == whole.tested.keys()
    assert all(found.tested[key].value == whole.tested[key].value for key in whole.tested)
    alone = sampled(standard, standard, 2, GAMES)
    assert isinstance(alone, Report)
    assert alone.estimates == whole.base.estimates

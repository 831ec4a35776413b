"""Worker processes: what happens when one of them dies."""

from __future__ import annotations

from functools import partial
from multiprocessing import active_children

import pytest

from empires.arena import ArenaError, Match
from empires.arena.playing import play_games
from empires.arena.processes import Processes


def test_a_worker_that_dies_is_reported_with_the_games_it_had() -> None:
    match = Match("empires-end", ["greedy", "greedy"], games=100_000)
    before = active_children()
    workers = Processes(partial(play_games, match), 1)
    try:
        workers.send(range(100_000))
        for child in active_children():
            if child not in before:
                child.kill()
        with pytest.raises(ArenaError, match=r"a worker process died .* games 0 to 99999"):
            workers.receive()
    finally:
        workers.close()

"""Planning with what was learnt: the same moves everywhere, within a budget for the whole turn."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

from empires.arena import Match, run
from empires.bots import bot
from empires.bots.plan import PlanBot
from empires.bots.specs import Budget
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.thinking.search import Search
from tests.bots.kit import GAMES, OURS, outlook, played

ROOT = Path(__file__).parents[2]
FORESEEING = "foresee:worlds=2"
PLANNING = "plan:40:worlds=2"


def digest(name: str, spec: str, players: int = 2) -> str:
    """A whole game as a few letters."""
    _, moves = played(name, [spec, *["greedy:worlds=1"] * (players - 1)], seed=7)
    return hashlib.sha256(repr(moves).encode()).hexdigest()[:12]


@pytest.mark.parametrize("spec", [FORESEEING, PLANNING])
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_legal_moves(name: str, spec: str) -> None:
    end, moves = played(name, [spec, "random"], seed=3)
    assert end.over
    assert played(name, [spec, "random"], seed=3)[1] == moves


GAMES_PLAYED = {
    ("empires-end", FORESEEING, 2): "4506d21720a0",
    ("empires-end", PLANNING, 2): "03b2b835c988",
    ("first-empires", FORESEEING, 2): "44aca16c9911",
    ("first-empires", PLANNING, 2): "ab07b94f3a31",
    ("first-empires", PLANNING, 5): "7d536151c9c2",
}
"""Other nets play other games: renew these when one is taken over."""


@pytest.mark.parametrize(("name", "spec", "players"), GAMES_PLAYED)
def test_everybody_plays_the_same_game_compiled_or_not(name: str, spec: str, players: int) -> None:
    assert digest(name, spec, players) == GAMES_PLAYED[name, spec, players]


@pytest.mark.parametrize("name", OURS)
def test_another_process_plays_the_same_game(name: str) -> None:
    code = f"from tests.bots.test_plan import *; print(digest({name!r}, {PLANNING!r}))"
    there = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert there.stdout.strip() == digest(name, PLANNING)


@pytest.mark.parametrize("name", OURS)
def test_from_bytes_it_goes_on_as_from_the_position_itself(name: str) -> None:
    game = GAMES[name]
    p: Position = game.new(players=2, seed=4)
    random = seeded([1, 2, 3])
    for _ in range(40):
        seat = p.to_move[0]
        legal = p.legal(seat)
        p.play(seat, legal[random.below(len(legal))])
    again = game.from_bytes(p.to_bytes())
    seat = p.to_move[0]
    for spec in (FORESEEING, PLANNING):
        choices = [bot(spec, seed=9).choose(outlook(game, one, seat)) for one in (p, again)]
        assert choices[0] == choices[1]


@pytest.mark.slow  # many games
@pytest.mark.parametrize("name", OURS)
def test_a_turn_takes_no_more_iterations_than_its_budget(name: str) -> None:
    game = GAMES[name]
    budget = 120
    player = PlanBot(5, budget=Budget(iterations=budget), worlds=1, most=4)
    p: Position = game.new(players=2, seed=6)
    spent: dict[int, int] = {}
    random = seeded([4, 5, 6])
    while not p.over and len(spent) < 8:
        seat = p.to_move[0]
        legal = p.legal(seat)
        if seat == 0 and len(legal) > 1:
            code = player.choose(outlook(game, p, seat))
            assert isinstance(player.search, Search)
            assert player.period is not None
            spent[player.period] = spent.get(player.period, 0) + int(player.search.iterations)
        else:
            code = legal[random.below(len(legal))]
        p.play(seat, code)
    assert len(spent) == 8
    # Even with nothing left every choice is tried once in every round.
    assert all(0 < iterations <= 2 * budget for iterations in spent.values())


@pytest.mark.slow  # many games
@pytest.mark.parametrize("spec", [FORESEEING, PLANNING])
@pytest.mark.parametrize("name", OURS)
def test_it_beats_greedy_play(name: str, spec: str) -> None:
    result = run(Match(name, [spec, "greedy"], games=10, seed=12))
    assert result.bots[0].win_share > 0.5


@pytest.mark.slow  # many games
def test_with_four_it_beats_three_greedy_players() -> None:
    result = run(Match("first-empires", [PLANNING, "greedy"], players=4, games=12, seed=12))
    assert result.bots[0].win_share > 0.25


@pytest.mark.slow  # many games
@pytest.mark.parametrize("name", OURS)
def test_whoever_misjudges_more_plays_worse(name: str) -> None:
    for sharp, dull in (("greedy", "greedy:misjudge=1500"), ("foresee", "foresee:misjudge=300")):
        result = run(Match(name, [f"{sharp}:worlds=2", f"{dull}:worlds=2"], games=10, seed=3))
        assert result.bots[0].win_share > 0.5


@pytest.mark.slow  # many games
@pytest.mark.parametrize("name", OURS)
def test_by_the_clock_it_decides_every_time(name: str) -> None:
    end, _ = played(name, ["plan:20ms", "random"], seed=2)
    assert end.over


@pytest.mark.parametrize("name", OURS)
def test_it_says_why_in_numbers_that_fit_together(name: str) -> None:
    game = GAMES[name]
    p: Position = game.new(players=2, seed=8)
    while len(p.legal(p.to_move[0])) < 4:
        p.play(p.to_move[0], p.legal(p.to_move[0])[0])
    seat = p.to_move[0]
    told = PlanBot(3, budget=Budget(iterations=600)).explain(outlook(game, p, seat))
    assert {each.code for each in told.choices} == set(p.legal(seat))
    assert told.choices[0].code == told.code
    assert told.choices[0].loses == 0
    assert 0 < told.chance < 1
    for each in told.choices:
        if each.tries:
            assert each.loses == pytest.approx(told.chance - each.chance, abs=1e-5)
    assert (told.line[0].seat, told.line[0].code) == (seat, told.code)
    assert len(told.sources) >= 3
    assert 0 < sum(source.points for source in told.sources) < 300
    assert told.iterations > 0

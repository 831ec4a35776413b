"""When everything is decided that lay open, so that a search may value the position."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from empires.bots import weights
from empires.bots.search import SearchBot
from empires.bots.specs import Budget
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.shapes.empires_end.views import EmpiresEndView
from empires.shapes.first_empires.views import FirstEmpiresView
from empires.thinking.leaf import Leaf
from tests.bots.kit import GAMES, OURS

OPEN_TO_ALL = {"avert_or_take", "bid_axes", "bid_coins"}
FOR_ONESELF = {"economy", "industry", "combined"}


def random_game(name: str, players: int) -> Iterator[Position]:
    """Every position of a game of random moves."""
    random = seeded([8, 8, players])
    p: Position = GAMES[name].new(players=players, seed=8)
    while not p.over:
        yield p
        codes = p.legal(p.to_move[0])
        p.play(p.to_move[0], codes[random.below(len(codes))])


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", OURS)
def test_what_was_open_is_settled_as_soon_as_the_game_has_moved_on(name: str, players: int) -> None:
    """EE-FLOW-1, FE-SET-9"""
    evaluation = weights.shipped(name)
    before = -1
    changes = 0
    for p in random_game(name, players):
        if evaluation.period(p) != before and before >= 0:
            changes += 1
            assert evaluation.settled(p, before)
        before = evaluation.period(p)
    assert changes > 10


@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_is_never_settled_before_its_end(players: int) -> None:
    """FE-SET-9"""
    evaluation = weights.shipped("first-empires")
    for p in random_game("first-empires", players):
        assert not evaluation.settled(p, evaluation.period(p))


@pytest.mark.parametrize("players", [2, 4])
def test_disasters_and_conflicts_stay_open_until_they_are_decided(players: int) -> None:
    """EE-DIS-3, EE-CON-3: economy and industry concern nobody else, so nothing is open there."""
    game = GAMES["empires-end"]
    evaluation = weights.shipped("empires-end")
    for p in random_game("empires-end", players):
        view = game.view(p, p.to_move[0])
        assert view.prompt is not None
        if view.prompt.kind in OPEN_TO_ALL:
            assert not evaluation.settled(p, evaluation.period(p))
        elif view.phase in FOR_ONESELF:
            assert evaluation.settled(p, evaluation.period(p))


@pytest.mark.parametrize("ahead", [0, 1, 3])
@pytest.mark.parametrize("name", OURS)
def test_whoever_looks_ahead_plays_so_many_turns_or_spaces_more(name: str, ahead: int) -> None:
    """EE-FLOW-1, FE-SET-9: beyond the end of what is open now."""
    tuning = SearchBot(1, budget=Budget(iterations=1), ahead=ahead).tuning
    evaluation = weights.shipped(name)
    before = -1
    seen = 0
    for p in random_game(name, 2):
        if evaluation.period(p) != before and before >= 0:
            seen += 1
            after = p.copy()
            Leaf(after, 0, before, tuning, evaluation, seeded([1, 2, 3]))
            assert after.over or when(name, after) - when(name, p) == ahead
        before = evaluation.period(p)
    assert seen > 10


def when(name: str, p: Position) -> int:
    """How many spaces of the track, or turns, lie behind."""
    view = GAMES[name].view(p, 0)
    if isinstance(view, EmpiresEndView):
        return view.space
    assert isinstance(view, FirstEmpiresView)
    assert view.turn is not None
    return view.round * p.players + (view.turn - view.starting_player) % p.players

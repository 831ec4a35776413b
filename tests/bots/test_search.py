"""The bot that searches."""

from __future__ import annotations

import pytest

from empires.bots.search import SearchBot
from empires.bots.specs import Budget
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.shapes.empires_end.prompts import BidAxesPrompt
from tests.bots.kit import GAMES, OURS, outlook, played

A_LITTLE = 3  # points that it may leave on the table where they don't decide who wins


def searcher(iterations: int) -> SearchBot:
    return SearchBot(1, budget=Budget(iterations=iterations), playout="none")


def at_the_last_decision(name: str, seed: int) -> tuple[Position, int]:
    """A position of a random game in which one more choice ends it, and who has that choice."""
    random = seeded([seed, 1, 1])
    shown = {option: True for option in GAMES[name].option_values if option.startswith("open_")}
    p: Position = GAMES[name].new(players=2, seed=seed, **shown)
    before = p.copy()
    while not p.over:
        if len(p.legal(p.to_move[0])) > 1:
            before = p.copy()
        legal = p.legal(p.to_move[0])
        p.play(p.to_move[0], legal[random.below(len(legal))])
    return before, before.to_move[0]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_with_a_number_of_iterations_it_always_plays_the_same_legal_moves(
    name: str, players: int
) -> None:
    specs = ["search:10:depth=2"] * players
    p, moves = played(name, specs, 3)
    assert p.over
    assert played(name, specs, 3)[1] == moves


def test_a_single_iteration_is_enough_for_a_legal_move() -> None:
    for name in GAMES:
        p, _ = played(name, ["search:1:playout=none", "random"], 4)
        assert p.over


@pytest.mark.parametrize("name", OURS)
def test_without_time_to_think_it_plays_what_looks_best(name: str) -> None:
    assert played(name, ["search:1", "random"], 1)[0].ranking() == [1, 2]
    assert played(name, ["random", "search:1"], 2)[0].ranking() == [2, 1]


@pytest.mark.slow
@pytest.mark.parametrize("playout", ["none", "random", "greedy", "greedy:ahead=2"])
@pytest.mark.parametrize("name", OURS)
def test_it_beats_random_play_whatever_its_playouts(name: str, playout: str) -> None:
    spec = f"search:40:playout={playout}:depth=4"
    assert played(name, [spec, "random"], 1)[0].ranking() == [1, 2]
    assert played(name, ["random", spec], 2)[0].ranking() == [2, 1]


def ends(p: Position, seat: int) -> dict[int, int]:
    """The margin that each choice ends the game with; empty if some choice does not end it."""
    margins = {}
    for code in p.legal(seat):
        after = p.copy()
        after.play(seat, code)
        while not after.over and len(after.legal(after.to_move[0])) == 1:
            after.play(after.to_move[0], after.legal(after.to_move[0])[0])
        if not after.over:
            return {}
        scores = after.scores()
        margins[code] = scores[seat] - scores[1 - seat]
    return margins


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_at_the_last_decision_it_finds_the_best_result(name: str) -> None:
    looked_at = 0
    for seed in range(30):
        p, seat = at_the_last_decision(name, seed)
        margins = ends(p, seat)
        if len(set(margins.values())) > 1:
            looked_at += 1
            chosen = searcher(400).choose(outlook(GAMES[name], p, seat))
            best = max(margins.values())
            assert margins[chosen] >= best - A_LITTLE
            assert (margins[chosen] > 0) == (best > 0)
    assert looked_at >= 3


def test_sealed_bids_of_others_do_not_reach_it() -> None:
    """EE-CON-3: whatever the other seat has sealed, the same search makes the same bid."""
    game = GAMES["empires-end"]
    p = game.new(players=2, seed=5)
    while not isinstance(game.view(p, p.to_move[0]).prompt, BidAxesPrompt):
        p.play(p.to_move[0], p.legal(p.to_move[0])[-1])
    first, second = p.to_move
    chosen = []
    for axes in (p.legal(first)[0], p.legal(first)[-1]):
        q = p.copy()
        q.play(first, axes)
        q.play(first, q.legal(first)[-1])
        chosen.append(searcher(300).choose(outlook(game, q, second)))
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", GAMES)
def test_it_says_how_often_it_tried_each_choice_and_what_it_expects(name: str) -> None:
    game = GAMES[name]
    p = game.new(players=2, seed=9)
    seat = p.to_move[0]
    while len(p.legal(seat)) < 3:
        p.play(seat, p.legal(seat)[0])
        seat = p.to_move[0]
    advice = searcher(600).advise(outlook(game, p, seat))
    assert sorted(option.code for option in advice.options) == p.legal(seat)
    visits = [option.visits for option in advice.options]
    assert visits == sorted(visits, reverse=True)
    assert advice.iterations == 600
    assert sum(visits) == 600
    assert all(0 <= option.result <= 1 for option in advice.options)
    assert advice.line[0] == (seat, advice.options[0].code)


@pytest.mark.parametrize("name", OURS)
def test_what_it_learnt_serves_the_next_choice_of_the_same_turn(name: str) -> None:
    game = GAMES[name]
    random = seeded([3, 3, 3])
    p = game.new(players=2, seed=9)
    bot_ = searcher(500)
    for _ in range(400):
        seat = p.to_move[0]
        drawn = p.random.words()
        chosen = p.legal(seat)[random.below(len(p.legal(seat)))]
        if len(p.legal(seat)) > 1:
            chosen = bot_.choose(outlook(game, p, seat))
        p.play(seat, chosen)
        if p.decides(seat) and len(p.legal(seat)) > 1 and p.random.words() == drawn:
            break
    advice = bot_.advise(outlook(game, p, seat))
    assert sum(option.visits for option in advice.options) > 500

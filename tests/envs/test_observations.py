"""Observations: what is in them, where it is, and that they give nothing away."""

from __future__ import annotations

from typing import Any, get_args

import numpy as np
import numpy.typing as npt
import pytest

from empires.rules.position import Position
from empires.rules.random import seeded
from empires.shapes.empires_end.views import EmpiresEndView
from empires.shapes.empires_end.words import Resource
from empires.shapes.first_empires.views import FirstEmpiresView
from empires.table.game import Game
from tests.envs.kit import GAMES, TABLES, moments, option_mixes

IMAGINED = 3  # positions that a seat could be in, for each moment


@pytest.mark.rule("EE-VIS-2", "EE-VIS-3", "FE-VIS-2", "FE-VIS-3")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_seat_sees_the_same_in_positions_that_it_cannot_tell_apart(
    name: str, players: int
) -> None:
    game, random = GAMES[name], seeded([1, 2, 3])
    for seed, options in enumerate(option_mixes(game)):
        for p in moments(game, 11, players=players, seed=seed, **options):
            for seat in range(players):
                seen = [row.tobytes() for row in observed(game, p, seat)]
                for _ in range(IMAGINED):
                    q = game.imagine(p, seat, random)
                    assert [row.tobytes() for row in observed(game, q, seat)] == seen
                    assert (game.mask(q, seat) == game.mask(p, seat)).all()


def forms(game: Game[Any]) -> list[bool]:
    """Whether compact, for each form of observation that the game has."""
    return [False] if game.compact_layout is None else [False, True]


def observed(game: Game[Any], p: Position, seat: int) -> list[npt.NDArray[np.uint8]]:
    """What a seat is told of a position, in every form that the game has."""
    return [game.observe(p, seat, compact=form) for form in forms(game)]


@pytest.mark.parametrize(
    ("name", "players"), [(name, n) for name, n in TABLES if GAMES[name].compact_layout]
)
def test_a_compact_observation_tells_apart_what_the_full_one_tells_apart(
    name: str, players: int
) -> None:
    game = GAMES[name]
    twins: dict[bytes, bytes] = {}
    for seed in range(3):
        for p in moments(game, 1, players=players, seed=seed):
            full, compact = observed(game, p, seed % players)
            assert twins.setdefault(compact.tobytes(), full.tobytes()) == full.tobytes()
            assert compact.size < full.size
            assert compact.size == game.layout_of(compact=True).size


@pytest.mark.parametrize(
    ("name", "compact"),
    [(name, form) for name, game in GAMES.items() for form in forms(game)],
)
def test_the_fields_fill_an_observation_without_a_gap(name: str, compact: bool) -> None:
    layout = GAMES[name].layout_of(compact)
    at = 0
    for field in layout.fields.values():
        assert field.start == at
        at += field.length
    assert at == layout.size == len(layout.tops)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_observations_have_one_size_and_empty_blocks_for_seats_nobody_plays(
    name: str, players: int
) -> None:
    game = GAMES[name]
    layout = game.layout
    seen = game.observe(game.new(players=players, seed=1), 0)
    assert seen.shape == (layout.size,)
    assert seen.dtype == np.uint8
    present = [seen[field.start] for key, field in layout.fields.items() if "present" in key]
    assert present == [1] * players + [0] * (len(present) - players)
    assert not seen[layout.seats + players * layout.seat_size :].any()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_mask_has_a_one_for_every_legal_move_and_no_other(name: str, players: int) -> None:
    game = GAMES[name]
    for p in moments(game, 17, players=players, seed=3):
        for seat in range(players):
            assert np.flatnonzero(game.mask(p, seat)).tolist() == p.legal(seat)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_observation_is_taken_from_the_own_seat(name: str, players: int) -> None:
    """The block of a seat is the same in all observations, only at another place."""
    game = GAMES[name]
    layout = game.layout
    public = [field for field in layout.seat if field.name not in ("decides", "bid")]
    for p in moments(game, 29, players=players, seed=4):
        rows = [game.observe(p, seat) for seat in range(players)]
        for seat in range(players):
            for turn in range(players):
                own = rows[(seat + turn) % players]
                for field in public:
                    mine = layout.seats + field.start
                    theirs = mine + turn * layout.seat_size
                    length = field.length
                    assert (own[mine : mine + length] == rows[seat][theirs : theirs + length]).all()


@pytest.mark.rule("EE-RES-3")
def test_an_observation_says_what_the_view_of_empires_end_says() -> None:
    game = GAMES["empires-end"]
    fields = game.layout.fields
    for p in moments(game, 23, players=3, seed=5):
        seat = 1
        seen, view = game.observe(p, seat), game.view(p, seat)
        assert isinstance(view, EmpiresEndView)
        mine = view.seats[seat]
        assert mine.resources is not None
        assert mine.hand is not None
        held = fields["seat0.held"]
        amounts = seen[held.start : held.start + held.length].tolist()
        assert amounts == [mine.resources[key] for key in get_args(Resource)]
        assert seen[fields["seat0.score"].start] - 50 == mine.score
        assert seen[fields["seat0.hand_count"].start] == len(mine.hand)
        hand = fields["hand"]
        assert seen[hand.start : hand.start + hand.length].sum() == len(mine.hand)


def test_an_observation_says_what_the_view_of_first_empires_says() -> None:
    game = GAMES["first-empires"]
    fields = game.layout.fields
    for p in moments(game, 23, players=4, seed=6):
        seat = 2
        seen, view = game.observe(p, seat), game.view(p, seat)
        assert isinstance(view, FirstEmpiresView)
        assert seen[fields["round"].start] == view.round
        assert seen[fields["movement"].start] == (0 if p.over else view.movement)
        for turn in range(4):
            explorers = fields[f"seat{turn}.explorers"]
            theirs = sum(
                region.explorers for region in view.regions if region.holder == (seat + turn) % 4
            )
            assert seen[explorers.start : explorers.start + 20].sum() == theirs

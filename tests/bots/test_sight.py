"""What a seat sees, as one number: the key by which the search knows where it has been."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from empires.rules.position import Position
from empires.rules.random import seeded
from tests.bots.kit import GAMES


def moments(name: str, players: int, seed: int) -> Iterator[Position]:
    """All positions of a game of random moves."""
    random = seeded([seed, players, 5])
    p: Position = GAMES[name].new(players=players, seed=seed)
    while not p.over:
        yield p
        seats = p.to_move
        seat = seats[random.below(len(seats))]
        legal = p.legal(seat)
        p.play(seat, legal[random.below(len(legal))])


@pytest.mark.rule("EE-VIS-2", "FE-VIS-1")
@pytest.mark.parametrize(
    ("name", "players"), [(name, game.seats[i]) for name, game in GAMES.items() for i in (0, -1)]
)
def test_what_a_seat_cannot_see_does_not_change_its_sight(name: str, players: int) -> None:
    random = seeded([7, 8, 9])
    for p in moments(name, players, seed=3):
        for seat in range(players):
            imagined = p.imagined(seat, random)
            assert imagined.sight(seat, True) == p.sight(seat, True)
            assert imagined.sight(seat, False) == p.sight(seat, False)


@pytest.mark.parametrize("name", GAMES)
def test_positions_that_look_different_have_different_sights(name: str) -> None:
    """Over whole games: one number never stands for two views or two lists of choices."""
    seen: dict[tuple[int, int], bytes] = {}
    for seed in range(4):
        for p in moments(name, 3, seed):
            for seat in p.to_move:
                view = GAMES[name].view(p, seat)
                told = msgspec.json.encode([view, p.legal(seat)])
                assert seen.setdefault((seed, p.sight(seat, True)), told) == told


@pytest.mark.parametrize("name", GAMES)
def test_without_the_hand_only_the_hand_is_left_out(name: str) -> None:
    """Two seats' imagined hands differ, so with the hand sights differ, and without it not."""
    random = seeded([7, 8, 9])
    differing = 0
    for p in moments(name, 2, seed=4):
        seat = p.to_move[0]
        other = p.imagined(1 - seat, random)
        if other.decides(seat) and other.legal(seat) == p.legal(seat):
            differing += other.sight(seat, True) != p.sight(seat, True)
    assert differing > 0

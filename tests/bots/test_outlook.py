"""A bot gets what its seat knows: nothing it is given leads to the true position."""

from __future__ import annotations

import gc
from typing import Any

import pytest

from empires.bots import Bot, Outlook, bot
from empires.bots.random import RandomBot
from empires.rules.position import Position
from empires.rules.random import seeded
from tests.bots.kit import GAMES, OURS, outlook
from tests.bots.test_sight import moments

THINKING = ("greedy:worlds=2", "foresee:worlds=2", "plan:40:worlds=2", "search:20:worlds=2")


class Cheat(Bot):
    """Asks for everything it could get hold of."""

    def decide(self, outlook: Outlook) -> int:
        outlook.imagine(self.random)  # from now on it holds at least one position
        self.found = reachable(outlook)
        return outlook.legal[0]


def reachable(start: object) -> list[Position]:
    """All positions that any chain of references leads to; modules and classes are no secret."""
    seen = {id(start)}
    found: list[Position] = []
    front: list[Any] = [start]
    while front:
        thing = front.pop()
        for other in gc.get_referents(thing):
            if id(other) in seen or isinstance(other, type(gc) | type):
                continue
            seen.add(id(other))
            front.append(other)
            if isinstance(other, Position):
                found.append(other)
    return found


def in_mid_game(name: str) -> tuple[Position, int]:
    """After a third of a game, at a choice."""
    p: Position = GAMES[name].new(players=3, seed=11)
    for _ in range(length(p.copy()) // 3):
        seat = p.to_move[0]
        p.play(seat, p.legal(seat)[-1])
    while len(p.legal(p.to_move[0])) == 1:
        p.play(p.to_move[0], p.legal(p.to_move[0])[0])
    return p, p.to_move[0]


def length(p: Position) -> int:
    """The moves to the end, if everybody plays the last of their moves."""
    moves = 0
    while not p.over:
        seat = p.to_move[0]
        p.play(seat, p.legal(seat)[-1])
        moves += 1
    return moves


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_looks_everywhere_does_not_find_the_true_position(name: str) -> None:
    p, seat = in_mid_game(name)
    cheat = Cheat(1)
    cheat.choose(outlook(GAMES[name], p, seat))
    assert cheat.found, "a cheat that finds no position at all proves nothing"
    secrets = [found.to_bytes() for found in cheat.found]
    assert p.to_bytes() not in secrets
    assert all(found.random.words() != p.random.words() for found in cheat.found)
    assert all(found.moves is not p.moves for found in cheat.found)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_refuses_the_true_position(name: str) -> None:
    p, _ = in_mid_game(name)
    with pytest.raises(TypeError, match="a bot gets an Outlook of its seat, not"):
        RandomBot(1).choose(p)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_an_outlook_shows_what_the_seat_may_see(name: str) -> None:
    p, seat = in_mid_game(name)
    game = GAMES[name]
    seen = outlook(game, p, seat)
    assert seen.view == game.view(p, seat)
    assert seen.legal == p.legal(seat)
    again = Outlook(game, seat, seen.imagined)
    assert again.view == seen.view


@pytest.mark.rule("EE-VIS-2", "FE-VIS-1")
@pytest.mark.parametrize(
    ("name", "players"), [(name, GAMES[name].seats[i]) for name in OURS for i in (0, -1)]
)
def test_what_is_hidden_from_a_seat_changes_none_of_its_choices(name: str, players: int) -> None:
    """Whether there is a net for so many players or not."""
    game = GAMES[name]
    random = seeded([7, 8, 9])
    differing = choices = 0
    for number, p in enumerate(moments(name, players, seed=5)):
        seat = p.to_move[0]
        if number % 11 or len(p.legal(seat)) == 1:
            continue
        other = p.imagined(seat, random)
        differing += other.to_bytes() != p.to_bytes()
        for spec in THINKING:
            one, two = (bot(spec, seed=number) for _ in range(2))
            assert one.choose(one.look(game, p, seat)) == two.choose(two.look(game, other, seat))
            choices += 1
    assert differing > 3, "the same position proves nothing"
    assert choices > 12

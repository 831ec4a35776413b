"""Fuzzing finds nothing in the games as they are, and finds what is wrong in broken ones."""

from __future__ import annotations

from typing import Any, Final

import pytest

import empires
from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.position import Note
from empires.rules.random import Random
from empires.shapes.empires_end.events import Placed
from empires.shapes.empires_end.views import EmpiresEndView
from empires.table.empires_end.game import EmpiresEndGame
from empires.table.fuzzing import fuzz_game
from empires.table.game import Event, Game, GameError, Move, Written
from tests.properties.walks import game


@pytest.mark.parametrize("name", empires.games())
def test_random_games_are_without_fault(name: str) -> None:
    results = [fuzz_game(empires.game(name), seed) for seed in range(16)]
    assert [result.fault for result in results if result.fault] == []
    assert all(result.decisions >= 10 for result in results)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(4))
@pytest.mark.parametrize("name", empires.games())
def test_many_random_games_are_without_fault(name: str, batch: int) -> None:
    seeds = range(1_000_000 + 120 * batch, 1_000_000 + 120 * (batch + 1))
    opened = empires.game(name)
    assert [fault for seed in seeds if (fault := fuzz_game(opened, seed).fault)] == []


@pytest.mark.parametrize("name", empires.games())
def test_the_same_seed_is_the_same_game(name: str) -> None:
    opened = empires.game(name)
    assert fuzz_game(opened, 7) == fuzz_game(opened, 7)
    assert len({fuzz_game(opened, seed).decisions for seed in range(6)}) > 1


class Watched(EmpiresEndGame):
    """Remembers what it was asked to play."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[dict[str, Any]] = []

    def new(self, **given: Any) -> EmpiresEnd:
        self.played.append(given)
        raise GameError("not today")


def test_seeds_mix_players_and_options() -> None:
    watched = Watched()
    for seed in range(60):
        fuzz_game(watched, seed)
    met = {key: {given[key] for given in watched.played} for key in watched.played[0]}
    assert met["players"] == set(game.seats)
    assert met["journal"] == {False, True}
    for option, values in game.option_values.items():
        assert met[option] == set(values)


class ShowsTheDeck(EmpiresEndGame):
    def view(self, p: EmpiresEnd, seat: int | None) -> EmpiresEndView:
        view = super().view(p, seat)
        view.discards += self.dump(p)["deck"][:1]
        return view


class ForgetsTheHand(EmpiresEndGame):
    """Imagines another hand for the seat itself."""

    def imagine(self, p: EmpiresEnd, seat: int | None, random: Random) -> EmpiresEnd:
        return super().imagine(p, None, random)


class DrawsWhileImagining(EmpiresEndGame):
    def imagine(self, p: EmpiresEnd, seat: int | None, random: Random) -> EmpiresEnd:
        p.random.word()
        return super().imagine(p, seat, random)


class ForgetsTheShuffle(EmpiresEndGame):
    def dump(self, p: EmpiresEnd) -> Written:
        return {**super().dump(p), "random": [1, 2, 3, 4]}


class SharesWithItsCopies(EmpiresEndGame):
    """From bytes it makes a position that later ones write over."""

    def __init__(self) -> None:
        super().__init__()
        self.only: EmpiresEnd | None = None

    def from_bytes(self, data: bytes) -> EmpiresEnd:
        self.only = self.only or super().from_bytes(data)
        return self.only


class MixesMovesUp(EmpiresEndGame):
    def move(self, p: EmpiresEnd, seat: int, code: int) -> Move:
        return super().move(p, seat, p.legal(seat)[0])


class PromisesNothing(EmpiresEndGame):
    def certain(self, events: list[Event]) -> list[Event]:
        return []


class MissesCards(EmpiresEndGame):
    def check(self, p: EmpiresEnd) -> str:
        return "a card is missing" if p.deck_count < 60 else ""


class MisplacesCards(EmpiresEndGame):
    def check_move(self, before: EmpiresEnd, notes: list[Note]) -> str:
        placed = [event for event in self.events(notes) if isinstance(event, Placed)]
        return "it lies wrong" if placed else ""


class Stumbles(EmpiresEndGame):
    def code_of(self, p: EmpiresEnd, seat: int, move: Move) -> int:
        raise KeyError("over\nits own feet")


BROKEN: Final[dict[type[Game[Any]], str]] = {
    ShowsTheDeck: "shows what it cannot know",
    ForgetsTheHand: "imagining lost it",
    DrawsWhileImagining: "looking at the position has changed it",
    ForgetsTheShuffle: "the position and its JSON differ",
    SharesWithItsCopies: "the position and its bytes differ",
    MixesMovesUp: "which is move",
    PromisesNothing: "does not do what it promises",
    MissesCards: "a card is missing",
    MisplacesCards: "it lies wrong",
    Stumbles: "KeyError",
}


@pytest.mark.parametrize("broken", BROKEN, ids=lambda kind: kind.__name__)
def test_a_broken_game_is_found_out(broken: type[Game[Any]]) -> None:
    """In one line that says which seed and which decision to look at."""
    suspect = broken()
    faulty = [(seed, result) for seed in range(8) if (result := fuzz_game(suspect, seed)).fault]
    assert faulty
    for seed, result in faulty:
        assert BROKEN[broken] in str(result.fault)
        assert str(result.fault).startswith(f"seed {seed}, decision {result.decisions}: ")
        assert "\n" not in str(result.fault)


def test_whoever_interrupts_is_obeyed() -> None:
    """Only faults of the game become results."""

    class Interrupted(EmpiresEndGame):
        def check(self, p: EmpiresEnd) -> str:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fuzz_game(Interrupted(), 1)

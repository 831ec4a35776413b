"""A machine that plays any game in any way, and what holds of every game after every decision."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any, ClassVar, Final

import msgspec
import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import empires
from empires.rules.position import Position
from empires.rules.random import Random, seeded
from empires.shapes.events import Event
from empires.table.game import Game

MOST_DECISIONS: Final = 2_000
"""No game takes so many; the longest random ones need about 350."""

seeds: st.SearchStrategy[Random] = st.integers(0, 2**32 - 1).map(lambda a: seeded([a, 1, 2]))


class AnyGame(RuleBasedStateMachine):
    """Plays as chosen, and sometimes a while at random, for games are long."""

    game: ClassVar[Game[Any]]
    p: Any
    start: bytes
    kept: list[tuple[Position, bytes]]
    moves: list[tuple[int, int]]

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        setup = {
            name: data.draw(st.sampled_from(values), label=name)
            for name, values in self.game.option_values.items()
        }
        players = data.draw(st.sampled_from(list(self.game.seats)), label="players")
        seed = data.draw(st.integers(0, 2**32), label="seed")
        self.p = self.game.new(players=players, seed=seed, journal=True, **setup)
        self.start = self.p.to_bytes()
        self.kept = []
        self.moves = []
        self.begun()

    def begun(self) -> None:
        """For those who want to know more about one game."""

    def heard(self, events: list[Event]) -> None:
        """What the last move caused; for the same."""

    def going_on(self) -> bool:
        return not self.p.over

    @precondition(going_on)
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.p.to_move), label="seat")
        code = data.draw(st.sampled_from(self.p.legal(seat)), label="move")
        self.play(seat, code)

    @precondition(going_on)
    @rule(random=seeds, moves=st.integers(10, 60))
    def play_on(self, random: Random, moves: int) -> None:
        for _ in range(moves):
            if not self.p.over:
                self.play(*any_move(self.p, random))

    def play(self, seat: int, code: int) -> None:
        before = self.p.copy()
        self.p.journal = []
        self.p.play(seat, code)
        self.moves.append((seat, code))
        assert self.p.fault() == ""
        assert self.game.check_move(before, self.p.journal) == ""
        self.heard(self.game.events(self.p.journal))

    @precondition(going_on)
    @rule(data=st.data())
    def try_something_illegal(self, data: st.DataObject) -> None:
        """It is refused, and nothing has changed."""
        seat = data.draw(st.integers(-1, self.p.players), label="seat")
        legal = self.p.legal(seat)
        codes = st.integers(-1, self.game.moves).filter(lambda c: c not in legal)
        code = data.draw(codes, label="move")
        before = self.p.to_bytes(), list(self.p.journal or [])
        with pytest.raises(empires.IllegalMove):
            self.p.play(seat, code)
        assert (self.p.to_bytes(), self.p.journal) == before
        assert self.p.legal(seat) == legal

    @rule()
    def keep_a_copy(self) -> None:
        self.kept.append((self.p.copy(), self.p.to_bytes()))

    @rule(random=seeds)
    def play_a_copy_to_the_end(self, random: Random) -> None:
        """What happens to a copy does not happen to the game, and every game ends."""
        before = self.p.to_bytes()
        play_to_the_end(self.p.copy(), random)
        assert self.p.to_bytes() == before

    @rule(random=seeds, data=st.data())
    def imagine(self, random: Random, data: st.DataObject) -> None:
        """What a seat could be in looks the same to it, has luck of its own, and can be played."""
        seat = data.draw(st.sampled_from([None, *range(self.p.players)]), label="seat")
        q = self.game.imagine(self.p, seat, random)
        assert self.game.view(q, seat) == self.game.view(self.p, seat)
        assert q.random.words() != self.p.random.words()
        assert q.fault() == ""
        play_to_the_end(q, random)

    @rule()
    def begin_again(self) -> None:
        """The same moves lead to the same position, also without a journal."""
        again = self.game.from_bytes(self.start)
        for seat, code in self.moves:
            again.play(seat, code)
        assert again.to_bytes() == self.p.to_bytes()

    @invariant()
    def earlier_copies_are_unchanged(self) -> None:
        for copy, data in self.kept:
            assert copy.to_bytes() == data

    @invariant()
    def bytes_and_json_hold_everything(self) -> None:
        data = self.p.to_bytes()
        assert self.game.from_bytes(data).to_bytes() == data
        written = json.loads(json.dumps(self.game.dump(self.p)))
        assert self.game.position(written).to_bytes() == data

    @invariant()
    def the_position_is_possible(self) -> None:
        assert self.p.fault() == ""

    @invariant()
    def somebody_can_move_until_the_end(self) -> None:
        """No dead ends; legal moves are ascending codes, each with a readable twin of its own."""
        assert bool(self.p.to_move) != self.p.over
        for seat in range(self.p.players):
            legal = self.p.legal(seat)
            assert bool(legal) == (seat in self.p.to_move)
            assert all(a < b for a, b in pairwise(legal))
            assert all(0 <= code < self.game.moves for code in legal)
            for code in legal:
                twin = json.loads(msgspec.json.encode(self.game.move(self.p, seat, code)))
                assert self.game.code(self.p, seat, twin) == code

    def teardown(self) -> None:
        if hasattr(self, "p"):
            play_to_the_end(self.p.copy(), seeded([1, 2, 3]))


def any_move(p: Position, random: Random) -> tuple[int, int]:
    seats = p.to_move
    seat = seats[random.below(len(seats))]
    legal = p.legal(seat)
    return seat, legal[random.below(len(legal))]


def play_to_the_end(p: Position, random: Random) -> None:
    """Every game ends, with a winner."""
    for _ in range(MOST_DECISIONS):
        if p.over:
            break
        p.play(*any_move(p, random))
    assert p.over
    assert min(p.ranking()) == 1
    assert max(p.scores()) == p.scores()[p.ranking().index(1)]


def run(machine: type[AnyGame], examples: int, steps: int, phases: tuple[Phase, ...]) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            deadline=None,
            derandomize=True,
            max_examples=examples,
            stateful_step_count=steps,
            phases=phases,
        ),
    )

"""Any game, played in any way: what holds after every decision."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any, Final

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
from empires.table.game import Written
from tests.properties.ledger import Ledger, holdings, public_part
from tests.properties.walks import (
    MOST_DECISIONS,
    Setup,
    cards,
    game,
    pack,
    play_at_random,
    seeds,
    setups,
)

# Stages in which a seat has one or two cards in its hands that are neither here nor there: taken,
# and about to be placed.
HOLDING: Final = {
    "burn": ("chosen",),
    "place_taken": ("chosen",),
    "burn_second": ("chosen", "second"),
    "place_first": ("chosen", "second"),
    "place_second": ("chosen",),
}


class AnyGame(RuleBasedStateMachine):
    """Plays as chosen, and sometimes a while at random, for games are long."""

    p: Position
    book: Ledger
    start: bytes
    kept: list[tuple[Position, bytes]]
    moves: list[tuple[int, int]]

    @initialize(setup=setups)
    def begin(self, setup: Setup) -> None:
        self.p = game.new(**setup, journal=True)
        self.book = Ledger(game.view(self.p, None))
        self.start = self.p.to_bytes()
        self.kept = []
        self.moves = []

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
                self.play(*play_at_random(self.p.copy(), random))

    def play(self, seat: int, code: int) -> None:
        before = self.p.copy()
        self.p.journal = []
        self.p.play(seat, code)
        self.moves.append((seat, code))
        assert self.p.fault() == ""
        assert game.check_move(before, self.p.journal) == ""
        for event in game.events(self.p.journal):
            self.book.hear(game.seen_by(event, None))

    @precondition(going_on)
    @rule(data=st.data())
    def try_something_illegal(self, data: st.DataObject) -> None:
        """It is refused, and nothing has changed."""
        seat = data.draw(st.integers(-1, self.p.players), label="seat")
        legal = self.p.legal(seat)
        code = data.draw(st.integers(-1, game.moves).filter(lambda c: c not in legal), label="move")
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

    @rule()
    def begin_again(self) -> None:
        """The same moves lead to the same position, also without a journal."""
        again = game.from_bytes(self.start)
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
        assert game.from_bytes(data).to_bytes() == data
        written = json.loads(json.dumps(game.dump(self.p)))
        assert game.position(written).to_bytes() == data

    @invariant()
    def the_table_is_whole(self) -> None:
        assert self.p.fault() == ""
        written = game.dump(self.p)
        check_cards(written)
        check_empires(written)

    @invariant()
    def events_tell_everything(self) -> None:
        """EE-RES-3, EE-VIS-1: all that is public, and by counting, what everybody holds."""
        assert self.book.public == public_part(game.view(self.p, None))
        assert self.book.held == holdings(game.dump(self.p))

    @invariant()
    def somebody_can_move_until_the_end(self) -> None:
        """No dead ends; legal moves are ascending codes, each with a readable twin of its own."""
        assert bool(self.p.to_move) != self.p.over
        for seat in range(self.p.players):
            legal = self.p.legal(seat)
            assert bool(legal) == (seat in self.p.to_move)
            assert all(a < b for a, b in pairwise(legal))
            assert all(0 <= code < game.moves for code in legal)
            for code in legal:
                twin = json.loads(json.dumps(game.move(self.p, seat, code)))
                assert game.code(self.p, seat, twin) == code

    def teardown(self) -> None:
        if hasattr(self, "p"):
            play_to_the_end(self.p.copy(), seeded([1, 2, 3]))


def play_to_the_end(p: Position, random: Random) -> None:
    """Every game ends, with a winner."""
    for _ in range(MOST_DECISIONS):
        if p.over:
            break
        play_at_random(p, random)
    assert p.over
    assert min(p.ranking()) == 1
    assert max(p.scores()) == p.scores()[p.ranking().index(1)]


def check_cards(written: Written) -> None:
    """EE-SET-2, EE-SET-10: each card of the game is in exactly one place."""
    found = [*written["deck"], *written["discards"]]
    found += [disaster["card"] for disaster in written["disasters"]]
    for empire in written["seats"]:
        found += empire["hand"]
        found += [card for lying in empire["innovations"].values() for card in lying]
        found += cards_in_passing(empire)
    size = 66 if written["ruleset"] == "manual" else 88
    assert sorted(found, key=cards.index) == list(cards[:size])
    conflicts = [*written["conflict_deck"], *written["conflict_discards"]]
    conflicts += [written["conflict"]] if written["conflict"] else []
    assert sorted(conflicts) == sorted(conflict.slug for conflict in pack.conflicts)


def cards_in_passing(empire: dict[str, Any]) -> list[str]:
    deciding = empire["deciding"]
    return [cards[deciding[key]] for key in HOLDING.get(deciding["stage"], ())]


def check_empires(written: Written) -> None:
    """EE-SET-5, EE-DIS-11: nobody owes resources or locations; only innovations get exhausted."""
    for empire in written["seats"]:
        assert min(empire["resources"].values()) >= 0
        assert sorted(empire["order"]) == sorted(location.slug for location in pack.locations)
        lying = [card for there in empire["innovations"].values() for card in there]
        assert set(empire["exhausted"]) <= set(lying)
        assert len(empire["hand"]) <= 4


def play_games(examples: int, steps: int, phases: tuple[Phase, ...]) -> None:
    run_state_machine_as_test(
        AnyGame,
        settings=settings(
            deadline=None,
            derandomize=True,
            max_examples=examples,
            stateful_step_count=steps,
            phases=phases,
        ),
    )


def test_every_game_stays_whole_and_comes_to_its_end() -> None:
    """Cards are conserved, copies independent, events complete, and nobody is ever stuck."""
    play_games(16, 25, (Phase.generate,))


@pytest.mark.slow
def test_many_more_games_stay_whole_and_come_to_their_end() -> None:
    """The same with longer games, and more of them; a failure is made as short as possible."""
    play_games(300, 60, (Phase.generate, Phase.shrink))

"""EE-FLOW: the marker on the track, and who decides when."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from empires import IllegalMove
from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.events import Finished
from empires.shapes.empires_end.words import Phase
from empires.table.game import Event
from tests.empires_end.kit import (
    asks,
    bid,
    game,
    hand,
    happened,
    held,
    holding,
    legal,
    named,
    new,
    pack,
    phase,
    play,
    position,
    seen_by,
    written,
)

PHASES = {
    "D": "disaster",
    "DD": "double_disaster",
    "E": "economy",
    "I": "industry",
    "C": "conflict",
    "EI": "combined",
}


def events_of_a_hurried_game(p: EmpiresEnd) -> Iterator[Event]:
    """Everybody makes their first legal move until the game is over: bid while possible, then
    take, and skip everything that can be skipped."""
    yield from happened(p)
    for _ in range(5000):  # ten times what it takes
        if p.over:
            return
        p.journal = []
        p.play(p.to_move[0], p.legal(p.to_move[0])[0])
        yield from happened(p)


# --- EE-FLOW-1 ---------------------------------------------------------------------------------


@pytest.mark.rule("EE-FLOW-1", "EE-SET-1")
@pytest.mark.parametrize(
    ("players", "track"), [(2, pack.track_two), (3, pack.track_more), (4, pack.track_more)]
)
def test_every_space_of_the_track_is_played_once_and_in_order(
    players: int, track: tuple[str, ...]
) -> None:
    """The marker never skips, repeats or goes back; after the last space the game is over."""
    p = new(players=players, seed=5)
    spaces = named(events_of_a_hurried_game(p), "space")
    assert [(e.space, e.phase) for e in spaces] == [
        (number, PHASES[space]) for number, space in enumerate(track, start=1)
    ]
    assert phase(p) == "end"


@pytest.mark.rule("EE-FLOW-1")
def test_after_a_phase_the_marker_moves_exactly_one_space() -> None:
    """Disaster on the first space, economy on the second, a disaster again on the third."""
    p = position(disasters=[{"card": "fire-9"}], seats=[{"destroyed": [*range(2, 12)]}])
    assert (written(p)["space"], phase(p)) == (1, "disaster")
    play(p, 0, "take", disaster=0)
    assert (written(p)["space"], phase(p)) == (2, "economy")
    play(p, 0, "done")
    play(p, 1, "done")
    assert (written(p)["space"], phase(p)) == (3, "disaster")


@pytest.mark.rule("EE-FLOW-1")
@pytest.mark.parametrize("players", [2, 3])
def test_the_game_is_over_when_the_last_phase_ends(players: int) -> None:
    """Until the last bid of the last conflict there is something to decide; then nothing."""
    last = len(pack.track_two)
    p = position(players=players, phase="conflict", space=last)
    for seat in range(players):
        assert not p.over
        bid(p, seat)
    assert p.over
    assert p.to_move == []
    assert all(legal(p, seat) == [] for seat in range(players))
    with pytest.raises(IllegalMove):
        p.play(0, 0)


# --- EE-FLOW-2 ---------------------------------------------------------------------------------


@pytest.mark.rule("EE-FLOW-2")
@pytest.mark.parametrize("kind", ["economy", "industry"])
def test_nobody_starts_the_next_phase_before_everybody_is_done(kind: Phase) -> None:
    """Whoever finishes first waits, and has nothing more to do in this phase."""
    p = position(players=3, phase=kind)
    for seat, waiting in ((2, [0, 1]), (0, [1])):
        (finished,) = named(play(p, seat, "done"), "finished", "space")
        assert finished == Finished("EE-FLOW-2", seat, kind)
        assert (phase(p), p.to_move) == (kind, waiting)
        assert legal(p, seat) == []
    events = named(play(p, 1, "done"), "finished", "space")
    assert [event.event for event in events] == ["finished", "space"]
    assert phase(p) != kind


@pytest.mark.rule("EE-FLOW-2", "EE-CON-3")
def test_no_bid_is_opened_before_the_last_one_is_made() -> None:
    """A conflict is resolved when all players have bid."""
    p = position(players=3, conflict="conflict-1")
    for seat, waiting in ((1, [0, 2]), (2, [0])):
        assert not named(bid(p, seat, axes=1), "opened_bid", "rewarded")
        assert p.to_move == waiting
    assert len(named(bid(p, 0), "opened_bid")) == 3


@pytest.mark.rule("EE-FLOW-2")
def test_a_disaster_phase_goes_on_until_the_taker_has_done_everything() -> None:
    """Placing the innovation and buying coins belong to the phase."""
    p = position(disasters=[{"card": "fire-9"}], seats=[{"resources": holding(wheat=4)}])
    play(p, 0, "take", disaster=0)
    assert (phase(p), p.to_move) == ("disaster", [0])
    play(p, 0, "place", position=1)
    assert (phase(p), p.to_move, asks(p, 0)) == ("disaster", [0], "low_resources")
    play(p, 0, "done")
    assert (phase(p), p.to_move) == ("economy", [0, 1])


# --- EE-FLOW-3 ---------------------------------------------------------------------------------


@pytest.mark.rule("EE-FLOW-3")
@pytest.mark.parametrize("kind", ["economy", "industry", "conflict", "combined"])
def test_simultaneous_phases_ask_everybody_starting_with_the_first_player(kind: str) -> None:
    """All owe a decision at once, named clockwise from the first player."""
    p = position(players=4, phase=kind, first_player=2)
    assert p.to_move == [2, 3, 0, 1]
    assert game.acts_together(p)
    assert all(legal(p, seat) for seat in range(4))


@pytest.mark.rule("EE-FLOW-3", "EE-DIS-3")
def test_a_disaster_phase_is_not_simultaneous() -> None:
    """Only the player whose turn it is decides."""
    p = position(players=3, disasters=[{"card": "fire-9"}], first_player=1)
    assert p.to_move == [1]
    assert legal(p, 0) == legal(p, 2) == []
    assert not game.acts_together(p)


@pytest.mark.rule("EE-FLOW-3")
def test_players_may_act_in_any_order_in_real_time() -> None:
    """The last seat may begin, and two may take turns as they like."""
    p = position(players=3, phase="economy")
    play(p, 2, "use", location="farm-11")
    play(p, 0, "use", location="farm-11")
    play(p, 2, "use", location="farm-8")
    play(p, 1, "done")
    play(p, 0, "use", location="farm-3")
    assert [held(p, seat)["hammer"] for seat in range(3)] == [3, 2, 3]
    assert (held(p, 0)["wheat"], held(p, 2)["axe"]) == (3, 3)


@pytest.mark.rule("EE-FLOW-3")
@pytest.mark.parametrize("kind", ["economy", "industry"])
def test_what_one_player_does_changes_nothing_that_another_may_do(kind: str) -> None:
    """In economy and industry a seat's choices are the same before and after the others' whole
    phase."""
    p = position(
        phase=kind,
        seats=[
            {"hand": ["fire-1", "riot-6"], "destroyed": [6], "innovations": {"1": ["flood-1"]}},
            {"hand": ["fire-2", "riot-5"], "destroyed": [4], "innovations": {"2": ["blight-2"]}},
        ],
    )
    before, mine = legal(p, 0), (held(p, 0), hand(p, 0))
    while p.decides(1):
        p.play(1, p.legal(1)[-1])  # the most eager move: rebuild, build, use; done comes last
    assert (legal(p, 0), (held(p, 0), hand(p, 0))) == (before, mine)


@pytest.mark.rule("EE-FLOW-3", "EE-VIS-2")
def test_a_sealed_bid_shows_that_it_was_made_and_not_what_it_is() -> None:
    """Whatever one player bids, the others and onlookers see exactly the same table."""

    def seen_after(axes: int, coins: int) -> list[bytes]:
        p = position(players=3, conflict="conflict-1")
        events = bid(p, 0, axes=axes, coins=coins)
        told = [[seen_by(event, viewer) for event in events] for viewer in (1, 2, None)]
        return [msgspec.json.encode([told, [game.view(p, viewer) for viewer in (1, 2, None)]])]

    assert seen_after(0, 0) == seen_after(2, 2) == seen_after(1, 0)
    p = position(players=3, conflict="conflict-1")
    bid(p, 0, axes=2)
    assert [seat.deciding for seat in game.view(p, 1).seats] == [False, True, True]


@pytest.mark.rule("EE-FLOW-3", "EE-CON-3")
def test_a_half_made_bid_is_as_secret_as_a_whole_one() -> None:
    """Between choosing axes and coins the others see nothing either."""

    def seen_after(axes: int) -> list[bytes]:
        p = position(conflict="conflict-1")
        events = play(p, 0, "bid_axes", axes=axes)
        return [msgspec.json.encode([events, game.view(p, viewer)]) for viewer in (1, None)]

    assert seen_after(0) == seen_after(2)

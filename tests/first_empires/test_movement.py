"""FE-MOV: explorers over land and sea. That nobody stays at sea has files of its own."""

from __future__ import annotations

import pytest

from empires.content.first_empires import Map
from empires.shapes.first_empires.events import Moved
from tests.first_empires.kit import (
    CIVILIZATIONS,
    explorers,
    game,
    happened,
    may,
    may_step,
    move,
    moving,
    named,
    pack,
    phase,
    play,
    position,
    seat,
    steps,
    tiles_at,
    walk,
    written,
)


def neighbours(board: Map, players: int) -> dict[str, set[str]]:
    """What borders what, read off the pack by hand."""
    names = [region.name for region in board.regions]
    pairs = [(names[a], names[b]) for a, b in board.borders]
    pairs += [(board.oceans[a], board.oceans[b]) for a, b in board.links]
    pairs += [(r.name, board.oceans[ocean]) for r in board.regions for ocean in r.oceans]
    left_out = {region.name for region in board.regions if region.players > players}
    kept = [pair for pair in pairs if not left_out & set(pair)]
    spaces = [*names, *board.oceans]
    return {
        space: {b if a == space else a for a, b in kept if space in (a, b)}
        for space in spaces
        if space not in left_out
    }


@pytest.mark.rule("FE-MOV-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_point_takes_one_explorer_over_one_border(players: int) -> None:
    """From every region and ocean to each of its neighbours, and nowhere else."""
    board = neighbours(pack.map_for(players), players)
    homes = {2: {"etruria"}, 3: {"etruria", "huaxia"}}.get(players, {"etruria", "huaxia", "mupata"})
    homes |= {"wallmapu"} if players == 5 else set()
    rest = [{"civilization": home} for home in sorted(homes)]
    free = set(board) - homes
    for start in free:
        mover = {"civilization": "karthadst", "explorers": {start: 4}}
        p = position(players=players, phase="movement", movement=99, seats=[mover, *rest])
        assert {goal for _, goal in steps(p, 0)} == board[start] - homes
        assert {begin for begin, _ in steps(p, 0)} == {start}


@pytest.mark.rule("FE-MOV-1")
@pytest.mark.parametrize("level", range(5))
def test_there_are_as_many_points_as_the_purple_track_shows(level: int) -> None:
    points = CIVILIZATIONS["karthadst"].tracks[2].values[level]
    p = position(seats=[{"levels": {"movement": level}}])  # the turn begins with the roll
    assert phase(p) == "movement"
    way = ["karthadst", "parsa"] * points
    for left in range(points, 0, -1):
        assert written(p)["movement"] == left
        events = move(p, 0, *way[points - left : points - left + 2])
        assert [event.event for event in events] == ["moved"]
    assert steps(p, 0) == []
    assert may(p, 0, "done")


@pytest.mark.rule("FE-MOV-1")
def test_a_move_takes_one_explorer_and_leaves_the_others() -> None:
    p = moving(seat("karthadst", {"karthadst": 4}), {}, movement=3)
    events = move(p, 0, "karthadst", "west")
    assert explorers(p, 0) == {"karthadst": 3, "west": 1}
    assert named(events, "moved") == [Moved("FE-MOV-1", 0, from_="karthadst", to="west")]
    move(p, 0, "west", "albion")
    assert explorers(p, 0) == {"karthadst": 3, "albion": 1}
    assert written(p)["movement"] == 1


@pytest.mark.rule("FE-MOV-3", "FE-CON-9")
def test_free_regions_and_oceans_may_be_entered() -> None:
    p = moving(seat("karthadst", {"karthadst": 4}), {}, movement=4)
    walk(p, 0, "karthadst", "parsa", "east", "west", "thule")
    assert explorers(p, 0) == {"karthadst": 3, "thule": 1}


@pytest.mark.rule("FE-MOV-3")
def test_a_region_may_be_abandoned_and_its_city_stays() -> None:
    p = moving(seat("karthadst", {"karthadst": 1, "parsa": 3}), {}, movement=1)
    move(p, 0, "karthadst", "parsa")
    assert explorers(p, 0) == {"parsa": 4}
    assert tiles_at(p, 0)["start"] == "karthadst"


@pytest.mark.rule("FE-MOV-3", "FE-CON-5")
def test_coming_back_to_ones_own_city_changes_nothing() -> None:
    p = moving(seat("karthadst", {"parsa": 4}), {}, movement=1)
    events = move(p, 0, "parsa", "karthadst")
    assert [event.event for event in events] == ["moved"]
    assert tiles_at(p, 0)["start"] == "karthadst"
    assert game.view(p, None).seats[0].captured == 0
    assert p.scores()[0] == 1


@pytest.mark.rule("FE-MOV-4")
def test_nobody_moves_through_a_region_that_another_holds() -> None:
    """One explorer in Scythia closes the way from Etruria to Parsa, and one alone can't go in."""
    mover = seat("karthadst", {"etruria": 4})
    other = seat("etruria", {"scythia": 1, "rus": 2})
    p = moving(mover, other, movement=9)
    assert not may_step(p, 0, "etruria", "scythia")
    assert may_step(p, 0, "etruria", "thule")
    move(p, 0, "etruria", "thule")
    assert not may_step(p, 0, "thule", "scythia")


@pytest.mark.rule("FE-MOV-4", "FE-CON-9")
def test_a_way_through_a_city_without_explorers_is_open() -> None:
    other = seat("etruria", {"etruria": 3}, tiles={"dice": {"at": "scythia"}})
    p = moving(seat("karthadst", {"parsa": 4}), other, movement=2)
    walk(p, 0, "parsa", "scythia", "rus")
    assert explorers(p, 0) == {"parsa": 3, "rus": 1}


@pytest.mark.rule("FE-MOV-4")
@pytest.mark.parametrize("swords", [0, 5])
def test_a_single_step_never_leads_into_a_held_region(swords: int) -> None:
    """However strong one is: that is a conquest, and it is asked for as one."""
    p = moving(
        seat("karthadst", {"parsa": 8}),
        seat("etruria", {"scythia": 1, "indus": 1, "rus": 1}),
        movement=9,
        dice=["sword"] * swords,
    )
    assert {goal for _, goal in steps(p, 0)} == {"karthadst", "east"}


@pytest.mark.rule("FE-MOV-5")
def test_explorers_from_several_places_arrive_together() -> None:
    """Two by land and one by sea: none of them could take the region without the others."""
    p = moving(
        seat("karthadst", {"scythia": 1, "huaxia": 1, "east": 1, "parsa": 1}),
        seat("etruria", {"rus": 2, "etruria": 1}),
        movement=3,
    )
    play(p, 0, "assault", region="rus")
    for space in ("scythia", "huaxia", "east"):
        assert not may(p, 0, "strike")
        play(p, 0, "gather", **{"from": space})
        assert explorers(p, 0)[space] == 1  # nobody has moved yet
    events = play(p, 0, "strike")
    crossed = named(events, "crossed")
    assert {(event.from_, event.explorers) for event in crossed} == {
        ("scythia", 1),
        ("huaxia", 1),
        ("east", 1),
    }
    assert explorers(p, 0) == {"rus": 3, "parsa": 1}
    assert written(p)["movement"] == 0


@pytest.mark.rule("FE-MOV-6")
def test_an_ocean_is_nobodys() -> None:
    """Both pass the same waters, one after the other; a turn never ends there."""
    p = moving(seat("karthadst", {"albion": 4}), seat("etruria", {"etruria": 3}), movement=4)
    walk(p, 0, "albion", "west", "karthadst")
    walk(p, 0, "albion", "west", "karthadst")
    play(p, 0, "done")
    play(p, 0, "done")
    assert p.to_move == [1]
    while phase(p) != "movement":
        play(p, 1, "done")
    walk(p, 1, "etruria", "west", "thule")
    assert explorers(p, 1) == {"etruria": 2, "thule": 1}


@pytest.mark.rule("FE-MOV-6")
def test_explorers_at_sea_hold_nothing() -> None:
    p = moving(seat("karthadst", {"karthadst": 3, "west": 1}), {}, movement=3)
    view = game.view(p, None)
    assert view.seats[0].regions == 1
    assert {ocean.ocean: ocean.explorers for ocean in view.oceans} == {
        "west": 1,
        "east": 0,
    }


@pytest.mark.rule("FE-MOV-7")
def test_nobody_must_move() -> None:
    p = moving(seat("karthadst", {"karthadst": 4}), {}, movement=5)
    events = play(p, 0, "done")
    assert explorers(p, 0) == {"karthadst": 4}
    assert [(e.event, e.lost) for e in events] == [("ended_movement", 5)]


@pytest.mark.rule("FE-MOV-7")
def test_points_left_over_are_lost() -> None:
    p = moving(seat("karthadst", {"karthadst": 4}), {}, movement=5, dice=["blue"])
    move(p, 0, "karthadst", "parsa")
    (ended,) = named(play(p, 0, "done"), "ended_movement")
    assert ended.lost == 4
    assert written(p)["movement"] == 0
    assert steps(p, 0) == []
    play(p, 0, "done")
    while p.to_move == [1]:
        play(p, 1, "done")
    start = CIVILIZATIONS["karthadst"].tracks[2].values[0]
    assert written(p)["movement"] == start


@pytest.mark.rule("FE-MOV-7", "FE-CON-5")
def test_moving_back_costs_points_and_what_was_taken_stays_taken() -> None:
    other = seat("etruria", {"etruria": 3}, tiles={"dice": {"at": "parsa"}})
    p = moving(seat("karthadst", {"karthadst": 4}), other, movement=2)
    walk(p, 0, "karthadst", "parsa", "karthadst")
    assert explorers(p, 0) == {"karthadst": 4}
    assert written(p)["movement"] == 0
    assert tiles_at(p, 1)["dice"] == 0
    assert named(happened(p), "moved")


@pytest.mark.rule("FE-MOV-1")
def test_nobody_moves_in_another_seats_turn() -> None:
    p = moving(seat("karthadst", {"karthadst": 4}), {}, movement=2)
    assert p.legal(1) == []
    assert not may_step(p, 1, "etruria", "scythia")

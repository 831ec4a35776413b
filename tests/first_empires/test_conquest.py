"""FE-CON: taking regions that others hold, and the retreat that follows."""

from __future__ import annotations

from typing import Any

import pytest

from empires.rules.first_empires.game import FirstEmpires
from empires.shapes.first_empires.events import Retreated
from empires.shapes.first_empires.moves import Done, Gather, Retreat, Strike
from tests.first_empires.kit import (
    asks,
    conquer,
    empire,
    explorers,
    forecast,
    game,
    hand,
    legal,
    may,
    may_step,
    move,
    moving,
    named,
    offers,
    play,
    seat,
    tiles_at,
    walk,
    written,
)


def facing_rus(own: int, defenders: int, *, swords: int = 0, **parts: Any) -> FirstEmpires:
    """Karthadst in Scythia against Etruria in Rus, which holds Etruria too."""
    total = {4: 4, 5: 5, 6: 6}.get(own, 8)
    mover = {"scythia": own, "karthadst": total - own}
    other = {"rus": defenders, "etruria": {1: 2, 2: 1, 3: 2, 4: 1, 5: 1}[defenders]}
    parts = {"movement": 9, "dice": ["sword"] * swords, **parts}
    return moving(seat("karthadst", mover), seat("etruria", other), **parts)


# ---- strength ---------------------------------------------------------------------------------


@pytest.mark.rule("FE-CON-1")
@pytest.mark.parametrize("defenders", [1, 2, 3, 4, 5])
def test_arrivals_must_exceed_the_defenders(defenders: int) -> None:
    """Equalling them is not enough, one more is."""
    p = facing_rus(7, defenders)
    play(p, 0, "assault", region="rus")
    for _ in range(defenders):
        play(p, 0, "gather", **{"from": "scythia"})
        assert not may(p, 0, "strike")
    play(p, 0, "gather", **{"from": "scythia"})
    assert may(p, 0, "strike")


@pytest.mark.rule("FE-CON-1")
@pytest.mark.parametrize("defenders", [1, 2, 3])
def test_too_few_explorers_or_points_make_no_assault(defenders: int) -> None:
    assert not may(facing_rus(defenders, defenders), 0, "assault", region="rus")
    assert may(facing_rus(defenders + 1, defenders), 0, "assault", region="rus")
    short = facing_rus(7, defenders, movement=defenders)
    assert not may(short, 0, "assault", region="rus")
    enough = facing_rus(7, defenders, movement=defenders + 1)
    assert may(enough, 0, "assault", region="rus")


@pytest.mark.rule("FE-CON-1")
def test_a_conquest_costs_a_point_for_each_explorer() -> None:
    p = facing_rus(7, 2)
    events = conquer(p, 0, "rus", {"scythia": 5})
    assert explorers(p, 0) == {"scythia": 2, "karthadst": 1, "rus": 5}
    assert written(p)["movement"] == 4
    (conquered,) = named(events, "conquered")
    assert conquered.rule == "FE-CON-1"
    told = {
        "region": conquered.region,
        "defender": conquered.defender,
        "arrivals": conquered.arrivals,
        "swords": conquered.swords,
    }
    assert told == {"region": "rus", "defender": 1, "arrivals": 5, "swords": 0}
    assert conquered.defenders == 2


@pytest.mark.rule("FE-CON-1", "FE-CON-2")
@pytest.mark.parametrize(("defenders", "swords", "needed"), [(3, 1, 3), (3, 2, 2), (5, 3, 3)])
def test_every_sword_counts_as_one_explorer(defenders: int, swords: int, needed: int) -> None:
    p = facing_rus(7, defenders, swords=swords)
    play(p, 0, "assault", region="rus")
    for arrived in range(1, needed + 1):
        play(p, 0, "gather", **{"from": "scythia"})
        assert may(p, 0, "strike") == (arrived == needed)
    (conquered,) = named(play(p, 0, "strike"), "conquered")
    assert (conquered.arrivals, conquered.swords) == (needed, swords)


@pytest.mark.rule("FE-CON-2")
def test_swords_help_in_every_conquest_of_the_turn() -> None:
    """Two of them, each won by one explorer and one sword against one defender."""
    p = moving(
        seat("karthadst", {"scythia": 2, "parsa": 2}),
        seat("etruria", {"rus": 1, "indus": 1, "etruria": 1}),
        movement=2,
        dice=["sword"],
    )
    conquer(p, 0, "rus", {"scythia": 1})
    play(p, 1, "retreat", region="etruria")
    conquer(p, 0, "indus", {"parsa": 1})
    assert explorers(p, 0) == {"scythia": 1, "parsa": 1, "rus": 1, "indus": 1}
    assert written(p)["conquests"] == 2
    assert written(p)["dice"] == ["sword"]


@pytest.mark.rule("FE-CON-2", "FE-ROL-3")
def test_a_card_turned_into_a_sword_decides_a_conquest() -> None:
    p = facing_rus(2, 2, dice=["blue"], phase="dice", rerolls=0)
    assert not may(p, 0, "assault", region="rus")
    q = moving(
        seat("karthadst", {"scythia": 2, "karthadst": 2}, hand=["silver-of-iberia"]),
        seat("etruria", {"rus": 2, "etruria": 1}),
        phase="dice",
        dice=["blue"],
        rerolls=0,
        movement=9,
    )
    play(q, 0, "discard", card="silver-of-iberia")
    play(q, 0, "turn", die=1, face="sword")
    play(q, 0, "done")
    assert may(q, 0, "assault", region="rus")


@pytest.mark.rule("FE-CON-3")
@pytest.mark.parametrize("swords", [3, 4, 5])
def test_swords_alone_conquer_nothing(swords: int) -> None:
    """However many there are, one explorer must go in, and is enough."""
    p = facing_rus(4, 2, swords=swords)
    play(p, 0, "assault", region="rus")
    assert legal(p, 0) == [Gather("scythia")]
    play(p, 0, "gather", **{"from": "scythia"})
    play(p, 0, "strike")
    assert explorers(p, 0)["rus"] == 1


@pytest.mark.rule("FE-CON-3")
def test_without_an_explorer_beside_it_no_region_is_conquered() -> None:
    p = moving(
        seat("karthadst", {"karthadst": 4}),
        seat("etruria", {"rus": 1, "etruria": 2}),
        dice=["sword"] * 5,
        movement=9,
    )
    assert offers(p, 0, "assault", "region") == []
    move(p, 0, "karthadst", "west")
    assert offers(p, 0, "assault", "region") == ["etruria"]


# ---- the last region --------------------------------------------------------------------------


@pytest.mark.rule("FE-CON-4")
def test_the_last_region_of_a_player_cannot_be_conquered() -> None:
    mover = seat("karthadst", {"scythia": 8})
    p = moving(mover, seat("etruria", {"rus": 3}), movement=9, dice=["sword"] * 5)
    assert not may(p, 0, "assault", region="rus")
    p = moving(mover, seat("etruria", {"rus": 2, "etruria": 1}), movement=9)
    assert sorted(offers(p, 0, "assault", "region")) == ["etruria", "rus"]


@pytest.mark.rule("FE-CON-4", "FE-CON-9")
def test_a_region_with_only_a_city_is_no_region_to_fall_back_on() -> None:
    """Etruria's city stands in Etruria, but its explorers are all in Rus: that is its last."""
    p = moving(seat("karthadst", {"scythia": 8}), seat("etruria", {"rus": 3}), movement=9)
    assert tiles_at(p, 1)["start"] == "etruria"
    assert not may(p, 0, "assault", region="rus")


@pytest.mark.rule("FE-CON-4")
def test_every_player_has_a_last_region_of_their_own() -> None:
    p = moving(
        seat("karthadst", {"scythia": 8}),
        seat("etruria", {"rus": 1, "etruria": 2}),
        seat("huaxia", {"thule": 3}),
        movement=9,
    )
    assert sorted(offers(p, 0, "assault", "region")) == ["etruria", "rus"]


@pytest.mark.rule("FE-CON-8", "FE-CON-4")
def test_a_player_driven_to_one_region_is_safe_at_once() -> None:
    """Etruria had two regions at the start of the turn; after one conquest it has its last."""
    p = moving(
        seat("karthadst", {"scythia": 8}), seat("etruria", {"rus": 1, "etruria": 2}), movement=9
    )
    assert may(p, 0, "assault", region="etruria")
    conquer(p, 0, "rus", {"scythia": 2})
    assert explorers(p, 1) == {"etruria": 3}
    assert offers(p, 0, "assault", "region") == []


@pytest.mark.rule("FE-CON-8", "FE-MOV-4")
def test_a_region_conquered_this_turn_may_be_passed_through() -> None:
    p = facing_rus(4, 1, movement=3)
    assert not may_step(p, 0, "scythia", "rus")
    conquer(p, 0, "rus", {"scythia": 2})
    move(p, 0, "rus", "huaxia")
    assert explorers(p, 0) == {"scythia": 2, "rus": 1, "huaxia": 1}


# ---- cities -----------------------------------------------------------------------------------


@pytest.mark.rule("FE-CON-5")
def test_cities_add_no_defence_and_go_to_the_conqueror() -> None:
    """Three tiles, of the defender and of a third player; one's own stays where it is."""
    p = moving(
        seat("karthadst", {"scythia": 4}, tiles={"dice": {"at": "rus"}}),
        seat("etruria", {"rus": 1, "etruria": 2}, tiles={"cards": {"at": "rus"}}),
        seat("huaxia", {"huaxia": 3}, tiles={"dice": {"at": "rus"}, "movement": {"at": "rus"}}),
        movement=9,
    )
    assert may(p, 0, "assault", region="rus")
    events = conquer(p, 0, "rus", {"scythia": 2})
    took = named(events, "took_cities")
    assert [(e.seat, e.region, e.owner, e.tiles) for e in took] == [
        (0, "rus", 1, 1),
        (0, "rus", 2, 2),
    ]
    assert tiles_at(p, 0)["dice"] == "rus"
    assert tiles_at(p, 1) == {
        "start": "etruria",
        **dict.fromkeys(("dice", "rerolls", "movement", "explorers"), "above"),
        "cards": 0,
    }
    assert tiles_at(p, 2)["dice"] == tiles_at(p, 2)["movement"] == 0
    seats = game.view(p, None).seats
    assert [entry.captured for entry in seats] == [3, 0, 0]


@pytest.mark.rule("FE-CON-5")
def test_entering_an_unguarded_city_takes_it_and_is_no_conquest() -> None:
    """All tiles there, of everybody else; nobody retreats and no card for conquests counts it."""
    p = moving(
        seat("karthadst", {"scythia": 4}, hand=["silver-of-iberia"]),
        seat("etruria", {"etruria": 3}, tiles={"dice": {"at": "rus"}, "cards": {"at": "rus"}}),
        seat("huaxia", {"huaxia": 3}, tiles={"dice": {"at": "rus"}}),
        movement=2,
    )
    assert offers(p, 0, "assault", "region") == []
    events = move(p, 0, "scythia", "rus")
    assert [event.event for event in events] == ["moved", "took_cities", "took_cities"]
    assert [event.rule for event in events[1:]] == ["FE-CON-5"] * 2
    assert game.view(p, None).seats[0].captured == 3
    assert written(p)["conquests"] == 0
    assert asks(p, 0) == "move_explorers"


@pytest.mark.rule("FE-CON-5")
def test_cities_are_taken_in_passing() -> None:
    other = seat("etruria", {"etruria": 3}, tiles={"dice": {"at": "rus"}})
    p = moving(seat("karthadst", {"scythia": 4}), other, movement=2)
    walk(p, 0, "scythia", "rus", "huaxia")
    assert tiles_at(p, 1)["dice"] == 0
    assert explorers(p, 0) == {"scythia": 3, "huaxia": 1}


@pytest.mark.rule("FE-CON-5", "FE-VIS-3")
def test_the_value_of_a_captured_tile_stays_hidden_until_the_end() -> None:
    """It counts for its captor and no longer for its owner."""
    tile = {"dice": {"at": "rus", "value": 1}, "start": {"value": 1, "at": "etruria"}}
    other = seat("etruria", {"etruria": 3}, tiles=tile)
    p = moving(seat("karthadst", {"scythia": 4}), other, movement=1)
    before = p.scores()
    move(p, 0, "scythia", "rus")
    assert [a - b for a, b in zip(p.scores(), before, strict=True)] == [1, -1]
    for viewer in (None, 0, 1):
        shown = forecast(game.view(p, viewer).seats[0])
        assert shown.cities is None
        assert not shown.exact


# ---- retreats ---------------------------------------------------------------------------------


@pytest.mark.rule("FE-CON-6")
def test_the_defender_chooses_one_region_of_theirs_at_any_distance() -> None:
    """All go to the same one; a region with only a city does not count."""
    p = moving(
        seat("karthadst", {"scythia": 8}),
        seat(
            "etruria",
            {"rus": 2, "etruria": 1, "funan": 1, "albion": 1},
            tiles={"dice": {"at": "indus"}},
        ),
        movement=4,
    )
    events = conquer(p, 0, "rus", {"scythia": 3})
    assert named(events, "retreated") == []
    assert p.to_move == [1]
    assert asks(p, 1) == "retreat"
    assert legal(p, 1) == [Retreat(region) for region in ("funan", "albion", "etruria")]
    (event,) = play(p, 1, "retreat", region="funan")
    assert event == Retreated("FE-CON-6", 1, from_="rus", to="funan", explorers=2)
    assert explorers(p, 1) == {"etruria": 1, "funan": 3, "albion": 1}


@pytest.mark.rule("FE-CON-6")
def test_nobody_else_acts_before_the_retreat() -> None:
    p = moving(
        seat("karthadst", {"scythia": 8}),
        seat("etruria", {"rus": 1, "etruria": 1, "funan": 1}),
        movement=9,
    )
    conquer(p, 0, "rus", {"scythia": 2})
    assert p.legal(0) == []
    assert p.to_move == [1]
    assert game.view(p, 0).phase == "movement"


@pytest.mark.rule("FE-CON-6")
def test_with_one_region_left_the_retreat_needs_no_choice() -> None:
    p = facing_rus(4, 2)
    events = conquer(p, 0, "rus", {"scythia": 3})
    (event,) = named(events, "retreated")
    assert (event.to, event.explorers) == ("etruria", 2)
    assert explorers(p, 1) == {"etruria": 3}
    assert p.to_move == [0]


@pytest.mark.rule("FE-CON-6", "FE-CON-1")
def test_explorers_that_retreated_defend_their_new_region() -> None:
    p = moving(
        seat("karthadst", {"scythia": 8}),
        seat("etruria", {"rus": 1, "thule": 1, "funan": 1}),
        movement=9,
    )
    conquer(p, 0, "rus", {"scythia": 2})
    play(p, 1, "retreat", region="thule")
    play(p, 0, "assault", region="thule")
    for arrived in range(1, 4):
        play(p, 0, "gather", **{"from": "scythia"})
        assert may(p, 0, "strike") == (arrived == 3)


@pytest.mark.rule("FE-CON-7")
def test_the_mover_goes_on_with_the_points_left() -> None:
    p = moving(
        seat("karthadst", {"scythia": 8}),
        seat("etruria", {"rus": 1, "etruria": 1, "funan": 1}),
        movement=5,
    )
    conquer(p, 0, "rus", {"scythia": 2})
    play(p, 1, "retreat", region="funan")
    assert p.to_move == [0]
    assert written(p)["movement"] == 3
    walk(p, 0, "scythia", "parsa", "indus", "huaxia")
    assert written(p)["movement"] == 0
    play(p, 0, "done")
    assert asks(p, 0) == "progress"


@pytest.mark.rule("FE-CON-7")
def test_without_points_left_only_the_end_of_movement_remains() -> None:
    p = facing_rus(4, 1, movement=2)
    conquer(p, 0, "rus", {"scythia": 2})
    assert legal(p, 0) == [Done()]


# ---- control ----------------------------------------------------------------------------------


@pytest.mark.rule("FE-CON-9")
def test_a_region_belongs_to_whoever_has_explorers_in_it() -> None:
    p = moving(
        seat("karthadst", {"karthadst": 3, "west": 1}, tiles={"dice": {"at": "parsa"}}),
        seat("etruria", {"rus": 2, "scythia": 1}),
        movement=3,
    )
    holders = {r.region: r.holder for r in game.view(p, None).regions}
    assert {region: who for region, who in holders.items() if who is not None} == {
        "karthadst": 0,
        "rus": 1,
        "scythia": 1,
    }
    view = game.view(p, None)
    assert [entry.regions for entry in view.seats] == [1, 2]


@pytest.mark.rule("FE-CON-9")
def test_whoever_leaves_a_region_controls_it_no_more() -> None:
    p = moving(seat("karthadst", {"parsa": 1, "karthadst": 3}), {}, movement=2)
    move(p, 0, "parsa", "karthadst")
    holders = {r.region: r.holder for r in game.view(p, None).regions}
    assert holders["parsa"] is None
    move(p, 0, "karthadst", "parsa")
    holders = {r.region: r.holder for r in game.view(p, None).regions}
    assert (holders["parsa"], holders["karthadst"]) == (0, 0)


# ---- gathering --------------------------------------------------------------------------------


@pytest.mark.rule("FE-CON-1", "FE-MOV-5")
def test_more_explorers_than_needed_may_join() -> None:
    p = facing_rus(4, 1, movement=4)
    play(p, 0, "assault", region="rus")
    for arrived in range(1, 5):
        assert may(p, 0, "gather", **{"from": "scythia"})
        play(p, 0, "gather", **{"from": "scythia"})
        assert may(p, 0, "strike") == (arrived >= 2)
    assert legal(p, 0) == [Strike()]
    play(p, 0, "strike")
    assert explorers(p, 0) == {"rus": 4}


@pytest.mark.rule("FE-CON-1")
def test_an_assault_changes_nothing_until_it_strikes() -> None:
    p = facing_rus(4, 1)
    before = (explorers(p, 0), explorers(p, 1), written(p)["movement"], empire(p, 1)["tiles"])
    assert play(p, 0, "assault", region="rus") == []
    assert play(p, 0, "gather", **{"from": "scythia"}) == []
    after = (explorers(p, 0), explorers(p, 1), written(p)["movement"], empire(p, 1)["tiles"])
    assert after == before
    assert hand(p, 0) == []


@pytest.mark.rule("FE-MOV-5")
def test_only_explorers_beside_the_target_gather() -> None:
    p = moving(
        seat("karthadst", {"scythia": 2, "karthadst": 2, "east": 2, "west": 2}),
        seat("etruria", {"rus": 1, "etruria": 2}),
        movement=9,
    )
    play(p, 0, "assault", region="rus")
    assert sorted(offers(p, 0, "gather", "from")) == ["east", "scythia"]

"""FE-MOV-2 and FE-CON-1 by example: who may put to sea, and which assaults are offered."""

from __future__ import annotations

import pytest

from empires.rules.first_empires.game import FirstEmpires
from empires.rules.random import seeded
from empires.shapes.first_empires.moves import Assault, Gather, MoveExplorer, Strike
from empires.table.game import GameError
from tests.first_empires.kit import (
    asks,
    conquer,
    explorers,
    legal,
    may,
    may_step,
    move,
    moving,
    offers,
    play,
    position,
    seat,
    steps,
    walk,
    written,
)
from tests.first_empires.maps import EXPLORERS, game_of
from tests.first_empires.positions import crowded
from tests.kit import Kit

OCEANS = {"west", "east"}

# ---- without a conquest -----------------------------------------------------------------------


@pytest.mark.rule("FE-MOV-2")
def test_with_the_last_point_nobody_puts_to_sea() -> None:
    p = moving(seat("karthadst", {"karthadst": 4}), {}, movement=1)
    assert steps(p, 0) == [("karthadst", "parsa")]
    p = moving(seat("karthadst", {"karthadst": 4}), {}, movement=2)
    assert may_step(p, 0, "karthadst", "west")


@pytest.mark.rule("FE-MOV-2")
def test_movement_does_not_end_while_somebody_is_at_sea() -> None:
    p = moving(seat("karthadst", {"karthadst": 4}), {}, movement=3)
    assert may(p, 0, "done")
    move(p, 0, "karthadst", "west")
    assert not may(p, 0, "done")
    move(p, 0, "west", "east")
    assert not may(p, 0, "done")
    move(p, 0, "east", "rus")
    assert may(p, 0, "done")


@pytest.mark.rule("FE-MOV-2")
def test_a_point_is_kept_for_everybody_at_sea() -> None:
    """With one at sea and two points, only that one moves; nobody else may walk it away."""
    own = seat("karthadst", {"west": 1, "parsa": 3})
    p = moving(own, seat("etruria", {"etruria": 3}), movement=1)
    assert {start for start, _ in steps(p, 0)} == {"west"}
    assert ("west", "east") not in steps(p, 0)
    p = moving(own, seat("etruria", {"etruria": 3}), movement=2)
    assert ("parsa", "karthadst") in steps(p, 0)
    assert ("parsa", "east") not in steps(p, 0)
    assert ("west", "east") in steps(p, 0)


@pytest.mark.rule("FE-MOV-2")
@pytest.mark.parametrize("points", [2, 3, 4, 5, 6])
def test_as_many_put_to_sea_as_can_land_again(points: int) -> None:
    """Each needs a point to sail and one to land."""
    p = moving(seat("karthadst", {"albion": 10}), seat("etruria", {"etruria": 3}), movement=points)
    sailed = 0
    while may_step(p, 0, "albion", "west"):
        move(p, 0, "albion", "west")
        sailed += 1
    assert sailed == points // 2
    assert (asks(p, 0), sailed <= written(p)["movement"]) == ("move_explorers", True)


@pytest.mark.rule("FE-MOV-2", "FE-MOV-3")
def test_one_may_always_land_where_one_came_from() -> None:
    """If somebody stays at home, or nobody does: an abandoned region is free."""
    for at in ({"albion": 4}, {"albion": 1, "rus": 3}):
        p = moving(
            seat("karthadst", at),
            seat("etruria", {"thule": 1, "etruria": 1, "karthadst": 1}),
            movement=2,
        )
        move(p, 0, "albion", "west")
        assert steps(p, 0) == [("west", "albion")]


@pytest.mark.rule("FE-MOV-2")
def test_one_sails_on_only_if_the_next_ocean_has_a_free_coast_in_reach() -> None:
    """From the west over the east to Rus takes two points more."""
    own = seat("karthadst", {"west": 1, "rus": 3})
    west = seat("etruria", {"thule": 1, "etruria": 1, "albion": 1})
    for points, met in (
        (1, [("west", "karthadst")]),
        (2, [("west", "karthadst"), ("west", "east")]),
    ):
        p = moving(own, west, movement=points)
        assert [step for step in steps(p, 0) if step[0] == "west"] == met


# ---- with a conquest --------------------------------------------------------------------------


@pytest.mark.rule("FE-MOV-2", "FE-CON-1")
def test_a_landing_by_a_conquest_that_must_succeed_counts() -> None:
    """Every coast of the eastern ocean has a defender. Two are at sea there, with two points:
    they may take any coast with one defender, and can do nothing else.
    """
    coasts = ("albion", "thule", "aksum", "mupata", "parsa", "rus", "huaxia", "indus")
    seats = [
        seat("karthadst", {"east": 2, "scythia": 2}),
        seat("etruria", dict.fromkeys(coasts, 1)),
        seat("huaxia", {"funan": 2, "sahul": 1}),
    ]
    p = position(players=3, phase="movement", movement=2, seats=seats)
    expected = [Assault(region) for region in (*coasts, "sahul")]
    assert sorted(legal(p, 0), key=str) == sorted(expected, key=str)


@pytest.mark.rule("FE-MOV-2", "FE-CON-1", "FE-CON-4")
@pytest.mark.parametrize(
    ("regions", "swords", "can_land"),
    [
        ({"karthadst": 1, "mupata": 1}, 1, True),
        ({"karthadst": 1, "mupata": 1}, 0, False),
        ({"karthadst": 2, "mupata": 1}, 1, False),
        ({"karthadst": 2, "mupata": 1}, 2, True),
        ({"karthadst": 1}, 5, False),
    ],
    ids=["a sword helps", "without a sword", "too strong", "two swords", "a last region"],
)
def test_one_explorer_lands_by_force_only_where_it_must_succeed(
    regions: dict[str, int], swords: int, can_land: bool
) -> None:
    """Karthadst is the one coast of the outer sea that could be weak enough.

    Where it is not, the explorer would be lost, and a position like that can't come about.
    """
    strong = {"explorers": {"etruria": 6}, "levels": {"explorers": 4}}
    weak = {"explorers": regions, "levels": {"explorers": sum(regions.values()) - 1}}
    mover = {"explorers": {"outer": 1}}
    third = {"explorers": {"huaxia": 6}, "levels": {"explorers": 4}}
    table = {
        "players": 4,
        "phase": "movement",
        "movement": 1,
        "dice": ["sword"] * swords,
        "seats": [mover, weak, strong, third],
    }
    sea = Kit(game_of("inner sea"))
    if can_land:
        p = sea.position(**table)
        assert sea.legal(p, 0) == [Assault("karthadst")]
    else:
        with pytest.raises(GameError, match="seat 0 decides, but has no legal move"):
            sea.position(**table)


def two_in_the_channel(points: int, *, swords: int = 1, ashore: int = 0) -> FirstEmpires:
    """One explorer in the second water, beside free land, and one in the fourth, among enemies."""
    own = {"two": 1, "four": 1, "huaxia": ashore}
    return Kit(game_of("channel")).position(
        players=3,
        phase="movement",
        movement=points,
        dice=["sword"] * swords,
        seats=[
            {"explorers": own, "levels": {"explorers": 1 + ashore}},
            {"explorers": {"etruria": 1, "wallmapu": 1}, "levels": {"explorers": 1}},
            {"explorers": {"mupata": 1, "karthadst": 1}, "levels": {"explorers": 1}},
        ],
    )


@pytest.mark.rule("FE-MOV-2")
@pytest.mark.parametrize(("points", "offered"), [(3, False), (4, True)])
def test_a_plan_that_needs_two_conquests_does_not_count(points: int, offered: bool) -> None:
    """Not even here, where the defenders of the first could not stop the second.

    Sailing on to the third water takes a point. With two left each would have to take a coast of
    its own; with three left one of them can turn back, or come to strike together with the other.
    """
    sea = Kit(game_of("channel"))
    p = two_in_the_channel(points)
    assert sea.may(p, 0, "move", **{"from": "two", "to": "three"}) == offered


@pytest.mark.rule("FE-MOV-2", "FE-CON-1")
def test_one_conquest_for_two_at_sea_counts() -> None:
    """Two points: the one in the fourth water takes a coast there, the other lands freely."""
    sea = Kit(game_of("channel"))
    p = two_in_the_channel(2)
    assert sorted(sea.legal(p, 0), key=str) == sorted(
        [
            Assault("etruria"),
            Assault("wallmapu"),
            MoveExplorer("two", "huaxia"),
        ],
        key=str,
    )
    sea.play(p, 0, "assault", region="wallmapu")
    sea.play(p, 0, "gather", **{"from": "four"})
    sea.play(p, 0, "strike")
    assert sea.legal(p, 0) == [MoveExplorer("two", "huaxia")]


@pytest.mark.rule("FE-MOV-2", "FE-CON-1")
@pytest.mark.parametrize(("points", "offered"), [(4, False), (5, True)])
def test_one_that_could_land_freely_may_be_needed_for_a_conquest(
    points: int, offered: bool
) -> None:
    """Without a sword it takes both: the one in the second water goes three borders instead of one.

    That, or the way back of the one in the fourth, takes all of four points, so that a third one
    on land may only walk when there are five.
    """
    sea = Kit(game_of("channel"))
    p = two_in_the_channel(points, swords=0, ashore=1)
    assert sea.may(p, 0, "move", **{"from": "huaxia", "to": "alba"}) == offered
    assert sea.may(p, 0, "move", **{"from": "four", "to": "three"})


def in_the_strait(points: int, helper: str, between: int = 0) -> FirstEmpires:
    """One in the third water, far from home, and a helper on land behind the other coast.

    Etruria has one defender in the region of its name; it may hold Mupata before the helper too.
    """
    held = {"etruria": 1, "huaxia": 1, **({"mupata": between} if between else {})}
    return Kit(game_of("strait")).position(
        players=2,
        phase="movement",
        movement=points,
        seats=[
            {"explorers": {"three": 1, helper: 1}, "levels": {"explorers": 1}},
            {"explorers": held, "levels": {"explorers": sum(held.values()) - 1}},
        ],
    )


@pytest.mark.rule("FE-MOV-2", "FE-CON-1", "FE-MOV-5")
@pytest.mark.parametrize(
    ("points", "helper", "between", "offered"),
    [
        (3, "mupata", 0, True),
        (3, "wallmapu", 0, False),
        (4, "wallmapu", 0, True),
        (4, "wallmapu", 2, False),
        (5, "wallmapu", 2, True),
    ],
    ids=[
        "help is near",
        "help is too far",
        "and is not",
        "the way is closed",
        "there is a way back",
    ],
)
def test_help_by_land_counts_as_far_as_it_can_come(
    points: int, helper: str, between: int, offered: bool
) -> None:
    """From the fourth water it takes four points back to Karthadst, or one and the helper's."""
    sea = Kit(game_of("strait"))
    p = in_the_strait(points, helper, between)
    assert sea.may(p, 0, "move", **{"from": "three", "to": "four"}) == offered


# ---- assaults ---------------------------------------------------------------------------------


@pytest.mark.rule("FE-CON-1", "FE-MOV-2")
def test_an_assault_is_offered_only_if_those_left_at_sea_can_land() -> None:
    """Two points: both would go into Rus, and the third would be left in the western ocean."""
    own = seat("karthadst", {"scythia": 3, "west": 1})
    p = moving(own, seat("etruria", {"rus": 1, "etruria": 2}), movement=2)
    assert not may(p, 0, "assault", region="rus")
    p = moving(own, seat("etruria", {"rus": 1, "etruria": 2}), movement=3)
    assert may(p, 0, "assault", region="rus")
    play(p, 0, "assault", region="rus")
    play(p, 0, "gather", **{"from": "scythia"})
    play(p, 0, "gather", **{"from": "scythia"})
    assert legal(p, 0) == [Strike()]  # the third point is for the one at sea


@pytest.mark.rule("FE-CON-1", "FE-MOV-2", "FE-MOV-5")
def test_explorers_at_sea_beside_the_target_come_for_the_price_of_landing() -> None:
    """With two points and one at sea, it must be among those that strike."""
    own = seat("karthadst", {"scythia": 3, "east": 1})
    p = moving(own, seat("etruria", {"rus": 1, "etruria": 2}), movement=2)
    play(p, 0, "assault", region="rus")
    assert sorted(offers(p, 0, "gather", "from")) == ["east", "scythia"]
    play(p, 0, "gather", **{"from": "scythia"})
    assert legal(p, 0) == [Gather("east")]
    play(p, 0, "gather", **{"from": "east"})
    play(p, 0, "strike")
    assert explorers(p, 0) == {"scythia": 2, "rus": 2}


@pytest.mark.rule("FE-CON-1", "FE-MOV-2")
def test_those_left_at_sea_may_follow_into_the_conquered_region() -> None:
    own = seat("karthadst", {"east": 4})
    closed = {"albion": 1, "thule": 1, "parsa": 1, "rus": 1, "huaxia": 1, "indus": 1, "funan": 2}
    p = moving(own, seat("etruria", closed), movement=4)
    conquer(p, 0, "rus", {"east": 2})
    play(p, 1, "retreat", region="funan")
    assert steps(p, 0) == [("east", "rus")]
    walk(p, 0, "east", "rus")
    walk(p, 0, "east", "rus")
    assert explorers(p, 0) == {"rus": 4}
    assert may(p, 0, "done")


@pytest.mark.rule("FE-CON-6", "FE-MOV-2")
def test_wherever_the_defender_retreats_to_the_landing_remains() -> None:
    own = seat("karthadst", {"east": 4})
    closed = {"albion": 1, "thule": 1, "parsa": 1, "rus": 1, "huaxia": 1, "indus": 1, "funan": 2}
    for refuge in closed:
        if refuge == "rus":
            continue
        p = moving(own, seat("etruria", closed), movement=4)
        conquer(p, 0, "rus", {"east": 2})
        play(p, 1, "retreat", region=refuge)
        assert ("east", "rus") in steps(p, 0)


@pytest.mark.rule("FE-MOV-2", "FE-CON-1", "FE-CON-4", "FE-CON-6")
@pytest.mark.parametrize(
    ("others", "offered"),
    [
        ([{"mupata": 1, "karthadst": 1, "etruria": 2, "huaxia": 2}], False),
        ([{"mupata": 1, "karthadst": 1, "etruria": 1, "huaxia": 1}], True),
        ([{"mupata": 1, "etruria": 2}, {"karthadst": 1, "huaxia": 2}], True),
        ([{"mupata": 1, "karthadst": 1}, {"etruria": 2}, {"huaxia": 2}], False),
    ],
    ids=[
        "it may become too strong",
        "only one may",
        "nobody retreats there",
        "it becomes the last",
    ],
)
def test_an_assault_may_rely_on_another_conquest_that_no_retreat_can_prevent(
    others: list[dict[str, int]], offered: bool
) -> None:
    """All coasts of the bay are held. Two points and one sword: one to take Mupata, one to land.

    The explorer in the bay takes any coast with one defender, if there still is one.
    """
    sea = Kit(game_of("bay"))
    seats = [{"bay": 1, "wallmapu": 2}, *others]
    p = sea.position(
        players=len(seats),
        phase="movement",
        movement=2,
        dice=["sword"],
        seats=[
            {"explorers": at, "levels": {"explorers": EXPLORERS.index(sum(at.values()))}}
            for at in seats
        ],
    )
    assert sea.may(p, 0, "assault", region="karthadst")
    assert sea.may(p, 0, "assault", region="mupata") == offered


# ---- big positions ----------------------------------------------------------------------------


@pytest.mark.rule("FE-MOV-2")
def test_random_movement_out_of_big_crowded_positions_always_comes_ashore() -> None:
    """Up to ten explorers and six points: too many ways to try them all, so some are."""
    standard = game_of("standard")
    sea = Kit(standard)
    random = seeded([8, 8, 8])
    sailed = 0
    for number in range(150):
        table = crowded(standard, 2 + number % 4, 2 + random.below(5), random)
        try:
            p = sea.position(**table)
        except GameError:
            continue  # lost from the beginning
        while sea.phase(p) == "movement":
            afloat = OCEANS & set(sea.empire(p, 0)["explorers"])
            sailed += bool(afloat)
            (mover,) = p.to_move
            assert sea.may(p, 0, "done") <= (not afloat)
            codes = p.legal(mover)
            going_on = codes[1:] if codes[0] == 0 and len(codes) > 1 else codes
            p.play(mover, going_on[random.below(len(going_on))])
            assert p.fault() == ""
        assert not OCEANS & set(sea.empire(p, 0)["explorers"])
    assert sailed > 100

"""EE-END: what the empires are worth at the end, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from empires.content.empires_end import Location
from empires.rules.empires_end.game import EmpiresEnd
from tests.empires_end.kit import (
    ROW,
    game,
    happened,
    holding,
    named,
    pack,
    play,
    position,
    score,
)

ALL = list(range(1, 12))
ME = 1
EVERYTHING = sum(location.value for location in pack.locations)


def ended(*seats: dict[str, Any], **parts: Any) -> EmpiresEnd:
    """A game that is over with these empires."""
    return position(over=True, seats=list(seats), **parts)


def abilities(*others: dict[str, Any], **seat: Any) -> int:
    """What my end-of-game abilities are worth. I sit in the second seat, after the first rival."""
    ruins: list[int] = seat.get("destroyed", [])
    fallen = sum(pack.locations[at - 1].value for at in ruins)
    first = {"order": list(reversed(ROW)), **(others[0] if others else {})}
    p = ended(first, seat, *others[1:])
    return p.scores()[ME] - score(p, ME) - (EVERYTHING - fallen)


def positions_of(*fallen: str) -> list[int]:
    """The positions of these locations."""
    return [ROW.index(slug) + 1 for slug in fallen]


# ---- points -----------------------------------------------------------------------------------


@pytest.mark.rule("EE-END-1")
def test_the_final_score_adds_track_healthy_locations_and_abilities() -> None:
    """-3 on the track, all but the City (32), 2 points for the one destroyed (Blight 3)."""
    p = ended({"score": -3, "destroyed": [1], "innovations": {"2": ["blight-3"]}}, {"score": 7})
    assert p.scores() == [-3 + EVERYTHING - 32 + 2, 7 + EVERYTHING]


@pytest.mark.rule("EE-END-1", "EE-SET-5")
@pytest.mark.parametrize("location", pack.locations, ids=lambda location: location.slug)
def test_a_destroyed_location_is_worth_nothing(location: Location) -> None:
    """Each of the eleven is missing with exactly its value."""
    p = ended({"destroyed": positions_of(location.slug)})
    assert p.scores()[0] == EVERYTHING - location.value


@pytest.mark.rule("EE-END-1")
def test_with_everything_destroyed_only_the_track_counts() -> None:
    """Innovations at destroyed locations give nothing, not even for destroyed locations."""
    everything = {"1": ["blight-3", "blight-9"], "2": ["plague-8"], "3": ["barbarians-10"]}
    assert ended({"score": 5, "destroyed": ALL, "innovations": everything}).scores()[0] == 5


@pytest.mark.rule("EE-END-1", "EE-FLOW-1")
def test_the_game_ends_after_the_last_conflict_and_its_rewards_count() -> None:
    """Conflict 1 on the last space: both win with strength 4, 3 points and 3 for the victory."""
    p = position(space=26, conflict="conflict-1", seats=[{"score": 10}, {}])
    for seat in range(2):
        play(p, seat, "bid_axes", axes=0)
        assert not p.over
        play(p, seat, "bid_coins", coins=0)
    assert p.over
    assert p.to_move == []
    assert p.scores() == [16 + EVERYTHING, 6 + EVERYTHING]
    view = game.view(p, None)
    assert (view.phase, view.scores, view.ranking) == ("end", p.scores(), [1, 2])


@pytest.mark.rule("EE-END-1", "EE-FLOW-1")
def test_the_game_is_not_over_before_the_last_space() -> None:
    """The disaster on space 25 of 26 is taken: the last conflict still comes."""
    p = position(space=25, disasters=[{"card": "fire-9"}])
    play(p, 0, "take", disaster=0)
    play(p, 0, "place", position=1)
    assert not p.over
    assert game.view(p, None).phase == "conflict"


@pytest.mark.rule("EE-END-1", "EE-END-2")
def test_every_source_of_points_is_told_at_the_end() -> None:
    """Each ability, what was copied, the sums and the ranks."""
    seat = {"innovations": {"1": ["barbarians-9"], "8": ["plague-9"]}, "destroyed": [4]}
    p = position(space=26, conflict="conflict-1", seats=[seat, {"score": 500}])
    for at in range(2):
        play(p, at, "bid_axes", axes=at)
        play(p, at, "bid_coins", coins=0)
    events = happened(p)
    told = [(e.card, e.points, e.copied) for e in named(events, "final_ability")]
    assert told == [("plague-9", 4, None), ("barbarians-9", 4, "plague-9")]
    points = [(e.track, e.locations, e.abilities, e.total) for e in named(events, "final_points")]
    assert points[0] == (-3, EVERYTHING - 5, 8, EVERYTHING)
    assert [e.total for e in named(events, "final_points")] == p.scores()
    assert [e.rank for e in named(events, "ranked")] == p.ranking() == [2, 1]


# ---- abilities --------------------------------------------------------------------------------


@pytest.mark.rule("EE-END-2")
@pytest.mark.parametrize(
    ("at", "fallen", "points"),
    [
        ("6", [], 0),
        ("6", [5], 3),
        ("6", [5, 7], 6),
        ("6", [4, 8], 0),
        ("1", [2], 3),
        ("1", [11], 0),
        ("11", [10], 3),
        ("11", [1], 0),
        ("6", [5, 6, 7], 0),
    ],
)
def test_plague_8_scores_3_for_each_adjacent_destroyed_location(
    at: str, fallen: list[int], points: int
) -> None:
    """The row does not wrap, and its own location has to stand."""
    assert abilities(innovations={at: ["plague-8"]}, destroyed=fallen) == points


@pytest.mark.rule("EE-END-2")
@pytest.mark.parametrize(
    ("at", "fallen", "points"),
    [
        ("10", [], 8),
        ("10", [9], 4),
        ("10", [9, 11], 0),
        ("9", [], 4),
        ("11", [], 4),
        ("8", [], 4),
        ("7", [], 0),
        ("1", [], 0),
        ("10", [10], 0),
    ],
)
def test_plague_9_scores_4_for_each_adjacent_healthy_farm(
    at: str, fallen: list[int], points: int
) -> None:
    """The Farms stand at 9, 10 and 11; the one it lies at is not adjacent to itself."""
    assert abilities(innovations={at: ["plague-9"]}, destroyed=fallen) == points


@pytest.mark.rule("EE-END-2")
@pytest.mark.parametrize("fallen", [[], [2], [2, 11], ALL[1:]])
def test_blight_3_scores_2_for_each_destroyed_location_of_yours(fallen: list[int]) -> None:
    """The three ruins of the rival don't count."""
    rival = {"destroyed": [5, 6, 7]}
    assert abilities(rival, innovations={"1": ["blight-3"]}, destroyed=fallen) == 2 * len(fallen)


@pytest.mark.rule("EE-END-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ([2, 3], [[2], []], 13),
        ([2, 3], [[4, 5], [6]], 13),
        ([], [[], []], 13),
        ([2], [[2], [3, 4]], 0),
        ([], [[], [1]], 0),
        ([1, 2], [[], []], 0),
    ],
    ids=["most", "tied", "tied at none", "second", "one rival has more", "its own place fell"],
)
def test_blight_9_scores_13_for_the_most_destroyed_locations_ties_included(
    mine: list[int], theirs: list[list[int]], points: int
) -> None:
    """Compared with every rival, and only if its own location stands."""
    rivals = [{"destroyed": fallen} for fallen in theirs]
    assert abilities(*rivals, innovations={"1": ["blight-9"]}, destroyed=mine) == points


@pytest.mark.rule("EE-END-2", "EE-RES-2")
@pytest.mark.parametrize(
    ("card", "points"),
    [("famine-3", 3), ("famine-11", 6), ("riot-4", 5), ("riot-9", 10), ("barbarians-10", 7)],
)
def test_a_resource_held_scores_by_its_own_kind_and_a_coin_is_only_a_coin(
    card: str, points: int
) -> None:
    """3 wheat, 4 hammers, 5 axes and 7 coins: coins stand for nothing else here."""
    resources = holding(wheat=3, hammer=4, axe=5, coin=7)
    assert abilities(innovations={"1": [card]}, resources=resources) == points


@pytest.mark.rule("EE-END-2")
@pytest.mark.parametrize("at", ["1", "10"])
@pytest.mark.parametrize("lesser", ["2", "11"])
def test_a_copy_uses_the_best_other_ability_a_second_time(at: str, lesser: str) -> None:
    """Plague 9 at 10 is worth 8, Blight 3 is worth 2: the copy is worth 8, wherever they lie."""
    placed = {lesser: ["blight-3"], "10": ["plague-9"]}
    placed[at] = [*placed.get(at, []), "barbarians-9"]
    assert abilities(innovations=placed, destroyed=[5]) == 2 + 8 + 8


@pytest.mark.rule("EE-END-2")
def test_a_copy_of_points_for_resources_counts_them_again() -> None:
    """4 coins are worth 4, and copied 4 more."""
    placed = {"1": ["barbarians-9"], "2": ["barbarians-10"]}
    assert abilities(innovations=placed, resources=holding(coin=4)) == 8


@pytest.mark.rule("EE-END-2")
def test_a_copy_alone_is_worth_nothing() -> None:
    """Blight 1 is no end-of-game ability, and a copy does not copy itself."""
    assert abilities(innovations={"1": ["barbarians-9"], "2": ["blight-1"]}) == 0


@pytest.mark.rule("EE-END-2")
def test_a_copy_copies_only_an_ability_that_works() -> None:
    """Plague 9 would be worth 4, but its location is destroyed; Blight 3 is worth 2."""
    placed = {"1": ["barbarians-9"], "2": ["blight-3"], "8": ["plague-9"]}
    assert abilities(innovations=placed, destroyed=[8]) == 2 + 2


@pytest.mark.rule("EE-END-2")
def test_a_copy_at_a_destroyed_location_copies_nothing() -> None:
    """Only Blight 3's own 2 points are left."""
    placed = {"1": ["barbarians-9"], "2": ["blight-3"]}
    assert abilities(innovations=placed, destroyed=[1]) == 2


@pytest.mark.rule("EE-END-2")
def test_a_copy_does_not_reach_into_another_empire() -> None:
    """The rival's Plague 9 is not mine to copy."""
    rival = {"innovations": {"10": ["plague-9"]}}
    assert abilities(rival, innovations={"1": ["barbarians-9"]}) == 0


# ---- who has won ------------------------------------------------------------------------------


@pytest.mark.rule("EE-END-1")
@pytest.mark.parametrize("ruleset", ["rulebook", "manual"])
def test_the_highest_final_score_wins_before_any_tie_break(ruleset: str) -> None:
    """One point decides, although the loser has more healthy locations and is first player."""
    p = ended({}, {"destroyed": [11], "score": 4}, ruleset=ruleset)
    assert p.scores() == [EVERYTHING, EVERYTHING + 1]
    assert p.ranking() == [2, 1]


TIED = {"destroyed": [11], "score": 3}
"""As many points as an untouched empire with none, one healthy location fewer (Farm 3)."""


@pytest.mark.rule("EE-END-3")
@pytest.mark.parametrize("first", [0, 1])
def test_more_healthy_locations_win_a_tie(first: int) -> None:
    """Who is first player does not matter."""
    p = ended(TIED, {}, first_player=first)
    assert p.scores() == [EVERYTHING, EVERYTHING]
    assert p.ranking() == [2, 1]


@pytest.mark.rule("EE-END-3")
def test_a_tie_with_equally_many_healthy_locations_shares_the_victory() -> None:
    """Two share the first rank, and whoever comes next is third."""
    p = ended({}, TIED, {}, {"score": -1}, players=4)
    assert p.ranking() == [1, 3, 1, 4]


@pytest.mark.rule("EE-END-3")
def test_equally_many_healthy_locations_need_not_be_the_same_ones() -> None:
    """One lost Farm 8, the other Farm 3: ten each, and the victory is shared."""
    p = ended({"destroyed": [10], "score": 8}, TIED)
    assert p.ranking() == [1, 1]


@pytest.mark.rule("EE-END-4")
@pytest.mark.parametrize(("first", "ranking"), [(0, [1, 2, 3]), (1, [3, 1, 2]), (2, [2, 3, 1])])
def test_manual_the_tied_player_closest_clockwise_to_the_first_player_wins(
    first: int, ranking: list[int]
) -> None:
    """The first player is the closest of all, and healthy locations do not matter."""
    p = ended({}, TIED, TIED, first_player=first, ruleset="manual")
    assert len(set(p.scores())) == 1
    assert p.ranking() == ranking


@pytest.mark.rule("EE-END-4")
def test_manual_only_tied_players_are_compared_by_their_seats() -> None:
    """Seat 2 is first player but has fewer points; of the tied, seat 0 comes next after it."""
    p = ended({}, {}, {"score": -1}, first_player=2, ruleset="manual")
    assert p.ranking() == [1, 2, 3]

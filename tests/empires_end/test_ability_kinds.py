"""Every kind of ability, at its edges: one test a kind, then what holds for all of them.

That each card of the pack does what its data says is left to the tests of the families.
"""

from __future__ import annotations

from typing import Any

import pytest

from empires.content.empires_end.abilities import KINDS
from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.moves import Done
from tests.empires_end.kit import (
    ROW,
    all_but,
    empire,
    exhausted,
    game,
    held,
    holding,
    innovations,
    legal,
    may,
    offers,
    pack,
    play,
    position,
    score,
    written,
)


def industry(**seat: Any) -> EmpiresEnd:
    return position(phase="industry", seats=[seat])


def economy(**seat: Any) -> EmpiresEnd:
    return position(phase="economy", seats=[seat])


def shaken(**seat: Any) -> EmpiresEnd:
    """EmpiresEnd 9 of seat 0 has just been destroyed."""
    p = position(disasters=[{"card": "fire-9"}], seats=[seat])
    play(p, 0, "take", disaster=0)
    return p


def final_points(**seat: Any) -> int:
    """What end-of-game abilities are worth to seat 0, with two more empires untouched."""
    p = position(players=3, over=True, seats=[seat])
    return int(game.view(p, 0).seats[0].forecast.abilities)


def strength(**seat: Any) -> int:
    p = position(phase="conflict", seats=[seat])
    return int(game.view(p, None).seats[0].strength)


def row_of(*front: str) -> list[str]:
    """A row that begins with these locations."""
    return [*front, *(slug for slug in ROW if slug not in front)]


# --- economy -----------------------------------------------------------------------------------


@pytest.mark.rule("EE-ECO-1", "EE-INN-6")
def test_gain_gives_all_that_it_shows_once() -> None:
    """Two kinds at once, by choice in the economy phase or when its location is destroyed."""
    p = economy(resources=holding(), innovations={"1": ["flood-10"]})
    play(p, 0, "use", card="flood-10")
    assert held(p, 0) == holding(wheat=1, hammer=1)
    assert not may(p, 0, "use", card="flood-10")
    p = shaken(resources=holding(), innovations={"9": ["earthquake-7"]})
    assert held(p, 0) == holding(wheat=1, hammer=1, axe=1)


@pytest.mark.rule("EE-ECO-6", "EE-IND-9", "EE-INN-6")
def test_points_are_scored_in_the_phase_of_the_card_only() -> None:
    """Three in the economy, three in industry, five at a destruction; once each."""
    cards = ["blight-4", "blight-11", "earthquake-5"]
    for kind, card in (("economy", "blight-4"), ("industry", "blight-11")):
        p = position(phase=kind, seats=[{"innovations": {"9": cards}}])
        assert offers(p, 0, "use", "card") == [card]
        play(p, 0, "use", card=card)
        assert score(p, 0) == 3
        assert offers(p, 0, "use", "card") == []
    assert score(shaken(innovations={"9": cards}), 0) == 5


@pytest.mark.rule("EE-ECO-4", "EE-RES-2")
def test_exchange_is_counted_by_the_times_it_was_made_not_begun() -> None:
    """Barbarians 11 twice: wheat, then a coin, for a hammer and an axe each time."""
    p = economy(resources=holding(wheat=1, coin=2), innovations={"1": ["barbarians-11"]})
    both = {"hammer": 1, "axe": 1}
    play(p, 0, "use", card="barbarians-11")
    assert held(p, 0) == holding(wheat=1, coin=2)
    play(p, 0, "exchange", pay="wheat", gain=both)
    play(p, 0, "use", card="barbarians-11")
    assert offers(p, 0, "exchange", "pay") == ["coin"]
    play(p, 0, "exchange", pay="coin", gain=both)
    assert held(p, 0) == holding(hammer=2, axe=2, coin=1)
    assert not may(p, 0, "use", card="barbarians-11")


@pytest.mark.rule("EE-ECO-3", "EE-IND-9")
def test_refresh_adjacent_reaches_one_step_and_not_itself() -> None:
    """Road 9 in the economy, fire 8 in industry: both neighbours, ruins too."""
    tired = ["famine-1", "famine-2", "famine-4", "famine-5"]
    placed = {"6": tired[:1], "7": tired[1:2], "8": [tired[2], "fire-8"], "9": tired[3:]}
    for kind, by in (("economy", {"location": "road-9"}), ("industry", {"card": "fire-8"})):
        p = position(
            phase=kind, seats=[{"innovations": placed, "exhausted": tired, "destroyed": [9]}]
        )
        play(p, 0, "use", **by)
        assert exhausted(p, 0) == ["famine-1", "famine-4"]
        assert not may(p, 0, "use", **by)


@pytest.mark.rule("EE-ECO-3", "EE-IND-9")
def test_refresh_adjacent_is_offered_only_when_there_is_something_to_refresh() -> None:
    """An exhausted card at its own location or two steps away is nothing to it."""
    for place, useful in (("7", True), ("8", False), ("9", True), ("10", False)):
        placed = {"8": ["fire-8"], place: ["famine-1"]}
        if place == "8":
            placed["8"] = ["fire-8", "famine-1"]
        p = industry(innovations=placed, exhausted=["famine-1"])
        assert may(p, 0, "use", card="fire-8") == useful


@pytest.mark.rule("EE-INN-6")
def test_refresh_all_reaches_every_location_of_the_empire() -> None:
    """Near, far, in ruins, and the one that falls itself."""
    placed = {"1": ["famine-1"], "5": ["famine-2"], "9": ["earthquake-10", "famine-4"]}
    p = shaken(destroyed=[5], innovations=placed, exhausted=["famine-1", "famine-2", "famine-4"])
    assert exhausted(p, 0) == []


@pytest.mark.rule("EE-ECO-5")
def test_repeat_gives_another_ability_once_more_and_never_a_repeat() -> None:
    """An innovation's exchange gets all its times again; the other repeat is no choice."""
    p = economy(
        resources=holding(wheat=9),
        innovations={"1": ["barbarians-2", "barbarians-6", "barbarians-8"]},
    )
    play(p, 0, "use", card="barbarians-6")
    assert offers(p, 0, "repeat", "card") == ["barbarians-8"]
    play(p, 0, "repeat", card="barbarians-8")
    for _ in range(4):
        play(p, 0, "use", card="barbarians-8")
        play(p, 0, "exchange", pay="wheat", gain={"coin": 1})
    assert not may(p, 0, "use", card="barbarians-8")
    assert held(p, 0) == holding(wheat=5, coin=4)


@pytest.mark.rule("EE-ECO-6", "EE-ECO-7")
def test_gain_per_adjacent_counts_healthy_neighbours_of_one_kind() -> None:
    """Plague 7 between two Roads: two coins; one in ruins: one; itself a Road: not counted."""
    order = row_of("road-14", "road-12", "road-9", "city-32")
    for ruins, coins in (([], 2), ([1], 1), ([1, 3], 0), ([2], 0)):
        p = economy(
            order=order, destroyed=ruins, resources=holding(), innovations={"2": ["plague-7"]}
        )
        assert may(p, 0, "use", card="plague-7") == (coins > 0)
        if coins:
            play(p, 0, "use", card="plague-7")
        assert held(p, 0) == holding(coin=coins)


@pytest.mark.rule("EE-ECO-6", "EE-END-2")
def test_points_per_adjacent_destroyed_count_ruins_beside_a_healthy_location() -> None:
    """Two a ruin in the economy, three at the end, at both ends of the row one at most."""
    for place, ruins, count in ((5, [4, 6], 2), (5, [4], 1), (1, [2, 11], 1), (11, [1, 10], 1)):
        p = economy(destroyed=ruins, innovations={str(place): ["plague-5"]})
        play(p, 0, "use", card="plague-5")
        assert score(p, 0) == 2 * count
        assert final_points(destroyed=ruins, innovations={str(place): ["plague-8"]}) == 3 * count
    assert final_points(destroyed=[4, 5, 6], innovations={"5": ["plague-8"]}) == 0


# --- industry ----------------------------------------------------------------------------------


@pytest.mark.rule("EE-IND-8", "EE-IND-9")
def test_swap_takes_any_two_locations_ruins_included() -> None:
    """55 pairs, one of them a ruin and a healthy one; once for each ability."""
    p = industry(destroyed=[3], innovations={"3": ["riot-1"], "5": ["fire-1"]})
    play(p, 0, "use", card="fire-1")
    pairs = offers(p, 0, "swap", "positions")
    assert pairs == [[a, b] for a in range(1, 12) for b in range(a + 1, 12)]
    play(p, 0, "swap", positions=[3, 5])
    assert empire(p, 0)["destroyed"] == [5]
    assert innovations(p, 0) == {3: ["fire-1"], 5: ["riot-1"]}
    assert not may(p, 0, "use", card="fire-1")
    assert may(p, 0, "use", location="city-32")


@pytest.mark.rule("EE-IND-3", "EE-IND-8")
def test_swap_does_not_make_a_used_location_fresh() -> None:
    """A Town that made one card cheaper makes no second one cheaper at its new position."""
    p = industry(destroyed=[3], hand=["riot-1", "riot-3"], resources=holding(hammer=1))
    play(p, 0, "build", card="riot-1")
    play(p, 0, "place", position=1)
    play(p, 0, "use", location="city-32")
    play(p, 0, "swap", positions=[2, 9])
    play(p, 0, "build", card="riot-3")
    play(p, 0, "place", position=4)
    assert held(p, 0) == holding()


@pytest.mark.rule("EE-IND-9", "EE-INN-3")
def test_move_innovation_ends_elsewhere_among_the_fewest() -> None:
    """Lifted cards no longer count where they lay, but may not return there either."""
    others = ["flood-1", "flood-2", "flood-3", "flood-4", "flood-5", "flood-6", "flood-7",
              "flood-8", "flood-9", "flood-10"]  # fmt: skip
    one_each = {str(place): [card] for place, card in enumerate(others, start=2)}
    p = industry(innovations={"1": ["fire-2", "riot-1"], **one_each})
    play(p, 0, "use", card="fire-2")
    assert offers(p, 0, "lift", "card") == ["fire-2", "riot-1"]
    play(p, 0, "lift", card="riot-1")
    assert offers(p, 0, "place", "position") == [*range(2, 12)]
    play(p, 0, "place", position=7)
    assert innovations(p, 0)[7] == ["flood-6", "riot-1"]
    assert not may(p, 0, "use", card="fire-2")


@pytest.mark.rule("EE-IND-9")
def test_move_innovation_is_not_offered_where_nothing_could_end_elsewhere() -> None:
    """One innovation everywhere: a lifted one could only go back."""
    cards = ["fire-2", *(f"flood-{number}" for number in range(1, 11))]
    one_each = {str(place): [card] for place, card in enumerate(cards, start=1)}
    assert not may(industry(innovations=one_each), 0, "use", card="fire-2")


@pytest.mark.rule("EE-IND-9", "EE-INN-4")
def test_move_innovation_lifts_from_ruins_too() -> None:
    p = industry(destroyed=[5], innovations={"1": ["fire-2"], "5": ["flood-1"]})
    play(p, 0, "use", card="fire-2")
    play(p, 0, "lift", card="flood-1")
    assert offers(p, 0, "place", "position") == [2, 3, 4, 6, 7, 8, 9, 10, 11]


@pytest.mark.rule("EE-IND-9")
def test_rebuild_discount_adds_up_for_a_neighbour_and_only_from_healthy_locations() -> None:
    """An Army for four: three savings beside it leave one hammer; ruins save nothing."""
    beside = {"3": ["fire-3", "fire-6"], "5": ["fire-10"]}
    for ruins, price in (([4], 1), ([3, 4], 3), ([4, 5], 2), ([3, 4, 5], 4)):
        p = industry(destroyed=ruins, innovations=beside, resources=holding(hammer=9))
        play(p, 0, "rebuild", position=4)
        assert held(p, 0) == holding(hammer=9 - price)
    far = industry(
        destroyed=[4], innovations={"2": ["fire-3"], "6": ["fire-6"]}, resources=holding(hammer=3)
    )
    assert not may(far, 0, "rebuild", position=4)


@pytest.mark.rule("EE-IND-3")
def test_build_discount_is_one_per_card_whatever_its_source() -> None:
    """Two Towns and an innovation: two cards are built, a two-cost card still costs one."""
    p = industry(
        innovations={"1": ["fire-4"]}, hand=["riot-6", "riot-11"], resources=holding(hammer=5)
    )
    for card, left in (("riot-6", 4), ("riot-11", 3)):
        play(p, 0, "build", card=card)
        play(p, 0, "place", position=offers(p, 0, "place", "position")[0])
        assert held(p, 0) == holding(hammer=left)


@pytest.mark.rule("EE-IND-3")
def test_build_discount_of_an_innovation_replaces_a_fallen_town() -> None:
    """One Town and one innovation make two one-cost cards free, and nothing makes a third."""
    p = industry(
        destroyed=[3],
        innovations={"1": ["fire-4"]},
        hand=["riot-1", "riot-3"],
        resources=holding(),
    )
    for card in ("riot-1", "riot-3"):
        play(p, 0, "build", card=card)
        play(p, 0, "place", position=offers(p, 0, "place", "position")[0])
    alone = industry(
        destroyed=[2, 3],
        innovations={"1": ["fire-4"]},
        hand=["riot-1", "riot-3"],
        resources=holding(),
    )
    play(alone, 0, "build", card="riot-1")
    play(alone, 0, "place", position=4)
    assert not may(alone, 0, "build", card="riot-3")


# --- disaster ----------------------------------------------------------------------------------


@pytest.mark.rule("EE-DIS-9")
def test_free_bid_is_no_bid_of_a_coin() -> None:
    """A free hammer does not avert a disaster of wheat, though a coin would."""
    tools = {"innovations": {"1": ["fire-5"]}}
    p = position(disasters=[{"card": "famine-4"}], seats=[tools])
    assert offers(p, 0, "use", "card") == []
    assert "coin" in offers(p, 0, "bid", "resource")


@pytest.mark.rule("EE-DIS-10")
def test_replace_draws_the_top_card_and_leaves_the_bids() -> None:
    p = position(
        disasters=[{"card": "fire-9", "pot": {"wheat": 2}}],
        seats=[{"innovations": {"1": ["barbarians-7"]}}],
        deck=["riot-5"],
    )
    play(p, 0, "use", card="barbarians-7")
    assert written(p)["disasters"] == [{"disaster": 0, "card": "riot-5", "pot": {"wheat": 2}}]


# --- conflict ----------------------------------------------------------------------------------


@pytest.mark.rule("EE-CON-2")
def test_strength_adds_to_the_armies_while_its_location_stands() -> None:
    """Riot 1 one, riot 6 two; an Army in ruins takes its own two away."""
    placed = {"1": ["riot-1", "riot-6"]}
    assert strength() == 4
    assert strength(innovations=placed) == 7
    assert strength(innovations=placed, destroyed=[1]) == 4
    assert strength(innovations=placed, destroyed=[4]) == 5


@pytest.mark.rule("EE-CON-2")
def test_strength_per_adjacent_destroyed_counts_ruins_beside_it() -> None:
    """None, one, two; not the far end of the row, and nothing from a ruin."""
    for place, ruins, more in (
        (7, [], 0), (7, [6], 1), (7, [6, 8], 2), (7, [6, 7, 8], 0), (1, [11], 0), (11, [1], 0),
    ):  # fmt: skip
        assert strength(innovations={str(place): ["plague-1"]}, destroyed=ruins) == 4 + more


# --- the end of the game -----------------------------------------------------------------------


@pytest.mark.rule("EE-END-2")
def test_points_per_adjacent_count_healthy_neighbours_of_one_kind() -> None:
    """Plague 9 between two Farms: eight; beside a ruined one: four; itself a Farm: no more."""
    order = row_of("farm-11", "farm-8", "farm-3")
    for ruins, points in (([], 8), ([1], 4), ([1, 3], 0), ([2], 0)):
        seat = {"order": order, "destroyed": ruins, "innovations": {"2": ["plague-9"]}}
        assert final_points(**seat) == points
    mixed = row_of("road-9", "city-32", "town-18")
    for card, points in (("plague-9", 0), ("plague-10", 4), ("plague-11", 5)):
        assert final_points(order=mixed, innovations={"2": [card]}) == points


@pytest.mark.rule("EE-END-2", "EE-RES-2")
def test_points_per_resource_count_one_kind_and_no_coins_for_it() -> None:
    """Famine 11: two a wheat."""
    placed = {"1": ["famine-11"]}
    assert final_points(resources=holding(wheat=3, coin=5, axe=5), innovations=placed) == 6
    assert final_points(resources=holding(coin=5), innovations=placed) == 0
    assert final_points(resources=holding(wheat=3), innovations=placed, destroyed=[1]) == 0


@pytest.mark.rule("EE-END-2")
def test_points_per_destroyed_count_ones_own_ruins() -> None:
    """Two a ruin, wherever it is, while the innovation's own location stands."""
    placed = {"1": ["blight-3"]}
    assert final_points(innovations=placed) == 0
    assert final_points(innovations=placed, destroyed=[2, 7, 11]) == 6
    assert final_points(innovations=placed, destroyed=[1, 2, 7, 11]) == 0


@pytest.mark.rule("EE-END-2")
def test_points_most_destroyed_go_to_ties_too_even_at_none() -> None:
    """Thirteen for the most ruins: more than all, as many as another, or all without any."""
    for mine, others, points in (
        ([], ([], []), 13),
        ([2], ([], []), 13),
        ([2], ([5], []), 13),
        ([2], ([5, 6], []), 0),
        ([], ([], [3]), 0),
    ):
        rivals = [{"destroyed": ruins} for ruins in others]
        seat = {"innovations": {"1": ["blight-9"]}, "destroyed": mine}
        p = position(players=3, over=True, seats=[seat, *rivals])
        assert game.view(p, 0).seats[0].forecast.abilities == points


@pytest.mark.rule("EE-END-2")
def test_copy_end_uses_the_best_working_end_of_game_ability_again() -> None:
    """Five wheat at two each are worth ten, the copy another ten; alone it is worth nothing."""
    rich = holding(wheat=5, axe=5)
    both = {"1": ["barbarians-9"], "2": ["famine-11"], "3": ["riot-4"]}
    assert final_points(resources=rich, innovations=both) == 10 + 5 + 10
    assert final_points(resources=rich, innovations=both, destroyed=[2]) == 5 + 5
    assert final_points(resources=rich, innovations=both, destroyed=[1]) == 10 + 5
    assert final_points(resources=rich, innovations={"1": ["barbarians-9"]}) == 0


# --- what holds for all kinds ------------------------------------------------------------------


def test_every_kind_of_ability_has_a_test_here() -> None:
    """A new kind of card needs its own test: it is named after the kind."""
    names = [name for name in globals() if name.startswith("test_")]
    tested = {max((k for k in KINDS if f"test_{k}_" in n), key=len, default="") for n in names}
    assert set(KINDS) <= tested


@pytest.mark.rule("EE-ECO-2", "EE-INN-4")
@pytest.mark.parametrize("kind", ["disaster", "economy", "industry"])
def test_no_card_can_be_used_at_a_destroyed_location(kind: str) -> None:
    """All 88 but the disaster at one ruin, in every phase in which abilities are chosen."""
    deck = "fire-10"
    parts: dict[str, Any] = {"phase": kind, "deck": [deck]}
    hidden = {"innovations": {"9": all_but(deck)}, "destroyed": [9]}
    p = position(seats=[hidden, {}], **parts)
    assert offers(p, 0, "use", "card") == []
    whole = position(seats=[{"innovations": {"9": all_but(deck)}}, {}], **parts)
    assert len(offers(whole, 0, "use", "card")) > 5


@pytest.mark.rule("EE-INN-4", "EE-CON-2", "EE-END-1")
def test_no_card_counts_at_a_destroyed_location() -> None:
    """All 88 at one ruin add neither strength nor final points."""
    assert strength(innovations={"9": all_but()}, destroyed=[9]) == 4
    assert final_points(innovations={"9": all_but()}, destroyed=[9]) == 0


@pytest.mark.rule("EE-INN-2")
def test_all_88_innovations_at_one_location_act_in_their_own_time() -> None:
    """Everything usable in the economy can be used, one after the other, until nothing is left."""
    p = economy(innovations={"1": all_but()}, resources=holding(wheat=20), destroyed=[2])
    offered = set()
    while (moves := legal(p, 0)) != [Done()]:
        offered |= {move.card for move in moves if move.do == "use" and move.card}
        p.play(0, p.legal(0)[-1])
    assert offered == {
        card.slug
        for card in pack.disasters
        if card.ability.phase == "economy" and card.ability.kind != "gain_per_adjacent"
    }

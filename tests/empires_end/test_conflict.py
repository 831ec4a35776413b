"""EE-CON: strength, sealed bids, bands, victory and upheaval in the conflict phase."""

from __future__ import annotations

from typing import Any

import pytest

from empires.content.empires_end import RESOURCES, Conflict, Reward
from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.events import Sealed
from empires.shapes.empires_end.moves import BidAxes, BidCoins
from empires.table.game import Event
from tests.empires_end.kit import (
    ROW,
    all_but,
    asks,
    destroyed,
    empire,
    exhausted,
    game,
    held,
    holding,
    innovations,
    legal,
    may,
    named,
    offers,
    pack,
    phase,
    play,
    position,
    score,
    written,
)

ALL = list(range(1, 12))
ARMIES = [4, 5]
CONFLICTS = [card.slug for card in pack.conflicts]
RIVAL, ME = 0, 1
GIANT = {"order": list(reversed(ROW)), "resources": holding(axe=60)}
"""A rival who bids 30 axes wins every conflict. The empire lies the other way round than mine."""


def bid(p: EmpiresEnd, seat: int, axes: int = 0, coins: int = 0) -> list[Event]:
    play(p, seat, "bid_axes", axes=axes)
    return play(p, seat, "bid_coins", coins=coins)


def conflict(card: str, *seats: dict[str, Any], **parts: Any) -> EmpiresEnd:
    return position(conflict=card, seats=list(seats), **parts)


def lose(card: str, **seat: Any) -> tuple[EmpiresEnd, list[Event]]:
    """I bid nothing against a giant."""
    ruleset = seat.pop("ruleset", "rulebook")
    p = conflict(card, GIANT, seat, ruleset=ruleset)
    bid(p, ME)
    return p, bid(p, RIVAL, 30)


def strengths(events: list[Event]) -> list[int]:
    return [event.strength for event in named(events, "opened_bid")]


def gained(*rewards: Reward) -> dict[str, int]:
    return {name: sum(r.gain[i] for r in rewards) for i, name in enumerate(RESOURCES)}


def points(*rewards: Reward) -> int:
    return sum(reward.points for reward in rewards)


# ---- revealing, strength and bids -------------------------------------------------------------


@pytest.mark.rule("EE-CON-1")
def test_the_top_conflict_card_is_revealed_for_all_to_see() -> None:
    """Conflict 7 lies on top, Conflict 2 is next and stays in the deck."""
    p = position(phase="conflict", conflict_deck=["conflict-7", "conflict-2"])
    for seat in (None, 0, 1):
        assert game.view(p, seat).conflict == "conflict-7"
    assert written(p)["conflict_deck"][0] == "conflict-2"
    assert len(written(p)["conflict_deck"]) == 10


@pytest.mark.rule("EE-CON-2")
@pytest.mark.parametrize(
    ("seat", "strength"),
    [
        ({}, 4),
        ({"destroyed": [4]}, 2),
        ({"destroyed": [4, 5]}, 0),
        ({"innovations": {"4": ["riot-1"], "11": ["riot-6"]}}, 7),
        ({"innovations": {"11": ["riot-1", "riot-6"]}, "destroyed": [11]}, 4),
        ({"innovations": {"4": ["riot-6"]}, "destroyed": [4]}, 2),
        ({"innovations": {"10": ["plague-1"]}}, 4),
        ({"innovations": {"10": ["plague-1"]}, "destroyed": [9]}, 5),
        ({"innovations": {"10": ["plague-1"]}, "destroyed": [9, 11]}, 6),
        ({"innovations": {"10": ["plague-1"]}, "destroyed": [8, 9, 10, 11]}, 4),
        ({"innovations": {"1": ["plague-1"]}, "destroyed": [11]}, 4),
        ({"innovations": {"11": ["plague-1"]}, "destroyed": [1]}, 4),
        ({"resources": {"wheat": 9, "hammer": 9}}, 4),
    ],
)
def test_strength_comes_from_healthy_locations_and_innovations_there(
    seat: dict[str, Any], strength: int
) -> None:
    """Each Army 2, Riot 1 gives 1, Riot 6 gives 2, Plague 1 gives 1 per destroyed neighbour."""
    p = conflict("conflict-1", GIANT, seat)
    assert game.view(p, RIVAL).seats[ME].strength == strength
    bid(p, ME)
    assert strengths(bid(p, RIVAL)) == [4, strength]


@pytest.mark.rule("EE-CON-2", "EE-RES-2")
def test_each_axe_and_each_coin_bid_adds_one_strength() -> None:
    """Two Armies, 3 axes and 2 coins are 9."""
    p = conflict("conflict-1", {"resources": holding(axe=3, coin=2)})
    bid(p, 0, axes=3, coins=2)
    assert strengths(bid(p, 1, coins=1)) == [4 + 3 + 2, 4 + 1]


@pytest.mark.rule("EE-CON-3")
def test_anything_from_nothing_to_all_axes_and_coins_may_be_bid() -> None:
    """0 to 3 axes, then 0 to 2 coins; wheat and hammers are no weapons."""
    p = conflict("conflict-1", {"resources": holding(wheat=5, hammer=5, axe=3, coin=2)})
    assert legal(p, 0) == [BidAxes(n) for n in range(4)]
    play(p, 0, "bid_axes", axes=1)
    assert legal(p, 0) == [BidCoins(n) for n in range(3)]


@pytest.mark.rule("EE-CON-3")
@pytest.mark.parametrize(("first", "more"), [(31, 9), (31, 0), (30, None)])
def test_a_bid_may_be_larger_than_one_move_can_say(first: int, more: int | None) -> None:
    """Whoever lays down 31 axes or coins is asked for more; 30 is a whole bid."""
    p = conflict("conflict-1", {"resources": holding(axe=40, coin=40)})
    for do, unit in (("bid_axes", "axes"), ("bid_coins", "coins")):
        play(p, 0, do, **{unit: first})
        if more is not None:
            assert offers(p, 0, do, unit) == list(range(10))
            play(p, 0, do, **{unit: more})
    total = first + (more or 0)
    assert strengths(bid(p, 1))[0] == 4 + 2 * total
    assert held(p, 0)["axe"] == 40 - total


@pytest.mark.rule("EE-CON-3", "EE-FLOW-3")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_bids_are_opened_all_at_once_when_the_last_is_sealed(order: tuple[int, ...]) -> None:
    """In whatever order they are made, the first two show nothing but that they were made."""
    p = position(players=3, conflict="conflict-1")
    for seat in order[:2]:
        assert bid(p, seat, axes=2, coins=1) == [Sealed("EE-CON-3", seat)]
        assert p.legal(seat) == []
    events = bid(p, order[2], axes=1)
    opened = [(e.seat, e.axes, e.coins) for e in named(events, "opened_bid")]
    assert opened == [(s, 1, 0) if s == order[2] else (s, 2, 1) for s in range(3)]


# ---- bands and victory ------------------------------------------------------------------------


def band_of(card: Conflict, strength: int) -> Reward:
    if strength <= card.low_to:
        return card.low
    return card.high if strength >= card.high_from else card.middle


@pytest.mark.rule("EE-CON-4", "EE-SET-7")
@pytest.mark.parametrize("edge", ["nothing", "low", "above low", "below high", "high"])
@pytest.mark.parametrize("card", pack.conflicts, ids=lambda card: card.slug)
def test_strength_falls_in_exactly_one_band_of_the_card(card: Conflict, edge: str) -> None:
    """A loser gets the reward of the band at, just below and just above each threshold."""
    strength = {
        "nothing": 0,
        "low": card.low_to,
        "above low": card.low_to + 1,
        "below high": card.high_from - 1,
        "high": card.high_from,
    }[edge]
    p = conflict(card.slug, GIANT, {"destroyed": ARMIES, "resources": holding(axe=strength)})
    bid(p, ME, axes=strength)
    bid(p, RIVAL, axes=30)
    reward = band_of(card, strength)
    assert score(p, ME) == reward.points
    assert held(p, ME) == gained(reward)


@pytest.mark.rule("EE-CON-4")
def test_the_low_band_can_take_a_score_below_zero() -> None:
    """1 point, and Conflict 1 takes 3."""
    p, _ = lose("conflict-1", destroyed=ARMIES, score=1)
    assert score(p, ME) == -2


REFRESHING = {
    "innovations": {"1": ["fire-5"], "2": ["riot-2"], "3": ["famine-1", "famine-2"]},
    "exhausted": ["fire-5", "riot-2", "famine-1"],
}
"""Three markers; Famine 2 is fresh."""


@pytest.mark.rule("EE-CON-4", "EE-DIS-11")
@pytest.mark.parametrize("card", ["fire-5", "riot-2", "famine-1"])
def test_a_refresh_removes_one_exhausted_marker_of_ones_choice(card: str) -> None:
    """Conflict 5 shows it in its middle band; a marker at a destroyed location may be chosen."""
    p, _ = lose("conflict-5", **REFRESHING, destroyed=[2])
    assert offers(p, ME, "refresh", "card") == ["fire-5", "riot-2", "famine-1"]
    play(p, ME, "refresh", card=card)
    assert exhausted(p, ME) == [c for c in REFRESHING["exhausted"] if c != card]
    assert asks(p, ME) is None or phase(p) != "conflict"


@pytest.mark.rule("EE-CON-4")
def test_a_single_marker_needs_no_choice_and_none_no_question() -> None:
    """One marker simply goes; without one the conflict is over."""
    p, _ = lose("conflict-5", innovations={"1": ["fire-5"]}, exhausted=["fire-5"])
    assert exhausted(p, ME) == []
    q, events = lose("conflict-5", innovations={"1": ["fire-5"]})
    assert phase(q) == "disaster"
    assert named(events, "refreshed") == []


@pytest.mark.rule("EE-CON-4")
def test_a_band_without_the_symbol_refreshes_nothing() -> None:
    """The low band of Conflict 5 shows no refresh."""
    p, _ = lose(
        "conflict-5",
        destroyed=ARMIES,
        **{**REFRESHING, "innovations": {"1": ["fire-5", "riot-2", "famine-1"]}},
    )
    assert len(exhausted(p, ME)) == 3
    assert phase(p) == "disaster"


@pytest.mark.rule("EE-CON-4", "EE-CON-5")
def test_a_victory_bonus_can_refresh_too() -> None:
    """Conflict 8 shows the symbol for the winner only."""
    p = conflict("conflict-8", {"destroyed": ARMIES}, REFRESHING)
    bid(p, RIVAL)
    bid(p, ME)
    assert asks(p, ME) == "refresh"
    play(p, ME, "refresh", card="riot-2")
    assert exhausted(p, ME) == ["fire-5", "famine-1"]


@pytest.mark.rule("EE-CON-5")
@pytest.mark.parametrize("card", pack.conflicts, ids=lambda card: card.slug)
def test_the_strongest_gains_the_victory_bonus_on_top_of_the_band(card: Conflict) -> None:
    """Even who is strongest in the low band, with strength 1 against 0, has won."""
    p = conflict(
        card.slug,
        {"destroyed": ARMIES, "resources": holding(axe=1)},
        {"destroyed": ARMIES, "resources": holding()},
    )
    bid(p, 0, axes=1)
    bid(p, 1)
    rewards = (band_of(card, 1), card.victory)
    assert score(p, 0) == points(*rewards)
    assert held(p, 0) == gained(*rewards)
    assert score(p, 1) == card.low.points
    assert held(p, 1) == gained(card.low)


@pytest.mark.rule("EE-CON-5", "EE-CON-6")
def test_all_who_tie_for_the_highest_strength_win_and_are_spared_the_upheaval() -> None:
    """An axe and a coin are equal: two winners with 5, one loser with 4."""
    p = position(
        players=3,
        conflict="conflict-1",
        seats=[{"resources": holding(axe=1)}, {"resources": holding(coin=1)}, {}],
    )
    bid(p, 0, axes=1)
    bid(p, 1, coins=1)
    events = bid(p, 2)
    card = pack.conflicts[0]
    assert [score(p, seat) for seat in range(3)] == [
        points(card.middle, card.victory),
        points(card.middle, card.victory),
        points(card.middle),
    ]
    assert [e.seat for e in named(events, "upheaval", "no_upheaval")] == [2]
    assert empire(p, 0)["order"] == empire(p, 1)["order"] == list(ROW)


@pytest.mark.rule("EE-CON-5", "EE-CON-6")
def test_when_all_tie_nobody_has_an_upheaval() -> None:
    """Everybody is a winner, so everything stays in its place."""
    p = conflict("conflict-1", {}, {})
    bid(p, 0)
    events = bid(p, 1)
    assert named(events, "upheaval", "no_upheaval") == []
    assert empire(p, 0)["order"] == empire(p, 1)["order"] == list(ROW)


# ---- upheaval ---------------------------------------------------------------------------------

BY_VALUE = ["city-32", "town-23", "town-18", "road-14", "road-12", "farm-11", "road-9"]
SHUFFLED = [
    "farm-3", "road-12", "army-4", "farm-11", "town-18", "army-5",
    "city-32", "farm-8", "road-9", "town-23", "road-14",
]  # fmt: skip


def swapped(order: list[str], location: str, to: int) -> list[str]:
    """The row after a location has changed places with the one at a position."""
    row = list(order)
    at = row.index(location)
    row[at], row[to - 1] = row[to - 1], row[at]
    return row


@pytest.mark.rule("EE-CON-6")
@pytest.mark.parametrize("card", pack.conflicts, ids=lambda card: card.slug)
def test_a_loser_swaps_the_location_of_the_cards_rank_to_the_cards_position(
    card: Conflict,
) -> None:
    """Most, second or third most valuable, in a row that is laid out at random."""
    moved = BY_VALUE[card.upheaval_rank - 1]
    p, _ = lose(card.slug, order=SHUFFLED)
    assert empire(p, ME)["order"] == swapped(SHUFFLED, moved, card.upheaval_position)
    assert empire(p, RIVAL)["order"] == GIANT["order"]


@pytest.mark.rule("EE-CON-6")
@pytest.mark.parametrize("card", pack.conflicts, ids=lambda card: card.slug)
def test_destroyed_locations_do_not_count_for_the_rank(card: Conflict) -> None:
    """With the City and Town 18 destroyed the ranks are Town 23, Road 14, Road 12."""
    moved = ["town-23", "road-14", "road-12"][card.upheaval_rank - 1]
    fallen = [SHUFFLED.index("city-32") + 1, SHUFFLED.index("town-18") + 1]
    p, _ = lose(card.slug, order=SHUFFLED, destroyed=fallen)
    assert empire(p, ME)["order"] == swapped(SHUFFLED, moved, card.upheaval_position)


@pytest.mark.rule("EE-CON-6", "EE-INN-5")
def test_an_upheaval_takes_innovations_along_and_may_swap_with_a_destroyed_location() -> None:
    """Conflict 1 swaps the City with position 11, where Farm 3 lies in ruins."""
    p, _ = lose(
        "conflict-1",
        destroyed=[11],
        innovations={"1": ["fire-5", "riot-1"], "11": ["flood-1"]},
        exhausted=["fire-5"],
    )
    assert empire(p, ME)["order"][0] == "farm-3"
    assert empire(p, ME)["order"][10] == "city-32"
    assert destroyed(p, ME) == [1]
    assert innovations(p, ME) == {1: ["flood-1"], 11: ["fire-5", "riot-1"]}
    assert exhausted(p, ME) == ["fire-5"]


@pytest.mark.rule("EE-CON-6")
def test_nothing_happens_when_the_location_is_already_there() -> None:
    """Conflict 6 sends the most valuable location to position 1: the City is there."""
    p, events = lose("conflict-6")
    assert empire(p, ME)["order"] == list(ROW)
    assert len(named(events, "no_upheaval")) == 1


@pytest.mark.rule("EE-CON-6")
@pytest.mark.parametrize("standing", [[10, 11], [11]])
def test_with_fewer_healthy_locations_than_the_rank_the_least_valuable_goes(
    standing: list[int],
) -> None:
    """Conflict 4 asks for the third, but only Farm 8 and Farm 3, or Farm 3 alone, are left."""
    fallen = [at for at in ALL if at not in standing]
    p, _ = lose("conflict-4", destroyed=fallen)
    assert empire(p, ME)["order"] == swapped(list(ROW), "farm-3", 3)
    assert 3 not in destroyed(p, ME)


@pytest.mark.rule("EE-CON-6")
def test_with_no_healthy_location_nothing_happens() -> None:
    """There is nothing of value left to move."""
    p, events = lose("conflict-1", destroyed=ALL)
    assert empire(p, ME)["order"] == list(ROW)
    assert len(named(events, "no_upheaval")) == 1


@pytest.mark.rule("EE-CON-6")
def test_every_loser_has_an_upheaval() -> None:
    """Three of four players lose, each has to swap."""
    p = position(players=4, conflict="conflict-1", seats=[{}, {}, GIANT])
    for seat in (0, 1, 3):
        bid(p, seat, axes=seat % 2)
    bid(p, 2, axes=30)
    for seat in (0, 1, 3):
        assert empire(p, seat)["order"] == swapped(list(ROW), "city-32", 11)
    assert empire(p, 2)["order"] == GIANT["order"]


@pytest.mark.rule("EE-CON-9")
@pytest.mark.parametrize("card", pack.conflicts, ids=lambda card: card.slug)
def test_manual_an_upheaval_always_moves_the_most_valuable_healthy_location(
    card: Conflict,
) -> None:
    """Whatever rank the card shows. The City is destroyed here, so it is Town 23."""
    fallen = [SHUFFLED.index("city-32") + 1]
    p, _ = lose(card.slug, ruleset="manual", order=SHUFFLED, destroyed=fallen)
    assert empire(p, ME)["order"] == swapped(SHUFFLED, "town-23", card.upheaval_position)


# ---- afterwards -------------------------------------------------------------------------------


@pytest.mark.rule("EE-CON-7")
def test_everybody_loses_what_they_bid_the_winner_too() -> None:
    """Conflict 10 gives no resource for the middle band and 1 axe for the high one."""
    p = conflict(
        "conflict-10",
        {"resources": holding(wheat=1, hammer=1, axe=3, coin=3)},
        {"resources": holding(wheat=1, hammer=1, axe=9, coin=9)},
    )
    bid(p, 0, axes=1, coins=2)
    bid(p, 1, axes=4, coins=3)
    assert held(p, 0) == holding(wheat=1, hammer=1, axe=2, coin=1)
    assert held(p, 1) == holding(wheat=1, hammer=1, axe=5 + 1, coin=6 + 1)


@pytest.mark.rule("EE-CON-7")
def test_a_bid_stays_with_its_owner_until_all_are_opened() -> None:
    """A sealed bid is not paid yet."""
    p = conflict("conflict-1", {"resources": holding(axe=3, coin=3)})
    bid(p, 0, axes=3, coins=3)
    assert held(p, 0) == holding(axe=3, coin=3)


@pytest.mark.rule("EE-CON-7", "EE-CON-1")
def test_the_card_is_discarded_after_the_conflict() -> None:
    """It lies among the discards, not in the deck."""
    p, _ = lose("conflict-3")
    assert written(p)["conflict"] is None
    assert written(p)["conflict_discards"] == ["conflict-3"]
    assert "conflict-3" not in written(p)["conflict_deck"]


def with_an_empty_deck(word: int) -> EmpiresEnd:
    return position(
        phase="conflict", conflict_discards=CONFLICTS, random=[word, 2, 3, 4], deck=all_but()
    )


@pytest.mark.rule("EE-CON-8")
def test_an_empty_conflict_deck_is_refilled_with_its_discards() -> None:
    """All eleven are back: one revealed, ten in the deck."""
    p = written(with_an_empty_deck(1))
    assert sorted([p["conflict"], *p["conflict_deck"]]) == sorted(CONFLICTS)
    assert p["conflict_discards"] == []


@pytest.mark.rule("EE-CON-8")
def test_a_refilled_conflict_deck_is_shuffled() -> None:
    """Twelve random sources give more than a few orders."""
    decks = {tuple(written(with_an_empty_deck(word * 999))["conflict_deck"]) for word in range(12)}
    assert len(decks) > 6


@pytest.mark.rule("EE-CON-8")
def test_a_deck_that_still_has_a_card_is_not_refilled() -> None:
    """The last card is played before anything is shuffled."""
    p = position(phase="conflict", conflict_discards=CONFLICTS[:10])
    assert written(p)["conflict"] == "conflict-11"
    assert written(p)["conflict_deck"] == []
    assert sorted(written(p)["conflict_discards"]) == sorted(CONFLICTS[:10])


# ---- the worked example -----------------------------------------------------------------------


@pytest.mark.rule("EE-EX-3", "EE-CON-2", "EE-CON-4", "EE-CON-5", "EE-CON-6", "EE-CON-7")
def test_marcus_beats_aurelia_by_one_coin() -> None:
    """Marcus 3 + 4 axes + 1 coin = 8, Aurelia 5 + 2 axes = 7, on Conflict 1."""
    p = conflict(
        "conflict-1",
        {
            "destroyed": [4],
            "innovations": {"1": ["riot-1"]},
            "resources": holding(axe=4, coin=1),
        },
        {"innovations": {"1": ["riot-3"]}, "resources": holding(axe=2)},
    )
    bid(p, 0, axes=4, coins=1)
    assert strengths(bid(p, 1, axes=2)) == [8, 7]
    assert [score(p, 0), score(p, 1)] == [7 + 3, 7]
    assert held(p, 0) == holding(wheat=2, coin=1)
    assert held(p, 1) == holding(wheat=2)
    assert empire(p, 0)["order"] == list(ROW)
    assert empire(p, 1)["order"] == swapped(list(ROW), "city-32", 11)
    assert innovations(p, 1) == {11: ["riot-3"]}


@pytest.mark.rule("EE-CON-3")
def test_a_seat_cannot_bid_what_it_does_not_hold() -> None:
    """No axe without axes, no sixth coin out of five."""
    p = conflict("conflict-1", {"resources": holding(coin=5)})
    assert not may(p, 0, "bid_axes", axes=1)
    play(p, 0, "bid_axes", axes=0)
    assert not may(p, 0, "bid_coins", coins=6)

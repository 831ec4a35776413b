"""EE-DIS-1 to EE-DIS-7: one disaster, from its reveal to the innovation it becomes."""

from __future__ import annotations

from typing import Any

import pytest

from empires import IllegalMove
from empires.shapes.empires_end.events import NothingDestroyed, NotPlaced
from empires.shapes.empires_end.moves import Bid, Use
from empires.shapes.empires_end.views import Disaster
from empires.shapes.empires_end.words import Resource
from tests.empires_end.kit import (
    ROW,
    TAKE,
    asks,
    destroyed,
    disaster,
    first_player,
    game,
    held,
    holding,
    innovations,
    legal,
    named,
    offers,
    open_card,
    pack,
    phase,
    play,
    position,
    pot,
    taken,
    written,
)

# --- the reveal: EE-DIS-1, EE-DIS-2 ------------------------------------------------------------


@pytest.mark.rule("EE-DIS-1")
def test_the_top_card_of_the_deck_is_revealed() -> None:
    """Not any card: the top one, and it leaves the deck."""
    p = position(phase="disaster", deck=["plague-7", "fire-2"])
    assert open_card(p) == "plague-7"
    assert written(p)["deck"][0] == "fire-2"
    assert game.view(p, None).deck == 87


@pytest.mark.rule("EE-DIS-1", "EE-VIS-1")
@pytest.mark.parametrize("card", pack.disasters, ids=lambda card: card.slug)
def test_everybody_sees_number_and_bids_of_the_revealed_card(card: Any) -> None:
    """A disaster shows the location number 1 to 11 and the kinds that may be bid."""
    p = position(phase="disaster", deck=[card.slug])
    (revealed,) = game.view(p, None).disasters
    kinds: tuple[Resource, ...] = ("wheat", "hammer", "axe")
    assert revealed == Disaster(
        disaster=0,
        card=card.slug,
        position=int(card.slug.rsplit("-", 1)[1]),
        bids=[kinds[kind] for kind in card.bids],
        pot={},
    )
    assert set(offers(p, 0, "bid", "resource")) == {*revealed.bids, "coin"}


@pytest.mark.rule("EE-DIS-2")
def test_the_threatened_location_is_counted_from_the_left_with_the_destroyed_ones() -> None:
    """With positions 1 and 2 destroyed, number 3 still threatens the third from the left."""
    p = disaster("fire-3", {"destroyed": [1, 2]})
    row = game.view(p, None).seats[0].row
    assert [place.position for place in row if place.threatened] == [3]
    taken(p)
    assert destroyed(p, 0) == [1, 2, 3]


@pytest.mark.rule("EE-DIS-2")
def test_each_player_is_threatened_at_the_same_position_of_their_own_row() -> None:
    """One disaster threatens different locations where the rows differ."""
    p = disaster("fire-9", {}, {"order": list(reversed(ROW))})
    threatened = [
        [place.location for place in seat.row if place.threatened]
        for seat in game.view(p, None).seats
    ]
    assert threatened == [["farm-11"], ["town-18"]]
    play(p, 0, "bid", disaster=0, resource="axe")
    (event,) = named(play(p, 1, "take", disaster=0), "destroyed")
    assert (event.seat, event.position, event.location) == (1, 9, "town-18")
    assert destroyed(p, 0) == []


@pytest.mark.rule("EE-DIS-2")
@pytest.mark.parametrize(("card", "place"), [("fire-1", 1), ("fire-11", 11)])
def test_numbers_one_and_eleven_are_the_ends_of_the_row(card: str, place: int) -> None:
    p = disaster(card)
    taken(p)
    assert destroyed(p, 0) == [place]


# --- avert or take: EE-DIS-3, EE-DIS-4 ---------------------------------------------------------


@pytest.mark.rule("EE-DIS-3")
def test_a_player_averts_with_one_resource_of_a_shown_kind_or_takes() -> None:
    """Fire 9 shows wheat and axe: a hammer does not fit, a coin always does."""
    p = disaster("fire-9")
    assert legal(p, 0) == [
        Bid(0, "wheat"),
        Bid(0, "axe"),
        Bid(0, "coin"),
        TAKE,
    ]


@pytest.mark.rule("EE-DIS-3")
def test_averting_moves_exactly_one_resource_onto_the_card() -> None:
    p = disaster("fire-9", {"resources": holding(axe=3)})
    (event,) = play(p, 0, "bid", disaster=0, resource="axe")
    assert (event.event, event.resource) == ("averted", "axe")
    assert (held(p, 0), pot(p)) == (holding(axe=2), {"axe": 1})
    assert destroyed(p, 0) == []


@pytest.mark.rule("EE-DIS-3")
def test_it_goes_round_clockwise_from_the_first_player_until_someone_takes_it() -> None:
    """Two whole rounds with the first player in the middle; bids pile up on the card."""
    p = disaster("fire-9", players=4, first_player=2)
    for seat in (2, 3, 0, 1, 2, 3, 0, 1):
        assert p.to_move == [seat]
        kind = "wheat" if held(p, seat)["wheat"] == 2 else "axe"
        play(p, seat, "bid", disaster=0, resource=kind)
    assert pot(p) == {"wheat": 4, "axe": 4}
    taken(p, 2)
    assert phase(p) == "economy"


@pytest.mark.rule("EE-DIS-3")
def test_nobody_decides_out_of_turn() -> None:
    """Even a willing player has to wait, and the try changes nothing."""
    p = disaster("fire-9")
    before = written(p)
    with pytest.raises(IllegalMove):
        p.play(1, game.code(p, 1, TAKE))
    assert written(p) == before


@pytest.mark.rule("EE-DIS-3")
def test_a_kind_that_is_not_held_cannot_be_bid() -> None:
    p = disaster("fire-9", {"resources": holding(axe=1, hammer=5)})
    assert offers(p, 0, "bid", "resource") == ["axe"]


@pytest.mark.rule("EE-DIS-4")
def test_a_player_with_nothing_that_fits_must_take_it() -> None:
    """Plenty of hammers do not help against a disaster that shows wheat and axe."""
    p = disaster("fire-9", {"resources": holding(hammer=9)})
    assert legal(p, 0) == [TAKE]


@pytest.mark.rule("EE-DIS-4")
@pytest.mark.parametrize(
    ("card", "offered"),
    [
        pytest.param("fire-5", [Use(card="famine-1")], id="a fitting free bid"),
        pytest.param("fire-3", [], id="a free bid of another kind"),
    ],
)
def test_only_a_usable_free_bid_saves_who_cannot_pay(
    card: str, offered: list[dict[str, str]]
) -> None:
    """Famine 1 averts one wheat; against hammer and axe it is of no use."""
    p = disaster(card, {"resources": holding(), "innovations": {"1": ["famine-1"]}})
    assert legal(p, 0) == [TAKE, *offered]


@pytest.mark.rule("EE-DIS-4", "EE-DIS-11")
def test_an_exhausted_free_bid_saves_nobody() -> None:
    p = disaster(
        "fire-5",
        {
            "resources": holding(),
            "innovations": {"1": ["famine-1"]},
            "exhausted": ["famine-1"],
        },
    )
    assert legal(p, 0) == [TAKE]


@pytest.mark.rule("EE-DIS-4", "EE-DIS-10")
def test_who_cannot_avert_may_replace_first_and_avert_the_new_disaster() -> None:
    """Hammers do not avert fire 9, but they avert fire 1."""
    p = disaster(
        "fire-9",
        {"resources": holding(hammer=1), "innovations": {"1": ["barbarians-4"]}},
        deck=["fire-1"],
    )
    assert legal(p, 0) == [TAKE, Use(card="barbarians-4")]
    play(p, 0, "use", card="barbarians-4")
    assert legal(p, 0) == [Bid(0, "hammer"), TAKE]


# --- taking: EE-DIS-5 --------------------------------------------------------------------------


@pytest.mark.rule("EE-DIS-5")
def test_the_taker_gets_marker_bids_destruction_and_innovation_in_that_order() -> None:
    """Marker, resources, destroyed location, innovation."""
    p = position(disasters=[{"card": "fire-9", "pot": {"wheat": 1, "axe": 2, "coin": 3}}], turn=1)
    events = play(p, 1, "take", disaster=0) + play(p, 1, "place", position=4)
    assert [event.event for event in events[:5]] == [
        "took", "first_player", "gained", "destroyed", "placed",
    ]  # fmt: skip
    assert first_player(p) == 1
    assert held(p, 1) == holding(wheat=3, hammer=2, axe=4, coin=5)
    assert destroyed(p, 1) == [9]
    assert innovations(p, 1) == {4: ["fire-9"]}
    assert (destroyed(p, 0), innovations(p, 0)) == ([], {})
    assert held(p, 0) == holding(wheat=2, hammer=2, axe=2, coin=2)


@pytest.mark.rule("EE-DIS-5")
def test_the_innovation_cannot_go_to_the_location_that_was_just_destroyed() -> None:
    """Destruction comes before the innovation, so position 9 is not offered."""
    p = disaster("fire-9")
    play(p, 0, "take", disaster=0)
    assert offers(p, 0, "place", "position") == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11]


@pytest.mark.rule("EE-DIS-5")
def test_taking_at_once_gains_no_resources() -> None:
    """Nobody has bid, so there is nothing on the card."""
    p = disaster("fire-9")
    assert not named(taken(p), "gained")
    assert held(p, 0) == holding(wheat=2, hammer=2, axe=2, coin=2)


@pytest.mark.rule("EE-DIS-5")
def test_the_taker_gets_back_their_own_bids_too() -> None:
    p = disaster("fire-9")
    play(p, 0, "bid", disaster=0, resource="wheat")
    play(p, 1, "bid", disaster=0, resource="coin")
    taken(p)
    assert held(p, 0) == holding(wheat=2, hammer=2, axe=2, coin=3)


@pytest.mark.rule("EE-DIS-5", "EE-DIS-3")
def test_the_taker_decides_first_about_the_next_disaster() -> None:
    """The marker stays through economy, and the bids on the next card start from nothing."""
    p = position(
        players=3, disasters=[{"card": "fire-9", "pot": {"axe": 1}}], first_player=0, turn=2
    )
    taken(p, 2)
    for seat in (0, 1, 2):
        play(p, seat, "done")
    assert p.to_move == [2]
    assert [one.pot for one in game.view(p, None).disasters] == [{}, {}]


# --- where it is already destroyed: EE-DIS-6, EE-DIS-7 -----------------------------------------


@pytest.mark.rule("EE-DIS-6")
def test_the_taker_chooses_between_two_healthy_neighbours() -> None:
    """With position 5 destroyed already, 4 or 6 burns, and nothing before the choice."""
    p = disaster("fire-5", {"destroyed": [5]})
    play(p, 0, "take", disaster=0)
    assert asks(p, 0) == "pick_location"
    assert offers(p, 0, "burn", "position") == [4, 6]
    assert destroyed(p, 0) == [5]
    play(p, 0, "burn", position=6)
    assert destroyed(p, 0) == [5, 6]
    assert asks(p, 0) == "place_innovation"


@pytest.mark.rule("EE-DIS-6")
@pytest.mark.parametrize(
    ("card", "before", "burnt"),
    [
        pytest.param("fire-5", [5, 6], 4, id="only the left neighbour is healthy"),
        pytest.param("fire-5", [4, 5], 6, id="only the right neighbour is healthy"),
        pytest.param("fire-1", [1], 2, id="the left end has one neighbour, no wrapping"),
        pytest.param("fire-11", [11], 10, id="the right end has one neighbour, no wrapping"),
        pytest.param("fire-1", [1, 2, 3], 4, id="far from the left end, no wrapping"),
        pytest.param("fire-11", [9, 10, 11], 8, id="far from the right end, no wrapping"),
        pytest.param("fire-5", [3, 4, 5, 6], 7, id="right is nearer"),
        pytest.param("fire-5", [4, 5, 6, 7], 3, id="left is nearer"),
        pytest.param("fire-1", [*range(1, 11)], 11, id="all along the row"),
        pytest.param("fire-11", [*range(2, 12)], 1, id="all along the row the other way"),
    ],
)
def test_the_nearest_healthy_location_burns_instead(
    card: str, before: list[int], burnt: int
) -> None:
    """Without a choice it is destroyed at once: the row has two ends."""
    p = disaster(card, {"destroyed": before})
    (event,) = named(play(p, 0, "take", disaster=0), "destroyed")
    assert (event.position, event.rule) == (burnt, "EE-DIS-6")
    assert destroyed(p, 0) == sorted([*before, burnt])


@pytest.mark.rule("EE-DIS-6")
def test_on_equal_distance_further_away_the_taker_chooses_too() -> None:
    """Both neighbours are destroyed: two steps left or two steps right."""
    p = disaster("fire-5", {"destroyed": [4, 5, 6]})
    play(p, 0, "take", disaster=0)
    assert offers(p, 0, "burn", "position") == [3, 7]
    play(p, 0, "burn", position=3)
    assert destroyed(p, 0) == [3, 4, 5, 6]


@pytest.mark.rule("EE-DIS-6")
def test_a_healthy_threatened_location_leaves_no_choice() -> None:
    """Destroyed neighbours do not matter while the threatened one stands."""
    p = disaster("fire-5", {"destroyed": [4, 6]})
    taken(p)
    assert destroyed(p, 0) == [4, 5, 6]


@pytest.mark.rule("EE-DIS-7")
def test_in_an_empire_of_ruins_nothing_is_destroyed_and_the_card_is_discarded() -> None:
    """The marker and the bids are still the taker's."""
    p = position(
        disasters=[{"card": "fire-9", "pot": {"coin": 2}}],
        seats=[{}, {"destroyed": [*range(1, 12)]}],
        turn=1,
    )
    events = play(p, 1, "take", disaster=0)
    assert named(events, "nothing_destroyed", "not_placed") == [
        NothingDestroyed("EE-DIS-7", 1),
        NotPlaced("EE-DIS-7", 1, "fire-9"),
    ]
    assert not named(events, "destroyed", "placed")
    assert game.view(p, None).discards == ["fire-9"]
    assert (first_player(p), held(p, 1)["coin"]) == (1, 4)
    assert phase(p) == "economy"


@pytest.mark.rule("EE-DIS-7")
def test_when_the_last_healthy_location_burns_the_card_is_discarded() -> None:
    """It cannot lie at a destroyed location."""
    p = disaster("fire-9", {"destroyed": [*range(2, 12)]})
    events = play(p, 0, "take", disaster=0)
    assert [event.position for event in named(events, "destroyed")] == [1]
    assert not named(events, "placed")
    assert innovations(p, 0) == {}
    assert game.view(p, None).discards == ["fire-9"]


@pytest.mark.rule("EE-DIS-7", "EE-INN-1")
def test_with_one_location_left_after_the_destruction_the_card_goes_there() -> None:
    p = disaster("fire-9", {"destroyed": [*range(2, 9), 10, 11]})
    play(p, 0, "take", disaster=0)
    assert innovations(p, 0) == {1: ["fire-9"]}
    assert game.view(p, None).discards == []

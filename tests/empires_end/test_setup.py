"""EE-SET: what lies on the table before the first decision."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from empires.table.game import GameError
from tests.empires_end.kit import (
    bid,
    empire,
    first_player,
    game,
    hand,
    happened,
    held,
    holding,
    named,
    new,
    pack,
    play,
    position,
    score,
    seen_by,
    written,
)

SEEDS = range(300)


def cards_in_play(**options: Any) -> list[str]:
    """Every disaster card on the table, wherever it lies, in a game about to begin."""
    p = new(**options)
    table = written(p)
    found = list(table["deck"]) + [open_one["card"] for open_one in table["disasters"]]
    for seat in range(table["players"]):
        found += hand(p, seat)
    return found


@pytest.mark.rule("EE-SET-1")
@pytest.mark.parametrize("players", [1, 5, 0])
def test_fewer_than_two_or_more_than_four_cannot_play(players: int) -> None:
    """The game is for 2 to 4; any other number is refused in words."""
    with pytest.raises(GameError, match="players: expected a number from 2 to 4"):
        new(players=players)


@pytest.mark.rule("EE-SET-1")
@pytest.mark.parametrize(
    ("players", "track"), [(2, pack.track_two), (3, pack.track_more), (4, pack.track_more)]
)
def test_two_play_on_one_side_of_the_track_three_and_four_on_the_other(
    players: int, track: tuple[str, ...]
) -> None:
    """The side depends on the number of players alone."""
    p = new(players=players)
    assert game.view(p, None).track == list(track)
    assert len(written(p)["seats"]) == players


@pytest.mark.rule("EE-SET-1")
def test_only_the_side_for_three_and_four_has_double_and_combined_spaces() -> None:
    """Both sides differ in what is played on them, not only in length."""
    assert not {"DD", "EI"} & set(game.view(new(players=2), None).track)
    assert {"DD", "EI"} <= set(game.view(new(players=3), None).track)


@pytest.mark.rule("EE-SET-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_eight_families_of_eleven_are_played_each_card_once(players: int) -> None:
    """88 cards: one per family for each location number from 1 to 11."""
    found = cards_in_play(players=players)
    assert len(found) == len(set(found)) == 88
    families = Counter(card.rsplit("-", 1)[0] for card in found)
    numbers = Counter(int(card.rsplit("-", 1)[1]) for card in found)
    assert len(families) == 8
    assert set(families.values()) == {11}
    assert numbers == dict.fromkeys(range(1, 12), 8)


@pytest.mark.rule("EE-SET-2")
def test_any_disaster_can_come_first() -> None:
    """A shuffled deck shows many different first disasters, of every family and number."""
    first = [written(new(seed=seed))["disasters"][0]["card"] for seed in SEEDS]
    assert len(set(first)) > 75
    assert len({card.rsplit("-", 1)[0] for card in first}) == 8
    assert len({card.rsplit("-", 1)[1] for card in first}) == 11


@pytest.mark.rule("EE-SET-2")
def test_the_eleven_conflict_cards_are_shuffled_too() -> None:
    """All eleven lie face down, and any of them can be on top or at the bottom."""
    decks = [written(new(seed=seed))["conflict_deck"] for seed in SEEDS]
    everyone = {card.slug for card in pack.conflicts}
    assert all(sorted(deck) == sorted(everyone) for deck in decks)
    assert {deck[0] for deck in decks} == {deck[-1] for deck in decks} == everyone


@pytest.mark.rule("EE-SET-2", "EE-VIS-3")
def test_both_decks_lie_face_down() -> None:
    """A view tells how many cards are left and nothing about them."""
    seen = game.view(new(players=2), 0)
    assert (seen.deck, seen.conflict_deck) == (88 - 8 - 1, 11)
    assert seen.conflict is None
    assert seen.discards == seen.conflict_discards == []


@pytest.mark.rule("EE-SET-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_two_of_each_resource(players: int) -> None:
    """Two wheat, two hammers, two axes, two coins."""
    p = new(players=players)
    for seat in range(players):
        assert held(p, seat) == holding(wheat=2, hammer=2, axe=2, coin=2)


@pytest.mark.rule("EE-SET-3", "EE-VIS-2")
def test_the_others_do_not_see_a_players_resources() -> None:
    """The owner sees the amounts, nobody else does."""
    p = new(players=3)
    for viewer in (0, 1, 2, None):
        for seat in range(3):
            shown = game.view(p, viewer).seats[seat].resources
            assert (shown is not None) == (seat == viewer)


@pytest.mark.rule("EE-SET-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_four_cards(players: int) -> None:
    """A hand of four disaster cards each, all different."""
    p = new(players=players)
    dealt = [card for seat in range(players) for card in hand(p, seat)]
    assert [len(hand(p, seat)) for seat in range(players)] == [4] * players
    assert len(set(dealt)) == 4 * players
    assert Counter(event.seat for event in named(happened(p), "dealt")) == dict.fromkeys(
        range(players), 4
    )


@pytest.mark.rule("EE-SET-4", "EE-VIS-2")
def test_a_hand_is_known_only_to_its_owner() -> None:
    """The others see that there are four cards; even the deal tells them no more."""
    p = new(players=2)
    assert game.view(p, 0).seats[0].hand == hand(p, 0)
    for viewer in (1, None):
        seen = game.view(p, viewer).seats[0]
        assert (seen.hand, seen.hand_size) == (None, 4)
    for event in named(happened(p), "dealt"):
        assert seen_by(event, event.seat).card is not None
        assert seen_by(event, 1 - event.seat).card is None
        assert seen_by(event, None).card is None


@pytest.mark.rule("EE-SET-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_empire_has_the_same_eleven_locations_all_healthy(players: int) -> None:
    """1 City, 2 Towns, 2 Armies, 3 Roads, 3 Farms, each with a value of its own."""
    p = new(players=players)
    for seat in range(players):
        row = game.view(p, None).seats[seat].row
        kinds = Counter(place.kind for place in row)
        assert kinds == {"city": 1, "town": 2, "army": 2, "road": 3, "farm": 3}
        assert {place.location for place in row} == {x.slug for x in pack.locations}
        assert len({place.value for place in row}) == 11
        assert all(place.healthy and not place.innovations for place in row)


@pytest.mark.rule("EE-SET-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_copies_the_first_players_row(players: int) -> None:
    """One order for the whole table."""
    for seed in range(20):
        p = new(players=players, seed=seed)
        rows = [empire(p, seat)["order"] for seat in range(players)]
        assert rows == [rows[0]] * players


@pytest.mark.rule("EE-SET-6")
def test_any_location_can_lie_at_either_end_of_the_row() -> None:
    """The order is random: over many games each location is found at both ends."""
    rows = [empire(new(seed=seed), 0)["order"] for seed in SEEDS]
    everywhere = {location.slug for location in pack.locations}
    assert {row[0] for row in rows} == {row[10] for row in rows} == everywhere


@pytest.mark.rule("EE-SET-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_scores_start_at_nothing(players: int) -> None:
    p = new(players=players)
    assert [score(p, seat) for seat in range(players)] == [0] * players


@pytest.mark.rule("EE-SET-7", "EE-DIS-8")
def test_a_score_falls_below_nothing_when_points_are_paid() -> None:
    """One point is enough to pay two: the score is then minus one."""
    p = position(disasters=[{"card": "fire-9"}], seats=[{"score": 1, "resources": holding(axe=1)}])
    play(p, 0, "take", disaster=0)
    play(p, 0, "place", position=1)
    play(p, 0, "buy_coin")
    assert score(p, 0) == -1


@pytest.mark.rule("EE-SET-7", "EE-CON-4")
def test_a_score_falls_below_nothing_in_a_lost_conflict() -> None:
    """A low band takes its points from a player who has none."""
    p = position(conflict="conflict-1", seats=[{"destroyed": [4, 5]}, {}])
    bid(p, 0)
    bid(p, 1)
    assert score(p, 0) == -3


@pytest.mark.rule("EE-SET-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_can_be_first_player(players: int) -> None:
    """Over a few games every seat gets the marker, and it decides first."""
    games = [new(players=players, seed=seed) for seed in range(40)]
    assert {first_player(p) for p in games} == set(range(players))
    assert all(p.to_move == [first_player(p)] for p in games)


@pytest.mark.rule("EE-SET-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_thing_that_happens_is_a_single_disaster(players: int) -> None:
    """The marker leaves Start for the first space, and one disaster is revealed there."""
    p = new(players=players)
    seen = game.view(p, None)
    assert (seen.space, seen.phase) == (1, "disaster")
    assert len(seen.disasters) == 1
    spaces = named(happened(p), "space")
    assert [(event.space, event.phase) for event in spaces] == [(1, "disaster")]


@pytest.mark.rule("EE-SET-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_manual_plays_without_plague_and_earthquake(players: int) -> None:
    """66 cards: six families of eleven, each card once."""
    found = cards_in_play(players=players, ruleset="manual")
    assert len(found) == len(set(found)) == 66
    families = {card.rsplit("-", 1)[0] for card in found}
    assert families == {"fire", "riot", "famine", "flood", "blight", "barbarians"}


@pytest.mark.rule("EE-SET-10")
def test_the_rulebook_plays_with_plague_and_earthquake() -> None:
    """The default ruleset keeps all eight families."""
    assert cards_in_play() == cards_in_play(ruleset="rulebook")
    families = {card.rsplit("-", 1)[0] for card in cards_in_play()}
    assert {"plague", "earthquake"} <= families

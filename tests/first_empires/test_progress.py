"""FE-PRO: cards for dice, steps on the tracks, new cards, new explorers and cities."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from empires.content.first_empires import standard_text
from empires.rules.first_empires.game import FirstEmpires
from empires.shapes.first_empires.moves import PlaceCity, PlaceExplorer, Turn
from empires.table.first_empires.game import FirstEmpiresGame
from tests.first_empires.kit import (
    CIVILIZATIONS,
    COLOURS,
    FACES,
    TRACKS,
    asked,
    asks,
    conquer,
    empire,
    explorers,
    game,
    hand,
    legal,
    may,
    moving,
    named,
    offers,
    pack,
    play,
    position,
    progressing,
    seat,
    tiles_at,
    written,
)
from tests.kit import Kit

HAND = ["founding-of-byrsa", "silver-of-iberia", "cothon-harbour"]
# Two regions of each colour for Karthadst: orange, blue, purple, green and yellow.
PAIRS = {
    "orange": ("albion", "karthadst"),
    "blue": ("thule", "huaxia"),
    "purple": ("scythia", "parsa"),
    "green": ("rus", "funan"),
    "yellow": ("etruria", "indus"),
}
# Far from everything that matters here.
ETRURIA = seat("etruria", {"etruria": 3})
Levels = dict[str, int]


def levels(p: Any, of: int = 0) -> Levels:
    return dict(empire(p, of)["levels"])


def in_regions(*regions: str, **parts: Any) -> dict[str, Any]:
    """Karthadst with explorers in exactly these regions."""
    shown = CIVILIZATIONS["karthadst"].tracks[4].values
    total = next(n for n in shown if n >= len(regions))
    at = dict.fromkeys(regions, 1)
    at[regions[0]] += total - len(regions)
    return seat("karthadst", at, **parts)


# ---- cards for dice ---------------------------------------------------------------------------


@pytest.mark.rule("FE-PRO-1")
def test_a_discarded_card_turns_one_die_into_any_other_face() -> None:
    """Also into a sword, and a sword into a colour; never into what it shows."""
    own = in_regions("karthadst", hand=HAND)
    p = progressing(own, ETRURIA, dice=["blue", "sword"])
    assert sorted(offers(p, 0, "discard", "card")) == sorted(HAND)
    play(p, 0, "discard", card=HAND[0])
    assert asks(p, 0) == "convert_die"
    assert legal(p, 0) == [
        Turn(die, face) for die, now in ((1, "blue"), (2, "sword")) for face in FACES if face != now
    ]
    assert sorted(hand(p, 0)) == sorted(HAND)
    (event,) = play(p, 0, "turn", die=2, face="yellow")
    assert written(p)["dice"] == ["blue", "yellow"]
    assert (event.rule, event.old, event.new) == ("FE-PRO-1", "sword", "yellow")
    assert empire(p, 0)["discarded"] == [HAND[0]]


@pytest.mark.rule("FE-PRO-1", "FE-ROL-4")
def test_cards_turn_dice_as_often_as_one_likes_and_are_not_replaced() -> None:
    p = progressing(in_regions("karthadst", hand=HAND), ETRURIA, dice=["blue"])
    for card, face in zip(HAND, ("green", "sword", "orange"), strict=True):
        play(p, 0, "discard", card=card)
        play(p, 0, "turn", die=1, face=face)
    assert written(p)["dice"] == ["orange"]
    assert hand(p, 0) == []
    assert sorted(empire(p, 0)["discarded"]) == sorted(HAND)
    assert len(empire(p, 0)["deck"]) == 6
    assert offers(p, 0, "discard", "card") == []


@pytest.mark.rule("FE-PRO-1")
def test_after_the_first_step_no_card_turns_a_die() -> None:
    p = progressing(in_regions("karthadst", hand=HAND), ETRURIA, dice=["orange", "blue"])
    assert may(p, 0, "discard", card=HAND[0])
    play(p, 0, "step", track="dice")
    assert hand(p, 0)
    assert offers(p, 0, "discard", "card") == []


@pytest.mark.rule("FE-PRO-1", "FE-PRO-4")
def test_a_card_drawn_in_this_phase_comes_too_late_for_the_dice() -> None:
    p = progressing(in_regions("rus"), ETRURIA, dice=["green", "blue"])
    play(p, 0, "step", track="cards")
    assert len(hand(p, 0)) == 1
    assert offers(p, 0, "discard", "card") == []


@pytest.mark.rule("FE-PRO-1", "FE-ACH-1")
def test_scoring_a_card_first_does_not_end_the_time_for_discards() -> None:
    own = in_regions("karthadst", hand=HAND, tiles={"dice": {"at": "albion"}})
    p = progressing(own, ETRURIA, dice=["blue"])
    play(p, 0, "score", card="founding-of-byrsa")
    assert may(p, 0, "discard", card="silver-of-iberia")
    assert not may(p, 0, "discard", card="founding-of-byrsa")


@pytest.mark.rule("FE-PRO-1", "FE-PRO-2")
def test_a_turned_die_is_used_as_what_it_now_shows() -> None:
    p = progressing(in_regions("karthadst", hand=HAND), ETRURIA, dice=["sword"])
    assert offers(p, 0, "step", "track") == []
    play(p, 0, "discard", card=HAND[0])
    play(p, 0, "turn", die=1, face="orange")
    assert offers(p, 0, "step", "track") == ["dice"]


# ---- steps ------------------------------------------------------------------------------------


@pytest.mark.rule("FE-PRO-2", "FE-SET-4")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_die_and_a_region_of_a_colour_move_the_marker_of_that_colour(colour: str) -> None:
    """Dice orange, rerolls blue, movement purple, cards green, explorers yellow."""
    track = TRACKS[COLOURS.index(colour)]
    region = PAIRS[colour][1]
    other = ETRURIA if region != "etruria" else seat("etruria", {"thule": 3})
    p = progressing(in_regions(region), other, dice=[colour])
    before = levels(p)
    assert offers(p, 0, "step", "track") == [track]
    (stepped, *_) = play(p, 0, "step", track=track)
    assert levels(p) == {**before, track: before[track] + 1}
    assert stepped.event == "stepped"
    assert (stepped.track, stepped.level) == (track, before[track] + 1)
    assert (stepped.die, stepped.region) == (1, region)


@pytest.mark.rule("FE-PRO-2")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_region_of_another_colour_does_not_help(colour: str) -> None:
    others = [pair[1] for name, pair in PAIRS.items() if name != colour]
    other = seat("etruria", {"etruria": 3})
    p = progressing(in_regions(*others), other, dice=[colour])
    assert offers(p, 0, "step", "track") == []


@pytest.mark.rule("FE-PRO-2")
@pytest.mark.parametrize(("dice", "regions", "steps"), [(2, 1, 1), (1, 2, 1), (2, 2, 2), (3, 2, 2)])
def test_every_step_needs_a_die_and_a_region_of_its_own(
    dice: int, regions: int, steps: int
) -> None:
    p = progressing(in_regions(*PAIRS["blue"][:regions]), ETRURIA, dice=["blue"] * dice)
    taken = []
    while may(p, 0, "step", track="rerolls"):
        taken += play(p, 0, "step", track="rerolls")
    assert levels(p)["rerolls"] == steps
    assert [event.die for event in taken] == [1, 2][:steps]
    assert len({event.region for event in taken}) == steps


@pytest.mark.rule("FE-PRO-2")
def test_a_region_used_for_one_step_is_used_up_for_this_turn_only() -> None:
    p = progressing(in_regions("thule"), ETRURIA, dice=["blue", "blue"])
    play(p, 0, "step", track="rerolls")
    assert written(p)["regions_used"] == ["thule"]
    assert written(p)["dice_used"] == [1]
    shown = {die.die: die.used for die in game.view(p, None).dice}
    assert shown == {1: True, 2: False}
    play(p, 0, "done")
    assert p.to_move == [1]
    assert written(p)["regions_used"] == written(p)["dice_used"] == []


@pytest.mark.rule("FE-PRO-2")
def test_swords_move_nothing() -> None:
    every = [pair[0] for name, pair in PAIRS.items() if name != "yellow"]
    p = progressing(in_regions(*every), ETRURIA, dice=["sword"] * 5)
    assert offers(p, 0, "step", "track") == []
    assert may(p, 0, "done")


@pytest.mark.rule("FE-PRO-2", "FE-CON-9")
def test_a_city_without_explorers_does_not_hold_its_region_for_a_step() -> None:
    own = in_regions("karthadst", tiles={"dice": {"at": "scythia"}})
    p = progressing(own, ETRURIA, dice=["purple"])
    assert offers(p, 0, "step", "track") == []


@pytest.mark.rule("FE-PRO-2")
def test_a_region_that_another_holds_is_of_no_use() -> None:
    p = progressing(in_regions("karthadst"), seat("etruria", {"scythia": 3}), dice=["purple"])
    assert offers(p, 0, "step", "track") == []


@pytest.mark.rule("FE-PRO-2", "FE-CON-7")
def test_a_region_taken_this_turn_counts() -> None:
    p = moving(
        in_regions("scythia"), seat("etruria", {"rus": 1, "thule": 2}), movement=2, dice=["green"]
    )
    conquer(p, 0, "rus", {"scythia": 2})
    play(p, 0, "done")
    assert offers(p, 0, "step", "track") == ["cards"]


# ---- order ------------------------------------------------------------------------------------


@pytest.mark.rule("FE-PRO-3")
@pytest.mark.parametrize("order", list(permutations(("dice", "rerolls", "movement"))))
def test_steps_are_taken_in_any_order(order: tuple[str, ...]) -> None:
    own = in_regions("karthadst", "thule", "parsa")
    p = progressing(own, ETRURIA, dice=["orange", "blue", "purple"])
    for track in order:
        assert may(p, 0, "step", track=track)
        play(p, 0, "step", track=track)
    assert {name for name, level in levels(p).items() if level and name != "explorers"} == {*order}


@pytest.mark.rule("FE-PRO-3")
def test_steps_may_be_left_out() -> None:
    p = progressing(in_regions("karthadst", "thule"), ETRURIA, dice=["orange", "blue"])
    play(p, 0, "step", track="dice")
    assert may(p, 0, "step", track="rerolls")
    play(p, 0, "done")
    assert p.to_move == [1]
    assert levels(p) == {**dict.fromkeys(TRACKS, 0), "dice": 1}


# ---- new cards --------------------------------------------------------------------------------


@pytest.mark.rule("FE-PRO-4")
def test_each_step_on_the_green_track_draws_the_top_card() -> None:
    own = in_regions("rus", "funan", hand=HAND[:1], deck=["periplus-of-hanno", "silver-of-iberia"])
    p = progressing(own, ETRURIA, dice=["green", "green"])
    (_, drew) = play(p, 0, "step", track="cards")
    assert (drew.event, drew.card) == ("drew", "periplus-of-hanno")
    play(p, 0, "step", track="cards")
    assert sorted(hand(p, 0)) == sorted([HAND[0], "periplus-of-hanno", "silver-of-iberia"])
    assert len(empire(p, 0)["deck"]) == 6


@pytest.mark.rule("FE-PRO-4")
@pytest.mark.parametrize("level", range(4))
def test_every_field_of_the_green_track_gives_one_card(level: int) -> None:
    p = progressing(in_regions("rus", levels={"cards": level}), ETRURIA, dice=["green"])
    assert len(named(play(p, 0, "step", track="cards"), "drew")) == 1


@pytest.mark.rule("FE-PRO-4")
@pytest.mark.parametrize("colour", [colour for colour in COLOURS if colour != "green"])
def test_no_other_track_gives_cards(colour: str) -> None:
    other = seat("etruria", {"rus": 3})
    p = progressing(in_regions(*PAIRS[colour], hand=HAND), other, dice=[colour])
    play(p, 0, "step", track=TRACKS[COLOURS.index(colour)])
    assert sorted(hand(p, 0)) == sorted(HAND)
    assert len(empire(p, 0)["deck"]) == 6


@pytest.mark.rule("FE-PRO-4")
def test_without_cards_left_the_marker_still_moves() -> None:
    cards = [card.name for card in CIVILIZATIONS["karthadst"].cards]
    p = progressing(in_regions("rus", discarded=cards), ETRURIA, dice=["green"])
    events = play(p, 0, "step", track="cards")
    assert [event.event for event in events] == ["stepped"]
    assert levels(p)["cards"] == 1


# ---- new explorers ----------------------------------------------------------------------------


@pytest.mark.rule("FE-PRO-5", "FE-PRO-8")
@pytest.mark.parametrize(("before", "added"), [(4, 1), (5, 1), (6, 2), (8, 2)])
def test_new_explorers_are_placed_at_once_in_regions_one_controls(before: int, added: int) -> None:
    """Not where only a city stands, not with others, not at sea; before anything but scoring."""
    own = seat(
        "karthadst",
        {"indus": before - 1, "karthadst": 1},
        hand=HAND[1:],
        tiles={"dice": {"at": "parsa"}},
    )
    p = progressing(own, ETRURIA, dice=["yellow", "orange"])
    play(p, 0, "step", track="explorers")
    for left in range(added, 0, -1):
        assert asks(p, 0) == "place_explorers"
        assert asked(p, 0).left == left
        regions = [PlaceExplorer(r) for r in ("karthadst", "indus")]
        assert sorted(legal(p, 0), key=str) == sorted(regions, key=str)
        (event,) = play(p, 0, "place_explorer", region="karthadst")
        assert (event.event, event.region) == ("placed_explorer", "karthadst")
    assert explorers(p, 0) == {"indus": before - 1, "karthadst": 1 + added}
    assert may(p, 0, "step", track="dice")


@pytest.mark.rule("FE-PRO-5")
def test_new_explorers_may_be_spread() -> None:
    own = seat("karthadst", {"indus": 5, "karthadst": 1})
    p = progressing(own, ETRURIA, dice=["yellow"])
    play(p, 0, "step", track="explorers")
    play(p, 0, "place_explorer", region="karthadst")
    play(p, 0, "place_explorer", region="indus")
    assert explorers(p, 0) == {"indus": 6, "karthadst": 2}


@pytest.fixture
def mine(tmp_path: Path) -> Kit[FirstEmpires]:
    """The game with a Karthadst that gains no explorer with its first step."""
    file = tmp_path / "mine.toml"
    text = standard_text().replace("[4, 5, 6, 8, 10]", "[4, 4, 6, 8, 10]", 1)
    file.write_text(text, encoding="utf-8")
    return Kit(FirstEmpiresGame(file))


@pytest.mark.rule("FE-PRO-5")
def test_a_step_onto_the_same_number_places_nobody(mine: Kit[FirstEmpires]) -> None:
    own = {"explorers": {"indus": 4}}
    p = mine.position(phase="progress", dice=["yellow", "yellow"], seats=[own])
    mine.play(p, 0, "step", track="explorers")
    assert mine.asks(p, 0) == "progress"
    assert mine.empire(p, 0)["levels"]["explorers"] == 1
    assert mine.empire(p, 0)["explorers"] == {"indus": 4}


# ---- cities -----------------------------------------------------------------------------------


@pytest.mark.rule("FE-PRO-6", "FE-SET-4")
@pytest.mark.parametrize("name", CIVILIZATIONS)
@pytest.mark.parametrize("track", TRACKS)
def test_a_marker_that_reaches_its_city_symbol_founds_a_city(name: str, track: str) -> None:
    """Exactly then: not one field before it, and not one field after it."""
    number = TRACKS.index(track)
    civilization = CIVILIZATIONS[name]
    coloured = {region.name for region in pack.map_for(5).regions if region.colour == number}
    others = [other for other in CIVILIZATIONS if other != name]
    region = min(coloured - {*others})
    for level in range(4):
        start = {**dict.fromkeys(TRACKS, 0), track: level}
        count = civilization.tracks[4].values[start["explorers"]]
        own = {"civilization": name, "levels": start, "explorers": {region: count}}
        p = progressing(own, *({"civilization": other} for other in others), dice=[COLOURS[number]])
        play(p, 0, "step", track=track)
        while asks(p, 0) == "place_explorers":
            play(p, 0, "place_explorer", region=region)
        founded = level + 1 == civilization.tracks[number].city
        assert written(p)["cities_due"] == ([track] if founded else [])
        play(p, 0, "done")
        assert (asks(p, 0) == "place_city") == founded
        if founded:
            (event, *_) = play(p, 0, "place_city", region=region)
            assert (event.event, event.region, event.track) == (
                "placed_city",
                region,
                track,
            )
            assert tiles_at(p, 0)[track] == region
        if asks(p, 0) == "score_card":  # the card just drawn could be one to score
            play(p, 0, "done")
        assert p.to_move == [1]


@pytest.mark.rule("FE-PRO-6")
def test_a_symbol_passed_within_the_turn_founds_a_city_too() -> None:
    """The rerolls track of Karthadst has its symbol on the second field."""
    own = in_regions("thule", "huaxia", levels={"rerolls": 1})
    p = progressing(own, ETRURIA, dice=["blue", "blue"])
    play(p, 0, "step", track="rerolls")
    play(p, 0, "step", track="rerolls")
    play(p, 0, "done")
    assert asks(p, 0) == "place_city"
    play(p, 0, "place_city", region="thule")
    assert tiles_at(p, 0)["rerolls"] == "thule"


@pytest.mark.rule("FE-PRO-6")
def test_cities_come_at_the_end_of_the_phase_and_must_be_placed() -> None:
    own = in_regions("thule", "karthadst", levels={"rerolls": 1})
    p = progressing(own, ETRURIA, dice=["blue", "orange"])
    play(p, 0, "step", track="rerolls")
    assert offers(p, 0, "place_city", "region") == []
    assert may(p, 0, "step", track="dice")
    play(p, 0, "done")
    assert legal(p, 0) == [PlaceCity("thule")]


@pytest.mark.rule("FE-PRO-6")
def test_a_city_goes_where_there_is_none_of_anybody() -> None:
    """Karthadst has its first city, Scythia one of Etruria's: Thule and Rus have none."""
    own = in_regions("thule", "karthadst", "scythia", "rus", levels={"rerolls": 1})
    other = seat("etruria", {"etruria": 3}, tiles={"dice": {"at": "scythia"}})
    p = progressing(own, other, dice=["blue"])
    play(p, 0, "step", track="rerolls")
    play(p, 0, "done")
    assert sorted(offers(p, 0, "place_city", "region")) == ["rus", "thule"]


@pytest.mark.rule("FE-PRO-6")
def test_where_every_region_has_a_city_any_of_them_will_do() -> None:
    """One's own regions only."""
    own = in_regions("thule", "karthadst", levels={"rerolls": 1}, tiles={"dice": {"at": "thule"}})
    p = progressing(own, ETRURIA, dice=["blue"])
    play(p, 0, "step", track="rerolls")
    play(p, 0, "done")
    assert sorted(offers(p, 0, "place_city", "region")) == ["karthadst", "thule"]


@pytest.mark.rule("FE-PRO-6", "FE-CON-9")
def test_a_region_with_a_city_but_no_explorers_takes_no_other() -> None:
    own = in_regions("thule", levels={"rerolls": 1})
    p = progressing(own, ETRURIA, dice=["blue"])
    play(p, 0, "step", track="rerolls")
    play(p, 0, "done")
    assert tiles_at(p, 0)["start"] == "karthadst"
    assert legal(p, 0) == [PlaceCity("thule")]


@pytest.mark.rule("FE-PRO-6")
def test_several_cities_are_placed_in_any_order_each_seeing_those_before() -> None:
    own = in_regions("thule", "rus", "parsa", levels={"rerolls": 1, "cards": 1, "movement": 2})
    dice = ["blue", "green", "purple"]
    for order in permutations(("rerolls", "cards", "movement")):
        p = progressing(own, ETRURIA, dice=dice)
        for track in ("rerolls", "cards", "movement"):
            play(p, 0, "step", track=track)
        play(p, 0, "done")
        free = ["parsa", "rus", "thule"]
        for i, track in enumerate(order):
            if i < 2:
                assert asks(p, 0) == "choose_tile"
                assert sorted(offers(p, 0, "tile", "track")) == sorted(order[i:])
                assert play(p, 0, "tile", track=track) == []
            assert asks(p, 0) == "place_city"
            assert asked(p, 0).track == track
            assert sorted(offers(p, 0, "place_city", "region")) == free
            region = free.pop()
            play(p, 0, "place_city", region=region)
            assert tiles_at(p, 0)[track] == region
        if asks(p, 0) == "score_card":  # the card just drawn could be one to score
            play(p, 0, "done")
        assert p.to_move == [1]


@pytest.mark.rule("FE-PRO-6")
def test_when_the_empty_regions_run_out_the_next_city_goes_anywhere() -> None:
    own = in_regions("thule", "rus", levels={"rerolls": 1, "cards": 1}, tiles={"start": {"at": 1}})
    p = progressing(own, ETRURIA, dice=["blue", "green"])
    play(p, 0, "step", track="rerolls")
    play(p, 0, "step", track="cards")
    play(p, 0, "done")
    play(p, 0, "tile", track="cards")
    play(p, 0, "place_city", region="thule")
    assert offers(p, 0, "place_city", "region") == ["rus"]
    play(p, 0, "place_city", region="rus")
    assert tiles_at(p, 0)["cards"] == "thule"
    assert tiles_at(p, 0)["rerolls"] == "rus"


# ---- the top, and the next turn ---------------------------------------------------------------


@pytest.mark.rule("FE-PRO-7")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_marker_on_the_top_field_goes_no_further(colour: str) -> None:
    track = TRACKS[COLOURS.index(colour)]
    region = PAIRS[colour][1]
    for level in (3, 4):
        total = CIVILIZATIONS["karthadst"].tracks[4].values[level if track == "explorers" else 0]
        own = seat("karthadst", {region: total}, levels={track: level})
        p = progressing(own, seat("etruria", {"etruria": 3}), dice=[colour])
        assert offers(p, 0, "step", "track") == ([track] if level == 3 else [])


@pytest.mark.rule("FE-PRO-7")
def test_from_the_third_field_only_one_of_two_dice_is_of_use() -> None:
    own = in_regions(*PAIRS["blue"], levels={"rerolls": 3})
    p = progressing(own, ETRURIA, dice=["blue", "blue"])
    play(p, 0, "step", track="rerolls")
    assert levels(p)["rerolls"] == 4
    assert offers(p, 0, "step", "track") == []


@pytest.mark.rule("FE-PRO-8")
def test_dice_rerolls_and_movement_grow_from_the_next_turn_on() -> None:
    own = in_regions("karthadst", "thule", "parsa")
    p = progressing(own, ETRURIA, dice=["orange", "blue", "purple"])
    for track in ("dice", "rerolls", "movement"):
        play(p, 0, "step", track=track)
    assert written(p)["dice"] == ["orange", "blue", "purple"]
    assert (written(p)["rerolls"], written(p)["movement"]) == (0, 0)
    play(p, 0, "done")
    while p.to_move == [1]:
        play(p, 1, "done")
    tracks = CIVILIZATIONS["karthadst"].tracks
    assert len(written(p)["dice"]) == tracks[0].values[1] == 3
    assert written(p)["rerolls"] == tracks[1].values[1] == 1
    assert written(p)["movement"] == tracks[2].values[1] == 3


@pytest.mark.rule("FE-PRO-8")
def test_nothing_but_scoring_comes_before_new_explorers() -> None:
    """Lords of the Plateau asks for five explorers in one region, which the first of two makes."""
    own = seat(
        "mupata", {"indus": 4, "mupata": 2}, hand=["lords-of-the-plateau", "gold-of-manyika"]
    )
    rest = [{"civilization": name} for name in ("etruria", "karthadst")]
    p = position(players=3, phase="progress", dice=["yellow", "purple"], seats=[own, *rest])
    play(p, 0, "step", track="explorers")
    assert {m.do for m in legal(p, 0)} == {"place_explorer"}
    play(p, 0, "place_explorer", region="indus")
    assert {m.do for m in legal(p, 0)} == {"place_explorer", "score"}
    play(p, 0, "score", card="lords-of-the-plateau")
    assert asks(p, 0) == "place_explorers"
    play(p, 0, "place_explorer", region="mupata")
    assert may(p, 0, "step", track="movement")

"""FE-ACH: what each card asks for, and when it may be scored."""

from __future__ import annotations

from typing import Any

import pytest

from empires.content.first_empires import CONDITIONS, Achievement
from empires.rules.first_empires.game import FirstEmpires
from empires.rules.first_empires.position import explorers_in
from empires.rules.first_empires.terms import REGIONS
from empires.shapes.first_empires.moves import Done, Reroll, Score
from tests.first_empires.kit import (
    CIVILIZATIONS,
    COLOURS,
    TRACKS,
    asks,
    conquer,
    empire,
    game,
    hand,
    legal,
    move,
    moving,
    offers,
    own_hand,
    pack,
    play,
    position,
    progressing,
    seat,
    walk,
)

CARDS = [(civilization, card) for civilization in pack.civilizations for card in civilization.cards]
ETRURIA = seat("etruria", {"etruria": 3})


def scorable(p: FirstEmpires, of: int = 0) -> list[str]:
    return offers(p, of, "score", "card")


# ---- all cards --------------------------------------------------------------------------------


def spread(civilization: str, regions: list[str]) -> dict[str, Any]:
    """Explorers in exactly these regions, one in each and all others in the first."""
    shown = CIVILIZATIONS[civilization].tracks[4].values
    total = next(n for n in shown if n >= len(regions))
    return seat(civilization, {**dict.fromkeys(regions, 1), regions[0]: total - len(regions) + 1})


def grouped(civilization: str, regions: list[str], most: int) -> dict[str, Any]:
    """So many explorers in the first region, and no more than that in any other."""
    shown = CIVILIZATIONS[civilization].tracks[4].values
    total = next(n for n in shown if n >= most)
    groups = [min(most, total - i * most) for i in range(len(regions)) if total > i * most]
    return seat(civilization, dict(zip(regions, groups, strict=False)))


def with_so_much(civilization: str, card: Achievement, amount: int) -> FirstEmpires:
    """A progress phase in which there is exactly so much of what the card asks for."""
    others = [name for name in CIVILIZATIONS if name != civilization]
    free = [r for r in pack.map_for(5).regions if r.name not in others]
    condition = card.condition
    parts: dict[str, Any] = {}
    own: dict[str, Any] = {"civilization": civilization}
    match condition.kind:
        case "occupy":
            of_colour = [r.name for r in free if r.colour == condition.colour]
            other = next(r.name for r in free if r.colour != condition.colour)
            own = spread(civilization, [other, *of_colour[:amount]])
        case "occupy_colours":
            first = [next(r.name for r in free if r.colour == colour) for colour in range(5)]
            own = spread(civilization, first[:amount])
        case "occupy_total":
            own = spread(civilization, [r.name for r in free][:amount])
        case "occupy_continents":
            continents = sorted({r.continent for r in free})
            first = [next(r.name for r in free if r.continent == name) for name in continents]
            own = spread(civilization, first[:amount])
        case "explorers_in_region":
            own = grouped(civilization, [r.name for r in free], amount)
        case "advance":
            parts["advanced"] = {TRACKS[condition.colour]: amount}
        case "advance_distinct":
            parts["advanced"] = dict.fromkeys(TRACKS[:amount], 2)
        case "own_cities":
            places = {"start": {"at": 1}, **{key: {"at": "above"} for key in TRACKS}}
            own["tiles"] = {**places, **{key: {"at": free[0].name} for key in TRACKS[:amount]}}
        case "conquests_turn":
            parts["conquests"] = amount
    rest: list[dict[str, Any]] = [{"civilization": name} for name in others]
    if condition.kind == "captured_cities":
        rest[1]["tiles"] = {key: {"at": 0} for key in TRACKS[:amount]}
    own["hand"] = [card.name]
    return position(players=5, phase="progress", dice=["sword"], seats=[own, *rest], **parts)


@pytest.mark.rule("FE-ACH-1")
@pytest.mark.parametrize(
    ("civilization", "card"), [pytest.param(c.name, card, id=card.name) for c, card in CARDS]
)
def test_every_card_asks_for_what_its_data_says(civilization: str, card: Achievement) -> None:
    """One less is not enough; enough or more is; its points are those of the data."""
    count = card.condition.count
    for amount in (count - 1, count, count + 1):
        if amount == 0 and card.condition.kind.startswith("occupy_"):
            continue  # nobody holds nothing at all
        p = with_so_much(civilization, card, amount)
        (shown,) = own_hand(p, 0)
        told = (shown.card, shown.progress, shown.count, shown.points)
        assert told == (card.name, amount, count, card.points)
        assert len(shown.regions) == counted_regions(p, card, amount)
        assert scorable(p) == ([card.name] if amount >= count else [])
        if amount >= count:
            before = p.scores()[0]
            (event,) = play(p, 0, "score", card=card.name)
            assert (event.event, event.points) == ("scored_card", card.points)
            assert p.scores()[0] - before == card.points


def counted_regions(p: FirstEmpires, card: Achievement, amount: int) -> int:
    """How many regions get a tick."""
    match card.condition.kind:
        case "occupy" | "occupy_colours" | "occupy_continents" | "occupy_total":
            return amount
        case "own_cities":
            return min(amount, 1)  # all of them lie in one region
        case "explorers_in_region":
            groups = [explorers_in(p, 0, region) for region in range(REGIONS)]
            return groups.count(amount)
    return 0


def test_there_are_45_cards_of_ten_kinds() -> None:
    """So that the test above has really met every kind."""
    assert len(CARDS) == len({card.name for _, card in CARDS}) == 45
    assert {card.condition.kind for _, card in CARDS} == set(CONDITIONS)
    assert len(CONDITIONS) == 10


# ---- each kind, as it comes about in play -----------------------------------------------------


@pytest.mark.rule("FE-ACH-1")
def test_occupying_a_colour_is_about_regions_held_now() -> None:
    """Treatise of Mago: two yellow regions. A city alone holds none."""
    own = seat(
        "karthadst",
        {"etruria": 1, "parsa": 3},
        hand=["treatise-of-mago"],
        tiles={"dice": {"at": "indus"}},
    )
    p = moving(own, seat("etruria", {"thule": 3}), movement=3)
    assert scorable(p) == []
    move(p, 0, "parsa", "indus")
    assert scorable(p) == ["treatise-of-mago"]
    move(p, 0, "indus", "funan")
    assert scorable(p) == []


@pytest.mark.rule("FE-ACH-1")
def test_occupying_colours_counts_each_colour_once() -> None:
    """Cothon Harbour: four different colours."""
    own = seat("karthadst", {"karthadst": 1, "albion": 1, "thule": 1, "rus": 2})
    p = moving({**own, "hand": ["cothon-harbour"]}, ETRURIA, movement=2)
    assert scorable(p) == []
    move(p, 0, "rus", "scythia")
    assert scorable(p) == ["cothon-harbour"]


@pytest.mark.rule("FE-ACH-1")
def test_occupying_in_all_counts_regions_not_explorers() -> None:
    """Empire of the Barcids: six regions."""
    own = seat("karthadst", {"karthadst": 2, "albion": 1, "thule": 1, "rus": 1, "funan": 3})
    p = moving({**own, "hand": ["empire-of-the-barcids"]}, ETRURIA, movement=2)
    assert scorable(p) == []
    move(p, 0, "funan", "indus")
    assert scorable(p) == ["empire-of-the-barcids"]


@pytest.mark.rule("FE-ACH-1")
def test_occupying_continents_counts_each_continent_once() -> None:
    """Beads of the Monsoon: three continents. Two regions of Africa are one."""
    own = seat("mupata", {"mupata": 1, "aksum": 3, "indus": 1}, hand=["beads-of-the-monsoon"])
    rest = [{"civilization": name} for name in ("karthadst", "etruria")]
    p = moving(own, *rest, movement=3)
    assert scorable(p) == []
    walk(p, 0, "aksum", "east")
    assert scorable(p) == []  # an ocean is no continent
    move(p, 0, "east", "sahul")
    assert scorable(p) == ["beads-of-the-monsoon"]


@pytest.mark.rule("FE-ACH-1", "FE-PRO-2")
def test_advancing_counts_the_steps_of_this_turn_on_one_track() -> None:
    """Periplus of Hanno: twice movement in one turn. Steps of earlier turns do not count."""
    own = seat("karthadst", {"scythia": 3, "parsa": 1}, hand=["periplus-of-hanno"])
    own["levels"]["movement"] = 1
    p = progressing(own, ETRURIA, dice=["purple", "purple"])
    play(p, 0, "step", track="movement")
    assert scorable(p) == []
    play(p, 0, "step", track="movement")
    assert scorable(p) == ["periplus-of-hanno"]


@pytest.mark.rule("FE-ACH-1")
def test_steps_of_an_earlier_turn_are_forgotten() -> None:
    """Whoever does not score in the turn of the deed has missed it."""
    own = seat("karthadst", {"scythia": 3, "parsa": 1}, hand=["periplus-of-hanno"])
    p = progressing(own, ETRURIA, dice=["purple", "purple"])
    play(p, 0, "step", track="movement")
    play(p, 0, "step", track="movement")
    assert scorable(p) == ["periplus-of-hanno"]
    play(p, 0, "done")
    while p.to_move == [1]:
        play(p, 1, "done")
    assert hand(p, 0) == ["periplus-of-hanno"]
    assert scorable(p) == []


@pytest.mark.rule("FE-ACH-1")
def test_advancing_on_different_tracks_counts_tracks_not_steps() -> None:
    """Great Council: three different tracks in one turn."""
    own = seat(
        "wallmapu",
        {"wallmapu": 1, "cuzco": 1, "huaxia": 1, "mexaca": 2},
        hand=["great-council"],
    )
    rest = [{"civilization": name} for name in CIVILIZATIONS if name != "wallmapu"]
    rest[1] = seat("huaxia", {"rus": 3})
    p = position(
        players=5, phase="progress", dice=["blue", "blue", "orange", "green"], seats=[own, *rest]
    )
    for track in ("rerolls", "rerolls", "dice"):
        play(p, 0, "step", track=track)
        assert scorable(p) == []
    play(p, 0, "step", track="cards")
    assert "great-council" in scorable(p)


@pytest.mark.rule("FE-ACH-1", "FE-CON-9")
def test_own_cities_count_on_the_map_held_or_not() -> None:
    """Founding of Byrsa: two cities. Neither stands in a region of Karthadst's explorers."""
    for place, met in (("albion", True), ("above", False), (1, False)):
        own = seat("karthadst", {"parsa": 4}, hand=["founding-of-byrsa"])
        own["tiles"] = {"cards": {"at": place}}
        assert scorable(moving(own, ETRURIA)) == (["founding-of-byrsa"] if met else [])


@pytest.mark.rule("FE-ACH-1", "FE-CON-5")
def test_captured_cities_count_from_any_turn() -> None:
    """Silver of Iberia: one city captured, now or long ago, by conquest or in passing."""
    own = seat("karthadst", {"parsa": 4}, hand=["silver-of-iberia"])
    long_ago = seat("etruria", {"thule": 3}, tiles={"dice": {"at": 0}})
    assert scorable(moving(own, long_ago)) == ["silver-of-iberia"]
    passing = seat("etruria", {"thule": 3}, tiles={"dice": {"at": "indus"}})
    p = moving(own, passing, movement=1)
    assert scorable(p) == []
    move(p, 0, "parsa", "indus")
    assert scorable(p) == ["silver-of-iberia"]


@pytest.mark.rule("FE-ACH-1", "FE-CON-2", "FE-CON-8")
def test_conquests_count_for_the_turn_they_were_made_in() -> None:
    """Elephants on the March: two conquests in one turn; the region need not be kept."""
    p = moving(
        seat("karthadst", {"scythia": 8}, hand=["elephants-on-the-march"]),
        seat("etruria", {"rus": 1, "thule": 1, "funan": 1}),
        movement=6,
    )
    conquer(p, 0, "rus", {"scythia": 2})
    play(p, 1, "retreat", region="funan")
    assert scorable(p) == []
    conquer(p, 0, "thule", {"scythia": 2})
    walk(p, 0, "rus", "scythia")
    walk(p, 0, "rus", "scythia")
    assert scorable(p) == ["elephants-on-the-march"]
    play(p, 0, "done")
    assert scorable(p) == ["elephants-on-the-march"]
    play(p, 0, "done")
    while p.to_move == [1]:
        play(p, 1, "done")
    assert scorable(p) == []


@pytest.mark.rule("FE-ACH-1")
def test_explorers_in_one_region_are_not_added_up_over_regions() -> None:
    """Lords of the Plateau: five in one region; five at sea are in none."""
    rest = [{"civilization": name} for name in ("karthadst", "etruria")]
    for at, met in (
        ({"mupata": 4, "aksum": 2}, False),
        ({"mupata": 5, "aksum": 1}, True),
        ({"east": 5, "aksum": 1}, False),
    ):
        own = seat("mupata", at, hand=["lords-of-the-plateau"])
        p = moving(own, *rest, movement=9)
        assert scorable(p) == (["lords-of-the-plateau"] if met else [])


# ---- when -------------------------------------------------------------------------------------

BYRSA = {"hand": ["founding-of-byrsa", "council-of-one-hundred-and-four"]}
TWO_CITIES = {"tiles": {"cards": {"at": "albion"}}}


@pytest.mark.rule("FE-ACH-1")
def test_cards_are_scored_in_every_phase_of_ones_own_turn() -> None:
    """Between rerolls, before swords, while moving and while progressing."""
    own = {**seat("karthadst", {"parsa": 4}), **BYRSA, **TWO_CITIES}
    p = position(dice=["blue", "green"], rerolls=1, seats=[own])
    for stage in ("reroll", "swords", "move_explorers", "progress"):
        assert asks(p, 0) == stage
        assert scorable(p) == ["founding-of-byrsa"]
        play(p, 0, "done")
    assert p.to_move == [1]


@pytest.mark.rule("FE-ACH-1")
@pytest.mark.parametrize("phase", ["dice", "movement", "progress"])
def test_a_scored_card_is_laid_open_and_the_phase_goes_on(phase: str) -> None:
    own = {**seat("karthadst", {"parsa": 4}), **BYRSA, **TWO_CITIES}
    p = position(phase=phase, dice=["blue", "green"], rerolls=1, seats=[own])
    asked = asks(p, 0)
    before = p.scores()[0]
    (event,) = play(p, 0, "score", card="founding-of-byrsa")
    assert event.rule == "FE-ACH-1"
    assert asks(p, 0) == asked
    assert empire(p, 0)["scored"] == ["founding-of-byrsa"]
    assert hand(p, 0) == ["council-of-one-hundred-and-four"]
    assert p.scores()[0] == before + 2
    assert game.view(p, 1).seats[0].scored == ["founding-of-byrsa"]


@pytest.mark.rule("FE-ACH-1")
def test_nobody_must_score() -> None:
    own = {**seat("karthadst", {"parsa": 4}), **BYRSA, **TWO_CITIES}
    p = moving(own, ETRURIA)
    play(p, 0, "done")
    play(p, 0, "done")
    assert p.to_move == [1]
    assert "founding-of-byrsa" in hand(p, 0)


@pytest.mark.rule("FE-ACH-1")
def test_nobody_scores_in_the_turn_of_another() -> None:
    """Not even while one has to retreat."""
    other = seat("etruria", {"rus": 1, "thule": 1, "funan": 1}, hand=["pyrgi-tablets"])
    other["tiles"] = {"cards": {"at": "albion"}}
    p = moving(seat("karthadst", {"scythia": 8}), other, movement=4)
    assert p.legal(1) == []
    conquer(p, 0, "rus", {"scythia": 2})
    assert asks(p, 1) == "retreat"
    assert {m.do for m in legal(p, 1)} == {"retreat"}


@pytest.mark.rule("FE-ACH-1")
def test_nobody_scores_between_a_conquest_and_its_retreat() -> None:
    own = {**seat("karthadst", {"scythia": 8}), **BYRSA, **TWO_CITIES}
    p = moving(own, seat("etruria", {"rus": 1, "thule": 1, "funan": 1}), movement=4)
    conquer(p, 0, "rus", {"scythia": 2})
    assert scorable(p) == []
    play(p, 1, "retreat", region="thule")
    assert scorable(p) == ["founding-of-byrsa"]


@pytest.mark.rule("FE-ACH-1", "FE-PRO-4")
def test_a_card_may_be_scored_right_after_drawing_it() -> None:
    own = {**seat("karthadst", {"rus": 4}), **TWO_CITIES, "deck": ["founding-of-byrsa"]}
    p = progressing(own, ETRURIA, dice=["green", "blue"])
    play(p, 0, "step", track="cards")
    assert scorable(p) == ["founding-of-byrsa"]
    play(p, 0, "score", card="founding-of-byrsa")
    assert empire(p, 0)["scored"] == ["founding-of-byrsa"]


@pytest.mark.rule("FE-ACH-1", "FE-PRO-6")
def test_a_city_placed_last_may_still_meet_a_condition() -> None:
    """Then its owner is asked once more before the turn ends, and may decline."""
    own = {**seat("karthadst", {"thule": 4}), "hand": ["founding-of-byrsa"]}
    own["levels"]["rerolls"] = 1
    for declines in (True, False):
        p = progressing(own, ETRURIA, dice=["blue"])
        play(p, 0, "step", track="rerolls")
        play(p, 0, "done")
        assert scorable(p) == []
        play(p, 0, "place_city", region="thule")
        assert asks(p, 0) == "score_card"
        assert legal(p, 0) == [Done(), Score("founding-of-byrsa")]
        if declines:
            play(p, 0, "done")
        else:
            play(p, 0, "score", card="founding-of-byrsa")
        assert p.to_move == [1]
        assert empire(p, 0)["scored"] == ([] if declines else ["founding-of-byrsa"])


@pytest.mark.rule("FE-ACH-1", "FE-PRO-6")
def test_between_two_cities_a_card_may_be_scored() -> None:
    """The second city makes two; the third is still to be placed."""
    own = {**seat("karthadst", {"thule": 3, "rus": 1}), **BYRSA}
    own["levels"] |= {"rerolls": 1, "cards": 1}
    p = progressing(own, ETRURIA, dice=["blue", "green"])
    play(p, 0, "step", track="rerolls")
    play(p, 0, "step", track="cards")
    play(p, 0, "done")
    assert scorable(p) == []
    play(p, 0, "tile", track="cards")
    assert scorable(p) == []
    play(p, 0, "place_city", region="rus")
    assert asks(p, 0) == "place_city"
    assert scorable(p) == ["founding-of-byrsa"]
    play(p, 0, "place_city", region="thule")
    assert sorted(scorable(p)) == ["council-of-one-hundred-and-four", "founding-of-byrsa"]
    play(p, 0, "score", card="founding-of-byrsa")
    assert asks(p, 0) == "score_card"
    play(p, 0, "score", card="council-of-one-hundred-and-four")
    assert p.to_move == [1]


@pytest.mark.rule("FE-ACH-1", "FE-PRO-6")
def test_a_card_may_be_scored_before_saying_which_city_comes_next() -> None:
    own = {**seat("karthadst", {"thule": 2, "rus": 1, "parsa": 1}), **BYRSA}
    own["levels"] |= {"rerolls": 1, "cards": 1, "movement": 2}
    p = progressing(own, ETRURIA, dice=["blue", "green", "purple"])
    for track in ("rerolls", "cards", "movement"):
        play(p, 0, "step", track=track)
    play(p, 0, "done")
    play(p, 0, "tile", track="cards")
    play(p, 0, "place_city", region="rus")
    assert asks(p, 0) == "choose_tile"
    assert scorable(p) == ["founding-of-byrsa"]
    play(p, 0, "score", card="founding-of-byrsa")
    assert asks(p, 0) == "choose_tile"


@pytest.mark.rule("FE-ACH-2")
def test_a_scored_card_is_not_in_hand_any_more() -> None:
    """It can't be scored again, and turns no die in either phase."""
    own = {**seat("karthadst", {"parsa": 4}), **TWO_CITIES, "hand": ["founding-of-byrsa"]}
    p = position(dice=["blue"], rerolls=1, seats=[own])
    play(p, 0, "score", card="founding-of-byrsa")
    assert legal(p, 0) == [Done(), Reroll([1])]
    play(p, 0, "done")
    assert asks(p, 0) == "move_explorers"  # without a card there is nothing to ask about swords
    play(p, 0, "done")
    assert offers(p, 0, "discard", "card") == []
    assert scorable(p) == []
    assert game.view(p, 1).seats[0].hand_size == 0


@pytest.mark.rule("FE-ACH-1", "FE-ROL-3")
def test_scoring_the_last_card_before_the_swords_leaves_none_to_discard() -> None:
    own = {**seat("karthadst", {"parsa": 4}), **TWO_CITIES, "hand": ["founding-of-byrsa"]}
    p = position(dice=["blue"], rerolls=0, seats=[own])
    assert asks(p, 0) == "swords"
    play(p, 0, "score", card="founding-of-byrsa")
    assert legal(p, 0) == [Done()]


@pytest.mark.rule("FE-ACH-1")
def test_colours_of_the_map_are_those_that_the_cards_mean() -> None:
    """A region's colour in the view is the one a card asks for."""
    colours = {r.name: COLOURS[r.colour] for r in pack.map_for(2).regions}
    view = game.view(moving({}, {}), None)
    assert {r.region: r.colour for r in view.regions} == colours

"""The standard pack holds what the rulebook and public pages say about the printed game."""

from collections import Counter

import pytest

from empires.content.first_empires import COLOURS, SOURCES, TRACKS, Condition, Map, load

ORANGE, BLUE, PURPLE, GREEN, YELLOW = range(5)
DICE, REROLLS, MOVEMENT, CARDS, EXPLORERS = range(5)

PACK = load()
WORLD = PACK.map_for(5)
CIVILIZATIONS = {civilization.name: civilization for civilization in PACK.civilizations}
DECKS = {
    civilization.name: {card.name: card for card in civilization.cards}
    for civilization in PACK.civilizations
}


def region(side: Map, name: str) -> int:
    return [region.name for region in side.regions].index(name)


def border(side: Map, *names: str) -> bool:
    low, high = sorted(region(side, name) for name in names)
    return (low, high) in side.borders


def test_colours_and_their_tracks_have_one_order() -> None:
    assert COLOURS == ("orange", "blue", "purple", "green", "yellow")
    assert TRACKS == ("dice", "rerolls", "movement", "cards", "explorers")


@pytest.mark.rule("FE-SET-1")
def test_two_players_have_their_own_map_and_the_others_share_one() -> None:
    assert [PACK.map_for(players).name for players in (2, 3, 4, 5)] == ["eurasia"] + ["world"] * 3
    with pytest.raises(ValueError, match="expected 2 to 5 players, got 6"):
        PACK.map_for(6)


@pytest.mark.parametrize(
    ("players", "counts"),
    [(2, (2, 2, 2, 2, 2)), (3, (3, 2, 3, 3, 3)), (4, (3, 3, 4, 3, 3)), (5, (4, 4, 4, 4, 4))],
)
@pytest.mark.rule("FE-SET-2")
def test_the_colours_are_shared_out_among_the_regions_in_play(
    players: int, counts: tuple[int, ...]
) -> None:
    side = PACK.map_for(players)
    colours = Counter(side.regions[region].colour for region in side.in_play(players))
    assert tuple(colours[colour] for colour in range(5)) == counts


@pytest.mark.rule("FE-SET-2")
def test_the_americas_need_5_players_malagasy_and_ezu_4() -> None:
    late = {region.name: region.players for region in WORLD.regions if region.players > 3}
    americas = {region.name for region in WORLD.regions if region.continent == "america"}
    assert americas == {"cahokia", "mexaca", "cuzco", "wallmapu"}
    assert late == {"malagasy": 4, "ezu": 4} | dict.fromkeys(americas, 5)


def test_regions_in_play_come_first() -> None:
    assert [WORLD.in_play(players) for players in (3, 4, 5)] == [
        tuple(range(14)),
        tuple(range(16)),
        tuple(range(20)),
    ]


@pytest.mark.parametrize(
    ("name", "colour"), [("scythia", PURPLE), ("rus", GREEN), ("huaxia", BLUE)]
)
def test_the_rulebook_states_the_colour_of_this_region(name: str, colour: int) -> None:
    for side in PACK.maps:
        found = side.regions[region(side, name)]
        assert found.colour == colour
        assert found.source["name"] == found.source["colour"] == "rulebook"


@pytest.mark.rule("FE-EX-2")
def test_the_borders_of_the_rulebooks_example_hold_on_both_maps() -> None:
    for side in PACK.maps:
        assert border(side, "scythia", "rus")
        assert border(side, "rus", "huaxia")
        east = side.oceans.index("east")
        for name in ("albion", "rus"):
            assert east in side.regions[region(side, name)].oceans
    stated = [
        b for b, s in zip(WORLD.borders, WORLD.border_sources, strict=True) if s == "rulebook"
    ]
    assert len(stated) == 2


@pytest.mark.rule("FE-MOV-1")
def test_two_oceans_border_each_other_so_that_one_can_sail_around_the_world() -> None:
    for side in PACK.maps:
        assert side.oceans == ("west", "east")
        assert side.links == ((0, 1),)


def test_etruria_neighbours_scythia_and_america_is_a_chain_from_south_to_north() -> None:
    for pair in (
        ("etruria", "scythia"),
        ("wallmapu", "cuzco"),
        ("cuzco", "mexaca"),
        ("mexaca", "cahokia"),
    ):
        assert border(WORLD, *pair)


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (2, ["karthadst", "etruria"]),
        (3, ["karthadst", "huaxia", "mupata", "etruria"]),
        (4, ["karthadst", "huaxia", "mupata", "etruria"]),
        (5, ["karthadst", "huaxia", "mupata", "wallmapu", "etruria"]),
    ],
)
@pytest.mark.rule("FE-SET-3")
def test_the_rulebook_says_which_civilizations_are_dealt(players: int, names: list[str]) -> None:
    dealt = PACK.civilizations_for(players)
    assert [PACK.civilizations[number].name for number in dealt] == names


@pytest.mark.rule("FE-SET-3")
def test_every_civilization_has_its_own_colour() -> None:
    assert [x.colour for x in PACK.civilizations] == [ORANGE, BLUE, PURPLE, GREEN, YELLOW]
    stated = [x.name for x in PACK.civilizations if x.source["colour"] == "rulebook"]
    assert stated == ["karthadst", "wallmapu", "etruria"]


@pytest.mark.rule("FE-SET-6")
def test_civilizations_start_in_the_region_of_their_name() -> None:
    for civilization in PACK.civilizations:
        assert civilization.home == civilization.name


@pytest.mark.rule("FE-SET-4", "FE-SET-6")
def test_everybody_starts_with_3_explorers_and_orange_with_4() -> None:
    starts = {x.name: x.tracks[EXPLORERS].values[0] for x in PACK.civilizations}
    assert starts == dict.fromkeys(starts, 3) | {"karthadst": 4}


@pytest.mark.rule("FE-SET-4")
def test_the_board_of_the_rulebook_is_one_of_them() -> None:
    shown = [
        (3, 3, 3, 4, 5),
        (0, 1, 2, 3, 4),
        (2, 3, 4, 5, 6),
        (1, 1, 1, 1, 1),
        (3, 5, 6, 8, 10),
    ]
    assert shown in [[track.values for track in x.tracks] for x in PACK.civilizations]


@pytest.mark.rule("FE-SET-4")
def test_each_civilization_is_ahead_at_the_start_of_one_track_of_its_own() -> None:
    starts = [[track.values[0] for track in x.tracks] for x in PACK.civilizations]
    ahead = [[t for t in range(5) if start[t] > (2, 0, 2, 1, 3)[t]] for start in starts]
    assert sorted(ahead) == [[DICE], [REROLLS], [MOVEMENT], [CARDS], [EXPLORERS]]
    assert ahead[ORANGE] == [EXPLORERS]
    assert ahead[BLUE] == [MOVEMENT]


@pytest.mark.rule("FE-EX-4")
def test_huaxias_tracks_have_the_points_of_the_rulebooks_scoring() -> None:
    tracks = CIVILIZATIONS["huaxia"].tracks
    for track, points in zip(tracks, (10, 6, 9, 7, 6), strict=True):
        assert points in track.points


@pytest.mark.rule("FE-SET-8")
def test_city_tiles_are_worth_1_1_2_2_2_3() -> None:
    assert PACK.tiles == (1, 1, 2, 2, 2, 3)


@pytest.mark.rule("FE-SET-9")
def test_five_players_play_7_rounds_and_fewer_play_8() -> None:
    assert PACK.rounds == (0, 0, 8, 8, 8, 7)


@pytest.mark.rule("FE-SET-7")
def test_every_deck_has_9_cards_worth_33_points() -> None:
    for civilization in PACK.civilizations:
        assert len(civilization.cards) == 9
        assert sum(card.points for card in civilization.cards) == 33


def test_all_45_cards_differ_by_name_and_title() -> None:
    cards = [card for civilization in PACK.civilizations for card in civilization.cards]
    for titles in ({x.name for x in cards}, {x.en for x in cards}, {x.de for x in cards}):
        assert len(titles) == 45


@pytest.mark.rule("FE-EX-3")
def test_the_voyage_of_zhu_ying_is_the_card_of_the_rulebook() -> None:
    card = DECKS["huaxia"]["voyage-of-zhu-ying"]
    assert card.de == "Reise von Zhu Ying"
    assert card.condition == Condition("advance", DICE, 2)
    assert card.source["name"] == card.source["condition"] == "rulebook"


def test_gansu_road_asks_for_purple_regions() -> None:
    card = DECKS["huaxia"]["gansu-road"]
    assert (card.en, card.de) == ("Gansu Road", "Straße von Gansu")
    assert (card.condition.kind, card.condition.colour) == ("occupy", PURPLE)
    assert card.source == {"name": "rulebook", "condition": "reconstructed", "points": "inferred"}


def test_a_public_page_quotes_a_card_for_2_cities() -> None:
    card = DECKS["huaxia"]["rites-of-zhou"]
    assert card.condition == Condition("own_cities", -1, 2)
    assert card.source["condition"] == "public"


def test_every_value_has_one_of_four_sources() -> None:
    board = "name colour home players dice rerolls movement cards explorers points city"
    regions = [region for side in PACK.maps for region in side.regions]
    cards = [card for civilization in PACK.civilizations for card in civilization.cards]
    sources = {
        "two three four five tiles": [PACK.source],
        "players oceans links": [side.source for side in PACK.maps],
        "name colour players continent oceans": [region.source for region in regions],
        board: [civilization.source for civilization in PACK.civilizations],
        "name condition points": [card.source for card in cards],
    }
    for values, of_parts in sources.items():
        for source in of_parts:
            assert " ".join(source) == values
            assert set(source.values()) <= set(SOURCES)
    for side in PACK.maps:
        assert len(side.border_sources) == len(side.borders)
        assert set(side.border_sources) <= set(SOURCES)

"""The standard pack holds what the rulebook and public pages say about the printed game."""

from collections import Counter

import pytest

from empires.content.empires_end import RESOURCES, Ability, Reward, load

WHEAT, HAMMER, AXE, COIN = range(4)
CITY, TOWN, ARMY, ROAD, FARM = range(5)

PACK = load()
LOCATIONS = {location.slug: location for location in PACK.locations}
DISASTERS = {disaster.slug: disaster for disaster in PACK.disasters}
ABILITIES = [disaster.ability for disaster in PACK.disasters]


@pytest.mark.rule("EE-SET-5")
def test_an_empire_has_eleven_locations_of_five_kinds() -> None:
    kinds = Counter(location.kind for location in PACK.locations)
    assert kinds == {"city": 1, "town": 2, "army": 2, "road": 3, "farm": 3}


@pytest.mark.rule("EE-SET-5")
def test_location_values_are_unique_and_run_from_3_to_32() -> None:
    values = [location.value for location in PACK.locations]
    assert len(set(values)) == 11
    assert (min(values), max(values)) == (3, 32)


@pytest.mark.parametrize(
    ("slug", "ability"),
    [
        pytest.param("farm-11", Ability("gain", "economy", gain=(0, 1, 0, 0)), id="farm-11"),
        pytest.param("farm-8", Ability("gain", "economy", gain=(0, 0, 1, 0)), id="farm-8"),
        pytest.param("farm-3", Ability("gain", "economy", gain=(1, 0, 0, 0)), id="farm-3"),
        pytest.param(
            "road-14",
            Ability(
                "exchange", "economy", options=((0, 1, 0, 0), (0, 0, 1, 0)), pay=WHEAT, times=2
            ),
            id="road-14",
        ),
        pytest.param("road-9", Ability("refresh_adjacent", "economy"), id="road-9"),
    ],
)
@pytest.mark.rule("EE-ECO-3")
def test_the_rulebook_states_value_and_ability_of_this_location(
    slug: str, ability: Ability
) -> None:
    location = LOCATIONS[slug]
    assert location.ability == ability
    assert location.source["value"] == location.source["ability"] == "rulebook"


@pytest.mark.parametrize(
    ("kind", "abilities"),
    [
        pytest.param("city", [Ability("swap", "industry")], id="city"),
        pytest.param("town", [Ability("build_discount", "industry", hammers=1)] * 2, id="town"),
        pytest.param("army", [Ability("strength", "conflict", strength=2)] * 2, id="army"),
    ],
)
@pytest.mark.rule("EE-IND-8", "EE-IND-3", "EE-CON-2")
def test_all_locations_of_a_kind_have_the_ability_the_rulebook_states(
    kind: str, abilities: list[Ability]
) -> None:
    of_kind = [location for location in PACK.locations if location.kind == kind]
    assert [location.ability for location in of_kind] == abilities
    assert all(location.source["ability"] == "rulebook" for location in of_kind)


@pytest.mark.rule("EE-ECO-3")
def test_two_roads_refresh_their_neighbours() -> None:
    roads = [location.ability.kind for location in PACK.locations if location.kind == "road"]
    assert roads == ["exchange", "refresh_adjacent", "refresh_adjacent"]


def test_the_publisher_names_an_army_of_5_points() -> None:
    assert LOCATIONS["army-5"].source["value"] == "public"


@pytest.mark.rule("EE-IND-6")
@pytest.mark.parametrize(("slug", "hammers"), [("army-5", 4), ("army-4", 5)])
def test_the_two_armies_rebuild_for_what_the_other_is_worth(slug: str, hammers: int) -> None:
    """The rulebook's overview shows 4 and 5 for the one and 5 and 4 for the other: cost, value."""
    assert LOCATIONS[slug].rebuild == hammers
    assert LOCATIONS[slug].source["rebuild"] == "inferred"


@pytest.mark.rule("EE-SET-2")
def test_the_disaster_deck_has_one_card_per_family_and_number() -> None:
    families = (
        "fire",
        "riot",
        "famine",
        "flood",
        "blight",
        "barbarians",
        "plague",
        "earthquake",
    )
    expected = [f"{family}-{number}" for family in families for number in range(1, 12)]
    assert [disaster.slug for disaster in PACK.disasters] == expected


@pytest.mark.rule("EE-DIS-1", "EE-IND-2")
def test_cards_show_one_or_several_bids_never_a_coin_and_cost_1_or_2() -> None:
    assert {len(disaster.bids) for disaster in PACK.disasters} == {1, 2, 3}
    assert {bid for disaster in PACK.disasters for bid in disaster.bids} == {WHEAT, HAMMER, AXE}
    assert {disaster.cost for disaster in PACK.disasters} == {1, 2}


@pytest.mark.parametrize(
    ("slug", "ability"),
    [
        ("plague-5", Ability("points_per_adjacent_destroyed", "economy", points=2)),
        ("plague-8", Ability("points_per_adjacent_destroyed", "end", points=3)),
        ("plague-9", Ability("points_per_adjacent", "end", points=4, location=FARM)),
        ("blight-9", Ability("points_most_destroyed", "end", points=13)),
        ("fire-8", Ability("refresh_adjacent", "industry")),
        ("barbarians-7", Ability("replace", "disaster")),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_rulebook_states_the_ability_of_this_card(slug: str, ability: Ability) -> None:
    assert DISASTERS[slug].ability == ability
    assert DISASTERS[slug].source["ability"] == "rulebook"


@pytest.mark.rule("EE-EX-1")
def test_fire_9_is_averted_with_wheat_and_with_axes() -> None:
    assert {WHEAT, AXE} <= set(DISASTERS["fire-9"].bids)
    assert DISASTERS["fire-9"].source["bids"] == "inferred"


@pytest.mark.parametrize(
    "ability",
    [
        Ability("exchange", "economy", options=((0, 0, 0, 1),), pay=WHEAT, times=3),
        Ability("exchange", "economy", options=((0, 1, 1, 0),), pay=WHEAT),
        Ability("repeat", "economy"),
        Ability("gain_per_adjacent", "economy", gain=(1, 0, 0, 0), location=FARM),
        Ability("rebuild_discount", "industry", hammers=1),
        Ability("move_innovation", "industry"),
        Ability("free_bid", "disaster", resource=WHEAT),
        Ability("free_bid", "disaster", resource=HAMMER),
        Ability("free_bid", "disaster", resource=AXE),
        Ability("strength", "conflict", strength=1),
        Ability("strength_per_adjacent_destroyed", "conflict", strength=1),
        Ability("points_per_destroyed", "end", points=2),
        Ability("points_per_resource", "end", points=1, resource=COIN),
        Ability("copy_end", "end"),
        Ability("gain", "destroyed", gain=(3, 0, 0, 0)),
    ],
    ids=lambda ability: f"{ability.kind}-{ability.resource}-{ability.times}",
)
def test_an_ability_known_without_its_card_is_on_some_card(ability: Ability) -> None:
    assert ability in ABILITIES


@pytest.mark.rule("EE-INN-6")
def test_all_earthquakes_act_on_destruction_and_some_refresh_the_empire() -> None:
    kinds = Counter(d.ability.kind for d in PACK.disasters if d.ability.phase == "destroyed")
    assert sum(kinds.values()) == 11
    assert kinds["refresh_all"] > 1
    assert {d.family for d in PACK.disasters if d.ability.phase == "destroyed"} == {"earthquake"}


@pytest.mark.parametrize(
    ("family", "phases"),
    [
        ("fire", {"industry", "disaster"}),
        ("riot", {"conflict", "disaster", "end"}),
        ("famine", {"disaster", "end"}),
        ("flood", {"economy"}),
        ("blight", {"economy", "industry", "end"}),
    ],
)
def test_a_family_acts_in_the_phases_the_rulebook_says(family: str, phases: set[str]) -> None:
    assert {d.ability.phase for d in PACK.disasters if d.family == family} == phases


def test_everything_about_a_plague_depends_on_its_neighbours() -> None:
    kinds = {d.ability.kind for d in PACK.disasters if d.family == "plague"}
    assert all("adjacent" in kind for kind in kinds)


@pytest.mark.rule("EE-EX-3", "EE-CON-4")
def test_the_first_conflict_card_is_the_one_of_the_rulebook() -> None:
    card = PACK.conflicts[0]
    assert (card.low_to, card.high_from) == (2, 7)
    assert card.low.points < 0
    assert card.high == Reward(points=7, gain=(2, 0, 0, 0))
    assert card.victory == Reward(points=3, gain=(0, 0, 0, 1))
    assert (card.upheaval_rank, card.upheaval_position) == (1, 11)
    assert [card.source[key] for key in ("high", "victory", "upheaval")] == ["rulebook"] * 3


@pytest.mark.rule("EE-SET-2", "EE-CON-6")
def test_eleven_conflicts_move_the_three_most_valuable_locations_everywhere() -> None:
    assert [card.slug for card in PACK.conflicts] == [f"conflict-{n}" for n in range(1, 12)]
    assert {card.upheaval_rank for card in PACK.conflicts} == {1, 2, 3}
    assert sorted(card.upheaval_position for card in PACK.conflicts) == list(range(1, 12))


@pytest.mark.rule("EE-CON-4")
def test_some_conflicts_refresh_and_the_low_band_costs_points() -> None:
    rewards = [r for c in PACK.conflicts for r in (c.low, c.middle, c.high, c.victory)]
    assert any(reward.refresh for reward in rewards)
    assert all(card.low.points < 0 for card in PACK.conflicts)


@pytest.mark.rule("EE-SET-1", "EE-SET-9")
def test_tracks_open_with_disaster_and_economy_and_close_with_a_conflict() -> None:
    for track in (PACK.track_two, PACK.track_more):
        assert len(track) == 26
        assert track[:2] == ("D", "E")
        assert track[-1] == "C"
    assert set(PACK.track_two) == {"D", "E", "I", "C"}
    assert set(PACK.track_more) == {"D", "DD", "E", "I", "C", "EI"}
    assert PACK.track_two[:6] == ("D", "E", "D", "I", "D", "D")


@pytest.mark.rule("EE-COM-1")
def test_the_combined_space_comes_once_and_shortly_before_the_end() -> None:
    assert [n for n, space in enumerate(PACK.track_more, 1) if space == "EI"] == [23]


@pytest.mark.rule("EE-BLZ-1")
def test_blitz_plays_the_last_19_spaces() -> None:
    assert PACK.lightning == 7
    assert len(PACK.track_two[PACK.lightning :]) == 19
    assert len(PACK.track_more[PACK.lightning :]) == 19


def test_every_value_has_one_of_four_sources() -> None:
    sources = {
        "value rebuild ability": [location.source for location in PACK.locations],
        "bids cost ability": [disaster.source for disaster in PACK.disasters],
        "low middle high victory upheaval": [conflict.source for conflict in PACK.conflicts],
        "two more lightning": [PACK.source],
    }
    for values, of_cards in sources.items():
        for source in of_cards:
            assert " ".join(source) == values
            assert set(source.values()) <= {"rulebook", "public", "inferred", "reconstructed"}


@pytest.mark.rule("EE-RES-1")
def test_resources_are_wheat_hammer_axe_coin() -> None:
    assert RESOURCES == ("wheat", "hammer", "axe", "coin")

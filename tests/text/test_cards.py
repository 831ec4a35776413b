"""Card texts: generated for every card of the pack, right in both languages."""

import pytest

from empires.content.empires_end import Ability, Conflict, Disaster, Location, Reward, load
from empires.content.empires_end.abilities import KINDS
from empires.text.catalogue import Words
from empires.text.empires_end.cards import (
    ability_text,
    band_text,
    conflict_lines,
    disaster_lines,
    location_lines,
    notes,
    reward_text,
    upheaval_text,
)
from empires.text.empires_end.rendering import render_card

PACK = load()
ABILITIES = [location.ability for location in PACK.locations]
ABILITIES += [card.ability for card in PACK.disasters]


@pytest.mark.parametrize("card", PACK.disasters, ids=lambda card: card.slug)
def test_every_disaster_card_has_a_text(card: Disaster, both: Words) -> None:
    """Name, position, bids, cost and ability."""
    lines = disaster_lines(card, both, notes(both, sources=True))
    assert len(lines) == 5
    assert str(card.number) in lines[0]
    assert all(lines)


@pytest.mark.parametrize("location", PACK.locations, ids=lambda location: location.slug)
def test_every_location_has_a_text(location: Location, both: Words) -> None:
    lines = location_lines(location, both, notes(both, sources=True))
    assert len(lines) == 4
    assert str(location.rebuild) in lines[2]


@pytest.mark.parametrize("card", PACK.conflicts, ids=lambda card: card.slug)
def test_every_conflict_card_has_a_text(card: Conflict, both: Words) -> None:
    """Name, three bands, victory bonus and upheaval."""
    assert len(conflict_lines(card, both, notes(both, sources=True))) == 6


def test_every_kind_of_ability_is_worded_in_every_phase_it_may_act(both: Words) -> None:
    """Also those that no card of the standard pack has."""
    for name, kind in KINDS.items():
        for phase in kind.phases:
            ability = Ability(
                name,
                phase,
                gain=(1, 0, 0, 0),
                options=((0, 1, 0, 0),) if name == "exchange" else (),
                pay=0,
                points=1,
                strength=1,
                hammers=1,
                resource=0,
                location=0,
            )
            assert ability_text(ability, both).endswith(".")


def worded(words: Words, kind: str, **wanted: int) -> str:
    """The text of the first ability of the pack that is like this."""
    found = next(
        ability
        for ability in ABILITIES
        if ability.kind == kind and all(getattr(ability, k) == v for k, v in wanted.items())
    )
    return ability_text(found, words)


def test_english_abilities(en: Words) -> None:
    farm = worded(en, "gain_per_adjacent", location=4)
    assert farm == "Economy: gain 1 wheat for each adjacent healthy Farm."
    assert worded(en, "exchange", times=2) == (
        "Economy: exchange 1 wheat for 1 hammer or 1 axe, up to twice."
    )
    assert worded(en, "points_most_destroyed") == (
        "End of the game: gain 13 points if nobody has more destroyed locations than you."
    )
    assert worded(en, "strength", strength=2) == "Conflict: +2 strength."


@pytest.mark.parametrize(
    ("location", "neighbour"),
    [
        (0, "jede angrenzende unversehrte Stadt"),
        (1, "jedes angrenzende unversehrte Dorf"),
        (2, "jede angrenzende unversehrte Armee"),
        (3, "jede angrenzende unversehrte Straße"),
        (4, "jeden angrenzenden unversehrten Hof"),
    ],
)
def test_german_neighbours_have_their_gender(location: int, neighbour: str, de: Words) -> None:
    ability = Ability("gain_per_adjacent", "economy", gain=(1, 0, 0, 0), location=location)
    assert ability_text(ability, de) == f"Wirtschaft: Du erhältst 1 Weizen für {neighbour}."


@pytest.mark.parametrize(
    ("resource", "held", "averting"),
    [
        (0, "jeden Weizen, den", "Weizen"),
        (1, "jeden Hammer, den", "ein Hammer"),
        (2, "jede Axt, die", "eine Axt"),
        (3, "jede Münze, die", None),
    ],
)
def test_german_resources_have_their_gender(
    resource: int, held: str, averting: str | None, de: Words
) -> None:
    ability = Ability("points_per_resource", "end", points=1, resource=resource)
    assert ability_text(ability, de) == f"Endwertung: Du erhältst 1 Punkt für {held} du besitzt."
    if averting is not None:
        free = Ability("free_bid", "disaster", resource=resource)
        assert f"wogegen {averting} hilft" in ability_text(free, de)


def test_german_abilities(de: Words) -> None:
    assert worded(de, "exchange", times=3) == (
        "Wirtschaft: Du tauschst bis zu dreimal 1 Weizen gegen 1 Münze."
    )
    assert worded(de, "points_per_destroyed") == (
        "Endwertung: Du erhältst 2 Punkte für jeden zerstörten Ort deines Reichs."
    )
    assert worded(de, "build_discount") == (
        "Industrie: Eine Karte, die du ausspielst, kostet 1 Hammer weniger."
    )
    refresh = Ability("refresh_all", "destroyed")
    assert ability_text(refresh, de) == (
        "Wird dieser Ort zerstört: Du erneuerst alle erschöpften Fähigkeiten deines Reichs."
    )


def test_each_value_says_where_it_comes_from(en: Words, de: Words) -> None:
    assert render_card("farm-11", en) == [
        "Farm 11",
        "Worth: 11 points (stated in the rulebook)",
        "Rebuilding costs: 5 hammers (worked out from what is known)",
        "Economy: gain 1 hammer. (stated in the rulebook)",
    ]
    assert render_card("farm-11", de)[2] == (
        "Kosten beim Wiederaufbau: 5 Hämmer (aus Bekanntem erschlossen)"
    )


@pytest.mark.rule("EE-CON-4", "EE-CON-5", "EE-CON-6")
def test_a_conflict_card_in_words(en: Words, de: Words) -> None:
    """The card of the rulebook's example."""
    card = PACK.conflicts[0]
    assert [band_text(card, band, en) for band in ("low", "middle", "high", "victory")] == [
        "Strength up to 2: lose 3 points",
        "Strength 3 to 6: gain 3 points and 1 wheat",
        "Strength 7 or more: gain 7 points and 2 wheat",
        "Highest strength, also: gain 3 points and 1 coin",
    ]
    assert upheaval_text(card, de) == (
        "Alle anderen vertauschen ihren wertvollsten unversehrten Ort mit Position 11"
    )


@pytest.mark.rule("EE-CON-9")
def test_the_manual_ignores_the_rank_of_the_upheaval(en: Words) -> None:
    third = next(card for card in PACK.conflicts if card.upheaval_rank == 3)
    assert "third most valuable" in upheaval_text(third, en)
    assert "the most valuable" in upheaval_text(third, en, "manual")


@pytest.mark.parametrize(
    ("reward", "english", "german"),
    [
        (Reward(), "nothing", "nichts"),
        (Reward(-1), "lose 1 point", "1 Punkt verlieren"),
        (
            Reward(2, (0, 0, 0, 1), 1),
            "gain 2 points and 1 coin, refresh 1 exhausted ability",
            "2 Punkte und 1 Münze erhalten, 1 erschöpfte Fähigkeit erneuern",
        ),
        (
            Reward(-2, (1, 0, 0, 0), 2),
            "lose 2 points, gain 1 wheat, refresh 2 exhausted abilities",
            "2 Punkte verlieren, 1 Weizen erhalten, 2 erschöpfte Fähigkeiten erneuern",
        ),
    ],
)
def test_rewards(reward: Reward, english: str, german: str, en: Words, de: Words) -> None:
    assert reward_text(reward, en) == english
    assert reward_text(reward, de) == german


def test_a_middle_band_of_one_strength_names_just_that(en: Words) -> None:
    nothing = Reward()
    card = Conflict(1, 2, 4, nothing, Reward(1), nothing, nothing, 1, 1, {})
    assert band_text(card, "middle", en) == "Strength 3: gain 1 point"

"""Fire, riot, famine and flood: every card does what its data says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from empires.content.empires_end import RESOURCES, Disaster
from tests.empires_end.kit import (
    destroyed,
    empire,
    exhausted,
    game,
    held,
    holding,
    innovations,
    may,
    named,
    offers,
    pack,
    phase,
    play,
    position,
)


def cards(family: str) -> list[Any]:
    return [pytest.param(c, id=c.slug) for c in pack.disasters if c.family == family]


def at(card: Disaster, place: int = 2, **seat: Any) -> dict[str, Any]:
    """An empire with this innovation."""
    return {"innovations": {str(place): [card.slug]}, **seat}


# ---- what each kind of ability should do -------------------------------------------------------


def swaps(card: Disaster) -> None:
    """Any two locations, once a phase, whether its own is among them or not."""
    for pair in ([1, 11], [2, 3]):
        p = position(phase="industry", seats=[at(card)])
        before = empire(p, 0)["order"]
        play(p, 0, "use", card=card.slug)
        play(p, 0, "swap", positions=pair)
        one, other = pair
        before[one - 1], before[other - 1] = before[other - 1], before[one - 1]
        assert empire(p, 0)["order"] == before
        assert not may(p, 0, "use", card=card.slug)


def moves_an_innovation(card: Disaster) -> None:
    """One card, its own included, to a location with the fewest; once a phase."""
    seat = {"innovations": {"2": [card.slug], "5": ["blight-1"]}}
    for lifted, origin in (("blight-1", 5), (card.slug, 2)):
        p = position(phase="industry", seats=[seat])
        play(p, 0, "use", card=card.slug)
        play(p, 0, "lift", card=lifted)
        assert offers(p, 0, "place", "position") == [1, 3, 4, 6, 7, 8, 9, 10, 11]
        play(p, 0, "place", position=11)
        assert innovations(p, 0)[11] == [lifted]
        assert origin not in innovations(p, 0)
        assert not may(p, 0, "use", card=card.slug)


def saves_on_rebuilding(card: Disaster) -> None:
    """Its hammers off the price of a neighbour's rebuild, and of no other location's."""
    saved = card.ability.hammers
    for place, ruin, saving in ((3, 4, saved), (5, 4, saved), (6, 4, 0), (2, 4, 0)):
        seat = at(card, place, destroyed=[ruin], resources=holding(hammer=9))
        p = position(phase="industry", seats=[seat])
        play(p, 0, "rebuild", position=ruin)
        assert held(p, 0) == holding(hammer=9 - (4 - saving))
    ruined = at(card, 3, destroyed=[3, 4], resources=holding(hammer=9))
    p = position(phase="industry", seats=[ruined])
    play(p, 0, "rebuild", position=4)
    assert held(p, 0) == holding(hammer=5)


def saves_on_building(card: Disaster) -> None:
    """With both Towns in ruins it makes one card a hammer cheaper, and only one."""
    seat = at(card, 1, destroyed=[2, 3], hand=["riot-1", "riot-3"], resources=holding(hammer=5))
    p = position(phase="industry", seats=[seat])
    for built, hammers in (("riot-1", 5), ("riot-3", 4)):
        play(p, 0, "build", card=built)
        play(p, 0, "place", position=offers(p, 0, "place", "position")[0])
        assert held(p, 0) == holding(hammer=hammers)


def refreshes_its_neighbours(card: Disaster) -> None:
    """In the industry phase, on both sides, ruins too; not at its own location or further off."""
    tired = {
        "3": ["famine-1"], "4": ["famine-2"], "5": ["famine-4"], "6": ["famine-5"],
    }  # fmt: skip
    seat = {
        "innovations": {**tired, "5": ["famine-4", card.slug]},
        "exhausted": ["famine-1", "famine-2", "famine-4", "famine-5"],
        "destroyed": [6],
    }
    p = position(phase="industry", seats=[seat])
    play(p, 0, "use", card=card.slug)
    assert exhausted(p, 0) == ["famine-1", "famine-4"]
    assert not may(p, 0, "use", card=card.slug)


def averts_for_free(card: Disaster) -> None:
    """Every disaster that shows its resource, and no other; it is exhausted by it."""
    kind = card.ability.resource
    for threat in pack.disasters:
        if threat.slug == card.slug:
            continue
        p = position(disasters=[{"card": threat.slug}], seats=[at(card, 1)])
        assert may(p, 0, "use", card=card.slug) == (kind in threat.bids)
    p = position(disasters=[{"card": "fire-10"}], seats=[at(card, resources=holding())])
    play(p, 0, "use", card=card.slug)
    assert (p.to_move, exhausted(p, 0)) == ([1], [card.slug])
    assert game.view(p, None).disasters[0].pot == {}


def strengthens(card: Disaster) -> None:
    """Its strength while its location is healthy, added to that of the Armies."""
    for ruins, strength in (([], 4 + card.ability.strength), ([2], 4)):
        p = position(phase="conflict", seats=[at(card, destroyed=ruins)])
        assert game.view(p, None).seats[0].strength == strength


def scores_per_resource(card: Disaster) -> None:
    """Points at the end for what is held of its resource, and of no other."""
    for resource, name in enumerate(RESOURCES):
        seat = at(card, resources=holding(**{name: 5}))
        p = position(over=True, seats=[seat, {}])
        expected = 5 * card.ability.points if resource == card.ability.resource else 0
        assert p.scores()[0] - p.scores()[1] == expected
    ruined = position(over=True, seats=[at(card, 11, destroyed=[11]), {"destroyed": [11]}])
    assert ruined.scores()[0] == ruined.scores()[1]


def gives_resources(card: Disaster) -> None:
    """What it shows, once each economy phase, and nothing in ruins or in industry."""
    p = position(phase="economy", seats=[at(card, resources=holding())])
    (gained,) = named(play(p, 0, "use", card=card.slug), "gained")
    shown = dict(zip(RESOURCES, card.ability.gain, strict=True))
    assert held(p, 0) == shown
    assert gained.gain == {name: n for name, n in shown.items() if n}
    assert not may(p, 0, "use", card=card.slug)
    assert not may(position(phase="economy", seats=[at(card, destroyed=[2])]), 0, "use",
                   card=card.slug)  # fmt: skip
    assert not may(position(phase="industry", seats=[at(card)]), 0, "use", card=card.slug)


DOES: dict[tuple[str, str], Callable[[Disaster], None]] = {
    ("swap", "industry"): swaps,
    ("move_innovation", "industry"): moves_an_innovation,
    ("rebuild_discount", "industry"): saves_on_rebuilding,
    ("build_discount", "industry"): saves_on_building,
    ("refresh_adjacent", "industry"): refreshes_its_neighbours,
    ("free_bid", "disaster"): averts_for_free,
    ("strength", "conflict"): strengthens,
    ("points_per_resource", "end"): scores_per_resource,
    ("gain", "economy"): gives_resources,
}


def does_what_it_says(card: Disaster) -> None:
    DOES[card.ability.kind, card.ability.phase](card)


# ---- the families -----------------------------------------------------------------------------


@pytest.mark.rule("EE-IND-3", "EE-IND-8", "EE-IND-9", "EE-DIS-9")
@pytest.mark.parametrize("card", cards("fire"))
def test_every_fire_arranges_saves_hammers_or_averts_as_it_says(card: Disaster) -> None:
    """Swapping, moving, cheaper rebuilding and building, refreshing, or a hammer's free bid."""
    does_what_it_says(card)


@pytest.mark.rule("EE-CON-2", "EE-DIS-9", "EE-END-2")
@pytest.mark.parametrize("card", cards("riot"))
def test_every_riot_gives_strength_or_counts_axes_as_it_says(card: Disaster) -> None:
    """Strength, an axe's free bid, or points for axes at the end."""
    does_what_it_says(card)


@pytest.mark.rule("EE-DIS-9", "EE-END-2")
@pytest.mark.parametrize("card", cards("famine"))
def test_every_famine_averts_for_wheat_or_counts_it_as_it_says(card: Disaster) -> None:
    """A wheat's free bid, or points for wheat at the end."""
    does_what_it_says(card)


@pytest.mark.rule("EE-ECO-1", "EE-ECO-2")
@pytest.mark.parametrize("card", cards("flood"))
def test_every_flood_brings_the_resources_it_says(card: Disaster) -> None:
    """Once in each economy phase."""
    does_what_it_says(card)


@pytest.mark.rule("EE-DIS-1", "EE-DIS-2", "EE-DIS-5")
@pytest.mark.parametrize("card", pack.disasters, ids=lambda card: card.slug)
def test_every_card_destroys_the_position_of_its_number_and_becomes_an_innovation(
    card: Disaster,
) -> None:
    """All 88: whoever takes it loses that position and has the card afterwards."""
    p = position(disasters=[{"card": card.slug}])
    play(p, 0, "take", disaster=0)
    assert destroyed(p, 0) == [card.number]
    play(p, 0, "place", position=11 if card.number < 11 else 10)
    assert innovations(p, 0) == {11 if card.number < 11 else 10: [card.slug]}
    assert phase(p) == "economy"


@pytest.mark.rule("EE-IND-2")
@pytest.mark.parametrize("card", pack.disasters, ids=lambda card: card.slug)
def test_every_card_costs_what_it_shows_to_build(card: Disaster) -> None:
    """All 88: one hammer or two without a Town, and one hammer too few builds nothing."""
    seat = {"hand": [card.slug], "destroyed": [2, 3]}
    p = position(phase="industry", seats=[{**seat, "resources": holding(hammer=5)}])
    play(p, 0, "build", card=card.slug)
    play(p, 0, "place", position=1)
    assert held(p, 0) == holding(hammer=5 - card.cost)
    poor = position(phase="industry", seats=[{**seat, "resources": holding(hammer=card.cost - 1)}])
    assert not may(poor, 0, "build", card=card.slug)

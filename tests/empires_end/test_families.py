"""Blight, barbarians, plague and earthquake: every card does what its data says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from empires.content.empires_end import LOCATION_KINDS, Disaster
from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.moves import Exchange
from empires.shapes.empires_end.words import Resource
from empires.table.empires_end.names import RESOURCES
from tests.empires_end.kit import (
    ROW,
    exhausted,
    held,
    holding,
    legal,
    may,
    named,
    offers,
    pack,
    play,
    position,
    score,
    written,
)

ALL = list(range(1, 12))
ME = 1
RIVAL: dict[str, Any] = {"order": list(reversed(ROW))}
"""The empire in the first seat lies the other way round than mine in the second."""


def cards(family: str) -> list[Any]:
    return [pytest.param(c, id=c.slug) for c in pack.disasters if c.family == family]


def at(card: Disaster, place: int = 2, **seat: Any) -> dict[str, Any]:
    """An empire with this innovation."""
    return {"innovations": {str(place): [card.slug]}, **seat}


def amounts(values: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(RESOURCES, values, strict=True))


def plus(before: dict[str, int], more: dict[str, int], times: int = 1) -> dict[str, int]:
    return {name: before[name] + times * more[name] for name in before}


def row_around(kind: str) -> list[str]:
    """A row whose positions 1 and 3 are of a kind, with a location of another kind between."""
    beside = [slug for slug in ROW if slug.startswith(kind)][:2]
    others = [slug for slug in ROW if not slug.startswith(kind)]
    rest = [slug for slug in ROW if slug not in (*beside, others[0])]
    return [beside[0], others[0], beside[1], *rest]


def worth(
    card: Disaster, place: int = 2, *, rival: dict[str, Any] | None = None, **seat: Any
) -> int:
    """What the card adds to the final score, compared with the same empire without it."""
    first = {**RIVAL, **(rival or {})}
    with_it = position(over=True, seats=[first, at(card, place, **seat)])
    without = position(over=True, seats=[first, seat])
    return with_it.scores()[ME] - without.scores()[ME]


# ---- what each kind of ability should do -------------------------------------------------------


def scores_points(card: Disaster) -> None:
    """Points outright in its phase, once, and none while its location is destroyed."""
    phase = card.ability.phase
    p = position(phase=phase, seats=[RIVAL, at(card)])
    play(p, ME, "use", card=card.slug)
    assert score(p, ME) == card.ability.points > 0
    assert not may(p, ME, "use", card=card.slug)
    ruined = position(phase=phase, seats=[RIVAL, at(card, destroyed=[2])])
    assert not may(ruined, ME, "use", card=card.slug)
    other = position(
        phase="economy" if phase == "industry" else "industry", seats=[RIVAL, at(card)]
    )
    assert not may(other, ME, "use", card=card.slug)


def exchanges(card: Disaster) -> None:
    """The named resource or a coin for one of its outputs, as often as it shows."""
    ability = card.ability
    pay = RESOURCES[ability.pay]
    coin: Resource = "coin"
    gains: list[dict[Resource, int]] = [
        {name: n for name, n in zip(RESOURCES, option, strict=True) if n}
        for option in ability.options
    ]
    offered = position(
        phase="economy", seats=[RIVAL, at(card, resources=holding(coin=1, **{pay: 1}))]
    )
    play(offered, ME, "use", card=card.slug)
    assert sorted(legal(offered, ME), key=str) == sorted(
        (Exchange(paid, gain) for paid in (pay, coin) for gain in gains),
        key=str,
    )
    for paid in (pay, "coin"):
        for option, gain in zip(ability.options, gains, strict=True):
            p = position(phase="economy", seats=[RIVAL, at(card, resources=holding(**{paid: 9}))])
            for _ in range(ability.times):
                before = held(p, ME)
                play(p, ME, "use", card=card.slug)
                play(p, ME, "exchange", pay=paid, gain=gain)
                assert held(p, ME) == plus(plus(before, amounts(option)), holding(**{paid: -1}))
            assert not may(p, ME, "use", card=card.slug)
    poor = position(phase="economy", seats=[RIVAL, at(card, resources=holding(hammer=9, axe=9))])
    assert not may(poor, ME, "use", card=card.slug)


def repeats(card: Disaster) -> None:
    """Another economy ability may be used once more; the repeat itself is then spent."""
    p = position(phase="economy", seats=[RIVAL, at(card, resources=holding())])
    play(p, ME, "use", location="farm-11")
    assert not may(p, ME, "use", location="farm-11")
    play(p, ME, "use", card=card.slug)
    play(p, ME, "repeat", location="farm-11")
    play(p, ME, "use", location="farm-11")
    assert held(p, ME) == holding(hammer=2)
    assert not may(p, ME, "use", location="farm-11")
    assert not may(p, ME, "use", card=card.slug)
    ruined = position(phase="economy", seats=[RIVAL, at(card, destroyed=[2])])
    assert not may(ruined, ME, "use", card=card.slug)


def replaces(card: Disaster) -> None:
    """The open disaster goes into the deck, the top card takes its place and its bids."""
    p = position(
        turn=ME,
        disasters=[{"card": "flood-6", "pot": {"axe": 1}}],
        deck=["riot-3"],
        seats=[RIVAL, at(card)],
    )
    play(p, ME, "use", card=card.slug)
    assert written(p)["disasters"] == [{"disaster": 0, "card": "riot-3", "pot": {"axe": 1}}]
    assert "flood-6" in written(p)["deck"]
    assert exhausted(p, ME) == [card.slug]
    assert not may(p, ME, "use", card=card.slug)


def gains_per_neighbour(card: Disaster) -> None:
    """As often as healthy neighbours of its kind stand when it is used."""
    kind = LOCATION_KINDS[card.ability.location]
    gain = amounts(card.ability.gain)
    for fallen, count in (([], 2), ([1], 1), ([3], 1)):
        seat = at(card, order=row_around(kind), destroyed=fallen, resources=holding())
        p = position(phase="economy", seats=[RIVAL, seat])
        play(p, ME, "use", card=card.slug)
        assert held(p, ME) == plus(holding(), gain, count)
        assert not may(p, ME, "use", card=card.slug)
    for fallen in ([1, 3], [2]):
        p = position(
            phase="economy", seats=[RIVAL, at(card, order=row_around(kind), destroyed=fallen)]
        )
        assert not may(p, ME, "use", card=card.slug)


def scores_per_ruin_beside(card: Disaster) -> None:
    """Points for each destroyed neighbour, when used or at the end; its own place must stand."""
    points = card.ability.points
    for place, fallen, count in ((2, [1, 3], 2), (2, [1], 1), (1, [2, 11], 1), (11, [1, 10], 1)):
        if card.ability.phase == "end":
            assert worth(card, place, destroyed=fallen) == count * points
        else:
            p = position(phase="economy", seats=[RIVAL, at(card, place, destroyed=fallen)])
            play(p, ME, "use", card=card.slug)
            assert score(p, ME) == count * points
    if card.ability.phase == "end":
        assert worth(card, 2, destroyed=[1, 2, 3]) == 0
    else:
        for fallen in ([], [1, 2, 3]):
            p = position(phase="economy", seats=[RIVAL, at(card, destroyed=fallen)])
            assert not may(p, ME, "use", card=card.slug)


def scores_per_neighbour(card: Disaster) -> None:
    """Points at the end for each healthy neighbour of its kind."""
    order = row_around(LOCATION_KINDS[card.ability.location])
    for fallen, count in (([], 2), ([1], 1), ([3], 1), ([1, 3], 0), ([2], 0)):
        assert worth(card, order=order, destroyed=fallen) == count * card.ability.points


def scores_per_resource(card: Disaster) -> None:
    """Points at the end for what is held of its resource, and of no other."""
    named_one = RESOURCES[card.ability.resource]
    assert worth(card, resources=holding(**{named_one: 6})) == 6 * card.ability.points
    others = {name: 5 for name in RESOURCES if name != named_one}
    assert worth(card, resources=holding(**others)) == 0


def scores_per_ruin(card: Disaster) -> None:
    for fallen in ([], [1], [3, 5, 11]):
        assert worth(card, destroyed=fallen) == len(fallen) * card.ability.points
    assert worth(card, destroyed=[2, 3]) == 0


def scores_for_most_ruins(card: Disaster) -> None:
    for mine, theirs, won in (([1, 3], [1], True), ([1], [4], True), ([1], [4, 5], False)):
        expected = card.ability.points if won else 0
        assert worth(card, rival={"destroyed": theirs}, destroyed=mine) == expected


def copies_the_best(card: Disaster) -> None:
    """Worth as much as the best other end-of-game ability, here 6 coins against 2 ruins."""
    placed = {"2": [card.slug, "barbarians-10", "blight-3"]}
    seat = {"innovations": placed, "destroyed": [1, 3], "resources": holding(coin=6)}
    p = position(over=True, seats=[RIVAL, seat])
    placed["2"].remove(card.slug)
    without = position(over=True, seats=[RIVAL, seat])
    assert p.scores()[ME] - without.scores()[ME] == 6


def strengthens_beside_ruins(card: Disaster) -> None:
    """Strength for each destroyed neighbour, while its own location is healthy."""
    for fallen, count in (([], 0), ([1], 1), ([1, 3], 2), ([1, 2, 3], 0)):
        p = position(conflict="conflict-1", seats=[RIVAL, at(card, destroyed=fallen)])
        for seat in (0, 1):
            play(p, seat, "bid_axes", axes=0)
            events = play(p, seat, "bid_coins", coins=0)
        theirs, mine = named(events, "opened_bid")
        assert mine.strength - theirs.strength == count * card.ability.strength


def shaken(card: Disaster, **seat: Any) -> EmpiresEnd:
    """I have taken a disaster that destroyed the location where the earthquake lies."""
    p = position(turn=ME, disasters=[{"card": "fire-2"}], seats=[RIVAL, at(card, **seat)])
    events = play(p, ME, "take", disaster=0)
    assert [event.card for event in named(events, "triggered")] == [card.slug]
    return p


def pays_when_destroyed(card: Disaster) -> None:
    """Resources at the moment of destruction, at once and without asking."""
    p = shaken(card, resources=holding(wheat=1, coin=9))
    assert held(p, ME) == plus(holding(wheat=1, coin=9), amounts(card.ability.gain))
    assert score(p, ME) == 0


def scores_when_destroyed(card: Disaster) -> None:
    p = shaken(card, resources=holding(coin=9))
    assert score(p, ME) == card.ability.points > 0
    assert held(p, ME) == holding(coin=9)


def refreshes_when_destroyed(card: Disaster) -> None:
    """Every marker of the empire, near and far, at healthy and at destroyed locations."""
    tired = {"1": ["fire-5"], "7": ["riot-2", "riot-7"], "11": ["famine-1"]}
    seat = {
        "innovations": {**tired, "2": [card.slug]},
        "exhausted": ["fire-5", "riot-2", "riot-7", "famine-1"],
        "destroyed": [11],
    }
    rival = {"innovations": {"1": ["famine-2"]}, "exhausted": ["famine-2"]}
    p = position(turn=ME, disasters=[{"card": "fire-2"}], seats=[rival, seat])
    play(p, ME, "take", disaster=0)
    assert exhausted(p, ME) == []
    assert exhausted(p, 0) == ["famine-2"]


DOES: dict[tuple[str, str], Callable[[Disaster], None]] = {
    ("points", "economy"): scores_points,
    ("points", "industry"): scores_points,
    ("points", "destroyed"): scores_when_destroyed,
    ("gain", "destroyed"): pays_when_destroyed,
    ("refresh_all", "destroyed"): refreshes_when_destroyed,
    ("exchange", "economy"): exchanges,
    ("repeat", "economy"): repeats,
    ("replace", "disaster"): replaces,
    ("gain_per_adjacent", "economy"): gains_per_neighbour,
    ("points_per_adjacent_destroyed", "economy"): scores_per_ruin_beside,
    ("points_per_adjacent_destroyed", "end"): scores_per_ruin_beside,
    ("points_per_adjacent", "end"): scores_per_neighbour,
    ("points_per_resource", "end"): scores_per_resource,
    ("points_per_destroyed", "end"): scores_per_ruin,
    ("points_most_destroyed", "end"): scores_for_most_ruins,
    ("copy_end", "end"): copies_the_best,
    ("strength_per_adjacent_destroyed", "conflict"): strengthens_beside_ruins,
}


def does_what_it_says(card: Disaster) -> None:
    DOES[card.ability.kind, card.ability.phase](card)


# ---- the families -----------------------------------------------------------------------------


@pytest.mark.rule("EE-ECO-6", "EE-IND-9", "EE-END-2")
@pytest.mark.parametrize("card", cards("blight"))
def test_every_blight_scores_what_it_says(card: Disaster) -> None:
    """Points in the economy or industry phase, or at the end for destroyed locations."""
    does_what_it_says(card)


@pytest.mark.rule("EE-ECO-4", "EE-ECO-5", "EE-DIS-10", "EE-END-2")
@pytest.mark.parametrize("card", cards("barbarians"))
def test_every_barbarians_card_trades_repeats_or_replaces_as_it_says(card: Disaster) -> None:
    """Wheat traded, abilities used twice, the open disaster replaced, coins at the end."""
    does_what_it_says(card)


@pytest.mark.rule("EE-ECO-6", "EE-ECO-7", "EE-CON-2", "EE-END-2")
@pytest.mark.parametrize("card", cards("plague"))
def test_every_plague_counts_its_neighbours_as_it_says(card: Disaster) -> None:
    """Resources, points or strength by what lies beside it."""
    does_what_it_says(card)


@pytest.mark.rule("EE-INN-6")
@pytest.mark.parametrize("card", cards("earthquake"))
def test_every_earthquake_acts_when_its_location_is_destroyed(card: Disaster) -> None:
    """And never at any other time: nothing of it can be used by choice."""
    does_what_it_says(card)
    for phase in ("economy", "industry", "disaster"):
        p = position(phase=phase, first_player=ME, seats=[RIVAL, at(card)])
        assert legal(p, ME) != []
        assert card.slug not in offers(p, ME, "use", "card")


@pytest.mark.rule("EE-INN-6", "EE-INN-4")
def test_an_earthquake_acts_again_each_time_its_location_was_rebuilt_and_destroyed() -> None:
    """EmpiresEnd 2 falls on space 3, is rebuilt on space 4 and falls again on space 5."""
    hands = ["riot-1", "riot-2", "riot-3", "riot-4"], ["riot-5", "riot-6", "riot-7", "riot-8"]
    five = {"innovations": {"2": ["earthquake-5"]}, "resources": holding(coin=20)}
    p = position(
        space=3,
        turn=ME,
        disasters=[{"card": "fire-2"}],
        deck=["flood-2"],
        seats=[{"hand": hands[1]}, {**five, "hand": hands[0]}],
    )
    play(p, ME, "take", disaster=0)
    assert score(p, ME) == 5
    play(p, ME, "place", position=1)
    play(p, ME, "rebuild", position=2)
    play(p, ME, "done")
    play(p, 0, "done")
    assert score(p, ME) == 5
    play(p, ME, "take", disaster=0)
    assert score(p, ME) == 10


@pytest.mark.rule("EE-INN-6", "EE-DIS-5")
@pytest.mark.parametrize("number", [5, 9, 11])
def test_an_earthquake_just_taken_does_not_act_on_its_own_destruction(number: int) -> None:
    """It is placed after the location fell."""
    p = position(turn=ME, disasters=[{"card": f"earthquake-{number}"}], seats=[RIVAL, {}])
    events = play(p, ME, "take", disaster=0)
    assert named(events, "triggered") == []
    assert score(p, ME) == 0


@pytest.mark.rule("EE-INN-6")
def test_only_the_earthquake_at_the_destroyed_location_acts() -> None:
    """Two under it act both; one next door and one at a ruin stay quiet."""
    placed = {
        "1": ["earthquake-9"],
        "2": ["earthquake-5", "earthquake-11"],
        "4": ["earthquake-4"],
    }
    p = position(
        turn=ME,
        disasters=[{"card": "fire-2"}],
        seats=[RIVAL, {"innovations": placed, "destroyed": [4]}],
    )
    events = play(p, ME, "take", disaster=0)
    triggered = [event.card for event in named(events, "triggered")]
    assert triggered == ["earthquake-5", "earthquake-11"]
    assert score(p, ME) == 10


@pytest.mark.rule("EE-SET-2", "EE-SET-10")
def test_these_families_have_eleven_cards_each_numbered_one_to_eleven() -> None:
    """So no card of them is left out above."""
    for family in ("blight", "barbarians", "plague", "earthquake"):
        assert [c.number for c in pack.disasters if c.family == family] == ALL

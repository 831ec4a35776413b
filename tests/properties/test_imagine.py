"""Imagined positions keep what a seat knows, and are as different as what it does not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Any, Final

import pytest
from hypothesis import given, settings

from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.random import Random, seeded
from empires.table.game import Written
from tests.properties.machine import MOST_DECISIONS, seeds
from tests.properties.moments import moments
from tests.properties.walks import game, hidden_cards, onlookers, pack, play_at_random

# What everybody sees of an empire, and what an attentive player has counted (EE-RES-3).
KNOWN: Final = ("score", "resources", "order", "destroyed", "innovations", "exhausted", "used")
KNOWN_OF_ALL: Final = (
    "players", "variant", "ruleset", "open_resources", "over", "space", "first_player",
    "disasters", "decided", "discards", "conflict", "bids_opened", "draws", "returned",
)  # fmt: skip
BIDS: Final = {"resources": {"axe": 3, "coin": 2}}

quick = settings(deadline=None, derandomize=True, max_examples=50)


def imagined(p: EmpiresEnd, seat: int | None, times: int) -> Iterator[Written]:
    """Many positions this seat could be in."""
    random = seeded([4, 5, 6])
    for _ in range(times):
        yield game.dump(game.imagine(p, seat, random))


def evenly(found: Iterable[Any], kinds: int) -> bool:
    """Whether all kinds turn up, none more or less often than chance explains."""
    counts = Counter(found)
    usual = counts.total() / kinds
    return len(counts) == kinds and all(
        abs(n - usual) < 5 * sqrt(usual)  # five standard deviations: once in a million
        for n in counts.values()
    )


@pytest.mark.rule("EE-VIS-1", "EE-VIS-2")
@quick
@given(moments(), seeds)
def test_an_imagined_position_keeps_all_that_the_seat_knows(p: EmpiresEnd, random: Random) -> None:
    truth = game.dump(p)
    for seat in onlookers(p):
        other = game.dump(game.imagine(p, seat, random))
        assert [other[key] for key in KNOWN_OF_ALL] == [truth[key] for key in KNOWN_OF_ALL]
        assert set(other["conflict_deck"]) == set(truth["conflict_deck"])
        assert sorted(hidden_cards(other, seat)) == sorted(hidden_cards(truth, seat))
        for i, (theirs, real) in enumerate(zip(other["seats"], truth["seats"], strict=True)):
            assert [theirs[key] for key in KNOWN] == [real[key] for key in KNOWN]
            assert len(theirs["hand"]) == len(real["hand"])
            assert (theirs["deciding"]["stage"] == "idle") == (real["deciding"]["stage"] == "idle")
            assert theirs == real or i != seat


@pytest.mark.rule("EE-VIS-3")
@quick
@given(moments(), seeds)
def test_an_imagined_position_has_a_random_source_of_its_own(p: EmpiresEnd, random: Random) -> None:
    """Otherwise whoever searches in it could foresee the shuffles and draws to come."""
    one, other = (game.dump(game.imagine(p, 0, random))["random"] for _ in range(2))
    assert len({tuple(one), tuple(other), tuple(game.dump(p)["random"])}) == 3


@quick
@given(moments(), seeds)
def test_an_imagined_position_can_be_played_to_its_end(p: EmpiresEnd, random: Random) -> None:
    for seat in onlookers(p)[-2:]:
        q = game.imagine(p, seat, random)
        assert q.fault() == ""
        for _ in range(MOST_DECISIONS):
            if q.over:
                break
            play_at_random(q, random)
        assert q.over


@pytest.mark.rule("EE-VIS-2", "EE-VIS-3")
def test_every_unseen_card_can_be_in_another_hand_or_on_top_of_the_deck() -> None:
    p = game.new(players=2, seed=7)
    unseen = hidden_cards(game.dump(p), 0)
    worlds = list(imagined(p, 0, 2_000))
    assert evenly((card for world in worlds for card in world["seats"][1]["hand"]), len(unseen))
    assert evenly((world["deck"][-1] for world in worlds), len(unseen))
    assert evenly((world["deck"][0] for world in worlds), len(unseen))
    assert evenly((world["conflict_deck"][0] for world in worlds), len(pack.conflicts))


@pytest.mark.rule("EE-VIS-2")
def test_a_spectator_may_imagine_any_card_in_any_hand() -> None:
    p = game.new(players=4, seed=7)
    unseen = hidden_cards(game.dump(p), None)
    worlds = list(imagined(p, None, 2_000))
    for seat in range(4):
        dealt = (card for world in worlds for card in world["seats"][seat]["hand"])
        assert evenly(dealt, len(unseen))


@pytest.mark.rule("EE-CON-3", "EE-VIS-2")
def test_a_sealed_bid_may_be_anything_its_owner_can_pay() -> None:
    """The bid of a seat that has not finished bidding is not made up, and one's own is known."""
    p = game.position({"players": 3, "conflict": "conflict-1", "seats": [BIDS] * 3})
    for seat in (0, 1):
        p.play(seat, game.code(p, seat, {"do": "bid_axes", "axes": 1}))
        p.play(seat, game.code(p, seat, {"do": "bid_coins", "coins": 1}))
    p.play(2, game.code(p, 2, {"do": "bid_axes", "axes": 2}))
    worlds = [[empire["deciding"] for empire in world["seats"]] for world in imagined(p, 0, 2_000)]
    assert {(own["axes"], own["coins"]) for own, _, _ in worlds} == {(1, 1)}
    assert evenly(((sealed["axes"], sealed["coins"]) for _, sealed, _ in worlds), 4 * 3)
    assert {(begun["stage"], begun["axes"]) for _, _, begun in worlds} == {("bid_axes", 0)}


def ability_card(kind: str) -> str:
    return next(card.slug for card in pack.disasters if card.ability.kind == kind)


@pytest.mark.rule("EE-DIS-10", "EE-VIS-1")
def test_a_card_shuffled_in_after_a_seat_drew_is_not_in_its_hand() -> None:
    """Everybody saw the replaced disaster go into the deck, so everybody knows."""
    replacing = ability_card("replace")
    p = game.position(
        {
            "seats": [
                {"hand": ["famine-1", "famine-2"], "innovations": {"3": [replacing]}},
                {"hand": ["flood-1", "flood-2", "flood-3", "flood-4"]},
            ],
            "disasters": [{"card": "riot-5"}],
        }
    )
    p.play(0, game.code(p, 0, {"do": "use", "card": replacing}))
    assert "riot-5" in game.dump(p)["deck"]
    worlds = list(imagined(p, 0, 2_000))
    assert all("riot-5" not in world["seats"][1]["hand"] for world in worlds)
    unseen = len(hidden_cards(game.dump(p), 0))
    assert evenly((world["deck"][0] for world in worlds), unseen)
    assert evenly((world["deck"][-1] for world in worlds), unseen)


@pytest.mark.rule("EE-DIS-10", "EE-VIS-2")
def test_a_card_shuffled_in_before_a_seat_drew_may_be_in_its_hand() -> None:
    """Seat 1 drew after the card went in, seat 2 before: only seat 1 can have it."""
    p = game.position(
        {
            "players": 3,
            "draws": 20,
            "returned": {"riot-5": 10},
            "seats": [
                {"deciding": {"last_draw": 12}},
                {"hand": ["flood-1", "flood-2"], "deciding": {"last_draw": 11}},
                {"hand": ["flood-3", "flood-4"], "deciding": {"last_draw": 10}},
            ],
            "disasters": [{"card": "famine-5"}],
        }
    )
    worlds = list(imagined(p, 0, 3_000))
    unseen = len(hidden_cards(game.dump(p), 0))
    assert evenly((card for world in worlds for card in world["seats"][1]["hand"]), unseen)
    assert evenly((card for world in worlds for card in world["seats"][2]["hand"]), unseen - 1)
    assert all("riot-5" not in world["seats"][2]["hand"] for world in worlds)


@quick
@given(moments(), seeds)
def test_no_imagined_hand_holds_a_card_that_came_too_late(p: EmpiresEnd, random: Random) -> None:
    """The same in any game: draws are counted, and so is when a card went back into the deck."""
    for seat in onlookers(p):
        world = game.dump(game.imagine(p, seat, random))
        for empire in world["seats"]:
            for card in empire["hand"]:
                assert world["returned"].get(card, 0) < empire["deciding"]["last_draw"]


@pytest.mark.rule("EE-FLOW-3")
def test_what_another_has_begun_to_choose_is_forgotten() -> None:
    """In an imagined position it stands where everybody sees it stand: before its choice."""
    p = game.position({"phase": "economy", "seats": [{}, {}]})
    p.play(1, game.code(p, 1, {"do": "use", "location": "road-14"}))
    assert game.dump(p)["seats"][1]["deciding"]["stage"] == "choose_exchange"
    assert next(imagined(p, 1, 1))["seats"][1]["deciding"]["stage"] == "choose_exchange"
    for seat in (0, None):
        assert next(imagined(p, seat, 1))["seats"][1]["deciding"]["stage"] == "economize"

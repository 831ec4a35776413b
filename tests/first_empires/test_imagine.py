"""Imagined positions keep what a seat knows, and are as different as what it does not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Any, Final

import pytest

from empires.rules.first_empires.game import FirstEmpires
from empires.rules.random import seeded
from empires.table.game import Written
from tests.first_empires.kit import CIVILIZATIONS, TRACKS, game, play, position, seat, written
from tests.first_empires.walks import (
    MOST_DECISIONS,
    STAGE_NAMES,
    at,
    hidden_cards,
    onlookers,
    play_at_random,
)

SECRET: Final = ("hand", "deck", "tiles", "stage")
SECRET_OF_ALL: Final = ("seats", "random", "chosen", "target", "gathered")
# What a seat that has begun to choose would be deciding if it had not.
BEGINNING: Final = {
    "gather": {"move"},
    "turn_to_sword": {"swords"},
    "turn_die": {"progress"},
    "place_city": {"choose_tile", "place_city"},
}


def imagined(p: FirstEmpires, viewer: int | None, times: int) -> Iterator[Written]:
    """Many positions this seat could be in."""
    random = seeded([4, 5, 6])
    for _ in range(times):
        yield game.dump(game.imagine(p, viewer, random))


def evenly(found: Iterable[Any], kinds: int) -> bool:
    """Whether all kinds turn up, none more or less often than chance explains."""
    counts = Counter(found)
    usual = counts.total() / kinds
    return len(counts) == kinds and all(
        abs(n - usual) < 5 * sqrt(usual)  # five standard deviations: once in a million
        for n in counts.values()
    )


def values(entry: dict[str, Any]) -> tuple[int, ...]:
    return tuple(tile["value"] for tile in entry["tiles"].values())


@pytest.mark.rule("FE-VIS-1", "FE-VIS-2", "FE-VIS-3")
@pytest.mark.parametrize("stage", STAGE_NAMES)
def test_an_imagined_position_keeps_all_that_the_seat_knows(stage: str) -> None:
    random = seeded([2, 2, 2])
    for p in at(stage):
        truth = written(p)
        for viewer in onlookers(p):
            q = game.imagine(p, viewer, random)
            assert q.fault() == ""
            other = written(q)
            assert drop(other, SECRET_OF_ALL) == drop(truth, SECRET_OF_ALL)
            assert hidden_cards(other, viewer) == hidden_cards(truth, viewer)
            for i, (theirs, real) in enumerate(zip(other["seats"], truth["seats"], strict=True)):
                assert drop(theirs, SECRET) == drop(real, SECRET)
                assert len(theirs["hand"]) == len(real["hand"])
                assert sorted(theirs["hand"] + theirs["deck"]) == sorted(
                    real["hand"] + real["deck"]
                )
                places = [tile["at"] for tile in real["tiles"].values()]
                assert [tile["at"] for tile in theirs["tiles"].values()] == places
                assert sorted(values(theirs)) == sorted(values(real))
                if i == viewer:
                    assert theirs["hand"] == real["hand"]
                    assert theirs["stage"] == real["stage"]
                else:
                    assert theirs["stage"] in BEGINNING.get(real["stage"], {real["stage"]})
        assert written(p) == truth


def drop(entry: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key not in keys}


@pytest.mark.rule("FE-VIS-3")
def test_an_imagined_position_has_a_random_source_of_its_own() -> None:
    """Otherwise whoever searches in it could foresee the rolls to come."""
    random = seeded([1, 1, 1])
    for stage in STAGE_NAMES:
        p = at(stage)[0]
        one, other = (written(game.imagine(p, 0, random))["random"] for _ in range(2))
        assert len({tuple(one), tuple(other), tuple(written(p)["random"])}) == 3


@pytest.mark.parametrize("stage", STAGE_NAMES)
def test_an_imagined_position_can_be_played_to_its_end(stage: str) -> None:
    random = seeded([3, 3, 3])
    for p in at(stage)[:2]:
        for viewer in onlookers(p)[-2:]:
            q = game.imagine(p, viewer, random)
            for _ in range(MOST_DECISIONS):
                if q.over:
                    break
                play_at_random(q, random)
            assert q.over


# ---- what it may be ---------------------------------------------------------------------------


def known(**own: Any) -> FirstEmpires:
    """Karthadst has two cards, Etruria three; a card of each lies open, one is discarded."""
    cards = {name: [card.name for card in c.cards] for name, c in CIVILIZATIONS.items()}
    mine, theirs = cards["karthadst"], cards["etruria"]
    return position(
        phase="movement",
        seats=[
            {"hand": mine[:2], "scored": mine[2:3], "discarded": mine[3:4], **own},
            {"hand": theirs[:3], "scored": theirs[3:4], "discarded": theirs[4:5]},
        ],
    )


@pytest.mark.rule("FE-VIS-2", "FE-VIS-3")
def test_every_unseen_card_can_be_in_another_hand_or_anywhere_in_the_deck() -> None:
    p = known()
    worlds = [world["seats"] for world in imagined(p, 0, 2_000)]
    real = written(p)["seats"]
    unseen = real[1]["hand"] + real[1]["deck"]
    assert len(unseen) == 7
    dealt = [card for _, other in worlds for card in other["hand"]]
    assert set(dealt) == set(unseen)
    assert evenly(dealt, 7)
    assert evenly((tuple(sorted(other["hand"])) for _, other in worlds), 7 * 6 * 5 // 6)
    for place in range(4):
        assert evenly((other["deck"][place] for _, other in worlds), 7)


@pytest.mark.rule("FE-VIS-3")
def test_ones_own_deck_is_in_any_order_and_ones_own_hand_is_known() -> None:
    p = known()
    worlds = [world["seats"][0] for world in imagined(p, 0, 2_000)]
    real = written(p)["seats"][0]
    assert {tuple(own["hand"]) for own in worlds} == {tuple(real["hand"])}
    for place in range(5):
        found = [own["deck"][place] for own in worlds]
        assert set(found) == set(real["deck"])
        assert evenly(found, 5)


@pytest.mark.rule("FE-VIS-2")
def test_a_spectator_may_imagine_any_card_in_any_hand() -> None:
    p = known()
    worlds = [world["seats"] for world in imagined(p, None, 2_000)]
    for of in (0, 1):
        assert evenly((card for seats in worlds for card in seats[of]["hand"]), 7)


@pytest.mark.rule("FE-VIS-3")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_any_city_tile_may_have_any_value_also_to_its_owner(viewer: int | None) -> None:
    """On the map, above a track or captured: all sixty ways are equally likely."""
    tiles = {"dice": {"at": "albion"}, "cards": {"at": 1}}
    worlds = list(imagined(known(tiles=tiles), viewer, 3_000))
    for of in (0, 1):
        assert evenly((values(world["seats"][of]) for world in worlds), 60)


@pytest.mark.rule("FE-VIS-3")
@pytest.mark.parametrize("parts", [{"open_tiles": True}, {"over": True}], ids=str)
def test_tiles_that_lie_open_are_known(parts: dict[str, Any]) -> None:
    """With the option from the beginning, else at the end."""
    p = position(**{**written(known()), "turn": 0, **parts, "seats": open_seats(parts)})
    real = [values(entry) for entry in written(p)["seats"]]
    for viewer in (None, 0, 1):
        for world in imagined(p, viewer, 20):
            assert [values(entry) for entry in world["seats"]] == real


def open_seats(parts: dict[str, Any]) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = written(known())["seats"]
    for entry in seats:
        for name, value in zip(("start", *TRACKS), (2, 3, 1, 2, 1, 2), strict=True):
            entry["tiles"][name]["value"] = value
        if "over" in parts:
            entry["stage"] = "idle"
    return seats


@pytest.mark.rule("FE-VIS-1", "FE-CON-1")
def test_what_another_has_begun_to_choose_is_forgotten() -> None:
    """In an imagined position it stands where everybody sees it stand: before its choice."""
    p = position(
        phase="movement",
        movement=4,
        seats=[
            seat("karthadst", {"scythia": 4}),
            seat("etruria", {"rus": 1, "thule": 2}),
        ],
    )
    play(p, 0, "assault", region="rus")
    play(p, 0, "gather", **{"from": "scythia"})
    (own,) = imagined(p, 0, 1)
    assert (own["seats"][0]["stage"], own["target"]) == ("gather", "rus")
    assert own["gathered"] == {"scythia": 1}
    for viewer in (1, None):
        (other,) = imagined(p, viewer, 1)
        assert (other["seats"][0]["stage"], other["target"]) == ("move", None)
        assert other["gathered"] == {}

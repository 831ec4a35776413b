"""EE-IND-8, EE-IND-9: swapping locations and moving innovations."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.empires_end.industry_kit import ALL, ME, OTHER, RIVAL, industry
from tests.empires_end.kit import (
    ROW,
    destroyed,
    empire,
    exhausted,
    innovations,
    may,
    offers,
    play,
    score,
)


@pytest.mark.rule("EE-IND-8")
def test_the_city_may_swap_any_two_locations_destroyed_ones_and_itself_included() -> None:
    """All 55 pairs of the row."""
    p = industry(destroyed=[4, 8])
    play(p, ME, "use", location="city-32")
    pairs = offers(p, ME, "swap", "positions")
    assert pairs == [list(pair) for pair in combinations(ALL, 2)]


@pytest.mark.rule("EE-IND-8", "EE-INN-5")
def test_swapped_locations_take_their_innovations_and_their_state_along() -> None:
    """Ruin, innovations and exhausted markers go with the location."""
    p = industry(
        destroyed=[4],
        innovations={"4": ["riot-1", "fire-5"], "9": ["flood-1"]},
        exhausted=["fire-5"],
    )
    play(p, ME, "use", location="city-32")
    play(p, ME, "swap", positions=[4, 9])
    assert empire(p, ME)["order"][3] == "farm-11"
    assert empire(p, ME)["order"][8] == "army-5"
    assert destroyed(p, ME) == [9]
    assert innovations(p, ME) == {4: ["flood-1"], 9: ["riot-1", "fire-5"]}
    assert exhausted(p, ME) == ["fire-5"]


@pytest.mark.rule("EE-IND-8", "EE-INN-5")
@pytest.mark.parametrize(("ruin", "at"), [(9, "4"), (4, "9")])
def test_a_swapped_innovation_works_where_its_location_stands_now(ruin: int, at: str) -> None:
    """A location with Blight 2 and a ruin change places: it still works."""
    p = industry(destroyed=[ruin], innovations={at: ["blight-2"]})
    play(p, ME, "use", location="city-32")
    play(p, ME, "swap", positions=[4, 9])
    play(p, ME, "use", card="blight-2")
    assert score(p, ME) == 2


@pytest.mark.rule("EE-IND-8", "EE-INN-3", "EE-INN-5")
def test_a_swap_takes_the_number_of_innovations_along_for_the_next_placement() -> None:
    """Every location but Farm 11 has one: wherever the City sends it, the next card goes there."""
    every = [f"riot-{number}" for number in ALL]
    placed = {str(at): [card] for at, card in zip(ALL, every, strict=True) if at != 9}
    p = industry(hand=["flood-1"], innovations=placed)
    play(p, ME, "use", location="city-32")
    play(p, ME, "swap", positions=[4, 9])
    play(p, ME, "build", card="flood-1")
    assert innovations(p, ME)[4] == ["flood-1"]


@pytest.mark.rule("EE-IND-8", "EE-IND-9")
@pytest.mark.parametrize("pair", [[1, 11], [5, 6]])
def test_the_city_swaps_once_a_phase_even_when_it_moved_itself(pair: list[int]) -> None:
    """The use stays with the City, not with the place where it stood."""
    p = industry()
    play(p, ME, "use", location="city-32")
    play(p, ME, "swap", positions=pair)
    assert not may(p, ME, "use", location="city-32")


@pytest.mark.rule("EE-IND-8")
def test_only_ones_own_locations_are_swapped() -> None:
    """The rival's row stays as it was."""
    p = industry()
    play(p, ME, "use", location="city-32")
    play(p, ME, "swap", positions=[1, 2])
    assert empire(p, ME)["order"][:2] == ["town-23", "city-32"]
    assert empire(p, RIVAL)["order"] == OTHER["order"]


@pytest.mark.rule("EE-IND-9")
def test_an_innovation_that_swaps_is_a_swap_of_its_own() -> None:
    """Fire 1 and the City can both be used, each once."""
    p = industry(innovations={"11": ["fire-1"]})
    play(p, ME, "use", location="city-32")
    play(p, ME, "swap", positions=[1, 2])
    play(p, ME, "use", card="fire-1")
    play(p, ME, "swap", positions=[10, 11])
    assert empire(p, ME)["order"] == ["town-23", "city-32", *ROW[2:9], "farm-3", "farm-8"]
    assert innovations(p, ME) == {10: ["fire-1"]}
    assert not may(p, ME, "use", location="city-32")
    assert not may(p, ME, "use", card="fire-1")


@pytest.mark.rule("EE-IND-9", "EE-INN-1", "EE-INN-3")
def test_a_moved_innovation_goes_to_a_healthy_location_with_the_fewest() -> None:
    """Two at position 1, one each at 2 and 3, none at 4, 5 (destroyed) and 6 to 11."""
    p = industry(
        innovations={"1": ["fire-2", "riot-1"], "2": ["riot-3"], "3": ["riot-5"]}, destroyed=[5]
    )
    play(p, ME, "use", card="fire-2")
    assert offers(p, ME, "lift", "card") == ["fire-2", "riot-1", "riot-3", "riot-5"]
    play(p, ME, "lift", card="riot-1")
    assert offers(p, ME, "place", "position") == [4, 6, 7, 8, 9, 10, 11]
    play(p, ME, "place", position=7)
    assert innovations(p, ME) == {1: ["fire-2"], 2: ["riot-3"], 3: ["riot-5"], 7: ["riot-1"]}
    assert not may(p, ME, "use", card="fire-2"), "once per phase"


@pytest.mark.rule("EE-IND-9")
def test_a_moved_innovation_must_end_elsewhere() -> None:
    """Lifted from 1, its old place has none left like the others, but it can't go back there."""
    p = industry(innovations={"1": ["fire-2"]})
    play(p, ME, "use", card="fire-2")
    play(p, ME, "lift", card="fire-2")
    assert offers(p, ME, "place", "position") == ALL[1:]


@pytest.mark.rule("EE-IND-9")
def test_an_innovation_whose_old_place_would_have_the_fewest_cannot_move() -> None:
    """Two healthy locations with one and two: only a card of the fuller one can go anywhere."""
    p = industry(innovations={"1": ["fire-2"], "2": ["riot-1", "riot-3"]}, destroyed=ALL[2:])
    play(p, ME, "use", card="fire-2")
    assert offers(p, ME, "lift", "card") == ["riot-1", "riot-3"]
    play(p, ME, "lift", card="riot-3")
    assert offers(p, ME, "place", "position") == [1]


@pytest.mark.rule("EE-IND-9")
@pytest.mark.parametrize(
    "placed",
    [{"1": ["fire-2"]}, {"1": ["fire-2"], "2": ["riot-1"]}],
    ids=["one healthy location", "one innovation at each of two"],
)
def test_moving_is_not_offered_when_no_innovation_could_end_elsewhere(
    placed: dict[str, list[str]],
) -> None:
    """A move that could not be finished must not be begun."""
    p = industry(innovations=placed, destroyed=ALL[len(placed) :])
    assert not may(p, ME, "use", card="fire-2")


@pytest.mark.rule("EE-IND-9", "EE-INN-4")
def test_an_innovation_at_a_destroyed_location_may_be_moved_and_works_again() -> None:
    """Blight 2 leaves the ruin for Farm 3 and can be used there."""
    p = industry(innovations={"1": ["fire-2"], "4": ["blight-2"]}, destroyed=[4])
    assert not may(p, ME, "use", card="blight-2")
    play(p, ME, "use", card="fire-2")
    play(p, ME, "lift", card="blight-2")
    play(p, ME, "place", position=11)
    assert innovations(p, ME) == {1: ["fire-2"], 11: ["blight-2"]}
    assert may(p, ME, "use", card="blight-2")


@pytest.mark.rule("EE-IND-9")
def test_moving_an_innovation_needs_its_own_location_to_be_healthy() -> None:
    """Fire 2 in a ruin moves nothing."""
    p = industry(innovations={"4": ["fire-2"], "5": ["riot-1"]}, destroyed=[4])
    assert not may(p, ME, "use", card="fire-2")


@pytest.mark.rule("EE-IND-9", "EE-DIS-11")
def test_a_moved_innovation_stays_exhausted() -> None:
    """Moving is not refreshing."""
    p = industry(innovations={"1": ["fire-2"], "4": ["fire-5"]}, exhausted=["fire-5"])
    play(p, ME, "use", card="fire-2")
    play(p, ME, "lift", card="fire-5")
    play(p, ME, "place", position=5)
    assert exhausted(p, ME) == ["fire-5"]


@pytest.mark.rule("EE-IND-9")
def test_an_innovation_used_and_then_moved_cannot_be_used_again() -> None:
    """Once per phase, wherever it lies by then."""
    p = industry(innovations={"1": ["fire-2"], "4": ["blight-2"]})
    play(p, ME, "use", card="blight-2")
    play(p, ME, "use", card="fire-2")
    play(p, ME, "lift", card="blight-2")
    play(p, ME, "place", position=5)
    assert not may(p, ME, "use", card="blight-2")

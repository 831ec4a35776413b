"""EE-DIS-12: no card left in the disaster deck, or none at all."""

from __future__ import annotations

from typing import Any

import pytest

from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.events import Reshuffled
from tests.empires_end.kit import (
    all_but,
    disaster,
    empire,
    first_player,
    game,
    hand,
    happened,
    legal,
    named,
    offers,
    open_card,
    phase,
    play,
    position,
    taken,
    written,
)

REPLACE = {"innovations": {"1": ["barbarians-4"]}}


@pytest.mark.rule("EE-DIS-12")
def test_an_empty_deck_is_refilled_with_the_shuffled_discards() -> None:
    """No card comes back from hands or empires, and the discards are gone afterwards."""
    spent = ["fire-1", "fire-2", "fire-3", "fire-4", "fire-5"]
    p = position(
        phase="economy",
        seats=[{"hand": ["riot-1"]}, {"innovations": {"1": all_but(*spent, "riot-1")}}],
        discards=spent,
    )
    play(p, 0, "done")
    events = play(p, 1, "done")
    assert named(events, "reshuffled") == [Reshuffled("EE-DIS-12", 5)]
    assert sorted([open_card(p), *written(p)["deck"]]) == spent
    assert game.view(p, None).discards == []
    assert hand(p, 0) == ["riot-1"]


@pytest.mark.rule("EE-DIS-12")
def test_the_refilled_deck_is_shuffled() -> None:
    """A whole pile of discards does not come back in the order of the cards."""
    p = position(phase="economy", discards=all_but())
    play(p, 0, "done")
    play(p, 1, "done")
    order = [open_card(p), *written(p)["deck"]]
    slugs = all_but()
    assert sorted(order) == sorted(slugs)
    assert sum(a != b for a, b in zip(order, slugs, strict=True)) > 60
    assert sum(a != b for a, b in zip(reversed(order), slugs, strict=True)) > 60


@pytest.mark.rule("EE-DIS-12")
def test_the_discards_stay_where_they_are_while_the_deck_has_a_card() -> None:
    p = position(phase="disaster", deck=["fire-9"], discards=all_but("fire-9"))
    assert not named(happened(p), "reshuffled")
    assert (open_card(p), len(written(p)["discards"])) == ("fire-9", 87)


def short_of_cards(*deck: str, seat: dict[str, Any] | None = None, **parts: Any) -> EmpiresEnd:
    """Four players of the manual's 66 cards; all but the deck's lie at a ruin of seat 3."""
    kept = [card for cards in (seat or {}).get("innovations", {}).values() for card in cards]
    kept += (seat or {}).get("hand", [])
    kept += [one["card"] for one in parts.get("disasters", [])]
    rest = all_but(*deck, *kept, ruleset="manual")
    ruin = {"innovations": {"1": rest}, "destroyed": [1]}
    return position(
        players=4, ruleset="manual", deck=list(deck), seats=[seat or {}, {}, {}, ruin], **parts
    )


@pytest.mark.rule("EE-DIS-12")
def test_without_any_card_left_a_disaster_does_not_happen() -> None:
    """Both are skipped, nobody decides or gets the marker, and the next phase begins."""
    p = short_of_cards(phase="economy", first_player=2)
    for seat in range(3):
        play(p, seat, "done")
    events = play(p, 3, "done")
    assert [e.disaster for e in named(events, "no_disaster")] == [0, 1]
    assert [e.phase for e in named(events, "space")] == ["double_disaster", "industry"]
    assert (phase(p), first_player(p)) == ("industry", 2)


@pytest.mark.rule("EE-DIS-12", "EE-DBL-1")
def test_with_one_card_left_a_double_disaster_is_a_single_one() -> None:
    """Only one is revealed; who takes it gets the marker and the phase is over."""
    p = short_of_cards("fire-9", phase="economy")
    for seat in range(4):
        play(p, seat, "done")
    assert [one.card for one in game.view(p, None).disasters] == ["fire-9"]
    assert {move.disaster for move in legal(p, 0)} == {0}
    play(p, 0, "bid", disaster=0, resource="axe")
    taken(p, 1)
    assert (phase(p), first_player(p)) == ("industry", 1)


@pytest.mark.rule("EE-DIS-12")
def test_hands_stay_short_when_no_card_is_left() -> None:
    """One card in the deck and two sold ones are shared out as they are drawn; then it is over."""
    p = short_of_cards(
        "fire-9", phase="industry", seat={"hand": ["riot-1", "riot-2", "riot-3", "riot-4"]}
    )
    play(p, 0, "sell", card="riot-1")
    play(p, 0, "sell", card="riot-2")
    play(p, 0, "keep_rest")
    play(p, 1, "done")
    play(p, 2, "done")
    assert [len(hand(p, seat)) for seat in range(3)] == [4, 1, 0]
    assert "fire-9" in hand(p, 0)
    assert {*hand(p, 0), *hand(p, 1)} == {"fire-9", "riot-1", "riot-2", "riot-3", "riot-4"}


@pytest.mark.rule("EE-DIS-12", "EE-DIS-10")
def test_replace_is_not_available_when_no_card_is_left() -> None:
    """The open disaster itself is no card to draw."""
    p = short_of_cards(disasters=[{"card": "fire-9"}], seat=REPLACE)
    assert offers(p, 0, "use", "card") == []
    play(p, 0, "bid", disaster=0, resource="axe")
    assert p.to_move == [1]


@pytest.mark.rule("EE-DIS-12", "EE-DIS-10")
def test_replace_draws_from_refilled_discards() -> None:
    """With an empty deck the discards are shuffled first; the old card is not among them."""
    p = disaster(
        "fire-9",
        REPLACE,
        {"innovations": {"1": all_but("fire-9", "riot-2", "barbarians-4")}, "destroyed": [1]},
        discards=["riot-2"],
    )
    events = play(p, 0, "use", card="barbarians-4")
    assert [event.event for event in events] == ["reshuffled", "replaced"]
    assert (open_card(p), written(p)["deck"]) == ("riot-2", ["fire-9"])


@pytest.mark.rule("EE-DIS-12", "EE-DIS-7")
def test_a_card_that_could_not_be_placed_comes_back_with_the_refill() -> None:
    """Discarded means discarded: it is the next disaster if nothing else is left."""
    p = short_of_cards("fire-9", seat={"destroyed": [*range(1, 12)]}, phase="disaster")
    play(p, 0, "take", disaster=0)
    assert game.view(p, None).discards == ["fire-9"]
    for seat in range(4):
        play(p, seat, "done")
    assert [one.card for one in game.view(p, None).disasters] == ["fire-9"]
    assert empire(p, 0)["innovations"] == {}

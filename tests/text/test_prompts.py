"""Questions and choices: every kind is worded, and says what decides."""

from typing import get_args

import pytest
from msgspec.structs import replace

from empires.shapes.empires_end.events import (
    Averted,
    Destroyed,
    FirstPlayer,
    Gained,
    Refreshed,
    Took,
    Used,
)
from empires.shapes.empires_end.moves import (
    Bid,
    Take,
    Use,
)
from empires.shapes.empires_end.prompts import (
    AimPrompt,
    AnyPrompt,
    AvertOrTake,
    BidAxesPrompt,
    BidCoinsPrompt,
    Economy,
    ExchangePrompt,
    Industry,
    LiftInnovation,
    LowResources,
    MulliganPrompt,
    Order,
    PayPrompt,
    PickLocation,
    PlaceInnovation,
    RefreshPrompt,
    RepeatPrompt,
    RestOfHand,
    SwapLocations,
    TakeTwo,
)
from empires.shapes.empires_end.views import EmpiresEndView
from empires.text.catalogue import Words, words
from tests.text.kit import ask, asked, choice, only_fire, told


def test_one_disaster(view: EmpiresEndView, en: Words, de: Words) -> None:
    assert told(en).question(only_fire(view)) == (
        "Fire 9: your Town 23 at position 9 is threatened. Avert it or take it?"
    )
    assert told(de).question(only_fire(view)) == (
        "Brand 9: Bei dir ist Dorf 23 auf Position 9 bedroht. Abwenden oder annehmen?"
    )


def test_two_disasters(view: EmpiresEndView, en: Words) -> None:
    assert told(en).question(view) == (
        "Two disasters: Fire 9 (your Town 23 at position 9); Barbarians 4 (your Road 14 at "
        "position 4). Decide on each: avert it or take it?"
    )


def test_a_threatened_location_may_be_destroyed_already(view: EmpiresEndView, de: Words) -> None:
    view.seats[0].row[8].healthy = False
    assert "Dorf 23 auf Position 9 schon zerstört" in told(de).question(only_fire(view))


def test_after_the_decision_only_the_rest_of_the_turn_is_asked(
    view: EmpiresEndView, en: Words
) -> None:
    assert told(en).question(asked(view, ask(AvertOrTake))).startswith("You have decided.")


def test_whom_one_waits_for(view: EmpiresEndView, en: Words, de: Words) -> None:
    waiting = replace(view, seat=1, prompt=None)
    assert told(en).question(waiting) == "Waiting for Marcus."
    assert told(de).question(waiting) == "Am Zug: Marcus."
    assert told(en).question(replace(waiting, over=True)) == "The game is over."


def test_without_names_seats_are_numbered(view: EmpiresEndView, de: Words) -> None:
    nameless = replace(view, names=[], seat=None, prompt=None)
    assert told(de).question(nameless) == "Am Zug: Spieler 1."
    assert "Otto" in told(de, ["Otto", "Livia"]).question(replace(view, prompt=None))


QUESTIONS: list[tuple[AnyPrompt, str]] = [
    (ask(AimPrompt, card="riot-2"), "Which disaster do you use Riot 2 on?"),
    (
        ask(PickLocation, card="fire-2"),
        "Fire 2: the threatened location is already destroyed. Which one is destroyed instead?",
    ),
    (ask(PlaceInnovation, card="fire-9"), "Where do you place Fire 9?"),
    (
        ask(LowResources, held=1),
        "You hold only 1 resource. Buy coins for 2 points each? With the first one everyone "
        "sees what you hold.",
    ),
    (ask(Economy), "Economy: which ability do you use? You hold 3 wheat, 1 hammer and 2 coins."),
    (ask(ExchangePrompt, by="road-14"), "Road 14: what do you exchange?"),
    (ask(RepeatPrompt, by="barbarians-2"), "Barbarians 2: which ability may be used once more?"),
    (
        ask(Industry, cards_used=1, rebuilt=False),
        "Industry: 1 of 2 cards built or sold, 1 location may be rebuilt. What do you do? "
        "You hold 3 wheat, 1 hammer and 2 coins.",
    ),
    (
        ask(PayPrompt, cost=2, card="flood-4", location=None),
        "Building Flood 4 costs 2 hammers. How do you pay?",
    ),
    (
        ask(PayPrompt, cost=5, card=None, location="road-12"),
        "Rebuilding Road 12 costs 5 hammers. How do you pay?",
    ),
    (
        ask(RestOfHand),
        "2 cards built or sold. Keep or discard the rest of your hand (Flood 4 and Plague 11)? "
        "Then it is refilled.",
    ),
    (ask(SwapLocations, by="city-32"), "City 32: which 2 locations do you swap?"),
    (ask(LiftInnovation, by="fire-2"), "Fire 2: which innovation do you move?"),
    (ask(Order), "Combined phase: which half do you begin with?"),
    (
        ask(BidAxesPrompt, strength=4, axes=2, coins=1),
        "Conflict 1: your strength is 4 without a bid; you hold 2 axes and 1 coin. How many "
        "axes do you bid?",
    ),
    (
        ask(BidCoinsPrompt, strength=4, axes=2, coins=1),
        "Conflict 1: your strength is 6, 2 axes included; you hold 1 coin. How many coins do "
        "you bid?",
    ),
    (ask(RefreshPrompt, left=1), "Which ability do you refresh?"),
    (
        ask(MulliganPrompt),
        "Do you keep your hand (Flood 4 and Plague 11), or draw 4 new cards once?",
    ),
    (ask(TakeTwo, taken=None), "You take 2 of your 4 cards before the start. Which is the first?"),
    (ask(TakeTwo, taken="flood-4"), "You take Flood 4. Which is your second card?"),
]


@pytest.mark.parametrize(("prompt", "text"), QUESTIONS)
def test_questions(prompt: AnyPrompt, text: str, view: EmpiresEndView) -> None:
    assert told(words("en")).question(asked(view, prompt)) == text
    german = told(words("de")).question(asked(view, prompt))
    assert german.endswith(("?", "."))
    assert german != text


def test_there_is_an_example_of_every_question() -> None:
    by_hand = {AvertOrTake, *(type(prompt) for prompt, _ in QUESTIONS)}
    assert sorted(kind.__name__ for kind in get_args(AnyPrompt)) == sorted(
        kind.__name__ for kind in by_hand
    )


def test_effects_tell_what_the_label_does_not(view: EmpiresEndView, en: Words, de: Words) -> None:
    take = choice(
        Take(0),
        Took("EE-DIS-5", 0, 0, "fire-9"),
        FirstPlayer("EE-DIS-5", 0),
        Gained("EE-DIS-5", 0, {"wheat": 2}),
        Destroyed("EE-DIS-5", 0, 9, "town-23"),
        Gained("EE-INN-6", 0, {"coin": 3}),
    )
    assert told(en).effects(take, view) == "You are first player now. You gain 3 coins."
    assert told(de).effects(take, view) == (
        "Du hast jetzt den Startspielermarker. Du erhältst 3 Münzen."
    )


def test_a_label_that_says_it_all_needs_no_effects(view: EmpiresEndView, both: Words) -> None:
    bid = choice(Bid(0, "wheat"), Averted("EE-DIS-3", 0, 0, "fire-9", "wheat"))
    assert told(both).effects(bid, view) == ""
    used, gained = Used("EE-ECO-1", 0, "farm-11"), Gained("EE-ECO-1", 0, {"hammer": 1})
    assert told(both).effects(choice(Use(location="farm-11"), used, gained), view) == ""


def test_what_an_ability_gives_here_is_told_where_the_card_can_not(
    view: EmpiresEndView, en: Words
) -> None:
    use = choice(Use(location="road-12"), Refreshed("EE-ECO-3", 0, "riot-2"))
    assert told(en).effects(use, view) == "You refresh Riot 2."

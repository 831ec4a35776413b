"""Choices: every kind is a short command that says what decides."""

from typing import get_args

import pytest

from empires.shapes.empires_end.events import (
    Built,
    Destroyed,
    FirstPlayer,
    NothingDestroyed,
    Rebuilt,
)
from empires.shapes.empires_end.moves import (
    Aim,
    AnyMove,
    Bid,
    BidAxes,
    BidCoins,
    Build,
    Burn,
    BuyCoin,
    DiscardRest,
    Done,
    EconomyFirst,
    Exchange,
    IndustryFirst,
    KeepHand,
    KeepRest,
    Lift,
    Mulligan,
    Pay,
    Place,
    Rebuild,
    Refresh,
    Repeat,
    Sell,
    Swap,
    Take,
    TakeCard,
    Use,
)
from empires.shapes.empires_end.prompts import (
    AimPrompt,
    AnyPrompt,
    AvertOrTake,
    BidAxesPrompt,
    BidCoinsPrompt,
    Choice,
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
from empires.shapes.prompts import Group
from empires.text.catalogue import Words, words
from tests.text.kit import ask, asked, choice, only_fire, told

LABELS: list[tuple[AnyPrompt, Choice, str, str]] = [
    (ask(LowResources, held=1), choice(Done()), "Buy no coin", "Keine Münze kaufen"),
    (ask(Economy), choice(Done()), "Finish the economy phase", "Wirtschaftsphase beenden"),
    (
        ask(Industry, cards_used=0, rebuilt=False),
        choice(Done()),
        "Finish the industry phase",
        "Industriephase beenden",
    ),
    (
        ask(LowResources, held=1),
        choice(BuyCoin()),
        "Buy 1 coin for 2 points (your score: -1)",
        "1 Münze für 2 Punkte kaufen (dein Punktestand: -1)",
    ),
    (
        ask(AimPrompt, card="riot-2"),
        choice(Aim(disaster=1)),
        "Avert Barbarians 4",
        "Barbaren 4 abwenden",
    ),
    (
        ask(AimPrompt, card="barbarians-4"),
        choice(Aim(disaster=0)),
        "Replace Fire 9",
        "Brand 9 austauschen",
    ),
    (
        ask(PickLocation, card="fire-4"),
        choice(Burn(position=5)),
        "Lose Army 5 at position 5 (5 points, with Riot 2 and Fire 2)",
        "Armee 5 auf Position 5 verlieren (5 Punkte, mit Aufstand 2 und Brand 2)",
    ),
    (
        ask(PlaceInnovation, card="fire-4"),
        choice(Place(position=3)),
        "Place it at Farm 11, position 3 (no innovation yet)",
        "An Hof 11 anlegen, Position 3 (noch keine Innovation)",
    ),
    (
        ask(Economy),
        choice(Use(location="farm-11")),
        "Use Farm 11: gain 1 hammer",
        "Hof 11 nutzen: Du erhältst 1 Hammer",
    ),
    (
        ask(AvertOrTake),
        choice(Use(card="riot-2")),
        "Avert for free with Riot 2 in place of an axe (exhausts it)",
        "Gratis mit Aufstand 2 statt mit einer Axt abwenden (danach erschöpft)",
    ),
    (
        ask(AvertOrTake),
        choice(Use(card="barbarians-4")),
        "Replace a disaster with the top card of the deck (exhausts Barbarians 4)",
        "Eine Krise gegen die oberste Karte des Stapels austauschen (danach ist Barbaren 4 "
        "erschöpft)",
    ),
    (
        ask(ExchangePrompt, by="road-14"),
        choice(Exchange(pay="wheat", gain={"hammer": 1})),
        "Pay 1 wheat for 1 hammer (you hold 3 wheat)",
        "1 Weizen gegen 1 Hammer tauschen (du hast 3 Weizen)",
    ),
    (
        ask(RepeatPrompt, by="barbarians-2"),
        choice(Repeat(location="farm-11")),
        "Use Farm 11 once more: gain 1 hammer",
        "Hof 11 noch einmal nutzen: Du erhältst 1 Hammer",
    ),
    (
        ask(Industry, cards_used=0, rebuilt=False),
        choice(Sell(card="flood-4")),
        "Sell Flood 4 for 1 coin",
        "Flut 4 für 1 Münze verkaufen",
    ),
    (
        ask(Industry, cards_used=0, rebuilt=False),
        choice(Build(card="flood-4"), cost=2),
        "Build Flood 4 for 2 hammers. Economy: gain 2 wheat.",
        "Flut 4 für 2 Hämmer ausspielen. Wirtschaft: Du erhältst 2 Weizen.",
    ),
    (
        ask(Industry, cards_used=0, rebuilt=False),
        choice(
            Build(card="flood-4"),
            Built(
                rule="EE-IND-2",
                seat=0,
                card="flood-4",
                position=3,
                location="farm-11",
                hammers=0,
                coins=0,
            ),
        ),
        "Build Flood 4 for free at Farm 11, position 3. Economy: gain 2 wheat.",
        "Flut 4 kostenlos an Hof 11 ausspielen, Position 3. Wirtschaft: Du erhältst 2 Weizen.",
    ),
    (
        ask(Industry, cards_used=0, rebuilt=False),
        choice(Rebuild(position=2), cost=4),
        "Rebuild Road 12 at position 2 for 4 hammers (12 points, no innovation yet)",
        "Straße 12 auf Position 2 für 4 Hämmer wieder aufbauen (12 Punkte, noch keine Innovation)",
    ),
    (
        ask(Industry, cards_used=0, rebuilt=False),
        choice(
            Rebuild(position=2),
            Rebuilt(rule="EE-IND-6", seat=0, position=2, location="road-12", hammers=3, coins=1),
        ),
        "Rebuild Road 12 at position 2 for 3 hammers and 1 coin (12 points, no innovation yet)",
        "Straße 12 auf Position 2 für 3 Hämmer und 1 Münze wieder aufbauen (12 Punkte, noch "
        "keine Innovation)",
    ),
    (
        ask(PayPrompt, cost=3, card="flood-4", location=None),
        choice(Pay(coins=2)),
        "Pay 1 hammer and 2 coins",
        "1 Hammer und 2 Münzen zahlen",
    ),
    (
        ask(RestOfHand),
        choice(KeepRest()),
        "Keep Flood 4 and Plague 11",
        "Flut 4 und Seuche 11 behalten",
    ),
    (
        ask(RestOfHand),
        choice(DiscardRest()),
        "Discard Flood 4 and Plague 11",
        "Flut 4 und Seuche 11 abwerfen",
    ),
    (
        ask(SwapLocations, by="city-32"),
        choice(Swap(positions=(1, 11))),
        "Swap Farm 3 (position 1) with City 32 (position 11)",
        "Hof 3 (Position 1) mit Stadt 32 (Position 11) vertauschen",
    ),
    (
        ask(LiftInnovation, by="fire-2"),
        choice(Lift(card="riot-2")),
        "Move Riot 2, now at Army 5, position 5",
        "Aufstand 2 verschieben, jetzt an Armee 5, Position 5",
    ),
    (
        ask(Order),
        choice(EconomyFirst()),
        "Economy first, then industry",
        "Erst Wirtschaft, dann Industrie",
    ),
    (
        ask(Order),
        choice(IndustryFirst()),
        "Industry first, then economy",
        "Erst Industrie, dann Wirtschaft",
    ),
    (
        ask(BidAxesPrompt, strength=4, axes=2, coins=1),
        choice(BidAxes(axes=2)),
        "Bid 2 axes: strength 6 without coins",
        "2 Äxte bieten: Stärke 6 ohne Münzen",
    ),
    (
        ask(BidCoinsPrompt, strength=4, axes=2, coins=1),
        choice(BidCoins(coins=1)),
        "Bid 1 coin: strength 7, gain 7 points and 2 wheat",
        "1 Münze bieten: Stärke 7, 7 Punkte und 2 Weizen erhalten",
    ),
    (
        ask(BidCoinsPrompt, strength=2, axes=0, coins=1),
        choice(BidCoins(coins=0)),
        "Bid no coins: strength 2, lose 3 points",
        "Keine Münzen bieten: Stärke 2, 3 Punkte verlieren",
    ),
    (
        ask(RefreshPrompt, left=1),
        choice(Refresh(card="riot-2")),
        "Refresh Riot 2. Disaster: avert for free what an axe would avert (then exhausted).",
        "Aufstand 2 erneuern. Krise: Du wendest gratis ab, wogegen eine Axt hilft "
        "(danach erschöpft).",
    ),
    (ask(MulliganPrompt), choice(KeepHand()), "Keep your hand", "Deine Hand behalten"),
    (
        ask(MulliganPrompt),
        choice(Mulligan()),
        "Discard your hand and draw 4 new cards",
        "Deine Hand abwerfen und 4 neue Karten ziehen",
    ),
    (
        ask(TakeTwo, taken=None),
        choice(TakeCard(card="flood-4")),
        "Take Flood 4: lose Road 14 at position 4. Economy: gain 2 wheat.",
        "Flut 4 annehmen: Straße 14 auf Position 4 verlieren. Wirtschaft: Du erhältst 2 Weizen.",
    ),
    (
        ask(TakeTwo, taken="fire-4"),
        choice(TakeCard(card="flood-4")),
        "Take Flood 4: a location near position 4 of your choice is destroyed. Economy: gain "
        "2 wheat.",
        "Flut 4 annehmen: ein Ort deiner Wahl nahe Position 4 wird zerstört. Wirtschaft: Du "
        "erhältst 2 Weizen.",
    ),
]


@pytest.mark.parametrize(("prompt", "offered", "english", "german"), LABELS)
def test_choices(
    prompt: AnyPrompt, offered: Choice, english: str, german: str, view: EmpiresEndView
) -> None:
    table = asked(view, prompt)
    assert told(words("en")).choice(offered, table) == english
    assert told(words("de")).choice(offered, table) == german


def test_there_is_an_example_of_every_move() -> None:
    by_hand = {Bid, Take, *(type(offered.move) for _, offered, _, _ in LABELS)}
    assert sorted(kind.__name__ for kind in get_args(AnyMove)) == sorted(
        kind.__name__ for kind in by_hand
    )


def test_choices_about_one_disaster_do_not_repeat_its_name(
    view: EmpiresEndView, en: Words, de: Words
) -> None:
    table = only_fire(view)
    bid, take = choice(Bid(0, "wheat")), choice(Take(0))
    assert told(en).choice(bid, table) == "Avert with wheat (you hold 3)"
    assert told(de).choice(bid, table) == "Mit Weizen abwenden (du hast 3)"
    assert told(en).choice(take, table) == (
        "Take it: lose Town 23 at position 9, gain 2 wheat and 1 axe"
    )
    assert told(de).choice(take, table) == (
        "Annehmen: Dorf 23 auf Position 9 verlieren, 2 Weizen und 1 Axt erhalten"
    )


def test_choices_about_two_disasters_name_the_card(
    view: EmpiresEndView, en: Words, de: Words
) -> None:
    bid, take = choice(Bid(1, "coin")), choice(Take(1))
    assert told(en).choice(bid, view) == "Avert Barbarians 4 with a coin (you hold 2)"
    assert told(de).choice(bid, view) == "Barbaren 4 mit einer Münze abwenden (du hast 2)"
    assert told(en).choice(take, view) == (
        "Take Barbarians 4: lose Road 14 at position 4, the pot is empty"
    )


@pytest.mark.rule("EE-DIS-6")
def test_taking_names_the_neighbour_that_burns_instead(view: EmpiresEndView, en: Words) -> None:
    """Where the rules leave no choice, the preview knows which one it is."""
    view.seats[0].row[8].healthy = False
    table = only_fire(view)
    sure = choice(Take(0), Destroyed("EE-DIS-6", 0, 10, "farm-8"))
    assert told(en).choice(sure, table).startswith("Take it: lose Farm 8 at position 10")
    open_choice = choice(Take(0))
    assert "near position 9 of your choice" in told(en).choice(open_choice, table)
    nothing = choice(Take(0), NothingDestroyed("EE-DIS-6", 0))
    assert "nothing left to lose" in told(en).choice(nothing, table)


def test_a_choice_is_a_title_and_what_follows_from_it(view: EmpiresEndView, en: Words) -> None:
    """In one line, or taken apart: what else it does is told behind the rest."""
    take = choice(Take(0), FirstPlayer("EE-DIS-5", 0))
    told(en).word_choice(take, only_fire(view))
    assert take.text == "Take it: lose Town 23 at position 9, gain 2 wheat and 1 axe"
    assert take.title == "Take it"
    assert take.detail == (
        "Lose Town 23 at position 9, gain 2 wheat and 1 axe. You are first player now."
    )
    assert take.hint == "You are first player now."
    assert take.apart is None


APART: list[tuple[AnyPrompt, Choice, str, str]] = [
    (
        ask(PlaceInnovation, card="fire-4"),
        choice(Place(position=3)),
        "Farm 11, pos. 3",
        "Hof 11, Pos. 3",
    ),
    (ask(BidAxesPrompt, strength=4, axes=2, coins=1), choice(BidAxes(axes=2)), "2", "2"),
    (ask(BidCoinsPrompt, strength=4, axes=2, coins=1), choice(BidCoins(coins=0)), "0", "0"),
    (ask(AimPrompt, card="riot-2"), choice(Aim(disaster=1)), "Avert", "Abwenden"),
    (ask(AimPrompt, card="barbarians-4"), choice(Aim(disaster=0)), "Replace", "Austauschen"),
]


@pytest.mark.parametrize(("prompt", "offered", "english", "german"), APART)
def test_what_sets_a_choice_apart_where_the_question_says_the_rest(
    prompt: AnyPrompt, offered: Choice, english: str, german: str, view: EmpiresEndView
) -> None:
    table = asked(view, prompt)
    assert told(words("en")).worded(offered.move, offered, table).apart == english
    assert told(words("de")).worded(offered.move, offered, table).apart == german


def test_choices_about_one_of_two_disasters_end_the_sentence_of_their_heading(
    view: EmpiresEndView, en: Words, de: Words
) -> None:
    assert view.prompt is not None
    view.prompt.groups = [Group("disaster:0"), Group("disaster:1")]
    told(en).word_prompt(view)
    headings = [(group.title, group.lead) for group in view.prompt.groups]
    assert headings == [
        ("Fire 9", "Avert Fire 9 with …"),
        ("Barbarians 4", "Avert Barbarians 4 with …"),
    ]
    ends = [choice.apart for choice in view.prompt.choices]
    assert ends == ["wheat", "or take it", "coin", "or take it"]
    told(de).word_prompt(view)
    assert view.prompt.groups[0].lead == "Brand 9 abwenden mit …"
    ends = [choice.apart for choice in view.prompt.choices]
    assert ends == ["Weizen", "oder annehmen", "Münze", "oder annehmen"]


def test_where_nothing_can_be_bid_there_is_no_such_sentence(
    view: EmpiresEndView, en: Words
) -> None:
    assert view.prompt is not None
    view.prompt = ask(AvertOrTake, view.prompt.choices[1::2])
    view.prompt.groups = [Group("disaster:0"), Group("disaster:1")]
    told(en).word_prompt(view)
    assert [(group.title, group.lead) for group in view.prompt.groups] == [
        ("Fire 9", ""),
        ("Barbarians 4", ""),
    ]
    assert [choice.apart for choice in view.prompt.choices] == ["Take", "Take"]

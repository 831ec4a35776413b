"""Questions and choices: every kind is worded, and says what decides."""

from typing import Any

import pytest

from empires.text.catalogue import Words, words
from empires.text.empires_end.prompts import choice_text, effects_text, prompt_text

View = dict[str, Any]


def asked(view: View, kind: str, **context: Any) -> View:
    """The same table with another question."""
    prompt = {**view["prompt"], "kind": kind, "context": context, "choices": []}
    return {**view, "prompt": prompt, "conflict": "conflict-1"}


def choice(do: str, *effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"id": 0, "move": {"do": do, **fields}, "rule": "", "effects": list(effects)}


def only_fire(view: View) -> View:
    """Fire 9 alone."""
    choices = [c for c in view["prompt"]["choices"] if c["move"]["disaster"] == 0]
    prompt = {**view["prompt"], "choices": choices}
    return {**view, "disasters": view["disasters"][:1], "prompt": prompt}


def test_one_disaster(view: View, en: Words, de: Words) -> None:
    assert prompt_text(only_fire(view), en) == (
        "Fire 9: your Town 23 at position 9 is threatened. Avert it or take it?"
    )
    assert prompt_text(only_fire(view), de) == (
        "Brand 9: Bei dir ist Dorf 23 auf Position 9 bedroht. Abwenden oder annehmen?"
    )


def test_two_disasters(view: View, en: Words) -> None:
    assert prompt_text(view, en) == (
        "Two disasters: Fire 9 (your Town 23 at position 9); Barbarians 4 (your Road 14 at "
        "position 4). Decide on each: avert it or take it?"
    )


def test_a_threatened_location_may_be_destroyed_already(view: View, de: Words) -> None:
    view["seats"][0]["row"][8]["healthy"] = False
    assert "Dorf 23 auf Position 9 schon zerstört" in prompt_text(only_fire(view), de)


def test_after_the_decision_only_the_rest_of_the_turn_is_asked(view: View, en: Words) -> None:
    decided = asked(view, "avert_or_take")
    assert prompt_text(decided, en).startswith("You have decided.")


def test_whom_one_waits_for(view: View, en: Words, de: Words) -> None:
    waiting = {**view, "seat": 1, "prompt": None}
    assert prompt_text(waiting, en) == "Waiting for Marcus."
    assert prompt_text(waiting, de) == "Am Zug: Marcus."
    assert prompt_text(waiting | {"over": True}, en) == "The game is over."


def test_without_names_seats_are_numbered(view: View, de: Words) -> None:
    del view["names"]
    assert prompt_text({**view, "seat": None, "prompt": None}, de) == "Am Zug: Spieler 1."
    assert "Otto" in prompt_text({**view, "prompt": None}, de, names=["Otto", "Livia"])


QUESTIONS: list[tuple[str, dict[str, Any], str]] = [
    ("aim", {"card": "riot-2"}, "Which disaster do you use Riot 2 on?"),
    (
        "pick_location",
        {"card": "fire-2"},
        "Fire 2: the threatened location is already destroyed. Which one is destroyed instead?",
    ),
    ("place_innovation", {"card": "fire-9"}, "Where do you place Fire 9?"),
    (
        "low_resources",
        {"held": 1},
        "You hold only 1 resource. Buy coins for 2 points each? "
        "With the first one everyone sees what you hold.",
    ),
    (
        "economy",
        {},
        "Economy: which ability do you use? You hold 3 wheat, 1 hammer and 2 coins.",
    ),
    ("exchange", {"by": "road-14"}, "Road 14: what do you exchange?"),
    ("repeat", {"by": "barbarians-2"}, "Barbarians 2: which ability may be used once more?"),
    (
        "industry",
        {"cards_used": 1, "rebuilt": False},
        "Industry: 1 of 2 cards built or sold, 1 location may be rebuilt. What do you do? "
        "You hold 3 wheat, 1 hammer and 2 coins.",
    ),
    ("pay", {"cost": 2, "card": "flood-4"}, "Building Flood 4 costs 2 hammers. How do you pay?"),
    (
        "pay",
        {"cost": 5, "location": "road-12"},
        "Rebuilding Road 12 costs 5 hammers. How do you pay?",
    ),
    (
        "rest_of_hand",
        {},
        "2 cards used. Keep or discard the rest of your hand (Flood 4 and Plague 11)? "
        "Then it is refilled.",
    ),
    ("swap_locations", {"by": "city-32"}, "City 32: which 2 locations do you swap?"),
    ("lift_innovation", {"by": "fire-2"}, "Fire 2: which innovation do you move?"),
    ("order", {}, "Combined phase: which half do you begin with?"),
    (
        "bid_axes",
        {"strength": 4, "axes": 2, "coins": 1},
        "Conflict 1: your strength is 4 without a bid; you hold 2 axes and 1 coin. "
        "How many axes do you bid?",
    ),
    (
        "bid_coins",
        {"strength": 4, "axes": 2, "coins": 1},
        "Conflict 1: your strength is 6, 2 axes included; you hold 1 coin. "
        "How many coins do you bid?",
    ),
    ("refresh", {"left": 1}, "Which ability do you refresh?"),
    (
        "mulligan",
        {},
        "Do you keep your hand (Flood 4 and Plague 11), or draw 4 new cards once?",
    ),
    (
        "take_two",
        {"taken": None},
        "You take 2 of your 4 cards before the start. Which is the first?",
    ),
    ("take_two", {"taken": "flood-4"}, "You take Flood 4. Which is your second card?"),
]


@pytest.mark.parametrize(("kind", "context", "text"), QUESTIONS)
def test_questions(kind: str, context: dict[str, Any], text: str, view: View) -> None:
    assert prompt_text(asked(view, kind, **context), words("en")) == text
    german = prompt_text(asked(view, kind, **context), words("de"))
    assert german.endswith(("?", "."))
    assert german != text


BUILT = {
    "event": "built",
    "rule": "EE-IND-2",
    "seat": 0,
    "card": "flood-4",
    "position": 3,
    "location": "farm-11",
    "hammers": 0,
    "coins": 0,
}
LABELS: list[tuple[str, dict[str, Any], dict[str, Any], str, str]] = [
    ("low_resources", {"held": 1}, choice("done"), "Buy no coin", "Keine Münze kaufen"),
    ("economy", {}, choice("done"), "Finish the economy phase", "Wirtschaftsphase beenden"),
    (
        "industry",
        {"cards_used": 0, "rebuilt": False},
        choice("done"),
        "Finish the industry phase",
        "Industriephase beenden",
    ),
    (
        "low_resources",
        {"held": 1},
        choice("buy_coin"),
        "Buy 1 coin for 2 points (your score: -1)",
        "1 Münze für 2 Punkte kaufen (dein Punktestand: -1)",
    ),
    (
        "aim",
        {"card": "riot-2"},
        choice("aim", disaster=1),
        "Avert Barbarians 4",
        "Barbaren 4 abwenden",
    ),
    (
        "aim",
        {"card": "barbarians-4"},
        choice("aim", disaster=0),
        "Replace Fire 9",
        "Brand 9 austauschen",
    ),
    (
        "pick_location",
        {"card": "fire-4"},
        choice("burn", position=5),
        "Lose Army 5 at position 5 (5 points, with Riot 2 and Fire 2)",
        "Armee 5 auf Position 5 verlieren (5 Punkte, mit Aufstand 2 und Brand 2)",
    ),
    (
        "place_innovation",
        {"card": "fire-4"},
        choice("place", position=3),
        "Place it at Farm 11, position 3 (no innovation)",
        "An Hof 11 anlegen, Position 3 (keine Innovation)",
    ),
    (
        "economy",
        {},
        choice("use", location="farm-11"),
        "Use Farm 11: gain 1 hammer",
        "Hof 11 nutzen: Du erhältst 1 Hammer",
    ),
    (
        "avert_or_take",
        {},
        choice("use", card="riot-2"),
        "Avert with the free bid of Riot 2 in place of an axe (exhausts it)",
        "Mit dem Gratisgebot von Aufstand 2 statt mit einer Axt abwenden (danach erschöpft)",
    ),
    (
        "avert_or_take",
        {},
        choice("use", card="barbarians-4"),
        "Replace a disaster with the top card of the deck (exhausts Barbarians 4)",
        "Eine Krise gegen die oberste Karte des Stapels austauschen "
        "(danach ist Barbaren 4 erschöpft)",
    ),
    (
        "exchange",
        {"by": "road-14"},
        choice("exchange", pay="wheat", gain={"hammer": 1}),
        "Pay 1 wheat for 1 hammer (you hold 3 wheat)",
        "1 Weizen gegen 1 Hammer tauschen (du hast 3 Weizen)",
    ),
    (
        "repeat",
        {"by": "barbarians-2"},
        choice("repeat", location="farm-11"),
        "Use Farm 11 once more: gain 1 hammer",
        "Hof 11 noch einmal nutzen: Du erhältst 1 Hammer",
    ),
    (
        "industry",
        {},
        choice("sell", card="flood-4"),
        "Sell Flood 4 for 1 coin",
        "Flut 4 für 1 Münze verkaufen",
    ),
    (
        "industry",
        {},
        {**choice("build", card="flood-4"), "cost": 2},
        "Build Flood 4 for 2 hammers. Economy: gain 2 wheat.",
        "Flut 4 für 2 Hämmer ausspielen. Wirtschaft: Du erhältst 2 Weizen.",
    ),
    (
        "industry",
        {},
        choice("build", BUILT, card="flood-4"),
        "Build Flood 4 for free at Farm 11, position 3. Economy: gain 2 wheat.",
        "Flut 4 kostenlos an Hof 11 ausspielen, Position 3. Wirtschaft: Du erhältst 2 Weizen.",
    ),
    (
        "industry",
        {},
        {**choice("rebuild", position=2), "cost": 4},
        "Rebuild Road 12 at position 2 for 4 hammers (12 points, no innovation)",
        "Straße 12 auf Position 2 für 4 Hämmer wiederaufbauen (12 Punkte, keine Innovation)",
    ),
    (
        "industry",
        {},
        choice("rebuild", {"event": "rebuilt", "hammers": 3, "coins": 1}, position=2),
        "Rebuild Road 12 at position 2 for 3 hammers and 1 coin (12 points, no innovation)",
        "Straße 12 auf Position 2 für 3 Hämmer und 1 Münze wiederaufbauen "
        "(12 Punkte, keine Innovation)",
    ),
    (
        "pay",
        {"cost": 3, "card": "flood-4"},
        choice("pay", coins=2),
        "Pay 1 hammer and 2 coins",
        "1 Hammer und 2 Münzen zahlen",
    ),
    (
        "rest_of_hand",
        {},
        choice("keep_rest"),
        "Keep Flood 4 and Plague 11",
        "Flut 4 und Seuche 11 behalten",
    ),
    (
        "rest_of_hand",
        {},
        choice("discard_rest"),
        "Discard Flood 4 and Plague 11",
        "Flut 4 und Seuche 11 abwerfen",
    ),
    (
        "swap_locations",
        {"by": "city-32"},
        choice("swap", positions=[1, 11]),
        "Swap Farm 3 (position 1) with City 32 (position 11)",
        "Hof 3 (Position 1) mit Stadt 32 (Position 11) vertauschen",
    ),
    (
        "lift_innovation",
        {"by": "fire-2"},
        choice("lift", card="riot-2"),
        "Move Riot 2, now at Army 5, position 5",
        "Aufstand 2 verschieben, jetzt an Armee 5, Position 5",
    ),
    (
        "order",
        {},
        choice("economy_first"),
        "Economy first, then industry",
        "Erst Wirtschaft, dann Industrie",
    ),
    (
        "order",
        {},
        choice("industry_first"),
        "Industry first, then economy",
        "Erst Industrie, dann Wirtschaft",
    ),
    (
        "bid_axes",
        {"strength": 4, "axes": 2, "coins": 1},
        choice("bid_axes", axes=2),
        "Bid 2 axes: strength 6 before coins",
        "2 Äxte bieten: Stärke 6 vor den Münzen",
    ),
    (
        "bid_coins",
        {"strength": 4, "axes": 2, "coins": 1},
        choice("bid_coins", coins=1),
        "Bid 1 coin: strength 7, gain 7 points and 2 wheat",
        "1 Münze bieten: Stärke 7, 7 Punkte und 2 Weizen erhalten",
    ),
    (
        "bid_coins",
        {"strength": 2, "axes": 0, "coins": 1},
        choice("bid_coins", coins=0),
        "Bid no coins: strength 2, lose 3 points",
        "Keine Münzen bieten: Stärke 2, 3 Punkte verlieren",
    ),
    (
        "refresh",
        {"left": 1},
        choice("refresh", card="riot-2"),
        "Refresh Riot 2. Disaster: avert once without paying the axe (free bid, then exhausted).",
        "Aufstand 2 erneuern. Krise: Du wendest einmal ab, ohne die Axt zu zahlen "
        "(Gratisgebot, danach erschöpft).",
    ),
    ("mulligan", {}, choice("keep_hand"), "Keep your hand", "Deine Hand behalten"),
    (
        "mulligan",
        {},
        choice("mulligan"),
        "Discard your hand and draw 4 new cards",
        "Deine Hand abwerfen und 4 neue Karten ziehen",
    ),
    (
        "take_two",
        {"taken": None},
        choice("take_card", card="flood-4"),
        "Take Flood 4: lose Road 14 at position 4. Economy: gain 2 wheat.",
        "Flut 4 annehmen: Straße 14 auf Position 4 verlieren. Wirtschaft: Du erhältst 2 Weizen.",
    ),
    (
        "take_two",
        {"taken": "fire-4"},
        choice("take_card", card="flood-4"),
        "Take Flood 4: a location near position 4 of your choice is destroyed. "
        "Economy: gain 2 wheat.",
        "Flut 4 annehmen: ein Ort deiner Wahl nahe Position 4 wird zerstört. "
        "Wirtschaft: Du erhältst 2 Weizen.",
    ),
]


@pytest.mark.parametrize(("kind", "context", "offered", "english", "german"), LABELS)
def test_choices(
    kind: str,
    context: dict[str, Any],
    offered: dict[str, Any],
    english: str,
    german: str,
    view: View,
) -> None:
    table = asked(view, kind, **context)
    assert choice_text(offered, table, words("en")) == english
    assert choice_text(offered, table, words("de")) == german


def test_choices_about_one_disaster_do_not_repeat_its_name(
    view: View, en: Words, de: Words
) -> None:
    table = only_fire(view)
    bid, take = table["prompt"]["choices"]
    assert choice_text(bid, table, en) == "Avert with wheat (you hold 3)"
    assert choice_text(bid, table, de) == "Mit Weizen abwenden (du hast 3)"
    assert choice_text(take, table, en) == (
        "Take it: lose Town 23 at position 9, gain 2 wheat and 1 axe"
    )
    assert choice_text(take, table, de) == (
        "Annehmen: Dorf 23 auf Position 9 verlieren, 2 Weizen und 1 Axt erhalten"
    )


def test_choices_about_two_disasters_name_the_card(view: View, en: Words, de: Words) -> None:
    _, _, bid, take = view["prompt"]["choices"]
    assert choice_text(bid, view, en) == "Avert Barbarians 4 with a coin (you hold 2)"
    assert choice_text(bid, view, de) == "Barbaren 4 mit einer Münze abwenden (du hast 2)"
    assert choice_text(take, view, en) == (
        "Take Barbarians 4: lose Road 14 at position 4, gain no bids"
    )


@pytest.mark.rule("EE-DIS-6")
def test_taking_names_the_neighbour_that_burns_instead(view: View, en: Words) -> None:
    """Where the rules leave no choice, the preview knows which one it is."""
    view["seats"][0]["row"][8]["healthy"] = False
    table = only_fire(view)
    burns = {"event": "destroyed", "seat": 0, "position": 10, "location": "farm-8"}
    sure = choice("take", burns, disaster=0)
    assert choice_text(sure, table, en).startswith("Take it: lose Farm 8 at position 10")
    open_choice = choice("take", disaster=0)
    assert "near position 9 of your choice" in choice_text(open_choice, table, en)
    nothing = choice("take", {"event": "nothing_destroyed", "seat": 0}, disaster=0)
    assert "nothing left to lose" in choice_text(nothing, table, en)


def test_effects_tell_what_the_label_does_not(view: View, en: Words, de: Words) -> None:
    take = choice(
        "take",
        {"event": "took", "rule": "EE-DIS-5", "seat": 0, "disaster": 0, "card": "fire-9"},
        {"event": "first_player", "rule": "EE-DIS-5", "seat": 0},
        {"event": "gained", "rule": "EE-DIS-5", "seat": 0, "gain": {"wheat": 2}},
        {
            "event": "destroyed",
            "rule": "EE-DIS-5",
            "seat": 0,
            "position": 9,
            "location": "town-23",
        },
        {"event": "gained", "rule": "EE-INN-6", "seat": 0, "gain": {"coin": 3}},
        disaster=0,
    )
    assert effects_text(take, view, en) == "You are first player now. You gain 3 coins."
    assert effects_text(take, view, de) == (
        "Du hast jetzt den Startspielermarker. Du erhältst 3 Münzen."
    )


def test_a_label_that_says_it_all_needs_no_effects(view: View, both: Words) -> None:
    averted = {"event": "averted", "rule": "EE-DIS-3", "seat": 0, "disaster": 0}
    bid = choice(
        "bid", averted | {"card": "fire-9", "resource": "wheat"}, disaster=0, resource="wheat"
    )
    assert effects_text(bid, view, both) == ""
    used = {"event": "used", "rule": "EE-ECO-1", "seat": 0, "by": "farm-11"}
    gained = {"event": "gained", "rule": "EE-ECO-1", "seat": 0, "gain": {"hammer": 1}}
    assert effects_text(choice("use", used, gained, location="farm-11"), view, both) == ""


def test_what_an_ability_gives_here_is_told_where_the_card_can_not(view: View, en: Words) -> None:
    refreshed = {"event": "refreshed", "rule": "EE-ECO-3", "seat": 0, "card": "riot-2"}
    use = choice("use", refreshed, location="road-12")
    assert effects_text(use, view, en) == "You refresh Riot 2."

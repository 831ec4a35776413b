"""Questions and choices: every kind is worded, and says what decides."""

from typing import Any

import pytest
from msgspec.structs import replace

from empires.shapes.first_empires.moves import Done
from empires.shapes.first_empires.prompts import Choice
from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.table.twins import written
from empires.text.catalogue import Words
from empires.text.first_empires.choices import worded
from empires.text.first_empires.effects import effects_text
from empires.text.first_empires.prompts import prompt_text
from tests.text.first_empires.kit import GAME, POSITION, seen, view_of


def choices(view: View) -> list[Choice]:
    assert view.prompt is not None
    return list(view.prompt.choices)


def choice_of(view: View, do: str, **fields: Any) -> Choice:
    (choice,) = (c for c in choices(view) if written(c.move) == {"do": do, **fields})
    return choice


def labels(view: View, words: Words) -> dict[str, str]:
    """The first label for each kind of move on offer."""
    found: dict[str, str] = {}
    for choice in choices(view):
        found.setdefault(choice.move.do, worded(choice.move, choice, view, words).text)
    return found


def label(view: View, words: Words, do: str, **fields: Any) -> str:
    choice = choice_of(view, do, **fields)
    return worded(choice.move, choice, view, words).text


def effects(view: View, words: Words, do: str, **fields: Any) -> str:
    return effects_text(choice_of(view, do, **fields), view, words)


def after(*moves: tuple[int, dict[str, Any]], **changes: Any) -> View:
    """What Marcus, or another seat, sees after some moves were played at the table of the kit."""
    seat = changes.pop("seat", 0)
    p = GAME.position({**POSITION, **changes})
    for mover, move in moves:
        p.play(mover, GAME.code(p, mover, move))
    return seen(p, seat)


DONE = (0, {"do": "done"})
ASSAULT = (0, {"do": "assault", "region": "rus"})
GATHER = (0, {"do": "gather", "from": "scythia"})


def test_moving_names_cost_colour_and_what_is_given_up(view: View, en: Words, de: Words) -> None:
    assert prompt_text(view, en) == "Movement: 4 movement points left, 1 sword. What do you do?"
    assert label(view, en, "move", **{"from": "scythia", "to": "thule"}) == (
        "Move 1 explorer from Scythia to Thule (1 of 4 movement points; blue cross)"
    )
    assert label(view, de, "move", **{"from": "indus", "to": "east"}) == (
        "Einen Entdecker von Indus in den Ostozean bewegen (1 von 4 Bewegungspunkten; gibt "
        "Indus auf)"
    )
    assert label(view, en, "done") == "End your movement (4 movement points are lost)"


def test_moving_to_ones_own_explorers_says_so(en: Words, de: Words) -> None:
    moved = after((0, {"do": "move", "from": "scythia", "to": "thule"}))
    there = {"from": "scythia", "to": "thule"}
    assert "(1 of 3 movement points; blue cross, yours with 1 explorer; gives up Scythia)" in label(
        moved, en, "move", **there
    )
    assert "blaues Kreuz, deine Region mit 1 Entdecker" in label(moved, de, "move", **there)


def test_an_unguarded_city_is_named(en: Words, de: Words) -> None:
    """FE-CON-5: whoever enters takes it."""
    seats = [dict(seat) for seat in POSITION["seats"]]
    seats[1] = {**seats[1], "tiles": {"dice": {"at": "thule"}}}
    view = view_of(seats=seats)
    there = {"from": "scythia", "to": "thule"}
    assert "captures 1 city tile from Livia" in label(view, en, "move", **there)
    assert "nimmt 1 Stadtplättchen von Livia ein" in label(view, de, "move", **there)
    assert effects(view, en, "move", **there) == ""


def test_explorers_at_sea_must_land(en: Words, de: Words) -> None:
    at_sea = after((0, {"do": "move", "from": "albion", "to": "west"}))
    assert prompt_text(at_sea, en) == (
        "Movement: 3 movement points left, 1 sword; 1 explorer at sea must still land. "
        "What do you do?"
    )
    assert "1 Entdecker auf See muss noch an Land" in prompt_text(at_sea, de)


def test_the_last_point_is_called_so(en: Words) -> None:
    last = view_of(movement=1)
    assert label(last, en, "move", **{"from": "scythia", "to": "thule"}) == (
        "Move 1 explorer from Scythia to Thule (the last movement point; blue cross)"
    )


@pytest.mark.rule("FE-CON-1")
def test_an_assault_names_defenders_and_what_is_needed(view: View, en: Words, de: Words) -> None:
    assert label(view, en, "assault", region="rus") == (
        "Attack Rus (green mountain): 2 defenders of Livia, you need 2 explorers or more and "
        "have 1 sword"
    )
    assert label(view, de, "assault", region="rus") == (
        "Rus angreifen (grüner Berg): 2 Verteidiger von Livia, du brauchst mindestens "
        "2 Entdecker und hast 1 Schwert"
    )


def test_gathering_and_the_conquest_itself(en: Words, de: Words) -> None:
    begun = after(ASSAULT, GATHER)
    assert prompt_text(begun, en) == (
        "Attack on Rus against 2 defenders of Livia: 1 of at least 2 gathered, 1 sword. "
        "Who comes along?"
    )
    assert label(begun, en, "gather", **{"from": "scythia"}) == (
        "Take 1 explorer along from Scythia (1 there)"
    )
    assert label(begun, de, "gather", **{"from": "scythia"}).endswith("(dort ist 1)")
    ready = after(ASSAULT, GATHER, GATHER)
    assert label(ready, en, "strike") == (
        "Conquer Rus now: 2 explorers and 1 sword against 2 defenders (2 of 4 movement points)"
    )
    assert effects(ready, en, "strike") == ("Livia retreats from Rus to Huaxia with 2 explorers.")
    all_in = after(ASSAULT, GATHER, GATHER, movement=2)
    assert label(all_in, de, "strike").endswith("gegen 2 Verteidiger (alle 2 Bewegungspunkte)")


def test_the_defender_is_asked_where_to_retreat(en: Words, de: Words) -> None:
    seats = [dict(seat) for seat in POSITION["seats"]]
    seats[1] = {**seats[1], "explorers": {"rus": 2, "huaxia": 1, "sahul": 1}}
    view = after(ASSAULT, GATHER, GATHER, (0, {"do": "strike"}), seat=1, seats=seats)
    assert prompt_text(view, en) == (
        "Marcus has conquered Rus. Where do you retreat with 2 explorers?"
    )
    assert prompt_text(view, de) == (
        "Marcus hat Rus erobert. Wohin ziehst du dich mit 2 Entdeckern zurück?"
    )
    assert label(view, en, "retreat", region="sahul") == (
        "Retreat to Sahul (orange gear; 1 explorer there; no city there)"
    )
    assert prompt_text(replace(view, seat=2, prompt=None), de) == "Am Zug: Livia."


def test_rerolls_name_the_dice(en: Words, de: Words) -> None:
    rolled = view_of(phase="dice", rerolls=2)
    assert prompt_text(rolled, en) == "Which dice do you reroll? 2 rerolls are left."
    assert label(rolled, en, "reroll", dice=[2]) == "Reroll die 2 (purple horse)"
    assert label(rolled, de, "reroll", dice=[1, 3]) == (
        "Die Würfel 1 und 3 neu würfeln (grüner Berg und Schwert)"
    )
    assert label(rolled, en, "reroll", dice=[1, 2, 3]) == "Reroll all 3 dice"
    assert label(rolled, de, "done") == "Die Würfel behalten"
    two = view_of(phase="dice", rerolls=1, dice=["green", "blue"])
    assert label(two, de, "reroll", dice=[1, 2]) == "Beide Würfel neu würfeln"
    assert effects(two, en, "reroll", dice=[1]) == ""


def test_a_card_for_a_sword(en: Words, de: Words) -> None:
    swords = view_of(phase="dice")
    assert prompt_text(swords, en).startswith("Do you discard a card to turn a die into a sword?")
    assert label(swords, en, "discard", card="gansu-road") == (
        "Discard “Gansu Road” for a sword; scored, it would be worth 4 points: control 2 "
        "purple horse regions"
    )
    chosen = after((0, {"do": "discard", "card": "gansu-road"}), phase="dice")
    assert prompt_text(chosen, de) == (
        "Welchen Würfel drehst du auf das Schwert? Dafür wird „Straße von Gansu“ abgeworfen."
    )
    assert label(chosen, en, "turn", die=1, face="sword") == (
        "Turn die 1 from green mountain to sword"
    )


def test_a_card_for_any_face_says_what_it_pairs_with(en: Words, de: Words) -> None:
    chosen = after((0, {"do": "discard", "card": "gansu-road"}), phase="progress")
    assert prompt_text(chosen, en) == (
        "Which die do you turn, and to what? “Gansu Road” is discarded for it."
    )
    assert label(chosen, en, "turn", die=1, face="orange") == (
        "Turn die 1 from green mountain to orange gear (pairs with Albion)"
    )
    assert label(chosen, de, "turn", die=1, face="blue") == (
        "Würfel 1 drehen: bisher grüner Berg, dann blaues Kreuz (dafür hast du keine Region)"
    )


def test_a_die_for_a_track_at_the_top_is_of_no_use(en: Words) -> None:
    seats = [dict(seat) for seat in POSITION["seats"]]
    seats[0] = {**seats[0], "levels": {**seats[0]["levels"], "dice": 4}}
    discard = (0, {"do": "discard", "card": "gansu-road"})
    chosen = after(discard, phase="progress", seats=seats, dice=["green", "purple", "sword"])
    assert label(chosen, en, "turn", die=1, face="orange").endswith("(that track is at the top)")


@pytest.mark.rule("FE-PRO-2")
def test_a_step_names_what_it_brings_and_its_pair(en: Words, de: Words) -> None:
    view = view_of(phase="progress", dice=["orange", "purple", "yellow"])
    assert prompt_text(view, en) == "Progress: which marker do you move up?"
    assert label(view, en, "step", track="dice") == (
        "Move up to field 3 of 5 on the orange track (dice): still 3 dice, +2 points, "
        "die 1 with Albion"
    )
    assert label(view, de, "step", track="movement") == (
        "Auf der lila Leiste (Bewegung) auf Feld 4 von 5 rücken: 5 Bewegungspunkte, "
        "+3 Punkte, Würfel 2 mit Scythia"
    )
    assert label(view, en, "step", track="explorers") == (
        "Move up to field 3 of 5 on the yellow track (explorers): 1 new explorer, +2 "
        "points, the city tile of this track comes onto the map, die 3 with Indus"
    )
    assert effects(view, en, "step", track="dice") == ""


def test_when_no_die_can_be_used_the_question_says_so(en: Words, de: Words) -> None:
    view = view_of(phase="progress", dice=["sword", "sword", "sword"])
    assert prompt_text(view, en) == "Progress: no die can move a marker up. What do you do?"
    assert label(view, de, "done") == "Deinen Fortschritt abschließen und deinen Zug beenden"
    assert label(view, en, "discard", card="gansu-road").startswith(
        "Discard “Gansu Road” to turn a die; scored, it would be worth"
    )


def test_new_explorers_and_a_city(en: Words, de: Words) -> None:
    yellow = {"phase": "progress", "dice": ["yellow", "purple", "sword"]}
    step = (0, {"do": "step", "track": "explorers"})
    placing = after(step, **yellow)
    assert prompt_text(placing, en) == "Where do you place your new explorer?"
    assert label(placing, en, "place_explorer", region="albion") == (
        "Place it in Albion (orange gear; 2 explorers there)"
    )
    place = (0, {"do": "place_explorer", "region": "albion"})
    assert label(after(step, place, **yellow), en, "done") == "Finish your progress"
    city = after(step, place, DONE, **yellow)
    assert (
        prompt_text(city, de) == "Wohin legst du das Stadtplättchen der gelben Leiste (Entdecker)?"
    )
    assert label(city, de, "place_city", region="albion") == (
        "Nach Albion legen (orange Zahnrad; dort 3 Entdecker; dort keine Stadt)"
    )


def test_several_tiles_are_placed_in_the_order_one_likes(en: Words) -> None:
    seats = [dict(seat) for seat in POSITION["seats"]]
    seats[0] = {**seats[0], "levels": {**seats[0]["levels"], "dice": 2}}
    table = {"seats": seats, "phase": "progress", "dice": ["yellow", "orange", "sword"]}
    steps = [
        (0, {"do": "step", "track": "explorers"}),
        (0, {"do": "place_explorer", "region": "albion"}),
        (0, {"do": "step", "track": "dice"}),
    ]
    view = after(*steps, DONE, **table)
    assert prompt_text(view, en).startswith("Several city tiles come onto the map.")
    assert label(view, en, "tile", track="dice") == "The tile of the orange track (dice)"


@pytest.mark.rule("FE-ACH-1")
def test_a_met_card_can_be_scored(en: Words, de: Words) -> None:
    seats = [dict(seat) for seat in POSITION["seats"]]
    seats[0] = {**seats[0], "explorers": {"scythia": 2, "parsa": 2, "indus": 1}}
    view = view_of(seats=seats)
    assert label(view, en, "score", card="gansu-road") == (
        "Score “Gansu Road” for 4 points: control 2 purple horse regions"
    )
    assert label(view, de, "score", card="gansu-road").startswith(
        "„Straße von Gansu“ werten für 4 Punkte: "
    )


def after_the_last_city(card: str) -> View:
    """With this card in hand; Rites of Zhou could be scored."""
    seats = [dict(seat) for seat in POSITION["seats"]]
    seats[0] = {**seats[0], "hand": [card], "scored": []}
    return after(
        (0, {"do": "step", "track": "explorers"}),
        (0, {"do": "place_explorer", "region": "albion"}),
        DONE,
        (0, {"do": "place_city", "region": "albion"}),
        seats=seats,
        phase="progress",
        dice=["yellow", "purple", "sword"],
    )


@pytest.mark.rule("FE-ACH-1")
def test_a_card_met_by_the_last_city_can_still_be_scored(en: Words, de: Words) -> None:
    view = after_the_last_city("rites-of-zhou")
    assert prompt_text(view, en) == "Before your turn ends: do you score a card?"
    assert label(view, de, "done") == "Nichts werten und deinen Zug beenden"
    assert effects(view, en, "done") == ""


@pytest.mark.rule("FE-ACH-1", "FE-VIS-2")
def test_whoever_has_no_card_to_score_is_told_why_the_question_comes(en: Words, de: Words) -> None:
    view = after_the_last_city("gansu-road")
    assert prompt_text(view, en) == (
        "No card of yours can be scored now. You are asked all the same, so that nobody learns it."
    )
    assert prompt_text(view, de).startswith("Keine deiner Karten lässt sich jetzt werten. ")
    assert [choice.move for choice in choices(view)] == [Done()]


def test_choosing_a_civilization_names_what_it_starts_with(en: Words, de: Words) -> None:
    p = GAME.new(players=3, seed=1, choose_civilizations=True)
    seat = p.to_move[0]
    view = seen(p, seat)
    assert prompt_text(view, de) == "Welche Zivilisation spielst du?"
    assert label(view, en, "choose", civilization="karthadst") == (
        "Play Karthadst: 2 dice, 0 rerolls, 2 movement points, 1 card, 4 explorers at the start; "
        "starts in Karthadst, orange gear"
    )
    assert labels(view, de)["choose"].startswith("Karthadst spielen: am Anfang 2 Würfel")


def test_without_names_seats_are_numbered(view: View, de: Words) -> None:
    unnamed = replace(view, names=[], seat=None, prompt=None)
    assert prompt_text(unnamed, de) == "Am Zug: Spieler 1."

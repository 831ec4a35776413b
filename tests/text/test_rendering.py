"""The table as text: one position word for word in both languages, and the end of a game."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from empires.shapes.empires_end.views import EmpiresEndView
from empires.text.catalogue import Words
from tests.text.kit import told

ENGLISH = """\
Space 3 of 6: double disaster phase. Next: industry phase, then conflict phase.
Fire 9 at position 9: avert it with wheat, an axe or a coin. Pot: 2 wheat and 1 axe.
Threatened: your Town 23; Livia’s Town 23.
Barbarians 4 at position 4: avert it with a hammer or a coin. Pot: nothing.
Threatened: your Road 14; Livia’s Road 14, already destroyed.
You, Marcus: -1 point; strength 4; 10 of 11 locations healthy.
If the game ended now: 128 (-1 on the track, 127 for locations, 2 for abilities).
Resources: 3 wheat, 1 hammer and 2 coins.
Hand, 2 cards:
Flood 4, costs 2 hammers. Economy: gain 2 wheat.
Plague 11, costs 1 hammer. End of the game: gain 5 points for each adjacent healthy Town.
Row, from position 1 to 11:
1: Farm 3, healthy; no innovation
2: Road 12, destroyed (rebuilding costs 5 hammers); no innovation
3: Farm 11, healthy; no innovation
4: Road 14, healthy, threatened by Barbarians 4; no innovation
5: Army 5, healthy; innovations Riot 2 (exhausted) and Fire 2
6: Town 18, healthy; no innovation
7: Army 4, healthy; no innovation
8: Road 9, healthy; no innovation
9: Town 23, healthy, threatened by Fire 9; no innovation
10: Farm 8, healthy; no innovation
11: City 32, healthy; no innovation
What your innovations do:
Riot 2 at position 5: Disaster: avert for free what an axe would avert (then exhausted).
Fire 2 at position 5: Industry: move 1 innovation to another location.
Livia: 1 point; forecast 126 or more; strength 6; 10 of 11 locations healthy; resources hidden; \
1 card in hand; first player. Destroyed: Road 14 at position 4. Innovations: Famine 3 at \
position 1.
Disaster deck: 60 cards, 1 discarded. Conflict deck: 11."""

GERMAN = """\
Feld 3 von 6: doppelte Krisenphase. Danach: Industriephase, dann Feldzugsphase.
Brand 9 auf Position 9: abwenden mit Weizen, einer Axt oder einer Münze. Geboten: 2 Weizen und \
1 Axt.
Bedroht: bei dir Dorf 23; bei Livia Dorf 23.
Barbaren 4 auf Position 4: abwenden mit einem Hammer oder einer Münze. Geboten: nichts.
Bedroht: bei dir Straße 14; bei Livia Straße 14, schon zerstört.
Du, Marcus: -1 Punkt; Stärke 4; 10 von 11 Orten unversehrt.
Wäre das Spiel jetzt zu Ende: 128 (-1 von der Punkteleiste, 127 für Orte, 2 für Fähigkeiten).
Ressourcen: 3 Weizen, 1 Hammer und 2 Münzen.
Hand, 2 Karten:
Flut 4, kostet 2 Hämmer. Wirtschaft: Du erhältst 2 Weizen.
Seuche 11, kostet 1 Hammer. Endwertung: Du erhältst 5 Punkte für jedes angrenzende unversehrte Dorf.
Reihe, von Position 1 bis 11:
1: Hof 3, unversehrt; keine Innovation
2: Straße 12, zerstört (Wiederaufbau kostet 5 Hämmer); keine Innovation
3: Hof 11, unversehrt; keine Innovation
4: Straße 14, unversehrt, bedroht durch Barbaren 4; keine Innovation
5: Armee 5, unversehrt; Innovationen Aufstand 2 (erschöpft) und Brand 2
6: Dorf 18, unversehrt; keine Innovation
7: Armee 4, unversehrt; keine Innovation
8: Straße 9, unversehrt; keine Innovation
9: Dorf 23, unversehrt, bedroht durch Brand 9; keine Innovation
10: Hof 8, unversehrt; keine Innovation
11: Stadt 32, unversehrt; keine Innovation
Was deine Innovationen können:
Aufstand 2 auf Position 5: Krise: Du wendest gratis ab, wogegen eine Axt hilft \
(danach erschöpft).
Brand 2 auf Position 5: Industrie: Du verschiebst 1 Innovation an einen anderen Ort.
Livia: 1 Punkt; Prognose mindestens 126; Stärke 6; 10 von 11 Orten unversehrt; Ressourcen \
verborgen; 1 Handkarte; Startspielermarker. Zerstört: Straße 14 auf Position 4. Innovationen: \
Hungersnot 3 auf Position 1.
Krisenstapel: 60 Karten, 1 abgeworfen. Feldzugstapel: 11."""


def test_a_position_in_english(view: EmpiresEndView, en: Words) -> None:
    assert "\n".join(told(en).table(view)) == ENGLISH


def test_a_position_in_german(view: EmpiresEndView, de: Words) -> None:
    assert "\n".join(told(de).table(view)) == GERMAN


def test_every_line_can_be_read_aloud(view: EmpiresEndView, both: Words) -> None:
    """No colours, no drawings, no columns held together by spaces, no empty lines."""
    for line in told(both).table(view):
        assert line.strip()
        assert not re.search(r"[\x00-\x1f\u2500-\u257f|]|  ", line)


def test_in_short_only_what_one_needs_to_decide(view: EmpiresEndView, en: Words, de: Words) -> None:
    assert told(en).table(view, short=True)[5:] == [
        "You, Marcus: -1 point; strength 4; 10 of 11 locations healthy.",
        "If the game ended now: 128 (-1 on the track, 127 for locations, 2 for abilities).",
        "Resources: 3 wheat, 1 hammer and 2 coins.",
        "Hand: Flood 4, Plague 11.",
        "Others: Livia 1 point.",
    ]
    assert told(de).table(view, short=True)[-1] == "Die anderen: Livia 1 Punkt."


@pytest.mark.rule("EE-VIS-2")
def test_the_others_resources_and_cards_stay_hidden(view: EmpiresEndView, en: Words) -> None:
    seen_by_livia = replace(view, seat=1, prompt=None)
    view.seats[0].resources = view.seats[0].hand = None
    view.seats[1].resources = {"wheat": 0, "hammer": 0, "axe": 0, "coin": 0}
    view.seats[1].hand = ["riot-5"]
    text = "\n".join(told(en).table(seen_by_livia))
    assert "Marcus: -1 point; forecast 128; strength 4; 10 of 11 locations healthy; " in text
    assert "resources hidden; 2 cards in hand; deciding now." in text
    assert "Resources: nothing." in text
    assert "Flood 4" not in text


def test_a_spectator_sees_every_empire_in_one_line(view: EmpiresEndView, both: Words) -> None:
    view.seats[0].resources = view.seats[0].hand = None
    watched = replace(view, seat=None, prompt=None)
    lines = told(both).table(watched)
    assert lines[5].startswith("Marcus: ")
    assert lines[6].startswith("Livia: ")
    assert told(both).me(watched) == []


def test_me_is_the_readers_own_part(view: EmpiresEndView, both: Words) -> None:
    assert told(both).me(view) == told(both).table(view)[5:-2]


def test_a_row_of_somebody_else(view: EmpiresEndView, en: Words) -> None:
    lines = told(en).seat(view, 1)
    assert lines[0].startswith("Livia: 1 point; forecast 126 or more")
    assert lines[1] == "1: Farm 3, healthy; innovation Famine 3"
    assert lines[4] == (
        "4: Road 14, destroyed (rebuilding costs 6 hammers), threatened by Barbarians 4; "
        "no innovation"
    )
    assert len(lines) == 12


def test_what_comes_next(view: EmpiresEndView, en: Words) -> None:
    def headline(**changes: Any) -> str:
        return told(en).table(replace(view, **changes))[0]

    assert headline(phase="setup", space=0) == (
        "Before space 1 of 6: set-up. Next: disaster phase, then economy phase."
    )
    assert headline(phase="conflict", space=5).endswith(
        "Next: combined phase, then end of the game."
    )
    assert headline(phase="combined", space=6) == (
        "Space 6 of 6: combined phase. Next: end of the game."
    )


def quiet(view: EmpiresEndView) -> EmpiresEndView:
    """The same table without a disaster."""
    for empire in view.seats:
        for place in empire.row:
            place.threatened = []
    return replace(view, disasters=[])


def test_an_open_conflict_shows_its_bands(view: EmpiresEndView, de: Words) -> None:
    lines = told(de).table(replace(quiet(view), conflict="conflict-1"))
    assert lines[1:7] == [
        "Feldzug 1:",
        "Stärke bis 2: 3 Punkte verlieren.",
        "Stärke 3 bis 6: 3 Punkte und 1 Weizen erhalten.",
        "Stärke ab 7: 7 Punkte und 2 Weizen erhalten.",
        "Höchste Stärke, zusätzlich: 3 Punkte und 1 Münze erhalten.",
        "Alle anderen vertauschen ihren wertvollsten unversehrten Ort mit Position 11.",
    ]


def test_an_unknown_card_is_for_the_caller_to_explain(en: Words) -> None:
    with pytest.raises(KeyError):
        told(en).card("fire-12")


def test_the_result_adds_up(finished: EmpiresEndView, en: Words, de: Words) -> None:
    assert told(en).result(finished) == [
        "You win.",
        "Place 1: Marcus (you), 128 points: -1 on the track, 127 for locations, "
        "2 for abilities. 10 healthy locations.",
        "Place 2: Livia, 126 points: 1 on the track, 125 for locations, "
        "0 for abilities. 10 healthy locations.",
    ]
    assert told(de).result(finished)[0] == "Du gewinnst."
    assert told(de).result(replace(finished, seat=1))[0] == "Marcus gewinnt."
    assert told(en).table(finished)[0] == "The game is over."
    assert "final score 128" in told(en).table(finished)[1]


def test_before_the_end_there_is_no_result(view: EmpiresEndView, both: Words) -> None:
    assert told(both).result(view) == []


@pytest.mark.rule("EE-END-3")
def test_a_tie_says_what_decided_it(finished: EmpiresEndView, en: Words, de: Words) -> None:
    tied = replace(finished, scores=[128, 128])
    assert told(en).result(tied)[-1] == (
        "Marcus and Livia have the same score: more healthy locations decide (EE-END-3)."
    )
    shared = replace(tied, ranking=[1, 1])
    assert told(de).result(shared)[0] == "Marcus und Livia teilen sich den Sieg."
    assert told(de).result(shared)[-1].endswith("Sie teilen sich den Platz (EE-END-3).")


@pytest.mark.rule("EE-END-4")
def test_the_manual_breaks_ties_by_the_first_player(finished: EmpiresEndView, en: Words) -> None:
    tied = replace(finished, scores=[128, 128], ranking=[2, 1], ruleset="manual")
    assert told(en).result(tied)[-1] == (
        "Livia and Marcus have the same score: whoever sits closest clockwise from the first "
        "player (Livia) is ahead (EE-END-4)."
    )

"""The table as text: one position word for word in both languages, and the end of a game."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.text.catalogue import Words
from empires.text.first_empires.rendering import (
    render,
    render_map,
    render_me,
    render_result,
    render_seat,
)
from tests.text.first_empires.kit import GAME, POSITION, seen, view_of

HERE = Path(__file__).parent


def lines_with(start: str, lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith(start)]


def test_a_position_word_for_word(view: View, both: Words) -> None:
    golden = (HERE / f"table-{both.lang}.txt").read_text(encoding="utf-8")
    assert "\n".join(render(view, both)) + "\n" == golden


def test_every_line_can_be_read_aloud(view: View, both: Words) -> None:
    """No colours, no drawings, no columns held together by spaces, no empty lines."""
    for line in render(view, both):
        assert line.strip()
        assert not re.search(r"[\x00-\x1f\u2500-\u257f|]|  ", line)


def test_in_short_only_what_one_needs_to_decide(view: View, en: Words) -> None:
    assert render(view, en, short=True) == [
        "Round 4 of 8, your turn: movement phase.",
        "Your dice: die 1 green mountain, no region for it; die 2 purple horse, pairs with "
        "Scythia; die 3 sword, counts in every conquest.",
        "Your explorers: 1 in Indus (yellow wheat), 2 in Albion (orange gear), 2 in Scythia "
        "(purple horse).",
        "For 1 movement point you can reach: Funan (green mountain); Parsa (purple horse); Etruria "
        "(yellow wheat); Thule (blue cross).",
        "For 2 movement points you can reach: Aksum (yellow wheat); Sahul (orange gear); Karthadst "
        "(orange gear, Livia’s city); Wagadu (green mountain).",
        "Conquests within reach: Rus (green mountain, 2 defenders of Livia) with 2 explorers for "
        "2 points; Huaxia (blue cross, 2 defenders of Livia) with 2 explorers for 3 points.",
    ]


def test_the_short_look_of_each_phase_shows_what_it_is_about(en: Words) -> None:
    dice = render(view_of(phase="dice", rerolls=1), en, short=True)
    assert lines_with("“Gansu Road”, 4 points", dice)
    assert dice[1].endswith("1 reroll is left.")
    progress = render(view_of(phase="progress"), en, short=True)
    assert lines_with("Orange (dice): field 2 of 5: 3 dice, 1 point", progress)
    assert lines_with("Standing: Marcus (you) 8 and 1 city tile, Livia 0 and 2", progress)
    assert not lines_with("For 1 movement point", progress)


@pytest.mark.rule("FE-VIS-2", "FE-VIS-3")
def test_hands_and_the_values_of_tiles_stay_hidden(view: View, both: Words) -> None:
    for seat in (1, 2, None):
        lines = render(view_of(seat), both)
        text = "\n".join(lines)
        assert not re.search("Zhu Ying|Gansu", text)
        assert "worth" not in text
        assert "im Wert von" not in text


@pytest.mark.rule("FE-VIS-3")
def test_open_tiles_show_what_they_are_worth(en: Words, de: Words) -> None:
    view = view_of(open_tiles=True)
    assert "Scythia, purple horse: you with 2 explorers; your city worth 2." in "\n".join(
        render_map(view, en)
    )
    assert lines_with("Wäre das Spiel jetzt zu Ende: 10 (6 für Leisten, 2 für", render_me(view, de))


def test_tracks_say_when_their_city_comes(en: Words, de: Words) -> None:
    hidden, shown = render_me(view_of(), en), render_me(view_of(open_tiles=True), de)
    assert lines_with("Orange (dice): field 2 of 5: 3 dice, 1 point, city tile at", hidden)
    yellow = lines_with("Yellow (explorers)", hidden)[0]
    assert yellow.endswith("Next field: 6 explorers, 3 points, its city tile.")
    assert "Stadtplättchen bei Feld 4 im Wert von 1" in lines_with("Orange", shown)[0]
    p = GAME.position({**POSITION, "phase": "progress", "dice": ["yellow", "sword", "sword"]})
    p.play(0, GAME.code(p, 0, {"do": "step", "track": "explorers"}))
    due = render_me(seen(p, 0), en)
    assert "its city tile at the end of this turn." in lines_with("Yellow (explorers)", due)[0]


def test_only_the_player_of_the_turn_is_told_what_is_in_reach(both: Words) -> None:
    own, other = render(view_of(0), both), render(view_of(1), both)
    start = "For " if both.lang == "en" else "Für "
    assert lines_with(start, own)
    assert not lines_with(start, other)


def test_with_explorers_at_sea_only_what_is_offered_is_in_reach(en: Words) -> None:
    seats = [dict(seat) for seat in POSITION["seats"]]
    seats[0] = {**seats[0], "explorers": {"scythia": 2, "albion": 1, "indus": 1, "west": 1}}
    lines = render(view_of(seats=seats, movement=2), en, short=True)
    assert not lines_with("For 2 movement points", lines)
    near = lines_with("For 1 movement point", lines)[0]
    for region in ("Wagadu", "Karthadst", "Parsa"):
        assert region in near


def test_a_conquest_that_costs_too_much_is_not_in_reach(en: Words) -> None:
    """3 points could bring 2 explorers to Huaxia, one by land and one over the sea; 2 can't."""
    assert "Huaxia" in lines_with("Conquests", render(view_of(movement=3), en))[0]
    assert "Huaxia" not in lines_with("Conquests", render(view_of(movement=2), en))[0]


@pytest.mark.rule("FE-CON-4")
def test_a_last_region_is_marked(view: View, en: Words, de: Words) -> None:
    assert lines_with("Mupata", render_map(view, en))[0].startswith(
        "Mupata, purple horse: Aurelia with 3 explorers, a last region that can’t be conquered; "
        "Aurelia’s city."
    )
    assert "als letzte Region nicht zu erobern" in lines_with("Mupata", render_map(view, de))[0]


def test_dice_of_one_colour_need_a_region_each(en: Words) -> None:
    lines = render(view_of(dice=["purple", "purple", "orange"]), en)
    assert lines[1] == (
        "Your dice: die 1 purple horse, pairs with Scythia; die 2 purple horse, no other region "
        "for it; die 3 orange gear, pairs with Albion."
    )


def test_used_dice_and_full_tracks_are_marked(en: Words) -> None:
    seats = [dict(seat) for seat in POSITION["seats"]]
    tiles = {**seats[0]["tiles"], "dice": {"at": "albion"}}
    seats[0] = {**seats[0], "levels": {**seats[0]["levels"], "dice": 4}, "tiles": tiles}
    dice = ["purple", "orange", "sword", "sword", "sword"]
    p = GAME.position({**POSITION, "seats": seats, "phase": "progress", "dice": dice})
    p.play(0, GAME.code(p, 0, {"do": "step", "track": "movement"}))
    lines = render(seen(p, 0), en)
    assert "die 1 purple horse, used; die 2 orange gear, its track is at the top" in lines[1]
    assert "Orange (dice): top field: 5 dice, 10 points." in lines


def test_a_region_and_what_is_around_it(view: View, en: Words) -> None:
    lines = render_map(view, en, space="rus")
    assert [re.split("[,.]", line)[0] for line in lines] == [
        "Rus",
        "Huaxia",
        "Scythia",
        "East Ocean",
    ]
    ocean = render_map(view, en, space="west")
    assert ocean[0].startswith("West Ocean. Borders: ")
    assert render_map(view, en, space="cuzco") == []


def test_whoever_is_at_sea_is_seen_there(en: Words, de: Words) -> None:
    seats = [dict(seat) for seat in POSITION["seats"]]
    seats[0] = {**seats[0], "explorers": {"scythia": 3, "albion": 1, "west": 1}}
    view = view_of(seats=seats)
    assert lines_with("West Ocean: you with 1 explorer. Borders: ", render_map(view, en))
    assert "1 im Westozean" in lines_with("Deine Entdecker", render_me(view, de))[0]


def test_another_player_in_full(view: View, en: Words) -> None:
    lines = render_seat(view, 1, en)
    assert lines[0] == (
        "Livia: Karthadst; forecast 0 or more; 2 regions; 4 explorers; 1 city on the map; 1 "
        "captured; no cards in hand; starting player."
    )
    assert lines[1] == "Explorers: 2 in Huaxia (blue cross), 2 in Rus (green mountain)."
    assert lines[-1] == "Discarded: “Cothon Harbour”."
    assert len(lines) == 9


def test_me_is_nothing_for_a_spectator(both: Words) -> None:
    assert render_me(view_of(None), both) == []
    assert len(render_me(view_of(0), both)) == 13


def test_while_civilizations_are_chosen(en: Words, de: Words) -> None:
    p = GAME.new(players=3, seed=1, choose_civilizations=True)
    view = seen(p, p.to_move[0])
    assert render(view, en)[0] == "Set-up: the civilizations are chosen."
    assert "noch keine Zivilisation" in render(view, de)[1]
    assert render(view, en, short=True) == ["Set-up: the civilizations are chosen."]


def test_the_result_adds_up(finished: View, en: Words, de: Words) -> None:
    assert render_result(finished, en) == [
        "You win.",
        "Place 1: Marcus (you), 10 points: 6 for tracks, 2 for own cities on the map, 0 "
        "for captured cities, 2 for cards.",
        "Place 2: Livia, 2 points: 0 for tracks, 1 for own cities on the map, 1 for "
        "captured cities, 0 for cards.",
        "Place 3: Aurelia, 1 point: 0 for tracks, 1 for own cities on the map, 0 for "
        "captured cities, 0 for cards.",
    ]
    assert render_result(replace(finished, seat=1), de)[0] == "Marcus gewinnt."
    assert render(finished, en)[0] == "The game is over."
    assert "final score 10" in "\n".join(render(finished, en))


def test_before_the_end_there_is_no_result(view: View, both: Words) -> None:
    assert render_result(view, both) == []


def tied(finished: View, hands: list[int], captured: list[int], ranking: list[int]) -> View:
    """Everybody has 10 points; these decide."""
    seats = [
        replace(seat, hand_size=hands[i], captured=captured[i], scored=[])
        for i, seat in enumerate(finished.seats)
    ]
    return replace(finished, seats=seats, scores=[10, 10, 10], ranking=ranking)


@pytest.mark.rule("FE-END-3")
def test_a_tie_says_what_decided_it(finished: View, en: Words) -> None:
    by_hand = tied(finished, [2, 0, 1], [0, 0, 0], [1, 3, 2])
    assert render_result(by_hand, en)[4:] == [
        "Marcus, Aurelia and Livia have the same score: more cards in hand decide (Marcus 2, "
        "Aurelia 1, Livia 0, FE-END-3)."
    ]
    by_deeds = tied(finished, [1, 1, 0], [0, 2, 5], [2, 1, 3])
    assert render_result(by_deeds, en)[4:] == [
        "Livia, Marcus and Aurelia have the same score: more cards in hand decide (Livia 1, "
        "Marcus 1, Aurelia 0, FE-END-3).",
        "Livia and Marcus have the same score and equally many cards in hand: more captured "
        "cities and scored cards together decide (Livia 2, Marcus 0, FE-END-3).",
    ]


@pytest.mark.rule("FE-END-3")
def test_a_shared_victory(finished: View, en: Words, de: Words) -> None:
    shared = tied(finished, [1, 1, 0], [2, 2, 0], [1, 1, 3])
    assert render_result(shared, de)[0] == "Marcus und Livia teilen sich den Sieg."
    assert render_result(shared, en)[-1] == (
        "Marcus and Livia have the same score, equally many cards in hand and equally many "
        "captured cities and scored cards: they share the place (FE-END-3)."
    )

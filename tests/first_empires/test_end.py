"""FE-END: the last round, what counts, and who wins."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from empires.rules.first_empires.game import FirstEmpires
from empires.table.game import GameError
from tests.first_empires.kit import (
    CIVILIZATIONS,
    TRACKS,
    game,
    named,
    new,
    pack,
    play,
    position,
    seat,
)

# No tile on the map, none captured: only what a test adds gives points.
NO_CITIES = {"start": {"at": 1}}
CARDS = {name: [card.name for card in c.cards] for name, c in CIVILIZATIONS.items()}


def ended(*seats: dict[str, Any], **parts: Any) -> FirstEmpires:
    """A game that is over."""
    return position(over=True, players=max(len(seats), 2), seats=list(seats), **parts)


def points(p: FirstEmpires, of: int = 0) -> int:
    return p.scores()[of]


def last_turn(**parts: Any) -> FirstEmpires:
    """The last progress phase of the last player, with nothing more to do."""
    given = {"players": 3, "round": 8, "starting_player": 1, "turn": 0, "dice": ["sword"]}
    return position(**{**given, "phase": "progress", **parts})


# ---- the end ----------------------------------------------------------------------------------


@pytest.mark.rule("FE-END-1", "FE-SET-9")
def test_the_game_ends_after_the_last_turn_of_the_last_round() -> None:
    p = last_turn()
    assert not p.over
    events = play(p, 0, "done")
    assert p.over
    assert p.to_move == []
    assert [event.event for event in events] == ["final_points"] * 3 + ["ranked"] * 3
    assert game.view(p, None).phase == "end"


@pytest.mark.rule("FE-END-1", "FE-SET-9")
@pytest.mark.parametrize(("round_", "turn"), [(7, 0), (8, 1), (8, 2)])
def test_the_game_goes_on_until_then(round_: int, turn: int) -> None:
    """After the seventh round, and after the first two turns of the eighth."""
    p = last_turn(round=round_, turn=turn)
    events = play(p, turn, "done")
    assert not p.over
    assert p.to_move == [(turn + 1) % 3]
    assert [e.round for e in named(events, "round")] == ([8] if round_ == 7 else [])


@pytest.mark.rule("FE-END-1", "FE-SET-9")
def test_five_players_end_after_their_seventh_round() -> None:
    p = last_turn(players=5, round=7)
    play(p, 0, "done")
    assert p.over


@pytest.mark.rule("FE-END-1", "FE-SET-9")
@pytest.mark.parametrize("players", [2, 5])
def test_a_short_game_ends_after_its_fourth_round(players: int) -> None:
    """And not after the third, whoever plays."""
    p = last_turn(players=players, round=3, short=True)
    play(p, 0, "done")
    assert not p.over
    p = last_turn(players=players, round=4, short=True)
    play(p, 0, "done")
    assert p.over


@pytest.mark.rule("FE-SET-9")
def test_a_short_game_has_no_fifth_round() -> None:
    with pytest.raises(GameError, match="round: expected"):
        last_turn(round=5, short=True)


# ---- what counts ------------------------------------------------------------------------------


@pytest.mark.rule("FE-END-1")
@pytest.mark.parametrize("name", CIVILIZATIONS)
@pytest.mark.parametrize("track", TRACKS)
def test_the_highest_field_reached_on_a_track_counts(name: str, track: str) -> None:
    """Only that field, not the sum of those below it, and each civilization has its own points."""
    civilization = CIVILIZATIONS[name]
    ladder = civilization.tracks[TRACKS.index(track)]
    others = [{"civilization": other} for other in CIVILIZATIONS if other != name]
    for level in range(5):
        count = civilization.tracks[4].values[level if track == "explorers" else 0]
        own = {
            "civilization": name,
            "levels": {track: level},
            "explorers": {civilization.home: count},
            "tiles": NO_CITIES,
        }
        p = ended(own, *others)
        assert points(p) == ladder.points[level] + sum(
            t.points[0] for t in civilization.tracks if t is not ladder
        )


@pytest.mark.rule("FE-END-1", "FE-CON-9")
def test_own_cities_on_the_map_count_in_controlled_regions_and_in_others() -> None:
    """Karthadst holds Parsa only; its cities in Albion and in Etruria's Thule count as well."""
    tiles = {
        "start": {"at": "parsa", "value": 3},
        "dice": {"at": "albion", "value": 2},
        "cards": {"at": "thule", "value": 1},
        "rerolls": {"at": "above", "value": 2},
        "movement": {"at": "above", "value": 2},
        "explorers": {"at": "above", "value": 1},
    }
    p = ended(seat("karthadst", {"parsa": 4}, tiles=tiles), seat("etruria", {"thule": 3}))
    assert points(p) == 3 + 2 + 1


@pytest.mark.rule("FE-END-1", "FE-CON-5")
def test_captured_cities_count_for_their_captor_only() -> None:
    tiles = {"start": {"at": "etruria", "value": 3}, "explorers": {"value": 1, "at": 0}}
    tiles["dice"] = {"value": 1, "at": 0}
    p = ended({"tiles": NO_CITIES}, {"tiles": tiles})
    assert p.scores() == [1 + 1, 3 + 1]  # Etruria has captured Karthadst's first tile


@pytest.mark.rule("FE-END-2")
def test_city_tiles_still_above_a_track_give_nothing() -> None:
    above = {"start": {"at": 1}, **{key: {"at": "above"} for key in TRACKS}}
    p = ended({"tiles": above})
    assert points(p) == 0
    p = ended({"tiles": {**above, "explorers": {"at": "albion"}}})
    assert points(p) == 3


@pytest.mark.rule("FE-END-1", "FE-ACH-1")
def test_scored_cards_count_and_no_others() -> None:
    """Cards in hand, in the deck and discarded give nothing."""
    cards = {card.name: card.points for card in CIVILIZATIONS["karthadst"].cards}
    names = list(cards)
    own = {"tiles": NO_CITIES, "scored": names[:3], "discarded": names[3:5], "hand": names[5:7]}
    assert points(ended(own)) == sum(cards[name] for name in names[:3])


@pytest.mark.rule("FE-END-1")
def test_the_points_are_told_by_their_sources() -> None:
    seats = [
        {
            "levels": {"dice": 4, "cards": 2},
            "tiles": {"dice": {"at": "albion"}},
            "scored": ["founding-of-byrsa"],
        },
        {"tiles": {"cards": {"at": 0}}},
    ]
    p = last_turn(seats=seats)
    events = play(p, 0, "done")
    told = [
        (e.seat, e.tracks, e.cities, e.captured, e.cards, e.total)
        for e in named(events, "final_points")
    ]
    assert told[0] == (0, 13, 2, 2, 2, 19)
    assert told[1] == (1, 0, 1, 0, 0, 1)
    assert [e[-1] for e in told] == p.scores()
    assert game.view(p, None).scores == p.scores()


# ---- who wins ---------------------------------------------------------------------------------


@pytest.mark.rule("FE-END-1")
def test_the_most_points_win() -> None:
    p = ended({"levels": {"dice": 2}}, {"levels": {"dice": 4}}, {"levels": {"dice": 3}})
    assert p.ranking() == [3, 1, 2]
    p = last_turn(seats=[{"levels": {"dice": 2}}, {"levels": {"dice": 4}}, {}])
    events = play(p, 0, "done")
    ranked = [(e.seat, e.rank) for e in named(events, "ranked")]
    assert ranked == [(0, 2), (1, 1), (2, 3)]


def tied(*, hands: tuple[int, int], captured: int, scored: tuple[int, int]) -> FirstEmpires:
    """Karthadst and Etruria with as many points as each other.

    Each has so many cards in hand and scored, and Karthadst so many of Etruria's cities; markers
    on two tracks make up for the difference in points.
    """
    lost = {name: {"at": 0} for name in ("start", "dice", "cards")[:captured]}
    seats = [
        {"hand": CARDS[name][:hand], "scored": CARDS[name][-done:] if done else []}
        for name, hand, done in zip(("karthadst", "etruria"), hands, scored, strict=True)
    ]
    for one, other in product(product(range(5), repeat=2), repeat=2):
        own, their = ({"dice": a, "rerolls": b} for a, b in (one, other))
        p = ended({**seats[0], "levels": own}, {**seats[1], "levels": their, "tiles": lost})
        if p.scores()[0] == p.scores()[1]:
            return p
    raise AssertionError("no levels make this a tie")


@pytest.mark.rule("FE-END-3")
@pytest.mark.parametrize(("hands", "ranking"), [((0, 1), [2, 1]), ((3, 2), [1, 2])])
def test_a_tie_goes_to_the_most_cards_in_hand(hands: tuple[int, int], ranking: list[int]) -> None:
    """Whatever was captured and scored: that is asked only if hands tie too."""
    for captured, scored in ((0, (0, 0)), (3, (2, 0)), (0, (0, 3))):
        assert tied(hands=hands, captured=captured, scored=scored).ranking() == ranking


@pytest.mark.rule("FE-END-3")
@pytest.mark.parametrize(
    ("captured", "scored", "ranking"),
    [
        (2, (0, 1), [1, 2]),
        (0, (2, 1), [1, 2]),
        (1, (1, 1), [1, 2]),
        (1, (0, 1), [1, 1]),
        (0, (1, 1), [1, 1]),
        (1, (1, 2), [1, 1]),
        (0, (0, 1), [2, 1]),
        (1, (1, 3), [2, 1]),
    ],
)
def test_then_to_the_most_cities_captured_and_cards_scored_together(
    captured: int, scored: tuple[int, int], ranking: list[int]
) -> None:
    """A city weighs as much as a card; if that ties as well, the victory is shared."""
    assert tied(hands=(1, 1), captured=captured, scored=scored).ranking() == ranking


@pytest.mark.rule("FE-END-3")
def test_who_ties_in_everything_shares_the_victory() -> None:
    p = ended({}, {}, {"levels": {"dice": 1}}, {"levels": {"dice": 1}, "civilization": "etruria"})
    assert p.scores() == [1, 1, 2, 2]
    assert p.ranking() == [3, 3, 1, 1]
    assert game.view(p, None).ranking == [3, 3, 1, 1]


@pytest.mark.rule("FE-END-1")
def test_a_game_about_to_begin_is_worth_its_first_cities() -> None:
    p = new(players=4, seed=3)
    first = [entry["tiles"]["start"]["value"] for entry in game.dump(p)["seats"]]
    assert p.scores() == first
    assert all(track.points[0] == 0 for c in pack.civilizations for track in c.tracks)

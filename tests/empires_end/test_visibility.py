"""EE-VIS: what each player may see, and what nobody sees."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.views import Innovation
from tests.empires_end.kit import (
    game,
    held,
    holding,
    named,
    new,
    play,
    position,
    prompt,
    seen_by,
    written,
)

VIEWERS = [None, 0, 1, 2]


def disaster(**parts: Any) -> EmpiresEnd:
    """Three players in the middle of a disaster phase."""
    table: dict[str, Any] = {
        "players": 3,
        "space": 5,
        "first_player": 1,
        "turn": 2,
        "disasters": [{"card": "fire-9", "pot": {"wheat": 2, "axe": 1}}],
        "discards": ["riot-7", "famine-4"],
        "conflict_discards": ["conflict-4"],
        "seats": [
            {
                "score": 12,
                "destroyed": [4],
                "innovations": {"4": ["fire-5"], "7": ["famine-1", "riot-4"]},
                "exhausted": ["famine-1"],
                "hand": ["flood-1", "flood-2"],
                "resources": holding(wheat=7, axe=9),
            },
            {"score": -3, "hand": ["blight-1"], "resources": holding(coin=5)},
            {"hand": ["plague-1", "plague-2", "plague-3"], "resources": holding(wheat=1)},
        ],
    }
    return position(**{**table, **parts})


def seen(p: EmpiresEnd, viewer: int | None) -> str:
    """A view as the bytes that would be sent."""
    return msgspec.json.encode(game.view(p, viewer)).decode()


def changed(p: EmpiresEnd, **parts: Any) -> EmpiresEnd:
    """The same position with other parts."""
    q: EmpiresEnd = game.position({**written(p), **parts})
    return q


# ---- public -----------------------------------------------------------------------------------


@pytest.mark.rule("EE-VIS-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_track_scores_first_player_and_sizes(viewer: int | None) -> None:
    """Players and spectators alike."""
    view = game.view(disaster(), viewer)
    assert view.space == 5
    assert len(view.track) == 26
    assert view.first_player == 1
    assert view.to_move == [2]
    assert [seat.score for seat in view.seats] == [12, -3, 0]
    assert [seat.hand_size for seat in view.seats] == [2, 1, 3]
    assert view.deck == 88 - 1 - 2 - 3 - 6
    assert view.conflict_deck == 10


@pytest.mark.rule("EE-VIS-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_revealed_card_its_bids_and_the_discards(viewer: int | None) -> None:
    """And whose locations it threatens."""
    view = game.view(disaster(), viewer)
    (card,) = view.disasters
    assert (card.card, card.pot) == ("fire-9", {"wheat": 2, "axe": 1})
    assert sorted(view.discards) == ["famine-4", "riot-7"]
    assert view.conflict_discards == ["conflict-4"]
    assert all(seat.row[8].threatened == [0] for seat in view.seats)


@pytest.mark.rule("EE-VIS-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_every_empire_its_health_innovations_and_exhaustion(
    viewer: int | None,
) -> None:
    """The first seat's row looks the same from everywhere."""
    row = game.view(disaster(), viewer).seats[0].row
    assert [place.location for place in row] == written(disaster())["seats"][0]["order"]
    assert [place.position for place in row if not place.healthy] == [4]
    assert row[3].innovations == [Innovation("fire-5", exhausted=False)]
    assert row[6].innovations == [
        Innovation("famine-1", exhausted=True),
        Innovation("riot-4", exhausted=False),
    ]


@pytest.mark.rule("EE-VIS-1", "EE-CON-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_conflict_card_and_who_has_sealed_a_bid(viewer: int | None) -> None:
    """That a bid was made is public, not what it is."""
    p = position(players=3, conflict="conflict-2")
    play(p, 1, "bid_axes", axes=0)
    play(p, 1, "bid_coins", coins=0)
    view = game.view(p, viewer)
    assert view.conflict == "conflict-2"
    assert view.to_move == [0, 2]
    assert [seat.deciding for seat in view.seats] == [True, False, True]


# ---- private ----------------------------------------------------------------------------------


@pytest.mark.rule("EE-VIS-2", "EE-RES-3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_the_owner_sees_a_hand_and_exact_resources(viewer: int | None) -> None:
    """For everybody else both are missing."""
    p = disaster()
    for seat in range(3):
        empire = game.view(p, viewer).seats[seat]
        own = written(p)["seats"][seat]
        assert empire.hand == (own["hand"] if seat == viewer else None)
        assert empire.resources == (own["resources"] if seat == viewer else None)


@pytest.mark.rule("EE-VIS-2", "EE-RES-3")
def test_open_resources_shows_the_totals_but_still_no_hand() -> None:
    """The option is about resources only."""
    p = disaster(open_resources=True)
    for viewer in VIEWERS:
        for seat in range(3):
            empire = game.view(p, viewer).seats[seat]
            assert empire.resources == held(p, seat)
            assert (empire.hand is None) == (seat != viewer)


@pytest.mark.rule("EE-VIS-2")
def test_another_hand_with_other_resources_looks_the_same_to_everybody_else() -> None:
    """Byte for byte: seat 0 could hold these cards and amounts as well as those."""
    p = disaster()
    seats, deck = written(p)["seats"], written(p)["deck"]
    other = {**seats[0], "hand": deck[:2], "resources": holding(hammer=1)}
    q = changed(p, seats=[other, *seats[1:]], deck=[*seats[0]["hand"], *deck[2:]])
    for viewer in (None, 1, 2):
        assert seen(p, viewer) == seen(q, viewer)
    assert seen(p, 0) != seen(q, 0)


@pytest.mark.rule("EE-VIS-2")
def test_a_forecast_for_others_leaves_out_what_hidden_resources_are_worth() -> None:
    """Riot 4 scores 1 for each of 9 axes: its owner counts them, the others can't."""
    p = disaster()
    mine, theirs = (game.view(p, viewer).seats[0].forecast for viewer in (0, 1))
    assert (mine.abilities, mine.exact) == (9, True)
    assert (theirs.abilities, theirs.exact) == (0, False)
    assert game.view(p, 1).seats[2].forecast.exact


@pytest.mark.rule("EE-VIS-2", "EE-CON-3", "EE-FLOW-3")
@pytest.mark.parametrize("sealed", [False, True], ids=["begun", "sealed"])
def test_no_view_shows_a_bid_before_all_are_opened(sealed: bool) -> None:
    """However much seat 0 has laid down, the others see the same bytes."""
    views = []
    for axes, coins in ((0, 0), (2, 1), (1, 2)):
        p = position(players=3, conflict="conflict-1")
        play(p, 0, "bid_axes", axes=axes)
        if sealed:
            play(p, 0, "bid_coins", coins=coins)
        views.append([seen(p, viewer) for viewer in (None, 1, 2)])
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("EE-VIS-2", "EE-CON-3")
def test_the_last_bidders_choices_do_not_tell_the_other_bids() -> None:
    """What a choice would do is told only as far as nothing hidden decides it."""
    views = []
    for axes in (0, 2):
        p = position(conflict="conflict-1")
        play(p, 0, "bid_axes", axes=axes)
        play(p, 0, "bid_coins", coins=0)
        play(p, 1, "bid_axes", axes=1)
        views.append(seen(p, 1))
        for choice in prompt(p, 1).choices:
            assert [event.event for event in choice.effects] == ["sealed"]
    assert views[0] == views[1]


@pytest.mark.rule("EE-VIS-2")
def test_which_card_was_drawn_is_told_to_its_owner_only() -> None:
    """The others learn that a card was drawn."""
    p = position(phase="industry", deck=["flood-1"], seats=[{"hand": ["riot-1", "riot-2"]}])
    play(p, 0, "sell", card="riot-1")
    drew, *_ = named(play(p, 0, "done"), "drew")
    assert seen_by(drew, 0).card == "flood-1"
    for viewer in (None, 1):
        assert seen_by(drew, viewer).card is None


@pytest.mark.rule("EE-VIS-2", "EE-SET-4")
def test_which_cards_were_dealt_is_told_to_their_owner_only() -> None:
    """From the first deal on."""
    p = new(players=3)
    for event in named(game.events(p.journal or []), "dealt"):
        assert seen_by(event, event.seat).card is not None
        assert seen_by(event, (event.seat + 1) % 3).card is None
        assert seen_by(event, None).card is None


@pytest.mark.rule("EE-VIS-1", "EE-IND-4")
def test_which_card_was_sold_is_told_to_everybody() -> None:
    """Discards are public."""
    p = position(phase="industry", seats=[{"hand": ["riot-1", "riot-2"]}])
    (sold,) = named(play(p, 0, "sell", card="riot-1"), "sold")
    assert all(seen_by(sold, viewer).card == "riot-1" for viewer in (None, 0, 1))


BEGUN: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"phase": "industry"}, {"do": "build", "card": "riot-1"}),
    ({"phase": "industry"}, {"do": "rebuild", "position": 4}),
    ({"phase": "industry"}, {"do": "use", "location": "city-32"}),
    ({"phase": "industry"}, {"do": "use", "card": "fire-2"}),
    ({"phase": "economy"}, {"do": "use", "location": "road-14"}),
    ({"phase": "economy"}, {"do": "use", "card": "barbarians-2"}),
    ({"phase": "disaster", "disasters": [{"card": "flood-6"}, {"card": "flood-1"}]},
     {"do": "use", "card": "barbarians-4"}),
    ({"conflict": "conflict-1"}, {"do": "bid_axes", "axes": 1}),
]  # fmt: skip


@pytest.mark.rule("EE-VIS-2", "EE-FLOW-3")
@pytest.mark.parametrize(("parts", "move"), BEGUN, ids=[str(move) for _, move in BEGUN])
def test_a_choice_only_begun_is_not_shown(parts: dict[str, Any], move: dict[str, Any]) -> None:
    """Seat 0 has said half of what it wants: the others see nothing of it yet."""
    seat = {
        "hand": ["riot-1", "riot-2"],
        "destroyed": [4],
        "innovations": {"1": ["fire-2"], "2": ["barbarians-2"], "3": ["barbarians-4"]},
        "resources": holding(wheat=2, hammer=9, axe=2, coin=9),
    }
    p = position(**{"players": 3, "seats": [seat], **parts})
    before = [seen(p, viewer) for viewer in (None, 1, 2)]
    assert play(p, 0, **move) == []
    assert [seen(p, viewer) for viewer in (None, 1, 2)] == before


@pytest.mark.rule("EE-VIS-2", "EE-BLZ-3")
def test_the_first_of_two_cards_chosen_for_a_head_start_is_not_shown() -> None:
    """It is known when both are taken."""
    p = new(players=2, variant="blitz")
    play(p, 0, "keep_hand")
    before = [seen(p, viewer) for viewer in (None, 1)]
    p.play(0, p.legal(0)[2])
    assert [seen(p, viewer) for viewer in (None, 1)] == before


# ---- hidden from all --------------------------------------------------------------------------


@pytest.mark.rule("EE-VIS-3")
def test_another_order_of_the_decks_and_another_random_state_look_the_same_to_all() -> None:
    """Byte for byte, also with the choices of the seat that decides."""
    p = disaster()
    q = changed(
        p,
        deck=written(p)["deck"][::-1],
        conflict_deck=written(p)["conflict_deck"][::-1],
        random=[1, 2, 3, 4],
    )
    for viewer in VIEWERS:
        assert seen(p, viewer) == seen(q, viewer)


@pytest.mark.rule("EE-VIS-3")
@pytest.mark.parametrize("variant", ["normal", "blitz"])
def test_no_view_of_a_whole_game_names_a_card_that_its_seat_cannot_know(variant: str) -> None:
    """Cards in the decks and in the hands of others never appear, nor does the random state."""
    p = new(players=3, seed=11, variant=variant)
    ply = 0
    while not p.over:
        secrets = written(p)
        for viewer in VIEWERS if ply % 3 == 0 else ():
            hidden = [*secrets["deck"], *secrets["conflict_deck"]]
            for seat in range(3):
                hidden += secrets["seats"][seat]["hand"] if seat != viewer else []
            view = seen(p, viewer)
            assert [card for card in hidden if f'"{card}"' in view] == []
            assert not {"random", "seed"} & set(json.loads(view))
        seat = p.to_move[0]
        codes = p.legal(seat)
        p.play(seat, codes[ply * 7 % len(codes)])
        ply += 1
    assert ply > 80


@pytest.mark.rule("EE-VIS-3", "EE-VIS-2")
def test_a_spectator_has_no_choices_and_a_seat_only_its_own() -> None:
    """In a phase where three seats decide at once."""
    p = position(phase="industry", players=3)
    assert game.view(p, None).prompt is None
    for seat in range(3):
        assert prompt(p, seat).seat == seat

"""FE-VIS: what each player may see, and what nobody sees, its owner included."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

from empires.rules.first_empires.game import FirstEmpires
from empires.rules.random import Random, seeded
from empires.shapes.events import CardEvent, Event
from empires.shapes.first_empires.moves import Done, Score
from empires.shapes.first_empires.views import FirstEmpiresView
from empires.table.game import Written
from tests.first_empires.kit import (
    CIVILIZATIONS,
    TRACKS,
    forecast,
    game,
    happened,
    legal,
    named,
    new,
    own_hand,
    play,
    position,
    progressing,
    seat,
    written,
)
from tests.first_empires.walks import (
    STAGE_NAMES,
    all_setups,
    at,
    hidden_cards,
    onlookers,
    play_at_random,
)

ALL_CARDS = {card.name for c in CIVILIZATIONS.values() for card in c.cards}


def seen(p: FirstEmpires, viewer: int | None) -> str:
    """A view as the text that would be sent."""
    return encode(game.view(p, viewer)).decode()


def table(**parts: Any) -> FirstEmpires:
    """Three players in the middle of a game, the first of them moving."""
    given: dict[str, Any] = {
        "players": 3,
        "phase": "movement",
        "round": 4,
        "starting_player": 2,
        "turn": 0,
        "dice": ["blue", "sword"],
        "movement": 3,
        "seats": [
            seat(
                "karthadst",
                {"scythia": 3, "karthadst": 1},
                hand=["founding-of-byrsa", "silver-of-iberia"],
                scored=["cothon-harbour"],
                discarded=["voyage-of-himilco"],
                levels={"rerolls": 2, "cards": 3},
                tiles={"rerolls": {"at": "scythia"}, "cards": {"at": 1}},
            ),
            seat("etruria", {"rus": 2, "etruria": 1}, hand=["amber-road"]),
            seat("huaxia", {"huaxia": 3}, hand=["gansu-road", "nine-tripods", "hundred-schools"]),
        ],
    }
    return position(**{**given, **parts})


def shuffled(entries: list[Any], random: Random) -> list[Any]:
    mixed = list(entries)
    for last in range(len(mixed) - 1, 0, -1):
        other = random.below(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


# ---- public -----------------------------------------------------------------------------------


@pytest.mark.rule("FE-VIS-1")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everybody_sees_map_tracks_dice_cards_laid_open_and_how_much_is_hidden(
    viewer: int | None,
) -> None:
    view = game.view(table(), viewer)
    assert (view.round, view.starting_player, view.turn) == (4, 2, 0)
    assert [(die.die, die.face) for die in view.dice] == [(1, "blue"), (2, "sword")]
    assert (view.swords, view.movement) == (1, 3)
    held = {r.region: (r.holder, r.explorers) for r in view.regions if r.explorers}
    assert held == {
        "scythia": (0, 3),
        "karthadst": (0, 1),
        "rus": (1, 2),
        "etruria": (1, 1),
        "huaxia": (2, 3),
    }
    cities = {r.region: [c.owner for c in r.cities] for r in view.regions if r.cities}
    assert cities == {"karthadst": [0], "scythia": [0], "etruria": [1], "huaxia": [2]}
    own = view.seats[0]
    assert {t.track: t.level for t in own.tracks} == {
        **dict.fromkeys(TRACKS, 0),
        "rerolls": 2,
        "cards": 3,
    }
    assert own.scored == ["cothon-harbour"]
    assert own.discarded == ["voyage-of-himilco"]
    assert [entry.hand_size for entry in view.seats] == [2, 1, 3]
    assert [entry.deck for entry in view.seats] == [5, 8, 6]
    assert [entry.captured for entry in view.seats] == [0, 1, 0]
    assert [entry.cities for entry in view.seats] == [2, 1, 1]
    assert [entry.civilization for entry in view.seats] == ["karthadst", "etruria", "huaxia"]


def public(view: FirstEmpiresView) -> FirstEmpiresView:
    """A view without what is for one seat only."""
    seats = [replace(entry, hand=None) for entry in view.seats]
    return replace(view, seat=None, prompt=None, seats=seats)


@pytest.mark.rule("FE-VIS-1", "FE-VIS-2")
@pytest.mark.parametrize("stage", STAGE_NAMES)
def test_views_differ_only_in_ones_own_hand_and_decision(stage: str) -> None:
    for p in at(stage):
        spectator = game.view(p, None)
        assert spectator.prompt is None
        for viewer in range(p.players):
            view = game.view(p, viewer)
            assert public(view) == public(spectator)
            assert (view.prompt is not None) == (viewer in p.to_move)


# ---- private ----------------------------------------------------------------------------------


@pytest.mark.rule("FE-VIS-2")
def test_a_hand_is_shown_to_its_owner_and_to_nobody_else() -> None:
    p = table()
    for viewer in (None, 0, 1, 2):
        for entry in game.view(p, viewer).seats:
            if entry.seat == viewer:
                assert [c.card for c in entry.hand or ()] == written(p)["seats"][viewer]["hand"]
            else:
                assert entry.hand is None


@pytest.mark.rule("FE-VIS-2", "FE-VIS-3")
@pytest.mark.parametrize("stage", STAGE_NAMES)
def test_no_view_names_a_card_in_a_deck_or_in_another_hand(stage: str) -> None:
    """Nor does any of its choices, or what they would do."""
    for p in at(stage):
        whole = written(p)
        for viewer in onlookers(p):
            text = seen(p, viewer)
            hidden = hidden_cards(whole, viewer)
            assert not [card for card in hidden if f'"{card}"' in text]
            if viewer is not None:
                assert all(f'"{card}"' in text for card in whole["seats"][viewer]["hand"])


def card_told(event: Event, viewer: int | None) -> str | None:
    """The card that an event names to whoever hears it."""
    heard = game.seen_by(event, viewer)
    assert isinstance(heard, CardEvent)
    return heard.card


@pytest.mark.rule("FE-VIS-2", "FE-PRO-4", "FE-SET-7")
def test_drawn_and_dealt_cards_are_told_to_their_owner_only() -> None:
    own = seat("karthadst", {"rus": 4}, deck=["periplus-of-hanno"])
    p = progressing(own, seat("etruria", {"etruria": 3}), dice=["green"])
    (drew,) = named(play(p, 0, "step", track="cards"), "drew")
    told = {viewer: card_told(drew, viewer) for viewer in (None, 0, 1)}
    assert told == {None: None, 0: "periplus-of-hanno", 1: None}
    for dealt in named(happened(new(players=3)), "dealt"):
        for viewer in (None, 0, 1, 2):
            assert card_told(dealt, viewer) == (dealt.card if viewer == dealt.seat else None)


@pytest.mark.rule("FE-VIS-2", "FE-VIS-3")
def test_events_name_no_card_that_stays_hidden() -> None:
    """Whole games: what an event names has been in sight of whoever hears it."""
    random = seeded([4, 5, 6])
    for setup in all_setups(range(1)):
        p = game.new(**setup)
        while not p.over:
            before = written(p)
            p.journal = []
            play_at_random(p, random)
            events = game.events(p.journal)
            after = written(p)
            for viewer in onlookers(p):
                text = encode([game.seen_by(event, viewer) for event in events]).decode()
                hidden = hidden_cards(before, viewer) & hidden_cards(after, viewer)
                assert not [card for card in hidden if f'"{card}"' in text]


# ---- hidden from all --------------------------------------------------------------------------


@pytest.mark.rule("FE-VIS-3")
def test_the_values_of_city_tiles_are_hidden_from_their_owner_too() -> None:
    """All sixty ways to lay the six tiles look the same to everybody, in views and effects."""
    ways = sorted({*permutations((1, 1, 2, 2, 2, 3))})
    assert len(ways) == 60
    whole = written(table())
    looks = {viewer: set[str]() for viewer in (None, 0, 1, 2)}
    for values in ways:
        for name, value in zip(("start", *TRACKS), values, strict=True):
            for entry in whole["seats"]:
                entry["tiles"][name]["value"] = value
        p = game.position(whole)
        for viewer, found in looks.items():
            found.add(seen(p, viewer))
    assert [len(found) for found in looks.values()] == [1, 1, 1, 1]


def with_other_secrets(whole: Written, viewer: int | None, random: Random) -> Written:
    """The same table to this viewer: decks, hands of others, tiles and random source changed."""
    other: Written = decode(encode(whole))
    for i, entry in enumerate(other["seats"]):
        if entry["civilization"] is None:
            continue
        unseen = entry["deck"] if i == viewer else entry["hand"] + entry["deck"]
        mixed = shuffled(unseen, random)
        if i != viewer:
            entry["hand"], mixed = mixed[: len(entry["hand"])], mixed[len(entry["hand"]) :]
        entry["deck"] = mixed
        if not whole["open_tiles"]:
            values = shuffled([tile["value"] for tile in entry["tiles"].values()], random)
            for tile, value in zip(entry["tiles"].values(), values, strict=True):
                tile["value"] = value
        # A begun discard names a card that the new hand may lack.
        if i != viewer and entry["stage"] in ("turn_to_sword", "turn_die"):
            entry["stage"] = {"turn_to_sword": "swords", "turn_die": "progress"}[entry["stage"]]
            other["chosen"] = -1
    other["random"] = [random.word() for _ in range(4)]
    return other


@pytest.mark.rule("FE-VIS-2", "FE-VIS-3")
@pytest.mark.parametrize("stage", STAGE_NAMES)
def test_positions_that_differ_in_secrets_only_look_alike(stage: str) -> None:
    random = seeded([7, 8, 9])
    for p in at(stage)[:8]:
        whole = written(p)
        for viewer in onlookers(p):
            q = game.position(with_other_secrets(whole, viewer, random))
            assert seen(q, viewer) == seen(p, viewer)


@pytest.mark.rule("FE-VIS-2")
@pytest.mark.parametrize("stage", STAGE_NAMES)
def test_what_follows_a_move_tells_nothing_of_a_hidden_hand(stage: str) -> None:
    """The same move with another hand: others hear the same, and the same seats are asked next."""
    random = seeded([9, 8, 7])
    met = 0
    for p in at(stage):
        whole = written(p)
        (mover, *_) = p.to_move
        for viewer in onlookers(p):
            other = with_other_secrets(whole, viewer, random)
            if viewer == mover or other["seats"][mover]["stage"] != stage:
                continue
            q = game.position({**other, "random": whole["random"]})
            for code in sorted(set(p.legal(mover)) & set(q.legal(mover))):
                told = set()
                for table in (p.copy(), q.copy()):
                    table.journal = []
                    table.play(mover, code)
                    if not table.over:  # then the tiles are turned over
                        events = [game.seen_by(e, viewer) for e in game.events(table.journal)]
                        told.add(encode([events, game.view(table, viewer)]))
                assert len(told) <= 1
                met += len(told)
    assert met or stage in ("turn_to_sword", "turn_die")  # these are nobody else's to see


def after_a_city(hand: list[str], *scored: str) -> FirstEmpires:
    """Karthadst has just placed its third city, the last of its turn."""
    tiles = {"cards": {"at": "rus"}}
    own = seat("karthadst", {"thule": 4}, hand=hand, scored=list(scored), tiles=tiles)
    own["levels"] |= {"rerolls": 1, "cards": 2}
    p = progressing(own, seat("etruria", {"etruria": 3}), dice=["blue"])
    play(p, 0, "step", track="rerolls")
    play(p, 0, "done")
    play(p, 0, "place_city", region="thule")
    return p


@pytest.mark.rule("FE-VIS-2", "FE-ACH-1", "FE-PRO-6")
@pytest.mark.parametrize("card", ["founding-of-byrsa", "silver-of-iberia"])
def test_after_the_last_city_a_question_tells_nothing_of_the_hand(card: str) -> None:
    """Three cities meet the one card; the other asks for a captured one."""
    p = after_a_city([card])
    score = [Score(card)] if card == "founding-of-byrsa" else []
    assert legal(p, 0) == [Done(), *score]
    play(p, 0, "done")
    assert p.to_move == [1]


@pytest.mark.rule("FE-VIS-2", "FE-ACH-1", "FE-PRO-6")
@pytest.mark.parametrize("other", ["council-of-one-hundred-and-four", "silver-of-iberia"])
def test_a_card_scored_after_the_last_city_tells_nothing_of_the_others(other: str) -> None:
    """The council could be scored too; whoever holds it or not is asked again."""
    p = after_a_city(["founding-of-byrsa", other])
    play(p, 0, "score", card="founding-of-byrsa")
    assert p.to_move == [0]


@pytest.mark.rule("FE-VIS-2", "FE-ACH-1", "FE-PRO-6")
def test_nobody_is_asked_when_all_can_see_that_no_card_can_be_scored() -> None:
    """There is none in hand, or those that three cities meet lie open already."""
    assert after_a_city([]).to_move == [1]
    met = ["founding-of-byrsa", "council-of-one-hundred-and-four"]
    assert after_a_city(["silver-of-iberia"], met[0]).to_move == [0]
    assert after_a_city(["silver-of-iberia"], *met).to_move == [1]


@pytest.mark.rule("FE-VIS-3")
def test_neither_seed_nor_random_state_is_in_any_view() -> None:
    p = new(players=3, seed=918273645546372819)
    for viewer in onlookers(p):
        text = seen(p, viewer)
        assert '"random"' not in text
        assert '"seed"' not in text
        for secret in (918273645546372819, *written(p)["random"][:3]):
            assert str(secret) not in text


@pytest.mark.rule("FE-VIS-1")
@pytest.mark.parametrize(
    ("stage", "begin"),
    [("swords", "discard"), ("progress", "discard"), ("move", "assault"), ("choose_tile", "tile")],
)
def test_nobody_else_sees_what_a_seat_has_begun_to_choose(stage: str, begin: str) -> None:
    """A card about to go, an assault and who gathers for it, which of several cities is first."""
    begun = 0
    for p in at(stage):
        (mover,) = p.to_move
        for code in p.legal(mover):
            if game.move(p, mover, code).do != begin:
                continue
            q = p.copy()
            q.journal = []
            q.play(mover, code)
            if begin == "assault":
                q.play(mover, q.legal(mover)[0])
            assert q.journal == []
            begun += 1
            for viewer in onlookers(p):
                assert (seen(q, viewer) == seen(p, viewer)) == (viewer != mover)
    assert begun


# ---- the option, and the end ------------------------------------------------------------------


@pytest.mark.rule("FE-VIS-3", "FE-SET-8")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_open_tiles_show_all_values_to_everybody(viewer: int | None) -> None:
    p = table(open_tiles=True)
    assert game.options(p)["open_tiles"]
    view = game.view(p, viewer)
    shown = {r.region: [c.value for c in r.cities] for r in view.regions if r.cities}
    assert shown == {"karthadst": [1], "scythia": [2], "etruria": [1], "huaxia": [1]}
    own, other, third = view.seats
    above = {"dice": 1, "rerolls": None, "movement": 2, "cards": None, "explorers": 3}
    assert {t.track: t.tile_value for t in own.tracks} == above
    assert [entry.captured_values for entry in (own, other, third)] == [[], [2], []]
    forecasts = [forecast(entry) for entry in (own, other, third)]
    assert [each.cities for each in forecasts] == [3, 1 + 2, 1]
    assert all(each.exact for each in forecasts)
    assert [each.total for each in forecasts] == p.scores()


@pytest.mark.rule("FE-VIS-3")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_tiles_face_down_show_no_value_anywhere(viewer: int | None) -> None:
    view = game.view(table(), viewer)
    assert {c.value for r in view.regions for c in r.cities} == {None}
    for entry in view.seats:
        assert {t.tile_value for t in entry.tracks} == {None}
        assert entry.captured_values is None
        assert forecast(entry).cities is None
        assert not forecast(entry).exact


@pytest.mark.rule("FE-VIS-3", "FE-CON-5", "FE-END-1")
def test_at_the_end_all_tiles_are_turned_over() -> None:
    p = table(over=True)
    for viewer in (None, 0, 1, 2):
        view = game.view(p, viewer)
        assert view.scores == p.scores()
        assert [entry.captured_values for entry in view.seats] == [[], [2], []]
        assert [forecast(entry).total for entry in view.seats] == p.scores()
        assert all(c.value for r in view.regions for c in r.cities)


@pytest.mark.rule("FE-VIS-1")
def test_open_tiles_change_nothing_else() -> None:
    """The same seed is the same game with and without the option."""
    one, other = (new(players=4, seed=5, open_tiles=shown) for shown in (False, True))
    assert written(one) == {**written(other), "open_tiles": False}


@pytest.mark.rule("FE-VIS-1", "FE-ACH-1")
def test_only_the_owner_learns_how_far_a_card_has_come() -> None:
    p = table()
    (byrsa, silver) = own_hand(p, 0)
    assert (byrsa.progress, byrsa.count, byrsa.points) == (2, 2, 2)
    assert (silver.progress, silver.count) == (0, 1)
    assert ALL_CARDS & {c.card for c in own_hand(p, 0)}

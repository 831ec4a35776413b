"""FE-SET: what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from empires.rules.first_empires.game import FirstEmpires
from empires.rules.random import seeded
from empires.table.game import GameError
from tests.first_empires.kit import (
    CIVILIZATIONS,
    TRACKS,
    empire,
    game,
    happened,
    legal,
    named,
    new,
    offers,
    pack,
    play,
    position,
    tiles_at,
    written,
)

COUNTS = (2, 3, 4, 5)
AMERICAS = {"cahokia", "mexaca", "cuzco", "wallmapu"}
FOUR_OR_MORE = {"malagasy", "ezu"}


def civilizations(p: FirstEmpires) -> tuple[str, ...]:
    return tuple(seat["civilization"] for seat in written(p)["seats"])


def regions(p: FirstEmpires) -> set[str]:
    return {region.region for region in game.view(p, None).regions}


# ---- the board --------------------------------------------------------------------------------


@pytest.mark.rule("FE-SET-1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_neither_one_nor_six_can_play(players: int) -> None:
    with pytest.raises(GameError, match="players: expected a number from 2 to 5"):
        new(players=players)


@pytest.mark.rule("FE-SET-1")
def test_two_players_have_a_map_of_their_own_and_three_to_five_share_the_other() -> None:
    sides = {players: game.view(new(players=players), None).map for players in COUNTS}
    assert sides == {2: "eurasia", 3: "world", 4: "world", 5: "world"}
    assert len(regions(new(players=2))) == 10


@pytest.mark.rule("FE-SET-2")
@pytest.mark.parametrize(
    ("players", "left_out"), [(3, AMERICAS | FOUR_OR_MORE), (4, AMERICAS), (5, set())]
)
def test_regions_for_more_players_are_not_in_play(players: int, left_out: set[str]) -> None:
    """Three players do without the Americas, Malagasy and Ezu, four without the Americas."""
    every = {region.name for region in pack.map_for(players).regions}
    assert every >= AMERICAS | FOUR_OR_MORE
    p = new(players=players)
    assert regions(p) == every - left_out
    view = game.view(p, None)
    for space in view.regions + view.oceans:
        assert not set(space.borders) & left_out


@pytest.mark.rule("FE-SET-2", "FE-MOV-1")
@pytest.mark.parametrize(
    ("players", "coasts"),
    [
        (3, {"albion", "thule", "aksum", "mupata", "parsa", "rus", "huaxia", "indus", "funan",
             "sahul"}),
        (4, {"albion", "thule", "aksum", "mupata", "parsa", "rus", "huaxia", "indus", "funan",
             "sahul", "malagasy", "ezu"}),
        (5, {"albion", "thule", "aksum", "mupata", "parsa", "rus", "huaxia", "indus", "funan",
             "sahul", "malagasy", "ezu", *AMERICAS}),
    ],
)  # fmt: skip
def test_nobody_lands_where_nobody_plays(players: int, coasts: set[str]) -> None:
    """From the eastern ocean one comes to every coast in play and to no other."""
    mover = {"civilization": "karthadst", "explorers": {"east": 1, "karthadst": 3}}
    rest = [{"civilization": name} for name in ("etruria", "mupata", "huaxia", "wallmapu")]
    seats = [mover, *rest[: players - 1]]
    p = position(players=players, phase="movement", movement=1, seats=seats)
    landings = {m.to for m in legal(p, 0) if m.do == "move" and m.from_ == "east"}
    homes = {"mupata"} if players == 3 else {"mupata", "huaxia"}
    homes |= {"wallmapu"} if players == 5 else set()
    assert landings == coasts - homes


@pytest.mark.rule("FE-SET-2")
@pytest.mark.parametrize(("players", "region"), [(3, "ezu"), (3, "cuzco"), (4, "cuzco")])
def test_no_position_may_use_a_region_that_is_not_in_play(players: int, region: str) -> None:
    with pytest.raises(GameError, match="outside the map"):
        position(players=players, seats=[{"explorers": {region: 4}}])


# ---- civilizations ----------------------------------------------------------------------------


@pytest.mark.rule("FE-SET-3")
@pytest.mark.parametrize(
    ("players", "dealt"),
    [
        (2, ("karthadst", "etruria")),
        (3, ("karthadst", "etruria", "huaxia", "mupata")),
        (4, ("karthadst", "etruria", "huaxia", "mupata")),
        (5, ("karthadst", "etruria", "huaxia", "mupata", "wallmapu")),
    ],
)
def test_civilizations_are_dealt_at_random_out_of_those_for_so_many(
    players: int, dealt: tuple[str, ...]
) -> None:
    """In every order, each to one seat only, and never one that is not for this number."""
    orders = set(permutations(dealt, players))
    met = Counter(civilizations(new(players=players, seed=seed)) for seed in range(60))
    assert set(met) <= orders
    assert len(met) > min(len(orders), 60) // 2
    for seat in range(players):
        assert {order[seat] for order in met} == set(dealt)


@pytest.mark.rule("FE-SET-3", "FE-SET-5")
@pytest.mark.parametrize("players", COUNTS)
def test_with_the_option_seats_choose_from_the_starting_player_on(players: int) -> None:
    """One after the other, clockwise, whatever nobody has chosen yet; then the game begins."""
    p = new(players=players, seed=4, choose_civilizations=True)
    first = written(p)["starting_player"]
    free = [c.name for c in pack.civilizations if players in c.players]
    assert civilizations(p) == (None,) * players
    for i in range(players):
        seat = (first + i) % players
        assert p.to_move == [seat]
        assert offers(p, seat, "choose", "civilization") == free
        assert len(legal(p, seat)) == len(free)
        chosen = free.pop(-1 - i % len(free))
        play(p, seat, "choose", civilization=chosen)
        assert civilizations(p)[seat] == chosen
    assert len(set(civilizations(p))) == players
    assert (written(p)["round"], written(p)["turn"]) == (1, first)
    assert game.options(p)["choose_civilizations"]
    for seat in range(players):
        assert empire(p, seat)["explorers"]


@pytest.mark.rule("FE-SET-3")
def test_nobody_chooses_unless_that_was_agreed() -> None:
    assert None not in civilizations(new(players=3))
    assert not game.options(new(players=3))["choose_civilizations"]


# ---- the civilization boards ------------------------------------------------------------------


@pytest.mark.rule("FE-SET-4")
def test_every_civilization_has_tracks_of_its_own_and_starts_at_their_bottom() -> None:
    boards = set()
    for seat in game.view(new(players=5), None).seats:
        assert seat.civilization is not None
        tracks = CIVILIZATIONS[seat.civilization].tracks
        assert [track.track for track in seat.tracks] == list(TRACKS)
        for shown, track in zip(seat.tracks, tracks, strict=True):
            assert shown.level == 0
            assert shown.value == track.values[0]
            assert shown.values == list(track.values)
            assert shown.points == list(track.points)
            assert shown.city == track.city
        boards.add(tracks)
    assert len(boards) == 5


@pytest.mark.rule("FE-SET-4")
@pytest.mark.parametrize("name", CIVILIZATIONS)
def test_a_track_shows_what_its_marker_stands_on(name: str) -> None:
    civilization = CIVILIZATIONS[name]
    for level in range(5):
        explorers = civilization.tracks[4].values[level]
        levels = dict.fromkeys(TRACKS, level)
        seat = {
            "civilization": name,
            "levels": levels,
            "explorers": {civilization.home: explorers},
        }
        others = [other for other in CIVILIZATIONS if other != name]
        p = position(players=5, seats=[seat, *({"civilization": other} for other in others)])
        shown = game.view(p, None).seats[0].tracks
        assert [t.value for t in shown] == [t.values[level] for t in civilization.tracks]


# ---- who begins -------------------------------------------------------------------------------


@pytest.mark.rule("FE-SET-5")
@pytest.mark.parametrize("players", COUNTS)
def test_anybody_may_be_the_starting_player(players: int) -> None:
    starting = Counter(
        written(new(players=players, seed=seed))["starting_player"] for seed in range(40)
    )
    assert set(starting) == set(range(players))


@pytest.mark.rule("FE-SET-5", "FE-SET-9")
@pytest.mark.parametrize(("players", "rounds"), [(2, 8), (3, 8), (4, 8), (5, 7)])
def test_seven_rounds_with_five_players_and_eight_with_fewer(players: int, rounds: int) -> None:
    """All take their turns clockwise, and the same player opens every round."""
    games = (new(players=players, seed=seed) for seed in range(40))
    p = next(p for p in games if written(p)["starting_player"] == players - 1)
    first = players - 1
    while not p.over:
        p.play(p.to_move[0], p.legal(p.to_move[0])[0])  # done, or the first way to go on
    course = named(happened(p), "round", "turn")
    turns = [(first + i) % players for i in range(players)]
    for number in range(1, rounds + 1):
        opening, *taken = course[: players + 1]
        assert opening.round == number
        assert [event.seat for event in taken] == turns
        course = course[players + 1 :]
    assert course == []


@pytest.mark.rule("FE-SET-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_short_game_has_four_rounds_and_begins_like_a_full_one(players: int) -> None:
    p, full = (new(players=players, seed=6, short=short) for short in (True, False))
    assert written(p) == {**written(full), "short": True}
    assert game.options(p)["short"]
    assert (game.view(p, None).short, game.view(p, None).rounds) == (True, 4)
    while not p.over:
        p.play(p.to_move[0], p.legal(p.to_move[0])[0])
    assert [event.round for event in named(happened(p), "round")] == [1, 2, 3, 4]
    assert p.again(seeded([1, 2, 3])).short


@pytest.mark.rule("FE-SET-9")
def test_whoever_learns_knows_that_a_game_is_short() -> None:
    """The observation counts the rounds to come, so it needs no field of its own for it."""
    at = game.layout.fields["rounds_left"].start
    games = [new(players=3, seed=6, short=short) for short in (True, False)]
    assert [game.observe(p, 0)[at] for p in games] == [3, 7]


# ---- explorers, cards and cities --------------------------------------------------------------


@pytest.mark.rule("FE-SET-6")
@pytest.mark.parametrize("players", COUNTS)
def test_explorers_of_the_lowest_field_start_at_home(players: int) -> None:
    p = new(players=players)
    for seat in written(p)["seats"]:
        civilization = CIVILIZATIONS[seat["civilization"]]
        assert civilization.home == civilization.name
        assert seat["explorers"] == {civilization.home: civilization.tracks[4].values[0]}


@pytest.mark.rule("FE-SET-7")
def test_everybody_draws_what_the_lowest_green_field_shows() -> None:
    """From the nine cards of one's own civilization; Wallmapu draws two, the others one."""
    sizes = set()
    for seat in written(new(players=5))["seats"]:
        civilization = CIVILIZATIONS[seat["civilization"]]
        assert len(seat["hand"]) == civilization.tracks[3].values[0]
        assert sorted(seat["hand"] + seat["deck"]) == sorted(c.name for c in civilization.cards)
        assert seat["scored"] == seat["discarded"] == []
        sizes.add((civilization.name, len(seat["hand"])))
    assert ("wallmapu", 2) in sizes
    assert len({size for _, size in sizes}) == 2


@pytest.mark.rule("FE-SET-7")
def test_any_card_may_be_dealt_and_any_may_lie_on_top() -> None:
    games = [new(players=2, seed=seed) for seed in range(150)]
    seats = [seat for p in games for seat in written(p)["seats"]]
    for name in ("karthadst", "etruria"):
        cards = {card.name for card in CIVILIZATIONS[name].cards}
        own = [seat for seat in seats if seat["civilization"] == name]
        assert {card for seat in own for card in seat["hand"]} == cards
        assert {seat["deck"][0] for seat in own} == cards
        assert {seat["deck"][-1] for seat in own} == cards


@pytest.mark.rule("FE-SET-8")
@pytest.mark.parametrize("players", COUNTS)
def test_one_city_tile_lies_at_home_and_one_above_each_track(players: int) -> None:
    p = new(players=players)
    for seat in range(players):
        home = CIVILIZATIONS[empire(p, seat)["civilization"]].home
        assert tiles_at(p, seat) == {"start": home, **dict.fromkeys(TRACKS, "above")}
        values = [tile["value"] for tile in empire(p, seat)["tiles"].values()]
        assert sorted(values) == [1, 1, 2, 2, 2, 3]


@pytest.mark.rule("FE-SET-8")
def test_city_tiles_are_shuffled() -> None:
    """Any of the three values may lie at home or above any track."""
    seats = [empire(new(seed=seed), 0) for seed in range(60)]
    for place in ("start", *TRACKS):
        assert {seat["tiles"][place]["value"] for seat in seats} == {1, 2, 3}
    assert len({tuple(t["value"] for t in seat["tiles"].values()) for seat in seats}) > 20


@pytest.mark.rule("FE-SET-3", "FE-SET-5", "FE-SET-7")
def test_the_same_seed_is_the_same_set_up_and_another_is_another() -> None:
    assert new(players=4, seed=9).to_bytes() == new(players=4, seed=9).to_bytes()
    assert len({new(players=4, seed=seed).to_bytes() for seed in range(20)}) == 20


@pytest.mark.rule("FE-SET-1")
def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(GameError, match="variant: no such option"):
        new(variant="blitz")
    with pytest.raises(GameError, match="open_tiles: expected true or false"):
        new(open_tiles="yes")

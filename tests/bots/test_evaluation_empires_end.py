"""What the evaluation of Empire's End thinks of positions, and how the greedy bot plays by it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from empires.bots import bot, weights
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.shapes.empires_end.events import Gained, Scored
from empires.shapes.empires_end.moves import Done, Use
from empires.table.twins import written
from tests.bots.kit import GAMES, played

GAME: Final = GAMES["empires-end"]
EVALUATION: Final = weights.shipped("empires-end")
NOTHING: Final = {"wheat": 0, "hammer": 0, "axe": 0, "coin": 0}


def with_seats(*seats: dict[str, Any], **parts: Any) -> Position:
    p: Position = GAME.position({**parts, "seats": seats})
    return p


def worth(seat: dict[str, Any], **parts: Any) -> int:
    """What a position is worth to seat 0, whose interesting parts are given."""
    return EVALUATION.worth(with_seats(seat, {}, **parts), 0)


def chosen(p: Position) -> dict[str, object]:
    """The move of the greedy bot that is to decide now, in words."""
    seat = p.to_move[0]
    greedy = bot("greedy", seed=1)
    return written(GAME.move(p, seat, greedy.choose(greedy.look(GAME, p, seat))))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_the_worth_is_the_score(players: int) -> None:
    p, _ = played("empires-end", ["random"] * players, 3)
    assert [EVALUATION.worth(p, seat) for seat in range(players)] == [100 * n for n in p.scores()]


@pytest.mark.parametrize("position", range(1, 12))
def test_a_healthy_location_is_worth_more_than_a_destroyed_one(position: int) -> None:
    for space in (1, 13, 25):
        assert worth({}, space=space) > worth({"destroyed": [position]}, space=space)


def test_an_innovation_beside_the_right_neighbours_is_worth_more() -> None:
    """Plague 9 counts adjacent farms, which lie at positions 9 to 11."""
    between_farms = worth({"innovations": {"10": ["plague-9"]}})
    beside_one_farm = worth({"innovations": {"8": ["plague-9"]}})
    among_armies = worth({"innovations": {"4": ["plague-9"]}})
    assert between_farms > beside_one_farm > among_armies


def test_an_innovation_that_gains_something_every_economy_is_worth_less_the_later_it_is() -> None:
    gains = [
        worth({"innovations": {"4": ["flood-9"]}}, space=space) - worth({}, space=space)
        for space in (1, 9, 17, 25)
    ]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > 0
    assert gains[-1] == 0


def test_wheat_is_worth_nothing_in_the_last_conflict_unless_the_end_counts_it() -> None:
    def third_wheat(space: int, **seat: Any) -> int:
        rich, poor = ({**NOTHING, "wheat": n} for n in (3, 2))
        return worth({**seat, "resources": rich}, space=space) - worth(
            {**seat, "resources": poor}, space=space
        )

    assert third_wheat(3) > third_wheat(25) >= third_wheat(26) == 0
    assert third_wheat(26, innovations={"1": ["famine-11"]}) == 200


def test_strength_is_worth_less_with_fewer_conflicts_ahead() -> None:
    early, late = (
        worth({"innovations": {"4": ["riot-6"]}}, space=space) - worth({}, space=space)
        for space in (1, 24)
    )
    assert early > late > 0


def test_what_a_seat_cannot_see_does_not_change_what_the_position_is_worth_to_it() -> None:
    p: Position = GAME.new(players=3, seed=4)
    while not p.over:
        seat = p.to_move[0]
        other = p.imagined(seat, seeded([1, 2, 3]))
        if p.conflict < 0:  # type: ignore[attr-defined]  # sealed bids are guessed
            assert EVALUATION.worth(other, seat) == EVALUATION.worth(p, seat)
        p.play(seat, p.legal(seat)[len(p.legal(seat)) // 2])


def test_greedy_averts_the_loss_of_its_city_for_a_single_wheat() -> None:
    p = with_seats({}, {}, disasters=[{"card": "blight-1"}])
    assert chosen(p)["do"] == "bid"


def test_greedy_takes_a_rich_pot_for_its_cheapest_farm() -> None:
    pot = {"wheat": 2, "hammer": 2, "axe": 1}
    p = with_seats({}, {}, disasters=[{"card": "flood-11", "pot": pot}])
    assert chosen(p)["do"] == "take"


def test_greedy_does_not_pay_coins_where_other_resources_do() -> None:
    p = with_seats({}, {}, disasters=[{"card": "blight-1"}])
    assert chosen(p) == {"do": "bid", "disaster": 0, "resource": "wheat"}


def test_greedy_leaves_no_plain_gain_behind_when_it_ends_a_phase() -> None:
    for seed in range(4):
        p: Position = GAME.new(players=2 + seed % 3, seed=seed)
        bots = [bot("greedy:worlds=2", seed=seat) for seat in range(p.players)]
        while not p.over:
            seat = p.to_move[0]
            code = bots[seat].choose(bots[seat].look(GAME, p, seat))
            if isinstance(GAME.move(p, seat, code), Done):
                assert not any(is_plain_gain(p, seat, other) for other in p.legal(seat))
            p.play(seat, code)


def is_plain_gain(p: Position, seat: int, code: int) -> bool:
    """Whether using an ability gives points or resources at once, and takes nothing."""
    if not isinstance(GAME.move(p, seat, code), Use):
        return False
    return any(isinstance(event, Gained | Scored) for event in GAME.preview(p, seat, code))


def test_greedy_looks_through_to_the_end_of_a_take_and_of_a_building() -> None:
    """Plague 10 counts adjacent roads, which lie at positions 6 to 8."""
    taking = with_seats({}, {}, disasters=[{"card": "plague-10"}])
    taking.play(0, GAME.code(taking, 0, {"do": "take", "disaster": 0}))
    assert EVALUATION.midway(taking, 0)
    assert chosen(taking) == {"do": "place", "position": 7}
    building = with_seats({"hand": ["plague-10"]}, {}, phase="industry")
    building.play(0, GAME.code(building, 0, {"do": "build", "card": "plague-10"}))
    assert EVALUATION.midway(building, 0)
    assert chosen(building) == {"do": "place", "position": 7}


def test_greedy_beats_random_in_at_least_nineteen_games_of_twenty() -> None:
    wins = 0
    for seed in range(20):
        seat = seed % 2
        specs = ["random", "random"]
        specs[seat] = "greedy:worlds=3"
        wins += played("empires-end", specs, seed)[0].ranking()[seat] == 1
    assert wins >= 19

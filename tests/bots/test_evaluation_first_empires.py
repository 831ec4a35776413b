"""What the evaluation of First Empires likes better, and how the greedy bot plays by it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from empires.bots import bot, weights
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.table.twins import written
from tests.bots.kit import GAMES, outlook, played
from tests.first_empires.kit import moving, progressing, seat

GAME: Final = GAMES["first-empires"]
FOE: Final = seat("etruria", {"etruria": 3})


def worth(p: Position, of: int = 0) -> int:
    return weights.shipped("first-empires").worth(p, of)


def carthage(at: dict[str, int] | None = None, **parts: Any) -> dict[str, Any]:
    """The first seat, by default with four explorers at home."""
    return seat("karthadst", at or {"karthadst": 4}, **parts)


def waiting(mine: dict[str, Any], **parts: Any) -> Position:
    """The opponent is in the progress phase, with dice that are of no use."""
    return progressing(mine, FOE, dice=["sword"] * 3, **{"turn": 1, **parts})


def turn_of_greedy(p: Position, of: int = 0) -> list[dict[str, object]]:
    """What the greedy bot does with the turn under way."""
    greedy = bot("greedy", seed=3)
    done = []
    while p.decides(of):
        code = greedy.choose(outlook(GAME, p, of))
        done.append(written(GAME.move(p, of, code)))
        p.play(of, code)
    return done


def test_at_the_end_the_worth_is_the_score() -> None:
    p, _ = played("first-empires", ["random"] * 3, 5)
    assert [worth(p, of) for of in range(3)] == [100 * score for score in p.scores()]


@pytest.mark.parametrize("players", [2, 5])
def test_what_a_seat_cannot_know_changes_nothing_for_it(players: int) -> None:
    p = GAME.new(players=players, seed=4)
    random = seeded([4, 5, 6])
    while not p.over:
        of = p.to_move[0]
        assert worth(p.imagined(of, random), of) == worth(p, of)
        codes = p.legal(of)
        p.play(of, codes[random.below(len(codes))])


def test_regions_of_more_colours_are_worth_more() -> None:
    alike = waiting(carthage({"karthadst": 3, "albion": 1}))
    different = waiting(carthage({"karthadst": 3, "parsa": 1}))
    assert worth(different) > worth(alike) > worth(waiting(carthage()))


@pytest.mark.parametrize("track", ["dice", "rerolls", "movement", "explorers"])
def test_a_step_is_worth_more_than_its_points_and_the_more_the_earlier(track: str) -> None:
    def gain(in_round: int) -> int:
        # Explorers that a step would bring stand in the same regions.
        higher = {"karthadst": 6} if track == "explorers" else {"karthadst": 4}
        level = {} if track == "explorers" else {track: 1}
        stepped = waiting(carthage(higher, levels=level), round=in_round)
        return worth(stepped) - worth(waiting(carthage(), round=in_round))

    assert gain(2) > gain(6) > 0


def test_a_die_with_a_region_of_its_colour_is_worth_more_than_one_without() -> None:
    useful = progressing(carthage(), FOE, dice=["orange", "sword"])
    idle = progressing(carthage(), FOE, dice=["green", "sword"])
    assert worth(useful) > worth(idle) + 100


def test_before_moving_a_colour_within_reach_is_worth_more_than_one_out_of_reach() -> None:
    near = moving(carthage(), FOE, dice=["purple", "sword"], movement=1)
    far = moving(carthage(), FOE, dice=["green", "sword"], movement=1)
    assert worth(near) > worth(far) + 50


def test_a_guarded_city_is_worth_more_than_an_abandoned_one() -> None:
    at_home = worth(waiting(carthage({"karthadst": 2, "albion": 2})))
    abandoned = worth(waiting(carthage({"albion": 4})))
    assert at_home > abandoned + 20


def test_a_card_is_worth_the_more_the_nearer_its_condition() -> None:
    def of_card(at: dict[str, int]) -> int:
        without = waiting(carthage(at))
        return worth(waiting(carthage(at, hand=["voyage-of-himilco"]))) - worth(without)

    met = of_card({"thule": 2, "huaxia": 2})
    assert met > of_card({"thule": 2, "parsa": 2}) > 0


def test_a_card_in_hand_is_worth_nothing_after_the_last_turn() -> None:
    last: dict[str, Any] = {"round": 8, "starting_player": 0}
    assert worth(waiting(carthage(hand=["voyage-of-himilco"]), **last)) == worth(
        waiting(carthage(), **last)
    )


def test_greedy_takes_a_city_that_nobody_guards() -> None:
    foe = seat("etruria", {"scythia": 3}, tiles={"start": {"value": 1, "at": "parsa"}})
    p = moving(carthage(), foe, dice=["sword", "sword"], movement=1)
    assert turn_of_greedy(p)[0] == {"do": "move", "from": "karthadst", "to": "parsa"}


def test_greedy_sails_for_a_colour_that_its_dice_show() -> None:
    """One step at a time nothing is gained in the ocean; the landing is seen from the shore."""
    p = moving(carthage(), FOE, dice=["blue", "blue"], movement=2)
    turn = turn_of_greedy(p)
    assert [move["do"] for move in turn[:2]] == ["move", "move"]
    assert {"do": "step", "track": "rerolls"} in turn


def test_greedy_leaves_no_step_and_no_met_card_behind() -> None:
    p = progressing(
        carthage({"karthadst": 2, "parsa": 1, "thule": 1}, hand=["founding-of-byrsa"]),
        FOE,
        dice=["orange", "purple"],
        round=8,
    )
    turn = turn_of_greedy(p)
    assert {"do": "step", "track": "dice"} in turn
    assert {"do": "step", "track": "movement"} in turn


def test_greedy_turns_a_useless_die_with_a_card_in_the_last_turn() -> None:
    p = progressing(
        carthage(hand=["elephants-on-the-march"]), FOE, dice=["green", "sword"], round=8
    )
    turn = turn_of_greedy(p)
    assert turn[0] == {"do": "discard", "card": "elephants-on-the-march"}
    assert {"do": "step", "track": "dice"} in turn


def test_greedy_is_done_in_time() -> None:
    """However many choices a game asks for, none is refused for ever."""
    p, moves = played("first-empires", ["greedy:worlds=2"] * 4, 7)
    assert p.over
    assert len(moves) < 800


def test_greedy_wins_at_least_19_of_20_games_against_random() -> None:
    wins = 0
    for seed in range(10):
        for specs in (["greedy:worlds=2", "random"], ["random", "greedy:worlds=2"]):
            p, _ = played("first-empires", specs, seed)
            wins += p.ranking()[specs.index("greedy:worlds=2")] == 1
    assert wins >= 19

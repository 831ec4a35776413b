"""FE-ROL: rolling, rolling again, and cards discarded for swords."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from empires.rules.first_empires.game import FirstEmpires
from empires.rules.random import seeded
from empires.shapes.first_empires.moves import Turn
from tests.first_empires.kit import (
    CIVILIZATIONS,
    FACES,
    asks,
    empire,
    hand,
    happened,
    legal,
    may,
    move,
    named,
    offers,
    phase,
    play,
    position,
    written,
)

HAND = ["founding-of-byrsa", "silver-of-iberia", "cothon-harbour"]


def rolled(p: FirstEmpires) -> list[str]:
    return list(written(p)["dice"])


def rolling(dice: list[str], **parts: Any) -> FirstEmpires:
    """Karthadst has rolled these dice and may still change them."""
    own = {"civilization": "karthadst", **parts.pop("own", {})}
    return position(dice=dice, seats=[own], **parts)


def subsets(dice: int) -> list[list[int]]:
    numbers = range(1, dice + 1)
    return [list(some) for n in numbers for some in combinations(numbers, n)]


# ---- the roll ---------------------------------------------------------------------------------


@pytest.mark.rule("FE-ROL-1")
@pytest.mark.parametrize("name", CIVILIZATIONS)
@pytest.mark.parametrize("level", range(5))
def test_as_many_dice_are_rolled_as_the_orange_track_shows(name: str, level: int) -> None:
    others = [{"civilization": other} for other in CIVILIZATIONS if other != name]
    p = position(players=5, seats=[{"civilization": name, "levels": {"dice": level}}, *others])
    dice = CIVILIZATIONS[name].tracks[0].values[level]
    assert len(rolled(p)) == dice
    assert set(rolled(p)) <= set(FACES)


@pytest.mark.rule("FE-ROL-1")
def test_every_die_shows_each_of_its_six_faces_equally_often() -> None:
    """Five dice in 600 turns: 100 times each face, give or take five standard deviations."""
    turns = []
    for seed in range(600):
        random = seeded([seed, 5, 6]).words()
        p = position(random=random, seats=[{"levels": {"dice": 4}}])
        turns.append(rolled(p))
    for die in range(5):
        counts = Counter(faces[die] for faces in turns)
        assert set(counts) == set(FACES)
        assert all(abs(n - 100) < 5 * (600 * 5 / 36) ** 0.5 for n in counts.values())
    assert len({tuple(faces) for faces in turns}) > 550


@pytest.mark.rule("FE-ROL-1", "FE-ROL-2")
def test_the_roll_is_no_decision_and_everybody_hears_of_it() -> None:
    """Without rerolls and cards the turn stands at the movement at once."""
    p = position(seats=[{"levels": {"rerolls": 0}}])
    assert asks(p, 0) == "move_explorers"
    p = position(phase="progress", dice=["blue"], starting_player=1, turn=0)
    events = play(p, 0, "done")
    (roll,) = named(events, "rolled")
    assert (roll.seat, roll.dice, roll.rule) == (1, rolled(p), "FE-ROL-1")
    assert len(roll.dice) == 3


# ---- rerolls ----------------------------------------------------------------------------------


@pytest.mark.rule("FE-ROL-2")
@pytest.mark.parametrize("level", range(5))
def test_there_are_as_many_rerolls_as_the_blue_track_shows(level: int) -> None:
    p = position(seats=[{"levels": {"rerolls": level, "dice": 2}}])
    rerolls = CIVILIZATIONS["karthadst"].tracks[1].values[level]
    for _ in range(rerolls):
        assert asks(p, 0) == "reroll"
        play(p, 0, "reroll", dice=[1])
    assert asks(p, 0) != "reroll"
    assert offers(p, 0, "reroll", "dice") == []


@pytest.mark.rule("FE-ROL-2")
@pytest.mark.parametrize("dice", range(1, 6))
def test_any_dice_may_be_rolled_again_one_to_all(dice: int) -> None:
    p = rolling(["blue"] * dice, rerolls=1)
    offered = offers(p, 0, "reroll", "dice")
    assert sorted(offered) == sorted(subsets(dice))
    assert may(p, 0, "done")


@pytest.mark.rule("FE-ROL-2")
@pytest.mark.parametrize("chosen", subsets(3), ids=str)
def test_only_the_chosen_dice_are_rolled_again(chosen: list[int]) -> None:
    """Each of them may then show any face; the others stay as they are."""
    before = ["sword", "green", "blue"]
    met: list[set[str]] = [set(), set(), set()]
    for seed in range(60):
        p = rolling(before, rerolls=2, random=seeded([seed, 1, 1]).words())
        play(p, 0, "reroll", dice=chosen)
        for die in range(3):
            met[die].add(rolled(p)[die])
    for die in range(3):
        assert met[die] == (set(FACES) if die + 1 in chosen else {before[die]})


@pytest.mark.rule("FE-ROL-2")
def test_a_reroll_costs_one_and_each_may_take_other_dice() -> None:
    p = rolling(["blue", "green"], rerolls=2)
    events = play(p, 0, "reroll", dice=[2])
    assert [event.event for event in events] == ["rerolled", "rolled"]
    assert events[0].dice == [2]
    assert events[1].dice == rolled(p)
    assert written(p)["rerolls"] == 1
    assert may(p, 0, "reroll", dice=[1])
    play(p, 0, "reroll", dice=[1, 2])
    assert written(p)["rerolls"] == 0
    assert phase(p) == "movement"


@pytest.mark.rule("FE-ROL-2")
def test_nobody_must_roll_again() -> None:
    """Rerolls left over are lost with the roll."""
    p = rolling(["blue", "green"], rerolls=3)
    play(p, 0, "done")
    assert rolled(p) == ["blue", "green"]
    assert written(p)["rerolls"] == 0
    assert asks(p, 0) == "move_explorers"


# ---- swords for cards -------------------------------------------------------------------------


@pytest.mark.rule("FE-ROL-3")
def test_no_card_makes_a_sword_before_the_last_reroll() -> None:
    p = rolling(["blue", "green"], rerolls=2, own={"hand": HAND})
    assert offers(p, 0, "discard", "card") == []
    play(p, 0, "reroll", dice=[1])
    assert offers(p, 0, "discard", "card") == []
    play(p, 0, "reroll", dice=[1])
    assert asks(p, 0) == "swords"
    assert sorted(offers(p, 0, "discard", "card")) == sorted(HAND)


@pytest.mark.rule("FE-ROL-3")
def test_whoever_stops_rolling_may_still_make_swords() -> None:
    p = rolling(["blue", "green"], rerolls=2, own={"hand": HAND})
    play(p, 0, "done")
    assert asks(p, 0) == "swords"


@pytest.mark.rule("FE-ROL-3")
def test_a_discarded_card_turns_one_die_into_a_sword() -> None:
    """Any die that is no sword yet, and into nothing else."""
    p = rolling(["blue", "sword", "green"], rerolls=0, own={"hand": HAND})
    play(p, 0, "discard", card=HAND[1])
    assert asks(p, 0) == "convert_die"
    assert legal(p, 0) == [
        Turn(1, "sword"),
        Turn(3, "sword"),
    ]
    assert hand(p, 0) == sorted(HAND)  # nothing has happened yet
    events = play(p, 0, "turn", die=3, face="sword")
    assert rolled(p) == ["blue", "sword", "sword"]
    assert hand(p, 0) == sorted({*HAND} - {HAND[1]})
    assert empire(p, 0)["discarded"] == [HAND[1]]
    (told,) = events
    assert told.event == "discarded"
    assert (told.card, told.die, told.old, told.new) == (HAND[1], 3, "green", "sword")


@pytest.mark.rule("FE-ROL-3")
def test_cards_make_swords_as_often_as_one_likes() -> None:
    p = rolling(["blue", "green", "green"], rerolls=0, own={"hand": HAND})
    for die, card in enumerate(HAND[:2], start=1):
        play(p, 0, "discard", card=card)
        play(p, 0, "turn", die=die, face="sword")
        assert may(p, 0, "done")
    assert rolled(p) == ["sword", "sword", "green"]
    assert may(p, 0, "discard", card=HAND[2])
    play(p, 0, "done")
    assert phase(p) == "movement"


@pytest.mark.rule("FE-ROL-3")
def test_a_discard_must_change_a_die() -> None:
    """With nothing but swords no card can be discarded."""
    p = rolling(["sword", "blue"], rerolls=0, own={"hand": HAND})
    play(p, 0, "discard", card=HAND[0])
    play(p, 0, "turn", die=2, face="sword")
    assert offers(p, 0, "discard", "card") == []
    assert may(p, 0, "done")
    p = rolling(["sword", "sword"], rerolls=0, own={"hand": HAND})
    assert phase(p) == "movement"
    p = rolling(["sword", "sword"], rerolls=1, own={"hand": HAND})
    play(p, 0, "done")
    assert phase(p) == "movement"


@pytest.mark.rule("FE-ROL-3")
def test_swords_are_made_before_any_movement() -> None:
    p = rolling(["blue", "green"], rerolls=0, own={"hand": HAND})
    assert not [m for m in legal(p, 0) if m.do in ("move", "assault")]
    play(p, 0, "done")
    assert offers(p, 0, "discard", "card") == []
    move(p, 0, "karthadst", "parsa")
    assert offers(p, 0, "discard", "card") == []


@pytest.mark.rule("FE-ROL-3")
def test_without_cards_nobody_is_asked_for_swords() -> None:
    p = rolling(["blue", "green"], rerolls=0)
    assert phase(p) == "movement"
    p = rolling(["blue", "green"], rerolls=1)
    play(p, 0, "reroll", dice=[1])
    assert phase(p) == "movement"


@pytest.mark.rule("FE-ROL-4")
def test_discarded_cards_are_not_replaced() -> None:
    p = rolling(["blue", "green"], rerolls=0, own={"hand": HAND})
    deck = empire(p, 0)["deck"]
    play(p, 0, "discard", card=HAND[0])
    play(p, 0, "turn", die=1, face="sword")
    assert empire(p, 0)["deck"] == deck
    assert len(hand(p, 0)) == len(HAND) - 1
    assert named(happened(p), "drew") == []


@pytest.mark.rule("FE-ROL-4", "FE-PRO-1")
@pytest.mark.parametrize("turned_in", ["dice", "progress"])
def test_discarded_cards_are_never_scored(turned_in: str) -> None:
    """Not even when their condition is met: Founding of Byrsa asks for two cities."""
    cities = {"dice": {"at": "albion"}}
    own = {"hand": ["founding-of-byrsa"], "tiles": cities}
    p = rolling(["blue", "green"], rerolls=0, own=own, phase=turned_in)
    assert may(p, 0, "score", card="founding-of-byrsa")
    play(p, 0, "discard", card="founding-of-byrsa")
    play(p, 0, "turn", die=1, face="sword")
    assert offers(p, 0, "score", "card") == []
    assert empire(p, 0)["scored"] == []
    before = p.scores()[0]
    play(p, 0, "done")
    assert offers(p, 0, "score", "card") == []
    assert p.scores()[0] == before


@pytest.mark.rule("FE-ROL-3", "FE-ROL-2")
def test_only_the_seat_whose_turn_it_is_rolls() -> None:
    p = rolling(["blue", "green"], rerolls=1, own={"hand": HAND})
    assert p.to_move == [0]
    assert p.legal(1) == []

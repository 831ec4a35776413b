"""What a hint compares: the same worlds for every choice, and nothing that the seat can't know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from empires.bots import Outlook
from empires.bots.plan import PlanBot
from empires.bots.specs import Budget
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.shapes.reasons import Effect, Reasons
from empires.text.catalogue import LANGUAGES, words
from empires.text.hints import word
from empires.text.telling import telling
from tests.bots.kit import GAMES

OURS = ["empires-end", "first-empires"]
NAMES = ["Ada", "Livia", "Tarik"]


def explained(name: str, p: Position, seat: int) -> Reasons:
    """With the same luck for everybody who asks."""
    outlook = Outlook.of(GAMES[name], p, seat, seeded([7, 8, 9]))
    return PlanBot(5, budget=Budget(iterations=120)).explain(outlook)


def decisions(name: str, every: int, seed: int = 4) -> Iterator[tuple[Position, int]]:
    """Some decisions of a game that is played at random."""
    p: Position = GAMES[name].new(players=3, seed=seed)
    random = seeded([1, 2, seed])
    met = 0
    while not p.over:
        seat = p.to_move[0]
        legal = p.legal(seat)
        if len(legal) > 1:
            met += 1
            if met % every == 0:
                yield p.copy(), seat
        p.play(seat, legal[random.below(len(legal))])


def said(name: str, p: Position, seat: int, found: Reasons, lang: str) -> list[str]:
    """All that a hint would say."""
    told = telling(name, words(lang), names=NAMES)
    loses = {each.code: each.loses for each in found.choices}
    why = word(found.beside, GAMES[name].view(p, seat), told, loses)
    return [why, *(each.text for each in found.beside)]


@pytest.mark.parametrize("name", OURS)
def test_positions_that_differ_only_in_what_is_hidden_give_the_same_hint(name: str) -> None:
    game = GAMES[name]
    differ = 0
    for number, (p, seat) in enumerate(decisions(name, 9)):
        other: Position = game.imagine(p, seat, seeded([number, 5, 5]))
        differ += game.dump(other) != game.dump(p)
        one, same = explained(name, p, seat), explained(name, other, seat)
        assert one == same
        for lang in LANGUAGES:
            assert said(name, p, seat, one, lang) == said(name, other, seat, same, lang)
    assert differ > 5, "nothing was hidden"


@pytest.mark.parametrize("name", OURS)
def test_points_by_their_source_add_up_to_all_of_them(name: str) -> None:
    compared = 0
    for p, seat in decisions(name, 25):
        for each in explained(name, p, seat).beside:
            points = [effect for effect in each.effects if effect.kind == "points"]
            assert sum(e.best - e.other for e in points) == pytest.approx(each.points, abs=0.02)
            compared += 1
    assert compared > 5


def test_taking_a_disaster_is_told_as_such() -> None:
    """Whoever averts keeps the location and pays; whoever takes it is known to take it."""
    game = GAMES["empires-end"]
    p: Position = game.new(players=2, seed=8)
    seat = p.to_move[0]
    prompt = game.view(p, seat).prompt
    assert prompt is not None
    (take,) = (choice.id for choice in prompt.choices if choice.move.do == "take")
    found = explained("empires-end", p, seat)
    other = next(each for each in found.beside if take in (each.code, found.code))
    mine = next(each for each in other.effects if (each.kind, each.name) == ("takes", str(seat)))
    takes, averts = (mine.best, mine.other) if found.code == take else (mine.other, mine.best)
    assert takes == 1
    assert averts < 1


def test_steps_of_a_turn_that_is_ended_at_once_are_missed() -> None:
    """A die that has its region is a step, which ending the turn gives away."""
    game = GAMES["first-empires"]
    for p, seat in decisions("first-empires", 1):
        view = game.view(p, seat)
        assert view.prompt is not None
        if any(choice.move.do == "step" for choice in view.prompt.choices):
            break
    found = explained("first-empires", p, seat)
    done = game.code(p, seat, {"do": "done"})
    (ended,) = (each for each in found.beside if each.code == done)
    assert steps(ended.effects) >= 1


def steps(effects: list[Effect]) -> float:
    return sum(each.best - each.other for each in effects if each.kind == "steps")

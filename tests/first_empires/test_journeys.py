"""What the prompt of a movement says about longer ways: each of them can be walked as it says."""

from __future__ import annotations

from typing import Any

import pytest

from empires.rules.first_empires.game import FirstEmpires
from empires.shapes.first_empires.moves import Assault, Gather, MoveExplorer, Strike
from empires.shapes.first_empires.prompts import DieTarget, SpaceTarget
from empires.shapes.moves import Move
from tests.first_empires import kit
from tests.first_empires.kit import game, moving, seat
from tests.first_empires.walks import at


def asked(p: FirstEmpires) -> Any:
    return kit.asked(p, p.to_move[0])


def played(p: FirstEmpires, *twins: Move) -> FirstEmpires:
    """The position after these moves; each must be legal when its turn comes."""
    q = p.copy()
    for twin in twins:
        mover = q.to_move[0]
        q.play(mover, game.code(q, mover, twin))
    return q


def walked(start: str, path: list[str]) -> list[Move]:
    return [MoveExplorer(one, other) for one, other in zip([start, *path], path, strict=False)]


def walks(p: FirstEmpires, start: str) -> set[str]:
    """The regions that an explorer gets to by any legal steps of its own."""
    seas = {row.ocean for row in game.view(p, None).oceans}
    found, edge = {start}, [(p, start)]
    while edge:
        q, space = edge.pop(0)
        for choice in asked(q).choices:
            move = choice.move
            if move.do == "move" and move.from_ == space and move.to not in found:
                found.add(move.to)
                edge.append((played(q, move), move.to))
    return found - seas - {start}


@pytest.mark.rule("FE-MOV-1", "FE-MOV-2")
def test_every_journey_can_be_walked_step_by_step() -> None:
    for p in at("move"):
        for journey in asked(p).journeys:
            end = played(p, *walked(journey.from_, journey.path))
            points = asked(p).movement - len(journey.path)
            assert game.view(end, None).movement == points


@pytest.mark.rule("FE-MOV-1", "FE-MOV-2")
def test_no_region_that_can_be_reached_is_left_out() -> None:
    """Steps and journeys together lead wherever one explorer can go while nobody is at sea."""
    for p in at("move"):
        if any(row.explorers for row in game.view(p, None).oceans):
            assert asked(p).journeys == []
            continue
        prompt = asked(p)
        mine = game.view(p, prompt.seat).seats[prompt.seat].explorers
        seas = {row.ocean for row in game.view(p, None).oceans}
        for start in mine:
            near = {
                choice.move.to
                for choice in prompt.choices
                if choice.move.do == "move" and choice.move.from_ == start
            }
            far = {journey.path[-1] for journey in prompt.journeys if journey.from_ == start}
            assert not near & far
            assert (near | far) - seas == walks(p, start)


@pytest.mark.rule("FE-CON-1", "FE-MOV-5")
def test_a_muster_is_just_enough_to_conquer() -> None:
    met = 0
    for p in at("move"):
        for conquest in asked(p).conquests:
            if not conquest.from_:
                continue
            met += 1
            assert sum(conquest.from_.values()) == conquest.needed
            gather = [
                Gather(space) for space, count in conquest.from_.items() for _ in range(count)
            ]
            assault = Assault(conquest.region)
            end = played(p, assault, *gather, Strike())
            row = {r.region: r for r in game.view(end, None).regions}[conquest.region]
            assert row.holder == asked(p).seat
            assert row.explorers == conquest.needed
    assert met


@pytest.mark.rule("FE-PRO-2")
def test_a_step_points_at_its_dice_and_regions() -> None:
    """Any die and any region of the colour can be pointed at: they are all alike."""
    for p in at("progress"):
        view = game.view(p, p.to_move[0])
        for choice in asked(p).choices:
            if choice.move.do != "step":
                continue
            (pair,) = [e for e in choice.effects if e.event == "stepped"]
            assert DieTarget(pair.die) in choice.targets
            assert SpaceTarget(pair.region) in choice.targets
            colour = view.dice[pair.die - 1].face
            spaces = [t.space for t in choice.targets if t.zone == "space"]
            rows = {row.region: row for row in view.regions}
            assert all(rows[s].colour == colour and not rows[s].used for s in spaces)


@pytest.mark.rule("FE-CON-1")
@pytest.mark.parametrize(("points", "told"), [(4, [(2, 4, {})]), (3, [])])
def test_a_conquest_from_afar_has_its_price(points: int, told: list[object]) -> None:
    """Two explorers go two steps each: from Parsa over Scythia to Rus, with its one defender."""
    p = moving(
        seat("karthadst", {"parsa": 4}),
        seat("etruria", {"rus": 1, "indus": 1, "etruria": 1}),
        movement=points,
    )
    rows = [row for row in asked(p).conquests if row.region == "rus"]
    assert [(row.needed, row.points, row.from_) for row in rows] == told

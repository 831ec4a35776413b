"""Every position that a movement phase can come to, each compared with what the judge says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from empires.rules.first_empires.game import FirstEmpires
from empires.rules.first_empires.moves import DONE
from empires.shapes.first_empires.moves import Retreat, Strike
from empires.table.first_empires.game import FirstEmpiresGame
from empires.table.game import Move, Written
from tests.first_empires.judge import Judge

MOVER: Final = 0


@dataclass
class Found:
    """What was met on the way, so that a test can tell that it has met enough."""

    positions: int = 0
    afloat: int = 0
    only_by_conquest: int = 0
    only_by_another: int = 0
    """Strikes after which some could land only by another conquest."""
    gatherings: int = 0
    together: int = 0
    """Gatherings with explorers from land and sea."""
    more_than_needed: int = 0
    retreats: int = 0
    refused: int = 0
    """Steps that the map allows and FE-MOV-2 forbids."""


@dataclass
class Node:
    """A position: whether movement may end in it, what follows, and whether the mover decides."""

    may_end: bool
    movers: bool
    following: list[bytes] = field(default_factory=list)


def explore(game: FirstEmpiresGame, start: FirstEmpires, judge: Judge, found: Found) -> None:
    """Play all moves of the mover and all retreats, and judge each position on the way."""
    nodes: dict[bytes, Node] = {}
    waiting = [start]
    while waiting:
        p = waiting.pop()
        key = p.to_bytes()
        if key in nodes:
            continue
        (seat,) = p.to_move
        codes = p.legal(seat)
        compare(game, p, judge, found)
        node = nodes[key] = Node(may_end=DONE in codes, movers=seat == MOVER)
        for code in codes:
            if code != DONE:
                q = p.copy()
                q.play(seat, code)
                node.following.append(q.to_bytes())
                waiting.append(q)
    found.positions += len(nodes)
    assert_nobody_is_lost(nodes)


def compare(game: FirstEmpiresGame, p: FirstEmpires, judge: Judge, found: Found) -> None:
    """Everything offered is safe, and everything safe is offered."""
    (seat,) = p.to_move
    written = game.dump(p)
    moment = judge.moment(written)
    offered = [game.move(p, seat, code) for code in p.legal(seat)]
    match written["seats"][seat]["stage"]:
        case "move":
            expected = judge.moves(moment)
            assert judge.lands(moment, 1), written
            found.afloat += judge.afloat(moment) > 0
            found.only_by_conquest += not judge.lands(moment, 0)
            steps = [move for move in offered if move.do == "move"]
            found.refused += len(list(judge.steps(moment))) - len(steps)
        case "gather":
            expected = judge.gatherings(moment, written["target"], written["gathered"])
            count_gathering(written, judge, expected, found)
            if Strike() in expected:
                without = judge.gatherings(moment, written["target"], written["gathered"], 0)
                found.only_by_another += Strike() not in without
        case "retreat":
            # The explorers on their way are in neither region just now.
            expected = [Retreat(r) for r in written["seats"][seat]["explorers"]]
            found.retreats += 1
        case stage:
            raise AssertionError(f"nobody should be in stage {stage}")
    assert in_order(offered) == in_order(expected), written


def count_gathering(written: Written, judge: Judge, moves: list[Move], found: Found) -> None:
    found.gatherings += 1
    gathered = written["gathered"]
    at_sea = [space for space in gathered if judge.spaces.index(space) >= judge.land]
    found.together += 0 < len(at_sea) < len(gathered)
    found.more_than_needed += Strike() in moves and len(moves) > 1


def in_order(moves: Sequence[Move]) -> list[Move]:
    return sorted(moves, key=repr)


def assert_nobody_is_lost(nodes: dict[bytes, Node]) -> None:
    """From every position some moves end the movement with nobody at sea, however others retreat.

    Points only shrink and gatherings only grow, so the positions form no circle.
    """
    safe: dict[bytes, bool] = {}

    def is_safe(key: bytes) -> bool:
        if key not in safe:
            node = nodes[key]
            following = (is_safe(after) for after in node.following)
            safe[key] = node.may_end or (any(following) if node.movers else all(following))
        return safe[key]

    assert all(is_safe(key) for key in nodes)

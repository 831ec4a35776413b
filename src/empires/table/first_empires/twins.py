"""Every move in two forms: the code the rules play, and the readable twin that people write."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from empires.rules.first_empires import moves
from empires.rules.first_empires.game import FirstEmpires
from empires.table.fields import Index, UnknownName
from empires.table.first_empires.names import FACE, TRACK, Names
from empires.table.game import BadMove, Move
from empires.table.twins import fields, number, verb

DICE: Final = 5
CARDS: Final = 9
REGIONS: Final = 20
SPACES: Final = 24
SETS_OF_DICE: Final = 32

PLAIN: Final = {"done": moves.DONE, "strike": moves.STRIKE}
# Moves that name one thing: the field it stands in, and where the codes start.
REGION_MOVES: Final = {
    "assault": moves.ASSAULT,
    "retreat": moves.RETREAT_TO,
    "place_explorer": moves.EXPLORER_TO,
    "place_city": moves.CITY_TO,
}
CARD_MOVES: Final = {"score": moves.SCORE, "discard": moves.DISCARD}
TRACK_MOVES: Final = {"step": moves.STEP, "tile": moves.TILE}


class Twins:
    """Translates between codes and readable moves, for the names of one pack and map."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def cards(self, p: FirstEmpires, seat: int) -> Index:
        """The nine cards that this seat's codes mean."""
        if p.civilization[seat] < 0:
            raise BadMove(f"seat {seat} has no civilization yet, and so no cards")
        return self.names.cards[p.civilization[seat]]

    def move(self, p: FirstEmpires, seat: int, code: int) -> Move:
        """What a code means to a seat here. Cards depend on the seat's civilization."""
        for do, plain in PLAIN.items():
            if code == plain:
                return {"do": do}
        for do, base in REGION_MOVES.items():
            if base <= code < base + REGIONS:
                return {"do": do, "region": named(self.names.regions, code - base)}
        for do, base in CARD_MOVES.items():
            if base <= code < base + CARDS:
                return {"do": do, "card": self.cards(p, seat)[code - base]}
        for do, base in TRACK_MOVES.items():
            if base <= code < base + len(TRACK):
                return {"do": do, "track": TRACK[code - base]}
        if moves.TURN <= code < moves.REROLL_DICE:
            die, face = divmod(code - moves.TURN, len(FACE))
            return {"do": "turn", "die": die + 1, "face": FACE[face]}
        if moves.REROLL_DICE < code < moves.REROLL_DICE + SETS_OF_DICE:
            chosen = code - moves.REROLL_DICE
            return {"do": "reroll", "dice": [i + 1 for i in range(DICE) if chosen >> i & 1]}
        if moves.GATHER_FROM <= code < moves.GATHER_FROM + SPACES:
            return {"do": "gather", "from": self.space(code - moves.GATHER_FROM)}
        if moves.CIVILIZATION <= code < moves.MOVE_EXPLORER:
            chosen = code - moves.CIVILIZATION
            return {"do": "choose", "civilization": named(self.names.civilizations, chosen)}
        if moves.MOVE_EXPLORER <= code < moves.MOVES:
            start, goal = divmod(code - moves.MOVE_EXPLORER, SPACES)
            return {"do": "move", "from": self.space(start), "to": self.space(goal)}
        raise BadMove(f"{code} is no move: codes run from 0 to {moves.MOVES - 1}")

    def space(self, space: int) -> str:
        try:
            return self.names.space(space)
        except IndexError:
            raise BadMove(f"this map has no space {space}") from None

    def code(self, p: FirstEmpires, seat: int, move: Mapping[str, Any]) -> int:
        """The code of a readable move, whether it is legal now or not."""
        do = verb(move, READERS)
        try:
            return READERS[do](self, p, seat, move)
        except UnknownName as error:
            raise BadMove(f"{do}: {error}") from None


Reader = Callable[[Twins, FirstEmpires, int, Mapping[str, Any]], int]


def named(index: Index, at: int) -> str:
    if at >= len(index):
        raise BadMove(f"there is no {index.what} {at} here")
    return index[at]


def read_plain(_: Twins, __: FirstEmpires, ___: int, move: Mapping[str, Any]) -> int:
    fields(move)
    return PLAIN[move["do"]]


def read_region(twins: Twins, _: FirstEmpires, __: int, move: Mapping[str, Any]) -> int:
    (region,) = fields(move, "region")
    return REGION_MOVES[move["do"]] + twins.names.regions.number(region)


def read_card(twins: Twins, p: FirstEmpires, seat: int, move: Mapping[str, Any]) -> int:
    (card,) = fields(move, "card")
    return CARD_MOVES[move["do"]] + twins.cards(p, seat).number(card)


def read_track(_: Twins, __: FirstEmpires, ___: int, move: Mapping[str, Any]) -> int:
    (track,) = fields(move, "track")
    return TRACK_MOVES[move["do"]] + TRACK.number(track)


def read_turn(_: Twins, __: FirstEmpires, ___: int, move: Mapping[str, Any]) -> int:
    die, face = fields(move, "die", "face")
    return moves.turn(number("turn", "die", die, 1, DICE) - 1, FACE.number(face))


def read_reroll(_: Twins, __: FirstEmpires, ___: int, move: Mapping[str, Any]) -> int:
    (dice,) = fields(move, "dice")
    if not isinstance(dice, list) or not dice or len({*map(str, dice)}) != len(dice):
        raise BadMove(f"reroll: dice must be a list of different numbers, got {dice!r}")
    return moves.REROLL_DICE + sum(
        1 << (number("reroll", "dice", die, 1, DICE) - 1) for die in dice
    )


def read_gather(twins: Twins, _: FirstEmpires, __: int, move: Mapping[str, Any]) -> int:
    (start,) = fields(move, "from")
    return moves.GATHER_FROM + twins.names.space_number(start)


def read_choose(twins: Twins, _: FirstEmpires, __: int, move: Mapping[str, Any]) -> int:
    (civilization,) = fields(move, "civilization")
    return moves.CIVILIZATION + twins.names.civilizations.number(civilization)


def read_move(twins: Twins, _: FirstEmpires, __: int, move: Mapping[str, Any]) -> int:
    start, goal = fields(move, "from", "to")
    return moves.move_explorer(twins.names.space_number(start), twins.names.space_number(goal))


READERS: Final[dict[str, Reader]] = {
    **dict.fromkeys(PLAIN, read_plain),
    **dict.fromkeys(REGION_MOVES, read_region),
    **dict.fromkeys(CARD_MOVES, read_card),
    **dict.fromkeys(TRACK_MOVES, read_track),
    "turn": read_turn,
    "reroll": read_reroll,
    "gather": read_gather,
    "choose": read_choose,
    "move": read_move,
}

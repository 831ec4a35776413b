"""Every move in two forms: the code the rules play, and the readable twin that people write."""

from __future__ import annotations

from typing import Final

from empires.rules.first_empires import moves
from empires.rules.first_empires.game import FirstEmpires
from empires.rules.first_empires.terms import REGIONS, SPACES
from empires.shapes.first_empires.moves import (
    AnyMove,
    Assault,
    Choose,
    Discard,
    Done,
    Gather,
    MoveExplorer,
    PlaceCity,
    PlaceExplorer,
    Reroll,
    Retreat,
    Score,
    Step,
    Strike,
    Tile,
    Turn,
)
from empires.shapes.moves import Move
from empires.table.fields import Index, UnknownName
from empires.table.first_empires.names import FACE, FACE_NAMES, TRACK, TRACK_NAMES, Names
from empires.table.mistakes import BadMove
from empires.table.twins import number

DICE: Final = 5
CARDS: Final = 9
SETS_OF_DICE: Final = 32

# Moves that name one thing, and where their codes start.
REGION_MOVES: Final = (
    (Assault, int(moves.ASSAULT)),
    (Retreat, int(moves.RETREAT_TO)),
    (PlaceExplorer, int(moves.EXPLORER_TO)),
    (PlaceCity, int(moves.CITY_TO)),
)
CARD_MOVES: Final = ((Score, int(moves.SCORE)), (Discard, int(moves.DISCARD)))
TRACK_MOVES: Final = ((Step, int(moves.STEP)), (Tile, int(moves.TILE)))
BASES: Final = dict[type[Move], int]((*REGION_MOVES, *CARD_MOVES, *TRACK_MOVES))


class Twins:
    """Translates between codes and readable moves, for the names of one pack and map."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def cards(self, p: FirstEmpires, seat: int) -> Index:
        """The nine cards that this seat's codes mean."""
        if p.civilization[seat] < 0:
            raise BadMove(f"seat {seat} has no civilization yet, and so no cards")
        return self.names.cards[p.civilization[seat]]

    def move(self, p: FirstEmpires, seat: int, code: int) -> AnyMove:
        """What a code means to a seat here. Cards depend on the seat's civilization."""
        if code == moves.DONE:
            return Done()
        if code == moves.STRIKE:
            return Strike()
        for of_region, base in REGION_MOVES:
            if base <= code < base + REGIONS:
                return of_region(named(self.names.regions, code - base))
        for of_card, base in CARD_MOVES:
            if base <= code < base + CARDS:
                return of_card(self.cards(p, seat)[code - base])
        for of_track, base in TRACK_MOVES:
            if base <= code < base + len(TRACK):
                return of_track(TRACK_NAMES[code - base])
        if moves.TURN <= code < moves.REROLL_DICE:
            die, face = divmod(code - moves.TURN, len(FACE))
            return Turn(die + 1, FACE_NAMES[face])
        if moves.REROLL_DICE < code < moves.REROLL_DICE + SETS_OF_DICE:
            chosen = code - moves.REROLL_DICE
            return Reroll([i + 1 for i in range(DICE) if chosen >> i & 1])
        if moves.GATHER_FROM <= code < moves.GATHER_FROM + SPACES:
            return Gather(self.space(code - moves.GATHER_FROM))
        if moves.CIVILIZATION <= code < moves.MOVE_EXPLORER:
            return Choose(named(self.names.civilizations, code - moves.CIVILIZATION))
        if moves.MOVE_EXPLORER <= code < moves.MOVES:
            start, goal = divmod(code - moves.MOVE_EXPLORER, int(SPACES))
            return MoveExplorer(self.space(start), self.space(goal))
        raise BadMove(f"{code} is no move: codes run from 0 to {moves.MOVES - 1}")

    def space(self, space: int) -> str:
        try:
            return self.names.space(space)
        except IndexError:
            raise BadMove(f"this map has no space {space}") from None

    def code(self, p: FirstEmpires, seat: int, move: Move) -> int:
        """The code of a readable move, whether it is legal now or not."""
        try:
            return self._code(p, seat, move)
        except UnknownName as error:
            raise BadMove(f"{move.do}: {error}") from None

    def _code(self, p: FirstEmpires, seat: int, move: Move) -> int:
        names = self.names
        match move:
            case Done():
                return moves.DONE
            case Strike():
                return moves.STRIKE
            case Assault() | Retreat() | PlaceExplorer() | PlaceCity():
                return BASES[type(move)] + names.regions.number(move.region)
            case Score() | Discard():
                return BASES[type(move)] + self.cards(p, seat).number(move.card)
            case Step() | Tile():
                return BASES[type(move)] + TRACK.number(move.track)
            case Turn():
                return moves.turn(die_number(move, move.die), FACE.number(move.face))
            case Reroll():
                return moves.REROLL_DICE + set_of_dice(move)
            case Gather():
                return moves.GATHER_FROM + names.space_number(move.from_)
            case Choose():
                return moves.CIVILIZATION + names.civilizations.number(move.civilization)
            case MoveExplorer():
                start, goal = names.space_number(move.from_), names.space_number(move.to)
                return moves.move_explorer(start, goal)
        raise BadMove(f"{move.do}: this is a move of another game")


def named(index: Index, at: int) -> str:
    if at >= len(index):
        raise BadMove(f"there is no {index.what} {at} here")
    return index[at]


def die_number(move: Turn | Reroll, die: int) -> int:
    """The die as the rules count it."""
    field = "die" if isinstance(move, Turn) else "dice"
    return number(move.do, field, die, 1, DICE) - 1


def set_of_dice(move: Reroll) -> int:
    if not move.dice or len({*move.dice}) != len(move.dice):
        raise BadMove(f"reroll: dice must be a list of different numbers, got {move.dice!r}")
    return sum(1 << die_number(move, die) for die in move.dice)

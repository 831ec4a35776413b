"""A record played again, every move checked against the game: as a course, or moment by moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, NoReturn, TypeAlias

from empires.content.problems import ContentError, shown
from empires.registry import declaration
from empires.rules.position import Position
from empires.shapes.words import WrittenMove
from empires.table.course import Course
from empires.table.errors import (
    COMMITMENT,
    ILLEGAL,
    OTHER_CONTENT,
    OTHER_GAME,
    OTHER_MOVE,
    OTHER_RULES,
    RESULT,
    SEALED,
    SET_UP,
    RecordError,
)
from empires.table.game import Event, Game, GameError, open_game
from empires.table.record import (
    Record,
    RecordedMove,
    Result,
    canonical,
    check_bots,
    check_names,
    commitment_to,
    line_of,
)
from empires.table.twins import written

GameOrLoader: TypeAlias = Game[Any] | Callable[[str], Game[Any]]
NOT_OPTIONS: Final = ("players", "seed", "journal", "self")  # parts of the call, no options
SHORT_DIGEST: Final = 12
SHOWN_MOVES: Final = 4


class Moment(NamedTuple):
    """A game after so many moves, and what happened on the way there from the moment before."""

    ply: int
    position: Position
    events: list[Event]


def replay(record: Record, game: Game[Any]) -> Iterator[Moment]:
    """Every moment of a recorded game from ply 0, the set-up, on. Events are unfiltered.

    A record that does not replay to its end raises ``RecordError`` before the first moment.
    """
    return _moments(play_out(record, game))


def position_at(record: Record, game: Game[Any], ply: int) -> Position:
    """The position after so many moves."""
    if not 0 <= ply <= len(record.moves):
        raise ValueError(f"ply: expected 0 to {len(record.moves)}, got {ply}")
    whole = play_out(record, game)
    return whole.again(step.played for step in whole.steps[:ply]).position


def result_of(p: Position) -> Result | None:
    """How the game ended, or nothing while it runs."""
    return Result(scores=p.scores(), ranking=p.ranking()) if p.over else None


def game_of(record: Record, game: GameOrLoader) -> Game[Any]:
    """The game a record was played with, itself given or looked up by name; with the pack that
    the record carries, unless it was looked up with the same one."""
    if isinstance(game, Game):
        return game
    try:
        found = game(record.game)
        if record.pack is None or found.content == record.content:
            return found
        return with_carried_pack(record)
    except GameError as error:
        raise RecordError(OTHER_GAME, record.file, 1, f"game: {error}") from None


def with_carried_pack(record: Record) -> Game[Any]:
    """The game with the pack inside a record; refused, if it is not the one that it names."""
    assert record.pack is not None
    if declaration(record.game).packs is None:
        raise RecordError(OTHER_CONTENT, record.file, 1, f"pack: {record.game} has none")
    try:
        found = open_game(record.game, record.pack.encode())
    except ContentError as error:
        what = f"pack: {error.problems[0]}"
        raise RecordError(OTHER_CONTENT, record.file, 1, what) from None
    if found.content != record.content:
        digests = f"{record.content[:SHORT_DIGEST]}…, the pack's is {found.content[:SHORT_DIGEST]}…"
        what = f"pack: it is not the one the game was played with: its digest is {digests}"
        raise RecordError(OTHER_CONTENT, record.file, 1, what)
    return found


def play_out(record: Record, game: Game[Any]) -> Course:
    """The whole recorded game, or ``RecordError`` with the first thing that differs."""
    check_header(record, game)
    course = begin(record, game)
    for played in record.moves:
        _play(record, course, played)
    result = result_of(course.position)
    if record.result != result:
        what = f"result: expected {_json(result)}, got {_json(record.result)}"
        raise RecordError(RESULT, record.file, line_of(course.ply), what)
    return course


def check_header(record: Record, game: Game[Any]) -> None:
    """Whether the game given can play this record at all."""

    def refuse(kind: str, what: str) -> NoReturn:
        raise RecordError(kind, record.file, 1, what)

    if record.game != game.name:
        refuse(OTHER_GAME, f"is a record of {shown(record.game)}, expected {shown(game.name)}")
    if record.rules != game.rules_version:
        played = f"was played with rules version {record.rules}"
        refuse(OTHER_RULES, f"{played}, this program has {game.rules_version}")
    if record.content != game.content:
        digests = f"{record.content[:SHORT_DIGEST]}…, this one is {game.content[:SHORT_DIGEST]}…"
        what = f"was played with another content pack: its digest is {digests}"
        refuse(OTHER_CONTENT, f"{what}; give the pack it was played with as --content FILE")


def begin(record: Record, game: Game[Any]) -> Course:
    """The recorded game before its first move."""

    def refuse(kind: str, what: str) -> NoReturn:
        raise RecordError(kind, record.file, 1, what) from None

    if record.seed is None:
        what = "has no seed: it is the public record of a game that was still running"
        refuse(SEALED, f"{what}; expected the table's own record, or the one told at its end")
    mixing = record.mixing
    if mixing is not None and mixing.seed != record.seed:
        refuse(COMMITMENT, "seed: it does not follow from the base and the players' nonces")
    if (right := commitment_to(mixing.base if mixing else record.seed)) != record.commitment:
        got = f"{record.commitment[:SHORT_DIGEST]}…"
        refuse(COMMITMENT, f"commitment: the seed's is {right[:SHORT_DIGEST]}…, got {got}")
    for name in NOT_OPTIONS:
        if name in record.options:
            refuse(SET_UP, f"options: {name} is no option")
    try:
        check_names(record.names)
        check_bots(record.bots, record.names)
        return Course(game, players=len(record.names), seed=record.seed, options=record.options)
    except GameError as error:
        refuse(SET_UP, str(error))


def _play(record: Record, course: Course, played: RecordedMove) -> None:
    seat, code = played.seat, played.code
    line = line_of(course.ply)
    legal = course.legal(seat)
    if code is None or code not in legal:
        got = f"seat {seat} can't play move {code}, {_json(played.do)}"
        raise RecordError(ILLEGAL, record.file, line, f"{got}: {_owed(course, seat, legal)}")
    twin = course.game.move(course.position, seat, code)
    if canonical(written(twin)) != canonical(played.do):
        what = f"do: move {code} is {_json(written(twin))} there, got {_json(played.do)}"
        raise RecordError(OTHER_MOVE, record.file, line, what)
    course.play(seat, code)


def _owed(course: Course, seat: int, legal: list[int]) -> str:
    """What could have been played instead."""
    p = course.position
    if p.over:
        return "the game was over"
    if not legal:
        return f"to move: seat {', '.join(str(other) for other in p.to_move)}"
    named = [f"{c} {_json(written(course.game.move(p, seat, c)))}" for c in legal[:SHOWN_MOVES]]
    more = len(legal) - len(named)
    return "legal: " + ", ".join(named) + (f" and {more} more" if more else "")


def _moments(whole: Course) -> Iterator[Moment]:
    course = whole.again([])
    yield Moment(0, course.position.copy(), whole.events(0))
    for ply, step in enumerate(whole.steps, start=1):
        course.play(step.seat, step.code)
        yield Moment(ply, course.position.copy(), whole.events(ply))


def _json(value: WrittenMove | Result | None) -> str:
    return canonical(value).decode()

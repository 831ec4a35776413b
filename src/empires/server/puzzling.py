"""Puzzles at a server: which there are, how one stands, and what an answer is worth."""

from __future__ import annotations

from empires.puzzles import Puzzle, fits, puzzle_of, set_up, shipped
from empires.server.games import Games
from empires.server.messages import moment_of, told_in
from empires.server.refusals import Refusal
from empires.shapes.puzzles import (
    PuzzleAbout,
    PuzzleAnswer,
    PuzzleChoice,
    PuzzleList,
    PuzzleLook,
)
from empires.shapes.tables import AnyUpdate
from empires.shapes.words import Lang
from empires.table import Table
from empires.text import puzzling

BEFORE = -1  # nothing has been told yet


def listed(games: Games, game: str | None) -> PuzzleList:
    """Those of one game, or of all."""
    names = games.names() if game is None else [games.standard(game).name]
    return PuzzleList([about(games, each) for name in names for each in shipped(name)])


def about(games: Games, puzzle: Puzzle) -> PuzzleAbout:
    return PuzzleAbout(
        id=puzzle.id,
        game=puzzle.game,
        content=puzzle.content,
        theme=puzzle.theme,
        level=puzzle.level,
        players=puzzle.players,
        retired=not fits(puzzle, games.standard(puzzle.game)),
    )


def shown(games: Games, id: str, lang: Lang) -> AnyUpdate:
    """The position as its seat sees it, with the question; nothing of the answer."""
    puzzle, table = found(games, id)
    update = moment_of(table, puzzle.seat, lang, BEFORE)
    if update.view.prompt is not None:
        update.view.prompt.id = puzzle.id
    return update


def answered(games: Games, id: str, code: int, lang: Lang) -> PuzzleAnswer:
    puzzle, table = found(games, id)
    if code not in table.legal(puzzle.seat):
        raise Refusal("illegal_move")
    told, view = told_in(table, lang), table.view(puzzle.seat)
    names, best = puzzling.named(view, told), puzzle.choices[0]
    losses = [round(best.chance - each.chance, 1) for each in puzzle.choices]
    weighed = list(zip(puzzle.choices, losses, strict=True))
    wrong = [(each.beside, lost) for each, lost in weighed if each.code not in puzzle.accepted]
    return PuzzleAnswer(
        id=puzzle.id,
        right=code in puzzle.accepted,
        why=puzzling.why(wrong, view, told),
        choices=[
            PuzzleChoice(
                code=each.code,
                text=names[each.code],
                chance=each.chance,
                points=each.points,
                loses=lost,
                accepted=each.code in puzzle.accepted,
                why="" if each is best else puzzling.cost(each.beside, lost, view, told),
            )
            for each, lost in weighed
        ],
        interval=max(look.interval or 0.0 for look in puzzle.looks),
        looks=[
            PuzzleLook(look.how, look.budget, look.best in puzzle.accepted) for look in puzzle.looks
        ],
    )


def found(games: Games, id: str) -> tuple[Puzzle, Table]:
    """The puzzle and its table; one that no longer fits is refused."""
    puzzle = puzzle_of(games.names(), id)
    if puzzle is None:
        raise Refusal("not_found")
    game = games.standard(puzzle.game)
    if not fits(puzzle, game):
        raise Refusal("other_rules", rules=puzzle.rules)
    return puzzle, set_up(puzzle, game)

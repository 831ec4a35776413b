"""Scenarios: a position in a file, what is done in it, and what must come of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from empires.content.problems import ContentError
from empires.rules.position import IllegalMove, Position
from empires.shapes.words import WrittenMove
from empires.table.game import BadMove, Game, GameError, NotHere, open_game
from empires.table.scenario_checks import (
    Expectations,
    facts,
    inline,
    missing_event,
    other_events,
    same,
    written_event,
)
from empires.table.scenario_fields import Unclear, known_keys
from empires.table.scenario_reading import Scenario, ScenarioError, Step, read_scenario
from empires.table.twins import written

__all__ = ["Scenario", "ScenarioError", "ScenarioResult", "read_scenario", "run", "run_file"]

MOST_LISTED: Final = 12  # moves in one line: a City alone offers 55


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """What came of a scenario; it holds when there are no problems."""

    title: str
    rules: tuple[str, ...]
    problems: list[str]


class Stuck(Exception):
    """A move of the story can't be played, so the rest of it can't happen."""


def run_file(path: str | Path, game: Game[Any] | None = None) -> ScenarioResult:
    """Play the scenario in that file; ScenarioError if it can't be read or understood.

    A game given here serves files that name no content of their own, and is not loaded again.
    """
    return run(read_scenario(path), game)


def run(scenario: Scenario, game: Game[Any] | None = None) -> ScenarioResult:
    """Play a scenario to its end, or to the first move that is refused."""
    if game is None or scenario.content is not None or game.name != scenario.game:
        game = _opened(scenario)
    story = Story(scenario, game)
    return ScenarioResult(scenario.title, scenario.rules, list(story.problems()))


def _opened(scenario: Scenario) -> Game[Any]:
    try:
        return open_game(scenario.game, scenario.content)
    except GameError as error:
        raise ScenarioError(scenario.file, "game", str(error)) from None
    except ContentError as error:
        first, *others = error.problems
        more = f" (and {len(others)} more problems)" if others else ""
        raise ScenarioError(scenario.file, "content", first + more) from None


class Story:
    """One scenario being played."""

    def __init__(self, scenario: Scenario, game: Game[Any]) -> None:
        self.scenario = scenario
        self.game = game
        fresh = game.new(players=game.seats.start, seed=0)
        self.expectations = Expectations(facts(game, fresh), scenario.names)
        self.p = self._start(("seed", *game.options(fresh)))
        self.last_move = 0
        """Where the notes of the last move begin in the journal."""
        for step in scenario.steps:
            if step.seat >= self.p.players:
                what = f"seat: expected a number below {self.p.players}, got {step.seat}"
                raise ScenarioError(scenario.file, f"step {step.number}", what)

    def _start(self, options: Sequence[str]) -> Position:
        scenario = self.scenario
        place = "new" if scenario.position is None else "position"
        try:
            if scenario.position is None:
                known_keys(scenario.new, options)
                p: Position = self.game.new(**scenario.new, journal=True)
            else:
                p = self.game.position(scenario.position)
                p.journal = []
        except (GameError, Unclear) as error:
            what = str(error).removeprefix(f"{place}: ")
            raise ScenarioError(scenario.file, place, what) from None
        if scenario.names and len(scenario.names) != p.players:
            what = f"expected {p.players}, one for each player, got {len(scenario.names)}"
            raise ScenarioError(scenario.file, "names", what)
        return p

    def problems(self) -> Iterator[str]:
        for step in self.scenario.steps:
            place = f"step {step.number}"
            try:
                for problem in self._differences(step):
                    yield f"{place}: {problem}"
            except Stuck as stuck:
                yield f"{place}: {stuck}"
                return
            except (BadMove, Unclear) as error:
                raise ScenarioError(self.scenario.file, place, str(error)) from None

    def _differences(self, step: Step) -> Iterator[str]:
        if step.move is not None:
            self._play(step.seat, step.move)
        for move in step.illegal:
            yield from self._refused(step.seat, move)
        if step.legal is not None:
            yield from self._offered(step.seat, step.legal, exactly=True)
        yield from self._offered(step.seat, step.includes, exactly=False)
        happened = [
            written_event(event)
            for event in self.game.events((self.p.journal or [])[self.last_move :])
        ]
        if line := missing_event(step.events, happened):
            yield line
        if step.all_events is not None and (line := other_events(step.all_events, happened)):
            yield line
        if step.expect:
            yield from self.expectations.differences(step.expect, facts(self.game, self.p))

    def _play(self, seat: int, move: WrittenMove) -> None:
        notes = len(self.p.journal or [])
        try:
            self.p.play(seat, self.game.code(self.p, seat, move))
        except IllegalMove as error:
            raise Stuck(
                f"{self._name(seat)} can't play {inline(move)}: {self._owed(error)}"
            ) from None
        except NotHere as error:
            raise Stuck(f"{self._name(seat)} can't play {inline(move)}: {error}") from None
        self.last_move = notes

    def _refused(self, seat: int, move: WrittenMove) -> Iterator[str]:
        """Try it on a copy, so that the story can go on when it is not refused."""
        try:
            code = self.game.code(self.p, seat, move)
        except NotHere:
            return
        trial = self.p.copy()
        trial.journal = []
        try:
            trial.play(seat, code)
        except IllegalMove:
            if trial.journal or trial.to_bytes() != self.p.to_bytes():
                yield f"{inline(move)} was refused, but it changed something"
        else:
            yield f"{self._name(seat)} may play {inline(move)}: expected it to be illegal"

    def _offered(self, seat: int, moves: Iterable[WrittenMove], *, exactly: bool) -> Iterator[str]:
        legal = self._twins(seat, self.p.legal(seat))
        missing = [move for move in moves if not any(same(move, twin) for twin in legal)]
        for move in missing:
            with suppress(NotHere):
                self.game.code(self.p, seat, move)  # BadMove if it could never be offered
        others = [twin for twin in legal if not any(same(move, twin) for move in moves)]
        if missing:
            yield f"expected {listed(missing)} to be legal for {self._name(seat)}: {_legal(legal)}"
        if exactly and others:
            yield f"expected nothing else to be legal for {self._name(seat)}, got {listed(others)}"

    def _twins(self, seat: int, codes: Iterable[int]) -> list[WrittenMove]:
        return [written(self.game.move(self.p, seat, code)) for code in codes]

    def _owed(self, error: IllegalMove) -> str:
        if error.legal:
            return _legal(self._twins(error.seat, error.legal))
        waiting = ", ".join(self._name(seat) for seat in self.p.to_move)
        return (
            f"nothing to decide now, {f'it is up to {waiting}' if waiting else 'the game is over'}"
        )

    def _name(self, seat: int) -> str:
        return self.scenario.names[seat] if self.scenario.names else f"seat {seat}"


def _legal(moves: list[WrittenMove]) -> str:
    return f"legal are {listed(moves)}" if moves else "nothing is legal"


def listed(moves: list[WrittenMove]) -> str:
    """Moves as one would write them, so that they can be copied into the file."""
    more = f" and {len(moves) - MOST_LISTED} more" if len(moves) > MOST_LISTED else ""
    return ", ".join(inline(move) for move in moves[:MOST_LISTED]) + more

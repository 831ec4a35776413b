"""Training from the first game to the last match, each stage kept in a folder and done once.

A generation plays games with the present net, or greedily while there is none; a net is fitted to
all games so far; and if it wins its match against the present one, it takes its place. The first
that does not win ends the course.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from empires.arena.match import Match
from empires.arena.running import Score, chosen, run
from empires.bots import nets, weights
from empires.table.files import write_file
from empires.training.fitting import Data, Fitted, fitted, gathered
from empires.training.selfplay import Heard, Lesson, hear

CHUNK: Final = 200  # games that are kept together
GREEDY: Final = "greedy"
LARGEST_SEED: Final = 2**31
SETTINGS: Final = "settings.json"
FORM: Final = 2  # of the games in a folder


class TrainingError(ValueError):
    """Training that can't go on, in one line that says what would be right."""


@dataclass(frozen=True)
class Settings:
    """All that decides what a course of training comes to."""

    game: str
    players: int
    seed: int = 1
    games: int = 10_000
    """Of the first generation, which plays greedily."""
    later_games: int = 2_000
    """Of each one after it, which plays with a net."""
    every: int = 3
    epochs: int = 12
    hidden: int = 16
    generations: int = 4
    match_games: int = 200
    player: str = "foresee:worlds=3"
    """Who plays with a net, and learns from it."""
    judge: str = "foresee:worlds=2"
    """Who plays the matches, once with each net."""
    content: Path | None = None

    def lesson(self, generation: int, present: Path | None) -> Lesson:
        return Lesson(
            self.game,
            self.players,
            seed=self.seed + generation * LARGEST_SEED,
            content=self.content,
            bot=f"{self.player}:net={present}" if present else None,
            every=self.every,
        )


@dataclass(frozen=True)
class Stage:
    """What is being done, for whoever watches: so much of so many."""

    generation: int
    name: str
    done: int
    total: int
    detail: str = ""


Watch = Callable[[Stage], None]


class Course:
    """One game and number of players in a folder; begun again, it goes on where it was."""

    def __init__(
        self, settings: Settings, folder: Path, jobs: int, ray: str | None, watch: Watch
    ) -> None:
        self.settings = settings
        self.folder = folder
        self.jobs = jobs
        self.ray = ray
        self.watch = watch
        self.size = int(weights.shipped(settings.game).size())
        if not self.size:
            raise TrainingError(f"{settings.game}: its evaluation names no features to learn from")
        self.remember_settings()

    def remember_settings(self) -> None:
        """A folder is for one training: another one must not be mixed into it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        game = self.settings.lesson(0, None).opened
        told = {
            name: str(value) if isinstance(value, Path) else value
            for name, value in asdict(self.settings).items()
        }
        told |= {"content": game.content, "rules_version": game.rules_version, "form": FORM}
        del told["generations"]  # more of them may be asked for later
        file = self.folder / SETTINGS
        if file.is_file():
            before = msgspec.json.decode(file.read_bytes())
            for name, value in told.items():
                if before.get(name) != value:
                    raise TrainingError(
                        f"{self.folder} holds a training with {name} {before.get(name)}, "
                        f"not {value}: take another folder"
                    )
        else:
            write_file(file, msgspec.json.format(msgspec.json.encode(told)))

    def run(self, present: Path | None) -> Path | None:
        """The best net there is in the end; None if not even one was better than none."""
        for generation in range(self.settings.generations):
            data = self.play(generation, present)
            candidate = self.fit(generation, data, present)
            if not self.has_won(generation, candidate, present):
                break
            present = candidate
        return present

    def play(self, generation: int, present: Path | None) -> Data:
        """The games of a generation, and those of all before it."""
        lesson = self.settings.lesson(generation, present)
        games = self.settings.later_games if present else self.settings.games
        starts = range(0, games, CHUNK)
        missing = [start for start in starts if not self.chunk(generation, start).is_file()]
        done = len(starts) - len(missing)
        for heard in self.heard(lesson, missing, games):
            write_file(self.chunk(generation, heard.first), msgspec.msgpack.encode(heard))
            done += 1
            self.watch(Stage(generation, "games", min(games, done * CHUNK), games))
        chunks = sorted(
            file
            for before in range(generation + 1)
            for file in self.folder.glob(f"games-{before:02d}-*.bin")
        )
        found = [msgspec.msgpack.decode(file.read_bytes(), type=Heard) for file in chunks]
        if not any(one.ranks for one in found):
            raise TrainingError("no settled position in so few games: ask for more")
        return gathered(found, self.settings.players, self.size)

    def heard(self, lesson: Lesson, starts: list[int], games: int) -> Iterator[Heard]:
        """Chunks as they are finished, whichever is first."""
        if not starts:
            return
        jobs = min(self.jobs, len(starts))
        workers = chosen(lesson, partial(hear, lesson), jobs, self.ray)
        try:
            waiting = starts[:]
            out = 0
            while waiting or out:
                while waiting and out < workers.slots:
                    start = waiting.pop(0)
                    workers.send(range(start, min(start + CHUNK, games)))
                    out += 1
                yield workers.receive()
                out -= 1
        finally:
            workers.close()

    def chunk(self, generation: int, start: int) -> Path:
        return self.folder / f"games-{generation:02d}-{start:07d}.bin"

    def fit(self, generation: int, data: Data, present: Path | None) -> Path:
        """The net of a generation."""
        file = self.folder / f"net-{generation:02d}.json"
        if file.is_file():
            return file
        epochs = self.settings.epochs

        def told(epoch: int, errors: Mapping[str, float]) -> None:
            detail = f"{100 * errors['lead_explained']:.1f} % of leads explained"
            self.watch(Stage(generation, "fitting", epoch, epochs, detail))

        reckoned = weights.shipped(self.settings.game).reckoned()
        seed = self.settings.seed + generation
        found = fitted(data, self.settings.hidden, seed, reckoned, epochs, told)
        write_file(file, nets.written(self.net_file(generation, len(data), found, present)))
        return file

    def net_file(
        self, generation: int, positions: int, found: Fitted, present: Path | None
    ) -> nets.NetFile:
        settings = self.settings
        game = settings.lesson(0, None).opened
        record: dict[str, Any] = {
            "seed": settings.seed,
            "generation": generation,
            "games_played_by": settings.player if present else GREEDY,
            "games": settings.later_games if present else settings.games,
            "positions": positions,
            "epochs": settings.epochs,
            "errors": found.errors,
        }
        return nets.NetFile(
            game=settings.game,
            players=settings.players,
            content=game.content,
            rules_version=game.rules_version,
            features=self.size,
            hidden=settings.hidden,
            weights=nets.text_of(found.weights),
            bias=nets.text_of(found.bias),
            answers=nets.text_of(found.answers),
            record=record,
        )

    def has_won(self, generation: int, candidate: Path, present: Path | None) -> bool:
        """Whether a net has proven itself in its match; what came of it goes into its record."""
        settings = self.settings
        file = nets.read(candidate)
        if "match" in file.record:
            return bool(file.record["match"]["proven"])
        before = f"net={present}" if present else "learnt=0"
        match = Match(
            settings.game,
            [f"{settings.judge}:net={candidate}", f"{settings.judge}:{before}"],
            settings.players,
            settings.match_games,
            settings.seed + (generation + 1) * LARGEST_SEED,
            content=settings.content,
        )

        def told(score: Score) -> None:
            share = next(iter(score.shares().values()), 0.0)
            detail = f"{100 * share:.1f} % won"
            self.watch(Stage(generation, "match", len(score.games), match.total, detail))

        log = self.folder / f"match-{generation:02d}.jsonl"
        result = run(match, jobs=self.jobs, resume=log, ray=self.ray, progress=told)
        if result.interrupted:
            raise KeyboardInterrupt
        first = result.bots[0]
        interval = first.win_share_interval
        assert interval is not None
        proven = interval[0] > 1 / settings.players
        file.record["match"] = {
            "against": "the net before" if present else "no net",
            "bot": settings.judge,
            "games": result.games,
            "seed": match.seed,
            "win_share": round(first.win_share, 4),
            "interval": [round(end, 4) for end in interval],
            "proven": proven,
        }
        write_file(candidate, nets.written(file))
        return proven

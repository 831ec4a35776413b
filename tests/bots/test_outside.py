"""Bots from outside: real programs, the good and the bad ones, at the other end of the pipes."""

from __future__ import annotations

import json
import os
import pickle
import re
import select
import shlex
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
import pytest

from empires.bots import BotFailure, Outlook, bot
from empires.bots.outside import OutsideBot
from empires.bots.program import NoAnswer, Program
from empires.rules.position import Position
from tests.bots.kit import GAMES, OURS, outlook, played

HERE: Final = Path(__file__).parent
EXAMPLE: Final = f"program:{sys.executable} {HERE.parents[1] / 'examples' / 'bot.py'}"
SECONDS: Final = 60  # for what should happen at once: only a fault is ever waited for


def behaving(manner: str, *more: str, limits: str = "time=30s:start=30s") -> OutsideBot:
    words = [sys.executable, str(HERE / "manners.py"), manner, *more]
    found = bot(f"program:{shlex.join(words)}:{limits}", seed=1)
    assert isinstance(found, OutsideBot)
    return found


def moments(name: str = "empires-end") -> Iterator[Outlook]:
    """What the seats that have to choose know, while everybody plays the first choice."""
    game = GAMES[name]
    p: Position = game.new(players=2, seed=4)
    while not p.over:
        seat = p.to_move[0]
        if seat == 0 and len(p.legal(seat)) > 1:
            yield outlook(game, p, seat)
        p.play(seat, p.legal(seat)[0])


def failure_of(playing: OutsideBot) -> BotFailure:
    seen = moments()
    try:
        while True:
            playing.choose(next(seen))
    except BotFailure as failure:
        return failure


def pid_of(playing: OutsideBot) -> int:
    return int(playing.label.split()[1])


def assert_gone(pid: int) -> None:
    """Neither alive nor a zombie of ours."""
    with pytest.raises(ChildProcessError):
        os.waitpid(pid, os.WNOHANG)


# --- programs that play ----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_whole_games_and_the_same_ones_again(game: str) -> None:
    specs = [EXAMPLE, "random"]
    p, moves = played(game, specs, 5)
    assert p.over
    assert played(game, specs, 5)[1] == moves


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS)
def test_the_example_beats_random_play(game: str) -> None:
    wins = sum(played(game, [EXAMPLE, "random"], seed)[0].ranking()[0] == 1 for seed in range(16))
    assert wins >= 12


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("manner", ["fair", "readable", "slips"])
def test_a_choice_can_be_answered_by_its_id_by_its_move_and_after_a_correction(
    game: str, manner: str
) -> None:
    playing = behaving(manner)
    for moment in list(moments(game))[:10]:
        assert playing.choose(moment) == moment.legal[0]
    playing.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_program_is_told_its_game_its_views_and_the_result_and_nothing_else(
    game: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    playing = behaving("copies", str(copy))
    seen = list(moments(game))[:5]
    for moment in seen:
        playing.choose(moment)
    playing.ended([7, 9], [2, 1])
    playing.close()
    hello, *questions, over = [json.loads(line) for line in copy.read_text("utf-8").splitlines()]
    views = [json.loads(msgspec.json.encode(moment.view)) for moment in seen]
    options = GAMES[game].options(seen[0].position)
    assert options.pop("players") == hello.pop("players") == 2
    assert 0 <= hello.pop("seed") < 2**32
    assert hello == {
        "hello": 1,
        "game": game,
        "rules_version": GAMES[game].rules_version,
        "seat": 0,
        "options": options,
    }
    assert questions == [{"decide": n, "view": view} for n, view in enumerate(views, 1)]
    assert over == {"over": {"scores": [7, 9], "ranking": [2, 1]}}


def test_the_seed_a_program_is_told_is_its_own_and_not_the_tables() -> None:
    seeds = [OutsideBot(seed, command=sys.executable).seed for seed in (7, 7, 8)]
    assert seeds[0] == seeds[1] != seeds[2]
    assert 7 not in seeds


def test_a_program_writes_its_complaints_into_its_log_only(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "bot.log"
    for parameters in ("", f":log={log}"):
        playing = bot(f"program:{sys.executable} -c 1/0{parameters}", seed=1)
        with pytest.raises(BotFailure, match="ended with exit code 1 when greeted"):
            playing.choose(next(moments()))
    assert "ZeroDivisionError" in log.read_text("utf-8")
    assert capfd.readouterr() == ("", "")


# --- programs that don't ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("manner", "reason", "what"),
    [
        ("late", "late", "did not answer within 4 s at decision 2"),
        ("deaf", "late", "did not answer within 0.5 s at decision 1"),
        ("dies", "ended", "ended with exit code 3 at decision 2"),
        ("closes", "ended", "closed its output at decision 2"),
        ("babbles", "wrong", "gave 3 wrong answers at decision 2, the last: JSON is malformed"),
        ("binary", "wrong", "gave 3 wrong answers at decision 2, the last: JSON is malformed"),
        ("nested", "wrong", "gave 3 wrong answers at decision 2"),
        ("miscounts", "wrong", "the last: expected an answer to 2, got one to 3"),
        ("cheats", "wrong", "the last: the move 999999 is not legal here"),
        (
            "invents",
            "wrong",
            'gave 3 wrong answers at decision 2, the last: a move needs "do" to be one of',
        ),
        ("flood", "wrong", "gave 3 wrong answers at decision 2"),
        ("long-line", "flood", "wrote a line of more than 65536 bytes at decision 2"),
    ],
)
def test_a_program_that_plays_badly_fails_in_one_line_and_is_gone(
    manner: str, reason: str, what: str
) -> None:
    # Short only where nothing is answered before, which a busy machine might take longer for.
    limit = {"deaf": "500ms", "late": "4s", "closes": "4s"}.get(manner, "30s")
    playing = behaving(manner, limits=f"time={limit}:start=30s")
    failure = failure_of(playing)
    assert failure.reason == reason
    assert what in str(failure)
    assert re.fullmatch(rf"{manner} \d+ \(.*manners\.py {manner}\): .+", str(failure))
    assert str(failure).isprintable()
    assert_gone(pid_of(playing))
    with pytest.raises(BotFailure, match=re.escape(str(failure))):
        playing.choose(next(moments()))


@pytest.mark.parametrize(
    ("manner", "what"),
    [
        ("silent", "did not answer in time when greeted"),
        ("rude", "greeted with nonsense (JSON is malformed"),
        ("newer", "speaks protocol 2, expected 1"),
    ],
)
def test_a_program_that_cannot_be_greeted_fails_before_it_plays(manner: str, what: str) -> None:
    limit = "500ms" if manner == "silent" else "30s"
    failure = failure_of(behaving(manner, limits=f"start={limit}"))
    assert failure.reason == "start"
    assert what in str(failure)


def test_a_program_that_cannot_be_started_says_why(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text("#!/no/such/interpreter\n", encoding="utf-8")
    file.chmod(0o755)
    with pytest.raises(BotFailure, match=r"can't be started \(.*: No such file or directory\)$"):
        bot(f"program:{file}", seed=1).choose(next(moments()))


def test_a_program_killed_in_mid_game_fails_with_the_next_question() -> None:
    playing = behaving("fair")
    seen = moments()
    playing.choose(next(seen))
    playing.choose(next(seen))
    os.kill(pid_of(playing), signal.SIGKILL)
    with pytest.raises(BotFailure, match="was ended by signal 9 at decision 3"):
        playing.choose(next(seen))
    assert_gone(pid_of(playing))


def test_a_program_that_ignores_everything_is_ended_with_all_it_started(tmp_path: Path) -> None:
    """Its child holds the other end of a pipe, so the pipe's end shows that both are gone."""
    fifo = tmp_path / "held"
    os.mkfifo(fifo)
    held = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    playing = behaving("stays", str(fifo))
    playing.choose(next(moments()))
    playing.close()
    assert_gone(pid_of(playing))
    poll = select.poll()
    poll.register(held)
    assert poll.poll(SECONDS * 1000)
    assert os.read(held, 1) == b""
    os.close(held)


def test_a_bot_that_never_played_has_nothing_to_close() -> None:
    playing = behaving("fair")
    playing.ended([1, 2], [2, 1])
    playing.close()
    playing.close()


def test_a_failure_can_be_told_to_another_process() -> None:
    failure = BotFailure("./bot.py", "late", "did not answer within 5 s")
    again: Any = pickle.loads(pickle.dumps(failure))
    assert str(again) == str(failure) == "./bot.py: did not answer within 5 s"
    assert again.reason == "late"


# --- the pipes -------------------------------------------------------------------------------

COUNTING: Final = "import sys; print(len(sys.stdin.readline()), flush=True)"
DEAF: Final = "import time; time.sleep(1000)"


def test_a_question_larger_than_any_pipe_arrives() -> None:
    program = Program([sys.executable, "-c", COUNTING])
    program.send(b"x" * 3_000_000)
    assert program.receive(monotonic() + SECONDS) == b"3000001"
    program.leave()


def test_a_question_larger_than_any_pipe_does_not_wait_for_one_who_never_reads() -> None:
    program = Program([sys.executable, "-c", DEAF])
    program.send(b"x" * 3_000_000)
    with pytest.raises(NoAnswer, match="did not answer in time"):
        program.receive(monotonic() + 0.2)
    program.leave()


def test_an_answer_before_the_question_was_read_is_late() -> None:
    program = Program([sys.executable, "-c", f"print(1, flush=True); {DEAF}"])
    program.send(b"x" * 3_000_000)
    with pytest.raises(NoAnswer, match="did not answer in time"):
        program.receive(monotonic() + 1)
    program.leave()

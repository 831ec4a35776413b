"""A review adds up, is fair to what a seat could know, and finds what was played badly."""

from __future__ import annotations

import re
from functools import cache

import pytest

from empires.bots import Outlook, bot
from empires.review import DEPTHS, Budget, NoReview, review
from empires.review.errors import band
from empires.review.judge import Judge
from empires.review.reviewing import Reviewer
from empires.review.sums import decisions_of, seats_of
from empires.rules.random import seeded
from empires.shapes.review import Review
from empires.table import Record, Table
from empires.table.replay import play_out
from empires.text.catalogue import words
from empires.text.reviewing import told_move
from empires.text.telling import telling
from tests.bots.kit import GAMES

pytestmark = pytest.mark.slow

OURS = ["empires-end", "first-empires"]
NAMES = ["Ada", "Livia", "Tarik"]
SHORT: dict[str, dict[str, object]] = {
    "empires-end": {"variant": "blitz"},
    "first-empires": {"short": True},
}


@cache
def played(name: str, players: int, *specs: str, seed: int = 11) -> Record:
    """A short game among bots, one spec for each seat or one for all."""
    game = GAMES[name]
    table = Table.new(game, names=NAMES[:players], seed=seed, **SHORT[name])
    bots = [bot(specs[seat % len(specs)], seed=seat) for seat in range(players)]
    while not table.position.over:
        seat = table.position.to_move[0]
        table.play(seat, bots[seat].choose(bots[seat].look(game, table.position, seat)))
    return table.record()


@cache
def reviewed(name: str, players: int, *specs: str) -> Review:
    return review(played(name, players, *specs), GAMES[name])


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", OURS)
def test_the_parts_add_up_to_the_result_for_every_seat(name: str, players: int) -> None:
    found = reviewed(name, players, "greedy:worlds=1")
    assert len(found.seats) == players
    for seat in found.seats:
        parts = seat.start + seat.luck + seat.unseen - seat.errors + seat.others + seat.rest
        assert parts == pytest.approx(seat.result, abs=1e-6)
    assert sum(seat.result for seat in found.seats) == pytest.approx(100)
    assert sum(seat.adjusted for seat in found.seats) == pytest.approx(100)


def test_a_net_that_is_too_sure_is_believed_less() -> None:
    """Early in a game for two above all: its order stays, and nobody is as good as lost."""
    game = GAMES["first-empires"]
    positions = [game.new(players=2, seed=seed) for seed in range(6)]
    judges = [Judge(game, 2, 27, tempered=tempered) for tempered in (False, True)]
    sure, careful = (
        [judge.open_handed(p, 8, seeded([1, 2, 3])) for p in positions] for judge in judges
    )
    for one, other in zip(sure, careful, strict=True):
        assert abs(other[0] - 50) < abs(one[0] - 50)
        assert (other[0] < 50) == (one[0] < 50) or abs(one[0] - 50) < 5


@pytest.mark.parametrize("name", OURS)
def test_the_parts_add_up_in_fifty_games(name: str) -> None:
    """25 of each title, looked at with few futures: what adds up does so however rough it is."""
    rough = Budget(futures=1, draws=2, worlds=2, glance=1, kept=2)
    for seed in range(25):
        record = played(name, 2 + seed % 2, "random", seed=seed)
        reviewer = Reviewer(play_out(record, GAMES[name]), rough)
        plies = range(len(reviewer.positions))
        chances = [reviewer.chances(ply) for ply in plies]
        moves = [reviewer.move(ply, chances) for ply in range(-1, len(plies) - 1)]
        decisions = decisions_of(reviewer.course, moves, chances)
        for seat in seats_of(moves, decisions, chances[-1]):
            own = sum(m.error for m in moves if m.seat == seat.seat)
            parts = seat.start + seat.luck + seat.unseen - own + seat.others + seat.rest
            assert parts == pytest.approx(seat.result, abs=1e-6)
            assert seat.result == pytest.approx(chances[-1][seat.seat])


@pytest.mark.parametrize("name", OURS)
def test_chances_are_whole_at_every_move_and_nobody_errs_by_less_than_nothing(name: str) -> None:
    found = reviewed(name, 3, "greedy:worlds=1")
    for chances in found.chances:
        assert sum(chances) == pytest.approx(100, abs=0.1)
    for move in found.moves:
        for parts in (move.luck, move.unseen, move.gains, move.rest):
            assert sum(parts) == pytest.approx(0, abs=1e-6)
        assert move.error >= 0.0
        if move.best is not None and move.error > 0.0:
            assert move.gains[move.seat] == pytest.approx(-move.error)


def test_the_same_record_gives_the_same_review() -> None:
    record = played("empires-end", 2, "greedy:worlds=1")
    assert review(record, GAMES["empires-end"]) == reviewed("empires-end", 2, "greedy:worlds=1")


@pytest.mark.parametrize("name", OURS)
def test_what_a_seat_could_not_know_changes_no_error(name: str) -> None:
    """Every tenth decision again, in a position that differs only in hidden things."""
    record = played(name, 3, "greedy:worlds=1")
    course = play_out(record, GAMES[name])
    reviewer = Reviewer(course, DEPTHS["quick"])
    p = course.again([]).position
    looked = 0
    for ply, step in enumerate(course.steps):
        if step.chosen and ply % 10 == 0:
            other = GAMES[name].imagine(p, step.seat, seeded([5, 6, ply]))
            assert other.to_bytes() != p.to_bytes()
            true = reviewer.error(p, step.seat, step.code, ply)
            assert reviewer.error(other, step.seat, step.code, ply) == true
            looked += 1
        p.play(step.seat, step.code)
    assert looked > 3


@pytest.mark.parametrize("name", OURS)
def test_a_seat_that_plays_at_random_errs_more_than_one_that_foresees(name: str) -> None:
    good, bad = reviewed(name, 2, "foresee:worlds=4", "random").seats
    assert bad.per_decision > 2 * good.per_decision


@pytest.mark.parametrize(
    ("error", "interval", "chance", "name"),
    [
        (6.0, 0.5, 50.0, "mistake"),
        (6.0, 2.0, 50.0, "doubtful"),  # in doubt for the player
        (17.0, 2.0, 98.0, "blunder"),  # a sure win is given away
        (0.6, 0.1, 99.0, ""),
        (1.5, 0.1, 2.0, ""),
    ],
)
def test_an_error_is_named_by_the_lower_end_of_its_interval(
    error: float, interval: float, chance: float, name: str
) -> None:
    assert band(error, interval, chance) == name


@pytest.mark.parametrize("name", OURS)
def test_a_planted_blunder_is_found_and_named(name: str) -> None:
    """The choice that loses most at first sight, in an open game, is called a mistake or worse."""
    game = GAMES[name]
    record = played(name, 2, "foresee:worlds=4")
    reviewer = Reviewer(play_out(record, game), DEPTHS["quick"])
    p = reviewer.course.again([]).position
    worst = (0.0, 0, 0)
    for ply, step in enumerate(reviewer.course.steps):
        if step.chosen:
            outlook = Outlook.of(game, p, step.seat, seeded([1, 2, 3]))
            for code in outlook.legal:
                found = reviewer.error(p, step.seat, code, ply)
                if 10 < found.chance < 90:
                    worst = max(worst, (found.error - found.interval, ply, code))
        p.play(step.seat, step.code)
        if ply > 12:
            break
    _, ply, code = worst
    table = Table.new(game, names=NAMES[:2], seed=11, **SHORT[name])
    for step in reviewer.course.steps[:ply]:
        table.play(step.seat, step.code)
    table.play(reviewer.course.steps[ply].seat, code)
    bots = [bot("greedy:worlds=1", seed=seat) for seat in range(2)]
    while not table.position.over:
        seat = table.position.to_move[0]
        table.play(seat, bots[seat].choose(bots[seat].look(game, table.position, seat)))
    planted = review(table.record(), game).moves[ply + 1]
    assert planted.ply == ply
    assert planted.band in ("mistake", "blunder")


def test_a_running_game_has_no_review() -> None:
    table = Table.new(GAMES["empires-end"], names=NAMES, seed=3)
    with pytest.raises(NoReview, match="not over"):
        review(table.record(), GAMES["empires-end"])


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", OURS)
def test_every_number_of_a_reason_is_in_the_data(name: str, lang: str) -> None:
    course = play_out(played(name, 3, "greedy:worlds=1"), GAMES[name])
    positions = Reviewer(course, DEPTHS["quick"]).positions
    told = telling(name, words(lang), names=NAMES)
    reasons = [each for each in reviewed(name, 3, "greedy:worlds=1").moves if each.beside]
    numbers = 0
    for move in reasons:
        assert move.beside is not None
        why = told_move(move, course, positions[move.ply], told).why
        known = [move.beside.points, *(each.best - each.other for each in move.beside.effects)]
        said = [float(n.replace(",", ".")) for n in re.findall(r"\d+[.,]\d", why)]
        assert all(any(n == round(abs(k), 1) for k in known) for n in said), why
        numbers += len(said)
    assert numbers

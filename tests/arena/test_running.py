"""Whole matches: the same result in every run, kept on disk, and forfeits where a bot fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from empires.arena import ArenaError, Match, Result, Score, Sprt, run
from empires.arena.playing import play_game, ranks
from empires.arena.running import pair_score
from empires.bots import KINDS, Bot, BotFailure, Outlook
from empires.bots.random import RandomBot

SMALL = Match("first-empires", ["greedy", "random"], games=12, seed=3)
LONG = Match("first-empires", ["greedy", "random"], games=200, seed=3)


def test_all_games_of_a_set_have_the_same_deal_and_no_two_sets_do() -> None:
    match = Match("empires-end", ["random", "random"], players=3, games=9)
    seeds = [match.deal_seed(number) for number in range(match.total)]
    assert [len(set(seeds[first : first + 3])) for first in (0, 3, 6)] == [1, 1, 1]
    assert len(set(seeds)) == 3


def test_every_seat_of_every_game_has_a_bot_with_a_seed_of_its_own() -> None:
    match = Match("empires-end", ["random", "random"], players=3, games=30)
    seeds = {match.bot_seed(n, seat) for n in range(match.total) for seat in range(3)}
    assert len(seeds) == match.total * 3


def test_the_numbers_of_processes_and_of_runs_have_no_part_in_the_result() -> None:
    alone = run(SMALL).text()
    assert run(SMALL).text() == alone
    assert run(SMALL, jobs=2).text() == alone


def test_games_are_rounded_up_to_whole_sets() -> None:
    match = Match("first-empires", ["random", "random"], players=3, games=4)
    assert (match.total, run(match).games) == (6, 6)


def test_all_victories_of_a_game_are_one() -> None:
    result = run(Match("first-empires", ["greedy", "random"], players=4, games=8))
    first, others = result.bots
    assert first.seats == 8
    assert others.seats == 24
    assert first.win_share + 3 * others.win_share == pytest.approx(1)
    assert sum(result.seat_wins) == pytest.approx(1)


def test_a_bot_that_stands_there_twice_is_told_apart() -> None:
    match = Match("first-empires", ["random", "greedy", "random"], players=3, games=3)
    assert match.names == ("random", "greedy", "random#2")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"bots": ["random"]}, "bots: expected at least two, got 1"),
        ({"bots": ["random", "chess"]}, 'there is no bot "chess"'),
        ({"players": 7}, "players: "),
        ({"options": {"variant": "slow"}}, "variant: "),
        ({"games": 0}, "games: expected a whole number from 1"),
        ({"bots": ["random"] * 20, "players": 4}, "expected at most 10000"),
    ],
)
def test_a_match_that_cannot_be_is_refused(change: dict[str, object], said: str) -> None:
    usual: dict[str, object] = {"game": "empires-end", "bots": ["random", "random"]}
    with pytest.raises(ValueError, match=said):
        Match(**{**usual, **change})  # type: ignore[arg-type]


class TestResuming:
    def test_a_match_can_be_gone_on_with(self, tmp_path: Path) -> None:
        file = tmp_path / "match.jsonl"
        few = Match("first-empires", ["greedy", "random"], games=6, seed=3)
        run(few, resume=file)
        counted: list[int] = []
        found = run(SMALL, resume=file, progress=lambda score: counted.append(len(score.games)))
        assert counted[0] > 6
        assert found.text() == run(SMALL).text()

    def test_a_finished_match_is_not_played_again(self, tmp_path: Path) -> None:
        file = tmp_path / "match.jsonl"
        first = run(SMALL, resume=file).text()
        before = file.read_bytes()
        assert run(SMALL, resume=file, progress=unexpected).text() == first
        assert file.read_bytes() == before

    def test_a_torn_last_line_is_played_again(self, tmp_path: Path) -> None:
        file = tmp_path / "match.jsonl"
        first = run(SMALL, resume=file).text()
        file.write_bytes(file.read_bytes()[:-25])
        assert run(SMALL, resume=file).text() == first
        assert len(file.read_bytes().splitlines()) == 13

    def test_a_torn_heading_is_no_obstacle(self, tmp_path: Path) -> None:
        file = tmp_path / "match.jsonl"
        file.write_bytes(b'{"arena": 1, "ga')
        assert run(SMALL, resume=file).games == 12

    @pytest.mark.parametrize(
        ("other", "said"),
        [
            (Match("first-empires", ["greedy", "random"], seed=4), "seed 3, not 4"),
            (Match("first-empires", ["random", "greedy"], seed=3), "bots "),
            (Match("empires-end", ["greedy", "random"], seed=3), "game "),
            (
                Match("first-empires", ["greedy", "random"], seed=3, options={"open_tiles": True}),
                "options ",
            ),
        ],
    )
    def test_another_match_is_not_mixed_in(self, other: Match, said: str, tmp_path: Path) -> None:
        file = tmp_path / "match.jsonl"
        run(Match("first-empires", ["greedy", "random"], games=2, seed=3), resume=file)
        with pytest.raises(ArenaError, match=f"was begun with {said}"):
            run(other, resume=file)

    def test_a_file_of_something_else_is_left_alone(self, tmp_path: Path) -> None:
        file = tmp_path / "match.jsonl"
        file.write_bytes(b"my diary\n")
        with pytest.raises(ArenaError, match="line 1: expected the heading of an arena file"):
            run(SMALL, resume=file)
        assert file.read_bytes() == b"my diary\n"


def unexpected(score: Score) -> None:
    raise AssertionError(f"{len(score.games)} games were played")


class TestInterruption:
    def test_what_is_complete_is_kept(self, tmp_path: Path) -> None:
        """Ctrl-C reaches the match as it would anywhere else in Python."""
        file = tmp_path / "match.jsonl"

        def interrupt(score: Score) -> None:
            if len(score.games) >= 5:
                raise KeyboardInterrupt

        found = run(LONG, resume=file, progress=interrupt)
        assert found.interrupted
        assert 4 <= found.games < LONG.games
        assert run(SMALL, resume=file).text() == run(SMALL).text()


class TestSequentially:
    def test_it_stops_early_and_alike_on_any_number_of_processes(self) -> None:
        one, two = run(LONG, sprt=Sprt()), run(LONG, jobs=2, sprt=Sprt())
        assert one.text() == two.text()
        assert one.as_json()["sprt"]["state"] == "accepted"
        assert one.games < 100

    def test_it_takes_two_bots_at_two_seats(self) -> None:
        with pytest.raises(ArenaError, match="two bots at two seats"):
            run(Match("first-empires", ["random", "random"], players=3), sprt=Sprt())

    def test_a_pair_scores_what_the_first_bot_made_of_it(self) -> None:
        games = [play_game(SMALL, number) for number in (0, 1)]
        won = games[0].wins()[0] + games[1].wins()[1]
        assert pair_score(SMALL, games) == won / 2


class Stumbling(Bot):
    """Gives up in the middle of the game."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = 0

    def decide(self, outlook: Outlook) -> int:
        self.asked += 1
        if self.asked > 5:
            raise BotFailure("stumbling", "late", "no answer\nfor a while")
        return outlook.legal[0]


class Cheating(RandomBot):
    """Plays what it may not."""

    def decide(self, outlook: Outlook) -> int:
        return outlook.game.moves - 1


@pytest.mark.parametrize("kind", [Stumbling, Cheating])
def test_a_bot_that_fails_has_lost(kind: type[Bot], monkeypatch: pytest.MonkeyPatch) -> None:
    result = failing(kind, monkeypatch)
    first, second = result.bots
    assert (first.bot, first.failures, first.win_share) == ("failing", 6, 0)
    assert (second.failures, second.win_share) == (0, 1)
    assert all("\n" not in text for games in result.sets for one in games for text in one.failures)


def failing(kind: type[Bot], monkeypatch: pytest.MonkeyPatch) -> Result:
    """A match in which the first bot is of that kind."""
    made = {**KINDS, "failing": type(KINDS["random"])(kind, "failing")}
    monkeypatch.setattr("empires.bots.KINDS", made)
    return run(Match("empires-end", ["failing", "random"], games=6))


def test_whoever_forfeits_is_ranked_behind_all_others() -> None:
    assert ranks([1, 2, 3], ["fell", "", ""]) == [3, 1, 2]
    assert ranks([1, 2, 2], ["", "fell", ""]) == [1, 3, 2]
    assert ranks([1, 2, 3], ["fell", "fell", ""]) == [2, 2, 1]

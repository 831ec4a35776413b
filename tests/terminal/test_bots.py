"""Bots, found by name; they see a view and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from empires.bots import BOTS, UnknownBot, bot
from empires.table import Table
from tests.terminal.kit import GAMES


def moves_of(game: str, seed: int) -> list[tuple[int, int]]:
    table = Table.new(GAMES[game], names=["A", "B"], seed=1)
    bots = [bot("random", seed=seed + seat) for seat in range(2)]
    while not table.over:
        seat = table.to_move[0]
        table.play(seat, bots[seat].choose(table.view(seat)))
    return [(seat, code) for seat, code in table.moves]


@pytest.mark.parametrize("game", GAMES)
def test_the_random_bot_plays_legal_moves_to_the_end_and_repeats_them_for_its_seed(
    game: str,
) -> None:
    assert moves_of(game, 5) == moves_of(game, 5)
    assert moves_of(game, 5) != moves_of(game, 6)


def test_the_random_bot_likes_all_choices_alike() -> None:
    view = {"prompt": {"choices": [{"id": code} for code in (3, 5, 8)]}}
    random = bot("random", seed=1)
    counts = Counter(random.choose(view) for _ in range(3000))
    assert set(counts) == {3, 5, 8}
    assert all(900 < count < 1100 for count in counts.values())


def test_an_unknown_bot_names_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match='no bot "hal": known are random'):
        bot("hal", seed=1)
    assert list(BOTS) == ["random"]

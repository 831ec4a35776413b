"""What was learnt: the same for everybody who sees the same, and nothing without a fitting net."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import msgspec
import pytest

import empires
from empires.bots import nets, weights
from empires.registry import declaration
from empires.rules.random import seeded
from empires.thinking.foretelling import described, foretold
from tests.bots.kit import GAMES, OURS
from tests.bots.test_sight import moments

ALL_NETS_BYTES = 1_000_000
SHIPPED = [
    (name, players)
    for name, game in GAMES.items()
    for players in game.seats
    if nets.shipped(game, players)
]


def small_net(name: str, players: int) -> nets.NetFile:
    """A net of made-up numbers."""
    game = GAMES[name]
    features = int(weights.shipped(name).size())
    hidden = 3
    random = seeded([5, 6, 7])
    made = [
        [int(random.below(2001)) - 1000 for _ in range(count)]
        for count in (features * 2 * (hidden + 2), hidden + 2, 2 * hidden)
    ]
    texts = [nets.text_of(numbers) for numbers in made]
    return nets.NetFile(
        game=name,
        players=players,
        content=game.content,
        rules_version=game.rules_version,
        features=features,
        hidden=hidden,
        weights=texts[0],
        bias=texts[1],
        answers=texts[2],
        record={},
    )


@pytest.mark.rule("EE-VIS-2", "FE-VIS-1")
@pytest.mark.parametrize(
    ("name", "players"), [(name, GAMES[name].seats[i]) for name in OURS for i in (0, -1)]
)
def test_what_is_hidden_from_a_seat_changes_nothing_that_a_net_is_told(
    name: str, players: int
) -> None:
    evaluation = weights.shipped(name)
    random = seeded([7, 8, 9])
    for p in moments(name, players, seed=3):
        for seat in range(players):
            told = described(p, seat, evaluation)
            assert described(p.imagined(seat, random), seat, evaluation) == told


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_the_value_of_an_outlook_does_not_change_with_what_is_hidden(
    name: str, players: int
) -> None:
    evaluation = nets.learned(GAMES[name], players)
    assert evaluation.net is not None
    random = seeded([7, 8, 9])
    seen = set()
    for number, p in enumerate(moments(name, players, seed=5)):
        if number % 9:
            continue
        for seat in range(players):
            value = foretold(p, seat, evaluation)
            assert foretold(p.imagined(seat, random), seat, evaluation) == value
            assert sum(value[1]) == pytest.approx(1_000_000, abs=players)
            seen.add(value[1][seat])
    assert len(seen) > 10


@pytest.mark.parametrize("name", OURS)
def test_what_a_net_was_asked_before_changes_no_answer(name: str) -> None:
    """It adds only what differs from the position before, whoever looked at that one."""
    evaluation, fresh = (weights.weighed(name, weights.read(name)) for _ in range(2))
    evaluation.net = nets.net_of(small_net(name, 2))
    answers = set()
    for number, p in enumerate(moments(name, 2, seed=6)):
        if number % 5:
            continue
        for seat in (0, 1):
            fresh.net = nets.net_of(small_net(name, 2))
            told = foretold(p, seat, evaluation)
            assert foretold(p, seat, fresh) == told
            answers.add((told[0][seat], told[1][seat]))
    assert len(answers) > 10


@pytest.mark.parametrize("name", OURS)
def test_a_net_is_asked_from_every_seat_alike(name: str) -> None:
    """Whoever looks, the others' answers come from the same weights: only the hand differs."""
    evaluation = weights.weighed(name, weights.read(name))
    evaluation.net = nets.net_of(small_net(name, 2))
    *_, p = (p.copy() for _, p in zip(range(40), moments(name, 2, seed=6), strict=False))
    rows = [described(p, seat, evaluation) for seat in (0, 1)]
    half = len(rows[0]) // 2
    # The own hand is left out of the other's view, the rest is the same, in the other order.
    differing = sum(a != b for a, b in zip(rows[0][:half], rows[1][half:], strict=True))
    assert 1 <= differing <= 2


def test_the_shipped_nets_are_small_and_say_how_they_came_to_be() -> None:
    folder = resources.files("empires.bots.nets")
    files = [file for file in folder.iterdir() if file.name.endswith(".json")]
    assert sum(len(file.read_bytes()) for file in files) <= ALL_NETS_BYTES
    assert len(files) == len(SHIPPED), "a net no longer fits its game: train it again"
    for file in files:
        found = nets.decoded(file.read_bytes(), file.name)
        assert file.name == nets.file_name(found.game, found.players)
        assert found.record["match"]["proven"] is True
        assert found.record["games"] > 0
        assert {"seed", "generation", "positions", "errors"} <= set(found.record)


def test_another_pack_goes_by_its_weights_alone(tmp_path: Path) -> None:
    source = resources.files("empires.content").joinpath("first_empires.toml")
    text = source.read_text(encoding="utf-8")
    changed = tmp_path / "my.toml"
    changed.write_text(text.replace("points = 5", "points = 6", 1), encoding="utf-8")
    game = empires.game("first-empires", changed)
    assert game.content != GAMES["first-empires"].content
    assert nets.learned(game, 2).net is None


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"players": 3}, "players: expected 2, got 3"),
        ({"content": "none"}, "content: expected "),
        ({"features": 7}, "weights: expected 70 numbers"),
        ({"bias": "!"}, "bias: expected base 64"),
        ({"hidden": -1}, "hidden: expected 0 to "),
    ],
)
def test_a_net_that_does_not_fit_says_why(
    change: dict[str, object], problem: str, tmp_path: Path
) -> None:
    file = tmp_path / "net.json"
    file.write_bytes(nets.written(msgspec.structs.replace(small_net("empires-end", 2), **change)))
    with pytest.raises(nets.NetError, match=problem) as error:
        nets.learned(GAMES["empires-end"], 2, file)
    assert str(file) in str(error.value)


def test_what_is_no_net_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    with pytest.raises(nets.NetError, match=r"net\.json: No such file"):
        nets.read(file)
    file.write_text("[]")
    with pytest.raises(nets.NetError, match="expected a net that empires train has written"):
        nets.read(file)


def test_every_game_of_ours_has_a_place_for_nets() -> None:
    assert all(declaration(name).thinking.nets for name in OURS)

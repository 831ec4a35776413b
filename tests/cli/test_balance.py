"""`empires balance` as somebody uses it who has changed a card."""

from __future__ import annotations

from pathlib import Path

from tests.balance.packs import with_card
from tests.cli.kit import process, run

FEW = ("--bots", "random", "--games", "40", "--seed", "3", "--jobs", "1")


def test_the_report_says_what_seats_and_cards_did() -> None:
    found = run("balance", "empires-end", *FEW)
    assert found.code == 0
    assert found.lines[0] == (
        "empires-end, 2 players, random: 40 games, 20 deals in 2 seat orders each, seed 3"
    )
    for part in (
        "What stands out",
        "seat 0",
        "plays 1.",
        "leader after 2/3 wins",
        "luck of the deal",
    ):
        assert part in found.out
    for heading in ("card ", "ability ", "location ", "conflict "):
        assert any(line.startswith(heading) for line in found.lines)


def test_a_changed_pack_is_held_against_ours(tmp_path: Path) -> None:
    strong = with_card(
        tmp_path, "flood", 6, 1, '{ phase = "economy", kind = "points", points = 20 }'
    )
    found = run("balance", "empires-end", *FEW, "--content", strong, "--against", "standard")
    assert "What moved" in found.out
    assert "over the same deals" in found.lines[1]
    data = run(
        "balance", "empires-end", *FEW, "--content", strong, "--against", "standard", "--json=-"
    ).data
    assert data["content"] != data["base"]
    assert data["pack"]["games"] == data["base_pack"]["games"] == 40
    kinds = {(one["group"], one["thing"]): one for one in data["pack"]["estimates"]}
    assert ("card", "flood-6") in kinds


def test_games_of_both_packs_are_kept(tmp_path: Path) -> None:
    strong = with_card(
        tmp_path, "flood", 6, 1, '{ phase = "economy", kind = "points", points = 20 }'
    )
    args = ("balance", "empires-end", *FEW, "--content", strong, "--against", "standard")
    kept = (*args, "--resume", tmp_path / "games.jsonl")
    assert run(*kept).out == run(*kept).out == run(*args).out
    assert (tmp_path / "games.jsonl.base").is_file()


def test_running_it_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    few = ("balance", "first-empires", "--bots", "random", "--games", "12")
    for file in ("one.json", "two.json"):
        assert process(*few, "--jobs", "2", "--json", file, cwd=tmp_path).code == 0
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()

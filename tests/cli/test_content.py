"""`empires content`: cards to read, packs to check."""

from __future__ import annotations

from pathlib import Path

import pytest

import empires
from empires.content import first_empires
from empires.content.empires_end import load, standard_text
from tests.cli.kit import run


@pytest.mark.parametrize("name", ["farm-11", "Farm 11", "hof 11", "FARM-11"])
def test_a_location_is_found_by_any_of_its_names(name: str) -> None:
    found = run("content", "show", name)
    assert found.lines[0] == "Farm 11"
    assert "gain 1 hammer" in found.out


def test_cards_are_told_in_german_too() -> None:
    assert run("content", "show", "fire-9", "--lang", "de").lines[0] == "Brand 9"
    assert run("content", "show", "conflict-3", "--lang", "de").lines[0] == "Feldzug 3"


def test_each_value_says_where_it_comes_from() -> None:
    found = run("content", "show", "blight-9").out
    assert "rulebook" in found
    assert "reconstruction" in found


def test_without_a_name_everything_is_listed() -> None:
    pack = load()
    slugs = [thing.slug for thing in pack.locations]
    slugs += [thing.slug for thing in pack.disasters]
    slugs += [thing.slug for thing in pack.conflicts]
    listed = run("content", "show", "--game", "empires-end", "--json").data
    assert [row["slug"] for row in listed] == slugs
    others = run("content", "show", "--game", "first-empires", "--json").data
    assert len(others) == 20 + 45
    everything = run("content", "show", "--json").data
    assert everything[: len(listed) + len(others)] == listed + others
    assert {row["game"] for row in everything} == set(empires.games())
    found = run("content", "show")
    for row in everything:
        assert f"\n{row['slug']}: " in f"\n{found.out}"


def test_a_card_for_scripts_has_its_values_sources_and_text() -> None:
    card = run("content", "show", "fire-9", "--json", "--lang", "de").data
    assert (card["slug"], card["name"], card["cost"]) == ("fire-9", "Brand 9", 1)
    assert card["ability"]["kind"] == "free_bid"
    assert set(card["source"]) == {"bids", "cost", "ability"}
    assert any("gratis" in line for line in card["text"])


@pytest.mark.parametrize("name", ["gansu-road", "Gansu Road", "straße von gansu"])
def test_a_card_of_first_empires_is_found_by_any_of_its_names(name: str) -> None:
    found = run("content", "show", name)
    assert found.lines[0] == "Gansu Road"
    assert "control 2 purple horse regions" in found.out


def test_places_and_civilizations_of_first_empires() -> None:
    assert run("content", "show", "rus").lines[0].startswith("Region Rus, with 2 players")
    home = run("content", "show", "karthadst", "--json", "--lang", "de").data
    assert home["name"] == "Karthadst"
    assert home["civilization"]["home"] == "karthadst"
    assert set(home["regions"]) == {"eurasia", "world"}
    card = run("content", "show", "gansu-road", "--json", "--lang", "de").data
    assert (card["name"], card["civilization"]) == ("Straße von Gansu", "huaxia")


def test_a_pack_of_first_empires_is_known_by_its_heading(tmp_path: Path) -> None:
    file = tmp_path / "first.toml"
    text = first_empires.standard_text().replace('en = "Gansu Road"', 'en = "Silk Road"')
    file.write_text(text, encoding="utf-8")
    assert run("content", "show", "gansu-road", "--content", file).lines[0] == "Silk Road"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    file = tmp_path / "my.toml"
    file.write_text(standard_text().replace("value = 32", "value = 33"), encoding="utf-8")
    return file


def test_a_pack_of_ones_own_is_shown(pack: Path) -> None:
    assert run("content", "show", "city-33", "--content", pack).lines[0] == "City 33"


def test_a_good_pack_can_be_played(pack: Path) -> None:
    found = run("content", "check", pack)
    assert (found.code, found.out) == (0, f"{pack}: can be played\n")


def test_each_pack_is_checked_for_the_game_it_says(tmp_path: Path) -> None:
    file = tmp_path / "first.toml"
    file.write_text(first_empires.standard_text(), encoding="utf-8")
    assert run("content", "check", file).code == 0
    file.write_text('[pack]\ngame = "chess"\nname = "mine"\n', encoding="utf-8")
    found = run("content", "check", file)
    assert (found.code, len(found.lines)) == (1, 1)


def test_a_bad_pack_is_told_everything_at_once(pack: Path) -> None:
    text = pack.read_text(encoding="utf-8")
    broken = text.replace("cost = 1", "cost = 3", 1).replace("rebuild = 9", "rebuild = 99", 1)
    pack.write_text(broken, encoding="utf-8")
    found = run("content", "check", pack)
    assert found.code == 1
    assert len(found.lines) == 2
    assert all(line.startswith(f"{pack}: ") for line in found.lines)
    assert run("content", "check", pack, "--json").data == {str(pack): found.lines}
    refused = run("content", "show", "--content", pack)
    assert refused.code == 2
    assert refused.err.endswith("(and 1 more problems)\n")

"""`empires content diff` and `merge`, as people who own a box use them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from empires.content import empires_end, first_empires
from tests.cli.kit import run

Pack = Callable[..., Path]
FIRE = 'family = "fire"\nnumber = 9'


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """A copy of the standard pack: after each anchor, the first `old` becomes `new`."""

    def write(
        name: str, *changes: tuple[str, str, str], text: str = empires_end.standard_text()
    ) -> Path:
        for anchor, old, new in changes:
            start = text.index(old, text.index(anchor))
            text = text[:start] + new + text[start + len(old) :]
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        return file

    return write


def cost(value: int, source: str) -> list[tuple[str, str, str]]:
    return [
        (FIRE, "cost = 1", f"cost = {value}"),
        (FIRE, 'cost = "reconstructed"', f'cost = "{source}"'),
    ]


def test_printed_is_a_source_and_changes_no_game(pack: Pack) -> None:
    mine = pack("mine.toml", *cost(1, "printed"))
    assert run("content", "check", mine).code == 0
    assert empires_end.load(mine).digest == empires_end.load().digest
    for lang in ("en", "de"):
        shown = run("content", "show", "fire-9", "--content", mine, "--lang", lang)
        assert "ee-" not in shown.out
        assert shown.code == 0


def test_a_pack_is_compared_with_the_standard_pack(pack: Pack) -> None:
    mine = pack("mine.toml", *cost(2, "printed"))
    found = run("content", "diff", mine)
    line = "disaster fire-9, cost: 1 (reconstructed) → 2 (printed)"
    assert (found.code, found.lines) == (1, [line])
    (told,) = run("content", "diff", mine, "--json").data
    assert told["other"] == {"value": {"cost": 2}, "source": "printed"}
    same = run("content", "diff", mine, mine)
    assert (same.code, same.out) == (0, "no difference\n")


def test_what_is_printed_wins_wherever_it_stands(pack: Pack) -> None:
    guess = pack("guess.toml", *cost(2, "rulebook"))
    seen = pack("seen.toml", *cost(1, "printed"))
    out = guess.with_name("box.toml")
    for files in ([guess, seen], [seen, guess]):
        found = run("content", "merge", *files, "--out", out)
        assert found.code == 0, found.err
        assert f"{guess} says 2 (rulebook)" in found.err
        assert f"{seen} says 1 (printed)" in found.err
        assert run("content", "diff", seen, out).code == 0


def test_a_contradiction_between_boxes_is_told(pack: Pack) -> None:
    anna = pack("anna.toml", *cost(1, "printed"))
    ben = pack("ben.toml", *cost(2, "printed"))
    cleo = pack("cleo.toml", *cost(2, "printed"))
    found = run("content", "merge", anna, ben, "--json")
    assert found.code == 1
    (value,) = found.data["values"]
    assert (value["disputed"], value["taken"]["value"]) == (True, {"cost": 1})
    assert [each["file"] for each in value["said"]] == [str(anna), str(ben)]
    (value,) = run("content", "merge", anna, ben, cleo, "--json").data["values"]
    assert value["taken"]["value"] == {"cost": 2}


def test_who_left_a_value_alone_said_nothing_about_it(pack: Pack) -> None:
    plain = pack("plain.toml")
    mine = pack("mine.toml", *cost(2, "reconstructed"))
    found = run("content", "merge", plain, mine, "--json")
    assert found.code == 0
    assert found.data["values"][0]["taken"]["value"] == {"cost": 2}


def test_order_and_comments_of_the_first_file_stay(pack: Pack) -> None:
    mine = pack("mine.toml", (FIRE, "cost = 1", "cost = 1  # smudged"))
    other = pack("other.toml", *cost(2, "printed"))
    found = run("content", "merge", mine, other)
    before = mine.read_text(encoding="utf-8").splitlines()
    after = found.lines
    changed = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
    assert len(changed) == 2
    assert changed[0] == ("cost = 1  # smudged", "cost = 2  # smudged")


def test_a_location_whose_value_differs_is_the_same_location(pack: Pack) -> None:
    mine = pack("mine.toml", ('kind = "town"', "value = 23", "value = 25"))
    (line,) = run("content", "diff", mine).lines
    assert line == "location town-23, value: 23 (reconstructed) → 25 (reconstructed)"


def test_a_region_with_another_name_keeps_its_borders(pack: Pack) -> None:
    text = first_empires.standard_text()
    renamed = pack("renamed.toml", text=text.replace('"parsa"', '"media"'))
    found = run("content", "merge", pack("plain.toml", text=text), renamed)
    assert found.code == 0, found.err
    assert tomllib.loads(found.out) == tomllib.loads(renamed.read_text(encoding="utf-8"))


def test_a_border_that_a_box_shows_is_added_and_its_game_checked(pack: Pack) -> None:
    text = first_empires.standard_text()
    border = '[[map.border]]\nbetween = ["albion", "funan"]\nsource = "printed"\n\n'
    at = text.index("[[map.border]]")
    mine = pack("mine.toml", text=text[:at] + border + text[at:])
    plain = pack("plain.toml", text=text)
    joined = plain.with_name("box.toml")
    found = run("content", "merge", plain, mine, "--out", joined)
    assert (found.code, found.err.count("map eurasia, border")) == (0, 1)
    assert first_empires.load(joined).digest == first_empires.load(mine).digest
    assert run("content", "diff", joined, mine).code == 0


def test_values_that_fit_no_game_together_are_refused(pack: Pack) -> None:
    town = 'kind = "town"'
    printed = (town, 'value = "reconstructed"', 'value = "printed"')
    one = pack("one.toml", (town, "value = 23", "value = 40"), printed)
    road = 'kind = "road"'
    other = pack("other.toml", (road, "value = 14", "value = 40"))
    other = pack(
        "other.toml",
        (road, 'value = "rulebook"', 'value = "printed"'),
        text=other.read_text(encoding="utf-8"),
    )
    out = one.with_name("box.toml")
    found = run("content", "merge", one, other, "--out", out)
    assert found.code == 2
    assert "the joined pack" in found.err
    assert not out.exists()


def test_packs_that_can_not_be_compared_are_refused_in_a_line(pack: Pack) -> None:
    mine = pack("mine.toml")
    first = pack("first.toml", text=first_empires.standard_text())
    broken = pack("broken.toml", (FIRE, "cost = 1", "cost = 3"))
    for args in (
        ("diff", mine, first),
        ("merge", mine, broken),
        ("merge", mine),
        ("diff", mine, mine, mine),
        ("diff", mine.with_name("none.toml")),
    ):
        found = run("content", *args)
        assert (found.code, len(found.err.splitlines())) == (2, 1), args

"""A pack of one's own: what changes with its values, and what does not."""

import pickle
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from empires.content.empires_end import ContentError, Reward, check, load, standard_text

MyPack = Callable[..., str]
FIRE_9 = 'family = "fire"\nnumber = 9\n'


def test_a_copy_with_one_changed_card_loads(my_pack: MyPack) -> None:
    path = my_pack(("[pack]", '"standard"', '"dear fires"'), (FIRE_9, "cost = 1", "cost = 2"))
    assert check(path) == []
    pack = load(path)
    assert pack.name == "dear fires"
    changed = [
        new.slug for new, old in zip(pack.disasters, load().disasters, strict=True) if new != old
    ]
    assert changed == ["fire-9"]
    assert pack.disasters[8].cost == 2


def test_a_path_may_be_text_or_a_path(my_pack: MyPack) -> None:
    path = my_pack()
    assert load(path) == load(Path(path)) == load()


def test_the_standard_pack_is_read_once() -> None:
    assert load() is load()


def test_a_pack_survives_the_way_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(load())) == load()


def test_a_digest_is_64_hexadecimal_digits() -> None:
    assert re.fullmatch("[0-9a-f]{64}", load().digest)


def test_comments_spacing_sources_and_the_name_leave_the_digest_alone(my_pack: MyPack) -> None:
    path = my_pack(
        ("[pack]", "[pack]", "# mine\n\n\n[ pack ]"),
        ("[[location]]", "value = 32", "value   =   32  # the best"),
        (FIRE_9, 'cost = "reconstructed"', 'cost = "public"'),
        ("name", '"standard"', '"mine"'),
    )
    assert load(path).digest == load().digest


@pytest.mark.rule("EE-SET-2")
def test_the_order_in_the_file_does_not_matter(my_pack: MyPack) -> None:
    path = my_pack()
    head, *tables = re.split(r"^(?=\[)", standard_text(), flags=re.MULTILINE)
    Path(path).write_text(head + "\n".join(reversed(tables)), encoding="utf-8")
    assert load(path) == load()


def test_the_order_of_bids_does_not_matter(my_pack: MyPack) -> None:
    path = my_pack((FIRE_9, '["wheat", "axe"]', '["axe", "wheat"]'))
    assert load(path) == load()


@pytest.mark.parametrize(
    ("anchor", "old", "new"),
    [
        ('kind = "city"', "value = 32", "value = 31"),
        ('kind = "city"', "rebuild = 9", "rebuild = 10"),
        ('kind = "farm"', "hammer = 1", "hammer = 2"),
        (FIRE_9, '["wheat", "axe"]', '["wheat"]'),
        (FIRE_9, '"hammer"', '"axe"'),
        ("[[conflict]]", "points = -3", "points = -4"),
        ("[[conflict]]", "position = 11", "position = 10"),
        ("[track]", "D E D I", "D D E I"),
        ("[track]", "lightning = 7", "lightning = 8"),
    ],
)
def test_a_changed_value_changes_the_digest(
    my_pack: MyPack, anchor: str, old: str, new: str
) -> None:
    assert load(my_pack((anchor, old, new))).digest != load().digest


def test_an_exchange_is_made_once_unless_it_says_more(my_pack: MyPack) -> None:
    path = my_pack(('family = "barbarians"\nnumber = 3\n', ", times = 1", ""))
    assert load(path) == load()


@pytest.mark.rule("EE-CON-4")
def test_a_band_may_give_nothing(my_pack: MyPack) -> None:
    path = my_pack(("[[conflict]]", "middle = { points = 3, gain = { wheat = 1 } }", "middle = {}"))
    assert load(path).conflicts[0].middle == Reward()


def test_a_file_may_start_with_a_byte_order_mark_and_use_windows_line_ends(
    my_pack: MyPack,
) -> None:
    path = my_pack()
    text = standard_text().replace("\n", "\r\n")
    Path(path).write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert load(path) == load()


def test_all_problems_are_told_at_once_one_line_each(my_pack: MyPack) -> None:
    path = my_pack(
        ('kind = "city"', "rebuild = 9", "rebuild = 0"),
        (FIRE_9, "cost = 1", "cost = 3"),
        ("[track]", "lightning = 7", "lightning = 26"),
    )
    lines = [
        "my.toml: location city-32, rebuild: expected 1 to 20, got 0 (EE-IND-6)",
        "my.toml: disaster fire-9, cost: expected 1 or 2, got 3 (EE-IND-2)",
        "my.toml: track, lightning: expected 1 to 25, got 26 (EE-BLZ-1)",
    ]
    assert check(path) == lines
    with pytest.raises(ContentError) as caught:
        load(path)
    assert caught.value.problems == lines
    assert str(caught.value) == "\n".join(lines)

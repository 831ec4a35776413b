"""What the rules number has one name everywhere: each list is kept once, or compared here."""

from __future__ import annotations

import pytest

from empires.content import empires_end as ee_content
from empires.content import first_empires as fe_content
from empires.content.empires_end import abilities
from empires.rules.empires_end import terms as ee
from empires.rules.first_empires import terms as fe
from empires.rules.naming import names_since
from empires.table.layout import laid_out
from empires.table.stages import stages


def test_every_kind_of_ability_that_a_pack_may_have_is_known_to_the_rules() -> None:
    assert set(abilities.KINDS) == set(ee.KINDS)


def test_every_kind_of_condition_that_a_pack_may_have_is_known_to_the_rules() -> None:
    assert set(fe_content.CONDITIONS) == set(fe.CONDITIONS)


@pytest.mark.rule("EE-RES-1")
def test_resources_have_the_order_of_the_content() -> None:
    numbers = [getattr(ee, name.upper()) for name in ee_content.RESOURCES]
    assert numbers == list(range(ee.RESOURCES))


@pytest.mark.rule("FE-SET-4")
def test_tracks_and_colours_have_the_order_of_the_content() -> None:
    numbers = [getattr(fe, name.upper()) for name in fe_content.COLOURS]
    assert numbers == list(range(fe.TRACKS))
    assert len(fe_content.TRACKS) == fe.TRACKS


@pytest.mark.parametrize("wrong", [0, 2])
def test_a_number_that_is_left_out_or_given_twice_is_named(wrong: int) -> None:
    with pytest.raises(ValueError, match=f"AIM: expected the number 1, got {wrong}"):
        names_since("IDLE", {"IDLE": 0, "AIM": wrong})


def test_a_stage_without_a_prompt_is_named() -> None:
    with pytest.raises(ValueError, match="'aim'"):
        stages(["idle", "aim"], {"idle": ("", "")})


def test_a_field_of_an_observation_that_nobody_explains_is_named() -> None:
    observation = {
        "PLAYERS": 0,
        "DECK": 3,
        "SEATS": 4,
        "PRESENT": 0,
        "SEAT_SIZE": 1,
        "SIZE": 6,
    }
    seat = {"present": (1, "somebody plays here")}
    with pytest.raises(ValueError, match="goes on with None, the observation with DECK"):
        laid_out(observation, table={"players": (1, "how many")}, seat=seat)
    table = {"players": (1, "how many"), "deck": (9, "cards")}
    found = laid_out(observation, table=table, seat=seat).fields
    assert [(field.start, field.length) for field in found.values()] == [
        (0, 3),
        (3, 1),
        (4, 1),
        (5, 1),
    ]

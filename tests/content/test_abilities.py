"""An ability with a wrong kind, phase or parameter is told by its path on the card."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from empires.content.empires_end import check
from empires.content.empires_end.abilities import KINDS

MyPack = Callable[..., str]

CITY = 'kind = "city"'
ROAD = 'kind = "road"'
TOWN = 'kind = "town"'
FIRE_1 = 'family = "fire"\nnumber = 1\n'
FIRE_9 = 'family = "fire"\nnumber = 9\n'
FLOOD_1 = 'family = "flood"\nnumber = 1\n'
PLAGUE_2 = 'family = "plague"\nnumber = 2\n'
KINDS_OF_LOCATIONS = (
    "gain, points, exchange, refresh_adjacent, gain_per_adjacent, points_per_adjacent_destroyed, "
    "swap, build_discount, strength or strength_per_adjacent_destroyed"
)


@pytest.mark.parametrize(
    ("anchor", "old", "new", "line"),
    [
        (
            FIRE_1,
            '"swap"',
            '"swop"',
            'disaster fire-1, ability.kind: expected a known name such as swap, got "swop"',
        ),
        (
            FIRE_1,
            '"industry"',
            '"economy"',
            'disaster fire-1, ability.phase: expected industry, got "economy"',
        ),
        (
            FIRE_1,
            '"swap"',
            '"swap", points = 1',
            "disaster fire-1, ability.points: unknown key, expected phase or kind",
        ),
        (
            FLOOD_1,
            ", gain = { wheat = 1 }",
            "",
            "disaster flood-1, ability.gain: expected a table such as { wheat = 1 }, got nothing",
        ),
        (
            FLOOD_1,
            "{ wheat = 1 }",
            "{ wheat = 21 }",
            "disaster flood-1, ability.gain.wheat: expected 1 to 20, got 21",
        ),
        (
            FLOOD_1,
            "{ wheat = 1 }",
            "{}",
            "disaster flood-1, ability.gain: "
            "expected at least one of wheat, hammer, axe or coin, got none",
        ),
        (
            FIRE_9,
            '"hammer"',
            '"coin"',
            'disaster fire-9, ability.resource: expected wheat, hammer or axe, got "coin"',
        ),
        (
            PLAGUE_2,
            'location = "farm"',
            'location = "port"',
            "disaster plague-2, ability.location: "
            'expected city, town, army, road or farm, got "port"',
        ),
        (
            FIRE_1,
            "ability = {",
            "ability = [] #",
            "disaster fire-1, ability: "
            'expected a table such as { phase = "industry", kind = "swap" }, got []',
        ),
        (
            TOWN,
            "hammers = 1",
            "hammers = 2",
            "location town-23, ability.hammers: expected 1, got 2 (EE-IND-3)",
        ),
        (
            ROAD,
            "times = 2",
            "times = 6",
            "location road-14, ability.times: expected 1 to 5, got 6",
        ),
        (
            ROAD,
            "[{ hammer = 1 }, { axe = 1 }]",
            "{ hammer = 1 }",
            "location road-14, ability.gain: "
            "expected a list such as [{ hammer = 1 }, { axe = 1 }], got a table",
        ),
        (
            ROAD,
            "{ axe = 1 }]",
            "{ axe = 0 }]",
            "location road-14, ability.gain[2].axe: expected 1 to 20, got 0",
        ),
        (
            ROAD,
            "{ axe = 1 }]",
            "2]",
            "location road-14, ability.gain[2]: expected a table such as { wheat = 1 }, got 2",
        ),
        (
            ROAD,
            "{ axe = 1 }]",
            "{ hammer = 1 }]",
            "location road-14, ability.gain[2]: "
            "expected alternatives that differ, got the same again",
        ),
        (
            ROAD,
            "{ axe = 1 }]",
            "{ axe = 1 }, { axe = 2 }, { axe = 3 }, { axe = 4 }]",
            "location road-14, ability.gain: expected 1 to 4 alternatives, got 5",
        ),
    ],
)
@pytest.mark.rule("EE-IND-3")
def test_an_ability_has_its_phase_and_exactly_its_parameters(
    my_pack: MyPack, anchor: str, old: str, new: str, line: str
) -> None:
    assert check(my_pack((anchor, old, new))) == [f"my.toml: {line}"]


@pytest.mark.parametrize(
    ("ability", "what"),
    [
        (
            'phase = "economy", kind = "repeat"',
            f'kind: expected {KINDS_OF_LOCATIONS}, got "repeat"',
        ),
        (
            'phase = "end", kind = "points_per_adjacent_destroyed", points = 1',
            'phase: expected economy, got "end"',
        ),
        (
            'phase = "destroyed", kind = "points", points = 1',
            'phase: expected economy or industry, got "destroyed"',
        ),
    ],
)
def test_a_location_may_not_have_what_only_innovations_can_do(
    my_pack: MyPack, ability: str, what: str
) -> None:
    path = my_pack((CITY, 'phase = "industry", kind = "swap"', ability))
    assert check(path) == [f"my.toml: location city-32, ability.{what}"]


def test_the_documentation_lists_every_kind_with_its_phases_and_parameters() -> None:
    page = (Path(__file__).parents[2] / "docs" / "content.md").read_text(encoding="utf-8")
    row = r"^\| `(\w+)`( •)? \| ([\w, ]+) \| ([^|]*)\|"
    documented = {
        kind: (phases, re.findall(r"`(\w+)`", parameters), bool(at_location))
        for kind, at_location, phases, parameters in re.findall(row, page, re.MULTILINE)
    }
    known = {
        name: (", ".join(kind.phases), [p.key for p in kind.parameters], kind.at_location)
        for name, kind in KINDS.items()
    }
    assert documented == known

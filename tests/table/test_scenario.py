"""Scenarios that hold, and what is said of those that don't."""

from __future__ import annotations

from pathlib import Path

import pytest

import empires
from empires.content.empires_end import standard_text
from empires.table.scenario import ScenarioResult, read_scenario, run_file
from tests.table.scenarios import BID, LOOK, START, problems, write


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_scenario_that_holds_has_no_problems() -> None:
    """Title and rules come back with the result, for whoever prints it."""
    file = write(START + BID + '[step.expect]\n"seats.Marcus.resources.wheat" = 1\n')
    assert run_file(file) == ScenarioResult("A fire", ("EE-DIS-3",), [])


def test_seats_can_be_numbers() -> None:
    """Names are a convenience: seat 0 is Marcus."""
    text = START + BID.replace('"Marcus"', "0")
    assert problems(write(text + "expect = { to_move = [1], first_player = 0 }\n")) == []


def test_a_scenario_needs_no_names() -> None:
    text = START.replace('names = ["Marcus", "Aurelia"]\n', "") + BID.replace('"Marcus"', "0")
    assert problems(write(text)) == []


def test_a_whole_game_can_be_the_start() -> None:
    """With a seed instead of a position; the events before the first move are the set-up's."""
    text = """
    title = "A game"
    game = "empires-end"
    new = { players = 3, seed = 7, variant = "blitz" }
    [[step]]
    all_events = []
    """
    assert problems(write(text))[0].startswith("step 1: all_events: expected no more, got first_")


def test_quoted_and_plain_paths_mean_the_same() -> None:
    """TOML reads a.b.c without quotes as tables in tables."""
    text = START + LOOK.replace(
        "{ over = false }", '{ seats.Marcus.score = 0, "seats.1.score" = 0, seats.1.hand = [] }'
    )
    assert problems(write(text)) == []


def test_a_given_game_is_used() -> None:
    """So that a thousand files need only one content pack loaded."""
    game = empires.game("empires-end")
    assert run_file(write(START + BID), game).problems == []


def test_content_is_found_beside_the_scenario(tmp_path: Path) -> None:
    """A scenario about a changed card brings the card along, wherever it is run from."""
    pack = standard_text().replace('bids = ["wheat", "axe"]', 'bids = ["hammer"]')
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.toml").write_text(pack, encoding="utf-8")
    text = 'content = "pack.toml"\n' + START + BID.replace('"wheat"', '"hammer"')
    (folder / "my.toml").write_text(text, encoding="utf-8")
    game = empires.game("empires-end")
    assert run_file("mine/my.toml", game).problems == []


@pytest.mark.parametrize(
    ("expect", "line"),
    [
        ('"seats.Marcus.resources.wheat" = 2', "seats.Marcus.resources.wheat: expected 2, got 1"),
        ("seats.0.resources.wheat = 2", "seats.0.resources.wheat: expected 2, got 1"),
        ('"seats.0.destroyed" = [9]', "seats.0.destroyed: expected [9], got []"),
        ('to_move = ["Marcus"]', 'to_move: expected ["Marcus"], got ["Aurelia"]'),
        ("to_move = [0]", "to_move: expected [0], got [1]"),
        ('first_player = "Aurelia"', 'first_player: expected "Aurelia", got "Marcus"'),
        ('phase = "economy"', 'phase: expected "economy", got "disaster"'),
        ("over = true", "over: expected true, got false"),
        ("over = 0", "over: expected 0, got false"),
        ("scores = [139, 140]", "scores: expected [139, 140], got [139, 139]"),
        ('conflict = "conflict-1"', 'conflict: expected "conflict-1", got nothing'),
        ('"disasters.0.card" = "none"', 'disasters.0.card: expected "none", got "fire-9"'),
        ('"disasters.1.card" = "fire-1"', 'disasters.1.card: expected "fire-1", got nothing'),
        ('"disasters.0.pot" = { axe = 1 }', "disasters.0.pot: expected { axe = 1 }, got"),
        ('"disasters.0.pot" = {}', "disasters.0.pot: expected {}, got { wheat = 1 }"),
        ('"seats.0.innovations.3" = ["fire-1"]', "seats.0.innovations.3: expected"),
        ('"deck.count" = 88', "deck.count: expected 88, got 87"),
        ('"seats.0.score" = "0"', 'seats.0.score: expected "0", got 0'),
    ],
)
def test_a_false_expectation_is_named_with_path_and_values(expect: str, line: str) -> None:
    (problem,) = problems(write(START + BID + f"[step.expect]\n{expect}\n"))
    assert problem.startswith(f"step 1: {line}")


def test_none_stands_for_what_is_not_there() -> None:
    """TOML has no null."""
    expect = 'conflict = "none", "seats.0.innovations.3" = "none", "disasters.1" = "none"'
    assert problems(write(START + LOOK.replace("over = false", expect))) == []


def test_the_story_goes_on_after_a_false_expectation() -> None:
    """All differences are told, not only the first."""
    text = START + LOOK.replace("false", "true") + BID + LOOK.replace("false", "true")
    assert problems(write(text)) == [
        "step 1: over: expected true, got false",
        "step 3: over: expected true, got false",
    ]


def test_a_refused_move_ends_the_story_and_names_the_legal_ones() -> None:
    """In the form in which they could be copied into the file."""
    text = START + BID.replace('"wheat"', '"hammer"') + LOOK.replace("false", "true")
    assert problems(write(text)) == [
        'step 1: Marcus can\'t play { do = "bid", disaster = 0, resource = "hammer" }: legal are '
        '{ do = "bid", disaster = 0, resource = "wheat" }, '
        '{ do = "bid", disaster = 0, resource = "axe" }, '
        '{ do = "bid", disaster = 0, resource = "coin" }, '
        '{ do = "take", disaster = 0 }'
    ]


def test_a_move_out_of_turn_says_whose_turn_it_is() -> None:
    (problem,) = problems(write(START + BID.replace("Marcus", "Aurelia")))
    assert problem.endswith(": nothing to decide now, it is up to Marcus")


def test_a_move_after_the_end_says_so() -> None:
    text = START.replace("disasters", "over = true\n#") + BID
    assert problems(write(text))[0].endswith(": nothing to decide now, the game is over")


def test_many_legal_moves_are_cut_short() -> None:
    """A City offers 55 pairs; a line with all of them would help nobody."""
    text = START.replace("disasters", 'phase = "industry"\n#')
    text += '[[step]]\nseat = 0\nmove = { do = "use", location = "city-32" }\n'
    (problem,) = problems(write(text + '[[step]]\nseat = 0\nmove = { do = "done" }\n'))
    assert problem.endswith("and 43 more")


def test_a_legal_move_that_should_be_illegal_changes_nothing() -> None:
    """It is told, and the story goes on as if it had been refused."""
    text = START + BID.replace("move", "illegal") + LOOK.replace("over = false", "to_move = [0]")
    (problem,) = problems(write(text))
    assert problem.startswith("step 1: Marcus may play { do =")
    assert problem.endswith("expected it to be illegal")


def test_exactly_the_listed_moves_are_legal() -> None:
    """What is missing and what is too much are two lines; the order is free."""
    text = """
    [[step]]
    seat = "Marcus"
    legal = [
        { do = "take", disaster = 0 },
        { do = "bid", disaster = 0, resource = "hammer" },
        { do = "bid", disaster = 0, resource = "wheat" },
    ]
    """
    missing, others = problems(write(START + text))
    assert missing.startswith(
        'step 1: expected { do = "bid", disaster = 0, resource = "hammer" } to be legal for Marcus'
    )
    assert others == (
        "step 1: expected nothing else to be legal for Marcus, got "
        '{ do = "bid", disaster = 0, resource = "axe" }, '
        '{ do = "bid", disaster = 0, resource = "coin" }'
    )


def test_the_included_moves_are_among_the_legal_ones() -> None:
    text = '[[step]]\nseat = 0\nincludes = { do = "take", disaster = 0 }\n'
    assert problems(write(START + text)) == []
    (problem,) = problems(write(START + text.replace("disaster = 0", "disaster = 1")))
    assert "to be legal for Marcus: legal are" in problem


def test_who_owes_nothing_has_no_legal_moves() -> None:
    text = '[[step]]\nseat = "Aurelia"\nlegal = []\n'
    assert problems(write(START + text)) == []
    (problem,) = problems(write(START + text.replace("[]", '[{ do = "done" }]')))
    assert problem.endswith("to be legal for Aurelia: nothing is legal")


TAKE = """
[[step]]
seat = "Marcus"
move = { do = "take", disaster = 0 }
"""


@pytest.mark.parametrize(
    "events",
    [
        'events = ["took", "destroyed"]',
        'events = [{ event = "took", seat = "Marcus", card = "fire-9" }, "destroyed"]',
        'events = [{ event = "destroyed", rule = "EE-DIS-5", position = 9 }]',
        'all_events = ["took", "first_player", { event = "destroyed", seat = 0 }]',
    ],
)
def test_events_of_the_last_move(events: str) -> None:
    """By name or with the fields that matter; `events` leaves room for others between."""
    assert problems(write(START + TAKE + events)) == []


@pytest.mark.parametrize(
    ("events", "line"),
    [
        (
            'events = ["destroyed", "took"]',
            "events: expected took after destroyed, got nothing",
        ),
        (
            'events = ["gained"]',
            "events: expected gained, got took, first_player, destroyed",
        ),
        (
            'events = [{ event = "destroyed", position = 8 }]',
            "events: expected destroyed { position = 8 }, got took, first_player, "
            'destroyed { seat = 0, position = 9, location = "farm-11" }',
        ),
        (
            'all_events = ["took", "destroyed"]',
            "all_events: expected destroyed, got first_player",
        ),
        (
            'all_events = ["took", "first_player"]',
            "all_events: expected no more, got destroyed",
        ),
        (
            'all_events = ["took", "first_player", "destroyed", "placed"]',
            "all_events: expected placed, got nothing more",
        ),
        (
            'all_events = ["took", { event = "first_player", seat = "Aurelia" }]',
            "all_events: expected first_player { seat = 1 }, got first_player { seat = 0 }",
        ),
    ],
)
def test_events_that_did_not_happen(events: str, line: str) -> None:
    assert problems(write(START + TAKE + events)) == [f"step 1: {line}"]


def test_an_event_is_not_counted_twice() -> None:
    assert len(problems(write(START + TAKE + 'events = ["took", "took"]'))) == 1


def test_reading_alone_plays_nothing() -> None:
    """For whoever wants only the title and the rules, of a file that may be false."""
    scenario = read_scenario(write(START + BID.replace("wheat", "hammer")))
    assert (scenario.title, scenario.rules) == ("A fire", ("EE-DIS-3",))

"""What crosses the borders of First Empires: declared for everything that the rules know, once."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from msgspec.json import decode, encode

from empires.content.first_empires import COLOURS, TRACKS
from empires.rules.first_empires import journal
from empires.shapes.first_empires.events import AnyEvent
from empires.shapes.first_empires.prompts import AnyPrompt
from empires.shapes.first_empires.views import FirstEmpiresView
from empires.table.first_empires.events import READERS
from empires.table.first_empires.names import COLOUR_NAMES, FACE_NAMES, TRACK_NAMES
from empires.table.first_empires.stages import STAGES
from tests.first_empires.kit import game
from tests.first_empires.walks import STAGE_NAMES, at, onlookers

DECLARED = Counter(kind.__struct_config__.tag for kind in get_args(AnyEvent))


@pytest.mark.parametrize("name", journal.EVENTS)
def test_every_event_of_the_journal_has_one_shape(name: str) -> None:
    assert DECLARED[name] == 1


@pytest.mark.parametrize("kind", get_args(AnyEvent), ids=lambda kind: kind.__name__)
def test_every_shape_of_an_event_is_read_from_its_number_of_the_journal(kind: type) -> None:
    """Of notes with such numbers as every event can have."""
    number = journal.EVENTS.index(kind.__struct_config__.tag)  # type: ignore[attr-defined]
    assert number in READERS
    assert type(game.events([(number, 0, 0, 1, 1, 1, 1, 1)])[0]) is kind


def test_every_stage_asks_with_a_prompt_of_its_own_kind() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(AnyPrompt)}
    assert {stage.kind for stage in STAGES if stage.kind} == kinds


def test_the_words_of_the_shapes_are_those_of_the_content() -> None:
    assert COLOUR_NAMES == COLOURS
    assert (*COLOURS, "sword") == FACE_NAMES
    assert TRACK_NAMES == TRACKS


@pytest.mark.parametrize("stage", STAGE_NAMES)
def test_whoever_reads_a_view_gets_what_was_sent(stage: str) -> None:
    for p in at(stage):
        for viewer in onlookers(p):
            sent = encode(game.view(p, viewer))
            assert encode(decode(sent, type=FirstEmpiresView)) == sent

"""What a choice promises is what happens when it is chosen."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.random import Random
from empires.shapes.empires_end.events import OpenedBid
from empires.shapes.empires_end.prompts import AnyPrompt
from empires.table.empires_end.stages import STAGES
from tests.properties.machine import seeds
from tests.properties.moments import MOMENTS, moments
from tests.properties.walks import game, played


def prompt_of(p: EmpiresEnd, seat: int) -> AnyPrompt:
    prompt = game.view(p, seat).prompt
    assert prompt is not None
    return prompt


def promises_are_kept(p: EmpiresEnd) -> int:
    """Compare the effects of all choices with the events that follow; how many were told."""
    told = 0
    for seat in p.to_move:
        prompt = prompt_of(p, seat)
        assert [choice.id for choice in prompt.choices] == p.legal(seat)
        for choice in prompt.choices:
            assert choice.move == game.move(p, seat, choice.id)
            after, events = played(p, seat, choice.id)
            surprises = [i for i, event in enumerate(events) if game.is_barrier(event)]
            foreseen = events[: surprises[0]] if surprises else events
            assert choice.effects == [game.seen_by(event, seat) for event in foreseen]
            opened = any(isinstance(event, OpenedBid) for event in events)
            assert choice.forecast == (None if opened else after.scores()[seat])
            others_go_on = not game.acts_together(p) and seat not in after.to_move
            assert choice.final == (bool(surprises) or others_go_on)
            told += len(choice.effects)
    return told


@pytest.mark.parametrize("stage", STAGES[1:], ids=lambda stage: stage.name)
def test_choices_do_what_they_promise(stage: tuple[str, str, str]) -> None:
    """Up to the first draw, reveal or hidden thing, and all of it if there is none."""
    name, kind, rule = stage
    told = 0
    for _, p in MOMENTS[name][:6]:
        prompts = [prompt_of(p, seat) for seat in p.to_move]
        assert (kind, rule) in [(prompt.kind, prompt.rule) for prompt in prompts]
        told += promises_are_kept(p)
    assert told > 0


@settings(deadline=None, derandomize=True, max_examples=60)
@given(moments(), seeds)
def test_a_promise_does_not_depend_on_what_is_hidden(p: EmpiresEnd, random: Random) -> None:
    """In every position that a seat could be in, its choices promise the same."""
    for seat in p.to_move:
        choices = prompt_of(p, seat).choices
        assert prompt_of(game.imagine(p, seat, random), seat).choices == choices


@pytest.mark.slow
@pytest.mark.parametrize("stage", sorted(MOMENTS))
def test_all_gathered_choices_do_what_they_promise(stage: str) -> None:
    for _, p in MOMENTS[stage]:
        promises_are_kept(p)

"""A lesson in words: what is said at a step, and what a wrong try is answered."""

from __future__ import annotations

from empires.lessons.script import Step
from empires.lessons.walk import LEARNER, Walk
from empires.registry import declaration
from empires.shapes.lessons import LessonNow, LessonStep
from empires.text.catalogue import Words


def told(walk: Walk, words: Words | None) -> LessonNow:
    """Where the lesson stands; without words, only what can be said without them."""
    steps = walk.lesson.steps
    return LessonNow(
        of=len(steps),
        steps=[step_told(walk, steps[n - 1], n, words) for n in walk.due()],
        accepted=walk.accepted(),
        answers={} if words is None else slips_told(walk, words),
        begun=walk.is_begun,
    )


def step_told(walk: Walk, step: Step, number: int, words: Words | None) -> LessonStep:
    key = key_of(walk, step)
    parts = {} if words is None else words.parts(key)
    return LessonStep(
        number=number,
        name=step.name,
        title=parts.get("title", ""),
        text="" if words is None else words.say(key),
        do=parts.get(
            "then" if step is walk.step and walk.is_further else "do", parts.get("do", "")
        ),
        light=list(step.light),
        rule=step.rule,
        reads=not step.moves,
        wrong=parts.get("wrong", ""),
    )


def answer_to(walk: Walk, code: int, words: Words) -> str:
    """What is said to a legal move that is not the one that is asked for."""
    parts = words.parts(key_of(walk, walk.step))
    slip = walk.slip(code)
    return parts[f"wrong-{slip}" if slip else "wrong"]


def slips_told(walk: Walk, words: Words) -> dict[int, str]:
    """The answers that wrong moves have for themselves."""
    wrong = [code for code in walk.table.legal(LEARNER) if not walk.accepts(code)]
    return {code: answer_to(walk, code, words) for code in wrong if walk.slip(code)}


def key_of(walk: Walk, step: Step) -> str:
    return f"{declaration(walk.lesson.game).prefix.lower()}-lesson-{step.name}"

"""First games that teach: scripts as data, and how far somebody has come in one. No front here."""

from empires.lessons.reading import lesson_of, taught
from empires.lessons.script import Lesson, Step
from empires.lessons.walk import LEARNER, Walk
from empires.lessons.words import answer_to, told

__all__ = ["LEARNER", "Lesson", "Step", "Walk", "answer_to", "lesson_of", "taught", "told"]

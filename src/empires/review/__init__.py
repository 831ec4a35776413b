"""A finished game looked at again: win chances, luck, errors, and how they add up.

What is said of a decision comes from what its seat could know then. Chances are those with all
hands open and the future unknown.
"""

from __future__ import annotations

from empires.review.budget import DEPTHS, Budget
from empires.review.parts import Part, assembled, key_of, made, works
from empires.review.reviewing import NoReview, can_review
from empires.review.whole import review

__all__ = [
    "DEPTHS",
    "Budget",
    "NoReview",
    "Part",
    "assembled",
    "can_review",
    "key_of",
    "made",
    "review",
    "works",
]

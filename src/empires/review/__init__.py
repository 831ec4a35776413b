"""A finished game looked at again: win chances, luck, errors, and how they add up.

What is said of a decision comes from what its seat could know then. Chances are those with all
hands open and the future unknown.
"""

from __future__ import annotations

from empires.review.budget import DEPTHS, Budget
from empires.review.reviewing import NoReview, review

__all__ = ["DEPTHS", "Budget", "NoReview", "review"]

"""Which language a request is answered in."""

from __future__ import annotations

from empires.text.catalogue import LANGUAGES, Words, words


def preferred(accept_language: str | None) -> Words:
    """The words of the first known language that the header names, else English."""
    for part in (accept_language or "").lower().split(","):
        lang = part.strip()[:2]
        if lang in LANGUAGES:
            return words(lang)
    return words("en")

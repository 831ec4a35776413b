"""What a pack changes against the standard pack, card by card, in words as far as there are any."""

from __future__ import annotations

from typing import Any

from empires.content.comparing import Difference, differences, shown
from empires.content.document import parse_document
from empires.content.packs import Packs
from empires.shapes.workshop import PackChange
from empires.text.catalogue import words
from empires.text.telling import AnyTelling, telling


def changes(
    game: str, packs: Packs[Any], document: dict[str, Any], pack: Any, lang: str
) -> list[PackChange]:
    """Of a pack that can be played; where a value comes from is no change of the game."""
    standard = parse_document(packs.standard_text().encode(), "standard")
    found: dict[str, list[Difference]] = {}
    for difference in differences(standard, document, packs.kinds):
        if not difference.is_only_source:
            found.setdefault(difference.place, []).append(difference)
    then = telling(game, words(lang), pack=packs.load())
    now = telling(game, words(lang), pack=pack)
    return [_told(place, each, then, now) for place, each in found.items()]


def _told(place: str, differing: list[Difference], then: AnyTelling, now: AnyTelling) -> PackChange:
    slug = _slug(place, then)
    if slug is not None and slug in now.slugs():
        before, after = then.card(slug, sources=False), now.card(slug, sources=False)
        return PackChange(
            name=then.name(slug),
            before=[line for line in before if line not in after],
            after=[line for line in after if line not in before],
        )
    return PackChange(
        name=place,
        before=[_written(each.key, each.first.value) for each in differing],
        after=[_written(each.key, each.other.value) for each in differing],
    )


def _slug(place: str, told: AnyTelling) -> str | None:
    """The short name of the card or place, which a place ends with."""
    table, _, name = place.rpartition(", ")[2].partition(" ")
    return next((slug for slug in (f"{table}-{name}", name) if slug in told.slugs()), None)


def _written(key: str, value: dict[str, Any]) -> str:
    return f"{key}: {shown(value)}" if key else shown(value)

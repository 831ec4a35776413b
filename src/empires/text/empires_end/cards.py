"""The text on every location and card, made from the ability data that the rules execute.

>>> from empires.text.catalogue import words
>>> from empires.content.empires_end import load
>>> ability_text(load().locations[-1].ability, words("en"))
'Economy: gain 1 wheat.'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from empires.content.empires_end import (
    LOCATION_KINDS,
    RESOURCES,
    Ability,
    Conflict,
    Disaster,
    Location,
    Reward,
)
from empires.text.catalogue import Words
from empires.text.empires_end import names
from empires.text.voice import sourced


def ability_text(ability: Ability, words: Words) -> str:
    """The whole ability: 'Economy: gain 1 wheat for each adjacent healthy Farm.'"""
    moment = words.say(f"ee-moment-{ability.phase}")
    return words.say("ee-ability", moment=moment, text=ability_effect(ability, words))


def ability_effect(ability: Ability, words: Words) -> str:
    """What the ability does, without the phase: 'gain 1 wheat'."""
    return words.say(f"ee-ability-{ability.kind.replace('_', '-')}", **_parameters(ability, words))


def ability_in_brief(ability: Ability, words: Words) -> str:
    """What it does, without the phase; what waits for a destruction says so."""
    if ability.phase == "destroyed":
        return ability_text(ability, words).removesuffix(".")
    return ability_effect(ability, words)


def _parameters(ability: Ability, words: Words) -> dict[str, str | int]:
    """Only what the ability has: every message uses what its kind is told, and nothing else."""
    found: dict[str, str | int] = {"times": ability.times}
    if any(ability.gain):
        found["gain"] = names.amounts(ability.gain, words)
    if ability.options:
        found["gain"] = words.one_of([names.amounts(option, words) for option in ability.options])
    if ability.pay >= 0:
        found["pay"] = names.amount(RESOURCES[ability.pay], 1, words)
    if ability.points:
        found["points"] = names.points(ability.points, words)
    if ability.strength:
        found["strength"] = ability.strength
    if ability.hammers:
        found["hammers"] = names.amount("hammer", ability.hammers, words)
    if ability.resource >= 0:
        found["resource"] = RESOURCES[ability.resource]
    if ability.location >= 0:
        found["neighbour"] = words.say("ee-neighbour", kind=LOCATION_KINDS[ability.location])
    return found


Noted: TypeAlias = Callable[[str, str], str]
"""A line of a card with the source of its value, or without it."""


def notes(words: Words, *, sources: bool) -> Noted:
    return (
        (lambda text, source: sourced(text, source, words)) if sources else (lambda text, _: text)
    )


def location_lines(location: Location, words: Words, noted: Noted) -> list[str]:
    """A location in full."""
    points = names.points(location.value, words)
    cost = names.amount("hammer", location.rebuild, words)
    source = location.source
    return [
        names.location(location.slug, words),
        noted(words.say("ee-card-value", points=points), source["value"]),
        noted(words.say("ee-card-rebuild", cost=cost), source["rebuild"]),
        noted(ability_text(location.ability, words), source["ability"]),
    ]


def disaster_lines(card: Disaster, words: Words, noted: Noted) -> list[str]:
    """A disaster card in full."""
    kinds = [*(RESOURCES[i] for i in card.bids), "coin"]
    bids = words.one_of([names.resource(kind, words) for kind in kinds])
    cost = names.amount("hammer", card.cost, words)
    source = card.source
    return [
        names.card(card.slug, words),
        words.say("ee-card-threatens", position=card.number),
        noted(words.say("ee-card-bids", bids=bids), source["bids"]),
        noted(words.say("ee-card-cost", cost=cost), source["cost"]),
        noted(ability_text(card.ability, words), source["ability"]),
    ]


def conflict_lines(card: Conflict, words: Words, noted: Noted) -> list[str]:
    """A conflict card in full."""
    lines = [names.card(card.slug, words)]
    for part in ("low", "middle", "high", "victory"):
        lines.append(noted(band_text(card, part, words), card.source[part]))
    lines.append(noted(upheaval_text(card, words), card.source["upheaval"]))
    return lines


def band_text(card: Conflict, band: str, words: Words) -> str:
    """'Strength 3 to 6: gain 3 points and 1 wheat'; band "victory" is the bonus."""
    match band:
        case "low":
            reward = reward_text(card.low, words)
            return words.say("ee-conflict-low", strength=card.low_to, reward=reward)
        case "high":
            reward = reward_text(card.high, words)
            return words.say("ee-conflict-high", strength=card.high_from, reward=reward)
        case "victory":
            return words.say("ee-conflict-victory", reward=reward_text(card.victory, words))
    low, high = card.low_to + 1, card.high_from - 1
    reward = reward_text(card.middle, words)
    if low == high:
        return words.say("ee-conflict-middle-one", strength=low, reward=reward)
    return words.say("ee-conflict-middle", **{"from": low}, to=high, reward=reward)


def upheaval_text(card: Conflict, words: Words, ruleset: str = "rulebook") -> str:
    """What those without the highest strength must do; the manual ignores the rank (EE-CON-9)."""
    rank = 1 if ruleset == "manual" else card.upheaval_rank
    return words.say("ee-conflict-upheaval", rank=rank, position=card.upheaval_position)


def reward_text(reward: Reward, words: Words) -> str:
    """'gain 7 points and 2 wheat', 'lose 3 points', 'refresh 1 exhausted ability'."""
    gained = [names.amount(name, n, words) for name, n in names.counted(reward.gain)]
    parts = []
    if reward.points > 0:
        gained.insert(0, names.points(reward.points, words))
    elif reward.points < 0:
        parts.append(words.say("ee-reward-lose", points=names.points(-reward.points, words)))
    if gained:
        parts.append(words.say("ee-reward-gain", gain=words.all_of(gained)))
    if reward.refresh:
        abilities = words.say("ee-exhausted-abilities", n=reward.refresh)
        parts.append(words.say("ee-reward-refresh", refresh=abilities))
    return ", ".join(parts) if parts else words.say("nothing")


def reward_for(card: Conflict, strength: int) -> Reward:
    """EE-CON-4: the reward of the band a strength falls in."""
    if strength <= card.low_to:
        return card.low
    return card.high if strength >= card.high_from else card.middle

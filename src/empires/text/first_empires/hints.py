"""In what two choices differ, besides points: pairs of die and region, and regions."""

from __future__ import annotations

from collections.abc import Sequence

from empires.shapes.reasons import Effect
from empires.text.first_empires.voice import Voice
from empires.text.hints import by


def differences(effects: Sequence[Effect], voice: Voice) -> list[str]:
    pairs = [
        voice.say("fe-hint-more" if n > 0 else "fe-hint-less", n=abs(n), track=each.name)
        for each in effects
        if each.kind == "steps" and (n := by(each))
    ]
    found = [voice.say("fe-hint-pairs", pairs=", ".join(pairs))] if pairs else []
    regions = sum(by(each) for each in effects if each.kind == "regions")
    if regions:
        key = "fe-hint-regions-more" if regions > 0 else "fe-hint-regions-less"
        found.append(voice.say(key, n=abs(regions)))
    return found

"""In what two choices differ besides points: what one holds then, and who takes disasters."""

from __future__ import annotations

from collections.abc import Sequence

from empires.shapes.reasons import Effect
from empires.text.empires_end.voice import Voice
from empires.text.hints import by


def differences(effects: Sequence[Effect], voice: Voice) -> list[str]:
    found = [stock(effects, voice), takers(effects, voice)]
    return [sentence for sentence in found if sentence]


def stock(effects: Sequence[Effect], voice: Voice) -> str:
    changes = [(each.name, by(each)) for each in effects if each.kind == "resource"]
    more = [voice.say(f"ee-amount-{name}", n=n) for name, n in changes if n > 0]
    less = [voice.say(f"ee-amount-{name}", n=-n) for name, n in changes if n < 0]
    told = [
        voice.say(key, amounts=voice.words.all_of(amounts))
        for key, amounts in (("ee-hint-more", more), ("ee-hint-less", less))
        if amounts
    ]
    return voice.say("ee-hint-stock", changes=voice.words.all_of(told)) if told else ""


def takers(effects: Sequence[Effect], voice: Voice) -> str:
    """Who takes a disaster that another would have taken."""
    changes = [(int(each.name), by(each)) for each in effects if each.kind == "takes"]
    now = [seat for seat, n in changes if n > 0]
    no_more = [seat for seat, n in changes if n < 0]
    if not now:
        return voice.tell("ee-hint-spared", no_more[0]) if no_more else ""
    if not no_more:
        return voice.tell("ee-hint-takes", now[0])
    mine = no_more[0] == voice.viewer
    other = voice.say("ee-hint-you") if mine else voice.names[no_more[0]]
    return voice.tell("ee-hint-takes-instead", now[0], other=other)

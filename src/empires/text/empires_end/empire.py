"""One empire as text: the facts about a seat, its row place by place, or all of it in one line."""

from __future__ import annotations

from collections.abc import Mapping

from empires.shapes.empires_end.views import Empire, EmpiresEndView, Forecast, Innovation, Place
from empires.text.empires_end import cards
from empires.text.empires_end.looking import held_by
from empires.text.empires_end.voice import Voice


def facts_line(empire: Empire, view: EmpiresEndView, voice: Voice) -> str:
    """Everything that counts about a seat, in one sentence."""
    seat = empire.seat
    facts = [
        voice.points(empire.score),
        forecast_text(empire.forecast, view, voice),
        voice.say("ee-fact-strength", strength=empire.strength),
        voice.say("ee-fact-healthy", n=empire.healthy),
        voice.say("ee-fact-resources-hidden")
        if empire.resources is None
        else voice.amounts(empire.resources),
        voice.say("fact-hand", n=empire.hand_size),
    ]
    if seat == view.first_player:
        facts.append(voice.say("ee-fact-first-player"))
    if seat in view.to_move and seat != voice.viewer:
        facts.append(voice.say("fact-deciding"))
    return voice.tell("table-empire", seat, facts="; ".join(facts))


def forecast_text(forecast: Forecast, view: EmpiresEndView, voice: Voice) -> str:
    """'forecast 121', 'forecast 111 or more' where hidden resources count too."""
    if view.over:
        key = "fact-final"
    else:
        key = "fact-forecast" if forecast.exact else "fact-forecast-least"
    return voice.say(key, total=forecast.total)


def own_lines(empire: Empire, view: EmpiresEndView, voice: Voice) -> list[str]:
    """The reader's own empire with everything only the reader knows."""
    lines = short_lines(empire, view, voice, hand=False)
    lines.append(voice.say("table-hand", n=empire.hand_size))
    lines += [hand_card(slug, voice) for slug in empire.hand or ()]
    lines += [voice.say("ee-table-row"), *row_lines(empire, view, voice)]
    return lines + innovation_lines(empire, voice)


def short_lines(
    empire: Empire, view: EmpiresEndView, voice: Voice, *, hand: bool = True
) -> list[str]:
    """The reader's own score, forecast, resources and, by name only, hand."""
    seat, forecast = empire.seat, empire.forecast
    facts = [
        voice.points(empire.score),
        voice.say("ee-fact-strength", strength=empire.strength),
        voice.say("ee-fact-healthy", n=empire.healthy),
    ]
    if seat == view.first_player:
        facts.append(voice.say("ee-fact-first-player"))
    if view.over:
        facts.append(forecast_text(forecast, view, voice))
    lines = [voice.tell("table-empire", seat, facts="; ".join(facts))]
    if not view.over:
        lines.append(
            voice.say(
                "ee-table-forecast",
                total=forecast.total,
                track=forecast.track,
                locations=forecast.locations,
                abilities=forecast.abilities,
            )
        )
    lines.append(voice.say("ee-table-resources", resources=voice.amounts(held_by(empire))))
    if hand and empire.hand:
        in_hand = ", ".join(voice.card(slug) for slug in empire.hand)
        lines.append(voice.say("ee-table-hand-short", cards=in_hand))
    return lines


def hand_card(slug: str, voice: Voice) -> str:
    card = voice.deck.disasters[slug]
    return voice.say(
        "ee-table-hand-card",
        card=voice.card(slug),
        cost=voice.amount("hammer", card.cost),
        ability=cards.ability_text(card.ability, voice.words),
    )


def innovation_lines(empire: Empire, voice: Voice) -> list[str]:
    """What each innovation of the row does, for those who don't know the cards by heart."""
    lines = [
        voice.say(
            "ee-table-own-innovation",
            card=voice.card(row.card),
            position=place.position,
            ability=cards.ability_text(voice.deck.ability(row.card), voice.words),
        )
        for place in empire.row
        for row in place.innovations
    ]
    return [voice.say("ee-table-own-innovations"), *lines] if lines else []


def row_lines(empire: Empire, view: EmpiresEndView, voice: Voice) -> list[str]:
    """One line per place: '5: Farm 8, healthy, threatened by Fire 5; innovation Riot 3'."""
    open_cards = {row.disaster: row.card for row in view.disasters}
    return [place_line(place, open_cards, voice) for place in empire.row]


def place_line(place: Place, open_cards: Mapping[int, str], voice: Voice) -> str:
    lying = place.innovations
    params: dict[str, str | int] = {
        "position": place.position,
        "location": voice.location(place.location),
        "state": state(place, voice),
        "innovations": voice.say(
            "ee-place-innovations", n=len(lying), cards=lying_text(lying, voice)
        ),
    }
    if not place.threatened:
        return voice.say("ee-table-place", **params)
    threats = [voice.card(open_cards[disaster]) for disaster in place.threatened]
    return voice.say("ee-table-place-threatened", cards=voice.words.all_of(threats), **params)


def state(place: Place, voice: Voice) -> str:
    if place.healthy:
        return voice.say("ee-state-healthy")
    return voice.say("ee-state-destroyed", cost=voice.amount("hammer", place.rebuild))


def lying_text(lying: list[Innovation], voice: Voice) -> str:
    """'Fire 9 and Riot 3 (exhausted)'."""
    told = [
        voice.say("ee-card-exhausted", card=voice.card(row.card))
        if row.exhausted
        else voice.card(row.card)
        for row in lying
    ]
    return voice.words.all_of(told)


def compact_line(empire: Empire, view: EmpiresEndView, voice: Voice) -> str:
    """A whole empire in one line: facts, what is destroyed, where innovations lie."""
    destroyed = [
        voice.say(
            "ee-location-at", location=voice.location(place.location), position=place.position
        )
        for place in empire.row
        if not place.healthy
    ]
    innovations = [
        voice.say(
            "ee-innovations-at",
            cards=lying_text(place.innovations, voice),
            position=place.position,
        )
        for place in empire.row
        if place.innovations
    ]
    return " ".join(
        (
            facts_line(empire, view, voice),
            voice.say("ee-table-destroyed", places="; ".join(destroyed))
            if destroyed
            else voice.say("ee-table-none-destroyed"),
            voice.say("ee-table-innovations", places="; ".join(innovations))
            if innovations
            else voice.say("ee-table-no-innovations"),
        )
    )

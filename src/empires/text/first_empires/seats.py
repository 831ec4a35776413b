"""One player as text: the facts about a seat, its explorers, its five tracks and its cards."""

from __future__ import annotations

from empires.shapes.first_empires.views import Civilization, HandCard, TrackState
from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.text.first_empires import cards
from empires.text.first_empires import names as called
from empires.text.first_empires.looking import forecast_of
from empires.text.first_empires.voice import Voice
from empires.text.voice import Params


def facts_line(seat: Civilization, view: View, voice: Voice) -> str:
    """Everything that counts about a seat, in one sentence."""
    number = seat.seat
    if seat.civilization is None:
        facts = [voice.say("fe-fact-no-civilization")]
    else:
        facts = [called.proper(seat.civilization)]
    if has_begun(view):
        facts += [
            forecast_fact(seat, view, voice),
            voice.say("fe-regions", n=seat.regions),
            voice.explorers(sum(seat.explorers.values())),
            voice.say("fe-fact-cities", n=seat.cities),
            voice.say("fe-fact-captured", n=seat.captured),
            voice.say("fact-hand", n=seat.hand_size),
        ]
    if number == view.starting_player:
        facts.append(voice.say("fe-fact-starting-player"))
    if number in view.to_move and number != voice.viewer:
        facts.append(voice.say("fact-deciding"))
    return voice.tell("table-empire", number, facts="; ".join(facts))


def has_begun(view: View) -> bool:
    """While civilizations are chosen nothing lies on the table yet."""
    return bool(view.round)


def forecast_fact(seat: Civilization, view: View, voice: Voice) -> str:
    """'forecast 8', or 'forecast 8 or more' while city tiles lie face down."""
    forecast = forecast_of(seat)
    if view.over:
        key = "fact-final"
    else:
        key = "fact-forecast" if forecast.exact else "fact-forecast-least"
    return voice.say(key, total=forecast.total)


def forecast_line(seat: Civilization, voice: Voice) -> str:
    forecast = forecast_of(seat)
    params: Params = {
        "total": forecast.total,
        "tracks": forecast.tracks,
        "cards": forecast.cards,
    }
    if forecast.cities is not None:
        return voice.say("fe-table-forecast", cities=forecast.cities, **params)
    return voice.say("fe-table-forecast-hidden", n=face_down(seat), **params)


def face_down(seat: Civilization) -> int:
    """City tiles that count for this seat."""
    return seat.cities + seat.captured


def explorers_line(seat: Civilization, view: View, voice: Voice) -> str:
    """Where they stand, with the colours of the regions."""
    colours = {row.region: row.colour for row in view.regions}
    places = [
        voice.say(
            "fe-explorers-in", n=n, region=voice.space(space), face=voice.face(colours[space])
        )
        if space in colours
        else voice.say("fe-explorers-at-sea", n=n, ocean=voice.at_sea(space))
        for space, n in seat.explorers.items()
    ]
    return voice.tell("fe-table-explorers", seat.seat, places=", ".join(places))


def track_lines(seat: Civilization, voice: Voice) -> list[str]:
    """One line for each track: what it gives now, and what its next field would."""
    return [track_line(track, voice) for track in seat.tracks]


def track_line(track: TrackState, voice: Voice) -> str:
    level, name = track.level, track.track
    title = voice.say("fe-track-title", track=name)
    now = [voice.points(track.points[level])]
    if name != "cards":  # what that track gave was a card, once
        now.insert(0, voice.value(name, track.value))
    if level == len(track.values) - 1:
        now += [city_text(track, voice)] if track.tile else []
        return voice.say("fe-table-track-top", track=title, now=", ".join(now))
    following = [next_value(track, voice), voice.points(track.points[level + 1])]
    if track.tile:
        (following if track.city == level + 1 else now).append(city_text(track, voice))
    return voice.say(
        "fe-table-track",
        track=title,
        field=level + 1,
        now=", ".join(now),
        next=", ".join(following),
    )


def city_text(track: TrackState, voice: Voice) -> str:
    """When the tile above the track comes onto the map, and its value where that is known."""
    away = track.city - track.level
    key = (
        "fe-track-city" if away > 1 else "fe-track-city-next" if away == 1 else "fe-track-city-due"
    )
    city = voice.say(key, field=track.city + 1)
    if track.tile_value is None:
        return city
    return voice.say("fe-city-worth", city=city, value=track.tile_value)


def next_value(track: TrackState, voice: Voice) -> str:
    if track.track == "cards":
        return voice.say("fe-note-draw")
    return voice.value(track.track, track.values[track.level + 1])


def tracks_short(seat: Civilization, voice: Voice) -> str:
    """All five in one line: 'Orange (dice) field 2 (3 dice), …'."""
    told = []
    for track in seat.tracks:
        about: Params = {
            "track": voice.say("fe-track-title", track=track.track),
            "field": track.level + 1,
        }
        if track.track == "cards":
            told.append(voice.say("fe-track-short", **about))
        else:
            value = voice.value(track.track, track.value)
            told.append(voice.say("fe-track-short-value", value=value, **about))
    return voice.say("fe-table-tracks-short", tracks=", ".join(told))


def hand_lines(seat: Civilization, view: View, voice: Voice) -> list[str]:
    """The reader's own cards, with how far each has come; in other turns nothing counts."""
    lines = [voice.say("table-hand", n=seat.hand_size)]
    return lines + [hand_card(row, seat.seat == view.turn, voice) for row in seat.hand or ()]


def hand_card(row: HandCard, own_turn: bool, voice: Voice) -> str:
    about = card_params(row.card, voice)
    if not own_turn:
        return voice.say("fe-table-hand-card", **about)
    if row.progress >= row.count:
        return voice.say("fe-table-hand-card-met", **about)
    return voice.say("fe-table-hand-card-progress", progress=row.progress, count=row.count, **about)


def card_params(name: str, voice: Voice) -> Params:
    """Title, points and condition of a card."""
    card = voice.deck.cards[name]
    return {
        "card": voice.card(name),
        "points": voice.points(card.points),
        "condition": cards.condition_text(card.condition, voice.words),
    }


def pile_lines(seat: Civilization, voice: Voice) -> list[str]:
    """Cards that lie open: scored with their points, and discarded."""
    lines = []
    if seat.scored:
        scored = [
            voice.say("fe-scored-card", card=voice.card(name), points=voice.deck.cards[name].points)
            for name in seat.scored
        ]
        lines.append(voice.say("fe-table-scored", cards=", ".join(scored)))
    if seat.discarded:
        gone = ", ".join(voice.card(name) for name in seat.discarded)
        lines.append(voice.say("fe-table-discarded", cards=gone))
    return lines


def own_lines(seat: Civilization, view: View, voice: Voice) -> list[str]:
    """The reader's own seat with everything only the reader knows."""
    lines = [facts_line(seat, view, voice)]
    if not has_begun(view):
        return lines
    if not view.over:
        lines.append(forecast_line(seat, voice))
    lines.append(explorers_line(seat, view, voice))
    lines += [voice.say("fe-table-tracks"), *track_lines(seat, voice)]
    lines += hand_lines(seat, view, voice)
    return lines + pile_lines(seat, voice)


def open_lines(seat: Civilization, view: View, voice: Voice) -> list[str]:
    """Any seat in full, as everybody may see it."""
    lines = [facts_line(seat, view, voice)]
    if not has_begun(view):
        return lines
    lines.append(explorers_line(seat, view, voice))
    lines += [voice.say("fe-table-tracks"), *track_lines(seat, voice)]
    return lines + pile_lines(seat, voice)


def compact_line(seat: Civilization, view: View, voice: Voice) -> str:
    """A whole seat in one line: facts, explorers, tracks and open cards."""
    lines = [facts_line(seat, view, voice)]
    if has_begun(view):
        lines += [explorers_line(seat, view, voice), tracks_short(seat, voice)]
        lines += pile_lines(seat, voice)
    return " ".join(lines)

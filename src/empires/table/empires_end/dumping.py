"""A position written down in full: the form that scenarios use, with nothing left out."""

from __future__ import annotations

from typing import Final, Literal

from empires.rules.empires_end import terms
from empires.rules.empires_end.game import EmpiresEnd
from empires.table.empires_end.names import Names, amounts, holdings
from empires.table.empires_end.stages import STAGE_NAMES
from empires.table.game import Options, Written

RULESETS: Final[tuple[Literal["rulebook", "manual"], ...]] = ("rulebook", "manual")


def options(p: EmpiresEnd) -> Options:
    return {
        "players": p.players,
        "variant": "blitz" if p.blitz else "normal",
        "ruleset": RULESETS[p.ruleset],
        "open_resources": p.open_resources,
    }


def dump(p: EmpiresEnd, names: Names) -> Written:
    """Everything, secrets included. ``building.position`` reads it back."""
    cards = names.cards
    return {
        **options(p),
        "over": p.over,
        "space": p.space + 1,
        "first_player": p.first_player,
        "seats": [dump_seat(p, names, seat) for seat in range(p.players)],
        "disasters": [
            {"disaster": slot, "card": cards[card], "pot": amounts(pot(p, slot))}
            for slot in range(2)
            if (card := p.revealed[slot]) != terms.NOTHING
        ],
        "decided": list(p.decided),
        "deck": [cards[p.deck[i]] for i in reversed(range(p.deck_count))],
        "discards": [cards[c] for c in range(len(cards)) if p.at[c] == terms.IN_DISCARDS],
        "conflict": None if p.conflict == terms.NOTHING else names.conflicts[p.conflict],
        "bids_opened": p.bids_opened,
        "conflict_deck": [
            names.conflicts[p.conflict_deck[i]] for i in reversed(range(p.conflict_count))
        ],
        "conflict_discards": [
            names.conflicts[p.conflict_deck[i]]
            for i in range(p.conflict_count, len(names.conflicts))
            if p.conflict_deck[i] != p.conflict
        ],
        "draws": p.draws,
        "returned": {cards[c]: p.returned[c] for c in range(len(cards)) if p.returned[c]},
        "random": p.random.words(),
    }


def pot(p: EmpiresEnd, slot: int) -> list[int]:
    return [p.pot[slot * 4 + i] for i in range(4)]


def innovations_at(p: EmpiresEnd, at: int) -> list[int]:
    """The cards at one place of one empire, oldest first."""
    found = []
    card = p.oldest[at]
    while card != terms.NOTHING:
        found.append(card)
        card = p.newer[card]
    return found


def dump_seat(p: EmpiresEnd, names: Names, seat: int) -> Written:
    base = seat * 11
    placed = {place: innovations_at(p, base + place) for place in range(11)}
    owned = [card for cards in placed.values() for card in cards]
    used = {names.cards[card]: p.used[card] for card in owned if p.used[card]}
    for place in range(11):
        if p.used_at[base + place]:
            used[names.locations[p.location[base + place]]] = p.used_at[base + place]
    return {
        "score": p.score[seat],
        "resources": holdings([p.held[seat * 4 + i] for i in range(4)]),
        "hand": [names.cards[p.hand[seat * 4 + i]] for i in range(p.hand_count[seat])],
        "order": [names.locations[p.location[base + place]] for place in range(11)],
        "destroyed": [place + 1 for place in range(11) if not p.healthy[base + place]],
        "innovations": {
            str(place + 1): [names.cards[card] for card in cards]
            for place, cards in placed.items()
            if cards
        },
        "exhausted": [names.cards[card] for card in owned if p.exhausted[card]],
        "used": used,
        "deciding": {
            "stage": STAGE_NAMES[p.stage[seat]],
            "chosen": p.chosen[seat],
            "second": p.second[seat],
            "cards_used": p.cards_used[seat],
            "has_rebuilt": p.has_rebuilt[seat],
            "other_half": p.other_half[seat],
            "declared": p.declared[seat],
            "axes": p.axes[seat],
            "coins": p.coins[seat],
            "won": p.won[seat],
            "refreshes": p.refreshes[seat],
            "last_draw": p.last_draw[seat],
        },
    }

"""Each choice of a prompt as a short command that names what decides; `effects` tells the rest.

A move that was only tried has no choice, and may speak of what is not there: a LookupError.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from empires.content.empires_end import RESOURCES
from empires.shapes.empires_end import events, moves, prompts
from empires.shapes.empires_end.prompts import Choice
from empires.shapes.empires_end.views import EmpiresEndView
from empires.shapes.moves import Move
from empires.text.empires_end import cards
from empires.text.empires_end import names as called
from empires.text.empires_end.averting import (
    tell_aim,
    tell_bid,
    tell_burn,
    tell_take,
    tell_take_card,
)
from empires.text.empires_end.looking import (
    asked,
    asked_to_bid,
    cost_of,
    effect,
    hand_text,
    held_by,
    innovations_text,
    me,
    place_at,
)
from empires.text.empires_end.voice import Voice
from empires.text.voice import Said


def tell_choice(move: Move, choice: Choice | None, view: EmpiresEndView, voice: Voice) -> Said:
    """A short command: 'Avert with wheat (you hold 3)'."""
    return TELLERS[type(move)](move, choice, view, voice)


def tell_plain(
    move: moves.EconomyFirst | moves.IndustryFirst | moves.KeepHand | moves.Mulligan,
    _: Choice | None,
    __: EmpiresEndView,
    voice: Voice,
) -> Said:
    return voice.said(f"ee-choice-{move.do.replace('_', '-')}")


def tell_done(_: moves.Done, __: Choice | None, view: EmpiresEndView, voice: Voice) -> Said:
    kind = asked(view, prompts.Prompt).kind
    return voice.said(f"ee-choice-done-{kind.replace('_', '-')}")


def tell_place(move: moves.Place, _: Choice | None, view: EmpiresEndView, voice: Voice) -> Said:
    place = place_at(view, move.position)
    return voice.said(
        "ee-choice-place",
        location=voice.location(place.location),
        position=place.position,
        innovations=innovations_text(place, voice),
    )


def tell_buy_coin(_: moves.BuyCoin, __: Choice | None, view: EmpiresEndView, voice: Voice) -> Said:
    return voice.said("ee-choice-buy-coin", score=me(view).score)


def tell_use(move: moves.Use, _: Choice | None, __: EmpiresEndView, voice: Voice) -> Said:
    ability = voice.deck.ability(move.slug)
    if ability.kind == "free_bid":
        resource = called.with_resource(RESOURCES[ability.resource], voice.words)
        card = voice.card(move.slug)
        return voice.said("ee-choice-use-free-bid", card=card, resource=resource)
    if ability.kind == "replace":
        return voice.said("ee-choice-use-replace", card=voice.card(move.slug))
    effect_of = cards.ability_effect(ability, voice.words)
    return voice.said("ee-choice-use", by=voice.thing(move.slug), ability=effect_of)


def tell_exchange(
    move: moves.Exchange, _: Choice | None, view: EmpiresEndView, voice: Voice
) -> Said:
    return voice.said(
        "ee-choice-exchange",
        pay=voice.amount(move.pay, 1),
        gain=voice.amounts(move.gain),
        held=voice.amount(move.pay, held_by(me(view))[move.pay]),
    )


def tell_repeat(move: moves.Repeat, _: Choice | None, __: EmpiresEndView, voice: Voice) -> Said:
    ability = cards.ability_effect(voice.deck.ability(move.slug), voice.words)
    return voice.said("ee-choice-repeat", by=voice.thing(move.slug), ability=ability)


def tell_sell(move: moves.Sell, _: Choice | None, __: EmpiresEndView, voice: Voice) -> Said:
    return voice.said("ee-choice-sell", card=voice.card(move.card))


def tell_build(move: moves.Build, choice: Choice | None, _: EmpiresEndView, voice: Voice) -> Said:
    card = voice.card(move.card)
    ability = cards.ability_text(voice.deck.ability(move.card), voice.words)
    built = effect(choice, events.Built)
    if built is None:
        price = voice.price(cost_of(choice), 0)
        return voice.said("ee-choice-build", card=card, price=price, ability=ability)
    return voice.said(
        "ee-choice-build-known",
        card=card,
        price=voice.price(built.hammers, built.coins),
        location=voice.location(built.location),
        position=built.position,
        ability=ability,
    )


def tell_rebuild(
    move: moves.Rebuild, choice: Choice | None, view: EmpiresEndView, voice: Voice
) -> Said:
    place = place_at(view, move.position)
    rebuilt = effect(choice, events.Rebuilt)
    return voice.said(
        "ee-choice-rebuild",
        location=voice.location(place.location),
        position=place.position,
        points=voice.points(place.value),
        innovations=innovations_text(place, voice),
        price=voice.price(rebuilt.hammers, rebuilt.coins)
        if rebuilt
        else voice.price(cost_of(choice), 0),
    )


def tell_pay(move: moves.Pay, _: Choice | None, view: EmpiresEndView, voice: Voice) -> Said:
    hammers = asked(view, prompts.PayPrompt).cost - move.coins
    return voice.said("ee-choice-pay", amount=voice.amounts((0, hammers, 0, move.coins)))


def tell_rest(
    move: moves.KeepRest | moves.DiscardRest, _: Choice | None, view: EmpiresEndView, voice: Voice
) -> Said:
    return voice.said(f"ee-choice-{move.do.replace('_', '-')}", cards=hand_text(view, voice))


def tell_swap(move: moves.Swap, _: Choice | None, view: EmpiresEndView, voice: Voice) -> Said:
    one, other = (place_at(view, position) for position in move.positions)
    params: dict[str, str | int] = {"from": one.position, "to": other.position}
    return voice.said(
        "ee-choice-swap",
        one=voice.location(one.location),
        other=voice.location(other.location),
        **params,
    )


def tell_lift(move: moves.Lift, _: Choice | None, view: EmpiresEndView, voice: Voice) -> Said:
    lying = {row.card: place for place in me(view).row for row in place.innovations}
    here = lying[move.card]
    location = voice.location(here.location)
    card = voice.card(move.card)
    return voice.said("ee-choice-lift", card=card, location=location, position=here.position)


def tell_bid_axes(
    move: moves.BidAxes, _: Choice | None, view: EmpiresEndView, voice: Voice
) -> Said:
    prompt = asked_to_bid(view)
    strength = prompt.strength + move.axes
    amount = voice.amount("axe", move.axes)
    return voice.said("ee-choice-bid-axes", n=move.axes, amount=amount, strength=strength)


def tell_bid_coins(
    move: moves.BidCoins, _: Choice | None, view: EmpiresEndView, voice: Voice
) -> Said:
    prompt = asked_to_bid(view)
    strength = prompt.strength + prompt.axes + move.coins
    assert view.conflict is not None, "bids are for a conflict"
    conflict = voice.deck.conflicts[view.conflict]
    return voice.said(
        "ee-choice-bid-coins",
        n=move.coins,
        amount=voice.amount("coin", move.coins),
        strength=strength,
        reward=cards.reward_text(cards.reward_for(conflict, strength), voice.words),
    )


def tell_refresh(move: moves.Refresh, _: Choice | None, __: EmpiresEndView, voice: Voice) -> Said:
    ability = cards.ability_text(voice.deck.ability(move.card), voice.words)
    return voice.said("ee-choice-refresh", card=voice.card(move.card), ability=ability)


# Each teller takes its own kinds of move.
TELLERS: Final[dict[type[Move], Callable[[Any, Choice | None, EmpiresEndView, Voice], Said]]] = {
    moves.EconomyFirst: tell_plain,
    moves.IndustryFirst: tell_plain,
    moves.KeepHand: tell_plain,
    moves.Mulligan: tell_plain,
    moves.KeepRest: tell_rest,
    moves.DiscardRest: tell_rest,
    moves.Done: tell_done,
    moves.Bid: tell_bid,
    moves.Take: tell_take,
    moves.Aim: tell_aim,
    moves.Burn: tell_burn,
    moves.Place: tell_place,
    moves.BuyCoin: tell_buy_coin,
    moves.Use: tell_use,
    moves.Exchange: tell_exchange,
    moves.Repeat: tell_repeat,
    moves.Sell: tell_sell,
    moves.Build: tell_build,
    moves.Rebuild: tell_rebuild,
    moves.Pay: tell_pay,
    moves.Swap: tell_swap,
    moves.Lift: tell_lift,
    moves.BidAxes: tell_bid_axes,
    moves.BidCoins: tell_bid_coins,
    moves.Refresh: tell_refresh,
    moves.TakeCard: tell_take_card,
}

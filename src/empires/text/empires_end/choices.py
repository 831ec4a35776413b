"""Each choice of a prompt as a short command that names what decides; `effects` tells the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from empires.content.empires_end import RESOURCES, Pack
from empires.text.catalogue import Words
from empires.text.empires_end import cards
from empires.text.empires_end import names as called
from empires.text.empires_end.voice import Voice, voice_of
from empires.text.voice import Choice, Move, View


def choice_text(
    choice: Choice,
    view: View,
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
) -> str:
    """A short command: 'Avert with wheat (you hold 3)'."""
    return tell_choice(choice, view, voice_of(view, words, names, pack))


def tell_choice(choice: Choice, view: View, voice: Voice) -> str:
    move = choice["move"]
    return TELLERS[move["do"]](move, choice, view, voice)


def me(view: View) -> Mapping[str, Any]:
    """The empire of the seat that decides."""
    found: Mapping[str, Any] = view["seats"][view["seat"]]
    return found


def place_at(view: View, position: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = me(view)["row"][position - 1]
    return found


def effect(choice: Choice, name: str) -> Mapping[str, Any] | None:
    """The first effect of that name, if it is certain enough to be foretold."""
    found: list[Mapping[str, Any]] = [e for e in choice["effects"] if e["event"] == name]
    return found[0] if found else None


def used_slug(move: Move) -> str:
    """The location or card that has the ability."""
    slug: str = move["card"] if "card" in move else move["location"]
    return slug


def innovations_text(place: Mapping[str, Any], voice: Voice) -> str:
    """'no innovation', 'with Fire 9 and Riot 3'."""
    lying = [voice.card(row["card"]) for row in place["innovations"]]
    if not lying:
        return voice.say("innovations-none")
    return voice.say("innovations-some", cards=voice.words.all_of(lying))


def hand_text(view: View, voice: Voice) -> str:
    return voice.words.all_of([voice.card(slug) for slug in me(view)["hand"]])


Teller: TypeAlias = Callable[[Move, Choice, View, Voice], str]


def tell_plain(move: Move, _: Choice, __: View, voice: Voice) -> str:
    return voice.say(f"choice-{move['do'].replace('_', '-')}")


def tell_done(_: Move, __: Choice, view: View, voice: Voice) -> str:
    return voice.say(f"choice-done-{view['prompt']['kind'].replace('_', '-')}")


def tell_bid(move: Move, _: Choice, view: View, voice: Voice) -> str:
    kind = move["resource"]
    resource = called.with_resource(kind, voice.words)
    held = me(view)["resources"][kind]
    if len(view["disasters"]) == 1:
        return voice.say("choice-bid", resource=resource, held=held)
    card = disaster_card(move, view, voice)
    return voice.say("choice-bid-card", card=card, resource=resource, held=held)


def open_disaster(move: Move, view: View) -> Mapping[str, Any]:
    found: Mapping[str, Any] = {row["disaster"]: row for row in view["disasters"]}
    row: Mapping[str, Any] = found[move["disaster"]]
    return row


def disaster_card(move: Move, view: View, voice: Voice) -> str:
    return voice.card(open_disaster(move, view)["card"])


def tell_take(move: Move, choice: Choice, view: View, voice: Voice) -> str:
    disaster = open_disaster(move, view)
    loss = loss_text(disaster["position"], choice, view, voice)
    gain = (
        voice.say("take-gain", gain=voice.amounts(disaster["pot"]))
        if disaster["pot"]
        else voice.say("take-gain-none")
    )
    if len(view["disasters"]) == 1:
        return voice.say("choice-take", loss=loss, gain=gain)
    return voice.say("choice-take-card", card=voice.card(disaster["card"]), loss=loss, gain=gain)


def loss_text(position: int, choice: Choice, view: View, voice: Voice) -> str:
    """What taking destroys, where the rules leave no choice about it."""
    destroyed = effect(choice, "destroyed")
    if destroyed is None and place_at(view, position)["healthy"]:
        destroyed = place_at(view, position)
    if destroyed is not None:
        location = voice.location(destroyed["location"])
        return voice.say("take-loss", location=location, position=destroyed["position"])
    if effect(choice, "nothing_destroyed") is not None:
        return voice.say("take-loss-none")
    return voice.say("take-loss-choice", position=position)


def tell_aim(move: Move, _: Choice, view: View, voice: Voice) -> str:
    kind = voice.deck.ability(view["prompt"]["context"]["card"]).kind
    return voice.say(f"choice-aim-{kind.replace('_', '-')}", card=disaster_card(move, view, voice))


def tell_burn(move: Move, _: Choice, view: View, voice: Voice) -> str:
    place = place_at(view, move["position"])
    return voice.say(
        "choice-burn",
        location=voice.location(place["location"]),
        position=place["position"],
        points=voice.points(place["value"]),
        innovations=innovations_text(place, voice),
    )


def tell_place(move: Move, _: Choice, view: View, voice: Voice) -> str:
    place = place_at(view, move["position"])
    return voice.say(
        "choice-place",
        location=voice.location(place["location"]),
        position=place["position"],
        innovations=innovations_text(place, voice),
    )


def tell_buy_coin(_: Move, __: Choice, view: View, voice: Voice) -> str:
    return voice.say("choice-buy-coin", score=me(view)["score"])


def tell_use(move: Move, _: Choice, __: View, voice: Voice) -> str:
    slug = used_slug(move)
    ability = voice.deck.ability(slug)
    if ability.kind == "free_bid":
        resource = called.with_resource(RESOURCES[ability.resource], voice.words)
        return voice.say("choice-use-free-bid", card=voice.card(slug), resource=resource)
    if ability.kind == "replace":
        return voice.say("choice-use-replace", card=voice.card(slug))
    effect_of = cards.ability_effect(ability, voice.words)
    return voice.say("choice-use", by=voice.thing(slug), ability=effect_of)


def tell_exchange(move: Move, _: Choice, view: View, voice: Voice) -> str:
    return voice.say(
        "choice-exchange",
        pay=voice.amount(move["pay"], 1),
        gain=voice.amounts(move["gain"]),
        held=voice.amount(move["pay"], me(view)["resources"][move["pay"]]),
    )


def tell_repeat(move: Move, _: Choice, __: View, voice: Voice) -> str:
    slug = used_slug(move)
    ability = cards.ability_effect(voice.deck.ability(slug), voice.words)
    return voice.say("choice-repeat", by=voice.thing(slug), ability=ability)


def tell_card(move: Move, _: Choice, __: View, voice: Voice) -> str:
    return voice.say(f"choice-{move['do']}", card=voice.card(move["card"]))


def tell_build(move: Move, choice: Choice, _: View, voice: Voice) -> str:
    slug = move["card"]
    ability = cards.ability_text(voice.deck.ability(slug), voice.words)
    built = effect(choice, "built")
    if built is None:
        price = called.price(choice["cost"], 0, voice.words)
        return voice.say("choice-build", card=voice.card(slug), price=price, ability=ability)
    return voice.say(
        "choice-build-known",
        card=voice.card(slug),
        price=called.price(built["hammers"], built["coins"], voice.words),
        location=voice.location(built["location"]),
        position=built["position"],
        ability=ability,
    )


def tell_rebuild(move: Move, choice: Choice, view: View, voice: Voice) -> str:
    place = place_at(view, move["position"])
    told = {
        "location": voice.location(place["location"]),
        "position": place["position"],
        "points": voice.points(place["value"]),
        "innovations": innovations_text(place, voice),
    }
    rebuilt = effect(choice, "rebuilt") or {"hammers": choice["cost"], "coins": 0}
    price = called.price(rebuilt["hammers"], rebuilt["coins"], voice.words)
    return voice.say("choice-rebuild", price=price, **told)


def tell_pay(move: Move, _: Choice, view: View, voice: Voice) -> str:
    hammers = view["prompt"]["context"]["cost"] - move["coins"]
    return voice.say("choice-pay", amount=voice.amounts((0, hammers, 0, move["coins"])))


def tell_rest(move: Move, _: Choice, view: View, voice: Voice) -> str:
    return voice.say(f"choice-{move['do'].replace('_', '-')}", cards=hand_text(view, voice))


def tell_swap(move: Move, _: Choice, view: View, voice: Voice) -> str:
    one, other = (place_at(view, position) for position in move["positions"])
    params: dict[str, str | int] = {"from": one["position"], "to": other["position"]}
    return voice.say(
        "choice-swap",
        one=voice.location(one["location"]),
        other=voice.location(other["location"]),
        **params,
    )


def tell_lift(move: Move, _: Choice, view: View, voice: Voice) -> str:
    slug = move["card"]
    lying = {row["card"]: place for place in me(view)["row"] for row in place["innovations"]}
    here = lying[slug]
    location = voice.location(here["location"])
    return voice.say(
        "choice-lift", card=voice.card(slug), location=location, position=here["position"]
    )


def tell_bid_axes(move: Move, _: Choice, view: View, voice: Voice) -> str:
    strength = view["prompt"]["context"]["strength"] + move["axes"]
    amount = voice.amount("axe", move["axes"])
    return voice.say("choice-bid-axes", n=move["axes"], amount=amount, strength=strength)


def tell_bid_coins(move: Move, _: Choice, view: View, voice: Voice) -> str:
    context = view["prompt"]["context"]
    strength = context["strength"] + context["axes"] + move["coins"]
    conflict = voice.deck.conflicts[view["conflict"]]
    reward = cards.reward_text(cards.reward_for(conflict, strength), voice.words)
    amount = voice.amount("coin", move["coins"])
    return voice.say(
        "choice-bid-coins", n=move["coins"], amount=amount, strength=strength, reward=reward
    )


def tell_refresh(move: Move, _: Choice, __: View, voice: Voice) -> str:
    ability = cards.ability_text(voice.deck.ability(move["card"]), voice.words)
    return voice.say("choice-refresh", card=voice.card(move["card"]), ability=ability)


def tell_take_card(move: Move, choice: Choice, view: View, voice: Voice) -> str:
    card = voice.deck.disasters[move["card"]]
    taken = view["prompt"]["context"]["taken"]
    if taken is not None and voice.deck.disasters[taken].number == card.number:
        loss = voice.say("take-loss-choice", position=card.number)
    else:
        place = place_at(view, card.number)
        location = voice.location(place["location"])
        loss = voice.say("take-loss", location=location, position=card.number)
    ability = cards.ability_text(card.ability, voice.words)
    return voice.say(
        "choice-take-card-from-hand", card=voice.card(card.slug), loss=loss, ability=ability
    )


TELLERS: Final[dict[str, Teller]] = {
    **dict.fromkeys(("economy_first", "industry_first", "keep_hand", "mulligan"), tell_plain),
    **dict.fromkeys(("keep_rest", "discard_rest"), tell_rest),
    "done": tell_done,
    "bid": tell_bid,
    "take": tell_take,
    "aim": tell_aim,
    "burn": tell_burn,
    "place": tell_place,
    "buy_coin": tell_buy_coin,
    "use": tell_use,
    "exchange": tell_exchange,
    "repeat": tell_repeat,
    "sell": tell_card,
    "build": tell_build,
    "rebuild": tell_rebuild,
    "pay": tell_pay,
    "swap": tell_swap,
    "lift": tell_lift,
    "bid_axes": tell_bid_axes,
    "bid_coins": tell_bid_coins,
    "refresh": tell_refresh,
    "take_card": tell_take_card,
}

"""EE-VIS: a view shows its seat what it may know, and nothing else."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.random import Random
from empires.shapes.empires_end.events import Reshuffled
from empires.table.game import Written
from tests.properties.machine import seeds
from tests.properties.moments import moments
from tests.properties.walks import (
    any_code,
    game,
    hidden_cards,
    onlookers,
    play_at_random,
    played,
    setups,
)

CARD: Final = re.compile(r"(?:fire|riot|famine|flood|blight|barbarians|plague|earthquake)-\d+")
CONFLICT: Final = re.compile(r"conflict-\d+")
NUMBER: Final = re.compile(r"\d+")

# Numbers that nothing else in a game can be: amounts never grow so large, and no code is so high.
TELLTALE: Final = {"wheat": 777, "hammer": 778, "axe": 779, "coin": 781}
TELLTALE_BID: Final = {"axes": 601, "coins": 602}
TELLTALE_RANDOM: Final = [4123456781, 4123456782, 4123456783, 4123456784]

# What a seat that has begun to choose would be deciding if it had not.
BEGINNING: Final = {
    "aim": "decide",
    "choose_exchange": "economize",
    "choose_repeat": "economize",
    "place_built": "industrialize",
    "pay_build": "industrialize",
    "pay_rebuild": "industrialize",
    "choose_swap": "industrialize",
    "choose_lift": "industrialize",
    "place_moved": "industrialize",
    "bid_coins": "bid_axes",
    "take_second": "take_first",
}

quick = settings(deadline=None, derandomize=True, max_examples=50)


def seen(p: EmpiresEnd, seat: int | None) -> str:
    """A view as the text that would be sent."""
    return msgspec.json.encode(game.view(p, seat)).decode()


def has_sealed(written: Written, empire: dict[str, Any]) -> bool:
    """Whether a bid of this seat lies face down on the table."""
    bidding = written["conflict"] is not None and not written["bids_opened"]
    return bidding and empire["deciding"]["stage"] == "idle"


@pytest.mark.rule("EE-VIS-1", "EE-VIS-2", "EE-VIS-3")
@quick
@given(moments())
def test_no_view_names_a_card_in_the_deck_or_in_another_hand(p: EmpiresEnd) -> None:
    written = game.dump(p)
    for seat in onlookers(p):
        text = seen(p, seat)
        assert not set(CARD.findall(text)) & set(hidden_cards(written, seat))
        assert not set(CONFLICT.findall(text)) & set(written["conflict_deck"])


@pytest.mark.rule("EE-SET-4", "EE-VIS-2")
@quick
@given(moments())
def test_a_view_names_all_cards_of_its_own_hand(p: EmpiresEnd) -> None:
    """Otherwise the test above would be content with a view of nothing."""
    for seat, empire in enumerate(game.dump(p)["seats"]):
        assert game.view(p, seat).seats[seat].hand == empire["hand"]


@pytest.mark.rule("EE-RES-3", "EE-SET-3", "EE-VIS-2", "EE-VIS-3")
@quick
@given(moments(open_resources=False), st.data())
def test_no_view_tells_what_others_hold_or_bid(p: EmpiresEnd, data: st.DataObject) -> None:
    """Nor the state of the random source. Amounts that stand out are searched in the text."""
    other = data.draw(st.integers(0, p.players - 1), label="who holds telltale amounts")
    written = game.dump(p)
    empire = written["seats"][other]
    empire["resources"] = TELLTALE
    if has_sealed(written, empire):
        empire["deciding"].update(TELLTALE_BID)
    written["random"] = TELLTALE_RANDOM
    q = game.position(written)
    telltale = {*TELLTALE.values(), *TELLTALE_BID.values(), *TELLTALE_RANDOM}
    for seat in onlookers(q):
        told = telltale & {int(number) for number in NUMBER.findall(seen(q, seat))}
        assert told == (set(TELLTALE.values()) if seat == other else set())


@pytest.mark.rule("EE-RES-3")
@quick
@given(moments(open_resources=True))
def test_open_resources_are_shown_to_everybody(p: EmpiresEnd) -> None:
    held = [empire["resources"] for empire in game.dump(p)["seats"]]
    for seat in onlookers(p):
        assert [empire.resources for empire in game.view(p, seat).seats] == held


@pytest.mark.rule("EE-VIS-2", "EE-VIS-3", "EE-FLOW-3")
@quick
@given(moments(), seeds)
def test_positions_that_differ_in_hidden_things_only_look_the_same(
    p: EmpiresEnd, random: Random
) -> None:
    for seat in onlookers(p):
        other = game.position(disguised(game.dump(p), seat, random))
        assert other.to_bytes() != p.to_bytes()
        assert seen(other, seat) == seen(p, seat)


@pytest.mark.rule("EE-VIS-2")
@settings(quick, max_examples=15)
@given(setups, seeds)
def test_hands_and_deck_stay_hidden_when_the_game_is_over(
    setup: dict[str, Any], random: Random
) -> None:
    """The final count opens the resources, and nothing else."""
    p = game.new(**setup)
    while not p.over:
        play_at_random(p, random)
    written = game.dump(p)
    for seat in onlookers(p):
        assert not set(CARD.findall(seen(p, seat))) & set(hidden_cards(written, seat))
        again = game.dump(p)
        deal_hidden_cards(again, seat, random)
        assert seen(game.position(again), seat) == seen(p, seat)


def disguised(written: Written, seat: int | None, random: Random) -> Written:
    """The same position with everything changed that the seat does not see."""
    deal_hidden_cards(written, seat, random)
    shuffle(written["conflict_deck"], random)
    written["random"] = [random.word() for _ in range(4)]
    for i, empire in enumerate(written["seats"]):
        if i != seat:
            disguise_empire(written, empire, random)
    return written


def disguise_empire(written: Written, empire: dict[str, Any], random: Random) -> None:
    held, deciding = empire["resources"], empire["deciding"]
    if not written["open_resources"]:
        for resource in held:
            held[resource] += random.below(4)
    if deciding["stage"] in BEGINNING:
        deciding.update(stage=BEGINNING[deciding["stage"]], chosen=-1, second=-1)
        if deciding["stage"] == "bid_axes":
            deciding["axes"] = 0
    elif deciding["stage"] == "bid_axes":
        deciding.update(stage="bid_coins", axes=random.below(held["axe"] + 1))
    if has_sealed(written, empire):
        deciding["axes"] = random.below(held["axe"] + 1)
        deciding["coins"] = random.below(held["coin"] + 1)


def deal_hidden_cards(written: Written, seat: int | None, random: Random) -> None:
    """Shuffle the deck together with all other hands, and deal as many as there were.

    Who has not drawn for the longest comes first: what went into the deck since is not for them.
    """
    pool = hidden_cards(written, seat)
    shuffle(pool, random)
    others = [empire for i, empire in enumerate(written["seats"]) if i != seat]
    for empire in sorted(others, key=lambda empire: int(empire["deciding"]["last_draw"])):
        last_draw = empire["deciding"]["last_draw"]
        fitting = [card for card in pool if written["returned"].get(card, 0) < last_draw]
        empire["hand"] = fitting[: len(empire["hand"])]
        pool = [card for card in pool if card not in empire["hand"]]
    written["deck"] = pool


def shuffle(entries: list[str], random: Random) -> None:
    for last in range(len(entries) - 1, 0, -1):
        other = random.below(last + 1)
        entries[last], entries[other] = entries[other], entries[last]


@pytest.mark.rule("EE-FLOW-3")
@quick
@given(moments(), seeds)
def test_nobody_sees_what_another_has_only_begun_to_choose(p: EmpiresEnd, random: Random) -> None:
    """A move that causes no event, and after which all wait for the same seats as before."""
    for mover in p.to_move:
        for _ in range(5):
            q, events = played(p, mover, any_code(p, mover, random))
            if not events and q.to_move == p.to_move:
                for seat in onlookers(p):
                    assert (seen(q, seat) == seen(p, seat)) == (seat != mover)


@pytest.mark.rule("EE-CON-3", "EE-VIS-2", "EE-FLOW-3")
@settings(quick, max_examples=20)
@given(st.tuples(st.integers(0, 5), st.integers(0, 3)), st.integers(0, 2))
def test_sealed_bids_all_look_the_same(bid: tuple[int, int], bidder: int) -> None:
    """Others see that a seat has bid, not what."""
    holding = {"resources": {"axe": 5, "coin": 3}}
    written = {"players": 3, "conflict": "conflict-1", "seats": [holding] * 3}

    def after(axes: int, coins: int) -> EmpiresEnd:
        p: EmpiresEnd = game.position(written)
        p.play(bidder, game.code(p, bidder, {"do": "bid_axes", "axes": axes}))
        p.play(bidder, game.code(p, bidder, {"do": "bid_coins", "coins": coins}))
        return p

    p, q = after(0, 0), after(*bid)
    for seat in onlookers(p):
        assert not game.view(q, seat).seats[bidder].deciding
        if seat != bidder:
            assert seen(q, seat) == seen(p, seat)


@pytest.mark.rule("EE-VIS-2")
@quick
@given(moments(), seeds)
def test_events_name_drawn_cards_to_their_owner_only(p: EmpiresEnd, random: Random) -> None:
    """What is told of a move has no card that is hidden before it and after it."""
    for _ in range(20):
        if p.over:
            break
        before = game.dump(p)
        p.journal = []
        play_at_random(p, random)
        events = game.events(p.journal)
        if any(isinstance(event, Reshuffled) for event in events):
            continue  # discards that everybody saw are hidden again
        after = game.dump(p)
        for seat in onlookers(p):
            told = CARD.findall(str([game.seen_by(event, seat) for event in events]))
            always = set(hidden_cards(before, seat)) & set(hidden_cards(after, seat))
            assert not always & set(told)

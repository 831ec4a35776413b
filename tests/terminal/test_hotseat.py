"""Friends at one screen: nobody sees another's secrets, neither playing nor handing over."""

from __future__ import annotations

import re
from typing import Any

import pytest

from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.first_empires import terms
from empires.rules.first_empires.game import FirstEmpires
from empires.rules.position import Position
from empires.shapes.empires_end.views import EmpiresEndView
from empires.terminal.console import CLEAR
from empires.text.catalogue import words
from empires.text.empires_end.names import card
from tests.terminal.kit import CLEARED, Sitting, choosing


class Spy:
    """Plays, and looks at each screen for what the one in front of it must not see."""

    def __init__(self, seed: int) -> None:
        self.choose = choosing(seed)
        self.screens = 0
        self.sitting: Sitting
        self.found: list[str] = []

    def __call__(self, screen: str) -> str | None:
        session = self.sitting.session
        now = screen.rpartition(CLEARED)[2]
        self.screens += 1
        for human in session.humans:
            if human != session.holder:
                self.found += [name for name in self.hand(human) if re.search(rf"\b{name}\b", now)]
        return self.choose(screen)

    def hand(self, human: int) -> list[str]:
        """Read off the engine's own position: quicker than a view with all its previews."""
        telling = self.sitting.session.telling
        hand = hand_of(self.sitting.table.position, human, telling.pack)
        return [telling.name(slug) for slug in hand]


def hand_of(p: Position, seat: int, pack: Any) -> list[str]:
    """The short names of the cards in a hand."""
    if isinstance(p, EmpiresEnd):
        return [pack.disasters[p.hand[seat * 4 + i]].slug for i in range(p.hand_count[seat])]
    assert isinstance(p, FirstEmpires)
    cards = pack.civilizations[p.civilization[seat]].cards
    return [card.name for i, card in enumerate(cards) if p.card_at[seat * 9 + i] == terms.IN_HAND]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    "options",
    [
        {"humans": 2, "players": 3},
        {"humans": 4, "players": 4},
        {"humans": 2, "variant": "blitz"},
        {"game": "first-empires", "humans": 2, "players": 3},
        {"game": "first-empires", "humans": 5, "players": 5},
        {"game": "first-empires", "humans": 2, "players": 2, "choose_civilizations": True},
    ],
)
@pytest.mark.rule("EE-VIS-2", "FE-VIS-2")
def test_no_hand_card_of_another_player_is_on_the_screen(
    lang: str, options: dict[str, Any]
) -> None:
    spy = Spy(seed=1)
    spy.sitting = Sitting(spy, seed=1, lang=lang, **options)
    spy.sitting.play()
    assert spy.sitting.table.over
    assert spy.screens > 50
    assert spy.found == []


def test_the_screen_is_cleared_before_and_after_the_device_is_handed_over() -> None:
    """Before the first time there is nothing to hide, and the commitment can still be noted."""
    screen = Sitting(seed=2, humans=2).play()
    first, *others = screen.split("Pass the device to ")[:-1]
    assert CLEARED not in first
    assert len(others) > 10
    for before in others:
        assert before.endswith(CLEARED)
    for after in screen.split("Pass the device to ")[1:]:
        request, _, rest = after.partition("\n")
        assert rest.startswith(f"{request[:-1]}, press Enter")
        assert rest.split("\n", 1)[1].startswith(CLEARED)


def test_a_single_human_is_never_asked_to_hand_over() -> None:
    assert "Pass the device" not in Sitting(seed=2).play()


def test_only_real_terminals_get_control_characters() -> None:
    assert CLEAR not in Sitting(seed=2, humans=2).play()


@pytest.mark.rule("EE-CON-3")
def test_a_conflict_bid_is_not_on_the_next_players_screen() -> None:
    """The next player reads that a bid was sealed, and nothing about how high it is."""
    seen: list[str] = []
    choose = choosing(5)

    def typist(screen: str) -> str | None:
        now = screen.rpartition(CLEARED)[2]
        if " has sealed a bid." in now and "do you bid?" in now:
            seen.append(now)
        return choose(screen)

    Sitting(typist, seed=5, humans=2, players=2).play()
    assert seen
    for now in seen:
        conflict = now[now.rindex("has sealed a bid.") :]
        assert not re.search(r"\w+ bids", conflict)


def test_at_the_end_of_a_shared_game_the_last_players_secrets_are_gone() -> None:
    sitting = Sitting(seed=6, humans=3)
    end = sitting.play().rpartition(CLEARED)[2]
    assert "Place 3" in end
    assert not re.search(r"\b[Yy]our?\b", end)
    for seat in range(3):
        view = sitting.table.view(seat)
        assert isinstance(view, EmpiresEndView)
        for slug in view.seats[seat].hand or ():
            assert not re.search(rf"\b{card(slug, words('en'))}\b", end)

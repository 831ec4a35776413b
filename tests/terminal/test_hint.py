"""`hint`: what a search would do, told out of what the asking seat knows."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from empires.bots import Outlook
from empires.bots.advice import Advice
from tests.terminal.kit import GAMES, Sitting, Watched, answer_to, choosing


def flat(text: str) -> str:
    return " ".join(text.split())


def hinted(line: str = "hint", **options: Any) -> str:
    return flat(answer_to(line, adviser=Watched(), **options))


def test_a_hint_tells_the_best_choices_with_their_numbers_and_what_is_expected_of_them() -> None:
    told = hinted()
    assert re.match(r"Hint, after 80 games thought through in \d+\.\d s\.", told)
    assert " s. Result: 100 is a sure victory, 0 the last place." in told
    options = re.findall(r"(\d)\. [^:]+[^%]*?: (\d+) % of the search, result \d+, about", told)
    assert sorted(number for number, _ in options) == ["1", "2", "3", "4"]
    shares = [int(share) for _, share in options]
    assert shares == sorted(shares, reverse=True)
    assert 98 <= sum(shares) <= 102


def test_a_hint_tells_what_speaks_for_it_and_what_the_others_would_cost() -> None:
    told = hinted()
    why, _, options = told.partition("last place. ")[2].partition(" 1. ")
    assert re.match(r"(That is worth|In points it is|It brings|It is close)", why)
    assert re.search(r"points (This costs about|In points this|For now this|It is close)", options)


def test_a_hint_tells_the_line_it_expects() -> None:
    told = flat(answer_to("hint", adviser=Watched(400)))
    best = re.search(r" \d\. ([^.]+?): \d+ %", told)
    assert best
    line = told.partition("as far as one can guess: ")[2]
    assert line.startswith(f"You: {best[1]}. ")
    assert re.search(r"(Aurelia|Livia) (averts|takes) Famine 11", line)


def test_a_hint_speaks_the_players_language() -> None:
    told = hinted("tipp", lang="de")
    assert re.match(r"Hinweis, nach 80 durchdachten Partien in \d+,\d s\.", told)
    assert re.search(r"% der Suche, Ergebnis \d+, etwa", told)
    assert "soweit man es ahnen kann: Du: " in told


def test_a_hint_changes_nothing() -> None:
    asking = Sitting(lambda screen: "hint" if screen.count("Hint,") < 3 else None)
    asking.session.adviser = Watched()
    asking.play()
    assert asking.table.moves[-1].seat != 0


@pytest.mark.parametrize("game", GAMES)
def test_whoever_gives_the_hint_knows_what_the_seat_knows_and_no_more(game: str) -> None:
    adviser = Watched()
    true_ones: list[bytes] = []
    choose = choosing(1)

    def typist(screen: str) -> str | None:
        if len(true_ones) == 20:
            return None
        if len(adviser.outlooks) == len(true_ones):
            true_ones.append(sitting.table.position.to_bytes())
            return "hint"
        return choose(screen)

    sitting = Sitting(typist, game=game, adviser=adviser)
    sitting.play()
    assert len(adviser.outlooks) >= 19
    for outlook, true in zip(adviser.outlooks, true_ones, strict=False):
        assert type(outlook) is Outlook
        assert outlook.seat == 0
        assert outlook.imagined != true


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_game_can_have_its_hint(game: str, lang: str) -> None:
    choose = choosing(2)
    asked = 0

    def typist(screen: str) -> str | None:
        nonlocal asked
        asked += 1
        return "hint" if asked % 2 else choose(screen)

    sitting = Sitting(typist, game=game, lang=lang, adviser=Watched(20), players=2)
    screen = flat(sitting.play())
    assert sitting.table.over
    assert len(re.findall(r"(?:Hint, after|Hinweis, nach) 20 ", screen)) == asked // 2


class Dreamer(Watched):
    """Expects a second move that nobody could play."""

    def advise(self, outlook: Outlook) -> Advice:
        advice = super().advise(outlook)
        line = (advice.line[0], (outlook.seat, 9999), *advice.line[1:])
        return replace(advice, line=line)


def test_the_line_ends_where_it_could_not_be_played() -> None:
    told = flat(answer_to("hint", adviser=Dreamer()))
    line = told.partition("as far as one can guess: ")[2]
    assert re.fullmatch(r"You: [^.]+\.", line)

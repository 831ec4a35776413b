"""The one door to all games' texts: found by name, and things found by what they are called."""

from pathlib import Path
from typing import Any

import pytest

import empires
from empires.content.first_empires import standard_text
from empires.text.catalogue import Words, words
from empires.text.telling import AnyTelling, plain, telling


@pytest.fixture(params=empires.games())
def teller(request: pytest.FixtureRequest, both: Words) -> AnyTelling:
    """The test runs once for each game and language."""
    return telling(request.param, both, names=["Ada", "Grace"])


def test_an_unknown_game_names_the_known_ones(en: Words) -> None:
    expected = '^there is no game "chess": known are empires-end, first-empires'
    with pytest.raises(ValueError, match=expected):
        telling("chess", en)


def test_everything_has_a_name_a_text_and_a_summary(teller: AnyTelling) -> None:
    for slug in teller.slugs():
        assert teller.name(slug)
        assert len(teller.card(slug)) > 2
        assert teller.summary(slug)
        assert teller.data(slug)


def test_no_two_things_have_the_same_name(teller: AnyTelling) -> None:
    names = [teller.name(slug) for slug in teller.slugs()]
    assert len(set(names)) == len(names)
    assert teller.find(teller.example) in teller.slugs()


@pytest.mark.parametrize(
    ("game", "name", "slug"),
    [
        ("empires-end", "fire-9", "fire-9"),
        ("empires-end", "Fire 9", "fire-9"),
        ("empires-end", "BRAND 9", "fire-9"),
        ("empires-end", "faeulnis 3", "blight-3"),
        ("empires-end", "Fäulnis 3", "blight-3"),
        ("empires-end", "hof11", "farm-11"),
        ("empires-end", "Strasse 14", "road-14"),
        ("empires-end", "Feldzug 3", "conflict-3"),
        ("empires-end", "Fire 12", None),
        ("empires-end", "", None),
        ("first-empires", "gansu-road", "gansu-road"),
        ("first-empires", "strasse von gansu", "gansu-road"),
        ("first-empires", "Straße von Gansu", "gansu-road"),
        ("first-empires", "RUS", "rus"),
        ("first-empires", "Karthadst", "karthadst"),
        ("first-empires", "Fire 9", None),
    ],
)
def test_things_have_their_short_name_and_the_names_of_both_languages(
    game: str, name: str, slug: str | None, both: Words
) -> None:
    assert telling(game, both).find(name) == slug


def test_plain_names_forgive_case_spaces_and_umlauts() -> None:
    assert plain("Straße von Gansu") == plain("STRASSE-VON gansu")


def test_a_pack_of_ones_own_is_told(tmp_path: Path, en: Words) -> None:
    file = tmp_path / "my.toml"
    text = standard_text().replace('en = "Gansu Road"', 'en = "Silk Road"')
    file.write_text(text, encoding="utf-8")
    pack = empires.game("first-empires", file).pack
    assert telling("first-empires", en, pack=pack).name("gansu-road") == "Silk Road"
    assert telling("first-empires", en).name("gansu-road") == "Gansu Road"


@pytest.mark.parametrize(
    ("game", "options", "english", "german"),
    [
        (
            "empires-end",
            {"variant": "blitz", "ruleset": "manual"},
            "Empire’s End: 2 players, blitz, ruleset “manual”. Type ? for help.",
            "Empire’s End: 2 Spieler, Blitzvariante, Regelfassung „Handbuch“. Mit ? bekommst du "
            "Hilfe.",
        ),
        (
            "first-empires",
            {"choose_civilizations": False, "open_tiles": True, "short": False},
            "First Empires: 2 players, civilizations dealt, open city tiles. Type ? for help.",
            "First Empires: 2 Spieler, zugeloste Zivilisationen, offene Stadtplättchen. Mit ? "
            "bekommst du Hilfe.",
        ),
        (
            "first-empires",
            {"choose_civilizations": True, "open_tiles": False, "short": True},
            "First Empires: short game, four rounds, 2 players, civilizations chosen, city tiles "
            "face down. Type ? for help.",
            "First Empires: kurzes Spiel, vier Runden, 2 Spieler, gewählte Zivilisationen, "
            "verdeckte Stadtplättchen. Mit ? bekommst du Hilfe.",
        ),
    ],
)
def test_the_welcome_names_the_options(
    game: str, options: dict[str, Any], english: str, german: str
) -> None:
    for lang, welcome in (("en", english), ("de", german)):
        assert telling(game, words(lang), names=["A", "B"]).welcome(options) == welcome


@pytest.mark.parametrize("game", empires.games())
def test_every_part_of_a_game_begins_with_a_heading(game: str, en: Words) -> None:
    p = empires.game(game).new(players=2, seed=1, journal=True)
    events = empires.game(game).events(p.journal or [])
    teller = telling(game, en, names=["Ada", "Grace"])
    headings = [teller.sentence(e, 0) for e in events if teller.heading(e) is not None]
    assert headings[0].startswith(("Space 1: ", "Round 1"))


def test_a_card_can_be_read_without_where_its_values_come_from(teller: AnyTelling) -> None:
    told = teller.words.say("source-reconstructed")
    for slug in teller.slugs():
        plain_lines = teller.card(slug, sources=False)
        assert len(plain_lines) == len(teller.card(slug))
        assert not [line for line in plain_lines if told in line]


def test_what_a_card_does_can_be_said_with_and_without_when() -> None:
    teller = telling("empires-end", words("en"))
    assert teller.ability("farm-11") == "Economy: gain 1 hammer."
    assert teller.brief("farm-11") == "gain 1 hammer"
    assert teller.brief("earthquake-1") == "When this location is destroyed: gain 3 wheat"
    assert teller.brief("conflict-1").startswith("Everyone else: swap the most valuable")

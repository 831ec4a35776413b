"""The rules page of Empire's End: complete, in order, in both languages, and friendly to typos."""

import re

import pytest

from empires.text.rulebook import Rule, UnknownRule, rulebook

BOOK = rulebook("empires-end")

RULES_PER_CHAPTER = {
    "SET": 10,
    "RES": 4,
    "FLOW": 3,
    "DIS": 12,
    "DBL": 6,
    "ECO": 7,
    "IND": 10,
    "INN": 6,
    "CON": 9,
    "COM": 1,
    "END": 4,
    "BLZ": 4,
    "VIS": 3,
    "EX": 4,
}

RULINGS = [
    "EE-RES-3",
    "EE-RES-4",
    "EE-FLOW-3",
    "EE-DIS-6",
    "EE-DIS-7",
    "EE-DIS-8",
    "EE-DIS-9",
    "EE-DIS-12",
    "EE-ECO-5",
    "EE-IND-3",
    "EE-IND-5",
    "EE-IND-9",
    "EE-CON-6",
    "EE-CON-8",
    "EE-END-2",
    "EE-END-4",
]

every_rule = pytest.mark.parametrize("rule", BOOK.rules, ids=lambda rule: rule.id)


def all_texts(rule: Rule, lang: str) -> str:
    return " ".join((rule.title(lang), rule.text(lang), rule.ruling(lang) or ""))


def test_every_rule_is_there_once_and_in_order() -> None:
    """Chapter by chapter, each chapter numbered from 1 without a gap."""
    expected = [
        f"EE-{chapter}-{number}"
        for chapter, count in RULES_PER_CHAPTER.items()
        for number in range(1, count + 1)
    ]
    assert [rule.id for rule in BOOK.rules] == expected
    assert len(BOOK.rules) == 83


def test_the_chapters_stand_in_rulebook_order() -> None:
    assert [chapter.key for chapter in BOOK.chapters] == list(RULES_PER_CHAPTER)


def test_chapters_have_a_title_in_both_languages() -> None:
    for chapter in BOOK.chapters:
        assert chapter.title("en")
        assert chapter.title("de")
    assert BOOK.chapters[3].title("de") == "Krisenphase"


@every_rule
def test_a_rule_stands_in_the_chapter_its_id_names(rule: Rule) -> None:
    assert rule.id.split("-")[1] == rule.chapter


@every_rule
def test_title_and_text_are_there_in_both_languages_and_differ(rule: Rule) -> None:
    assert rule.title("en")
    assert rule.title("de")
    assert rule.title("en") != rule.title("de")
    assert rule.text("en")
    assert rule.text("de")
    assert rule.text("en") != rule.text("de")


@every_rule
def test_both_languages_name_the_same_amounts(rule: Rule) -> None:
    """Every figure of the English text is in the German one as often, and the other way round."""
    english, german = (re.findall(r"\d+", rule.text(lang)) for lang in ("en", "de"))
    assert sorted(english) == sorted(german)


@every_rule
def test_rules_refer_only_to_rules_that_exist(rule: Rule) -> None:
    """Both languages send the reader to the same rules."""
    english, german = (re.findall(r"EE-\w+-\d+", all_texts(rule, lang)) for lang in ("en", "de"))
    assert english == german
    for rule_id in english:
        assert BOOK.rule(rule_id).id == rule_id


def test_titles_do_not_repeat() -> None:
    """Whoever looks for a title finds one rule."""
    for lang in ("en", "de"):
        titles = [rule.title(lang) for rule in BOOK.rules]
        assert len(set(titles)) == len(titles)


def test_our_own_decisions_are_marked_as_such() -> None:
    assert [rule.id for rule in BOOK.rules if rule.ruling("en")] == RULINGS


@pytest.mark.parametrize("rule_id", RULINGS)
def test_a_ruling_is_explained_in_both_languages(rule_id: str) -> None:
    rule = BOOK.rule(rule_id)
    assert (rule.ruling("en") or "").startswith("Our decision: ")
    assert (rule.ruling("de") or "").startswith("Unsere Festlegung: ")


def test_a_rule_the_sources_settle_has_no_ruling() -> None:
    assert BOOK.rule("EE-DIS-3").ruling("en") is None
    assert BOOK.rule("EE-DIS-3").ruling("de") is None


def test_rules_of_one_ruleset_only_say_which() -> None:
    assert {rule.id: rule.ruleset for rule in BOOK.rules if rule.ruleset} == {
        "EE-SET-10": "manual",
        "EE-CON-9": "manual",
        "EE-END-3": "rulebook",
        "EE-END-4": "manual",
    }


def test_a_text_is_one_paragraph() -> None:
    """The line breaks of the file do not reach the reader."""
    assert BOOK.rule("EE-EX-4").text("en") == (
        "Free build: with both Towns healthy, two cards that cost 1 are free; "
        "a card that costs 2 costs 1 hammer."
    )


@pytest.mark.parametrize(
    ("wrong", "near"),
    [
        ("EE-DIS-13", ("EE-DIS-1", "EE-DIS-3", "EE-DIS-10")),
        ("ee-eco-8", ("EE-ECO-1", "EE-ECO-2", "EE-ECO-3")),
        ("dis", ("EE-DIS-1", "EE-DIS-2", "EE-DIS-3")),
    ],
)
def test_an_unknown_id_names_the_near_ones(wrong: str, near: tuple[str, str, str]) -> None:
    """The likest first, equally like ones in rulebook order, all in one line."""
    with pytest.raises(UnknownRule) as error:
        BOOK.rule(wrong)
    assert error.value.near == near
    first, second, third = near
    assert str(error.value) == f'no rule "{wrong}": did you mean {first}, {second} or {third}?'


def test_an_id_like_no_other_gets_the_range() -> None:
    with pytest.raises(UnknownRule, match=r'^no rule "\?": the ids run from EE-SET-1 to EE-EX-4$'):
        BOOK.rule("?")


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r'^no rules in the language "fr": expected en or de$'):
        BOOK.rules[0].text("fr")


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r'^no rules of a game "chess": expected .*empires-end'):
        rulebook("chess")

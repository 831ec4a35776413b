"""The rules page of each game: complete, in order, in both languages, and friendly to typos."""

import re

import pytest

from empires.rules.empires_end import journal as empires_end_journal
from empires.rules.first_empires import journal as first_empires_journal
from empires.table.empires_end import stages as empires_end_stages
from empires.table.first_empires import stages as first_empires_stages
from empires.table.stages import Stage
from empires.text.rulebook import Rule, Rulebook, UnknownRule, rulebook

EMPIRES_END = rulebook("empires-end")
FIRST_EMPIRES = rulebook("first-empires")
BOOKS = {"EE": EMPIRES_END, "FE": FIRST_EMPIRES}

NUMBER_OF_RULES = {"EE": 83, "FE": 49}

RULES_PER_CHAPTER = {
    "EE": {
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
    },
    "FE": {
        "SET": 9,
        "ROL": 4,
        "MOV": 7,
        "CON": 9,
        "PRO": 8,
        "ACH": 2,
        "END": 3,
        "VIS": 3,
        "EX": 4,
    },
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
    "FE-SET-3",
    "FE-SET-9",
    "FE-ROL-3",
    "FE-MOV-2",
    "FE-MOV-5",
    "FE-MOV-6",
    "FE-MOV-7",
    "FE-CON-5",
    "FE-CON-8",
    "FE-PRO-2",
    "FE-PRO-3",
    "FE-PRO-6",
    "FE-PRO-7",
    "FE-PRO-8",
    "FE-ACH-1",
    "FE-ACH-2",
    "FE-END-3",
    "FE-VIS-1",
    "FE-VIS-3",
]

ALL_RULES = [rule for book in BOOKS.values() for rule in book.rules]

each_game = pytest.mark.parametrize("prefix", BOOKS)
every_rule = pytest.mark.parametrize("rule", ALL_RULES, ids=lambda rule: rule.id)


def all_texts(rule: Rule, lang: str) -> str:
    return " ".join((rule.title(lang), rule.text(lang), rule.ruling(lang) or ""))


def book_of(rule_id: str) -> Rulebook:
    return BOOKS[rule_id[:2]]


@each_game
def test_every_rule_is_there_once_and_in_order(prefix: str) -> None:
    """Chapter by chapter, each chapter numbered from 1 without a gap."""
    expected = [
        f"{prefix}-{chapter}-{number}"
        for chapter, count in RULES_PER_CHAPTER[prefix].items()
        for number in range(1, count + 1)
    ]
    assert [rule.id for rule in BOOKS[prefix].rules] == expected
    assert len(expected) == NUMBER_OF_RULES[prefix]


@each_game
def test_the_chapters_stand_in_rulebook_order(prefix: str) -> None:
    assert [chapter.key for chapter in BOOKS[prefix].chapters] == list(RULES_PER_CHAPTER[prefix])


@each_game
def test_chapters_have_a_title_in_both_languages(prefix: str) -> None:
    for chapter in BOOKS[prefix].chapters:
        assert chapter.title("en")
        assert chapter.title("de")
        assert chapter.title("en") != chapter.title("de")


@pytest.mark.parametrize(
    ("book", "number", "title"),
    [(EMPIRES_END, 3, "Krisenphase"), (FIRST_EMPIRES, 4, "Phase 3: Fortschritt")],
)
def test_a_chapter_is_called_as_players_call_it(book: Rulebook, number: int, title: str) -> None:
    assert book.chapters[number].title("de") == title


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
    """Both languages send the reader to the same rules, all of the same game."""
    english, german = (re.findall(r"[EF]E-\w+-\d+", all_texts(rule, lang)) for lang in ("en", "de"))
    assert english == german
    for rule_id in english:
        assert book_of(rule.id).rule(rule_id).id == rule_id


@pytest.mark.parametrize(
    ("book", "stages", "causes"),
    [
        (EMPIRES_END, empires_end_stages.STAGES, empires_end_journal.RULES),
        (FIRST_EMPIRES, first_empires_stages.STAGES, first_empires_journal.RULES),
    ],
    ids=BOOKS,
)
def test_what_a_game_asks_and_tells_can_be_looked_up(
    book: Rulebook, stages: tuple[Stage, ...], causes: tuple[str, ...]
) -> None:
    """Every question and every event names a rule that is there to read."""
    for rule_id in (*(stage.rule for stage in stages if stage.kind), *causes):
        assert book.rule(rule_id).id == rule_id


@each_game
def test_titles_do_not_repeat(prefix: str) -> None:
    """Whoever looks for a title finds one rule."""
    for lang in ("en", "de"):
        titles = [rule.title(lang) for rule in BOOKS[prefix].rules]
        assert len(set(titles)) == len(titles)


def test_our_own_decisions_are_marked_as_such() -> None:
    assert [rule.id for rule in ALL_RULES if rule.ruling("en")] == RULINGS


@pytest.mark.parametrize("rule_id", RULINGS)
def test_a_ruling_is_explained_in_both_languages(rule_id: str) -> None:
    rule = book_of(rule_id).rule(rule_id)
    assert (rule.ruling("en") or "").startswith("Our decision: ")
    assert (rule.ruling("de") or "").startswith("Unsere Festlegung: ")


@pytest.mark.parametrize("rule_id", ["EE-DIS-3", "FE-CON-1"])
def test_a_rule_the_sources_settle_has_no_ruling(rule_id: str) -> None:
    assert book_of(rule_id).rule(rule_id).ruling("en") is None
    assert book_of(rule_id).rule(rule_id).ruling("de") is None


def test_rules_of_one_ruleset_only_say_which() -> None:
    """Only Empire's End has more than one ruleset."""
    assert {rule.id: rule.ruleset for rule in ALL_RULES if rule.ruleset} == {
        "EE-SET-10": "manual",
        "EE-CON-9": "manual",
        "EE-END-3": "rulebook",
        "EE-END-4": "manual",
    }


def test_a_text_is_one_paragraph() -> None:
    """The line breaks of the file do not reach the reader."""
    assert EMPIRES_END.rule("EE-EX-4").text("en") == (
        "Free build: with both Towns healthy, two cards that cost 1 are free; "
        "a card that costs 2 costs 1 hammer."
    )


@pytest.mark.parametrize(
    ("wrong", "near"),
    [
        ("EE-DIS-13", ("EE-DIS-1", "EE-DIS-3", "EE-DIS-10")),
        ("ee-eco-8", ("EE-ECO-1", "EE-ECO-2", "EE-ECO-3")),
        ("dis", ("EE-DIS-1", "EE-DIS-2", "EE-DIS-3")),
        ("FE-ROL-5", ("FE-ROL-1", "FE-ROL-2", "FE-ROL-3")),
        ("pro", ("FE-PRO-1", "FE-PRO-2", "FE-PRO-3")),
    ],
)
def test_an_unknown_id_names_the_near_ones(wrong: str, near: tuple[str, str, str]) -> None:
    """The likest first, equally like ones in rulebook order, all in one line."""
    first, second, third = near
    with pytest.raises(UnknownRule) as error:
        book_of(first).rule(wrong)
    assert error.value.near == near
    assert str(error.value) == f'no rule "{wrong}": did you mean {first}, {second} or {third}?'


@each_game
def test_an_id_like_no_other_gets_the_range(prefix: str) -> None:
    expected = rf'^no rule "\?": the ids run from {prefix}-SET-1 to {prefix}-EX-4$'
    with pytest.raises(UnknownRule, match=expected):
        BOOKS[prefix].rule("?")


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r'^no rules in the language "fr": expected en or de$'):
        EMPIRES_END.rules[0].text("fr")


def test_an_unknown_game_names_the_known_ones() -> None:
    expected = r'^there is no game "chess": known are empires-end, first-empires'
    with pytest.raises(ValueError, match=expected):
        rulebook("chess")

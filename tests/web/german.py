"""English that was left over on a German page: words that only the English catalogues have."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast, visitor
from playwright.sync_api import Page

from empires.text.catalogue import sources

WORD: Final = re.compile(r"[^\W\d_]{3,}")
RULE: Final = re.compile(r"\b[EF]E-[A-Z]+-\d+\b")
# Names and what is the same everywhere, beside what German texts have themselves.
NAMES: Final = "Empire’s End First Empires Ada Bob Deutsch Enter Esc Tab Space Shift"
SEEN: Final = """() => {
  const said = [];
  for (const each of document.querySelectorAll('body, body *')) {
    if (each.closest('[lang]:not([lang=de])') || each.closest('script, style')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      if (each.hasAttribute(name)) said.push(each.getAttribute(name));
    }
    for (const node of each.childNodes) if (node.nodeType === 3) said.push(node.data);
  }
  return said.join('\\n');
}"""


class Texts(visitor.Visitor):
    """The words of messages, without keys and parameters."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def words_in(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


def catalogue(lang: str) -> set[str]:
    texts = Texts()
    for text in sources(lang).values():
        texts.visit(FluentParser().parse(text))
    return words_in(" ".join(texts.found))


@cache
def only_english() -> set[str]:
    return catalogue("en") - catalogue("de") - words_in(NAMES)


def english_in(page: Page) -> list[str]:
    """Words on the page that no German text has, and an English one has."""
    shown: str = page.evaluate(SEEN)
    return sorted(words_in(RULE.sub("", shown)) & only_english())

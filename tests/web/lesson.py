"""A lesson on the page: its steps by name, where their words are, and how one gets past them."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from empires.lessons import lesson_of


def steps(game: str) -> list[str]:
    lesson = lesson_of(game)
    assert lesson is not None
    return [step.name for step in lesson.steps]


def words_of(page: Page, step: str) -> Locator:
    return page.locator(f'.lesson[data-step="{step}"]')


def skips(page: Page, step: str) -> None:
    """Reads on, or lets the step be done."""
    words_of(page, step).locator(".acts .act").nth(1).click()

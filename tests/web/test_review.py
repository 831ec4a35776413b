"""Was it luck? The page of a finished game, with its graph, sums, key moments and decisions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.test_records import played
from tests.web.kit import LAPTOP, PHONE, Player, player

pytestmark = pytest.mark.slow


def brings(ada: Player) -> str:
    """A finished game from elsewhere; the path of its table."""
    record = played("first-empires", short=True).record().text().decode()
    answer = ada.context.request.post(f"{ada.address}/api/records", data={"record": record})
    return f"/t/{answer.json()['id']}"


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_finished_game_is_looked_at_again(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    with player(browser, address, size=size) as ada:
        ada.goes_to(f"{brings(ada)}/review")
        page = ada.page
        expect(page.locator(".graph path")).to_have_count(2)
        expect(page.locator("tbody tr")).to_have_count(2)
        for row in page.locator("tbody tr").all():
            parts = {
                cell.get_attribute("data-part"): cell.inner_text().split()[0]
                for cell in row.locator("[data-part]").all()
            }
            numbers = {name: float(n.replace("−", "-")) for name, n in parts.items()}
            result = numbers.pop("result")
            assert sum(numbers.values()) == pytest.approx(result, abs=0.5)
        page.locator("tbody button").nth(1).click()
        page.keyboard.press("e")
        detail = page.locator(".detail")
        expect(detail).to_be_in_viewport()
        expect(detail.locator("li.played").first).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        detail.get_by_role("link", name="Show on the table").click()
        expect(page.locator("#prompt .number")).to_be_visible()


def test_a_game_that_is_played_says_that_it_has_no_review(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        made = ada.sits_down("empires-end")
        ada.forgives("409")
        ada.goes_to(f"/t/{made.id}/review")
        expect(ada.page.get_by_text("not over")).to_be_visible()

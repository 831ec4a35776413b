"""People at one table, each with a browser of their own: what friends do in the page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.kit import Player

OPEN = {"kind": "open"}


def opened(ada: Player, *seats: dict[str, Any], **more: Any) -> str:
    """Ada's table, in her browser; the path that is everybody's."""
    asked = {"game": "empires-end", "options": {"variant": "blitz"}, **more}
    asked["seats"] = [{"kind": "human", "name": "Ada"}, *seats]
    made = ada.context.request.post(f"{ada.address}/api/tables", data=asked).json()
    ada.goes_to(made["seats"][0]["link"])
    return f"/t/{made['id']}"


def sits_down(somebody: Player, name: str) -> None:
    somebody.page.get_by_placeholder("Your name").fill(name)
    somebody.page.get_by_role("button", name="Sit down").click()


def menu(page: Page, entry: str) -> Locator:
    """An entry of the table's menu, which is opened by its key."""
    if not page.get_by_role("dialog", name="Table").count():
        page.keyboard.press("m")
    return page.get_by_role("dialog", name="Table").get_by_role("button", name=entry)


class Secret:
    """The seat that a browser keeps, to act past its page."""

    def __init__(self, somebody: Player) -> None:
        kept = somebody.page.evaluate("localStorage.getItem('empires.tables')")
        table = json.loads(kept)[0]
        self.http = somebody.context.request
        self.url = f"{somebody.address}/api/tables/{table['id']}"
        self.table: str = table["id"]
        self.seat: int = table["sittings"][0]["seat"]
        self.token: str = table["sittings"][0]["token"]
        self.headers = {"authorization": f"Bearer {self.token}"}

    def plays(self) -> int:
        """The first choice there is; the answer's status."""
        update = self.http.get(f"{self.url}/view", headers=self.headers).json()
        prompt = (update.get("view") or {}).get("prompt")
        body = {"ply": update.get("ply", 0), "code": prompt["choices"][0]["id"] if prompt else 0}
        return self.http.post(f"{self.url}/moves", data=body, headers=self.headers).status

    def can_take_back(self) -> bool:
        """Alone, without asking anybody."""
        undo = self.http.get(f"{self.url}/view", headers=self.headers).json()["undo"]
        return bool(undo["possible"]) or undo["to"] is None

    def deciding(self) -> list[int]:
        seats = self.http.get(self.url).json()["seats"]
        return [seat["seat"] for seat in seats if seat["deciding"]]

    def says(self, text: str) -> None:
        told = self.http.post(f"{self.url}/chat", data={"text": text}, headers=self.headers)
        assert told.ok, told.text()


def play_until(secrets: list[Secret], seats: set[int]) -> None:
    """Moves past the pages until one of these seats has to decide, or the game is over."""
    while (due := secrets[0].deciding()) and not seats & set(due):
        next(secret for secret in secrets if secret.seat in due).plays()


def present(page: Page, name: str) -> Locator:
    return page.locator(".present li", has_text=name)


__all__ = ["OPEN", "Secret", "expect", "menu", "opened", "play_until", "present", "sits_down"]

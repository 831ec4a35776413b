"""Ada's seat at a table that is brought to a point quickly, past the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.kit import BOT, Player

Json = dict[str, Any]


class Seat:
    """Ada's seat at a table of her own, also played past the browser to come to a point quickly."""

    def __init__(self, ada: Player, players: int, **more: Any) -> None:
        self.ada = ada
        seats = [{"kind": "human", "name": "Ada"}, *[BOT] * (players - 1)]
        asked = {"game": "empires-end", "seats": seats, "seed": "7", **more}
        made = ada.context.request.post(f"{ada.address}/api/tables", data=asked).json()
        self.id: str = made["id"]
        self.url = f"{ada.address}/api/tables/{made['id']}"
        self.link: str = made["seats"][0]["link"]
        self.headers = {"authorization": f"Bearer {made['seats'][0]['token']}"}

    def update(self) -> Json:
        """What Ada is asked, as soon as she is; or the end."""
        while True:
            found: Json = self.ada.context.request.get(
                f"{self.url}/view", headers=self.headers
            ).json()
            if found["view"]["prompt"] or found["view"]["over"]:
                return found

    def play(self, update: Json, number: int) -> None:
        choices = update["view"]["prompt"]["choices"]
        chosen = choices[number % len(choices)]
        self.ada.context.request.post(
            f"{self.url}/moves",
            data={"ply": update["ply"], "code": chosen["id"]},
            headers=self.headers,
        )

    def comes_to(self, kind: str, disasters: int = 0) -> Json:
        return self.comes_where(
            lambda view: view["prompt"]["kind"] == kind and len(view["disasters"]) >= disasters
        )

    def comes_to_first(self, kind: str) -> Json:
        return self.comes_where(lambda view: view["prompt"]["kind"] == kind)

    def comes_where(self, wanted: Callable[[Json], bool], *, steps: bool = False) -> Json:
        """To the first question like that, and to the table in the browser.

        With `steps` every step on a track that can be made is made.
        """
        for turn in range(400):
            update = self.update()
            assert update["view"]["prompt"], "nobody was ever asked that"
            if wanted(update["view"]):
                self.ada.goes_to(self.link)
                self.ada.waits_for_the_question()
                return update
            moves = [choice["move"]["do"] for choice in update["view"]["prompt"]["choices"]]
            self.play(update, moves.index("step") if steps and "step" in moves else turn)
        raise AssertionError("nobody was ever asked that")


def reveals(ada: Player) -> Seat:
    """Ada seals the last bid of a conflict, and sees it revealed."""
    seat = Seat(ada, 4)
    seat.comes_to("bid_axes")
    ada.page.locator("#prompt .choice").last.click()
    ada.page.locator("#prompt .go").click()
    ada.page.wait_for_selector("#prompt.scene")
    ada.page.wait_for_selector(".reveal")
    return seat

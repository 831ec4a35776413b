"""In a game that takes days players learn that it is their turn: once, and not while they look."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from empires.server.notices.mail import MailServer
from empires.server.notices.outbound import Unreachable, post
from empires.server.notices.push import encrypted, from_letters, in_letters
from tests.server.kit import NO_LIMITS, Api, Json, Made, Server, bearing, human, serving
from tests.server.post_office import Browser, MailBox, Office, check_signature, text_of
from tests.waiting import until


@dataclass
class Post:
    """A server, and where its notices arrive."""

    server: Server
    api: Api
    office: Office
    box: MailBox
    log: Path


@pytest.fixture(scope="module")
def post_town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Post]:
    folder: Path = tmp_path_factory.mktemp("post")
    office, box = Office(), MailBox()
    with office.opened(), box.opened() as mail:
        options = (*NO_LIMITS, "--notice-after=0", "--local-notices", f"--mail={mail}")
        database, log = folder / "tables.sqlite", folder / "log"
        with serving(database, *options, "--log-level=debug", log=log) as server:
            yield Post(server, Api(server), office, box, log)


def begun(api: Api, **more: object) -> Made:
    made = api.create("first-empires", human("Ada"), human(), **more)
    made.join(1, "Bob")
    return made


def put(made: Made, seat: int, **wanted: object) -> Json:
    path, headers = made.path("/notices"), bearing(made.tokens[seat])
    answer = made.api.http.put(path, json=wanted, headers=headers)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def play_until(made: Made, seat: int) -> None:
    """Whoever else has to decide does, until it is that seat's turn."""
    while seat not in made.deciding():
        made.play_first(made.deciding()[0])


def webhook(post: Post, name: str, form: str = "json") -> Json:
    return {"url": f"{post.office.url}/{name}", "form": form}


def test_two_absent_players_are_told_by_push_mail_and_webhook(post_town: Post) -> None:
    post, api = post_town, post_town.api
    made = begun(api)
    ada = made.deciding()[0]
    bob = 1 - ada
    browser = Browser(post.office)
    offered = api.get("/api/notices").json()
    assert offered["mail"] is True
    on = put(made, ada, push=browser.subscription(), lang="de")
    assert (on["push"], on["mail"], on["webhook"]) == (True, "off", False)

    path, headers, sealed = post.office.next()
    assert path == "/push/1"
    check_signature(headers, post.office, offered["push_key"])
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    told = browser.read(sealed)
    expected = {"title": "First Empires", "body": "Du bist am Zug.", "url": f"/t/{made.id}"}
    assert told == expected

    on = put(made, bob, mail="bob@example.org", webhook=webhook(post, "bob"))
    assert (on["push"], on["mail"], on["webhook"]) == (False, "unconfirmed", True)
    asked = post.box.next()
    assert asked["To"] == "bob@example.org"
    found = re.search(r"/mail/([\w-]+)", text_of(asked))
    assert found is not None
    assert "/mail/" in api.get(f"/mail/{found[1]}").text  # looking confirms nothing
    assert api.get(made.path("/notices"), made.tokens[bob]).json()["mail"] == "unconfirmed"
    assert api.post("/api/mail/confirm", {"code": found[1]}).status_code == 200
    assert api.get(made.path("/notices"), made.tokens[bob]).json()["mail"] == "on"

    play_until(made, bob)
    path, _, body = post.office.next()
    assert path == "/bob"
    said = json.loads(body)
    assert (said["title"], said["text"]) == ("First Empires", "It is your turn.")
    assert said["table"] == made.id
    letter = post.box.next()
    assert letter["Subject"] == "First Empires"
    assert "It is your turn." in text_of(letter)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    # One click, by the mail program.
    link = letter["List-Unsubscribe"].strip("<>")
    ended = api.http.post(
        link.replace(link.split("/mail/")[0], post.server.url),
        data={"List-Unsubscribe": "One-Click"},
    )
    assert ended.status_code == 200
    assert api.get(made.path("/notices"), made.tokens[bob]).json()["mail"] == "off"

    # Once a turn: all that came is what was awaited.
    play_until(made, ada)
    assert browser.read(post.office.next()[2]) == expected
    assert post.office.came.empty()
    assert post.box.letters.empty()
    logged = post.log.read_text(encoding="utf-8")
    for secret in ("bob@example.org", "/push/1", found[1], made.tokens[bob]):
        assert secret not in logged


def test_nobody_is_told_while_they_look(post_town: Post) -> None:
    post = post_town
    made = begun(post.api)
    first = made.deciding()[0]
    with made.socket(first) as looking:
        looking.until("update")
        put(made, first, webhook=webhook(post, "looking", "slack"))
        # Another table's is sent meanwhile, so there was an occasion.
        other = begun(post.api)
        put(other, other.deciding()[0], webhook=webhook(post, "other", "discord"))
        path, _, body = post.office.next()
        assert path == "/other"
        assert "It is your turn." in json.loads(body)["content"]
        assert post.office.came.empty()
        # Behind other windows nobody looks.
        assert looking.ask("look", looking=False)["type"] == "ok"
        made.play_first(first)
        play_until(made, first)
        path, _, body = post.office.next()
        assert path == "/looking"
        assert "It is your turn." in json.loads(body)["text"]


def test_a_subscription_that_is_gone_is_dropped(post_town: Post) -> None:
    post = post_town
    made = begun(post.api)
    seat = made.deciding()[0]
    post.office.status = 410
    try:
        put(made, seat, push=Browser(post.office, "/gone").subscription())
        assert post.office.next()[0] == "/gone"
        path = made.path("/notices")
        until(lambda: not post.api.get(path, made.tokens[seat]).json()["push"])
    finally:
        post.office.status = 201


def test_whoever_takes_a_seat_does_not_send_notices_to_the_one_before(post_town: Post) -> None:
    made = begun(post_town.api)
    waits = 1 - made.deciding()[0]
    put(made, waits, webhook=webhook(post_town, "before"))
    if waits == 0:
        taken = post_town.api.post("/api/transfer", {"code": code_of(made, 0)}).json()
        made.tokens[0] = taken["token"]
        assert post_town.api.get(made.path("/notices"), made.tokens[0]).json()["webhook"]
        return
    made.tokens[1] = made.act(0, "replace", seat=1, by="invite").json()["token"]
    made.join(1, "Dee")
    assert not post_town.api.get(made.path("/notices"), made.tokens[1]).json()["webhook"]


def code_of(made: Made, seat: int) -> str:
    code: str = made.api.post(made.path("/transfer"), {}, made.tokens[seat]).json()["code"]
    return code


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({"webhook": {"url": "http://10.0.0.1/x"}}, "webhook.url"),
        ({"webhook": {"url": "file:///etc/passwd"}}, "webhook.url"),
        ({"webhook": {"url": "https://user:secret@example.org/"}}, "webhook.url"),
        ({"mail": "ada@example.org"}, "mail"),
        ({"mail": "ada@example.org\r\nBcc: all@example.org"}, "mail"),
        (
            {
                "push": {
                    "endpoint": "https://push.example.org/1",
                    "keys": {"p256dh": "B" * 87, "auth": "A" * 22},
                }
            },
            "push.keys",
        ),
    ],
)
def test_what_cannot_be_sent_is_refused_with_the_field(api: Api, wanted: Json, field: str) -> None:
    made = begun(api)
    answer = api.http.put(made.path("/notices"), json=wanted, headers=bearing(made.tokens[0]))
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["field"]) == (422, "invalid", field)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.1.2.3", "[::1]", "169.254.169.254"])
def test_no_player_reaches_this_machine_or_its_network_through_the_server(host: str) -> None:
    with pytest.raises(Unreachable):
        post(f"https://{host}:9/", b"", {}, local=False)


def test_a_push_is_sealed_as_the_standard_says() -> None:
    """The example of RFC 8291."""
    number = int.from_bytes(from_letters("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = encrypted(
        b"When I grow up, I want to be a watermelon",
        from_letters(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        from_letters("BTBZMqHH6r4Tts7J_aSIgg"),
        own=ec.derive_private_key(number, ec.SECP256R1()),
        salt=from_letters("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert in_letters(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
        "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy"
        "4a-fN"
    )


@pytest.mark.parametrize(
    "url", ["mail.example.org", "smtp://mail.example.org", "http://x?from=a@b"]
)
def test_a_mail_server_that_cannot_be_one_is_told_so(url: str) -> None:
    with pytest.raises(ValueError, match="smtp://"):
        MailServer.of(url)

"""Sending one notice its way. It names the game and nothing else of the table."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import smtplib
import time
from typing import Final, Literal, NamedTuple

import msgspec

from empires.registry import declaration
from empires.server.addresses import reachable_at
from empires.server.logs import fields
from empires.server.notices import mail, push
from empires.server.notices.occasions import Kind
from empires.server.notices.outbound import Unreachable, post
from empires.server.settings import Settings
from empires.server.storage.notices import Notice, Notices
from empires.shapes.notices import PushTarget, WebhookTarget
from empires.text.catalogue import words

log = logging.getLogger(__name__)

GONE: Final = (404, 410)
JSON: Final = {"Content-Type": "application/json"}
AT_ONCE: Final = 8


class Item(NamedTuple):
    """What is told of one table."""

    table: str
    game: str
    kind: Kind | Literal["confirm"]


class Sender:
    """One worker's way out."""

    def __init__(self, settings: Settings, notices: Notices) -> None:
        self._settings = settings
        self._notices = notices
        self._local = settings.local_notices
        self._mail = None if settings.mail is None else mail.MailServer.of(settings.mail)
        self._room = asyncio.Semaphore(AT_ONCE)
        self._push_key: str | None = None
        self._secret: str | None = None

    @property
    def can_mail(self) -> bool:
        return self._mail is not None

    async def push_key(self) -> str:
        """The private key that signs pushes; made when it is first wanted."""
        if self._push_key is None:
            self._push_key = await self._notices.key("push", push.new_key())
        return self._push_key

    async def ending(self, table: str, seat: int, target: str) -> str:
        """The secret that confirms and ends mail to that address about that seat."""
        if self._secret is None:
            self._secret = await self._notices.key("ending", secrets.token_hex(32))
        about = f"{table} {seat} {target}".encode()
        return push.in_letters(hmac.digest(self._secret.encode(), about, "sha256"))

    async def ending_all(self, target: str) -> str:
        """The secret that ends all mail to that address."""
        return await self.ending("", -1, target)

    async def send(self, notice: Notice, *items: Item, daily: bool = False) -> None:
        """Send it; what can't be sent is noted without saying to whom."""
        if not items:
            return
        async with self._room:
            try:
                if daily:
                    await self._letter_of_the_day(notice, items)
                else:
                    await self._send(notice, items[0])
            except (Unreachable, OSError, smtplib.SMTPException) as error:
                reason = type(error).__name__
                log.warning("a notice failed", extra=fields(way=notice.way, reason=reason))

    async def _send(self, notice: Notice, item: Item) -> None:
        say = words(notice.lang).say
        title, text = declaration(item.game).title, say(f"notice-{item.kind}")
        link = f"{self.base()}/t/{notice.table}"
        if notice.way == "push":
            await self._push(notice, {"title": title, "body": text, "url": f"/t/{notice.table}"})
        elif notice.way == "mail":
            secret = await self.ending(notice.table, notice.seat, notice.target)
            end = f"{self.base()}/mail/{secret}"
            lines = [text, end if item.kind == "confirm" else link, "", say("notice-end"), end]
            letter = "\n".join(lines)
            await asyncio.to_thread(self._deliver, notice.target, title, letter, end)
        else:
            await self._webhook(notice, title, text, link)

    async def _letter_of_the_day(self, notice: Notice, items: tuple[Item, ...]) -> None:
        """All tables of an address in one."""
        say = words(notice.lang).say
        end = f"{self.base()}/mail/{await self.ending_all(notice.target)}"
        lines = []
        for item in items:
            text = say(f"notice-{item.kind}")
            lines += [
                f"{declaration(item.game).title}: {text}",
                f"{self.base()}/t/{item.table}",
                "",
            ]
        letter = "\n".join([*lines, say("notice-end-all"), end])
        subject = say("notice-daily", tables=len(items))
        await asyncio.to_thread(self._deliver, notice.target, subject, letter, end)

    async def _push(self, notice: Notice, message: dict[str, str]) -> None:
        target = msgspec.json.decode(notice.target, type=PushTarget)
        key = push.opened_key(await self.push_key())
        theirs = push.from_letters(target.keys.p256dh), push.from_letters(target.keys.auth)
        headers = {
            "Authorization": push.signed_for(target.endpoint, key, self.contact(), time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(push.KEEP_SECONDS),
            "Urgency": "normal",
        }
        body = push.encrypted(msgspec.json.encode(message), *theirs)
        if await self._post(target.endpoint, body, headers) in GONE:
            await self._notices.drop(notice.table, notice.seat, "push")

    async def _webhook(self, notice: Notice, title: str, text: str, link: str) -> None:
        target = msgspec.json.decode(notice.target, type=WebhookTarget)
        line = f"{title}: {text} {link}"
        said: dict[str, str] = {
            "discord": {"content": line},
            "slack": {"text": line},
            "json": {"title": title, "text": text, "table": notice.table, "link": link},
        }[target.form]
        if await self._post(target.url, msgspec.json.encode(said), JSON) in GONE:
            await self._notices.drop(notice.table, notice.seat, "webhook")

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        status = await asyncio.to_thread(post, url, body, headers, local=self._local)
        if status >= 300 and status not in GONE:
            raise Unreachable(f"status {status}")
        return status

    def _deliver(self, to: str, subject: str, text: str, end: str) -> None:
        if self._mail is not None:
            mail.send(self._mail, mail.written(self._mail.sender, to, subject, text, end))

    def base(self) -> str:
        """The address of this server in what is sent."""
        found = reachable_at(self._settings).addresses
        return (found[0] if found else f"http://127.0.0.1:{self._settings.port}").rstrip("/")

    def contact(self) -> str:
        """Whom a push service can turn to."""
        if self._mail is not None:
            return f"mailto:{self._mail.sender}"
        return self.base() if self.base().startswith("https:") else "mailto:nobody@localhost"

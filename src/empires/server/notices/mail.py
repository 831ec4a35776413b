"""Mail by any SMTP server, with a link that ends it in one click."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

SECONDS: Final = 20.0
EXAMPLE: Final = "smtp://user:password@mail.example.org:587?from=empires@example.org"


class MailServer(Struct, frozen=True):
    """Where mail goes out, and in whose name."""

    host: str
    port: int
    sender: str
    user: str | None
    password: str | None
    secure: bool

    @classmethod
    def of(cls, url: str) -> MailServer:
        """
        >>> MailServer.of("smtps://mail.example.org?from=empires@example.org").port
        465
        """
        parts = urlsplit(url)
        sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
            raise ValueError(f"expected {EXAMPLE}")
        secure = parts.scheme == "smtps"
        return cls(
            host=parts.hostname,
            port=parts.port or (465 if secure else 587),
            sender=sender,
            user=None if parts.username is None else unquote(parts.username),
            password=None if parts.password is None else unquote(parts.password),
            secure=secure,
        )


def written(sender: str, to: str, subject: str, text: str, end: str) -> EmailMessage:
    """A letter; ``end`` is where one click ends all of them (RFC 8058)."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = sender, to, subject
    letter["List-Unsubscribe"] = f"<{end}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    return letter


def send(server: MailServer, letter: EmailMessage) -> None:
    """Hand it over. It takes a while: call it in a thread."""
    context = ssl.create_default_context()
    if server.secure:
        line: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=SECONDS, context=context
        )
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with line:
        if not server.secure:
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=context)
        if server.user is not None:
            line.login(server.user, server.password or "")
        line.send_message(letter)

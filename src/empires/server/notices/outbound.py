"""Requests to addresses that players gave: never to machines that only this one can reach."""

from __future__ import annotations

import http.client
import socket
import ssl
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from empires.server.refusals import invalid

SECONDS: Final = 15.0
MOST_READ: Final = 4096


class Unreachable(Exception):
    """It can't be sent there, now or at all."""


def check_url(url: str, field: str, *, local: bool) -> None:
    """Refuse what is no address to send to; ``local``: this machine and its network are, too."""
    try:
        parts = urlsplit(url)
        known = parts.scheme in (("http", "https") if local else ("https",)) and parts.hostname
        plain = parts.username is None and parts.port != 0
    except ValueError:
        known = plain = False
    if not known or not plain or not url.isascii() or not url.isprintable() or " " in url:
        raise invalid(field, "https://…")


def post(url: str, body: bytes, headers: dict[str, str], *, local: bool) -> int:
    """Send it, follow no redirection; the status. It takes a while: call it in a thread."""
    parts = urlsplit(url)
    secure, host = parts.scheme == "https", parts.hostname or ""
    target = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    try:
        port = parts.port or (443 if secure else 80)
        connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
        plain = connected(host, port, local=local)
        if secure:
            connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
        else:
            connection.sock = plain
        try:
            connection.request("POST", target, body, {"Host": parts.netloc, **headers})
            answer = connection.getresponse()
            answer.read(MOST_READ)
            return answer.status
        finally:
            connection.close()
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Unreachable(type(error).__name__) from None


def connected(host: str, port: int, *, local: bool) -> socket.socket:
    """A connection to an address that was looked at, and not to what the name means later."""
    for family, kind, proto, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if not local and not ip_address(str(address[0]).partition("%")[0]).is_global:
            continue
        found = socket.socket(family, kind, proto)
        found.settimeout(SECONDS)
        try:
            found.connect(address)
            return found
        except OSError:
            found.close()
    raise Unreachable("no such place")

"""Where notices arrive: a push service that reads and checks them, a webhook, a mail server."""

from __future__ import annotations

import json
import queue
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from empires.server.notices.push import derived, from_letters, in_letters, public_part
from tests.server.kit import WAIT_SECONDS, Json, reserved


class Office:
    """An HTTP server that keeps what is posted to it."""

    def __init__(self) -> None:
        self.came: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.status = 201
        office = self

        class Counter(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                office.came.put((self.path, headers, body))
                self.send_response(office.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Counter)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    @contextmanager
    def opened(self) -> Iterator[Office]:
        thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()
            thread.join()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.came.get(timeout=WAIT_SECONDS)


class Browser:
    """A browser's subscription, and how it reads what comes."""

    def __init__(self, office: Office, path: str = "/push/1") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters!"
        self.endpoint = office.url + path

    def subscription(self) -> Json:
        keys = {"p256dh": in_letters(public_part(self._key)), "auth": in_letters(self._auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, sealed: bytes) -> Json:
        salt, length = sealed[:16], sealed[20]
        theirs, text = sealed[21 : 21 + length], sealed[21 + length :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\0" + public_part(self._key) + theirs
        secret = derived(shared, self._auth, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        read: Json = json.loads(AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x02"))
        return read


def check_signature(headers: dict[str, str], office: Office, public: str) -> None:
    """As a push service does: the token is signed by that key, for this service, and not stale."""
    parts = dict(part.strip().split("=", 1) for part in headers["authorization"][6:].split(","))
    assert parts["k"] == public
    head, claims, signature = parts["t"].split(".")
    raw = from_letters(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_letters(public))
    signed = f"{head}.{claims}".encode()
    point.verify(encode_dss_signature(r, s), signed, ec.ECDSA(hashes.SHA256()))
    told: dict[str, Any] = json.loads(from_letters(claims))
    assert told["aud"] == office.url
    assert time.time() < told["exp"] <= time.time() + 24 * 3600
    assert told["sub"].startswith(("mailto:", "https:"))


class MailBox:
    """A mail server that keeps all letters."""

    def __init__(self) -> None:
        self.letters: queue.Queue[Message] = queue.Queue()

    async def handle_DATA(self, _: object, __: object, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=default)
        self.letters.put(letter)
        return "250 OK"

    @contextmanager
    def opened(self) -> Iterator[str]:
        """The server's address for `--mail`."""
        with reserved() as kept:
            port = kept.getsockname()[1]
            running = Controller(self, hostname="127.0.0.1", port=port)
            running.start()
            try:
                yield f"smtp://127.0.0.1:{port}?from=empires@example.org"
            finally:
                running.stop()

    def next(self) -> Message:
        return self.letters.get(timeout=WAIT_SECONDS)


def text_of(letter: Message) -> str:
    return str(letter.get_content())  # type: ignore[attr-defined]

"""Web push: a message only its browser can read (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD: Final = 4096
SALT: Final = 16
VALID_SECONDS: Final = 12 * 3600
KEEP_SECONDS: Final = 24 * 3600  # how long a push service may hold it for a browser that is off


def new_key() -> str:
    """A private key, as it is kept."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    ).decode()


def opened_key(kept: str) -> ec.EllipticCurvePrivateKey:
    key = serialization.load_pem_private_key(kept.encode(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key


def public_part(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def in_letters(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_letters(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def signed_for(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, now: float) -> str:
    """The ``Authorization`` header: who sends this, to whom, and until when it counts."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(now) + VALID_SECONDS,
        "sub": contact,
    }
    head = in_letters(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    signed = f"{head}.{in_letters(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = in_letters(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={in_letters(public_part(key))}"


def encrypted(
    text: bytes,
    theirs: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """What only the browser with that public key and secret can read."""
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SALT)
    public = public_part(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = derived(shared, auth, b"WebPush: info\0" + theirs + public, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public + sealed


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


CURVE: Final = ec.SECP256R1()

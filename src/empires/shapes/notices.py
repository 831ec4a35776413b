"""How an absent player is told that it is their turn: what is asked for, and what is on."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from empires.shapes.words import Lang, Secret

Url: TypeAlias = Annotated[str, Meta(min_length=8, max_length=1000)]
Letters: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,128}={0,2}$(?!\n)")]
# Whether an address is one shows when somebody answers what is sent there.
MailAddress: TypeAlias = Annotated[
    str, Meta(pattern=r"^[^@\s<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,190}$(?!\n)")
]


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Letters
    auth: Letters


class PushTarget(Struct, frozen=True, kw_only=True):
    """A browser's subscription, as ``PushSubscription.toJSON()`` gives it."""

    endpoint: Url
    keys: PushKeys


class WebhookTarget(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    url: Url
    form: Literal["discord", "slack", "json"] = "json"


NoticeKind: TypeAlias = Literal["turn", "game", "chat", "request"]
"""My move; a game begins or ends; somebody says something; somebody asks for my consent."""
Hour: TypeAlias = Annotated[int, Meta(ge=0, le=23)]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hours in which nothing is told, by the player's own clock: notices wait until they end."""

    begin: Hour = field(name="from")
    end: Hour = field(name="to")
    offset: Annotated[int, Meta(ge=-1440, le=1440)] = 0
    """Minutes by which that clock is ahead of UTC."""
    zone: Annotated[str, Meta(max_length=64)] | None = None
    """The name of its time zone: where the server knows it, summer time counts."""


class Wish(Struct, frozen=True, kw_only=True):
    """What a seat's player wants to hear of, and when not."""

    kinds: list[NoticeKind] = field(default_factory=lambda: ["turn", "game", "request"])
    quiet: Quiet | None = None
    daily: bool = False
    """Mail: at most one a day, about all tables of the address."""


class NoticesWanted(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What shall be otherwise: what is missing stays, null ends it."""

    push: PushTarget | UnsetType | None = UNSET
    mail: MailAddress | UnsetType | None = UNSET
    webhook: WebhookTarget | UnsetType | None = UNSET
    kinds: Annotated[list[NoticeKind], Meta(max_length=4)] | UnsetType = UNSET
    quiet: Quiet | UnsetType | None = UNSET
    daily: bool | UnsetType = UNSET
    lang: Lang = "en"


class NoticesOn(Struct, kw_only=True):
    """Which ways a seat is told; of mail, whether its address was confirmed."""

    push: bool
    mail: Literal["off", "unconfirmed", "on"]
    webhook: bool
    kinds: list[NoticeKind]
    quiet: Quiet | None
    daily: bool


class NoticesOffered(Struct, kw_only=True):
    """What this server can do."""

    push_key: str
    """What a browser subscribes with: the server's public key."""
    mail: bool


class MailCode(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The secret out of a mail's link."""

    code: Secret

"""Being told that it is one's turn: asked for, confirmed, ended."""

from __future__ import annotations

from html import escape
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Path, Request
from starlette.responses import HTMLResponse

from empires.server import mine
from empires.server.answers import Answer
from empires.server.notices import push
from empires.server.notices.occasions import COURSE
from empires.server.notices.outbound import check_url
from empires.server.notices.sender import Item
from empires.server.openapi import described
from empires.server.pages import PAGE
from empires.server.refusals import Refusal, invalid
from empires.server.routes.common import Address, Live, OwnSeat, Server, body
from empires.server.storage.notices import Notice, Notices, Way
from empires.server.tokens import hashed, new_token
from empires.server.words import preferred
from empires.shapes.http import Health, MineAsked, MineList
from empires.shapes.notices import MailCode, NoticesOffered, NoticesOn, NoticesWanted, Wish

router = APIRouter(tags=["notices"])
Code = Annotated[str, Path(max_length=100)]
FORMS = {"content-security-policy": "default-src 'none'; form-action 'self'"}


@router.get("/api/notices", **described("How players can be told", gives=NoticesOffered))
async def offered(server: Server) -> Answer:
    key = push.opened_key(await server.sender.push_key())
    public = push.in_letters(push.public_part(key))
    return Answer(NoticesOffered(push_key=public, mail=server.sender.can_mail))


@router.post(
    "/api/mine",
    **described("Your tables, and whose turn it is there", takes=MineAsked, gives=MineList),
)
async def my_tables(
    wanted: Annotated[MineAsked, Depends(body(MineAsked))], server: Server
) -> Answer:
    return Answer(MineList(games=[each async for each in mine.of(server.tables, wanted)]))


@router.get(
    "/api/tables/{id}/notices",
    **described("How you are told that it is your turn", gives=NoticesOn, refuses=(401, 404, 409)),
)
async def current(server: Server, live: Live, seat: OwnSeat) -> Answer:
    kept = await server.storage.notices.of(live.id)
    on: dict[Way, Notice] = {each.way: each for each in kept if each.seat == seat}
    mail = on.get("mail")
    wish = await server.storage.notices.wish(live.id, seat)
    return Answer(
        NoticesOn(
            push="push" in on,
            mail="off" if mail is None else "on" if mail.confirmed else "unconfirmed",
            webhook="webhook" in on,
            kinds=wish.kinds,
            quiet=wish.quiet,
            daily=wish.daily,
        )
    )


@router.put(
    "/api/tables/{id}/notices",
    **described(
        "Change how you are told that it is your turn",
        takes=NoticesWanted,
        gives=NoticesOn,
        refuses=(401, 404, 409),
    ),
)
async def change(
    wanted: Annotated[NoticesWanted, Depends(body(NoticesWanted))],
    server: Server,
    live: Live,
    seat: OwnSeat,
    address: Address,
) -> Answer:
    targets: dict[Way, str | None] = {}
    local = server.settings.local_notices
    if wanted.push is not msgspec.UNSET:
        targets["push"] = None
        if wanted.push is not None:
            check_url(wanted.push.endpoint, "push.endpoint", local=local)
            check_keys(wanted.push.keys.p256dh, wanted.push.keys.auth)
            targets["push"] = msgspec.json.encode(wanted.push).decode()
    if wanted.webhook is not msgspec.UNSET:
        targets["webhook"] = None
        if wanted.webhook is not None:
            check_url(wanted.webhook.url, "webhook.url", local=local)
            targets["webhook"] = msgspec.json.encode(wanted.webhook).decode()
    if wanted.mail is not msgspec.UNSET:
        targets["mail"] = wanted.mail
        if wanted.mail is not None and not server.sender.can_mail:
            raise invalid("mail", "null, this server sends no mail")
    if wanted.mail:
        server.limiter.mails.take(address)
    await wish_for(server.storage.notices, live.id, seat, wanted)
    for way, target in targets.items():
        if target is None:
            await server.storage.notices.drop(live.id, seat, way)
            continue
        secret, everything = new_token(), None
        if way == "mail":
            secret = await server.sender.ending(live.id, seat, target)
            everything = hashed(await server.sender.ending_all(target))
        notice = Notice(
            table=live.id,
            seat=seat,
            way=way,
            target=target,
            lang=wanted.lang,
            confirmed=way != "mail",
            hash=hashed(secret),
            address_hash=everything,
            course=COURSE[live.state.status],  # of what was before nobody is told
            heard=live.said,
        )
        await server.storage.notices.put(notice)
        if way == "mail":
            item = Item(live.id, live.state.game.name, "confirm")
            server.tables.unwatched(server.sender.send(notice, item))
    return await current(server, live, seat)


async def wish_for(notices: Notices, table: str, seat: int, wanted: NoticesWanted) -> None:
    """What of a wish is otherwise from now on; the rest stays."""
    before = await notices.wish(table, seat)
    wish = Wish(
        kinds=before.kinds if wanted.kinds is msgspec.UNSET else wanted.kinds,
        quiet=before.quiet if wanted.quiet is msgspec.UNSET else wanted.quiet,
        daily=before.daily if wanted.daily is msgspec.UNSET else wanted.daily,
    )
    if wish != before:
        await notices.keep_wish(table, seat, wish)


def check_keys(p256dh: str, auth: str) -> None:
    """Whether something can be sealed for that browser at all."""
    try:
        push.encrypted(b"", push.from_letters(p256dh), push.from_letters(auth))
    except ValueError:
        raise invalid("push.keys", "the keys of a PushSubscription") from None


@router.post(
    "/api/mail/confirm",
    **described("Confirm an address for mail", takes=MailCode, gives=Health, refuses=(404,)),
)
async def confirm(wanted: Annotated[MailCode, Depends(body(MailCode))], server: Server) -> Answer:
    if not await server.storage.notices.confirm(hashed(wanted.code)):
        raise Refusal("no_code")
    return Answer(Health())


# --- what a link in a mail opens, with no page of the app needed ---------------------------------


@router.get("/mail/{code}", include_in_schema=False)
async def letter(request: Request, code: Code) -> HTMLResponse:
    """Nothing is done by looking: programs that check links would do it, too."""
    say = preferred(request.headers.get("accept-language")).say
    buttons = "".join(
        f'<form method="post" action="/mail/{escape(code)}{rest}">'
        f"<button>{escape(say(key))}</button></form>"
        for rest, key in (("/confirm", "notice-page-confirm"), ("", "notice-page-end"))
    )
    return shown(request, f"<p>{escape(say('notice-page'))}</p>{buttons}")


@router.post("/mail/{code}/confirm", include_in_schema=False)
async def confirmed(request: Request, server: Server, code: Code) -> HTMLResponse:
    found = await server.storage.notices.confirm(hashed(code))
    return said(request, "notice-page-confirmed" if found else "server-no-code")


@router.post("/mail/{code}", include_in_schema=False)
async def ended(request: Request, server: Server, code: Code) -> HTMLResponse:
    """One click, also by a mail program (RFC 8058)."""
    await server.storage.notices.end(hashed(code))
    return said(request, "notice-page-ended")


def said(request: Request, key: str) -> HTMLResponse:
    say = preferred(request.headers.get("accept-language")).say
    return shown(request, f"<p>{escape(say(key))}</p>")


def shown(request: Request, body: str) -> HTMLResponse:
    lang = preferred(request.headers.get("accept-language")).lang
    page = PAGE.format(lang=lang, title="Empires", body=f"<h1>Empires</h1>{body}")
    return HTMLResponse(page, headers=FORMS)

"""`empires serve`: tables for people and bots, in the browser and for programs."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from errno import EADDRINUSE
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

import click
from msgspec.structs import replace

from empires.cli.failures import BadInput, first_of, refusing
from empires.cli.options import FILE
from empires.content.problems import ContentError

if TYPE_CHECKING:
    import uvicorn

    from empires.server.settings import Limits, Settings

PORT: Final = 8000
BACKLOG: Final = 2048
LARGEST_FRAME: Final = 1_048_576  # beyond this a socket is closed; below, a frame is refused
GRACE: Final = 5  # seconds that requests may still take when the server ends; most take some ms
FAILED: Final = 1
START: Final = 60  # seconds that a new worker may need on a busy machine


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help=f"Default: {PORT}; with --open another one if that is taken.",
)
@click.option(
    "--database",
    metavar="URL",
    help="A SQLite file (default: in your data folder) or postgresql://user@host/name.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes that serve; more than one needs PostgreSQL.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="Where pages may come from, such as https://play.example.org; several are possible.",
)
@click.option(
    "--content", type=FILE, multiple=True, metavar="FILE", help="A pack that tables may choose."
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME=FILE",
    help="A policy you have trained (.npz) that may be chosen under that name.",
)
@click.option(
    "--solo",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="What `make site` built: played on alone while this server can't be reached.",
)
@click.option(
    "--keep-days",
    type=click.IntRange(0),
    default=90,
    show_default=True,
    help="Remove tables that nobody has touched for so long; 0 keeps them.",
)
@click.option(
    "--bot-processes", type=click.IntRange(1, 64), help="Processes bots think in, per worker."
)
@click.option(
    "--limit", "limits", multiple=True, metavar="NAME=N", help="Change a limit: docs/hosting.md."
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
)
@click.option(
    "--mail",
    metavar="URL",
    envvar="EMPIRES_MAIL",
    help="smtp://user:password@host:587?from=ADDRESS: players may be told by mail.",
)
@click.option(
    "--notice-after",
    type=click.FloatRange(0),
    default=30,
    show_default=True,
    help="Seconds after which absent players are told that it is their turn.",
)
@click.option(
    "--local-notices", is_flag=True, help="Let webhooks and pushes go to your own network, too."
)
@click.option("--open", "opens", is_flag=True, help="Open the browser, too.")
def command(
    host: str,
    port: int | None,
    database: str | None,
    workers: int,
    origins: tuple[str, ...],
    content: tuple[Path, ...],
    bots: tuple[str, ...],
    solo: Path | None,
    keep_days: int,
    bot_processes: int | None,
    limits: tuple[str, ...],
    log_level: str,
    mail: str | None,
    notice_after: float,
    local_notices: bool,
    opens: bool,
) -> None:
    """Serve tables to browsers and programs.

    \b
    Examples: for this machine; for friends in the same network; for many; with a bot of yours
      empires serve --open
      empires serve --host 0.0.0.0 --port 8000
      empires serve --workers 4 --database postgresql://empires@localhost/empires
      empires serve --open --bot my=policy.npz
    """
    from empires.server.settings import Settings, database_url, default_database  # noqa: PLC0415

    try:
        url = database_url(database or default_database())
    except ValueError as error:
        raise BadInput(f"--database: {error}") from None
    settings = Settings(
        database=url,
        host=host,
        port=PORT if port is None else port,
        workers=workers,
        origins=origins,
        content=tuple(str(file.absolute()) for file in content),
        bots=checked_bots(bots),
        solo=checked_site(solo),
        keep_days=keep_days,
        bot_processes=bot_processes or max(1, (os.cpu_count() or 2) // workers - 1),
        log_level=log_level,
        limits=changed(limits),
        mail=checked_mail(mail),
        notice_after=notice_after,
        local_notices=local_notices,
    )
    if workers > 1 and not settings.is_postgresql:
        raise BadInput("--workers: more than one needs --database postgresql://…")
    run(settings, opens, any_port=opens and port is None)


def checked_bots(given: tuple[str, ...]) -> dict[str, str]:
    """Files by name, out of ``--bot NAME=FILE``; every one of them can play."""
    from empires.server.house import checked  # noqa: PLC0415

    found: dict[str, str] = {}
    for part in given:
        name, equals, file = part.partition("=")
        if not equals or not file:
            raise BadInput(f'--bot: expected NAME=FILE, such as my=policy.npz, got "{part}"')
        if name in found:
            raise BadInput(f"--bot: {name} is there twice")
        path = Path(file).absolute()
        try:
            checked(name, path)
        except ValueError as error:
            raise BadInput(f"--bot: {error}") from None
        found[name] = str(path)
    return found


def checked_site(folder: Path | None) -> str | None:
    from empires.server.beside import is_site  # noqa: PLC0415

    if folder is None:
        return None
    if not is_site(folder):
        raise BadInput(f"--solo: no page that needs no server in {folder}; `make site` builds one")
    return str(folder.absolute())


def checked_mail(url: str | None) -> str | None:
    from empires.server.notices.mail import MailServer  # noqa: PLC0415

    if url is not None:
        try:
            MailServer.of(url)
        except ValueError as error:
            raise BadInput(f"--mail: {error}") from None
    return url


def changed(given: tuple[str, ...]) -> Limits:
    """The limits, with what ``--limit name=number`` says about them."""
    from empires.server.settings import Limits  # noqa: PLC0415

    known = Limits.__struct_fields__
    values: dict[str, int] = {}
    for part in given:
        name, _, number = part.partition("=")
        if name not in known or not number.isdecimal() or int(number) < 1:
            right = f"NAME=N with N from 1 and NAME one of {', '.join(known)}"
            raise BadInput(f'--limit: expected {right}, got "{part}"')
        values[name] = int(number)
    return Limits(**values)


def run(settings: Settings, opens: bool, any_port: bool) -> None:
    """Serve until somebody stops it."""
    import uvicorn  # noqa: PLC0415

    from empires.server.connections import Connection, OpenSocket  # noqa: PLC0415
    from empires.server.logs import set_up_logs  # noqa: PLC0415

    with (
        unwinding(),
        prepared(settings),
        listening(settings, any_port) as socket,
        figures_of_all(settings),
    ):
        settings = replace(settings, port=socket.getsockname()[1])
        settings.to_environment()
        set_up_logs(settings.log_level)
        tell(settings, opens)
        config = uvicorn.Config(
            "empires.server.app:from_environment",
            factory=True,
            workers=settings.workers,
            log_config=None,
            access_log=False,
            server_header=False,
            http=Connection,
            ws=OpenSocket,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,  # it would cost more memory than the table itself
            timeout_graceful_shutdown=GRACE,
            timeout_worker_healthcheck=START,
        )
        if not served(config, socket):
            sys.exit(FAILED)


def served(config: uvicorn.Config, socket: socket.socket) -> bool:
    """Serve until somebody stops it; false if it could not even begin."""
    import uvicorn  # noqa: PLC0415

    from empires.server.supervisor import Supervisor  # noqa: PLC0415

    if config.workers > 1:
        supervisor = Supervisor(config, sockets=[socket])
        supervisor.run()
        return not supervisor.has_failed
    uvicorn.Server(config).run(sockets=[socket])  # if it can't begin, it says so and exits
    return True


@contextmanager
def figures_of_all(settings: Settings) -> Iterator[None]:
    """A folder where several workers put their figures together."""
    if settings.workers == 1:
        yield
        return
    with TemporaryDirectory(prefix="empires-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


@contextmanager
def unwinding() -> Iterator[None]:
    """Within, SIGTERM ends the program as its end would: temporary files are removed."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def prepared(settings: Settings) -> Iterator[None]:
    """What can be wrong with the packs and the database is found before anything is served."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from empires.server.games import open_pack  # noqa: PLC0415
    from empires.server.storage.database import InUse, NewerSchema, held, made  # noqa: PLC0415

    with refusing(ContentError):
        for pack in settings.content:
            open_pack(pack)
    with ExitStack() as stack:
        try:
            stack.enter_context(held(settings.database))
            asyncio.run(made(settings.database))
        except (SQLAlchemyError, OSError, InUse, NewerSchema) as error:
            raise BadInput(f"--database: {first_of(str(error).splitlines()[:1])}") from None
        yield


def listening(settings: Settings, any_port: bool) -> socket.socket:
    """A socket at the address, or the reason why there is none."""
    try:
        found = listener(settings.host, settings.port)
    except OSError as error:
        if any_port and error.errno == EADDRINUSE:
            return listening(replace(settings, port=0), any_port=False)
        where = f"{settings.host}:{settings.port}"
        raise BadInput(f"--port: can't listen on {where}: {error.strerror}") from None
    found.set_inheritable(True)
    return found


def listener(host: str, port: int) -> socket.socket:
    family, kind, proto, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    found = socket.socket(family, kind, proto)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(BACKLOG)  # whoever comes from now on is kept waiting, not turned away
    except OSError:
        found.close()
        raise
    return found


def tell(settings: Settings, opens: bool) -> None:
    """Say where it is, and open the browser if that was wanted and there is one."""
    everywhere = settings.host in ("0.0.0.0", "::")
    host = "127.0.0.1" if everywhere else settings.host
    address = (
        f"http://[{host}]:{settings.port}/" if ":" in host else f"http://{host}:{settings.port}/"
    )
    click.echo(f"Empires: {address} (Ctrl-C stops it)")
    if opens and sys.stdout.isatty():
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

"""What an operator copies from the pages is right: proxies, a service, a container, a backup."""

from __future__ import annotations

import asyncio
import datetime
import fnmatch
import json
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Final

import asyncpg
import pytest
from alembic import command
from alembic.config import Config
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from sqlalchemy import Connection, create_engine, text

from empires.cli.serve import command as serve
from empires.server import storage
from tests.server.kit import NO_LIMITS, Api, Made, human, serving
from tests.server.test_taking_back import begun, play_past_a_barrier

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = ROOT / "docs" / "hosting"


def ran(*command: str | Path, **more: str) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        check=False,
        env=more or None,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def needs(program: str) -> pytest.MarkDecorator:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin")
    return pytest.mark.skipif(found is None, reason=f"{program} is not on this machine")


# --- in front of it, and around it --------------------------------------------------------------


def certificate(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "play.example.org")])
    now = datetime.datetime.now(datetime.UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now)
        .not_valid_after(now + datetime.timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    files = folder / "fullchain.pem", folder / "privkey.pem"
    pem = serialization.Encoding.PEM
    files[0].write_bytes(signed.public_bytes(pem))
    plain = serialization.NoEncryption()
    files[1].write_bytes(key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain))
    return files


@needs("nginx")
def test_nginx_takes_its_page(tmp_path: Path) -> None:
    page = (PAGES / "nginx.conf").read_text(encoding="utf-8")
    for file in certificate(tmp_path):
        page = page.replace(f"/etc/letsencrypt/live/play.example.org/{file.name}", str(file))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in kinds)
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}{page}\n}}\n",
        encoding="utf-8",
    )
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    ran(program, "-t", "-e", "stderr", "-p", tmp_path, "-c", whole)


@needs("caddy")
def test_caddy_takes_its_page(tmp_path: Path) -> None:
    page = PAGES / "Caddyfile"
    kept = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    ran("caddy", "validate", "--adapter", "caddyfile", "--config", page, **kept)


@needs("systemd-analyze")
def test_systemd_takes_its_page(tmp_path: Path) -> None:
    page = (PAGES / "empires.service").read_text(encoding="utf-8")
    assert "RestartSec=" in page
    unit = tmp_path / "empires.service"
    unit.write_text(page.replace("/opt/empires/bin/empires", sys.executable), encoding="utf-8")
    ran("systemd-analyze", "verify", "--man=no", "--recursive-errors=no", unit)


def options_in(words: list[str]) -> set[str]:
    return {word for word in words if word.startswith("--")}


def test_the_pages_name_options_that_there_are() -> None:
    known = {option for each in serve.params for option in each.opts}
    unit = (PAGES / "empires.service").read_text(encoding="utf-8")
    started = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    assert options_in(started.split()) <= known
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    entry = next(line for line in image.splitlines() if line.startswith("ENTRYPOINT "))
    words = json.loads(entry.removeprefix("ENTRYPOINT "))
    assert words[:2] == ["empires", "serve"]
    assert options_in(words) <= known


def test_a_container_is_given_what_the_build_needs_and_no_more() -> None:
    patterns = [
        line
        for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]

    def is_left_out(path: str) -> bool:
        parts = path.split("/")
        heads = ["/".join(parts[:n]) for n in range(1, len(parts) + 1)]
        return any(
            fnmatch.fnmatch(head, pattern.removeprefix("**/")) or fnmatch.fnmatch(head, pattern)
            for head in [*heads, parts[-1]]
            for pattern in patterns
        )

    for path in ("tests/conftest.py", ".venv/bin/python", ".git/HEAD", "web/node_modules/x.js"):
        assert is_left_out(path), path
    needed = ["pyproject.toml", "setup.py", "constraints.txt", "README.md", "LICENSE"]
    needed += ["MANIFEST.in", "tools/backend.py", "web/package.json", "web/src/App.svelte"]
    needed += ["src/empires/content/empires_end.toml", "src/empires/text/de/server.ftl"]
    for path in needed:
        assert (ROOT / path).exists(), path
        assert not is_left_out(path), path


# --- a copy, and a database of the release before -----------------------------------------------


def played(api: Api) -> Made:
    """A game in which much has happened: past a barrier, asked, agreed, left and taken back."""
    made = begun(api)
    seat = play_past_a_barrier(made)
    made.undo(seat, ask=True)
    for other in range(3):
        if other != seat:
            made.act(other, "answer", agree=True)
    made.act(seat, "chat", text="Thanks!")
    return made


def goes_on(server_of: Made, before: dict[str, object]) -> None:
    """It is as it was, and can be played."""
    about = server_of.about()
    for key in ("ply", "version", "status", "commitment", "options"):
        assert about[key] == before[key], key
    assert server_of.api.get(server_of.path("/chat")).json()["chat"][0]["text"] == "Thanks!"
    server_of.play_first(server_of.deciding()[0])


def at(api: Api, made: Made) -> Made:
    again = Made(api, {"id": made.id, "table": {}, "seats": []})
    again.tokens = dict(made.tokens)
    return again


@needs("sqlite3")
def test_a_copy_of_sqlite_that_was_made_while_it_ran_is_a_server(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with serving(file, *NO_LIMITS) as server:
        made = played(Api(server))
        before = made.about()
        ran("sqlite3", file, f".backup {copy}")
        made.play_first(made.deciding()[0])
    with serving(copy, *NO_LIMITS) as server:
        goes_on(at(Api(server), made), before)


async def tools_of(postgresql: str) -> Path:
    """Where the programs are that belong to that very server."""
    connection = await asyncpg.connect(postgresql)
    try:
        found = await connection.fetchval("SELECT setting FROM pg_config WHERE name = 'BINDIR'")
        return Path(found)
    finally:
        await connection.close()


@pytest.mark.slow
def test_a_copy_of_postgresql_is_a_server(postgresql: str, tmp_path: Path) -> None:
    tools = asyncio.run(tools_of(postgresql))
    dump = tmp_path / "empires.dump"
    address, _, rest = postgresql.partition("?")
    restored = f"{address.rsplit('/', 1)[0]}/restored{'?' + rest if rest else ''}"
    with serving(postgresql, *NO_LIMITS) as server:
        made = played(Api(server))
        before = made.about()
        ran(tools / "pg_dump", "--format=custom", f"--file={dump}", postgresql)
    ran(tools / "psql", postgresql, "--command", "CREATE DATABASE restored")
    ran(tools / "pg_restore", "--clean", "--if-exists", "--dbname", restored, dump)
    with serving(restored, *NO_LIMITS) as server:
        goes_on(at(Api(server), made), before)
    ran(tools / "psql", postgresql, "--command", "DROP DATABASE restored")


def as_of_the_first_release(connection: Connection) -> None:
    """Take away all that its program did not know: tables, columns, and what entries tell."""
    config = Config()
    config.set_main_option("script_location", str(Path(storage.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.downgrade(config, "0001")
    for id, written in connection.execute(text("SELECT id, setup FROM tables")).all():
        setup = written if isinstance(written, dict) else json.loads(written)
        for new in ("seeded", "hints"):
            setup.pop(new, None)
        for seat in setup["seats"]:
            seat.pop("copies", None)
        kept = {"setup": json.dumps(setup), "id": id}
        connection.execute(text("UPDATE tables SET setup = :setup WHERE id = :id"), kept)
    wanted = "SELECT table_id, number, kind, data FROM entries WHERE data IS NOT NULL"
    for id, number, kind, written in connection.execute(text(wanted)).all():
        data = written if isinstance(written, dict) else json.loads(written)
        for new in ("nonce", "needed", "late", *(["token"] if kind == "join" else [])):
            data.pop(new, None)
        kept = {"data": json.dumps(data) if data else None, "id": id, "number": number}
        changed = "UPDATE entries SET data = :data WHERE table_id = :id AND number = :number"
        connection.execute(text(changed), kept)


def test_a_database_of_the_first_release_is_brought_up_to_date(tmp_path: Path) -> None:
    """With games in the middle, whose players still hold the secrets they had."""
    file = tmp_path / "tables.sqlite"
    with serving(file, *NO_LIMITS) as server:
        api = Api(server)
        made = api.create("empires-end", human("Ada"), human(), human())
        old = dict(made.tokens)
        for seat, name in ((1, "Bob"), (2, "Cem")):
            made.join(seat, name)
        seat = play_past_a_barrier(made)
        made.undo(seat, ask=True)
        for other in range(3):
            if other != seat:
                made.act(other, "answer", agree=True)
        made.act(seat, "chat", text="Thanks!")
        before = made.about()
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        as_of_the_first_release(connection)
    engine.dispose()
    with sqlite3.connect(file) as database:
        (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        assert version == "0001"
    with serving(file, *NO_LIMITS) as server:
        made.tokens = old
        goes_on(at(Api(server), made), before)

"""Builds the page that needs no server into site/: static files, Python and our package among them.

Run it as `python web/site_build.py`; `make site` does, with everything it needs at hand. A wheel of
ours that was compiled for the browser takes the place of the sources: `--wheel FILE`.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from app_build import ROOT, WEB, environment, install, run
from progress import step

SITE = ROOT / "site"
BUILD = ROOT / "build" / "site"
PACKAGE = WEB / "node_modules" / "pyodide"
LOCK = "pyodide-lock.json"
CONSTRAINTS = ROOT / "constraints.txt"
# Made for the Python that the page runs; their versions are those of everybody else.
COMPILED = ("msgspec", "librt")
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
PLAIN = (
    "fluent.runtime",
    "fluent.syntax",
    "attrs",
    "babel",
    "pytz",
    "typing_extensions",
    "mypy_extensions",
    "confusable-homoglyphs",
)
# Of Babel's thousand languages, ours.
LOCALES = ("/root.dat", "/en.dat", "/de.dat")
UNUSED = ("babel/messages/", "babel/support", "confusable_homoglyphs/cli")
# Parts of ours that only computers with a server, a terminal or a C compiler use.
NOT_OURS = (
    "cli",
    "envs",
    "terminal",
    "training",
    "server/routes",
    "server/static",
    "server/notices",
)
OURS = (".py", ".toml", ".ftl", ".json")
# What the page says itself it has with it.
THE_PAGES = "web.ftl"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wheel", type=Path, help="our package, compiled for the browser")
    given = parser.parse_args()
    install()
    step("Building the page that needs no server (usually a minute)")
    run("run", "site", "--silent")
    gather(given.wheel)
    python = SITE / "python"
    python.mkdir()
    node("compile.mjs", str(BUILD))
    parts = [
        packed(BUILD / "stdlib.zip", python),
        packed(BUILD / "lib.zip", python),
        packed(PACKAGE / "pyodide.asm.wasm", python),
        *(packed(wheel, python) for wheel in sorted(BUILD.glob("wheels/*.whl"))),
    ]
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copy(PACKAGE / name, python)
    (python / LOCK).write_text(json.dumps(without_packages()))
    (python / "parts.json").write_text(json.dumps(parts))
    tell_what_there_is()
    node("finish.mjs", str(SITE))


def gather(wheel: Path | None) -> None:
    """Our package and what it imports, as sources, into the build folder."""
    shutil.rmtree(BUILD, ignore_errors=True)
    lib, wheels = BUILD / "lib", BUILD / "wheels"
    lib.mkdir(parents=True)
    wheels.mkdir()
    if wheel is None:
        for file in ours():
            copy(ROOT / "src" / file, lib / file)
    else:
        shutil.copy(wheel, wheels)
    for name in PLAIN:
        for file in distribution(name).files or ():
            if is_needed(str(file)):
                copy(Path(str(file.locate())), lib / file)
    fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
    fetch += ["--disable-pip-version-check", "--implementation", "cp", "--abi", "cp314", *PLATFORM]
    subprocess.run([*fetch, "--dest", str(wheels), *pinned(COMPILED)], check=True)


def ours() -> Iterator[Path]:
    source = ROOT / "src"
    for file in (source / "empires").rglob("*"):
        within = file.relative_to(source)
        inside = within.relative_to("empires").as_posix()
        if file.suffix not in OURS or file.name == THE_PAGES:
            continue
        if not inside.startswith(tuple(f"{each}/" for each in NOT_OURS)):
            yield within


def is_needed(file: str) -> bool:
    if file.startswith("babel/locale-data/"):
        return file.endswith(LOCALES)
    if file.startswith(UNUSED) or ".dist-info" in file or "/tests/" in file or "../" in file:
        return False
    return file.endswith((".py", ".dat", ".json"))


def pinned(names: tuple[str, ...]) -> list[str]:
    lines = CONSTRAINTS.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.partition("==")[0] in names]


def copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def without_packages() -> dict[str, object]:
    """What Python's loader reads first, without the hundreds of packages that nobody loads here."""
    told: dict[str, object] = json.loads((PACKAGE / LOCK).read_text(encoding="utf-8"))
    return told | {"packages": {}}


def packed(file: Path, folder: Path) -> dict[str, str | int]:
    """A part as it is fetched: compressed whatever the host does, and named by what is in it."""
    data = file.read_bytes()
    if file.suffix == ".whl":  # inflated once here, and not at every start there
        data = stored(file)
    small = gzip.compress(data, 9, mtime=0)
    name = f"{file.name.split('-')[0]}.{hashlib.sha256(small).hexdigest()[:12]}.gz"
    (folder / name).write_bytes(small)
    return {"part": file.name.split("-")[0], "file": name, "bytes": len(small)}


def stored(wheel: Path) -> bytes:
    """A wheel whose files are not compressed one by one."""
    loose = BUILD / wheel.name
    with zipfile.ZipFile(wheel) as given, zipfile.ZipFile(loose, "w", zipfile.ZIP_STORED) as out:
        for name in given.namelist():
            out.writestr(zipfile.ZipInfo(name), given.read(name))
    return loose.read_bytes()


def tell_what_there_is() -> None:
    """What never changes is answered without Python: the first page waits for nothing."""
    from empires.solo.desk import Desk  # noqa: PLC0415 - a page can be checked without it
    from empires.solo.shelf import Memory  # noqa: PLC0415

    async def answers() -> None:
        desk = Desk(Memory())
        told = json.loads((await desk.request("GET", "/api/games", {})).body)
        paths = {"/api/games": "games.json"}
        for game in told["games"]:
            for lang in game["words"]:
                of = f"/api/games/{game['name']}"
                paths[f"{of}/rules?lang={lang}"] = f"{game['name']}-rules-{lang}.json"
                for pack in game["packs"]:
                    target = f"{of}/content?lang={lang}&content={pack['content']}"
                    paths[target] = f"{game['name']}-content-{lang}.json"
        folder = SITE / "answers"
        folder.mkdir()
        for target, name in paths.items():
            (folder / name).write_bytes((await desk.request("GET", target, {})).body)
        (folder / "index.json").write_text(json.dumps(paths))

    asyncio.run(answers())


def node(script: str, *arguments: str) -> None:
    found = environment()
    program = shutil.which("node", path=found["PATH"])
    assert program is not None
    subprocess.run([program, WEB / "site" / script, *arguments], cwd=WEB, env=found, check=True)


if __name__ == "__main__":
    main()

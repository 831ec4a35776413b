"""Another version of the page that needs no server, as if it had been built and published."""

from __future__ import annotations

import gzip
import io
import runpy
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.web.static import SITE


def publish_another(folder: Path) -> None:
    """Another version: with a mark that the page does not show, and a wheel that was compiled."""
    put_beside(folder, wheel_of(folder, folder.parent / "empires.whl"))
    page, worker = folder / "index.html", folder / "sw.js"
    marked = page.read_text("utf-8").replace("<head>", '<head><meta name="build" content="second">')
    page.write_text(marked, "utf-8")
    text = worker.read_text("utf-8")
    assert "const VERSION = '" in text
    worker.write_text(text.replace("const VERSION = '", "const VERSION = 'second-"), "utf-8")


def wheel_of(folder: Path, wheel: Path) -> Path:
    """A wheel with a module as source and compiled, and one that no page needs.

    There is no compiler for the browser here: the module was compiled by others.
    """
    with part(folder, "librt") as theirs, zipfile.ZipFile(wheel, "w") as out:
        (name,) = (
            each
            for each in theirs.namelist()
            if each.startswith("librt/base64.") and each.endswith(".so")
        )
        out.writestr(name.replace("librt/", "empires/"), theirs.read(name))
        out.writestr("empires/base64.py", "")
        out.writestr("empires/training/unwanted.py", "")
    return wheel


def put_beside(folder: Path, wheel: Path) -> None:
    """As the build of the page does it."""
    runpy.run_path(str(SITE.parent / "web" / "own_files.py"))["unpack"](
        wheel, folder.parent / "own"
    )
    (old,) = folder.glob("python/lib.zip.*.gz")
    packed = old.with_name("lib.zip.second.gz")
    with part(folder, "lib.zip") as before:
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as out:
            for name in before.namelist():
                out.writestr(name, before.read(name))
            for file in sorted((folder.parent / "own").rglob("*.*")):
                out.write(file, file.relative_to(folder.parent / "own"))
    packed.write_bytes(gzip.compress(buffer.getvalue(), 1))
    old.unlink()
    for list_ in (folder / "sw.js", folder / "python" / "parts.json"):
        list_.write_text(list_.read_text("utf-8").replace(old.name, packed.name), "utf-8")


@contextmanager
def part(folder: Path, name: str) -> Iterator[zipfile.ZipFile]:
    (packed,) = folder.glob(f"python/{name}.*.gz")
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed.read_bytes()))) as found:
        yield found

"""Builds the packages of a release into dist/, and tries each in a clean environment.

`make dist` runs it. The wheels are built from the source distribution, which shows that nothing is
missing there; then both are installed as somebody would, compiled and pure. Where there is no C
compiler there is no compiled wheel, and it says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.installing.clean import ROOT, Clean

DIST: Final = ROOT / "dist"
PINS: Final = str(ROOT / "constraints.txt")
# Each installer has its own names for them, and for those of what builds a package.
PINNED: Final = dict.fromkeys(("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT"), PINS)


def built(kind: str, source: Path, **more: str) -> Path:
    """One package, built in isolation with the pinned tools."""
    before = set(DIST.glob("*"))
    told = f"{kind} of {source.name}{' '.join(['', *more])}"
    command = [sys.executable, "-m", "build", f"--{kind}", "--outdir", str(DIST), str(source)]
    progress(f"Building the {told}", command, **more)
    new = sorted(set(DIST.glob("*")) - before)
    assert len(new) == 1, f"one package was expected, there came {new}"
    print(f"{new[0].relative_to(ROOT)}: {new[0].stat().st_size / 2**20:.1f} MB", flush=True)
    return new[0]


def progress(what: str, command: list[str], **more: str) -> None:
    line = [sys.executable, str(ROOT / "tools" / "progress.py"), what, "--", *command]
    if subprocess.run(line, env={**os.environ, **PINNED, **more}, check=False).returncode:
        sys.exit(1)


def tried(package: Path, compiled: bool, **more: str) -> None:
    """Install it into an environment that has nothing else, and play."""
    form = "compiled" if compiled else "pure"
    with tempfile.TemporaryDirectory() as folder:
        clean = Clean(Path(folder, "clean"))
        pip = str(clean.bin / "pip")
        progress(f"Installing {package.name}, {form}", [pip, "install", str(package)], **more)
        assert clean.is_compiled() == compiled, f"{package.name} should be {form}"
        clean.plays()
    print(f"{package.name}, {form}: installed, plays both games, serves its page", flush=True)


def main() -> None:
    os.environ.pop("EMPIRES_PURE", None)
    shutil.rmtree(DIST, ignore_errors=True)
    source = built("sdist", ROOT)
    with tempfile.TemporaryDirectory() as folder:
        shutil.unpack_archive(source, folder, filter="data")
        (unpacked,) = Path(folder).iterdir()
        pure = built("wheel", unpacked, EMPIRES_PURE="1")
        compiled = None
        if can_compile():
            compiled = built("wheel", unpacked)
    tried(pure, compiled=False)
    tried(source, compiled=False, EMPIRES_PURE="1")
    if compiled is None:
        print("no compiled wheel: there is no C compiler here", flush=True)
    else:
        tried(compiled, compiled=True)
        tried(source, compiled=True)


def can_compile() -> bool:
    code = "import setuptools, compiler, sys; sys.exit(bool(compiler.reason_not_to_compile()))"
    where = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    done = subprocess.run([sys.executable, "-c", code], env=where, check=False, capture_output=True)
    return done.returncode == 0


if __name__ == "__main__":
    main()

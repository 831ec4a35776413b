"""Environments with nothing in them, and whether the game that was installed into one is whole."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).parents[2]
# Compiling takes minutes (`make dist` tries it), and so does bytecode of what is never run.
QUICKLY: Final = {
    "EMPIRES_PURE": "1",
    "PIP_CONSTRAINT": "constraints.txt",
    "PIP_NO_COMPILE": "1",
}
OF_THE_MACHINE: Final = ("PYTHONPATH", "PYTHONHOME", "EMPIRES_PURE", "EMPIRES_STEPS")
NOT_IN_A_CLONE: Final = ("*.so", "*.pyd", "*.egg-info", "__pycache__", "node_modules")
FOR_A_BUILD: Final = ("src", "tools", "web", "pyproject.toml", "setup.py", "constraints.txt")
FOR_A_BUILD_TOO: Final = ("README.md", "LICENSE", "MANIFEST.in")


class Clean:
    """An environment of its own, and a folder from which no clone is in sight."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        command = [sys.executable, "-m", "venv", str(folder / "env")]
        subprocess.run(command, check=True)
        self.bin = folder / "env" / "bin"

    def run(
        self, *command: str, cwd: Path | None = None, **more: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment; what went wrong is in the error."""
        done = subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            cwd=cwd or self.home,
            env=self.variables(**more),
            capture_output=True,
            text=True,
            check=False,
        )
        said = f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
        assert done.returncode == 0, said
        return done

    def variables(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in OF_THE_MACHINE}
        return {**kept, "XDG_DATA_HOME": str(self.home), **more}

    def is_compiled(self) -> bool:
        code = "import empires.rules.position as it; print(it.__file__)"
        return not self.run("python", "-c", code).stdout.strip().endswith(".py")

    def plays(self) -> None:
        """The game answers, plays to the end, and shows its page."""
        assert re.fullmatch(r"empires \d+\.\d+.*\n", self.run("empires", "--version").stdout)
        assert "serve" in self.run("empires", "--help").stdout
        for game in ("empires-end", "first-empires"):
            # Who takes thought is slow where nothing is compiled, and shows no more.
            self.run("empires", "play", game, "--humans", "0", "--seed", "7", "--bots", "random")
        self.serves()

    def serves(self) -> None:
        """The page comes, and every script and style it asks for."""
        server = subprocess.Popen(
            [str(self.bin / "empires"), "serve", "--port", "0"],
            cwd=self.home,
            env=self.variables(PYTHONUNBUFFERED="1"),
            stdout=subprocess.PIPE,
            text=True,
        )
        with server:
            try:
                assert server.stdout is not None
                told = server.stdout.readline()
                address = re.search(r"http://\S+/", told)
                assert address, told
                page = fetched(address[0])
                asked = re.findall(r'(?:src|href)="/?([^"]+\.(?:js|css))"', page)
                assert asked, page
                for file in asked:
                    assert fetched(address[0] + file)
            finally:
                server.terminate()
        assert server.returncode in (0, -signal.SIGTERM)


def fetched(address: str) -> str:
    with urlopen(address, timeout=30) as answer:
        return str(answer.read().decode())


def copy_of_the_clone(folder: Path) -> Path:
    """The sources, with the page if it is built: no build leaves anything in the real ones."""
    for name in FOR_A_BUILD + FOR_A_BUILD_TOO:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns(*NOT_IN_A_CLONE))
        else:
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, folder / name)
    return folder

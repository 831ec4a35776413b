"""Writes the golden playthroughs anew: ``python -m tests.golden.regenerate``, from the root.

Do it when a rule or a card was changed on purpose, and read the difference that git shows: it
should be what you meant and nothing else. If the same seed and the same moves no longer give the
same game, raise the game's ``rules_version`` first. The values in ``tests/test_determinism.py``
change at the same time; that test says what to write there.
"""

from __future__ import annotations

from tests.golden.playthrough import FOLDER, PLAYTHROUGHS, written


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for play in PLAYTHROUGHS:
        play.file.write_text(written(play), encoding="utf-8", newline="\n")
        print(f"wrote {play.file.name}")


if __name__ == "__main__":
    main()

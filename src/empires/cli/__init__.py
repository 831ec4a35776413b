"""The `empires` command. Each subcommand has a file of its own, imported when it is called for."""

from empires.cli.program import Program

__all__ = ["main", "program"]

program = Program(
    commands={
        "serve": "Serve tables to browsers and programs, for people and bots.",
        "play": "Play a game in the terminal, against bots or with friends at one screen.",
        "learn": "Learn a game by playing: a first game that teaches.",
        "rules": "Read the numbered rules, or see which tests prove them.",
        "content": "Read cards and places; check, compare and join packs.",
        "replay": "Read a recorded game, or look at one moment of it.",
        "review": "Was it luck? A finished game with luck and errors apart.",
        "verify": "Check that records are honest: untouched, replayable, sealed shuffle.",
        "scenario": "Run scenario files: a position, some moves, what should happen.",
        "arena": "Let bots play each other, and see who is better and how sure that is.",
        "balance": "See what cards and seats are worth, and what a changed pack changes.",
        "puzzles": "Mine games of bots for puzzles, and check those that are there.",
        "ladder": "See how far apart the levels are, and how that changes between versions.",
        "train": "Learn what positions are worth, by playing, and prove it in a match.",
        "dataset": "Write the decisions of bots' games to a Parquet file, to learn from.",
        "fuzz": "Play many random games and check every position of them.",
        "bench": "Measure how fast the rules run on this machine.",
    }
)


def main() -> None:
    """The entry point of the installed command."""
    program()

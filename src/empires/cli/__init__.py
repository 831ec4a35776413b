"""The `empires` command. Each subcommand has a file of its own, imported when it is called for."""

from empires.cli.program import Program

__all__ = ["main", "program"]

program = Program(
    commands={
        "serve": "Serve tables to browsers and programs, for people and bots.",
        "play": "Play a game in the terminal, against bots or with friends at one screen.",
        "rules": "Read the numbered rules, or see which tests prove them.",
        "content": "Read cards and places, or check a pack of your own.",
        "replay": "Read a recorded game, or look at one moment of it.",
        "verify": "Check that records are honest: untouched, replayable, sealed shuffle.",
        "scenario": "Run scenario files: a position, some moves, what should happen.",
        "arena": "Let bots play each other, and see who is better and how sure that is.",
        "dataset": "Write the decisions of bots' games to a Parquet file, to learn from.",
        "fuzz": "Play many random games and check every position of them.",
        "bench": "Measure how fast the rules run on this machine.",
    }
)


def main() -> None:
    """The entry point of the installed command."""
    program()
